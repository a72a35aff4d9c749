//! One person on several devices, without an account: a link that works once, and a phrase.

use serde_json::json;
use server::Limits;

use crate::harness::{House, Setup, Way, http, page, play_one, play_to_the_end};

#[tokio::test]
async fn s_41_a_link_makes_another_device_the_same_person_once() {
    let house = House::open().await;
    let (anna, _bert) = house.after_a_game().await;
    let laptop = house.get("/api/me").await.cookie().unwrap();
    let way = house.posts("/api/me/link", &anna.cookie, json!({})).await.json();
    let key = way["key"].as_str().unwrap();
    assert!(way["link"].as_str().unwrap().ends_with(&format!("/me/{key}")), "{way}");
    let answer = house.posts("/api/me/claim", &laptop, json!({ "key": key })).await;
    assert_eq!(answer.json(), json!({ "devices": 2 }));
    assert_eq!(house.records(&laptop, json!({})).await["total"], 1);
    // Used up.
    let thief = house.get("/api/me").await.cookie().unwrap();
    let used = house.posts("/api/me/claim", &thief, json!({ "key": key })).await;
    let unknown = house.posts("/api/me/claim", &thief, json!({ "key": "0".repeat(32) })).await;
    assert_eq!((used.status, &used.body), (422, &unknown.body), "told the same");
    assert_eq!(used.rule(), "S-41");
    assert_eq!(house.records(&thief, json!({})).await["total"], 0);
}

#[tokio::test]
async fn s_41_a_phrase_brings_a_person_back_and_only_the_last_counts() {
    let house = House::open().await;
    let (anna, _bert) = house.after_a_game().await;
    let phrase = async || {
        let way = house.posts("/api/me/phrase", &anna.cookie, json!({})).await.json();
        way["key"].as_str().unwrap().to_owned()
    };
    let (first, last) = (phrase().await, phrase().await);
    let claim = async |key: &str| {
        let cookie = house.get("/api/me").await.cookie().unwrap();
        let answer = house.posts("/api/me/claim", &cookie, json!({ "key": key })).await;
        (answer, cookie)
    };
    assert_eq!(claim(&first).await.0.rule(), "S-41");
    for written in [last.clone(), last.to_uppercase(), last.replace(' ', "\n")] {
        let (answer, cookie) = claim(&written).await;
        assert_eq!(answer.status, 200, "{answer:?}");
        assert_eq!(house.records(&cookie, json!({})).await["total"], 1);
    }
    // A slip of the pen is told from a phrase that nobody has.
    let slip = if last.starts_with('b') { last.replacen('b', "d", 1) } else { format!("b{}", &last[1..]) };
    let keys = ["server-misspelt-phrase", "server-no-phrase"];
    for (text, key) in [(&*slip, keys[0]), ("hello", keys[1]), ("", keys[1])] {
        let (answer, _) = claim(text).await;
        assert_eq!((answer.status, &answer.json()["why"]["key"]), (422, &json!(key)), "{text}");
    }
}

#[tokio::test]
async fn s_21_keys_are_not_found_by_trying() {
    let limits = Limits { tries: 3, people: 1, ..Limits::none() };
    let house = House::with(Setup { limits, ..Setup::default() }).await;
    let thief = house.get("/api/me").await.cookie().unwrap();
    for _ in 0..3 {
        let answer = house.posts("/api/me/claim", &thief, json!({ "key": "1".repeat(32) })).await;
        assert_eq!(answer.rule(), "S-41");
    }
    let answer = house.posts("/api/me/claim", &thief, json!({ "key": "1".repeat(32) })).await;
    assert_eq!((answer.status, &*answer.rule()), (429, "S-21"));
    // As somebody new from the same address it is no better.
    let again = house.get("/api/me").await.cookie().unwrap();
    assert_eq!(house.posts("/api/me/claim", &again, json!({ "key": "2".repeat(32) })).await.rule(), "S-21");
}

#[tokio::test]
async fn s_41_a_link_is_used_once_however_many_follow_it_at_the_same_moment() {
    let house = House::open().await;
    let anna = house.get("/api/me").await.cookie().unwrap();
    let key = house.posts("/api/me/link", &anna, json!({})).await.json()["key"].clone();
    let claims = (0..12).map(async |_| {
        let cookie = house.get("/api/me").await.cookie().unwrap();
        house.posts("/api/me/claim", &cookie, json!({ "key": key })).await.status
    });
    let answers = futures_util::future::join_all(claims).await;
    assert_eq!(answers.iter().filter(|status| **status == 200).count(), 1, "{answers:?}");
    assert_eq!(house.gets("/api/me", &anna).await.json()["devices"], 2);
}

#[tokio::test]
async fn two_at_one_table_who_become_one_person_go_on_with_a_seat_each() {
    let house = House::open().await;
    let (anna, bert) = house.in_the_middle().await;
    let key = house.posts("/api/me/link", &anna.cookie, json!({})).await.json()["key"].clone();
    assert_eq!(house.posts("/api/me/claim", &bert.cookie, json!({ "key": key })).await.status, 200);
    let (mut anna, mut bert) = (anna.reconnects().await, bert.reconnects().await);
    assert_eq!((anna.seat(), bert.seat()), (Some(0), Some(1)));
    assert_eq!((&anna.view()["me"], &bert.view()["me"]), (&json!(0), &json!(1)));
    for _ in 0..4 {
        assert!(play_one(&mut [&mut anna, &mut bert]).await, "nobody's turn is stuck");
    }
    play_to_the_end(&mut [&mut anna, &mut bert]).await;
    for person in [&mut anna, &mut bert] {
        person.until("the end", |person| person.table["status"] == "over").await;
    }
    let mine = house.records(&anna.cookie, json!({})).await;
    assert_eq!(mine["total"], 1, "one game, on however many seats");
    assert_eq!(mine["rivals"], json!([]), "nobody is their own rival");
    assert_eq!(house.records(&bert.cookie, json!({})).await["games"], mine["games"]);
}

#[tokio::test]
async fn who_leaves_takes_everything_back_from_whoever_had_their_phrase() {
    let house = House::open().await;
    let (anna, _bert) = house.in_the_middle().await;
    let phrase = house.posts("/api/me/phrase", &anna.cookie, json!({})).await.json()["key"].clone();
    let thief = house.get("/api/me").await.cookie().unwrap();
    let claim = async |key: &serde_json::Value| {
        let cookie = house.get("/api/me").await.cookie().unwrap();
        (house.posts("/api/me/claim", &cookie, json!({ "key": key })).await.status, cookie)
    };
    assert_eq!(house.posts("/api/me/claim", &thief, json!({ "key": phrase })).await.status, 200);
    let way = Way { cookie: thief.clone(), page: page(), ..anna.way() };
    let mut there = way.hello(None).await;
    assert_eq!(there.seat(), Some(0), "whoever has the words is Anna");
    // A link that the thief has made meanwhile is worth nothing to them either.
    let link = house.posts("/api/me/link", &thief, json!({})).await.json()["key"].clone();
    let left = house.posts("/api/me/leave", &anna.cookie, json!({})).await;
    assert_eq!((left.status, left.json()), (200, json!({ "devices": 1 })));
    there.until_closed().await;
    assert_eq!(way.hello(None).await.seat(), None);
    let anna = anna.reconnects().await;
    assert_eq!(
        (anna.seat(), house.gets("/api/me", &anna.cookie).await.json()["devices"].clone()),
        (Some(0), json!(1))
    );
    for key in [phrase, link] {
        let (_, cookie) = claim(&key).await;
        let way = Way { cookie, page: page(), ..anna.way() };
        assert_eq!(way.hello(None).await.seat(), None);
    }
    assert_eq!(house.gets("/api/me", &anna.cookie).await.json()["devices"], 1);
}

/// Everything that concerns one person, with a body that is read.
const PERSONAL: [(&str, &str, &str); 11] = [
    ("GET", "/api/me", ""),
    ("POST", "/api/me/records", "{}"),
    ("GET", "/api/me/bests/find-five", ""),
    ("POST", "/api/me/bests/find-five", r#"{"results":[]}"#),
    ("POST", "/api/me/link", "{}"),
    ("POST", "/api/me/phrase", "{}"),
    ("POST", "/api/me/claim", r#"{"key":"00000000000000000000000000000000"}"#),
    ("POST", "/api/me/leave", "{}"),
    ("GET", "/api/me/data", ""),
    ("POST", "/api/me/delete", "{}"),
    ("GET", "/api/tables/00000000000000000000000000000000/series", ""),
];

async fn asks(
    house: &House,
    (method, path, body): (&str, &str, &str),
    headers: &[(&str, &str)],
) -> http::Answer {
    match method {
        "GET" => http::get(house.address, path, headers).await,
        _ => http::post(house.address, path, headers, body.as_bytes()).await,
    }
}

#[tokio::test]
async fn what_concerns_one_person_is_kept_nowhere_and_asked_for_by_no_foreign_page() {
    let house = House::open().await;
    for request in PERSONAL {
        let anna = house.get("/api/me").await.cookie().unwrap();
        let answer = asks(&house, request, &[("Cookie", &anna)]).await;
        assert!(
            answer.head.to_lowercase().contains("cache-control: no-store"),
            "{request:?}: {}",
            answer.head
        );
        for origin in ["https://evil.example", "null", "http://127.0.0.1:1"] {
            let answer = asks(&house, request, &[("Cookie", &anna), ("Origin", origin)]).await;
            assert_eq!((answer.status, &*answer.rule()), (403, "S-17"), "{request:?} from {origin}");
        }
        // A link that somebody follows changes nothing.
        let other = if request.0 == "GET" { "POST" } else { "GET" };
        if request.1 != "/api/me/bests/find-five" {
            let status = asks(&house, (other, request.1, "{}"), &[("Cookie", &anna)]).await.status;
            assert!(matches!(status, 404 | 405), "{other} {}: {status}", request.1);
        }
    }
}

#[tokio::test]
async fn s_21_everything_that_concerns_one_person_is_limited_by_person_and_address() {
    for request in PERSONAL {
        let limits = Limits { messages: 1, changes: 1, visits: 1, tries: 1, people: 1, ..Limits::none() };
        let house = House::with(Setup { limits, ..Setup::default() }).await;
        let somebody = format!("quintet={}", "ab".repeat(16));
        let mut refused = None;
        for _ in 0..8 {
            let answer = asks(&house, request, &[("Cookie", &somebody)]).await;
            if answer.status == 429 {
                refused = Some(answer.rule());
                break;
            }
        }
        assert_eq!(refused.as_deref(), Some("S-21"), "{request:?}");
        let another = format!("quintet={}", "cd".repeat(16));
        assert_eq!(asks(&house, request, &[("Cookie", &another)]).await.status, 429, "{request:?}");
    }
}
