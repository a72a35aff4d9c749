//! One More! as a [`Game`]: each function stands in the module of its name.

use table::{
    About, Advice, Audience, Audit, Cause, Dice, Draw, Emitter, Game, KeyMoment, Moment, Outcome, Pace,
    PortableRng, Refusal, Searchable, Seats, Sentence, Setting, TimedSight,
};

use crate::{
    Action, Event, Memory, OneMore, Options, Position, Sight, View, ViewAid, advise, apply, audit, decide,
    fault, memory, menu, options, permits, position, resample, restore, sight, state, tell, view, view_aid,
};

impl Game for OneMore {
    const ABOUT: About = About {
        id: "one-more",
        name: "One More!",
        seats: 3..=9,
        pace: Pace::Turns,
        rules: 3,
        settings: Options::SETTINGS,
        rulebook: table::rulebook!(),
        locales: table::locales!(),
    };

    const FORMER_SETTINGS: &'static [Setting] = Options::FORMER_SETTINGS;

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

    fn set_up(options: &Options, seats: u8) -> OneMore {
        state::set_up(options, seats)
    }

    fn decide(&mut self, cause: Cause<&Action>, now: Moment, dice: &Dice, out: &mut Emitter<OneMore>) {
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

    fn fault(view: &View, _memory: &Memory, played: &Action, better: &Action) -> Option<Sentence> {
        fault::fault(view, played, better)
    }

    /// The cards at the bottom that everybody has seen stay there (OM-5).
    fn reshuffle(&mut self, chance: &mut fastrand::Rng) {
        let seen = usize::from(self.under).min(self.pack.len());
        chance.permute(&mut self.pack[seen..]);
    }

    fn deal_anew(&mut self, _memories: &[Memory], dice: &Dice) {
        // Everybody has seen what lies at the bottom of the pack, in its order (OM-5).
        let seen = usize::from(self.under).min(self.pack.len());
        dice.shuffle(Draw::ANEW, &mut self.pack[seen..]);
    }

    fn options(&self) -> Options {
        self.options
    }

    fn seats(&self) -> u8 {
        self.players.count()
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
        self.until
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome.as_deref().cloned()
    }

    fn audit(&self, event: &Event, audit: &mut Audit) {
        audit::audit(self, event, audit);
    }

    fn position(&self) -> Position {
        position::position(self)
    }

    fn restore(position: &Position, dice: &Dice) -> Result<OneMore, Refusal> {
        restore::restore(position, dice)
    }
}

impl Searchable for OneMore {
    fn resample(view: &View, memory: &Memory, rng: &mut fastrand::Rng) -> OneMore {
        resample::resample(view, memory, rng)
    }
}
