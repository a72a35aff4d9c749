//! The list of games, and what programs do with a game without knowing which one it is.
//!
//! A game's types are erased once: [`Entry`] is what can be done with a game before it is played, [`Table`]
//! is one game being played. What goes in and comes out is JSON, written straight from the game's own
//! types; whatever loops over decisions (simulations, playouts, replays) runs inside, on those types.

mod arena;
mod entry;
mod json;
pub mod limits;
mod live;
mod options;
mod outsider;
pub mod recorded;
mod replay;
mod searching;
mod simulate;
pub mod solve;
pub mod speech;
mod table_trait;
#[cfg(test)]
mod toy;

pub use arena::{Contest, Contested, Thought};
pub use entry::{Counts, Entry, Opening, Rate, Verified};
pub use json::Json;
pub use outsider::{Fault, Hire, Outsider};
pub use replay::Replay;
pub use simulate::{Simulated, Simulation};
pub use solve::Solver;
pub use table_trait::{Hint, Plan, Sighted, Table};

use entry::Of;

/// All games, a line each.
pub static GAMES: [&dyn Entry; 5] = [
    &Of::<five_crowns::FiveCrowns>::new().with_solver(&solve::five_crowns::SOLVER).with_own_search(),
    &Of::<five_or_less::FiveOrLess>::new(),
    &Of::<find_five::FindFive>::new().with_solver(&solve::find_five::SOLVER),
    &Of::<double_series::DoubleSeries>::new().with_own_search(),
    &Of::<one_more::OneMore>::new().with_search(),
];

/// The game with that id.
pub fn find(id: &str) -> Option<&'static dyn Entry> {
    GAMES.into_iter().find(|entry| entry.about().id == id)
}
