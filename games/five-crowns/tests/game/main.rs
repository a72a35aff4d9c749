//! Every rule of RULES.md by its id, the solver, and the tests that every game has.

#![allow(clippy::unwrap_used, reason = "a test that panics fails, as it should")]

mod conformance;
mod deal;
mod end;
mod given;
mod going_out;
mod material;
mod pieces;
mod positions;
mod solo;
mod solver;
mod turn;
