//! Mutation-based, structure-aware fuzzing of lines to the engine, messages to the server, positions and logs: each
//! input is something valid that was changed in a few places. Nothing may crash the program, hang it, or be answered
//! by anything but a sentence.
//!
//! In the tests each target tries a bounded number of inputs from a new seed, which it prints; `make fuzz` tries
//! for ten minutes each; `QUINTET_FUZZ_SEED` repeats a run. `make fuzz-coverage` is guided by coverage instead, and
//! tries the parsers.

#![allow(clippy::unwrap_used, reason = "tests")]

#[path = "../../../server/tests/online/harness/client.rs"]
#[allow(dead_code, reason = "the server's own tests use the rest")]
mod client;
#[path = "../common/games.rs"]
mod games;
#[path = "../../../server/tests/online/harness/http.rs"]
#[allow(dead_code, reason = "the server's own tests use the rest")]
mod http;
#[path = "../../../catalog/tests/games/played.rs"]
#[allow(dead_code, reason = "the tests of the catalog use the rest")]
mod played;
#[path = "../served/program.rs"]
#[allow(dead_code, reason = "the tests of the served program use the rest")]
mod program;
#[path = "../common/seed.rs"]
mod seed;

mod campaign;
mod engine;
mod found;
mod logs;
mod mutate;
mod positions;
mod seeds;
mod sockets;
mod tables;
mod wording;
