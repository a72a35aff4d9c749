//! The rules of 5er Finden: five dice, and everybody at once looks for their five symbols on a board.
//!
//! RULES.md numbers them. The material comes first ([`shape`], [`squares`], [`placement`], [`roll`],
//! [`board`]), then the exact [`solver`], then the game: what is the state, what is decided, what is stored,
//! who sees what, what is allowed, what is offered, a file each.

pub mod action;
pub mod advice;
pub mod aid;
pub mod apply;
pub mod audit;
pub mod board;
pub mod decide;
pub mod event;
pub mod game;
pub mod lines;
pub mod menu;
pub mod options;
pub mod outcome;
pub mod permits;
pub mod placement;
pub mod position;
pub mod refusals;
pub mod result;
pub mod roll;
pub mod scoring;
pub mod shape;
pub mod sight;
pub mod solver;
pub mod speech;
pub mod squares;
pub mod state;
pub mod view;

pub use action::{Action, MOST_SQUARES, Outline};
pub use aid::{OutlineAid, Tile, ViewAid};
pub use decide::PAUSE;
pub use event::{Event, Origin};
pub use options::{BoardKind, Options, Timer, Variant};
pub use position::Position;
pub use result::{BoardResult, Fault, Judged, RoundResult};
pub use sight::Sight;
pub use state::{Crossed, FindFive, Kind, MOST_MARKS, MOST_SEATS, Marks, Phase, Player};
pub use view::View;
