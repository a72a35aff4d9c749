//! Tables to test on, set with a few words: `given(["4+a 9-x", "5±", "2-t"]).centre("3+t").playing()`.

use one_more::card::Card;
use one_more::cards::Cards;
use one_more::{Action, Event, OneMore, Options, Pair, Phase, Position, Sight, View};
use table::log::Record;
use table::{Act, Audience, Dice, Game, Moment, Refusal, Seat, Sitting, TimedSight};

/// Cards in the notation of the project, in this order.
pub(crate) fn list(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|card| card.parse().unwrap()).collect()
}

pub(crate) fn card(text: &str) -> Card {
    text.parse().unwrap()
}

/// Cards in the notation of the project, in no order.
pub(crate) fn cards(text: &str) -> Cards {
    text.parse().unwrap()
}

pub(crate) fn play(text: &str) -> Action {
    Action::Play { turn: 0, card: card(text) }
}

pub(crate) fn draw(seat: u8) -> Action {
    Action::Draw { turn: 0, seat: Seat(seat) }
}

pub(crate) fn exchange(one: u8, other: u8) -> Action {
    Action::Exchange { turn: 0, pair: Pair::new(Seat(one), Seat(other)) }
}

pub(crate) fn give(text: &str) -> Action {
    Action::Give { turn: 0, card: card(text) }
}

/// The action, meant for that turn.
pub(crate) fn dated(action: Action, turn: u32) -> Action {
    match action {
        Action::Play { card, .. } => Action::Play { turn, card },
        Action::Draw { seat, .. } => Action::Draw { turn, seat },
        Action::Exchange { pair, .. } => Action::Exchange { turn, pair },
        Action::Give { card, .. } => Action::Give { turn, card },
    }
}

/// A position being set up. Seat 0 is to play unless told otherwise.
pub(crate) struct Given {
    pub(crate) position: Position,
    next: Vec<Card>,
}

/// A table with these hands; start cards that are in none of them have been played.
pub(crate) fn given<const N: usize>(hands: [&str; N]) -> Given {
    let hands = hands.into_iter().map(list).collect();
    Given { position: Position { hands, ..Position::default() }, next: Vec::new() }
}

impl Given {
    pub(crate) fn centre(mut self, text: &str) -> Given {
        self.position.centre = Some(card(text));
        self
    }

    /// The top cards of the pack.
    pub(crate) fn next(mut self, text: &str) -> Given {
        self.next = list(text);
        self
    }

    /// The whole pack; all other cards have been played.
    pub(crate) fn only_pack(mut self, text: &str) -> Given {
        self.position.pack = Some(list(text));
        self
    }

    pub(crate) fn turn_of(mut self, seat: u8) -> Given {
        self.position.to_play = Some(Seat(seat));
        self
    }

    pub(crate) fn counterclockwise(mut self) -> Given {
        self.position.clockwise = Some(false);
        self
    }

    pub(crate) fn phase(mut self, phase: Phase) -> Given {
        self.position.phase = Some(phase);
        self
    }

    pub(crate) fn pair(mut self, one: u8, other: u8) -> Given {
        self.position.pair = Some(Pair::new(Seat(one), Seat(other)));
        self.phase(Phase::Give)
    }

    pub(crate) fn losses<const N: usize>(mut self, losses: [u8; N]) -> Given {
        self.position.losses = losses.to_vec();
        self
    }

    pub(crate) fn options(mut self, options: Options) -> Given {
        self.position.options = options;
        self
    }

    /// With so many seconds for a choice.
    pub(crate) fn seconds(mut self, choice_seconds: i32) -> Given {
        self.position.options.choice_seconds = choice_seconds;
        self
    }

    pub(crate) fn position(self) -> Position {
        let Given { mut position, next } = self;
        if !next.is_empty() {
            let all = (0..72).map(|index| Card::from_index(index).unwrap());
            let placed: Vec<Card> =
                position.hands.iter().flatten().chain(&position.centre).copied().collect();
            let rest = all.filter(|card| !placed.contains(card) && !next.contains(card));
            position.pack = Some(next.iter().copied().chain(rest).collect());
        }
        position
    }

    pub(crate) fn refused(self) -> Refusal {
        OneMore::restore(&self.position(), &Dice::from_number(5)).unwrap_err()
    }

    pub(crate) fn playing(self) -> Table {
        let dice = Dice::from_number(5);
        let game = OneMore::restore(&self.position(), &dice).unwrap_or_else(|refusal| panic!("{refusal}"));
        Table { sitting: Sitting::resume(game, dice, Moment::START), log: Vec::new() }
    }
}

/// A table being played at. Actions are dated to the present turn, whatever turn they name.
pub(crate) struct Table {
    pub(crate) sitting: Sitting<OneMore>,
    pub(crate) log: Vec<Record<Event>>,
}

/// A new table for that many.
pub(crate) fn open(options: Options, seats: u8, seed: u64) -> Table {
    let mut log = Vec::new();
    let sitting = Sitting::open(&options, seats, Dice::from_number(seed), &mut log).unwrap();
    Table { sitting, log }
}

impl Table {
    /// The seat does this, and it is accepted.
    pub(crate) fn plays(&mut self, seat: u8, action: Action) -> &mut Table {
        let action = dated(action, self.view(0).turn);
        self.act(seat, action).unwrap_or_else(|refusal| panic!("{action:?} is refused: {refusal}"));
        self
    }

    /// The seat tries this, and it is refused by that rule; nothing changes.
    pub(crate) fn refuses(&mut self, seat: u8, action: Action, rule: &str) -> &mut Table {
        let before = self.sitting.game().clone();
        let action = dated(action, self.view(0).turn);
        let refusal = self.act(seat, action).expect_err("it is refused");
        assert_eq!(refusal.rule(), rule, "{action:?}: {refusal}");
        assert_eq!(*self.sitting.game(), before);
        self
    }

    /// Does this as it is, also if it names an old turn.
    pub(crate) fn act(&mut self, seat: u8, action: Action) -> Result<(), Refusal> {
        let at = self.sitting.now() + 100;
        self.sitting.act(&Act { seat: Seat(seat), action, at, lag: 0 }, &mut self.log)
    }

    /// Lets time pass until then.
    pub(crate) fn wait_until(&mut self, at: u64) -> &mut Table {
        self.sitting.advance(Moment(at), &mut self.log).unwrap();
        self
    }

    pub(crate) fn view(&self, seat: u8) -> View {
        self.sitting.view(Audience::Seat(Seat(seat)))
    }

    pub(crate) fn hand(&self, seat: u8) -> Cards {
        self.view(seat).hand.unwrap()
    }

    /// How many cards each seat has.
    pub(crate) fn sizes(&self) -> Vec<u8> {
        self.view(0).players.iter().map(|player| player.cards).collect()
    }

    pub(crate) fn losses(&self) -> Vec<u8> {
        self.view(0).players.iter().map(|player| player.losses).collect()
    }

    pub(crate) fn to_play(&self) -> u8 {
        self.view(0).to_play.0
    }

    pub(crate) fn events(&self) -> Vec<Event> {
        self.log.iter().flat_map(|record| record.events.clone()).collect()
    }

    pub(crate) fn seen_by(&self, audience: Audience) -> Vec<Sight> {
        self.events()
            .iter()
            .filter_map(|event| OneMore::sight(event, audience))
            .map(TimedSight::into_sight)
            .collect()
    }

    pub(crate) fn menu(&self, seat: u8) -> Vec<Action> {
        self.sitting.menu(Seat(seat)).into_iter().map(|action| dated(action, 0)).collect()
    }

    /// Plays random actions to the end.
    pub(crate) fn finish(&mut self, seed: u64) -> &mut Table {
        let mut chance = fastrand::Rng::with_seed(seed);
        while self.sitting.outcome().is_none() {
            let seat = self.sitting.game().awaited().iter().next().unwrap();
            let mut menu = self.sitting.menu(seat);
            let action = menu.swap_remove(chance.usize(..menu.len()));
            self.act(seat.0, action).unwrap();
        }
        self
    }
}
