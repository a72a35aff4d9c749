//! `quintet load`: a load generator: many tables played at once, and the latencies and memory of the server.

mod address;
mod client;
mod measurements;
mod player;
mod server_process;

use std::process::ExitCode;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use futures_util::stream::{self, StreamExt};
use serde_json::Value;
use tokio::time::{Instant, sleep};

use crate::cli::{self, json};
use crate::error::CommandError;
use address::Address;
use measurements::{Measurements, Run};
use player::{Player, Scenario, SharedTable};
use server_process::ServerProcess;

/// How many tables are set up concurrently.
const SETUP_CONCURRENCY: usize = 32;
/// How long everybody plays before anything is measured.
const WARM_UP: Duration = Duration::from_secs(2);

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
    /// How many actions per second at each table; unless given, as fast as they are answered
    #[arg(long, value_name = "N", conflicts_with = "idle")]
    pace: Option<f64>,
    /// Nobody does anything: what do idle sockets cost
    #[arg(long)]
    idle: bool,
    /// The options of the game that differ from the rulebook's, as JSON
    #[arg(long, value_name = "JSON", value_parser = json)]
    options: Option<Value>,
    /// A server that is running, such as 127.0.0.1:5555; its limits must be raised
    #[arg(long, value_name = "ADDRESS")]
    server: Option<String>,
    /// Answer with one JSON object
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub(crate) fn run(args: &Args) -> Result<ExitCode, CommandError> {
    cli::find_game(&args.game)?;
    // One thread: the players compete with the server for the cores.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(load(args))
}

async fn load(args: &Args) -> Result<ExitCode, CommandError> {
    let server = match &args.server {
        Some(_) => None,
        None => Some(ServerProcess::start()?),
    };
    let address = match (&args.server, &server) {
        (Some(address), _) => Address::parse(address)?,
        (None, Some(server)) => server.address.clone(),
        (None, None) => return Err(CommandError::Failed("there is no server".to_owned())),
    };
    let memory_of_server = || server.as_ref().and_then(ServerProcess::memory);
    let memory_before = memory_of_server();
    let measurements = Arc::new(Measurements::new(args.tables as usize));
    let players = seat_everybody(args, &address, &measurements).await?;
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
    let started = Instant::now();
    let mut memory = None;
    let mut left = args.seconds;
    while left > 0 {
        sleep(Duration::from_secs(1)).await;
        left -= 1;
        memory = memory.max(memory_of_server());
    }
    measurements.stop();
    let took = started.elapsed();
    let broken = playing.iter().filter(|player| player.is_finished()).count();
    playing.iter().for_each(tokio::task::JoinHandle::abort);
    let report = measurements.report(Run { took, sockets, broken, memory, memory_before });
    if args.json {
        println!("{}", serde_json::to_string(&report)?);
    } else {
        print!("{report}");
    }
    // A lost connection is a failure whatever the figures say.
    Ok(if broken == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Opens all tables, seats their players and starts the games.
async fn seat_everybody(
    args: &Args,
    address: &Address,
    measurements: &Arc<Measurements>,
) -> Result<Vec<Player>, CommandError> {
    let set_up = |number: u32| {
        let due = Arc::new(Mutex::new(Instant::now()));
        let table = SharedTable { number: number as usize, measurements: measurements.clone(), due };
        let scenario =
            Scenario { address: address.clone(), game: args.game.clone(), options: args.options.clone() };
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
