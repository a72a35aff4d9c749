//! One More! as a [`Game`].

use table::{
    About, Advice, Audience, Audit, Cause, Dice, Emitter, Game, Locale, Moment, Outcome, Pace, Refusal,
    Searchable, Seats, Sentence, TimedSight,
};

use crate::action::Action;
use crate::decide::Decision;
use crate::event::Event;
use crate::memory::Memory;
use crate::options::Options;
use crate::position::Position;
use crate::sight::Sight;
use crate::state::OneMore;
use crate::view::{View, ViewAid};

impl Game for OneMore {
    const ABOUT: About = About {
        id: "one-more",
        name: "One More!",
        seats: 3..=9,
        pace: Pace::Turns,
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

    fn set_up(options: &Options, seats: u8) -> OneMore {
        OneMore::set_up(*options, seats)
    }

    fn decide(&mut self, cause: Cause<&Action>, now: Moment, dice: &Dice, out: &mut Emitter<OneMore>) {
        Decision { game: self, now, dice, out }.decide(cause);
    }

    fn apply(&mut self, event: &Event) {
        self.store(event);
    }

    fn view(&self, audience: Audience) -> View {
        self.seen_by(audience)
    }

    fn sight(event: &Event, audience: Audience) -> Option<TimedSight<Sight>> {
        Some(TimedSight::Lasting(event.seen_by(audience)))
    }

    fn permits(view: &View, action: &Action, _now: Moment) -> Result<(), Refusal> {
        view.allows(action)
    }

    fn menu(view: &View, _now: Moment, out: &mut Vec<Action>) {
        view.offer(out);
    }

    fn view_aid(view: &View) -> ViewAid {
        view.help()
    }

    fn remember(memory: &mut Memory, sight: &Sight) {
        memory.add(sight);
    }

    fn tell(sight: &Sight, out: &mut Vec<Sentence>) {
        sight.tell(out);
    }

    fn advise(view: &View, _: &Memory, action: &Action) -> Option<Advice> {
        crate::advice::advise(view, action)
    }

    fn seats(&self) -> u8 {
        self.players.count()
    }

    fn rounds(&self) -> u32 {
        self.round.into()
    }

    fn awaited(&self) -> Seats {
        self.waits_for()
    }

    fn deadline(&self) -> Option<Moment> {
        self.until
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome.as_deref().cloned()
    }

    fn audit(&self, event: &Event, audit: &mut Audit) {
        self.check(event, audit);
    }

    fn position(&self) -> Position {
        self.written()
    }

    fn restore(position: &Position, dice: &Dice) -> Result<OneMore, Refusal> {
        position.set(dice)
    }
}

impl Searchable for OneMore {
    fn resample(view: &View, memory: &Memory, chance: &mut fastrand::Rng) -> OneMore {
        OneMore::guess(view, memory, chance)
    }
}
