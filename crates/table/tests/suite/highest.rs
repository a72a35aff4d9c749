//! "Highest", an honest little game, and all the ways in which it can be broken.
//!
//! Everybody holds three cards of twelve. In turn each plays one open before them or draws one unseen. Who
//! has no card left ends the game; the highest sum on the table wins. A turn that lasts too long is played
//! with the player's lowest card.

use fastrand::Rng;
use serde::{Deserialize, Serialize};
use table::conformance::Subject;
use table::{
    About, Advice, Audience, Audit, Cause, Dice, Draw, Emitter, Game, Locale, Moment, Outcome, Pace, Refusal,
    Searchable, Seat, Seats, Sentence, Setting, TimedSight,
};

const RULES: &str = "
- HC-1 Three cards each, of twelve.
- HC-2 In turn play a card or draw one.
- HC-3 One plays only cards that one holds.
- HC-4 One draws only while there are cards.
- HC-5 A turn lasts ten seconds.
";
const ENGLISH: &str = "
option-clock = Whether turns are timed
dealt = Cards are dealt.
played = { $player } plays { $card }.
drew = { $player } draws.
ticked = Time passes.
ended = The game is over.
because = Why not?
play-it = Play { $card }.
draw-one = Draw.
not-your-turn = It is not your turn.
not-your-card = You do not hold that card.
no-cards = There are no cards left.
";
const DEAL: Draw = Draw { purpose: "deal", round: 0, nth: 0 };
const CARDS: u8 = 12;
const TURN: u32 = 10_000;

/// One way of breaking the contract, by what is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Flaw {
    None,
    ViewShowsTopOfPile,
    SightShowsDrawnCard,
    DealShowsAllHands,
    SightOfNothing,
    DeadlineDependsOnHand,
    ApplyThrowsDice,
    DecideSkipsEvent,
    DecideThrowsOwnDice,
    LastCardCannotBePlayed,
    NobodyAwaited,
    MenuOffersForeignCard,
    MenuHidesDraw,
    DrawLosesCard,
    CardsComeBack,
    RefusalCitesNoRule,
    EventAfterEnd,
    MenuAfterEnd,
    DeadlineStands,
    DeadlineDoesNothing,
    DrawFromNothing,
    PanicsAtForeignCard,
    RestoreForgetsClock,
    ViewSkipsField,
    ResampleMixesHands,
    AnewMixesHands,
    AnewChangesNothing,
    SentenceWithoutGerman,
    DealIgnoresDice,
    AuditSeesNothing,
    OutcomeForgetsSeat,
    ScrambleHidesNothing,
    AnyActionIsNonsense,
    NothingIsResampled,
    DrawUnexplained,
    AdviceWithoutGerman,
}

/// The game with that flaw.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Highest<const FLAW: usize>(State);

/// All there is; it is also the position.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct State {
    clock: bool,
    hands: Vec<Vec<u8>>,
    table: Vec<Vec<u8>>,
    pile: Vec<u8>,
    turn: u32,
    due: Option<Moment>,
    over: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Options {
    clock: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options { clock: true }
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) enum Action {
    Play { turn: u32, card: u8 },
    Draw { turn: u32 },
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) enum Event {
    Dealt { order: Vec<u8>, due: Option<Moment> },
    Played { seat: Seat, card: u8, due: Option<Moment> },
    Drew { seat: Seat, card: u8, due: Option<Moment> },
    Ticked,
    Ended,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct View {
    /// Everything, for a reviewer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    all: Option<Box<State>>,
    me: Option<Seat>,
    clock: bool,
    hand: Vec<u8>,
    held: Vec<usize>,
    table: Vec<Vec<u8>>,
    pile: usize,
    turn: u32,
    due: Option<Moment>,
    over: bool,
    leak: Option<u8>,
    #[serde(skip)]
    skipped: u8,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) enum Sight {
    Dealt { hand: Vec<u8>, leak: Vec<u8> },
    Played { seat: Seat, card: u8 },
    Drew { seat: Seat, card: Option<u8> },
    Ticked,
    Ended,
}

impl<const FLAW: usize> Highest<FLAW> {
    const fn is(flaw: Flaw) -> bool {
        FLAW == flaw as usize
    }

    fn seats(&self) -> u8 {
        self.0.hands.len() as u8
    }

    fn in_turn(&self) -> Seat {
        Seat((self.0.turn % u32::from(self.seats())) as u8)
    }

    fn next_due(&self, now: Moment) -> Option<Moment> {
        self.0.clock.then_some(now + TURN)
    }
}

impl View {
    fn is_my_turn(&self) -> bool {
        let count = self.held.len() as u32;
        !self.over && self.me.is_some_and(|me| u32::from(me.0) == self.turn % count)
    }
}

/// Where the order of a deal puts the cards: three to each, the rest to the pile.
fn hands_of(order: &[u8], seats: usize) -> impl Iterator<Item = Vec<u8>> + '_ {
    order.chunks(3).take(seats).map(<[u8]>::to_vec)
}

impl<const FLAW: usize> Game for Highest<FLAW> {
    const ABOUT: About = About {
        id: "highest",
        name: "Highest",
        seats: 2..=3,
        pace: Pace::Turns,
        rules: 1,
        settings: &[Setting { name: "clock", rule: "HC-5", choice: table::Choice::Switch { preset: true } }],
        rulebook: RULES,
        locales: &[
            Locale { language: "en", text: ENGLISH },
            Locale {
                language: "de",
                text: if Self::is(Flaw::SentenceWithoutGerman) { "option-clock = Uhr" } else { ENGLISH },
            },
        ],
    };

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Sight = Sight;
    type Memory = Vec<u8>;
    type Position = State;
    type ViewAid = ();

    fn accepts(_options: &Options, _seats: u8) -> Result<(), Refusal> {
        Ok(())
    }

    fn set_up(options: &Options, seats: u8) -> Self {
        let none = vec![Vec::new(); seats.into()];
        Highest(State { clock: options.clock, hands: none.clone(), table: none, ..State::default() })
    }

    fn decide(&mut self, cause: Cause<&Action>, now: Moment, dice: &Dice, out: &mut Emitter<Self>) {
        let due = self.next_due(now);
        match cause {
            Cause::Start { .. } => {
                let mut order: Vec<u8> = (0..CARDS).collect();
                let dice = if Self::is(Flaw::DealIgnoresDice) { &Dice::from_number(0) } else { dice };
                dice.shuffle(DEAL, &mut order);
                out.emit(self, Event::Dealt { order, due });
            }
            Cause::Act { seat, action: Action::Play { card, .. }, .. } => {
                if Self::is(Flaw::PanicsAtForeignCard) {
                    assert!(self.0.hands[seat.index()].contains(card), "nobody holds {card}");
                }
                out.emit(self, Event::Played { seat, card: *card, due });
            }
            Cause::Act { seat, action: Action::Draw { .. }, .. } => {
                if let Some(card) = self.0.pile.last().copied() {
                    out.emit(self, Event::Drew { seat, card, due });
                } else if Self::is(Flaw::SightOfNothing) {
                    out.emit(self, Event::Ticked);
                }
            }
            Cause::Due if Self::is(Flaw::DeadlineStands) => out.emit(self, Event::Ticked),
            Cause::Due if Self::is(Flaw::DeadlineDoesNothing) => self.0.due = due,
            Cause::Due => {
                let seat = self.in_turn();
                let hand = &self.0.hands[seat.index()];
                let lowest = hand.iter().copied().min();
                let own = Self::is(Flaw::DecideThrowsOwnDice).then(|| hand[fastrand::usize(..hand.len())]);
                if let Some(card) = own.or(lowest) {
                    out.emit(self, Event::Played { seat, card, due });
                }
            }
        }
        if Self::is(Flaw::DecideSkipsEvent) {
            self.0.pile.reverse();
        }
        if self.0.hands.iter().any(Vec::is_empty) && !self.0.over {
            out.emit(self, Event::Ended);
            if Self::is(Flaw::EventAfterEnd) {
                out.emit(self, Event::Ticked);
            }
        }
    }

    fn apply(&mut self, event: &Event) {
        let State { hands, table, pile, .. } = &mut self.0;
        match event {
            Event::Dealt { order, due } => {
                let seats = hands.len();
                *hands = hands_of(order, seats).collect();
                *pile = order[3 * seats..].to_vec();
                self.0.due = *due;
            }
            Event::Played { seat, card, due } => {
                hands[seat.index()].retain(|held| held != card);
                if Self::is(Flaw::CardsComeBack) {
                    pile.insert(0, *card);
                    hands[seat.index()].extend(pile.pop());
                } else {
                    table[seat.index()].push(*card);
                }
                self.0.turn += 1;
                self.0.due = *due;
            }
            Event::Drew { seat, card, due } => {
                pile.retain(|lying| lying != card);
                if Self::is(Flaw::DrawLosesCard) {
                    pile.pop();
                }
                let hand = &mut hands[seat.index()];
                let place =
                    if Self::is(Flaw::ApplyThrowsDice) { fastrand::usize(..=hand.len()) } else { hand.len() };
                hand.insert(place, *card);
                self.0.turn += 1;
                self.0.due = *due;
            }
            Event::Ticked => {}
            Event::Ended => {
                self.0.over = true;
                self.0.due = None;
            }
        }
    }

    fn view(&self, audience: Audience) -> View {
        let State { clock, hands, table, pile, turn, due, over } = &self.0;
        View {
            all: (audience == Audience::Reviewer).then(|| Box::new(self.0.clone())),
            me: audience.seat(),
            clock: *clock,
            hand: audience.seat().map(|seat| hands[seat.index()].clone()).unwrap_or_default(),
            held: hands.iter().map(Vec::len).collect(),
            table: table.clone(),
            pile: pile.len(),
            turn: *turn,
            due: *due,
            over: *over,
            leak: pile.last().copied().filter(|_| Self::is(Flaw::ViewShowsTopOfPile)),
            skipped: u8::from(Self::is(Flaw::ViewSkipsField)),
        }
    }

    fn sight(event: &Event, audience: Audience) -> Option<TimedSight<Sight>> {
        Some(TimedSight::Lasting(match event {
            Event::Dealt { order, .. } => Sight::Dealt {
                hand: audience.seat().map(|seat| order[3 * seat.index()..][..3].to_vec()).unwrap_or_default(),
                leak: if Self::is(Flaw::DealShowsAllHands) { order.clone() } else { Vec::new() },
            },
            Event::Played { seat, card, .. } => Sight::Played { seat: *seat, card: *card },
            Event::Drew { seat, card, .. } => {
                let shown = audience.sees(*seat) || Self::is(Flaw::SightShowsDrawnCard);
                Sight::Drew { seat: *seat, card: shown.then_some(*card) }
            }
            Event::Ticked if Self::is(Flaw::SightOfNothing) => Sight::Ticked,
            Event::Ticked => return None,
            Event::Ended => Sight::Ended,
        }))
    }

    fn permits(view: &View, action: &Action, _now: Moment) -> Result<(), Refusal> {
        let (Action::Play { turn, .. } | Action::Draw { turn }) = action;
        if !view.is_my_turn() || *turn != view.turn {
            return Err(Refusal::new("HC-2", Sentence::new("not-your-turn")));
        }
        match action {
            Action::Play { card, .. } if !view.hand.contains(card) => {
                let rule = if Self::is(Flaw::RefusalCitesNoRule) { "HC-99" } else { "HC-3" };
                Err(Refusal::new(rule, Sentence::new("not-your-card")))
            }
            Action::Play { .. } if Self::is(Flaw::LastCardCannotBePlayed) && view.hand.len() == 1 => {
                Err(Refusal::new("HC-3", Sentence::new("not-your-card")))
            }
            Action::Draw { .. }
                if view.pile == 0 && !Self::is(Flaw::DrawFromNothing) && !Self::is(Flaw::SightOfNothing) =>
            {
                Err(Refusal::new("HC-4", Sentence::new("no-cards")))
            }
            Action::Play { .. } | Action::Draw { .. } => Ok(()),
        }
    }

    fn menu(view: &View, now: Moment, out: &mut Vec<Action>) {
        let turn = view.turn;
        if Self::is(Flaw::MenuAfterEnd) && view.over {
            out.push(Action::Draw { turn });
        }
        let draw = (!Self::is(Flaw::MenuHidesDraw)).then_some(Action::Draw { turn });
        let foreign = Self::is(Flaw::MenuOffersForeignCard) && view.is_my_turn();
        let cards = view.hand.iter().map(|card| Action::Play { turn, card: *card });
        out.extend(cards.chain(draw).filter(|action| Self::permits(view, action, now).is_ok()));
        out.extend(foreign.then_some(Action::Play { turn, card: CARDS }));
    }

    fn view_aid(_view: &View) {}

    fn remember(memory: &mut Vec<u8>, sight: &Sight) {
        if let Sight::Played { card, .. } = sight {
            memory.push(*card);
        }
    }

    fn tell(sight: &Sight, out: &mut Vec<Sentence>) {
        out.push(match sight {
            Sight::Dealt { .. } => Sentence::new("dealt"),
            Sight::Played { seat, card } => Sentence::new("played").seat("player", *seat).text("card", card),
            Sight::Drew { seat, .. } => Sentence::new("drew").seat("player", *seat),
            Sight::Ticked => Sentence::new("ticked"),
            Sight::Ended => Sentence::new("ended"),
        });
    }

    fn advise(_: &View, _: &Vec<u8>, action: &Action) -> Option<Advice> {
        let why = if Self::is(Flaw::AdviceWithoutGerman) { "only-said" } else { "because" };
        let what = match action {
            Action::Play { card, .. } => Sentence::new("play-it").text("card", card),
            Action::Draw { .. } if Self::is(Flaw::DrawUnexplained) => return None,
            Action::Draw { .. } => Sentence::new("draw-one"),
        };
        Some(Advice::new(what, Sentence::new(why)))
    }

    fn deal_anew(&mut self, _memories: &[Vec<u8>], dice: &Dice) {
        if Self::is(Flaw::AnewMixesHands) {
            let mut hand = std::mem::take(&mut self.0.hands[0]);
            std::mem::swap(&mut hand, &mut self.0.pile);
            self.0.hands[0] = hand;
        } else if !Self::is(Flaw::AnewChangesNothing) {
            dice.shuffle(Draw::ANEW, &mut self.0.pile);
        }
    }

    fn options(&self) -> Options {
        Options { clock: self.0.clock }
    }

    fn seats(&self) -> u8 {
        self.0.hands.len() as u8
    }

    fn awaited(&self) -> Seats {
        let nobody = self.0.over || Self::is(Flaw::NobodyAwaited);
        if nobody { Seats::NONE } else { Seats::one(self.in_turn()) }
    }

    fn deadline(&self) -> Option<Moment> {
        let hint = if Self::is(Flaw::DeadlineDependsOnHand) { self.0.hands[0].iter().min() } else { None };
        self.0.due.map(|due| due + hint.copied().map_or(0, u32::from))
    }

    fn outcome(&self) -> Option<Outcome> {
        let forgotten = usize::from(Self::is(Flaw::OutcomeForgetsSeat));
        let sums =
            self.0.table.iter().skip(forgotten).map(|cards| cards.iter().map(|card| i32::from(*card)).sum());
        self.0.over.then(|| Outcome::most(sums.collect()))
    }

    fn audit(&self, event: &Event, audit: &mut Audit) {
        if let Event::Dealt { order, .. } = event
            && !Self::is(Flaw::AuditSeesNothing)
        {
            audit.shuffled(DEAL, order);
        }
    }

    fn position(&self) -> State {
        self.0.clone()
    }

    fn restore(position: &State, _dice: &Dice) -> Result<Self, Refusal> {
        let mut state = position.clone();
        if Self::is(Flaw::RestoreForgetsClock) {
            state.clock = false;
        }
        Ok(Highest(state))
    }
}

impl<const FLAW: usize> Searchable for Highest<FLAW> {
    fn resample(view: &View, _memory: &Vec<u8>, rng: &mut Rng) -> Self {
        let mine: &[u8] = if Self::is(Flaw::ResampleMixesHands) { &[] } else { &view.hand };
        let seen = |card: &u8| mine.contains(card) || view.table.iter().flatten().any(|lying| lying == card);
        let mut unseen: Vec<u8> = (0..CARDS).filter(|card| !seen(card)).collect();
        rng.shuffle(&mut unseen);
        let hands = view.held.iter().enumerate().map(|(seat, held)| {
            let is_me = view.me.is_some_and(|me| me.index() == seat) && !mine.is_empty();
            if is_me { mine.to_vec() } else { unseen.split_off(unseen.len() - held) }
        });
        Highest(State {
            clock: view.clock,
            hands: hands.collect(),
            table: view.table.clone(),
            pile: unseen,
            turn: view.turn,
            due: view.due,
            over: view.over,
        })
    }
}

/// The game as the suite tests it.
pub(crate) struct HighestSubject<const FLAW: usize>;

impl<const FLAW: usize> Subject for HighestSubject<FLAW> {
    type Game = Highest<FLAW>;

    const MAX_DECISIONS: u64 = 100;

    fn table(rng: &mut Rng) -> (Options, u8) {
        (Options { clock: rng.bool() }, rng.u8(2..=3))
    }

    fn scramble(position: &mut State, audience: Audience, rng: &mut Rng) {
        if FLAW == Flaw::ScrambleHidesNothing as usize {
            return;
        }
        let others = |seat: usize| audience.seat().is_none_or(|me| me.index() != seat);
        let State { hands, pile, .. } = position;
        let hidden =
            hands.iter_mut().enumerate().filter(|(seat, _)| others(*seat)).flat_map(|(_, hand)| hand);
        let mut places: Vec<&mut u8> = hidden.chain(pile).collect();
        let mut cards: Vec<u8> = places.iter().map(|card| **card).collect();
        rng.shuffle(&mut cards);
        places.iter_mut().zip(cards).for_each(|(place, card)| **place = card);
    }

    fn scramble_event(event: &mut Event, audience: Audience, rng: &mut Rng) {
        if let Event::Dealt { order, .. } = event {
            // My three stay; what lies before and after them is mixed.
            let mine = audience.seat().map_or(0..0, |seat| 3 * seat.index()..3 * seat.index() + 3);
            let others: Vec<usize> = (0..order.len()).filter(|place| !mine.contains(place)).collect();
            let mut cards: Vec<u8> = others.iter().map(|place| order[*place]).collect();
            rng.shuffle(&mut cards);
            others.into_iter().zip(cards).for_each(|(place, card)| order[place] = card);
        }
    }

    fn any_action(view: &View, rng: &mut Rng) -> Action {
        if FLAW == Flaw::AnyActionIsNonsense as usize {
            return Action::Draw { turn: u32::MAX };
        }
        let turn = if rng.u8(..4) == 0 { rng.u32(..20) } else { view.turn };
        if rng.bool() { Action::Draw { turn } } else { Action::Play { turn, card: rng.u8(..CARDS + 2) } }
    }

    fn inventory(game: &Self::Game) -> Result<(), String> {
        let State { hands, table, pile, .. } = &game.0;
        let mut cards: Vec<u8> = hands.iter().chain(table).flatten().chain(pile).copied().collect();
        cards.sort_unstable();
        if cards.iter().copied().eq(0..CARDS) {
            Ok(())
        } else {
            Err(format!("these cards are left: {cards:?}"))
        }
    }

    fn resample(view: &View, memory: &Vec<u8>, rng: &mut Rng) -> Option<Self::Game> {
        let drawn = FLAW != Flaw::NothingIsResampled as usize;
        drawn.then(|| Highest::resample(view, memory, rng))
    }
}
