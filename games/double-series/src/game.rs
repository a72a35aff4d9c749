//! Double Series as a [`Game`].

use table::{
    About, Advice, Audience, Audit, Cause, Dice, Emitter, Game, Locale, Moment, Outcome, Pace, Refusal,
    Searchable, Seat, Seats, Sentence, TimedSight,
};

use crate::action::Action;
use crate::aid::ViewAid;
use crate::decide::Decision;
use crate::event::Event;
use crate::memory::Memory;
use crate::options::Options;
use crate::position::Position;
use crate::sight::Sight;
use crate::state::DoubleSeries;
use crate::view::View;

impl Game for DoubleSeries {
    const ABOUT: About = About {
        id: "double-series",
        name: "Double Series",
        seats: 2..=10,
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

    fn accepts(options: &Options, seats: u8) -> Result<(), Refusal> {
        options.check(seats)
    }

    fn team(options: &Options, seats: u8, seat: Seat) -> Option<u8> {
        Some(options.at(seats).team(seat).0)
    }

    fn set_up(options: &Options, seats: u8) -> DoubleSeries {
        DoubleSeries::new(*options, seats)
    }

    fn decide(&mut self, cause: Cause<&Action>, now: Moment, dice: &Dice, out: &mut Emitter<DoubleSeries>) {
        Decision { game: self, now, dice, out }.decide(cause);
    }

    fn apply(&mut self, event: &Event) {
        self.store(event);
    }

    fn view(&self, audience: Audience) -> View {
        self.seen_by(audience)
    }

    fn sight(event: &Event, audience: Audience) -> Option<TimedSight<Sight>> {
        Some(TimedSight::Lasting(event.sight(audience)))
    }

    fn permits(view: &View, action: &Action, _now: Moment) -> Result<(), Refusal> {
        view.judge(action)
    }

    fn menu(view: &View, _now: Moment, out: &mut Vec<Action>) {
        view.offer(out);
    }

    fn listed(action: &Action) -> bool {
        !matches!(action, Action::Accuse { .. })
    }

    fn mentions(action: &Action) -> Option<(Seat, u32)> {
        match action {
            Action::Accuse { accused, message } => Some((*accused, *message)),
            _ => None,
        }
    }

    fn view_aid(view: &View) -> ViewAid {
        view.help()
    }

    fn remember(memory: &mut Memory, sight: &Sight) {
        memory.remember(sight);
    }

    fn tell(sight: &Sight, out: &mut Vec<Sentence>) {
        sight.tell(out);
    }

    fn advise(view: &View, _: &Memory, action: &Action) -> Option<Advice> {
        crate::advice::advise(view, action)
    }

    fn seats(&self) -> u8 {
        self.count()
    }

    fn awaited(&self) -> Seats {
        self.everybody_awaited()
    }

    fn deadline(&self) -> Option<Moment> {
        self.next_deadline()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.ended.as_ref().map(|ended| ended.outcome.clone())
    }

    fn audit(&self, event: &Event, audit: &mut Audit) {
        self.check(event, audit);
    }

    fn position(&self) -> Position {
        self.as_position()
    }

    fn restore(position: &Position, dice: &Dice) -> Result<DoubleSeries, Refusal> {
        position.restore(dice)
    }
}

impl Searchable for DoubleSeries {
    fn resample(view: &View, _memory: &Memory, chance: &mut fastrand::Rng) -> DoubleSeries {
        DoubleSeries::guess(view, chance)
    }
}
