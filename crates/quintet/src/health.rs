//! `quintet health`: whether a server is ready, for those who restart it if it is not.

use std::net::SocketAddr;
use std::process::ExitCode;

use crate::doctor::readiness;
use crate::error::CommandError;
use crate::settings::FileArgs;

/// Ask the server on this machine whether it is ready
///
/// For the health checks of containers and the like, where there is no curl: the exit code is 0 if it is and 1 if not.
/// Finds the server by the same flag, variable or file as `quintet serve`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Where the server listens
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:5555")]
    listen: SocketAddr,
    #[command(flatten)]
    _settings: FileArgs,
}

/// Runs the command.
pub(crate) fn run(args: &Args) -> Result<ExitCode, CommandError> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let said = runtime.block_on(readiness(args.listen)).map_err(CommandError::Failed)?;
    println!("{said}");
    Ok(ExitCode::SUCCESS)
}
