//! Table talk: an accusation, the vote on it, and the cards given up for it (DS-11, DS-18, DS-19).

use serde::{Deserialize, Serialize};
use table::{Moment, Seat, Seats};

/// A player whose accusations have failed this often may make no more (DS-19).
pub const MAX_FAILED_ACCUSATIONS: usize = 3;

/// A vote on an accusation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "double-series.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Vote {
    /// It was a sign.
    Agree,
    /// It was not.
    Disagree,
    /// Not counted either way.
    Abstain,
}

impl Vote {
    /// All votes.
    pub const ALL: [Vote; 3] = [Vote::Agree, Vote::Disagree, Vote::Abstain];
}

/// An accusation in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "double-series.ts"))]
#[serde(deny_unknown_fields)]
pub struct Trial {
    /// Who accuses.
    pub accuser: Seat,
    /// Who wrote the message.
    pub accused: Seat,
    /// Its number in the chat.
    pub message: u32,
    /// When the time for the present stage runs out.
    pub until: Moment,
    /// What it waits for.
    pub stage: Stage,
}

/// What an accusation waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "double-series.ts"))]
#[serde(tag = "is", rename_all = "snake_case", deny_unknown_fields)]
pub enum Stage {
    /// The votes of all outside the accused team.
    Voting {
        /// Who has not voted yet.
        #[cfg_attr(feature = "ts", ts(as = "Vec<Seat>"))]
        waiting: Seats,
        /// Who agrees; the accuser does from the start.
        #[cfg_attr(feature = "ts", ts(as = "Vec<Seat>"))]
        agree: Seats,
        /// Who does not.
        #[cfg_attr(feature = "ts", ts(as = "Vec<Seat>"))]
        disagree: Seats,
    },
    /// A card from each player of the accused team.
    GivingUp {
        /// Who has not given one up yet.
        #[cfg_attr(feature = "ts", ts(as = "Vec<Seat>"))]
        owing: Seats,
    },
}

/// An accusation that has been voted on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "double-series.ts"))]
#[serde(deny_unknown_fields)]
pub struct Case {
    /// The message; it cannot be accused again.
    pub message: u32,
    /// Who accused it.
    pub accuser: Seat,
    /// Whether the majority agreed.
    pub guilty: bool,
}

impl Trial {
    /// The seats it waits for.
    pub const fn awaited(&self) -> Seats {
        match self.stage {
            Stage::Voting { waiting, .. } => waiting,
            Stage::GivingUp { owing } => owing,
        }
    }

    /// Who owes a card.
    pub const fn owing(&self) -> Seats {
        match self.stage {
            Stage::Voting { .. } => Seats::NONE,
            Stage::GivingUp { owing } => owing,
        }
    }
}

/// How many accusations of that seat have failed.
pub(crate) fn failed_accusations(cases: &[Case], accuser: Seat) -> usize {
    cases.iter().filter(|case| case.accuser == accuser && !case.guilty).count()
}

/// How many accusations have succeeded.
pub(crate) fn penalties(cases: &[Case]) -> u32 {
    cases.iter().filter(|case| case.guilty).count() as u32
}
