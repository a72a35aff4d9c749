//! The rules of Five Crowns (Les Cinq Rois): rummy with a wild rank that changes every round.
//!
//! RULES.md numbers them. `together` is the game of two to ten, `solo` the one for a player alone; both
//! share the cards, the melds and the exact [`solver`].

pub mod action;
pub mod advice;
pub mod card;
pub mod event;
pub mod game;
pub mod hand;
pub mod meld;
pub mod memory;
pub mod options;
pub mod position;
pub mod refusals;
pub mod sight;
pub mod solo;
pub mod solver;
pub mod speech;
pub mod together;
pub mod view;

pub use action::Action;
pub use event::{Deal, Event, Reshuffle, SoloDeal};
pub use game::FiveCrowns;
pub use memory::Memory;
pub use options::Options;
pub use position::Position;
pub use sight::Sight;
pub use view::{View, ViewAid};
