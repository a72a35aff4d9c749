//! Judges a finished log: whether every record follows by the rules from the one before, and chance from the secret.
//!
//! Each record is decided again, in the state that the records before it are folded into, by the action, the lag and
//! the moment that it names; the events must be the same. So points, melds, placements and the outcome need no checks
//! of their own. A stretch that was played by older rules cannot be decided again: there, chance alone is checked.

use crate::log::{BadLog, By, Header, Log, Record, Reveal};
use crate::{
    Audience, Audit, Cause, Check, ContributionHash, Dice, Emitter, Game, Moment, Player, Receipt,
    ReceiptStart, Seat,
};

/// So many failures of one kind are listed; a log that is wrong from some line on would fill pages.
const MAX_FAULTS: usize = 20;

/// What was found in a log.
#[derive(Clone, Debug, PartialEq)]
pub struct Verification {
    /// Everything that was checked.
    pub checks: Vec<Check>,
    /// What could not be.
    pub limits: Vec<Limit>,
    /// Whether the log tells the game to its end.
    pub over: bool,
    /// How many records were decided again.
    pub judged: usize,
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
        /// How many of them, where that can be told, today's rules would decide otherwise.
        different: usize,
    },
    /// The log has no seal: names, and what changes no decision, may have been edited.
    NoSeal,
    /// The players were not bound to their contributions before they revealed them, or nobody contributed: whoever
    /// knew the secret could have tried seeds.
    NotCommitted,
    /// The game began at a position: how it came about is not in this log.
    Position,
    /// Times of arrival, and the round trips that counted in races, are as the server measured them.
    Times,
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
}

impl<G: Game> Log<G> {
    /// Judges the log, which is this text; nothing before the secret is revealed.
    pub fn verify(&self, text: &str) -> Result<Option<Verification>, BadLog> {
        let Some(reveal) = self.reveal else { return Ok(None) };
        let mut judge = Judge::<G> {
            log: self,
            audit: Audit::new(self.dice(reveal.secret)).beginning_with(self.header.first),
            dice: self.dice(reveal.secret),
            rules: self.header.rules,
            last: self.header.from.as_ref().map_or(Moment::START, |from| from.at),
            judged: 0,
            older: Vec::new(),
            faults: Vec::new(),
        };
        judge.header(&reveal);
        judge.form(text, &reveal);
        let over = judge.records()?;
        Ok(Some(judge.finish(over)))
    }
}

/// A log under judgement.
struct Judge<'a, G: Game> {
    log: &'a Log<G>,
    audit: Audit,
    dice: Dice,
    /// The rules in force.
    rules: u32,
    /// The moment of the record before.
    last: Moment,
    judged: usize,
    /// The stretches by rules that cannot be applied any more.
    older: Vec<Older>,
    faults: Vec<String>,
}

/// A stretch of records by older rules.
struct Older {
    rules: u32,
    records: usize,
    different: usize,
}

impl<G: Game> Judge<'_, G> {
    fn header(&mut self, reveal: &Reveal) {
        let header = &self.log.header;
        self.audit.confirm(reveal.secret.commitment() == header.commitment, "commitment");
        if !header.commits.is_empty() || !header.contributions.is_empty() {
            self.audit.confirm(contributions_fit(header), "contributions");
        }
        if header.rules == G::ABOUT.rules {
            self.audit.confirm(header_is_complete::<G>(header), "header");
        }
    }

    /// Every line is as the program writes it: no field too many, nothing out of order.
    fn form(&mut self, text: &str, reveal: &Reveal) {
        let lines = |text: &str| -> Vec<String> {
            text.lines().map(str::trim_end).filter(|line| !line.is_empty()).map(str::to_owned).collect()
        };
        let written = self.log.write();
        self.audit.confirm(lines(&written) == lines(text), "form");
        if reveal.seal.is_some() || self.log.rules() == G::ABOUT.rules {
            let mut sealed = self.log.clone();
            sealed.seal(reveal.secret);
            self.audit.confirm(sealed.reveal == Some(*reveal), "seal");
        }
    }

    /// Judges each record in the state before it; says whether the game is over at the end.
    fn records(&mut self) -> Result<bool, BadLog> {
        let mut game: G = self.log.start()?;
        for (number, record) in self.log.records.iter().enumerate() {
            if let Err(fault) = self.judge(&game, number, record) {
                // The header is line 1.
                self.faults.push(format!("line {}: {fault}", number + 2));
            }
            self.last = self.last.max(record.at);
            for event in &record.events {
                game.audit(event, &mut self.audit);
                game.apply(event);
            }
        }
        Ok(game.outcome().is_some())
    }

    fn judge(&mut self, game: &G, number: usize, record: &Record<G>) -> Result<(), String> {
        if record.at < self.last {
            return Err("its time lies before that of the line above".to_owned());
        }
        if let By::Rules(rules) = record.by {
            let newer = rules > self.rules && rules <= G::ABOUT.rules;
            self.rules = rules;
            let bare = record.events.is_empty() && record.action.is_none() && record.lag == 0;
            return if newer && bare {
                Ok(())
            } else {
                Err("no newer rules came into force here".to_owned())
            };
        }
        if record.events.is_empty() {
            return Err("nothing happens in it".to_owned());
        }
        if game.outcome().is_some() {
            return Err("the game is over before it".to_owned());
        }
        self.actor(record)?;
        if self.rules < G::ABOUT.rules {
            let told = record.action.is_some() || !matches!(record.by, By::Seat { .. });
            let different = told && self.decide_again(game, number, record).is_err();
            self.count_older(different);
            return Ok(());
        }
        self.judged += 1;
        self.decide_again(game, number, record)
    }

    fn count_older(&mut self, different: bool) {
        if self.older.last().is_none_or(|stretch| stretch.rules != self.rules) {
            self.older.push(Older { rules: self.rules, records: 0, different: 0 });
        }
        if let Some(stretch) = self.older.last_mut() {
            stretch.records += 1;
            stretch.different += usize::from(different);
        }
    }

    /// Whether the record's events are what the rules make of its cause.
    fn decide_again(&self, game: &G, number: usize, record: &Record<G>) -> Result<(), String> {
        let cause = self.cause(game, number, record)?;
        let (mut again, mut out) = (game.clone(), Emitter::new());
        again.decide(cause, record.at, &self.dice, &mut out);
        if out.events() == record.events {
            return Ok(());
        }
        let different = out.events().iter().zip(&record.events).position(|(one, other)| one != other);
        Err(
            match different.or_else(|| (out.events().len() < record.events.len()).then(|| out.events().len()))
            {
                Some(fact) => format!("fact {} does not follow by the rules", fact + 1),
                None => "a fact is missing that follows by the rules".to_owned(),
            },
        )
    }

    /// The seat is there, and who is said to have acted can have done so.
    fn actor(&self, record: &Record<G>) -> Result<(), String> {
        let By::Seat { seat, bot, .. } = record.by else {
            let alone = record.action.is_none() && record.lag == 0;
            return if alone {
                Ok(())
            } else {
                Err("nobody acts in it, and yet it names an action".to_owned())
            };
        };
        if seat.0 >= self.log.header.seats {
            return Err(format!("there is no seat {}", seat.0));
        }
        match self.log.header.players.get(seat.index()) {
            Some(Player::Bot(_)) if bot.is_some() => Err("a bot stands in for a bot".to_owned()),
            Some(Player::Bot(_)) if record.lag > 0 => Err("a bot has no round trip".to_owned()),
            _ if bot.is_some() && record.lag > 0 => Err("a bot has no round trip".to_owned()),
            _ => Ok(()),
        }
    }

    /// What is to be decided again, if it could happen here at all.
    fn cause<'r>(
        &self,
        game: &G,
        number: usize,
        record: &'r Record<G>,
    ) -> Result<Cause<&'r G::Action>, String> {
        let due = game.deadline().map(|due| due.max(self.last));
        match record.by {
            By::Start => {
                let opens = number == 0 && self.log.header.from.is_none() && record.at == Moment::START;
                opens
                    .then_some(Cause::Start { first: self.log.header.first })
                    .ok_or("the game starts twice".to_owned())
            }
            _ if number == 0 && self.log.header.from.is_none() => Err("the game does not start".to_owned()),
            By::Due if due != Some(record.at) => Err("nothing was due at that moment".to_owned()),
            By::Due => Ok(Cause::Due),
            By::Rules(_) => Err("no newer rules came into force here".to_owned()),
            By::Seat { seat, .. } => {
                let Some(action) = &record.action else { return Err("the action is missing".to_owned()) };
                if due.is_some_and(|due| due <= record.at) {
                    return Err("something was due before it and did not happen".to_owned());
                }
                let permitted = G::permits(&game.view(Audience::Seat(seat)), action, record.at);
                permitted.map_err(|refusal| format!("the action was not allowed ({})", refusal.rule()))?;
                Ok(Cause::Act { seat, action, lag: record.lag })
            }
        }
    }

    fn finish(self, over: bool) -> Verification {
        let mut checks = self.audit.into_checks();
        let rules = |holds| Check { what: format!("rules: {} records", self.judged), holds };
        checks.push(rules(self.faults.is_empty()));
        let listed = self.faults.iter().take(MAX_FAULTS).cloned();
        checks.extend(listed.map(|what| Check { what, holds: false }));
        let header = &self.log.header;
        let limit = |older: &Older| {
            let Older { rules, records, different } = *older;
            Limit::OlderRules { rules, records, different }
        };
        let mut limits: Vec<Limit> = self.older.iter().map(limit).collect();
        if self.log.reveal.is_some_and(|reveal| reveal.seal.is_none()) {
            limits.push(Limit::NoSeal);
        }
        if header.commits.is_empty() {
            limits.push(Limit::NotCommitted);
        }
        if header.from.is_some() {
            limits.push(Limit::Position);
        }
        limits.extend([Limit::Times, Limit::People, Limit::Chat]);
        Verification { checks, limits, over, judged: self.judged }
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

/// The header has all that it must have since format 2, and its options are those that the rules know.
fn header_is_complete<G: Game>(header: &Header) -> bool {
    let options = || {
        if header.from.is_some() {
            // A position has its options in it.
            return Some(header.options.is_null());
        }
        let options: G::Options = serde_json::from_value(header.options.clone()).ok()?;
        let known = serde_json::to_value(&options).ok()? == header.options;
        Some(known && G::accepts(&options, header.seats).is_ok())
    };
    let named = header.names.is_empty() || header.names.len() == usize::from(header.seats);
    let failed = header.failed_starts.iter().all(|start| {
        let contributes = |seat: &Seat| start.commits.iter().any(|commit| commit.seat == *seat);
        !start.missing.is_empty() && start.missing.iter().all(contributes)
    });
    header.quintet >= 2
        && header.players.len() == usize::from(header.seats)
        && header.first.is_none_or(|first| first.0 < header.seats)
        && named
        && failed
        && options() == Some(true)
}

/// Holds a player's receipt against the header of a log: every start that the page saw stands there, and the last of
/// them is the game's.
pub fn check_receipt(header: &Header, receipt: &Receipt) -> Vec<Check> {
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
