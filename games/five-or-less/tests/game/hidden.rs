//! Remembering is the game: what is shown of a face-down card, and for how long (FL-4, FL-32).

use five_or_less::{FiveOrLess, Memory, Sight};
use table::{Audience, Game, Searchable, Seat, TimedSight};

use super::given::{
    Table, TableExt, card, discard, draw, give, given, hit, steal, swap, take, throw, use_power,
};

fn memory_of(table: &Table, seat: u8) -> Memory {
    let mut memory = Memory::default();
    table
        .sights(Audience::Seat(Seat(seat)))
        .iter()
        .for_each(|sight| FiveOrLess::remember(&mut memory, sight));
    memory
}

/// What is kept for that audience.
fn lasting(table: &Table, audience: Audience) -> Vec<Sight> {
    let seen = table.events().into_iter().filter_map(|event| FiveOrLess::sight(&event, audience));
    seen.filter_map(|seen| if let TimedSight::Lasting(sight) = seen { Some(sight) } else { None }).collect()
}

#[test]
fn fl_6_only_the_drawer_sees_the_card_and_only_until_it_is_placed() {
    let mut table = given(["1 2", "3 4"]).next("9").playing();
    table.plays(0, draw());
    assert_eq!((table.seen(0).drawn, table.seen(1).drawn), (Some(card("9")), None));
    assert!(table.sights(Audience::Seat(Seat(1))).contains(&Sight::Drew { seat: Seat(0), card: None }));
    table.plays(0, swap(0));
    assert_eq!(table.seen(0).drawn, None);
    assert_eq!(memory_of(&table, 0).card(Seat(0), 0), Some(card("9")));
    assert_eq!(memory_of(&table, 1).card(Seat(0), 0), None);
}

#[test]
fn fl_4_what_is_kept_does_not_tell_who_took_what() {
    let kept = |take_it: bool| {
        let mut table = given(["1 2", "3 4", "0 0"]).top("5").next("9").playing();
        if take_it {
            table.plays(0, take(1));
        } else {
            table.plays(0, draw()).plays(0, swap(1));
        }
        [Audience::Seat(Seat(0)), Audience::Seat(Seat(1)), Audience::Spectator]
            .map(|who| lasting(&table, who))
    };
    assert_eq!(kept(true), kept(false));
}

#[test]
fn fl_32_memory_follows_the_cards() {
    let mut table = given(["10 2 14", "3 4", "0 0"]).top("5").next("9 1 1").playing();
    table.plays(0, take(0)).plays(0, use_power()).plays(0, steal(0, 1, 1));
    assert_eq!(memory_of(&table, 2).card(Seat(1), 1), Some(card("5")), "the taken card went there");
    assert_eq!(memory_of(&table, 2).card(Seat(0), 0), None);
    table.plays(2, throw(0)).waits(2_500);
    let memory = memory_of(&table, 1);
    assert_eq!(memory.card(Seat(2), 0), Some(card("0")), "seen when it was thrown");
    assert_eq!(memory.discarded(card("10")), 1);
}

#[test]
fn fl_32_memory_of_given_and_swapped_cards() {
    let mut table = given(["14 8", "3 4", "0 0"]).top("5").next("7").playing();
    table.plays(0, draw()).plays(0, swap(0)).plays(0, use_power()).plays(0, give(0, 2));
    let memory = memory_of(&table, 0);
    assert_eq!(memory.card(Seat(2), 2), Some(card("7")), "whoever drew it knows where it went");
    assert_eq!(memory_of(&table, 2).card(Seat(2), 2), None, "whoever got it does not");
    let mut table = given(["8 8", "3 4", "0 0"]).top("5").next("7 6").playing();
    table.plays(1, throw(0)).waits(2_500).plays(0, draw()).plays(0, swap(0));
    assert_eq!(memory_of(&table, 0).card(Seat(1), 0), Some(card("3")));
    table.plays(0, use_power()).plays(0, hit(1, 0));
    assert_eq!(memory_of(&table, 0).card(Seat(1), 0), None);
}

#[test]
fn fl_4_a_determinization_keeps_what_was_seen() {
    let mut table = Table::open(&five_or_less::Options::default(), 4, 4);
    table.waits(10_000);
    let first = table.seen(0).to_play.0;
    table.plays(first, draw()).plays(first, discard());
    let (view, memory) = (table.seen(2), memory_of(&table, 2));
    let mut rng = fastrand::Rng::with_seed(1);
    for _ in 0..50 {
        let sampled = FiveOrLess::resample(&view, &memory, &mut rng);
        assert_eq!(sampled.view(Audience::Seat(Seat(2))), view);
        assert_eq!(sampled.position().pyramids[2][..3], table.pyramid(2)[..3]);
    }
}

#[test]
fn fl_6_a_view_does_not_tell_what_was_taken() {
    let view = |top: &str| {
        let mut table = given(["1 9", "3 4", "0 0"]).top(top).playing();
        table.plays(0, take(1)).waits(3_000);
        [table.seen(0), table.seen(1), table.sitting.view(Audience::Spectator)]
    };
    assert_eq!(view("5"), view("6"));
}
