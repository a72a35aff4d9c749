//! The game of two to ten.

pub mod apply;
pub mod audit;
pub mod decide;
pub mod menu;
pub mod permits;
pub mod position;
pub mod resample;
pub mod state;
pub mod view;

pub use position::{LaidPosition, TogetherPosition};
pub use state::MOST_SEATS;
pub use state::{Laid, MOST_CARDS, Phase, Player, RoundResult, Together};
pub use view::{PlayerView, TogetherView};
