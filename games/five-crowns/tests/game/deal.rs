//! Dealing and who begins (FC-3 to FC-6).

use five_crowns::{Event, FiveCrowns, Options};
use table::{Dice, Game, Sitting};

use super::given::{Table, TableExt, open};

/// The number of the round of every deal, with its wild rank and dealer.
fn deals(table: &Table) -> Vec<(u8, u8, u8)> {
    let deal = |event: Event| match event {
        Event::Dealt(deal) => Some((deal.round, deal.wild.number(), deal.dealer.0)),
        _ => None,
    };
    table.events().into_iter().filter_map(deal).collect()
}

fn whole_game(options: Options, seats: u8, seed: u64) -> Table {
    let mut table = open(options, seats, seed);
    table.finish(seed);
    table
}

#[test]
fn fc_3_eleven_rounds_of_3_to_13_cards() {
    let table = whole_game(Options::default(), 2, 1);
    let rounds: Vec<(u8, u8)> = deals(&table).into_iter().map(|(round, wild, _)| (round, wild)).collect();
    assert_eq!(rounds, (1..=11).map(|round| (round, round + 2)).collect::<Vec<_>>());
    for event in table.events() {
        if let Event::Dealt(deal) = event {
            assert!(deal.hands.iter().all(|hand| hand.len() == deal.wild.number() as usize));
            let cards = deal.hands.iter().flatten().count() + 1 + deal.stock.len();
            assert_eq!(cards, 116, "all cards are shuffled before every deal");
        }
    }
}

#[test]
fn fc_4_a_card_is_turned() {
    let table = open(Options::default(), 4, 9);
    let view = table.view(0);
    assert_eq!(view.discard.len(), 1);
    assert_eq!(view.stock as usize, 116 - 4 * 3 - 1);
}

#[test]
fn fc_5_the_player_left_of_the_dealer_begins_and_the_deal_passes_on() {
    let table = whole_game(Options::default(), 3, 4);
    let dealers: Vec<u8> = deals(&table).into_iter().map(|(_, _, dealer)| dealer).collect();
    assert!(dealers.windows(2).all(|pair| pair[1] == (pair[0] + 1) % 3), "{dealers:?}");
    let events = table.events();
    for pair in events.windows(2) {
        if let [Event::Dealt(deal), Event::Turn { seat, .. }] = pair {
            assert_eq!(*seat, deal.dealer.after(1, 3));
        }
    }
}

#[test]
fn fc_5_any_seat_can_deal_first() {
    let first = |seed| deals(&open(Options::default(), 3, seed))[0].2;
    let dealers: std::collections::BTreeSet<u8> = (0..40).map(first).collect();
    assert_eq!(dealers.into_iter().collect::<Vec<_>>(), [0, 1, 2]);
}

#[test]
fn fc_6_two_to_ten_players_and_one_alone() {
    for seats in [0, 11, 255] {
        let opened =
            Sitting::<FiveCrowns>::open(&Options::default(), seats, Dice::from_number(1), &mut Vec::new());
        assert_eq!(opened.unwrap_err().rule(), "T-3");
    }
    for seats in 1..=10 {
        assert!(FiveCrowns::ABOUT.seats.contains(&seats));
        let table = open(Options::default(), seats, 1);
        assert!((0..seats).any(|seat| !table.menu(seat).is_empty()), "somebody has something to do");
    }
}

#[test]
fn fc_16_an_express_game_starts_later() {
    let options = Options { first_deal: 8, ..Options::default() };
    let table = whole_game(options, 3, 2);
    let wilds: Vec<(u8, u8)> = deals(&table).into_iter().map(|(round, wild, _)| (round, wild)).collect();
    assert_eq!(wilds, [(1, 8), (2, 9), (3, 10), (4, 11), (5, 12), (6, 13)]);
}

#[test]
fn fc_16_three_to_thirteen_cards() {
    for first_deal in [i32::MIN, -1, 0, 2, 14, 300, i32::MAX] {
        let options = Options { first_deal, ..Options::default() };
        let refusal = FiveCrowns::accepts(&options, 3).unwrap_err();
        assert_eq!(refusal.rule(), "FC-16", "{first_deal}");
    }
    for first_deal in 3..=13 {
        FiveCrowns::accepts(&Options { first_deal, ..Options::default() }, 3).unwrap();
    }
}

#[test]
fn fc_16_not_alone() {
    for first_deal in 4..=13 {
        let options = Options { first_deal, ..Options::default() };
        assert_eq!(FiveCrowns::accepts(&options, 1).unwrap_err().rule(), "FC-16", "{first_deal}");
    }
    FiveCrowns::accepts(&Options::default(), 1).unwrap();
}
