//! Whether there can be such a position.

use std::sync::Arc;

use table::{Cause, Dice, Emitter, Game, Moment, Refusal, Seat, Seats, Sentence};

use super::Position;
use crate::action::MOST_SQUARES;
use crate::decide::PAUSE;
use crate::outcome::ranking;
use crate::placement::shape_of;
use crate::refusals::refuse;
use crate::shape::Shapes;
use crate::squares::Squares;
use crate::state::{FindFive, Kind, MOST_MARKS, MOST_SEATS, Phase, Player};

/// The most points of a round: 4 + 4 + 4 + 3 + 3 and the timer's; in round 5 the FIVES count double.
const MOST_POINTS: (u8, u8) = (19, 37);

impl Position {
    /// The state of this position, refused by the rule it breaks.
    pub fn restore(&self, dice: &Dice) -> Result<FindFive, Refusal> {
        let seats = self.seat_count()?;
        self.options.check(seats)?;
        // Boards and dice that are not given are as at the start of such a table.
        let mut game = FindFive::set_up(&self.options, seats);
        if self.boards.is_empty() || self.roll.is_none() {
            game.decide(Cause::Start, self.since, dice, &mut Emitter::new());
        }
        self.judge_boards(&mut game)?;
        self.judge_round(&mut game)?;
        self.judge_players(&mut game)?;
        self.judge_active(&mut game)?;
        self.judge_marks(&mut game)?;
        self.judge_end(&mut game)?;
        Ok(game)
    }

    fn seat_count(&self) -> Result<u8, Refusal> {
        let named = self.boards.len().max(self.marks.len()).max(self.players.len()).max(1);
        let seats = self.seats.map_or(named, usize::from);
        if !(1..=MOST_SEATS).contains(&seats) || named > seats {
            let why = Sentence::new("refuse-position-seats").number("count", seats.max(named) as i32);
            return Err(Refusal::new("FF-3", why));
        }
        Ok(seats as u8)
    }

    fn judge_boards(&self, game: &mut FindFive) -> Result<(), Refusal> {
        if self.boards.iter().any(|board| !board.symbols().are_complete()) {
            return Err(refuse("FF-1", "refuse-position-symbols"));
        }
        let seats = game.boards.len();
        match self.boards.len() {
            0 => {}
            1 => game.boards = std::iter::repeat_n(&self.boards[0], seats).cloned().collect(),
            count if count == seats => game.boards = self.boards.iter().cloned().collect(),
            _ => return Err(refuse("FF-1", "refuse-position-boards")),
        }
        Ok(())
    }

    fn judge_round(&self, game: &mut FindFive) -> Result<(), Refusal> {
        game.phase = self.phase;
        game.round = self.round.unwrap_or(1);
        let rule = if game.kind == Kind::Basic { "FF-10" } else { "FF-15" };
        let last = game.kind.rounds();
        if !(1..=last).contains(&game.round) {
            let why = Sentence::new("refuse-position-round").number("last", last);
            return Err(Refusal::new(rule, why));
        }
        game.roll = self.roll.unwrap_or(game.roll);
        if game.roll.kind().is_none() {
            return Err(refuse("FF-4", "refuse-roll-alike"));
        }
        let ends = game.round == last;
        let puzzle = game.kind != Kind::Basic;
        match self.phase {
            Phase::Crossing if !puzzle || ends => return Err(refuse("FF-13", "refuse-position-crossing")),
            Phase::Pause if ends => return Err(refuse("FF-18", "refuse-position-pause")),
            Phase::Over if !ends && game.kind != Kind::Puzzle => {
                return Err(refuse(rule, "refuse-position-over"));
            }
            _ => {}
        }
        game.since = self.since;
        game.last.clone_from(&self.last);
        let shown = self.last.as_ref().is_none_or(|last| {
            last.boards.len() == game.boards.len() && (1..=game.round).contains(&last.round)
        });
        if !shown {
            return Err(refuse("FF-17", "refuse-position-last"));
        }
        Ok(())
    }

    /// Whom the game waits for, the timer, and until when.
    fn judge_active(&self, game: &mut FindFive) -> Result<(), Refusal> {
        let all = Seats::all(game.seat_count());
        let known = |seat: Seat| all.contains(seat);
        let active = self.active.unwrap_or_else(|| self.awaited(game));
        if !active.iter().all(known) || !self.timer.is_none_or(known) {
            return Err(refuse("FF-3", "refuse-position-seat"));
        }
        if game.kind == Kind::Solo && (self.timer.is_some() || self.due.is_some()) {
            return Err(refuse("FF-16", "refuse-position-clock"));
        }
        let stopped = match self.timer {
            Some(seat) => active.contains(seat),
            None => active != all,
        };
        if self.phase == Phase::Drawing && stopped {
            return Err(refuse("FF-7", "refuse-position-timer"));
        }
        if active.is_empty() != (self.phase == Phase::Over) {
            return Err(refuse("FF-18", "refuse-position-active"));
        }
        (game.active, game.timer) = (active, self.timer);
        let timed = game.kind != Kind::Solo && self.phase != Phase::Over;
        if !timed && self.due.is_some() {
            return Err(refuse("FF-7", "refuse-position-due"));
        }
        game.due = timed.then(|| self.due.unwrap_or_else(|| self.latest(game)));
        Ok(())
    }

    /// Everybody who can be waited for.
    fn awaited(&self, game: &FindFive) -> Seats {
        let all = Seats::all(game.seat_count());
        match self.phase {
            Phase::Drawing => all.iter().filter(|seat| self.timer != Some(*seat)).collect(),
            Phase::Crossing => {
                let missing = |seat: &Seat| used(&game.players[seat.index()]) < game.round as usize;
                all.iter().filter(missing).collect()
            }
            Phase::Pause => all,
            Phase::Over => Seats::NONE,
        }
    }

    fn latest(&self, game: &FindFive) -> Moment {
        let timer = self.options.timer.millis();
        self.since
            + match (self.phase, game.timer) {
                (Phase::Drawing, None) => self.options.limit_millis(),
                (Phase::Drawing, Some(_)) | (Phase::Crossing, _) => timer,
                (Phase::Pause | Phase::Over, _) => PAUSE,
            }
    }

    fn judge_marks(&self, game: &mut FindFive) -> Result<(), Refusal> {
        let most = if game.kind == Kind::Basic { MOST_MARKS } else { 1 };
        for (seat, marks) in self.marks.iter().enumerate() {
            if !marks.is_empty() && self.phase != Phase::Drawing {
                return Err(refuse("FF-10", "refuse-position-wiped"));
            }
            let mut seen = marks.clone();
            seen.sort_unstable();
            seen.dedup();
            let sound = marks.iter().all(|mark| (1..=MOST_SQUARES).contains(&mark.len()));
            if !sound || seen.len() != marks.len() {
                return Err(refuse("FF-6", "refuse-position-marks"));
            }
            if marks.len() > most {
                let rule = if most == 1 { "FF-12" } else { "FF-6" };
                return Err(refuse(rule, "refuse-position-too-many-marks"));
            }
            game.marks[seat] = marks.iter().copied().collect();
        }
        Ok(())
    }

    fn judge_players(&self, game: &mut FindFive) -> Result<(), Refusal> {
        let played = game.round as usize - usize::from(self.phase == Phase::Drawing);
        let mut players = self.players.clone();
        players.resize(game.boards.len(), Player::default());
        for (seat, player) in players.iter_mut().enumerate() {
            judge_shapes(game.kind, player)?;
            if player.points.is_empty() {
                player.points = points_of(player, played);
            }
            judge_points(game.kind, player, played)?;
            // In the puzzle a shape is used up every round; who must still cross one out lacks it.
            let crosses = self.active.is_none_or(|active| active.contains(Seat(seat as u8)));
            let (least, most) = match self.phase {
                Phase::Crossing if crosses => (played - 1, played - usize::from(self.active.is_some())),
                Phase::Over => (played - 1, played),
                _ => (played, played),
            };
            if game.kind != Kind::Basic && !(least..=most).contains(&used(player)) {
                let why = Sentence::new("refuse-position-shapes").number("rounds", played as i32);
                return Err(Refusal::new("FF-13", why));
            }
        }
        let timers: usize = players.iter().map(|player| usize::from(player.timers)).sum();
        if timers > if game.kind == Kind::Solo { 0 } else { played } {
            return Err(refuse("FF-14", "refuse-position-timers"));
        }
        game.players = Arc::new(players);
        Ok(())
    }

    fn judge_end(&self, game: &mut FindFive) -> Result<(), Refusal> {
        game.outcome = None;
        if self.phase != Phase::Over {
            return Ok(());
        }
        let nobody = game.players.iter().all(|player| used(player) < game.round as usize);
        if game.round < game.kind.rounds() && !nobody {
            return Err(refuse("FF-15", "refuse-position-over"));
        }
        game.outcome = Some(Arc::new(ranking(game.kind, &game.players)));
        Ok(())
    }
}

/// How many shapes are used up.
fn used(player: &Player) -> usize {
    player.circled.len() + player.crossed.len()
}

/// Shapes are used once, on squares that are used once (FF-12, FF-13).
fn judge_shapes(kind: Kind, player: &Player) -> Result<(), Refusal> {
    if kind == Kind::Basic && used(player) > 0 {
        return Err(refuse("FF-12", "refuse-position-circled"));
    }
    let circled = player.circled.iter().map(|five| (five.shape, Some(five.squares)));
    let crossed = player.crossed.iter().map(|crossed| (crossed.shape, crossed.squares));
    let (mut shapes, mut squares) = (Shapes::NONE, Squares::NONE);
    for (shape, at) in circled.chain(crossed) {
        let at = at.unwrap_or_default();
        if shapes.contains(shape) || squares.touches(at) {
            return Err(refuse("FF-12", "refuse-position-used"));
        }
        if !at.is_empty() && shape_of(at) != Some(shape) {
            return Err(Refusal::new("FF-2", Sentence::new("refuse-not-that-shape").text("shape", shape)));
        }
        shapes.insert(shape);
        squares |= at;
    }
    if player.circled.iter().any(|five| five.squares.is_empty()) {
        return Err(refuse("FF-13", "refuse-empty-outline"));
    }
    Ok(())
}

/// Points by round that fit what is circled, if nobody says which round gave what.
fn points_of(player: &Player, rounds: usize) -> Vec<u8> {
    let values = player.circled.iter().map(|five| five.shape.value()).chain(std::iter::repeat(0));
    let timer = |round: usize| u8::from(round < player.timers.into());
    values.take(rounds).enumerate().map(|(round, value)| value + timer(round)).collect()
}

fn judge_points(kind: Kind, player: &Player, rounds: usize) -> Result<(), Refusal> {
    let puzzle = kind != Kind::Basic;
    let most = |round: usize| match round {
        _ if puzzle => 5,
        4 => MOST_POINTS.1,
        _ => MOST_POINTS.0,
    };
    let possible = player.points.iter().enumerate().all(|(round, points)| *points <= most(round));
    if player.points.len() != rounds || !possible {
        let why = Sentence::new("refuse-position-points").number("rounds", rounds as i32);
        return Err(Refusal::new("FF-8", why));
    }
    let values = player.circled.iter().map(|five| u16::from(five.shape.value())).sum::<u16>();
    if puzzle && player.total() != values + u16::from(player.timers) {
        return Err(refuse("FF-15", "refuse-position-sum"));
    }
    Ok(())
}
