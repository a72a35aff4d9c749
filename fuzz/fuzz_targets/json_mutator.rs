//! A structure-aware mutator for inputs that are lines of JSON: half of the time one line is changed as JSON, by the
//! same mutations as in the tests; otherwise libFuzzer changes bytes.

use libfuzzer_sys::fuzzer_mutate;
use serde_json::Value;

#[path = "../../crates/quintet/tests/fuzz/mutate.rs"]
mod mutate;

/// Mutates the first `size` bytes of `data` in place; gives the new size.
pub fn lines(data: &mut [u8], size: usize, max_size: usize, seed: u32) -> usize {
    let mut rng = fastrand::Rng::with_seed(seed.into());
    if rng.bool() {
        return fuzzer_mutate(data, size, max_size);
    }
    let mut lines: Vec<&[u8]> = data[..size].split(|byte| *byte == b'\n').collect();
    let at = rng.usize(..lines.len());
    let changed = match serde_json::from_slice::<Value>(lines[at]) {
        Ok(value) => mutate::value(&mut rng, &value).to_string().into_bytes(),
        Err(_) => mutate::bytes(&mut rng, &String::from_utf8_lossy(lines[at])),
    };
    lines[at] = &changed;
    let mutated = lines.join(&b'\n');
    if mutated.len() > max_size {
        return fuzzer_mutate(data, size, max_size);
    }
    data[..mutated.len()].copy_from_slice(&mutated);
    mutated.len()
}
