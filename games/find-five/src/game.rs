//! 5er Finden as a [`Game`].

use table::{
    About, Advice, Audience, Audit, Cause, Dice, Emitter, Game, Locale, Moment, Outcome, Pace, Refusal,
    Seats, Sentence, TimedSight,
};

use crate::action::Action;
use crate::aid::ViewAid;
use crate::decide::Decision;
use crate::event::Event;
use crate::options::Options;
use crate::position::Position;
use crate::sight::Sight;
use crate::state::FindFive;
use crate::view::View;

impl Game for FindFive {
    const ABOUT: About = About {
        id: "find-five",
        name: "5er Finden",
        seats: 1..=4,
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
    /// The view shows all that was ever seen and still matters.
    type Memory = ();
    type Position = Position;
    type ViewAid = ViewAid;

    fn accepts(options: &Options, seats: u8) -> Result<(), Refusal> {
        options.check(seats)
    }

    fn set_up(options: &Options, seats: u8) -> FindFive {
        FindFive::set_up(options, seats)
    }

    fn decide(&mut self, cause: Cause<&Action>, now: Moment, dice: &Dice, out: &mut Emitter<FindFive>) {
        let daily = self.options.daily_dice();
        Decision { game: self, now, dice: daily.as_ref().unwrap_or(dice), out }.decide(cause);
    }

    fn apply(&mut self, event: &Event) {
        self.store(event);
    }

    fn view(&self, audience: Audience) -> View {
        self.seen_by(audience)
    }

    /// Nothing is for the moment only: my own marks are mine to keep, and all others are shown at Stop.
    fn sight(event: &Event, audience: Audience) -> Option<TimedSight<Sight>> {
        event.sight(audience).map(TimedSight::Lasting)
    }

    fn permits(view: &View, action: &Action, _now: Moment) -> Result<(), Refusal> {
        view.permits(action)
    }

    fn menu(view: &View, _now: Moment, out: &mut Vec<Action>) {
        view.menu(out);
    }

    /// Nobody can be offered all that a hand may draw.
    fn listed(action: &Action) -> bool {
        match action {
            Action::Mark { .. } => false,
            Action::Cross { squares, .. } => squares.is_empty(),
            _ => true,
        }
    }

    fn view_aid(view: &View) -> ViewAid {
        view.view_aid()
    }

    fn remember(_memory: &mut (), _sight: &Sight) {}

    fn tell(sight: &Sight, out: &mut Vec<Sentence>) {
        sight.tell(out);
    }

    fn advise(view: &View, (): &(), action: &Action) -> Option<Advice> {
        crate::advice::advise(view, action)
    }

    fn seats(&self) -> u8 {
        self.seat_count()
    }

    fn rounds(&self) -> u32 {
        self.round.into()
    }

    fn awaited(&self) -> Seats {
        self.active
    }

    fn deadline(&self) -> Option<Moment> {
        self.due
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

    fn restore(position: &Position, dice: &Dice) -> Result<FindFive, Refusal> {
        position.restore(dice)
    }
}
