//! One More! keeps the contract.

#![allow(clippy::unwrap_used, reason = "what a test cannot go on without fails it")]

use std::path::Path;

use fastrand::Rng;
use one_more::card::Card;
use one_more::cards::Cards;
use one_more::{Action, Event, Memory, OneMore, Options, Pair, Phase, Position, View};
use table::conformance::{self, Failure, Settings, Subject};
use table::{Audience, Game, Searchable, Seat};

struct Rounds;

impl Subject for Rounds {
    type Game = OneMore;

    /// At most ten rounds; a round of nine that draw and draw again has been seen with some hundred decisions.
    const MAX_DECISIONS: u64 = 5_000;

    fn table(chance: &mut Rng) -> (Options, u8) {
        let choice_seconds = *chance.choice(&[0, 0, 1, 2, 5, 30, 300]).unwrap();
        (Options { no_dead_ends: chance.bool(), choice_seconds }, chance.u8(3..=9))
    }

    /// Nobody can know the pack, the hands of others and which cards others have chosen to give. Start cards
    /// are never in the pack, and whose turn it is can play.
    fn scramble(position: &mut Position, audience: Audience, chance: &mut Rng) {
        let centre = position.centre.unwrap();
        let (to_play, phase) = (position.to_play.unwrap(), position.phase.unwrap());
        for _ in 0..20 {
            let mut other = position.clone();
            let hands = hidden(&mut other.hands, audience).flatten().filter(|card| !card.is_start());
            exchange(hands.chain(other.pack.iter_mut().flatten()), chance);
            exchange(hidden(&mut other.hands, audience).flatten(), chance);
            for (seat, offer) in other.pair.into_iter().flat_map(Pair::seats).zip(&mut other.offers) {
                if offer.is_some() && audience != Audience::Seat(seat) {
                    *offer = chance.choice(&other.hands[seat.index()]).copied();
                }
            }
            // As the state itself writes hands: in order.
            other.hands.iter_mut().for_each(|hand| hand.sort_unstable());
            if phase != Phase::Play || other.hands[to_play.index()].iter().any(|card| card.answers(centre)) {
                *position = other;
                return;
            }
        }
    }

    fn scramble_event(event: &mut Event, audience: Audience, chance: &mut Rng) {
        match event {
            Event::Dealt(deal) => {
                let hidden =
                    (0..).zip(&mut deal.hands).filter(|(seat, _)| audience != Audience::Seat(Seat(*seat)));
                let under = deal.pack.len() - deal.under.len();
                let cards = hidden.flat_map(|(_, hand)| &mut hand[..4]);
                exchange(cards.chain(&mut deal.pack[..under]), chance);
            }
            Event::Refilled(refill) => chance.shuffle(&mut refill.pack),
            Event::Drew { seat, card, .. } | Event::Offered { seat, card, .. }
                if audience != Audience::Seat(*seat) =>
            {
                *card = any_card(chance);
            }
            Event::Exchanged { pair, cards }
                if pair.seats().iter().all(|seat| audience != Audience::Seat(*seat)) =>
            {
                *cards = [any_card(chance), any_card(chance)];
            }
            _ => {}
        }
    }

    fn any_action(view: &View, chance: &mut Rng) -> Action {
        let turn = match chance.u8(..8) {
            0 => view.turn.wrapping_sub(1),
            1 => view.turn + 1,
            _ => view.turn,
        };
        let held = chance.choice(view.hand.unwrap_or_default().iter().collect::<Vec<_>>());
        let card = held.filter(|_| chance.u8(..4) > 0).unwrap_or_else(|| any_card(chance));
        let mut seat = || Seat(chance.u8(..=view.players.count()));
        let (one, other) = (seat(), seat());
        match chance.u8(..6) {
            0 | 1 => Action::Play { turn, card },
            2 => Action::Draw { turn, seat: one },
            3 => Action::Exchange { turn, pair: Pair::new(one, other) },
            4 => Action::Give { turn, card },
            _ => match view.phase {
                Phase::Draw => Action::Draw { turn, seat: Seat(chance.u8(..)) },
                Phase::Exchange => Action::Exchange { turn, pair: Pair::new(one, Seat(chance.u8(..))) },
                _ => Action::Give { turn, card },
            },
        }
    }

    /// All cards are there, each once, start cards outside the pack (OM-10), and somebody holds cards (OM-17).
    fn inventory(game: &OneMore) -> Result<(), String> {
        let position = game.position();
        let pack = position.pack.unwrap();
        if pack.iter().any(|card| card.is_start()) {
            return Err(format!("a start card in the pack {pack:?}"));
        }
        if position.hands.iter().all(Vec::is_empty) {
            return Err("nobody holds a card".to_owned());
        }
        let seats = position.hands.len();
        let played = position.played.unwrap().into_iter().chain(position.centre);
        let mut cards: Vec<Card> = position.hands.into_iter().flatten().chain(pack).chain(played).collect();
        let whole = |digit: u8, sign: char| {
            let (dead_end, twice) = (["9+", "1-"], ["9-", "1+"]);
            let name = format!("{digit}{sign}");
            let count = match position.options.no_dead_ends {
                true if dead_end.contains(&&*name) => 0,
                true if twice.contains(&&*name) => 2,
                _ => 1,
            };
            ["a", "t", "d", "x"].map(|effect| vec![format!("{name}{effect}").parse::<Card>().unwrap(); count])
        };
        let all = (1..=9).flat_map(|digit| ['+', '-'].map(|sign| whole(digit, sign)));
        let mut all: Vec<Card> = all.flatten().flatten().collect();
        all.extend(vec![Card::START; seats]);
        cards.sort_unstable();
        all.sort_unstable();
        if cards == all { Ok(()) } else { Err(format!("{} cards of {}: {cards:?}", cards.len(), all.len())) }
    }

    fn resample(view: &View, memory: &Memory, chance: &mut Rng) -> Option<OneMore> {
        let guess = OneMore::resample(view, memory, chance);
        fits_memory(&guess, view, memory);
        Some(guess)
    }
}

/// A guess holds what its seat remembers, and can be played on with.
fn fits_memory(guess: &OneMore, view: &View, memory: &Memory) {
    let position = guess.position();
    let restored = OneMore::restore(&position, &table::Dice::from_number(1));
    assert_eq!(restored.as_ref(), Ok(guess), "a guess is a possible position");
    let pack = position.pack.unwrap();
    assert!(pack.ends_with(memory.under()), "{:?} lie under {pack:?}", memory.under());
    if let Some(refilled) = memory.refilled() {
        assert!(pack.iter().all(|card| refilled.contains(*card)));
    }
    for (seat, hand) in (0..).map(Seat).zip(&position.hands) {
        let hand: Cards = hand.iter().copied().collect();
        assert!(memory.held_by(seat).minus(hand).is_empty(), "seat {seat} seen by {:?}", view.me);
    }
}

/// The hands that this audience does not see.
fn hidden(hands: &mut [Vec<Card>], audience: Audience) -> impl Iterator<Item = &mut Vec<Card>> {
    let seats = (0..).map(|seat| Audience::Seat(Seat(seat)));
    seats.zip(hands).filter(move |(seat, _)| *seat != audience).map(|(_, hand)| hand)
}

/// Puts the cards of these places into other ones.
fn exchange<'a>(places: impl Iterator<Item = &'a mut Card>, chance: &mut Rng) {
    let places: Vec<&mut Card> = places.collect();
    let mut cards: Vec<Card> = places.iter().map(|card| **card).collect();
    chance.shuffle(&mut cards);
    places.into_iter().zip(cards).for_each(|(place, card)| *place = card);
}

fn any_card(chance: &mut Rng) -> Card {
    Card::from_index(chance.usize(..Card::KINDS)).unwrap()
}

#[test]
fn one_more_keeps_the_contract() -> Result<(), Failure> {
    let settings = Settings { games: 2_000, every: 8, ..Settings::default() };
    let report = conformance::check_with::<Rounds>(&settings)?;
    println!("{report}");
    assert!(report.games >= 2_000);
    Ok(())
}

#[test]
fn every_rule_is_tested() {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    conformance::every_rule_is_tested(OneMore::ABOUT.rulebook, tests).unwrap();
}
