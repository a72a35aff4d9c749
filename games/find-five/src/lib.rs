//! The rules of 5er Finden: five dice, and everybody at once looks for their five symbols on a board.
//!
//! RULES.md numbers them. The material comes first ([`shape`], [`squares`], [`placement`], [`roll`],
//! [`board`]), then the exact [`solver`], then the game: what is the state, what is decided, what is stored,
//! who sees what, what is allowed, what is offered, a file each.

mod action;
mod advice;
mod aid;
mod apply;
mod audit;
pub mod board;
mod bot;
mod decide;
mod event;
mod game;
pub mod lines;
mod menu;
mod options;
mod outcome;
mod permits;
pub mod placement;
mod position;
mod refusals;
mod result;
pub mod roll;
pub mod scoring;
pub mod shape;
mod sight;
pub mod solver;
mod speech;
pub mod squares;
mod state;
mod view;

pub use action::{Action, MOST_SQUARES, Outline};
pub use aid::{Aid, OutlineAid, Tile};
pub use decide::PAUSE;
pub use event::{Event, Origin};
pub use options::{BoardKind, Options, Timer, Variant};
pub use position::Position;
pub use result::{BoardResult, Fault, Judged, RoundResult};
pub use sight::Sight;
pub use state::{Crossed, FindFive, Kind, MOST_MARKS, MOST_SEATS, Marks, Phase, Player};
pub use view::View;
