//! Values with a notation: a card is `10h` on the command line, in positions, in logs and in test names.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{Deserializer, Error, Unexpected, Visitor};

use crate::Expectation;

/// A value that people read and write as a short text. Its [`Display`](fmt::Display) is that text;
/// [`notation!`](crate::notation) adds parsing and serialisation.
pub trait Notation: fmt::Display + Sized {
    /// How it is written: the key of a sentence in the game's locales (see [`Expectation`]).
    const EXPECTED: &'static str;

    /// The value of a text, if it is one.
    fn read(text: &str) -> Option<Self>;

    /// The text itself, where it need not be put together: values are serialised often.
    fn as_static(&self) -> Option<&'static str> {
        None
    }
}

/// A text in no known notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotationError {
    text: String,
    expected: &'static str,
}

/// How much of a wrong text is quoted.
const MAX_QUOTED: usize = 20;

impl NotationError {
    /// The text is not what a `T` is written like.
    pub fn of<T: Notation>(text: &str) -> NotationError {
        NotationError { text: text.chars().take(MAX_QUOTED).collect(), expected: T::EXPECTED }
    }
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "“{}”: {}", self.text, self.expected)
    }
}

impl std::error::Error for NotationError {}

/// Implements `FromStr`, `Debug`, `Serialize` and `Deserialize` by the type's [`Notation`].
#[macro_export]
macro_rules! notation {
    ($type:ty) => {
        impl ::std::str::FromStr for $type {
            type Err = $crate::NotationError;

            fn from_str(text: &str) -> Result<$type, $crate::NotationError> {
                <$type as $crate::Notation>::read(text)
                    .ok_or_else(|| $crate::NotationError::of::<$type>(text))
            }
        }

        impl ::std::fmt::Debug for $type {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                ::std::fmt::Display::fmt(self, f)
            }
        }

        impl ::serde::Serialize for $type {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                match $crate::Notation::as_static(self) {
                    Some(text) => serializer.serialize_str(text),
                    None => serializer.collect_str(self),
                }
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $type {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                $crate::deserialize_notation(deserializer)
            }
        }
    };
}

/// Reads a value from its text; the error says how it is written.
pub fn deserialize_notation<'de, T: Notation, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    deserializer.deserialize_str(NotationVisitor(PhantomData))
}

struct NotationVisitor<T>(PhantomData<T>);

impl<T: Notation> Visitor<'_> for NotationVisitor<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", Expectation::new(T::EXPECTED))
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
        T::read(text).ok_or_else(|| E::invalid_value(Unexpected::Str(text), &self))
    }
}

/// Whether both hold the same values equally often, in whatever order: what a shuffle leaves unchanged.
pub fn is_permutation<T: Ord>(one: impl IntoIterator<Item = T>, other: impl IntoIterator<Item = T>) -> bool {
    let sorted = |values: &mut Vec<T>| crate::order::sort(values);
    let (mut one, mut other): (Vec<T>, Vec<T>) = (one.into_iter().collect(), other.into_iter().collect());
    sorted(&mut one);
    sorted(&mut other);
    one == other
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, PartialEq, Eq)]
    struct Coin(bool);

    impl fmt::Display for Coin {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str(if self.0 { "H" } else { "T" })
        }
    }

    impl Notation for Coin {
        const EXPECTED: &'static str = "written-coin";

        fn read(text: &str) -> Option<Coin> {
            match text {
                "H" => Some(Coin(true)),
                "T" => Some(Coin(false)),
                _ => None,
            }
        }
    }

    notation!(Coin);

    #[test]
    fn a_value_is_read_back_from_its_text() {
        for coin in [Coin(true), Coin(false)] {
            assert_eq!(coin.to_string().parse(), Ok(coin));
            let json = serde_json::to_string(&coin).unwrap();
            assert_eq!(serde_json::from_str::<Coin>(&json).unwrap(), coin);
        }
    }

    #[test]
    fn a_wrong_text_is_quoted_and_cut_short() {
        let error = "edge of the coin, standing".parse::<Coin>().unwrap_err();
        assert_eq!(error.to_string(), "“edge of the coin, st”: written-coin");
    }

    #[test]
    fn a_permutation_has_the_same_values_equally_often() {
        assert!(is_permutation([3, 1, 3], [3, 3, 1]));
        assert!(!is_permutation([3, 1, 3], [1, 1, 3]));
        assert!(!is_permutation([3, 1], [3, 1, 1]));
    }
}
