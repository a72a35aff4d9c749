//! Liar's Dice: every rule by its id, and the contract.

#![allow(clippy::unwrap_used, reason = "what a test cannot go on without fails it")]

mod conformance;
mod given;
mod guide;
mod rules;
