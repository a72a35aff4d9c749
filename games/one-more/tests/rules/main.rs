//! Every rule of RULES.md, by its id.

#![allow(clippy::unwrap_used, reason = "what a test cannot go on without fails it")]

mod deal;
mod effects;
mod end;
mod given;
mod material;
mod positions;
mod time;
mod turn;
mod unseen;
