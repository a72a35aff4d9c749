//! The marks of 5er Finden in the small.
//!
//! Everybody draws on the same board at once and nobody sees another's marks before Stop. One timer, turned by
//! the first who has enough.

mod rules;
mod subject;
#[cfg(test)]
mod tests;

pub(crate) use rules::{Action, Event, LIMIT, Mark, Marks, Phase, Sight, State, TIMER, View};
