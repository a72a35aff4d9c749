//! Reads a value without a word about what is wrong with it: that is what a browser fetches.
//!
//! serde writes a function for every type, every kind of reader and every mistake. So here is one reader, a mistake is no
//! more than that, and it reads nothing but the buffer into which serde puts an enum whose tag stands among its fields:
//! whatever is read is wrapped into one of those, and so each type of a game is read by one function alone.

use std::fmt;

use serde::de::value::BorrowedStrDeserializer;
use serde::de::{
    DeserializeOwned, DeserializeSeed, Deserializer, Expected, MapAccess, SeqAccess, Unexpected, Visitor,
};
use serde::{Deserialize, forward_to_deserialize_any};
use serde_json::{Value, map};

/// Something is wrong.
#[derive(Debug)]
pub(super) struct Wrong;

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("wrong")
    }
}

impl std::error::Error for Wrong {}

// All of them, so that no message is put together to be thrown away.
impl serde::de::Error for Wrong {
    fn custom<T: fmt::Display>(_: T) -> Wrong {
        Wrong
    }

    fn invalid_type(_: Unexpected, _: &dyn Expected) -> Wrong {
        Wrong
    }

    fn invalid_value(_: Unexpected, _: &dyn Expected) -> Wrong {
        Wrong
    }

    fn invalid_length(_: usize, _: &dyn Expected) -> Wrong {
        Wrong
    }

    fn unknown_variant(_: &str, _: &'static [&'static str]) -> Wrong {
        Wrong
    }

    fn unknown_field(_: &str, _: &'static [&'static str]) -> Wrong {
        Wrong
    }

    fn missing_field(_: &'static str) -> Wrong {
        Wrong
    }

    fn duplicate_field(_: &'static str) -> Wrong {
        Wrong
    }
}

/// What is read, as the one variant of an enum whose tag stands among its fields.
#[derive(Deserialize)]
#[serde(tag = "t")]
enum Wrapped<T> {
    #[serde(rename = "v")]
    Whole { v: T },
}

/// Reads a value.
pub(super) fn read<T: DeserializeOwned>(value: &Value) -> Result<T, Wrong> {
    Wrapped::deserialize(Wrapper(value)).map(|Wrapped::Whole { v }| v)
}

/// Reads a value as if it were wrapped.
struct Wrapper<'a>(&'a Value);

impl<'de> Deserializer<'de> for Wrapper<'de> {
    type Error = Wrong;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        visitor.visit_map(Both { tag: true, value: Some(self.0) })
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map struct enum identifier ignored_any
    }
}

/// The tag and the value.
struct Both<'a> {
    tag: bool,
    value: Option<&'a Value>,
}

impl<'de> MapAccess<'de> for Both<'de> {
    type Error = Wrong;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Wrong> {
        let name = if self.tag { "t" } else { "v" };
        self.value.map(|_| seed.deserialize(BorrowedStrDeserializer::new(name))).transpose()
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, Wrong> {
        if self.tag {
            self.tag = false;
            return seed.deserialize(BorrowedStrDeserializer::new("v"));
        }
        seed.deserialize(Reader(self.value.take().ok_or(Wrong)?))
    }
}

/// Reads a value into serde's buffer, which takes whatever comes.
struct Reader<'a>(&'a Value);

impl<'de> Deserializer<'de> for Reader<'de> {
    type Error = Wrong;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        match self.0 {
            Value::Null => visitor.visit_unit(),
            Value::Bool(is) => visitor.visit_bool(*is),
            Value::Number(number) => match (number.as_u64(), number.as_i64(), number.as_f64()) {
                (Some(number), ..) => visitor.visit_u64(number),
                (_, Some(number), _) => visitor.visit_i64(number),
                (.., Some(number)) => visitor.visit_f64(number),
                _ => Err(Wrong),
            },
            Value::String(text) => visitor.visit_borrowed_str(text),
            Value::Array(items) => visitor.visit_seq(Items(items.iter())),
            Value::Object(fields) => visitor.visit_map(Fields { rest: fields.iter(), value: None }),
        }
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map struct enum identifier ignored_any
    }
}

struct Items<'a>(std::slice::Iter<'a, Value>);

impl<'de> SeqAccess<'de> for Items<'de> {
    type Error = Wrong;

    fn next_element_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, Wrong> {
        self.0.next().map(|item| seed.deserialize(Reader(item))).transpose()
    }
}

struct Fields<'a> {
    rest: map::Iter<'a>,
    value: Option<&'a Value>,
}

impl<'de> MapAccess<'de> for Fields<'de> {
    type Error = Wrong;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Wrong> {
        let Some((name, value)) = self.rest.next() else { return Ok(None) };
        self.value = Some(value);
        seed.deserialize(BorrowedStrDeserializer::new(name)).map(Some)
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, Wrong> {
        seed.deserialize(Reader(self.value.take().ok_or(Wrong)?))
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::log::{Header, Reveal};
    use crate::{Player, Sentence};

    #[derive(Debug, PartialEq, Deserialize)]
    #[serde(tag = "is", rename_all = "snake_case", deny_unknown_fields)]
    enum Tagged {
        Nothing,
        Some { number: u64, below: i8, share: f64, list: Vec<Option<(u8, bool)>> },
        Other(Inner),
    }

    #[derive(Debug, PartialEq, Deserialize)]
    struct Inner {
        text: String,
        #[serde(default)]
        rest: Value,
        player: Option<Player>,
    }

    /// Both read the same, or neither does.
    fn same<T: DeserializeOwned + PartialEq + fmt::Debug>(value: &Value, can: bool) {
        let read = read::<T>(value).ok();
        assert_eq!(read, T::deserialize(value).ok(), "{value}");
        assert_eq!(read.is_some(), can, "{value}");
    }

    #[test]
    fn it_reads_what_serde_json_reads() {
        let some = json!({ "is": "some", "number": u64::MAX, "below": -128, "share": 0.25, "list": [null, [7, true]] });
        same::<Tagged>(&some, true);
        same::<Tagged>(&json!({ "is": "nothing" }), true);
        for player in [json!("person"), json!({ "bot": "hard" }), Value::Null] {
            same::<Tagged>(
                &json!({ "is": "other", "text": "é", "player": player, "rest": { "a": [1] } }),
                true,
            );
        }
        same::<Tagged>(&json!({ "is": "other", "text": "" }), true);
        same::<Vec<Player>>(&json!(["program", { "bot": "easy" }]), true);
        for wrong in [
            json!({ "is": "some" }),
            json!({ "is": "else" }),
            json!({ "number": 1 }),
            json!({ "is": "other", "text": 1 }),
            json!({ "is": "some", "number": -1, "below": -128, "share": 0.25, "list": [] }),
            json!({ "is": "some", "number": 1, "below": -129, "share": 0.25, "list": [] }),
            json!({ "is": "some", "number": 1, "below": 0, "share": 1, "list": [[1]] }),
            json!({ "is": "some", "number": 1, "below": 0, "share": 1, "list": [[1, true, 2]] }),
            json!("nothing"),
            Value::Null,
        ] {
            same::<Tagged>(&wrong, false);
        }
        let secret = "5e".repeat(32);
        same::<Reveal>(&json!({ "secret": secret, "seal": secret }), true);
        same::<Reveal>(&json!({ "secret": "5e" }), false);
        same::<Sentence>(&json!({ "key": "a", "args": { "n": 3, "t": "x", "s": { "seat": 1 } } }), true);
        let header = json!({ "quintet": 2, "game": "g", "rules": 1, "seats": 2, "options": { "a": 1 }, "commitment": secret,
            "names": ["Ada"], "players": ["person", { "bot": "easy" }], "first": 1 });
        let read = read::<Header>(&header).unwrap();
        assert_eq!(
            serde_json::to_value(&read).unwrap(),
            serde_json::to_value(Header::deserialize(&header).unwrap()).unwrap()
        );
    }
}
