//! The bots: they play whole games, react as people do, and the better ones win.

#![allow(clippy::unwrap_used, reason = "what a test cannot go on without fails it")]

mod bot_table;
mod hard;
mod levels;
mod reactions;
