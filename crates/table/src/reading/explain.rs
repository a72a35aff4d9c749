//! What is wrong with a value, in a sentence.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::de::DeserializeOwned;
use serde_json::Value;

use super::fault::Fault;
use super::locate::{Place, locate};
use super::tree::Tree;
use super::{Thing, shown};
use crate::{Arg, Sentence};

/// What tells a key from serde's own words.
const PREFIX: &str = "written-";

/// What is wrong with a value that cannot be read.
pub(super) fn explain<T: DeserializeOwned>(value: &Value, thing: Thing) -> Sentence {
    let mut tree = Tree::from(value);
    let Err(fault) = tree.read::<T>() else {
        // A value is all right where the text was not: it has a field twice, of which a value keeps one.
        return Sentence::new("form-twice").text("what", thing.word());
    };
    let place = locate::<T>(&mut tree, &fault);
    let found = shown(&tree.at(&place).map_or_else(String::new, Tree::json));
    say(&fault, thing, &place, found)
}

/// The sentence of a mistake at a place, where `found` stands.
fn say(fault: &Fault, thing: Thing, place: &Place, found: String) -> Sentence {
    let at = place.to_string();
    // The whole is called by what it is, a part by where it is.
    let about = |whole: &'static str, part: &'static str| {
        if at.is_empty() {
            Sentence::new(whole).text("what", thing.word())
        } else {
            Sentence::new(part).text("at", &at)
        }
    };
    let unclear = || about("form-unclear", "form-unclear-at");
    let kind = |kind: &'static str| {
        about("form-kind", "form-kind-at").text("kind", kind).text("value", found.clone())
    };
    let wrong = |expected: &str| match Kind::of(expected) {
        Kind::Written(sentence) if at.is_empty() => {
            sentence.text("at", thing.word()).text("value", found.clone())
        }
        Kind::Written(sentence) => sentence.text("at", &at).text("value", found.clone()),
        Kind::Range(from, to) => Sentence::new("form-range")
            .text("at", &at)
            .text("from", from)
            .text("to", to)
            .text("value", found.clone()),
        Kind::Entries(count) => Sentence::new("form-entries").text("at", &at).text("count", count),
        Kind::MostEntries(most) => Sentence::new("form-most-entries").text("at", &at).text("most", most),
        Kind::Word(word) => kind(word),
        Kind::Unknown => unclear(),
    };
    match fault {
        Fault::Missing(field) => about("form-missing", "form-missing-at").text("field", field),
        Fault::Unknown { field, known } => {
            about("form-unknown", "form-unknown-at").text("field", shown(field)).text("known", list(known))
        }
        Fault::Word { known, .. } if !at.is_empty() => {
            Sentence::new("form-word").text("at", &at).text("value", found).text("known", list(known))
        }
        Fault::Wrong { expected, .. } | Fault::Custom(expected) => wrong(expected),
        Fault::Twice(_) => Sentence::new("form-twice").text("what", thing.word()),
        Fault::Word { .. } | Fault::Poisoned(_) => unclear(),
    }
}

fn list(known: &[&str]) -> String {
    if known.is_empty() { "–".to_owned() } else { known.join(", ") }
}

/// What a value should have been.
enum Kind {
    /// As a sentence of the game or the table says.
    Written(Sentence),
    /// A whole number in this range.
    Range(String, String),
    /// A list of just so many.
    Entries(String),
    /// A list of at most so many.
    MostEntries(String),
    /// A word that the sentence `form-kind` knows.
    Word(&'static str),
    /// Something that serde calls by a name we do not know.
    Unknown,
}

impl Kind {
    /// What serde's words for it mean.
    fn of(expected: &str) -> Kind {
        if let Some(sentence) = written(expected) {
            return Kind::Written(sentence);
        }
        let last_number = || {
            let number = expected.split(' ').rev().find(|word| word.parse::<usize>().is_ok());
            number.unwrap_or_default().to_owned()
        };
        let range = |from: i64, to: u64| Kind::Range(from.to_string(), to.to_string());
        match expected {
            "u8" => range(0, u8::MAX.into()),
            "u16" => range(0, u16::MAX.into()),
            "u32" => range(0, u32::MAX.into()),
            "u64" | "usize" => Kind::Word("count"),
            "i8" => range(i8::MIN.into(), i8::MAX as u64),
            "i16" => range(i16::MIN.into(), i16::MAX as u64),
            "i32" => range(i32::MIN.into(), i32::MAX as u64),
            "i64" | "isize" => Kind::Word("number"),
            "a string" | "string" | "a borrowed string" => Kind::Word("text"),
            "a boolean" => Kind::Word("switch"),
            "a sequence" => Kind::Word("list"),
            _ if expected.starts_with("an array with no more than") => Kind::MostEntries(last_number()),
            _ if ["array of length", "tuple of size", "in sequence"]
                .iter()
                .any(|part| expected.contains(part)) =>
            {
                Kind::Entries(last_number())
            }
            _ if ["struct ", "internally tagged enum", "a map", "adjacently"]
                .iter()
                .any(|start| expected.starts_with(start)) =>
            {
                Kind::Word("object")
            }
            "string or map" | "map with a single key" | "variant identifier" | "unit" | "unit variant" => {
                Kind::Word("word")
            }
            // serde takes the number of a variant for its name.
            _ if expected.starts_with("variant index") => Kind::Word("word"),
            _ => Kind::Unknown,
        }
    }
}

/// The sentence in an error's text, if there is one.
fn written(text: &str) -> Option<Sentence> {
    let (key, most) = text.split_once(' ').map_or((text, None), |(key, most)| (key, most.parse().ok()));
    let word = |sign: char| sign.is_ascii_lowercase() || sign == '-';
    if !key.starts_with(PREFIX) || !key.chars().all(word) {
        return None;
    }
    let args = most.map(|most: i32| (Cow::Borrowed("most"), Arg::Number(most)));
    Some(Sentence { key: Cow::Owned(key.to_owned()), args: args.into_iter().collect::<BTreeMap<_, _>>() })
}
