//! The state of a position, refused by the rule that it breaks.

mod players;

use std::sync::Arc;

use table::{Cause, Dice, Emitter, Moment, Refusal, Seat, Seats, Sentence, refuse};

use self::players::{restore_players, used_shapes};
use crate::decide::{decide, phase_length};
use crate::options::accepts;
use crate::outline::MAX_OUTLINE_SQUARES;
use crate::position::Position;
use crate::ranking::ranking;
use crate::state::{FindFive, Kind, MAX_MARKS, MAX_SEATS, Phase, seats, set_up};

/// The state of that position, refused if there can be no such position.
pub(crate) fn restore(position: &Position, dice: &Dice) -> Result<FindFive, Refusal> {
    let seats = seat_count(position)?;
    accepts(&position.options, seats)?;
    let mut game = set_up(&position.options, seats);
    // Boards and dice that are not given are as at the start of such a table.
    if position.boards.is_empty() || position.roll.is_none() {
        decide(&mut game, Cause::Start { first: None }, position.since, dice, &mut Emitter::new());
    }
    restore_boards(position, &mut game)?;
    restore_round(position, &mut game)?;
    restore_players(position, &mut game)?;
    restore_active(position, &mut game)?;
    restore_marks(position, &mut game)?;
    restore_outcome(position, &mut game)?;
    Ok(game)
}

fn seat_count(position: &Position) -> Result<u8, Refusal> {
    let named = position.boards.len().max(position.marks.len()).max(position.players.len()).max(1);
    let seats = position.seats.map_or(named, usize::from);
    if !(1..=MAX_SEATS).contains(&seats) || named > seats {
        let why = Sentence::new("refuse-position-seats").number("count", seats.max(named) as i32);
        return Err(Refusal::new("FF-3", why));
    }
    Ok(seats as u8)
}

fn restore_boards(position: &Position, game: &mut FindFive) -> Result<(), Refusal> {
    if position.boards.iter().any(|board| !board.symbols().are_complete()) {
        return Err(refuse("FF-1", "refuse-position-symbols"));
    }
    let seats = game.boards.len();
    match position.boards.len() {
        0 => {}
        1 => game.boards = std::iter::repeat_n(&position.boards[0], seats).cloned().collect(),
        count if count == seats => game.boards = position.boards.iter().cloned().collect(),
        _ => return Err(refuse("FF-1", "refuse-position-boards")),
    }
    Ok(())
}

fn restore_round(position: &Position, game: &mut FindFive) -> Result<(), Refusal> {
    game.phase = position.phase;
    game.round = position.round.unwrap_or(1);
    let rule = if game.kind == Kind::Basic { "FF-10" } else { "FF-15" };
    let last = game.kind.rounds();
    if !(1..=last).contains(&game.round) {
        let why = Sentence::new("refuse-position-round").number("last", last);
        return Err(Refusal::new(rule, why));
    }
    game.roll = position.roll.unwrap_or(game.roll);
    if game.roll.combination().is_none() {
        return Err(refuse("FF-4", "refuse-roll-alike"));
    }
    let is_last = game.round == last;
    match position.phase {
        Phase::Crossing if game.kind == Kind::Basic || is_last => {
            return Err(refuse("FF-13", "refuse-position-crossing"));
        }
        Phase::Pause if is_last => return Err(refuse("FF-18", "refuse-position-pause")),
        Phase::Over if !is_last && game.kind != Kind::Puzzle => {
            return Err(refuse(rule, "refuse-position-over"));
        }
        _ => {}
    }
    game.since = position.since;
    game.last.clone_from(&position.last);
    let last_fits = position
        .last
        .as_ref()
        .is_none_or(|last| last.boards.len() == game.boards.len() && (1..=game.round).contains(&last.round));
    if last_fits { Ok(()) } else { Err(refuse("FF-17", "refuse-position-last")) }
}

/// Whom the game waits for, the timer, and until when.
fn restore_active(position: &Position, game: &mut FindFive) -> Result<(), Refusal> {
    let all = Seats::all(seats(game));
    let known = |seat: Seat| all.contains(seat);
    let active = position.active.unwrap_or_else(|| default_active(position, game));
    if !active.iter().all(known) || !position.timer.is_none_or(known) {
        return Err(refuse("FF-3", "refuse-position-seat"));
    }
    if game.kind == Kind::Solo && (position.timer.is_some() || position.due.is_some()) {
        return Err(refuse("FF-16", "refuse-position-clock"));
    }
    let contradicts_timer = match position.timer {
        Some(seat) => active.contains(seat),
        None => active != all,
    };
    if position.phase == Phase::Drawing && contradicts_timer {
        return Err(refuse("FF-7", "refuse-position-timer"));
    }
    if active.is_empty() != (position.phase == Phase::Over) {
        return Err(refuse("FF-18", "refuse-position-active"));
    }
    (game.active, game.timer) = (active, position.timer);
    let timed = game.kind != Kind::Solo && position.phase != Phase::Over;
    if !timed && position.due.is_some() {
        return Err(refuse("FF-7", "refuse-position-due"));
    }
    let unlimited = position.phase == Phase::Drawing
        && position.timer.is_none()
        && position.options.limit_millis().is_none();
    if unlimited && position.due.is_some() {
        return Err(refuse("FF-7", "refuse-position-unlimited"));
    }
    game.due = position.due.or_else(|| default_due(position).filter(|_| timed));
    Ok(())
}

/// Everybody the game can wait for.
fn default_active(position: &Position, game: &FindFive) -> Seats {
    let all = Seats::all(seats(game));
    match position.phase {
        Phase::Drawing => all.iter().filter(|seat| position.timer != Some(*seat)).collect(),
        Phase::Crossing => {
            let crosses = |seat: &Seat| used_shapes(&game.players[seat.index()]) < game.round as usize;
            all.iter().filter(crosses).collect()
        }
        Phase::Pause => all,
        Phase::Over => Seats::NONE,
    }
}

/// The latest end of the phase, if it has one.
fn default_due(position: &Position) -> Option<Moment> {
    Some(position.since + phase_length(position.phase, position.timer, &position.options)?)
}

fn restore_marks(position: &Position, game: &mut FindFive) -> Result<(), Refusal> {
    let max_marks = if game.kind == Kind::Basic { MAX_MARKS } else { 1 };
    for (seat, marks) in position.marks.iter().enumerate() {
        if !marks.is_empty() && position.phase != Phase::Drawing {
            return Err(refuse("FF-10", "refuse-position-wiped"));
        }
        let mut different = marks.clone();
        table::order::sort(&mut different);
        different.dedup();
        let drawable = marks.iter().all(|mark| (1..=MAX_OUTLINE_SQUARES).contains(&mark.len()));
        if !drawable || different.len() != marks.len() {
            return Err(refuse("FF-6", "refuse-position-marks"));
        }
        if marks.len() > max_marks {
            let rule = if max_marks == 1 { "FF-12" } else { "FF-6" };
            return Err(refuse(rule, "refuse-position-too-many-marks"));
        }
        game.marks[seat] = marks.iter().copied().collect();
    }
    Ok(())
}

fn restore_outcome(position: &Position, game: &mut FindFive) -> Result<(), Refusal> {
    game.outcome = None;
    if position.phase != Phase::Over {
        return Ok(());
    }
    let nobody_found = game.players.iter().all(|player| used_shapes(player) < game.round as usize);
    if game.round < game.kind.rounds() && !nobody_found {
        return Err(refuse("FF-15", "refuse-position-over"));
    }
    game.outcome = Some(Arc::new(ranking(game.kind, &game.players)));
    Ok(())
}
