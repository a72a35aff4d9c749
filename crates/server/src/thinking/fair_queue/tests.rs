//! The order of the queue, by a clock that the tests set.

use std::net::{IpAddr, Ipv4Addr};

use super::super::time_share;
use super::*;

const TICK: Duration = Duration::from_millis(10);

fn address(last: u8) -> Address {
    Address::of(IpAddr::V4(Ipv4Addr::new(10, 0, 0, last)))
}

/// The bots of a table of that address.
fn table(address_of: u8, code: &str) -> Payer {
    Payer { address: address(address_of), flow: Flow::Table(code.into()) }
}

/// The hints of a person at that address.
fn person(address_of: u8, name: &str) -> Payer {
    Payer { address: address(address_of), flow: Flow::Person(name.into()) }
}

/// A queue in which everything is given the same time.
fn queue<T>() -> FairQueue<T> {
    FairQueue::new(1, |_| TICK)
}

/// Takes what is next and lets it take so long.
fn serve(queue: &mut FairQueue<&'static str>, took: Duration) -> Option<&'static str> {
    let turn = queue.pop(Duration::ZERO)?;
    queue.finish(&turn.payer, turn.given, took);
    Some(turn.item)
}

fn order(queue: &mut FairQueue<&'static str>) -> Vec<&'static str> {
    std::iter::from_fn(|| serve(queue, TICK)).collect()
}

#[test]
fn one_table_is_served_in_order() {
    let mut queue = queue();
    for item in ["a", "b", "c"] {
        queue.push(&table(1, "T"), item, Duration::ZERO);
    }
    assert_eq!((queue.len(), order(&mut queue)), (3, vec!["a", "b", "c"]));
}

#[test]
fn tables_and_people_of_an_address_take_turns() {
    let mut queue = queue();
    for item in ["bot 1", "bot 2", "bot 3"] {
        queue.push(&table(1, "T"), item, Duration::ZERO);
    }
    queue.push(&person(1, "anna"), "hint", Duration::ZERO);
    queue.push(&table(1, "U"), "bot 4", Duration::ZERO);
    assert_eq!(order(&mut queue), ["bot 1", "hint", "bot 4", "bot 2", "bot 3"]);
}

#[test]
fn many_tables_of_one_address_stand_behind_one_of_another() {
    let mut queue = queue();
    for number in 0..110 {
        queue.push(&table(1, &format!("T{number}")), "crowd", Duration::ZERO);
    }
    for _ in 0..20 {
        assert_eq!(serve(&mut queue, TICK), Some("crowd"));
        queue.push(&table(2, "X"), "other", Duration::ZERO);
        // It is next, though a hundred came before it, and though it had its turn a moment ago.
        assert_eq!(serve(&mut queue, TICK), Some("other"));
    }
}

#[test]
fn addresses_share_time_and_not_turns() {
    let mut queue = queue();
    let mut times = [Duration::ZERO; 2];
    for _ in 0..200 {
        queue.push(&table(1, "T"), "slow", Duration::ZERO);
        queue.push(&table(2, "U"), "fast", Duration::ZERO);
    }
    for _ in 0..100 {
        let turn = queue.pop(Duration::ZERO).unwrap();
        let (which, took) = if turn.item == "slow" { (0, 3 * TICK) } else { (1, TICK / 2) };
        times[which] += took;
        queue.finish(&turn.payer, turn.given, took);
    }
    let [slow, fast] = times.map(|time| time.as_millis());
    assert!(slow.abs_diff(fast) <= 30, "{slow} and {fast} ms");
}

#[test]
fn who_was_away_has_no_credit() {
    let mut queue = queue();
    for _ in 0..100 {
        queue.push(&table(1, "T"), "steady", Duration::ZERO);
    }
    for _ in 0..50 {
        serve(&mut queue, TICK);
    }
    for _ in 0..50 {
        queue.push(&table(2, "U"), "late", Duration::ZERO);
    }
    let turns = order(&mut queue);
    let late = turns[..20].iter().filter(|item| **item == "late").count();
    assert!((9..=11).contains(&late), "{turns:?}");
}

#[test]
fn while_several_are_under_way_the_shares_are_even() {
    let mut queue = queue();
    for _ in 0..10 {
        queue.push(&table(1, "T"), "one", Duration::ZERO);
        queue.push(&table(2, "U"), "other", Duration::ZERO);
    }
    let begun: Vec<_> = (0..4).map(|_| queue.pop(Duration::ZERO).unwrap()).collect();
    assert_eq!(begun.iter().filter(|turn| turn.item == "one").count(), 2);
}

#[test]
fn what_nobody_waits_for_is_taken_out() {
    let mut queue = queue();
    for item in ["a", "b", "c"] {
        queue.push(&table(1, "T"), item, Duration::ZERO);
    }
    assert_eq!(queue.withdraw(&table(1, "T"), |item| *item == "b"), Some("b"));
    assert_eq!(queue.withdraw(&table(1, "T"), |item| *item == "b"), None);
    assert_eq!(queue.withdraw(&table(9, "T"), |item| *item == "a"), None);
    assert_eq!((queue.len(), order(&mut queue)), (2, vec!["a", "c"]));
}

#[test]
fn a_full_queue_displaces_the_newest_of_who_has_most() {
    let mut queue = queue();
    queue.push(&table(1, "T"), "little", Duration::ZERO);
    for item in ["first", "second", "third"] {
        queue.push(&table(2, "U"), item, Duration::ZERO);
    }
    queue.push(&table(2, "V"), "fourth", Duration::ZERO);
    assert_eq!(queue.displace(), Some("third"));
    assert_eq!(queue.displace(), Some("second"));
    assert_eq!(order(&mut queue), ["little", "first", "fourth"]);
    assert_eq!(queue.displace(), None);
}

/// A hundred tables at once, then one more address every now and then: what each is given, and when it is done.
#[test]
fn all_are_done_in_time_by_the_time_they_are_given() {
    let mut queue = FairQueue::new(1, time_share::time_for);
    for number in 0..100 {
        queue.push(&table(number, "T"), "burst", Duration::ZERO);
    }
    let mut now = Duration::ZERO;
    while let Some(turn) = queue.pop(now) {
        assert!(turn.given <= Duration::from_millis(5), "{:?}", turn.given);
        now += turn.given;
        queue.finish(&turn.payer, turn.given, turn.given);
    }
    assert!(now <= Duration::from_millis(401), "{now:?}");
}

/// Every table asks again 800 ms after it had its answer, as bots do that pause: the queue settles where all are
/// served within the pause, and uses the time there is.
#[test]
fn a_hundred_tables_settle_where_none_is_late() {
    for tables in [10u8, 100, 200] {
        let mut queue = FairQueue::new(1, time_share::time_for);
        let pause = Duration::from_millis(800);
        let mut asking: Vec<(Duration, u8)> =
            (0..tables).map(|number| (pause * u32::from(number) / u32::from(tables), number)).collect();
        let (mut now, mut busy, mut longest) = (Duration::ZERO, Duration::ZERO, Duration::ZERO);
        while now < Duration::from_secs(30) {
            let (due, later) = asking.iter().partition(|(at, _)| *at <= now);
            asking = later;
            for (at, number) in due {
                let asked: Duration = at;
                queue.push(&table(number, "T"), (asked, number), asked);
            }
            let Some(turn) = queue.pop(now) else {
                now += Duration::from_millis(1);
                continue;
            };
            now += turn.given;
            busy += turn.given;
            queue.finish(&turn.payer, turn.given, turn.given);
            let (asked, number) = turn.item;
            longest = longest.max(now.saturating_sub(asked));
            asking.push((asked + pause, number));
        }
        assert!(longest < Duration::from_millis(600), "{tables} tables: {longest:?}");
        assert!(busy > now.mul_f64(0.9), "{tables} tables: {busy:?} of {now:?}");
    }
}

#[test]
fn nothing_is_remembered_of_who_is_gone() {
    let mut queue = queue();
    for number in 0..200 {
        queue.push(&table(number, "T"), "once", Duration::ZERO);
    }
    while queue.len() > 0 {
        serve(&mut queue, TICK);
    }
    assert!(queue.addresses.next().is_none() && queue.addresses.is_empty());
}
