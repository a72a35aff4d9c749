//! Replays: a recorded game as sentences.

use table::log::{BadLog, Header, Log};
use table::{Audience, Game, Moment, Outcome, Sentence};

/// A log as sentences.
#[derive(Clone, Debug)]
pub struct Replay {
    /// The first line of the log.
    pub header: Header,
    /// What happened, each with its moment.
    pub told: Vec<(Moment, Sentence)>,
    /// How it ended, if it has.
    pub outcome: Option<Outcome>,
}

impl Replay {
    /// What the log tells that audience. It is read by the rules of today but not judged by them.
    pub(crate) fn of<G: Game>(log: &str, audience: Audience) -> Result<Replay, BadLog> {
        let log = Log::<G>::read(log)?;
        let outcome = log.fold()?.outcome();
        let mut told = Vec::new();
        let mut sentences = Vec::new();
        for record in &log.records {
            for seen in record.events.iter().filter_map(|event| G::sight(event, audience)) {
                G::tell(seen.sight(), &mut sentences);
            }
            told.extend(sentences.drain(..).map(|sentence| (record.at, sentence)));
        }
        Ok(Replay { header: log.header, told, outcome })
    }
}
