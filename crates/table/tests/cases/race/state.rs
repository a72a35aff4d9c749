//! What lies where, and how facts change it.

use serde::{Deserialize, Serialize};
use table::{Millis, Moment, Seat};

/// The game.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Race(pub(crate) State);

/// All there is; it is also the position.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct State {
    pub(crate) phase: Phase,
    /// The cards before each player; a card keeps its place, a thrown one leaves a gap.
    pub(crate) slots: Vec<Vec<Option<Slot>>>,
    /// Face down, the next one last.
    pub(crate) pile: Vec<u8>,
    /// The discards, the newest last.
    pub(crate) discards: Vec<Discard>,
    /// Who has finished looking.
    pub(crate) ready: Vec<bool>,
    /// How much lag each player may still be credited with.
    pub(crate) quota: Vec<Millis>,
    /// Whose turn it is to turn a card up.
    pub(crate) turn: Option<Seat>,
    /// They want to, and wait for the window to close.
    pub(crate) turn_waits: bool,
    /// Claims of the open window in order of arrival.
    pub(crate) claims: Vec<Claim>,
    /// When the peek is over.
    pub(crate) peek_until: Option<Moment>,
    /// When the window closes.
    pub(crate) window_until: Option<Moment>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Phase {
    #[default]
    Before,
    Peek,
    Race,
    Over,
}

/// A card before a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Slot {
    pub(crate) card: u8,
    /// Everybody sees it until then: it was thrown in vain.
    pub(crate) shown_until: Option<Moment>,
}

/// A card on the discard pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Discard {
    pub(crate) card: u8,
    /// When it came to lie there.
    pub(crate) at: Moment,
    /// A thrown card cannot be thrown upon.
    pub(crate) thrown: bool,
}

/// A card thrown at a discard, not yet judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Claim {
    pub(crate) seat: Seat,
    pub(crate) slot: u8,
    /// When it counts as thrown.
    pub(crate) time: Moment,
}

/// How an exact tie was broken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Tie {
    pub(crate) among: Vec<Seat>,
    pub(crate) pick: u32,
}

/// Which discard a claim aims at, by its number.
pub(crate) type Aimed = u32;

/// What happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) enum Event {
    Dealt { order: Vec<u8>, quota: Millis, first: Seat, peek_until: Moment },
    Ready { seat: Seat },
    Began,
    Turned { seat: Seat, card: u8, at: Moment, next: Seat },
    TurnWaits { seat: Seat },
    Claimed { claim: Claim, credit: Millis, window_until: Moment },
    Won { seat: Seat, slot: u8, card: u8, at: Moment, tie: Option<Tie> },
    TooLate { seat: Seat, slot: u8, card: u8, until: Moment },
    Wrong { seat: Seat, slot: u8, card: u8, penalty: Option<u8>, until: Moment },
    Covered { seat: Seat, slot: u8 },
    Ended,
}

impl State {
    pub(crate) fn seats(&self) -> u8 {
        self.slots.len() as u8
    }

    pub(crate) fn slot(&self, seat: Seat, slot: u8) -> Option<Slot> {
        self.slots.get(seat.index())?.get(usize::from(slot)).copied().flatten()
    }

    pub(crate) fn has_cards(&self, seat: Seat) -> bool {
        self.slots[seat.index()].iter().any(Option::is_some)
    }

    pub(crate) fn top(&self) -> Option<Discard> {
        self.discards.last().copied()
    }

    /// The cards that everybody sees for a moment, with the end of it.
    pub(crate) fn shown(&self) -> impl Iterator<Item = (Seat, u8, Moment)> + '_ {
        let all = self
            .slots
            .iter()
            .zip(0..)
            .flat_map(|(slots, seat)| slots.iter().zip(0..).map(move |s| (seat, s)));
        all.filter_map(|(seat, (slot, place))| Some((Seat(seat), place, slot.as_ref()?.shown_until?)))
    }

    /// A thrown card comes back; its claim is judged.
    fn take_back(&mut self, seat: Seat, slot: u8, until: Moment) {
        self.claims.retain(|claim| claim.seat != seat || claim.slot != slot);
        if let Some(slot) = &mut self.slots[seat.index()][usize::from(slot)] {
            slot.shown_until = Some(until);
        }
    }

    pub(crate) fn apply(&mut self, event: &Event) {
        match event {
            Event::Dealt { order, quota, first, peek_until } => {
                self.phase = Phase::Peek;
                let mut cards = order.iter().map(|card| Some(Slot { card: *card, shown_until: None }));
                for slots in &mut self.slots {
                    slots.extend(cards.by_ref().take(3));
                }
                self.pile = order[3 * self.slots.len()..].to_vec();
                self.quota.fill(*quota);
                self.turn = Some(*first);
                self.peek_until = Some(*peek_until);
            }
            Event::Ready { seat } => self.ready[seat.index()] = true,
            Event::Began => {
                self.phase = Phase::Race;
                self.peek_until = None;
            }
            Event::Turned { card, at, next, .. } => {
                self.pile.pop();
                self.discards.push(Discard { card: *card, at: *at, thrown: false });
                self.turn = Some(*next);
                self.turn_waits = false;
            }
            Event::TurnWaits { .. } => self.turn_waits = true,
            Event::Claimed { claim, credit, window_until } => {
                self.claims.push(*claim);
                self.quota[claim.seat.index()] -= credit;
                self.window_until = Some(*window_until);
            }
            Event::Won { seat, slot, card, at, .. } => {
                self.claims.retain(|claim| claim.seat != *seat);
                self.slots[seat.index()][usize::from(*slot)] = None;
                self.discards.push(Discard { card: *card, at: *at, thrown: true });
                self.window_until = None;
            }
            Event::TooLate { seat, slot, until, .. } => self.take_back(*seat, *slot, *until),
            Event::Wrong { seat, slot, penalty, until, .. } => {
                self.take_back(*seat, *slot, *until);
                if let Some(card) = penalty {
                    self.pile.pop();
                    self.slots[seat.index()].push(Some(Slot { card: *card, shown_until: None }));
                }
            }
            Event::Covered { seat, slot } => {
                if let Some(slot) = &mut self.slots[seat.index()][usize::from(*slot)] {
                    slot.shown_until = None;
                }
            }
            Event::Ended => {
                self.phase = Phase::Over;
                self.turn = None;
                self.slots.iter_mut().flatten().flatten().for_each(|slot| slot.shown_until = None);
            }
        }
    }
}
