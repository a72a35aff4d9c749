//! Between two rounds: all look at how the round ended, and the next one waits for everybody (OM-27).

use one_more::{BETWEEN_ROUNDS, Deck, Event, LastRound, OneMore, Phase, Position, Why};
use table::{Game, Moment, Seat, Seats};

use super::given::{Table, TableExt, card, cards, draw, give, given, list, open, play, ready, with_deck};

/// Seat 2 has just lost the first round.
fn lost() -> Table {
    let mut table = given(["8+t 2-a", "6-a 5±", "3-a 8-d"]).centre("3+x").playing();
    table.plays(0, play("8+t"));
    table
}

fn awaited(table: &Table) -> Seats {
    table.sitting.game().awaited()
}

#[test]
fn om_27_the_next_round_is_dealt_when_all_are_ready() {
    let mut table = lost();
    assert_eq!((table.seen(0).phase, awaited(&table)), (Phase::Between, Seats::all(3)));
    assert_eq!(table.offers(1), [ready()]);
    table.plays(1, ready()).plays(0, ready());
    assert_eq!(table.seen(2).ready, [0, 1].map(Seat).into_iter().collect());
    assert_eq!((awaited(&table), table.seen(0).round), (Seats::one(Seat(2)), 1));
    assert!(table.offers(0).is_empty());
    table.plays(2, ready());
    let view = table.seen(0);
    assert_eq!((view.round, view.phase, view.to_play, view.until), (2, Phase::Play, Seat(2), None));
    assert!(view.ready.is_empty(), "for the round after that, everybody is asked anew");
}

#[test]
fn om_27_after_half_a_minute_it_is_dealt_whoever_is_ready() {
    let mut table = lost();
    let until = table.seen(0).until.unwrap();
    assert_eq!(until, table.log.last().unwrap().at + BETWEEN_ROUNDS);
    table.plays(0, ready());
    assert_eq!(table.seen(1).until, Some(until), "who is ready gives nobody more time");
    table.wait_until(Moment(until.0 - 1));
    assert_eq!(table.seen(1).round, 1);
    table.wait_until(until);
    assert_eq!((table.seen(1).round, table.seen(1).phase, table.to_play()), (2, Phase::Play, 2));
}

#[test]
fn om_27_it_has_nothing_to_do_with_the_time_for_choices() {
    let given = given(["8+t 2-a", "6-a 5±", "3-a 8-d"]).centre("3+x").seconds(0);
    let mut table = given.playing();
    table.plays(0, play("8+t"));
    let until = table.seen(0).until.unwrap();
    assert_eq!(table.wait_until(until).seen(0).round, 2);
}

#[test]
fn om_27_nobody_is_ready_twice_or_for_nothing() {
    let mut table = given(["8+t 2-a", "6-a 5±", "3-a 8-d"]).centre("3+x").playing();
    table.refuses(0, ready(), "OM-27").plays(0, play("8+t"));
    table.plays(0, ready()).refuses(0, ready(), "OM-27");
    table.refuses(2, play("8-d"), "OM-27").refuses(1, give("6-a"), "OM-27").refuses(2, draw(0), "OM-27");
    table.plays(1, ready()).plays(2, ready());
    table.refuses(1, ready(), "OM-27");
}

#[test]
fn om_27_the_cards_lie_where_they_were_until_then() {
    let table = lost();
    let view = table.seen(0);
    assert_eq!((view.hand, view.centre), (Some(cards("2-a")), card("8+t")));
    assert_eq!(table.sizes(), [1, 2, 2]);
    assert_eq!(view.last.map(|last| (last.seat, last.hand)), Some((Seat(2), cards("3-a 8-d"))));
}

#[test]
fn om_27_nothing_is_waited_for_at_the_end_of_the_game() {
    let mut table = given(["8+t 2-a", "6-a 5±", "3-a 8-d"]).centre("3+x").losses([0, 0, 1]).playing();
    table.plays(0, play("8+t"));
    assert_eq!((table.seen(0).phase, table.sitting.game().deadline()), (Phase::Over, None));
    assert!(table.events().iter().any(|event| matches!(event, Event::Lost { until: None, .. })));
}

/// Between two rounds, by hand.
fn between() -> Position {
    let (hand, centre) = (cards("3-a 8-d"), card("8+t"));
    Position {
        options: with_deck(Deck::Every),
        losses: vec![0, 0, 1],
        phase: Some(Phase::Between),
        centre: Some(centre),
        hands: ["2-a", "6-a 5±", "3-a 8-d"].map(list).to_vec(),
        last: Some(LastRound { round: 1, seat: Seat(2), why: Why::Stuck, hand, centre }),
        ..Position::default()
    }
}

#[test]
fn om_27_positions_between_two_rounds() {
    let mut table = Table::restore(&between());
    assert_eq!(table.seen(0).until, Some(Moment::START + BETWEEN_ROUNDS));
    table.goes_on();
    assert_eq!((table.seen(0).round, table.to_play()), (2, 2));
    let wrong = |change: &dyn Fn(&mut Position)| {
        let mut position = between();
        change(&mut position);
        testkit::driver::refused::<OneMore>(&position).rule().to_owned()
    };
    assert_eq!(wrong(&|position| position.last = None), "OM-27", "nobody has lost");
    assert_eq!(wrong(&|position| position.losses = vec![0, 1, 0]), "OM-27", "that seat has lost nothing");
    assert_eq!(wrong(&|position| position.hands[2] = list("3-a")), "OM-27", "another hand was shown");
    assert_eq!(wrong(&|position| position.ready = Seats::all(3)), "OM-27", "nobody is awaited");
    assert_eq!(
        wrong(&|position| position.phase = Some(Phase::Play)),
        "OM-7",
        "it goes on from the last round"
    );
    let mut playing = given(["8+t 2-a", "6-a 5±", "3-a 8-d"]).centre("3+x");
    playing.position.ready = Seats::one(Seat(1));
    assert_eq!(playing.refused().rule(), "OM-27", "ready for what?");
}

#[test]
fn om_27_every_round_but_the_last_is_waited_after() {
    for seed in 0..20 {
        let seats = 3 + seed as u8 % 7;
        let events = open(with_deck(Deck::Wide), seats, seed).finish(seed).events();
        let count = |kind: fn(&Event) -> bool| events.iter().filter(|event| kind(event)).count();
        let rounds = count(|event| matches!(event, Event::Dealt(_)));
        let waits = count(|event| matches!(event, Event::Lost { until: Some(_), .. }));
        assert_eq!(waits + 1, rounds);
        assert!(count(|event| matches!(event, Event::Ready { .. })) <= waits * usize::from(seats));
    }
}
