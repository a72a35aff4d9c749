//! What is wrong with a value, as serde tells it, with the parts kept apart.

use std::fmt;

use serde::de::{Error, Expected, Unexpected};

/// A mistake.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Fault {
    /// A field is not there.
    Missing(&'static str),
    /// There is no such field.
    Unknown {
        /// Its name.
        field: String,
        /// Those there are.
        known: &'static [&'static str],
    },
    /// A word that is not one of those it must be one of.
    Word {
        /// The word, or what stands in its place.
        found: String,
        /// Those there are.
        known: &'static [&'static str],
    },
    /// A value of another type, or out of its range.
    Wrong {
        /// What serde calls what it should be.
        expected: String,
        /// What it is.
        found: String,
    },
    /// A field stands twice.
    Twice(&'static str),
    /// What a type itself objects to.
    Custom(String),
    /// The spoilt part of that number was met.
    Poisoned(usize),
}

/// How a spoilt part begins: no text has these bytes, and nobody has reason to write what they are mended to.
const POISON: &[u8] = b"\xff\xfespoilt part \xff";

/// What stands for a spoilt part: bytes, which JSON does not have and no type takes.
pub(super) fn poison(number: usize) -> Vec<u8> {
    [POISON, number.to_string().as_bytes()].concat()
}

fn poisoned(unexpected: &Unexpected) -> Option<Fault> {
    match unexpected {
        Unexpected::Bytes(bytes) => number_of(&String::from_utf8_lossy(bytes)),
        _ => None,
    }
}

/// The number of the spoilt part that this is, as a text with its bytes mended.
fn number_of(text: &str) -> Option<Fault> {
    let number = text.strip_prefix(&*String::from_utf8_lossy(POISON))?;
    number.parse().ok().map(Fault::Poisoned)
}

impl Fault {
    fn wrong(unexpected: &Unexpected, expected: &dyn Expected) -> Fault {
        let wrong = || Fault::Wrong { expected: expected.to_string(), found: unexpected.to_string() };
        poisoned(unexpected).unwrap_or_else(wrong)
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl std::error::Error for Fault {}

impl Error for Fault {
    fn custom<T: fmt::Display>(text: T) -> Fault {
        Fault::Custom(text.to_string())
    }

    fn invalid_type(unexpected: Unexpected, expected: &dyn Expected) -> Fault {
        Fault::wrong(&unexpected, expected)
    }

    fn invalid_value(unexpected: Unexpected, expected: &dyn Expected) -> Fault {
        Fault::wrong(&unexpected, expected)
    }

    fn invalid_length(length: usize, expected: &dyn Expected) -> Fault {
        Fault::Wrong { expected: expected.to_string(), found: length.to_string() }
    }

    fn unknown_variant(variant: &str, known: &'static [&'static str]) -> Fault {
        // A word is read from bytes too, and what is no text is mended first.
        number_of(variant).unwrap_or_else(|| Fault::Word { found: variant.to_owned(), known })
    }

    fn unknown_field(field: &str, known: &'static [&'static str]) -> Fault {
        Fault::Unknown { field: field.to_owned(), known }
    }

    fn missing_field(field: &'static str) -> Fault {
        Fault::Missing(field)
    }

    fn duplicate_field(field: &'static str) -> Fault {
        Fault::Twice(field)
    }
}
