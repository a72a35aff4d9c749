//! The game of two to ten.

mod apply;
mod audit;
mod decide;
mod menu;
mod permits;
mod position;
mod resample;
mod state;
mod view;

pub use position::{LaidPosition, TogetherPosition};
pub(crate) use state::MOST_SEATS;
pub use state::{Laid, MOST_CARDS, Phase, Player, RoundResult, Together};
pub use view::{PlayerView, TogetherView};
