//! The game of two to ten.

mod advise;
mod apply;
mod audit;
mod decide;
mod menu;
mod permits;
mod position;
mod resample;
mod restore;
mod state;
mod view;

pub(crate) use decide::decide;
pub use position::{LaidPosition, TogetherPosition};
pub use state::{Laid, MAX_ROUNDS, MAX_SEATS, Phase, RoundResult, Together};
pub use view::{Drawing, PlayerView, TogetherView};
