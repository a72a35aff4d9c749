//! Stores what the facts say.

use std::sync::Arc;

use table::{Moment, Seat, Seats};

use crate::card::Card;
use crate::event::{Deal, Event, Refill, RoundResult};
use crate::power::Power;
use crate::pyramid::{DEALT, MOST_SEATS};
use crate::state::{Claim, Covered, FiveOrLess, MOST_RECENT, Pending, Phase, Stage};
use crate::view::{Gone, Shown};

impl FiveOrLess {
    /// Stores one fact.
    pub fn store(&mut self, event: &Event) {
        match *event {
            Event::Dealt(ref deal) => self.dealt(deal),
            // The cards lie there already; the event tells who sees which.
            Event::Peek { .. } => {}
            Event::Ready { seat } => self.ready.insert(seat),
            Event::Began { seat, turn, card, number, at } => {
                self.pile.pop();
                (self.phase, self.ready) = (Phase::Play, Seats::NONE);
                self.turn(turn, seat);
                self.on_top(card, 1, number, at);
            }
            Event::Turn { turn, seat } => self.turn(turn, seat),
            Event::Drew { card, .. } => {
                self.pile.pop();
                (self.drawn, self.stage) = (Some(card), Stage::Place);
            }
            Event::Took { card, at, .. } => {
                self.cover_top(at);
                self.discards.pop();
                self.linked = 0;
                (self.drawn, self.stage) = (Some(card), Stage::Place);
            }
            Event::Discarded { seat, from, card, power, number, at, until } => {
                let drawn = self.drawn.take();
                if let (Some(slot), Some(drawn)) = (from, drawn) {
                    self.uncover(seat, slot);
                    self.pyramids.put(seat, slot, drawn);
                }
                self.cover_top(at);
                self.on_top(card, 1, number, at);
                self.power = power;
                self.ends(until);
            }
            Event::Claimed { seat, slot, time, credit, window_until } => {
                let _full = self.claims.try_push(Claim { seat, slot, time });
                self.spend(seat, credit);
                self.window_until = Some(window_until);
            }
            Event::Waits { seat, action, time, credit } => {
                self.pending = Some(Pending { action, time });
                self.spend(seat, credit);
            }
            Event::Closed => self.window_until = None,
            Event::Resumed { .. } | Event::Dropped { .. } => self.pending = None,
            Event::Won { seat, slot, card, number, at, blocks, .. } => {
                self.uncover(seat, slot);
                self.judged(seat);
                self.pyramids.take(seat, slot);
                self.cover_top(at);
                self.on_top(card, self.linked.saturating_add(1), number, at);
                if blocks {
                    self.power = None;
                }
            }
            Event::TooLate { seat, slot, card, until, .. } | Event::Wrong { seat, slot, card, until } => {
                self.uncover(seat, slot);
                self.judged(seat);
                if self.shown.try_push(Shown { seat, slot, card }).is_ok() {
                    self.shown_until.push(until);
                }
            }
            Event::Penalty { seat, slot, card } => {
                self.pile.pop();
                self.pyramids.put(seat, slot, card);
            }
            Event::Covered { seat, slot } => self.uncover(seat, slot),
            Event::Started { .. } => (self.stage, self.until) = (Stage::Target, None),
            Event::Used { seat, power, mine, target, slot, card, under, until } => {
                self.used(power, (seat, mine), (target, slot), card, under);
                self.power = None;
                self.ends(until);
            }
            Event::Skipped { until, .. } => {
                self.power = None;
                self.ends(until);
            }
            Event::Called { seat } => {
                self.called.insert(seat);
                self.first_caller = self.first_caller.or(Some(seat));
            }
            Event::LastClaims { until } => {
                self.power = None;
                (self.phase, self.stage, self.until) = (Phase::LastClaims, Stage::Draw, Some(until));
            }
            Event::Refilled(ref refill) => self.refilled(refill),
            Event::RoundEnded { ref result, until } => self.round_ended(result, until),
            Event::Ended { ref outcome } => {
                (self.phase, self.until) = (Phase::Over, None);
                self.outcome = Some(Arc::new(outcome.as_ref().clone()));
            }
        }
    }

    fn dealt(&mut self, deal: &Deal) {
        (self.round, self.starter, self.phase) = (deal.round, deal.starter, Phase::Peek);
        (self.stage, self.until) = (Stage::Draw, Some(deal.until));
        (self.ready, self.called, self.first_caller) = (Seats::NONE, Seats::NONE, None);
        self.pyramids.clear();
        self.clear_the_middle();
        let seats = self.count();
        let mut pack = deal.pack.iter().copied();
        for seat in Seat::all(seats) {
            for (slot, card) in (0..).zip(pack.by_ref().take(DEALT)) {
                self.pyramids.put(seat, slot, card);
            }
        }
        self.pile = pack.rev().collect();
        self.discards.clear();
        (self.linked, self.refills, self.result) = (0, 0, None);
        self.quota = [0; MOST_SEATS];
        self.quota[..seats as usize].fill(deal.quota);
    }

    /// What belongs to a turn or a race and not to a round.
    fn clear_the_middle(&mut self) {
        (self.drawn, self.power, self.pending, self.window_until) = (None, None, None, None);
        self.recent.clear();
        self.shown.clear();
        self.shown_until.clear();
        self.claims.clear();
    }

    fn turn(&mut self, turn: u32, seat: Seat) {
        (self.turn, self.to_play, self.stage) = (turn, seat, Stage::Draw);
        (self.until, self.power) = (None, None);
    }

    fn ends(&mut self, until: Moment) {
        (self.stage, self.until) = (Stage::End, Some(until));
    }

    /// The top discard goes, or something is put on it. It can be aimed at for a while.
    fn cover_top(&mut self, at: Moment) {
        let top = self.discards.last().copied().filter(|_| self.linked > 0);
        let Some(card) = top else { return };
        if self.recent.len() == MOST_RECENT {
            self.recent.remove(0);
        }
        let gone = Gone { number: self.number, thrown: self.linked > 1, at };
        self.recent.push(Covered { gone, card });
    }

    fn on_top(&mut self, card: Card, linked: u8, number: u32, at: Moment) {
        let _full = self.discards.try_push(card);
        (self.linked, self.number, self.number_at) = (linked, number, at);
    }

    fn uncover(&mut self, seat: Seat, slot: u8) {
        if let Some(at) = self.shown.iter().position(|shown| shown.seat == seat && shown.slot == slot) {
            self.shown.remove(at);
            self.shown_until.remove(at);
        }
    }

    fn judged(&mut self, seat: Seat) {
        if let Some(at) = self.claims.iter().position(|claim| claim.seat == seat) {
            self.claims.remove(at);
        }
    }

    fn spend(&mut self, seat: Seat, credit: u32) {
        if let Some(quota) = self.quota.get_mut(seat.index()) {
            *quota = quota.saturating_sub(credit);
        }
    }

    fn used(
        &mut self,
        power: Power,
        (seat, mine): (Seat, Option<u8>),
        (target, slot): (Seat, u8),
        card: Option<Card>,
        under: Option<Card>,
    ) {
        self.uncover(target, slot);
        if let Some(mine) = mine {
            self.uncover(seat, mine);
        }
        if power.draws() {
            self.pile.pop();
            if let Some(card) = card {
                self.pyramids.put(target, slot, card);
            }
        }
        if let Some(under) = under {
            let _full = self.pile.try_insert(0, under);
        }
        if let Some(mine) = mine {
            let theirs = self.pyramids.take(target, slot).filter(|_| power.swaps());
            if let Some(given) = self.pyramids.take(seat, mine) {
                self.pyramids.put(target, slot, given);
            }
            if let Some(theirs) = theirs {
                self.pyramids.put(seat, mine, theirs);
            }
        }
    }

    fn refilled(&mut self, refill: &Refill) {
        self.refills = refill.nth + 1;
        self.pile = refill.pile.iter().rev().copied().collect();
        let covered = self.discards.len().saturating_sub(refill.kept as usize);
        self.discards.drain(..covered);
    }

    fn round_ended(&mut self, result: &Arc<RoundResult>, until: Option<Moment>) {
        (self.phase, self.stage, self.until) = (Phase::Between, Stage::Draw, until);
        self.ready = Seats::NONE;
        self.clear_the_middle();
        self.totals.iter_mut().zip(&result.totals).for_each(|(total, new)| *total = *new);
        self.wins.iter_mut().zip(&result.wins).for_each(|(wins, new)| *wins = *new);
        self.result = Some(Arc::clone(result));
    }
}
