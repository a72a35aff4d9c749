//! The whole small game.

use serde::{Deserialize, Serialize};
use table::{
    About, Audience, Audit, Cause, Dice, Draw, Emitter, Game, Locale, Moment, Outcome, Pace, Refusal,
    Searchable, Seat, Seats, Sentence, TimedSight,
};

const RULES: &str = "
- ML-1 Four cards of each value 1 to 6 and two jokers (0). Five each for 2 or 3 players, the rest is the pile.
- ML-2 Everybody has one turn: draw a card, then lay groups, as many as one likes or none.
- ML-3 A group is three or more cards of one value; a joker stands for any.
- ML-4 Who does not want to choose gets the groups that leave the fewest points.
- ML-5 Cards that are left count their value, a joker 10. Fewest points win.
";
const ENGLISH: &str = "
dealt = Cards are dealt.
drew = { $player } draws.
laid = { $player } lays { $cards } cards and keeps { $points } points.
not-your-turn = It is not your turn.
draw-first = Draw a card first.
drawn-already = You have drawn already.
not-your-cards = You do not hold these cards.
not-a-group = These cards are no group.
";
const DEAL: Draw = Draw { purpose: "deal", round: 0, nth: 0 };
const HAND: usize = 5;

/// Cards laid together.
pub(crate) type Group = Vec<u8>;

/// The game.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Melds(pub(crate) State);

/// All there is; it is also the position.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct State {
    pub(crate) hands: Vec<Vec<u8>>,
    pub(crate) pile: Vec<u8>,
    pub(crate) laid: Vec<Vec<Group>>,
    /// What those keep who have had their turn.
    pub(crate) points: Vec<i32>,
    pub(crate) has_drawn: bool,
}

/// What a player can do; `turn` is whose turn it is meant for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Action {
    Draw { turn: u8 },
    Lay { turn: u8, groups: Vec<Group> },
    LayBest { turn: u8 },
}

/// What happened: what was laid and what it counts, not how it was wished for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) enum Event {
    Dealt { order: Vec<u8> },
    Drew { seat: Seat, card: u8 },
    Laid { seat: Seat, groups: Vec<Group>, left: Vec<u8>, points: i32 },
}

/// What an audience may know now.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct View {
    /// Everything, for a reviewer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) all: Option<Box<State>>,
    pub(crate) me: Option<Seat>,
    pub(crate) hand: Vec<u8>,
    pub(crate) held: Vec<usize>,
    pub(crate) pile: usize,
    pub(crate) laid: Vec<Vec<Group>>,
    pub(crate) points: Vec<i32>,
    pub(crate) has_drawn: bool,
}

/// What an audience sees of an event.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) enum Sight {
    Dealt { hand: Vec<u8> },
    Drew { seat: Seat, card: Option<u8> },
    Laid { seat: Seat, groups: Vec<Group>, points: i32 },
}

impl View {
    fn turn(&self) -> u8 {
        self.points.len() as u8
    }
}

/// The hand without these cards; nothing if they are not all in it.
fn without(hand: &[u8], groups: &[Group]) -> Option<Vec<u8>> {
    let mut left = hand.to_vec();
    for card in groups.iter().flatten() {
        left.swap_remove(left.iter().position(|held| held == card)?);
    }
    left.sort_unstable();
    Some(left)
}

fn is_group(group: &Group) -> bool {
    let mut values = group.iter().filter(|card| **card != 0);
    let value = values.next();
    group.len() >= 3 && values.all(|card| Some(card) == value)
}

fn worth(left: &[u8]) -> i32 {
    left.iter().map(|card| if *card == 0 { 10 } else { i32::from(*card) }).sum()
}

/// The groups that leave the fewest points: every full group, and the jokers to the pair that gains most.
pub(crate) fn best(hand: &[u8]) -> Vec<Group> {
    let of = |value: u8| hand.iter().copied().filter(|card| *card == value).collect::<Group>();
    let jokers = of(0);
    let by_value: Vec<Group> = (1..=6).rev().map(of).filter(|group| !group.is_empty()).collect();
    // Few values and at most two jokers: try each value as the home of all jokers, or none.
    let homes = std::iter::once(None).chain((0..by_value.len()).map(Some));
    let lay = |home: Option<usize>| {
        let mut groups = by_value.clone();
        if let Some(home) = home {
            groups[home].extend(&jokers);
        }
        groups.retain(is_group);
        groups
    };
    let left = |groups: &Vec<Group>| without(hand, groups).map_or(i32::MAX, |left| worth(&left));
    homes.map(lay).min_by_key(left).unwrap_or_default()
}

fn refuse(rule: &'static str, why: &'static str) -> Result<(), Refusal> {
    Err(Refusal::new(rule, Sentence::new(why)))
}

impl Game for Melds {
    const ABOUT: About = About {
        id: "melds",
        name: "The melds",
        seats: 2..=3,
        pace: Pace::Turns,
        rules: 1,
        settings: &[],
        rulebook: RULES,
        locales: &[Locale { language: "en", text: ENGLISH }],
    };

    type Options = ();
    type Action = Action;
    type Event = Event;
    type View = View;
    type Sight = Sight;
    type Memory = ();
    type Position = State;
    /// The best groups of the hand.
    type ViewAid = Vec<Group>;

    fn accepts(_options: &(), _seats: u8) -> Result<(), Refusal> {
        Ok(())
    }

    fn set_up(_options: &(), seats: u8) -> Melds {
        let seats = usize::from(seats);
        Melds(State { hands: vec![Vec::new(); seats], laid: vec![Vec::new(); seats], ..State::default() })
    }

    fn decide(&mut self, cause: Cause<&Action>, _now: Moment, dice: &Dice, out: &mut Emitter<Melds>) {
        match cause {
            Cause::Start { .. } => {
                let mut order: Vec<u8> = (1..=6).flat_map(|value| [value; 4]).chain([0, 0]).collect();
                dice.shuffle(DEAL, &mut order);
                out.emit(self, Event::Dealt { order });
            }
            Cause::Act { seat, action: Action::Draw { .. }, .. } => {
                if let Some(card) = self.0.pile.last().copied() {
                    out.emit(self, Event::Drew { seat, card });
                }
            }
            Cause::Act { seat, action: Action::Lay { groups, .. }, .. } => {
                self.lay(seat, groups.clone(), out);
            }
            Cause::Act { seat, action: Action::LayBest { .. }, .. } => {
                self.lay(seat, best(&self.0.hands[seat.index()]), out);
            }
            Cause::Due => {}
        }
    }

    fn apply(&mut self, event: &Event) {
        let State { hands, pile, laid, points, has_drawn } = &mut self.0;
        match event {
            Event::Dealt { order } => {
                let seats = hands.len();
                *hands = order.chunks(HAND).take(seats).map(<[u8]>::to_vec).collect();
                *pile = order[HAND * seats..].to_vec();
            }
            Event::Drew { seat, card } => {
                pile.pop();
                hands[seat.index()].push(*card);
                *has_drawn = true;
            }
            Event::Laid { seat, groups, left, points: kept } => {
                laid[seat.index()].clone_from(groups);
                hands[seat.index()].clone_from(left);
                points.push(*kept);
                *has_drawn = false;
            }
        }
    }

    fn view(&self, audience: Audience) -> View {
        let State { hands, pile, laid, points, has_drawn } = &self.0;
        View {
            all: (audience == Audience::Reviewer).then(|| Box::new(self.0.clone())),
            me: audience.seat(),
            hand: audience.seat().map(|me| hands[me.index()].clone()).unwrap_or_default(),
            held: hands.iter().map(Vec::len).collect(),
            pile: pile.len(),
            laid: laid.clone(),
            points: points.clone(),
            has_drawn: *has_drawn,
        }
    }

    fn sight(event: &Event, audience: Audience) -> Option<TimedSight<Sight>> {
        Some(TimedSight::Lasting(match event {
            Event::Dealt { order } => {
                let mine = audience.seat().map(|me| order[HAND * me.index()..][..HAND].to_vec());
                Sight::Dealt { hand: mine.unwrap_or_default() }
            }
            Event::Drew { seat, card } => {
                Sight::Drew { seat: *seat, card: audience.sees(*seat).then_some(*card) }
            }
            Event::Laid { seat, groups, points, .. } => {
                Sight::Laid { seat: *seat, groups: groups.clone(), points: *points }
            }
        }))
    }

    fn permits(view: &View, action: &Action, _now: Moment) -> Result<(), Refusal> {
        let (Action::Draw { turn } | Action::Lay { turn, .. } | Action::LayBest { turn }) = action;
        if *turn != view.turn() || view.me != Some(Seat(*turn)) {
            return refuse("ML-2", "not-your-turn");
        }
        match action {
            Action::Draw { .. } if view.has_drawn => refuse("ML-2", "drawn-already"),
            Action::Lay { .. } | Action::LayBest { .. } if !view.has_drawn => refuse("ML-2", "draw-first"),
            Action::Lay { groups, .. } if !groups.iter().all(is_group) => refuse("ML-3", "not-a-group"),
            Action::Lay { groups, .. } if without(&view.hand, groups).is_none() => {
                refuse("ML-2", "not-your-cards")
            }
            _ => Ok(()),
        }
    }

    fn menu(view: &View, now: Moment, out: &mut Vec<Action>) {
        let turn = view.turn();
        let all = [Action::Draw { turn }, Action::LayBest { turn }];
        out.extend(all.into_iter().filter(|action| Melds::permits(view, action, now).is_ok()));
    }

    /// A player's own choice of groups is not on the menu.
    fn listed(action: &Action) -> bool {
        !matches!(action, Action::Lay { .. })
    }

    fn view_aid(view: &View) -> Vec<Group> {
        best(&view.hand)
    }

    fn remember(_memory: &mut (), _sight: &Sight) {}

    fn tell(sight: &Sight, out: &mut Vec<Sentence>) {
        out.push(match sight {
            Sight::Dealt { .. } => Sentence::new("dealt"),
            Sight::Drew { seat, .. } => Sentence::new("drew").seat("player", *seat),
            Sight::Laid { seat, groups, points } => {
                let cards = groups.iter().flatten().count() as i32;
                Sentence::new("laid").seat("player", *seat).number("cards", cards).number("points", *points)
            }
        });
    }

    fn deal_anew(&mut self, _: &[Self::Memory], dice: &Dice) {
        dice.shuffle(Draw::ANEW, &mut self.0.pile);
    }

    fn options(&self) {}

    fn seats(&self) -> u8 {
        self.0.hands.len() as u8
    }

    fn awaited(&self) -> Seats {
        let (turn, seats) = (self.0.points.len(), self.0.hands.len());
        if turn < seats { Seats::one(Seat(turn as u8)) } else { Seats::NONE }
    }

    fn deadline(&self) -> Option<Moment> {
        None
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.0.points.len() == self.0.hands.len()).then(|| Outcome::fewest(self.0.points.clone()))
    }

    fn audit(&self, event: &Event, audit: &mut Audit) {
        match event {
            Event::Dealt { order } => audit.shuffled(DEAL, order),
            Event::Drew { card, .. } => audit.must(self.0.pile.last() == Some(card), "the top of the pile"),
            Event::Laid { .. } => {}
        }
    }

    fn position(&self) -> State {
        self.0.clone()
    }

    fn restore(position: &State, _dice: &Dice) -> Result<Melds, Refusal> {
        let fits =
            position.laid.len() == position.hands.len() && position.points.len() <= position.hands.len();
        if fits {
            Ok(Melds(position.clone()))
        } else {
            Err(Refusal::new("ML-1", Sentence::new("not-your-turn")))
        }
    }
}

impl Melds {
    fn lay(&mut self, seat: Seat, groups: Vec<Group>, out: &mut Emitter<Melds>) {
        if let Some(left) = without(&self.0.hands[seat.index()], &groups) {
            let points = worth(&left);
            out.emit(self, Event::Laid { seat, groups, left, points });
        }
    }
}

impl Searchable for Melds {
    /// What is left of a hand that was laid is unseen but for its points; any that has as many would do, and
    /// the true search of a real game would look for one.
    fn resample(view: &View, _memory: &(), chance: &mut fastrand::Rng) -> Melds {
        let mut unseen: Vec<u8> = (1..=6).flat_map(|value| [value; 4]).chain([0, 0]).collect();
        for card in view.hand.iter().chain(view.laid.iter().flatten().flatten()) {
            if let Some(place) = unseen.iter().position(|other| other == card) {
                unseen.swap_remove(place);
            }
        }
        chance.shuffle(&mut unseen);
        let hands = view.held.iter().zip(0..).map(|(held, seat)| {
            if view.me == Some(Seat(seat)) {
                view.hand.clone()
            } else {
                unseen.split_off(unseen.len() - held)
            }
        });
        Melds(State {
            hands: hands.collect(),
            pile: unseen,
            laid: view.laid.clone(),
            points: view.points.clone(),
            has_drawn: view.has_drawn,
        })
    }
}
