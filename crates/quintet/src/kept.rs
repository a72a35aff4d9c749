//! `quintet kept`: what a data folder or a database holds, what it costs, and what goes next.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::Write as _;
use std::process::ExitCode;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use server::Retention;
use store::{Kept, KeptTable, Stage};

use crate::error::CommandError;
use crate::keep::KeepArgs;
use crate::store_args::StoreArgs;

/// How many tables are named, of the largest and of those that go next.
const NAMED: usize = 10;

/// Show what a server keeps and what it costs, even while it runs
///
/// Tables and bytes by game and stage, the largest tables, and which are deleted next. For a server that keeps tables for
/// other times than usual, pass the same options as to `quintet serve`.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    store: StoreArgs,
    #[command(flatten)]
    keep: KeepArgs,
}

/// Runs the command.
pub(crate) fn run(args: &Args) -> Result<ExitCode, CommandError> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let kept = runtime.block_on(store::kept(&args.store.place()));
    let kept = kept.map_err(|error| CommandError::Failed(error.to_string()))?;
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64);
    std::io::stdout().lock().write_all(report(&kept, &args.keep.retention(), now).as_bytes())?;
    Ok(ExitCode::SUCCESS)
}

fn report(kept: &Kept, retention: &Retention, now: i64) -> String {
    let log = kept.log_bytes.map(|bytes| format!(", and {} of changes not yet moved into it", size(bytes)));
    let mut text = format!("{}: {}{}\n", kept.path.display(), size(kept.bytes), log.unwrap_or_default());
    let mut groups: BTreeMap<(&str, &str), [u64; 3]> = BTreeMap::new();
    for table in &kept.tables {
        let group = groups.entry((game(table), stage(table))).or_default();
        for (sum, more) in group.iter_mut().zip([1, table.records, table.bytes]) {
            *sum += more;
        }
    }
    line(
        &mut text,
        format_args!("\n{:<16} {:<10} {:>8} {:>10} {:>10}", "game", "stage", "tables", "records", "text"),
    );
    for ((game, stage), [tables, records, bytes]) in groups {
        line(&mut text, format_args!("{game:<16} {stage:<10} {tables:>8} {records:>10} {:>10}", size(bytes)));
    }
    if kept.results > 0 {
        line(&mut text, format_args!("deleted, only how they went is left: {}", kept.results));
    }
    let mut tables: Vec<&KeptTable> = kept.tables.iter().collect();
    tables.sort_by_key(|table| std::cmp::Reverse(table.bytes));
    if !tables.is_empty() {
        line(&mut text, format_args!("\nlargest"));
    }
    for table in tables.iter().take(NAMED) {
        let ago = span(now - table.last);
        line(
            &mut text,
            format_args!(
                "{:<8} {:<16} {:<10} {:>10} {:>10}  last played {ago} ago",
                table.code,
                game(table),
                stage(table),
                table.records,
                size(table.bytes)
            ),
        );
    }
    let due = |table: &KeptTable| {
        let keep = retention.of(table.stage.as_ref()?.0)?;
        Some(table.last + keep.as_millis() as i64 - now)
    };
    let mut next: Vec<(i64, &KeptTable)> =
        kept.tables.iter().filter_map(|table| Some((due(table)?, table))).collect();
    next.sort_by_key(|(due, _)| *due);
    if next.is_empty() {
        line(&mut text, format_args!("\nnothing is to be deleted"));
    } else {
        line(&mut text, format_args!("\ndeleted next, unless something happens there"));
    }
    for (due, table) in next.into_iter().take(NAMED) {
        let when = if due <= 0 { "now, if nobody is there".to_owned() } else { format!("in {}", span(due)) };
        line(&mut text, format_args!("{:<8} {:<16} {:<10} {when}", table.code, game(table), stage(table)));
    }
    text
}

fn line(text: &mut String, arguments: std::fmt::Arguments<'_>) {
    let _infallible = writeln!(text, "{arguments}");
}

fn game(table: &KeptTable) -> &str {
    table.stage.as_ref().map_or("?", |(_, game)| game)
}

fn stage(table: &KeptTable) -> &'static str {
    match table.stage {
        Some((Stage::Waiting, _)) => "waiting",
        Some((Stage::Playing, _)) => "unfinished",
        Some((Stage::Over, _)) => "finished",
        Some((Stage::Closed, _)) => "closed",
        None => "older",
    }
}

fn size(bytes: u64) -> String {
    match bytes {
        0..1_000 => format!("{bytes} B"),
        1_000..1_000_000 => format!("{:.1} kB", bytes as f64 / 1e3),
        1_000_000..1_000_000_000 => format!("{:.1} MB", bytes as f64 / 1e6),
        _ => format!("{:.1} GB", bytes as f64 / 1e9),
    }
}

/// A span of time, as roughly as people say it.
pub(crate) fn span(milliseconds: i64) -> String {
    let seconds = Duration::from_millis(milliseconds.max(0) as u64).as_secs();
    let (count, unit) = match seconds {
        0..120 => (seconds, "second"),
        120..7_200 => (seconds / 60, "minute"),
        7_200..172_800 => (seconds / 3_600, "hour"),
        _ => (seconds / 86_400, "day"),
    };
    format!("{count} {unit}{}", if count == 1 { "" } else { "s" })
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY: i64 = 86_400_000;

    fn table(code: &str, stage: Stage, records: u64, bytes: u64, last: i64) -> KeptTable {
        let stage = Some((stage, "five-crowns".to_owned()));
        KeptTable { code: code.to_owned(), stage, records, bytes, last }
    }

    #[test]
    fn a_report_says_what_is_kept_and_what_goes_next() {
        let kept = Kept {
            path: std::path::PathBuf::from("data/quintet.db"),
            bytes: 1_500_000,
            log_bytes: Some(900),
            tables: vec![
                table("NEW", Stage::Waiting, 2, 500, 99 * DAY),
                table("OLD", Stage::Waiting, 3, 700, 90 * DAY),
                table("LEFT", Stage::Playing, 40, 9_000, 20 * DAY),
                table("DONE", Stage::Over, 900, 120_000, DAY),
            ],
            results: 7,
        };
        let text = report(&kept, &Retention::default(), 100 * DAY);
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines[0], "data/quintet.db: 1.5 MB, and 900 B of changes not yet moved into it");
        let find =
            |start: &str| lines.iter().filter(|line| line.starts_with(start)).copied().collect::<Vec<_>>();
        assert_eq!(
            find("five-crowns"),
            [
                "five-crowns      finished          1        900   120.0 kB",
                "five-crowns      unfinished        1         40     9.0 kB",
                "five-crowns      waiting           2          5     1.2 kB",
            ]
        );
        assert_eq!(find("OLD")[1], "OLD      five-crowns      waiting    now, if nobody is there");
        assert_eq!(find("NEW")[1], "NEW      five-crowns      waiting    in 6 days");
        assert_eq!(find("LEFT")[1], "LEFT     five-crowns      unfinished in 10 days");
        assert_eq!(find("DONE").len(), 1, "finished games are kept for ever: {text}");
        assert!(find("DONE")[0].ends_with("120.0 kB  last played 99 days ago"), "{text}");
        assert!(text.contains("only how they went is left: 7"), "{text}");
    }
}
