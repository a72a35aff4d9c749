//! How long the bots look for FIVES, by the table's own clock.

use std::ops::RangeInclusive;

use bots::{Bot, Budget, Entrant, Level};
use fastrand::Rng;
use find_five::placement::shape_of;
use find_five::shape::Shape;
use find_five::{Action, Event, FindFive, NO_LIMIT, Options, Phase, Variant};
use find_five_bot::FindFiveBot;
use table::log::Record;
use table::{Act, Audience, Dice, Game, Millis, Moment, Seat, Sitting};

const BOT: Seat = Seat(0);
const OTHER: Seat = Seat(1);

fn level(level: Level) -> Entrant {
    Entrant::Level(level)
}

/// A bot at a table with somebody who draws nothing.
struct Watched {
    sitting: Sitting<FindFive>,
    log: Vec<Record<FindFive>>,
    bot: Entrant,
    rng: Rng,
}

impl Watched {
    fn open(bot: Entrant, options: &Options, seed: u64) -> Watched {
        let mut log = Vec::new();
        let sitting = Sitting::open(options, 2, Dice::from_number(seed), &mut log).unwrap();
        Watched { sitting, log, bot, rng: Rng::with_seed(seed) }
    }

    fn phase(&self) -> Phase {
        self.sitting.view(Audience::Spectator).phase
    }

    fn act(&mut self, seat: Seat, action: Action, at: Moment) {
        self.sitting.act(&Act { seat, action, at, lag: 0 }, &mut self.log).unwrap();
    }

    /// The bot does what it means to do, unless something comes due before.
    fn step(&mut self) {
        let (view, now) = (self.sitting.view(Audience::Seat(BOT)), self.sitting.now());
        let plan = self.bot.plan::<FindFiveBot>(&view, &(), now, Budget::Iterations(20), &mut self.rng);
        let at = plan.as_ref().map(|plan| now + plan.after);
        match self.sitting.game().deadline().filter(|due| at.is_none_or(|at| *due <= at)) {
            Some(due) => self.sitting.advance(due, &mut self.log).unwrap(),
            None => self.act(BOT, plan.expect("the bot does something").action, at.unwrap()),
        }
    }

    /// Plays to the end; the other turns the timer at once in every round.
    fn hurried(mut self) -> Self {
        while self.sitting.outcome().is_none() {
            let view = self.sitting.view(Audience::Seat(OTHER));
            if view.phase == Phase::Drawing && view.timer.is_none() {
                self.act(OTHER, Action::Timer { round: view.round }, self.sitting.now());
            }
            self.step();
        }
        self
    }

    /// Plays the first round; the other does nothing at all. How long it took until the bot ended it.
    fn patient(&mut self) -> Millis {
        while self.phase() == Phase::Drawing && self.sitting.view(Audience::Spectator).timer.is_none() {
            self.step();
            assert!(self.sitting.now() < Moment(600_000), "the round waits for nothing");
        }
        self.sitting.now().since(Moment::START)
    }

    /// What the bot drew, and how long after the dice.
    fn drawn(&self) -> Vec<(Millis, Shape)> {
        let (mut since, mut drawn) = (Moment::START, Vec::new());
        for record in &self.log {
            for event in &record.events {
                match event {
                    Event::Rolled { since: rolled, .. } => since = *rolled,
                    Event::Marked { seat: BOT, squares } => {
                        drawn.push((record.at.since(since), shape_of(*squares).unwrap()));
                    }
                    _ => {}
                }
            }
        }
        drawn
    }

    /// The points for FIVES and the most there could have been, over all rounds.
    fn points(&self) -> (u32, u32) {
        let mut sums = (0, 0);
        for event in self.log.iter().flat_map(|record| &record.events) {
            if let Event::Stopped(result) = event {
                let board = &result.boards[BOT.index()];
                sums.0 += u32::from(board.points - board.bonus);
                sums.1 += u32::from(board.best_points);
            }
        }
        sums
    }
}

fn variant(variant: Variant) -> Options {
    Options { variant, ..Options::default() }
}

/// The share of the possible points that the bot finds in percent, if it has the 30 seconds of the timer and no more.
fn share(bot: Entrant, options: &Options, games: u64) -> f64 {
    let (mut found, mut possible) = (0, 0);
    for seed in 0..games {
        let (points, best) = Watched::open(bot, options, seed).hurried().points();
        (found, possible) = (found + points, possible + best);
    }
    100.0 * f64::from(found) / f64::from(possible)
}

#[test]
fn within_the_timer_each_level_finds_what_such_a_person_finds() {
    let expected: [(Level, RangeInclusive<f64>); 3] =
        [(Level::Easy, 25.0..=40.0), (Level::Medium, 45.0..=65.0), (Level::Hard, 75.0..=95.0)];
    let mut wrong = false;
    for (variant, options) in [Variant::Basic, Variant::Puzzle].map(|each| (each, variant(each))) {
        for baseline in [Entrant::Casual, Entrant::Greedy] {
            println!("{variant:?} {}: {:.1} %", baseline.word(), share(baseline, &options, 60));
        }
        for (bot, range) in expected.clone() {
            let share = share(level(bot), &options, 60);
            println!("{variant:?} {bot:?}: {share:.1} %");
            wrong |= !range.contains(&share);
        }
    }
    assert!(!wrong, "not within {expected:?}");
}

#[test]
fn nobody_draws_at_once() {
    for options in [variant(Variant::Basic), variant(Variant::Puzzle)] {
        for bot in Entrant::ALL {
            let games = (0..20).map(|seed| Watched::open(bot, &options, seed).hurried());
            let drawn: Vec<_> = games.flat_map(|game| game.drawn()).collect();
            assert!(drawn.iter().all(|(after, _)| *after >= 5_000), "{}: {drawn:?}", bot.word());
        }
    }
}

#[test]
fn a_round_never_waits_for_nothing() {
    let unlimited = |variant| Options { variant, limit: NO_LIMIT, ..Options::default() };
    for options in [unlimited(Variant::Basic), unlimited(Variant::Puzzle)] {
        for bot in [Level::Easy, Level::Medium, Level::Hard] {
            for seed in 0..40 {
                let took = Watched::open(level(bot), &options, seed).patient();
                assert!((7_000..150_000).contains(&took), "{bot:?} turned the timer after {took} ms");
            }
        }
    }
}

/// Whoever finds nothing more puts the pen down before the timer has run out, most of the time.
#[test]
fn who_finds_nothing_more_says_done() {
    for options in [variant(Variant::Basic), variant(Variant::Puzzle)] {
        for bot in [Level::Easy, Level::Medium] {
            let (mut said, mut rounds) = (0, 0);
            for seed in 0..20 {
                let watched = Watched::open(level(bot), &options, seed).hurried();
                for event in watched.log.iter().flat_map(|record| &record.events) {
                    said += usize::from(matches!(event, Event::Done { seat: BOT }));
                    rounds += usize::from(matches!(event, Event::Stopped(_)));
                }
            }
            println!("{:?} {bot:?} says Done in {said} of {rounds} rounds", options.variant);
            assert!(5 * said > rounds && said <= rounds, "{bot:?}: {said} of {rounds}");
        }
    }
}

#[test]
fn the_fewer_there_are_the_longer_it_takes() {
    let (mut many, mut few) = (Vec::new(), Vec::new());
    for seed in 0..400 {
        let mut watched = Watched::open(level(Level::Medium), &variant(Variant::Basic), seed);
        let view = watched.sitting.view(Audience::Seat(BOT));
        let count = view.mine().unwrap().0.fives(view.roll).len();
        watched.patient();
        let first = watched.drawn().first().map_or(60_000, |(after, _)| *after);
        match count {
            ..=15 => few.push(first),
            40.. => many.push(first),
            _ => {}
        }
    }
    let mean = |all: &[Millis]| all.iter().sum::<Millis>() / all.len() as Millis;
    assert!(few.len() > 20 && many.len() > 20, "{} and {}", few.len(), many.len());
    assert!(mean(&few) > mean(&many), "{} and {}", mean(&few), mean(&many));
}

#[test]
fn plain_shapes_are_seen_before_hidden_ones() {
    for bot in [Level::Easy, Level::Medium] {
        let games = (0..100).map(|seed| {
            let mut watched = Watched::open(level(bot), &variant(Variant::Basic), seed);
            watched.patient();
            watched.drawn()
        });
        let firsts: Vec<Shape> = games.filter_map(|drawn| drawn.first().map(|(_, shape)| *shape)).collect();
        let worth = |value: u8| firsts.iter().filter(|shape| shape.value() == value).count();
        assert!(worth(1) > 3 * worth(4), "{bot:?}: {} of 1 and {} of 4", worth(1), worth(4));
    }
}

#[test]
fn easy_gives_up_with_less_than_five_more_often_than_medium() {
    let five = |bot: Level| {
        let full = |seed: &u64| {
            let mut watched = Watched::open(level(bot), &variant(Variant::Basic), *seed);
            watched.patient();
            watched.drawn().len() == 5
        };
        (0..100).filter(full).count()
    };
    let (easy, medium, hard) = (five(Level::Easy), five(Level::Medium), five(Level::Hard));
    println!("rounds with five FIVES: easy {easy}, medium {medium}, hard {hard} of 100");
    assert!(easy < medium && medium < hard, "{easy}, {medium}, {hard}");
}

/// A bot that is asked again and again means to do the same at the same moment.
#[test]
fn who_is_asked_more_often_does_not_see_faster() {
    let sitting =
        Sitting::<FindFive>::open(&Options::default(), 2, Dice::from_number(3), &mut Vec::new()).unwrap();
    let view = sitting.view(Audience::Seat(BOT));
    for bot in [Level::Easy, Level::Medium, Level::Hard] {
        let plan = |now: Millis| {
            let now = Moment::START + now;
            let plan = FindFiveBot::plan(bot, &view, &(), now, Budget::Iterations(1), &mut Rng::with_seed(1));
            let plan = plan.unwrap();
            (now + plan.after, plan.action)
        };
        assert_eq!(plan(0), plan(3_000), "{bot:?}");
    }
}
