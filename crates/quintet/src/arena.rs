//! `quintet arena`: a tournament on duplicate deals: which bot is better, and with what confidence.

mod external;
mod stats;
mod svg;
mod tally;

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use bots::{Budget, Entrant};
use catalog::{Contest, Contested, GameEntry, refusals};
use indicatif::ProgressBar;
use serde_json::Value;

use crate::cli::{self, json, progress, threads};
use crate::error::CommandError;
use tally::{Setting, Tally};

/// Let bots play against each other and report which is better, and with what confidence
///
/// One bot for each seat. On every deal they rotate until each has sat in every seat, with the same dice, so that
/// luck with the cards evens out. A bot is a level (random, easy, medium, hard) or greedy, the
/// plain player of that game, or a program of your own: cmd: and the words that start it, such as
/// "cmd:python3 examples/bot.py" (docs/bots.md). The share of wins counts a shared win in parts; even is what equals would win.
/// Intervals are of 95 % and count deals, not games. Elo is from who came before whom, the last bot named
/// being 0. With --iterations the same seed gives the same games on any machine and any number of threads.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game
    game: String,
    /// The bots, one for each seat: random, easy, casual, greedy, medium, hard or cmd:PROGRAM
    #[arg(long, value_name = "BOT", value_delimiter = ',', required = true)]
    bots: Vec<Entrant>,
    /// Each bot plays alone, on the same deals
    #[arg(long)]
    alone: bool,
    /// How many games, rounded up to whole deals
    #[arg(long, value_name = "N", default_value_t = 200)]
    games: u64,
    /// The seed of all randomness
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// The options of the game that differ from the rulebook's, as JSON
    #[arg(long, value_name = "JSON", value_parser = json)]
    options: Option<Value>,
    /// How many iterations a bot may search for each action
    #[arg(long, value_name = "N", default_value_t = 1_000, conflicts_with = "time")]
    iterations: u32,
    /// How long a bot may think about each action instead, in milliseconds
    #[arg(long, value_name = "MS")]
    time: Option<u64>,
    /// How long a program may take for an answer, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 10_000)]
    patience: u64,
    /// How many threads play; all cores if it is not given
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
    /// Also draw the table as a picture
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// Answer with one JSON object
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub(crate) fn run(args: &Args) -> Result<ExitCode, CommandError> {
    let entry = cli::find_game(&args.game)?;
    let options = args.options.clone().unwrap_or_default();
    let seats = if args.alone { 1 } else { args.bots.len() };
    let about = entry.about();
    if !about.seats.contains(&(seats.min(255) as u8)) {
        return Err(CommandError::refused(&refusals::seats_out_of_range(about, seats as i64), None));
    }
    let budget = match args.time {
        Some(ms) => catalog::time_budget(Duration::from_millis(ms)),
        None => Budget::Iterations(args.iterations),
    };
    let contest = |entrants: &[Entrant]| Contest {
        options: options.clone(),
        entrants: entrants.to_vec(),
        budget,
        seed: args.seed,
        spawn: external::spawn,
        patience: Duration::from_millis(args.patience),
    };
    let contests: Vec<Contest> = if args.alone {
        args.bots.iter().map(|bot| contest(&[*bot])).collect()
    } else {
        vec![contest(&args.bots)]
    };
    let rotations = contests[0].rotations();
    let deals = if args.alone { args.games } else { args.games.div_ceil(rotations as u64) };
    let teams = entry.teams(&options, seats as u8);
    let setting = Setting {
        game: about.id,
        name: about.name,
        bots: &args.bots,
        teams: teams.unwrap_or_else(|| (0..seats as u8).collect()),
        seed: args.seed,
        budget,
        deals,
    };
    let start = Instant::now();
    let mut tally = Tally::new(&setting);
    let mut faults = Vec::new();
    let bar = progress(deals * (rotations * contests.len()) as u64, "games");
    for (number, contest) in contests.iter().enumerate() {
        let games = play(entry, contest, deals, threads(args.threads), &bar)?;
        faults.extend(external::fault_reports(&contest.entrants, &games));
        for deal in games.chunks(rotations) {
            tally.add(number, deal);
        }
    }
    bar.finish_and_clear();
    for fault in &faults {
        eprintln!("{fault}");
    }
    let report = tally.report(start.elapsed());
    if let Some(path) = &args.svg {
        std::fs::write(path, svg::picture(&report)).map_err(|error| CommandError::file(path, &error))?;
    }
    let mut out = std::io::stdout().lock();
    if args.json {
        serde_json::to_writer(&mut out, &report)?;
        writeln!(out)?;
    } else {
        report.table(&cli::score_title(about), &mut out)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Plays all games of a contest, deal by deal; each thread takes the next game that is not taken.
fn play(
    entry: &dyn GameEntry,
    contest: &Contest,
    deals: u64,
    threads: usize,
    bar: &ProgressBar,
) -> Result<Vec<Contested>, CommandError> {
    let rotations = contest.rotations() as u64;
    let (next, stop) = (AtomicU64::new(0), AtomicBool::new(false));
    let work = || -> Result<Vec<(u64, Contested)>, CommandError> {
        let mut played = Vec::new();
        while !stop.load(Ordering::Relaxed) {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= deals * rotations {
                break;
            }
            let game = entry.contest(contest, number / rotations, (number % rotations) as usize);
            let game = game.map_err(|refusal| {
                stop.store(true, Ordering::Relaxed);
                CommandError::refused(&refusal, Some(entry.about()))
            })?;
            played.push((number, game));
            bar.inc(1);
        }
        Ok(played)
    };
    let mut all = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let joined = threads
            .into_iter()
            .map(|thread| thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
        joined.collect::<Result<Vec<_>, CommandError>>()
    })?
    .into_iter()
    .flatten()
    .collect::<Vec<_>>();
    // In the order of the deals, so that floating-point sums do not depend on the threads.
    all.sort_unstable_by_key(|(number, _)| *number);
    Ok(all.into_iter().map(|(_, game)| game).collect())
}
