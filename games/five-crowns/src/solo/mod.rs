//! The game for a player alone: eleven hands to close (FC-17 to FC-20).

mod decide;
mod position;
mod state;
mod view;

pub use position::SoloPosition;
pub use state::{HANDS, Solo};
pub use view::{SoloHand, SoloView};
