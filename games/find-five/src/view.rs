//! What an audience may know.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use table::{Audience, Moment, Outcome, Seat, Seats};

use crate::board::Board;
use crate::options::Options;
use crate::placement::{Placement, shape_of};
use crate::result::{Judged, RoundResult};
use crate::roll::Roll;
use crate::scoring::{judge, judge_draft};
use crate::shape::Shapes;
use crate::solver::MAX_FIVES;
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
    /// What everybody has outlined in this round, by seat: only for a reviewer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Vec<Squares>>>"))]
    pub all_marks: Option<Vec<Marks>>,
    /// The boards by seat.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Board>"))]
    pub boards: Arc<[Board]>,
    /// The score sheet of each player.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Player>"))]
    pub players: Arc<Vec<Player>>,
    /// How the last round ended: everybody's outlines with what each counts.
    #[cfg_attr(feature = "ts", ts(as = "Option<RoundResult>"))]
    pub last: Option<Arc<RoundResult>>,
    /// How the game ended.
    #[cfg_attr(feature = "ts", ts(as = "Option<Outcome>"))]
    pub outcome: Option<Arc<Outcome>>,
}

/// What that audience may know now.
pub(crate) fn view(game: &FindFive, audience: Audience) -> View {
    let me = audience.seat();
    View {
        me,
        options: game.options,
        kind: game.kind,
        phase: game.phase,
        round: game.round,
        roll: game.roll,
        active: game.active,
        timer: game.timer,
        since: game.since,
        due: game.due,
        marks: me.and_then(|me| game.marks.get(me.index())).cloned().unwrap_or_default(),
        all_marks: (audience == Audience::Reviewer).then(|| game.marks.iter().cloned().collect()),
        boards: Arc::clone(&game.boards),
        players: Arc::clone(&game.players),
        last: game.last.clone(),
        outcome: game.outcome.clone(),
    }
}

impl View {
    /// My board and my score sheet, if I play.
    pub fn mine(&self) -> Option<(&Board, &Player)> {
        let me = self.me?.index();
        Some((self.boards.get(me)?, self.players.get(me)?))
    }

    /// Whether the game waits for me.
    pub fn awaits_me(&self) -> bool {
        self.me.is_some_and(|me| self.active.contains(me))
    }

    /// The shapes and squares that my FIVES of this round may use: in the puzzle those not used yet.
    pub fn available(&self) -> (Shapes, Squares) {
        match self.mine() {
            Some((_, player)) if self.kind != Kind::Basic => {
                (player.available_shapes(), player.free_squares())
            }
            _ => (Shapes::ALL, Squares::ALL),
        }
    }

    /// The FIVES on my board that would count beside those already drawn, the most valuable first.
    pub fn remaining_fives(&self) -> impl Iterator<Item = &'static Placement> {
        let max_fives = if self.kind == Kind::Basic { MAX_FIVES } else { 1 };
        let mine = self.mine().filter(|_| self.marks.len() < max_fives);
        let (available, free) = self.available();
        let free = free & !self.marks.iter().fold(Squares::NONE, |all, mark| all | *mark);
        let drawn: Shapes = self.marks.iter().filter_map(|mark| shape_of(*mark)).collect();
        mine.into_iter().flat_map(|(board, _)| board.fives(self.roll)).filter(move |placed| {
            placed.squares.is_subset(free)
                && available.contains(placed.shape)
                && !drawn.contains(placed.shape)
        })
    }

    /// My outlines of this round with what each counts; in the basic game without the doubling of the last round.
    pub fn judged_marks(&self) -> Vec<Judged> {
        let Some((board, _)) = self.mine() else { return Vec::new() };
        if self.kind == Kind::Basic {
            return judge(board, self.roll, &self.marks, 1).to_vec();
        }
        let (available, free) = self.available();
        self.marks.iter().map(|mark| judge_draft(board, self.roll, *mark, available, free)).collect()
    }
}
