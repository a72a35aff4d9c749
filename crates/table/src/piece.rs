//! A piece of a game in a sentence: what it is, not how it is written.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// A card, a symbol, a square: its kind, and the parts that tell it from others of its kind.
///
/// The game's Fluent files have a message `piece-<kind>` that writes it, with the parts as variables, and one
/// `piece-<kind>-spoken` for whoever listens:
///
/// ```ftl
/// piece-card = { $rank }{ $suit ->
///     [h] ♥
///    *[s] ♠
/// }
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "table.ts"))]
#[serde(deny_unknown_fields)]
pub struct Piece {
    /// The kind: `card`, `symbol`, `square`.
    #[serde(rename = "piece")]
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub kind: Cow<'static, str>,
    /// The parts by name.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, string>"))]
    pub parts: BTreeMap<Cow<'static, str>, Cow<'static, str>>,
}

impl Piece {
    /// A piece of that kind, without parts yet.
    pub const fn new(kind: &'static str) -> Piece {
        Piece { kind: Cow::Borrowed(kind), parts: BTreeMap::new() }
    }

    /// With this part.
    pub fn part(mut self, name: &'static str, value: impl Into<Cow<'static, str>>) -> Piece {
        self.parts.insert(Cow::Borrowed(name), value.into());
        self
    }

    /// The Fluent message that writes it.
    pub fn written_key(&self) -> String {
        format!("piece-{}", self.kind)
    }

    /// The Fluent message that says it aloud.
    pub fn spoken_key(&self) -> String {
        format!("piece-{}-spoken", self.kind)
    }
}
