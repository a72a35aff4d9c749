//! The rules of Double Series: two to ten players in teams put markers on a board of cards, and the first
//! team with two lines of five wins.
//!
//! RULES.md numbers them. The vocabulary comes first ([`card`], [`square`], [`series`], [`layout`],
//! [`markers`]), then what a marker completes ([`scoring`]), then the table, with a file per question: what
//! is the state, what is decided, what is stored, who sees what, what is allowed, what is offered.

mod action;
mod advice;
mod aid;
mod apply;
mod audit;
mod bot;
pub mod card;
pub mod cards;
mod decide;
mod event;
mod game;
pub mod layout;
#[cfg(feature = "learn")]
pub mod learn;
pub mod markers;
mod memory;
mod menu;
mod options;
mod permits;
mod position;
mod refusals;
mod resample;
pub mod scoring;
pub mod series;
mod sight;
mod speech;
pub mod square;
mod state;
mod talk;
mod view;

pub use action::Action;
pub use aid::{Aid, CardAid};
pub use event::{Deal, Ended, Event, Lot, Reshuffle};
pub use memory::Memory;
pub use options::{Drawing, Options, Setup, Teams};
pub use position::{ChoicePosition, Position};
pub use sight::Sight;
pub use state::{Choice, DoubleSeries, End, MayDraw, Phase, TIME_LIMIT};
pub use talk::{Case, MOST_FAILED, Stage, Trial, Vote};
pub use view::{PlayerView, View};
