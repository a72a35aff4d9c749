//! Double Series as a [`Game`]: every function delegates to the one of its name, in the file of its name.

use table::{
    About, Advice, Audience, Audit, Cause, Dice, Draw, Emitter, Game, KeyMoment, Moment, Outcome, Pace,
    PortableRng, Refusal, Searchable, Seat, Seats, Sentence, TimedSight,
};

use crate::action::Action;
use crate::card::Card;
use crate::cards::Pile;
use crate::event::Event;
use crate::memory::Memory;
use crate::options::Options;
use crate::position::Position;
use crate::sight::Sight;
use crate::state::DoubleSeries;
use crate::view::View;
use crate::view_aid::ViewAid;
use crate::{
    advise, apply, audit, decide, fault, memory, menu, options, permits, position, resample, restore, sight,
    state, tell, view, view_aid,
};

impl Game for DoubleSeries {
    const ABOUT: About = About {
        id: "double-series",
        name: "Double Series",
        seats: 2..=10,
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

    fn team(options: &Options, seats: u8, seat: Seat) -> Option<u8> {
        options::team(options, seats, seat)
    }

    fn set_up(options: &Options, seats: u8) -> DoubleSeries {
        state::set_up(options, seats)
    }

    fn decide(&mut self, cause: Cause<&Action>, now: Moment, dice: &Dice, out: &mut Emitter<DoubleSeries>) {
        decide::decide(self, cause, now, dice, out);
    }

    fn apply(&mut self, event: &Event) {
        apply::apply(self, event);
    }

    fn view(&self, audience: Audience) -> View {
        view::view(self, audience)
    }

    fn sight(event: &Event, audience: Audience) -> Option<TimedSight<Sight>> {
        Some(TimedSight::Lasting(sight::sight(event, audience)))
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

    fn mentions(action: &Action) -> Option<(Seat, u32)> {
        action.mentions()
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

    fn advise(view: &View, _: &Memory, action: &Action) -> Option<Advice> {
        advise::advise(view, action)
    }

    fn fault(view: &View, _memory: &Memory, played: &Action, better: &Action) -> Option<Sentence> {
        fault::fault(view, played, better)
    }

    fn reshuffle(&mut self, chance: &mut fastrand::Rng) {
        let mut cards: Vec<Card> = self.deck.iter().copied().collect();
        chance.permute(&mut cards);
        self.deck = Pile::of(cards).unwrap_or_default();
    }

    fn deal_anew(&mut self, _memories: &[Memory], dice: &Dice) {
        // Every hand is somebody's, and the piles lie open (DS-17): nobody knows the deck, and that is all.
        let mut cards: Vec<Card> = self.deck.iter().copied().collect();
        dice.shuffle(Draw::ANEW, &mut cards);
        self.deck = Pile::of(cards).unwrap_or_default();
    }

    fn options(&self) -> Options {
        self.options
    }

    fn seats(&self) -> u8 {
        self.players.len() as u8
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

    fn next_first(&self) -> Option<Seat> {
        Some(state::next_first(self))
    }

    fn audit(&self, event: &Event, audit: &mut Audit) {
        audit::audit(self, event, audit);
    }

    fn position(&self) -> Position {
        position::position(self)
    }

    fn restore(position: &Position, dice: &Dice) -> Result<DoubleSeries, Refusal> {
        restore::restore(position, dice)
    }
}

impl Searchable for DoubleSeries {
    fn resample(view: &View, _memory: &Memory, rng: &mut fastrand::Rng) -> DoubleSeries {
        resample::resample(view, rng)
    }
}
