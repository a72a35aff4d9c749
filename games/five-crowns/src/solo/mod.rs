//! The game for a player alone: eleven hands to close (FC-17 to FC-20).

pub mod decide;
pub mod position;
pub mod state;
pub mod view;

pub use position::SoloPosition;
pub use state::{HANDS, Solo};
pub use view::{SoloHand, SoloView};
