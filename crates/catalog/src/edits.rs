//! What has changed from one JSON value to the next: a list of pairs of a path and the value that stands there now.

use serde_json::{Value, json};

/// The edits that make the one into the other. Objects with the same fields and lists of the same length are changed in
/// their parts; everything else is replaced.
pub(crate) fn edits(before: &Value, after: &Value) -> Value {
    let mut edits = Vec::new();
    compare(&mut Vec::new(), before, after, &mut edits);
    Value::Array(edits)
}

fn compare(path: &mut Vec<Value>, before: &Value, after: &Value, edits: &mut Vec<Value>) {
    match (before, after) {
        _ if before == after => {}
        (Value::Object(old), Value::Object(new))
            if old.len() == new.len() && new.keys().all(|key| old.contains_key(key)) =>
        {
            for (key, value) in new {
                path.push(Value::from(key.as_str()));
                compare(path, &old[key], value, edits);
                path.pop();
            }
        }
        (Value::Array(old), Value::Array(new)) if old.len() == new.len() => {
            for (index, (old, new)) in old.iter().zip(new).enumerate() {
                path.push(Value::from(index));
                compare(path, old, new, edits);
                path.pop();
            }
        }
        _ => edits.push(json!([path, after])),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn apply(value: &mut Value, edits: &Value) {
        for edit in edits.as_array().unwrap() {
            let mut place = &mut *value;
            for step in edit[0].as_array().unwrap() {
                place = match step {
                    Value::String(key) => &mut place[key.as_str()],
                    index => &mut place[index.as_u64().unwrap() as usize],
                };
            }
            *place = edit[1].clone();
        }
    }

    #[test]
    fn edits_make_the_one_value_into_the_other() {
        let values = [
            json!(null),
            json!({ "a": 1, "b": { "c": [1, 2, { "d": null }] } }),
            json!({ "a": 1, "b": { "c": [1, 3, { "d": 4 }] } }),
            json!({ "a": 1, "b": { "c": [1, 3] } }),
            json!({ "a": 1, "e": 2 }),
            json!([]),
        ];
        for before in &values {
            for after in &values {
                let mut value = before.clone();
                apply(&mut value, &edits(before, after));
                assert_eq!(value, *after, "from {before}");
            }
        }
        assert_eq!(edits(&values[1], &values[2]), json!([[["b", "c", 1], 3], [["b", "c", 2, "d"], 4]]));
    }
}
