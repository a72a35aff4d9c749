//! The suite that every game passes: random play by thousands, and after each step the promises of the
//! contract are tested. [`Check`] lists them.
//!
//! A game brings a [`Subject`], a unit struct in its tests that says what only the rules can say: what is
//! hidden from whom, what must be conserved, what nonsense looks like.
//!
//! ```ignore
//! #[test]
//! fn five_crowns_keeps_the_contract() -> Result<(), Failure> {
//!     println!("{}", conformance::check::<FiveCrownsSubject>(2_000, 1)?);
//!     Ok(())
//! }
//! ```
//!
//! Every game has its own seed; a failure names it, and `check::<S>(1, seed)` plays that game again.

mod audience;
mod failure;
mod play;
mod probe;
mod rulebook;

use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use fastrand::Rng;

use crate::{Audience, Game};

pub use failure::{Check, Failure};
pub use rulebook::{RuleTests, every_rule_is_tested, rule_ids};

use failure::{Broken, Place};
use play::Play;
use rulebook::Vocabulary;

pub(crate) type Options<S> = <<S as Subject>::Game as Game>::Options;
pub(crate) type Action<S> = <<S as Subject>::Game as Game>::Action;
pub(crate) type Event<S> = <<S as Subject>::Game as Game>::Event;
pub(crate) type View<S> = <<S as Subject>::Game as Game>::View;
pub(crate) type Memory<S> = <<S as Subject>::Game as Game>::Memory;
pub(crate) type Position<S> = <<S as Subject>::Game as Game>::Position;

/// A game under test, with what the suite cannot know of it by itself.
///
/// It is written from the rules and never with the help of the game's own view: a mistake in the view must
/// not be repeated here.
pub trait Subject: 'static {
    /// The game.
    type Game: Game;

    /// Random play ends within this many decisions.
    const LONGEST: u64;

    /// Whether something may come due that not everybody knows of, such as a hidden claim window. Then what
    /// comes due need not look the same to all, and an awaited seat may have to wait for it with no menu.
    const HIDDEN_CLOCK: bool = false;

    /// Whether the game explains its actions to whoever asks for a hint; then it explains all that it offers.
    const ADVISES: bool = true;

    /// The part of all actions that is arbitrary and not from the menu; more where players compose freely.
    const ARBITRARY: f64 = 0.125;

    /// Options and a number of seats to play with, drawn from all that may be opened.
    fn table(chance: &mut Rng) -> (Options<Self>, u8);

    /// Changes only what that audience may not know now, and as much of it as possible. The result must be
    /// a possible position, and what is a public fact (whose turn, how many cards, until when) must stay.
    fn scramble(position: &mut Position<Self>, audience: Audience, chance: &mut Rng);

    /// Changes in an event only what that audience must not see of it, such as the hands of others in a
    /// deal. Needed where chance gives something hidden: there the same dice would hide a leak.
    fn scramble_event(_event: &mut Event<Self>, _audience: Audience, _chance: &mut Rng) {}

    /// Any action at all: nonsense, stale, nearly right, now and then a permitted one that no menu lists.
    fn any_action(view: &View<Self>, chance: &mut Rng) -> Action<Self>;

    /// Whether all cards, markers and squares are there, each once; else what is wrong.
    fn inventory(game: &Self::Game) -> Result<(), String>;

    /// A state that fits what the seat sees and remembers: `Some(Searchable::resample(…))` where the game
    /// is searchable.
    fn resample(_view: &View<Self>, _memory: &Memory<Self>, _chance: &mut Rng) -> Option<Self::Game> {
        None
    }
}

/// How much is played and how closely it is looked at.
#[derive(Clone, Debug)]
pub struct Settings {
    /// How many games.
    pub games: u64,
    /// The seed of the first; the next has the next number.
    pub seed: u64,
    /// The dear checks are made at one step in so many, chosen at random.
    pub every: u32,
    /// How many threads play.
    pub threads: usize,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings { games: 200, seed: 1, every: 16, threads: 2 }
    }
}

/// What was played and probed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Games played to their end.
    pub games: u64,
    /// Actions and deadlines decided in them.
    pub decisions: u64,
    /// Decisions of the longest.
    pub longest: u64,
    /// Arbitrary actions that were permitted.
    pub permitted: u64,
    /// Arbitrary actions that were refused.
    pub refused: u64,
    /// Positions that were handed over to be scrambled.
    pub scrambles: u64,
    /// Those of them that came back changed.
    pub scrambled: u64,
    /// Decisions made both in a state and in its scrambled copy, and looked at by the same audience.
    pub compared: u64,
    /// States drawn anew from what a seat knows.
    pub resampled: u64,
    /// Actions on offer that were explained.
    pub advised: u64,
}

impl Report {
    fn add(&mut self, other: &Report) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.longest = self.longest.max(other.longest);
        self.permitted += other.permitted;
        self.refused += other.refused;
        self.scrambles += other.scrambles;
        self.scrambled += other.scrambled;
        self.compared += other.compared;
        self.resampled += other.resampled;
        self.advised += other.advised;
    }

    /// A subject that hides nothing or tries nothing would pass everything.
    fn asked_enough(&self) -> Result<(), Broken> {
        let tried = self.permitted + self.refused;
        let scrambles = self.scrambles < 50 || self.scrambled > 0;
        Check::Subject.holds(scrambles, || "`scramble` never changes anything".to_owned())?;
        Check::Subject.holds(tried < 500 || self.refused > 0, || {
            "`any_action` never comes up with anything forbidden".to_owned()
        })?;
        Check::Subject.holds(tried < 500 || self.permitted > 0, || {
            "`any_action` never comes up with anything permitted".to_owned()
        })
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report { games, decisions, longest, permitted, refused, .. } = self;
        write!(f, "{games} games, {decisions} decisions (at most {longest}); arbitrary actions: ")?;
        write!(f, "{permitted} permitted, {refused} refused; ")?;
        write!(f, "{} of {} positions scrambled, ", self.scrambled, self.scrambles)?;
        write!(f, "{} decisions compared; {} states resampled; ", self.compared, self.resampled)?;
        write!(f, "{} actions explained", self.advised)
    }
}

/// Plays so many games at random, the first with this seed, and tests everything that [`Check`] lists.
pub fn check<S: Subject>(games: u64, seed: u64) -> Result<Report, Failure> {
    check_with::<S>(&Settings { games, seed, ..Settings::default() })
}

/// As [`check`], with every setting chosen.
pub fn check_with<S: Subject>(settings: &Settings) -> Result<Report, Failure> {
    let place = Place::default();
    let whole = |broken: Broken| Failure::new::<S>(settings.seed, &place, broken);
    let vocabulary = Vocabulary::of(&S::Game::ABOUT);
    vocabulary.settings(&S::Game::ABOUT).map_err(whole)?;

    // Seeds are handed out in order and none after a failed one, so the failure with the lowest seed is
    // found whatever the threads do.
    let next = AtomicU64::new(settings.seed);
    let end = AtomicU64::new(settings.seed.saturating_add(settings.games));
    let work = || {
        let mut report = Report::default();
        loop {
            let seed = next.fetch_add(1, Ordering::SeqCst);
            if seed >= end.load(Ordering::SeqCst) {
                return Ok(report);
            }
            match play::<S>(seed, settings, &vocabulary) {
                Ok(game) => report.add(&game),
                Err(failure) => {
                    end.fetch_min(seed, Ordering::SeqCst);
                    return Err(failure);
                }
            }
        }
    };
    let results: Vec<_> = thread::scope(|scope| {
        let workers: Vec<_> = (0..settings.threads.max(1)).map(|_| scope.spawn(work)).collect();
        workers.into_iter().map(|worker| worker.join().expect("panics of games are caught")).collect()
    });
    let mut total = Report::default();
    let mut failures = Vec::new();
    for result in results {
        match result {
            Ok(report) => total.add(&report),
            Err(failure) => failures.push(failure),
        }
    }
    if let Some(failure) = failures.into_iter().min_by_key(|failure| failure.game) {
        return Err(failure);
    }
    total.asked_enough().map_err(whole)?;
    Ok(total)
}

/// One game. A panic in the rules is a failure like any other, with the place where it happened.
fn play<S: Subject>(seed: u64, settings: &Settings, vocabulary: &Vocabulary) -> Result<Report, Failure> {
    let mut place = Place::default();
    let played =
        catch_unwind(AssertUnwindSafe(|| Play::<S>::run(seed, settings.every, vocabulary, &mut place)));
    let result = played.unwrap_or_else(|panic| {
        let text = panic.downcast_ref::<String>().map(String::as_str);
        let text = text.or_else(|| panic.downcast_ref::<&str>().copied());
        Err(Check::Panics.broken(text.unwrap_or("a panic without a message").to_owned()))
    });
    result.map_err(|broken| Failure::new::<S>(seed, &place, broken))
}
