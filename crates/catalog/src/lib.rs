//! The list of games, and what programs do with a game without knowing which one it is.
//!
//! A game's types are erased once: [`GameEntry`] is what can be done with a game before it is played, [`AnyTable`]
//! is one game being played. What goes in and comes out is JSON, written straight from the game's own
//! types; whatever loops over decisions (simulations, playouts, replays) runs inside, on those types.

mod any_action;
mod any_table;
mod arena;
mod branch;
mod clock;
mod edits;
mod entry;
mod external_bot;
mod json;
mod json_writer;
mod live_table;
mod options;
pub mod refusals;
mod replay;
pub mod review;
mod search_rate;
mod simulate;
pub mod solve;
#[cfg(test)]
mod toy;
mod update;

pub use any_action::AnyAction;
pub use any_table::{AnyTable, Hint, Plan, SightRecord, Snapshot};
pub use arena::{Contest, Contested, Thought};
pub use branch::BranchPoint;
pub use clock::{monotonic_clock, time_budget};
pub use entry::{Counts, GameEntry, Opening, Rate};
pub use external_bot::{ExternalBot, Fault, SpawnExternalBot};
pub use json::Json;
pub use replay::{Frame, Mark, Parts, Replay, ReplayHead};
pub use review::report::Review;
pub use review::{NoReview, ReviewOptions, Reviewing};
pub use simulate::{Simulated, Simulation};
pub use solve::Solver;
pub use update::Update;

use entry::EntryOf;

/// All games, a line each.
pub static GAMES: [&dyn GameEntry; 5] = [
    &EntryOf::<five_crowns_bot::FiveCrownsBot>::new()
        .with_solver(&solve::five_crowns::SOLVER)
        .with_custom_search(),
    &EntryOf::<five_or_less_bot::FiveOrLessBot>::new(),
    &EntryOf::<find_five_bot::FindFiveBot>::new().with_solver(&solve::find_five::SOLVER),
    &EntryOf::<double_series_bot::DoubleSeriesBot>::new().with_custom_search(),
    &EntryOf::<one_more_bot::OneMoreBot>::new().with_search(),
];

/// The game with that id.
pub fn find(id: &str) -> Option<&'static dyn GameEntry> {
    GAMES.into_iter().find(|entry| entry.about().id == id)
}
