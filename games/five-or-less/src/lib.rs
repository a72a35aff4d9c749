//! The rules of 5 ou Moins (5 or Less): be the first with five points or less, in cards that nobody may look at.
//!
//! RULES.md numbers them. The game is played in turns and raced at the same time: whoever holds a card equal to
//! the top discard may throw it, and the fastest wins. `race` judges that; `decide` has the turns.

mod action;
mod advice;
mod apply;
mod audit;
mod bot;
pub mod card;
mod decide;
mod event;
mod game;
mod guesses;
mod memory;
mod menu;
mod options;
mod permits;
mod position;
mod power;
mod powers;
mod pyramid;
mod race;
mod refusals;
mod resample;
mod restore;
mod rounds;
pub mod score;
mod sight;
mod slots;
mod speech;
mod state;
mod view;

pub use action::Action;
pub use event::{Deal, Event, Refill, RoundResult, Tie};
pub use memory::{Known, Memory};
pub use options::Options;
pub use position::{ClaimPosition, GonePosition, PendingPosition, Position, ShownPosition};
pub use power::Power;
pub use race::{QUOTA, SHOWN, WINDOW};
pub use rounds::{BETWEEN, LAST_CLAIMS};
pub use sight::Sight;
pub use slots::Slots;
pub use state::{FiveOrLess, Phase, Stage};
pub use view::{Aid, Discard, Gone, Shown, View};
