//! What the bots of all games share: levels, budgets, searches, playouts.
//!
//! A bot sees what its seat sees and does what its seat may do: it is given a view and a memory, never the
//! state, so it cannot cheat. The same seed and the same number of iterations give the same action on every
//! machine: draws have a fixed width, logarithms and powers come from `libm`, and time comes from outside.

mod budget;
mod entrant;
pub mod ismcts;
mod playout;
mod sequential_halving;

use table::{Game, Millis, Moment, PortableRng};

pub use budget::{Budget, BudgetTracker, Clock};
pub use entrant::Entrant;
pub use playout::{Played, Playout};
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
