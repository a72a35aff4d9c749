//! Messages to the server: any is read or refused, and a command that was read is written and read back as the same
//! command: its fingerprint is taken of what is written.

#![no_main]

use libfuzzer_sys::{fuzz_mutator, fuzz_target};
use server::wire::{Command, ToServer};

#[path = "json_mutator.rs"]
mod json_mutator;

fuzz_target!(|data: &[u8]| {
    if let Ok(ToServer::Command { command, .. }) = serde_json::from_slice(data) {
        let written = serde_json::to_string(&command).expect("a command is JSON");
        let again: Command = serde_json::from_str(&written).expect("a written command is read");
        assert_eq!(serde_json::to_string(&again).expect("a command is JSON"), written);
    }
});

fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    json_mutator::lines(data, size, max_size, seed)
});
