//! Makes boards on which every roll can be found.
//!
//! A board begins as a shuffle. Then two squares at a time are exchanged, chosen by a small generator that
//! follows from the shuffle itself, and whatever makes it worse is taken back. A board is the worse, the more
//! its rolls lack: for each roll, the number of different shapes missing among those that lie there without
//! overlap, squared, by the exact search.
//!
//! Old games are checked with this: it must not change. A better way gets a new name in the event.

use super::{Board, Prepared, Symbols};
use crate::roll::{KINDS, LIST, Roll};
use crate::solver::Search;
use crate::squares::COUNT;

/// So many exchanges are tried: far more than the boards of a game ever need.
const MOST_TRIES: u32 = 200_000;

/// The most FIVES of different shapes that lie on the board without overlap for this roll, up to `enough`.
pub fn disjoint(board: &Prepared, roll: Roll, enough: u8) -> u8 {
    Search::new(board.fives(roll), |_| 1).run(enough).points
}

/// Exchanges squares until every roll offers `least` (at most 5) different shapes without overlap. Nothing if
/// that is not reached.
pub fn mend(shuffled: &Symbols, least: u8) -> Option<Symbols> {
    let mut mending = Mending::new(*shuffled, least);
    for _ in 0..MOST_TRIES {
        if mending.lack == 0 {
            return Some(mending.symbols);
        }
        mending.try_exchange();
    }
    None
}

/// A board being mended.
struct Mending {
    symbols: Symbols,
    /// How many shapes each roll must offer.
    least: u8,
    /// How much all rolls together lack.
    lack: u32,
    /// The rolls in the order in which they are looked at: those that lacked something lately come first.
    rolls: [Roll; KINDS],
    /// The state of the generator.
    chance: u64,
}

impl Mending {
    fn new(symbols: Symbols, least: u8) -> Mending {
        // FNV-1a over the symbols.
        let chance = symbols.0.iter().fold(0xCBF2_9CE4_8422_2325, |hash: u64, symbol| {
            (hash ^ u64::from(*symbol)).wrapping_mul(0x0100_0000_01B3)
        });
        let mut mending = Mending { symbols, least, lack: 0, rolls: LIST.map(Roll), chance };
        mending.lack = mending.lacks(u32::MAX);
        mending
    }

    /// How much the board lacks; something above `most` if it is more than that.
    fn lacks(&mut self, most: u32) -> u32 {
        let board = Board::prepare(self.symbols);
        let mut sum = 0;
        for nth in 0..KINDS {
            let lack = u32::from(self.least - disjoint(&board, self.rolls[nth], self.least)).pow(2);
            if lack > 0 {
                self.rolls[..=nth].rotate_right(1);
                sum += lack;
                if sum > most {
                    break;
                }
            }
        }
        sum
    }

    /// Exchanges two squares, and exchanges them back if more is lacking then.
    fn try_exchange(&mut self) {
        let (one, other) = (self.below(COUNT) as usize, self.below(COUNT) as usize);
        if self.symbols.0[one] == self.symbols.0[other] {
            return;
        }
        self.symbols.0.swap(one, other);
        let lack = self.lacks(self.lack);
        if lack > self.lack {
            self.symbols.0.swap(one, other);
        } else {
            self.lack = lack;
        }
    }

    /// A number below `count`, by `SplitMix64`.
    fn below(&mut self, count: u8) -> u8 {
        self.chance = self.chance.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut word = self.chance;
        word = (word ^ (word >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        word ^= word >> 31;
        (((word >> 32) * u64::from(count)) >> 32) as u8
    }
}
