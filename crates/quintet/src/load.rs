//! `quintet load`: many tables at once, played by pages without a browser, and how the server bears it.

mod address;
mod book;
mod page;
mod player;
mod served;

use std::process::ExitCode;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use futures_util::stream::{self, StreamExt};
use serde_json::Value;
use tokio::time::{Instant, sleep};

use crate::simulate::json;
use crate::trouble::Trouble;
use address::Address;
use book::Book;
use player::{Place, Player, Table};
use served::Served;

/// How many tables are set up at once.
const AT_ONCE: usize = 32;
/// How long everybody plays before anything is counted, to be past the first stir.
const WARM_UP: Duration = Duration::from_secs(2);

/// Play many tables at once and say how the server bears it
///
/// Every player is a page of its own: it has a socket, plays what is allowed, by chance, and waits for the
/// answer. What is measured is the time from when a player sends an action until another player of the table
/// has it; before that it is on disk. Without --server, a server of its own is started on an empty folder, with
/// its limits raised.
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
    /// How many actions a second at each table; as many as are answered, if it is not given
    #[arg(long, value_name = "N", conflicts_with = "idle")]
    pace: Option<f64>,
    /// Nobody does anything: what do all these sockets cost
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
pub(crate) fn run(args: &Args) -> Result<ExitCode, Trouble> {
    catalog::find(&args.game)
        .ok_or_else(|| Trouble::refused(&catalog::refusals::unknown_game(&args.game), None))?;
    // One thread: what the players use is taken from the server beside them.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(load(args))
}

async fn load(args: &Args) -> Result<ExitCode, Trouble> {
    let served = match &args.server {
        Some(_) => None,
        None => Some(Served::start()?),
    };
    let address = match (&args.server, &served) {
        (Some(address), _) => Address::parse(address)?,
        (None, Some(served)) => served.address.clone(),
        (None, None) => return Err(Trouble::Failed("there is no server".to_owned())),
    };
    let memory_before = served.as_ref().and_then(Served::memory);
    let book = Arc::new(Book::new(args.tables as usize));
    let players = seat_everybody(args, &address, &book).await?;
    let sockets = players.len();
    let every = args.pace.map(|pace| Duration::from_secs_f64(1.0 / pace.max(0.001)));
    let playing: Vec<_> = players
        .into_iter()
        .map(|mut player| {
            player.paced(every, args.idle);
            tokio::spawn(player.play())
        })
        .collect();
    sleep(WARM_UP).await;
    book.open();
    let counted = Instant::now();
    let mut memory = None;
    let mut left = args.seconds;
    while left > 0 {
        sleep(Duration::from_secs(1)).await;
        left -= 1;
        memory = memory.max(served.as_ref().and_then(Served::memory));
    }
    book.close();
    let took = counted.elapsed();
    let broken = playing.iter().filter(|player| player.is_finished()).count();
    playing.iter().for_each(tokio::task::JoinHandle::abort);
    let report = book.report(took, sockets, broken, memory, memory_before);
    if args.json {
        println!("{}", serde_json::to_string(&report)?);
    } else {
        print!("{report}");
    }
    // A player who lost the connection is a failure whatever the figures say.
    Ok(if broken == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Opens all tables, seats their players and starts the games.
async fn seat_everybody(args: &Args, address: &Address, book: &Arc<Book>) -> Result<Vec<Player>, Trouble> {
    let setting = |number: u32| {
        let due = Arc::new(Mutex::new(Instant::now()));
        let table = Table { number: number as usize, book: book.clone(), due };
        let place =
            Place { address: address.clone(), game: args.game.clone(), options: args.options.clone() };
        let players = args.players;
        async move { place.seat(&table, players).await }
    };
    let tables: Vec<_> = stream::iter(0..args.tables).map(setting).buffer_unordered(AT_ONCE).collect().await;
    let mut players = Vec::new();
    for table in tables {
        players.extend(table?);
    }
    Ok(players)
}
