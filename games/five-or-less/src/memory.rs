//! What a player with perfect memory knows: the cards they have seen and where those went, and what the others
//! gave away by their play.

mod beliefs;

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::card::Card;
use crate::power::Power;
use crate::sight::Sight;
use crate::state::MAX_RECENT;

pub use beliefs::{Belief, Beliefs};

/// What a player remembers of the round.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Memory {
    /// Cards of the pyramids that were seen.
    known: Vec<KnownCard>,
    /// What was known to lie where somebody's power has put an unseen card.
    former: Vec<KnownCard>,
    /// The card that the player in turn holds, if it was seen.
    in_hand: Option<Card>,
    /// The discard pile: how many of each card, by index.
    discards: [u8; Card::KINDS],
    /// Cards put under the draw pile by an 8, the earliest first; nothing for one that was not known.
    under: Vec<Option<Card>>,
    /// The last discards by their numbers, the newest last.
    last: Vec<(u32, Card)>,
    /// The turn that was last seen to begin.
    turn: u32,
    /// What the play of the others suggests about their cards.
    #[serde(rename = "guesses")]
    beliefs: Beliefs,
}

/// A card of a pyramid that was seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KnownCard {
    /// Whose pyramid.
    pub seat: Seat,
    /// Its slot.
    pub slot: u8,
    /// The card.
    pub card: Card,
    /// In which turn it was last seen.
    pub turn: u32,
}

pub(crate) fn remember(memory: &mut Memory, sight: &Sight) {
    memory.beliefs.update(sight);
    match *sight {
        Sight::Dealt { .. } => *memory = Memory { turn: memory.turn, ..Memory::default() },
        Sight::Peek { ref bases } => {
            for (seat, base) in bases {
                (0..).zip(base).for_each(|(slot, card)| memory.learn(*seat, slot, *card));
            }
        }
        Sight::Began { turn, card, number, .. } => {
            memory.turn = turn;
            memory.see_discard(number, card);
        }
        Sight::Turn { turn, .. } => (memory.turn, memory.in_hand) = (turn, None),
        Sight::Drew { card, .. } => memory.in_hand = card,
        Sight::Took { card, .. } => {
            let count = &mut memory.discards[card.index()];
            *count = count.saturating_sub(1);
            memory.in_hand = Some(card);
        }
        Sight::Discarded { seat, from, card, number, .. } => {
            memory.see_discard(number, card);
            let placed = memory.in_hand.take();
            if let Some(slot) = from {
                memory.set(seat, slot, placed);
            }
        }
        Sight::Won { seat, slot, card, number, .. } => {
            memory.set(seat, slot, None);
            memory.see_discard(number, card);
        }
        Sight::TooLate { seat, slot, card, .. } | Sight::Wrong { seat, slot, card } => {
            memory.learn(seat, slot, card);
        }
        Sight::Penalty { seat, slot } => memory.set(seat, slot, None),
        Sight::Used { seat, power, mine, target, slot } => memory.use_power(seat, power, mine, target, slot),
        Sight::Refilled { kept, top, .. } => {
            memory.discards = [0; Card::KINDS];
            memory.discards[top.index()] = kept;
            memory.under.clear();
        }
        _ => {}
    }
}

impl Memory {
    /// The cards of the pyramids that are known, in no particular order.
    pub fn known(&self) -> &[KnownCard] {
        &self.known
    }

    /// Cards that were known, until somebody's power put an unseen one in their place. Whoever does not pay
    /// attention still takes them to be there.
    pub fn former(&self) -> &[KnownCard] {
        &self.former
    }

    /// The card in that slot, if it is known.
    pub fn card(&self, seat: Seat, slot: u8) -> Option<Card> {
        self.known.iter().find(|known| known.seat == seat && known.slot == slot).map(|known| known.card)
    }

    /// How many of that card lie on the discard pile.
    pub fn discarded(&self, card: Card) -> u8 {
        self.discards[card.index()]
    }

    /// The discard of that number, if it was one of the last.
    pub fn discard(&self, number: u32) -> Option<Card> {
        self.last.iter().find(|(other, _)| *other == number).map(|(_, card)| *card)
    }

    /// The cards at the very bottom of the draw pile, the lowest last.
    pub fn under(&self) -> &[Option<Card>] {
        &self.under
    }

    /// What the play of the others suggests about their cards.
    pub const fn beliefs(&self) -> &Beliefs {
        &self.beliefs
    }

    fn use_power(&mut self, seat: Seat, power: Power, mine: Option<u8>, target: Seat, slot: u8) {
        let theirs = self.take(target, slot);
        let given = mine.and_then(|mine| self.take(seat, mine));
        if let Some(known) = theirs
            && given.is_none()
        {
            self.former.push(known);
        }
        if power == Power::Eight {
            self.under.push(theirs.map(|known| known.card));
        }
        if let Some(known) = given {
            self.known.push(KnownCard { seat: target, slot, ..known });
        }
        if let (Some(known), Some(mine), Power::Ten) = (theirs, mine, power) {
            self.known.push(KnownCard { seat, slot: mine, ..known });
        }
    }

    fn see_discard(&mut self, number: u32, card: Card) {
        self.discards[card.index()] = self.discards[card.index()].saturating_add(1);
        if self.last.len() > MAX_RECENT {
            self.last.remove(0);
        }
        self.last.push((number, card));
    }

    fn learn(&mut self, seat: Seat, slot: u8, card: Card) {
        self.set(seat, slot, Some(card));
    }

    fn set(&mut self, seat: Seat, slot: u8, card: Option<Card>) {
        self.take(seat, slot);
        self.former.retain(|former| (former.seat, former.slot) != (seat, slot));
        self.known.extend(card.map(|card| KnownCard { seat, slot, card, turn: self.turn }));
    }

    fn take(&mut self, seat: Seat, slot: u8) -> Option<KnownCard> {
        let at = self.known.iter().position(|known| known.seat == seat && known.slot == slot)?;
        Some(self.known.swap_remove(at))
    }
}
