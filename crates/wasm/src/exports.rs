//! What the module exports and asks for: two functions each, and a buffer in its memory.
//!
//! The page asks for room for a request with `reserve`, writes it there and calls `answer`, which says how long the
//! answer is; it stands where the next `reserve(0)` says.
#![allow(
    unsafe_code,
    reason = "exported and imported functions are found by their names alone; no memory is touched without its checks"
)]

use std::cell::RefCell;
use std::time::Duration;

use crate::{Host, Session};

// What the page has for the module.
#[link(wasm_import_module = "page")]
unsafe extern "C" {
    /// The time since some fixed moment, in milliseconds.
    safe fn now() -> f64;
    /// A long answer is so far on its way.
    safe fn progress(done: u32, of: u32);
}

/// The module has one thread, and one session on it.
struct Engine {
    session: Session,
    buffer: Vec<u8>,
}

thread_local! {
    static ENGINE: RefCell<Engine> = RefCell::new(Engine {
        session: Session::new(Host { clock: || Duration::from_secs_f64(now().max(0.0) / 1_000.0), progress }),
        buffer: Vec::new(),
    });
}

/// Makes room for a request of so many bytes and says where; with 0 the last answer stays, and is there.
#[unsafe(no_mangle)]
extern "C" fn reserve(length: usize) -> *mut u8 {
    ENGINE.with_borrow_mut(|engine| {
        if length > 0 {
            engine.buffer.clear();
            engine.buffer.resize(length, 0);
        }
        engine.buffer.as_mut_ptr()
    })
}

/// Answers the request that was written into the buffer; says how many bytes the answer has.
#[unsafe(no_mangle)]
extern "C" fn answer() -> usize {
    ENGINE.with_borrow_mut(|engine| {
        engine.buffer = engine.session.answer(&engine.buffer);
        engine.buffer.len()
    })
}
