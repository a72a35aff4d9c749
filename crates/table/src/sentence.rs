//! What happened, as a sentence in no language yet.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::{Piece, Seat};

/// A key of the game's Fluent files with its arguments. The log, the page, the screen reader and the
/// terminal all render the same sentence, each in its reader's language.
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
    /// A player. In the message `$name` is what they are called, and `$name_is` is `you` where the reader
    /// sits there, so that the message can choose its wording by that.
    Seat {
        /// The seat.
        seat: Seat,
    },
    /// A piece of the game: a card, a symbol, a square.
    Piece(Piece),
    /// Pieces side by side, such as a hand.
    Row {
        /// The pieces in order.
        row: Vec<Piece>,
    },
    /// Several rows, such as melds.
    Rows {
        /// The rows in order.
        rows: Vec<Vec<Piece>>,
    },
    /// A number.
    Number(i32),
    /// Something written the same in every language, such as what somebody typed.
    Text(#[cfg_attr(feature = "ts", ts(type = "string"))] Cow<'static, str>),
}

impl Sentence {
    /// The sentence of that key, without arguments yet.
    pub const fn new(key: &'static str) -> Sentence {
        Sentence { key: Cow::Borrowed(key), args: BTreeMap::new() }
    }

    /// With a player in it.
    pub fn seat(self, name: &'static str, seat: Seat) -> Sentence {
        self.with(name, Arg::Seat { seat })
    }

    /// With a piece of the game in it.
    pub fn piece(self, name: &'static str, piece: impl Into<Piece>) -> Sentence {
        self.with(name, Arg::Piece(piece.into()))
    }

    /// With pieces side by side.
    pub fn row<P: Into<Piece>>(self, name: &'static str, row: impl IntoIterator<Item = P>) -> Sentence {
        self.with(name, Arg::Row { row: row.into_iter().map(Into::into).collect() })
    }

    /// With several rows of pieces.
    pub fn rows<R>(self, name: &'static str, rows: impl IntoIterator<Item = R>) -> Sentence
    where
        R: IntoIterator,
        R::Item: Into<Piece>,
    {
        let row = |row: R| row.into_iter().map(Into::into).collect();
        self.with(name, Arg::Rows { rows: rows.into_iter().map(row).collect() })
    }

    /// With a number in it.
    pub fn number(self, name: &'static str, number: impl Into<i32>) -> Sentence {
        self.with(name, Arg::Number(number.into()))
    }

    /// With a text in it that needs no translation.
    pub fn text(self, name: &'static str, text: impl ToString) -> Sentence {
        self.with(name, Arg::Text(Cow::Owned(text.to_string())))
    }

    fn with(mut self, name: &'static str, arg: Arg) -> Sentence {
        self.args.insert(Cow::Borrowed(name), arg);
        self
    }
}

impl Arg {
    /// The pieces in this argument.
    pub fn pieces(&self) -> impl Iterator<Item = &Piece> {
        let (one, row, rows): (_, &[Piece], &[Vec<Piece>]) = match self {
            Arg::Piece(piece) => (Some(piece), &[], &[]),
            Arg::Row { row } => (None, row, &[]),
            Arg::Rows { rows } => (None, &[], rows),
            Arg::Seat { .. } | Arg::Number(_) | Arg::Text(_) => (None, &[], &[]),
        };
        one.into_iter().chain(row).chain(rows.iter().flatten())
    }
}
