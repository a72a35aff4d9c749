//! Quick discards, and who was first (FL-18 to FL-22).

use arrayvec::ArrayVec;
use table::{Audience, Millis, Moment, Seat};

use super::Decision;
use crate::card::Card;
use crate::event::{Event, Tie};
use crate::permits::permits;
use crate::pyramids::MAX_SEATS;
use crate::state::{Claim, MAX_SHOWN, Stage};
use crate::timing::{CLAIM_WINDOW, SHOWN_FOR};
use crate::view::view;

impl Decision<'_> {
    /// A card is thrown. While a window is open it waits to be judged with the others; otherwise a wrong or late
    /// one is judged at once.
    pub(super) fn claim(&mut self, seat: Seat, aimed: u32, slot: u8, lag: Millis) {
        let game = &self.game;
        let Some(card) = game.pyramids.card(seat, slot) else { return };
        if aimed != game.discard_number {
            let recent = game.recent.iter().find(|recent| recent.discard.number == aimed);
            let Some(right) = recent.map(|recent| recent.card == card) else { return };
            return self.fail(seat, slot, card, right, None);
        }
        let right = game.discards.last() == Some(&card);
        if let Some(window_until) = game.window_until {
            let (time, credit) = self.credited(seat, lag);
            self.emit(Event::Claimed { seat, slot, time, credit, window_until });
        } else if !right {
            self.fail(seat, slot, card, false, None);
        } else if Seat::all(game.seat_count()).any(|other| other != seat && game.could_claim(other)) {
            let (time, credit) = self.credited(seat, lag);
            // Nobody is credited with more than the window, so whoever arrives later has lost.
            let window_until = self.now.max(time + CLAIM_WINDOW);
            self.emit(Event::Claimed { seat, slot, time, credit, window_until });
            if window_until <= self.now {
                self.close_window();
            }
        } else {
            // Nobody to race against, so there is no window and no credit.
            self.win(seat, slot, card, self.now, None);
        }
    }

    /// When an action counts as done, and how much lag is credited for it: never more than is left of the player's
    /// quota, and never back to before the discard could be seen.
    pub(super) fn credited(&self, seat: Seat, lag: Millis) -> (Moment, Millis) {
        let quota = self.game.quota.get(seat.index()).copied().unwrap_or(0);
        let credit = lag.min(CLAIM_WINDOW).min(quota).min(self.now.since(self.game.discarded_at));
        (self.now - credit, credit)
    }

    /// The window closes: whoever was first goes ahead, the others take their cards back, and the waiting action is
    /// carried out.
    pub(super) fn close_window(&mut self) {
        let discard = self.game.discard_number;
        let Some(&top) = self.game.discards.last() else { return };
        let claims = self.game.claims.clone();
        let card = |claim: &Claim| self.game.pyramids.card(claim.seat, claim.slot).unwrap_or(Card::ZERO);
        let judged: ArrayVec<(Claim, Card), MAX_SEATS> =
            claims.iter().map(|claim| (*claim, card(claim))).collect();
        let right = |(_, card): &&(Claim, Card)| *card == top;
        let earliest = judged.iter().filter(right).map(|(claim, _)| claim.time).min();
        let discarded_at = self.game.discarded_at;
        self.emit(Event::Closed);
        self.race_pending(discard, earliest);
        let moved_on = self.game.discard_number != discard;
        let first: ArrayVec<Claim, MAX_SEATS> = judged
            .iter()
            .filter(right)
            .map(|(claim, _)| *claim)
            .filter(|claim| Some(claim.time) == earliest)
            .collect();
        let winner = if moved_on { None } else { self.break_tie(discard, &first) };
        if let Some((winner, tie)) = &winner {
            self.win(winner.seat, winner.slot, top, winner.time, tie.clone());
        }
        for (claim, card) in
            judged.iter().filter(|(claim, _)| winner.as_ref().is_none_or(|(won, _)| won != claim))
        {
            self.fail(claim.seat, claim.slot, *card, *card == top, Some(claim.time.since(discarded_at)));
        }
        self.resume_pending();
    }

    /// Taking the discard and using a power are timed against the claims: such an action goes first, or is dropped.
    fn race_pending(&mut self, discard: u32, earliest: Option<Moment>) {
        let Some(pending) = self.game.pending.filter(|pending| pending.action.races()) else { return };
        let seat = self.game.to_play;
        let coin = (earliest == Some(pending.time)).then(|| self.dice.below(Tie::coin(discard), 2) as u8);
        if coin.map_or_else(|| earliest.is_none_or(|earliest| pending.time < earliest), |coin| coin == 0) {
            self.emit(Event::Resumed { seat, coin });
            self.perform(seat, pending.action);
        } else {
            self.emit(Event::Dropped { seat, coin });
        }
    }

    /// The winner among the earliest claims, by the dice if there are several.
    fn break_tie(&self, discard: u32, first: &[Claim]) -> Option<(Claim, Option<Box<Tie>>)> {
        if let [only] = first {
            return Some((*only, None));
        }
        let pick = self.dice.below(Tie::draw(discard), first.len() as u32) as u8;
        let among = first.iter().map(|claim| claim.seat).collect();
        Some((*first.get(pick as usize)?, Some(Box::new(Tie { among, pick }))))
    }

    fn win(&mut self, seat: Seat, slot: u8, card: Card, thrown: Moment, tie: Option<Box<Tie>>) {
        let game = &self.game;
        let (number, at, after) = (game.discard_number + 1, self.now, thrown.since(game.discarded_at));
        let blocks = game.power.is_some() && game.stage == Stage::End;
        self.emit(Event::Won { seat, slot, card, number, at, after, blocks, tie });
        self.skip_power();
    }

    /// A thrown card is taken back: too late, or wrong.
    fn fail(&mut self, seat: Seat, slot: u8, card: Card, right: bool, after: Option<Millis>) {
        let shown = &self.game.shown;
        // Thrown again while it is still shown, it is covered first.
        let again = shown.iter().find(|shown| shown.seat == seat && shown.slot == slot);
        let oldest = shown.first().filter(|_| shown.len() == MAX_SHOWN);
        if let Some(covered) = again.or(oldest).copied() {
            self.emit(Event::Covered { seat: covered.seat, slot: covered.slot });
        }
        let until = self.now + SHOWN_FOR;
        if right {
            return self.emit(Event::TooLate { seat, slot, card, after, until });
        }
        self.emit(Event::Wrong { seat, slot, card, until });
        if let (Some(slot), Some(card)) = (self.game.pyramids.new_slot(seat), self.next_card()) {
            self.emit(Event::Penalty { seat, slot, card });
        }
        self.skip_power();
    }

    /// An action that waited without being raced is carried out now, if it still can be.
    fn resume_pending(&mut self) {
        let Some(pending) = self.game.pending else { return };
        let seat = self.game.to_play;
        // The target may have been thrown away meanwhile; then the player chooses again (FL-17).
        let mut view = view(self.game, Audience::Seat(seat));
        view.waits = None;
        if permits(&view, &pending.action, self.now).is_ok() {
            self.emit(Event::Resumed { seat, coin: None });
            self.perform(seat, pending.action);
        } else {
            self.emit(Event::Dropped { seat, coin: None });
        }
    }
}
