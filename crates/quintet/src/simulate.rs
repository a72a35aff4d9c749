//! `quintet simulate`: many games between bots.

mod totals;

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;

use bots::Level;
use catalog::{GameEntry, Simulation, refusals};
use indicatif::ProgressBar;
use serde_json::Value;

use crate::cli::{self, json, level, progress, threads};
use crate::error::CommandError;
use totals::Totals;

/// Play many games between bots and count who wins
///
/// The same seed, options, levels and iterations give the same games, on any machine and any number of
/// threads. A win that is shared counts for each who shares it.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game
    game: String,
    /// How many play
    #[arg(long, value_name = "N")]
    players: u8,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 100)]
    games: u64,
    /// The seed of all randomness
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// How well the bots play: random, easy, medium or hard; for each seat its own, separated by commas
    #[arg(long, value_name = "LEVEL", value_delimiter = ',', value_parser = level, default_value = "medium")]
    level: Vec<Level>,
    /// The options of the game that differ from the rulebook's, as JSON
    #[arg(long, value_name = "JSON", value_parser = json)]
    options: Option<Value>,
    /// How many iterations a bot may search for each action
    #[arg(long, value_name = "N", default_value_t = 100)]
    iterations: u32,
    /// Write the log of each game to DIR/GAME-SEED-NUMBER.jsonl
    #[arg(long, value_name = "DIR")]
    logs: Option<PathBuf>,
    /// How many threads play; all cores if it is not given
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
    /// Answer with one JSON object
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub(crate) fn run(args: &Args) -> Result<ExitCode, CommandError> {
    let entry = cli::find_game(&args.game)?;
    let about = entry.about();
    if !about.seats.contains(&args.players) {
        return Err(CommandError::refused(&refusals::seats_out_of_range(about, args.players.into()), None));
    }
    let simulation = Simulation {
        options: args.options.clone().unwrap_or_default(),
        levels: levels(&args.level, args.players.into())?,
        iterations: args.iterations,
        seed: args.seed,
        logs: args.logs.is_some(),
    };
    if let Some(dir) = &args.logs {
        std::fs::create_dir_all(dir).map_err(|error| CommandError::file(dir, &error))?;
    }
    let bar = progress(args.games, "games");
    let start = Instant::now();
    let totals = play(args, entry, &simulation, &bar)?;
    bar.finish_and_clear();
    let report = totals.report(about.id, &simulation, start.elapsed());
    let mut out = std::io::stdout().lock();
    if args.json {
        serde_json::to_writer(&mut out, &report)?;
        writeln!(out)?;
    } else {
        report.table(about.name, &cli::score_title(about), &mut out)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// A level for each seat, where one is given for all or each has its own.
fn levels(given: &[Level], seats: usize) -> Result<Vec<Level>, CommandError> {
    match given {
        [one] => Ok(vec![*one; seats]),
        all if all.len() == seats => Ok(all.to_vec()),
        all => Err(CommandError::Usage(format!("{} levels are given for {seats} players.", all.len()))),
    }
}

/// Plays all games; each thread takes the next game that is not taken.
fn play(
    args: &Args,
    entry: &dyn GameEntry,
    simulation: &Simulation,
    bar: &ProgressBar,
) -> Result<Totals, CommandError> {
    let threads = threads(args.threads);
    let next = AtomicU64::new(0);
    let stop = AtomicBool::new(false);
    let total = Mutex::new(Totals::new(args.players));
    let work = || -> Result<(), CommandError> {
        let mut totals = Totals::new(args.players);
        while !stop.load(Ordering::Relaxed) {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= args.games {
                break;
            }
            let game = entry.simulate(simulation, number);
            let game = game.map_err(|refusal| CommandError::refused(&refusal, Some(entry.about())))?;
            if let (Some(dir), Some(log)) = (&args.logs, &game.log) {
                let path = dir.join(format!("{}-{}-{number}.jsonl", args.game, args.seed));
                std::fs::write(&path, log).map_err(|error| CommandError::file(&path, &error))?;
            }
            totals.add(&game);
            bar.inc(1);
        }
        total.lock().unwrap_or_else(std::sync::PoisonError::into_inner).merge(&totals);
        Ok(())
    };
    let results: Vec<Result<(), CommandError>> = std::thread::scope(|scope| {
        let stopping = || {
            let result = work();
            // The first error stops all threads.
            stop.fetch_or(result.is_err(), Ordering::Relaxed);
            result
        };
        let threads: Vec<_> = (0..threads).map(|_| scope.spawn(stopping)).collect();
        threads
            .into_iter()
            .map(|thread| thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
            .collect()
    });
    results.into_iter().collect::<Result<(), CommandError>>()?;
    Ok(total.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner))
}
