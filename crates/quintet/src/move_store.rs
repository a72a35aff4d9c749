//! `quintet move`: everything that is kept, from a folder to PostgreSQL or back.

use std::process::ExitCode;

use store::{Place, Progress};

use crate::cli::progress;
use crate::error::CommandError;
use crate::store_args::StoreArgs;

/// Move everything that is kept from a data folder to a PostgreSQL database, or back
///
/// No server may run on either, and the target must be new. What is copied is read back and compared, row by row, before it
/// counts; until then no server starts on it. Stopped or killed at any point and started again, it goes on where it was.
/// What is moved stays where it was, too: serve one of both from then on.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Where it is to go: `postgres://USER:PASSWORD@HOST/DATABASE`, or `sqlite:FOLDER`
    #[arg(long, value_name = "STORE")]
    to: Place,
    #[command(flatten)]
    store: StoreArgs,
}

/// Runs the command.
pub(crate) fn run(args: &Args) -> Result<ExitCode, CommandError> {
    let from = args.store.place();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let bar = progress(0, "rows copied and compared");
    let tell = |progress: Progress| {
        bar.set_length(progress.total);
        bar.set_position(progress.done);
    };
    let moved = runtime.block_on(store::move_all(&from, &args.to, tell));
    bar.finish_and_clear();
    let moved = moved.map_err(|error| CommandError::Failed(error.to_string()))?;
    for (name, rows) in moved.rows.iter().filter(|(_, rows)| *rows > 0) {
        println!("{name:<12} {rows:>10}");
    }
    let done =
        if moved.was_there { "was there already, and is the same" } else { "moved, read back and compared" };
    println!("{from} to {}: {done}", args.to);
    Ok(ExitCode::SUCCESS)
}
