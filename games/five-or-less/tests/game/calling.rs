//! Saying "5 or less", and how a round ends (FL-24 to FL-26).

use five_or_less::{CLAIM_WINDOW, FiveOrLess, LAST_CLAIMS, Options, Phase, Stage};
use table::{Game, Moment, Seat};

use super::given::{Table, TableExt, burden, call, discard, draw, end_turn, given, swap, throw, use_power};

fn idle_turn(table: &mut Table, seat: u8) {
    table.plays(seat, draw()).plays(seat, discard()).plays(seat, end_turn());
}

#[test]
fn fl_24_at_the_end_of_ones_own_turn() {
    let mut table = given(["1 2", "3 4", "5 7"]).playing();
    table.refuses(1, call(), "FL-24").refuses(0, call(), "FL-24");
    table.plays(0, draw()).refuses(0, call(), "FL-24").plays(0, discard());
    assert_eq!(table.seen(0).stage, Stage::End);
    table.plays(0, call());
    assert!(table.seen(1).called.contains(Seat(0)));
    table.refuses(0, throw(0), "FL-24");
}

#[test]
fn fl_24_the_turn_ends_by_itself() {
    let mut table = given(["1 2", "3 4"]).options(|options| options.turn_end_seconds = 4).playing();
    table.waits(60_000);
    assert_eq!(table.seen(0).stage, Stage::Draw, "the table waits for the draw");
    table.plays(0, draw()).plays(0, discard());
    assert_eq!(table.seen(1).until, Some(table.sitting.now() + 4_000));
    table.waits(3_999);
    assert_eq!(table.seen(0).to_play, Seat(0));
    table.waits(1);
    assert_eq!((table.seen(0).to_play, table.seen(0).called.len()), (Seat(1), 0));
    assert!(FiveOrLess::accepts(&Options { turn_end_seconds: 31, ..Options::default() }, 2).is_err());
}

#[test]
fn fl_24_the_clock_stops_for_a_power_and_starts_anew_after_it() {
    let mut table = given(["12 2", "3 4"]).next("0 1").playing();
    table.plays(0, draw()).plays(0, swap(0)).waits(5_900).plays(0, use_power()).waits(60_000);
    assert_eq!(table.seen(0).stage, Stage::Target);
    table.plays(0, burden(1)).waits(5_999);
    assert_eq!(table.seen(0).to_play, Seat(0));
    table.waits(1);
    assert_eq!(table.seen(0).to_play, Seat(1));
}

#[test]
fn fl_24_open_throws_are_judged_first() {
    let mut table = given(["1 2", "13 4", "6 6"]).at_the_end().playing();
    table.plays_at(Moment(15_900), 1, throw(0), 0).waits(200);
    assert_eq!(table.seen(0).to_play, Seat(0), "six seconds are over, the throw is not judged");
    table.waits(50);
    assert_eq!((table.seen(0).to_play, table.seen(0).linked), (Seat(1), 2));
    let mut table = given(["1 2", "13 4", "6 6"]).at_the_end().playing();
    table.plays(1, throw(0)).plays(0, call());
    assert!(table.seen(1).called.is_empty());
    table.waits(CLAIM_WINDOW);
    assert!(table.seen(1).called.contains(Seat(0)));
}

#[test]
fn fl_25_every_other_player_has_one_more_turn() {
    let mut table = given(["1 2", "3 4", "5 7"]).at_the_end().playing();
    table.plays(0, call());
    idle_turn(&mut table, 1);
    table.plays(2, draw()).plays(2, discard()).plays(2, call());
    assert_eq!(table.phase(), Phase::LastClaims, "a second call adds no turns");
    assert_eq!((table.seen(0).called.len(), table.seen(0).first_caller), (2, Some(Seat(0))));
}

#[test]
fn fl_25_last_throws() {
    let mut table = given(["1 2", "3 4", "5 7"]).next("2 4").at_the_end().playing();
    table.plays(0, call());
    idle_turn(&mut table, 1);
    idle_turn(&mut table, 2);
    assert_eq!(table.phase(), Phase::LastClaims);
    assert!(table.sitting.game().awaited().is_empty());
    table.refuses(1, draw(), "FL-5").refuses(0, throw(0), "FL-24");
    table.waits(LAST_CLAIMS - 100).plays(1, throw(1)).waits(100);
    assert_eq!(table.phase(), Phase::LastClaims, "the throw is judged first");
    table.waits(CLAIM_WINDOW);
    assert_eq!(table.phase(), Phase::Between);
    assert_eq!(table.points(), [0, 3, 12]);
}

#[test]
fn fl_25_no_waiting_where_nobody_could_throw() {
    let mut table = given(["1 2", "3 4"]).called([1]).at_the_end().playing();
    table.plays(0, call());
    assert_eq!(table.phase(), Phase::Between);
}

#[test]
fn fl_26_without_a_call_nobody_wins() {
    let mut table = given(["1 3", "0 0", "5 7"]).called([0]).in_turn(2).at_the_end().playing();
    table.plays(2, end_turn()).waits(LAST_CLAIMS);
    let result = table.seen(0).result.unwrap();
    assert_eq!(result.winners.iter().collect::<Vec<_>>(), [Seat(0)]);
    assert_eq!(result.points, [0, 0, 12]);
}
