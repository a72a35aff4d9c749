//! A session of the engine, a request on each line: every line is answered by one line of JSON, and none makes the
//! engine panic.

#![no_main]

use libfuzzer_sys::{fuzz_mutator, fuzz_target};
use quintet::engine::{self, Session};
use serde_json::{Value, json};
use speech::Language;

#[path = "json_mutator.rs"]
mod json_mutator;

/// More lines than this only cost time.
const MAX_LINES: usize = 12;

/// The same request with hardly any search: a bot that thinks is no hang.
fn hurried(line: &[u8]) -> Vec<u8> {
    let Ok(Value::Object(mut request)) = serde_json::from_slice(line) else { return line.to_vec() };
    if request.get("op").is_some_and(|op| op == "bot" || op == "hint") {
        request.remove("ms");
        request.insert("iterations".to_owned(), json!(2));
    }
    Value::Object(request).to_string().into_bytes()
}

fuzz_target!(|data: &[u8]| {
    let mut session = Session::new(Language::English);
    for line in data.split(|byte| *byte == b'\n').take(MAX_LINES) {
        let answer = engine::answer(&mut session, &hurried(line));
        let answer: Value = serde_json::from_str(&answer).expect("an answer is JSON");
        assert!(answer["ok"].is_boolean(), "{answer}");
    }
});

fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    json_mutator::lines(data, size, max_size, seed)
});
