//! What is checked, and how a failure is reported.

use std::fmt::{self, Debug, Write as _};

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::Subject;
use crate::{Game, Moment};

/// Declares the checks with one sentence each, which is both their documentation and their message.
macro_rules! checks {
    ($($(#[doc = $promise:literal])+ $name:ident,)+) => {
        /// The promises that are tested. A failure names the one that was broken.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Check { $($(#[doc = $promise])+ $name,)+ }

        impl Check {
            /// All of them.
            pub const ALL: &[Check] = &[$(Check::$name,)+];

            /// The promise as a sentence.
            pub fn promise(self) -> String {
                match self { $(Check::$name => [$($promise),+].concat().trim().to_owned(),)+ }
            }
        }
    };
}

checks! {
    /// The subject of the test is sound: its tables open, its scrambled positions are possible, it tests enough.
    Subject,
    /// Nothing that a game is given makes it panic, not even an action that was never permitted.
    Panics,
    /// Everything on the menu is permitted.
    Menu,
    /// What is permitted and of a listed kind is on the menu.
    MenuComplete,
    /// What is permitted happens: the decision emits at least one event.
    Decided,
    /// What is refused changes nothing.
    Refused,
    /// A refusal cites a rule of the rulebook, or of the table.
    Rule,
    /// Folding the events, read back from JSON, gives the state.
    Fold,
    /// The same state, cause and dice give the same events.
    Determinism,
    /// A position, read back from JSON, restores its state.
    Restore,
    /// Options, views, sights, actions, events, memories and outcomes go through JSON unchanged.
    Json,
    /// A view does not change with what its audience may not know.
    View,
    /// A sight reveals no more to its audience than the views of its moment do.
    Sight,
    /// Whom the game waits for and when something comes due reveals nothing hidden.
    Public,
    /// A resampled state looks to its seat like the true one, and nothing is missing in it.
    Resample,
    /// Dealt anew, what no seat knows changes nothing that anybody sees, and nothing is missing.
    Anew,
    /// Cards, markers and squares are conserved.
    Inventory,
    /// Random play ends within the subject's bound.
    Ends,
    /// Until the end somebody can act or something comes due, and a seat that is awaited can act.
    Stuck,
    /// What comes due happens, and time goes on.
    Deadline,
    /// After the end nothing happens: no event, no menu, nobody awaited, nothing due.
    AfterEnd,
    /// The outcome has a place and a score for every seat.
    Outcome,
    /// All randomness comes from the dice: an audit holds with the true ones and fails with others.
    Audit,
    /// Every sentence exists in every language.
    Translated,
    /// Every offered action can be explained in a hint.
    Advised,
    /// Before the end nobody sees everything.
    Reviewer,
}

/// A broken promise, before it is known in which game.
#[derive(Debug)]
pub(super) struct Broken {
    check: Check,
    what: String,
}

impl Check {
    pub(super) fn broken(self, what: String) -> Broken {
        Broken { check: self, what }
    }

    /// Fails unless this holds.
    pub(super) fn holds(self, holds: bool, what: impl FnOnce() -> String) -> Result<(), Broken> {
        if holds { Ok(()) } else { Err(self.broken(what())) }
    }

    /// Fails unless both are the same.
    pub(super) fn same<T: PartialEq + Debug>(self, what: &str, expected: &T, seen: &T) -> Result<(), Broken> {
        self.holds(expected == seen, || {
            // Numbers may print alike and differ; the values themselves decide, the text only shows where.
            difference(what, &format!("{expected:?}"), &format!("{seen:?}"))
        })
    }

    /// Fails unless both are the same to the byte.
    pub(super) fn same_text(self, what: &str, expected: &str, seen: &str) -> Result<(), Broken> {
        self.holds(expected == seen, || difference(what, expected, seen))
    }

    /// Fails unless the value survives JSON unchanged; gives what came back.
    pub(super) fn through_json<T>(self, what: &str, value: &T) -> Result<T, Broken>
    where
        T: Debug + PartialEq + Serialize + DeserializeOwned,
    {
        let text = json(value)?;
        let back: T = serde_json::from_str(&text).map_err(|error| {
            self.broken(format!("{what} cannot be read back: {error}\n  written  {text}"))
        })?;
        self.same(&format!("{what} after JSON"), value, &back)?;
        Ok(back)
    }
}

/// The value as it is sent.
pub(super) fn json<T: Serialize + Debug>(value: &T) -> Result<String, Broken> {
    serde_json::to_string(value).map_err(|error| Check::Json.broken(format!("{error} in writing {value:?}")))
}

/// Both texts from shortly before they differ.
fn difference(what: &str, expected: &str, seen: &str) -> String {
    let common = expected.chars().zip(seen.chars()).take_while(|(one, other)| one == other).count();
    let cut = |text: &str| {
        let lead = if common > 60 { "…" } else { "" };
        let rest: String = text.chars().skip(common.saturating_sub(60)).take(240).collect();
        format!("{lead}{rest}")
    };
    format!("{what} differs\n  expected {}\n  seen     {}", cut(expected), cut(seen))
}

/// Where in a game something went wrong.
#[derive(Clone, Debug, Default)]
pub(super) struct Place {
    /// Seats and options.
    pub(super) table: String,
    /// How many decisions had been made.
    pub(super) step: u64,
    /// When.
    pub(super) at: Moment,
    /// The last cause.
    pub(super) cause: String,
}

/// A promise that a game broke, with all that is needed to reproduce it.
pub struct Failure {
    /// Which promise.
    pub check: Check,
    /// The seed of the game in which it was broken; none if it is about the run as a whole.
    pub game: Option<u64>,
    /// How many decisions had been made.
    pub step: u64,
    /// What was expected and what was found.
    pub what: String,
    text: String,
}

impl Failure {
    /// A failure in the game of that seed.
    pub(super) fn in_game<S: Subject>(seed: u64, every: u32, place: &Place, broken: Broken) -> Failure {
        let mut failure = Failure::of_the_run::<S>(broken);
        failure.game = Some(seed);
        failure.step = place.step;
        let Place { table, step, at, cause } = place;
        let subject = std::any::type_name::<S>().rsplit("::").next().unwrap_or_default();
        let _infallible = write!(
            failure.text,
            "\n  in game {seed} ({table}), after decision {step} at {} ms, last {cause}\n  \
             again: conformance::replay::<{subject}>({seed}, {every})",
            at.0,
        );
        failure
    }

    /// A failure of the subject or of the game's texts, whatever game is played.
    pub(super) fn of_the_run<S: Subject>(broken: Broken) -> Failure {
        let Broken { check, what } = broken;
        let text = format!("{} breaks {check:?}: {}\n  {what}", S::Game::ABOUT.id, check.promise());
        Failure { check, game: None, step: 0, what, text }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// As it is displayed: a test that returns a failure prints this.
impl Debug for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl std::error::Error for Failure {}
