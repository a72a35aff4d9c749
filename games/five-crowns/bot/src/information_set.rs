//! Determinization: rounds drawn from what a seat knows.

use arrayvec::ArrayVec;
use five_crowns::card::{Card, Rank};
use five_crowns::hand::MAX_HAND;
use five_crowns::solver::BitHand;
use five_crowns::together::{Drawing, MAX_SEATS, TogetherView};
use five_crowns::{MAX_CARDS, Memory, pack};
use table::{PortableRng, Seat};

use crate::rollout::Round;
use crate::rollout_policy::choose_discard;
use crate::unseen::{Unseen, shuffled};

/// What a seat knows, worked out once.
pub(crate) struct InformationSet {
    wild: Rank,
    top: Option<Card>,
    /// What is known of each hand, and how many cards of it are not.
    known: ArrayVec<(BitHand, usize), MAX_SEATS>,
    /// The cards that may be anywhere.
    unseen: ArrayVec<Card, MAX_CARDS>,
    /// The cards of the discard pile that will be the stock, when that is empty.
    shuffled: ArrayVec<Card, MAX_CARDS>,
    /// About how many cards each of the others has drawn from the stock.
    drawn: usize,
}

impl InformationSet {
    /// What a player knows who sees this and remembers that.
    pub(crate) fn of(view: &TogetherView, memory: &Memory) -> InformationSet {
        let (wild, seats) = (view.wild, view.players.len());
        let known = view.players.iter().enumerate().map(|(seat, player)| {
            let held = memory.held_by(Seat(seat as u8));
            let hand = player.hand.as_ref().unwrap_or(&held);
            (BitHand::of(hand, wild), (player.cards as usize).saturating_sub(hand.len()))
        });
        let dealt = wild.number() as usize * seats + 1;
        let full_stock = pack(seats as u8).len() - dealt;
        let drawn =
            if view.reshuffles > 0 { full_stock } else { full_stock.saturating_sub(view.stock.into()) };
        InformationSet {
            wild,
            top: view.top(),
            known: known.collect(),
            unseen: Unseen::of(view, memory).cards(),
            shuffled: if view.drawing() == Drawing::Reshuffle {
                shuffled(view).iter().copied().collect()
            } else {
                ArrayVec::new()
            },
            drawn: drawn / seats,
        }
    }

    /// A round without cards, to be filled by [`determinize`](InformationSet::determinize).
    pub(crate) fn empty_round(&self) -> Round {
        Round {
            wild: self.wild,
            hands: ArrayVec::new(),
            points: ArrayVec::new(),
            stock: ArrayVec::new(),
            top: self.top,
        }
    }

    /// Deals what cannot be known. The others have had turns, so their hands are better than random: each draws as
    /// often as they did and keeps what helps, short of going out, since nobody has.
    pub(crate) fn determinize(&self, round: &mut Round, rng: &mut fastrand::Rng) {
        round.stock.clone_from(&self.unseen);
        rng.permute(&mut round.stock);
        round.hands.clear();
        round.points.clear();
        // What is drawn and discarded here lies at the bottom.
        let mut bottom = 0;
        for (known, missing) in &self.known {
            let mut hand = *known;
            let mut cards = ArrayVec::<Card, MAX_HAND>::new();
            cards.extend((0..(*missing).min(MAX_HAND)).filter_map(|_| round.stock.pop()));
            cards.iter().for_each(|card| hand.add(*card, self.wild));
            let draws = if *missing > 0 { self.drawn } else { 0 };
            for _ in 0..draws {
                let Some(card) = round.stock.get_mut(bottom) else { break };
                bottom += 1;
                let mut more = hand;
                more.add(*card, self.wild);
                let discard = choose_discard(&more, self.wild);
                let held = cards.iter_mut().find(|held| **held == discard.card);
                if let Some(held) = held.filter(|_| !discard.out) {
                    more.remove(discard.card, self.wild);
                    hand = more;
                    std::mem::swap(held, card);
                }
            }
            round.points.push(hand.min_points());
            round.hands.push(hand);
        }
        if !self.shuffled.is_empty() {
            round.stock.clone_from(&self.shuffled);
            rng.permute(&mut round.stock);
        }
    }
}
