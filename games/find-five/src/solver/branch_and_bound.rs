//! Branch and bound for weighted set packing: the most points of disjoint FIVES of different shapes.

use super::MAX_FIVES;
use crate::placement::Placement;
use crate::shape::Shape;

/// A FIVE that can still be chosen.
#[derive(Clone, Copy)]
struct Candidate {
    squares: u128,
    /// Its shape counted from the most valuable.
    rank: u8,
    placed: &'static Placement,
}

/// The search. Candidates are sorted by shape, the most valuable first, so the upper bound of what can still be
/// added is the sum of the first few shapes that are left.
pub(crate) struct BranchAndBound {
    /// The value of each shape by rank, not increasing.
    values: [u8; Shape::COUNT],
    /// The candidates at each depth, one list after the other.
    stack: Vec<Candidate>,
    chosen: [Option<&'static Placement>; MAX_FIVES],
    best: Packing,
    /// The search ends when it has reached so many points.
    target: u8,
}

/// FIVES that go together.
#[derive(Clone, Copy, Default)]
pub(crate) struct Packing {
    /// The sum of their values.
    pub(crate) points: u8,
    chosen: [Option<&'static Placement>; MAX_FIVES],
}

impl Packing {
    /// The FIVES, the most valuable first.
    pub(crate) fn placements(&self) -> impl Iterator<Item = &'static Placement> {
        self.chosen.into_iter().flatten()
    }
}

impl BranchAndBound {
    /// A search among these FIVES, which are sorted with the most valuable shapes first.
    pub(crate) fn new(
        fives: impl Iterator<Item = &'static Placement>,
        value: fn(Shape) -> u8,
    ) -> BranchAndBound {
        let candidate = |placed: &'static Placement| Candidate {
            squares: placed.squares.bits(),
            rank: 11 - placed.shape as u8,
            placed,
        };
        let mut stack = Vec::with_capacity(128);
        stack.extend(fives.map(candidate));
        BranchAndBound {
            values: std::array::from_fn(|rank| value(Shape::ALL[11 - rank])),
            stack,
            chosen: [None; MAX_FIVES],
            best: Packing::default(),
            target: u8::MAX,
        }
    }

    /// The best packing, or the first with at least `target` points.
    pub(crate) fn run(mut self, target: u8) -> Packing {
        self.target = target;
        self.branch(0, 0, 0);
        self.best
    }

    /// Adds one more of the candidates from `from` on, all of which go with those chosen.
    fn branch(&mut self, from: usize, depth: usize, points: u8) {
        let end = self.stack.len();
        let present = self.stack[from..].iter().fold(0u16, |set, candidate| set | 1 << candidate.rank);
        for at in from..end {
            let candidate = self.stack[at];
            let left = present & (u16::MAX << candidate.rank);
            if self.best.points >= self.target || points + self.upper_bound(left, depth) <= self.best.points {
                return;
            }
            let reached = points + self.values[candidate.rank as usize];
            self.chosen[depth] = Some(candidate.placed);
            if reached > self.best.points {
                let mut chosen = self.chosen;
                chosen[depth + 1..].fill(None);
                self.best = Packing { points: reached, chosen };
            }
            // For the last FIVE the most valuable is the best, and it comes first.
            if depth + 1 == MAX_FIVES {
                return;
            }
            for next in at + 1..end {
                let other = self.stack[next];
                if other.squares & candidate.squares == 0 && other.rank != candidate.rank {
                    self.stack.push(other);
                }
            }
            self.branch(end, depth + 1, reached);
            self.stack.truncate(end);
        }
    }

    /// What the shapes of this set could still add if they all went together.
    fn upper_bound(&self, mut ranks: u16, depth: usize) -> u8 {
        let mut sum = 0;
        for _ in depth..MAX_FIVES {
            if ranks == 0 {
                break;
            }
            sum += self.values[ranks.trailing_zeros() as usize];
            ranks &= ranks - 1;
        }
        sum
    }
}
