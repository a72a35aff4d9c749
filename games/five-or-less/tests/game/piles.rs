//! An empty draw pile (FL-10).

use five_or_less::{Event, Phase, Refill};
use table::Audit;

use super::given::{
    Given, TableExt, burden, call, card, discard, draw, end_turn, given, swap, throw, use_power,
};

/// A table whose pile is empty; two linked fives lie on the discards.
fn empty() -> Given {
    given(["12 2", "5 7", "1 1"]).top("5 5").only_pile("").with(|position| position.linked = Some(2))
}

/// A table with hardly any discards: all other cards lie before a third player.
fn bare() -> Given {
    let mut given = given(["12 2", "13 7", ""]).top("5");
    let mut rest = five_or_less::PACK.to_vec();
    for card in super::given::cards("12 2 13 7 5") {
        rest.remove(rest.iter().position(|other| *other == card).unwrap());
    }
    given.position.pyramids[2] = rest.into_iter().map(Some).collect();
    given
}

#[test]
fn fl_10_the_draw_pile_is_refilled_with_all_but_the_linked_top() {
    let mut table = empty().playing();
    let before = table.seen(0).discards;
    table.plays(0, draw());
    let view = table.seen(0);
    assert_eq!((view.discards, view.pile, view.refills), (2, before - 3, 1));
    assert_eq!(table.top(), card("5"));
}

#[test]
fn fl_10_the_refill_follows_from_the_seed() {
    let mut table = empty().playing();
    let before = table.sitting.game().clone();
    table.plays(0, draw());
    let events = table.events();
    let Some(event @ Event::Refilled(refill)) = events.first() else { panic!("it is refilled first") };
    let mut audit = Audit::new(*table.sitting.dice());
    table::Game::audit(&before, event, &mut audit);
    assert!(audit.checks().iter().all(|check| check.holds) && !audit.checks().is_empty());
    let mut chosen: Refill = refill.as_ref().clone();
    chosen.pile.swap(0, 1);
    let mut audit = Audit::new(*table.sitting.dice());
    table::Game::audit(&before, &Event::Refilled(Box::new(chosen)), &mut audit);
    let again = refill.pile[0] == refill.pile[1];
    assert!(again || audit.checks().iter().any(|check| !check.holds));
}

#[test]
fn fl_10_the_round_ends_at_the_third_refill() {
    let mut table = empty().with(|position| position.refills = 2).playing();
    table.plays(0, draw());
    assert_eq!(table.phase(), Phase::Between);
    assert_eq!(table.points(), [14, 12, 2], "nobody has called, so all score their totals");
    assert!(table.seen(0).result.unwrap().winners.is_empty());
}

#[test]
fn fl_10_with_a_caller_it_is_scored_as_usual() {
    let mut table = empty().called([2]).with(|position| position.refills = 2).playing();
    table.plays(0, draw());
    assert_eq!(table.points(), [14, 12, 0]);
}

#[test]
fn fl_10_the_round_ends_when_there_is_nothing_to_draw() {
    let mut table = bare().playing();
    assert_eq!((table.seen(0).pile, table.seen(0).discards), (0, 1));
    table.plays(0, draw());
    assert_eq!(table.phase(), Phase::Over, "63 cards cost more than a hundred");
}

#[test]
fn fl_10_no_throw_without_a_penalty_card() {
    bare().playing().refuses(1, throw(0), "FL-10");
    empty().with(|position| position.refills = 2).playing().refuses(1, throw(0), "FL-10");
    let mut table = empty().with(|position| position.linked = Some(1)).playing();
    table.plays(1, throw(1));
    assert_eq!(table.seen(0).refills, 1, "a penalty card is paid from a new pile");
    assert_eq!(table.pyramid(1).len(), 3);
}

#[test]
fn fl_10_a_power_without_a_card_is_skipped() {
    let mut table = bare().with(|position| position.refills = 2).playing();
    table.plays(0, super::given::take(0));
    assert_eq!((table.top(), table.seen(0).power), (card("12"), None));
    table.refuses(0, use_power(), "FL-11").plays(0, call());
}

#[test]
fn fl_10_a_power_refills_the_pile() {
    let mut table = given(["12 2", "5 7"]).top("5").only_pile("0").playing();
    table.plays(0, draw()).plays(0, swap(0));
    assert_eq!(table.seen(0).pile, 0);
    table.plays(0, use_power()).plays(0, burden(1));
    assert_eq!((table.seen(0).refills, table.pyramid(1).len()), (1, 3));
}

#[test]
fn fl_10_many_turns_through_the_pile() {
    let mut table = given(["1 2", "3 4"]).only_pile("9 9").playing();
    let mut turns = 0;
    while table.phase() == Phase::Play {
        let seat = table.seen(0).to_play.0;
        table.plays(seat, draw());
        if table.phase() == Phase::Play {
            table.plays(seat, discard()).plays(seat, end_turn());
        }
        turns += 1;
    }
    assert_eq!(table.seen(0).refills, 2);
    assert!((100..150).contains(&turns), "{turns}");
}
