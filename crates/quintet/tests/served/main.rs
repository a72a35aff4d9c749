//! `quintet serve` as a process: killed in the middle of a game, stopped, copied, and its memory measured.

#![allow(clippy::unwrap_used, reason = "tests")]

#[path = "../../../server/tests/online/harness/client.rs"]
#[allow(dead_code, reason = "the server's own tests use the rest")]
mod client;
#[path = "../../../server/tests/online/harness/http.rs"]
#[allow(dead_code, reason = "the server's own tests use the rest")]
mod http;

#[path = "../common/games.rs"]
mod games;
mod kill;
mod memory;
mod program;
#[path = "../common/seed.rs"]
mod seed;
mod stop;
