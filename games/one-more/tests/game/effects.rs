//! The four effects (OM-11 to OM-14), the pack (OM-20) and choosing to give (OM-23).

use one_more::{Event, Phase, Why};
use table::Seat;

use super::given::{Table, TableExt, card, cards, draw, exchange, give, given, pack, play};

#[test]
fn om_11_again_the_same_player_answers_their_own_card() {
    let mut table = given(["4+a 8+x 2-t", "6-a 9+d", "8-a 2-d"]).centre("3+x").playing();
    table.plays(0, play("4+a"));
    assert_eq!((table.to_play(), table.offers(0)), (0, vec![play("8+x")]));
}

#[test]
fn om_11_who_cannot_answer_their_own_card_loses() {
    let mut table = given(["9+a 8+x 2-t", "6-a 9+d", "8-a 2-d"]).centre("3+x").playing();
    table.plays(0, play("9+a"));
    let last = table.seen(0).last.unwrap();
    assert_eq!((last.seat, last.why, last.hand), (Seat(0), Why::Stuck, cards("2-t 8+x")));
    assert_eq!(table.losses(), [1, 0, 0]);
}

#[test]
fn om_11_with_no_card_left_they_leave() {
    let mut table = given(["4+a", "6-a 9+d", "8-a 2-d"]).centre("3+x").playing();
    table.plays(0, play("4+a"));
    assert!(table.seen(0).players[0].left);
    assert_eq!((table.to_play(), table.losses()), (1, vec![0, 0, 0]));
}

#[test]
fn om_12_the_direction_changes_until_the_next_such_card() {
    let mut table = given(["4+t 8+x 2-t", "6-x 1-t", "8-t 9-d", "9+t 6+d"]).centre("3+x").playing();
    table.plays(0, play("4+t"));
    assert_eq!((table.to_play(), table.seen(0).clockwise), (3, false));
    table.plays(3, play("6+d")).plays(3, draw(0));
    assert_eq!(table.to_play(), 2, "still counterclockwise");
    table.plays(2, play("8-t"));
    assert_eq!((table.to_play(), table.seen(0).clockwise), (3, true));
}

#[test]
fn om_12_with_two_left_nobody_is_skipped() {
    let mut table = given(["4+t 8+x 2-t", "", "6-a 9-d"]).centre("3+x").playing();
    table.plays(0, play("4+t"));
    assert_eq!(table.to_play(), 2);
    let mut table = given(["4+t 8+x 2-t", "", "6-a 9-d"]).centre("3+x").counterclockwise().playing();
    table.plays(0, play("4+t"));
    assert_eq!(table.to_play(), 2);
}

#[test]
fn om_13_choose_who_draws() {
    let mut table = given(["4+d 8+x", "6-a 9+d", "8-a 2-d"]).centre("3+x").next("7-a 7-t").playing();
    table.plays(0, play("4+d"));
    assert_eq!(table.offers(0), [draw(0), draw(1), draw(2)]);
    assert_eq!(table.offers(1), []);
    table.plays(0, draw(2));
    assert_eq!(table.hand(2), cards("8-a 2-d 7-a"));
    assert_eq!((table.to_play(), table.seen(0).pack), (1, 72 - 6 - 1 - 1));
}

#[test]
fn om_13_oneself_too_and_with_an_empty_hand() {
    let mut table = given(["4+d", "6-a 9+d", "8-a 2-d"]).centre("3+x").next("7-a").playing();
    table.plays(0, play("4+d"));
    assert_eq!(table.offers(0), [draw(0), draw(1), draw(2)]);
    table.plays(0, draw(0));
    assert_eq!((table.hand(0), table.seen(0).players[0].left), (cards("7-a"), false));
}

#[test]
fn om_13_refusals() {
    given(["4+d 8+x", "6-a 9+d", "8-a 2-d", ""])
        .centre("3+x")
        .playing()
        .refuses(0, draw(1), "OM-13")
        .plays(0, play("4+d"))
        .refuses(0, draw(3), "OM-8")
        .refuses(0, draw(4), "OM-3")
        .refuses(0, draw(255), "OM-3")
        .refuses(1, draw(0), "OM-6")
        .refuses(0, exchange(0, 1), "OM-14")
        .refuses(0, give("8+x"), "OM-14")
        .plays(0, draw(0))
        .refuses(1, draw(0), "OM-13");
}

#[test]
fn om_13_an_empty_pack_is_made_anew() {
    let mut table = given(["4+d 8+x", "6-a 9+d", "8-a 2-d"]).centre("3+x").only_pack("").playing();
    assert_eq!(table.seen(0).played.len(), 72 - 6 - 1 + 3, "with the start cards");
    table.plays(0, play("4+d")).plays(0, draw(1));
    let view = table.seen(0);
    assert_eq!(view.pack, 72 - 6 - 1, "the last centre is shuffled in, the present one is not");
    assert_eq!(view.played, cards("5± 5± 5±"));
    let Some(Event::Refilled(refill)) = table.events().into_iter().nth(2) else { panic!("a refill") };
    assert!(refill.pack.contains(&card("3+x")) && !refill.pack.contains(&card("4+d")));
    assert!(refill.pack.iter().all(|card| !card.is_start()));
}

#[test]
fn om_20_the_pack_is_made_anew_when_a_card_is_drawn() {
    let mut table = given(["4+d 8+x", "6-d 9+d", "8-a 2-d"]).centre("3+x").only_pack("7-a").playing();
    table.plays(0, play("4+d")).plays(0, draw(1));
    assert_eq!((table.seen(0).pack, table.hand(1)), (0, cards("6-d 9+d 7-a")));
    table.plays(1, play("6-d"));
    assert_eq!(table.seen(0).pack, 0, "not before");
    table.plays(1, draw(0));
    assert_eq!(table.seen(0).pack, 72 - 6 - 1, "without the hands and the centre");
}

#[test]
fn om_20_with_nothing_to_draw_a_draw_has_no_effect() {
    let mut table = everything_held();
    table.plays(0, play("4+d"));
    // The last centre is all that could be shuffled, and that is enough.
    assert_eq!((table.seen(0).phase, table.offers(0).len()), (Phase::Draw, 3));

    let mut table = everything_held_on_a_start_card();
    table.plays(0, play("4+d"));
    assert_eq!((table.seen(0).phase, table.to_play()), (Phase::Play, 1));
}

/// All cards but the centre are in hands.
fn everything_held() -> Table {
    let mut table = given(["4+d", "", "8-a"]).centre("3+x");
    let rest = pack().filter(|one| !["4+d", "8-a", "3+x"].map(card).contains(one));
    table.position.hands[1] = rest.collect();
    table.playing()
}

fn everything_held_on_a_start_card() -> Table {
    let mut table = given(["4+d", "", "8-a"]).centre("5±");
    let rest = pack().filter(|one| !["4+d", "8-a"].map(card).contains(one));
    table.position.hands[1] = rest.collect();
    table.playing()
}

#[test]
fn om_14_two_players_give_each_other_a_card() {
    let mut table = given(["4+x 8+x", "6-a 9+d", "8-a 2-d"]).centre("3+t").playing();
    table.plays(0, play("4+x"));
    assert_eq!(table.offers(0), [exchange(0, 1), exchange(0, 2), exchange(1, 2)], "oneself or not");
    table.plays(0, exchange(1, 2));
    assert_eq!(table.offers(0), []);
    assert_eq!(
        (table.offers(1), table.offers(2)),
        (vec![give("6-a"), give("9+d")], vec![give("2-d"), give("8-a")])
    );
    table.plays(2, give("2-d"));
    assert_eq!(table.hand(2), cards("8-a 2-d"), "nothing moves before both have chosen");
    table.plays(1, give("9+d"));
    assert_eq!([1, 2].map(|seat| table.hand(seat)), [cards("6-a 2-d"), cards("8-a 9+d")]);
    assert_eq!(table.to_play(), 1);
}

#[test]
fn om_14_a_start_card_can_be_given() {
    let mut table = given(["4+x 5±", "5± 9+d", "8-a 2-d"]).centre("3+t").playing();
    table.plays(0, play("4+x")).plays(0, exchange(1, 0)).plays(0, give("5±")).plays(1, give("9+d"));
    assert_eq!([0, 1].map(|seat| table.hand(seat)), [cards("9+d"), cards("5± 5±")]);
}

#[test]
fn om_14_both_need_a_card() {
    let mut table = given(["4+x", "5± 9+d", "8-a 2-d"]).centre("3+t").playing();
    table.plays(0, play("4+x"));
    assert_eq!(table.offers(0), [exchange(1, 2)]);
    table.refuses(0, exchange(0, 1), "OM-14");
}

#[test]
fn om_14_with_fewer_than_two_nothing_happens() {
    let mut table = given(["4+x", "5± 9+d", ""]).centre("3+t").playing();
    table.plays(0, play("4+x"));
    assert_eq!(table.seen(0).last.unwrap().seat, Seat(1), "seat 1 alone has cards");
    assert!(!table.events().iter().any(|event| matches!(event, Event::Asked { .. })));
}

#[test]
fn om_14_refusals() {
    given(["4+x 8+x", "6-a 9+d", "8-a 2-d", ""])
        .centre("3+t")
        .playing()
        .refuses(0, exchange(0, 1), "OM-14")
        .refuses(0, give("8+x"), "OM-14")
        .plays(0, play("4+x"))
        .refuses(0, exchange(1, 1), "OM-14")
        .refuses(0, exchange(0, 0), "OM-14")
        .refuses(0, exchange(2, 3), "OM-8")
        .refuses(0, exchange(2, 4), "OM-3")
        .refuses(0, draw(1), "OM-13")
        .refuses(1, exchange(1, 2), "OM-6")
        .refuses(1, give("6-a"), "OM-14")
        .plays(0, exchange(2, 1))
        .refuses(0, exchange(2, 1), "OM-14")
        .refuses(0, give("8+x"), "OM-14")
        .refuses(1, give("8-a"), "OM-14")
        .refuses(1, play("6-a"), "OM-6")
        .plays(1, give("6-a"));
}

#[test]
fn om_23_a_card_chosen_stays_chosen_and_all_see_that_it_is() {
    let mut table = given(["4+x 8+x", "6-a 9+d", "8-a 2-d"]).centre("3+t").playing();
    table.plays(0, play("4+x")).plays(0, exchange(1, 2)).plays(1, give("6-a"));
    table.refuses(1, give("9+d"), "OM-23").refuses(1, give("6-a"), "OM-23");
    for seat in 0..3 {
        let exchange = table.seen(seat).exchange.unwrap();
        assert!(exchange.chosen.contains(Seat(1)) && exchange.chosen.len() == 1);
        assert_eq!(exchange.mine, (seat == 1).then_some(card("6-a")));
    }
    assert_eq!(table.offers(1), []);
}
