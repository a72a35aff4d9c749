//! Which cards may still come.

use arrayvec::ArrayVec;

use five_crowns::card::Card;
use five_crowns::hand::Hand;
use five_crowns::memory::Memory;
use five_crowns::together::{MOST_CARDS, Together, TogetherView};

/// How many copies of each card are neither in sight nor known to be in somebody's hand.
#[derive(Clone, Debug)]
pub(crate) struct Unseen([u8; Card::KINDS]);

impl Unseen {
    /// What a player who sees this and remembers that cannot place.
    pub(crate) fn of(view: &TogetherView, memory: &Memory) -> Unseen {
        let mut counts = [0u8; Card::KINDS];
        for card in Together::pack(view.players.len() as u8) {
            counts[card.index()] += 1;
        }
        let mut see = |card: &Card| counts[card.index()] = counts[card.index()].saturating_sub(1);
        view.discard.iter().for_each(&mut see);
        for (seat, player) in view.players.iter().enumerate() {
            player.laid.iter().flat_map(|laid| laid.melds.cards()).for_each(&mut see);
            match &player.hand {
                Some(hand) => hand.iter().for_each(&mut see),
                None => memory.held_by(table::Seat(seat as u8)).iter().for_each(&mut see),
            }
        }
        Unseen(counts)
    }

    /// The cards themselves.
    pub(crate) fn cards(&self) -> ArrayVec<Card, MOST_CARDS> {
        let copies = |kind: usize| std::iter::repeat_n(kind, self.0[kind].into());
        (0..Card::KINDS).flat_map(copies).filter_map(Card::from_index).collect()
    }

    /// Cards to try, each with its weight: all kinds, or a random sample of about `most`.
    pub(crate) fn sample(
        &self,
        most: usize,
        rng: &mut fastrand::Rng,
    ) -> ArrayVec<(Card, f64), { Card::KINDS }> {
        let kinds = (0..Card::KINDS).filter(|kind| self.0[*kind] > 0);
        let mut all: ArrayVec<(Card, f64), { Card::KINDS }> =
            kinds.filter_map(|kind| Some((Card::from_index(kind)?, f64::from(self.0[kind])))).collect();
        if most < all.len() {
            rng.shuffle(&mut all);
            all.truncate(most);
        }
        all
    }
}

/// The mean of a worth over cards that may come.
pub(crate) fn mean(cards: &[(Card, f64)], worth: impl Fn(Card) -> f64) -> f64 {
    let weight: f64 = cards.iter().map(|(_, weight)| weight).sum();
    if weight == 0.0 {
        return 0.0;
    }
    cards.iter().map(|(card, weight)| weight * worth(*card)).sum::<f64>() / weight
}

/// The hand with one card more.
pub(crate) fn with(hand: &Hand, card: Card) -> Hand {
    let mut more = hand.clone();
    more.add(card);
    more
}
