//! `quintet serve` as a process: killed in the middle of a game, stopped, copied, its memory measured, and its bots
//! thinking for many.

#![allow(clippy::unwrap_used, reason = "tests")]

#[path = "../../../server/tests/online/harness/client.rs"]
#[allow(dead_code, reason = "the server's own tests use the rest")]
mod client;
#[path = "../../../server/tests/online/harness/http.rs"]
#[allow(dead_code, reason = "the server's own tests use the rest")]
mod http;

mod flood;
#[path = "../common/games.rs"]
mod games;
mod growth;
mod half_open;
mod hangs;
mod inside;
mod kept;
mod kill;
mod many_lines;
mod memory;
#[cfg(unix)]
mod moves;
#[cfg(unix)]
mod postgres;
mod program;
#[path = "../common/seed.rs"]
mod seed;
mod stop;
mod thinking;
mod upgrade;

/// Whether this is a long run that also holds times against what is promised (`make soak`). Tests that run beside others
/// do not: a busy machine would fail them.
fn soak() -> bool {
    std::env::var_os("QUINTET_SOAK").is_some()
}
