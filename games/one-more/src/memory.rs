//! What a player with perfect memory knows beyond the view.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::Seat;

use crate::players::MAX_SEATS;
use crate::{Card, Cards, Sight, Span};

/// What is certain about face-down cards: a start card in every hand until it may have been given away, cards
/// given and received in exchanges, what was turned up in vain and what that tells of the first player's hand, what a
/// refilled pack was made of.
/// A hand that was shown is shuffled into the next deal, so there is nothing to remember of it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Memory {
    /// The hands by seat.
    players: ArrayVec<KnownHand, MAX_SEATS>,
    /// The cards at the bottom of the pack, the last one lowest.
    under: Vec<Card>,
    /// How many cards the pack holds.
    #[serde(default)]
    pack: u8,
    /// Between which digits all cards of the first player lay when they were dealt, if cards were turned up in vain.
    #[serde(default)]
    span: Option<Span>,
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
    /// How many of them, those known included, certainly lie in the span of the first player's hand.
    #[serde(default)]
    within: u8,
}

/// A card that changes hands, as far as it is known.
#[derive(Clone, Copy)]
struct Moved {
    card: Option<Card>,
    /// Whether it certainly lies in the span.
    within: bool,
}

/// Adds what a sight tells.
pub(crate) fn remember(memory: &mut Memory, sight: &Sight) {
    match sight {
        Sight::Dealt { seats, first, under, pack, .. } => {
            let hand = KnownHand { known: [Card::START].into_iter().collect(), cards: 5, within: 1 };
            let seats = (*seats as usize).min(MAX_SEATS);
            *memory = Memory {
                players: std::iter::repeat_n(hand, seats).collect(),
                under: under.clone(),
                pack: *pack,
                span: Span::of_no_answer(under),
                refilled: None,
            };
            memory.update(*first, |hand| hand.within = hand.cards);
        }
        Sight::Played { seat, card, .. } => {
            let within = memory.is_within(*card);
            memory.update(*seat, |hand| hand.give(Moved { card: Some(*card), within }));
        }
        Sight::Refilled { cards } => {
            memory.under.clear();
            memory.pack = cards.len() as u8;
            memory.refilled = Some(*cards);
        }
        Sight::Drew { seat, card, .. } => {
            let drawn = memory.drawn().or(*card);
            let moved = memory.moved(*seat, drawn, false);
            memory.update(*seat, |hand| hand.receive(moved));
        }
        Sight::Exchanged { pair, cards } => {
            let [one, other] = pair.seats();
            let [first, second] = match cards {
                Some(cards) => cards.map(Some),
                None => [memory.only_card(one), memory.only_card(other)],
            };
            let [first, second] = [memory.moved(one, first, true), memory.moved(other, second, true)];
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

    /// At least so many cards of this seat, those it is known to hold included, lie in that span: the first player of
    /// the round could answer nothing that was turned up in vain (OM-5).
    pub fn within(&self, seat: Seat) -> Option<(Span, u8)> {
        let hand = self.players.get(seat.index())?;
        self.span.map(|span| (span, hand.within))
    }

    fn is_within(&self, card: Card) -> bool {
        self.span.is_some_and(|span| span.contains(card))
    }

    /// Takes the top card off the pack, and says which it is if everybody has seen it.
    fn drawn(&mut self) -> Option<Card> {
        let seen = !self.under.is_empty() && usize::from(self.pack) <= self.under.len();
        self.pack = self.pack.saturating_sub(1);
        seen.then(|| self.under.remove(0))
    }

    /// A card on its way, from the hand of that seat if it is `given`: if all of that hand lies in the span, so does
    /// the card.
    fn moved(&self, seat: Seat, card: Option<Card>, given: bool) -> Moved {
        let hand = self.players.get(seat.index()).filter(|_| given && self.span.is_some());
        let within = card
            .map_or_else(|| hand.is_some_and(|hand| hand.within >= hand.cards), |card| self.is_within(card));
        Moved { card, within }
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
    fn exchange(&mut self, given: Moved, received: Moved) {
        self.give(given);
        self.receive(received);
    }

    /// A card goes. An unknown one may be one of each kind that is known to be here, so one copy of every kind is no
    /// longer certain; and it may be one of those in the span.
    fn give(&mut self, given: Moved) {
        self.cards = self.cards.saturating_sub(1);
        self.known = match given.card {
            Some(card) => self.known.without(card),
            None => self.known.minus(self.known.distinct()),
        };
        if given.within || given.card.is_none() {
            self.within = self.within.saturating_sub(1);
        }
    }

    fn receive(&mut self, received: Moved) {
        self.cards = self.cards.saturating_add(1);
        if let Some(card) = received.card {
            self.known.add(card);
        }
        self.within += u8::from(received.within);
    }
}
