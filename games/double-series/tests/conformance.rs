//! Double Series keeps the contract.

#![allow(clippy::unwrap_used, reason = "what a test cannot go on without fails it")]

use std::path::Path;

use double_series::card::Card;
use double_series::series::{Five, Series};
use double_series::square::Square;
use double_series::{
    Action, DoubleSeries, Drawing, Event, MOST_FAILED, Memory, Options, Position, Setup, Teams, View, Vote,
};
use fastrand::Rng;
use table::conformance::{self, Failure, Settings, Subject};
use table::{Audience, Game, Searchable, Seat};

struct Markers;

impl Subject for Markers {
    type Game = DoubleSeries;

    /// Four decks of at most 90 cards are drawn card by card, and each turn draws one unless the clock or a
    /// vote is decided instead.
    const MAX_DECISIONS: u64 = 1_500;

    fn table(chance: &mut Rng) -> (Options, u8) {
        let (teams, seats): (Teams, &[u8]) = match chance.u8(..4) {
            0 => (Teams::Three, &[3, 6, 9]),
            1 => (Teams::Automatic, &[2, 3, 4, 6, 8, 9, 10]),
            _ => (Teams::Two, &[2, 4, 6, 8, 10]),
        };
        let options = Options {
            teams,
            series_to_win: chance.i32(1..=2),
            layout: if chance.bool() { Setup::Spiral } else { Setup::Shuffled },
            draw: if chance.bool() { Drawing::Automatic } else { Drawing::Strict },
            table_talk_penalty: chance.u8(..4) > 0,
        };
        (options, seats[chance.usize(..seats.len())])
    }

    /// Nobody knows the deck, nor the hands of others.
    fn scramble(position: &mut Position, audience: Audience, chance: &mut Rng) {
        let hidden =
            (0..).zip(&mut position.hands).filter(|(seat, _)| audience != Audience::Seat(Seat(*seat)));
        exchange(hidden.flat_map(|(_, hand)| hand).chain(position.deck.iter_mut().flatten()), chance);
    }

    fn scramble_event(event: &mut Event, audience: Audience, chance: &mut Rng) {
        match event {
            Event::Dealt(deal) => {
                let hidden =
                    (0..).zip(&mut deal.hands).filter(|(seat, _)| audience != Audience::Seat(Seat(*seat)));
                exchange(hidden.flat_map(|(_, hand)| hand).chain(&mut deal.deck), chance);
            }
            Event::Drew { seat, card } if audience != Audience::Seat(*seat) => *card = any_card(chance),
            Event::Reshuffled(new) => chance.shuffle(&mut new.deck),
            Event::GaveUp { lot: Some(lot), .. } => lot.place = chance.u32(..7),
            _ => {}
        }
    }

    fn any_action(view: &View, chance: &mut Rng) -> Action {
        let turn = near(view.turn, chance);
        let message = near(view.trial.map_or(view.turn, |trial| trial.message), chance);
        let held = view.hand().and_then(|hand| chance.choice(hand.iter().copied()));
        let card = held.filter(|_| chance.u8(..4) > 0).unwrap_or_else(|| any_card(chance));
        let square = match view.layout.spaces(card) {
            Some(spaces) if chance.u8(..3) > 0 => spaces[chance.usize(..2)],
            _ => any_square(chance),
        };
        match chance.u8(..16) {
            0..4 => Action::Place { turn, card, square },
            4 | 5 => Action::Remove { turn, card, square },
            6 => Action::Exchange { turn, card },
            7 => Action::Discard { turn, card },
            8 => Action::Draw { turn: near(view.may_draw.map_or(turn, |due| due.turn), chance) },
            9 | 10 => Action::Choose { turn, series: any_five(view, chance) },
            11..14 => Action::Accuse { accused: Seat(chance.u8(..11)), message: chance.u32(..1_000) },
            14 => Action::Vote { message, vote: Vote::ALL[chance.usize(..3)] },
            _ => Action::GiveUp { message, card },
        }
    }

    fn inventory(game: &DoubleSeries) -> Result<(), String> {
        let position = game.position();
        let mut cards: Vec<Card> =
            position.hands.iter().chain(&position.piles).chain(&position.deck).flatten().copied().collect();
        cards.sort_unstable();
        if cards != Card::pack() {
            return Err(format!("{} cards: {cards:?}", cards.len()));
        }
        let corners = [0, 9, 90, 99].map(|number| Square::new(number).unwrap());
        if corners.iter().any(|corner| position.markers.at(*corner).is_some()) {
            return Err("a corner has an owner".to_owned());
        }
        let failed =
            |seat: u8| position.cases.iter().filter(|case| case.accuser.0 == seat && !case.guilty).count();
        if (0..10).any(|seat| failed(seat) > MOST_FAILED) {
            return Err("somebody accuses for ever".to_owned());
        }
        Ok(())
    }

    fn resample(view: &View, memory: &Memory, chance: &mut Rng) -> Option<DoubleSeries> {
        Some(DoubleSeries::resample(view, memory, chance))
    }
}

/// Puts the cards of these places into other ones.
fn exchange<'a>(places: impl Iterator<Item = &'a mut Card>, chance: &mut Rng) {
    let places: Vec<&mut Card> = places.collect();
    let mut cards: Vec<Card> = places.iter().map(|card| **card).collect();
    chance.shuffle(&mut cards);
    places.into_iter().zip(cards).for_each(|(place, card)| *place = card);
}

/// One that is offered, any line, or any five spaces.
fn any_five(view: &View, chance: &mut Rng) -> Five {
    let offered = view.choice.as_ref().and_then(|choice| chance.choice(choice.fives.iter().copied()));
    match (offered, chance.u8(..3)) {
        (Some(series), 0 | 1) => series.five(),
        (_, 2) => Five::new(std::array::from_fn(|_| any_square(chance))),
        _ => chance.choice(Series::all().collect::<Vec<_>>()).unwrap().five(),
    }
}

fn any_card(chance: &mut Rng) -> Card {
    Card::from_index(chance.usize(..Card::KINDS)).unwrap()
}

fn any_square(chance: &mut Rng) -> Square {
    Square::new(chance.u8(..100)).unwrap()
}

/// Mostly this number, sometimes the one before or after.
fn near(number: u32, chance: &mut Rng) -> u32 {
    match chance.u8(..8) {
        0 => number.wrapping_sub(1),
        1 => number.wrapping_add(1),
        _ => number,
    }
}

#[test]
fn double_series_keeps_the_contract() -> Result<(), Failure> {
    let settings = Settings { games: 2_000, every: 32, ..Settings::default() };
    let report = conformance::check_with::<Markers>(&settings)?;
    println!("{report}");
    assert!(report.games >= 2_000);
    Ok(())
}

#[test]
fn every_rule_is_tested() {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    conformance::every_rule_is_tested(DoubleSeries::ABOUT.rulebook, tests).unwrap();
}
