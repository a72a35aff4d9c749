//! All judgement and all chance.

use std::sync::Arc;

use table::{Cause, Dice, Emitter, Millis, Moment, Seat, Seats};

use crate::action::Action;
use crate::board::{Board, Symbols, generate};
use crate::crossing::default_crossing;
use crate::event::{Event, Origin};
use crate::options::{BoardKind, Options};
use crate::ranking::ranking;
use crate::result::{BoardResult, RoundResult};
use crate::roll::Roll;
use crate::scoring::score_board;
use crate::squares::Squares;
use crate::state::{FindFive, Kind, Phase, seats};

/// How long all boards are shown at most (FF-18).
pub const MAX_PAUSE: Millis = 60_000;
/// How many shapes without overlap a random board offers at least for every roll (FF-1).
const MIN_SHAPES: u8 = 3;

/// Decides. Actions have been permitted.
pub(crate) fn decide(
    game: &mut FindFive,
    cause: Cause<&Action>,
    now: Moment,
    dice: &Dice,
    out: &mut Emitter<FindFive>,
) {
    let daily = game.options.daily_dice();
    Decision { game, now, dice: daily.as_ref().unwrap_or(dice), out }.decide(cause);
}

/// A decision under way: the game, the dice it throws, the events it emits.
struct Decision<'a> {
    game: &'a mut FindFive,
    now: Moment,
    dice: &'a Dice,
    out: &'a mut Emitter<FindFive>,
}

impl Decision<'_> {
    fn decide(&mut self, cause: Cause<&Action>) {
        match cause {
            Cause::Start { .. } => {
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
        let count = seats(self.game) as usize;
        let same = |board: Board| vec![board; count];
        let (boards, from) = match self.game.options.board() {
            BoardKind::White => {
                let mut order = [0, 1, 2, 3];
                self.dice.shuffle(Origin::WHITE_DRAW, &mut order);
                let boards = order.iter().take(count).map(|nth| Board::white()[*nth as usize].clone());
                (boards.collect(), Origin::White { order })
            }
            BoardKind::Grey => (same(Board::grey().clone()), Origin::Grey),
            BoardKind::Random => {
                let shuffled = Symbols::shuffled(self.dice, Symbols::DRAW);
                (same(random_board(&shuffled)), Origin::Generated { shuffled })
            }
        };
        self.emit(Event::Boards { boards, from: Box::new(from) });
    }

    /// Begins a round: the dice are rolled until at most two are alike (FF-4).
    fn roll(&mut self, round: u8) {
        let mut again = Vec::new();
        let roll = loop {
            let roll = Roll::throw(self.dice, round, again.len() as u32);
            if roll.combination().is_some() {
                break roll;
            }
            again.push(roll);
        };
        let limit = self.game.options.limit_millis().filter(|_| self.game.kind != Kind::Solo);
        let due = limit.map(|limit| self.now + limit);
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
        let all = Seat::all(seats(self.game));
        let boards: Vec<BoardResult> = all.clone().map(|seat| score_board(self.game, seat)).collect();
        let found = |board: &BoardResult| board.outlines.iter().any(|outline| outline.fault.is_none());
        let missed: Seats = all.filter(|seat| !found(&boards[seat.index()])).collect();
        let nobody_found = missed.len() == boards.len();
        let FindFive { round, roll, timer, kind, .. } = *self.game;
        self.emit(Event::Stopped(Arc::new(RoundResult { round, roll, timer, boards })));
        if round >= kind.rounds() || kind == Kind::Puzzle && nobody_found {
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
            let crossing = default_crossing(player.available_shapes(), player.free_squares());
            if let Some((shape, squares)) = crossing {
                self.emit(Event::Crossed { seat, shape, squares, chosen: false });
            }
        }
        self.pause();
    }

    fn pause(&mut self) {
        let due = (self.game.kind != Kind::Solo).then(|| self.now + MAX_PAUSE);
        self.emit(Event::Paused { due });
    }
}

/// How long the phase takes at most, if it ends by itself (FF-7, FF-13, FF-18).
pub(crate) fn phase_length(phase: Phase, timer: Option<Seat>, options: &Options) -> Option<Millis> {
    match (phase, timer) {
        (Phase::Drawing, None) => options.limit_millis(),
        (Phase::Drawing, Some(_)) | (Phase::Crossing, _) => Some(options.timer.millis()),
        (Phase::Pause | Phase::Over, _) => Some(MAX_PAUSE),
    }
}

/// The random board that follows from a shuffle; the grey board if none can be made of it.
pub(crate) fn random_board(shuffled: &Symbols) -> Board {
    generate(shuffled, MIN_SHAPES).map_or_else(|| Board::grey().clone(), Board::new)
}
