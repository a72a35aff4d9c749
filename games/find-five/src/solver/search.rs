//! Branch and bound over the FIVES of a roll.

use super::MOST_FIVES;
use crate::placement::Placement;
use crate::shape::Shape;

/// A FIVE that may still be taken.
#[derive(Clone, Copy)]
struct Candidate {
    squares: u128,
    /// The place of its shape among all shapes, the dearest first.
    rank: u8,
    placed: &'static Placement,
}

/// The search. Candidates stand in the order of their shapes, the dearest first, so the bound of what can
/// still be won is the sum of the first few shapes that are left.
pub struct Search {
    /// What a shape counts, by rank; none counts more than one before it.
    values: [u8; 12],
    /// Those that can be taken at each depth, one list after the other.
    stack: Vec<Candidate>,
    chosen: [Option<&'static Placement>; MOST_FIVES],
    best: Found,
    /// More than this is not asked for.
    enough: u8,
}

/// What was found.
#[derive(Clone, Copy, Default)]
pub struct Found {
    /// What it counts.
    pub points: u8,
    chosen: [Option<&'static Placement>; MOST_FIVES],
}

impl Found {
    /// The FIVES, the dearest first.
    pub fn placements(&self) -> impl Iterator<Item = &'static Placement> {
        self.chosen.into_iter().flatten()
    }
}

impl Search {
    /// A search among these, the dearest shapes first.
    pub fn new(fives: impl Iterator<Item = &'static Placement>, value: fn(Shape) -> u8) -> Search {
        let candidate = |placed: &'static Placement| Candidate {
            squares: placed.squares.bits(),
            rank: 11 - placed.shape as u8,
            placed,
        };
        let mut stack = Vec::with_capacity(128);
        stack.extend(fives.map(candidate));
        Search {
            values: std::array::from_fn(|rank| value(Shape::ALL[11 - rank])),
            stack,
            chosen: [None; MOST_FIVES],
            best: Found::default(),
            enough: u8::MAX,
        }
    }

    /// The most that can be reached, or at least `enough`.
    pub fn run(mut self, enough: u8) -> Found {
        self.enough = enough;
        self.choose(0, 0, 0);
        self.best
    }

    /// Takes one more of the candidates from `from` on, all of which go with those chosen.
    fn choose(&mut self, from: usize, depth: usize, points: u8) {
        let end = self.stack.len();
        let present = self.stack[from..].iter().fold(0u16, |set, candidate| set | 1 << candidate.rank);
        for at in from..end {
            let candidate = self.stack[at];
            let left = present & (u16::MAX << candidate.rank);
            if self.best.points >= self.enough || points + self.most(left, depth) <= self.best.points {
                return;
            }
            let reached = points + self.values[candidate.rank as usize];
            self.chosen[depth] = Some(candidate.placed);
            if reached > self.best.points {
                let mut chosen = self.chosen;
                chosen[depth + 1..].fill(None);
                self.best = Found { points: reached, chosen };
            }
            // The last one taken is best the dearest, which comes first.
            if depth + 1 == MOST_FIVES {
                return;
            }
            for next in at + 1..end {
                let other = self.stack[next];
                if other.squares & candidate.squares == 0 && other.rank != candidate.rank {
                    self.stack.push(other);
                }
            }
            self.choose(end, depth + 1, reached);
            self.stack.truncate(end);
        }
    }

    /// What the shapes of this set could still add, if they all went together.
    fn most(&self, mut ranks: u16, depth: usize) -> u8 {
        let mut sum = 0;
        for _ in depth..MOST_FIVES {
            if ranks == 0 {
                break;
            }
            sum += self.values[ranks.trailing_zeros() as usize];
            ranks &= ranks - 1;
        }
        sum
    }
}
