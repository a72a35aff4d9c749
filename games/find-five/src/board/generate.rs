//! Hill climbing on boards: a shuffle is improved until every roll can be found on it (FF-1).
//!
//! A step swaps two random squares and is undone if the cost rises. The cost is the sum over all rolls of the
//! squared number of missing shapes: those that should lie on the board without overlap but do not, counted
//! exactly. The random numbers follow from the shuffle itself.
//!
//! Old games are verified with this: it must not change. A better way gets a new name in the event.

use super::{Board, IndexedBoard, Symbols};
use crate::roll::{self, COMBINATIONS, Roll};
use crate::solver::BranchAndBound;
use crate::squares::COUNT;

/// Far more than any board of a game has needed.
const MAX_STEPS: u32 = 200_000;

/// How many FIVES of different shapes can lie on the board for this roll without overlap, counted up to `target`.
pub fn max_disjoint(board: &IndexedBoard, roll: Roll, target: u8) -> u8 {
    BranchAndBound::new(board.fives(roll), |_| 1).run(target).points
}

/// Improves a shuffle until every roll offers `min_shapes` (at most 5) different shapes without overlap; none if
/// that is not reached.
pub fn generate(shuffled: &Symbols, min_shapes: u8) -> Option<Symbols> {
    let mut climb = HillClimb::new(*shuffled, min_shapes);
    for _ in 0..MAX_STEPS {
        if climb.cost == 0 {
            return Some(climb.symbols);
        }
        climb.step();
    }
    None
}

struct HillClimb {
    symbols: Symbols,
    /// How many shapes each roll must offer.
    min_shapes: u8,
    cost: u32,
    /// The rolls in the order in which they are tried: those that lacked shapes lately come first, so that a cost
    /// that is too high shows early.
    rolls: [Roll; COMBINATIONS],
    /// The state of the `SplitMix64` generator.
    rng: u64,
}

impl HillClimb {
    fn new(symbols: Symbols, min_shapes: u8) -> HillClimb {
        // FNV-1a over the symbols.
        let rng = symbols.0.iter().fold(0xCBF2_9CE4_8422_2325, |hash: u64, symbol| {
            (hash ^ *symbol as u64).wrapping_mul(0x0100_0000_01B3)
        });
        let mut climb = HillClimb { symbols, min_shapes, cost: 0, rolls: roll::ALL, rng };
        climb.cost = climb.cost_up_to(u32::MAX);
        climb
    }

    /// The cost of the board, or something above `limit` if it is higher than that.
    fn cost_up_to(&mut self, limit: u32) -> u32 {
        let board = Board::index(self.symbols);
        let mut sum = 0;
        for nth in 0..COMBINATIONS {
            let missing = self.min_shapes - max_disjoint(&board, self.rolls[nth], self.min_shapes);
            if missing > 0 {
                self.rolls[..=nth].rotate_right(1);
                sum += u32::from(missing).pow(2);
                if sum > limit {
                    break;
                }
            }
        }
        sum
    }

    /// Swaps two squares, and swaps them back if the cost is higher then.
    fn step(&mut self) {
        let (one, other) = (self.below(COUNT) as usize, self.below(COUNT) as usize);
        if self.symbols.0[one] == self.symbols.0[other] {
            return;
        }
        self.symbols.0.swap(one, other);
        let cost = self.cost_up_to(self.cost);
        if cost > self.cost {
            self.symbols.0.swap(one, other);
        } else {
            self.cost = cost;
        }
    }

    /// A number below `count`.
    fn below(&mut self, count: u8) -> u8 {
        self.rng = self.rng.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut word = self.rng;
        word = (word ^ (word >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        word ^= word >> 31;
        (((word >> 32) * u64::from(count)) >> 32) as u8
    }
}
