//! The start: everybody is bound, then it is settled who contributes, then all reveal, and only then are cards dealt.

use std::time::Duration;

use serde_json::{Value, json};
use table::log::Header;
use table::verify::{Limit, Verification, check_receipt};
use table::{ContributionHash, Receipt};

use crate::disk::{FINE, FULL, Flaky};
use crate::harness::{Client, House, Setup, Way, page, play_to_the_end};

/// Short enough for a test, and long enough for pages that mean to reveal in time on a busy machine.
const REVEAL: Duration = Duration::from_secs(4);

async fn impatient() -> House {
    House::with(Setup { reveal: REVEAL, ..Setup::default() }).await
}

/// Anna and Bert at a table of a short game, both bound.
async fn bound(house: &House, seats: u8) -> (Client, Client) {
    let options = json!({ "first_deal": 13 });
    let request = json!({ "game": "five-crowns", "seats": seats, "options": options, "name": "Anna" });
    let mut anna = house.opens(request).await;
    anna.commits().await;
    let mut bert = house.sits(&anna.code, "Bert").await;
    bert.commits().await;
    (anna, bert)
}

async fn started(person: &mut Client) {
    person.until("the game", |person| !person.game.is_null() && person.table["status"] == "playing").await;
    assert!(person.table["starting"].is_null());
}

/// What a page keeps of the starts that it was shown.
fn receipt(client: &Client) -> Receipt {
    let mut starts: Vec<Value> = Vec::new();
    for message in client.heard.iter().map(|text| serde_json::from_str::<Value>(text).unwrap()) {
        let table = &message["table"];
        let settled = table["commits"].as_array().is_some_and(|commits| !commits.is_empty());
        if settled && starts.last().is_none_or(|last| last["commitment"] != table["commitment"]) {
            let mut start = json!({ "commitment": table["commitment"], "commits": table["commits"] });
            let told = client.revealed.iter().find(|(commitment, _)| *commitment == table["commitment"]);
            if let Some((_, text)) = told {
                start["revealed"] = json!({ "seat": client.seat(), "text": text });
            }
            starts.push(start);
        }
    }
    let receipt = json!({ "receipt": Receipt::FORMAT, "table": client.code, "starts": starts });
    serde_json::from_value(receipt).unwrap()
}

/// The header and the judgement of a finished game's log.
async fn judged(house: &House, code: &str) -> (Header, Verification) {
    let log = house.get(&format!("/api/tables/{}/log", crate::harness::id_of(code))).await;
    assert_eq!(log.status, 200, "{log:?}");
    let verified = catalog::find("five-crowns").unwrap().verify(&log.body).unwrap().unwrap();
    assert!(verified.holds() && verified.over, "{:?}", verified.checks);
    (Header::read(&log.body).unwrap(), verified)
}

#[tokio::test]
async fn s_30_who_contributes_is_settled_before_anybody_reveals() {
    let house = House::open().await;
    let (mut anna, mut bert) = bound(&house, 3).await;
    let mut cleo = house.sits(&anna.code, "Cleo").await;
    assert!(anna.table["commits"].as_array().unwrap().is_empty());
    assert_eq!(bert.cannot(bert.reveal()).await, "S-30", "not before the start");
    anna.does(json!({ "do": "start" })).await;
    let hash = |client: &Client| ContributionHash::of(&client.bound.as_ref().unwrap().1);
    let commits = json!([{ "seat": 0, "hash": hash(&anna) }, { "seat": 1, "hash": hash(&bert) }]);
    for person in [&mut anna, &mut bert, &mut cleo] {
        person.until("a start", |person| person.table["starting"]["awaited"] == json!([0, 1])).await;
        assert_eq!(person.table["commits"], commits);
        assert_eq!(
            (&person.table["status"], &person.table["starting"]["anew"]),
            (&json!("waiting"), &json!(false))
        );
        assert!(person.game.is_null());
    }
    anna.reveals().await;
    cleo.until("one reveal", |cleo| cleo.table["starting"]["awaited"] == json!([1])).await;
    assert!(cleo.game.is_null(), "nothing is dealt before all have revealed");
    // Another text, somebody else's text, and one from who is not bound.
    for text in ["another".to_owned(), anna.bound.clone().unwrap().1] {
        assert_eq!(bert.cannot(json!({ "do": "reveal", "text": text })).await, "S-30");
    }
    assert_eq!(cleo.cannot(json!({ "do": "reveal", "text": bert.bound.clone().unwrap().1 })).await, "S-30");
    assert_eq!(house.visits(&anna.code).await.cannot(json!({ "do": "reveal", "text": "" })).await, "S-7");
    // Said twice, it counts once.
    anna.does(anna.reveal()).await;
    bert.reveals().await;
    for person in [&mut anna, &mut bert, &mut cleo] {
        started(person).await;
        assert_eq!(person.table["commits"], commits);
    }
    assert_eq!(anna.cannot(anna.reveal()).await, "S-30", "not after the start");
    play_to_the_end(&mut [&mut anna, &mut bert, &mut cleo]).await;
    let (header, verified) = judged(&house, &anna.code).await;
    let texts: Vec<&str> = header.contributions.iter().map(|contribution| &*contribution.text).collect();
    assert_eq!(texts, [&*anna.bound.as_ref().unwrap().1, &*bert.bound.as_ref().unwrap().1]);
    assert!(header.failed_starts.is_empty() && !verified.limits.contains(&Limit::NotCommitted));
    for person in [&anna, &bert, &cleo] {
        let checks = check_receipt(catalog::find(&header.game).unwrap().about(), &header, &receipt(person));
        assert!(checks.iter().all(|check| check.holds), "{checks:?}");
    }
}

#[tokio::test]
async fn s_29_while_a_start_is_under_way_the_table_stays_as_it_is() {
    let house = House::open().await;
    let (mut anna, mut bert) = bound(&house, 3).await;
    anna.does(json!({ "do": "start" })).await;
    for command in [
        json!({ "do": "start" }),
        json!({ "do": "seats", "count": 2 }),
        json!({ "do": "options", "options": {} }),
        json!({ "do": "clock", "seconds": 60 }),
        json!({ "do": "hints", "allowed": true }),
        json!({ "do": "bot", "seat": 2, "level": "hard" }),
        json!({ "do": "swap", "one": 0, "other": 1 }),
        json!({ "do": "remove", "seat": 1 }),
        json!({ "do": "watch", "may": "nothing" }),
        json!({ "do": "close" }),
        json!({ "do": "stand" }),
        json!({ "do": "commit", "hash": ContributionHash::of("another") }),
    ] {
        assert_eq!(anna.cannot(command.clone()).await, "S-29", "{command}");
    }
    assert_eq!(bert.cannot(json!({ "do": "stand" })).await, "S-29");
    let mut cleo = house.visits(&anna.code).await;
    assert_eq!(cleo.cannot(json!({ "do": "sit", "name": "Cleo" })).await, "S-29");
    // What changes nothing of the deal goes on.
    anna.does(json!({ "do": "chat", "text": "Los!" })).await;
    bert.does(json!({ "do": "name", "name": "Berta" })).await;
    bert.does(json!({ "do": "share" })).await;
    anna.reveals().await;
    bert.reveals().await;
    started(&mut anna).await;
    assert_eq!(anna.table["seats"][1]["name"], "Berta");
}

#[tokio::test]
async fn s_31_a_missing_reveal_voids_the_start_and_it_is_repeated_under_a_new_secret() {
    let house = impatient().await;
    let (mut anna, mut bert) = bound(&house, 2).await;
    let (first, old) = (anna.table["commitment"].clone(), anna.bound.clone().unwrap());
    anna.does(json!({ "do": "start" })).await;
    anna.reveals().await;
    // Bert's page says nothing.
    anna.until("word of it", |anna| anna.table["starting"]["anew"] == true).await;
    let failed = anna.table["failed_starts"].clone();
    assert_eq!((&failed[0]["missing"], &failed[0]["names"]), (&json!([1]), &json!(["Bert"])));
    assert_eq!((&failed[0]["commitment"], failed[0]["commits"].as_array().unwrap().len()), (&first, 2));
    assert!(anna.game.is_null() && anna.table["commits"].as_array().unwrap().is_empty());
    assert_ne!(anna.table["commitment"], first, "another secret");
    assert!(anna.table["seats"][0]["commit"].is_null(), "all commit anew");
    assert_eq!(anna.cannot(json!({ "do": "options", "options": {} })).await, "S-29");
    assert_eq!(bert.cannot(bert.reveal()).await, "S-30", "too late");
    bert.commits().await;
    anna.commits().await;
    anna.reveals().await;
    assert_ne!(anna.bound.clone().unwrap(), old);
    started(&mut anna).await;
    started(&mut bert).await;
    assert_eq!(bert.table["commits"].as_array().unwrap().len(), 1, "Bert contributes no more");
    play_to_the_end(&mut [&mut anna, &mut bert]).await;
    let (header, _) = judged(&house, &anna.code).await;
    assert_eq!((header.contributions.len(), header.failed_starts.len()), (1, 1));
    assert_eq!(json!(header.failed_starts[0].commitment), first);
    assert_eq!(json!(header.failed_starts[0].missing), json!([1]));
    for person in [&anna, &bert] {
        let checks = check_receipt(catalog::find(&header.game).unwrap().about(), &header, &receipt(person));
        assert!(checks.iter().all(|check| check.holds), "{checks:?}");
    }
    // The secrets of later starts outlive the program.
    let secret = anna.table["secret"].clone();
    let house = house.restarts().await;
    let (again, _) = judged(&house, &anna.code).await;
    assert_eq!(again, header);
    let anna = house.returns(anna).await;
    assert_eq!(anna.table["secret"], secret);
}

#[tokio::test]
async fn s_31_a_page_that_closes_in_the_middle_of_a_start_does_not_stop_it() {
    let house = impatient().await;
    let (mut anna, bert) = bound(&house, 3).await;
    let mut cleo = house.sits(&anna.code, "Cleo").await;
    cleo.commits().await;
    anna.does(json!({ "do": "start" })).await;
    let way = bert.way();
    drop(bert);
    for person in [&mut anna, &mut cleo] {
        person.reveals().await;
    }
    for person in [&mut anna, &mut cleo] {
        person.until("another try", |person| person.table["starting"]["anew"] == true).await;
        person.commits().await;
    }
    for person in [&mut anna, &mut cleo] {
        person.reveals().await;
    }
    started(&mut anna).await;
    assert_eq!(anna.table["commits"].as_array().unwrap().len(), 2);
    let bert = way.hello(None).await;
    assert_eq!((bert.seat(), &bert.table["status"]), (Some(1), &json!("playing")));
}

#[tokio::test]
async fn s_31_when_all_have_failed_the_game_starts_without_them() {
    let house = impatient().await;
    let (mut anna, mut bert) = bound(&house, 2).await;
    anna.does(json!({ "do": "start" })).await;
    // Neither page reveals, nor do they commit again: there is nobody left to wait for.
    started(&mut anna).await;
    started(&mut bert).await;
    assert_eq!(anna.table["failed_starts"][0]["missing"], json!([0, 1]));
    assert!(anna.table["commits"].as_array().unwrap().is_empty());
    play_to_the_end(&mut [&mut anna, &mut bert]).await;
    let (header, verified) = judged(&house, &anna.code).await;
    assert_eq!(header.failed_starts.len(), 1);
    assert!(verified.limits.contains(&Limit::NotCommitted), "the log says that nobody was bound");
}

#[tokio::test]
async fn s_31_who_does_not_commit_anew_is_not_waited_for_long() {
    let house = impatient().await;
    let (mut anna, mut bert) = bound(&house, 3).await;
    let mut cleo = house.sits(&anna.code, "Cleo").await;
    cleo.commits().await;
    anna.does(json!({ "do": "start" })).await;
    anna.reveals().await;
    cleo.reveals().await;
    anna.until("another try", |anna| anna.table["starting"]["anew"] == true).await;
    anna.commits().await;
    assert_eq!(anna.table["starting"]["awaited"], json!([2]), "Cleo, and not Bert who failed");
    anna.reveals().await;
    started(&mut anna).await;
    assert_eq!(anna.table["commits"].as_array().unwrap().len(), 1);
    bert.until("the game", |bert| !bert.game.is_null()).await;
}

#[tokio::test]
async fn s_31_a_start_that_everybody_left_is_given_up() {
    let house = impatient().await;
    let (mut anna, bert) = bound(&house, 2).await;
    anna.does(json!({ "do": "start" })).await;
    let mut watcher = house.visits(&anna.code).await;
    let way = anna.way();
    drop((anna, bert));
    watcher.until("the end of it", |watcher| watcher.table["starting"].is_null()).await;
    assert_eq!((&watcher.table["status"], watcher.game.is_null()), (&json!("waiting"), true));
    assert_eq!(watcher.table["failed_starts"].as_array().unwrap().len(), 1);
    // Anna comes back and starts: her seat has failed, so nobody contributes and nobody is waited for.
    let mut anna = way.hello(None).await;
    anna.commits().await;
    anna.does(json!({ "do": "start" })).await;
    started(&mut anna).await;
    assert_eq!(anna.table["failed_starts"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn s_32_who_is_not_bound_contributes_nothing_and_nobody_waits_for_them() {
    let house = House::open().await;
    let options = json!({ "first_deal": 13 });
    let mut anna =
        house.opens(json!({ "game": "five-crowns", "seats": 2, "options": options, "name": "Anna" })).await;
    assert_eq!(anna.cannot(json!({ "do": "contribute", "text": "moon" })).await, "S-32");
    anna.does(json!({ "do": "start" })).await;
    started(&mut anna).await;
    play_to_the_end(&mut [&mut anna]).await;
    let (header, verified) = judged(&house, &anna.code).await;
    assert!(header.contributions.is_empty() && header.commits.is_empty());
    assert!(verified.limits.contains(&Limit::NotCommitted));
}

#[tokio::test]
async fn a_page_that_is_gone_when_the_host_starts_is_not_waited_for() {
    let house = House::open().await;
    let (mut anna, bert) = bound(&house, 2).await;
    anna.until("Bert's hash", |anna| !anna.table["seats"][1]["commit"].is_null()).await;
    drop(bert);
    anna.until("an empty chair", |anna| anna.table["seats"][1]["commit"].is_null()).await;
    anna.does(json!({ "do": "start" })).await;
    anna.until("a start", Client::is_asked).await;
    assert_eq!(anna.table["commits"].as_array().unwrap().len(), 1);
    anna.reveals().await;
    started(&mut anna).await;
    assert!(anna.table["failed_starts"].as_array().unwrap().is_empty(), "nobody is to blame");
}

#[tokio::test]
async fn a_restart_in_the_middle_of_a_start_is_nobodys_fault() {
    let mut house = House::open().await;
    let (mut anna, mut bert) = bound(&house, 2).await;
    anna.does(json!({ "do": "start" })).await;
    anna.reveals().await;
    let commits = anna.table["commits"].clone();
    for _ in 0..2 {
        house = house.restarts().await;
        anna = house.returns(anna).await;
        assert_eq!((&anna.table["commits"], &anna.table["starting"]["awaited"]), (&commits, &json!([1])));
        anna.does(anna.reveal()).await;
        bert = house.returns(bert).await;
    }
    bert.reveals().await;
    started(&mut anna).await;
    started(&mut bert).await;
    assert!(anna.table["failed_starts"].as_array().unwrap().is_empty());
    // Dealt once: after another restart it is the same game.
    let seen = anna.view().clone();
    house = house.restarts().await;
    anna = house.returns(anna).await;
    assert_eq!(anna.view(), &seen);
}

#[tokio::test]
async fn a_restart_while_all_commit_anew_loses_nothing() {
    let house = impatient().await;
    let (mut anna, mut bert) = bound(&house, 3).await;
    let mut cleo = house.sits(&anna.code, "Cleo").await;
    cleo.commits().await;
    anna.does(json!({ "do": "start" })).await;
    anna.reveals().await;
    cleo.reveals().await;
    anna.until("another try", |anna| anna.table["starting"]["anew"] == true).await;
    anna.commits().await;
    let commitment = anna.table["commitment"].clone();
    let house = house.restarts_with(Setup { reveal: REVEAL, ..Setup::default() }).await;
    anna = house.returns(anna).await;
    cleo = house.returns(cleo).await;
    bert = house.returns(bert).await;
    assert_eq!(cleo.table["commitment"], commitment, "the secret follows from the stored one");
    cleo.commits().await;
    anna.reveals().await;
    cleo.reveals().await;
    started(&mut bert).await;
    assert_eq!(bert.table["failed_starts"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn of_two_pages_on_one_seat_the_last_one_counts_while_it_is_there() {
    let house = House::open().await;
    let (mut anna, mut bert) = bound(&house, 2).await;
    // A second tab of Bert's, and a phone that holds his seat too.
    let mut tab = Way { page: page(), ..bert.way() }.hello(None).await;
    assert!(!tab.table["seats"][1]["commit"].is_null(), "it sees that its seat is bound already");
    let key = bert.does(json!({ "do": "share" })).await.unwrap();
    let mut phone = house.visits(&bert.code).await;
    phone.does(json!({ "do": "claim", "key": key })).await;
    phone.until("the seat", |phone| phone.seat() == Some(1)).await;
    phone.commits().await;
    tab.commits().await;
    bert.until("another hash", |bert| !bert.is_bound()).await;
    drop(tab);
    bert.until("no hash", |bert| bert.table["seats"][1]["commit"].is_null()).await;
    bert.commits().await;
    anna.does(json!({ "do": "start" })).await;
    anna.reveals().await;
    phone.until("a start", Client::is_asked).await;
    assert_eq!(phone.cannot(phone.reveal()).await, "S-30", "its text was replaced");
    // Any page of the seat may say the text, whichever it was drawn by.
    phone.does(bert.reveal()).await;
    started(&mut bert).await;
    let way = phone.way();
    drop(phone);
    assert_eq!(way.hello(None).await.table["status"], "playing");
}

#[tokio::test]
async fn a_bond_moves_with_its_person_and_ends_when_they_leave_the_seat() {
    let house = House::open().await;
    let (mut anna, mut bert) = bound(&house, 3).await;
    anna.does(json!({ "do": "swap", "one": 1, "other": 2 })).await;
    bert.until("another seat", |bert| bert.seat() == Some(2)).await;
    assert!(bert.is_bound());
    bert.does(json!({ "do": "sit", "seat": 1, "name": "Bert" })).await;
    bert.until("another seat", |bert| bert.seat() == Some(1)).await;
    assert!(!bert.is_bound());
    bert.commits().await;
    anna.does(json!({ "do": "start" })).await;
    bert.reveals().await;
    anna.reveals().await;
    started(&mut anna).await;
}

#[tokio::test]
async fn a_game_against_bots_starts_when_its_one_person_reveals() {
    let house = House::open().await;
    let request = |hash: Value| {
        json!({ "game": "five-crowns", "seats": 2, "options": { "first_deal": 13 }, "name": "Anna",
                "against": "easy", "hash": hash })
    };
    let answer = house.requests_table(request(json!(ContributionHash::of("moon")))).await;
    assert_eq!(answer.status, 201, "{answer:?}");
    let opened = answer.json();
    assert_eq!(opened["start"]["commits"], json!([{ "seat": 0, "hash": ContributionHash::of("moon") }]));
    let code = crate::harness::note_id(&opened);
    let way = Way { address: house.address, code, cookie: answer.cookie().unwrap(), page: page() };
    let mut anna = way.hello(None).await;
    assert_eq!(anna.table["commitment"], opened["start"]["commitment"]);
    assert!(anna.is_asked() && anna.game.is_null());
    anna.does(json!({ "do": "reveal", "text": "moon" })).await;
    started(&mut anna).await;
    play_to_the_end(&mut [&mut anna]).await;
    let (header, _) = judged(&house, &anna.code).await;
    assert_eq!(json!(header.contributions), json!([{ "seat": 0, "text": "moon" }]));
    // A hash belongs to a start.
    let mut request = request(json!(ContributionHash::of("moon")));
    request["against"] = Value::Null;
    assert_eq!(house.requests_table(request.clone()).await.rule(), "S-2");
    request["hash"] = json!("moon");
    assert_eq!(house.requests_table(request).await.rule(), "S-2");
}

#[tokio::test]
async fn a_game_against_bots_starts_even_if_its_page_has_lost_the_text() {
    let house = impatient().await;
    let hash = ContributionHash::of("moon");
    let request =
        json!({ "game": "five-crowns", "seats": 2, "name": "Anna", "against": "easy", "hash": hash });
    let mut anna = house.opens(request).await;
    assert!(anna.is_asked());
    started(&mut anna).await;
    assert_eq!(anna.table["failed_starts"][0]["missing"], json!([0]));
}

#[tokio::test]
async fn s_14_a_last_reveal_that_cannot_be_stored_deals_nothing() {
    let disk = Flaky::new();
    let house = House::with(Setup { store: Some(disk.clone()), ..Setup::default() }).await;
    let (mut anna, mut bert) = bound(&house, 2).await;
    anna.does(json!({ "do": "start" })).await;
    anna.reveals().await;
    bert.until("a start", Client::is_asked).await;
    disk.becomes(FULL);
    for _ in 0..2 {
        assert_eq!(bert.cannot(bert.reveal()).await, "S-14");
    }
    assert!(anna.game.is_null() && bert.game.is_null());
    disk.becomes(FINE);
    bert.does(bert.reveal()).await;
    started(&mut anna).await;
    started(&mut bert).await;
    assert_eq!(anna.game["number"], bert.game["number"]);
}

#[tokio::test]
async fn pages_are_bound_anew_for_the_next_game() {
    let house = House::open().await;
    let (mut anna, mut bert) = bound(&house, 2).await;
    anna.does(json!({ "do": "start" })).await;
    anna.reveals().await;
    bert.reveals().await;
    for person in [&mut anna, &mut bert] {
        started(person).await;
    }
    play_to_the_end(&mut [&mut anna, &mut bert]).await;
    anna.does(json!({ "do": "rematch" })).await;
    anna.until("a new table", |anna| anna.table["rematch"].is_string()).await;
    let code = anna.table["rematch"].as_str().unwrap().to_owned();
    let (before, old) = (anna.table["commitment"].clone(), anna.bound.clone());
    let mut next = Vec::new();
    for person in [&anna, &bert] {
        let mut person = Way { code: code.clone(), page: page(), ..person.way() }.hello(None).await;
        assert!(person.table["seats"][0]["commit"].is_null() || person.seat() == Some(1));
        person.commits().await;
        next.push(person);
    }
    let [anna, bert] = &mut next[..] else { panic!("two people") };
    assert!(anna.table["commitment"] != before && anna.bound != old);
    anna.does(json!({ "do": "start" })).await;
    bert.reveals().await;
    anna.reveals().await;
    started(anna).await;
}
