//! The solo game: eleven hands to close (FC-17 to FC-20).

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
pub use position::SoloPosition;
pub use state::{HANDS, STOCK, Solo};
pub use view::{SoloHand, SoloView};
