//! The pack, the board, the seats and the deal (DS-1 to DS-4).

use std::collections::BTreeMap;

use double_series::{Card, DoubleSeries, Event, Layout, Options, Setup, Square, Teams};
use table::{Audience, Dice, Game, Seat, Sitting};

use super::given::{PRESET, Table, card, cards, place, square};

#[test]
fn ds_1_two_packs_without_jokers() {
    let pack = Card::pack();
    assert_eq!(pack.len(), 104);
    assert!((0..52).all(|n| pack.iter().filter(|card| card.index() == n).count() == 2));
    for text in ["2S", "10H", "JC", "AD", "Q♥"] {
        assert_eq!(card(text), card(&card(text).to_string()));
    }
    for text in ["", "1S", "11H", "S", "2X", "W", "100D"] {
        assert!(text.parse::<Card>().is_err(), "{text}");
    }
}

#[test]
fn ds_1_the_spiral_shows_48_cards_exactly_twice_and_four_free_corners() {
    let mut shown: BTreeMap<Card, Vec<Square>> = BTreeMap::new();
    let mut corners = Vec::new();
    for square in Square::all() {
        match Layout::Spiral.card(square) {
            Some(card) => shown.entry(card).or_default().push(square),
            None => corners.push(square),
        }
    }
    assert_eq!(corners, [0, 9, 90, 99].map(square));
    assert_eq!(shown.len(), 48);
    for (card, squares) in shown {
        assert!(!card.is_jack());
        assert_eq!(squares.len(), 2, "{card}");
        assert_eq!(Layout::Spiral.spaces(card).unwrap().to_vec(), squares);
    }
    assert!(["JS", "JH", "JC", "JD"].iter().all(|jack| Layout::Spiral.spaces(card(jack)).is_none()));
}

#[test]
fn ds_1_the_spiral_runs_inward_and_clockwise() {
    let shows = |squares: &mut dyn Iterator<Item = u8>| -> Vec<Card> {
        squares.map(|at| Layout::Spiral.card(square(at)).unwrap()).collect()
    };
    assert_eq!(shows(&mut (1..9)), cards("2S 3S 4S 5S 6S 7S 8S 9S"));
    assert_eq!(shows(&mut (1..9).map(|row| row * 10 + 9)), cards("10S QS KS AS 2D 3D 4D 5D"));
    assert_eq!(shows(&mut (91..99).rev()), cards("6D 7D 8D 9D 10D QD KD AD"));
    assert_eq!(shows(&mut (1..9).rev().map(|row| row * 10)), cards("AC KC QC 10C 9C 8C 7C 6C"));
    assert_eq!(shows(&mut (11..19)), cards("5C 4C 3C 2C AH KH QH 10H"));
    assert_eq!(
        shows(&mut [44, 45, 55, 54].into_iter()),
        cards("5H 4H 3H 2H"),
        "the chain ends in the middle"
    );
}

#[test]
fn ds_1_a_shuffled_board_is_a_fact_of_the_log() {
    let table = Table::open(&Options { layout: Setup::Shuffled, ..PRESET }, 2, 7);
    let laid = table.events().into_iter().find_map(|event| match event {
        Event::LaidOut { cards } => Some(cards),
        _ => None,
    });
    let laid = laid.expect("it stands in the log");
    assert!(table.seen(0).layout.cards().eq(laid.iter().copied()));
    assert_ne!(table.seen(0).layout, Layout::Spiral);
    let mut sorted = laid;
    sorted.sort_unstable();
    assert!(sorted.into_iter().eq(Layout::shown()));
}

#[test]
fn ds_2_two_equal_teams_sit_alternately() {
    for seats in [2, 4, 6, 8, 10] {
        let view = Table::open(&PRESET, seats, 1).seen(0);
        for seat in Seat::all(seats) {
            assert_ne!(view.team_of(seat), view.team_of(seat.after(1, seats)), "{seats} seats");
        }
    }
    let two = Options { teams: Teams::Two, ..PRESET };
    for seats in [3, 5, 7, 9] {
        assert_eq!(DoubleSeries::accepts(&two, seats).unwrap_err().rule(), "DS-2");
    }
}

#[test]
fn ds_2_three_teams_of_three_six_or_nine() {
    let three = Options { teams: Teams::Three, ..PRESET };
    for seats in [3, 6, 9] {
        let view = Table::open(&three, seats, 1).seen(0);
        for seat in Seat::all(seats) {
            let neighbours = [seat.after(1, seats), seat.after(seats - 1, seats)];
            assert!(neighbours.iter().all(|other| view.team_of(*other) != view.team_of(seat)));
        }
    }
    for seats in [2, 4, 5, 7, 8, 10] {
        assert_eq!(DoubleSeries::accepts(&three, seats).unwrap_err().rule(), "DS-2");
    }
    let seats = Sitting::<DoubleSeries>::open(&PRESET, 11, Dice::from_number(1), &mut Vec::new());
    assert_eq!(seats.unwrap_err().rule(), "T-3");
}

#[test]
fn ds_22_the_number_of_teams_follows_from_the_players() {
    for seats in 2..=10 {
        let accepted = DoubleSeries::accepts(&PRESET, seats).map_err(|refusal| refusal.rule().to_owned());
        if seats == 5 || seats == 7 {
            assert_eq!(accepted, Err("DS-2".to_owned()));
            continue;
        }
        let view = Table::open(&PRESET, seats, 1).seen(0);
        let expected = if seats == 3 || seats == 9 { Teams::Three } else { Teams::Two };
        assert_eq!((accepted, view.options.teams), (Ok(()), expected), "{seats} seats");
        for seat in Seat::all(seats) {
            assert_eq!(DoubleSeries::team(&PRESET, seats, seat), Some(view.team_of(seat).0));
        }
    }
    let written = |text: &str| serde_json::from_str::<Teams>(text).ok();
    assert_eq!([written("2"), written("3")], [Some(Teams::Two), Some(Teams::Three)], "as older logs have it");
    assert_eq!(written("\"three\""), Some(Teams::Three));
}

#[test]
fn ds_3_cards_by_the_number_of_players() {
    for (seats, dealt) in [(2, 7), (3, 6), (4, 6), (6, 5), (8, 4), (9, 4), (10, 3)] {
        let view = Table::open(&PRESET, seats, 3).seen(0);
        assert!(view.players.iter().all(|player| player.cards == dealt), "{seats}");
        assert_eq!(view.deck, 104 - seats * dealt);
    }
}

#[test]
fn ds_4_the_player_left_of_a_random_dealer_begins() {
    let mut dealers = [0; 4];
    for seed in 0..40 {
        let view = Table::open(&PRESET, 4, seed).seen(0);
        assert_eq!(view.to_play, view.dealer.after(1, 4));
        dealers[view.dealer.index()] += 1;
    }
    assert!(dealers.iter().all(|times| *times > 0), "{dealers:?}");
}

#[test]
fn ds_4_in_a_rematch_the_deal_passes_to_the_left() {
    for seats in [2, 3, 4, 10] {
        let mut first = None;
        for game in 0..12 {
            let dice = Dice::from_number(game);
            let table =
                Sitting::<DoubleSeries>::open_with_first(&PRESET, seats, first, dice, &mut Vec::new())
                    .unwrap();
            let view = table.view(Audience::Seat(Seat(0)));
            assert_eq!(view.to_play, view.dealer.after(1, seats));
            assert!(first.is_none_or(|first| first == view.to_play), "as the game before said");
            first = table.game().next_first();
            assert_eq!(first, Some(view.to_play.after(1, seats)), "left of who began");
        }
    }
}

#[test]
fn ds_4_out_of_turn_and_out_of_date() {
    let mut table = super::given::given(["2S 3S", "4S 5S"]).playing();
    table.refuses(1, place("4S", 3), "DS-4").plays(0, place("2S", 1)).refuses(0, place("3S", 2), "DS-4");
    let late = double_series::Action::Place { turn: 1, card: card("4S"), square: square(3) };
    assert_eq!(table.act(1, late).unwrap_err().rule(), "DS-4", "that turn is over");
    assert_eq!(table.act(2, late).unwrap_err().rule(), "T-1");
    table.plays(1, place("4S", 3));
}
