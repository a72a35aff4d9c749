//! The rules of 5er Finden: the contract, every rule of RULES.md by its id, the solver.

#![allow(clippy::unwrap_used, reason = "what a test cannot go on without fails it")]

mod alone;
mod conformance;
mod daily;
mod drawing;
mod end;
mod given;
mod material;
mod positions;
mod puzzle;
mod scoring;
mod solver;
mod tell;
mod timer;
