//! A card: a digit, a sign and an effect (OM-1), written `4+a 7-x`, and the start card `5±`.

use std::fmt;

use serde::{Deserialize, Serialize};
use table::{Notation, Piece, notation};

/// What a card does when it is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "one-more.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// `a`: the same player takes another turn (OM-11).
    Again,
    /// `t`: the direction changes (OM-12).
    TurnAbout,
    /// `d`: a player draws a card from the pack (OM-13).
    Draw,
    /// `x`: two players give each other a card (OM-14).
    Exchange,
}

impl Effect {
    /// All effects, in the order of the cards.
    pub const ALL: [Effect; 4] = [Effect::Again, Effect::TurnAbout, Effect::Draw, Effect::Exchange];

    /// The letter of the notation.
    const fn letter(self) -> char {
        ['a', 't', 'd', 'x'][self as usize]
    }

    /// The part of a [`Piece`].
    const fn part(self) -> &'static str {
        ["again", "turn", "draw", "exchange"][self as usize]
    }
}

/// A card; equal cards are interchangeable.
///
/// A byte: (digit − 1) × 8 + (4 if the sign is −) + effect, and 72 for a start card. Cards are ordered by
/// digit, sign and effect, start cards last.
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
            self.digit() != centre.digit()
        } else if centre.has_plus() {
            self.digit() > centre.digit()
        } else {
            self.digit() < centre.digit()
        }
    }

    /// Whether a hand with this lowest and this highest digit can answer it.
    pub const fn is_answered_between(self, low: u8, high: u8) -> bool {
        if self.is_start() {
            low != self.digit() || high != self.digit()
        } else if self.has_plus() {
            high > self.digit()
        } else {
            low < self.digit()
        }
    }

    /// How many of the nine digits answer it: 0 for a bomb.
    pub const fn answering_digits(self) -> u8 {
        if self.is_start() {
            8
        } else if self.has_plus() {
            9 - self.digit()
        } else {
            self.digit() - 1
        }
    }

    /// Whether no card answers it: 9+ and 1−, in the decks that have them (OM-2).
    pub const fn is_bomb(self) -> bool {
        !self.is_start() && matches!((self.digit(), self.has_plus()), (9, true) | (1, false))
    }

    /// Digit and sign without the effect, for sentences in which the effect does not matter or is told in
    /// words.
    pub(crate) fn face(self) -> Piece {
        let sign = match (self.is_start(), self.has_plus()) {
            (true, _) => "both",
            (false, true) => "plus",
            (false, false) => "minus",
        };
        Piece::new("face").part("digit", self.digit().to_string()).part("sign", sign)
    }

    /// Whether its sign is a plus; a start card has both.
    pub(crate) const fn has_plus(self) -> bool {
        self.0 % 8 < 4
    }
}

impl From<Card> for Piece {
    fn from(card: Card) -> Piece {
        let effect = card.effect().map_or("none", Effect::part);
        Piece { kind: "card".into(), ..card.face() }.part("effect", effect)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.effect() {
            None => f.write_str("5±"),
            Some(effect) => {
                let sign = if self.has_plus() { '+' } else { '-' };
                write!(f, "{}{sign}{}", self.digit(), effect.letter())
            }
        }
    }
}

impl Notation for Card {
    const EXPECTED: &'static str = "written-card";

    fn read(text: &str) -> Option<Card> {
        if matches!(text, "5±" | "5*") {
            return Some(Card::START);
        }
        let mut signs = text.chars();
        let digit = signs.next()?.to_digit(10)?;
        let plus = match signs.next()? {
            '+' => true,
            '-' | '−' => false,
            _ => return None,
        };
        let letter = signs.next()?;
        let effect = Effect::ALL.into_iter().find(|effect| effect.letter() == letter)?;
        if signs.next().is_some() {
            return None;
        }
        Card::new(digit as u8, plus, effect)
    }
}

notation!(Card);
