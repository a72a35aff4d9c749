//! The rules of Double Series: two to ten players in teams put markers on a board of cards, and the first
//! team with two lines of five wins.
//!
//! RULES.md numbers the rules. [`DoubleSeries`] is the state and implements the contract; each function of the
//! contract stands in the file of its own name. The vocabulary is [`Card`], [`Square`], [`Series`], [`Layout`]
//! and [`Markers`]; [`scoring`] says what a marker completes.

mod action;
mod advise;
mod apply;
mod audit;
mod card;
mod cards;
mod decide;
mod event;
mod fault;
mod game;
mod layout;
mod markers;
mod memory;
mod menu;
mod options;
mod permits;
mod position;
mod refusals;
mod resample;
mod restore;
pub mod scoring;
mod series;
mod sight;
mod square;
mod state;
mod table_talk;
mod tell;
mod view;
mod view_aid;

pub use action::Action;
pub use advise::{Purpose, builds, purpose};
pub use card::{Card, Suit};
pub use cards::{Cards, Hand, Pile};
pub use event::{Deal, Ended, Event, Lot, Reshuffle};
pub use layout::{Board, Layout};
pub use markers::{MAX_TEAMS, Markers, Team};
pub use memory::{Memory, Observation};
pub use options::{Drawing, Options, Setup, Teams};
pub use position::{ChoicePosition, Position};
pub use scoring::Scored;
pub use series::{Five, Series};
pub use sight::Sight;
pub use square::{CORNERS, Square, Squares};
pub use state::{Choice, DoubleSeries, End, MayDraw, Phase, Player, TIME_LIMIT};
pub use table_talk::{Case, MAX_FAILED_ACCUSATIONS, Ruling, Stage, Trial, Vote};
pub use view::{PlayerView, View};
pub use view_aid::{CardAid, ViewAid};
