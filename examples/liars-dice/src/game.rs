//! Liar's Dice as a [`Game`].

use table::{
    About, Advice, Audience, Audit, Cause, Dice, Emitter, Game, Moment, Outcome, Pace, Refusal, Searchable,
    Seats, Sentence, TimedSight,
};

use crate::action::Action;
use crate::event::Event;
use crate::memory::Memory;
use crate::options::Options;
use crate::position::Position;
use crate::sight::Sight;
use crate::state::LiarsDice;
use crate::view::View;
use crate::view_aid::ViewAid;
use crate::{
    advise, apply, audit, decide, memory, menu, options, permits, position, resample, restore, sight, state,
    tell, view, view_aid,
};

impl Game for LiarsDice {
    const ABOUT: About = About {
        id: "liars-dice",
        name: "Liar's Dice",
        seats: 2..=6,
        pace: Pace::Turns,
        rules: 1,
        settings: Options::SETTINGS,
        rulebook: table::rulebook!(),
        locales: table::locales!(),
    };

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Sight = Sight;
    type Memory = Memory;
    type Position = Position;
    type ViewAid = ViewAid;

    fn accepts(options: &Options, _seats: u8) -> Result<(), Refusal> {
        options::accepts(options)
    }

    fn set_up(options: &Options, seats: u8) -> LiarsDice {
        state::set_up(options, seats)
    }

    fn decide(&mut self, cause: Cause<&Action>, _now: Moment, dice: &Dice, out: &mut Emitter<LiarsDice>) {
        decide::decide(self, cause, dice, out);
    }

    fn apply(&mut self, event: &Event) {
        apply::apply(self, event);
    }

    fn view(&self, audience: Audience) -> View {
        view::view(self, audience)
    }

    fn sight(event: &Event, _audience: Audience) -> Option<TimedSight<Sight>> {
        Some(TimedSight::Lasting(sight::sight(event)))
    }

    fn permits(view: &View, action: &Action, _now: Moment) -> Result<(), Refusal> {
        permits::permits(view, action)
    }

    fn menu(view: &View, _now: Moment, out: &mut Vec<Action>) {
        menu::menu(view, out);
    }

    fn view_aid(view: &View) -> ViewAid {
        view_aid::view_aid(view)
    }

    fn remember(memory: &mut Memory, sight: &Sight) {
        memory::remember(memory, sight);
    }

    fn tell(sight: &Sight, out: &mut Vec<Sentence>) {
        tell::tell(sight, out);
    }

    fn advise(view: &View, _memory: &Memory, action: &Action) -> Option<Advice> {
        advise::advise(view, action)
    }

    fn options(&self) -> Options {
        self.options
    }

    fn seats(&self) -> u8 {
        self.seats()
    }

    fn rounds(&self) -> u32 {
        self.round.into()
    }

    fn awaited(&self) -> Seats {
        state::awaited(self)
    }

    fn turn_steps(sight: &Sight) -> Seats {
        sight::turn_steps(sight)
    }

    fn deadline(&self) -> Option<Moment> {
        None
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome.clone()
    }

    fn audit(&self, event: &Event, audit: &mut Audit) {
        audit::audit(self, event, audit);
    }

    fn position(&self) -> Position {
        position::position(self)
    }

    fn restore(position: &Position, _dice: &Dice) -> Result<LiarsDice, Refusal> {
        restore::restore(position)
    }
}

impl Searchable for LiarsDice {
    fn resample(view: &View, _memory: &Memory, rng: &mut fastrand::Rng) -> LiarsDice {
        resample::resample(view, rng)
    }
}
