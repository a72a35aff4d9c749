//! Stores what the facts say.

use std::sync::Arc;

use table::{Seat, Seats};

use crate::event::Event;
use crate::result::RoundResult;
use crate::solver::Five;
use crate::state::{Crossed, FindFive, Kind, Marks, Phase, Player};

impl FindFive {
    /// Stores one fact. A fact of a seat that is not there changes nothing.
    pub fn store(&mut self, event: &Event) {
        match event {
            Event::Boards { boards, .. } => {
                if boards.len() == self.boards.len() {
                    self.boards = boards.iter().cloned().collect();
                }
            }
            Event::Rolled { round, roll, since, due, .. } => {
                (self.phase, self.round, self.roll) = (Phase::Drawing, *round, *roll);
                (self.since, self.due, self.timer) = (*since, *due, None);
                self.active = Seats::all(self.seat_count());
            }
            Event::Marked { seat, squares } => {
                if let Some(marks) = self.marks_of(*seat) {
                    let _full = marks.try_push(*squares);
                }
            }
            Event::Erased { seat, squares } => {
                if let Some(marks) = self.marks_of(*seat) {
                    marks.retain(|mark| mark != squares);
                }
            }
            Event::Timer { seat, due } => {
                (self.timer, self.due) = (Some(*seat), Some(*due));
                self.active.remove(*seat);
            }
            Event::Done { seat } | Event::Ready { seat } => self.active.remove(*seat),
            Event::Stopped(result) => self.stopped(result),
            Event::Crossing { seats, due } => {
                (self.phase, self.active, self.due) = (Phase::Crossing, *seats, *due);
            }
            Event::Crossed { seat, shape, squares, .. } => {
                self.active.remove(*seat);
                if let Some(player) = self.player(*seat) {
                    player.crossed.push(Crossed { shape: *shape, squares: *squares });
                }
            }
            Event::Paused { due } => {
                (self.phase, self.due) = (Phase::Pause, *due);
                self.active = Seats::all(self.seat_count());
            }
            Event::Ended { outcome } => {
                (self.phase, self.active, self.due) = (Phase::Over, Seats::NONE, None);
                self.outcome = Some(Arc::new(outcome.clone()));
            }
        }
    }

    fn marks_of(&mut self, seat: Seat) -> Option<&mut Marks> {
        self.marks.get_mut(seat.index())
    }

    fn player(&mut self, seat: Seat) -> Option<&mut Player> {
        Arc::make_mut(&mut self.players).get_mut(seat.index())
    }

    fn stopped(&mut self, result: &Arc<RoundResult>) {
        (self.phase, self.active, self.due) = (Phase::Pause, Seats::NONE, None);
        self.marks.iter_mut().for_each(Marks::clear);
        let circles = self.kind != Kind::Basic;
        for (player, board) in Arc::make_mut(&mut self.players).iter_mut().zip(&result.boards) {
            player.points.push(board.points);
            player.timers += board.bonus;
            if circles {
                let valid = board.outlines.iter().filter(|outline| outline.fault.is_none());
                let fives = valid.filter_map(|outline| {
                    outline.shape.map(|shape| Five { shape, squares: outline.squares })
                });
                player.circled.extend(fives);
            }
        }
        self.last = Some(Arc::clone(result));
    }
}
