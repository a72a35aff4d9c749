//! What can be done with a game before it is played.

use std::marker::PhantomData;
use std::panic::{AssertUnwindSafe, catch_unwind};
#[cfg(not(target_family = "wasm"))]
use std::time::{Duration, Instant};

use bots::Bot;
#[cfg(not(target_family = "wasm"))]
use bots::{CustomSearch, Playout, ismcts::Domain};
use serde_json::Value;
use table::log::{BadLog, From, Log};
use table::{
    About, Audience, Commit, Contribution, FailedStart, Game, Moment, Player, Recording, Refusal, Seat,
    Secret,
};
#[cfg(not(target_family = "wasm"))]
use table::{Check, Dice, Pace, verify::Verification};

#[cfg(not(target_family = "wasm"))]
use crate::arena::{Contest, Contested, contest};
use crate::live_table::LiveTable;
use crate::review::{Progress, Reviewing, begin, review};
use crate::simulate::simulate;
use crate::{AnyTable, BranchPoint, NoReview, Replay, Review, ReviewOptions, Simulated, Simulation, Solver};

/// One game of the catalog.
pub trait GameEntry: Sync {
    /// Its metadata.
    fn about(&self) -> &'static About;
    /// Its solver of single problems, where it has one.
    fn solver(&self) -> Option<&'static Solver>;
    /// Whether a table of so many could be opened with these options.
    fn check_options(&self, options: &Value, seats: u8) -> Result<(), Refusal>;
    /// The numbers of players for which a table could be opened with these options, and why
    /// not for those between them.
    fn counts(&self, options: &Value) -> Result<Counts, Refusal>;
    /// The team of each seat at such a table; nothing where a game has no teams.
    fn teams(&self, options: &Value, seats: u8) -> Option<Vec<u8>>;
    /// Opens a table and starts the game.
    fn open(&self, opening: &Opening) -> Result<Box<dyn AnyTable>, Refusal>;
    /// Opens a table in the middle of a game. What the position leaves open is filled in by chance.
    #[cfg(not(target_family = "wasm"))]
    fn load(&self, position: &Value, secret: Secret, at: Moment) -> Result<Box<dyn AnyTable>, Refusal>;
    /// Goes on where a log ends; the secret is needed because the log of a running game does not tell it.
    fn resume(&self, log: &str, secret: Secret) -> Result<Box<dyn AnyTable>, BadLog>;
    /// Plays one game by bots; `number` tells it from the others of the simulation.
    fn simulate(&self, simulation: &Simulation, number: u64) -> Result<Simulated, Refusal>;
    /// Plays one game of a contest: that deal, with the bots moved round the table by so many seats.
    #[cfg(not(target_family = "wasm"))]
    fn contest(&self, contest: &Contest, deal: u64, rotation: usize) -> Result<Contested, Refusal>;
    /// Measures random playouts through the whole contract for so long, on this thread.
    #[cfg(not(target_family = "wasm"))]
    fn playouts(&self, seats: u8, seed: u64, time: Duration) -> Rate;
    /// Measures the bots' search from the middle of games for so long, on this thread; nothing where they do not search.
    #[cfg(not(target_family = "wasm"))]
    fn searches(&self, seats: u8, seed: u64, time: Duration) -> Option<Rate>;
    /// What a log tells that audience.
    fn replay(&self, log: &str, audience: Audience) -> Result<Replay, BadLog>;
    /// The moment of a finished game after so many records, to be played on from; what no seat knew is dealt anew or
    /// comes as it was. Refused where the game was over by then (T-9), or where today's rules know no such position.
    #[cfg(not(target_family = "wasm"))]
    fn branch_point(&self, log: &str, step: u32, anew: bool) -> Result<BranchPoint, BadLog>;
    /// Reviews a finished game: what each decision cost, and why; `progress` is told how far it is.
    fn review(&self, log: &str, options: &ReviewOptions, progress: Progress) -> Result<Review, NoReview>;
    /// Begins such a review, to be made a record at a time. A step of a log that was changed by hand may panic.
    #[cfg(not(target_family = "wasm"))]
    fn begin_review(&self, log: &str, options: &ReviewOptions) -> Result<Box<dyn Reviewing>, NoReview>;
    /// Whether a log tells a whole game as it was played: refused if its end is missing (T-7), or if it was changed
    /// after the game (T-8).
    fn check_whole(&self, log: &str) -> Result<(), BadLog>;
    /// Judges a finished log by the rules; nothing if its secret is not revealed.
    #[cfg(not(target_family = "wasm"))]
    fn verify(&self, log: &str) -> Result<Option<Verification>, BadLog>;
    /// Holds the beginning of a log against the one that it says it goes on from.
    #[cfg(not(target_family = "wasm"))]
    fn check_origin(&self, log: &str, origin: &str) -> Result<Vec<Check>, BadLog>;
}

/// How many can play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counts {
    /// The numbers of players that are accepted, in order.
    pub accepted: Vec<u8>,
    /// The others within the game's range, with the reason.
    pub refused: Vec<(u8, Refusal)>,
}

/// How a table is opened.
#[derive(Clone, Debug)]
pub struct Opening<'a> {
    /// The options that differ from the rulebook's, or `null`.
    pub options: &'a Value,
    /// How many play.
    pub seats: u8,
    /// The code of the table, where there is one.
    pub table: Option<String>,
    /// The names of the players, where known.
    pub names: Vec<String>,
    /// Who sits in each seat.
    pub players: Vec<Player>,
    /// Who begins, where the game before handed it on.
    pub first: Option<Seat>,
    /// What the table is bound to.
    pub secret: Secret,
    /// What the players add to it.
    pub contributions: Vec<Contribution>,
    /// What bound them to it beforehand, if they were bound.
    pub commits: Vec<Commit>,
    /// The starts before that came to nothing.
    pub failed_starts: Vec<FailedStart>,
    /// The moment of another game to go on from, as [`GameEntry::branch_point`] gave it.
    pub from: Option<&'a From>,
}

impl<'a> Opening<'a> {
    /// A table of programs without names, where the secret alone makes the seed.
    pub fn new(options: &'a Value, seats: u8, secret: Secret) -> Opening<'a> {
        Opening {
            options,
            seats,
            table: None,
            names: Vec::new(),
            players: vec![Player::Program; seats.into()],
            first: None,
            secret,
            contributions: Vec::new(),
            commits: Vec::new(),
            failed_starts: Vec::new(),
            from: None,
        }
    }
}

/// A measured throughput.
#[cfg(not(target_family = "wasm"))]
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    /// How many games were begun.
    pub games: u64,
    /// How many actions and deadlines were decided.
    pub decisions: u64,
    /// How long it took.
    pub time: Duration,
}

/// In random play, how likely each seat that nobody waits for acts before the next awaited one does. Only
/// games in real time let such seats act.
#[cfg(not(target_family = "wasm"))]
const ASIDE: f64 = 0.1;

/// Random games longer than this are broken off.
#[cfg(not(target_family = "wasm"))]
const MAX_DECISIONS: u64 = 100_000;

/// The entry of the game that the bot `B` plays.
pub(crate) struct EntryOf<B: Bot> {
    solver: Option<&'static Solver>,
    /// Measures its search.
    #[cfg(not(target_family = "wasm"))]
    search: Option<fn(u8, u64, Duration) -> Rate>,
    bot: PhantomData<fn() -> B>,
}

impl<B: Bot> EntryOf<B> {
    /// A game without a solver.
    pub(crate) const fn new() -> EntryOf<B> {
        EntryOf {
            solver: None,
            #[cfg(not(target_family = "wasm"))]
            search: None,
            bot: PhantomData,
        }
    }

    /// With this solver, unless in a browser, where nobody asks for it.
    pub(crate) const fn with_solver(self, solver: &'static Solver) -> EntryOf<B> {
        if cfg!(target_family = "wasm") { self } else { EntryOf { solver: Some(solver), ..self } }
    }
}

#[cfg(not(target_family = "wasm"))]
impl<B: Bot + Domain<Game = <B as Bot>::Game>> EntryOf<B> {
    /// With bots that search by ISMCTS.
    pub(crate) const fn with_search(self) -> EntryOf<B> {
        EntryOf { search: Some(crate::search_rate::ismcts::<B>), ..self }
    }
}

#[cfg(not(target_family = "wasm"))]
impl<B: CustomSearch> EntryOf<B> {
    /// With bots that have a search of their own.
    pub(crate) const fn with_custom_search(self) -> EntryOf<B> {
        EntryOf { search: Some(crate::search_rate::custom::<B>), ..self }
    }
}

/// In a browser nobody measures a search.
#[cfg(target_family = "wasm")]
impl<B: Bot> EntryOf<B> {
    /// As it is.
    pub(crate) const fn with_search(self) -> EntryOf<B> {
        self
    }

    /// As it is.
    pub(crate) const fn with_custom_search(self) -> EntryOf<B> {
        self
    }
}

impl<B: Bot> GameEntry for EntryOf<B> {
    fn about(&self) -> &'static About {
        const { &<B::Game as Game>::ABOUT }
    }

    fn solver(&self) -> Option<&'static Solver> {
        self.solver
    }

    fn check_options(&self, options: &Value, seats: u8) -> Result<(), Refusal> {
        B::Game::accepts(&crate::options::read::<B::Game>(options)?, seats)
    }

    fn counts(&self, options: &Value) -> Result<Counts, Refusal> {
        let options = crate::options::read::<B::Game>(options)?;
        let mut counts = Counts { accepted: Vec::new(), refused: Vec::new() };
        for seats in <B::Game as Game>::ABOUT.seats {
            match B::Game::accepts(&options, seats) {
                Ok(()) => counts.accepted.push(seats),
                Err(refusal) => counts.refused.push((seats, refusal)),
            }
        }
        Ok(counts)
    }

    fn teams(&self, options: &Value, seats: u8) -> Option<Vec<u8>> {
        let options = crate::options::read::<B::Game>(options).ok()?;
        Seat::all(seats).map(|seat| B::Game::team(&options, seats, seat)).collect()
    }

    fn open(&self, opening: &Opening) -> Result<Box<dyn AnyTable>, Refusal> {
        Ok(Box::new(LiveTable::<B>::open(opening)?))
    }

    #[cfg(not(target_family = "wasm"))]
    fn load(&self, position: &Value, secret: Secret, at: Moment) -> Result<Box<dyn AnyTable>, Refusal> {
        Ok(Box::new(LiveTable::<B>::load(position, secret, at)?))
    }

    fn resume(&self, log: &str, secret: Secret) -> Result<Box<dyn AnyTable>, BadLog> {
        fold_caught(|| {
            Ok(Box::new(LiveTable::<B>::resume(Log::<B::Game>::read(log)?, secret)?) as Box<dyn AnyTable>)
        })
    }

    fn simulate(&self, simulation: &Simulation, number: u64) -> Result<Simulated, Refusal> {
        simulate::<B>(simulation, number)
    }

    #[cfg(not(target_family = "wasm"))]
    fn contest(&self, given: &Contest, deal: u64, rotation: usize) -> Result<Contested, Refusal> {
        contest::<B>(given, deal, rotation)
    }

    #[cfg(not(target_family = "wasm"))]
    fn playouts(&self, seats: u8, seed: u64, time: Duration) -> Rate {
        let options = <B::Game as Game>::Options::default();
        let mut rng = fastrand::Rng::with_seed(seed);
        let aside = if B::Game::ABOUT.pace == Pace::RealTime { ASIDE } else { 0.0 };
        let mut playout = Playout::<B::Game>::new(aside);
        let mut rate = Rate { games: 0, decisions: 0, time: Duration::ZERO };
        let start = Instant::now();
        while rate.time < time {
            let dice = Dice::from_number(rng.u64(..));
            rate.decisions += playout.play(&options, seats, &dice, &mut rng, MAX_DECISIONS).decisions;
            rate.games += 1;
            rate.time = start.elapsed();
        }
        rate
    }

    #[cfg(not(target_family = "wasm"))]
    fn searches(&self, seats: u8, seed: u64, time: Duration) -> Option<Rate> {
        self.search.map(|rate| rate(seats, seed, time))
    }

    fn replay(&self, log: &str, audience: Audience) -> Result<Replay, BadLog> {
        fold_caught(|| Replay::of::<B::Game>(log, audience))
    }

    #[cfg(not(target_family = "wasm"))]
    fn branch_point(&self, log: &str, step: u32, anew: bool) -> Result<BranchPoint, BadLog> {
        fold_caught(|| BranchPoint::of::<B::Game>(log, step, anew))
    }

    fn review(&self, log: &str, options: &ReviewOptions, progress: Progress) -> Result<Review, NoReview> {
        let result = catch_unwind(AssertUnwindSafe(|| review::<B>(log, options, progress)));
        result.unwrap_or(Err(NoReview::Log(BadLog::Impossible)))
    }

    #[cfg(not(target_family = "wasm"))]
    fn begin_review(&self, log: &str, options: &ReviewOptions) -> Result<Box<dyn Reviewing>, NoReview> {
        let result = catch_unwind(AssertUnwindSafe(|| begin::<B>(log, options)));
        result.unwrap_or(Err(NoReview::Log(BadLog::Impossible)))
    }

    fn check_whole(&self, log: &str) -> Result<(), BadLog> {
        fold_caught(|| Recording::<B::Game>::read(log)?.finished()?.unchanged(log).map(drop))
    }

    #[cfg(not(target_family = "wasm"))]
    fn verify(&self, log: &str) -> Result<Option<Verification>, BadLog> {
        fold_caught(|| Log::<B::Game>::read(log)?.verify(log))
    }

    #[cfg(not(target_family = "wasm"))]
    fn check_origin(&self, log: &str, origin: &str) -> Result<Vec<Check>, BadLog> {
        fold_caught(|| Log::<B::Game>::read(log)?.check_origin(&Log::read(origin)?))
    }
}

/// Folds a log. Games do not check again what they once decided: a log that makes one panic was changed by hand.
fn fold_caught<T>(read: impl FnOnce() -> Result<T, BadLog>) -> Result<T, BadLog> {
    catch_unwind(AssertUnwindSafe(read)).unwrap_or(Err(BadLog::Impossible))
}
