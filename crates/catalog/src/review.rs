//! Reviews: each decision of a finished game held against what the seat could have known, luck and skill apart.

mod luck;
pub mod report;
mod summary;

use std::sync::Arc;

use bots::{Action, Bot, Budget, Mark, Memory, Opportunity, Prospect, Scale};
use serde_json::Value;
use table::log::{BadLog, By, Log, Record};
use table::{Audience, Game, Millis, Player, Refusal, Seat, Sentence};

use crate::json::tree;
use crate::refusals;
use luck::luck;
use report::{Better, CurvePoint, Decision, Review, rounded};
use summary::Sums;

/// What is asked for.
#[derive(Clone, Copy, Debug)]
pub struct ReviewOptions {
    /// How much is thought about each decision.
    pub iterations: u32,
    /// Whether the decisions of bots are listed too.
    pub bots: bool,
    /// The only seat whose decisions are listed, if not everybody's.
    pub seat: Option<Seat>,
}

impl ReviewOptions {
    /// As much thought as gives a review within seconds.
    pub const ITERATIONS: u32 = 400;
}

impl Default for ReviewOptions {
    fn default() -> ReviewOptions {
        ReviewOptions { iterations: ReviewOptions::ITERATIONS, bots: false, seat: None }
    }
}

/// Why there is no review.
#[derive(Debug)]
pub enum NoReview {
    /// The log cannot be read.
    Log(BadLog),
    /// It can, but is not one to review.
    Refused(Refusal),
}

impl From<BadLog> for NoReview {
    fn from(bad: BadLog) -> NoReview {
        NoReview::Log(bad)
    }
}

/// How much is done: so many records of so many.
pub type Progress<'a> = &'a mut dyn FnMut(usize, usize);

/// A review that is being made, a record at a time: whoever makes it can do other things in between.
pub trait Reviewing: Send {
    /// How many records of how many are gone through.
    fn progress(&self) -> (usize, usize);
    /// Goes through one record more; the review after the last one.
    fn step(&mut self) -> Option<Review>;
}

/// One try at how everybody stands for so many iterations.
const ITERATIONS_PER_TRY: u32 = 8;
/// The fewest tries.
const FEWEST_TRIES: u32 = 8;
/// Nobody reacts faster than this: what was over sooner was not missed.
const REACTION: Millis = 1_500;

/// Begins to review a log.
pub(crate) fn begin<B: Bot>(text: &str, options: &ReviewOptions) -> Result<Box<dyn Reviewing>, NoReview> {
    let log = Log::<B::Game>::read(text)?;
    let scale = B::SCALE.ok_or_else(|| NoReview::Refused(refusals::no_reviews()))?;
    if log.fold()?.outcome().is_none() || log.reveal.is_none() {
        return Err(NoReview::Refused(refusals::unfinished()));
    }
    if let Some(reveal) = log.reveal.filter(|reveal| reveal.seal.is_some()) {
        let mut sealed = log.clone();
        sealed.seal(reveal.secret);
        if sealed.reveal != Some(reveal) {
            return Err(NoReview::Refused(refusals::changed()));
        }
    }
    let acted = |record: &&Record<B::Game>| matches!(record.by, By::Seat { .. });
    if log.records.iter().filter(acted).all(|record| record.action.is_none()) {
        return Err(NoReview::Refused(refusals::without_actions()));
    }
    Ok(Box::new(Walk::<B>::new(log.start()?, *options, scale, Arc::new(log))))
}

/// Reviews a log.
pub(crate) fn review<B: Bot>(
    text: &str,
    options: &ReviewOptions,
    progress: Progress,
) -> Result<Review, NoReview> {
    let mut reviewing = begin::<B>(text, options)?;
    loop {
        let (done, all) = reviewing.progress();
        progress(done, all);
        if let Some(review) = reviewing.step() {
            return Ok(review);
        }
    }
}

/// A game being walked through, as every seat saw it.
struct Walk<B: Bot> {
    game: B::Game,
    memories: Vec<Memory<B>>,
    options: ReviewOptions,
    scale: Scale,
    log: Arc<Log<B::Game>>,
    /// The record that is next.
    next: usize,
    decisions: Vec<Decision>,
    curve: Vec<CurvePoint>,
    sums: Sums,
    /// What each seat could do that nobody waits for.
    open: Vec<Option<Opportunity<Action<B>>>>,
}

impl<B: Bot> Reviewing for Walk<B> {
    fn progress(&self) -> (usize, usize) {
        (self.next, self.log.records.len())
    }

    fn step(&mut self) -> Option<Review> {
        let (log, number) = (Arc::clone(&self.log), self.next);
        if let Some(record) = log.records.get(number) {
            self.next += 1;
            self.look_at(number, record);
        }
        (self.next >= log.records.len()).then(|| self.finish())
    }
}

impl<B: Bot> Walk<B> {
    fn new(game: B::Game, options: ReviewOptions, scale: Scale, log: Arc<Log<B::Game>>) -> Walk<B> {
        let seats = usize::from(game.seats());
        Walk {
            memories: vec![Memory::<B>::default(); seats],
            open: vec![None; seats],
            sums: Sums::new(seats),
            game,
            options,
            scale,
            log,
            next: 0,
            decisions: Vec::new(),
            curve: Vec::new(),
        }
    }

    /// Chance of its own for each record, so that what is asked for changes nothing about the rest; and for each game,
    /// or what could have come would be the same in all of them, and luck would not average to zero.
    fn rng(&self, number: usize) -> fastrand::Rng {
        let bytes = self.log.header.commitment.0;
        let game = bytes.iter().take(8).fold(0, |all, byte| all << 8 | u64::from(*byte));
        fastrand::Rng::with_seed(game ^ (number as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15))
    }

    fn look_at(&mut self, number: usize, record: &Record<B::Game>) {
        let mut rng = self.rng(number);
        if let (By::Seat { seat, .. }, Some(action)) = (record.by, &record.action) {
            self.assess(number, record, seat, action, false, &mut rng);
        }
        if matches!(record.by, By::Due) {
            self.time_out(number, record, &mut rng);
        }
        let before = self.game.clone();
        for event in &record.events {
            self.game.apply(event);
            for (seat, memory) in Seat::all(self.game.seats()).zip(&mut self.memories) {
                if let Some(seen) = B::Game::sight(event, Audience::Seat(seat)) {
                    B::Game::remember(memory, seen.sight());
                }
            }
        }
        if !record.events.is_empty() {
            self.stand(number, record, &before, &mut rng);
            self.look_for_missed(number, record, &before);
        }
    }

    /// Whose time was up, and what their having done no more cost them.
    fn time_out(&mut self, number: usize, record: &Record<B::Game>, rng: &mut fastrand::Rng) {
        let ends = |game: &B::Game, seat| B::timed_out(&game.view(Audience::Seat(seat)));
        let open: Vec<_> =
            Seat::all(self.game.seats()).filter_map(|seat| Some((seat, ends(&self.game, seat)?))).collect();
        if open.is_empty() {
            return;
        }
        let mut after = self.game.clone();
        record.events.iter().for_each(|event| after.apply(event));
        for (seat, action) in open {
            if ends(&after, seat).as_ref() != Some(&action) {
                self.assess(number, record, seat, &action, true, rng);
            }
        }
    }

    /// What the decision of a seat cost it; that of the clock is one that it missed.
    fn assess(
        &mut self,
        number: usize,
        record: &Record<B::Game>,
        seat: Seat,
        action: &Action<B>,
        missed: bool,
        rng: &mut fastrand::Rng,
    ) {
        let (view, memory) = (self.game.view(Audience::Seat(seat)), &self.memories[seat.index()]);
        let budget = Budget::Iterations(self.options.iterations);
        let assessment = B::assess(&view, memory, record.at, action, budget, rng);
        let Some((assessment, played)) = assessment.as_ref().and_then(|all| Some((all, all.of(action)?)))
        else {
            if let Some(cost) = B::slip(&view, memory, action) {
                self.slipped(number, record, seat, action, cost);
            }
            return;
        };
        let mark = assessment.mark(&self.scale, action);
        let better = assessment.best().filter(|best| mark > Mark::Fine && best.action != *action);
        let better = better.and_then(|best| {
            let advice = B::Game::advise(&view, memory, &best.action)?;
            let fault = B::Game::fault(&view, memory, action, &best.action);
            let action = tree(&best.action);
            Some(Better { action, what: advice.what, why: advice.why, fault })
        });
        // What cannot be said is not held against anybody.
        let mark = if better.is_some() { mark } else { Mark::Fine };
        self.note(Decision {
            record: number as u32,
            at: record.at,
            round: self.game.rounds(),
            seat,
            missed,
            action: if missed { Value::Null } else { tree(action) },
            what: B::Game::advise(&view, memory, action).map(|advice| advice.what).filter(|_| !missed),
            value: rounded(played.value),
            cost: rounded(played.cost),
            error: rounded(played.error),
            mark,
            better,
        });
    }

    /// What should not have been done at all: to leave it was better.
    fn slipped(
        &mut self,
        number: usize,
        record: &Record<B::Game>,
        seat: Seat,
        action: &Action<B>,
        cost: f64,
    ) {
        let (view, memory) = (self.game.view(Audience::Seat(seat)), &self.memories[seat.index()]);
        let fault = B::Game::fault(&view, memory, action, action);
        let mark = self.scale.mark(cost, 0.0);
        let leave = || Better {
            action: Value::Null,
            what: Sentence::new("review-leave"),
            why: Sentence::new("review-leave-why"),
            fault,
        };
        self.note(Decision {
            record: number as u32,
            at: record.at,
            round: self.game.rounds(),
            seat,
            missed: false,
            action: tree(action),
            what: B::Game::advise(&view, memory, action).map(|advice| advice.what),
            value: rounded(-cost),
            cost: rounded(cost.max(0.0)),
            error: 0.0,
            mark,
            better: (mark > Mark::Fine).then(leave),
        });
    }

    /// Counts a decision, and lists it if it was asked for.
    fn note(&mut self, decision: Decision) {
        self.sums.decided(&decision);
        if self.is_listed(decision.seat) {
            self.decisions.push(decision);
        }
    }

    fn is_listed(&self, seat: Seat) -> bool {
        let is_person = !matches!(self.log.header.players.get(seat.index()), Some(Player::Bot(_)));
        (is_person || self.options.bots) && self.options.seat.is_none_or(|only| only == seat)
    }

    /// How everybody stands after a record, and what chance had to do with it.
    fn stand(&mut self, number: usize, record: &Record<B::Game>, before: &B::Game, rng: &mut fastrand::Rng) {
        let tries = (self.options.iterations / ITERATIONS_PER_TRY).max(FEWEST_TRIES);
        let seeds: Vec<u64> = (0..tries).map(|_| rng.u64(..)).collect();
        let stands = B::prospects(&self.game, &self.memories, record.at, &seeds);
        if stands.is_empty() {
            return;
        }
        let chances = |seat: usize| {
            let all: f64 = stands.iter().map(|stand: &Prospect| f64::from(stand.chances[seat])).sum();
            rounded(all / stands.len() as f64)
        };
        let seats = usize::from(self.game.seats());
        let round = self.game.rounds();
        self.curve.push(CurvePoint {
            record: number as u32,
            round,
            chances: (0..seats).map(chances).collect(),
        });
        self.sums.stands(&stands);
        if let Some(luck) = luck::<B>(before, &self.memories, record, self.log.header.first, &stands, &seeds)
        {
            self.sums.lucky(number as u32, round, &luck);
        }
    }

    /// What a seat could have done, knew it could, and did not do before it was over.
    fn look_for_missed(&mut self, number: usize, record: &Record<B::Game>, before: &B::Game) {
        for seat in Seat::all(self.game.seats()) {
            let now = B::opportunity(&self.game.view(Audience::Seat(seat)), &self.memories[seat.index()]);
            let Some(was) = std::mem::replace(&mut self.open[seat.index()], now) else { continue };
            let still = self.open[seat.index()].as_ref().is_some_and(|now| now.since == was.since);
            let done = matches!(record.by, By::Seat { seat: by, .. } if by == seat)
                && record.action.as_ref() == Some(&was.action);
            if still || done || record.at.since(was.since) < REACTION {
                continue;
            }
            let view = before.view(Audience::Seat(seat));
            let mark = self.scale.mark(was.value, 0.0);
            let Some(advice) = B::Game::advise(&view, &self.memories[seat.index()], &was.action) else {
                continue;
            };
            if mark == Mark::Fine {
                continue;
            }
            let better =
                Better { action: tree(&was.action), what: advice.what, why: advice.why, fault: None };
            self.note(Decision {
                record: number as u32,
                at: record.at,
                round: before.rounds(),
                seat,
                missed: true,
                action: Value::Null,
                what: None,
                value: rounded(-was.value),
                cost: rounded(was.value),
                error: 0.0,
                mark,
                better: Some(better),
            });
        }
    }

    fn finish(&mut self) -> Review {
        let listed: Vec<bool> = Seat::all(self.game.seats()).map(|seat| self.is_listed(seat)).collect();
        Review {
            review: Review::FORMAT,
            game: B::Game::ABOUT.id.to_owned(),
            iterations: self.options.iterations,
            unit: self.scale.unit,
            players: self.sums.players(&listed),
            turning_points: self.sums.turning_points::<B::Game>(&self.log),
            decisions: std::mem::take(&mut self.decisions),
            curve: std::mem::take(&mut self.curve),
        }
    }
}
