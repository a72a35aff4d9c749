//! Which cards may still be drawn.

use arrayvec::ArrayVec;
use five_crowns::card::Card;
use five_crowns::together::{Drawing, Phase, TogetherView};
use five_crowns::{MAX_CARDS, Memory, pack};
use table::{PortableRng, Seat};

/// How many copies of each card are neither in sight nor known to be in somebody's hand.
#[derive(Clone, Debug)]
pub(crate) struct Unseen([u8; Card::KINDS]);

/// Cards that may be drawn, each with its weight.
pub(crate) type Draws = ArrayVec<(Card, f64), { Card::KINDS }>;

impl Unseen {
    /// The cards that a player who sees this and remembers that cannot locate.
    pub(crate) fn of(view: &TogetherView, memory: &Memory) -> Unseen {
        let mut counts = [0u8; Card::KINDS];
        for card in pack(view.players.len() as u8) {
            counts[card.index()] += 1;
        }
        let mut see = |card: &Card| counts[card.index()] = counts[card.index()].saturating_sub(1);
        view.discard.iter().for_each(&mut see);
        for (seat, player) in view.players.iter().enumerate() {
            player.laid.iter().flat_map(|laid| laid.melds.cards()).for_each(&mut see);
            match &player.hand {
                Some(hand) => hand.iter().for_each(&mut see),
                None => memory.held_by(Seat(seat as u8)).iter().for_each(&mut see),
            }
        }
        Unseen(counts)
    }

    /// The cards that a draw from the stock may give: those that cannot be located; once the stock is empty, those of
    /// the discard pile that will be shuffled; none if the round ends instead.
    pub(crate) fn to_draw(view: &TogetherView, memory: &Memory) -> Unseen {
        match view.drawing() {
            Drawing::Card => Unseen::of(view, memory),
            Drawing::Reshuffle => {
                let mut counts = [0u8; Card::KINDS];
                for card in shuffled(view) {
                    counts[card.index()] += 1;
                }
                Unseen(counts)
            }
            Drawing::RoundEnd => Unseen([0; Card::KINDS]),
        }
    }

    /// The cards themselves.
    pub(crate) fn cards(&self) -> ArrayVec<Card, MAX_CARDS> {
        let copies = |kind: usize| std::iter::repeat_n(kind, self.0[kind].into());
        (0..Card::KINDS).flat_map(copies).filter_map(Card::from_index).collect()
    }

    /// The draws to average over: all kinds of cards, or `max` of them at random.
    pub(crate) fn draws(&self, max: usize, rng: &mut fastrand::Rng) -> Draws {
        let kinds = (0..Card::KINDS).filter(|kind| self.0[*kind] > 0);
        let mut draws: Draws =
            kinds.filter_map(|kind| Some((Card::from_index(kind)?, f64::from(self.0[kind])))).collect();
        if max < draws.len() {
            rng.permute(&mut draws);
            draws.truncate(max);
        }
        draws
    }
}

/// The cards of the discard pile that will be a new stock, as far as they lie there yet. Whoever is to draw could
/// take the top card, so it is left out; whoever discards will cover it.
pub(crate) fn shuffled(view: &TogetherView) -> &[Card] {
    let kept = usize::from(view.phase == Phase::Draw);
    &view.discard[..view.discard.len().saturating_sub(kept)]
}

/// The expected value over the draws; nothing if there are none.
pub(crate) fn expectation(draws: &[(Card, f64)], value: impl Fn(Card) -> f64) -> Option<f64> {
    let weight: f64 = draws.iter().map(|(_, weight)| weight).sum();
    let sum = || draws.iter().map(|(card, weight)| weight * value(*card)).sum::<f64>();
    (weight > 0.0).then(|| sum() / weight)
}
