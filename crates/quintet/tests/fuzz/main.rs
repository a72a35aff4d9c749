//! What nobody would send, sent all the same: lines to the engine, messages to the server, positions, logs. Each
//! is made from something valid that was changed in a few places. Nothing of it may end the program, hang it, or
//! be answered by anything but a sentence.
//!
//! In the tests each target tries a bounded number of inputs from a new seed. `make fuzz` tries for ten minutes
//! each; `QUINTET_FUZZ_SEED` repeats a run.

#![allow(clippy::unwrap_used, reason = "tests")]

#[path = "../../../server/tests/online/harness/client.rs"]
#[allow(dead_code, reason = "the server's own tests use the rest")]
mod client;
#[path = "../../../server/tests/online/harness/http.rs"]
#[allow(dead_code, reason = "the server's own tests use the rest")]
mod http;
#[path = "../served/program.rs"]
#[allow(dead_code, reason = "the tests of the served program use the rest")]
mod program;

mod campaign;
mod engine;
mod found;
mod logs;
mod mutate;
mod positions;
mod sockets;
mod tables;
