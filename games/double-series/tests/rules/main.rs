//! Every rule of RULES.md, by its id.

#![allow(clippy::unwrap_used, reason = "what a test cannot go on without fails it")]

mod bots;
mod end;
mod given;
mod jacks;
mod material;
mod positions;
mod scorer;
mod series;
mod strict;
mod talk;
mod turn;
