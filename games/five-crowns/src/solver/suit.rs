//! The cards of one suit once the sets have taken theirs: the fewest points left for each number of wilds.
//!
//! A suit without doubled cards stands in the table. Runs may share ranks where cards are doubled; then the
//! cards are dealt onto as many layers as there are copies, each without doubles, in every way there is.
//! That loses nothing: two runs that overlap by three ranks or more can be made one inside the other, two
//! that share no natural card can be made one, and what then overlaps is never deeper than the copies.

use super::table::{DEPTH, NEVER, TABLES};

/// The most wilds that matter: beside `n` natural cards there are at most `14 − n`, and `2 n` do everything.
pub const MOST_WILDS: usize = 9;
/// Points left for each number of wilds, never rising. A hand of natural cards has at most 14 × 13 points.
pub type Left = [u8; MOST_WILDS + 1];

/// Adds what a layer leaves: `all[w]` becomes the least over all ways to share `w` wilds, for `w` to `most`.
pub fn join(all: &mut Left, layer: usize, most: usize) {
    if TABLES.need[layer] > 0 {
        join_left(all, &TABLES.left[layer], most);
    }
}

/// As [`join`], with the points that anything leaves.
pub fn join_left<const LEN: usize>(all: &mut Left, left: &[u8; LEN], most: usize) {
    // Few wilds are the rule, and a loop of known length is straight code.
    match most {
        0 => all[0] += left[0],
        1 => join_below::<2, LEN>(all, left),
        2 | 3 => join_below::<4, LEN>(all, left),
        _ => join_below::<{ MOST_WILDS + 1 }, LEN>(all, left),
    }
}

fn join_below<const WILDS: usize, const LEN: usize>(all: &mut Left, left: &[u8; LEN]) {
    for w in (0..WILDS).rev() {
        for own in 0..=w.min(LEN - 1) {
            let points = all[w - own] + left[own];
            all[w] = if own == 0 { points } else { points.min(all[w]) };
        }
    }
}

/// Adds what the suit leaves.
pub fn join_suit(all: &mut Left, suit: [usize; 3], most: usize) {
    if suit[1] == 0 {
        join(all, suit[0], most);
        return;
    }
    join_left(all, &doubled(suit, most), most);
}

/// What a suit with doubled cards leaves.
fn doubled(suit: [usize; 3], most: usize) -> Left {
    let mut least = [u8::MAX; MOST_WILDS + 1];
    for_each_deal(suit, |layers| {
        // Most deals are no better than one before, even if each layer had all the wilds.
        let bound = |w: usize| layers.iter().map(|layer| TABLES.left[*layer][w.min(DEPTH - 1)]).sum::<u8>();
        if (0..=most).all(|w| bound(w) >= least[w]) {
            return;
        }
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
pub fn for_each_deal(suit: [usize; 3], mut visit: impl FnMut([usize; 3])) {
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

/// A lower bound of what the suit leaves: what it leaves without its doubles if it has all the wilds.
/// Without them no more is left, as runs that shared ranks become one.
pub fn at_least(suit: [usize; 3], wilds: usize) -> u16 {
    TABLES.left[suit[0]][wilds.min(DEPTH - 1)] as u16
}

/// The wilds with which the suit leaves nothing, and those when its best card is thrown away first.
pub fn need(suit: [usize; 3]) -> (u8, u8) {
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
