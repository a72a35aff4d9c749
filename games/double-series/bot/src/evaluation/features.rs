//! The features of the evaluation: how many open lines there are of each kind, by the cards that their free
//! spaces need.
//!
//! A free space is classified by where the cards are that could claim it. The signature of a line counts its
//! free spaces of each class, three bits a class, so that it can be updated by adding and subtracting. Every
//! signature has an index among the lines of its side; features are those indices by stage of the game.

use std::sync::LazyLock;

/// How many kinds of lines there are: by signature, but an empty line of mine by the cards I hold, and an
/// empty one of theirs is like any other.
pub(super) const MY_LINES: usize = 5 + 15 + 35 + 70 + 6;
pub(super) const THEIR_LINES: usize = 4 + 10 + 20 + 35 + 1;
/// The features besides the lines: a bias; one, two, or more two-eyed jacks in hand; the same for one-eyed
/// ones; how many of each are unseen.
const GLOBALS: usize = 1 + 3 + 3 + 2;
/// My lines have other weights with a two-eyed jack in hand, theirs with a one-eyed one.
pub(super) const STAGE_FEATURES: usize = 2 * MY_LINES + 2 * THEIR_LINES + GLOBALS;
/// How many features there are: the stage is whether I and they need one more series or two.
pub const FEATURES: usize = 4 * STAGE_FEATURES;

/// Where the jacks stand among the globals; those in hand are counted from 1, up to [`MAX_JACKS`].
pub(super) const TWO_EYED_HELD: usize = 0;
pub(super) const ONE_EYED_HELD: usize = 3;
pub(super) const TWO_EYED_UNSEEN: usize = 7;
pub(super) const ONE_EYED_UNSEEN: usize = 8;
/// More jacks in hand count as this many.
pub(super) const MAX_JACKS: u8 = 3;

/// How many sets of weights there are: for one against one, for teams of several, for three teams.
pub const WEIGHT_SETS: usize = 3;

/// The weight set of a table of that many seats and teams.
pub const fn weight_set(seats: u8, teams: u8) -> usize {
    match (teams, seats) {
        (3, _) => 2,
        (_, 2) => 0,
        _ => 1,
    }
}

/// What a free space adds to the signature of a line of mine, and to that of one of theirs.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct SpaceClass {
    pub(super) mine: u16,
    pub(super) theirs: u16,
}

/// I hold its card, and no other is unseen: nobody else can claim it.
const MINE_SURE: u16 = 1;
/// I hold its card, and another is unseen.
const MINE_CONTESTED: u16 = 1 << 3;
/// I do not hold its card; by how many are unseen.
const MINE_MISSING: [u16; 3] = [1 << 12, 1 << 9, 1 << 6];
/// For them, by how many of its cards are unseen.
const THEIRS_UNSEEN: [u16; 3] = [1 << 6, 1 << 3, 1];
/// For them, if one card is unseen and I hold the other: I can block.
const THEIRS_CONTESTED: u16 = 1 << 9;

impl SpaceClass {
    /// Of a space that is not free.
    pub(super) const NONE: SpaceClass = SpaceClass { mine: 0, theirs: 0 };

    /// Of a free space, by how many of its cards I hold and how many are unseen.
    pub(super) const fn of(held: u8, unseen: u8) -> SpaceClass {
        let count = if unseen > 2 { 2 } else { unseen as usize };
        match (held > 0, unseen) {
            (true, 0) => SpaceClass { mine: MINE_SURE, theirs: THEIRS_UNSEEN[0] },
            (true, _) => SpaceClass { mine: MINE_CONTESTED, theirs: THEIRS_CONTESTED },
            (false, _) => SpaceClass { mine: MINE_MISSING[count], theirs: THEIRS_UNSEEN[count] },
        }
    }
}

/// The index of every signature among the lines of its side.
pub(super) struct LineIndex {
    pub(super) mine: Box<[u8]>,
    pub(super) theirs: Box<[u8]>,
}

pub(super) static LINE_INDEX: LazyLock<LineIndex> = LazyLock::new(|| {
    let by_cards_held = |signature: usize| 125 + (signature % 8 + signature / 8 % 8) as u8;
    LineIndex { mine: index_signatures(5, by_cards_held), theirs: index_signatures(4, |_| 69) }
});

/// Indexes the signatures of one to four free spaces in that many classes, the last class taking the rest, and
/// gives those of empty lines the index said.
fn index_signatures(classes: u32, empty_line: impl Fn(usize) -> u8) -> Box<[u8]> {
    let mut indices = vec![u8::MAX; 1 << (3 * classes)].into_boxed_slice();
    let mut next = 0;
    for free in 1..=5_usize {
        for counts in 0..6_usize.pow(classes - 1) {
            // The first class varies slowest.
            let count = |class: u32| counts / 6_usize.pow(classes - 2 - class) % 6;
            let counted: usize = (0..classes - 1).map(count).sum();
            let Some(rest) = free.checked_sub(counted) else { continue };
            let signature = (0..classes - 1).map(|class| count(class) << (3 * class)).sum::<usize>()
                + (rest << (3 * (classes - 1)));
            indices[signature] = if free == 5 { empty_line(signature) } else { next };
            next += u8::from(free < 5);
        }
    }
    indices
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_line_has_its_index() {
        for (indices, kinds) in [(&LINE_INDEX.mine, MY_LINES), (&LINE_INDEX.theirs, THEIR_LINES)] {
            let mut counts = vec![0; kinds];
            for index in indices.iter().filter(|index| **index < u8::MAX) {
                counts[usize::from(*index)] += 1;
            }
            // Lines with one to four free spaces are kinds of their own.
            let empty = if kinds == MY_LINES { 6 } else { 1 };
            assert!(counts[..kinds - empty].iter().all(|count| *count == 1), "{counts:?}");
            assert!(counts[kinds - empty..].iter().all(|count| *count > 0), "{counts:?}");
        }
    }
}
