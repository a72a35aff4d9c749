//! One game played at random, with checks at every step.

use std::borrow::Cow;
use std::fmt::Write as _;

use fastrand::Rng;

use super::audience::{self, Decision};
use super::failure::{Broken, Check, Place, json};
use super::rulebook::Vocabulary;
use super::{Action, Event, Memory, Report, Subject};
use crate::{Audience, Audit, Cause, Dice, Emitter, Game, Millis, Moment, Seat};

/// Round trips in milliseconds: none, good, poor, beyond what any game credits, absurd.
const LAGS: [Millis; 7] = [0, 20, 60, 180, 250, 900, Millis::MAX];
/// More deadlines than this at one moment mean that time stands still.
const MAX_DUE_AT_ONCE: u32 = 50;
/// This many tries without a decision mean that nobody can do anything.
const MAX_IDLE_TRIES: u32 = 10_000;
/// How many wrong dice the game is audited with; a small game may agree with one of them by chance.
const WRONG_DICE: u64 = 8;

/// A game being played, and what is tracked beside it.
pub(super) struct Play<'a, S: Subject> {
    pub(super) game: S::Game,
    /// The fold of the events. During a decision it lags behind the game, so it is also the state before each
    /// event.
    folded: S::Game,
    pub(super) seats: u8,
    pub(super) dice: Dice,
    pub(super) now: Moment,
    /// The only source of the suite's own choices.
    pub(super) rng: Rng,
    /// What each seat remembers.
    pub(super) memories: Vec<Memory<S>>,
    pub(super) vocabulary: &'a Vocabulary,
    pub(super) report: Report,
    every: u32,
    audit: Audit,
    /// Audits with wrong dice, until one of them fails.
    wrong: Vec<Audit>,
    /// How many deadlines came due at the last moment.
    due_at_once: u32,
    place: &'a mut Place,
}

impl<'a, S: Subject> Play<'a, S> {
    /// Plays the game of that seed to its end.
    pub(super) fn run(
        seed: u64,
        every: u32,
        vocabulary: &'a Vocabulary,
        place: &'a mut Place,
    ) -> Result<Report, Broken> {
        let mut play = Play::<S>::open(seed, every, vocabulary, place)?;
        play.decide(Cause::Start { first: None }, true)?;
        let mut idle = 0;
        while play.game.outcome().is_none() {
            let decisions = play.report.decisions;
            Check::Ends
                .holds(decisions < S::MAX_DECISIONS, || format!("{decisions} decisions and no end"))?;
            play.step()?;
            idle = if play.report.decisions == decisions { idle + 1 } else { 0 };
            Check::Stuck.holds(idle < MAX_IDLE_TRIES, || format!("nothing happened in {idle} tries"))?;
        }
        play.probe_the_end()?;
        Check::Audit.holds(play.wrong.is_empty(), || "the audit holds with any dice".to_owned())?;
        play.report.games = 1;
        play.report.max_decisions = play.report.decisions;
        Ok(play.report)
    }

    fn open(
        seed: u64,
        every: u32,
        vocabulary: &'a Vocabulary,
        place: &'a mut Place,
    ) -> Result<Play<'a, S>, Broken> {
        let mut rng = Rng::with_seed(seed);
        let (options, seats) = S::table(&mut rng);
        place.table = format!("{seats} seats, options {}", json(&options)?);
        Check::Json.through_json("the options", &options)?;
        let range = S::Game::ABOUT.seats;
        Check::Subject.holds(range.contains(&seats), || format!("{seats} seats where {range:?} play"))?;
        S::Game::accepts(&options, seats)
            .map_err(|refusal| Check::Subject.broken(format!("the table is refused: {refusal}")))?;
        let game = S::Game::set_up(&options, seats);
        let dice = Dice::from_number(seed);
        Ok(Play {
            folded: game.clone(),
            game,
            seats,
            dice,
            now: Moment::START,
            rng,
            memories: vec![Memory::<S>::default(); seats.into()],
            vocabulary,
            report: Report::default(),
            every: every.max(1),
            audit: Audit::new(dice),
            wrong: (1..=WRONG_DICE).map(|n| Audit::new(Dice::from_number(seed.wrapping_sub(n)))).collect(),
            due_at_once: 0,
            place,
        })
    }

    /// Lets some time pass; then something comes due, or somebody may act.
    fn step(&mut self) -> Result<(), Broken> {
        let deep = self.rng.u32(..self.every) == 0;
        if deep {
            self.probe()?;
        }
        let due = self.game.deadline();
        let awaited = self.game.awaited();
        Check::Stuck.holds(due.is_some() || !awaited.is_empty(), || {
            "it is not over, nobody is awaited and nothing will come due".to_owned()
        })?;
        let to = self.later(due);
        if let Some(due) = due.filter(|due| *due <= to) {
            return self.come_due(due, deep);
        }
        self.now = to;
        let seat = if !awaited.is_empty() && self.rng.u8(..8) != 0 {
            awaited.iter().nth(self.rng.usize(..awaited.len()))
        } else {
            Some(Seat(self.rng.u8(..self.seats)))
        };
        seat.map_or(Ok(()), |seat| self.act(seat, deep))
    }

    /// Mostly at once or soon; now and then everybody waits for the clock.
    fn later(&mut self, due: Option<Moment>) -> Moment {
        let span = match self.rng.u8(..12) {
            0..5 => 0,
            5..8 => self.rng.u32(..60),
            8..10 => self.rng.u32(..3_000),
            10 => self.rng.u32(..30_000),
            _ => return due.unwrap_or(self.now).max(self.now),
        };
        self.now + span
    }

    fn come_due(&mut self, due: Moment, deep: bool) -> Result<(), Broken> {
        self.due_at_once = if due > self.now { 0 } else { self.due_at_once + 1 };
        Check::Deadline.holds(self.due_at_once < MAX_DUE_AT_ONCE, || {
            format!("{} deadlines have come due at {} ms and the next is then too", self.due_at_once, due.0)
        })?;
        self.now = self.now.max(due);
        self.decide(Cause::Due, deep)
    }

    /// The seat takes an action from its menu, or tries an arbitrary one.
    fn act(&mut self, seat: Seat, deep: bool) -> Result<(), Broken> {
        let view = self.game.view(Audience::Seat(seat));
        let arbitrary = self.rng.f64() < S::ARBITRARY;
        let action = if arbitrary {
            let action = S::any_action(&view, &mut self.rng);
            self.try_action(&view, &action)?.then_some(action)
        } else {
            let mut menu = self.menu(&view);
            self.can_act_if_awaited(seat, &menu)?;
            (!menu.is_empty()).then(|| menu.swap_remove(self.rng.usize(..menu.len())))
        };
        let Some(action) = action else { return Ok(()) };
        if let Err(refusal) = S::Game::permits(&view, &action, self.now) {
            return Err(Check::Menu.broken(format!("{action:?} is offered and refused: {refusal}")));
        }
        let lag = LAGS[self.rng.usize(..LAGS.len())];
        self.decide(Cause::Act { seat, action: &action, lag }, deep)
    }

    /// Makes one decision and checks everything that must hold of its events.
    fn decide(&mut self, cause: Cause<&Action<S>>, deep: bool) -> Result<(), Broken> {
        self.place.at = self.now;
        self.place.cause.clear();
        let _infallible = write!(self.place.cause, "{cause:?}");
        let before = deep.then(|| self.game.clone());
        let mut out = Emitter::new();
        self.game.decide(cause, self.now, &self.dice, &mut out);
        let events = out.take();
        self.report.decisions += u64::from(!matches!(cause, Cause::Start { .. }));
        self.place.step = self.report.decisions;
        let check = if cause == Cause::Due { Check::Deadline } else { Check::Decided };
        check.holds(!events.is_empty(), || "nothing happened".to_owned())?;
        for event in &events {
            self.witness(event, deep)?;
        }
        Check::Fold.same("the fold of the events", &self.game, &self.folded)?;
        if let Some(before) = before {
            let audience = self.anybody();
            let decision =
                Decision::<S> { before: &before, cause, now: self.now, dice: &self.dice, events: &events };
            decision.is_repeatable()?;
            decision.is_hidden_from(audience, &mut self.rng, &mut self.report)?;
        }
        Ok(())
    }

    /// Audits one event, shows it to everybody and folds it.
    fn witness(&mut self, event: &Event<S>, deep: bool) -> Result<(), Broken> {
        Check::AfterEnd
            .holds(self.folded.outcome().is_none(), || format!("after the end comes {event:?}"))?;
        self.audit(event)?;
        let event = if deep {
            Cow::Owned(Check::Json.through_json("the event", event)?)
        } else {
            Cow::Borrowed(event)
        };
        if deep {
            let audience = self.anybody();
            audience::event_hides::<S>(&self.folded, &event, audience, &mut self.rng)?;
        }
        let listener = self.anybody();
        for audience in Audience::live(self.seats).chain([Audience::Reviewer]) {
            let Some(seen) = S::Game::sight(&event, audience) else { continue };
            if let Audience::Seat(seat) = audience {
                S::Game::remember(&mut self.memories[seat.index()], seen.sight());
            }
            if deep {
                Check::Json.through_json("the sight", seen.sight())?;
            }
            if deep || audience == listener {
                let mut sentences = Vec::new();
                S::Game::tell(seen.sight(), &mut sentences);
                sentences.iter().try_for_each(|sentence| self.vocabulary.sentence(sentence))?;
            }
        }
        self.folded.apply(&event);
        Ok(())
    }

    fn audit(&mut self, event: &Event<S>) -> Result<(), Broken> {
        let known = self.audit.checks().len();
        self.folded.audit(event, &mut self.audit);
        if let Some(wrong) = self.audit.checks()[known..].iter().find(|check| !check.holds) {
            return Err(
                Check::Audit.broken(format!("`{}` does not follow from the dice, in {event:?}", wrong.what))
            );
        }
        for audit in &mut self.wrong {
            self.folded.audit(event, audit);
        }
        if self.wrong.iter().any(|audit| audit.checks().iter().any(|check| !check.holds)) {
            self.wrong.clear();
        }
        Ok(())
    }

    fn anybody(&mut self) -> Audience {
        let nth = self.rng.u8(..=self.seats);
        if nth < self.seats { Audience::Seat(Seat(nth)) } else { Audience::Spectator }
    }
}
