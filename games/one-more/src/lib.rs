//! The rules of One More!: who cannot play loses the round, and who loses twice wins the game.
//!
//! RULES.md numbers them. A file per question: what is the state, what is decided, what is stored, who sees
//! what, what is allowed, what is offered.

mod action;
mod advice;
mod apply;
mod audit;
mod bot;
pub mod card;
pub mod cards;
mod decide;
mod event;
mod game;
mod memory;
mod menu;
mod options;
mod pair;
mod permits;
mod players;
mod position;
mod refusals;
mod resample;
mod sight;
mod speech;
mod state;
mod view;

pub use action::Action;
pub use event::{Deal, Event, Refill};
pub use memory::Memory;
pub use options::Options;
pub use pair::Pair;
pub use players::{Player, Players};
pub use position::Position;
pub use sight::Sight;
pub use state::{LastRound, OneMore, Phase, Why};
pub use view::{Aid, ExchangeView, Hidden, View};
