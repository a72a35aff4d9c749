//! 5 ou Moins as a [`Game`]: every function delegates to the one of its name, in the file of its name.

use table::{
    About, Advice, Audience, Audit, Cause, Dice, Emitter, Game, KeyMoment, Millis, Moment, Outcome, Pace,
    PortableRng, Refusal, Searchable, Seats, Sentence, TimedSight,
};

use crate::action::Action;
use crate::event::Event;
use crate::memory::Memory;
use crate::options::Options;
use crate::position::Position;
use crate::sight::Sight;
use crate::state::FiveOrLess;
use crate::view::View;
use crate::view_aid::ViewAid;
use crate::{
    advise, apply, audit, deal_anew, decide, memory, menu, options, permits, position, resample, restore,
    sight, state, tell, view, view_aid,
};

impl Game for FiveOrLess {
    const ABOUT: About = About {
        id: "five-or-less",
        name: "5 ou Moins",
        seats: 2..=6,
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

    fn accepts(options: &Options, _seats: u8) -> Result<(), Refusal> {
        options::accepts(options)
    }

    fn set_up(options: &Options, seats: u8) -> FiveOrLess {
        state::set_up(options, seats)
    }

    fn decide(&mut self, cause: Cause<&Action>, now: Moment, dice: &Dice, out: &mut Emitter<FiveOrLess>) {
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

    fn permits(view: &View, action: &Action, now: Moment) -> Result<(), Refusal> {
        permits::permits(view, action, now)
    }

    fn menu(view: &View, now: Moment, out: &mut Vec<Action>) {
        menu::menu(view, now, out);
    }

    fn counted_lag(event: &Event) -> Millis {
        match event {
            Event::Claimed { credit, .. } | Event::Waits { credit, .. } => *credit,
            _ => 0,
        }
    }

    fn view_aid(_view: &View) -> ViewAid {
        view_aid::view_aid()
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
        advise::fault(view, memory, played, better)
    }

    fn reshuffle(&mut self, chance: &mut fastrand::Rng) {
        chance.permute(&mut self.pile);
    }

    fn deal_anew(&mut self, memories: &[Memory], dice: &Dice) {
        deal_anew::deal_anew(self, memories, dice);
    }

    fn options(&self) -> Options {
        self.options
    }

    fn seats(&self) -> u8 {
        self.seat_count()
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

    fn restore(position: &Position, dice: &Dice) -> Result<FiveOrLess, Refusal> {
        restore::restore(position, dice)
    }
}

impl Searchable for FiveOrLess {
    fn resample(view: &View, memory: &Memory, rng: &mut fastrand::Rng) -> FiveOrLess {
        resample::resample(view, memory, rng)
    }
}
