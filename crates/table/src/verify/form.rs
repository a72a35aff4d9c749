//! The form of a log: what its lines say, whatever program wrote them down again.

use std::collections::BTreeMap;
use std::fmt;

use serde::de::{Deserialize, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::Number;

use crate::Game;
use crate::log::{By, Log, Record, Reveal};

impl<G: Game> Log<G> {
    /// Whether that text says what the program writes, line by line.
    pub(super) fn has_form(&self, text: &str) -> bool {
        same_lines(&self.write(), text)
    }

    /// Whether that last line seals what stands before it.
    pub(super) fn is_sealed_by(&self, reveal: &Reveal) -> bool {
        let mut sealed = self.clone();
        sealed.seal(reveal.secret);
        sealed.reveal == Some(*reveal)
    }

    /// Whether a program wrote the last line that seals logs.
    pub(super) fn must_be_sealed(&self) -> bool {
        let by_newer = |record: &Record<G>| matches!(record.by, By::Rules(_)) || record.action.is_some();
        self.header.quintet >= 2 || self.records.iter().any(by_newer)
    }

    /// What of the form and the seal of the log, which is this text, does not hold.
    #[cfg(target_family = "wasm")]
    pub(crate) fn misfit(&self, text: &str, reveal: &Reveal) -> Option<&'static str> {
        if !self.has_form(text) {
            return Some("form");
        }
        let sealed = self.must_be_sealed() || reveal.seal.is_some();
        (sealed && !self.is_sealed_by(reveal)).then_some("seal")
    }
}

/// Whether two texts have the same lines in the same order. White space between the parts of a line and the order of
/// its fields say nothing; a field that stands twice, or a blank line in between, makes another text.
fn same_lines(one: &str, other: &str) -> bool {
    let mut one = one.trim_end().lines();
    let mut other = other.trim_end().lines();
    loop {
        match (one.next(), other.next()) {
            (None, None) => return true,
            (Some(one), Some(other)) if one == other || same_json(one, other) => {}
            _ => return false,
        }
    }
}

fn same_json(one: &str, other: &str) -> bool {
    let read = |line: &str| serde_json::from_str::<Json>(line).ok();
    read(one).is_some_and(|one| read(other) == Some(one))
}

/// A JSON value in which no field stands twice.
#[derive(PartialEq)]
enum Json {
    Null,
    Bool(bool),
    Number(Number),
    Text(String),
    List(Vec<Json>),
    Object(BTreeMap<String, Json>),
}

impl<'de> Deserialize<'de> for Json {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Json, D::Error> {
        struct Reading;

        impl<'de> Visitor<'de> for Reading {
            type Value = Json;

            fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                f.write_str("JSON without a field that stands twice")
            }

            fn visit_unit<E: Error>(self) -> Result<Json, E> {
                Ok(Json::Null)
            }

            fn visit_bool<E: Error>(self, value: bool) -> Result<Json, E> {
                Ok(Json::Bool(value))
            }

            fn visit_i64<E: Error>(self, value: i64) -> Result<Json, E> {
                Ok(Json::Number(value.into()))
            }

            fn visit_u64<E: Error>(self, value: u64) -> Result<Json, E> {
                Ok(Json::Number(value.into()))
            }

            fn visit_f64<E: Error>(self, value: f64) -> Result<Json, E> {
                Number::from_f64(value).map(Json::Number).ok_or_else(|| E::custom("not a number"))
            }

            fn visit_str<E: Error>(self, value: &str) -> Result<Json, E> {
                Ok(Json::Text(value.to_owned()))
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Json, A::Error> {
                let mut list = Vec::new();
                while let Some(item) = items.next_element()? {
                    list.push(item);
                }
                Ok(Json::List(list))
            }

            fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<Json, A::Error> {
                let mut object = BTreeMap::new();
                while let Some((name, value)) = fields.next_entry()? {
                    if object.insert(name, value).is_some() {
                        return Err(A::Error::custom("a field stands twice"));
                    }
                }
                Ok(Json::Object(object))
            }
        }

        deserializer.deserialize_any(Reading)
    }
}

#[cfg(test)]
mod tests {
    use super::same_lines;

    #[test]
    fn what_lines_say_counts_and_not_how_they_are_set() {
        let line = r#"{"at":1,"by":{"seat":0},"x":[1,null,"é",true,-2]}"#;
        for same in [
            r#"{"by": {"seat": 0}, "x": [1, null, "\u00e9", true, -2], "at": 1}"#,
            "{\"at\":1,\"by\":{\"seat\":0},\"x\":[1,null,\"é\",true,-2]}\n\n",
        ] {
            assert!(same_lines(line, same), "{same}");
        }
        for other in [
            r#"{"at":1.0,"by":{"seat":0},"x":[1,null,"é",true,-2]}"#,
            r#"{"at":1,"at":1,"by":{"seat":0},"x":[1,null,"é",true,-2]}"#,
            r#"{"at":1,"by":{"seat":0,"seat":0},"x":[1,null,"é",true,-2]}"#,
            r#"{"at":1,"by":{"seat":0},"x":[null,1,"é",true,-2]}"#,
            r#"{"at":1,"by":{"seat":0},"x":[1,null,"é",true,-2],"y":0}"#,
            "",
        ] {
            assert!(!same_lines(line, other), "{other}");
        }
        assert!(!same_lines("1\n2", "1\n\n2") && !same_lines("1\n2", "2\n1"));
    }
}
