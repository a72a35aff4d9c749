//! The rules of Double Series: two to ten players in teams put markers on a board of cards, and the first
//! team with two lines of five wins.
//!
//! RULES.md numbers them. The vocabulary comes first ([`card`], [`square`], [`series`], [`layout`],
//! [`markers`]), then what a marker completes ([`scoring`]), then the table, with a file per question: what
//! is the state, what is decided, what is stored, who sees what, what is allowed, what is offered.

pub mod action;
pub mod advice;
pub mod aid;
pub mod apply;
pub mod audit;
pub mod card;
pub mod cards;
pub mod decide;
pub mod event;
pub mod game;
pub mod layout;
pub mod markers;
pub mod memory;
pub mod menu;
pub mod options;
pub mod permits;
pub mod position;
pub mod refusals;
pub mod resample;
pub mod scoring;
pub mod series;
pub mod sight;
pub mod speech;
pub mod square;
pub mod state;
pub mod talk;
pub mod view;

pub use action::Action;
pub use aid::{CardAid, ViewAid};
pub use event::{Deal, Ended, Event, Lot, Reshuffle};
pub use memory::Memory;
pub use options::{Drawing, Options, Setup, Teams};
pub use position::{ChoicePosition, Position};
pub use sight::Sight;
pub use state::{Choice, DoubleSeries, End, MayDraw, Phase, TIME_LIMIT};
pub use talk::{Case, MOST_FAILED, Stage, Trial, Vote};
pub use view::{PlayerView, View};
