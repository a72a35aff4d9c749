//! Who can play in the arena.

use std::str::FromStr;

use table::Moment;

use crate::{Bot, Budget, Level, Plan};

/// A bot by its name: a level, or the plain player that the levels are measured by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Entrant {
    /// A bot as it sits at tables.
    Level(Level),
    /// The game's plain player, see [`Bot::greedy`].
    Greedy,
}

impl Entrant {
    /// All of them, the weakest first.
    pub const ALL: [Entrant; 5] = [
        Entrant::Level(Level::Random),
        Entrant::Level(Level::Easy),
        Entrant::Greedy,
        Entrant::Level(Level::Medium),
        Entrant::Level(Level::Hard),
    ];

    /// The word for it.
    pub const fn word(self) -> &'static str {
        match self {
            Entrant::Level(level) => level.word(),
            Entrant::Greedy => "greedy",
        }
    }

    /// What it would do now; see [`Bot::plan`].
    pub fn plan<G: Bot>(
        self,
        view: &G::View,
        memory: &G::Memory,
        now: Moment,
        budget: Budget,
        chance: &mut fastrand::Rng,
    ) -> Option<Plan<G::Action>> {
        match self {
            Entrant::Level(level) => G::plan(level, view, memory, now, budget, chance),
            Entrant::Greedy => G::greedy(view, memory, now, chance),
        }
    }
}

impl FromStr for Entrant {
    type Err = String;

    fn from_str(word: &str) -> Result<Entrant, String> {
        let found = Entrant::ALL.into_iter().find(|entrant| entrant.word() == word);
        found.ok_or_else(|| "the bots are random, easy, greedy, medium and hard".to_owned())
    }
}
