//! Backtracking from the solution of the search to melds as they lie on a table.

use arrayvec::ArrayVec;

use super::costs::{Costs, MAX_WILDS, add_layer, add_suit, convolve, for_each_layering};
use super::naturals::{Column, Naturals, ranks_of};
use super::rank_set::{RankSet, highest_first};
use super::search::{Settled, Solution};
use super::suit_table::{SUIT_TABLE, run_wilds};
use crate::card::{Card, Rank, Suit};
use crate::hand::MAX_HAND;
use crate::meld::{MAX_MELDS, MAX_RUN, Melds};

/// A meld before its wilds are handed out.
#[derive(Clone, Copy, Debug)]
enum PlannedMeld {
    /// Cards of one rank, the bits of a column, and a number of wilds.
    Set { rank: usize, cards: Column, wilds: usize },
    /// From rank bit `low` to `high`; the places that `cards` has no bit for are wilds.
    Run { suit: usize, low: usize, high: usize, cards: RankSet },
}

/// The melds of the arrangement found, with every wild of the hand if there is a meld at all.
/// `naturals` is all natural cards of the hand.
pub(super) fn arrange(
    hand: &[Card],
    wild: Rank,
    naturals: &Naturals,
    settled: Settled,
    solution: &Solution,
) -> Melds {
    let wilds: ArrayVec<Card, MAX_HAND> = hand.iter().copied().filter(|card| card.is_wild(wild)).collect();
    let mut arrangement = Arrangement { wild, wilds, plans: ArrayVec::new() };
    arrangement.plan_sets(naturals, settled, &solution.suits);
    let rest = arrangement.plan_suits(settled, solution);
    arrangement.plan_settled(naturals, settled, rest);
    arrangement.place_spare_wilds();
    arrangement.melds()
}

/// The natural cards in no meld of the arrangement found. `naturals` is all natural cards of the hand.
pub(super) fn deadwood(naturals: &Naturals, settled: Settled, solution: &Solution) -> Naturals {
    // Which wilds lie where does not matter here.
    let mut arrangement = Arrangement { wild: Rank::THREE, wilds: ArrayVec::new(), plans: ArrayVec::new() };
    arrangement.plan_sets(naturals, settled, &solution.suits);
    let rest = arrangement.plan_suits(settled, solution);
    arrangement.plan_settled(naturals, settled, rest);
    let mut left = *naturals;
    for plan in arrangement.plans {
        match plan {
            PlannedMeld::Set { rank, cards, .. } => left = left.without(rank, cards),
            PlannedMeld::Run { suit, cards, .. } => left.remove((cards as u64) << (11 * suit)),
        }
    }
    left
}

struct Arrangement {
    wild: Rank,
    /// The wilds of the hand.
    wilds: ArrayVec<Card, MAX_HAND>,
    plans: ArrayVec<PlannedMeld, MAX_MELDS>,
}

impl Arrangement {
    /// The sets that cost nothing, and those that the search chose: what it took from the natural cards.
    fn plan_sets(&mut self, naturals: &Naturals, settled: Settled, suits: &Naturals) {
        let alone = settled.pairs | settled.singles;
        let taken = naturals.0.iter().zip(suits.0).fold(0, |taken, (all, rest)| taken | all & !rest);
        for rank in highest_first(ranks_of(taken) & !alone) {
            let cards = naturals.column(rank) & !suits.column(rank);
            let wilds = 3usize.saturating_sub(cards.count_ones() as usize);
            self.plans.push(PlannedMeld::Set { rank, cards, wilds });
        }
    }

    /// The runs of the suits; returns the wilds that are for the settled ranks.
    fn plan_suits(&mut self, settled: Settled, solution: &Solution) -> usize {
        let suits = [0, 1, 2, 3, 4].map(|suit| solution.suits.suit(suit));
        let mut wilds = solution.wilds;
        let costs = suits.map(|suit| {
            let mut costs = [0; MAX_WILDS + 1];
            add_suit(&mut costs, suit, wilds);
            costs
        });
        share(settled.costs(wilds), &costs, &mut wilds, |suit, own| {
            self.plan_suit(suit, suits[suit], costs[suit][own], own);
        });
        wilds
    }

    /// One suit, whose own wilds leave `points`.
    fn plan_suit(&mut self, suit: usize, cards: [RankSet; 3], points: u8, mut wilds: usize) {
        if cards[1] == 0 {
            self.plan_layer(suit, cards[0], wilds);
            return;
        }
        let mut layers = None;
        for_each_layering(cards, |layering| {
            let mut costs = [0; MAX_WILDS + 1];
            for layer in layering {
                add_layer(&mut costs, layer, wilds);
            }
            if costs[wilds] == points {
                layers = Some(layering);
            }
        });
        let Some(layers) = layers else { return };
        let costs = layers.map(|layer| {
            let mut costs = [0; MAX_WILDS + 1];
            add_layer(&mut costs, layer, wilds);
            costs
        });
        share([0; MAX_WILDS + 1], &costs, &mut wilds, |layer, own| {
            self.plan_layer(suit, layers[layer], own);
        });
    }

    /// Follows the table back, from the lowest card of a layer up.
    fn plan_layer(&mut self, suit: usize, mut layer: RankSet, mut wilds: usize) {
        while layer != 0 {
            let points = SUIT_TABLE.left[layer as usize][wilds];
            let low = layer.trailing_zeros() as usize;
            let rest = layer & (layer - 1);
            let run = highest_first(rest).find_map(|high| {
                let above = layer & !((2 << high) - 1);
                let cards = layer & !above;
                let cost = run_wilds(low, high, cards.count_ones() as usize);
                let fits = cost <= wilds && SUIT_TABLE.left[above as usize][wilds - cost] == points;
                fits.then_some((high, above, cards, cost))
            });
            if let Some((high, above, cards, cost)) = run {
                let (mut low, mut high) = (low, high);
                if high - low == 1 {
                    (low, high) = self.longer(suit, low, high);
                }
                self.plans.push(PlannedMeld::Run { suit, low, high, cards });
                (layer, wilds) = (above, wilds - cost);
            } else {
                if wilds >= 2 && SUIT_TABLE.left[rest as usize][wilds - 2] == points {
                    self.plans.push(PlannedMeld::Set { rank: low, cards: 1 << (11 * suit), wilds: 2 });
                    wilds -= 2;
                }
                layer = rest;
            }
        }
    }

    /// The settled pairs and singles that the wilds save.
    fn plan_settled(&mut self, naturals: &Naturals, settled: Settled, wilds: usize) {
        let (pairs, singles) = settled.saved(wilds);
        for (ranks, sets, cost) in [(settled.pairs, pairs, 1), (settled.singles, singles, 2)] {
            for rank in highest_first(ranks).take(sets) {
                self.plans.push(PlannedMeld::Set { rank, cards: naturals.column(rank), wilds: cost });
            }
        }
    }

    /// The run with one wild more: on the side where a wild of the hand has its own place, else above.
    fn longer(&self, suit: usize, low: usize, high: usize) -> (usize, usize) {
        let own = |rank: usize| rank == self.wild_bit() && self.wilds.contains(&card(suit, rank));
        if high == MAX_RUN - 1 || low > 0 && own(low - 1) { (low - 1, high) } else { (low, high + 1) }
    }

    fn wild_bit(&self) -> usize {
        self.wild.number() as usize - 3
    }

    /// Wilds that no meld needs join one.
    fn place_spare_wilds(&mut self) {
        let used: usize = self.plans.iter().map(|plan| plan.len() - plan.naturals()).sum();
        let mut spare = self.wilds.len() - used;
        if self.plans.is_empty() && spare >= 3 {
            self.plans.push(PlannedMeld::Set { rank: 0, cards: 0, wilds: 0 });
        }
        while spare > 0 {
            // A set takes all at once; it comes first, so that runs stay as short as they can.
            let set = self.plans.iter().position(|plan| matches!(plan, PlannedMeld::Set { .. }));
            let Some(at) = set.or_else(|| self.plans.iter().position(|plan| plan.len() < MAX_RUN)) else {
                match self.plans.pop() {
                    Some(run) => self.plans.extend(run.halves()),
                    None => return,
                }
                continue;
            };
            match self.plans[at] {
                PlannedMeld::Set { rank, cards, wilds } => {
                    self.plans[at] = PlannedMeld::Set { rank, cards, wilds: wilds + spare };
                    spare = 0;
                }
                PlannedMeld::Run { suit, low, high, cards } => {
                    let (low, high) = self.longer(suit, low, high);
                    self.plans[at] = PlannedMeld::Run { suit, low, high, cards };
                    spare -= 1;
                }
            }
        }
    }

    /// The planned melds with their wilds.
    fn melds(mut self) -> Melds {
        let wild = self.wild_bit();
        // A wild that stands for itself lies in its own place, before others take it.
        let own: ArrayVec<bool, MAX_MELDS> = self
            .plans
            .iter()
            .map(|plan| {
                let PlannedMeld::Run { suit, low, high, .. } = *plan else { return false };
                let place = self.wilds.iter().position(|held| *held == card(suit, wild));
                let place = place.filter(|_| (low..=high).contains(&wild));
                place.map(|place| self.wilds.remove(place)).is_some()
            })
            .collect();
        let mut melds = Melds::new();
        for (plan, own) in self.plans.iter().zip(own) {
            let mut meld = ArrayVec::<Card, MAX_HAND>::new();
            match *plan {
                PlannedMeld::Set { rank, cards, wilds } => {
                    for suit in 0..5 {
                        let copies = (cards >> (11 * suit) & 0b111).count_ones() as usize;
                        meld.extend(std::iter::repeat_n(card(suit, rank), copies));
                    }
                    meld.extend((0..wilds).filter_map(|_| self.wilds.pop()));
                }
                PlannedMeld::Run { suit, low, high, cards } => meld.extend((low..=high).filter_map(|rank| {
                    let natural = cards >> rank & 1 == 1 || own && rank == wild;
                    if natural { Some(card(suit, rank)) } else { self.wilds.pop() }
                })),
            }
            melds.push(&meld);
        }
        melds
    }
}

impl PlannedMeld {
    /// How many natural cards it has.
    fn naturals(&self) -> usize {
        match *self {
            PlannedMeld::Set { cards, .. } => cards.count_ones() as usize,
            PlannedMeld::Run { cards, .. } => cards.count_ones() as usize,
        }
    }

    /// How many cards it has.
    fn len(&self) -> usize {
        match *self {
            PlannedMeld::Set { wilds, .. } => self.naturals() + wilds,
            PlannedMeld::Run { low, high, .. } => high - low + 1,
        }
    }

    /// A run of all ranks takes no more wilds, but its halves do. One natural card with wilds is called a set.
    fn halves(self) -> [PlannedMeld; 2] {
        let PlannedMeld::Run { suit, low, high, cards } = self else { return [self; 2] };
        let middle = usize::midpoint(low, high);
        [(low, middle), (middle + 1, high)].map(|(low, high)| {
            let cards = cards & ((2 << high) - (1 << low));
            let half = PlannedMeld::Run { suit, low, high, cards };
            if half.naturals() > 1 {
                return half;
            }
            let rank = if cards == 0 { 0 } else { cards.trailing_zeros() as usize };
            let wilds = half.len() - half.naturals();
            PlannedMeld::Set { rank, cards: (half.naturals() as u64) << (11 * suit), wilds }
        })
    }
}

fn card(suit: usize, rank: usize) -> Card {
    Card::new(Suit::ALL[suit], Rank::new(rank as u8 + 3).unwrap_or(Rank::KING))
}

/// Shares `wilds` so that `first` and all `parts` together leave the fewest points: calls `assign` with each part
/// and its wilds, and leaves in `wilds` those for `first`.
fn share(first: Costs, parts: &[Costs], wilds: &mut usize, mut assign: impl FnMut(usize, usize)) {
    let mut sums = ArrayVec::<Costs, 6>::new();
    let mut sum = first;
    for part in parts {
        sums.push(sum);
        if part[0] > 0 {
            convolve(&mut sum, part, *wilds);
        }
    }
    // Back from the last part: the fewest wilds with which it can reach the sum.
    for (n, (before, part)) in sums.iter().zip(parts).enumerate().rev() {
        let fits = |own: &usize| before[*wilds - own] + part[*own] == sum[*wilds];
        let own = (0..=*wilds).find(fits).unwrap_or(0);
        *wilds -= own;
        sum = *before;
        assign(n, own);
    }
}
