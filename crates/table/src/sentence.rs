//! What happened, as a sentence in no language yet.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::Seat;

/// A key of the game's Fluent files with its arguments. The log, the page, the screen reader and the
/// terminal all speak the same sentence, each in its reader's language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "table.ts"))]
pub struct Sentence {
    /// The message in `locales/*.ftl`.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub key: Cow<'static, str>,
    /// Its arguments by name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<BTreeMap<String, Arg>>"))]
    pub args: BTreeMap<Cow<'static, str>, Arg>,
}

/// An argument of a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "table.ts"))]
#[serde(untagged)]
pub enum Arg {
    /// A seat. In the text `$name` is the player's name, or, where the reader sits there, `$name` is `you`
    /// and the message chooses its wording by that.
    Seat {
        /// The seat.
        seat: Seat,
    },
    /// A number.
    Number(i32),
    /// Something written the same in every language, such as a card.
    Text(#[cfg_attr(feature = "ts", ts(type = "string"))] Cow<'static, str>),
}

impl Sentence {
    /// The sentence of that key, without arguments yet.
    pub const fn new(key: &'static str) -> Sentence {
        Sentence { key: Cow::Borrowed(key), args: BTreeMap::new() }
    }

    /// With a player named in it.
    pub fn seat(self, name: &'static str, seat: Seat) -> Sentence {
        self.with(name, Arg::Seat { seat })
    }

    /// With a number in it.
    pub fn number(self, name: &'static str, number: impl Into<i32>) -> Sentence {
        self.with(name, Arg::Number(number.into()))
    }

    /// With a word in it that needs no translation.
    pub fn text(self, name: &'static str, text: impl ToString) -> Sentence {
        self.with(name, Arg::Text(Cow::Owned(text.to_string())))
    }

    fn with(mut self, name: &'static str, arg: Arg) -> Sentence {
        self.args.insert(Cow::Borrowed(name), arg);
        self
    }
}
