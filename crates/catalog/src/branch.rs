//! Playing on from a moment of a finished game.

use serde_json::Value;
use table::log::{BadLog, From};
use table::{Game, Outcome, Recording, table_rules};

/// A moment of a finished game from which it can be played on.
#[derive(Clone, Debug, PartialEq)]
pub struct BranchPoint {
    /// How the log of the new game begins. What is dealt anew is dealt when the new game starts, by its own dice.
    pub from: From,
    /// Which moment it is: how many records had happened. That asked for, or the first that there is.
    pub step: u32,
    /// The round it is in, from 1.
    pub round: u32,
    /// How many rounds the game had in the end.
    pub rounds: u32,
    /// How many play.
    pub seats: u8,
    /// The options that were set.
    pub options: Value,
    /// How the game ended then.
    pub outcome: Outcome,
}

impl BranchPoint {
    /// The moment of that log after so many records. The log is read by the rules of today but not judged by them.
    pub(crate) fn of<G: Game>(log: &str, step: u32, anew: bool) -> Result<BranchPoint, BadLog> {
        let recording = Recording::<G>::read(log)?.finished()?;
        let (from, game) = recording.branch(step as usize, anew)?;
        let outcome = recording.outcome().cloned().ok_or_else(table_rules::unfinished_log)?;
        let options = crate::json::tree(&game.options());
        let step = from.branch.map_or(step, |branch| branch.records);
        let rounds = recording.state(recording.steps())?.rounds();
        Ok(BranchPoint { from, step, round: game.rounds(), rounds, seats: game.seats(), options, outcome })
    }
}
