//! Accusations of table talk, votes, and cards given up (DS-11, DS-18, DS-20).

use table::{Game, Seat, Seats};

use super::Decision;
use crate::card::Card;
use crate::event::{Event, Lot};
use crate::state::{Phase, TIME_LIMIT};
use crate::table_talk::{Stage, Vote, penalties};

impl Decision<'_> {
    /// A player accuses a message and agrees; all others outside the accused team vote.
    pub(super) fn accuse(&mut self, seat: Seat, accused: Seat, message: u32) {
        let team = self.game.team_of(accused);
        let outside = Seat::all(self.game.seats()).filter(|other| self.game.team_of(*other) != team);
        let voters: Seats = outside.filter(|other| *other != seat).collect();
        self.emit(Event::Accused { seat, accused, message, voters, until: self.now + TIME_LIMIT });
        if voters.is_empty() {
            self.judge();
        }
    }

    pub(super) fn vote(&mut self, seat: Seat, vote: Vote) {
        self.emit(Event::Voted { seat, vote });
        if self.game.trial.is_some_and(|trial| trial.awaited().is_empty()) {
            self.judge();
        }
    }

    /// Abstentions are not counted; whoever has not voted has not agreed (DS-18).
    fn judge(&mut self) {
        let Some(trial) = self.game.trial else { return };
        let Stage::Voting { waiting, agree, disagree } = trial.stage else { return };
        let guilty = agree.len() > disagree.len() + waiting.len();
        let team = self.game.team_of(trial.accused);
        let owes = |seat: &Seat| {
            guilty && self.game.team_of(*seat) == team && !self.game.players[seat.index()].hand.is_empty()
        };
        let owing = Seat::all(self.game.seats()).filter(owes).collect();
        self.emit(Event::Judged { guilty, owing, until: self.now + TIME_LIMIT });
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

    /// A player whose last card was given up in their own turn is skipped (DS-9).
    fn skip_if_empty(&mut self) {
        let seat = self.game.to_play;
        if self.game.phase == Phase::Play && self.game.players[seat.index()].hand.is_empty() {
            self.next_turn(seat);
        }
    }
}
