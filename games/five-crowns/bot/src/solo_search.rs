//! Flat Monte Carlo by sequential halving for the solo game: the best placements are tried on the same orders of the
//! stock, each played to the end by a rule of thumb.

use arrayvec::ArrayVec;
use bots::{Assessment, Budget, SequentialHalving, compare};
use five_crowns::card::{Card, Rank};
use five_crowns::hand::MAX_HAND;
use five_crowns::solo::{HANDS, SoloView};
use five_crowns::solver::BitHand;
use five_crowns::{MAX_CARDS, pack};
use table::PortableRng;

use crate::assess::SCALE;
use crate::rollout_policy::{choose_discard, potentials};

/// The drawn card goes into the hand with that wild rank, and that card of it goes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Placement {
    pub(crate) hand: Rank,
    pub(crate) discard: Card,
    /// How much worth it adds.
    gain: f64,
}

/// An open hand.
#[derive(Clone, Copy, Debug)]
struct Open {
    wild: Rank,
    cards: BitHand,
    worth: f64,
}

/// The open hands, and how many are closed.
#[derive(Clone, Debug)]
struct Solitaire {
    open: ArrayVec<Open, HANDS>,
    closed: usize,
}

/// At most this many placements are searched.
const MAX_CANDIDATES: usize = 6;
/// More rollouts than this change nothing, however much time there is.
const MAX_ROLLOUTS: u32 = 5_000;
/// How much a closed hand is worth; an open one less, the more cards of it are loose.
const CLOSED: f64 = 100.0;
const OPEN: f64 = 80.0;
/// How much a half point of potential is worth beside that.
const POTENTIAL: f64 = 0.5;
/// What winning is worth beyond the last hand, and what a point left costs, in closed hands.
const WIN: f64 = 2.0;
const POINT: f64 = 0.002;
/// How much the rule of thumb counts beside the mean of the rollouts.
const PRIOR_WEIGHT: f64 = 0.005;

/// The best placement of the card; nothing if there is no open hand.
pub(crate) fn search(
    view: &SoloView,
    drawn: Card,
    budget: Budget,
    rng: &mut fastrand::Rng,
) -> Option<Placement> {
    let game = Solitaire::of(view);
    let mut candidates = game.placements(drawn);
    table::order::sort_by(&mut candidates, |one, other| other.gain.total_cmp(&one.gain));
    candidates.truncate(MAX_CANDIDATES);
    let mut stock = unseen(view, drawn);
    let mut halving = SequentialHalving::new(candidates, budget, MAX_ROLLOUTS);
    while halving.go_on(|placement, mean, _| mean + PRIOR_WEIGHT * placement.gain) {
        rng.permute(&mut stock);
        halving.sample(|placement| game.rollout(drawn, placement, &stock));
    }
    halving.best().copied()
}

/// What a hand counts in points when placements are assessed.
const HAND_POINTS: f64 = 10.0;

/// What the best placements are worth, and this one: the drawn card into the hand of that size, that card away.
pub(crate) fn assess(
    view: &SoloView,
    drawn: Card,
    (size, discard): (u8, Card),
    budget: Budget,
    rng: &mut fastrand::Rng,
) -> Assessment<(u8, Card)> {
    let game = Solitaire::of(view);
    let mut candidates = game.placements(drawn);
    table::order::sort_by(&mut candidates, |one, other| other.gain.total_cmp(&one.gain));
    let is_played = |placement: &Placement| {
        placement.discard == discard && (discard == drawn || placement.hand.number() == size)
    };
    let played = candidates.iter().position(is_played);
    let played = played.map(|at| candidates.remove(at)).or_else(|| {
        let hand = game.open.iter().find(|hand| hand.wild.number() == size)?;
        Some(Placement { hand: hand.wild, discard, gain: 0.0 })
    });
    candidates.truncate(MAX_CANDIDATES);
    candidates.splice(0..0, played);
    let mut stock = unseen(view, drawn);
    let named: Vec<(u8, Card)> = candidates
        .iter()
        .enumerate()
        .map(|(at, placement)| (if at == 0 { size } else { placement.hand.number() }, placement.discard))
        .collect();
    compare(&named, 0, budget, &SCALE, |left, values| {
        rng.permute(&mut stock);
        let value = |which: &usize| HAND_POINTS * game.rollout(drawn, &candidates[*which], &stock);
        values.extend(left.iter().map(value));
    })
}

/// The cards of the stock, in no order.
fn unseen(view: &SoloView, drawn: Card) -> ArrayVec<Card, MAX_CARDS> {
    let mut rest = pack(1);
    let seen = view.hands.iter().flat_map(|hand| hand.cards.iter()).chain(&view.discard).chain([&drawn]);
    for card in seen {
        if let Ok(at) = rest.binary_search(card) {
            rest.remove(at);
        }
    }
    rest
}

/// How much a hand is worth: the fewer loose cards, and the nearer those are to melds, the more.
fn worth(cards: &BitHand) -> f64 {
    let (points, deadwood) = cards.deadwood();
    if points == 0 {
        return CLOSED;
    }
    let potential = POTENTIAL * f64::from(potentials(cards, &deadwood));
    (OPEN + potential.min(OPEN / 2.0)) / f64::from(deadwood.count().max(1) + 1)
}

impl Solitaire {
    fn of(view: &SoloView) -> Solitaire {
        let open = view.open_hands().map(|hand| {
            let cards = BitHand::of(&hand.cards, hand.wild);
            Open { wild: hand.wild, cards, worth: worth(&cards) }
        });
        let open: ArrayVec<Open, HANDS> = open.collect();
        Solitaire { closed: view.hands.len() - open.len(), open }
    }

    /// Everything that might be done with the card: into each hand, for each card that is loose then.
    fn placements(&self, drawn: Card) -> Vec<Placement> {
        let mut all = Vec::new();
        for hand in &self.open {
            let mut more = hand.cards;
            more.add(drawn, hand.wild);
            let loose = more.deadwood().1;
            let mut discards: ArrayVec<Card, MAX_HAND> = (0..Card::KINDS)
                .filter(|kind| loose.0[0] >> kind & 1 == 1)
                .filter_map(Card::from_index)
                .collect();
            let likely = choose_discard(&more, hand.wild).card;
            if !discards.contains(&likely) {
                let _full = discards.try_push(likely);
            }
            // To discard the card at once is the same in every hand: one of them will do.
            discards.retain(|discard| *discard != drawn || hand.wild == self.open[0].wild);
            all.extend(discards.into_iter().map(|discard| {
                let gain =
                    if discard == drawn { 0.0 } else { after(&more, discard, hand.wild).worth - hand.worth };
                Placement { hand: hand.wild, discard, gain }
            }));
        }
        if all.is_empty() {
            all.extend(self.open.first().map(|hand| Placement {
                hand: hand.wild,
                discard: drawn,
                gain: 0.0,
            }));
        }
        all
    }

    /// What comes of a placement: hands closed, winning, points left.
    fn rollout(&self, drawn: Card, first: &Placement, stock: &[Card]) -> f64 {
        let mut game = self.clone();
        if let Some(at) = game.open.iter().position(|hand| hand.wild == first.hand) {
            game.put(at, drawn, first.discard);
        }
        for card in stock {
            game.place(*card);
        }
        let win = if game.open.is_empty() { WIN } else { 0.0 };
        let points: u16 = game.open.iter().map(|hand| hand.cards.min_points()).sum();
        game.closed as f64 + win - POINT * f64::from(points)
    }

    /// Puts the card where it adds most worth, or nowhere.
    fn place(&mut self, card: Card) {
        let mut best: Option<(f64, usize, Card)> = None;
        for (at, hand) in self.open.iter().enumerate() {
            let mut more = hand.cards;
            more.add(card, hand.wild);
            let discard = choose_discard(&more, hand.wild).card;
            if discard == card {
                continue;
            }
            let gain = after(&more, discard, hand.wild).worth - hand.worth;
            if gain > best.map_or(0.0, |best| best.0) {
                best = Some((gain, at, discard));
            }
        }
        if let Some((_, at, discard)) = best {
            self.put(at, card, discard);
        }
    }

    fn put(&mut self, at: usize, card: Card, discard: Card) {
        let Open { wild, cards: mut more, .. } = self.open[at];
        more.add(card, wild);
        let hand = after(&more, discard, wild);
        if hand.cards.min_points() == 0 {
            self.open.remove(at);
            self.closed += 1;
        } else {
            self.open[at] = hand;
        }
    }
}

/// The hand without that card.
fn after(more: &BitHand, discard: Card, wild: Rank) -> Open {
    let mut cards = *more;
    cards.remove(discard, wild);
    Open { wild, cards, worth: worth(&cards) }
}
