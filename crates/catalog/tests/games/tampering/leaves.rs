//! Every single value of every record, changed a little.

use serde_json::{Value, json};
use table::verify::Finding;

use super::forgery::{Forgery, rewritten};
use super::{finding, logs};

/// How many values of each game are tried; all of them with `QUINTET_EVERY_VALUE=1`.
const TRIED: usize = 120;

/// Whatever stands in the facts follows by the rules: no value of any of them can be another, whatever the seal.
#[test]
fn no_value_of_any_fact_can_be_changed() {
    let every = std::env::var_os("QUINTET_EVERY_VALUE").is_some();
    for (game, log) in logs(7) {
        let id = game.about().id;
        let mut paths = Vec::new();
        for (number, record) in Forgery::of(&log).lines.iter().enumerate() {
            if let Some(events) = record.get("events") {
                collect(events, format!("/{number}/events"), &mut paths);
            }
        }
        let step = if every { 1 } else { paths.len().div_ceil(TRIED) };
        let mut missed = Vec::new();
        for path in paths.iter().step_by(step) {
            for changed in changes(&log, path) {
                let Some((_, sealed)) = rewritten(id, &changed) else { continue };
                if sealed != log && finding(game, &sealed) == Finding::Sound {
                    missed.push(path);
                }
            }
        }
        assert!(missed.is_empty(), "{id}: {missed:?}");
        println!("{id}: {} of {} values tried", paths.len().div_ceil(step), paths.len());
    }
}

fn collect(value: &Value, path: String, all: &mut Vec<String>) {
    match value {
        Value::Array(list) => {
            list.iter().enumerate().for_each(|(at, value)| collect(value, format!("{path}/{at}"), all));
        }
        Value::Object(map) => {
            for (key, value) in map {
                collect(value, format!("{path}/{key}"), all);
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => all.push(path),
    }
}

/// The log with that value changed in several ways.
fn changes(log: &str, path: &str) -> Vec<String> {
    let whole = Value::Array(Forgery::of(log).lines);
    let value = whole.pointer(path).unwrap().clone();
    let others = match &value {
        Value::Null => vec![json!(0), json!(1)],
        Value::Bool(truth) => vec![json!(!truth)],
        Value::Number(number) => {
            let number = number.as_i64().unwrap();
            vec![json!(number + 1), json!(number - 1)]
        }
        Value::String(text) => vec![json!(replaced(text)), Value::Null],
        Value::Array(_) | Value::Object(_) => Vec::new(),
    };
    let text = |other: Value| {
        let mut changed = whole.clone();
        *changed.pointer_mut(path).unwrap() = other;
        changed.as_array().unwrap().iter().flat_map(|line| [line.to_string(), "\n".to_owned()]).collect()
    };
    others.into_iter().map(text).collect()
}

/// A like text: the first digit another one.
fn replaced(text: &str) -> String {
    let Some(at) = text.find(|sign: char| sign.is_ascii_digit()) else { return format!("{text}x") };
    let digit = u8::from(text.as_bytes()[at] == b'4') + b'4';
    format!("{}{}{}", &text[..at], char::from(digit), &text[at + 1..])
}
