//! Given a position, when somebody plays, then the rules say so.

use table::log::Record;
use table::{Act, Audience, Dice, Game, Millis, Moment, PortableRng, Refusal, Seat, Sitting, TimedSight};

/// What the driver must know of a game.
pub trait Fixture {
    /// The game.
    type Game: Game;

    /// How long after the last action the next one comes.
    const STEP: Millis = 100;

    /// The same action, meant for the present turn, round or discard: tests need not count them.
    fn dated(action: Action<Self>, view: &View<Self>) -> Action<Self>;
}

/// The actions of a fixture's game.
pub type Action<F> = <<F as Fixture>::Game as Game>::Action;
/// The events of a fixture's game.
pub type Event<F> = <<F as Fixture>::Game as Game>::Event;
/// The views of a fixture's game.
pub type View<F> = <<F as Fixture>::Game as Game>::View;
/// The sights of a fixture's game.
pub type Sight<F> = <<F as Fixture>::Game as Game>::Sight;

/// The number of the dice where a test does not choose one.
const DICE: u64 = 5;

/// A table being played at.
pub struct Driver<F: Fixture> {
    /// The game.
    pub sitting: Sitting<F::Game>,
    /// What has happened so far.
    pub log: Vec<Record<F::Game>>,
}

/// The refusal of a position that cannot be.
pub fn refused<G: Game>(position: &G::Position) -> Refusal {
    match G::restore(position, &Dice::from_number(DICE)) {
        Ok(game) => panic!("{game:?} is possible"),
        Err(refusal) => refusal,
    }
}

impl<F: Fixture> Driver<F> {
    /// A new table.
    pub fn open(options: &<F::Game as Game>::Options, seats: u8, seed: u64) -> Driver<F> {
        let mut log = Vec::new();
        let sitting = Sitting::open(options, seats, Dice::from_number(seed), &mut log)
            .unwrap_or_else(|refusal| panic!("no such table: {refusal}"));
        Driver { sitting, log }
    }

    /// A table in that position.
    pub fn restore(position: &<F::Game as Game>::Position) -> Driver<F> {
        Driver::restore_with(position, Moment::START, DICE)
    }

    /// A table in that position, at that moment, with the dice of that number.
    pub fn restore_with(position: &<F::Game as Game>::Position, at: Moment, dice: u64) -> Driver<F> {
        let dice = Dice::from_number(dice);
        let game =
            F::Game::restore(position, &dice).unwrap_or_else(|refusal| panic!("impossible: {refusal}"));
        Driver { sitting: Sitting::resume(game, dice, at), log: Vec::new() }
    }

    /// The seat does this one step later, and it is accepted.
    pub fn plays(&mut self, seat: u8, action: Action<F>) -> &mut Driver<F> {
        self.plays_at(self.sitting.now() + F::STEP, seat, action, 0)
    }

    /// The action arrives at that moment from a player with that round trip, and is accepted.
    pub fn plays_at(&mut self, at: Moment, seat: u8, action: Action<F>, lag: Millis) -> &mut Driver<F> {
        let action = self.dated(action);
        self.act_at(at, seat, action.clone(), lag)
            .unwrap_or_else(|refusal| panic!("{action:?} is refused: {refusal}"));
        self
    }

    /// The seat tries this, and it is refused by that rule; nothing changes.
    pub fn refuses(&mut self, seat: u8, action: Action<F>, rule: &str) -> &mut Driver<F> {
        let before = self.sitting.game().clone();
        let action = self.dated(action);
        let Err(refusal) = self.act_at(self.sitting.now(), seat, action.clone(), 0) else {
            panic!("{action:?} is accepted")
        };
        assert_eq!(refusal.rule(), rule, "{action:?}: {refusal}");
        assert_eq!(*self.sitting.game(), before, "a refusal changes nothing");
        self
    }

    /// Does this as it is, even if it names an old turn.
    pub fn act(&mut self, seat: u8, action: Action<F>) -> Result<(), Refusal> {
        self.act_at(self.sitting.now() + F::STEP, seat, action, 0)
    }

    /// Does this as it is, at that moment.
    pub fn act_at(&mut self, at: Moment, seat: u8, action: Action<F>, lag: Millis) -> Result<(), Refusal> {
        self.sitting.act(&Act { seat: Seat(seat), action, at, lag }, &mut self.log)
    }

    /// So much time passes.
    pub fn waits(&mut self, span: Millis) -> &mut Driver<F> {
        self.wait_until(self.sitting.now() + span)
    }

    /// Time passes until then.
    pub fn wait_until(&mut self, at: Moment) -> &mut Driver<F> {
        self.sitting.advance(at, &mut self.log).unwrap_or_else(|refusal| panic!("{refusal}"));
        self
    }

    /// Plays random actions until that holds.
    pub fn play_until(&mut self, seed: u64, done: impl Fn(&Driver<F>) -> bool) -> &mut Driver<F> {
        let mut rng = fastrand::Rng::with_seed(seed);
        while !done(self) {
            let seat = self.sitting.game().awaited().iter().next().expect("somebody is awaited");
            let mut menu = self.sitting.menu(seat);
            let action = menu.swap_remove(rng.index(menu.len()));
            self.act(seat.0, action).unwrap_or_else(|refusal| panic!("{refusal}"));
        }
        self
    }

    /// Plays random actions to the end.
    pub fn finish(&mut self, seed: u64) -> &mut Driver<F> {
        self.play_until(seed, |table| table.sitting.outcome().is_some())
    }

    /// What that seat sees.
    pub fn seen(&self, seat: u8) -> View<F> {
        self.sitting.view(Audience::Seat(Seat(seat)))
    }

    /// What that seat is offered.
    pub fn menu(&self, seat: u8) -> Vec<Action<F>> {
        self.sitting.menu(Seat(seat))
    }

    /// What happened so far.
    pub fn events(&self) -> Vec<Event<F>> {
        self.log.iter().flat_map(|record| record.events.iter().cloned()).collect()
    }

    /// What an audience has seen so far.
    pub fn sights(&self, audience: Audience) -> Vec<Sight<F>> {
        let events = self.log.iter().flat_map(|record| &record.events);
        events.filter_map(|event| F::Game::sight(event, audience)).map(TimedSight::into_sight).collect()
    }

    /// The action, meant for now.
    pub fn dated(&self, action: Action<F>) -> Action<F> {
        F::dated(action, &self.seen(0))
    }
}
