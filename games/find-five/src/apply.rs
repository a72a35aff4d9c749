//! Stores what the events say.

use std::sync::Arc;

use table::{Seat, Seats};

use crate::event::Event;
use crate::result::RoundResult;
use crate::solver::Five;
use crate::state::{Crossed, FindFive, Kind, Marks, Phase, Player, seats};

/// Stores one event. An event of a seat that is not there changes nothing.
pub(crate) fn apply(game: &mut FindFive, event: &Event) {
    match event {
        Event::Boards { boards, .. } => {
            if boards.len() == game.boards.len() {
                game.boards = boards.iter().cloned().collect();
            }
        }
        Event::Rolled { round, roll, since, due, .. } => {
            (game.phase, game.round, game.roll) = (Phase::Drawing, *round, *roll);
            (game.since, game.due, game.timer) = (*since, *due, None);
            game.active = Seats::all(seats(game));
        }
        Event::Marked { seat, squares } => {
            if let Some(marks) = game.marks.get_mut(seat.index()) {
                let _full = marks.try_push(*squares);
            }
        }
        Event::Erased { seat, squares } => {
            if let Some(marks) = game.marks.get_mut(seat.index()) {
                marks.retain(|mark| mark != squares);
            }
        }
        Event::Timer { seat, due } => {
            (game.timer, game.due) = (Some(*seat), Some(*due));
            game.active.remove(*seat);
        }
        Event::Done { seat } | Event::Ready { seat } => game.active.remove(*seat),
        Event::Stopped(result) => apply_result(game, result),
        Event::Crossing { seats, due } => {
            (game.phase, game.active, game.due) = (Phase::Crossing, *seats, *due);
        }
        Event::Crossed { seat, shape, squares, .. } => {
            game.active.remove(*seat);
            if let Some(player) = player(game, *seat) {
                player.crossed.push(Crossed { shape: *shape, squares: *squares });
            }
        }
        Event::Paused { due } => {
            (game.phase, game.due) = (Phase::Pause, *due);
            game.active = Seats::all(seats(game));
        }
        Event::Ended { outcome } => {
            (game.phase, game.active, game.due) = (Phase::Over, Seats::NONE, None);
            game.outcome = Some(Arc::new(outcome.clone()));
        }
    }
}

fn player(game: &mut FindFive, seat: Seat) -> Option<&mut Player> {
    Arc::make_mut(&mut game.players).get_mut(seat.index())
}

fn apply_result(game: &mut FindFive, result: &Arc<RoundResult>) {
    (game.phase, game.active, game.due) = (Phase::Pause, Seats::NONE, None);
    game.marks.iter_mut().for_each(Marks::clear);
    let circles = game.kind != Kind::Basic;
    for (player, board) in Arc::make_mut(&mut game.players).iter_mut().zip(&result.boards) {
        player.points.push(board.points);
        player.timers += board.bonus;
        if circles {
            let valid = board.outlines.iter().filter(|outline| outline.fault.is_none());
            let fives = valid
                .filter_map(|outline| outline.shape.map(|shape| Five { shape, squares: outline.squares }));
            player.circled.extend(fives);
        }
    }
    game.last = Some(Arc::clone(result));
}
