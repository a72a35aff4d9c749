//! A card: a digit, a sign and an effect (OM-1), written `4+a 7-x`, and the start card `5±`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// What a card does when it is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "one-more.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// `a`: the same player takes another turn (OM-11).
    Again,
    /// `t`: the direction changes (OM-12).
    TurnAbout,
    /// `d`: a player takes a card from the pack (OM-13).
    Draw,
    /// `x`: two players give each other a card (OM-14).
    Exchange,
}

impl Effect {
    /// All effects, in the order of the cards.
    pub const ALL: [Effect; 4] = [Effect::Again, Effect::TurnAbout, Effect::Draw, Effect::Exchange];

    /// The letter of the notation.
    pub const fn letter(self) -> char {
        ['a', 't', 'd', 'x'][self as usize]
    }

    /// The sign that people read: once more, turn about, down into the hand, to and fro.
    pub const fn sign(self) -> char {
        ['»', '⟲', '↓', '⇄'][self as usize]
    }
}

/// A card; equal cards are interchangeable.
///
/// A byte: (digit − 1) × 8 + (4 if the sign is −) + effect, and 72 for a start card. The order is by digit,
/// sign and effect, start cards last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "one-more.ts", type = "string"))]
pub struct Card(u8);

impl Card {
    /// The start card, 5±.
    pub const START: Card = Card(72);
    /// How many different cards there are, the start card included; the index of a card is below this.
    pub const KINDS: usize = 73;

    /// The card with this digit (1 to 9), a plus or a minus, and this effect.
    pub const fn new(digit: u8, plus: bool, effect: Effect) -> Option<Card> {
        if !matches!(digit, 1..=9) {
            return None;
        }
        Some(Card((digit - 1) * 8 + if plus { 0 } else { 4 } + effect as u8))
    }

    /// The card with this index.
    pub const fn from_index(index: usize) -> Option<Card> {
        if index < Card::KINDS { Some(Card(index as u8)) } else { None }
    }

    /// 0 to 72.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// 1 to 9; a start card is a 5 (OM-6).
    pub const fn digit(self) -> u8 {
        if self.is_start() { 5 } else { self.0 / 8 + 1 }
    }

    /// What it does; a start card does nothing.
    pub const fn effect(self) -> Option<Effect> {
        if self.is_start() { None } else { Some(Effect::ALL[self.0 as usize % 4]) }
    }

    /// Whether it is a start card.
    pub const fn is_start(self) -> bool {
        self.0 == Card::START.0
    }

    /// Whether this card may be played on that one (OM-6).
    pub const fn answers(self, centre: Card) -> bool {
        if centre.is_start() {
            self.digit() != 5
        } else if centre.has_plus() {
            self.digit() > centre.digit()
        } else {
            self.digit() < centre.digit()
        }
    }

    /// Whether no card answers it: 9+ and 1− (OM-1).
    pub const fn is_bomb(self) -> bool {
        !self.is_start() && matches!((self.digit(), self.has_plus()), (9, true) | (1, false))
    }

    /// Digit and sign as people read them: `4+`, `7−`, `5±`.
    pub fn face(self) -> String {
        format!("{}{}", self.digit(), self.sign('−'))
    }

    /// The face with the sign of what it does: `4+»`, `7−⇄`, `5±`.
    pub fn shown(self) -> String {
        self.face() + &self.effect().map_or_else(String::new, |effect| effect.sign().to_string())
    }

    const fn has_plus(self) -> bool {
        self.0 % 8 < 4
    }

    fn sign(self, minus: char) -> char {
        match (self.is_start(), self.has_plus()) {
            (true, _) => '±',
            (_, true) => '+',
            (_, false) => minus,
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.digit(), self.sign('-'))?;
        self.effect().map_or(Ok(()), |effect| write!(f, "{}", effect.letter()))
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that is not a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadCard(pub String);

impl fmt::Display for BadCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "“{}” is not a card: cards are written like 4+a 7-x 1+t 9-d, a start card 5± or 5*", self.0)
    }
}

impl std::error::Error for BadCard {}

impl FromStr for Card {
    type Err = BadCard;

    fn from_str(text: &str) -> Result<Card, BadCard> {
        if matches!(text, "5±" | "5*") {
            return Ok(Card::START);
        }
        let mut signs = text.chars();
        let digit = signs.next().and_then(|digit| digit.to_digit(10));
        let plus = match signs.next() {
            Some('+') => Some(true),
            Some('-' | '−') => Some(false),
            _ => None,
        };
        let letter = signs.next();
        let effect = Effect::ALL.into_iter().find(|effect| letter == Some(effect.letter()));
        match (digit, plus, effect, signs.next()) {
            (Some(digit), Some(plus), Some(effect), None) => Card::new(digit as u8, plus, effect),
            _ => None,
        }
        .ok_or_else(|| BadCard(text.chars().take(20).collect()))
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Card, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}
