//! What the bots of Double Series do at tables.

#![allow(clippy::unwrap_used, reason = "what a test cannot go on without fails it")]

#[path = "../../../tests/game/given.rs"]
#[allow(dead_code, reason = "the tests of the rules need more of it")]
mod given;
mod plays;
