use serde_json::{Value, json};
use table::{Commit, Moment, Seat, Secret};

use super::super::LONG_GAME;
use super::*;
use crate::fact::Fact;
use crate::identity::Holder;
use crate::log_entry::{Cause, LogEntry};
use crate::wire::ChatLine;

fn address(ip: &str) -> Address {
    Address::of(ip.parse().unwrap())
}

fn person(number: u32) -> String {
    format!("person {number}")
}

fn holder() -> Holder {
    Holder::of("anna")
}

#[test]
fn sockets_count_while_they_are_held() {
    let visitors = Visitors::new(Limits { sockets: 2, ..Limits::none() });
    let [one, other] =
        ["1.1.1.1", "2.2.2.2"].map(|ip| visitors.visitor_at(address(ip), &person(1), Instant::now()));
    let first = one.connect().unwrap();
    let _second = one.connect().unwrap();
    assert_eq!(one.connect().err().unwrap().rule(), "S-22");
    assert!(other.connect().is_ok());
    drop(first);
    assert!(one.connect().is_ok());
}

#[test]
fn connections_count_by_address_but_not_those_of_a_proxy() {
    let visitors = Visitors::new(Limits { connections: 1, ..Limits::default() });
    let accepts = |ip: &str| visitors.accept(ip.parse().unwrap());
    let first = accepts("1.1.1.1").unwrap();
    assert!(accepts("1.1.1.1").is_err() && accepts("2.2.2.2").is_ok());
    drop(first);
    assert!(accepts("1.1.1.1").is_ok());
    let proxied = [accepts("127.0.0.1"), accepts("::1"), accepts("127.0.0.1")];
    assert!(proxied.iter().all(Result::is_ok));
}

#[test]
fn coming_again_refills_nothing() {
    let visitors = Visitors::new(Limits { chat: 3, ..Limits::default() });
    let now = Instant::now();
    let says =
        |ip: &str, who: u32| visitors.visitor_at(address(ip), &person(who), now).take_at(Limited::Chat, now);
    for _ in 0..3 {
        assert!(says("1.1.1.1", 1).is_ok());
    }
    let refused = says("1.1.1.1", 1).unwrap_err();
    assert_eq!((refused.rule(), &*refused.why().key), ("S-21", "server-too-much-chat"));
    assert!(says("1.1.1.1", 2).is_ok(), "another person at this address");
}

#[test]
fn people_are_free_and_the_address_is_what_counts() {
    let visitors = Visitors::new(Limits { chat: 3, people: 2, ..Limits::default() });
    let now = Instant::now();
    let says =
        |ip: &str, who: u32| visitors.visitor_at(address(ip), &person(who), now).take_at(Limited::Chat, now);
    assert_eq!((0..1000).filter(|who| says("2001:db8::1", *who).is_ok()).count(), 6);
    let refused = says("2001:db8::2", 5000).unwrap_err();
    assert_eq!(&*refused.why().key, "server-address-too-fast", "the same household");
    assert!(says("2001:db8:0:1::2", 1).is_ok(), "another one");
}

#[test]
fn what_the_address_refuses_does_not_cost_the_person() {
    let visitors = Visitors::new(Limits { chat: 2, people: 1, ..Limits::default() });
    let now = Instant::now();
    let visitor = |who: u32| visitors.visitor_at(address("1.1.1.1"), &person(who), now);
    assert!(visitor(1).take_at(Limited::Chat, now).is_ok() && visitor(2).take_at(Limited::Chat, now).is_ok());
    for _ in 0..100 {
        assert!(visitor(3).take_at(Limited::Chat, now).is_err());
    }
    assert!(visitor(3).take_at(Limited::Chat, now + Duration::from_secs(30)).is_ok());
}

/// A flood of addresses cannot make the server forget whom it limits, and shares what is left among itself.
#[test]
fn a_flood_of_addresses_flushes_nothing() {
    let visitors = Visitors::new(Limits { chat: 1, people: 1, ..Limits::default() });
    let now = Instant::now();
    let says = |ip: u32, who: u32| {
        let address = Address::of(std::net::Ipv4Addr::from_bits(ip).into());
        visitors.visitor_at(address, &person(who), now).take_at(Limited::Chat, now)
    };
    assert!(says(1, 1).is_ok());
    assert!(says(1, 1).is_err());
    let said = (2..100_000).filter(|ip| says(*ip, *ip).is_ok()).count();
    assert_eq!(said, MAX_ADDRESSES - 1 + CROWDS);
    assert!(says(1, 1).is_err(), "still known");
}

/// How many of that one address can do in an hour: as many people as it likes to be, all the time.
fn most_in_an_hour(kind: Limited) -> usize {
    let visitors = Visitors::new(Limits::default());
    let start = Instant::now();
    let people: Vec<Visitor> =
        (0..100).map(|who| visitors.visitor_at(address("1.1.1.1"), &person(who), start)).collect();
    let at = |second: u32| start + Duration::from_secs(1) * second;
    let takes = |second: u32| {
        people
            .iter()
            .map(|one| (0..200).take_while(|_| one.take_at(kind, at(second)).is_ok()).count())
            .sum::<usize>()
    };
    (0..3600).map(takes).sum()
}

/// What an entry takes in the database: its text, and generously what stands beside it.
fn stored(facts: Vec<Fact>, by: bool, game: Vec<Box<serde_json::value::RawValue>>) -> usize {
    let client = crate::identity::Client::of(&holder(), "page");
    let cause = Cause { client, number: u32::MAX, fingerprint: u32::MAX, of: Some(holder().short()) };
    let entry = LogEntry { at: Moment(u64::from(u32::MAX)), by: by.then_some(cause), facts, game };
    serde_json::to_string(&entry).unwrap().len() + 64
}

/// The options of a game as long as they can be written.
fn longest_options(game: &dyn catalog::GameEntry) -> Value {
    let longest = |setting: &table::Setting| {
        let value = match setting.choice {
            table::Choice::Switch { .. } => json!(false),
            table::Choice::Word { of, .. } => json!(of.iter().max_by_key(|word| word.len())),
            // Numbers and days.
            _ => json!(i32::MIN),
        };
        (setting.name.to_owned(), value)
    };
    Value::Object(game.about().settings.iter().map(longest).collect())
}

/// All that one address can have stored in an hour beside games, each thing as large as it can be.
#[test]
fn an_address_at_full_limits_stores_at_most_50_mb_an_hour_beside_games() {
    let seat = Seat(9);
    let name = "\u{1f600}".repeat(24);
    let line = ChatLine { number: u32::MAX, seat, text: "\u{1f600}".repeat(200) };
    let chat = stored(vec![Fact::Said { line }], true, Vec::new());

    let commitment = Secret([7; 32]).commitment();
    let hash = table::ContributionHash::of("text");
    let commits: Vec<Commit> = Seat::all(10).map(|seat| Commit { seat, hash }).collect();
    let changes =
        catalog::GAMES.iter().map(|game| vec![Fact::OptionsSet { options: longest_options(*game) }]).chain([
            vec![Fact::SeatFreed { seat }, Fact::Sat { seat, holder: holder(), name: name.clone() }],
            vec![Fact::SeatFreed { seat }, Fact::HostChanged { holder: holder() }],
            vec![Fact::Committed { seat, hash, client: crate::identity::Client::of(&holder(), "page") }],
            vec![Fact::DeviceJoined { seat, holder: holder(), key: None }],
        ]);
    let change = changes.map(|facts| stored(facts, true, Vec::new())).max().unwrap();
    // A start that all who are bound let fail: it takes a commit of each, and leaves this behind by itself.
    let settled = Fact::StartSettled { commitment, commits: commits.clone() };
    let failed = Fact::StartFailed { missing: Seat::all(10).collect(), commitment };
    let start =
        stored(vec![settled], true, Vec::new()) + stored(vec![failed, Fact::StartGivenUp], false, Vec::new());
    let change = change.max((start + 10 * change) / 11);

    let opened = |game: &&'static dyn catalog::GameEntry| {
        let about = game.about();
        let opening = catalog::Opening {
            table: Some("7TN832".to_owned()),
            names: vec![name.clone(); *about.seats.end() as usize],
            commits: commits.clone(),
            ..catalog::Opening::new(&Value::Null, *about.seats.end(), Secret([7; 32]))
        };
        let table = game.open(&opening).unwrap();
        let game = (0..table.length()).filter_map(|number| table.record(number)).collect();
        let seated = Seat::all(10).map(|seat| Fact::Sat { seat, holder: holder(), name: name.clone() });
        let header = Fact::Started { header: Box::new(table.header().unwrap().clone()) };
        stored(seated.chain([header]).collect(), false, game)
    };
    let table = catalog::GAMES.iter().map(opened).max().unwrap() + change;

    let parts = [(Limited::Chat, chat), (Limited::Change, change), (Limited::Table, table)];
    let most = parts.map(|(kind, bytes)| most_in_an_hour(kind) * bytes);
    println!("bytes each: {:?}; in an hour at most: {most:?}, {}", parts, most.iter().sum::<usize>());
    assert!(most.iter().sum::<usize>() < 50_000_000, "{parts:?} {most:?}");
}

/// How many actions of one seat are taken in an hour, in a game of so many records.
fn actions_in_an_hour(records: usize) -> usize {
    let (rate, start) = (Limits::default().actions_of_seat(records), Instant::now());
    let mut bucket = TokenBucket::full(start);
    let mut takes = |second: u32| {
        let now = start + Duration::from_secs(1) * second;
        let mut taken = 0;
        while bucket.wait(rate, now).is_zero() {
            bucket.take(rate, now);
            taken += 1;
        }
        taken
    };
    (0..3600).map(&mut takes).sum()
}

/// Drawing and erasing in 5er Finden can go on for ever. What it leaves is bounded: by the rate of a seat, by that of the
/// people of an address, and by how long a game is.
#[test]
fn an_address_that_draws_and_erases_without_end_stores_at_most_100_mb_an_hour() {
    assert_eq!(
        (actions_in_an_hour(LONG_GAME - 1), actions_in_an_hour(LONG_GAME)),
        (100 + 5 * 3599, 6 + 6 * 60 - 1)
    );
    let opening = catalog::Opening::new(&Value::Null, 1, Secret([7; 32]));
    let mut table = catalog::find("find-five").unwrap().open(&opening).unwrap();
    let before = table.length();
    // As large as an action is there: one outline takes the place of another.
    for squares in [[90, 91, 92, 93, 94, 95, 96, 97], [92, 93, 94, 95, 96, 97, 98, 99]] {
        let action = json!({ "do": "mark", "round": 1, "squares": squares }).to_string();
        let action = table.parse_action(&action).unwrap();
        table.act(Seat(0), &action, Moment(u64::from(u32::MAX)), 0).unwrap();
    }
    let last = table.record(table.length() - 1).unwrap();
    assert_eq!(table.length(), before + 2);
    let bytes = stored(Vec::new(), true, vec![last]);
    let hour = most_in_an_hour(Limited::Action) * bytes;
    println!("{bytes} bytes each: {hour} in an hour, {} in a table before it is slow", LONG_GAME * bytes);
    assert!(hour < 100_000_000, "{hour}");
}
