//! Double Series keeps the contract, and every rule of RULES.md is tested by its id.

#![allow(clippy::unwrap_used, reason = "what a test cannot go on without fails it")]

mod conformance;
mod end;
mod given;
mod jacks;
mod material;
mod pieces;
mod positions;
mod scorer;
mod series;
mod strict;
mod table_talk;
mod turn;
