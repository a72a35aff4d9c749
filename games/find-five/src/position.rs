//! The whole state in a form that a person can write by hand.

pub mod judge;

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use table::{Moment, Seat, Seats};

use crate::board::Board;
use crate::options::Options;
use crate::result::RoundResult;
use crate::roll::Roll;
use crate::squares::Squares;
use crate::state::{FindFive, Phase, Player};

/// A position. Nothing is needed: what is left out follows from the rest, from the rules or from chance.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Position {
    /// House rules.
    pub options: Options,
    /// How many play; as many as there are boards, marks or players if it is not given.
    pub seats: Option<u8>,
    /// The boards by seat, or one for all; if none is given, they are handed out as the options say.
    pub boards: Vec<Board>,
    /// What is going on.
    pub phase: Phase,
    /// The round; the first if it is not given.
    pub round: Option<u8>,
    /// What the dice show; they are rolled if it is not given.
    pub roll: Option<Roll>,
    /// Whom the game waits for; everybody who can be waited for if it is not given.
    pub active: Option<Seats>,
    /// Who turned the timer.
    pub timer: Option<Seat>,
    /// When the round began.
    pub since: Moment,
    /// When the phase ends by itself; as late as the rules allow if it is not given.
    pub due: Option<Moment>,
    /// What each seat has outlined in this round.
    pub marks: Vec<Vec<Squares>>,
    /// What is written down of each seat.
    pub players: Vec<Player>,
    /// How the last round ended, to be shown.
    pub last: Option<Arc<RoundResult>>,
}

impl FindFive {
    /// The state as a position.
    pub fn written(&self) -> Position {
        Position {
            options: self.options,
            seats: Some(self.seat_count()),
            boards: self.boards.to_vec(),
            phase: self.phase,
            round: Some(self.round),
            roll: Some(self.roll),
            active: Some(self.active),
            timer: self.timer,
            since: self.since,
            due: self.due,
            marks: self.marks.iter().map(|marks| marks.to_vec()).collect(),
            players: self.players.to_vec(),
            last: self.last.clone(),
        }
    }
}
