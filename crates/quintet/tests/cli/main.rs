//! The program as a process: its commands, the engine, external bots, and what the documentation says of them.

#![allow(clippy::unwrap_used, reason = "what a test cannot go on without fails it")]

mod commands;
mod common;
mod documentation;
mod engine;
mod game_pages;
#[path = "../common/games.rs"]
mod games;
#[path = "../../../catalog/tests/games/played.rs"]
#[allow(dead_code, reason = "the tests of the catalog use the rest")]
mod played;
mod programs;
mod review;
mod settings;
mod verify;
mod wire_types;
