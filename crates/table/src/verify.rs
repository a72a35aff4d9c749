//! Judges a finished log: whether every record follows by the rules from the one before, and chance from the secret.
//!
//! Each record is decided again, in the state that the records before it are folded into, by the action, the lag and
//! the moment that it names; the events must be the same. So points, melds, placements and the outcome need no checks
//! of their own. A stretch that was played by older rules cannot be decided again: there, chance alone is checked.

mod form;
mod header;
mod judge;

use serde_json::Value;

use crate::log::{BadLog, Header, Log, Seal};
use crate::reading;
use crate::{About, Check, ContributionHash, Game, Receipt, ReceiptStart, Recording, Seat, Setting, Terms};

/// What was found in a log.
#[derive(Clone, Debug, PartialEq)]
pub struct Verification {
    /// Everything that was checked.
    pub checks: Vec<Check>,
    /// What could not be.
    pub limits: Vec<Limit>,
    /// Whether the log tells the game to its end.
    pub over: bool,
    /// How many records were decided again and came out the same.
    pub judged: usize,
    /// How many could not be, because the rules of their day or their actions are not at hand.
    pub unjudged: usize,
    /// The seal of the log, where it has one: who kept the same has the same log.
    pub seal: Option<Seal>,
}

/// What it comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Finding {
    /// Everything is as it must be, from the first shuffle to the end.
    Sound,
    /// What could be checked is right, but not every record could be decided again.
    Partly,
    /// What there is is right, but the end of the game is missing.
    Unfinished,
    /// Something is not as it must be.
    Broken,
}

/// Something that no log can prove, or that this log does not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// So many records were played by older rules, of that version: only their chance was checked.
    OlderRules {
        /// The version of the rules.
        rules: u32,
        /// How many records.
        records: usize,
        /// The first line that today's rules would decide otherwise, as far as that can be told.
        differs: Option<usize>,
    },
    /// So many records do not tell the actions, as in logs of format 1: only their chance was checked.
    NoActions {
        /// How many records.
        records: usize,
    },
    /// So many records go on from a state that today's rules do not know.
    StrangeState {
        /// How many records.
        records: usize,
    },
    /// The log has no seal: names, and what changes no decision, may have been edited.
    NoSeal,
    /// Nothing but the seal speaks for names and for what changes no decision, and who rewrites a log can seal it anew.
    SealAlone,
    /// The log shows nobody bound to a contribution before any was revealed: whoever knew the secret could have tried
    /// seeds.
    NotCommitted,
    /// The game began at a position: how it came about is not in this log.
    Position,
    /// All chance is that of another game, as it was: whoever had seen that knew it beforehand.
    AsItWas,
    /// Times of arrival, the order that follows from them, and the lag that counted are as the server measured them.
    Times,
    /// Which of several actions of the same effect a player chose.
    SameEffect,
    /// Who the people were, and who really moved their pieces; that a bot is a bot.
    People,
    /// The chat: it is not part of the log.
    Chat,
}

impl Verification {
    /// Whether everything that was checked is right.
    pub fn holds(&self) -> bool {
        self.checks.iter().all(|check| check.holds)
    }

    /// What it comes to.
    pub fn finding(&self) -> Finding {
        match (self.holds(), self.over, self.unjudged) {
            (false, ..) => Finding::Broken,
            (true, false, _) => Finding::Unfinished,
            (true, true, 0) => Finding::Sound,
            (true, true, _) => Finding::Partly,
        }
    }
}

impl<G: Game> Log<G> {
    /// Judges the log, which is this text; nothing before the secret is revealed.
    pub fn verify(&self, text: &str) -> Result<Option<Verification>, BadLog> {
        self.reveal.map(|reveal| judge::judge(self, text, &reveal)).transpose()
    }

    /// Holds the beginning of the log against the game whose moment it says it goes on from: the position, what was dealt
    /// anew by this log's own dice, what everybody remembers, and where all is to come as it was, the chance.
    pub fn check_origin(&self, origin: &Log<G>) -> Result<Vec<Check>, BadLog> {
        let from = self.header.from.as_ref();
        let branch = from.and_then(|from| from.branch);
        let same = branch.is_some_and(|branch| Some(branch.log) == origin.seal_of_all());
        let step = branch.map_or(0, |branch| branch.records as usize).min(origin.records.len());
        let recording = Recording::of(origin.clone())?;
        let (mut game, memories) = (recording.state(step)?, recording.memories(step));
        if let Some(reveal) = self.reveal.filter(|_| branch.is_some_and(|branch| branch.anew)) {
            game.deal_anew(&memories, &self.dice(reveal.secret));
        }
        let position = reading::tree(&game.position());
        let there = from
            .is_some_and(|from| Some(&from.position) == position.as_ref() && from.at >= recording.at(step));
        let remembered = from.is_some_and(|from| from.memories.is_empty() || self.memories() == memories);
        let check = |holds, what: &str| Check { what: format!("origin: {what}"), holds };
        let mut checks = vec![
            check(same, "the log that it goes on from"),
            check(there, "the position at that moment"),
            check(remembered, "what everybody remembers"),
        ];
        if let Some(seed) = from.and_then(|from| from.seed) {
            let theirs = origin.reveal.map(|reveal| origin.dice(reveal.secret).seed());
            checks.push(check(theirs == Some(seed), "chance as it was"));
        }
        Ok(checks)
    }
}

/// Who was bound contributed just that, and nobody else did; each seat once, in order.
fn contributions_fit(header: &Header) -> bool {
    let seats: Vec<Seat> = header.contributions.iter().map(|contribution| contribution.seat).collect();
    let in_order =
        seats.is_sorted_by(|one, other| one < other) && seats.iter().all(|seat| seat.0 < header.seats);
    let bound = || {
        header.commits.len() == header.contributions.len()
            && header.commits.iter().zip(&header.contributions).all(|(commit, text)| commit.opened_by(text))
    };
    in_order && (header.commits.is_empty() || bound())
}

/// Holds a player's receipt against the header of a log: every start that the page saw stands there, and the last of
/// them is the game's.
pub fn check_receipt(about: &About, header: &Header, receipt: &Receipt) -> Vec<Check> {
    let mut checks = Vec::new();
    let mut confirm =
        |holds: bool, what: &str| checks.push(Check { what: format!("receipt: {what}"), holds });
    confirm(header.table.as_deref() == Some(&*receipt.table), "the table");
    let Some((last, failed)) = receipt.starts.split_last() else {
        confirm(false, "it tells of no start");
        return checks;
    };
    confirm(
        last.commitment == header.commitment && last.commits == header.commits,
        "the server's commitment and everybody's hashes",
    );
    confirm(own_text_counts(header, last), "your own contribution");
    if let Some(terms) = &last.terms {
        confirm(terms_hold(about, header, terms), "seats, options and who begins");
    }
    let mut logged = header.failed_starts.iter();
    let all_told = failed.iter().all(|start| {
        logged.any(|logged| logged.commitment == start.commitment && logged.commits == start.commits)
    });
    confirm(all_told, "the starts that failed");
    let answered = failed.iter().filter_map(|start| Some((start, start.revealed.as_ref()?)));
    let blamed = answered.into_iter().any(|(start, revealed)| {
        let logged = header.failed_starts.iter().find(|logged| logged.commitment == start.commitment);
        logged.is_some_and(|logged| logged.missing.contains(&revealed.seat))
    });
    confirm(!blamed, "nobody is said to have kept back what your page revealed");
    checks
}

fn own_text_counts(header: &Header, start: &ReceiptStart) -> bool {
    let Some(own) = &start.revealed else { return true };
    let hash = ContributionHash::of(&own.text);
    let bound = start.commits.iter().any(|commit| commit.seat == own.seat && commit.hash == hash);
    bound && header.contributions.contains(own)
}

/// The game was played by as many, with the options and the first player that the page saw before it revealed.
fn terms_hold(about: &About, header: &Header, terms: &Terms) -> bool {
    let option = |setting: &Setting| {
        let played = header.options.get(setting.name).unwrap_or(&Value::Null);
        match terms.options.get(setting.name) {
            Some(seen) => played == seen,
            // Older rules may have had another default.
            None => header.rules < about.rules || *played == setting.choice.preset(),
        }
    };
    terms.seats == header.seats && terms.first == header.first && about.settings.iter().all(option)
}
