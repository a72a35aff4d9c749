//! The last turn of Five Crowns in the small.
//!
//! Everybody has one turn: they draw a card unseen and lay groups of their own choice, or take the best ones
//! that the game finds.

mod rules;
mod subject;
#[cfg(test)]
mod tests;

pub(crate) use rules::{Action, Event, Group, Melds, State, View, best};
