//! What a player with perfect memory knows beyond the view.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::Seat;

use crate::players::MAX_SEATS;
use crate::{Card, Cards, Sight};

/// What is certain about face-down cards: a start card in every hand until it may have been given away, cards
/// given and received in exchanges, bombs that went under the pack, what a refilled pack was made of.
/// A hand that was shown is shuffled into the next deal, so there is nothing to remember of it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Memory {
    /// The hands by seat.
    players: ArrayVec<KnownHand, MAX_SEATS>,
    /// The cards at the bottom of the pack, the last one lowest. No draw reaches them before a refill: there are
    /// 18 draw cards, and even with nine players the pack holds more cards than that.
    under: Vec<Card>,
    /// What the pack was made of at the last refill: it can hold nothing else.
    refilled: Option<Cards>,
}

/// What is known of a hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
struct KnownHand {
    /// The cards that are certainly in it.
    known: Cards,
    /// How many cards it has.
    cards: u8,
}

/// Adds what a sight tells.
pub(crate) fn remember(memory: &mut Memory, sight: &Sight) {
    match sight {
        Sight::Dealt { seats, under, .. } => {
            let hand = KnownHand { known: [Card::START].into_iter().collect(), cards: 5 };
            let seats = (*seats as usize).min(MAX_SEATS);
            *memory = Memory {
                players: std::iter::repeat_n(hand, seats).collect(),
                under: under.clone(),
                refilled: None,
            };
        }
        Sight::Played { seat, card, .. } => memory.update(*seat, |hand| {
            hand.known.remove(*card);
            hand.cards = hand.cards.saturating_sub(1);
        }),
        Sight::Refilled { cards } => {
            memory.under.clear();
            memory.refilled = Some(*cards);
        }
        Sight::Drew { seat, card, .. } => memory.update(*seat, |hand| {
            hand.receive(*card);
            hand.cards = hand.cards.saturating_add(1);
        }),
        Sight::Exchanged { pair, cards } => {
            let [one, other] = pair.seats();
            let [first, second] = match cards {
                Some(cards) => cards.map(Some),
                None => [memory.only_card(one), memory.only_card(other)],
            };
            memory.update(one, |hand| hand.exchange(first, second));
            memory.update(other, |hand| hand.exchange(second, first));
        }
        _ => {}
    }
}

impl Memory {
    /// The cards that this seat certainly holds.
    pub fn held_by(&self, seat: Seat) -> Cards {
        self.players.get(seat.index()).map(|hand| hand.known).unwrap_or_default()
    }

    /// The cards at the bottom of the pack, the last one lowest.
    pub fn under(&self) -> &[Card] {
        &self.under
    }

    /// The only cards that can be in the pack, if it was refilled.
    pub fn refilled(&self) -> Option<Cards> {
        self.refilled
    }

    /// The card that this seat must give, having no other, if it is known.
    fn only_card(&self, seat: Seat) -> Option<Card> {
        let hand = self.players.get(seat.index()).filter(|hand| hand.cards == 1)?;
        hand.known.iter().next()
    }

    fn update(&mut self, seat: Seat, update: impl FnOnce(&mut KnownHand)) {
        if let Some(hand) = self.players.get_mut(seat.index()) {
            update(hand);
        }
    }
}

impl KnownHand {
    /// Gives one card and receives another, each of them known or not. An unknown card may be one of each kind
    /// that is known to be here, so one copy of every kind is no longer certain.
    fn exchange(&mut self, given: Option<Card>, received: Option<Card>) {
        self.known = match given {
            Some(card) => self.known.without(card),
            None => self.known.minus(self.known.distinct()),
        };
        self.receive(received);
    }

    fn receive(&mut self, card: Option<Card>) {
        if let Some(card) = card {
            self.known.add(card);
        }
    }
}
