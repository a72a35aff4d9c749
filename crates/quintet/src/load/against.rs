//! People who play against bots, each at a table and an address of their own: how long the bots take, however many think
//! at once and whatever somebody else asks of the server.

mod guest;
mod moves;
mod server_figures;

use std::net::Ipv4Addr;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use bots::Level;
use futures_util::stream::{self, StreamExt};
use tokio::time::sleep;

use super::server_process::ServerProcess;
use super::{Args, SETUP_CONCURRENCY};
use crate::cli;
use crate::error::CommandError;
use guest::{Guest, Wish};
use moves::Moves;
use server_figures::ServerFigures;

/// How long everybody plays before anything is measured.
const WARM_UP: Duration = Duration::from_secs(3);

/// Where the crowd comes from, and who asks for hints.
const CROWD: Ipv4Addr = Ipv4Addr::new(10, 255, 0, 1);
const ASKING: Ipv4Addr = Ipv4Addr::new(10, 255, 0, 2);

/// Plays and measures.
pub(super) async fn load(args: &Args, level: Level) -> Result<ExitCode, CommandError> {
    let games = match args.game.as_str() {
        "all" => catalog::GAMES.iter().map(|game| game.about().id).collect(),
        game => vec![cli::find_game(game)?.about().id],
    };
    let server = ServerProcess::start(None, None, true)?;
    let moves = Arc::new(Moves::new(&games));
    let wish = |number: u32| Wish {
        game: games[number as usize % games.len()],
        seats: args.players,
        options: args.options.clone(),
        level,
    };
    let measured = (0..args.tables).map(|number| {
        let [_, _, high, low] = number.to_be_bytes();
        (Ipv4Addr::new(10, 1, high, low), wish(number), Some(moves.clone()))
    });
    let crowd = (0..args.crowd).map(|number| (CROWD, wish(number), None));
    let guests: Vec<Result<Guest, CommandError>> = stream::iter(measured.chain(crowd))
        .map(|(from, wish, moves)| Guest::open(server.address.visited_from(from), wish, moves))
        .buffer_unordered(SETUP_CONCURRENCY)
        .collect()
        .await;
    let mut playing = Vec::new();
    for guest in guests {
        playing.push(tokio::spawn(guest?.play()));
    }
    if args.asking > 0 {
        let (host, pages) = guest::asking(server.address.visited_from(ASKING), wish(0), args.asking).await?;
        playing.push(tokio::spawn(host.play()));
        playing.extend(pages.into_iter().map(|page| tokio::spawn(page)));
    }
    sleep(WARM_UP).await;
    let before = ServerFigures::of(&server).await?;
    moves.start();
    sleep(Duration::from_secs(args.seconds)).await;
    let report = moves.report(&before, &ServerFigures::of(&server).await?);
    let mut broken = 0;
    for player in playing {
        if player.is_finished() {
            broken += 1;
            if let Ok(Err(error)) = player.await {
                let _told = error.exit();
            }
        } else {
            player.abort();
        }
    }
    if args.json {
        println!("{}", serde_json::to_string(&report)?);
    } else {
        print!("{report}");
    }
    Ok(if broken == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
