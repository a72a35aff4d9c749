//! How fast the shared search is in a game.

use std::time::{Duration, Instant};

use bots::{Bot, Budget, Entrant, Imagine, Level, Search};
use serde_json::Value;
use table::{Audience, Refusal};

use crate::arena::{Contest, Running};
use crate::simulate::MOST_DECISIONS;
use crate::{Rate, Table};

/// A search is as long as a bot's thought, not one that has outgrown every cache.
const ITERATIONS: u32 = 5_000;

/// Searches from the middles of games for so long. A "decision" here is an iteration.
pub(crate) fn rate<G: Bot + Imagine>(seats: u8, seed: u64, time: Duration) -> Rate {
    let mut chance = fastrand::Rng::with_seed(seed);
    let mut search = Search::<G>::default();
    let mut rate = Rate { games: 0, decisions: 0, time: Duration::ZERO };
    for number in seed.. {
        if rate.time >= time {
            break;
        }
        let Ok(game) = middle::<G>(seats, number) else { break };
        let Some(me) = game.live.awaited().iter().next() else { continue };
        let (view, now) = (game.live.sitting.view(Audience::Seat(me)), game.live.now());
        let memory = game.live.memory(me);
        let start = Instant::now();
        search.run(me, &view, memory, now, Budget::Iterations(ITERATIONS), &mut chance);
        rate.time += start.elapsed();
        rate.decisions += search.iterations();
        rate.games += 1;
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
