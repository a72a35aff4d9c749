//! The judge of a log: every record is decided again in the state before it.
//!
//! Nothing is decided in a state that the rules do not lead to: after the first fault nothing is decided at all, and
//! where older rules were in force before, the state must be a position that can be restored. So a log that was made
//! to trouble the judge takes no longer than a game. Chance is given up too once that many draws are wrong.

use super::{Limit, Verification, contributions_fit, header};
use crate::log::{BadLog, By, Log, Record, Reveal};
use crate::{Audience, Audit, Cause, Check, Dice, Emitter, Game, Moment, Player, Seat};

/// So many failures are listed; a log that is wrong from some line on would fill pages.
const MAX_FAULTS: usize = 20;

/// A log under judgement.
struct Judge<'a, G: Game> {
    log: &'a Log<G>,
    audit: Audit,
    dice: Dice,
    /// The rules in force.
    rules: u32,
    /// Whether the records tell the actions from here on.
    telling: bool,
    /// The moment of the record before.
    last: Moment,
    /// Whether the state is one that today's rules lead to, as far as was judged.
    trusted: bool,
    judged: usize,
    /// What could not be judged, stretch by stretch.
    unjudged: Vec<Limit>,
    faults: Vec<String>,
}

/// Judges a log, which is this text.
pub(super) fn judge<G: Game>(log: &Log<G>, text: &str, reveal: &Reveal) -> Result<Verification, BadLog> {
    let dice = log.dice(reveal.secret);
    let faults = header::faults::<G>(&log.header);
    let mut judge = Judge::<G> {
        log,
        audit: Audit::new(dice).beginning_with(log.header.first).beginning_midway(log.header.from.is_some()),
        dice,
        rules: log.header.rules,
        telling: log.header.quintet >= 2,
        last: log.header.from.as_ref().map_or(Moment::START, |from| from.at),
        // What begins at a position was restored, and so judged.
        trusted: faults.is_empty(),
        judged: 0,
        unjudged: Vec::new(),
        faults,
    };
    judge.first_line(reveal);
    judge.form(text, reveal);
    let over = judge.records()?;
    Ok(judge.finish(over))
}

impl<G: Game> Judge<'_, G> {
    fn first_line(&mut self, reveal: &Reveal) {
        let header = &self.log.header;
        self.audit.confirm(reveal.secret.commitment() == header.commitment, "commitment");
        if !header.commits.is_empty() || !header.contributions.is_empty() {
            self.audit.confirm(contributions_fit(header), "contributions");
        }
        self.audit.confirm(self.faults.is_empty(), "header");
    }

    /// Every line says what the program writes, in this order: no field too many or twice, no line out of its place.
    fn form(&mut self, text: &str, reveal: &Reveal) {
        self.audit.confirm(self.log.has_form(text), "form");
        if self.log.must_be_sealed() || reveal.seal.is_some() {
            self.audit.confirm(self.log.is_sealed_by(reveal), "seal");
        }
    }

    /// Judges each record in the state before it, up to the first that is wrong; says whether the game is over then.
    fn records(&mut self) -> Result<bool, BadLog> {
        let mut game: G = self.log.start()?;
        for (number, record) in self.log.records.iter().enumerate() {
            // The header is line 1.
            let line = number + 2;
            let verdict = self.judge(&game, line, record);
            self.last = self.last.max(record.at);
            for event in &record.events {
                game.audit(event, &mut self.audit);
                game.apply(event);
                if self.audit.failed() > MAX_FAULTS {
                    break;
                }
            }
            if let Err(fault) = verdict {
                self.faults.push(format!("line {line}: {fault}"));
            }
            if !self.faults.is_empty() || self.audit.failed() > MAX_FAULTS {
                break;
            }
        }
        Ok(game.outcome().is_some())
    }

    fn judge(&mut self, game: &G, line: usize, record: &Record<G>) -> Result<(), String> {
        if record.at < self.last {
            return Err("its time lies before that of the line above".to_owned());
        }
        if game.outcome().is_some() {
            return Err("the game is over before it".to_owned());
        }
        if let By::Rules(rules) = record.by {
            return self.newer_rules(rules, record);
        }
        if record.events.is_empty() {
            return Err("nothing happens in it".to_owned());
        }
        self.actor(record)?;
        if self.rules < G::ABOUT.rules || !self.telling {
            self.pass_over(game, line, record);
            return Ok(());
        }
        if !self.trusted && self.faults.is_empty() {
            // Older rules led here, or a log that does not tell enough: it must be a state that can be at all.
            self.trusted = G::restore(&game.position(), &self.dice).is_ok_and(|again| again == *game);
        }
        if !self.trusted {
            self.count(Limit::StrangeState { records: 0 }, None);
            return Ok(());
        }
        self.decide_again(game, line, record)?;
        self.judged += 1;
        Ok(())
    }

    /// A newer program took the table up.
    fn newer_rules(&mut self, rules: u32, record: &Record<G>) -> Result<(), String> {
        let newer = rules > self.rules && rules <= G::ABOUT.rules;
        let bare = record.events.is_empty() && record.action.is_none() && record.lag == 0;
        if !newer || !bare {
            return Err("no newer rules came into force here".to_owned());
        }
        (self.rules, self.telling, self.trusted) = (rules, true, false);
        Ok(())
    }

    /// Counts a record that cannot be judged, and notes where today's rules would first have decided otherwise. That
    /// can be told as long as every record before it could be decided again.
    fn pass_over(&mut self, game: &G, line: usize, record: &Record<G>) {
        let told = record.action.is_some() || !matches!(record.by, By::Seat { .. });
        let same = self.trusted.then(|| told && self.decide_again(game, line, record).is_ok());
        let differs = (told && same == Some(false)).then_some(line);
        self.trusted &= same == Some(true);
        let stretch = if self.rules < G::ABOUT.rules {
            Limit::OlderRules { rules: self.rules, records: 0, differs: None }
        } else {
            Limit::NoActions { records: 0 }
        };
        self.count(stretch, differs);
    }

    /// Adds a record to the last stretch of that kind, or begins one.
    fn count(&mut self, kind: Limit, different: Option<usize>) {
        let same = |last: &Limit| match (last, kind) {
            (Limit::OlderRules { rules: one, .. }, Limit::OlderRules { rules: other, .. }) => *one == other,
            (last, kind) => std::mem::discriminant(last) == std::mem::discriminant(&kind),
        };
        if !self.unjudged.last().is_some_and(same) {
            self.unjudged.push(kind);
        }
        match self.unjudged.last_mut() {
            Some(Limit::OlderRules { records, differs, .. }) => {
                *records += 1;
                *differs = differs.or(different);
            }
            Some(Limit::NoActions { records } | Limit::StrangeState { records }) => *records += 1,
            _ => {}
        }
    }

    /// Whether the record's events are what the rules make of its cause.
    fn decide_again(&self, game: &G, line: usize, record: &Record<G>) -> Result<(), String> {
        let cause = self.cause(game, line, record)?;
        let decided = |cause| {
            let (mut again, mut out) = (game.clone(), Emitter::new());
            again.decide(cause, record.at, &self.dice, &mut out);
            out.take()
        };
        let events = decided(cause);
        if let Cause::Start { first: Some(first) } = cause {
            // In a game where nobody hands the first turn on, the header says something that is not so.
            let mut others = Seat::all(self.log.header.seats).filter(|other| *other != first);
            if !others.any(|other| decided(Cause::Start { first: Some(other) }) != events) {
                return Err("in this game nobody hands on who begins".to_owned());
            }
        }
        if events != record.events {
            let different = events.iter().zip(&record.events).position(|(one, other)| one != other);
            let surplus = (events.len() < record.events.len()).then_some(events.len());
            return Err(match different.or(surplus) {
                Some(fact) => format!("fact {} does not follow by the rules", fact + 1),
                None => "a fact is missing that follows by the rules".to_owned(),
            });
        }
        let counted = record.events.iter().map(G::counted_lag).max().unwrap_or_default();
        if record.lag == counted {
            return Ok(());
        }
        Err(format!("the lag that counted was {counted} ms, and it says {} ms", record.lag))
    }

    /// The seat is there, and who is said to have acted can have done so.
    fn actor(&self, record: &Record<G>) -> Result<(), String> {
        let By::Seat { seat, bot, command } = record.by else {
            let alone = record.action.is_none() && record.lag == 0;
            return if alone {
                Ok(())
            } else {
                Err("nobody acts in it, and yet it names an action".to_owned())
            };
        };
        let played = self.log.header.players.get(seat.index());
        let fault = if seat.0 >= self.log.header.seats {
            format!("there is no seat {}", seat.0)
        } else if self.telling && record.action.is_none() {
            "the action is missing".to_owned()
        } else if self.telling && command.is_some() {
            "a number stands there that no program writes".to_owned()
        } else if bot.is_some() && played.is_some_and(|player| *player != Player::Person) {
            "a bot stands in for somebody who is no person".to_owned()
        } else if record.lag > 0 && (bot.is_some() || matches!(played, Some(Player::Bot(_)))) {
            "a bot has no lag".to_owned()
        } else {
            return Ok(());
        };
        Err(fault)
    }

    /// What is to be decided again, if it could happen here at all.
    fn cause<'r>(
        &self,
        game: &G,
        line: usize,
        record: &'r Record<G>,
    ) -> Result<Cause<&'r G::Action>, String> {
        let opens = line == 2 && self.log.header.from.is_none();
        let due = game.deadline().map(|due| due.max(self.last));
        match record.by {
            By::Start if opens && record.at == Moment::START => {
                Ok(Cause::Start { first: self.log.header.first })
            }
            By::Start => Err("the game starts twice, or not at its beginning".to_owned()),
            _ if opens => Err("the game does not start".to_owned()),
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
        checks.push(Check { what: "rules".to_owned(), holds: self.faults.is_empty() });
        checks.extend(self.faults.into_iter().map(|what| Check { what, holds: false }));
        let unjudged = self.unjudged.iter().map(|limit| match limit {
            Limit::OlderRules { records, .. }
            | Limit::NoActions { records }
            | Limit::StrangeState { records } => *records,
            _ => 0,
        });
        let (header, seal) = (&self.log.header, self.log.reveal.and_then(|reveal| reveal.seal));
        let unjudged = unjudged.sum();
        let mut limits = self.unjudged;
        limits.push(if seal.is_some() { Limit::SealAlone } else { Limit::NoSeal });
        let as_it_was = header.from.as_ref().is_some_and(|from| from.seed.is_some());
        if as_it_was {
            limits.push(Limit::AsItWas);
        } else if header.commits.is_empty() {
            limits.push(Limit::NotCommitted);
        }
        if header.from.is_some() {
            limits.push(Limit::Position);
        }
        limits.extend([Limit::Times, Limit::SameEffect, Limit::People, Limit::Chat]);
        Verification { checks, limits, over, judged: self.judged, unjudged, seal }
    }
}
