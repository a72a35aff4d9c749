//! Branch and bound for the fewest points left: sets are branched on, what the suits do with the rest is bounded
//! by the table and combined by min-plus convolution.
//!
//! Spare wilds never stay in hand once there is a meld: a set takes any number, a run grows, and a run of all
//! eleven ranks splits in two. So only natural cards count, and wilds are what saves them.

use super::costs::{Costs, MAX_WILDS, add_suit, lower_bound};
use super::naturals::{Naturals, SetChoice, ranks_of};
use super::rank_set::{RankSet, highest_first};
use super::suit_table::SUIT_TABLE;

/// The ranks without a card that could be in a run: each stands on its own, so there is nothing to search.
#[derive(Clone, Copy, Debug)]
pub(super) struct Settled {
    /// Ranks with three cards or more: sets that cost nothing.
    pub(super) sets: RankSet,
    /// Ranks with two cards: a set for one wild.
    pub(super) pairs: RankSet,
    /// Ranks with one card: a set for two wilds.
    pub(super) singles: RankSet,
}

impl Settled {
    /// Takes the settled ranks from the cards; also returns the ranks with a choice between run and set.
    pub(super) fn take(naturals: &mut Naturals, wilds: usize) -> (Settled, RankSet) {
        let [one, two, three] = naturals.ranks();
        let in_runs = ranks_of(naturals.runnable(wilds));
        let alone = one & !in_runs;
        *naturals = naturals.within(!alone);
        let settled = Settled { sets: alone & three, pairs: alone & two & !three, singles: alone & !two };
        (settled, in_runs & if wilds == 0 { three } else { two })
    }

    /// The wilds with which no card is left.
    pub(super) fn wilds_needed(&self) -> u32 {
        self.pairs.count_ones() + 2 * self.singles.count_ones()
    }

    /// How many pairs and how many singles, the most expensive first, the wilds save at best.
    pub(super) fn saved(&self, wilds: usize) -> (usize, usize) {
        let points = |ranks, count| highest_first(ranks).take(count).map(|rank| rank + 3).sum::<usize>();
        let ways =
            (0..=wilds.min(self.pairs.count_ones() as usize)).map(|pairs| (pairs, (wilds - pairs) / 2));
        ways.max_by_key(|way| 2 * points(self.pairs, way.0) + points(self.singles, way.1)).unwrap_or((0, 0))
    }

    /// The points left for each number of wilds.
    pub(super) fn costs(&self, max_wilds: usize) -> Costs {
        let points = |ranks: RankSet| SUIT_TABLE.points[ranks as usize];
        let all = 2 * points(self.pairs) + points(self.singles);
        let mut costs = [all; MAX_WILDS + 1];
        let mut saved = 0;
        // However many pairs are saved, the most expensive first, the other wilds go to singles, two by two.
        let mut pairs = highest_first(self.pairs);
        for in_pairs in 0..=max_wilds {
            let mut both = saved;
            let mut singles = highest_first(self.singles);
            for (spare, cost) in costs[in_pairs..=max_wilds].iter_mut().enumerate() {
                if spare > 0 && spare % 2 == 0 {
                    both += singles.next().map_or(0, |rank| rank as u8 + 3);
                }
                *cost = (all - both).min(*cost);
            }
            let Some(rank) = pairs.next() else { break };
            saved += 2 * (rank as u8 + 3);
        }
        costs
    }
}

/// The best arrangement, as far as the search decides it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Solution {
    /// The points of the natural cards left.
    pub(super) points: u16,
    /// The cards that are neither settled nor in a chosen set: what the suits share the wilds for.
    pub(super) suits: Naturals,
    /// The wilds that the chosen sets did not take.
    pub(super) wilds: usize,
}

struct Search {
    settled: Costs,
    /// The best solution so far.
    incumbent: Solution,
}

/// The fewest points of natural cards left if they are below `limit`; otherwise a solution with `limit` points.
pub(super) fn search(mut naturals: Naturals, wilds: usize, limit: u16) -> (Settled, Solution) {
    let wilds = wilds.min(MAX_WILDS);
    let (settled, choices) = Settled::take(&mut naturals, wilds);
    let incumbent = Solution { points: limit, suits: naturals, wilds };
    let mut search = Search { settled: settled.costs(wilds), incumbent };
    search.branch(naturals, choices, wilds, 0);
    (settled, search.incumbent)
}

impl Search {
    /// Branches on the ranks in `choices`; `lost` points are certain to be left.
    fn branch(&mut self, naturals: Naturals, choices: RankSet, wilds: usize, lost: usize) {
        if self.settled[wilds] as usize + lost >= self.incumbent.points as usize {
            return;
        }
        let Some(rank) = highest_first(choices).next() else {
            let points = self.evaluate(naturals, wilds);
            if points < self.incumbent.points {
                self.incumbent = Solution { points, suits: naturals, wilds };
            }
            return;
        };
        let choices = choices ^ 1 << rank;
        let choice = SetChoice::of(&naturals, rank, wilds);
        let fixed = choice.fixed();
        for (set, cost) in choice.sets(wilds) {
            self.branch(naturals.without(rank, set), choices, wilds - cost, lost);
        }
        // Without a set, the cards that can be in no run are lost, unless two wilds save one.
        let lost = if wilds < 2 { lost + fixed * (rank + 3) } else { lost };
        if fixed < 3 {
            self.branch(naturals, choices, wilds, lost);
        }
    }

    /// The points left once all sets are chosen, or some number not below the incumbent's.
    fn evaluate(&self, naturals: Naturals, wilds: usize) -> u16 {
        let suits = [0, 1, 2, 3, 4].map(|suit| naturals.suit(suit));
        let bound =
            suits.iter().map(|suit| lower_bound(*suit, wilds)).sum::<u16>() + self.settled[wilds] as u16;
        // Without wilds to share and without doubled cards the bound is exact.
        if bound >= self.incumbent.points || wilds == 0 && naturals.0[1] == 0 {
            return bound;
        }
        let mut costs = self.settled;
        for suit in suits {
            add_suit(&mut costs, suit, wilds);
        }
        costs[wilds] as u16
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every set of singles with every set of pairs beside it. Kings are the highest bit, which arithmetic in
    /// too few bits loses first.
    #[test]
    fn every_single_takes_two_wilds_and_every_pair_one() {
        let all = (1 << 11) - 1;
        for singles in 0..=all {
            for pairs in [0, all & !singles, 1 << 10 & !singles] {
                let settled = Settled { sets: 0, pairs, singles };
                let bits = |ranks: RankSet| (0..11).filter(|rank| ranks >> rank & 1 == 1).count();
                assert_eq!(settled.wilds_needed() as usize, bits(pairs) + 2 * bits(singles));
                let costs = settled.costs(MAX_WILDS);
                let points =
                    |ranks| (0..11).filter(|rank| ranks >> rank & 1 == 1).map(|rank| rank + 3).sum::<u8>();
                assert_eq!(costs[0], 2 * points(pairs) + points(singles));
                let enough = settled.wilds_needed() as usize <= MAX_WILDS;
                assert_eq!(costs[MAX_WILDS] == 0, enough, "{singles:b} {pairs:b}");
            }
        }
    }
}
