//! `quintet bench`: how fast rules, search and solvers are, and how much memory a table takes.

mod memory;
mod playouts;
mod searching;
mod solving;

use std::io::Write;
use std::process::ExitCode;
use std::time::Duration;

use serde::Serialize;

use crate::error::CommandError;

/// Measure speed and memory, on one core
///
/// playouts/GAME: decisions a second in random play through the whole contract (view, menu, decide, apply),
/// four players where the game allows; in games in real time each seat that is not awaited acts with
/// probability 0.1 before the next that is. The best of five slices.
///
/// search/GAME: iterations a second of the bots' search, each a determinization played on until it can be
/// evaluated, four players, from the middles of games between medium bots. In five-crowns an iteration is a round
/// played out for one of the candidate actions, the same deals for all of them. The best of five slices.
///
/// solve/GAME/median and /p99: microseconds for one problem, over many different ones; each problem counts
/// with the fastest of several runs, less what reading the clock costs. For five-crowns the problems are
/// random hands of 13 with kings wild; wilds/ are those with four or more wilds.
///
/// memory/table: bytes of one table in the middle of a game, without its log: what the resident memory of
/// this process grows by when it holds a thousand more of them. The largest of all games.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Only measure what begins with one of these names
    names: Vec<String>,
    /// How long to measure each thing
    #[arg(long, value_name = "S", default_value_t = 2.0, value_parser = seconds)]
    seconds: f64,
    /// Answer with one JSON object a line
    #[arg(long)]
    json: bool,
}

/// One measurement.
#[derive(Debug, Serialize)]
pub(crate) struct Figure {
    name: String,
    #[serde(serialize_with = "plain")]
    value: f64,
    unit: &'static str,
}

/// A whole number without a decimal point, as people write it.
fn plain<S: serde::Serializer>(value: &f64, serializer: S) -> Result<S::Ok, S::Error> {
    if value.fract() == 0.0 {
        serializer.serialize_i64(*value as i64)
    } else {
        serializer.serialize_f64(*value)
    }
}

fn seconds(text: &str) -> Result<f64, String> {
    let seconds = text.parse::<f64>().ok().filter(|seconds| (0.01..=3600.0).contains(seconds));
    seconds.ok_or_else(|| "it must be a number of seconds from 0.01 to 3600".to_owned())
}

/// Runs the command.
pub(crate) fn run(args: &Args) -> Result<ExitCode, CommandError> {
    let wanted =
        |name: &str| args.names.is_empty() || args.names.iter().any(|begin| name.starts_with(&**begin));
    let time = Duration::from_secs_f64(args.seconds);
    let mut any = false;
    for bench in all() {
        let names: Vec<&String> = bench.names.iter().filter(|name| wanted(name)).collect();
        if names.is_empty() {
            continue;
        }
        any = true;
        for figure in (bench.measure)(time).into_iter().filter(|figure| names.contains(&&figure.name)) {
            show(&figure, args.json)?;
        }
    }
    if any { Ok(ExitCode::SUCCESS) } else { Err(CommandError::Usage(no_such_name())) }
}

/// Figures that are measured together.
struct Bench {
    /// The names of its figures.
    names: Vec<String>,
    /// Measures for about that long.
    measure: Box<dyn Fn(Duration) -> Vec<Figure>>,
}

fn all() -> Vec<Bench> {
    let mut all: Vec<Bench> = catalog::GAMES.into_iter().map(playouts::bench).collect();
    all.extend(catalog::GAMES.into_iter().filter_map(searching::bench));
    all.extend(catalog::GAMES.into_iter().flat_map(solving::benches));
    all.extend(memory::bench());
    all
}

fn no_such_name() -> String {
    let names: Vec<String> = all().into_iter().flat_map(|bench| bench.names).collect();
    format!("Nothing has such a name. The names are: {}.", names.join(", "))
}

fn show(figure: &Figure, json: bool) -> Result<(), CommandError> {
    let mut out = std::io::stdout().lock();
    if json {
        serde_json::to_writer(&mut out, figure)?;
        writeln!(out)?;
    } else {
        let digits = if figure.value < 100.0 { 2 } else { 0 };
        writeln!(out, "{:36} {:>14.digits$} {}", figure.name, figure.value, figure.unit)?;
    }
    out.flush()?;
    Ok(())
}
