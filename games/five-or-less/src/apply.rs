//! Folds a fact into the state.

use std::sync::Arc;

use table::{Moment, Seat, Seats};

use crate::card::Card;
use crate::event::{Deal, Event, Refill};
use crate::power::Power;
use crate::pyramids::{DEALT, MAX_SEATS};
use crate::result::RoundResult;
use crate::state::{Claim, FiveOrLess, MAX_RECENT, Pending, Phase, Recent, Stage};
use crate::view::{RecentDiscard, Shown};

pub(crate) fn apply(game: &mut FiveOrLess, event: &Event) {
    match *event {
        Event::Dealt(ref deal) => game.deal(deal),
        // The cards lie there already; the event says who sees which.
        Event::Peek { .. } => {}
        Event::Ready { seat } => game.ready.insert(seat),
        Event::Began { seat, turn, card, number, at } => {
            game.pile.pop();
            (game.phase, game.ready) = (Phase::Play, Seats::NONE);
            game.begin_turn(turn, seat);
            game.put_on_top(card, 1, number, at);
        }
        Event::Turn { turn, seat } => game.begin_turn(turn, seat),
        Event::Drew { card, .. } => {
            game.pile.pop();
            (game.drawn, game.stage) = (Some(card), Stage::Place);
        }
        Event::Took { card, at, .. } => {
            game.cover_top(at);
            game.discards.pop();
            game.linked = 0;
            (game.drawn, game.stage) = (Some(card), Stage::Place);
        }
        Event::Discarded { seat, from, card, power, number, at, until } => {
            let drawn = game.drawn.take();
            if let (Some(slot), Some(drawn)) = (from, drawn) {
                game.turn_face_down(seat, slot);
                game.pyramids.put(seat, slot, drawn);
            }
            game.cover_top(at);
            game.put_on_top(card, 1, number, at);
            game.power = power;
            game.end_turn_by(until);
        }
        Event::Claimed { seat, slot, time, credit, window_until } => {
            let _full = game.claims.try_push(Claim { seat, slot, time });
            game.spend_quota(seat, credit);
            game.window_until = Some(window_until);
        }
        Event::Waits { seat, action, time, credit } => {
            game.pending = Some(Pending { action, time });
            game.spend_quota(seat, credit);
        }
        Event::Closed => game.window_until = None,
        Event::Resumed { .. } | Event::Dropped { .. } => game.pending = None,
        Event::Won { seat, slot, card, number, at, blocks, .. } => {
            game.turn_face_down(seat, slot);
            game.remove_claim(seat);
            game.pyramids.take(seat, slot);
            game.cover_top(at);
            game.put_on_top(card, game.linked.saturating_add(1), number, at);
            if blocks {
                game.power = None;
            }
        }
        Event::TooLate { seat, slot, card, until, .. } | Event::Wrong { seat, slot, card, until } => {
            game.turn_face_down(seat, slot);
            game.remove_claim(seat);
            if game.shown.try_push(Shown { seat, slot, card }).is_ok() {
                game.shown_until.push(until);
            }
        }
        Event::Penalty { seat, slot, card } => {
            game.pile.pop();
            game.pyramids.put(seat, slot, card);
        }
        Event::Covered { seat, slot } => game.turn_face_down(seat, slot),
        Event::Started { .. } => (game.stage, game.until) = (Stage::Target, None),
        Event::Used { seat, power, mine, target, slot, card, under, until } => {
            game.use_power(power, (seat, mine), (target, slot), card, under);
            game.power = None;
            game.end_turn_by(until);
        }
        Event::Skipped { until, .. } => {
            game.power = None;
            game.end_turn_by(until);
        }
        Event::Called { seat } => {
            game.called.insert(seat);
            game.first_caller = game.first_caller.or(Some(seat));
        }
        Event::LastClaims { until } => {
            game.power = None;
            (game.phase, game.stage, game.until) = (Phase::LastClaims, Stage::Draw, Some(until));
        }
        Event::Refilled(ref refill) => game.refill(refill),
        Event::RoundEnded { ref result, until } => game.end_round(result, until),
        Event::Ended { ref outcome } => {
            (game.phase, game.until) = (Phase::Over, None);
            game.outcome = Some(Arc::new(outcome.as_ref().clone()));
        }
    }
}

impl FiveOrLess {
    fn deal(&mut self, deal: &Deal) {
        (self.round, self.starter, self.phase) = (deal.round, deal.starter, Phase::Peek);
        (self.stage, self.until) = (Stage::Draw, Some(deal.until));
        (self.ready, self.called, self.first_caller) = (Seats::NONE, Seats::NONE, None);
        self.pyramids.clear();
        self.clear_turn_and_race();
        let seats = self.seat_count();
        let mut pack = deal.pack.iter().copied();
        for seat in Seat::all(seats) {
            for (slot, card) in (0..).zip(pack.by_ref().take(DEALT)) {
                self.pyramids.put(seat, slot, card);
            }
        }
        self.pile = pack.rev().collect();
        self.discards.clear();
        (self.linked, self.refills, self.result) = (0, 0, None);
        self.quota = [0; MAX_SEATS];
        self.quota[..seats as usize].fill(deal.quota);
    }

    /// Clears what belongs to a turn or a race, not to the round.
    fn clear_turn_and_race(&mut self) {
        (self.drawn, self.power, self.pending, self.window_until) = (None, None, None, None);
        self.recent.clear();
        self.shown.clear();
        self.shown_until.clear();
        self.claims.clear();
    }

    fn begin_turn(&mut self, turn: u32, seat: Seat) {
        (self.turn, self.to_play, self.stage) = (turn, seat, Stage::Draw);
        (self.until, self.power) = (None, None);
    }

    fn end_turn_by(&mut self, until: Moment) {
        (self.stage, self.until) = (Stage::End, Some(until));
    }

    /// The top discard is taken or covered. It can still be aimed at for a moment.
    fn cover_top(&mut self, at: Moment) {
        let top = self.discards.last().copied().filter(|_| self.linked > 0);
        let Some(card) = top else { return };
        if self.recent.len() == MAX_RECENT {
            self.recent.remove(0);
        }
        let discard = RecentDiscard { number: self.discard_number, thrown: self.linked > 1, at };
        self.recent.push(Recent { discard, card });
    }

    fn put_on_top(&mut self, card: Card, linked: u8, number: u32, at: Moment) {
        let _full = self.discards.try_push(card);
        (self.linked, self.discard_number, self.discarded_at) = (linked, number, at);
    }

    fn turn_face_down(&mut self, seat: Seat, slot: u8) {
        if let Some(at) = self.shown.iter().position(|shown| shown.seat == seat && shown.slot == slot) {
            self.shown.remove(at);
            self.shown_until.remove(at);
        }
    }

    fn remove_claim(&mut self, seat: Seat) {
        if let Some(at) = self.claims.iter().position(|claim| claim.seat == seat) {
            self.claims.remove(at);
        }
    }

    fn spend_quota(&mut self, seat: Seat, credit: u32) {
        if let Some(quota) = self.quota.get_mut(seat.index()) {
            *quota = quota.saturating_sub(credit);
        }
    }

    fn use_power(
        &mut self,
        power: Power,
        (seat, mine): (Seat, Option<u8>),
        (target, slot): (Seat, u8),
        card: Option<Card>,
        under: Option<Card>,
    ) {
        self.turn_face_down(target, slot);
        if let Some(mine) = mine {
            self.turn_face_down(seat, mine);
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

    fn refill(&mut self, refill: &Refill) {
        self.refills = refill.nth + 1;
        self.pile = refill.pile.iter().rev().copied().collect();
        let covered = self.discards.len().saturating_sub(refill.kept as usize);
        self.discards.drain(..covered);
    }

    fn end_round(&mut self, result: &Arc<RoundResult>, until: Option<Moment>) {
        (self.phase, self.stage, self.until) = (Phase::Between, Stage::Draw, until);
        self.ready = Seats::NONE;
        self.clear_turn_and_race();
        self.totals.iter_mut().zip(&result.totals).for_each(|(total, new)| *total = *new);
        self.wins.iter_mut().zip(&result.wins).for_each(|(wins, new)| *wins = *new);
        self.result = Some(Arc::clone(result));
    }
}
