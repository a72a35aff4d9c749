//! Throwing with a drawn card in the hand (FL-23).

use five_or_less::{CLAIM_WINDOW, Event, PACK_SIZE, Phase, SHOWN_FOR, Sight, Stage};
use table::{Audience, Moment, Seat};

use super::given::{
    Given, TableExt, call, card, discard, draw, end_turn, given, pyramid, swap, take, throw, throw_at,
    use_power,
};

/// Seat 0 has drawn a nine; a five lies on the discard pile, and one before them.
fn holding() -> Given {
    given(["5 2", "5 4", "6 7"]).top("5").drawn("9")
}

#[test]
fn fl_23_a_lying_card_is_thrown_and_the_drawn_one_stays_in_the_hand() {
    let mut table = holding().playing();
    assert!(table.menu(0).contains(&throw_at(1, 0)));
    table.plays(0, throw(0)).waits(CLAIM_WINDOW);
    assert_eq!((table.pyramid(0), table.top()), (pyramid(". 2"), card("5")));
    let view = table.seen(0);
    assert_eq!((view.stage, view.drawn, view.to_play), (Stage::Place, Some(card("9")), Seat(0)));
    table.plays(0, swap(1));
    assert_eq!((table.pyramid(0), table.top()), (pyramid(". 9"), card("2")), "it is placed afterwards");
    assert_eq!((table.seen(0).drawn, table.seen(0).stage), (None, Stage::End));
}

#[test]
fn fl_23_the_others_may_throw_meanwhile() {
    let mut table = holding().playing();
    table.plays(1, throw(0)).plays(0, throw(0)).waits(CLAIM_WINDOW);
    assert_eq!((table.pyramid(1), table.pyramid(0)), (pyramid(". 4"), pyramid("5 2")), "the first wins");
    assert_eq!(table.seen(0).drawn, Some(card("9")));
    table.plays(0, swap(0));
    assert_eq!((table.pyramid(0), table.top()), (pyramid("9 2"), card("5")));
}

#[test]
fn fl_23_whoever_draws_while_a_race_is_open_may_still_join_it() {
    let mut table = given(["5 2", "5 4", "6 7"]).top("5").next("9").playing();
    table.plays_at(Moment(10_400), 1, throw(0), 0).plays_at(Moment(10_450), 0, draw(), 0);
    table.plays_at(Moment(10_500), 0, throw(0), 150).waits(CLAIM_WINDOW);
    assert_eq!((table.pyramid(0), table.pyramid(1)), (pyramid(". 2"), pyramid("5 4")), "50 ms earlier");
    assert_eq!(table.seen(0).drawn, Some(card("9")));
}

#[test]
fn fl_23_the_drawn_card_itself_is_not_thrown() {
    let mut table = given(["1 2", "3 4"]).top("5").drawn("5").playing();
    assert!(table.menu(0).iter().all(|action| *action != throw_at(1, 2)));
    table.refuses(0, throw(2), "FL-32").plays(0, discard());
    assert_eq!((table.seen(0).linked, table.seen(0).discards), (1, 2), "discarded, it is linked to nothing");
}

#[test]
fn fl_23_a_place_that_was_thrown_from_takes_no_card() {
    let mut table = holding().playing();
    table.plays(0, throw(0)).waits(CLAIM_WINDOW).refuses(0, swap(0), "FL-32").plays(0, swap(1));
    assert_eq!(table.pyramid(0), pyramid(". 9"));
}

#[test]
fn fl_23_until_it_is_judged_nothing_is_placed() {
    let mut table = holding().playing();
    table.plays(0, throw(0)).refuses(0, swap(1), "FL-21").refuses(0, discard(), "FL-21");
    assert_eq!((table.menu(0), table.seen(0).claim), (vec![], Some(0)));
    table.waits(CLAIM_WINDOW).plays(0, discard());
}

#[test]
fn fl_23_what_waits_for_a_race_is_not_overtaken_by_a_throw() {
    let mut table = holding().playing();
    table.plays(1, throw(0)).plays(0, swap(1)).refuses(0, throw(0), "FL-16").waits(CLAIM_WINDOW);
    assert_eq!((table.pyramid(0), table.top()), (pyramid("5 9"), card("2")));
}

#[test]
fn fl_23_a_wrong_card_costs_a_penalty_card_and_the_drawn_one_stays() {
    let mut table = holding().next("11").playing();
    table.plays(0, throw(1));
    assert_eq!(table.pyramid(0), pyramid("5 2 11"));
    assert_eq!((table.seen(0).drawn, table.seen(0).stage), (Some(card("9")), Stage::Place));
    assert_eq!(table.seen(1).shown.len(), 1);
    table.plays(0, swap(1));
    assert_eq!(table.seen(1).shown.len(), 0, "another card lies there now");
    table.plays(0, end_turn()).waits(SHOWN_FOR);
    assert_eq!((table.pyramid(0), table.top()), (pyramid("5 9 11"), card("2")));
}

#[test]
fn fl_23_the_penalty_card_may_be_swapped_out_at_once() {
    let mut table = holding().next("11").playing();
    table.plays(0, throw(1)).plays(0, swap(2));
    assert_eq!((table.pyramid(0), table.top()), (pyramid("5 2 9"), card("11")));
}

#[test]
fn fl_23_after_the_last_card_the_drawn_one_is_discarded() {
    let mut table = given(["5", "5 4", "6 7"]).top("5").drawn("9").playing();
    table.plays(0, throw(0)).waits(CLAIM_WINDOW);
    assert!(table.seen(0).mine().is_empty());
    assert_eq!(table.menu(0), [five_or_less::Action::Discard { turn: 1 }]);
    table.refuses(0, swap(0), "FL-9").plays(0, discard()).plays(0, call());
    assert!(table.seen(1).called.contains(Seat(0)));
    assert_eq!(table.phase(), Phase::Play, "the others have one more turn");
}

#[test]
fn fl_23_a_throw_links_and_the_placing_opens_the_discards_again() {
    let mut table = holding().playing();
    table.plays(0, throw(0)).waits(CLAIM_WINDOW);
    assert_eq!(table.seen(1).linked, 2);
    table.refuses(1, throw(0), "FL-18").plays(0, discard());
    assert_eq!(table.seen(1).linked, 1);
    table.plays(0, end_turn()).plays(1, take(1));
    assert_eq!(table.pyramid(1), pyramid("5 9"));
}

#[test]
fn fl_23_on_ones_own_discard_only_after_placing() {
    let mut table = given(["5 5", "3 4"]).drawn("9").playing();
    table.plays(0, swap(0)).plays(0, throw(1)).waits(CLAIM_WINDOW);
    assert_eq!(table.pyramid(0), pyramid("9 ."));
}

#[test]
fn fl_23_a_thrown_power_card_has_no_power_and_blocks_none() {
    let mut table = given(["12 12", "3 4", "6 7"]).top("12").drawn("9").playing();
    table.plays(0, throw(0)).waits(CLAIM_WINDOW).refuses(0, use_power(), "FL-11");
    let blocks = |event: &Event| matches!(event, Event::Won { blocks: true, .. });
    assert!(!table.events().iter().any(blocks), "the power that was there ended with its turn");
    table.plays(0, swap(1));
    assert_eq!(
        table.seen(0).power.map(five_or_less::Power::number),
        Some(12),
        "swapped out it has its power"
    );
}

#[test]
fn fl_23_a_penalty_from_a_new_pile_is_never_the_drawn_card() {
    let mut table = given(["5 2", "5 4"]).top("13 5").drawn("9").only_pile("").playing();
    table.plays(0, throw(1));
    let position = table::Game::position(table.sitting.game());
    assert_eq!((position.refills, position.drawn, position.discards.len()), (1, Some(card("9")), 1));
    let lying: usize = position.pyramids.iter().flatten().flatten().count();
    assert_eq!(lying + position.pile.unwrap().len() + 2, PACK_SIZE, "one in the hand, one discarded");
}

#[test]
fn fl_23_no_throw_while_no_penalty_could_be_paid() {
    let mut table = holding().only_pile("").with(|position| position.refills = 2).playing();
    table.refuses(0, throw(0), "FL-10");
    assert!(table.menu(0).iter().all(|action| !matches!(action, five_or_less::Action::Claim { .. })));
    table.plays(0, swap(0));
}

#[test]
fn fl_23_nobody_learns_of_the_drawn_card_by_a_throw() {
    let seen = |drawn: &str| {
        let mut table = given(["5 2", "3 4", "6 7"]).top("5").drawn(drawn).playing();
        table.plays(0, throw(0));
        let open = [table.seen(1), table.sitting.view(Audience::Spectator)];
        table.waits(CLAIM_WINDOW);
        (open, [table.seen(1), table.sitting.view(Audience::Spectator)], table.sights(Audience::Spectator))
    };
    let (one, other) = (seen("9"), seen("0"));
    let piles = |views: &[five_or_less::View; 2]| views.clone().map(|view| (view.drawn, view.pyramids));
    assert_eq!((piles(&one.0), piles(&one.1), one.2.clone()), (piles(&other.0), piles(&other.1), other.2));
    assert!(matches!(one.2.as_slice(), [Sight::Won { seat: Seat(0), .. }]), "all see the throw");
}

#[test]
fn fl_23_last_turns_too() {
    let mut table = holding().called([1]).playing();
    table.plays(0, throw(0)).waits(CLAIM_WINDOW).plays(0, swap(1)).plays(0, call());
    assert_eq!(table.phase(), Phase::LastClaims, "seat 2 may still throw");
    table.waits(5_000);
    assert_eq!(table.points(), [18, 18, 0], "both callers have nine, the thrown five costs nothing");
}
