//! The rules of One More!: a player who cannot play loses the round, and whoever loses twice wins the game.
//!
//! RULES.md numbers them. The contract is [`table::Game`]; `game.rs` lists its functions, and each stands in
//! the file of its name: `decide` in `decide.rs`, `apply` in `apply.rs`. The other files are the vocabulary:
//! cards and decks, pairs, players.

mod action;
mod advise;
mod apply;
mod audit;
mod card;
mod cards;
mod deal;
mod decide;
mod deck;
mod event;
mod fault;
mod game;
mod memory;
mod menu;
mod options;
mod pair;
mod permits;
mod players;
mod position;
mod resample;
mod restore;
mod sight;
mod span;
mod state;
mod tell;
mod view;
mod view_aid;

pub use action::Action;
pub use card::{Card, Effect};
pub use cards::Cards;
pub use deal::Deal;
pub use deck::Deck;
pub use event::{Event, Refill};
pub use memory::Memory;
pub use options::Options;
pub use pair::Pair;
pub use players::{Player, Players};
pub use position::Position;
pub use resample::InformationSet;
pub use sight::Sight;
pub use span::Span;
pub use state::{BETWEEN_ROUNDS, LOSSES_TO_WIN, LastRound, OneMore, Phase, Why};
pub use view::{ExchangeView, Hidden, View};
pub use view_aid::ViewAid;
