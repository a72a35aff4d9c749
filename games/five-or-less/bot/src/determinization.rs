//! Determinization: rounds that could be the true one, with the hidden cards drawn by rejection sampling from the
//! beliefs about them.

use arrayvec::ArrayVec;
use fastrand::Rng;
use five_or_less::scoring::CALL_LIMIT;
use five_or_less::{Belief, Card, MAX_SEATS, Memory, PACK_SIZE, View};
use table::{PortableRng, Seat};

use crate::model::{MAX_CARDS, Pyramid, Round};
use crate::recall::Recall;

/// The acceptance probability of a card above the believed bound.
const ACCEPT_ABOVE: f64 = 0.15;
/// After so many rejections any card is accepted.
const MAX_REJECTIONS: usize = 6;
/// How often other cards are imagined for somebody who has called, if these are more than they may call with.
const CALLER_TRIES: usize = 12;

/// What a seat knows and believes of the round.
pub(crate) struct InformationSet {
    /// The round without what is hidden.
    public: Round,
    /// The cards of each player: the value if it is known, and the belief.
    cards: ArrayVec<ArrayVec<(Option<i8>, Belief), MAX_CARDS>, MAX_SEATS>,
    /// The values of the cards that were not seen.
    unseen: ArrayVec<i8, PACK_SIZE>,
}

impl InformationSet {
    pub(crate) fn of(view: &View, me: Seat, memory: &Memory, recall: &Recall) -> InformationSet {
        let card = |seat: Seat, slot: u8| {
            let known = recall.card(seat, slot).map(Card::value);
            let belief = match known {
                _ if seat != me => memory.beliefs().of(seat, slot),
                Some(value) => Belief::AtMost(value),
                None => Belief::Unseen,
            };
            (known, belief)
        };
        let cards = Seat::all(view.pyramids.len() as u8).map(|seat| {
            let slots = view.pyramids[seat.index()].iter().take(MAX_CARDS);
            slots.map(|slot| card(seat, slot)).collect()
        });
        let public = Round {
            pyramids: ArrayVec::new(),
            pile: ArrayVec::new(),
            top: view.takeable().map(|top| top.card.value()),
            me: me.index(),
            to_play: me.index(),
            called: view.called,
            first_caller: view.first_caller.map(Seat::index),
            powers: view.options.powers,
        };
        InformationSet { public, cards: cards.collect(), unseen: recall.unseen().take(PACK_SIZE).collect() }
    }

    /// A round that could be the true one.
    pub(crate) fn determinize(&self, rng: &mut Rng) -> Round {
        let mut round = self.public.clone();
        let mut pile = self.unseen.clone();
        rng.permute(&mut pile);
        for (cards, seat) in self.cards.iter().zip(0..) {
            let before = pile.clone();
            let mut pyramid = deal(cards, &mut pile, rng);
            if round.called.contains(Seat(seat)) {
                // Whoever says “5 or less” has hardly more.
                for _ in 0..CALLER_TRIES {
                    if pyramid.sum() <= CALL_LIMIT {
                        break;
                    }
                    pile.clone_from(&before);
                    rng.permute(&mut pile);
                    pyramid = deal(cards, &mut pile, rng);
                }
            }
            round.pyramids.push(pyramid);
        }
        round.pile = pile;
        round
    }
}

/// The cards of a player: those that are known, and for the others such as are believed.
fn deal(cards: &[(Option<i8>, Belief)], pile: &mut ArrayVec<i8, PACK_SIZE>, rng: &mut Rng) -> Pyramid {
    let mut pyramid = Pyramid::default();
    for (known, belief) in cards {
        let card = known.or_else(|| sample(pile, *belief, rng)).unwrap_or(0);
        pyramid.push(card, *belief != Belief::Unseen, known.is_some());
    }
    pyramid
}

/// Takes a card out of the shuffled pile by rejection sampling.
fn sample(pile: &mut ArrayVec<i8, PACK_SIZE>, belief: Belief, rng: &mut Rng) -> Option<i8> {
    let Belief::AtMost(bound) = belief else { return pile.pop() };
    for _ in 0..MAX_REJECTIONS {
        let at = rng.index(pile.len());
        if *pile.get(at)? <= bound || rng.f64() < ACCEPT_ABOVE {
            return Some(pile.swap_remove(at));
        }
    }
    pile.pop()
}
