//! The pack, the deal, the peek, the pause between rounds (FL-1 to FL-5, FL-33).

use std::collections::BTreeSet;

use five_or_less::{BETWEEN_ROUNDS, Event, FiveOrLess, Options, Phase, Sight};
use five_or_less::{Card, PACK};
use table::{Audience, Dice, Game, Moment, Seat, Sitting, TimedSight};

use super::given::{Table, TableExt, call, discard, draw, end_turn, given, ready, throw};

#[test]
fn fl_1_sixty_eight_cards() {
    let count = |value: i8| PACK.iter().filter(|card| card.value() == value).count();
    let counts: Vec<usize> = (-1..=14).map(count).collect();
    assert_eq!(counts, [2, 5, 5, 5, 5, 5, 5, 5, 5, 5, 2, 5, 2, 5, 2, 5]);
    assert_eq!(counts.iter().sum::<usize>(), 68);
    assert!([-2, 15].into_iter().all(|value| Card::new(value).is_none()));
}

#[test]
fn fl_2_two_to_six_players() {
    let opens = |seats| {
        Sitting::<FiveOrLess>::open(&Options::default(), seats, Dice::from_number(1), &mut Vec::new()).is_ok()
    };
    assert!((2..=6).all(opens));
    assert!(![0, 1, 7, 255].into_iter().any(opens));
}

#[test]
fn fl_2_spectators_do_not_act() {
    let table = given(["1 2", "3 4"]).playing();
    let view = table.sitting.view(Audience::Spectator);
    let refusal = FiveOrLess::permits(&view, &draw(), table.sitting.now()).unwrap_err();
    assert_eq!(refusal.rule(), "FL-2");
}

#[test]
fn fl_3_five_cards_each_and_the_rest_is_the_draw_pile() {
    for seats in 2..=6 {
        let table = Table::open(&Options::default(), seats, 3);
        let view = table.seen(0);
        assert!(view.pyramids.iter().all(|slots| slots.iter().eq(0..5)));
        assert_eq!(usize::from(view.pile), 68 - 5 * usize::from(seats));
        assert_eq!((view.phase, view.top), (Phase::Peek, None));
    }
}

#[test]
fn fl_4_everybody_looks_at_their_own_base_and_nobody_at_another() {
    let table = Table::open(&Options::default(), 3, 8);
    for seat in 0..3 {
        let base: Vec<Card> = table.pyramid(seat)[..3].iter().map(|card| card.unwrap()).collect();
        assert_eq!(table.seen(seat).peek.unwrap().to_vec(), base);
        let me = Seat(seat);
        let peeks = |event: &Event| FiveOrLess::sight(event, Audience::Seat(me));
        let seen: Vec<TimedSight<Sight>> = table.events().iter().filter_map(peeks).collect();
        let own = Sight::Peek { bases: vec![(me, [base[0], base[1], base[2]])] };
        assert!(seen.contains(&TimedSight::Passing(own)), "{seen:?}");
    }
    assert_eq!(table.sitting.view(Audience::Spectator).peek, None);
    assert!(!table.sights(Audience::Spectator).iter().any(|sight| matches!(sight, Sight::Peek { .. })));
}

#[test]
fn fl_4_the_round_begins_when_all_are_ready() {
    let mut table = Table::open(&Options::default(), 2, 8);
    table.refuses(0, throw(0), "FL-18").refuses(0, draw(), "FL-5").refuses(0, ready(2), "FL-4");
    table.plays(1, ready(1));
    assert_eq!(table.seen(1).peek, None);
    assert!(table.seen(0).peek.is_some());
    table.refuses(1, ready(1), "FL-4");
    table.plays(0, ready(1));
    assert_eq!((table.phase(), table.seen(0).peek), (Phase::Play, None));
    table.refuses(0, ready(1), "FL-33");
}

#[test]
fn fl_4_the_round_begins_when_the_time_is_over() {
    let mut table = Table::open(&Options { peek_seconds: 7, ..Options::default() }, 2, 8);
    assert_eq!(table.seen(0).until, Some(Moment(7_000)));
    table.waits(6_999);
    assert_eq!(table.phase(), Phase::Peek);
    table.waits(1);
    assert_eq!(table.phase(), Phase::Play);
    assert_eq!(table.seen(0).until, None);
    assert!(FiveOrLess::accepts(&Options { peek_seconds: 2, ..Options::default() }, 2).is_err());
}

#[test]
fn fl_5_the_first_player_turns_a_card_over_and_begins() {
    let mut table = Table::open(&Options::default(), 3, 8);
    let pile = table.seen(0).pile;
    table.waits(10_000);
    let view = table.seen(0);
    assert_eq!((view.pile, view.discards, view.to_play), (pile - 1, 1, view.starter));
    let first = view.to_play.0;
    table.refuses((first + 1) % 3, draw(), "FL-5");
    table.plays(first, draw()).plays(first, discard()).plays(first, end_turn());
    assert_eq!(table.seen(0).to_play, Seat((first + 1) % 3), "then clockwise");
}

#[test]
fn fl_5_the_starter_is_drawn_and_then_the_next_seat_begins() {
    let starters: BTreeSet<u8> =
        (0..40).map(|seed| Table::open(&Options::default(), 3, seed).seen(0).starter.0).collect();
    assert_eq!(starters.into_iter().collect::<Vec<_>>(), [0, 1, 2]);
    let mut table = given(["1 2", "3 4"]).called([1]).at_the_end().playing();
    table.plays(0, call()).waits(BETWEEN_ROUNDS);
    assert_eq!((table.seen(0).round, table.seen(0).starter), (2, Seat(1)));
}

#[test]
fn fl_5_an_old_turn_is_over() {
    let mut table = given(["1 2", "3 4"]).playing();
    table.plays(0, draw()).plays(0, discard()).plays(0, end_turn());
    table.plays(1, draw()).plays(1, discard()).plays(1, end_turn());
    table.refuses(0, five_or_less::Action::Draw { turn: 1 }, "FL-5");
}

#[test]
fn fl_33_the_next_round_comes_when_all_are_ready() {
    let mut table = given(["1 2", "3 4"]).called([1]).at_the_end().playing();
    table.plays(0, end_turn()).waits(3_000);
    assert_eq!(table.phase(), Phase::Between);
    let result = table.seen(0).result.unwrap();
    assert_eq!(result.cards, [vec![Card::new(1), Card::new(2)], vec![Card::new(3), Card::new(4)]]);
    table.refuses(0, draw(), "FL-5").refuses(0, throw(0), "FL-18").refuses(0, ready(2), "FL-33");
    table.plays(0, ready(1)).refuses(0, ready(1), "FL-33").plays(1, ready(1));
    let view = table.seen(0);
    assert_eq!((view.phase, view.round, view.result), (Phase::Peek, 2, None));
}

#[test]
fn fl_33_the_next_round_comes_by_itself() {
    let mut table = given(["1 2", "3 4"]).called([1]).at_the_end().playing();
    table.plays(0, end_turn()).waits(3_000).plays(0, ready(1));
    let until = table.seen(0).until.unwrap();
    table.waits(until.since(table.sitting.now()) - 1);
    assert_eq!(table.phase(), Phase::Between);
    table.waits(1);
    assert_eq!(table.phase(), Phase::Peek);
    assert!(matches!(table.events().last(), Some(Event::Peek { .. })));
}
