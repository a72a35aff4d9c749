//! How fast the search of a game's bots is.

use std::time::{Duration, Instant};

use bots::{Bot, Budget, Entrant, Imagine, Level, OwnSearch, Search};
use serde_json::Value;
use table::{Audience, Refusal, Seat};

use crate::arena::{Contest, Running};
use crate::live::Live;
use crate::simulate::MOST_DECISIONS;
use crate::{Rate, Table};

/// A search is as long as a bot's thought, not one that has outgrown every cache.
const ITERATIONS: u32 = 5_000;

/// The shared search, from the middles of games for so long. A "decision" here is an iteration.
pub(crate) fn rate<G: Bot + Imagine>(seats: u8, seed: u64, time: Duration) -> Rate {
    let mut chance = fastrand::Rng::with_seed(seed);
    let mut search = Search::<G>::default();
    from_middles::<G>(seats, seed, time, |me, game| {
        let (view, now) = (game.sitting.view(Audience::Seat(me)), game.now());
        let start = Instant::now();
        search.run(me, &view, game.memory(me), now, Budget::Iterations(ITERATIONS), &mut chance);
        (search.iterations(), start.elapsed())
    })
}

/// The same for a search of the game's own.
pub(crate) fn own_rate<G: OwnSearch>(seats: u8, seed: u64, time: Duration) -> Rate {
    let mut chance = fastrand::Rng::with_seed(seed);
    from_middles::<G>(seats, seed, time, |me, game| {
        let view = game.sitting.view(Audience::Seat(me));
        let start = Instant::now();
        let iterations = G::search(&view, game.memory(me), Budget::Iterations(ITERATIONS), &mut chance);
        (iterations, start.elapsed())
    })
}

/// Searches until it has taken so long; `search` says how much it did in how long.
fn from_middles<G: Bot>(
    seats: u8,
    seed: u64,
    time: Duration,
    mut search: impl FnMut(Seat, &Live<G>) -> (u64, Duration),
) -> Rate {
    let mut rate = Rate { games: 0, decisions: 0, time: Duration::ZERO };
    for number in seed.. {
        if rate.time >= time {
            break;
        }
        let Ok(game) = middle::<G>(seats, number) else { break };
        let Some(me) = game.live.awaited().iter().next() else { continue };
        let (iterations, took) = search(me, &game.live);
        // Where there was nothing to search for, there is nothing to measure.
        if iterations > 0 {
            rate.time += took;
            rate.decisions += iterations;
            rate.games += 1;
        }
    }
    rate
}

/// A game in its middle: played to the end once, and then half of it again.
fn middle<G: Bot>(seats: u8, number: u64) -> Result<Running<G>, Refusal> {
    let entrants = vec![Entrant::Level(Level::Medium); seats.into()];
    let contest = Contest {
        options: Value::Null,
        entrants,
        budget: Budget::Iterations(1),
        seed: number,
        hire: |_| Err(String::new()),
        patience: Duration::ZERO,
    };
    let length = Running::<G>::open(&contest, 0, 0)?.play(MOST_DECISIONS)?;
    let mut half = Running::open(&contest, 0, 0)?;
    half.play(length / 2)?;
    Ok(half)
}
