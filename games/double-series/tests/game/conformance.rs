//! Double Series keeps the contract.

use double_series::{
    Action, Card, DoubleSeries, Drawing, Event, Five, MAX_FAILED_ACCUSATIONS, Memory, Options, Position,
    Series, Setup, Sight, Square, TIME_LIMIT, Teams, View, ViewAid, Vote,
};
use fastrand::Rng;
use table::conformance::Subject;
use table::{Audience, Game, PortableRng, Searchable, Seat, is_permutation};
use testkit::typescript::Constant;

testkit::game_tests! {
    subject: Markers,
    recorded: (7, "two-players"),
    types: [View, Action, Sight, ViewAid, Options],
    constants: [
        Constant::new(
            "ONE_EYED",
            "readonly Card[]",
            "The jacks that remove a marker (DS-6).",
            &jacks(Card::is_one_eyed),
        ),
        Constant::new(
            "TWO_EYED",
            "readonly Card[]",
            "The jacks that go anywhere (DS-6).",
            &jacks(Card::is_two_eyed),
        ),
        Constant::new(
            "TIME_LIMIT",
            "number",
            "How long one has to vote, to give up a card or to choose a series, in milliseconds.",
            &TIME_LIMIT,
        ),
    ],
}

fn jacks(kind: fn(Card) -> bool) -> Vec<Card> {
    Card::jacks().into_iter().filter(|card| kind(*card)).collect()
}

struct Markers;

impl Subject for Markers {
    type Game = DoubleSeries;

    /// Four decks of at most 90 cards are drawn card by card, one in each turn; deadlines and votes come on top.
    const MAX_DECISIONS: u64 = 1_500;

    fn table(rng: &mut Rng) -> (Options, u8) {
        let (teams, seats): (Teams, &[u8]) = match rng.u8(..4) {
            0 => (Teams::Three, &[3, 6, 9]),
            1 => (Teams::Automatic, &[2, 3, 4, 6, 8, 9, 10]),
            _ => (Teams::Two, &[2, 4, 6, 8, 10]),
        };
        let options = Options {
            teams,
            series_to_win: rng.i32(1..=2),
            layout: if rng.bool() { Setup::Spiral } else { Setup::Shuffled },
            draw: if rng.bool() { Drawing::Automatic } else { Drawing::Strict },
            table_talk_penalty: rng.u8(..4) > 0,
        };
        (options, *rng.pick(seats).unwrap())
    }

    /// Nobody knows the deck, nor the hands of others.
    fn scramble(position: &mut Position, audience: Audience, rng: &mut Rng) {
        let hidden =
            (0..).zip(&mut position.hands).filter(|(seat, _)| audience != Audience::Seat(Seat(*seat)));
        permute(hidden.flat_map(|(_, hand)| hand).chain(position.deck.iter_mut().flatten()), rng);
    }

    fn scramble_event(event: &mut Event, audience: Audience, rng: &mut Rng) {
        match event {
            Event::Dealt(deal) => {
                let hidden =
                    (0..).zip(&mut deal.hands).filter(|(seat, _)| audience != Audience::Seat(Seat(*seat)));
                permute(hidden.flat_map(|(_, hand)| hand).chain(&mut deal.deck), rng);
            }
            Event::Drew { seat, card } if audience != Audience::Seat(*seat) => *card = any_card(rng),
            Event::Reshuffled(new) => rng.permute(&mut new.deck),
            Event::GaveUp { lot: Some(lot), .. } => lot.place = rng.u32(..7),
            _ => {}
        }
    }

    fn any_action(view: &View, rng: &mut Rng) -> Action {
        let turn = near(view.turn, rng);
        let message = near(view.trial.map_or(view.turn, |trial| trial.message), rng);
        let held = view.hand().and_then(|hand| rng.pick(hand).copied());
        let card = held.filter(|_| rng.u8(..4) > 0).unwrap_or_else(|| any_card(rng));
        let square = match view.layout.spaces(card) {
            Some(spaces) if rng.u8(..3) > 0 => spaces[rng.index(2)],
            _ => any_square(rng),
        };
        match rng.u8(..16) {
            0..4 => Action::Place { turn, card, square },
            4 | 5 => Action::Remove { turn, card, square },
            6 => Action::Exchange { turn, card },
            7 => Action::Discard { turn, card },
            8 => Action::Draw { turn: near(view.may_draw.map_or(turn, |due| due.turn), rng) },
            9 | 10 => Action::Choose { turn, series: any_five(view, rng) },
            11..14 => Action::Accuse { accused: Seat(rng.u8(..11)), message: rng.u32(..1_000) },
            14 => Action::Vote { message, vote: *rng.pick(&Vote::ALL).unwrap() },
            _ => Action::GiveUp { message, card },
        }
    }

    fn inventory(game: &DoubleSeries) -> Result<(), String> {
        let position = game.position();
        let cards: Vec<Card> =
            position.hands.iter().chain(&position.piles).chain(&position.deck).flatten().copied().collect();
        if !is_permutation(cards.iter().copied(), Card::pack()) {
            return Err(format!("{} cards: {cards:?}", cards.len()));
        }
        let corners = [0, 9, 90, 99].map(|number| Square::new(number).unwrap());
        if corners.iter().any(|corner| position.markers.at(*corner).is_some()) {
            return Err("a corner has an owner".to_owned());
        }
        let failed =
            |seat: u8| position.cases.iter().filter(|case| case.accuser.0 == seat && !case.guilty).count();
        if (0..10).any(|seat| failed(seat) > MAX_FAILED_ACCUSATIONS) {
            return Err("somebody may accuse for ever".to_owned());
        }
        Ok(())
    }

    fn resample(view: &View, memory: &Memory, rng: &mut Rng) -> Option<DoubleSeries> {
        Some(DoubleSeries::resample(view, memory, rng))
    }
}

/// Permutes the cards of these places.
fn permute<'a>(places: impl Iterator<Item = &'a mut Card>, rng: &mut Rng) {
    let places: Vec<&mut Card> = places.collect();
    let mut cards: Vec<Card> = places.iter().map(|card| **card).collect();
    rng.permute(&mut cards);
    places.into_iter().zip(cards).for_each(|(place, card)| *place = card);
}

/// One that is offered, any line, or any five spaces.
fn any_five(view: &View, rng: &mut Rng) -> Five {
    let offered = view.choice.as_ref().and_then(|choice| rng.pick(&choice.fives).copied());
    match (offered, rng.u8(..3)) {
        (Some(series), 0 | 1) => series.five(),
        (_, 2) => Five::new(std::array::from_fn(|_| any_square(rng))),
        _ => Series::all().nth(rng.index(Series::COUNT)).unwrap().five(),
    }
}

fn any_card(rng: &mut Rng) -> Card {
    Card::from_index(rng.index(Card::KINDS)).unwrap()
}

fn any_square(rng: &mut Rng) -> Square {
    Square::new(rng.u8(..100)).unwrap()
}

/// Mostly this number, sometimes the one before or after.
fn near(number: u32, rng: &mut Rng) -> u32 {
    match rng.u8(..8) {
        0 => number.wrapping_sub(1),
        1 => number.wrapping_add(1),
        _ => number,
    }
}
