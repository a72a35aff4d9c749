//! What an audience sees of one event.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use table::{Audience, KeyMoment, Moment, Outcome, Seat, Seats, TimedSight};

use crate::board::Board;
use crate::event::Event;
use crate::placement::shape_of;
use crate::result::RoundResult;
use crate::roll::Roll;
use crate::shape::Shape;
use crate::squares::Squares;

/// What is seen of an event.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "find-five.ts"))]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum Sight {
    /// The boards were handed out.
    Boards {
        /// By seat.
        boards: Vec<Board>,
    },
    /// A round began.
    Rolled {
        /// Which.
        round: u8,
        /// The rolls before it, with three or more alike.
        again: Vec<Roll>,
        /// The roll that counts.
        roll: Roll,
        /// When the round is stopped at the latest.
        due: Option<Moment>,
    },
    /// A player outlined squares: for those who see that board.
    Marked {
        /// Who.
        seat: Seat,
        /// Which.
        squares: Squares,
        /// The shape they make, if any.
        shape: Option<Shape>,
    },
    /// A player erased an outline: for those who see that board.
    Erased {
        /// Who.
        seat: Seat,
        /// Which.
        squares: Squares,
    },
    /// A player turned the timer.
    Timer {
        /// Who.
        seat: Seat,
        /// When it has run out.
        due: Moment,
    },
    /// A player put the pen down.
    Done {
        /// Who.
        seat: Seat,
    },
    /// Stop: all boards with what counts.
    Stopped(#[cfg_attr(feature = "ts", ts(as = "RoundResult"))] Arc<RoundResult>),
    /// Those who found nothing must cross out a shape.
    Crossing {
        /// Who.
        #[cfg_attr(feature = "ts", ts(as = "Vec<Seat>"))]
        seats: Seats,
        /// How long they have.
        due: Option<Moment>,
    },
    /// A shape was crossed out.
    Crossed {
        /// By whom, or for whom.
        seat: Seat,
        /// The shape.
        shape: Shape,
        /// The squares cross-hatched with it.
        squares: Option<Squares>,
        /// Whether the player chose it.
        chosen: bool,
    },
    /// All boards are shown.
    Paused {
        /// When the next round begins at the latest.
        due: Option<Moment>,
    },
    /// A player is ready for the next round.
    Ready {
        /// Who.
        seat: Seat,
    },
    /// The game is over.
    Ended {
        /// How.
        outcome: Outcome,
    },
}

/// What that audience sees of an event: nothing of the drawing of others. All of it lasts: my own marks are mine
/// to keep, and those of the others are shown at Stop.
pub(crate) fn sight(event: &Event, audience: Audience) -> Option<TimedSight<Sight>> {
    let sight = match event {
        Event::Boards { boards, .. } => Sight::Boards { boards: boards.clone() },
        Event::Rolled { round, again, roll, due, .. } => {
            Sight::Rolled { round: *round, again: again.clone(), roll: *roll, due: *due }
        }
        Event::Marked { seat, squares } if audience.sees(*seat) => {
            Sight::Marked { seat: *seat, squares: *squares, shape: shape_of(*squares) }
        }
        Event::Erased { seat, squares } if audience.sees(*seat) => {
            Sight::Erased { seat: *seat, squares: *squares }
        }
        Event::Marked { .. } | Event::Erased { .. } => return None,
        Event::Timer { seat, due } => Sight::Timer { seat: *seat, due: *due },
        Event::Done { seat } => Sight::Done { seat: *seat },
        Event::Stopped(result) => Sight::Stopped(Arc::clone(result)),
        Event::Crossing { seats, due } => Sight::Crossing { seats: *seats, due: *due },
        Event::Crossed { seat, shape, squares, chosen } => {
            Sight::Crossed { seat: *seat, shape: *shape, squares: *squares, chosen: *chosen }
        }
        Event::Paused { due } => Sight::Paused { due: *due },
        Event::Ready { seat } => Sight::Ready { seat: *seat },
        Event::Ended { outcome } => Sight::Ended { outcome: outcome.clone() },
    };
    Some(TimedSight::Lasting(sight))
}

/// The seats whose turn begins or goes on with it. Drawing is not seen, so a turn clock gives its time for the whole
/// round.
pub(crate) fn turn_steps(sight: &Sight) -> Seats {
    match sight {
        Sight::Rolled { .. } | Sight::Paused { .. } => Seats::all(Seat::MOST),
        Sight::Crossing { seats, .. } => *seats,
        Sight::Timer { seat, .. }
        | Sight::Done { seat }
        | Sight::Crossed { seat, .. }
        | Sight::Ready { seat } => Seats::one(*seat),
        Sight::Boards { .. }
        | Sight::Marked { .. }
        | Sight::Erased { .. }
        | Sight::Stopped(_)
        | Sight::Ended { .. } => Seats::NONE,
    }
}

/// What people look for when they look back.
pub(crate) fn key_moment(sight: &Sight) -> Option<KeyMoment> {
    match sight {
        Sight::Rolled { .. } => Some(KeyMoment::Round),
        Sight::Timer { .. } => Some(KeyMoment::Call),
        Sight::Stopped(_) => Some(KeyMoment::Stop),
        Sight::Ended { .. } => Some(KeyMoment::End),
        _ => None,
    }
}
