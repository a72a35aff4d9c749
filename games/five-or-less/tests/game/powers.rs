//! The four powers (FL-11 to FL-17).

use five_or_less::{Event, Power, Sight, Stage};
use table::{Audience, Game, Moment, Seat};

use super::given::{
    Given, Table, TableExt, burden, call, card, discard, draw, end_turn, give, given, hit, pyramid, steal,
    swap, take, throw, use_power,
};

/// Seat 0 holds this power card and swaps it out; a 0 is drawn, a 4 and a 6 are next.
fn after_swapping(power: &str) -> Table {
    let mut table = setting(power).playing();
    table.plays(0, draw()).plays(0, swap(0));
    table
}

fn setting(power: &str) -> Given {
    let mine = format!("{power} 11");
    given([mine.as_str(), "3 7", "5 1"]).next("0 4 6")
}

#[test]
fn fl_11_a_power_comes_from_ones_own_pyramid() {
    for (name, power) in
        [("8", Power::Eight), ("10", Power::Ten), ("12", Power::Twelve), ("14", Power::Fourteen)]
    {
        assert_eq!(after_swapping(name).seen(1).power, Some(power));
        let mut taken = setting(name).top("2").playing();
        taken.plays(0, take(0));
        assert_eq!(taken.seen(0).power, Some(power), "also when it makes room for a taken card");
        let mut drawn = given(["1 2", "3 7", "5 1"]).next(name).playing();
        drawn.plays(0, draw()).plays(0, discard());
        assert_eq!(drawn.seen(0).power, None, "never straight from the draw pile");
        drawn.refuses(0, use_power(), "FL-11");
    }
}

#[test]
fn fl_11_a_power_is_optional() {
    after_swapping("12").plays(0, end_turn());
    after_swapping("12").plays(0, call());
}

#[test]
fn fl_11_without_powers_they_are_plain_cards() {
    let mut table = setting("8").options(|options| options.powers = false).playing();
    table.plays(0, draw()).plays(0, swap(0)).refuses(0, use_power(), "FL-11");
}

#[test]
fn fl_11_a_thrown_card_has_no_power() {
    let mut table = given(["1 2", "8 7", "5 1"]).top("8").in_turn(1).at_the_end().playing();
    table.plays(1, throw(0)).waits(250);
    assert_eq!(table.seen(1).power, None);
    table.refuses(1, use_power(), "FL-11");
}

#[test]
fn fl_12_an_eight_swaps_with_the_draw_pile() {
    let mut table = after_swapping("8");
    table.plays(0, use_power()).refuses(0, burden(1), "FL-12").refuses(0, hit(0, 1), "FL-12");
    table.refuses(0, steal(1, 1, 0), "FL-12").plays(0, hit(1, 1));
    assert_eq!(table.pyramid(1), pyramid("3 4"));
    let pile = table.sitting.game().position().pile.unwrap();
    assert_eq!(pile.last(), Some(&card("7")), "the card goes under the draw pile");
    assert_eq!((pile[0], table.seen(0).stage), (card("6"), Stage::End));
}

#[test]
fn fl_13_a_ten_swaps_two_cards() {
    let mut table = after_swapping("10");
    table.plays(0, use_power()).refuses(0, hit(1, 0), "FL-13").refuses(0, steal(7, 1, 0), "FL-13");
    table.plays(0, steal(1, 2, 1));
    assert_eq!((table.pyramid(0), table.pyramid(2)), (pyramid("0 1"), pyramid("5 11")));
    let seen = Sight::Used { seat: Seat(0), power: Power::Ten, mine: Some(1), target: Seat(2), slot: 1 };
    assert!(table.sights(Audience::Seat(Seat(0))).contains(&seen), "unseen even by its player");
}

#[test]
fn fl_14_a_twelve_adds_a_card() {
    let mut table = after_swapping("12");
    table.plays(0, use_power()).refuses(0, hit(1, 0), "FL-17").refuses(0, give(1, 1), "FL-14");
    table.plays(0, burden(1));
    assert_eq!(table.pyramid(1), pyramid("3 7 4"));
}

#[test]
fn fl_15_a_fourteen_gives_a_card_away() {
    let mut table = after_swapping("14");
    table.plays(0, use_power()).refuses(0, burden(1), "FL-15").plays(0, give(1, 1));
    assert_eq!((table.pyramid(0), table.pyramid(1)), (pyramid("0 ."), pyramid("3 7 11")));
}

#[test]
fn fl_16_a_power_is_blocked_by_an_equal_card() {
    let mut table = given(["12 11", "12 7", "5 1"]).next("0 4").playing();
    table.plays(0, draw()).plays(0, swap(0)).plays(1, throw(0)).waits(250);
    assert_eq!(table.seen(0).power, None);
    assert!(
        table
            .sights(Audience::Spectator)
            .iter()
            .any(|sight| matches!(sight, Sight::Won { blocks: true, .. }))
    );
    table.refuses(0, use_power(), "FL-11").plays(0, end_turn());
}

#[test]
fn fl_16_a_started_power_is_finished() {
    let mut table = given(["12 11", "12 7", "5 1"]).next("0 4").playing();
    table.plays(0, draw()).plays(0, swap(0)).plays(0, use_power()).plays(1, throw(0)).waits(250);
    table.plays(0, burden(1));
    assert_eq!(table.pyramid(1), pyramid(". 7 4"));
    table.refuses(0, use_power(), "FL-11");
}

#[test]
fn fl_16_the_earlier_goes_first() {
    // The throw counts from 10,400; the power arrives later and counts from before or after it.
    for (lag, started) in [(200, true), (10, false)] {
        let mut table = given(["12 11", "12 7", "5 1"]).next("0 4").playing();
        table.plays_at(Moment(10_010), 0, draw(), 0).plays_at(Moment(10_020), 0, swap(0), 0);
        table.plays_at(Moment(10_400), 1, throw(0), 0).plays_at(Moment(10_500), 0, use_power(), lag);
        assert!(table.seen(0).waits.is_some());
        table.refuses(0, end_turn(), "FL-16").refuses(0, throw(0), "FL-16");
        table.waits(300);
        assert_eq!(table.seen(0).stage == Stage::Target, started, "lag {lag}");
        assert_eq!(table.pyramid(1), pyramid(". 7"), "the card is thrown either way");
        assert_eq!(
            table.sights(Audience::Seat(Seat(0))).contains(&Sight::Dropped { seat: Seat(0) }),
            !started
        );
    }
}

#[test]
fn fl_16_a_take_races_with_throws() {
    for (lag, taken) in [(200, true), (10, false)] {
        let mut table = given(["12 11", "5 7", "5 1"]).top("5").playing();
        table.plays_at(Moment(10_400), 1, throw(0), 0).plays_at(Moment(10_500), 0, take(1), lag).waits(300);
        assert_eq!(table.pyramid(0) == pyramid("12 5"), taken);
        assert_eq!(table.pyramid(1) == pyramid("5 7"), taken, "a throw at a taken card is too late");
        let stage = if taken { Stage::End } else { Stage::Draw };
        assert_eq!(table.seen(0).stage, stage);
        let late = |event: &Event| matches!(event, Event::TooLate { seat: Seat(1), .. });
        assert_eq!(table.events().iter().any(late), taken);
    }
}

#[test]
fn fl_16_equal_times_are_broken_by_the_dice() {
    let taken = |dice: u64| {
        let mut table = given(["12 11", "5 7", "5 1"]).top("5").playing_with(dice);
        table.plays_at(Moment(10_400), 1, throw(0), 0).plays_at(Moment(10_500), 0, take(1), 100).waits(300);
        table.pyramid(0) == pyramid("12 5")
    };
    let count = (0..200).filter(|dice| taken(*dice)).count();
    assert!((75..=125).contains(&count), "{count} of 200");
}

#[test]
fn fl_16_what_covers_the_discard_waits() {
    let mut table = given(["12 11", "5 7", "5 1"]).top("5").drawn("3").playing();
    table.plays(1, throw(0)).plays(0, discard());
    assert_eq!(table.seen(0).waits, Some(five_or_less::Action::Discard { turn: 1 }));
    assert_eq!((table.seen(1).waits, table.seen(2).waits, table.top()), (None, None, card("5")));
    table.waits(250);
    assert_eq!((table.top(), table.pyramid(1)), (card("3"), pyramid(". 7")));
    assert_eq!(table.seen(0).waits, None);
}

#[test]
fn fl_17_no_target_no_power() {
    let mut locked = setting("12").called([1, 2]).playing();
    locked.plays(0, draw()).plays(0, swap(0)).refuses(0, use_power(), "FL-11");
    let mut bare = given(["8 11", "", ""]).next("0").playing();
    bare.plays(0, draw()).plays(0, swap(0));
    assert_eq!(bare.seen(0).power, None, "an 8 needs a card to swap with");
    let mut alone = given(["14", "3", "4"]).next("0").playing();
    alone.plays(0, draw()).plays(0, swap(0)).plays(0, use_power()).plays(0, give(0, 1));
    assert_eq!(alone.pyramid(0), pyramid("."));
}

#[test]
fn fl_17_twelve_and_fourteen_hit_an_empty_pyramid() {
    let mut table = given(["12 11", "", ""]).next("0 4").playing();
    table.plays(0, draw()).plays(0, swap(0)).plays(0, use_power()).plays(0, burden(2));
    assert_eq!(table.pyramid(2), pyramid("4"));
    let mut table = given(["14 11", "", ""]).next("0 4").playing();
    table.plays(0, draw()).plays(0, swap(0)).plays(0, use_power()).plays(0, give(0, 1));
    assert_eq!(table.pyramid(1), pyramid("0"));
}

#[test]
fn fl_17_a_target_that_was_thrown_away_is_chosen_again() {
    let mut table = given(["8 11", "8 7", "5 1"]).next("0 4").playing();
    table.plays(0, draw()).plays(0, swap(0)).plays(0, use_power());
    table.plays(1, throw(0)).plays(0, hit(1, 0));
    assert!(table.seen(0).waits.is_some(), "nobody sees the throw, so it is not refused");
    table.waits(250);
    assert_eq!((table.seen(0).stage, table.seen(0).waits), (Stage::Target, None));
    table.refuses(0, hit(1, 0), "FL-17").plays(0, hit(1, 1));
    assert_eq!(table.pyramid(1), pyramid(". 4"));
}

#[test]
fn fl_17_a_power_that_lost_its_last_target_is_skipped() {
    let mut table = given(["8 11", "8"]).next("0 4").playing();
    table.plays(0, draw()).plays(0, swap(0)).plays(0, use_power()).plays(1, throw(0)).waits(250);
    assert_eq!((table.seen(0).stage, table.seen(0).power), (Stage::End, None));
    assert!(table.sights(Audience::Spectator).contains(&Sight::Skipped { seat: Seat(0) }));
}

#[test]
fn fl_24_no_power_against_a_caller() {
    let mut table = setting("8").called([1]).playing();
    table.plays(0, draw()).plays(0, swap(0)).plays(0, use_power()).refuses(0, hit(1, 0), "FL-24");
    table.plays(0, hit(2, 0));
}
