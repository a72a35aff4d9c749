//! `quintet load`: a load generator: many tables played at once, and the latencies and memory of the server.

mod address;
mod against;
mod client;
mod measurements;
mod player;
mod server_process;

use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use bots::Level;
use clap::{ValueEnum, value_parser};
use futures_util::stream::{self, StreamExt};
use serde_json::Value;
use tokio::time::{Instant, sleep, sleep_until};

use crate::cli::{self, json, level};
use crate::error::CommandError;
use address::Address;
use measurements::{Measurements, Run};
use player::{Player, Scenario, SharedTable};
use server_process::ServerProcess;

/// How many tables are set up concurrently.
const SETUP_CONCURRENCY: usize = 32;
/// How long everybody plays before anything is measured.
const WARM_UP: Duration = Duration::from_secs(2);
/// How often the server's memory is looked at, and whether enough has been accepted.
const SAMPLE_INTERVAL: Duration = Duration::from_millis(100);

/// Play many tables at once and measure how the server copes
///
/// Every player has a socket of their own, plays at random from the menu, and waits for each answer. Measured is
/// the time from when a player sends an action until another player of the table receives it; by then it is on
/// disk. Without --server, a separate server is started on an empty folder, with its limits raised.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game
    #[arg(long, value_name = "GAME", default_value = "double-series")]
    game: String,
    /// How many tables
    #[arg(long, value_name = "N", default_value_t = 100)]
    tables: u32,
    /// How many players at each table
    #[arg(long, value_name = "N", default_value_t = 2)]
    players: u8,
    /// For how many seconds
    #[arg(long, value_name = "N", default_value_t = 20)]
    seconds: u64,
    /// Stop as soon as so many actions were accepted; fewer within the time are a failure
    #[arg(long, value_name = "N", conflicts_with_all = ["idle", "against"])]
    actions: Option<u64>,
    /// How many actions per second at each table; unless given, as fast as they are answered
    #[arg(long, value_name = "N", conflicts_with = "idle")]
    pace: Option<f64>,
    /// Nobody does anything: what do idle sockets cost
    #[arg(long)]
    idle: bool,
    /// One person at each table, from an address of their own, and bots of that level on its other seats: measured is
    /// how long the bots take for a move; the game may be `all`
    #[arg(long, value_name = "LEVEL", value_parser = level, conflicts_with_all = ["pace", "idle", "server"])]
    against: Option<Level>,
    /// Besides, so many such tables of one address that is not measured
    #[arg(long, value_name = "N", default_value_t = 0, requires = "against")]
    crowd: u32,
    /// Besides, so many pages of one person elsewhere that ask for hints all the time
    #[arg(long, value_name = "N", default_value_t = 0, requires = "against")]
    asking: u32,
    /// The options of the game that differ from the rulebook's, as JSON
    #[arg(long, value_name = "JSON", value_parser = json)]
    options: Option<Value>,
    /// A server that is running, such as 127.0.0.1:5555, or one of several; its limits must be raised
    #[arg(long, value_name = "ADDRESS")]
    server: Vec<String>,
    /// Start this program as the server instead of this one: an older version, to compare with
    #[arg(long, value_name = "PROGRAM", conflicts_with = "server")]
    program: Option<PathBuf>,
    /// Start the servers on this PostgreSQL database instead of an empty folder
    #[arg(long, value_name = "STORE", conflicts_with_all = ["server", "against"])]
    store: Option<String>,
    /// How many servers to start on it
    #[arg(long, value_name = "N", default_value_t = 1, requires = "store", value_parser = value_parser!(u8).range(1..))]
    nodes: u8,
    /// Through which of several servers people come
    #[arg(long, value_enum, default_value_t = Route::Table)]
    route: Route,
    /// Answer with one JSON object
    #[arg(long)]
    json: bool,
}

/// Which of several servers somebody connects to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Route {
    /// All people of a table to the same, as a balancer sends them: nothing is forwarded
    Table,
    /// Each to any of them: of a table with two people, one of three is forwarded by one of three servers
    Random,
}

impl Route {
    /// Where somebody at the table of that number connects to.
    fn choose(self, addresses: &[Address], table: usize) -> Address {
        let number = match self {
            Route::Table => table % addresses.len(),
            Route::Random => fastrand::usize(..addresses.len()),
        };
        addresses[number].clone()
    }
}

/// Runs the command.
pub(crate) fn run(args: &Args) -> Result<ExitCode, CommandError> {
    // One thread: the players compete with the server for the cores.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    if let Some(level) = args.against {
        return runtime.block_on(against::load(args, level));
    }
    cli::find_game(&args.game)?;
    runtime.block_on(load(args))
}

async fn load(args: &Args) -> Result<ExitCode, CommandError> {
    let started = if args.server.is_empty() { args.nodes } else { 0 };
    let servers: Vec<ServerProcess> = (0..started)
        .map(|_| ServerProcess::start(args.program.as_deref(), args.store.as_deref(), false))
        .collect::<Result<_, _>>()?;
    let running = args.server.iter().map(|address| Address::parse(address));
    let addresses: Vec<Address> = running
        .chain(servers.iter().map(|server| Ok(server.address.clone())))
        .collect::<Result<_, CommandError>>()?;
    // Of all servers together, if the system says it of each.
    let memory_of_server = || sum(servers.iter().map(ServerProcess::memory));
    let cpu_of_server = || sum(servers.iter().map(ServerProcess::cpu_seconds));
    let memory_before = memory_of_server();
    let measurements = Arc::new(Measurements::new(args.tables as usize));
    let players = seat_everybody(args, &addresses, &measurements).await?;
    let sockets = players.len();
    let interval = args.pace.map(|pace| Duration::from_secs_f64(1.0 / pace.max(0.001)));
    let playing: Vec<_> = players
        .into_iter()
        .map(|mut player| {
            player.set_pace(interval, args.idle);
            tokio::spawn(player.play())
        })
        .collect();
    sleep(WARM_UP).await;
    measurements.start();
    let cpu_before = cpu_of_server();
    let started = Instant::now();
    let mut memory = None;
    let end = started + Duration::from_secs(args.seconds);
    let enough = || args.actions.is_some_and(|actions| measurements.accepted_so_far() >= actions);
    while Instant::now() < end && !enough() {
        sleep_until(end.min(Instant::now() + SAMPLE_INTERVAL)).await;
        memory = memory.max(memory_of_server());
    }
    let too_few = args.actions.is_some() && !enough();
    measurements.stop();
    let took = started.elapsed();
    let cpu = cpu_of_server().zip(cpu_before).map(|(after, before)| after - before);
    let broken = playing.iter().filter(|player| player.is_finished()).count();
    playing.iter().for_each(tokio::task::JoinHandle::abort);
    let report = measurements.report(Run { took, sockets, broken, cpu, memory, memory_before });
    if args.json {
        println!("{}", serde_json::to_string(&report)?);
    } else {
        print!("{report}");
    }
    // A lost connection is a failure whatever the figures say.
    Ok(if broken == 0 && !too_few { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// The sum, if there is anything to sum up and all of it is known.
fn sum<T: std::iter::Sum>(parts: impl ExactSizeIterator<Item = Option<T>>) -> Option<T> {
    if parts.len() == 0 { None } else { parts.sum() }
}

/// Opens all tables, seats their players and starts the games.
async fn seat_everybody(
    args: &Args,
    addresses: &[Address],
    measurements: &Arc<Measurements>,
) -> Result<Vec<Player>, CommandError> {
    let set_up = |number: u32| {
        let due = Arc::new(Mutex::new(Instant::now()));
        let table = SharedTable { number: number as usize, measurements: measurements.clone(), due };
        let scenario = Scenario {
            addresses: addresses.into(),
            route: args.route,
            game: args.game.clone(),
            options: args.options.clone(),
        };
        let players = args.players;
        async move { scenario.seat(&table, players).await }
    };
    let tables: Vec<_> =
        stream::iter(0..args.tables).map(set_up).buffer_unordered(SETUP_CONCURRENCY).collect().await;
    let mut players = Vec::new();
    for table in tables {
        players.extend(table?);
    }
    Ok(players)
}
