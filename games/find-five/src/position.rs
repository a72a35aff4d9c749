//! The whole state in a form that a person can write by hand.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use table::{Moment, Seat, Seats};

use crate::board::Board;
use crate::options::Options;
use crate::result::RoundResult;
use crate::roll::Roll;
use crate::squares::Squares;
use crate::state::{FindFive, Phase, Player, seats};

/// A position. Every field may be left out: it then follows from the others, from the rules or from chance.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Position {
    /// House rules.
    pub options: Options,
    /// How many play; by default as many as there are boards, marks or players.
    pub seats: Option<u8>,
    /// The boards by seat, or one for all; by default they are handed out as the options say.
    pub boards: Vec<Board>,
    /// What is going on.
    pub phase: Phase,
    /// The round; by default the first.
    pub round: Option<u8>,
    /// What the dice show; by default they are rolled.
    pub roll: Option<Roll>,
    /// Whom the game waits for; by default everybody it can wait for.
    pub active: Option<Seats>,
    /// Who turned the timer.
    pub timer: Option<Seat>,
    /// When the round began.
    pub since: Moment,
    /// When the phase ends by itself; by default as late as the rules allow.
    pub due: Option<Moment>,
    /// What each seat has outlined in this round.
    pub marks: Vec<Vec<Squares>>,
    /// The score sheet of each seat.
    pub players: Vec<Player>,
    /// How the last round ended, to be shown.
    pub last: Option<Arc<RoundResult>>,
}

/// The state as a position.
pub(crate) fn position(game: &FindFive) -> Position {
    Position {
        options: game.options,
        seats: Some(seats(game)),
        boards: game.boards.to_vec(),
        phase: game.phase,
        round: Some(game.round),
        roll: Some(game.roll),
        active: Some(game.active),
        timer: game.timer,
        since: game.since,
        due: game.due,
        marks: game.marks.iter().map(|marks| marks.to_vec()).collect(),
        players: game.players.to_vec(),
        last: game.last.clone(),
    }
}
