//! Simulations: games between bots, as fast as they think.

use bots::{Action, Bot, Budget};
use serde_json::Value;
use table::{Act, Game, Level, Outcome, Pace, Player, Refusal, Seat, Seats, Secret};

use crate::live_table::LiveTable;
use crate::{AnyTable, Opening};

/// What all games of a simulation have in common.
#[derive(Clone, Debug)]
pub struct Simulation {
    /// The options that differ from the rulebook's, or `null`.
    pub options: Value,
    /// How well each seat plays; as many as there are seats.
    pub levels: Vec<Level>,
    /// How many iterations a bot has for each action: a count and not a time, so that the same seed
    /// gives the same games.
    pub iterations: u32,
    /// The seed of the games.
    pub seed: u64,
    /// Whether the logs are wanted.
    pub logs: bool,
}

/// How one game went.
#[derive(Clone, Debug)]
pub struct Simulated {
    /// How many actions and deadlines were decided.
    pub decisions: u64,
    /// How it ended; nothing if it was broken off because nobody could or would do anything more.
    pub outcome: Option<Outcome>,
    /// The log, if it was wanted.
    pub log: Option<String>,
}

/// Games longer than this are broken off.
pub(crate) const MAX_DECISIONS: u64 = 100_000;

impl Simulation {
    /// The number that the secret of one game is made of. Games of neighbouring seeds are far apart, so that
    /// two simulations never share any.
    pub const fn number(&self, game: u64) -> u64 {
        self.seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(game)
    }
}

/// Plays one game.
pub(crate) fn simulate<B: Bot>(simulation: &Simulation, number: u64) -> Result<Simulated, Refusal> {
    let number = simulation.number(number);
    let seats = simulation.levels.len() as u8;
    let mut live = LiveTable::<B>::open(&Opening {
        players: simulation.levels.iter().copied().map(Player::Bot).collect(),
        ..Opening::new(&simulation.options, seats, Secret::from_number(number))
    })?;
    let mut rng = fastrand::Rng::with_seed(number);
    let mut decisions = 0;
    while live.outcome().is_none() && decisions < MAX_DECISIONS {
        let next = next(&live, simulation, &mut rng);
        let due = live.deadline().filter(|due| next.as_ref().is_none_or(|act| *due <= act.at));
        match (next, due) {
            (_, Some(due)) => live.pass(due.max(live.now()))?,
            (Some(act), None) => live.play(&act)?,
            (None, None) => break,
        }
        decisions += 1;
    }
    let outcome = live.outcome();
    let log = simulation.logs.then(|| live.to_log().map(|log| log.write())).flatten();
    Ok(Simulated { decisions, outcome, log })
}

/// What happens first if nothing comes due: the earliest of the bots' plans.
fn next<B: Bot>(
    live: &LiveTable<B>,
    simulation: &Simulation,
    rng: &mut fastrand::Rng,
) -> Option<Act<Action<B>>> {
    // In real time anybody may act at any moment, in turns only those whom the game waits for.
    let asked = match <B::Game as Game>::ABOUT.pace {
        Pace::Turns => live.awaited(),
        Pace::RealTime => Seats::all(live.seats()),
    };
    let plan = |seat: Seat| {
        let budget = Budget::Iterations(simulation.iterations);
        let plan = live.plan(seat, simulation.levels[seat.index()], budget, rng)?;
        // Those who act at the same moment do so in a random order, else the first seat would win every race.
        let order = (plan.after, rng.u32(..));
        Some((order, Act { seat, action: plan.action, at: live.now() + plan.after, lag: 0 }))
    };
    asked.iter().filter_map(plan).min_by_key(|(order, _)| *order).map(|(_, act)| act)
}
