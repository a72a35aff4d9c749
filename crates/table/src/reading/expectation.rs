//! How something is written, for errors of serde to carry.

use std::fmt;

use serde::de::Expected;

/// What a value should have been, as a sentence that says how it is written. Its key begins with `written-`; in the
/// message `$at` is where it stands, `$value` what stands there, and `$most`, if given, a number.
///
/// Errors of serde hold nothing but text: this goes in as the key, and [`from_text`](super::from_text) finds it again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Expectation {
    key: &'static str,
    most: Option<usize>,
}

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
