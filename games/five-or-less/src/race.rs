//! All judgement and all chance: quick discards, and who was first (FL-18 to FL-22).

use arrayvec::ArrayVec;
use table::{Audience, Millis, Moment, Seat};

use crate::card::Card;
use crate::decide::Decision;
use crate::event::{Event, Tie};
use crate::state::{Claim, MOST_SHOWN, Stage};

/// How long a race stays open after its first claim, and the most lag that is credited at once.
pub const WINDOW: Millis = 250;
/// How much lag a player is credited with in a round: six poor lines, or a line that pretends to be poor.
pub const QUOTA: Millis = 1_500;
/// How long a card thrown in vain is seen, and how long a covered discard can be aimed at.
pub const SHOWN: Millis = 2_000;

impl Decision<'_> {
    /// A card is thrown. In an open race it waits to be judged with the others; a wrong or late one is judged
    /// at once.
    pub fn claim(&mut self, seat: Seat, aimed: u32, slot: u8, lag: Millis) {
        let game = &self.game;
        let Some(card) = game.pyramids.card(seat, slot) else { return };
        if aimed != game.number {
            let gone = game.recent.iter().find(|covered| covered.gone.number == aimed);
            let Some(right) = gone.map(|covered| covered.card == card) else { return };
            return self.fail(seat, slot, card, right, None);
        }
        let right = game.discards.last() == Some(&card);
        if let Some(window_until) = game.window_until {
            let (time, credit) = self.credited(seat, lag);
            self.emit(Event::Claimed { seat, slot, time, credit, window_until });
        } else if !right {
            self.fail(seat, slot, card, false, None);
        } else if Seat::all(game.count()).any(|other| other != seat && game.could_claim(other)) {
            let (time, credit) = self.credited(seat, lag);
            // Nobody is credited with more than the window, so whoever comes later has lost.
            let window_until = self.now.max(time + WINDOW);
            self.emit(Event::Claimed { seat, slot, time, credit, window_until });
            if window_until <= self.now {
                self.judge();
            }
        } else {
            // Nobody to race against, so no window and no credit.
            self.win(seat, slot, card, self.now, None);
        }
    }

    /// When something counts as done, and how much lag was credited for it: never more than the player's quota,
    /// and never back to before the discard could be seen.
    pub fn credited(&self, seat: Seat, lag: Millis) -> (Moment, Millis) {
        let quota = self.game.quota.get(seat.index()).copied().unwrap_or(0);
        let credit = lag.min(WINDOW).min(quota).min(self.now.since(self.game.number_at));
        (self.now - credit, credit)
    }

    /// The window closes: whoever was first goes ahead, the others take their cards back, and what waited
    /// happens.
    pub fn judge(&mut self) {
        let discard = self.game.number;
        let Some(&top) = self.game.discards.last() else { return };
        let claims = self.game.claims.clone();
        let card = |claim: &Claim| self.game.pyramids.card(claim.seat, claim.slot).unwrap_or(Card::ZERO);
        let judged: ArrayVec<(Claim, Card), 6> = claims.iter().map(|claim| (*claim, card(claim))).collect();
        let right = |(_, card): &&(Claim, Card)| *card == top;
        let earliest = judged.iter().filter(right).map(|(claim, _)| claim.time).min();
        let shown_at = self.game.number_at;
        self.emit(Event::Closed);
        self.precede(discard, earliest);
        let moved_on = self.game.number != discard;
        let first: ArrayVec<Claim, 6> = judged
            .iter()
            .filter(right)
            .map(|(claim, _)| *claim)
            .filter(|claim| Some(claim.time) == earliest)
            .collect();
        let winner = if moved_on { None } else { self.pick(discard, &first) };
        if let Some((winner, tie)) = &winner {
            self.win(winner.seat, winner.slot, top, winner.time, tie.clone());
        }
        for (claim, card) in
            judged.iter().filter(|(claim, _)| winner.as_ref().is_none_or(|(won, _)| won != claim))
        {
            self.fail(claim.seat, claim.slot, *card, *card == top, Some(claim.time.since(shown_at)));
        }
        self.resume();
    }

    /// Taking the discard and using a power are raced for: what waits goes before the claims, or is too late.
    fn precede(&mut self, discard: u32, earliest: Option<Moment>) {
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

    /// The first of all, by the dice if there are several.
    fn pick(&self, discard: u32, first: &[Claim]) -> Option<(Claim, Option<Box<Tie>>)> {
        if let [only] = first {
            return Some((*only, None));
        }
        let pick = self.dice.below(Tie::draw(discard), first.len() as u32) as u8;
        let among = first.iter().map(|claim| claim.seat).collect();
        Some((*first.get(pick as usize)?, Some(Box::new(Tie { among, pick }))))
    }

    fn win(&mut self, seat: Seat, slot: u8, card: Card, thrown: Moment, tie: Option<Box<Tie>>) {
        let game = &self.game;
        let (number, at, after) = (game.number + 1, self.now, thrown.since(game.number_at));
        let blocks = game.power.is_some() && game.stage == Stage::End;
        self.emit(Event::Won { seat, slot, card, number, at, after, blocks, tie });
        self.skip_power();
    }

    /// A thrown card is taken back: it was too late, or wrong.
    fn fail(&mut self, seat: Seat, slot: u8, card: Card, right: bool, after: Option<Millis>) {
        let shown = &self.game.shown;
        // Thrown once more while it is still seen, it is first taken back.
        let again = shown.iter().find(|shown| shown.seat == seat && shown.slot == slot);
        let oldest = shown.first().filter(|_| shown.len() == MOST_SHOWN);
        if let Some(covered) = again.or(oldest).copied() {
            self.emit(Event::Covered { seat: covered.seat, slot: covered.slot });
        }
        let until = self.now + SHOWN;
        if right {
            return self.emit(Event::TooLate { seat, slot, card, after, until });
        }
        self.emit(Event::Wrong { seat, slot, card, until });
        if let (Some(slot), Some(card)) = (self.game.pyramids.new_slot(seat), self.next_card()) {
            self.emit(Event::Penalty { seat, slot, card });
        }
        self.skip_power();
    }

    /// What waited for the window and was not raced for happens now, if it still can.
    fn resume(&mut self) {
        let Some(pending) = self.game.pending else { return };
        let seat = self.game.to_play;
        // A target may have been thrown away meanwhile: then it is chosen again (FL-17).
        let mut view = self.game.look(Audience::Seat(seat));
        view.waits = None;
        if view.permits(&pending.action, self.now).is_ok() {
            self.emit(Event::Resumed { seat, coin: None });
            self.perform(seat, pending.action);
        } else {
            self.emit(Event::Dropped { seat, coin: None });
        }
    }
}
