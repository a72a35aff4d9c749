//! The tests of One More!: every rule of RULES.md by its id, and what every game is tested for.

#![allow(clippy::unwrap_used, reason = "what a test cannot go on without fails it")]

mod between;
mod conformance;
mod deal;
mod effects;
mod end;
mod given;
mod material;
mod older;
mod pieces;
mod positions;
mod time;
mod turn;
mod unseen;
