//! Every rule of RULES.md, by its id.

#![allow(clippy::unwrap_used, reason = "what a test cannot go on without fails it")]

mod alone;
mod daily;
mod drawing;
mod end;
mod given;
mod material;
mod positions;
mod puzzle;
mod scoring;
mod seen;
mod timer;
