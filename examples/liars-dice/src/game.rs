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

impl Game for LiarsDice {
    const ABOUT: About = About {
        id: "liars-dice",
        name: "Liar's Dice",
        seats: 2..=6,
        pace: Pace::Turns,
        rules: 1,
        settings: Options::SETTINGS,
        rulebook: include_str!("../RULES.md"),
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
        options.accepts()
    }

    fn set_up(options: &Options, seats: u8) -> LiarsDice {
        LiarsDice::set_up(*options, seats)
    }

    fn decide(&mut self, cause: Cause<&Action>, _now: Moment, dice: &Dice, out: &mut Emitter<LiarsDice>) {
        self.decide(cause, dice, out);
    }

    fn apply(&mut self, event: &Event) {
        self.apply(event);
    }

    fn view(&self, audience: Audience) -> View {
        self.view(audience)
    }

    fn sight(event: &Event, audience: Audience) -> Option<TimedSight<Sight>> {
        event.sight(audience)
    }

    fn permits(view: &View, action: &Action, _now: Moment) -> Result<(), Refusal> {
        view.permits(action)
    }

    fn menu(view: &View, _now: Moment, out: &mut Vec<Action>) {
        view.menu(out);
    }

    fn view_aid(view: &View) -> ViewAid {
        view.view_aid()
    }

    fn remember(memory: &mut Memory, sight: &Sight) {
        memory.remember(sight);
    }

    fn tell(sight: &Sight, out: &mut Vec<Sentence>) {
        sight.tell(out);
    }

    fn advise(view: &View, _memory: &Memory, action: &Action) -> Option<Advice> {
        view.advise(action)
    }

    fn seats(&self) -> u8 {
        self.seats()
    }

    fn rounds(&self) -> u32 {
        self.round.into()
    }

    fn awaited(&self) -> Seats {
        self.awaited()
    }

    fn deadline(&self) -> Option<Moment> {
        None
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome()
    }

    fn audit(&self, event: &Event, audit: &mut Audit) {
        self.audit(event, audit);
    }

    fn position(&self) -> Position {
        self.position()
    }

    fn restore(position: &Position, _dice: &Dice) -> Result<LiarsDice, Refusal> {
        position.restore()
    }
}

impl Searchable for LiarsDice {
    fn resample(view: &View, _memory: &Memory, rng: &mut fastrand::Rng) -> LiarsDice {
        LiarsDice::resample(view, rng)
    }
}
