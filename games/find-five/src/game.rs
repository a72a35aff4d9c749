//! 5er Finden as a [`Game`].

use table::{
    About, Advice, Audience, Audit, Cause, Dice, Emitter, Game, KeyMoment, Moment, Outcome, Pace, Refusal,
    Seats, Sentence, TimedSight,
};

use crate::action::Action;
use crate::event::Event;
use crate::memory::{self, Memory};
use crate::options::{self, Options};
use crate::position::{self, Position};
use crate::sight::{self, Sight};
use crate::state::{self, FindFive};
use crate::view::{self, View};
use crate::view_aid::{self, ViewAid};
use crate::{advise, apply, audit, decide, menu, permits, restore, tell};

impl Game for FindFive {
    const ABOUT: About = About {
        id: "find-five",
        name: "5er Finden",
        seats: 1..=4,
        pace: Pace::RealTime,
        rules: 2,
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

    fn accepts(options: &Options, seats: u8) -> Result<(), Refusal> {
        options::accepts(options, seats)
    }

    fn set_up(options: &Options, seats: u8) -> FindFive {
        state::set_up(options, seats)
    }

    fn decide(&mut self, cause: Cause<&Action>, now: Moment, dice: &Dice, out: &mut Emitter<FindFive>) {
        decide::decide(self, cause, now, dice, out);
    }

    fn apply(&mut self, event: &Event) {
        apply::apply(self, event);
    }

    fn view(&self, audience: Audience) -> View {
        view::view(self, audience)
    }

    fn sight(event: &Event, audience: Audience) -> Option<TimedSight<Sight>> {
        sight::sight(event, audience)
    }

    fn permits(view: &View, action: &Action, _now: Moment) -> Result<(), Refusal> {
        permits::permits(view, action)
    }

    fn menu(view: &View, _now: Moment, out: &mut Vec<Action>) {
        menu::menu(view, out);
    }

    fn listed(action: &Action) -> bool {
        menu::listed(action)
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

    fn fault(view: &View, (): &(), played: &Action, better: &Action) -> Option<Sentence> {
        advise::fault(view, played, better)
    }

    fn options(&self) -> Options {
        self.options
    }

    fn seats(&self) -> u8 {
        state::seats(self)
    }

    fn rounds(&self) -> u32 {
        state::rounds(self)
    }

    fn awaited(&self) -> Seats {
        state::awaited(self)
    }

    fn turn_steps(sight: &Sight) -> Seats {
        sight::turn_steps(sight)
    }

    fn key_moment(sight: &Sight) -> Option<KeyMoment> {
        sight::key_moment(sight)
    }

    fn deadline(&self) -> Option<Moment> {
        state::deadline(self)
    }

    fn outcome(&self) -> Option<Outcome> {
        state::outcome(self)
    }

    fn audit(&self, event: &Event, audit: &mut Audit) {
        audit::audit(self, event, audit);
    }

    fn position(&self) -> Position {
        position::position(self)
    }

    fn restore(position: &Position, dice: &Dice) -> Result<FindFive, Refusal> {
        restore::restore(position, dice)
    }
}
