//! The timer, Done and the limit (FF-7), and the pause (FF-18), by a clock that stands until it is moved.

use find_five::{Action, Event, FindFive, MAX_PAUSE, NO_LIMIT, Options, Phase, Timer};
use table::{Game, Seat};

use super::given::{Rounds as _, done, given, mark, open, ready, timer};

const I: [u8; 5] = [0, 1, 2, 3, 4];
const T: [u8; 5] = [20, 21, 22, 31, 41];

#[test]
fn ff_7_the_first_turns_the_one_timer_and_draws_no_more() {
    let mut table = given(3).fives(&[&I]).playing();
    table.waits(5_000).plays(1, timer());
    assert_eq!(table.seen(0).timer, Some(Seat(1)));
    table.refuses(0, timer(), "FF-7").refuses(1, timer(), "FF-7");
    table.refuses(1, mark(&I), "FF-7").refuses(1, done(), "FF-7").plays(0, mark(&I));
}

#[test]
fn ff_7_the_others_go_on_until_it_has_run_out() {
    for length in Timer::ALL {
        let options = Options { timer: length, ..Options::default() };
        let mut table = given(2).options(options).fives(&[&I, &T]).playing();
        table.waits(1_000).plays(0, timer()).waits(length.millis() - 1).plays(1, mark(&I));
        // What arrives with the last grain is too late: what is due comes first.
        table.waits(1).refuses(1, mark(&T), "FF-7");
        assert_eq!(table.seen(0).phase, Phase::Pause);
        assert_eq!(table.points(), [1, 4]);
    }
}

#[test]
fn ff_7_the_page_is_told_how_long_a_phase_takes() {
    let mut table = given(2).fives(&[&I]).playing();
    let length = |seen| FindFive::view_aid(&seen).length;
    assert_eq!(length(table.seen(0)), Some(180_000));
    table.plays(0, timer());
    assert_eq!(length(table.seen(1)), Some(30_000));
    table.plays(1, done());
    assert_eq!(length(table.seen(0)), Some(MAX_PAUSE));
    assert_eq!(length(given(1).fives(&[&I]).playing().seen(0)), None, "no clock runs for one alone");
}

#[test]
fn ff_7_done_is_final_and_earns_nothing() {
    let mut table = given(3).fives(&[&I]).playing();
    table.refuses(1, done(), "FF-7").plays(0, timer()).plays(1, mark(&I)).plays(1, done());
    table.refuses(1, mark(&T), "FF-7").refuses(1, done(), "FF-7");
    assert_eq!(table.seen(0).phase, Phase::Drawing);
    table.plays(2, done());
    assert_eq!(table.seen(0).phase, Phase::Pause, "all are done");
    assert_eq!(table.points(), [1, 4, 0]);
}

#[test]
fn ff_7_a_round_nobody_ends_is_stopped() {
    let mut table = given(2).fives(&[&I]).playing();
    table.plays(0, mark(&I)).waits(179_999);
    assert_eq!(table.seen(0).phase, Phase::Drawing);
    table.waits(1);
    assert_eq!(table.points(), [4, 0], "nobody gets the timer's point");
    assert_eq!(table.last().timer, None);
}

#[test]
fn ff_7_the_limit_is_an_option() {
    let options = Options { limit: 60, ..Options::default() };
    let mut table = given(2).options(options).playing();
    table.waits(60_000);
    assert_eq!(table.seen(0).phase, Phase::Pause);
    for limit in [59, 901, -1, 1] {
        let refused = FindFive::accepts(&Options { limit, ..Options::default() }, 2).unwrap_err();
        assert_eq!(refused.rule(), "FF-7");
    }
}

#[test]
fn ff_7_without_a_limit_a_round_lasts_until_somebody_turns_the_timer() {
    let options = Options { limit: NO_LIMIT, ..Options::default() };
    assert_eq!(FindFive::accepts(&options, 2), Ok(()));
    let mut table = open(options, 2, 5);
    assert_eq!((table.seen(0).due, table.sitting.game().deadline()), (None, None));
    table.waits(100_000_000);
    assert_eq!((table.seen(0).round, table.seen(0).phase), (1, Phase::Drawing));
    table.plays(1, timer()).waits(29_999);
    assert_eq!(table.seen(0).phase, Phase::Drawing);
    table.waits(1);
    assert_eq!((table.seen(0).phase, table.points()), (Phase::Pause, vec![0, 1]));
    table.waits(MAX_PAUSE);
    assert_eq!((table.seen(0).round, table.seen(0).due), (2, None), "nor does the next one end by itself");
}

#[test]
fn ff_7_turns_of_the_timer_count_in_order_of_arrival() {
    let mut table = given(2).playing();
    // Both in the same moment: what arrives first is first.
    table.waits(5_000).plays(1, timer()).refuses(0, timer(), "FF-7").plays(0, done());
    assert_eq!((table.last().timer, table.points()), (Some(Seat(1)), vec![0, 1]));
}

#[test]
fn ff_7_a_timer_turned_near_the_limit_runs_in_full() {
    let mut table = given(2).fives(&[&I]).playing();
    table.waits(179_999).plays(0, timer()).waits(29_999).plays(1, mark(&I));
    assert_eq!(table.seen(0).phase, Phase::Drawing);
    table.waits(1);
    assert_eq!(table.points(), [1, 4]);
}

#[test]
fn ff_7_what_was_meant_for_another_round_is_refused() {
    let mut table = open(Options::default(), 2, 5);
    table.plays(0, timer()).plays(1, done()).all_ready();
    for action in [
        Action::Mark { round: 1, squares: I.into_iter().collect() },
        Action::Timer { round: 1 },
        Action::Done { round: 1 },
        Action::Timer { round: 3 },
    ] {
        assert_eq!(table.act(0, action).unwrap_err().rule(), "FF-7");
    }
    assert_eq!(table.act(0, Action::Ready { round: 1 }).unwrap_err().rule(), "FF-18");
}

#[test]
fn ff_18_the_next_round_begins_when_all_are_ready() {
    let mut table = given(2).playing();
    table.plays(0, timer()).plays(1, done());
    table.refuses(0, mark(&I), "FF-7").plays(0, ready()).refuses(0, ready(), "FF-18");
    assert_eq!((table.seen(0).round, table.seen(0).phase), (1, Phase::Pause));
    table.plays(1, ready());
    assert_eq!((table.seen(0).round, table.seen(0).phase), (2, Phase::Drawing));
}

#[test]
fn ff_18_or_after_a_minute() {
    let mut table = given(2).playing();
    table.plays(0, timer()).waits(30_000).plays(0, ready()).waits(MAX_PAUSE - 1);
    assert_eq!(table.seen(0).round, 1);
    table.waits(1);
    assert_eq!(table.seen(0).round, 2);
    let Some(Event::Rolled { since, due, .. }) = table.events().pop() else { panic!("it was rolled") };
    assert_eq!(due.unwrap().since(since), 180_000, "the limit counts from the roll");
}

#[test]
fn ff_18_the_results_stay_in_sight() {
    let mut table = given(2).fives(&[&I]).playing();
    table.plays(0, mark(&I)).plays(0, timer()).plays(1, done()).all_ready();
    assert_eq!(table.seen(1).last.unwrap().boards[0].outlines.len(), 1);
}
