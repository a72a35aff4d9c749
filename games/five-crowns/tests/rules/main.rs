//! Every rule of RULES.md, by its id.

#![allow(clippy::unwrap_used, reason = "a test that panics fails, as it should")]

mod deal;
mod end;
mod given;
mod going_out;
mod material;
mod positions;
mod solo;
mod turn;
