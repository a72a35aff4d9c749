//! The pyramids: what lies before each player, and where.

use arrayvec::ArrayVec;
use table::Seat;

use crate::card::Card;
use crate::slots::Slots;

/// The most players.
pub const MOST_SEATS: usize = 6;
/// Cards dealt to each player (FL-3).
pub const DEALT: usize = 5;
/// Those of them that lie at the base.
pub const BASE: usize = 3;
const PLACES: usize = Slots::MOST as usize;

/// All pyramids. Where nothing lies the card is a zero, so that equal pyramids are equal values.
#[derive(Clone, Debug, PartialEq)]
pub struct Pyramids {
    /// Where cards lie, by seat: what everybody sees.
    pub lying: ArrayVec<Slots, MOST_SEATS>,
    /// How many places each seat has had in this round.
    pub laid: [u8; MOST_SEATS],
    cards: [[Card; PLACES]; MOST_SEATS],
}

impl Pyramids {
    /// So many pyramids without cards.
    pub fn new(seats: u8) -> Pyramids {
        let seats = (seats as usize).min(MOST_SEATS);
        Pyramids {
            lying: std::iter::repeat_n(Slots::NONE, seats).collect(),
            laid: [0; MOST_SEATS],
            cards: [[Card::ZERO; PLACES]; MOST_SEATS],
        }
    }

    /// Takes all cards away.
    pub fn clear(&mut self) {
        for ((lying, laid), cards) in self.lying.iter_mut().zip(&mut self.laid).zip(&mut self.cards) {
            cards[..lying.end() as usize].fill(Card::ZERO);
            (*lying, *laid) = (Slots::NONE, 0);
        }
    }

    /// Where that seat's cards lie.
    pub fn of(&self, seat: Seat) -> Slots {
        self.lying.get(seat.index()).copied().unwrap_or_default()
    }

    /// The card in that place.
    pub fn card(&self, seat: Seat, slot: u8) -> Option<Card> {
        self.of(seat).contains(slot).then(|| self.cards[seat.index()][slot as usize])
    }

    /// Where a card that is added comes to lie: in a new place, while there is one (FL-32).
    pub fn new_slot(&self, seat: Seat) -> Option<u8> {
        let lying = self.of(seat);
        let laid = *self.laid.get(seat.index())?;
        let slot = if laid < Slots::MOST { laid } else { lying.first_gap() };
        (slot < Slots::MOST).then_some(slot)
    }

    /// Puts a card down.
    pub fn put(&mut self, seat: Seat, slot: u8, card: Card) {
        let at = seat.index();
        if at < self.lying.len() && slot < Slots::MOST {
            self.lying[at].insert(slot);
            self.laid[at] = self.laid[at].max(slot + 1);
            self.cards[at][slot as usize] = card;
        }
    }

    /// Takes a card away; it leaves a gap.
    pub fn take(&mut self, seat: Seat, slot: u8) -> Option<Card> {
        let card = self.card(seat, slot)?;
        self.lying[seat.index()].remove(slot);
        self.cards[seat.index()][slot as usize] = Card::ZERO;
        Some(card)
    }

    /// The cards of a seat by their places, gaps and all.
    pub fn row(&self, seat: Seat) -> Vec<Option<Card>> {
        let laid = self.laid.get(seat.index()).copied().unwrap_or(0);
        (0..laid).map(|slot| self.card(seat, slot)).collect()
    }

    /// What the cards of a seat cost.
    pub fn sum(&self, seat: Seat) -> i16 {
        self.of(seat)
            .iter()
            .filter_map(|slot| self.card(seat, slot))
            .map(|card| i16::from(card.value()))
            .sum()
    }
}
