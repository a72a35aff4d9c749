//! The rules of 5 ou Moins: every rule of RULES.md by its id, the contract, recorded games.

#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

mod calling;
mod cards;
mod conformance;
mod deal;
mod fairness;
mod given;
mod hidden;
mod holding;
mod piles;
mod positions;
mod powers;
mod scoring;
mod throwing;
mod turn;
