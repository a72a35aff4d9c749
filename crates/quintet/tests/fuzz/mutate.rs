//! Mutations that make something valid nearly valid.

use serde_json::{Map, Value, json};

/// A few changes of that value.
pub(crate) fn value(rng: &mut fastrand::Rng, value: &Value) -> Value {
    let mut changed = value.clone();
    for _ in 0..rng.usize(1..4) {
        let donor = pick(rng, value).clone();
        let place = pick_mut(rng, &mut changed);
        change(rng, place, donor);
    }
    changed
}

/// A few changes of that text, which is then perhaps no text any more.
pub(crate) fn bytes(rng: &mut fastrand::Rng, text: &str) -> Vec<u8> {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..rng.usize(1..4) {
        let at = rng.usize(..=bytes.len());
        let end = (at + rng.usize(..20)).min(bytes.len());
        match rng.u8(..6) {
            0 => bytes.truncate(at),
            1 => drop(bytes.drain(at..end)),
            2 => bytes.splice(at..at, [rng.u8(..)]).for_each(drop),
            3 => {
                let again = bytes[at..end].to_vec();
                bytes.splice(at..at, again).for_each(drop);
            }
            4 => bytes.splice(at..at, *b"[[[[{\"\\").for_each(drop),
            _ => {
                if let Some(byte) = bytes.get_mut(at) {
                    *byte ^= 1 << rng.u8(..8);
                }
            }
        }
    }
    bytes.retain(|byte| *byte != b'\n');
    bytes
}

fn change(rng: &mut fastrand::Rng, place: &mut Value, donor: Value) {
    match (rng.u8(..4), &mut *place) {
        (0, Value::Number(number)) => {
            let near = number.as_i64().unwrap_or(0);
            *place = json!(near.wrapping_add(*rng.choice(&[-1, 1, -100, 100]).unwrap()));
        }
        (0 | 1, Value::Array(list)) if !list.is_empty() => {
            let (one, other) = (rng.usize(..list.len()), rng.usize(..list.len()));
            match rng.u8(..5) {
                0 => drop(list.remove(one)),
                1 => list.swap(one, other),
                2 => list.insert(one, list[other].clone()),
                3 => list.extend(std::iter::repeat_n(donor, rng.usize(..300))),
                _ => list.truncate(one),
            }
        }
        (0 | 1, Value::Object(map)) if !map.is_empty() => {
            let key = map.keys().nth(rng.usize(..map.len())).unwrap().clone();
            match rng.u8(..3) {
                0 => drop(map.remove(&key)),
                1 => drop(map.insert(format!("{key}s"), donor)),
                _ => drop(map.insert(key, donor)),
            }
        }
        (0 | 1, Value::String(text)) => {
            let cut = text.char_indices().map(|(at, _)| at).nth(rng.usize(..4)).unwrap_or(0);
            text.truncate(cut);
        }
        (2, _) => *place = donor,
        _ => *place = strange(rng),
    }
}

fn strange(rng: &mut fastrand::Rng) -> Value {
    match rng.u8(..14) {
        0 => Value::Null,
        1 => json!(rng.bool()),
        2 => json!(-1),
        3 => json!(0),
        4 => json!(rng.u8(..)),
        5 => json!(rng.u32(..)),
        6 => json!(u64::MAX),
        7 => json!(i64::MIN),
        8 => json!(1e308),
        9 => json!(""),
        10 => json!("\u{1F4A5}\u{202E}\0"),
        11 => json!("5".repeat(rng.usize(..400))),
        12 => json!([]),
        _ => Value::Object(Map::new()),
    }
}

/// Any value within that one.
fn pick<'a>(rng: &mut fastrand::Rng, mut value: &'a Value) -> &'a Value {
    loop {
        let inner = match value {
            Value::Array(list) if !list.is_empty() => &list[rng.usize(..list.len())],
            Value::Object(map) if !map.is_empty() => map.values().nth(rng.usize(..map.len())).unwrap(),
            _ => return value,
        };
        if rng.u8(..4) == 0 {
            return value;
        }
        value = inner;
    }
}

fn pick_mut<'a>(rng: &mut fastrand::Rng, value: &'a mut Value) -> &'a mut Value {
    let inner = match value {
        Value::Array(list) => list.len(),
        Value::Object(map) => map.len(),
        _ => 0,
    };
    if inner == 0 || rng.u8(..4) == 0 {
        return value;
    }
    let at = rng.usize(..inner);
    match value {
        Value::Array(list) => pick_mut(rng, &mut list[at]),
        Value::Object(map) => pick_mut(rng, map.values_mut().nth(at).unwrap()),
        leaf => leaf,
    }
}
