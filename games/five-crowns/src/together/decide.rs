//! All judgement and all chance of the table.

use arrayvec::ArrayVec;
use table::{Cause, Draw, Outcome, Seat};

use super::state::Together;
use crate::action::Action;
use crate::card::{Card, Rank};
use crate::event::{Deal, Event, Reshuffle};
use crate::game::{Decision, FiveCrowns};
use crate::meld::Melds;
use crate::solver;

/// A round in which nobody goes out ends when it would be shuffled this often (FC-21).
pub const LAST_RESHUFFLE: u8 = 3;

impl Decision<'_> {
    /// Decides at a table of two to ten. Actions have been permitted.
    pub fn together(&mut self, cause: Cause<&Action>) {
        match cause {
            Cause::Start => self.start(),
            Cause::Act { seat, action, .. } => self.act(seat, action),
            // Nothing at this table happens by itself.
            Cause::Due => {}
        }
    }

    fn table(&self) -> &Together {
        match &*self.game {
            FiveCrowns::Together(table) => table,
            FiveCrowns::Solo(_) => unreachable!("a decision of a table is made at one"),
        }
    }

    fn start(&mut self) {
        let table = self.table();
        let (seats, wild) = (table.seats(), table.options.first());
        let dealer = Seat(self.dice.below(DEALER, seats as u32) as u8);
        self.emit(Event::Dealer { seat: dealer });
        self.deal(1, wild, dealer);
    }

    fn act(&mut self, seat: Seat, action: &Action) {
        match action {
            Action::Draw { .. } => {
                if let Some(&card) = self.table().stock.last() {
                    self.emit(Event::Drew { seat, card });
                }
            }
            Action::Take { card, .. } => self.emit(Event::Took { seat, card: *card }),
            Action::Discard { card, .. } => {
                self.emit(Event::Discarded { seat, card: *card });
                if self.table().out.is_some() {
                    self.lay_best(seat, false);
                }
                self.end_turn(seat);
            }
            Action::GoOut { discard, melds, .. } => {
                self.emit(Event::Discarded { seat, card: *discard });
                match melds {
                    Some(melds) => self.lay(seat, melds.clone(), true),
                    None => self.lay_best(seat, true),
                }
                self.end_turn(seat);
            }
            Action::Lay { discard, melds, .. } => {
                self.emit(Event::Discarded { seat, card: *discard });
                self.lay(seat, melds.clone(), false);
                self.end_turn(seat);
            }
            // Refused at this table (FC-18).
            Action::Place { .. } => {}
        }
    }

    /// Shuffles the whole pack and deals a round (FC-3, FC-4).
    fn deal(&mut self, round: u8, wild: Rank, dealer: Seat) {
        let seats = self.table().seats();
        let mut pack = Together::pack(seats);
        self.dice.shuffle(Deal::draw(round), &mut pack);
        let (dealt, rest) = pack.split_at(wild.number() as usize * seats as usize);
        let hands = dealt.chunks(wild.number() as usize).map(<[Card]>::to_vec).collect();
        let deal = Deal { round, wild, dealer, hands, top: rest[0], stock: rest[1..].to_vec() };
        self.emit(Event::Dealt(Box::new(deal)));
        let turn = self.table().turn + 1;
        self.emit(Event::Turn { turn, seat: dealer.after(1, seats) });
    }

    fn lay_best(&mut self, seat: Seat, out: bool) {
        let table = self.table();
        let best = solver::best(&table.players[seat.index()].hand, table.wild);
        let (melds, left, points) = (best.melds, best.left, best.points);
        self.emit(Event::Laid { seat, melds, left, points, out });
    }

    fn lay(&mut self, seat: Seat, melds: Melds, out: bool) {
        let table = self.table();
        let left = melds.left_of(&table.players[seat.index()].hand).unwrap_or_default();
        let points = left.points(table.wild);
        self.emit(Event::Laid { seat, melds, left, points, out });
    }

    fn end_turn(&mut self, seat: Seat) {
        let table = self.table();
        let next = seat.after(1, table.seats());
        let turn = table.turn + 1;
        if table.out == Some(next) {
            return self.end_round();
        }
        if table.stock.is_empty() {
            if table.out.is_none() && table.reshuffles + 1 == LAST_RESHUFFLE {
                for seat in Seat::all(table.seats()) {
                    self.lay_best(seat, false);
                }
                return self.end_round();
            }
            self.reshuffle();
        }
        self.emit(Event::Turn { turn, seat: next });
    }

    /// Makes a new stock of the discard pile (FC-14).
    fn reshuffle(&mut self) {
        let table = self.table();
        let (round, nth, fresh) = (table.round, table.reshuffles, table.options.fresh_discard_on_reshuffle);
        let mut pile = table.discard.clone();
        let kept = if fresh { None } else { pile.pop() };
        self.dice.shuffle(Reshuffle::draw(round, nth), &mut pile);
        let (top, stock) = match kept {
            Some(top) => (top, &pile[..]),
            None => (pile[0], &pile[1..]),
        };
        let reshuffle = Reshuffle { round, nth, fresh, top, stock: stock.to_vec() };
        self.emit(Event::Reshuffled(Box::new(reshuffle)));
    }

    fn end_round(&mut self) {
        let table = self.table();
        let (round, wild, dealer) = (table.round, table.wild, table.dealer.after(1, table.seats()));
        let points: ArrayVec<u16, 10> =
            table.players.iter().map(|player| player.laid.as_ref().map_or(0, |laid| laid.points)).collect();
        let before = table.players.iter().map(|player| player.points.iter().sum::<u16>());
        let totals: ArrayVec<u16, 10> = before.zip(&points).map(|(before, now)| before + now).collect();
        let scores = totals.iter().map(|total| i32::from(*total)).collect();
        self.emit(Event::RoundEnded { round, points, totals });
        match Rank::new(wild.number() + 1) {
            Some(wild) => self.deal(round + 1, wild, dealer),
            None => self.emit(Event::Ended { outcome: Outcome::fewest(scores) }),
        }
    }
}

/// The draw of the first dealer (FC-5).
pub const DEALER: Draw = Draw { purpose: "dealer", round: 0, nth: 0 };
