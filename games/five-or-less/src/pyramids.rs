//! The pyramids: the cards before each player, by slot.

use arrayvec::ArrayVec;
use table::Seat;

use crate::card::Card;
use crate::slots::Slots;

/// The most players (FL-2).
pub const MAX_SEATS: usize = 6;
/// How many cards each player is dealt (FL-3).
pub(crate) const DEALT: usize = 5;
/// How many of them lie at the base (FL-3).
pub const BASE: usize = 3;
const CAPACITY: usize = Slots::CAPACITY as usize;

/// All pyramids. An empty slot holds a zero, so that equal pyramids are equal values.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Pyramids {
    /// The slots that hold a card, by seat: what everybody sees.
    pub(crate) occupied: ArrayVec<Slots, MAX_SEATS>,
    /// How many slots each seat has had in this round.
    pub(crate) opened: [u8; MAX_SEATS],
    cards: [[Card; CAPACITY]; MAX_SEATS],
}

impl Pyramids {
    /// Empty pyramids for that many seats.
    pub(crate) fn new(seats: u8) -> Pyramids {
        let seats = (seats as usize).min(MAX_SEATS);
        Pyramids {
            occupied: std::iter::repeat_n(Slots::NONE, seats).collect(),
            opened: [0; MAX_SEATS],
            cards: [[Card::ZERO; CAPACITY]; MAX_SEATS],
        }
    }

    /// Removes all cards.
    pub(crate) fn clear(&mut self) {
        for ((occupied, opened), cards) in self.occupied.iter_mut().zip(&mut self.opened).zip(&mut self.cards)
        {
            cards[..occupied.end() as usize].fill(Card::ZERO);
            (*occupied, *opened) = (Slots::NONE, 0);
        }
    }

    /// The slots of that seat that hold a card.
    pub(crate) fn of(&self, seat: Seat) -> Slots {
        self.occupied.get(seat.index()).copied().unwrap_or_default()
    }

    /// The card in that slot.
    pub(crate) fn card(&self, seat: Seat, slot: u8) -> Option<Card> {
        self.of(seat).contains(slot).then(|| self.cards[seat.index()][slot as usize])
    }

    /// The slot for a card that is added: a new one, while there is one (FL-32).
    pub(crate) fn new_slot(&self, seat: Seat) -> Option<u8> {
        let opened = *self.opened.get(seat.index())?;
        let slot = if opened < Slots::CAPACITY { opened } else { self.of(seat).first_gap() };
        (slot < Slots::CAPACITY).then_some(slot)
    }

    /// Puts a card into a slot.
    pub(crate) fn put(&mut self, seat: Seat, slot: u8, card: Card) {
        let at = seat.index();
        if at < self.occupied.len() && slot < Slots::CAPACITY {
            self.occupied[at].insert(slot);
            self.opened[at] = self.opened[at].max(slot + 1);
            self.cards[at][slot as usize] = card;
        }
    }

    /// Removes a card, which leaves a gap.
    pub(crate) fn take(&mut self, seat: Seat, slot: u8) -> Option<Card> {
        let card = self.card(seat, slot)?;
        self.occupied[seat.index()].remove(slot);
        self.cards[seat.index()][slot as usize] = Card::ZERO;
        Some(card)
    }

    /// The cards of a seat by slot, gaps included.
    pub(crate) fn row(&self, seat: Seat) -> Vec<Option<Card>> {
        let opened = self.opened.get(seat.index()).copied().unwrap_or(0);
        (0..opened).map(|slot| self.card(seat, slot)).collect()
    }

    /// The total of a seat's cards.
    pub(crate) fn sum(&self, seat: Seat) -> i16 {
        self.of(seat)
            .iter()
            .filter_map(|slot| self.card(seat, slot))
            .map(|card| i16::from(card.value()))
            .sum()
    }
}
