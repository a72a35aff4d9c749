//! What the others are likely to hold, by what they did not play.
//!
//! Who plays a card had no other that would have served them better, as far as the plain player can tell. So every
//! card they hold, or have played since, came to them later than the last time they would rather have played it.
//! Which card came with which draw is not known; a chain of small changes goes through the ways it can have been, each
//! as often as it is likely.

use table::Seat;

use super::imagined::Board;
use super::lines::Lines;
use crate::card::Card;
use crate::markers::{Markers, Team};
use crate::memory::Memory;
use crate::resample::unseen;
use crate::sight::Sight;
use crate::view::View;

/// How likely somebody is to have kept a card that the plain player would rather have played, against one that it
/// would not.
const WOULD_KEEP: f32 = 0.002;
/// Rather: by so much more worth.
const RATHER: f32 = 1.001;
/// A card that has not been played.
const NEVER: u16 = u16::MAX;
/// How many changes there are from one deal to the next, for each other player, and how many before the first.
const CHANGES: usize = 40;
const FIRST_CHANGES: usize = 3_000;

/// The hands of the others and the deck, as they could be.
pub(super) struct Reading {
    others: Vec<Other>,
    /// The cards that are in nobody's hand.
    rest: Vec<Card>,
}

/// Another player.
struct Other {
    seat: Seat,
    /// The turns taken: the cards that would rather have been played, as bits.
    rather: Vec<u64>,
    /// What was drawn, as it could be.
    draws: Vec<Drawn>,
    /// The cards laid down, each with the turn.
    gone: Vec<(Card, u16)>,
}

/// A card that somebody drew.
#[derive(Clone, Copy)]
struct Drawn {
    /// The turn before which it was drawn.
    from: u16,
    card: Card,
    /// The turn in which it was laid down.
    until: u16,
}

impl Reading {
    /// What can be read from what that seat has seen.
    pub(super) fn of(view: &View, memory: &Memory, chance: &mut fastrand::Rng) -> Reading {
        let mut rest = unseen(view);
        chance.shuffle(&mut rest);
        let mut others = Past::of(view, memory).others;
        for other in &mut others {
            other.begin(view.players[other.seat.index()].cards, &mut rest);
        }
        let mut reading = Reading { others, rest };
        reading.change(FIRST_CHANGES, chance);
        reading
    }

    /// Another deal that could be the true one: each hand, and then the deck.
    pub(super) fn deal(
        &mut self,
        chance: &mut fastrand::Rng,
        mut hand: impl FnMut(Seat, &mut dyn Iterator<Item = Card>),
    ) -> &[Card] {
        self.change(CHANGES * self.others.len(), chance);
        for other in &self.others {
            let held = other.draws.iter().filter(|drawn| drawn.until == NEVER);
            hand(other.seat, &mut held.map(|drawn| drawn.card));
        }
        chance.shuffle(&mut self.rest);
        &self.rest
    }

    /// Makes so many changes: a card in hand against one that lies in the deck, or two draws of a player against each
    /// other.
    fn change(&mut self, times: usize, chance: &mut fastrand::Rng) {
        for _ in 0..times {
            let which = chance.usize(..self.others.len().max(1));
            let Some(other) = self.others.get_mut(which) else { return };
            if other.draws.is_empty() {
                continue;
            }
            let (one, faults) = (chance.usize(..other.draws.len()), |drawn: Drawn| other.faults(drawn));
            let drawn = other.draws[one];
            if drawn.until == NEVER && chance.bool() && !self.rest.is_empty() {
                let at = chance.usize(..self.rest.len());
                if accepts(faults(drawn), faults(Drawn { card: self.rest[at], ..drawn }), chance) {
                    std::mem::swap(&mut other.draws[one].card, &mut self.rest[at]);
                }
                continue;
            }
            let two = chance.usize(..other.draws.len());
            let against = other.draws[two];
            if drawn.from > against.until || against.from > drawn.until {
                continue;
            }
            let swapped = [Drawn { from: against.from, ..drawn }, Drawn { from: drawn.from, ..against }];
            let before = faults(drawn) + faults(against);
            if accepts(before, swapped.map(faults).iter().sum(), chance) {
                (other.draws[one], other.draws[two]) = (swapped[1], swapped[0]);
            }
        }
    }
}

/// Whether a change is made after which there are so many faults.
fn accepts(before: u32, after: u32, chance: &mut fastrand::Rng) -> bool {
    after <= before || chance.f32() < WOULD_KEEP.powi((after - before) as i32)
}

impl Other {
    /// How often this card was kept that would rather have been played.
    fn faults(&self, drawn: Drawn) -> u32 {
        let to = usize::from(drawn.until).min(self.rather.len());
        let turns = self.rather.get(usize::from(drawn.from)..to).unwrap_or_default();
        turns.iter().map(|rather| (rather >> drawn.card.index() & 1) as u32).sum()
    }

    /// Begins with anything that can have been: every card laid down was the earliest draw that is left, and the hand
    /// is what comes.
    fn begin(&mut self, cards: u8, rest: &mut Vec<Card>) {
        let gone = self.gone.iter().map(|(_, until)| *until);
        let in_time = self.draws.iter().zip(gone).all(|(drawn, until)| drawn.from <= until);
        if self.draws.len() != self.gone.len() + usize::from(cards) || !in_time {
            // What happened before is not remembered.
            let now = Drawn { from: self.rather.len() as u16, card: Card::default(), until: NEVER };
            self.draws = vec![now; cards.into()];
            self.gone.clear();
        }
        for (drawn, (card, until)) in self.draws.iter_mut().zip(&self.gone) {
            (drawn.card, drawn.until) = (*card, *until);
        }
        for drawn in self.draws.iter_mut().skip(self.gone.len()) {
            drawn.card = rest.pop().unwrap_or_default();
        }
    }
}

/// The game once more, as it was seen.
struct Past<'a> {
    view: &'a View,
    markers: Markers,
    protected: u128,
    lines: Lines,
    others: Vec<Other>,
}

impl Past<'_> {
    fn of<'a>(view: &'a View, memory: &Memory) -> Past<'a> {
        let hidden = Seat::all(view.seats()).filter(|seat| view.players[seat.index()].hand.is_none());
        let other = |seat| Other { seat, rather: Vec::new(), draws: Vec::new(), gone: Vec::new() };
        let lines = Lines::new(view.options.teams(), view.options.goal());
        let others = hidden.map(other).collect();
        let mut past = Past { view, markers: Markers::default(), protected: 0, lines, others };
        memory.past().iter().for_each(|sight| past.see(sight));
        past
    }

    fn see(&mut self, sight: &Sight) {
        match sight {
            Sight::Dealt { cards, .. } => {
                for other in &mut self.others {
                    (0..*cards).for_each(|_| other.drew());
                }
            }
            Sight::Drew { seat, .. } => self.other(*seat, Other::drew),
            Sight::Placed { seat, card, square, team } => {
                self.played(*seat, *card);
                self.markers.put(*team, *square);
                self.lines.put(*team, *square);
            }
            Sight::Removed { seat, card, square, team } => {
                self.played(*seat, *card);
                self.markers.take(*square);
                self.lines.take(*team, *square);
            }
            Sight::Exchanged { seat, card }
            | Sight::Discarded { seat, card }
            | Sight::GaveUp { seat, card, .. } => self.other(*seat, |other| other.laid_down(*card)),
            Sight::Scored { team, series, .. } => {
                for series in series {
                    self.protected |= series.mask();
                    self.lines.score(*team, *series);
                }
            }
            // What lay in the piles can come again: what is held now may be anything.
            Sight::Reshuffled { .. } => self.others.iter_mut().for_each(Other::forget),
            _ => {}
        }
    }

    fn other(&mut self, seat: Seat, tell: impl FnOnce(&mut Other)) {
        if let Some(other) = self.others.iter_mut().find(|other| other.seat == seat) {
            tell(other);
        }
    }

    fn played(&mut self, seat: Seat, card: Card) {
        if self.others.iter().any(|other| other.seat == seat) {
            let rather = self.rather(self.view.team(seat), card);
            self.other(seat, |other| {
                other.laid_down(card);
                other.rather.push(rather);
            });
        }
    }

    /// The cards that the plain player would rather have played, and those that were dead.
    fn rather(&self, team: Team, played: Card) -> u64 {
        let (layout, markers) = (&self.view.layout, &self.markers);
        let board = Board { layout, markers, protected: self.protected, lines: &self.lines };
        let worth = |card| board.plain(team, card).map(|(worth, _)| worth);
        let least = RATHER * worth(played).unwrap_or(0.0);
        let cards = (0..Card::KINDS).filter_map(Card::from_index).filter(|card| *card != played);
        let rather = cards.filter(|card| worth(*card).map_or(!card.is_jack(), |worth| worth > least));
        rather.fold(0, |all, card| all | 1 << card.index())
    }
}

impl Other {
    fn drew(&mut self) {
        let from = self.rather.len() as u16;
        self.draws.push(Drawn { from, card: Card::default(), until: NEVER });
    }

    fn laid_down(&mut self, card: Card) {
        self.gone.push((card, self.rather.len() as u16));
    }

    fn forget(&mut self) {
        let held = self.draws.len().saturating_sub(self.gone.len());
        self.draws.clear();
        self.gone.clear();
        (0..held).for_each(|_| self.drew());
    }
}
