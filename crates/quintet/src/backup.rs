//! `quintet backup`: a snapshot of the data while the server runs.

use std::path::PathBuf;
use std::process::ExitCode;

use store::Place;

use crate::error::CommandError;
use crate::store_args::StoreArgs;

/// Copy the data of a server, even while it runs
///
/// The copy is a snapshot of one moment, is checked before it counts, and is itself a data folder: `quintet serve
/// --data FOLDER` goes on from it. A PostgreSQL database is copied by its own means: this names the command.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// A new folder for the copy
    folder: PathBuf,
    #[command(flatten)]
    store: StoreArgs,
}

/// Runs the command.
pub(crate) fn run(args: &Args) -> Result<ExitCode, CommandError> {
    let data = match args.store.place() {
        Place::Folder(data) => data,
        Place::Postgres(url) => {
            return Err(CommandError::Failed(format!(
                "{url} is copied by PostgreSQL's own means, while servers run: pg_dump --format=custom --schema=quintet \
                 --file={}.dump postgres://… (and brought back by pg_restore into an empty database)",
                args.folder.display()
            )));
        }
    };
    let copied =
        store::backup(&data, &args.folder).map_err(|error| CommandError::Failed(error.to_string()))?;
    println!("{}: {} tables, {} bytes", copied.path.display(), copied.tables, copied.bytes);
    Ok(ExitCode::SUCCESS)
}
