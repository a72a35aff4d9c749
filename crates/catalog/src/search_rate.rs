//! How fast the search of a game's bots is.

use std::time::{Duration, Instant};

use bots::ismcts::{Domain, Ismcts};
use bots::{Bot, Budget, CustomSearch, Entrant, Level};
use serde_json::Value;
use table::{Audience, Refusal, Seat};

use crate::arena::{Contest, Running};
use crate::live_table::LiveTable;
use crate::simulate::MAX_DECISIONS;
use crate::{AnyTable, Rate};

/// As long as the search of one move, so that the tree does not outgrow every cache.
const ITERATIONS: u32 = 5_000;

/// ISMCTS from the middles of games, for so long. A “decision” here is an iteration.
pub(crate) fn ismcts<B: Bot + Domain<Game = <B as Bot>::Game>>(seats: u8, seed: u64, time: Duration) -> Rate {
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut search = Ismcts::<B>::default();
    from_middles::<B>(seats, seed, time, |me, game| {
        let (view, now) = (game.sitting.view(Audience::Seat(me)), game.now());
        let start = Instant::now();
        search.run(me, &view, game.memory(me), now, Budget::Iterations(ITERATIONS), &mut rng);
        (search.iterations(), start.elapsed())
    })
}

/// The same for a bot's own search.
pub(crate) fn custom<B: CustomSearch>(seats: u8, seed: u64, time: Duration) -> Rate {
    let mut rng = fastrand::Rng::with_seed(seed);
    from_middles::<B>(seats, seed, time, |me, game| {
        let view = game.sitting.view(Audience::Seat(me));
        let start = Instant::now();
        let iterations = B::search(&view, game.memory(me), Budget::Iterations(ITERATIONS), &mut rng);
        (iterations, start.elapsed())
    })
}

/// Searches until it has taken so long; `search` says how much it did in how long.
fn from_middles<B: Bot>(
    seats: u8,
    seed: u64,
    time: Duration,
    mut search: impl FnMut(Seat, &LiveTable<B>) -> (u64, Duration),
) -> Rate {
    let mut rate = Rate { games: 0, decisions: 0, time: Duration::ZERO };
    for number in seed.. {
        if rate.time >= time {
            break;
        }
        let Ok(game) = middle::<B>(seats, number) else { break };
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
fn middle<B: Bot>(seats: u8, number: u64) -> Result<Running<B>, Refusal> {
    let entrants = vec![Entrant::Level(Level::Medium); seats.into()];
    let contest = Contest {
        options: Value::Null,
        entrants,
        budget: Budget::Iterations(1),
        seed: number,
        spawn: |_| Err(String::new()),
        patience: Duration::ZERO,
    };
    let length = Running::<B>::open(&contest, 0, 0)?.play(MAX_DECISIONS)?;
    let mut half = Running::open(&contest, 0, 0)?;
    half.play(length / 2)?;
    Ok(half)
}
