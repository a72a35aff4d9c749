//! Tables to test on, set up in a few words: `given(["4+a 9-x", "5±", "2-t"]).centre("3+t").playing()`.

use one_more::{Action, Card, Cards, Deck, OneMore, Options, Pair, Phase, Position, View};
use table::{Game, Refusal, Seat};
use testkit::{Driver, Fixture};

/// What the driver must know of the game.
pub(crate) struct OneMoreFixture;

impl Fixture for OneMoreFixture {
    type Game = OneMore;

    fn dated(action: Action, view: &View) -> Action {
        dated(action, view.turn)
    }
}

/// A table being played at.
pub(crate) type Table = Driver<OneMoreFixture>;

/// A new table.
pub(crate) fn open(options: Options, seats: u8, seed: u64) -> Table {
    Driver::open(&options, seats, seed)
}

/// What the tests of this game ask a table.
pub(crate) trait TableExt {
    /// The hand of that seat.
    fn hand(&self, seat: u8) -> Cards;
    /// How many cards each seat has.
    fn sizes(&self) -> Vec<u8>;
    /// How many rounds each seat has lost.
    fn losses(&self) -> Vec<u8>;
    /// Whose turn it is.
    fn to_play(&self) -> u8;
    /// Everybody is ready for the next round.
    fn goes_on(&mut self);
    /// The menu of that seat, undated like the actions that tests write.
    fn offers(&self, seat: u8) -> Vec<Action>;
}

impl TableExt for Table {
    fn hand(&self, seat: u8) -> Cards {
        self.seen(seat).hand.unwrap()
    }

    fn sizes(&self) -> Vec<u8> {
        self.seen(0).players.iter().map(|player| player.cards).collect()
    }

    fn losses(&self) -> Vec<u8> {
        self.seen(0).players.iter().map(|player| player.losses).collect()
    }

    fn to_play(&self) -> u8 {
        self.seen(0).to_play.0
    }

    fn goes_on(&mut self) {
        for seat in self.sitting.game().awaited().iter() {
            self.plays(seat.0, ready());
        }
    }

    fn offers(&self, seat: u8) -> Vec<Action> {
        self.menu(seat).into_iter().map(|action| dated(action, 0)).collect()
    }
}

/// The options with that deck.
pub(crate) fn with_deck(deck: Deck) -> Options {
    Options { deck, ..Options::default() }
}

/// The cards of the deck that has every card once, in order.
pub(crate) fn pack() -> impl Iterator<Item = Card> {
    (0..72).filter_map(Card::from_index)
}

/// Cards in notation, in this order.
pub(crate) fn list(text: &str) -> Vec<Card> {
    text.split_whitespace().map(card).collect()
}

pub(crate) fn card(text: &str) -> Card {
    text.parse().unwrap()
}

/// Cards in notation, in any order.
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

pub(crate) fn ready() -> Action {
    Action::Ready { turn: 0 }
}

/// The action, meant for that turn.
pub(crate) fn dated(action: Action, turn: u32) -> Action {
    match action {
        Action::Play { card, .. } => Action::Play { turn, card },
        Action::Draw { seat, .. } => Action::Draw { turn, seat },
        Action::Exchange { pair, .. } => Action::Exchange { turn, pair },
        Action::Give { card, .. } => Action::Give { turn, card },
        Action::Ready { .. } => Action::Ready { turn },
    }
}

/// A position being set up. Seat 0 is to play unless told otherwise.
pub(crate) struct Given {
    pub(crate) position: Position,
    next: Vec<Card>,
}

/// A table with these hands, and every card once, so that a test can name any; start cards that are in none of the
/// hands have been played.
pub(crate) fn given<const N: usize>(hands: [&str; N]) -> Given {
    let (options, hands) = (with_deck(Deck::Every), hands.into_iter().map(list).collect());
    Given { position: Position { options, hands, ..Position::default() }, next: Vec::new() }
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

    /// With this time limit for a choice, in seconds.
    pub(crate) fn seconds(mut self, choice_seconds: i32) -> Given {
        self.position.options.choice_seconds = choice_seconds;
        self
    }

    pub(crate) fn position(self) -> Position {
        let Given { mut position, next } = self;
        if !next.is_empty() {
            let placed: Vec<Card> =
                position.hands.iter().flatten().chain(&position.centre).copied().collect();
            let rest = pack().filter(|card| !placed.contains(card) && !next.contains(card));
            position.pack = Some(next.iter().copied().chain(rest).collect());
        }
        position
    }

    pub(crate) fn refused(self) -> Refusal {
        testkit::driver::refused::<OneMore>(&self.position())
    }

    pub(crate) fn playing(self) -> Table {
        Driver::restore(&self.position())
    }
}
