//! `quintet verify`: judges a finished game from the first shuffle to the winner.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use table::reading::{self, Thing};
use table::verify::{Limit, Verification, check_receipt};
use table::{Receipt, Sentence, table_rules};

use crate::error::CommandError;
use crate::logs;

/// Check a finished game from the first shuffle to the winner
///
/// Every shuffle and die is repeated from the revealed secret, and every record is decided again by the rules: points,
/// melds, series, placements, the order of play and the outcome must come out the same. What no log can prove is said
/// too. Exit code 0: all is right; 1: something is not, or the secret or the end of the game is missing; 2: the file
/// cannot be read.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The log, or - for standard input
    file: PathBuf,
    /// The receipt that your page kept of the start
    #[arg(long, value_name = "FILE")]
    receipt: Option<PathBuf>,
    /// Answer with one JSON object
    #[arg(long)]
    json: bool,
}

/// The answer for programs.
#[derive(serde::Serialize)]
struct Report<'a> {
    holds: bool,
    over: bool,
    checks: &'a [table::Check],
    unchecked: Vec<String>,
}

/// Runs the command.
pub(crate) fn run(args: &Args) -> Result<ExitCode, CommandError> {
    let text = logs::read(&args.file)?;
    let (entry, header) = logs::game(&args.file, &text)?;
    let receipt = args.receipt.as_ref().map(receipt).transpose()?;
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
        verified.checks.extend(check_receipt(&header, receipt));
    }
    let unchecked = unchecked(&verified, receipt.is_some());
    let right = verified.holds() && verified.over;
    if args.json {
        let (holds, over, checks) = (verified.holds(), verified.over, &*verified.checks);
        serde_json::to_writer(&mut out, &Report { holds, over, checks, unchecked })?;
        writeln!(out)?;
    } else {
        print(&verified, &unchecked, &mut out)?;
    }
    Ok(if right { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn receipt(path: &PathBuf) -> Result<Receipt, CommandError> {
    let text = logs::read(path)?;
    let bad = |why| logs::said(&path.display().to_string(), &table_rules::unreadable(why), None);
    let receipt: Receipt = reading::from_text(&text, Thing::Receipt).map_err(bad)?;
    if receipt.receipt > Receipt::FORMAT {
        return Err(bad(Sentence::new("receipt-newer")));
    }
    Ok(receipt)
}

fn print(verified: &Verification, unchecked: &[String], out: &mut impl Write) -> Result<(), CommandError> {
    let checks = &verified.checks;
    for check in checks {
        writeln!(out, "{} {}", if check.holds { '✓' } else { '✗' }, check.what)?;
    }
    let failed = checks.iter().filter(|check| !check.holds).count();
    if failed > 0 {
        writeln!(
            out,
            "{failed} of {} checks failed: this is not what the rules and the secret give.",
            checks.len()
        )?;
    } else if !verified.over {
        // The missing part may be missing on purpose.
        writeln!(
            out,
            "What there is holds, but the log ends before the game does: the rest cannot be checked."
        )?;
    } else {
        writeln!(
            out,
            "All {} checks hold: every deal and die is what the secret gives, and all {} records that could be \
             decided again follow by the rules.",
            checks.len(),
            verified.judged
        )?;
    }
    writeln!(out, "Not checked:")?;
    for limit in unchecked {
        writeln!(out, "- {limit}")?;
    }
    Ok(())
}

/// What the checks do not prove, a sentence each.
fn unchecked(verified: &Verification, receipt: bool) -> Vec<String> {
    let mut all: Vec<String> = verified.limits.iter().map(|limit| sentence(*limit)).collect();
    if !receipt {
        all.push("whether starts were tried before this one and hidden: that takes a player's receipt (--receipt).".to_owned());
    }
    all
}

fn sentence(limit: Limit) -> String {
    match limit {
        Limit::OlderRules { rules, records, different } => {
            let differ = match different {
                0 => String::new(),
                1 => " One of them would be decided otherwise today.".to_owned(),
                many => format!(" {many} of them would be decided otherwise today."),
            };
            format!("{records} records played by version {rules} of the rules: only their chance was checked.{differ}")
        }
        Limit::NoSeal => {
            "names, and whatever decides nothing: the log has no seal, so they may have been changed.".to_owned()
        }
        Limit::NotCommitted => {
            "whether the deal was chosen: no player was bound to a contribution, so who knew the secret could try \
             several seeds."
                .to_owned()
        }
        Limit::Position => "how the position came about from which this game began.".to_owned(),
        Limit::Times => {
            "when actions arrived, and the round trips that counted in races: they are as the server measured them."
                .to_owned()
        }
        Limit::People => "who the people were, and whether a person or a program moved for them.".to_owned(),
        Limit::Chat => "the chat: it is not part of the log.".to_owned(),
    }
}
