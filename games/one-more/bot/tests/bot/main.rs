//! The tests of the bots of One More!.

#![allow(clippy::unwrap_used, reason = "what a test cannot go on without fails it")]

mod choices;
mod levels;
