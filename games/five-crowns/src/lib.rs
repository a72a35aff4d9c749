//! The rules of Five Crowns (Les Cinq Rois): rummy with a wild rank that changes every round.
//!
//! RULES.md numbers them. [`together`] is the game of two to ten, [`solo`] the solitaire game; both share the
//! cards, the melds and the exact [`solver`].

mod action;
mod advise;
mod apply;
mod audit;
pub mod card;
mod decide;
mod event;
mod fault;
mod game;
pub mod hand;
pub mod meld;
mod memory;
mod menu;
mod options;
mod pack;
mod permits;
mod position;
mod resample;
mod restore;
mod sight;
pub mod solo;
pub mod solver;
mod state;
mod tell;
pub mod together;
mod view;
mod view_aid;

pub use action::Action;
pub use event::{Deal, Event, Reshuffle, SoloDeal};
pub use memory::Memory;
pub use options::Options;
pub use pack::{MAX_CARDS, pack};
pub use position::Position;
pub use sight::Sight;
pub use state::FiveCrowns;
pub use view::View;
pub use view_aid::{AfterDiscard, Arrangement, ViewAid};
