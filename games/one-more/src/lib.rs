//! The rules of One More!: who cannot play loses the round, and who loses twice wins the game.
//!
//! RULES.md numbers them. A file per question: what is the state, what is decided, what is stored, who sees
//! what, what is allowed, what is offered.

pub mod action;
pub mod advice;
pub mod apply;
pub mod audit;
pub mod card;
pub mod cards;
pub mod decide;
pub mod event;
pub mod game;
pub mod memory;
pub mod menu;
pub mod options;
pub mod pair;
pub mod permits;
pub mod players;
pub mod position;
pub mod refusals;
pub mod resample;
pub mod sight;
pub mod speech;
pub mod state;
pub mod view;

pub use action::Action;
pub use event::{Deal, Event, Refill};
pub use memory::Memory;
pub use options::Options;
pub use pair::Pair;
pub use players::{Player, Players};
pub use position::Position;
pub use sight::Sight;
pub use state::{LastRound, OneMore, Phase, Why};
pub use view::{ExchangeView, Hidden, View, ViewAid};
