//! Every rule of RULES.md, by its id.

#![allow(clippy::unwrap_used, reason = "what a test cannot go on without fails it")]

mod calling;
mod deal;
mod fairness;
mod given;
mod hidden;
mod piles;
mod positions;
mod powers;
mod scoring;
mod throwing;
mod turn;
