//! The bots: they play whole games, react as people do, and the better ones win.

#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

mod bot_table;
mod hard;
mod levels;
mod mistakes;
mod reactions;
