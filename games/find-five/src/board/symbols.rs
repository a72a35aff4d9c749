//! What is printed on a board.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::{Dice, Draw, Refusal, Sentence};

use crate::roll::SYMBOLS;
use crate::squares::COUNT;

/// The symbols of 100 squares, row by row; written as 100 digits.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Symbols(pub [u8; COUNT as usize]);

impl Symbols {
    /// How often each symbol stands on a board (FF-1).
    pub const COUNTS: [u8; SYMBOLS as usize] = [17, 17, 17, 17, 16, 16];

    /// The draw that a random board begins with.
    pub const DRAW: Draw = Draw { purpose: "board", round: 0, nth: 0 };

    /// All symbols of a board in order.
    pub fn sorted() -> Symbols {
        let mut all = (0..SYMBOLS).flat_map(|symbol| vec![symbol; Symbols::COUNTS[symbol as usize].into()]);
        Symbols(std::array::from_fn(|_| all.next().unwrap_or(0)))
    }

    /// All symbols of a board, shuffled.
    pub fn shuffled(dice: &Dice, draw: Draw) -> Symbols {
        let mut symbols = Symbols::sorted();
        dice.shuffle(draw, &mut symbols.0);
        symbols
    }

    /// The symbol of a square.
    pub fn at(&self, square: u8) -> u8 {
        self.0[square as usize]
    }

    /// Whether each symbol stands there as often as it must.
    pub fn are_complete(&self) -> bool {
        let mut counts = [0; SYMBOLS as usize];
        self.0.iter().for_each(|symbol| counts[*symbol as usize] += 1);
        counts == Symbols::COUNTS
    }
}

impl fmt::Display for Symbols {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|symbol| write!(f, "{symbol}"))
    }
}

impl fmt::Debug for Symbols {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Symbols {
    type Err = Refusal;

    /// 100 digits from 0 to 5.
    fn from_str(text: &str) -> Result<Symbols, Refusal> {
        let symbols = <[u8; COUNT as usize]>::try_from(text.as_bytes()).ok();
        let symbols = symbols.map(|digits| digits.map(|digit| digit.wrapping_sub(b'0')));
        let known = symbols.filter(|symbols| symbols.iter().all(|symbol| *symbol < SYMBOLS));
        known.map(Symbols).ok_or_else(|| Refusal::new("FF-1", Sentence::new("refuse-board")))
    }
}

impl Serialize for Symbols {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Symbols {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Symbols, D::Error> {
        let text = Cow::<'de, str>::deserialize(deserializer)?;
        text.parse().map_err(|_| serde::de::Error::custom("a board is 100 digits from 0 to 5"))
    }
}
