//! The rules of 5 ou Moins: every rule of RULES.md by its id, the contract, recorded games.

#![allow(clippy::unwrap_used, reason = "what a test cannot go on without fails it")]

mod calling;
mod conformance;
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
