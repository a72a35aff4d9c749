//! From the choice that the search found to melds as they lie on a table.

use arrayvec::ArrayVec;

use super::board::{Board, Column, highest_first, ranks_of};
use super::search::{Found, Settled};
use super::suit::{Left, MOST_WILDS, for_each_deal, join, join_left, join_suit};
use super::table::{TABLES, run_wilds};
use crate::card::{Card, Rank, Suit};
use crate::hand::MOST;
use crate::meld::{LONGEST_RUN, MOST_MELDS, Melds};

/// A meld before its wilds are handed out.
#[derive(Clone, Copy, Debug)]
enum Plan {
    /// Cards of one rank, the bits of a column, and so many wilds.
    Set { rank: usize, cards: Column, wilds: usize },
    /// From rank bit `low` to `high`; the places that `cards` has no bit for are wilds.
    Run { suit: usize, low: usize, high: usize, cards: usize },
}

/// The melds of the arrangement found, with every wild of the hand if there is a meld at all.
/// `board` is all natural cards of the hand.
pub fn lay(hand: &[Card], wild: Rank, board: &Board, settled: Settled, found: &Found) -> Melds {
    let wilds: ArrayVec<Card, MOST> = hand.iter().copied().filter(|card| card.is_wild(wild)).collect();
    let mut layout = Layout { wild, wilds, plans: ArrayVec::new() };
    layout.plan_sets(board, settled, &found.suits);
    let rest = layout.plan_suits(settled, found);
    layout.plan_settled(board, settled, rest);
    layout.take_spare_wilds();
    layout.melds()
}

/// The natural cards in no meld of the arrangement found. `board` is all natural cards of the hand.
pub fn loose(board: &Board, settled: Settled, found: &Found) -> Board {
    // Which wilds lie where does not matter here.
    let mut layout = Layout { wild: Rank::THREE, wilds: ArrayVec::new(), plans: ArrayVec::new() };
    layout.plan_sets(board, settled, &found.suits);
    let rest = layout.plan_suits(settled, found);
    layout.plan_settled(board, settled, rest);
    let mut left = *board;
    for plan in layout.plans {
        match plan {
            Plan::Set { rank, cards, .. } => left = left.without(rank, cards),
            Plan::Run { suit, cards, .. } => left.remove((cards as u64) << (11 * suit)),
        }
    }
    left
}

struct Layout {
    wild: Rank,
    /// The wilds of the hand.
    wilds: ArrayVec<Card, MOST>,
    plans: ArrayVec<Plan, MOST_MELDS>,
}

impl Layout {
    /// The sets that cost nothing, and those that the search chose: what it took from the board.
    fn plan_sets(&mut self, board: &Board, settled: Settled, suits: &Board) {
        let alone = settled.pairs | settled.singles;
        let taken = board.0.iter().zip(suits.0).fold(0, |taken, (all, rest)| taken | all & !rest);
        for rank in highest_first(ranks_of(taken) & !alone) {
            let cards = board.column(rank) & !suits.column(rank);
            let wilds = 3usize.saturating_sub(cards.count_ones() as usize);
            self.plans.push(Plan::Set { rank, cards, wilds });
        }
    }

    /// What the suits do on their own; returns the wilds that are for the settled ranks.
    fn plan_suits(&mut self, settled: Settled, found: &Found) -> usize {
        let suits = [0, 1, 2, 3, 4].map(|suit| found.suits.suit(suit));
        let most = found.wilds;
        let mut wilds = most;
        let lefts = suits.map(|suit| {
            let mut left = [0; MOST_WILDS + 1];
            join_suit(&mut left, suit, most);
            left
        });
        share(settled.left(most), &lefts, &mut wilds, |suit, own| {
            self.plan_suit(suit, suits[suit], lefts[suit][own], own);
        });
        wilds
    }

    /// One suit with its own wilds, which leave so many points.
    fn plan_suit(&mut self, suit: usize, cards: [usize; 3], points: u8, mut wilds: usize) {
        if cards[1] == 0 {
            self.plan_layer(suit, cards[0], wilds);
            return;
        }
        let mut layers = None;
        for_each_deal(cards, |deal| {
            let mut left = [0; MOST_WILDS + 1];
            for layer in deal {
                join(&mut left, layer, wilds);
            }
            if left[wilds] == points {
                layers = Some(deal);
            }
        });
        let Some(layers) = layers else { return };
        let lefts = layers.map(|layer| {
            let mut left = [0; MOST_WILDS + 1];
            join(&mut left, layer, wilds);
            left
        });
        share([0; MOST_WILDS + 1], &lefts, &mut wilds, |layer, own| {
            self.plan_layer(suit, layers[layer], own);
        });
    }

    /// Follows the table from the lowest card of a layer up.
    fn plan_layer(&mut self, suit: usize, mut layer: usize, mut wilds: usize) {
        while layer != 0 {
            let points = TABLES.left[layer][wilds];
            let low = layer.trailing_zeros() as usize;
            let rest = layer & (layer - 1);
            let run = highest_first(rest).find_map(|high| {
                let above = layer & !((2 << high) - 1);
                let cards = layer & !above;
                let cost = run_wilds(low, high, cards.count_ones() as usize);
                let fits = cost <= wilds && TABLES.left[above][wilds - cost] == points;
                fits.then_some((high, above, cards, cost))
            });
            if let Some((high, above, cards, cost)) = run {
                let (mut low, mut high) = (low, high);
                if high - low == 1 {
                    (low, high) = self.longer(suit, low, high);
                }
                self.plans.push(Plan::Run { suit, low, high, cards });
                (layer, wilds) = (above, wilds - cost);
            } else {
                if wilds >= 2 && TABLES.left[rest][wilds - 2] == points {
                    self.plans.push(Plan::Set { rank: low, cards: 1 << (11 * suit), wilds: 2 });
                    wilds -= 2;
                }
                layer = rest;
            }
        }
    }

    /// The settled pairs and singles that so many wilds save.
    fn plan_settled(&mut self, board: &Board, settled: Settled, wilds: usize) {
        let (pairs, singles) = settled.saved(wilds);
        for (ranks, sets, cost) in [(settled.pairs, pairs, 1), (settled.singles, singles, 2)] {
            for rank in highest_first(ranks).take(sets) {
                self.plans.push(Plan::Set { rank, cards: board.column(rank), wilds: cost });
            }
        }
    }

    /// The run with one wild more: on the side where a wild of the hand has its own place, else above.
    fn longer(&self, suit: usize, low: usize, high: usize) -> (usize, usize) {
        let own = |rank: usize| rank == self.wild_bit() && self.wilds.contains(&card(suit, rank));
        if high == LONGEST_RUN - 1 || low > 0 && own(low - 1) { (low - 1, high) } else { (low, high + 1) }
    }

    fn wild_bit(&self) -> usize {
        self.wild.number() as usize - 3
    }

    /// Wilds without work join some meld.
    fn take_spare_wilds(&mut self) {
        let used: usize = self.plans.iter().map(|plan| plan.len() - plan.naturals()).sum();
        let mut spare = self.wilds.len() - used;
        if self.plans.is_empty() && spare >= 3 {
            self.plans.push(Plan::Set { rank: 0, cards: 0, wilds: 0 });
        }
        while spare > 0 {
            // A set takes all at once; it comes first, so that runs stay as short as they can.
            let set = self.plans.iter().position(|plan| matches!(plan, Plan::Set { .. }));
            let Some(at) = set.or_else(|| self.plans.iter().position(|plan| plan.len() < LONGEST_RUN)) else {
                match self.plans.pop() {
                    Some(run) => self.plans.extend(run.halves()),
                    None => return,
                }
                continue;
            };
            match self.plans[at] {
                Plan::Set { rank, cards, wilds } => {
                    self.plans[at] = Plan::Set { rank, cards, wilds: wilds + spare };
                    spare = 0;
                }
                Plan::Run { suit, low, high, cards } => {
                    let (low, high) = self.longer(suit, low, high);
                    self.plans[at] = Plan::Run { suit, low, high, cards };
                    spare -= 1;
                }
            }
        }
    }

    /// The plans carried out.
    fn melds(mut self) -> Melds {
        let wild = self.wild_bit();
        // A wild that is what it stands for lies in its own place, before others take it.
        let own: ArrayVec<bool, MOST_MELDS> = self
            .plans
            .iter()
            .map(|plan| {
                let Plan::Run { suit, low, high, .. } = *plan else { return false };
                let place = self.wilds.iter().position(|held| *held == card(suit, wild));
                let place = place.filter(|_| (low..=high).contains(&wild));
                place.map(|place| self.wilds.remove(place)).is_some()
            })
            .collect();
        let mut melds = Melds::new();
        for (plan, own) in self.plans.iter().zip(own) {
            let mut meld = ArrayVec::<Card, MOST>::new();
            match *plan {
                Plan::Set { rank, cards, wilds } => {
                    for suit in 0..5 {
                        let copies = (cards >> (11 * suit) & 0b111).count_ones() as usize;
                        meld.extend(std::iter::repeat_n(card(suit, rank), copies));
                    }
                    meld.extend((0..wilds).filter_map(|_| self.wilds.pop()));
                }
                Plan::Run { suit, low, high, cards } => meld.extend((low..=high).filter_map(|rank| {
                    let natural = cards >> rank & 1 == 1 || own && rank == wild;
                    if natural { Some(card(suit, rank)) } else { self.wilds.pop() }
                })),
            }
            melds.push(&meld);
        }
        melds
    }
}

impl Plan {
    /// How many natural cards it has.
    fn naturals(&self) -> usize {
        match *self {
            Plan::Set { cards, .. } => cards.count_ones() as usize,
            Plan::Run { cards, .. } => cards.count_ones() as usize,
        }
    }

    /// How many cards it has.
    fn len(&self) -> usize {
        match *self {
            Plan::Set { wilds, .. } => self.naturals() + wilds,
            Plan::Run { low, high, .. } => high - low + 1,
        }
    }

    /// A run of all ranks takes no more wilds, but its halves do. One natural card with wilds is called a set.
    fn halves(self) -> [Plan; 2] {
        let Plan::Run { suit, low, high, cards } = self else { return [self; 2] };
        let middle = usize::midpoint(low, high);
        [(low, middle), (middle + 1, high)].map(|(low, high)| {
            let cards = cards & ((2 << high) - (1 << low));
            let half = Plan::Run { suit, low, high, cards };
            if half.naturals() > 1 {
                return half;
            }
            let rank = cards.trailing_zeros() as usize % usize::BITS as usize;
            let wilds = half.len() - half.naturals();
            Plan::Set { rank, cards: (half.naturals() as u64) << (11 * suit), wilds }
        })
    }
}

fn card(suit: usize, rank: usize) -> Card {
    Card::new(Suit::ALL[suit], Rank::new(rank as u8 + 3).unwrap_or(Rank::KING))
}

/// Shares `wilds` so that `first` and all `parts` together leave the fewest points; tells each part its own,
/// and leaves in `wilds` what is for `first`.
fn share(first: Left, parts: &[Left], wilds: &mut usize, mut tell: impl FnMut(usize, usize)) {
    let mut sums = ArrayVec::<Left, 6>::new();
    let mut sum = first;
    for part in parts {
        sums.push(sum);
        if part[0] > 0 {
            join_left(&mut sum, part, *wilds);
        }
    }
    for (n, (before, part)) in sums.iter().zip(parts).enumerate().rev() {
        let fits = |own: &usize| before[*wilds - own] + part[*own] == sum[*wilds];
        let own = (0..=*wilds).find(fits).unwrap_or(0);
        *wilds -= own;
        sum = *before;
        tell(n, own);
    }
}
