//! The conformance suite, a property-based test that every game passes: thousands of games are played at random,
//! and at each step the promises of the contract are checked. [`Check`] lists them.
//!
//! A game brings a [`Subject`], a unit struct in its tests that says what only the rules can say: what is
//! hidden from whom, what must be conserved, what nonsense looks like. A subject that hides nothing or tries
//! nothing would pass every check, so a run also needs [`MIN_EVIDENCE`].
//!
//! ```ignore
//! #[test]
//! fn five_crowns_keeps_the_contract() -> Result<(), Failure> {
//!     println!("{}", conformance::check::<FiveCrownsSubject>(2_000, 1)?);
//!     Ok(())
//! }
//! ```
//!
//! Every game has its own seed; a failure names it and says how to [`replay`] that game.

mod audience;
mod failure;
mod play;
mod probe;
mod report;
mod rulebook;
mod source;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use fastrand::Rng;

use crate::{Audience, Game};

pub use failure::{Check, Failure};
pub use report::{MIN_EVIDENCE, Report};
pub use rulebook::{RuleTests, every_rule_is_tested, rule_id, rule_ids};

use failure::Place;
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
    const MAX_DECISIONS: u64;

    /// Whether anything is hidden from anybody. In an open game [`scramble`](Subject::scramble) changes nothing;
    /// instead the suite demands that all views are equal but for `me`.
    const HIDES: bool = true;

    /// Whether something may come due that not everybody knows of, such as a hidden claim window. Then what
    /// comes due need not look the same to all, and an awaited seat may have to wait for it with no menu.
    const HIDDEN_CLOCK: bool = false;

    /// Whether the game explains its actions in hints; then it explains every action it offers.
    const ADVISES: bool = true;

    /// Whether [`resample`](Subject::resample) is implemented.
    const SEARCHABLE: bool = true;

    /// Whether something lies face down that no seat knows, such as a draw pile, which can be dealt anew.
    const UNKNOWN_TO_ALL: bool = true;

    /// The share of actions that are arbitrary and not from the menu; more where players compose freely.
    const ARBITRARY: f64 = 0.125;

    /// The expensive checks are made at one step in so many, chosen at random: fewer where games are long.
    const SAMPLING: u32 = 32;

    /// Options and a number of seats, drawn from all tables that may be opened.
    fn table(rng: &mut Rng) -> (Options<Self>, u8);

    /// Changes only what that audience may not know now, and as much of it as possible. The result must be
    /// a possible position, and what is a public fact (whose turn, how many cards, until when) must stay.
    fn scramble(position: &mut Position<Self>, audience: Audience, rng: &mut Rng);

    /// Changes in an event only what that audience must not see of it, such as the hands of others in a
    /// deal. Needed where chance gives something hidden: there the same dice would hide a leak.
    fn scramble_event(_event: &mut Event<Self>, _audience: Audience, _rng: &mut Rng) {}

    /// Any action at all: nonsense, stale, nearly right, occasionally a permitted one that no menu lists.
    fn any_action(view: &View<Self>, rng: &mut Rng) -> Action<Self>;

    /// Whether every card, marker and square is there exactly once; if not, what is wrong.
    fn inventory(game: &Self::Game) -> Result<(), String>;

    /// Whether all that somebody remembers of where things lie is so in that state; if not, what is wrong. Needed where
    /// a memory tells of face-down things.
    fn remembered(_game: &Self::Game, _memory: &Memory<Self>) -> Result<(), String> {
        Ok(())
    }

    /// A state that fits what the seat sees and remembers: `Some(Searchable::resample(…))` where the game
    /// is searchable.
    fn resample(_view: &View<Self>, _memory: &Memory<Self>, _rng: &mut Rng) -> Option<Self::Game> {
        None
    }
}

/// How much is played and how closely it is checked.
#[derive(Clone, Debug)]
pub struct Settings {
    /// How many games.
    pub games: u64,
    /// The seed of the first; each further game has the next number.
    pub seed: u64,
    /// The expensive checks run at one step in this many, chosen at random.
    pub every: u32,
    /// How many threads play.
    pub threads: usize,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings { games: 200, seed: 1, every: 16, threads: 2 }
    }
}

/// Plays that many games at random, the first with this seed, and checks everything that [`Check`] lists.
pub fn check<S: Subject>(games: u64, seed: u64) -> Result<Report, Failure> {
    check_with::<S>(&Settings { games, seed, ..Settings::default() })
}

/// As [`check`], with every setting chosen.
pub fn check_with<S: Subject>(settings: &Settings) -> Result<Report, Failure> {
    let vocabulary = Vocabulary::of(&S::Game::ABOUT);
    vocabulary.settings(&S::Game::ABOUT).map_err(Failure::of_the_run::<S>)?;
    let report = play_all::<S>(settings, &vocabulary)?;
    report.is_evidence::<S>().map_err(Failure::of_the_run::<S>)?;
    Ok(report)
}

/// Plays one game again, with the `every` of the run it failed in. One game is no evidence, and none is demanded.
pub fn replay<S: Subject>(seed: u64, every: u32) -> Result<Report, Failure> {
    play::<S>(seed, every, &Vocabulary::of(&S::Game::ABOUT))
}

fn play_all<S: Subject>(settings: &Settings, vocabulary: &Vocabulary) -> Result<Report, Failure> {
    // Seeds are handed out in order and none after a failed one, so the failure with the lowest seed is
    // found however the threads are scheduled.
    let next = AtomicU64::new(settings.seed);
    let end = AtomicU64::new(settings.seed.saturating_add(settings.games));
    let work = || {
        let mut report = Report::default();
        loop {
            let seed = next.fetch_add(1, Ordering::SeqCst);
            if seed >= end.load(Ordering::SeqCst) {
                return Ok(report);
            }
            match play::<S>(seed, settings.every, vocabulary) {
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
    match failures.into_iter().min_by_key(|failure| failure.game) {
        Some(failure) => Err(failure),
        None => Ok(total),
    }
}

/// One game. A panic in the rules is a failure like any other, with the place where it happened.
fn play<S: Subject>(seed: u64, every: u32, vocabulary: &Vocabulary) -> Result<Report, Failure> {
    let mut place = Place::default();
    let played = catch_unwind(AssertUnwindSafe(|| Play::<S>::run(seed, every, vocabulary, &mut place)));
    let result = played.unwrap_or_else(|panic| {
        let text = panic.downcast_ref::<String>().map(String::as_str);
        let text = text.or_else(|| panic.downcast_ref::<&str>().copied());
        Err(Check::Panics.broken(text.unwrap_or("a panic without a message").to_owned()))
    });
    result.map_err(|broken| Failure::in_game::<S>(seed, every, &place, broken))
}
