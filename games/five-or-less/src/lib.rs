//! The rules of 5 ou Moins (5 or Less): be the first with five points or less, in cards that nobody may look at.
//!
//! RULES.md numbers them. The game is played in turns and raced at the same time: whoever holds a card equal to
//! the top discard may throw it, and the fastest wins. `race` judges that; `decide` has the turns.

pub mod action;
pub mod advice;
pub mod apply;
pub mod audit;
pub mod card;
pub mod decide;
pub mod event;
pub mod game;
pub mod guesses;
pub mod memory;
pub mod menu;
pub mod options;
pub mod permits;
pub mod position;
pub mod power;
pub mod powers;
pub mod pyramid;
pub mod race;
pub mod refusals;
pub mod resample;
pub mod restore;
pub mod rounds;
pub mod score;
pub mod sight;
pub mod slots;
pub mod speech;
pub mod state;
pub mod view;

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
pub use view::{Discard, Gone, Shown, View, ViewAid};
