//! The engine for the browser: what the catalog can do, as one WebAssembly module without generated glue.
//!
//! A request is a JSON object, and so is its answer. `exports` is how they get in and out; [`Session`] answers them, the
//! same on every machine. Nothing here knows the time, draws by chance or speaks a language: clock and seeds come in,
//! sentences go out as keys with arguments for the page to say.
//!
//! Nothing can be caught inside a module that aborts: a panic is a trap, after which whoever runs it starts it anew.

#[cfg(target_family = "wasm")]
mod exports;
mod games;
mod operations;
mod session;
mod table_state;

pub use session::{Host, Session};
