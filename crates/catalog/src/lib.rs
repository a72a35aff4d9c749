//! The list of games, and what programs do with a game without knowing which one it is.
//!
//! A game's types are erased once: [`GameEntry`] is what can be done with a game before it is played, [`AnyTable`]
//! is one game being played. What goes in and comes out is JSON, written straight from the game's own
//! types; whatever loops over decisions (simulations, playouts, replays) runs inside, on those types.
//!
//! In a browser there are no other programs, no clock of the system and nobody who measures or judges. What only they
//! ask for is left out there: everything that a [`GameEntry`] can be asked is part of the module that is fetched.

// What is left out in a browser leaves things idle there; where everything is asked for, nothing is.
#![cfg_attr(target_family = "wasm", allow(unused))]

mod any_action;
mod any_table;
#[cfg(not(target_family = "wasm"))]
mod arena;
mod branch;
#[cfg(not(target_family = "wasm"))]
mod clock;
mod edits;
mod entry;
#[cfg(not(target_family = "wasm"))]
mod external_bot;
mod json;
#[cfg_attr(target_family = "wasm", path = "json_writer/plain.rs")]
mod json_writer;
mod live_table;
mod options;
pub mod refusals;
mod replay;
pub mod review;
#[cfg(not(target_family = "wasm"))]
mod search_rate;
mod simulate;
pub mod solve;
#[cfg(test)]
mod toy;
mod update;

pub use any_action::AnyAction;
pub use any_table::{AnyTable, Hint, Plan, SightRecord, Snapshot};
#[cfg(not(target_family = "wasm"))]
pub use arena::{Contest, Contested, Thought};
pub use branch::BranchPoint;
#[cfg(not(target_family = "wasm"))]
pub use clock::{monotonic_clock, time_budget};
#[cfg(not(target_family = "wasm"))]
pub use entry::Rate;
pub use entry::{Counts, GameEntry, Opening};
#[cfg(not(target_family = "wasm"))]
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
