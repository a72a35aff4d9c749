//! What the five dice show (FF-4).

use std::fmt;

use table::{Dice, Draw, Notation};

use crate::symbol::Symbol;

/// How many rolls count: multisets of five symbols, none of them three times.
pub const COMBINATIONS: usize = 126;

/// Five dice as they were thrown; written as five digits.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "find-five.ts", type = "string"))]
pub struct Roll([Symbol; 5]);

impl Roll {
    /// All rolls that count, each in one order of its dice.
    pub fn all() -> impl Iterator<Item = Roll> {
        ALL.into_iter()
    }

    /// The symbols in the order thrown.
    pub const fn symbols(self) -> [Symbol; 5] {
        self.0
    }

    /// Which of [`Roll::all`] it is, whatever the order of the dice; none if three or more are alike.
    pub fn combination(self) -> Option<usize> {
        combination_of(self.0.map(hash).into_iter().sum())
    }

    /// One throw of the dice.
    pub(crate) fn throw(dice: &Dice, round: u8, nth: u32) -> Roll {
        let numbers = dice.numbers(Roll::draw(round, nth), Symbol::COUNT as u32);
        Roll(numbers.map(|number| Symbol::ALL[number as usize]))
    }

    /// The draw of a throw, the throws of a round counted from 0.
    pub(crate) const fn draw(round: u8, nth: u32) -> Draw {
        Draw { purpose: "roll", round: round as u32, nth }
    }
}

/// The summand of a symbol in a perfect hash of five symbols as a multiset: a base-6 digit counts each symbol but the
/// last, whose count follows from the others.
pub(crate) const fn hash(symbol: Symbol) -> u16 {
    [1, 6, 36, 216, 1296, 0][symbol as usize]
}

/// The combination of five symbols by the sum of their hashes.
pub(crate) fn combination_of(sum: u16) -> Option<usize> {
    let combination = COMBINATION_BY_HASH[sum as usize];
    (combination != NONE).then_some(combination as usize)
}

const NONE: u8 = u8::MAX;
const MAX_HASH: usize = 5 * 1296;

/// The rolls that count, sorted.
pub(crate) const ALL: [Roll; COMBINATIONS] = {
    let mut all = [Roll([Symbol::Ring; 5]); COMBINATIONS];
    let mut count = 0;
    let mut number: usize = 0;
    while number < 7776 {
        let roll = [number / 1296, number / 216 % 6, number / 36 % 6, number / 6 % 6, number % 6];
        let sorted = roll[0] <= roll[1] && roll[1] <= roll[2] && roll[2] <= roll[3] && roll[3] <= roll[4];
        let alike = roll[0] == roll[2] || roll[1] == roll[3] || roll[2] == roll[4];
        if sorted && !alike {
            let mut die = 0;
            while die < 5 {
                all[count].0[die] = Symbol::ALL[roll[die]];
                die += 1;
            }
            count += 1;
        }
        number += 1;
    }
    assert!(count == COMBINATIONS);
    all
};

static COMBINATION_BY_HASH: [u8; MAX_HASH + 1] = {
    let mut combinations = [NONE; MAX_HASH + 1];
    let mut combination = 0;
    while combination < COMBINATIONS {
        let roll = ALL[combination].0;
        let mut sum = 0;
        let mut die = 0;
        while die < 5 {
            sum += hash(roll[die]);
            die += 1;
        }
        combinations[sum as usize] = combination as u8;
        combination += 1;
    }
    combinations
};

impl fmt::Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|symbol| write!(f, "{}", symbol.digit()))
    }
}

impl Notation for Roll {
    const EXPECTED: &'static str = "written-roll";

    fn read(text: &str) -> Option<Roll> {
        Symbol::read(text).map(Roll)
    }
}

table::notation!(Roll);
