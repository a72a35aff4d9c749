//! 5 ou Moins as a [`Game`].

use table::{
    About, Advice, Audience, Audit, Cause, Dice, Emitter, Game, Locale, Moment, Outcome, Pace, Refusal,
    Searchable, Seat, Seats, Sentence, TimedSight,
};

use crate::action::Action;
use crate::decide::Decision;
use crate::event::Event;
use crate::memory::Memory;
use crate::options::Options;
use crate::position::Position;
use crate::sight::Sight;
use crate::state::{FiveOrLess, Phase};
use crate::view::{View, ViewAid};

impl Game for FiveOrLess {
    const ABOUT: About = About {
        id: "five-or-less",
        name: "5 ou Moins",
        seats: 2..=6,
        pace: Pace::RealTime,
        rules: 1,
        settings: Options::SETTINGS,
        rulebook: include_str!("../RULES.md"),
        locales: &[
            Locale { language: "en", text: include_str!("../locales/en.ftl") },
            Locale { language: "fr", text: include_str!("../locales/fr.ftl") },
            Locale { language: "de", text: include_str!("../locales/de.ftl") },
        ],
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
        options.check()
    }

    fn set_up(options: &Options, seats: u8) -> FiveOrLess {
        FiveOrLess::new(*options, seats)
    }

    fn decide(&mut self, cause: Cause<&Action>, now: Moment, dice: &Dice, out: &mut Emitter<FiveOrLess>) {
        Decision { game: self, now, dice, out }.decide(cause);
    }

    fn apply(&mut self, event: &Event) {
        self.store(event);
    }

    fn view(&self, audience: Audience) -> View {
        self.look(audience)
    }

    fn sight(event: &Event, audience: Audience) -> Option<TimedSight<Sight>> {
        event.sight(audience)
    }

    fn permits(view: &View, action: &Action, now: Moment) -> Result<(), Refusal> {
        view.permits(action, now)
    }

    fn menu(view: &View, now: Moment, out: &mut Vec<Action>) {
        view.menu(now, out);
    }

    fn view_aid(_view: &View) -> ViewAid {
        ViewAid {}
    }

    fn remember(memory: &mut Memory, sight: &Sight) {
        memory.remember(sight);
    }

    fn tell(sight: &Sight, out: &mut Vec<Sentence>) {
        sight.tell(out);
    }

    fn advise(view: &View, memory: &Memory, action: &Action) -> Option<Advice> {
        crate::advice::advise(view, memory, action)
    }

    fn seats(&self) -> u8 {
        self.count()
    }

    fn rounds(&self) -> u32 {
        self.round.into()
    }

    fn awaited(&self) -> Seats {
        match self.phase {
            Phase::Before | Phase::LastClaims | Phase::Over => Seats::NONE,
            Phase::Peek | Phase::Between => {
                Seat::all(self.count()).filter(|seat| !self.ready.contains(*seat)).collect()
            }
            // Also while their action waits: that it does tells of a window.
            Phase::Play => Seats::one(self.to_play),
        }
    }

    fn deadline(&self) -> Option<Moment> {
        // Open claims are settled before a turn or a round ends, so an open window goes before both.
        let next = self.window_until.or(self.until);
        self.shown_until.iter().copied().chain(next).min()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome.as_deref().cloned()
    }

    fn audit(&self, event: &Event, audit: &mut Audit) {
        self.check(event, audit);
    }

    fn position(&self) -> Position {
        self.write()
    }

    fn restore(position: &Position, dice: &Dice) -> Result<FiveOrLess, Refusal> {
        position.restore(dice)
    }
}

impl Searchable for FiveOrLess {
    fn resample(view: &View, memory: &Memory, chance: &mut fastrand::Rng) -> FiveOrLess {
        crate::resample::resample(view, memory, chance)
    }
}
