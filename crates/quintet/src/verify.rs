//! `quintet verify`: judges a finished game from the first shuffle to the winner.

mod words;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use table::log::Seal;
use table::reading::{self, Thing};
use table::verify::{Finding, Limit, Verification, check_receipt};
use table::{Check, Receipt, Sentence, table_rules};

use crate::error::CommandError;
use crate::logs;

/// Check a finished game from the first shuffle to the winner
///
/// Every shuffle and die is repeated from the revealed secret, and every record is decided again by the rules: points,
/// melds, series, placements, the order of play and the outcome must come out the same. What no log can prove is said
/// too. Exit code 0: all is right; 1: something is not, or the secret or the end of the game is missing; 2: the file
/// cannot be read; 3: what could be checked is right, but part of the game was played by rules, or recorded in a
/// format, from before all of it could be.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The log, or - for standard input
    file: PathBuf,
    /// The receipt that your page kept of the start
    #[arg(long, value_name = "FILE")]
    receipt: Option<PathBuf>,
    /// The log of the game that this one goes on from, where it began at a moment of another
    #[arg(long, value_name = "FILE")]
    origin: Option<PathBuf>,
    /// Answer with one JSON object
    #[arg(long)]
    json: bool,
}

/// The answer for programs.
#[derive(serde::Serialize)]
struct Report<'a> {
    finding: &'static str,
    holds: bool,
    over: bool,
    judged: usize,
    unjudged: usize,
    seal: Option<Seal>,
    checks: &'a [Check],
    unchecked: Vec<String>,
}

/// Runs the command.
pub(crate) fn run(args: &Args) -> Result<ExitCode, CommandError> {
    let text = logs::read(&args.file)?;
    let (entry, header) = logs::game(&args.file, &text)?;
    let receipt = args.receipt.as_deref().map(receipt).transpose()?;
    let verified = logs::fold(&args.file, entry.about(), || entry.verify(&text))?;
    let mut out = std::io::stdout().lock();
    let Some(mut verified) = verified else {
        writeln!(
            out,
            "The secret is not revealed in this log: nothing can be checked before the game is over."
        )?;
        return Ok(ExitCode::FAILURE);
    };
    if let Some(receipt) = &receipt {
        verified.checks.extend(check_receipt(entry.about(), &header, receipt));
    }
    if let Some(path) = &args.origin {
        let origin = logs::read(path)?;
        verified.checks.extend(logs::fold(path, entry.about(), || entry.check_origin(&text, &origin))?);
        verified.limits.retain(|limit| *limit != Limit::Position);
    }
    let unchecked = unchecked(&verified, receipt.is_some());
    let (finding, code) = match verified.finding() {
        Finding::Sound => ("sound", 0),
        Finding::Partly => ("partly", 3),
        Finding::Unfinished => ("unfinished", 1),
        Finding::Broken => ("broken", 1),
    };
    if args.json {
        let Verification { over, judged, unjudged, seal, .. } = verified;
        let (holds, checks) = (verified.holds(), &*verified.checks);
        let report = Report { finding, holds, over, judged, unjudged, seal, checks, unchecked };
        serde_json::to_writer(&mut out, &report)?;
        writeln!(out)?;
    } else {
        print(&verified, &unchecked, &mut out)?;
    }
    Ok(ExitCode::from(code))
}

fn receipt(path: &Path) -> Result<Receipt, CommandError> {
    let text = logs::read(path)?;
    let bad = |why| logs::said(&path.display().to_string(), &table_rules::unreadable(why), None);
    let receipt: Receipt = reading::from_text(&text, Thing::Receipt).map_err(bad)?;
    if receipt.receipt > Receipt::FORMAT {
        return Err(bad(Sentence::new("receipt-newer")));
    }
    Ok(receipt)
}

fn print(verified: &Verification, unchecked: &[String], out: &mut impl Write) -> Result<(), CommandError> {
    for check in &verified.checks {
        writeln!(out, "{} {}", if check.holds { '✓' } else { '✗' }, words::check(check, verified))?;
    }
    writeln!(out, "{}", words::summary(verified))?;
    if let Some(seal) = verified.seal {
        writeln!(out, "Seal: {seal}. Whoever has the same seal has the same log.")?;
    }
    writeln!(out, "Not checked:")?;
    for limit in unchecked {
        writeln!(out, "- {limit}")?;
    }
    Ok(())
}

/// What the checks do not prove, a sentence each.
fn unchecked(verified: &Verification, receipt: bool) -> Vec<String> {
    let mut all: Vec<String> = verified.limits.iter().map(|limit| words::limit(*limit)).collect();
    if !receipt {
        all.push(words::NO_RECEIPT.to_owned());
    }
    all
}
