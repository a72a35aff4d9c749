//! What the five dice show (FF-4).

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::{Draw, Refusal, Sentence};

/// How many symbols there are, called 0 to 5.
pub const SYMBOLS: u8 = 6;
/// How many different rolls count, whatever the order of the dice.
pub const KINDS: usize = 126;

/// Five dice as they were thrown; written as five digits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "find-five.ts", type = "string"))]
pub struct Roll(pub [u8; 5]);

impl Roll {
    /// A roll of these symbols; nothing if there is no such symbol.
    pub fn new(symbols: [u8; 5]) -> Option<Roll> {
        symbols.iter().all(|symbol| *symbol < SYMBOLS).then_some(Roll(symbols))
    }

    /// All rolls that count, each once.
    pub fn all() -> impl Iterator<Item = Roll> {
        LIST.into_iter().map(Roll)
    }

    /// The symbols in the order thrown.
    pub const fn symbols(self) -> [u8; 5] {
        self.0
    }

    /// Which of the 126 rolls it is, whatever the order; nothing if three or more are alike.
    pub fn kind(self) -> Option<usize> {
        kind_of(self.0.map(weight).into_iter().sum())
    }

    /// The draw of the how many-th throw of a round.
    pub const fn draw(round: u8, nth: u32) -> Draw {
        Draw { purpose: "roll", round: round as u32, nth }
    }
}

/// The sum of the weights of five symbols tells them apart, whatever their order.
pub const fn weight(symbol: u8) -> u16 {
    [1, 6, 36, 216, 1296, 0][symbol as usize]
}

/// Which roll five symbols are, by the sum of their weights.
pub fn kind_of(sum: u16) -> Option<usize> {
    let kind = KIND[sum as usize];
    (kind != NONE).then_some(kind as usize)
}

const NONE: u8 = u8::MAX;
const MOST: usize = 5 * 1296 + 1;

/// The rolls in order of their symbols.
pub const LIST: [[u8; 5]; KINDS] = {
    let mut list = [[0; 5]; KINDS];
    let mut count = 0;
    let mut number: u32 = 0;
    while number < 7776 {
        let roll = [
            (number / 1296) as u8,
            (number / 216 % 6) as u8,
            (number / 36 % 6) as u8,
            (number / 6 % 6) as u8,
            (number % 6) as u8,
        ];
        let sorted = roll[0] <= roll[1] && roll[1] <= roll[2] && roll[2] <= roll[3] && roll[3] <= roll[4];
        let alike = roll[0] == roll[2] || roll[1] == roll[3] || roll[2] == roll[4];
        if sorted && !alike {
            list[count] = roll;
            count += 1;
        }
        number += 1;
    }
    assert!(count == KINDS);
    list
};

static KIND: [u8; MOST] = {
    let mut kinds = [NONE; MOST];
    let mut kind = 0;
    while kind < KINDS {
        let roll = LIST[kind];
        let mut sum = 0;
        let mut die = 0;
        while die < 5 {
            sum += weight(roll[die]);
            die += 1;
        }
        kinds[sum as usize] = kind as u8;
        kind += 1;
    }
    kinds
};

impl fmt::Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|symbol| write!(f, "{symbol}"))
    }
}

impl FromStr for Roll {
    type Err = Refusal;

    /// Five digits from 0 to 5.
    fn from_str(text: &str) -> Result<Roll, Refusal> {
        let symbols = <[u8; 5]>::try_from(text.as_bytes()).ok();
        let roll = symbols.and_then(|digits| Roll::new(digits.map(|digit| digit.wrapping_sub(b'0'))));
        roll.ok_or_else(|| Refusal::new("FF-4", Sentence::new("refuse-roll")))
    }
}

impl Serialize for Roll {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Roll {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Roll, D::Error> {
        let text = Cow::<'de, str>::deserialize(deserializer)?;
        text.parse().map_err(|_| serde::de::Error::custom("a roll is five digits from 0 to 5"))
    }
}
