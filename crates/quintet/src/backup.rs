//! `quintet backup`: a snapshot of the data while the server runs.

use std::path::PathBuf;
use std::process::ExitCode;

use crate::error::CommandError;

/// Copy the data of a server, even while it runs
///
/// The copy is a snapshot of one moment, is checked before it counts, and is itself a data folder: `quintet serve
/// --data FOLDER` goes on from it.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// A new folder for the copy
    folder: PathBuf,
    /// The data folder of the server
    #[arg(long, value_name = "FOLDER", default_value = "data")]
    data: PathBuf,
}

/// Runs the command.
pub(crate) fn run(args: &Args) -> Result<ExitCode, CommandError> {
    let copied =
        store::backup(&args.data, &args.folder).map_err(|error| CommandError::Failed(error.to_string()))?;
    println!("{}: {} tables, {} bytes", copied.path.display(), copied.tables, copied.bytes);
    Ok(ExitCode::SUCCESS)
}
