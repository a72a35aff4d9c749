//! Accusations of table talk, votes, and cards given up (DS-11, DS-18, DS-20).

use table::{Game, Seat, Seats};

use super::Decision;
use crate::card::Card;
use crate::event::{Event, Lot};
use crate::state::{Phase, TIME_LIMIT};
use crate::table_talk::{Stage, Vote, penalties};

impl Decision<'_> {
    /// A player accuses a message and agrees; all others vote, the accused too.
    pub(super) fn accuse(&mut self, seat: Seat, accused: Seat, message: u32) {
        let voters: Seats = Seat::all(self.game.seats()).filter(|other| *other != seat).collect();
        self.emit(Event::Accused { seat, accused, message, voters, until: self.now + TIME_LIMIT });
    }

    /// The vote is over when all have voted, or when the accused admits it.
    pub(super) fn vote(&mut self, seat: Seat, vote: Vote) {
        self.emit(Event::Voted { seat, vote });
        let admitted = vote == Vote::Agree && self.game.trial.is_some_and(|trial| trial.accused == seat);
        if admitted || self.game.trial.is_some_and(|trial| trial.awaited().is_empty()) {
            self.judge();
        }
    }

    fn judge(&mut self) {
        let game = &*self.game;
        let Some(trial) = game.trial else { return };
        let Some(why) = trial.ruling(|seat| game.team_of(seat)) else { return };
        let (guilty, seats) = (why.is_guilty(), game.seats());
        let team = game.team_of(trial.accused);
        // Nobody gives up a last card.
        let owes =
            |seat: &Seat| guilty && game.team_of(*seat) == team && game.players[seat.index()].hand.len() > 1;
        let owing: Seats = Seat::all(seats).filter(owes).collect();
        let round = if owing.is_empty() { Seats::NONE } else { Seats::all(seats) };
        let until = self.now + TIME_LIMIT;
        self.emit(Event::Judged { guilty, owing, until, why: Some(why), round });
    }

    pub(super) fn give_up(&mut self, seat: Seat, card: Card) {
        self.emit(Event::GaveUp { seat, card, lot: None });
        self.skip_if_empty();
    }

    /// Time is up: the vote is closed, or cards are drawn from those who have chosen none.
    pub(super) fn trial_due(&mut self) {
        let Some(trial) = self.game.trial.filter(|trial| trial.until <= self.now) else { return };
        let Stage::GivingUp { owing } = trial.stage else { return self.judge() };
        let penalty = penalties(&self.game.cases);
        for (nth, seat) in (0..).zip(owing.iter()) {
            let hand = self.game.players[seat.index()].hand;
            let place = self.dice.below(Lot::draw(penalty, nth), hand.len() as u32);
            let Some(&card) = hand.get(place as usize) else { continue };
            self.emit(Event::GaveUp { seat, card, lot: Some(Lot { penalty, nth, place }) });
        }
        self.skip_if_empty();
    }

    /// A player whose last card was given up in their own turn is skipped (DS-9). Only at a table begun by older
    /// rules can somebody owe a last card.
    fn skip_if_empty(&mut self) {
        let seat = self.game.to_play;
        if self.game.phase == Phase::Play && self.game.players[seat.index()].hand.is_empty() {
            self.next_turn(seat);
        }
    }
}
