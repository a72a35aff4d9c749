//! How something is written, for errors of serde to carry.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;

use serde::de::Expected;

use crate::{Arg, Sentence};

/// What a value should have been, as a sentence that says how it is written. Its key begins with `written-`; in the
/// message `$at` is where it stands, `$value` what stands there, and `$most`, if given, a number.
///
/// Errors of serde hold nothing but text: this goes in as the key, and [`from_text`](super::from_text) finds it again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Expectation {
    key: &'static str,
    most: Option<usize>,
}

/// What tells a key from serde's own words.
const PREFIX: &str = "written-";

impl Expectation {
    /// The sentence of that key.
    pub const fn new(key: &'static str) -> Expectation {
        Expectation { key, most: None }
    }

    /// With the most that there can be.
    pub const fn most(self, most: usize) -> Expectation {
        Expectation { most: Some(most), ..self }
    }
}

impl fmt::Display for Expectation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key)?;
        self.most.map_or(Ok(()), |most| write!(f, " {most}"))
    }
}

impl Expected for Expectation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The sentence in an error's text, if there is one.
pub(super) fn read(text: &str) -> Option<Sentence> {
    let (key, most) = text.split_once(' ').map_or((text, None), |(key, most)| (key, most.parse().ok()));
    let word = |sign: char| sign.is_ascii_lowercase() || sign == '-';
    if !key.starts_with(PREFIX) || !key.chars().all(word) {
        return None;
    }
    let args = most.map(|most: i32| (Cow::Borrowed("most"), Arg::Number(most)));
    Some(Sentence { key: Cow::Owned(key.to_owned()), args: args.into_iter().collect::<BTreeMap<_, _>>() })
}
