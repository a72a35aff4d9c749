//! The rules of 5 ou Moins (5 or Less): be the first to hold five points or less, in cards that nobody may look at.
//!
//! RULES.md numbers the rules. [`FiveOrLess`] implements the contract: each of its functions stands in the file of
//! its own name. The game is played in turns and raced at the same time: whoever holds a card equal to the top
//! discard may throw it, and the fastest wins. The vocabulary is [`Card`], [`Power`] and [`Slots`]; [`scoring`]
//! says what a round counts.

mod action;
mod advise;
mod apply;
mod audit;
mod card;
mod deal_anew;
mod decide;
mod event;
mod game;
mod memory;
mod menu;
mod options;
mod permits;
mod position;
mod power;
mod pyramids;
mod resample;
mod restore;
mod result;
pub mod scoring;
mod sight;
mod slots;
mod state;
mod tell;
mod timing;
mod view;
mod view_aid;

pub use action::Action;
pub use card::{Card, LOW_CARD, PACK, PACK_SIZE};
pub use event::{Deal, Event, Refill, Tie};
pub use memory::{Belief, Beliefs, KnownCard, Memory};
pub use options::Options;
pub use position::{ClaimPosition, PendingPosition, Position, RecentPosition, ShownPosition};
pub use power::Power;
pub use pyramids::{BASE, MAX_SEATS};
pub use result::RoundResult;
pub use sight::Sight;
pub use slots::{Iter, Slots};
pub use state::{FiveOrLess, MAX_RECENT, MAX_SHOWN, Phase, Stage};
pub use timing::{BETWEEN_ROUNDS, CLAIM_WINDOW, LAG_QUOTA, LAST_CLAIMS, SHOWN_FOR};
pub use view::{Discard, RecentDiscard, Shown, View};
pub use view_aid::ViewAid;
