//! Who can play in the arena.

use std::str::FromStr;

use table::Moment;

use crate::{Action, Bot, Budget, Level, Memory, Plan, View, random_plan};

/// A contestant by its name: a level, a baseline, or somebody's own program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Entrant {
    /// A bot as it sits at tables.
    Level(Level),
    /// The game's greedy baseline, see [`Bot::greedy`].
    Greedy,
    /// A person who plays for fun, see [`Bot::casual`].
    Casual,
    /// A program of somebody's own, by `cmd:` and the words that start it.
    Program(&'static str),
}

/// What the name of a program begins with.
const PROGRAM: &str = "cmd:";

impl Entrant {
    /// All of ours, the weakest first.
    pub const ALL: [Entrant; 6] = [
        Entrant::Level(Level::Random),
        Entrant::Level(Level::Easy),
        Entrant::Casual,
        Entrant::Greedy,
        Entrant::Level(Level::Medium),
        Entrant::Level(Level::Hard),
    ];

    /// The word for it.
    pub const fn word(self) -> &'static str {
        match self {
            Entrant::Level(level) => level.word(),
            Entrant::Greedy => "greedy",
            Entrant::Casual => "casual",
            Entrant::Program(name) => name,
        }
    }

    /// The words that start it, if it is a program.
    pub fn command(self) -> Option<&'static str> {
        match self {
            Entrant::Program(name) => name.strip_prefix(PROGRAM),
            Entrant::Level(_) | Entrant::Greedy | Entrant::Casual => None,
        }
    }

    /// What it would do now; see [`Bot::plan`]. For a program that is a random action: it stands in where the
    /// program fails.
    pub fn plan<B: Bot>(
        self,
        view: &View<B>,
        memory: &Memory<B>,
        now: Moment,
        budget: Budget,
        rng: &mut fastrand::Rng,
    ) -> Option<Plan<Action<B>>> {
        match self {
            Entrant::Level(level) => B::plan(level, view, memory, now, budget, rng),
            Entrant::Greedy => B::greedy(view, memory, now, rng),
            Entrant::Casual => B::casual(view, memory, now, rng),
            Entrant::Program(_) => random_plan::<B::Game>(view, now, rng),
        }
    }
}

impl FromStr for Entrant {
    type Err = String;

    fn from_str(word: &str) -> Result<Entrant, String> {
        if word.strip_prefix(PROGRAM).is_some_and(|command| !command.trim().is_empty()) {
            // One for each bot on a command line: there are few, and they last as long as the program.
            return Ok(Entrant::Program(word.to_owned().leak()));
        }
        let found = Entrant::ALL.into_iter().find(|entrant| entrant.word() == word);
        found.ok_or_else(|| {
            "the bots are random, easy, casual, greedy, medium, hard, and cmd:… for a program".to_owned()
        })
    }
}
