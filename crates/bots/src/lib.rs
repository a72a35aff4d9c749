//! What the bots of all games share.
//!
//! A bot sees what its seat sees and does what its seat may do: it is given a view and a memory, never the
//! state, so it cannot cheat.

mod entrant;
mod playout;
mod search;
mod trials;

use std::time::Duration;

use serde::{Deserialize, Serialize};
use table::{Game, Millis, Moment};

pub use entrant::Entrant;
pub use playout::{Played, Playout};
pub use search::{Choice, Choices, Imagine, Search, Worth};
pub use trials::Trials;

/// How well a bot plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "table.ts"))]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Anything that is allowed, at random: the measure that all others must beat.
    Random,
    /// Lets a child win.
    Easy,
    /// A fair evening.
    #[default]
    Medium,
    /// Makes an expert think.
    Hard,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 4] = [Level::Random, Level::Easy, Level::Medium, Level::Hard];

    /// The word for it.
    pub const fn word(self) -> &'static str {
        ["random", "easy", "medium", "hard"][self as usize]
    }
}

/// How much a bot may think about one action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// Until this much time has passed.
    Time(Duration),
    /// This many rounds of thought: the same seed then gives the same action.
    Iterations(u32),
}

/// What a bot means to do, unless something happens before.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan<A> {
    /// The action, permitted as things stand.
    pub action: A,
    /// After how long, where the game itself is a race; turn games leave the pace to the table.
    pub after: Millis,
}

/// A game whose seats a bot can take.
pub trait Bot: Game {
    /// What a bot of that level would do now; nothing if there is nothing for it to do.
    /// Asked again whenever its seat has seen something new.
    fn plan(
        level: Level,
        view: &Self::View,
        memory: &Self::Memory,
        now: Moment,
        budget: Budget,
        chance: &mut fastrand::Rng,
    ) -> Option<Plan<Self::Action>>;

    /// The plain player of the game: what looks best at first sight, without looking ahead. It is what the
    /// levels are measured by and sits at no table.
    fn greedy(
        view: &Self::View,
        memory: &Self::Memory,
        now: Moment,
        chance: &mut fastrand::Rng,
    ) -> Option<Plan<Self::Action>>;
}

/// A game whose bots search in a way of their own and not by [`Search`].
pub trait OwnSearch: Bot {
    /// Searches as the strongest bot does before it acts, and says how many iterations it made: none where there
    /// is nothing to search for.
    fn search(view: &Self::View, memory: &Self::Memory, budget: Budget, chance: &mut fastrand::Rng) -> u64;
}

/// One of the actions on offer, each as likely; nothing if none is.
pub fn random_plan<G: Game>(
    view: &G::View,
    now: Moment,
    chance: &mut fastrand::Rng,
) -> Option<Plan<G::Action>> {
    let mut menu = Vec::new();
    G::menu(view, now, &mut menu);
    let action = (!menu.is_empty()).then(|| menu.swap_remove(chance.usize(..menu.len())))?;
    Some(Plan { action, after: 0 })
}
