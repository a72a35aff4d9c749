//! Dynamic programming over the runs of one suit, for each of its 2048 sets of ranks, at compile time.
//!
//! Alone in its suit, with no card twice, a run may as well take every card between its ends (each saves a wild),
//! so a set of ranks falls apart into stretches from the lowest rank up: the lowest card is left, stands with two
//! wilds, or begins a run that ends at some higher card.

use super::rank_set::RANKS;

/// How many sets of ranks there are.
const SETS: usize = 1 << RANKS;
/// One more than the wilds that any set of ranks can use; three ranks far apart take six.
pub(super) const DEPTH: usize = 8;
/// More wilds than there are: what cannot be done.
pub(super) const IMPOSSIBLE: u8 = 60;

/// The tables; each is indexed by the set of ranks.
pub(super) struct SuitTable {
    /// The fewest points left for each number of wilds.
    pub(super) left: [[u8; DEPTH]; SETS],
    /// The fewest wilds with which no card is left.
    pub(super) need: [u8; SETS],
    /// The same when the card that saves most is discarded first.
    pub(super) need_but_one: [u8; SETS],
    /// The points of all the cards.
    pub(super) points: [u8; SETS],
}

/// The tables, 22 kB in the program.
pub(super) static SUIT_TABLE: SuitTable = build();

/// The wilds in a run from rank bit `low` to rank bit `high` that has `naturals` natural cards.
pub(super) const fn run_wilds(low: usize, high: usize, naturals: usize) -> usize {
    let span = high - low + 1;
    (if span < 3 { 3 } else { span }) - naturals
}

const fn build() -> SuitTable {
    let mut t = SuitTable {
        left: [[0; DEPTH]; SETS],
        need: [0; SETS],
        need_but_one: [IMPOSSIBLE; SETS],
        points: [0; SETS],
    };
    let mut set = 1;
    while set < SETS {
        let low = set.trailing_zeros() as usize;
        let rest = set & (set - 1);
        t.points[set] = t.points[rest] + low as u8 + 3;
        let mut left = t.left[rest];
        let mut w = 0;
        while w < DEPTH {
            left[w] += low as u8 + 3;
            w += 1;
        }
        t.left[set] = min_of(left, &t.left[rest], 2);
        let mut above = rest;
        let mut naturals = 1;
        while above != 0 {
            let high = above.trailing_zeros() as usize;
            above &= above - 1;
            naturals += 1;
            t.left[set] = min_of(t.left[set], &t.left[above], run_wilds(low, high, naturals));
        }
        while t.left[set][t.need[set] as usize] > 0 {
            t.need[set] += 1;
        }
        let mut cards = set;
        while cards != 0 {
            let need = t.need[set & !(1 << cards.trailing_zeros())];
            if need < t.need_but_one[set] {
                t.need_but_one[set] = need;
            }
            cards &= cards - 1;
        }
        set += 1;
    }
    t
}

/// The lesser, for each number of wilds, of `left` and what `rest` leaves once `spent` wilds went elsewhere.
const fn min_of(mut left: [u8; DEPTH], rest: &[u8; DEPTH], spent: usize) -> [u8; DEPTH] {
    let mut w = spent;
    while w < DEPTH {
        if rest[w - spent] < left[w] {
            left[w] = rest[w - spent];
        }
        w += 1;
    }
    left
}
