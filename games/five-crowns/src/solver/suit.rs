//! The cards of one suit once the sets have taken theirs: the fewest points left for each number of wilds.
//!
//! A suit without doubled cards stands in the table. Runs may share ranks where cards are doubled; then the
//! cards are dealt onto as many layers as there are copies, each without doubles, in every way there is.
//! That loses nothing: two runs that overlap by three ranks or more can be made one inside the other, two
//! that share no natural card can be made one, and what then overlaps is never deeper than the copies.

use super::table::{DEPTH, NEVER, TABLES};

/// The most wilds that matter: beside `n` natural cards there are at most `14 − n`, and `2 n` do everything.
pub(super) const MOST_WILDS: usize = 9;
/// Points left for each number of wilds, never rising. A hand of natural cards has at most 14 × 13 points.
pub(super) type Left = [u8; MOST_WILDS + 1];

/// Adds what a layer leaves: `all[w]` becomes the least over all ways to share `w` wilds, for `w` to `most`.
pub(super) fn join(all: &mut Left, layer: usize, most: usize) {
    let (left, need) = (&TABLES.left[layer], TABLES.need[layer] as usize);
    if need == 0 {
        return;
    }
    for w in (0..=most).rev() {
        all[w] = (0..=need.min(w)).map(|own| all[w - own] + left[own]).min().unwrap_or(0);
    }
}

/// As [`join`], with points of several layers.
pub(super) fn join_left(all: &mut Left, other: &Left, most: usize) {
    for w in (0..=most).rev() {
        all[w] = (0..=w).map(|own| all[w - own] + other[own]).min().unwrap_or(0);
    }
}

/// Adds what the suit leaves.
pub(super) fn join_suit(all: &mut Left, suit: [usize; 3], most: usize) {
    if suit[1] == 0 {
        join(all, suit[0], most);
        return;
    }
    join_left(all, &doubled(suit, most), most);
}

/// What a suit with doubled cards leaves.
pub(super) fn doubled(suit: [usize; 3], most: usize) -> Left {
    let mut least = [u8::MAX; MOST_WILDS + 1];
    for_each_deal(suit, |layers| {
        let mut left = [0; MOST_WILDS + 1];
        for layer in layers {
            join(&mut left, layer, most);
        }
        for (least, left) in least.iter_mut().zip(left) {
            *least = left.min(*least);
        }
    });
    least
}

/// Every way to deal the cards onto three layers without doubles, up to the order of the layers.
pub(super) fn for_each_deal(suit: [usize; 3], mut visit: impl FnMut([usize; 3])) {
    let [one, two, three] = suit;
    let spare = if three == 0 { 0 } else { one & !three };
    // Layers are alike, so the lowest card that is not on all of them may keep off the third, and the lowest
    // that is on one of the two others may be on the first.
    subsets(spare & spare.wrapping_sub(1), |top| {
        // What the third layer takes is the last copy of its cards.
        let first = one & !(top & !two);
        let second = two & !top;
        let single = first & !second;
        subsets(single & single.wrapping_sub(1), |moved| {
            visit([first & !moved, second | moved, three | top]);
        });
    });
}

fn subsets(of: usize, mut visit: impl FnMut(usize)) {
    let mut subset = of;
    loop {
        visit(subset);
        if subset == 0 {
            return;
        }
        subset = (subset - 1) & of;
    }
}

/// A lower bound of what the suit leaves if it had all the wilds.
pub(super) fn at_least(suit: [usize; 3], wilds: usize) -> u16 {
    if suit[1] == 0 { TABLES.left[suit[0]][wilds.min(DEPTH - 1)] as u16 } else { 0 }
}

/// The wilds with which the suit leaves nothing, and those when its best card is thrown away first.
pub(super) fn need(suit: [usize; 3]) -> (u8, u8) {
    let (mut whole, mut but_one) = (TABLES.need[suit[0]], TABLES.need_but_one[suit[0]]);
    if suit[1] != 0 {
        (whole, but_one) = (NEVER, NEVER);
        for_each_deal(suit, |layers| {
            let needs = layers.map(|layer| TABLES.need[layer]);
            let sum = needs.iter().sum::<u8>();
            whole = whole.min(sum);
            for (layer, need) in layers.into_iter().zip(needs) {
                but_one = but_one.min(sum - need + TABLES.need_but_one[layer]);
            }
        });
    }
    (whole, but_one)
}
