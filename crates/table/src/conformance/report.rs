//! What a run of the suite did, and whether it proves anything.

use std::fmt;

use super::Subject;
use super::failure::{Broken, Check};

/// How often each kind of check must have been made for a run to prove anything.
pub const MIN_EVIDENCE: u64 = 100;

/// What was played and checked.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Games played to their end.
    pub games: u64,
    /// Actions and deadlines decided in them.
    pub decisions: u64,
    /// Decisions of the longest game.
    pub max_decisions: u64,
    /// Arbitrary actions that were permitted.
    pub permitted: u64,
    /// Arbitrary actions that were refused.
    pub refused: u64,
    /// Positions given to the subject to scramble.
    pub scrambles: u64,
    /// Those of them that came back changed.
    pub scrambled: u64,
    /// Decisions made both in a state and in its scrambled copy, and compared as one audience sees them.
    pub compared: u64,
    /// States resampled from what a seat knows.
    pub resampled: u64,
    /// Offered actions that were explained.
    pub advised: u64,
    /// States in which something was dealt anew that no seat knew.
    pub dealt_anew: u64,
}

impl Report {
    pub(super) fn add(&mut self, other: &Report) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.max_decisions = self.max_decisions.max(other.max_decisions);
        self.permitted += other.permitted;
        self.refused += other.refused;
        self.scrambles += other.scrambles;
        self.scrambled += other.scrambled;
        self.compared += other.compared;
        self.resampled += other.resampled;
        self.advised += other.advised;
        self.dealt_anew += other.dealt_anew;
    }

    /// A subject that hides nothing or tries nothing passes every check and proves nothing.
    pub(super) fn is_evidence<S: Subject>(&self) -> Result<(), Broken> {
        let counts = [
            ("actions of `any_action` were permitted", self.permitted, true),
            ("actions of `any_action` were refused", self.refused, true),
            ("positions were changed by `scramble`", self.scrambled, S::HIDES),
            ("decisions were compared with those in a scrambled state", self.compared, S::HIDES),
            ("offered actions were explained by `advise`", self.advised, S::ADVISES),
            ("states were drawn by `resample`", self.resampled, S::SEARCHABLE),
            ("states were changed by `deal_anew`", self.dealt_anew, S::UNKNOWN_TO_ALL),
        ];
        for (what, count, needed) in counts {
            Check::Subject.holds(!needed || count >= MIN_EVIDENCE, || {
                format!("only {count} {what}; at least {MIN_EVIDENCE} are needed ({self})")
            })?;
        }
        Ok(())
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report { games, decisions, max_decisions, permitted, refused, .. } = self;
        write!(f, "{games} games, {decisions} decisions (at most {max_decisions}); arbitrary actions: ")?;
        write!(f, "{permitted} permitted, {refused} refused; ")?;
        write!(f, "{} of {} positions scrambled, ", self.scrambled, self.scrambles)?;
        write!(f, "{} decisions compared; {} states resampled; ", self.compared, self.resampled)?;
        write!(f, "{} actions explained; {} states dealt anew", self.advised, self.dealt_anew)
    }
}
