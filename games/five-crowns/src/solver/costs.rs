//! Min-plus convolution: how suits that share wilds leave the fewest points together.
//!
//! A suit without doubled cards stands in the table. Runs may share ranks where cards are doubled; then the
//! cards are dealt onto as many layers as there are copies, each without doubles, in every possible way.
//! That loses nothing: two runs that overlap by three ranks or more can be made one inside the other, two
//! that share no natural card can be made one, and what then overlaps is never deeper than the copies.

use super::rank_set::RankSet;
use super::suit_table::{DEPTH, IMPOSSIBLE, SUIT_TABLE};

/// The most wilds that matter: beside `n` natural cards there are at most `14 − n`, and `2 n` do everything.
pub(super) const MAX_WILDS: usize = 9;
/// Points left for each number of wilds, never increasing. A hand of natural cards has at most 14 × 13 points.
pub(super) type Costs = [u8; MAX_WILDS + 1];

/// Adds what a layer leaves; as [`convolve`].
pub(super) fn add_layer(all: &mut Costs, layer: RankSet, max_wilds: usize) {
    if SUIT_TABLE.need[layer as usize] > 0 {
        convolve(all, &SUIT_TABLE.left[layer as usize], max_wilds);
    }
}

/// Adds what a suit leaves; as [`convolve`].
pub(super) fn add_suit(all: &mut Costs, suit: [RankSet; 3], max_wilds: usize) {
    if suit[1] == 0 {
        add_layer(all, suit[0], max_wilds);
        return;
    }
    convolve(all, &doubled(suit, max_wilds), max_wilds);
}

/// Min-plus convolution in place: `all[w]` becomes the least over all ways to share `w` wilds with `costs`, for
/// `w` up to `max_wilds`.
pub(super) fn convolve<const LEN: usize>(all: &mut Costs, costs: &[u8; LEN], max_wilds: usize) {
    // Few wilds are the rule, and a loop of known length is straight code.
    match max_wilds {
        0 => all[0] += costs[0],
        1 => convolve_below::<2, LEN>(all, costs),
        2 | 3 => convolve_below::<4, LEN>(all, costs),
        _ => convolve_below::<{ MAX_WILDS + 1 }, LEN>(all, costs),
    }
}

fn convolve_below<const WILDS: usize, const LEN: usize>(all: &mut Costs, costs: &[u8; LEN]) {
    for w in (0..WILDS).rev() {
        for own in 0..=w.min(LEN - 1) {
            let points = all[w - own] + costs[own];
            all[w] = if own == 0 { points } else { points.min(all[w]) };
        }
    }
}

/// What a suit with doubled cards leaves.
fn doubled(suit: [RankSet; 3], max_wilds: usize) -> Costs {
    let mut least = [u8::MAX; MAX_WILDS + 1];
    for_each_layering(suit, |layers| {
        // Most layerings are no better than one before, even if each layer had all the wilds.
        let bound = |w: usize| {
            layers.iter().map(|layer| SUIT_TABLE.left[*layer as usize][w.min(DEPTH - 1)]).sum::<u8>()
        };
        if (0..=max_wilds).all(|w| bound(w) >= least[w]) {
            return;
        }
        let mut costs = [0; MAX_WILDS + 1];
        for layer in layers {
            add_layer(&mut costs, layer, max_wilds);
        }
        for (least, cost) in least.iter_mut().zip(costs) {
            *least = cost.min(*least);
        }
    });
    least
}

/// Every way to deal the cards onto three layers without doubles, up to the order of the layers.
pub(super) fn for_each_layering(suit: [RankSet; 3], mut visit: impl FnMut([RankSet; 3])) {
    let [one, two, three] = suit;
    let spare = if three == 0 { 0 } else { one & !three };
    // Layers are alike, so the lowest card that is not on all of them may stay off the third, and the lowest
    // that is on one of the two others may be on the first.
    for_each_subset(spare & spare.wrapping_sub(1), |top| {
        // What the third layer takes is the last copy of its cards.
        let first = one & !(top & !two);
        let second = two & !top;
        let single = first & !second;
        for_each_subset(single & single.wrapping_sub(1), |moved| {
            visit([first & !moved, second | moved, three | top]);
        });
    });
}

fn for_each_subset(of: RankSet, mut visit: impl FnMut(RankSet)) {
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
/// Without them no more is left, because runs that shared ranks become one.
pub(super) fn lower_bound(suit: [RankSet; 3], wilds: usize) -> u16 {
    SUIT_TABLE.left[suit[0] as usize][wilds.min(DEPTH - 1)] as u16
}

/// The wilds with which the suit leaves nothing, and those when its best card is discarded first.
pub(super) fn wilds_needed(suit: [RankSet; 3]) -> (u8, u8) {
    let single = suit[0] as usize;
    let (mut all, mut all_but_one) = (SUIT_TABLE.need[single], SUIT_TABLE.need_but_one[single]);
    if suit[1] != 0 {
        (all, all_but_one) = (IMPOSSIBLE, IMPOSSIBLE);
        for_each_layering(suit, |layers| {
            let needs = layers.map(|layer| SUIT_TABLE.need[layer as usize]);
            let sum = needs.iter().sum::<u8>();
            all = all.min(sum);
            for (layer, need) in layers.into_iter().zip(needs) {
                all_but_one = all_but_one.min(sum - need + SUIT_TABLE.need_but_one[layer as usize]);
            }
        });
    }
    (all, all_but_one)
}
