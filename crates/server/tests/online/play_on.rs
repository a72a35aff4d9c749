//! Playing on from a moment of a finished game: who may, what the new table knows, and what does not count.

use serde_json::{Value, json};
use table::verify::Finding;

use crate::harness::{Client, House, Way, http, id_of, note_id, page, play_to_the_end};

/// How somebody asks to play on, with easy bots at the other seat.
fn how(step: u32, anew: bool) -> Value {
    json!({ "step": step, "seat": 0, "others": ["easy", "easy"], "anew": anew, "name": "Anna" })
}

async fn asks(house: &House, who: &Client, how: &Value) -> http::Answer {
    house.posts(&format!("/api/tables/{}/play", id_of(&who.code)), &who.cookie, how.clone()).await
}

/// Comes to the table that was opened.
async fn comes(house: &House, cookie: &str, opened: &Value) -> Client {
    let code = note_id(opened);
    Way { address: house.address, code, cookie: cookie.to_owned(), page: page() }.hello(None).await
}

async fn log_of(house: &House, who: &Client) -> String {
    house.gets(&format!("/api/tables/{}/log", id_of(&who.code)), &who.cookie).await.body
}

/// What a seat saw at that moment, by the replay.
fn view_at(log: &str, step: u32, seat: u8) -> Value {
    let game = catalog::find("five-crowns").unwrap();
    let frames = game.replay(log, table::Audience::Seat(table::Seat(seat))).unwrap().frames;
    frames.take_while(|frame| frame.step <= step).last().unwrap().shows["view"].clone()
}

#[tokio::test]
async fn s_36_a_finished_game_is_played_on_from_any_moment_before_its_end() {
    let house = House::open().await;
    let (anna, bert) = house.after_a_game().await;
    let origin = log_of(&house, &anna).await;
    let steps = origin.lines().count() as u32 - 2;
    for anew in [true, false] {
        let answer = asks(&house, &anna, &how(4, anew)).await;
        assert_eq!(answer.status, 201, "{answer:?}");
        let opened = answer.json();
        assert_eq!((&opened["step"], &opened["start"]), (&json!(4), &Value::Null));
        let mut again = comes(&house, &anna.cookie, &opened).await;
        assert_eq!(again.seat(), Some(0));
        assert_eq!(again.view(), &view_at(&origin, 4, 0), "the seat sees what it saw then");
        let branch = &again.table["branch"];
        assert_eq!(
            (&branch["table"], &branch["step"], &branch["anew"], &branch["then"]),
            (&json!(id_of(&anna.code)), &json!(4), &json!(anew), &Value::Null)
        );
        play_to_the_end(&mut [&mut again]).await;
        again.until("the end", |anna| anna.table["status"] == "over").await;
        assert_eq!(again.table["branch"]["then"]["verdict"], "ranked", "then and now");
        let log = log_of(&house, &again).await;
        let game = catalog::find("five-crowns").unwrap();
        assert_eq!(game.verify(&log).unwrap().unwrap().finding(), Finding::Sound);
        assert!(game.check_origin(&log, &origin).unwrap().iter().all(|check| check.holds));
    }
    // The games that go on from it are found from there by whoever plays them, and by nobody else.
    let path = format!("/api/tables/{}/branches", id_of(&anna.code));
    assert_eq!(house.gets(&path, &anna.cookie).await.json().as_array().unwrap().len(), 2);
    assert_eq!(house.gets(&path, &bert.cookie).await.json(), json!([]));
    // Before the first moment is the first; at the end and after it there is nothing to play.
    assert_eq!(asks(&house, &bert, &how(0, true)).await.json()["step"], 1);
    for step in [steps, steps + 1, u32::MAX] {
        let answer = asks(&house, &bert, &how(step, true)).await;
        assert_eq!(answer.rule(), "T-9", "{step}");
        assert!(answer.json()["message"].as_str().unwrap().contains("already over"));
    }
    for wrong in [
        json!({ "step": 4, "seat": 2, "others": [], "anew": true, "name": "Anna" }),
        json!({ "step": 4, "seat": 0, "others": [null, null, null], "anew": true, "name": "Anna" }),
    ] {
        assert_eq!(asks(&house, &anna, &wrong).await.rule(), "T-1");
    }
    assert_eq!(asks(&house, &anna, &json!({ "step": -1 })).await.rule(), "S-2");
}

#[tokio::test]
async fn s_36_only_whoever_may_see_everything_plays_on() {
    let house = House::open().await;
    let (mut anna, bert) = house.in_the_middle().await;
    assert_eq!(asks(&house, &anna, &how(3, true)).await.rule(), "S-18", "it is still being played");
    anna.does(json!({ "do": "close" })).await;
    assert_eq!(asks(&house, &bert, &how(3, true)).await.rule(), "S-18", "a closed table is never open");

    let mut anna = house.table(2, "Anna").await;
    anna.does(json!({ "do": "watch", "may": "table" })).await;
    let mut bert = house.sits(&anna.code, "Bert").await;
    crate::harness::play_whole_game(&mut anna, &mut bert).await;
    let eve = house.visits(&anna.code).await;
    assert_eq!(asks(&house, &eve, &how(3, true)).await.rule(), "S-27");
    // Whoever watches the new game sees no more than of the old one.
    let opened = asks(&house, &bert, &how(3, true)).await.json();
    let again = comes(&house, &bert.cookie, &opened).await;
    assert_eq!(again.table["watch"], "table");
    let eve = house.visits(&again.code).await;
    assert_eq!(eve.table["branch"]["table"], Value::Null, "nor the way to the old one");
}

#[tokio::test]
async fn s_37_friends_come_by_the_link_and_seats_and_options_stay() {
    let house = House::open().await;
    let (anna, bert) = house.after_a_game().await;
    let origin = log_of(&house, &anna).await;
    let how = json!({ "step": 5, "seat": 1, "others": [null, null], "anew": true, "name": "Anna" });
    let opened = asks(&house, &anna, &how).await.json();
    let mut host = comes(&house, &anna.cookie, &opened).await;
    assert_eq!((host.seat(), &host.table["status"]), (Some(1), &json!("waiting")));
    for command in [json!({ "do": "seats", "count": 3 }), json!({ "do": "options", "options": {} })] {
        assert_eq!(host.cannot(command).await, "S-37");
    }
    let mut friend = house.sits(&host.code, "Bo").await;
    // Both are bound to their part of the seed, and what nobody knew is dealt by it.
    host.commits().await;
    friend.commits().await;
    host.until("both are bound", |host| {
        host.table["seats"].as_array().unwrap().iter().all(|seat| !seat["commit"].is_null())
    })
    .await;
    host.does(json!({ "do": "start" })).await;
    for person in [&mut host, &mut friend] {
        person.until("the reveal", Client::is_asked).await;
        person.reveals().await;
    }
    for (person, seat) in [(&mut host, 1), (&mut friend, 0)] {
        person.until("the start", |person| !person.game.is_null()).await;
        assert_eq!(person.view(), &view_at(&origin, 5, seat));
    }
    // The server is restarted in the middle, and the game goes on where it was.
    for _ in 0..3 {
        assert!(crate::harness::play_one(&mut [&mut host, &mut friend]).await);
    }
    let house = house.restarts().await;
    let (mut host, mut friend) = (house.returns(host).await, house.returns(friend).await);
    play_to_the_end(&mut [&mut host, &mut friend]).await;
    host.until("the end", |host| host.table["status"] == "over").await;
    let log = log_of(&house, &host).await;
    let game = catalog::find("five-crowns").unwrap();
    let verified = game.verify(&log).unwrap().unwrap();
    assert_eq!(verified.finding(), Finding::Sound, "{:?}", verified.checks);
    assert!(!verified.limits.contains(&table::verify::Limit::NotCommitted));
    assert!(game.check_origin(&log, &origin).unwrap().iter().all(|check| check.holds));

    // A rematch is a table like any other.
    host.does(json!({ "do": "rematch" })).await;
    host.until("the rematch", |host| !host.table["rematch"].is_null()).await;
    let next = host.table["rematch"].as_str().unwrap().to_owned();
    let way = Way { address: house.address, code: next, cookie: anna.cookie.clone(), page: page() };
    let rematch = way.hello(None).await;
    assert_eq!((&rematch.table["branch"], &rematch.table["status"]), (&Value::Null, &json!("waiting")));
    drop(bert);
}

#[tokio::test]
async fn s_38_a_game_that_was_played_on_counts_in_no_record_and_no_series() {
    let house = House::open().await;
    let (anna, bert) = house.after_a_game().await;
    let before = house.records(&anna.cookie, json!({})).await;
    let how = json!({ "step": 5, "seat": 0, "others": [null, null], "anew": true, "name": "Anna" });
    let opened = asks(&house, &anna, &how).await.json();
    let mut again = comes(&house, &anna.cookie, &opened).await;
    let mut friend = comes(&house, &bert.cookie, &opened).await;
    friend.does(json!({ "do": "sit", "name": "Bert" })).await;
    friend.until("a seat", |friend| friend.seat().is_some()).await;
    crate::harness::play_whole_game(&mut again, &mut friend).await;
    let after = house.records(&anna.cookie, json!({})).await;
    assert_eq!((&after["total"], &after["figures"]), (&before["total"], &before["figures"]));
    let series = house.gets(&format!("/api/tables/{}/series", id_of(&again.code)), &bert.cookie).await;
    assert_eq!(series.json()["games"], 1, "the game before, and not this one");
}

#[tokio::test]
async fn a_recorded_game_in_a_file_is_played_on_too() {
    let house = House::open().await;
    let (anna, _bert) = house.after_a_game().await;
    let log = log_of(&house, &anna).await;
    let sends = async |how: &Value, log: &str| {
        http::post(house.address, "/api/play", &[], format!("{how}\n{log}").as_bytes()).await
    };
    let answer = sends(&how(4, true), &log).await;
    assert_eq!(answer.status, 201, "{answer:?}");
    let cookie = answer.cookie().expect("a cookie for somebody new");
    let mut eve = comes(&house, &cookie, &answer.json()).await;
    assert_eq!((&eve.table["branch"]["table"], eve.view()), (&Value::Null, &view_at(&log, 4, 0)));
    play_to_the_end(&mut [&mut eve]).await;
    let half = log.lines().take(9).collect::<Vec<_>>().join("\n") + "\n";
    for (text, rule) in [
        (String::new(), "T-6"),
        ("a shopping list".to_owned(), "T-6"),
        (log.replacen("five-crowns", "chess", 1), "T-6"),
        (log.replacen("\"quintet\":2", "\"quintet\":99", 1), "T-4"),
        (half, "T-7"),
        (log.replacen("Anna", "Eve", 1), "T-8"),
    ] {
        assert_eq!(sends(&how(4, true), &text).await.rule(), rule);
    }
    let large = vec![b' '; (4 << 20) + 1];
    assert_eq!(http::post(house.address, "/api/play", &[], &large).await.rule(), "S-3");
}

#[tokio::test]
async fn with_bots_alone_what_the_page_hashed_is_in_the_deal() {
    let house = House::open().await;
    let (anna, _bert) = house.after_a_game().await;
    let text = "dice";
    let mut request = how(4, true);
    request["hash"] = json!(table::ContributionHash::of(text));
    let opened = asks(&house, &anna, &request).await.json();
    assert_eq!(opened["start"]["commits"][0]["seat"], 0);
    let mut again = comes(&house, &anna.cookie, &opened).await;
    assert!(again.game.is_null(), "nothing is dealt before it is revealed");
    again.does(json!({ "do": "reveal", "text": text })).await;
    again.until("the start", |anna| !anna.game.is_null()).await;
    play_to_the_end(&mut [&mut again]).await;
    again.until("the end", |anna| anna.table["status"] == "over").await;
    let log = log_of(&house, &again).await;
    let game = catalog::find("five-crowns").unwrap();
    assert_eq!(game.verify(&log).unwrap().unwrap().finding(), Finding::Sound);
    let origin = log_of(&house, &anna).await;
    assert!(game.check_origin(&log, &origin).unwrap().iter().all(|check| check.holds));
    // A hash is for a game that starts at once.
    request["others"] = json!([null, null]);
    assert_eq!(asks(&house, &anna, &request).await.rule(), "S-2");
}
