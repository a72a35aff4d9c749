//! The peek and the race of 5 ou Moins in the small.
//!
//! Three cards lie before everybody. They look at two of them, once; then cards are turned up one by one, and
//! who remembers an equal one throws it, first come, first served, whatever the line.

mod rules;
mod state;
mod subject;
#[cfg(test)]
mod tests;

pub(crate) use rules::{Action, Lying, QUOTA, SHOWN, Sight, View, WINDOW};
pub(crate) use state::{Aimed, Claim, Discard, Event, Phase, Race, Slot, State, Tie};
