//! What an audience may know.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use table::{Audience, Moment, Outcome, Seat, Seats};

use crate::board::Board;
use crate::options::Options;
use crate::result::RoundResult;
use crate::roll::Roll;
use crate::shape::Shapes;
use crate::squares::Squares;
use crate::state::{FindFive, Kind, Marks, Phase, Player};

/// What an audience sees.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "find-five.ts"))]
pub struct View {
    /// Whose view it is; nobody's for a spectator.
    pub me: Option<Seat>,
    /// House rules.
    pub options: Options,
    /// What is played.
    pub kind: Kind,
    /// What is going on.
    pub phase: Phase,
    /// The round, from 1; an action names it.
    pub round: u8,
    /// What the dice show.
    pub roll: Roll,
    /// Whom the game waits for: who still draws, must still cross out, is not ready yet.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Seat>"))]
    pub active: Seats,
    /// Who turned the timer in this round.
    pub timer: Option<Seat>,
    /// When this round began.
    pub since: Moment,
    /// When the present phase ends by itself.
    pub due: Option<Moment>,
    /// What I have outlined in this round. Nobody sees another's marks before Stop (FF-6).
    #[cfg_attr(feature = "ts", ts(as = "Vec<Squares>"))]
    pub marks: Marks,
    /// The boards by seat.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Board>"))]
    pub boards: Arc<[Board]>,
    /// What is written down of each player.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Player>"))]
    pub players: Arc<Vec<Player>>,
    /// How the last round ended: everybody's outlines with what each counts.
    #[cfg_attr(feature = "ts", ts(as = "Option<RoundResult>"))]
    pub last: Option<Arc<RoundResult>>,
    /// How the game ended.
    #[cfg_attr(feature = "ts", ts(as = "Option<Outcome>"))]
    pub outcome: Option<Arc<Outcome>>,
}

impl FindFive {
    /// What that audience may know now.
    pub fn seen_by(&self, audience: Audience) -> View {
        let me = audience.seat();
        View {
            me,
            options: self.options,
            kind: self.kind,
            phase: self.phase,
            round: self.round,
            roll: self.roll,
            active: self.active,
            timer: self.timer,
            since: self.since,
            due: self.due,
            marks: me.and_then(|me| self.marks.get(me.index())).cloned().unwrap_or_default(),
            boards: Arc::clone(&self.boards),
            players: Arc::clone(&self.players),
            last: self.last.clone(),
            outcome: self.outcome.clone(),
        }
    }
}

impl View {
    /// My board and what is written down of me, if I play.
    pub fn mine(&self) -> Option<(&Board, &Player)> {
        let me = self.me?.index();
        Some((self.boards.get(me)?, self.players.get(me)?))
    }

    /// Whether the game waits for me.
    pub fn awaits_me(&self) -> bool {
        self.me.is_some_and(|me| self.active.contains(me))
    }

    /// The shapes and squares that my next FIVE may use: in the puzzle those not used yet.
    pub fn room(&self) -> (Shapes, Squares) {
        match self.mine() {
            Some((_, player)) if self.kind != Kind::Basic => (player.available(), player.free()),
            _ => (Shapes::ALL, Squares::ALL),
        }
    }
}
