//! The real program, serving: killed in the middle of a game, and weighed.

#![allow(clippy::unwrap_used, reason = "tests")]

#[path = "../../../server/tests/online/harness/client.rs"]
#[allow(dead_code, reason = "the server's own tests use the rest")]
mod client;
#[path = "../../../server/tests/online/harness/http.rs"]
#[allow(dead_code, reason = "the server's own tests use the rest")]
mod http;

mod kill;
mod memory;
mod program;
mod stop;
