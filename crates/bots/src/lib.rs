//! What the bots of all games share: levels, budgets, searches, playouts.
//!
//! A bot sees what its seat sees and does what its seat may do: it is given a view and a memory, never the
//! state, so it cannot cheat. The same seed and the same number of iterations give the same action on every
//! machine: draws have a fixed width, logarithms and powers come from `libm`, and time comes from outside.

mod assess;
mod budget;
mod entrant;
pub mod flat;
pub mod ismcts;
mod playout;
mod prospect;
mod sequential_halving;

use table::{Game, Millis, Moment, PortableRng};

pub use assess::{Asked, Assessed, Assessment, Mark, Scale, Unit, compare, difference};
pub use budget::{Budget, BudgetTracker, Clock};
pub use entrant::Entrant;
pub use playout::{Played, Playout};
pub use prospect::Prospect;
pub use sequential_halving::SequentialHalving;
pub use table::Level;

/// The views of the game that a bot plays.
pub type View<B> = <<B as Bot>::Game as Game>::View;
/// The memories of the game that a bot plays.
pub type Memory<B> = <<B as Bot>::Game as Game>::Memory;
/// The actions of the game that a bot plays.
pub type Action<B> = <<B as Bot>::Game as Game>::Action;

/// What a bot means to do, unless something happens before.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan<A> {
    /// The action, permitted as things stand.
    pub action: A,
    /// After how long, where the game itself is a race; turn games leave the pace to the table.
    pub after: Millis,
}

/// A player of one game. It is a type of its own, so that the rules need not know of it.
pub trait Bot: Sized + 'static {
    /// The game it plays.
    type Game: Game;

    /// What a bot of that level would do now; nothing if there is nothing for it to do.
    /// Asked again whenever its seat has seen something new.
    fn plan(
        level: Level,
        view: &View<Self>,
        memory: &Memory<Self>,
        now: Moment,
        budget: Budget,
        rng: &mut fastrand::Rng,
    ) -> Option<Plan<Action<Self>>>;

    /// The greedy baseline: what looks best at first sight, without looking ahead. The levels are measured
    /// against it; it sits at no table.
    fn greedy(
        view: &View<Self>,
        memory: &Memory<Self>,
        now: Moment,
        rng: &mut fastrand::Rng,
    ) -> Option<Plan<Action<Self>>>;

    /// A person who plays for fun: as greedy does, but overlooks one chance in five. Such a person should beat the
    /// easy bot; it sits at no table. What a chance is, each game knows best: going out, a series, a throw, a FIVE.
    /// Without such a word, one action in five is any on the menu.
    fn casual(
        view: &View<Self>,
        memory: &Memory<Self>,
        now: Moment,
        rng: &mut fastrand::Rng,
    ) -> Option<Plan<Action<Self>>> {
        if rng.f64() < OVERLOOKED {
            return random_plan::<Self::Game>(view, now, rng);
        }
        Self::greedy(view, memory, now, rng)
    }

    /// How what a move cost is marked; nothing for a game whose bots cannot assess moves, and that has no reviews.
    const SCALE: Option<Scale> = None;

    /// What the sensible actions are worth to this seat by all that it sees and remembers, what was played among
    /// them; nothing if there was nothing to choose. With a budget of iterations the same `rng` gives the same
    /// assessment.
    fn assess(
        _view: &View<Self>,
        _memory: &Memory<Self>,
        _now: Moment,
        _played: &Action<Self>,
        _budget: Budget,
        _rng: &mut fastrand::Rng,
    ) -> Option<Assessment<Action<Self>>> {
        None
    }

    /// How everybody stands in the whole state, by one try for each seed; the same seed imagines the same. It is for
    /// finished games: it looks at every card, and at what each seat remembers.
    fn prospects(
        _game: &Self::Game,
        _memories: &[Memory<Self>],
        _now: Moment,
        _seeds: &[u64],
    ) -> Vec<Prospect> {
        Vec::new()
    }

    /// What an action cost that should not have been taken at all, such as a throw of a card that does not match:
    /// there was nothing to do instead. In the unit of the game's scale; nothing for whatever else.
    fn slip(_view: &View<Self>, _memory: &Memory<Self>, _played: &Action<Self>) -> Option<f64> {
        None
    }

    /// What it comes to that a seat does nothing until its time is up, such as putting the pen down; nothing where the
    /// clock decides nothing for it.
    fn timed_out(_view: &View<Self>) -> Option<Action<Self>> {
        None
    }

    /// What a seat that nobody waits for could do and knows it could, such as a throw: noted when it is over and was
    /// not done.
    fn opportunity(_view: &View<Self>, _memory: &Memory<Self>) -> Option<Opportunity<Action<Self>>> {
        None
    }
}

/// Something that a seat could do for a while.
#[derive(Clone, Debug, PartialEq)]
pub struct Opportunity<A> {
    /// What.
    pub action: A,
    /// Since when.
    pub since: Moment,
    /// What it is worth, in the unit of the game's scale.
    pub value: f64,
}

/// How many of the chances a casual player overlooks.
pub const OVERLOOKED: f64 = 0.2;

/// A bot with a search of its own instead of [`ismcts`], so that it can be measured.
pub trait CustomSearch: Bot {
    /// Searches as the strongest level does before it acts, and returns the number of iterations: none where
    /// there is nothing to search for.
    fn search(view: &View<Self>, memory: &Memory<Self>, budget: Budget, rng: &mut fastrand::Rng) -> u64;
}

/// One of the actions on the menu, each as likely; nothing if it is empty.
pub fn random_plan<G: Game>(view: &G::View, now: Moment, rng: &mut fastrand::Rng) -> Option<Plan<G::Action>> {
    let mut menu = Vec::new();
    G::menu(view, now, &mut menu);
    let action = (!menu.is_empty()).then(|| menu.swap_remove(rng.index(menu.len())))?;
    Some(Plan { action, after: 0 })
}
