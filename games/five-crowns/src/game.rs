//! Five Crowns as a [`Game`].

use table::{
    About, Advice, Audience, Audit, Cause, Dice, Emitter, Game, Locale, Moment, Outcome, Pace, Refusal,
    Searchable, Seat, Seats, Sentence, TimedSight,
};

use crate::action::Action;
use crate::event::Event;
use crate::memory::Memory;
use crate::options::Options;
use crate::position::Position;
use crate::sight::Sight;
use crate::solo::Solo;
use crate::together::Together;
use crate::view::{View, ViewAid};

/// The state: a table of two to ten, or the game for a player alone.
#[derive(Clone, Debug, PartialEq)]
#[expect(
    clippy::large_enum_variant,
    reason = "states are copied by the thousand in a search, without a heap"
)]
pub enum FiveCrowns {
    /// Two to ten.
    Together(Together),
    /// Alone.
    Solo(Solo),
}

/// A decision under way: the game, the dice it throws, the facts it emits.
pub struct Decision<'a> {
    pub game: &'a mut FiveCrowns,
    pub dice: &'a Dice,
    pub out: &'a mut Emitter<FiveCrowns>,
}

impl Decision<'_> {
    /// This happened.
    pub fn emit(&mut self, event: Event) {
        self.out.emit(self.game, event);
    }
}

impl Game for FiveCrowns {
    const ABOUT: About = About {
        id: "five-crowns",
        name: "Five Crowns",
        seats: 1..=10,
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

    fn set_up(options: &Options, seats: u8) -> FiveCrowns {
        if seats == 1 {
            FiveCrowns::Solo(Solo::set_up())
        } else {
            FiveCrowns::Together(Together::set_up(*options, seats))
        }
    }

    fn decide(&mut self, cause: Cause<&Action>, _now: Moment, dice: &Dice, out: &mut Emitter<FiveCrowns>) {
        let alone = matches!(self, FiveCrowns::Solo(_));
        let mut decision = Decision { game: self, dice, out };
        if alone { decision.solo(cause) } else { decision.together(cause) }
    }

    fn apply(&mut self, event: &Event) {
        match self {
            FiveCrowns::Together(table) => table.apply(event),
            FiveCrowns::Solo(solo) => solo.apply(event),
        }
    }

    fn view(&self, audience: Audience) -> View {
        match self {
            FiveCrowns::Together(table) => View::Together(table.view(audience)),
            FiveCrowns::Solo(solo) => View::Solo(solo.view(audience)),
        }
    }

    fn sight(event: &Event, audience: Audience) -> Option<TimedSight<Sight>> {
        Some(TimedSight::Lasting(event.sight(audience)))
    }

    fn permits(view: &View, action: &Action, _now: Moment) -> Result<(), Refusal> {
        match view {
            View::Together(view) => view.permits(action),
            View::Solo(view) => view.permits(action),
        }
    }

    fn menu(view: &View, _now: Moment, out: &mut Vec<Action>) {
        match view {
            View::Together(view) => view.menu(out),
            View::Solo(view) => view.menu(out),
        }
    }

    fn listed(action: &Action) -> bool {
        !matches!(action, Action::Lay { .. } | Action::GoOut { melds: Some(_), .. })
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

    fn advise(view: &View, memory: &Memory, action: &Action) -> Option<Advice> {
        crate::advice::advise(view, memory, action)
    }

    fn seats(&self) -> u8 {
        match self {
            FiveCrowns::Together(table) => table.seats(),
            FiveCrowns::Solo(_) => 1,
        }
    }

    fn rounds(&self) -> u32 {
        match self {
            FiveCrowns::Together(table) => table.round.into(),
            FiveCrowns::Solo(_) => 1,
        }
    }

    fn awaited(&self) -> Seats {
        match self {
            FiveCrowns::Together(table) => table.awaited(),
            FiveCrowns::Solo(solo) => solo.awaited(),
        }
    }

    fn deadline(&self) -> Option<Moment> {
        None
    }

    fn outcome(&self) -> Option<Outcome> {
        let outcome = match self {
            FiveCrowns::Together(table) => &table.outcome,
            FiveCrowns::Solo(solo) => &solo.outcome,
        };
        outcome.as_deref().cloned()
    }

    fn audit(&self, event: &Event, audit: &mut Audit) {
        match self {
            FiveCrowns::Together(table) => table.audit(event, audit),
            FiveCrowns::Solo(solo) => solo.audit(event, audit),
        }
    }

    fn position(&self) -> Position {
        match self {
            FiveCrowns::Together(table) => Position::Together(table.position()),
            FiveCrowns::Solo(solo) => Position::Solo(solo.position()),
        }
    }

    fn restore(position: &Position, dice: &Dice) -> Result<FiveCrowns, Refusal> {
        match position {
            Position::Together(table) => table.restore(dice).map(FiveCrowns::Together),
            Position::Solo(solo) => solo.restore(dice).map(FiveCrowns::Solo),
        }
    }
}

impl Searchable for FiveCrowns {
    fn resample(view: &View, memory: &Memory, chance: &mut fastrand::Rng) -> FiveCrowns {
        match view {
            View::Together(view) => {
                let held = |seat: Seat| memory.held_by(seat);
                FiveCrowns::Together(Together::resample(view, held, chance))
            }
            View::Solo(view) => FiveCrowns::Solo(Solo::resample(view, chance)),
        }
    }
}
