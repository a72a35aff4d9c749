//! The rules of 5er Finden: five dice, and everybody at once looks for their five symbols on a board.
//!
//! RULES.md numbers them. The vocabulary comes first ([`shape`], [`squares`], [`placement`], [`roll`],
//! [`board`]), then the exact [`solver`], then a file for each function of the contract, by its name.

mod action;
mod advise;
mod apply;
mod audit;
pub mod board;
mod crossing;
mod decide;
mod event;
mod game;
pub mod lines;
mod memory;
mod menu;
mod options;
mod outline;
mod permits;
pub mod placement;
mod position;
mod ranking;
mod restore;
mod result;
pub mod roll;
mod scoring;
pub mod shape;
mod sight;
pub mod solver;
pub mod squares;
mod state;
mod symbol;
mod tell;
mod view;
mod view_aid;

pub use action::Action;
pub use crossing::default_crossing;
pub use decide::MAX_PAUSE;
pub use event::{Event, Origin};
pub use memory::Memory;
pub use options::{BoardKind, NO_LIMIT, Options, Timer, Variant};
pub use outline::{MAX_OUTLINE_SQUARES, Outline};
pub use position::Position;
pub use result::{BoardResult, Fault, Judged, RoundResult};
pub use sight::Sight;
pub use state::{Crossed, FindFive, Kind, MAX_MARKS, Marks, Phase, Player};
pub use symbol::Symbol;
pub use view::View;
pub use view_aid::{OutlineAid, Tile, ViewAid};
