//! Changes that make something valid nearly valid.

use serde_json::{Map, Value, json};

/// A few changes of that value.
pub(crate) fn value(chance: &mut fastrand::Rng, value: &Value) -> Value {
    let mut changed = value.clone();
    for _ in 0..chance.usize(1..4) {
        let donor = pick(chance, value).clone();
        let place = pick_mut(chance, &mut changed);
        change(chance, place, donor);
    }
    changed
}

/// A few changes of that text, which is then perhaps no text any more.
pub(crate) fn bytes(chance: &mut fastrand::Rng, text: &str) -> Vec<u8> {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..chance.usize(1..4) {
        let at = chance.usize(..=bytes.len());
        let end = (at + chance.usize(..20)).min(bytes.len());
        match chance.u8(..6) {
            0 => bytes.truncate(at),
            1 => drop(bytes.drain(at..end)),
            2 => bytes.splice(at..at, [chance.u8(..)]).for_each(drop),
            3 => {
                let again = bytes[at..end].to_vec();
                bytes.splice(at..at, again).for_each(drop);
            }
            4 => bytes.splice(at..at, *b"[[[[{\"\\").for_each(drop),
            _ => {
                if let Some(byte) = bytes.get_mut(at) {
                    *byte ^= 1 << chance.u8(..8);
                }
            }
        }
    }
    bytes.retain(|byte| *byte != b'\n');
    bytes
}

fn change(chance: &mut fastrand::Rng, place: &mut Value, donor: Value) {
    match (chance.u8(..4), &mut *place) {
        (0, Value::Number(number)) => {
            let near = number.as_i64().unwrap_or(0);
            *place = json!(near.wrapping_add(*chance.choice(&[-1, 1, -100, 100]).unwrap()));
        }
        (0 | 1, Value::Array(list)) if !list.is_empty() => {
            let (one, other) = (chance.usize(..list.len()), chance.usize(..list.len()));
            match chance.u8(..5) {
                0 => drop(list.remove(one)),
                1 => list.swap(one, other),
                2 => list.insert(one, list[other].clone()),
                3 => list.extend(std::iter::repeat_n(donor, chance.usize(..300))),
                _ => list.truncate(one),
            }
        }
        (0 | 1, Value::Object(map)) if !map.is_empty() => {
            let key = map.keys().nth(chance.usize(..map.len())).unwrap().clone();
            match chance.u8(..3) {
                0 => drop(map.remove(&key)),
                1 => drop(map.insert(format!("{key}s"), donor)),
                _ => drop(map.insert(key, donor)),
            }
        }
        (0 | 1, Value::String(text)) => {
            let cut = text.char_indices().map(|(at, _)| at).nth(chance.usize(..4)).unwrap_or(0);
            text.truncate(cut);
        }
        (2, _) => *place = donor,
        _ => *place = strange(chance),
    }
}

fn strange(chance: &mut fastrand::Rng) -> Value {
    match chance.u8(..14) {
        0 => Value::Null,
        1 => json!(chance.bool()),
        2 => json!(-1),
        3 => json!(0),
        4 => json!(chance.u8(..)),
        5 => json!(chance.u32(..)),
        6 => json!(u64::MAX),
        7 => json!(i64::MIN),
        8 => json!(1e308),
        9 => json!(""),
        10 => json!("\u{1F4A5}\u{202E}\0"),
        11 => json!("5".repeat(chance.usize(..400))),
        12 => json!([]),
        _ => Value::Object(Map::new()),
    }
}

/// Any value within that one.
fn pick<'a>(chance: &mut fastrand::Rng, mut value: &'a Value) -> &'a Value {
    loop {
        let inner = match value {
            Value::Array(list) if !list.is_empty() => &list[chance.usize(..list.len())],
            Value::Object(map) if !map.is_empty() => map.values().nth(chance.usize(..map.len())).unwrap(),
            _ => return value,
        };
        if chance.u8(..4) == 0 {
            return value;
        }
        value = inner;
    }
}

fn pick_mut<'a>(chance: &mut fastrand::Rng, value: &'a mut Value) -> &'a mut Value {
    let inner = match value {
        Value::Array(list) => list.len(),
        Value::Object(map) => map.len(),
        _ => 0,
    };
    if inner == 0 || chance.u8(..4) == 0 {
        return value;
    }
    let at = chance.usize(..inner);
    match value {
        Value::Array(list) => pick_mut(chance, &mut list[at]),
        Value::Object(map) => pick_mut(chance, map.values_mut().nth(at).unwrap()),
        leaf => leaf,
    }
}
