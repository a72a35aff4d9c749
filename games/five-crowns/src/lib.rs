//! The rules of Five Crowns (Les Cinq Rois): rummy with a wild rank that changes every round.
//!
//! RULES.md numbers them. `together` is the game of two to ten, `solo` the one for a player alone; both
//! share the cards, the melds and the exact [`solver`].

mod action;
mod advice;
mod bot;
pub mod card;
mod event;
mod game;
pub mod hand;
pub mod meld;
mod memory;
mod options;
mod position;
mod refusals;
mod sight;
pub mod solo;
pub mod solver;
mod speech;
pub mod together;
mod view;

pub use action::Action;
pub use event::{Deal, Event, Reshuffle, SoloDeal};
pub use game::FiveCrowns;
pub use memory::Memory;
pub use options::Options;
pub use position::Position;
pub use sight::Sight;
pub use view::{Aid, View};
