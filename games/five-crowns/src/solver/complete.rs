//! Branch and bound for feasibility: whether all cards, or all but one, can be melded. Only wilds are counted, so
//! most hands are ruled out early.

use super::costs::{MAX_WILDS, wilds_needed};
use super::naturals::{Naturals, SetChoice};
use super::rank_set::{RankSet, highest_first};
use super::search::Settled;

/// Whether all these cards can be melded together.
pub(super) fn melds_all(naturals: Naturals, wilds: usize) -> bool {
    if naturals.0[0] == 0 {
        return wilds == 0 || wilds >= 3;
    }
    Feasibility { discards: false }.search(naturals, wilds)
}

/// Whether all but one of these cards can be melded together.
pub(super) fn melds_all_but_one(naturals: Naturals, wilds: usize) -> bool {
    let [one, two, _] = naturals.0;
    if one & one.wrapping_sub(1) | two != 0 {
        return Feasibility { discards: true }.search(naturals, wilds);
    }
    // With at most one natural card, what remains may be wilds alone.
    if one == 0 { wilds == 1 || wilds >= 4 } else { wilds == 0 || wilds >= 3 }
}

/// The search, for hands in which a natural card remains: spare wilds then fit any meld.
struct Feasibility {
    /// Whether one card is discarded.
    discards: bool,
}

/// The most wilds that a discard saves: a single needs two to be a set.
const MAX_SAVED: i32 = 2;
/// What it costs to discard a wild.
const WILD: i32 = 1;

impl Feasibility {
    fn search(&self, mut naturals: Naturals, wilds: usize) -> bool {
        let wilds = wilds.min(MAX_WILDS);
        let all = naturals;
        let (settled, choices) = Settled::take(&mut naturals, wilds);
        let spare = wilds as i32 - settled.wilds_needed() as i32;
        let discard = if settled.singles != 0 {
            -MAX_SAVED
        } else if all.within(settled.sets).len() > 3 * settled.sets.count_ones() as usize {
            0
        } else {
            WILD
        };
        self.branch(naturals, choices, spare, discard)
    }

    /// Branches on the ranks in `choices`. `spare` wilds are not yet spent, and `discard` is the least that
    /// discarding one of the cards already placed would add to what is spent.
    fn branch(&self, naturals: Naturals, choices: RankSet, spare: i32, discard: i32) -> bool {
        let max_spare = if self.discards { spare + MAX_SAVED } else { spare };
        if max_spare < 0 {
            return false;
        }
        let Some(rank) = highest_first(choices).next() else {
            return self.fits(naturals, spare, discard);
        };
        let choices = choices ^ 1 << rank;
        let choice = SetChoice::of(&naturals, rank, max_spare as usize);
        let fixed = choice.fixed();
        choice.sets(max_spare as usize).any(|(set, cost)| {
            let discard = if set.count_ones() > 3 { discard.min(0) } else { discard };
            self.branch(naturals.without(rank, set), choices, spare - cost as i32, discard)
        }) || 2 * fixed as i32 <= max_spare && self.branch(naturals, choices, spare, discard)
    }

    /// Whether the wilds are enough for the suits once all sets are chosen.
    fn fits(&self, naturals: Naturals, mut spare: i32, mut discard: i32) -> bool {
        for suit in 0..5 {
            let (all, all_but_one) = wilds_needed(naturals.suit(suit));
            spare -= all as i32;
            discard = discard.min(all_but_one as i32 - all as i32);
        }
        spare >= if self.discards { discard } else { 0 }
    }
}
