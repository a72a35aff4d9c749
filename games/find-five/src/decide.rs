//! All judgement and all chance.

use std::sync::Arc;

use table::{Cause, Dice, Emitter, Millis, Moment, Seat, Seats};

use crate::action::Action;
use crate::board::{Board, Symbols, mend};
use crate::event::{Event, Origin};
use crate::options::BoardKind;
use crate::outcome::ranking;
use crate::placement;
use crate::result::{BoardResult, RoundResult};
use crate::roll::Roll;
use crate::scoring::{judge, judge_draft};
use crate::shape::Shape;
use crate::solver::{best_one, leaves_most};
use crate::squares::Squares;
use crate::state::{FindFive, Kind, Phase};

/// How long all boards are shown at most (FF-18).
pub const PAUSE: Millis = 60_000;
/// The fewest shapes without overlap that a random board offers for every roll (FF-1).
pub const LEAST: u8 = 3;

/// A decision under way: the game, the dice it throws, the facts it emits.
pub struct Decision<'a> {
    pub game: &'a mut FindFive,
    pub now: Moment,
    pub dice: &'a Dice,
    pub out: &'a mut Emitter<FindFive>,
}

impl Decision<'_> {
    /// Decides. Actions have been permitted.
    pub fn decide(&mut self, cause: Cause<&Action>) {
        match cause {
            Cause::Start => {
                self.hand_out_boards();
                self.roll(1);
            }
            Cause::Act { seat, action, .. } => self.act(seat, action),
            Cause::Due => match self.game.phase {
                Phase::Drawing => self.stop(),
                Phase::Crossing => self.cross_for_the_rest(),
                Phase::Pause => self.roll(self.game.round + 1),
                Phase::Over => {}
            },
        }
    }

    fn emit(&mut self, event: Event) {
        self.out.emit(self.game, event);
    }

    fn act(&mut self, seat: Seat, action: &Action) {
        match (self.game.phase, action) {
            (Phase::Drawing, Action::Mark { squares, .. }) => {
                let Some(squares) = Squares::of(squares) else { return };
                if self.game.kind != Kind::Basic {
                    self.erase_all(seat);
                }
                self.emit(Event::Marked { seat, squares });
            }
            (Phase::Drawing, Action::Erase { squares, .. }) => {
                let Some(squares) = Squares::of(squares) else { return };
                self.emit(Event::Erased { seat, squares });
            }
            (Phase::Drawing, Action::Timer { .. }) => {
                let due = self.now + self.game.options.timer.millis();
                self.emit(Event::Timer { seat, due });
                self.stop_if_nobody_draws();
            }
            (Phase::Drawing, Action::Done { .. }) => {
                self.emit(Event::Done { seat });
                self.stop_if_nobody_draws();
            }
            (Phase::Drawing, Action::NoFive { .. }) => {
                self.erase_all(seat);
                self.emit(Event::Done { seat });
                self.stop_if_nobody_draws();
            }
            (Phase::Crossing, Action::Cross { shape, squares, .. }) => {
                let squares = Squares::of(squares).filter(|squares| !squares.is_empty());
                self.emit(Event::Crossed { seat, shape: *shape, squares, chosen: true });
                if self.game.active.is_empty() {
                    self.pause();
                }
            }
            (Phase::Pause, Action::Ready { .. }) => {
                self.emit(Event::Ready { seat });
                if self.game.active.is_empty() {
                    self.roll(self.game.round + 1);
                }
            }
            // Refused.
            _ => {}
        }
    }

    /// Hands out the boards (FF-1).
    fn hand_out_boards(&mut self) {
        let seats = self.game.seat_count() as usize;
        let same = |board: Board| vec![board; seats];
        let (boards, from) = match self.game.options.board() {
            BoardKind::White => {
                let mut order = [0, 1, 2, 3];
                self.dice.shuffle(Origin::WHITE, &mut order);
                let boards = order.iter().take(seats).map(|nth| Board::white()[*nth as usize].clone());
                (boards.collect(), Origin::White { order })
            }
            BoardKind::Grey => (same(Board::grey().clone()), Origin::Grey),
            BoardKind::Random => {
                let shuffled = Symbols::shuffled(self.dice, Symbols::DRAW);
                let board = mend(&shuffled, LEAST).map_or_else(|| Board::grey().clone(), Board::new);
                (same(board), Origin::Mended { shuffled })
            }
        };
        self.emit(Event::Boards { boards, from: Box::new(from) });
    }

    /// Begins a round: the dice are rolled until at most two are alike (FF-4).
    fn roll(&mut self, round: u8) {
        let mut again = Vec::new();
        let roll = loop {
            let roll = throw(self.dice, round, again.len() as u32);
            if roll.kind().is_some() {
                break roll;
            }
            again.push(roll);
        };
        let limit = self.game.options.limit_millis();
        let due = (self.game.kind != Kind::Solo).then(|| self.now + limit);
        self.emit(Event::Rolled { round, again, roll, since: self.now, due });
    }

    fn erase_all(&mut self, seat: Seat) {
        while let Some(&squares) = self.game.marks.get(seat.index()).and_then(|marks| marks.last()) {
            self.emit(Event::Erased { seat, squares });
        }
    }

    fn stop_if_nobody_draws(&mut self) {
        if self.game.active.is_empty() {
            self.stop();
        }
    }

    /// Stop: judges every board, and goes on to what comes next.
    fn stop(&mut self) {
        let boards: Vec<BoardResult> =
            Seat::all(self.game.seat_count()).map(|seat| self.game.judged(seat)).collect();
        let found = |board: &BoardResult| board.outlines.iter().any(|outline| outline.fault.is_none());
        let missed: Seats =
            Seat::all(self.game.seat_count()).filter(|seat| !found(&boards[seat.index()])).collect();
        let FindFive { round, roll, timer, kind, .. } = *self.game;
        self.emit(Event::Stopped(Arc::new(RoundResult { round, roll, timer, boards })));
        let nobody = kind == Kind::Puzzle && missed.len() == self.game.seat_count() as usize;
        if round >= kind.rounds() || nobody {
            let outcome = ranking(kind, &self.game.players);
            self.emit(Event::Ended { outcome });
        } else if kind != Kind::Basic && !missed.is_empty() {
            let due = (kind == Kind::Puzzle).then(|| self.now + self.game.options.timer.millis());
            self.emit(Event::Crossing { seats: missed, due });
        } else {
            self.pause();
        }
    }

    /// Crosses out for those who did not choose in time (FF-13).
    fn cross_for_the_rest(&mut self) {
        for seat in self.game.active.iter() {
            let player = &self.game.players[seat.index()];
            if let Some((shape, squares)) = own_choice(player.available(), player.free()) {
                self.emit(Event::Crossed { seat, shape, squares, chosen: false });
            }
        }
        self.pause();
    }

    fn pause(&mut self) {
        let due = (self.game.kind != Kind::Solo).then(|| self.now + PAUSE);
        self.emit(Event::Paused { due });
    }
}

/// One throw of the dice.
pub fn throw(dice: &Dice, round: u8, nth: u32) -> Roll {
    Roll(dice.numbers::<5>(Roll::draw(round, nth), crate::roll::SYMBOLS.into()).map(|symbol| symbol as u8))
}

/// What is crossed out for a player who does not choose: of the cheapest shapes that fit, the one at the
/// place that leaves most; if none fits, the cheapest alone (FF-13).
pub fn own_choice(available: crate::shape::Shapes, free: Squares) -> Option<(Shape, Option<Squares>)> {
    let fits = |shape: &Shape| placement::of(*shape).iter().any(|placed| placed.squares.within(free));
    let Some(cheapest) = available.iter().find(fits) else {
        return available.iter().next().map(|shape| (shape, None));
    };
    let cheap = available.iter().filter(|shape| shape.value() == cheapest.value()).collect();
    let place = leaves_most(placement::fitting(cheap, free), available, free)?;
    Some((place.shape, Some(place.squares)))
}

impl FindFive {
    /// What a player has to show for this round.
    fn judged(&self, seat: Seat) -> BoardResult {
        let (board, player) = (&self.boards[seat.index()], &self.players[seat.index()]);
        let marks = &self.marks[seat.index()];
        let (available, free) = (player.available(), player.free());
        let (outlines, best, factor): (Vec<_>, _, _) = if self.kind == Kind::Basic {
            // FIVES count double in the last round (FF-9).
            let factor = if self.round == self.kind.rounds() { 2 } else { 1 };
            (judge(board, self.roll, marks, factor).to_vec(), board.best(self.roll), factor)
        } else {
            let draft = marks.iter().map(|draft| judge_draft(board, self.roll, *draft, available, free));
            (draft.collect(), Arc::new(best_one(board, self.roll, available, free)), 1)
        };
        let bonus = u8::from(self.timer == Some(seat));
        let points = outlines.iter().map(|outline| outline.points).sum::<u8>() + bonus;
        let total = player.total() + u16::from(points);
        let best_points = best.points * factor;
        BoardResult { outlines, bonus, points, total, best, best_points }
    }
}
