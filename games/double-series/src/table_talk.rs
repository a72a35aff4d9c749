//! Table talk: an accusation, the vote on it, and the cards given up for it (DS-11, DS-18 to DS-20).

use serde::{Deserialize, Serialize};
use table::{Moment, Seat, Seats};

use crate::markers::Team;

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
    /// The votes of all but the accuser.
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
        /// Who has abstained.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(as = "Vec<Seat>"))]
        abstain: Seats,
    },
    /// A card from each player of the accused team who has more than one.
    GivingUp {
        /// Who has not given one up yet.
        #[cfg_attr(feature = "ts", ts(as = "Vec<Seat>"))]
        owing: Seats,
    },
}

/// Why an accusation took effect or failed (DS-11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "double-series.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Ruling {
    /// The accused admits it.
    Admitted,
    /// More agree than not, not only the accuser's team.
    Majority,
    /// It failed: no more agree than not.
    NoMajority,
    /// It failed: nobody outside the accuser's team agrees.
    OneSided,
}

impl Ruling {
    /// Whether the accusation takes effect.
    pub const fn is_guilty(self) -> bool {
        matches!(self, Ruling::Admitted | Ruling::Majority)
    }
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
    /// Whether it took effect.
    pub guilty: bool,
    /// Who wrote the message.
    #[serde(default)]
    pub accused: Option<Seat>,
    /// Why it took effect or failed; not known of games by older rules.
    #[serde(default)]
    pub why: Option<Ruling>,
    /// Who has not had a turn since the team had to pay: until nobody is left it does not pay again.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Vec<Seat>"))]
    pub round: Seats,
}

impl Trial {
    /// The seats it waits for.
    pub const fn awaited(&self) -> Seats {
        match self.stage {
            Stage::Voting { waiting, .. } => waiting,
            Stage::GivingUp { owing } => owing,
        }
    }

    /// How the votes decide: abstentions do not count, nor do those who have not voted, and nobody is convicted by
    /// the accuser's team alone (DS-11).
    pub(crate) fn ruling(&self, team_of: impl Fn(Seat) -> Team) -> Option<Ruling> {
        let Stage::Voting { agree, disagree, .. } = self.stage else { return None };
        let outside = |seat: Seat| team_of(seat) != team_of(self.accuser);
        Some(if agree.contains(self.accused) {
            Ruling::Admitted
        } else if agree.len() <= disagree.len() {
            Ruling::NoMajority
        } else if agree.iter().any(outside) {
            Ruling::Majority
        } else {
            Ruling::OneSided
        })
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
