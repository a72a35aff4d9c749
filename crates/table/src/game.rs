//! The contract of a game.

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{
    About, Advice, Audience, Audit, Dice, KeyMoment, Millis, Moment, Outcome, Refusal, Seat, Seats, Sentence,
    Setting,
};

/// A game: its state as a value, and its rules as functions of it.
///
/// Three promises hold by the shape of this trait:
/// - **A refusal leaks nothing**, because [`permits`](Game::permits) sees only what the player sees, and
///   [`decide`](Game::decide) cannot refuse.
/// - **A log can always be folded**, because [`set_up`](Game::set_up) and [`apply`](Game::apply) cannot fail
///   and compute no rules: all judgement and chance of the day is in the events.
/// - **Nothing hidden is sent**, because a [`View`](Game::View) and a [`Sight`](Game::Sight) are types of
///   their own, filled by allow-list, and a sight is made from its event alone.
pub trait Game: Clone + Debug + PartialEq + Send + Sync + 'static {
    /// Its metadata.
    const ABOUT: About;
    /// Options that hosts can no longer set, but that tables opened earlier still name; `Options` reads them too.
    const FORMER_SETTINGS: &'static [Setting] = &[];

    /// House rules; the default is the rulebook's.
    type Options: Value + Default;
    /// What a player can do. It names what it refers to (this turn, that discard), never an index into a
    /// list, so the game can tell a stale action from a fresh one.
    type Action: Value;
    /// A fact: what happened, with all that chance and judgement gave. Logged for ever.
    type Event: Value;
    /// All that an audience may know now.
    type View: Value;
    /// What an audience sees of one event.
    type Sight: Value;
    /// What a player with perfect memory knows beyond the present view.
    type Memory: Value + Default;
    /// The whole state in a form that a person can write by hand.
    type Position: Value;
    /// What helps to show a view, such as the best arrangement of a hand.
    type ViewAid: Serialize;

    /// Whether such a table may be opened. The number of seats is within [`About::seats`]; with the preset options,
    /// both ends of it are accepted.
    fn accepts(options: &Self::Options, seats: u8) -> Result<(), Refusal>;

    /// The team of a seat at such a table, where a game has teams.
    fn team(_options: &Self::Options, _seats: u8, _seat: Seat) -> Option<u8> {
        None
    }

    /// The table before anything has happened. Total, also for options that are refused today: a log may
    /// stem from a day when they were not.
    fn set_up(options: &Self::Options, seats: u8) -> Self;

    /// All judgement and all chance. Emits facts, each applied at once to this state.
    ///
    /// An action given here has been permitted to its seat in this very state; anything else is a mistake
    /// of the caller, which must not panic but may do anything else. Use [`Sitting`](crate::Sitting).
    fn decide(&mut self, cause: Cause<&Self::Action>, now: Moment, dice: &Dice, out: &mut Emitter<Self>);

    /// Stores what the fact says. Total: no clock, no chance, no computing of rules.
    fn apply(&mut self, event: &Self::Event);

    /// What that audience may know now. At a table nobody is an [`Audience::Reviewer`] before the end; who looks back
    /// at a finished game is one at every moment of it ([`Recording`](crate::Recording)) and sees everything.
    fn view(&self, audience: Audience) -> Self::View;

    /// What that audience sees of the event; nothing if it happens unseen.
    fn sight(event: &Self::Event, audience: Audience) -> Option<TimedSight<Self::Sight>>;

    /// Whether the player who sees this may do that now. The one judge of actions.
    fn permits(view: &Self::View, action: &Self::Action, now: Moment) -> Result<(), Refusal>;

    /// Adds the actions to offer to the player who sees this; all of them are permitted.
    fn menu(view: &Self::View, now: Moment, out: &mut Vec<Self::Action>);

    /// Whether the menu lists actions of this kind whenever they are permitted. It need not list what a
    /// player composes freely (their own melds, a drawing on a board).
    fn listed(_action: &Self::Action) -> bool {
        true
    }

    /// How much of a player's lag counted in this event. The log keeps that much beside the action and no more: with
    /// it, the same action is decided again in the same way.
    fn counted_lag(_event: &Self::Event) -> Millis {
        0
    }

    /// The chat message that an action is about: who is said to have written it, and its number. The chat is not
    /// the game's, so whoever keeps it sees to it that there is such a message before the action is judged.
    fn mentions(_action: &Self::Action) -> Option<(Seat, u32)> {
        None
    }

    /// What is worked out from a view to help show it.
    fn view_aid(view: &Self::View) -> Self::ViewAid;

    /// Adds to a player's memory what a sight tells beyond the view.
    fn remember(memory: &mut Self::Memory, sight: &Self::Sight);

    /// The sentences that tell of a sight.
    fn tell(sight: &Self::Sight, out: &mut Vec<Sentence>);

    /// Says an action to the player who sees and remembers this, and why it is good in this position: the text
    /// of a hint. It is given no state, so it cannot tell what the player could not know. Nothing for an action
    /// that no hint names.
    fn advise(_view: &Self::View, _memory: &Self::Memory, _action: &Self::Action) -> Option<Advice> {
        None
    }

    /// Names what was wrong with an action, to the player who saw and remembered this, where that other one would have
    /// been better: the words of a review. Nothing where the reason for the better one says it all.
    fn fault(
        _view: &Self::View,
        _memory: &Self::Memory,
        _played: &Self::Action,
        _better: &Self::Action,
    ) -> Option<Sentence> {
        None
    }

    /// Puts what lies face down, in an order that nobody knows, into another order, each as likely. Where nothing does,
    /// nothing changes.
    fn reshuffle(&mut self, _chance: &mut fastrand::Rng) {}

    /// Deals anew, by these dice, what no seat knows: what lies face down and has been seen by none of those who remember
    /// this. Whatever anybody sees or remembers stays true: views and memories fit afterwards as before. Where nothing lies
    /// so, nothing changes; what is yet to be drawn comes from other dice anyway.
    fn deal_anew(&mut self, _memories: &[Self::Memory], _dice: &Dice) {}

    /// The house rules, as far as the state keeps them.
    fn options(&self) -> Self::Options;

    /// How many play.
    fn seats(&self) -> u8;

    /// How many rounds were begun: scores are divided by it to compare games of different lengths.
    fn rounds(&self) -> u32 {
        1
    }

    /// The seats that the game waits for, a public fact; nobody if it is over or only time must pass.
    fn awaited(&self) -> Seats;

    /// The seats whose turn begins with what a spectator sees here, or goes a step further: a turn clock starts anew
    /// for those that are awaited. It is given a sight that all have, so no clock can tell of anything hidden.
    fn turn_steps(_sight: &Self::Sight) -> Seats {
        Seats::NONE
    }

    /// Whether people look for this moment when they look back, given the sight that a spectator has of it.
    fn key_moment(_sight: &Self::Sight) -> Option<KeyMoment> {
        None
    }

    /// When something happens by itself: the earliest of several. Then comes [`Cause::Due`].
    ///
    /// It is for whoever keeps the clock and for nobody else: it may belong to something hidden (the window
    /// of a race). What an audience may know of it stands in its view.
    fn deadline(&self) -> Option<Moment>;

    /// How it ended, if it has.
    fn outcome(&self) -> Option<Outcome>;

    /// Who begins the next game of the same people, where the rulebook says so; nobody where every game begins anew.
    fn next_first(&self) -> Option<Seat> {
        None
    }

    /// Checks what chance gave in this event, and that the event uses it rightly, in the state before it.
    fn audit(&self, event: &Self::Event, audit: &mut Audit);

    /// The state as a position.
    fn position(&self) -> Self::Position;

    /// The state of a position, refused if there can be no such position. What a person may leave out
    /// (the order of a face-down pile) is filled in by chance.
    fn restore(position: &Self::Position, dice: &Dice) -> Result<Self, Refusal>;
}

/// A game that a search can play on with: a state that could be the true one.
pub trait Searchable: Game {
    /// A state, drawn at random among those that fit what the seat sees and remembers.
    fn resample(view: &Self::View, memory: &Self::Memory, chance: &mut fastrand::Rng) -> Self;
}

/// What every type of a game's vocabulary can do: be copied, compared, shown, written and read back.
pub trait Value: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static {}

impl<T: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static> Value for T {}

/// Why a game must decide something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause<A> {
    /// The table starts. Comes once, first.
    Start {
        /// Who begins, where a rematch hands it on (see [`Game::next_first`]); else chance or the rules say it.
        first: Option<Seat>,
    },
    /// A player does something.
    Act {
        /// Whose action it is.
        seat: Seat,
        /// The action, permitted to that seat.
        action: A,
        /// The round trip that the server measured for this player: what they saw they saw late, and what
        /// they did arrived late. How much of it counts is for the game's rules to say.
        lag: Millis,
    },
    /// The deadline of the game has come; `now` is exactly that moment.
    Due,
}

/// What an audience sees of an event.
#[derive(Clone, Debug, PartialEq)]
pub enum TimedSight<S> {
    /// It may be sent again, kept and shown in the history.
    Lasting(S),
    /// It is for the moment only (a peek): sent once, kept nowhere. Who missed it gets a fresh view.
    Passing(S),
}

impl<S> TimedSight<S> {
    /// The sight itself.
    pub fn sight(&self) -> &S {
        match self {
            TimedSight::Lasting(sight) | TimedSight::Passing(sight) => sight,
        }
    }

    /// The sight itself.
    pub fn into_sight(self) -> S {
        match self {
            TimedSight::Lasting(sight) | TimedSight::Passing(sight) => sight,
        }
    }
}

/// Collects the facts of one decision, applying each at once.
#[derive(Clone, Debug)]
pub struct Emitter<G: Game> {
    events: Vec<G::Event>,
}

impl<G: Game> Emitter<G> {
    /// An emitter without events. It is reused from decision to decision, so that none allocates.
    pub const fn new() -> Emitter<G> {
        Emitter { events: Vec::new() }
    }

    /// This happened.
    pub fn emit(&mut self, game: &mut G, event: G::Event) {
        game.apply(&event);
        self.events.push(event);
    }

    /// What happened so far.
    pub fn events(&self) -> &[G::Event] {
        &self.events
    }

    /// Hands the facts over.
    pub fn take(&mut self) -> Vec<G::Event> {
        std::mem::take(&mut self.events)
    }

    /// Forgets the facts, keeping the room for the next.
    pub fn clear(&mut self) {
        self.events.clear();
    }
}

impl<G: Game> Default for Emitter<G> {
    fn default() -> Emitter<G> {
        Emitter::new()
    }
}
