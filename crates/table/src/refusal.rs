//! Why something is not allowed.

use serde::{Deserialize, Serialize};
use std::borrow::Cow;

use crate::Sentence;

/// A refused action: the rule (or limit) that forbids it, and a sentence that says so.
///
/// A refusal is worked out from what the player sees, so it tells nothing that they could not know.
/// Boxed, because it is rare and the paths that return it are hot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[error("{}: {}", .0.rule, .0.why.key)]
#[serde(transparent)]
pub struct Refusal(Box<Reason>);

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Reason {
    rule: Cow<'static, str>,
    why: Sentence,
}

impl Refusal {
    /// Refuses by this rule, for this reason.
    #[cold]
    pub fn new(rule: &'static str, why: Sentence) -> Refusal {
        Refusal(Box::new(Reason { rule: Cow::Borrowed(rule), why }))
    }

    /// The id of the rule, as in the game's RULES.md.
    pub fn rule(&self) -> &str {
        &self.0.rule
    }

    /// The reason.
    pub fn why(&self) -> &Sentence {
        &self.0.why
    }
}

/// Refuses by that rule with a sentence that needs no arguments.
#[cold]
pub fn refuse(rule: &'static str, key: &'static str) -> Refusal {
    Refusal::new(rule, Sentence::new(key))
}

/// Rules of the table itself, the same in every game. Their sentences are in `locales/` of the crate `speech`.
pub mod table_rules {
    use super::{Refusal, Sentence};
    use crate::{About, Seat};

    /// Every id with what it says, for the documentation and the tests.
    pub const ALL: [(&str, &str); 9] = [
        ("T-1", "Only a player who sits at the table acts."),
        ("T-2", "Nothing happens after the end of the game."),
        ("T-3", "A game has as many seats as its rules allow."),
        ("T-4", "A recorded game is read by this version of its rules or a later one."),
        ("T-5", "Time at a table never goes back."),
        ("T-6", "A recorded game and a receipt are written as the program writes them."),
        ("T-7", "A game is looked back at when it is over and its record is whole."),
        ("T-8", "A record that was changed after the game is not shown as the game."),
        ("T-9", "A game is played on from a moment before its end, in a position that today's rules know."),
    ];

    /// T-1: there is no such seat.
    pub fn no_such_seat(seat: Seat, count: u8) -> Refusal {
        let why = Sentence::new("table-no-such-seat").number("seat", seat.0).number("last", count - 1);
        Refusal::new("T-1", why)
    }

    /// T-2: the game is over.
    pub fn game_over() -> Refusal {
        Refusal::new("T-2", Sentence::new("table-game-over"))
    }

    /// T-3: too few or too many seats.
    pub fn seats_out_of_range(about: &About, count: u8) -> Refusal {
        let why = Sentence::new("table-seats-out-of-range")
            .number("count", count)
            .number("fewest", *about.seats.start())
            .number("most", *about.seats.end());
        Refusal::new("T-3", why)
    }

    /// T-4: the log was written by newer rules or in a newer format.
    pub fn newer_log(theirs: u32, ours: u32) -> Refusal {
        let why = Sentence::new("table-newer-log").text("theirs", theirs).text("ours", ours);
        Refusal::new("T-4", why)
    }

    /// T-6: what was recorded cannot be read, for this reason.
    pub fn unreadable(why: Sentence) -> Refusal {
        Refusal::new("T-6", why)
    }

    /// T-7: the record stops before the end.
    pub fn unfinished_log() -> Refusal {
        Refusal::new("T-7", Sentence::new("log-unfinished"))
    }

    /// T-8: the record was changed, as this check shows.
    pub fn changed_log(check: &str) -> Refusal {
        Refusal::new("T-8", Sentence::new("log-changed").text("check", check))
    }

    /// T-9: the game was over at that moment.
    pub fn over_by_then() -> Refusal {
        Refusal::new("T-9", Sentence::new("log-over-by-then"))
    }

    /// T-9: today's rules know no such position.
    pub fn no_way_on() -> Refusal {
        Refusal::new("T-9", Sentence::new("log-no-way-on"))
    }

    /// T-5: an action dated before what has already happened.
    pub fn time_goes_back() -> Refusal {
        Refusal::new("T-5", Sentence::new("table-time-goes-back"))
    }
}
