//! The rules of Liar's Dice: bid on the dice under all cups, or call the last bid a lie.
//!
//! RULES.md numbers them. This is the small sixth game that docs/adding-a-game.md builds: every file answers one
//! question of the contract, as in the five games of the house.

mod action;
mod advise;
mod apply;
mod audit;
mod decide;
pub mod dice;
mod event;
mod game;
mod memory;
mod menu;
mod options;
mod permits;
mod position;
mod resample;
mod restore;
mod sight;
pub mod state;
mod tell;
mod view;
mod view_aid;

pub use action::Action;
pub use event::Event;
pub use memory::Memory;
pub use options::Options;
pub use position::Position;
pub use sight::Sight;
pub use state::LiarsDice;
pub use view::View;
pub use view_aid::ViewAid;
