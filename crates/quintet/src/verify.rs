//! `quintet verify`: recomputes all randomness of a recorded game from its revealed secret.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use crate::error::CommandError;
use crate::logs;

/// Check that every deal and die of a recorded game is what its revealed secret gives
///
/// Before a game its table shows the hash of a secret; at the end the secret itself. This recomputes everything
/// that follows from it. Exit code 0: all is right; 1: something is not, or the secret or the end of the game is
/// missing; 2: the file cannot be read.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The log, or - for standard input
    file: PathBuf,
}

/// Runs the command.
pub(crate) fn run(args: &Args) -> Result<ExitCode, CommandError> {
    let text = logs::read(&args.file)?;
    let (entry, _) = logs::game(&args.file, &text)?;
    let verified = logs::fold(&args.file, || entry.verify(&text))?;
    let mut out = std::io::stdout().lock();
    let Some(audit) = verified.audit else {
        writeln!(
            out,
            "The secret is not revealed in this log: nothing can be checked before the game is over."
        )?;
        return Ok(ExitCode::FAILURE);
    };
    let checks = audit.checks();
    for check in checks {
        writeln!(out, "{} {}", if check.holds { '✓' } else { '✗' }, check.what)?;
    }
    let failed = checks.iter().filter(|check| !check.holds).count();
    if failed > 0 {
        writeln!(out, "{failed} of {} checks failed: this game was not dealt by its secret.", checks.len())?;
    } else if !verified.over {
        // The missing part may be missing on purpose.
        writeln!(
            out,
            "What there is holds, but the log ends before the game does: the rest cannot be checked."
        )?;
    } else {
        writeln!(out, "All {} checks hold: every deal and die is what the secret gives.", checks.len())?;
        return Ok(ExitCode::SUCCESS);
    }
    Ok(ExitCode::FAILURE)
}
