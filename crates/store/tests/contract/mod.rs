//! The contract of [`Store`], whatever database is behind it. A database runs all of it with `contract!`.

use std::sync::Arc;

use store::{
    Append, Better, Deletion, GameResult, HandedOver, Lookup, NewTable, Person, Rewrite, SeatResult, Stage,
    Store, StoreError, Summary, Token, Versus, whole_log,
};
use tokio::task::JoinSet;

/// A database of a test's own.
pub(crate) trait Backend {
    /// Its store.
    type Store: Store;

    /// An empty one.
    fn fresh() -> Self;

    /// The open store.
    fn store(&self) -> &Arc<Self::Store>;

    /// Closes it and opens it again, as a restart of the server does.
    fn restart(self) -> Self;
}

/// All tests of the contract, for a backend.
macro_rules! contract {
    ($backend:ty: $($name:ident)*) => {
        $(#[tokio::test]
        async fn $name() {
            $crate::contract::$name::<$backend>().await;
        })*
    };
    ($backend:ty) => {
        contract! { $backend:
            what_was_stored_is_loaded
            there_is_no_such_table
            codes_and_links_are_unique
            an_append_for_another_version_changes_nothing
            an_append_of_another_epoch_changes_nothing
            of_many_for_one_version_one_wins
            a_record_is_one_line
            a_log_is_read_in_pieces
            a_summary_is_written_with_what_changed_it
            a_summary_that_did_not_change_stays
            a_table_is_found_by_code_and_by_link
            people_find_their_tables
            a_list_has_an_end
            a_table_can_go_on_after_it_was_over
            what_nothing_happens_at_expires
            a_deleted_table_leaves_nothing_but_its_summary
            a_table_is_not_deleted_while_something_happens
            devices_are_linked_to_people
            a_request_is_carried_out_though_its_caller_is_gone
            a_result_is_written_with_what_ended_the_game
            a_game_that_goes_on_has_no_result
            what_somebody_has_played_is_theirs_on_all_devices
            a_deleted_game_leaves_its_result
            a_key_works_once_and_a_phrase_until_the_next
            an_expired_key_and_one_too_many_devices_change_nothing
            what_pages_kept_is_handed_over_once
            who_is_forgotten_is_nobody_and_others_keep_their_game
        }
    };
}
pub(crate) use contract;

/// A table that waits, with Anna at it.
pub(crate) fn table(code: &str, bodies: &[&str]) -> NewTable {
    let mut token = [0; 16];
    for (byte, letter) in token.iter_mut().zip(code.bytes()) {
        *byte = letter;
    }
    NewTable {
        code: code.to_owned(),
        token: Token(token),
        secret: [7; 32],
        bodies: boxed(bodies),
        summary: summary(Stage::Waiting, &["anna"]),
    }
}

/// An append that leaves the summary as it is.
pub(crate) fn append(code: &str, version: u64, bodies: &[&str]) -> Append {
    Append { code: code.to_owned(), version, epoch: 1, bodies: boxed(bodies), summary: None, result: None }
}

/// How a table stands.
pub(crate) fn summary(stage: Stage, devices: &[&str]) -> Summary {
    let line = format!("{{\"seats\":{}}}", devices.len()).into();
    Summary { stage, game: "five-crowns".to_owned(), listed: false, devices: boxed(devices), line }
}

pub(crate) fn boxed(bodies: &[&str]) -> Vec<Box<str>> {
    bodies.iter().map(|body| Box::from(*body)).collect()
}

/// All records of a table that is there.
pub(crate) async fn bodies(store: &impl Store, code: &str) -> Vec<Box<str>> {
    whole_log(store, code).await.unwrap().expect("the table exists")
}

async fn codes_of(store: &impl Store, devices: &[&str], ended: bool) -> Vec<String> {
    let found = store.tables_of(devices, ended, 100).await.unwrap();
    found.into_iter().map(|table| table.code).collect()
}

fn now() -> i64 {
    let since = std::time::UNIX_EPOCH.elapsed().unwrap();
    since.as_millis() as i64
}

pub(crate) async fn what_was_stored_is_loaded<B: Backend>() {
    let fresh = B::fresh();
    let secret = std::array::from_fn(|n| n as u8);
    let new = NewTable { secret, ..table("KLMN", &["{\"a\":1}"]) };
    fresh.store().create(new.clone()).await.unwrap();
    fresh.store().append(append("KLMN", 1, &["{\"b\":\"★ é\"}", "{\"c\":3}"])).await.unwrap();
    let fresh = fresh.restart();
    let stored = fresh.store().load("KLMN").await.unwrap().unwrap();
    assert_eq!((stored.secret, stored.token), (secret, Some(new.token)));
    assert_eq!((stored.version, stored.epoch, stored.summary), (3, 1, Some(new.summary)));
    let records = bodies(&**fresh.store(), "KLMN").await;
    assert_eq!(records, boxed(&["{\"a\":1}", "{\"b\":\"★ é\"}", "{\"c\":3}"]));
}

pub(crate) async fn there_is_no_such_table<B: Backend>() {
    let fresh = B::fresh();
    let store = fresh.store();
    assert_eq!(store.load("NONE").await.unwrap(), None);
    assert_eq!(store.find(Lookup::Code("NONE")).await.unwrap(), None);
    assert_eq!(store.find(Lookup::Token(Token([9; 16]))).await.unwrap(), None);
    assert!(store.records("NONE", 0, 10).await.unwrap().is_empty());
    assert!(codes_of(&**store, &["anna"], false).await.is_empty());
    let missing = StoreError::Missing { code: "NONE".to_owned() };
    assert_eq!(store.append(append("NONE", 0, &["1"])).await, Err(missing));
}

pub(crate) async fn codes_and_links_are_unique<B: Backend>() {
    let fresh = B::fresh();
    let store = fresh.store();
    store.create(table("KLMN", &["1"])).await.unwrap();
    let again = NewTable { token: Token([1; 16]), ..table("KLMN", &["2"]) };
    assert_eq!(store.create(again).await, Err(StoreError::Taken { code: "KLMN".to_owned() }));
    let same_link = NewTable { code: "OTHER".to_owned(), ..table("KLMN", &["2"]) };
    assert_eq!(store.create(same_link).await, Err(StoreError::Taken { code: "OTHER".to_owned() }));
    assert_eq!(bodies(&**store, "KLMN").await, boxed(&["1"]));
    // Codes are compared as they are written.
    store.create(table("klmn", &["3"])).await.unwrap();
}

pub(crate) async fn an_append_for_another_version_changes_nothing<B: Backend>() {
    let fresh = B::fresh();
    let store = fresh.store();
    store.create(table("KLMN", &["1", "2"])).await.unwrap();
    let before = store.load("KLMN").await.unwrap();
    for expected in [0, 1, 3, u64::MAX] {
        let summary = Some(summary(Stage::Over, &["bert"]));
        let late = Append { summary, ..append("KLMN", expected, &["x", "y"]) };
        let conflict = StoreError::Conflict { code: "KLMN".to_owned(), expected, found: 2 };
        assert_eq!(store.append(late).await, Err(conflict));
    }
    assert_eq!(store.load("KLMN").await.unwrap(), before);
    assert_eq!(bodies(&**store, "KLMN").await, boxed(&["1", "2"]));
}

pub(crate) async fn an_append_of_another_epoch_changes_nothing<B: Backend>() {
    let fresh = B::fresh();
    let store = fresh.store();
    store.create(table("KLMN", &["1"])).await.unwrap();
    for epoch in [0, 2] {
        let late = Append { epoch, ..append("KLMN", 1, &["x"]) };
        let fenced = StoreError::Fenced { code: "KLMN".to_owned(), expected: epoch, found: 1 };
        assert_eq!(store.append(late).await, Err(fenced));
    }
    assert_eq!(bodies(&**store, "KLMN").await, boxed(&["1"]));
}

pub(crate) async fn of_many_for_one_version_one_wins<B: Backend>() {
    let fresh = B::fresh();
    fresh.store().create(table("KLMN", &["0"])).await.unwrap();
    for version in 1..6 {
        let mut racers = JoinSet::new();
        for racer in 0..16 {
            let store = fresh.store().clone();
            racers.spawn(async move { store.append(append("KLMN", version, &[&racer.to_string()])).await });
        }
        let won = racers.join_all().await.into_iter().flatten().count();
        assert_eq!(won, 1);
    }
    assert_eq!(bodies(&**fresh.store(), "KLMN").await.len(), 6);
}

pub(crate) async fn a_record_is_one_line<B: Backend>() {
    let fresh = B::fresh();
    let store = fresh.store();
    for body in ["", "{\n}", "{}\r"] {
        let new = store.create(table("KLMN", &["{}", body])).await;
        assert_eq!(new, Err(StoreError::NotOneLine { index: 1 }));
    }
    store.create(table("KLMN", &["{}"])).await.unwrap();
    let broken = store.append(append("KLMN", 1, &["{}", "{}", "1\n2"])).await;
    assert_eq!(broken, Err(StoreError::NotOneLine { index: 2 }));
    assert_eq!(bodies(&**store, "KLMN").await.len(), 1);
}

pub(crate) async fn a_log_is_read_in_pieces<B: Backend>() {
    let fresh = B::fresh();
    let store = fresh.store();
    store.create(table("KLMN", &["0"])).await.unwrap();
    store.create(table("OTHER", &["x"])).await.unwrap();
    let (texts, long): (Vec<String>, String) =
        ((1..25).map(|n| n.to_string()).collect(), format!("\"{}\"", "x".repeat(100_000)));
    let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
    store.append(append("KLMN", 1, &texts)).await.unwrap();
    assert_eq!(store.records("KLMN", 0, 3).await.unwrap(), boxed(&["0", "1", "2"]));
    assert_eq!(store.records("KLMN", 23, 3).await.unwrap(), boxed(&["23", "24"]));
    assert!(store.records("KLMN", 25, 3).await.unwrap().is_empty());
    // However many are asked for, a piece does not take the memory of a whole log; but it is never empty.
    store.append(append("KLMN", 25, &vec![&*long; 50])).await.unwrap();
    let piece = store.records("KLMN", 25, 1000).await.unwrap().len();
    assert!((1..50).contains(&piece), "{piece} records of 100 KB");
    assert_eq!(bodies(&**store, "KLMN").await.len(), 75);
}

pub(crate) async fn a_summary_is_written_with_what_changed_it<B: Backend>() {
    let fresh = B::fresh();
    fresh.store().create(table("KLMN", &["1"])).await.unwrap();
    let playing = Summary { listed: true, ..summary(Stage::Playing, &["anna", "bert"]) };
    let start = Append { summary: Some(playing.clone()), ..append("KLMN", 1, &["2"]) };
    fresh.store().append(start).await.unwrap();
    let fresh = fresh.restart();
    let stored = fresh.store().load("KLMN").await.unwrap().unwrap();
    assert_eq!((stored.version, stored.summary), (2, Some(playing.clone())));
    let found = fresh.store().find(Lookup::Code("KLMN")).await.unwrap().unwrap();
    assert!(found.created <= found.changed && found.changed <= now(), "{found:?}");
    assert_eq!((found.version, found.summary, found.deleted), (2, Some(playing), false));
}

pub(crate) async fn a_summary_that_did_not_change_stays<B: Backend>() {
    let fresh = B::fresh();
    let store = fresh.store();
    store.create(table("KLMN", &["1"])).await.unwrap();
    let before = store.find(Lookup::Code("KLMN")).await.unwrap().unwrap();
    store.append(append("KLMN", 1, &["2"])).await.unwrap();
    let after = store.find(Lookup::Code("KLMN")).await.unwrap().unwrap();
    assert_eq!((after.summary, after.changed, after.version), (before.summary, before.changed, 2));
    // None is missing one, so there is nothing to sum up, and nothing is summed up twice.
    assert!(store.unsummarised(0, 10).await.unwrap().is_empty());
    store.summarise("KLMN", summary(Stage::Closed, &[])).await.unwrap();
    let found = store.find(Lookup::Code("KLMN")).await.unwrap().unwrap();
    assert_eq!(found.summary.unwrap().stage, Stage::Waiting);
}

pub(crate) async fn a_table_is_found_by_code_and_by_link<B: Backend>() {
    let fresh = B::fresh();
    let store = fresh.store();
    let (one, other) = (table("KLMN", &["1"]), table("OTHER", &["1"]));
    store.create(one.clone()).await.unwrap();
    store.create(other).await.unwrap();
    let by_code = store.find(Lookup::Code("KLMN")).await.unwrap();
    assert_eq!(by_code.as_ref().map(|found| (&*found.code, found.token)), Some(("KLMN", Some(one.token))));
    assert_eq!(store.find(Lookup::Token(one.token)).await.unwrap(), by_code);
}

pub(crate) async fn people_find_their_tables<B: Backend>() {
    let fresh = B::fresh();
    let store = fresh.store();
    for code in ["A", "B", "C"] {
        store.create(table(code, &["1"])).await.unwrap();
    }
    let sits = Append { summary: Some(summary(Stage::Waiting, &["anna", "bert"])), ..append("B", 1, &["2"]) };
    store.append(sits).await.unwrap();
    let over = Append { summary: Some(summary(Stage::Over, &["anna"])), ..append("C", 1, &["2"]) };
    store.append(over).await.unwrap();
    let fresh = fresh.restart();
    let store = &**fresh.store();
    assert_eq!(codes_of(store, &["anna"], false).await, ["B", "A"]);
    assert_eq!(codes_of(store, &["anna"], true).await, ["C"]);
    assert_eq!(codes_of(store, &["bert"], false).await, ["B"]);
    // On both devices of one person, each table once.
    assert_eq!(codes_of(store, &["bert", "anna"], false).await, ["B", "A"]);
    let stands = Append { summary: Some(summary(Stage::Waiting, &["bert"])), ..append("B", 2, &["3"]) };
    store.append(stands).await.unwrap();
    assert_eq!(codes_of(store, &["anna"], false).await, ["A"]);
}

pub(crate) async fn a_list_has_an_end<B: Backend>() {
    let fresh = B::fresh();
    let store = fresh.store();
    for number in 0..20 {
        store.create(table(&format!("T{number}"), &["1"])).await.unwrap();
    }
    let found = store.tables_of(&["anna", "bert"], false, 5).await.unwrap();
    let codes: Vec<&str> = found.iter().map(|table| &*table.code).collect();
    assert_eq!(codes, ["T19", "T18", "T17", "T16", "T15"]);
    assert_eq!(store.expired(Stage::Waiting, i64::MAX, 7).await.unwrap().len(), 7);
}

pub(crate) async fn a_table_can_go_on_after_it_was_over<B: Backend>() {
    let fresh = B::fresh();
    let store = fresh.store();
    store.create(table("KLMN", &["1"])).await.unwrap();
    let over = Append { summary: Some(summary(Stage::Over, &["anna"])), ..append("KLMN", 1, &[]) };
    store.append(over).await.unwrap();
    assert_eq!(codes_of(&**store, &["anna"], true).await, ["KLMN"]);
    let on = Append { summary: Some(summary(Stage::Playing, &["anna"])), ..append("KLMN", 1, &["2"]) };
    store.append(on).await.unwrap();
    assert_eq!(codes_of(&**store, &["anna"], false).await, ["KLMN"]);
}

pub(crate) async fn what_nothing_happens_at_expires<B: Backend>() {
    let fresh = B::fresh();
    let store = fresh.store();
    let expired = async |stage, since| {
        let found = store.expired(stage, since, 10).await.unwrap();
        found.into_iter().map(|table| (table.code, table.version)).collect::<Vec<_>>()
    };
    assert_eq!(store.last_stored().await.unwrap(), None);
    store.create(table("OLD", &["1"])).await.unwrap();
    store.create(table("BUSY", &["1"])).await.unwrap();
    let pause = || tokio::time::sleep(std::time::Duration::from_millis(5));
    pause().await;
    let between = now();
    pause().await;
    // A move is not told by the summary, and counts all the same.
    store.append(append("BUSY", 1, &["2"])).await.unwrap();
    assert!((between..=now()).contains(&store.last_stored().await.unwrap().unwrap()));
    assert_eq!(expired(Stage::Waiting, between).await, [("OLD".to_owned(), 1)]);
    pause().await;
    let both = expired(Stage::Waiting, now()).await;
    assert_eq!(both, [("OLD".to_owned(), 1), ("BUSY".to_owned(), 2)]);
    assert!(expired(Stage::Playing, now()).await.is_empty());
    assert!(expired(Stage::Waiting, between - 10_000).await.is_empty());
}

pub(crate) async fn a_deleted_table_leaves_nothing_but_its_summary<B: Backend>() {
    let fresh = B::fresh();
    let store = fresh.store();
    for code in ["GONE", "KEPT", "STAYS"] {
        store.create(table(code, &["1", "2"])).await.unwrap();
    }
    let deletion = |code: &str, keep_summary| Deletion { code: code.to_owned(), version: 2, keep_summary };
    store.delete(deletion("GONE", false)).await.unwrap();
    store.delete(deletion("KEPT", true)).await.unwrap();
    let fresh = fresh.restart();
    let store = fresh.store();
    for code in ["GONE", "KEPT"] {
        assert_eq!(store.load(code).await.unwrap(), None);
        assert_eq!(store.find(Lookup::Code(code)).await.unwrap(), None);
        assert_eq!(store.find(Lookup::Token(table(code, &[]).token)).await.unwrap(), None);
        assert!(store.records(code, 0, 10).await.unwrap().is_empty());
        let missing = StoreError::Missing { code: code.to_owned() };
        assert_eq!(store.append(append(code, 2, &["3"])).await, Err(missing.clone()));
        assert_eq!(store.delete(deletion(code, false)).await, Err(missing));
    }
    assert_eq!(codes_of(&**store, &["anna"], false).await, ["STAYS"]);
    let past = store.tables_of(&["anna"], true, 10).await.unwrap();
    let [kept] = &past[..] else { panic!("{past:?}") };
    assert_eq!((&*kept.code, kept.deleted, kept.version), ("KEPT", true, 0));
    assert_eq!(kept.summary, Some(summary(Stage::Waiting, &["anna"])));
    let expired = store.expired(Stage::Waiting, i64::MAX, 10).await.unwrap();
    assert_eq!(expired.iter().map(|table| &*table.code).collect::<Vec<_>>(), ["STAYS"]);
    assert_eq!(bodies(&**store, "STAYS").await.len(), 2);
}

pub(crate) async fn a_table_is_not_deleted_while_something_happens<B: Backend>() {
    let fresh = B::fresh();
    let store = fresh.store();
    store.create(table("KLMN", &["1"])).await.unwrap();
    store.append(append("KLMN", 1, &["2"])).await.unwrap();
    let late = Deletion { code: "KLMN".to_owned(), version: 1, keep_summary: false };
    let conflict = StoreError::Conflict { code: "KLMN".to_owned(), expected: 1, found: 2 };
    assert_eq!(store.delete(late).await, Err(conflict));
    assert_eq!(bodies(&**store, "KLMN").await.len(), 2);
}

pub(crate) async fn devices_are_linked_to_people<B: Backend>() {
    let fresh = B::fresh();
    let person = async |fresh: &B, device: &str| fresh.store().person(device).await.unwrap();
    assert_eq!(person(&fresh, "phone").await, Person::with("phone"));
    fresh.store().link("tablet", "phone").await.unwrap();
    fresh.store().link("laptop", "tablet").await.unwrap();
    let fresh = fresh.restart();
    let anna = person(&fresh, "phone").await;
    assert_eq!(anna.devices, boxed(&["laptop", "phone", "tablet"]));
    for device in ["tablet", "laptop"] {
        assert_eq!(person(&fresh, device).await, anna);
    }
    // Somebody else's now; what is left stays together.
    fresh.store().link("laptop", "desktop").await.unwrap();
    assert_eq!(person(&fresh, "laptop").await.devices, boxed(&["desktop", "laptop"]));
    let less = person(&fresh, "phone").await;
    assert_eq!((less.id, less.devices), (anna.id, boxed(&["phone", "tablet"])));
    // Nobody shares an id, not even with the device by which they began.
    fresh.store().unlink("phone").await.unwrap();
    assert_eq!(person(&fresh, "phone").await, Person::with("phone"));
    assert_eq!(person(&fresh, "tablet").await.devices, boxed(&["tablet"]));
    fresh.store().link("phone", "phone").await.unwrap();
    assert_eq!(person(&fresh, "phone").await, Person::with("phone"));
}

pub(crate) async fn a_request_is_carried_out_though_its_caller_is_gone<B: Backend>() {
    let fresh = B::fresh();
    fresh.store().create(table("KLMN", &["1"])).await.unwrap();
    {
        let store = fresh.store().clone();
        let mut pending = store.append(append("KLMN", 1, &["2"]));
        let polled = std::future::poll_fn(|context| std::task::Poll::Ready(pending.as_mut().poll(context)));
        let _perhaps_done_already = polled.await;
    }
    let fresh = fresh.restart();
    assert_eq!(bodies(&**fresh.store(), "KLMN").await, boxed(&["1", "2"]));
}

/// A game that Anna won against Bert, and a bot.
pub(crate) fn result(anna: &str, bert: &str) -> GameResult {
    let seat = |devices: &[&str], name: &str, place, score| SeatResult {
        devices: boxed(devices),
        name: name.to_owned(),
        team: None,
        place,
        won: place == 1,
        score,
    };
    GameResult {
        game: "five-crowns".to_owned(),
        options: "{}".into(),
        millis: 60_000,
        better: Better::Fewer,
        seats: vec![seat(&[anna], "Anna", 1, 12), seat(&[bert], "Bert", 3, 40), seat(&[], "Ada", 2, 30)],
        line: "{\"line\":1}".into(),
    }
}

/// The end of a game of these two at the table of that code, which has one record.
fn end(code: &str, anna: &str, bert: &str) -> Append {
    let summary = Some(summary(Stage::Over, &[anna, bert]));
    Append { summary, result: Some(result(anna, bert)), ..append(code, 1, &["2"]) }
}

pub(crate) async fn a_result_is_written_with_what_ended_the_game<B: Backend>() {
    let fresh = B::fresh();
    fresh.store().create(table("KLMN", &["1"])).await.unwrap();
    let late = Append { version: 7, ..end("KLMN", "anna", "bert") };
    assert!(fresh.store().append(late).await.is_err());
    assert!(fresh.store().played(&["anna"]).await.unwrap().games.is_empty());
    fresh.store().append(end("KLMN", "anna", "bert")).await.unwrap();
    let fresh = fresh.restart();
    let store = fresh.store();
    let anna = store.played(&["anna"]).await.unwrap();
    let [game] = &anna.games[..] else { panic!("{anna:?}") };
    assert_eq!((game.place, game.won, game.score, game.seats, game.millis), (1, true, 12, 3, 60_000));
    assert_eq!((game.better, &*anna.variants[game.variant].game), (Better::Fewer, "five-crowns"));
    assert!(game.ended <= now());
    let bert = store.played(&["bert"]).await.unwrap();
    assert_eq!((bert.games[0].place, bert.games[0].others[0].versus), (3, Versus::Behind));
    let [other] = game.others[..] else { panic!("a bot is nobody's rival: {game:?}") };
    assert_eq!(other.versus, Versus::Ahead);
    let names = store.players(&[other.player]).await.unwrap();
    assert_eq!((&*names[0].name, &*names[0].person), ("Bert", "bert"));
    let kept = store.results(&[game.table]).await.unwrap();
    assert_eq!((&*kept[0].code, &*kept[0].line, kept[0].ended), ("KLMN", "{\"line\":1}", game.ended));
    assert!(store.without_result(0, 10).await.unwrap().is_empty());
}

pub(crate) async fn a_game_that_goes_on_has_no_result<B: Backend>() {
    let fresh = B::fresh();
    let store = fresh.store();
    store.create(table("KLMN", &["1"])).await.unwrap();
    store.append(end("KLMN", "anna", "bert")).await.unwrap();
    let table = store.played(&["anna"]).await.unwrap().games[0].table;
    let on =
        Append { summary: Some(summary(Stage::Playing, &["anna", "bert"])), ..append("KLMN", 2, &["3"]) };
    store.append(on).await.unwrap();
    assert!(store.played(&["anna"]).await.unwrap().games.is_empty());
    assert!(store.results(&[table]).await.unwrap().is_empty());
}

pub(crate) async fn what_somebody_has_played_is_theirs_on_all_devices<B: Backend>() {
    let fresh = B::fresh();
    let store = fresh.store();
    for (code, anna, bert) in
        [("A", "phone", "bert"), ("B", "laptop", "bert"), ("C", "phone", "bert's tablet")]
    {
        store.create(table(code, &["1"])).await.unwrap();
        store.append(end(code, anna, bert)).await.unwrap();
    }
    let both = store.played(&["phone", "laptop"]).await.unwrap();
    let tables: Vec<_> = both.games.iter().map(|game| game.table).collect();
    let codes = store.results(&tables).await.unwrap().into_iter().map(|kept| kept.code).collect::<Vec<_>>();
    assert_eq!(codes, ["C", "B", "A"]);
    assert_eq!(both.variants.len(), 1);
    // Bert is the same on his two devices, once they are linked.
    store.link("bert's tablet", "bert").await.unwrap();
    let numbers: Vec<_> = both.games.iter().map(|game| game.others[0].player).collect();
    let people = store.players(&numbers).await.unwrap();
    assert!(people.iter().all(|player| player.person == people[0].person), "{people:?}");
    assert_ne!(people[0].number, people[1].number);
}

pub(crate) async fn a_deleted_game_leaves_its_result<B: Backend>() {
    let fresh = B::fresh();
    let store = fresh.store();
    for code in ["KEPT", "GONE"] {
        store.create(table(code, &["1"])).await.unwrap();
        store.append(end(code, "anna", "bert")).await.unwrap();
        let keep_summary = code == "KEPT";
        store.delete(Deletion { code: code.to_owned(), version: 2, keep_summary }).await.unwrap();
    }
    let played = store.played(&["anna"]).await.unwrap();
    let [game] = &played.games[..] else { panic!("{played:?}") };
    let kept = store.results(&[game.table]).await.unwrap();
    assert_eq!((&*kept[0].code, kept[0].deleted, kept[0].token), ("KEPT", true, None));
}

pub(crate) async fn a_key_works_once_and_a_phrase_until_the_next<B: Backend>() {
    let fresh = B::fresh();
    let store = fresh.store();
    store.issue_key("phone", "link", Some(1000)).await.unwrap();
    let anna = store.claim("link", "laptop", 1000, 50).await.unwrap().unwrap();
    assert_eq!(anna.devices, boxed(&["laptop", "phone"]));
    assert_eq!(store.claim("link", "thief", 1000, 50).await.unwrap(), None);
    assert_eq!(store.person("thief").await.unwrap(), Person::with("thief"));
    store.issue_key("laptop", "phrase", None).await.unwrap();
    let fresh = fresh.restart();
    let store = fresh.store();
    for device in ["tablet", "desktop"] {
        assert_eq!(store.claim("phrase", device, i64::MAX, 50).await.unwrap().unwrap().id, anna.id);
    }
    // Every device lost, and the phrase still brings the person back.
    for device in ["phone", "laptop", "tablet", "desktop"] {
        store.unlink(device).await.unwrap();
    }
    assert_eq!(store.claim("phrase", "new", 0, 50).await.unwrap().unwrap().id, anna.id);
    store.issue_key("new", "next", None).await.unwrap();
    assert_eq!(store.claim("phrase", "thief", 0, 50).await.unwrap(), None);
}

pub(crate) async fn an_expired_key_and_one_too_many_devices_change_nothing<B: Backend>() {
    let fresh = B::fresh();
    let store = fresh.store();
    store.issue_key("phone", "link", Some(1000)).await.unwrap();
    assert_eq!(store.claim("link", "laptop", 1001, 50).await.unwrap(), None);
    assert_eq!(store.claim("link", "laptop", 999, 50).await.unwrap(), None, "it is gone");
    store.issue_key("phone", "again", Some(1000)).await.unwrap();
    assert_eq!(store.claim("again", "laptop", 1000, 1).await.unwrap(), None);
    assert_eq!(store.person("phone").await.unwrap().devices, boxed(&["phone"]));
    assert!(store.claim("again", "laptop", 1000, 2).await.unwrap().is_some(), "a refused one is not used up");
}

pub(crate) async fn what_pages_kept_is_handed_over_once<B: Backend>() {
    let fresh = B::fresh();
    let store = fresh.store();
    let best = |place: &str, points| HandedOver {
        game: "find-five".to_owned(),
        list: "solo".to_owned(),
        place: place.to_owned(),
        points,
        at: 7,
    };
    store.hand_over("phone", vec![best("A", 30), best("B", 20)]).await.unwrap();
    store.hand_over("phone", vec![best("A", 99)]).await.unwrap();
    store.hand_over("laptop", vec![best("B", 20)]).await.unwrap();
    assert_eq!(store.handed_over(&["phone", "laptop"]).await.unwrap(), [best("A", 30), best("B", 20)]);
    assert!(store.handed_over(&["other"]).await.unwrap().is_empty());
}

pub(crate) async fn who_is_forgotten_is_nobody_and_others_keep_their_game<B: Backend>() {
    let fresh = B::fresh();
    let store = fresh.store();
    store.create(table("KLMN", &["1"])).await.unwrap();
    store.append(end("KLMN", "anna", "bert")).await.unwrap();
    store.issue_key("anna", "phrase", None).await.unwrap();
    let before = store.find(Lookup::Code("KLMN")).await.unwrap().unwrap();
    assert_eq!(store.forget(&["anna"]).await.unwrap(), 1);
    assert!(store.played(&["anna"]).await.unwrap().games.is_empty());
    assert_eq!(store.claim("phrase", "thief", 0, 50).await.unwrap(), None);
    let bert = store.played(&["bert"]).await.unwrap();
    let other = store.players(&[bert.games[0].others[0].player]).await.unwrap();
    assert!(other[0].name.is_empty() && &*other[0].person != "anna", "{other:?}");
    let fresh = fresh.restart();
    let store = fresh.store();
    let due = store.to_forget(0, 10).await.unwrap();
    assert_eq!((&*due[0].found.code, &due[0].devices), ("KLMN", &boxed(&["anna"])));
    assert_eq!(due[0].result.as_deref(), Some("{\"line\":1}"));
    let rewrite = Rewrite {
        code: "KLMN".to_owned(),
        version: 2,
        bodies: boxed(&["a", "b"]),
        summary: summary(Stage::Over, &["bert"]),
        result: Some("{\"line\":2}".into()),
    };
    let conflict = StoreError::Conflict { code: "KLMN".to_owned(), expected: 1, found: 2 };
    assert_eq!(store.rewrite(Rewrite { version: 1, ..rewrite.clone() }).await, Err(conflict));
    store.rewrite(rewrite).await.unwrap();
    store.forgotten("KLMN").await.unwrap();
    assert!(store.to_forget(0, 10).await.unwrap().is_empty());
    assert_eq!(bodies(&**store, "KLMN").await, boxed(&["a", "b"]));
    let found = store.find(Lookup::Code("KLMN")).await.unwrap().unwrap();
    assert_eq!((found.changed, found.version), (before.changed, 2));
    assert!(codes_of(&**store, &["anna"], true).await.is_empty());
    assert_eq!(&*store.results(&[bert.games[0].table]).await.unwrap()[0].line, "{\"line\":2}");
    // Whoever had the table in memory finds out.
    let fenced = StoreError::Fenced { code: "KLMN".to_owned(), expected: 1, found: 2 };
    assert_eq!(store.append(append("KLMN", 2, &["c"])).await, Err(fenced));
}
