//! The score sheets of a position.

use std::sync::Arc;

use table::{Refusal, Seat, Sentence, refuse};

use crate::placement::shape_of;
use crate::position::Position;
use crate::shape::Shapes;
use crate::squares::Squares;
use crate::state::{FindFive, Kind, Phase, Player};

/// The most points of a round: 4 + 4 + 4 + 3 + 3 and the timer's.
const MAX_POINTS: u8 = 19;
/// In round 5, where FIVES count double.
const MAX_POINTS_DOUBLED: u8 = 37;
/// In the puzzle: one FIVE and the timer.
const MAX_POINTS_PUZZLE: u8 = 5;

/// Restores what each player has reached so far.
pub(super) fn restore_players(position: &Position, game: &mut FindFive) -> Result<(), Refusal> {
    let played = game.round as usize - usize::from(position.phase == Phase::Drawing);
    let mut players = position.players.clone();
    players.resize(game.boards.len(), Player::default());
    for (seat, player) in players.iter_mut().enumerate() {
        check_shapes(game.kind, player)?;
        if player.points.is_empty() {
            player.points = default_points(player, played);
        }
        check_points(game.kind, player, played)?;
        // In the puzzle a shape is used up every round; whoever must still cross one out lacks it.
        let crosses = position.active.is_none_or(|active| active.contains(Seat(seat as u8)));
        let (min, max) = match position.phase {
            Phase::Crossing if crosses => (played - 1, played - usize::from(position.active.is_some())),
            Phase::Over => (played - 1, played),
            _ => (played, played),
        };
        if game.kind != Kind::Basic && !(min..=max).contains(&used_shapes(player)) {
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

/// How many shapes are used up.
pub(super) fn used_shapes(player: &Player) -> usize {
    player.circled.len() + player.crossed.len()
}

/// Shapes are used once, on squares that are used once (FF-12, FF-13).
fn check_shapes(kind: Kind, player: &Player) -> Result<(), Refusal> {
    if kind == Kind::Basic && used_shapes(player) > 0 {
        return Err(refuse("FF-12", "refuse-position-circled"));
    }
    let circled = player.circled.iter().map(|five| (five.shape, Some(five.squares)));
    let crossed = player.crossed.iter().map(|crossed| (crossed.shape, crossed.squares));
    let (mut shapes, mut squares) = (Shapes::NONE, Squares::NONE);
    for (shape, at) in circled.chain(crossed) {
        let at = at.unwrap_or_default();
        if shapes.contains(shape) || squares.overlaps(at) {
            return Err(refuse("FF-12", "refuse-position-used"));
        }
        if !at.is_empty() && shape_of(at) != Some(shape) {
            return Err(Refusal::new("FF-2", Sentence::new("refuse-not-that-shape").piece("shape", shape)));
        }
        shapes.insert(shape);
        squares |= at;
    }
    if player.circled.iter().any(|five| five.squares.is_empty()) {
        return Err(refuse("FF-13", "refuse-empty-outline"));
    }
    Ok(())
}

/// Points by round that fit the FIVES circled and the timers turned.
fn default_points(player: &Player, rounds: usize) -> Vec<u8> {
    let values = player.circled.iter().map(|five| five.shape.value()).chain(std::iter::repeat(0));
    let timer = |round: usize| u8::from(round < player.timers.into());
    values.take(rounds).enumerate().map(|(round, value)| value + timer(round)).collect()
}

fn check_points(kind: Kind, player: &Player, rounds: usize) -> Result<(), Refusal> {
    let puzzle = kind != Kind::Basic;
    let max = |round: usize| match round {
        _ if puzzle => MAX_POINTS_PUZZLE,
        4 => MAX_POINTS_DOUBLED,
        _ => MAX_POINTS,
    };
    let possible = player.points.iter().enumerate().all(|(round, points)| *points <= max(round));
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
