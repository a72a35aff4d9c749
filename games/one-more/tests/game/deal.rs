//! Dealing and who begins (OM-4, OM-5, OM-10).

use std::collections::BTreeSet;

use one_more::{Card, Deal, Deck, Event, Options, Phase};
use table::Seat;

use super::given::{Table, TableExt, card, given, list, open, pack, play, with_deck};

fn deals(table: &Table) -> Vec<Deal> {
    let deal = |event| if let Event::Dealt(deal) = event { Some(*deal) } else { None };
    table.events().into_iter().filter_map(deal).collect()
}

#[test]
fn om_4_four_cards_and_a_start_card_each() {
    for seats in 3..=9 {
        for deal in deals(open(Options::default(), seats, 3).finish(3)) {
            assert_eq!(deal.hands.len(), seats as usize);
            assert!(deal.hands.iter().all(|hand| hand[4] == Card::START));
            assert!(deal.hands.iter().flat_map(|hand| &hand[..4]).all(|card| !card.is_start()));
            assert_eq!(deal.pack.len(), 72 - 4 * seats as usize - 1, "all other cards but the centre");
        }
    }
}

#[test]
fn om_4_any_seat_can_be_first() {
    let first = |seed| deals(&open(Options::default(), 3, seed))[0].first.0;
    assert_eq!((0..40).map(first).collect::<BTreeSet<u8>>(), BTreeSet::from([0, 1, 2]));
}

#[test]
fn om_4_every_round_starts_clockwise() {
    let mut table = given(["9+t 2-x 3+a", "5± 4+a", "2+a 3-a"]).centre("3+x").playing();
    table.plays(0, play("9+t"));
    assert_eq!(table.seen(0).last.unwrap().seat, Seat(2), "counterclockwise, seat 2 could not answer");
    table.goes_on();
    assert!(table.seen(0).clockwise);
}

#[test]
fn om_5_a_card_is_turned_and_its_effect_does_not_count() {
    let effects: BTreeSet<String> = (0..40)
        .map(|seed| open(Options::default(), 4, seed))
        .map(|table| {
            let last = deals(&table).pop().unwrap();
            assert_eq!(table.seen(0).centre, last.centre);
            assert_eq!((table.seen(0).to_play, table.seen(0).clockwise), (last.first, true));
            assert_eq!(table.seen(0).phase, Phase::Play);
            format!("{:?}", last.centre.effect())
        })
        .collect();
    assert_eq!(effects.len(), 4, "with each effect");
}

#[test]
fn om_5_a_card_that_the_first_player_cannot_answer_goes_under_the_pack() {
    for deck in Deck::ALL {
        let all: Vec<Deal> = (0..1_000).flat_map(|seed| deals(&open(with_deck(deck), 3, seed))).collect();
        let mut turned = 0;
        for deal in &all {
            let answers =
                |centre: &Card| deal.hands[deal.first.index()].iter().any(|card| card.answers(*centre));
            assert!(answers(&deal.centre), "{deck:?}");
            assert!(!deal.under.iter().any(answers), "{deck:?}");
            assert!(deal.pack.ends_with(&deal.under), "the next one goes under the one before");
            turned += deal.under.len();
        }
        assert!(turned > 5, "it happens with {deck:?}");
    }
}

#[test]
fn om_5_no_round_ends_before_anybody_acts() {
    for seed in 0..300 {
        let deck = Deck::ALL[seed as usize % 3];
        let events = open(with_deck(deck), 3 + seed as u8 % 7, seed).finish(seed).events();
        for events in events.windows(3) {
            let [Event::Dealt(deal), Event::Turn { seat, .. }, next] = events else { continue };
            assert_eq!(*seat, deal.first);
            assert!(matches!(next, Event::Played { .. }), "{deck:?}, seed {seed}: {next:?}");
        }
    }
}

/// A deck of every card once, in which these come first.
fn stacked(first: &str) -> Vec<Card> {
    let first = list(first);
    let rest = pack().filter(|card| !first.contains(card));
    first.iter().copied().chain(rest).collect()
}

#[test]
fn om_5_more_than_eight_cards_may_be_turned_up_in_vain() {
    // Seat 1 has only fives; 5+ to 9+ and 1− to 5− are no use to it.
    let cards = stacked(
        "1+a 2+a 3+a 4+a 5+a 5+t 5-d 5-x 1+t 2+t 3+t 4+t 6+a 6+t 6+d 6+x 7+a 7+t 7+d 7+x 9+a 1-a 2-a 4-a 3+x",
    );
    let deal = Deal::from_shuffled(&cards, 1, Seat(1), 3).unwrap();
    assert_eq!(deal.under.as_slice(), list("6+a 6+t 6+d 6+x 7+a 7+t 7+d 7+x 9+a 1-a 2-a 4-a"));
    assert_eq!((deal.centre, deal.pack.len()), (card("3+x"), 72 - 12 - 1));
    assert!(deal.pack.ends_with(&deal.under));
}

#[test]
fn om_26_if_no_card_of_the_pack_can_be_answered_it_is_dealt_again() {
    // With nine players 36 cards are left for the pack: all that a hand of fives cannot answer.
    let five = Card::START;
    let fives = list("5+a 5+t 5-d 5-x");
    let (answered, rest): (Vec<Card>, Vec<Card>) =
        pack().filter(|card| !fives.contains(card)).partition(|card| five.answers(*card));
    assert_eq!((answered.len(), rest.len()), (32, 36));
    let cards: Vec<Card> = fives.iter().chain(&answered).chain(&rest).copied().collect();
    assert_eq!(Deal::from_shuffled(&cards, 1, Seat(0), 9), None);
    let other = Deal::from_shuffled(&cards, 1, Seat(8), 9).unwrap();
    assert_eq!(other.first, Seat(8), "somebody else could answer");
    // With fewer players, or with another deck, there is always a card that can be answered.
    let fewer: Vec<Card> =
        fives.iter().chain(&answered[..28]).chain(&rest).chain(&answered[28..]).copied().collect();
    let deal = Deal::from_shuffled(&fewer, 1, Seat(0), 8).unwrap();
    assert_eq!((deal.under.len(), deal.pack.len()), (36, 39), "the most that can be turned up in vain");
}

#[test]
fn om_10_the_loser_starts_the_next_round() {
    for seed in 0..20 {
        let mut loser = None;
        for event in open(Options::default(), 4, seed).finish(seed).events() {
            match event {
                Event::Lost { seat, .. } => loser = Some(seat),
                Event::Dealt(deal) => assert!(loser.is_none_or(|loser| loser == deal.first)),
                _ => {}
            }
        }
    }
}

#[test]
fn om_10_start_cards_are_dealt_again_wherever_they_were() {
    // Seat 1 holds two of them and one has been played.
    let mut table = given(["8+a 2-x", "5± 5± 4+a", "2+a 3-a"]).centre("3+x").playing();
    assert!(table.seen(0).played.contains(Card::START));
    table.plays(0, play("8+a")).goes_on();
    assert_eq!(table.seen(0).round, 2);
    for seat in 0..3 {
        assert_eq!(table.hand(seat).count(card("5±")), 1);
    }
    assert!(table.seen(0).played.is_empty());
}
