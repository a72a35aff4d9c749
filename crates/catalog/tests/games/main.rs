//! What holds for every game of the catalog: each test loops over it, so that no game can be forgotten.

#![allow(clippy::unwrap_used, reason = "what a test cannot go on without fails it")]

mod attacks;
mod branches;
mod hints;
mod locales;
mod planted;
mod played;
mod plurals;
mod replays;
mod reviews;
mod sound;
mod tables;
mod tampering;
mod tidy;
