//! What one suit can do by itself, for each of its 2048 sets of ranks, worked out at compile time.
//!
//! Bit `n` of a set of ranks is rank `n + 3`. Alone in its suit, with no card twice, a run may as well take
//! every card between its ends (each saves a wild), so a set falls apart into stretches from the lowest rank
//! up: the lowest card is left, stands with two wilds, or begins a run that ends at some higher card.

/// How many sets of ranks there are.
const MASKS: usize = 1 << 11;
/// One more than the wilds that any set of ranks can use; three far ranks take six.
pub const DEPTH: usize = 8;
/// More wilds than there are: what cannot be done.
pub const NEVER: u8 = 60;

/// The tables; each is indexed by the set of ranks first.
pub struct Tables {
    /// The fewest points left with so many wilds.
    pub left: [[u8; DEPTH]; MASKS],
    /// The fewest wilds with which no card is left.
    pub need: [u8; MASKS],
    /// The same when one card, whichever is best, is thrown away first.
    pub need_but_one: [u8; MASKS],
    /// The points of all the cards.
    pub points: [u8; MASKS],
}

/// The tables, 22 kB in the program.
pub static TABLES: Tables = tables();

/// The wilds of a run from rank bit `low` to rank bit `high` with so many natural cards.
pub const fn run_wilds(low: usize, high: usize, naturals: usize) -> usize {
    let span = high - low + 1;
    (if span < 3 { 3 } else { span }) - naturals
}

const fn tables() -> Tables {
    let mut t = Tables {
        left: [[0; DEPTH]; MASKS],
        need: [0; MASKS],
        need_but_one: [NEVER; MASKS],
        points: [0; MASKS],
    };
    let mut mask = 1;
    while mask < MASKS {
        let low = mask.trailing_zeros() as usize;
        let rest = mask & (mask - 1);
        t.points[mask] = t.points[rest] + low as u8 + 3;
        let mut left = t.left[rest];
        let mut w = 0;
        while w < DEPTH {
            left[w] += low as u8 + 3;
            w += 1;
        }
        t.left[mask] = less(left, &t.left[rest], 2);
        let mut above = rest;
        let mut naturals = 1;
        while above != 0 {
            let high = above.trailing_zeros() as usize;
            above &= above - 1;
            naturals += 1;
            t.left[mask] = less(t.left[mask], &t.left[above], run_wilds(low, high, naturals));
        }
        while t.left[mask][t.need[mask] as usize] > 0 {
            t.need[mask] += 1;
        }
        let mut cards = mask;
        while cards != 0 {
            let need = t.need[mask & !(1 << cards.trailing_zeros())];
            if need < t.need_but_one[mask] {
                t.need_but_one[mask] = need;
            }
            cards &= cards - 1;
        }
        mask += 1;
    }
    t
}

/// The lesser, for each number of wilds, of `left` and what `rest` leaves after `spent` wilds went elsewhere.
const fn less(mut left: [u8; DEPTH], rest: &[u8; DEPTH], spent: usize) -> [u8; DEPTH] {
    let mut w = spent;
    while w < DEPTH {
        if rest[w - spent] < left[w] {
            left[w] = rest[w - spent];
        }
        w += 1;
    }
    left
}
