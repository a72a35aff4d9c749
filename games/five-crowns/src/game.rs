//! Five Crowns as a [`Game`].

use table::{
    About, Advice, Audience, Audit, Cause, Dice, Draw, Emitter, Game, KeyMoment, Moment, Outcome, Pace,
    PortableRng, Refusal, Searchable, Seats, Sentence, TimedSight,
};

use crate::action::Action;
use crate::event::Event;
use crate::memory::{self, Memory};
use crate::options::{self, Options};
use crate::position::{self, Position};
use crate::sight::{self, Sight};
use crate::state::{self, FiveCrowns};
use crate::view::{self, View};
use crate::view_aid::{self, ViewAid};
use crate::{advise, apply, audit, decide, fault, menu, permits, resample, restore, tell};

impl Game for FiveCrowns {
    const ABOUT: About = About {
        id: "five-crowns",
        name: "Five Crowns",
        seats: 1..=10,
        pace: Pace::Turns,
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

    fn set_up(options: &Options, seats: u8) -> FiveCrowns {
        state::set_up(options, seats)
    }

    fn decide(&mut self, cause: Cause<&Action>, _now: Moment, dice: &Dice, out: &mut Emitter<FiveCrowns>) {
        decide::decide(self, cause, dice, out);
    }

    fn apply(&mut self, event: &Event) {
        apply::apply(self, event);
    }

    fn view(&self, audience: Audience) -> View {
        view::view(self, audience)
    }

    fn sight(event: &Event, audience: Audience) -> Option<TimedSight<Sight>> {
        Some(sight::sight(event, audience))
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

    fn advise(view: &View, memory: &Memory, action: &Action) -> Option<Advice> {
        advise::advise(view, memory, action)
    }

    fn fault(view: &View, memory: &Memory, played: &Action, better: &Action) -> Option<Sentence> {
        fault::fault(view, memory, played, better)
    }

    fn reshuffle(&mut self, chance: &mut fastrand::Rng) {
        match self {
            FiveCrowns::Together(together) => chance.permute(&mut together.stock),
            FiveCrowns::Solo(solo) => chance.permute(&mut solo.stock),
        }
    }

    fn deal_anew(&mut self, _memories: &[Memory], dice: &Dice) {
        // Every hand is somebody's, and the discards lie open: nobody knows the stock, and that is all.
        match self {
            FiveCrowns::Together(together) => dice.shuffle(Draw::ANEW, &mut together.stock),
            FiveCrowns::Solo(solo) => dice.shuffle(Draw::ANEW, &mut solo.stock),
        }
    }

    fn options(&self) -> Options {
        state::options(self)
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
        None
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

    fn restore(position: &Position, dice: &Dice) -> Result<FiveCrowns, Refusal> {
        restore::restore(position, dice)
    }
}

impl Searchable for FiveCrowns {
    fn resample(view: &View, memory: &Memory, rng: &mut fastrand::Rng) -> FiveCrowns {
        resample::resample(view, memory, rng)
    }
}
