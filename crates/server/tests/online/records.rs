//! What somebody has played, without a log being read.

use std::time::Instant;

use rusqlite::Connection;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use store::{Append, Better, GameResult, NewTable, SeatResult, Sqlite, Stage, Store, Summary, Token, backup};

use crate::harness::{House, Setup, folder, patiently};

/// The device of a cookie, as facts name it.
pub(crate) fn device(cookie: &str) -> String {
    let token = cookie.split_once('=').unwrap().1;
    let hash: [u8; 16] = Sha256::digest(token.as_bytes())[..16].try_into().unwrap();
    format!("{:032x}", u128::from_be_bytes(hash))
}

#[tokio::test]
async fn a_finished_game_is_in_the_records_of_both() {
    let house = House::open().await;
    let (anna, bert) = house.after_a_game().await;
    let mine = house.records(&anna.cookie, json!({})).await;
    assert_eq!((&mine["total"], &mine["gathering"]), (&json!(1), &json!(false)));
    let game = &mine["games"][0];
    assert_eq!((&game["game"], &game["options"]["first_deal"]), (&json!("five-crowns"), &json!(12)));
    let seats = game["seats"].as_array().unwrap();
    assert_eq!(seats[0]["place"], 1);
    assert_eq!(
        seats.iter().filter(|seat| seat["me"] == true).map(|seat| &seat["name"]).collect::<Vec<_>>(),
        ["Anna"]
    );
    let theirs = house.records(&bert.cookie, json!({})).await;
    let even = seats[0]["place"] == seats[1]["place"];
    assert_eq!(mine["won"].as_u64().unwrap() + theirs["won"].as_u64().unwrap(), if even { 2 } else { 1 });
    let rival = &mine["rivals"][0];
    assert_eq!((&rival["name"], &rival["games"]), (&json!("Bert"), &json!(1)));
    assert_eq!(rival["ahead"], theirs["rivals"][0]["behind"]);
    let figures = &mine["figures"][0];
    assert_eq!((&figures["key"], &figures["played"]), (&json!(r#"{"first_deal":12}"#), &json!(1)));
    let own = seats.iter().find(|seat| seat["me"] == true).unwrap();
    assert_eq!(figures["best"], own["score"]);
    // Filters.
    for (query, total) in [
        (json!({ "game": "five-crowns" }), 1),
        (json!({ "game": "one-more" }), 0),
        (json!({ "game": "five-crowns", "options": r#"{"first_deal":12}"#, "alone": false }), 1),
        (json!({ "game": "five-crowns", "options": "{}" }), 0),
        (json!({ "to": 1000 }), 0),
        (json!({ "from": 1000 }), 1),
    ] {
        assert_eq!(house.records(&anna.cookie, query.clone()).await["total"], total, "{query}");
    }
    let one = house
        .records(&anna.cookie, json!({ "game": "five-crowns", "options": r#"{"first_deal":12}"# }))
        .await;
    assert_eq!(
        (&one["scores"][0]["mean"], one["scores"].as_array().unwrap().len()),
        (&json!(own["score"].as_f64().unwrap()), 1)
    );
    // Nobody else's.
    let stranger = house.get("/api/me").await.cookie().unwrap();
    assert_eq!(house.records(&stranger, json!({})).await["total"], 0);
    let answer = house.posts("/api/me/records", &stranger, json!({ "person": "anna" })).await;
    assert_eq!(answer.rule(), "S-2");
}

/// A folder of the version before results were kept: the same logs, and none of the tables that came since.
fn of_version_2(house: &House) -> tempfile::TempDir {
    let old = folder();
    backup(&house.folder.path().join("data"), &old.path().join("data")).unwrap();
    let database = Connection::open(old.path().join("data/quintet.db")).unwrap();
    database
        .execute_batch(
            "DROP TABLE accuracies; DROP TABLE reviews;
             DROP TABLE played; DROP TABLE results; DROP TABLE variants; DROP TABLE players; DROP TABLE unresulted;
             DROP TABLE keys; DROP TABLE handed_over; DROP TABLE forgets; PRAGMA user_version = 2;",
        )
        .unwrap();
    old
}

#[tokio::test]
async fn games_of_an_older_version_are_in_the_records() {
    let house = House::open().await;
    let (anna, bert) = house.after_a_game().await;
    let before = house.records(&anna.cookie, json!({})).await;
    let old = of_version_2(&house);
    let upgraded = House::on(old, Setup::default()).await;
    patiently("the results of older games", async || {
        upgraded.records(&anna.cookie, json!({})).await["gathering"] == false
    })
    .await;
    let mut after = upgraded.records(&anna.cookie, json!({})).await;
    assert_eq!(after["games"][0]["seats"], before["games"][0]["seats"]);
    assert_eq!(after["games"][0]["millis"], before["games"][0]["millis"]);
    assert_eq!(after["figures"], before["figures"]);
    assert_eq!(upgraded.records(&bert.cookie, json!({})).await["total"], 1);
    let again = upgraded.restarts().await;
    after["gathering"] = Value::Bool(false);
    assert_eq!(again.records(&anna.cookie, json!({})).await, after);
}

#[tokio::test]
async fn bests_that_a_page_kept_are_handed_over_once() {
    let house = House::open().await;
    let anna = house.get("/api/me").await.cookie().unwrap();
    let kept = |points: i32, table: &str, options: Value| json!({ "points": points, "table": table, "at": 1000 + points, "options": options });
    let day = json!({ "daily": 20_261_115 });
    let results = [
        kept(30, "A", json!({})),
        kept(44, "B", json!({})),
        kept(20, "C", day.clone()),
        kept(25, "D", day.clone()),
    ];
    for _ in 0..2 {
        let answer = house.posts("/api/me/bests/find-five", &anna, json!({ "results": results })).await;
        assert_eq!(answer.status, 200, "{answer:?}");
    }
    let bests = house.gets("/api/me/bests/find-five", &anna).await.json();
    let list = bests["lists"].as_array().unwrap();
    assert_eq!(list.len(), 1);
    let points: Vec<&Value> =
        list[0]["results"].as_array().unwrap().iter().map(|best| &best["points"]).collect();
    assert_eq!(points, [44, 30]);
    // Of a day the first game counts.
    assert_eq!(
        bests["days"],
        json!([{ "day": 20_261_115, "result": { "points": 20, "table": "C", "at": 1020 } }])
    );
    assert_eq!(house.gets("/api/me/bests/chess", &anna).await.status, 422);
    let stranger = house.get("/api/me").await.cookie().unwrap();
    assert_eq!(
        house.gets("/api/me/bests/find-five", &stranger).await.json(),
        json!({ "lists": [], "days": [] })
    );
}

#[tokio::test]
async fn nobody_fills_the_disk_with_bests_that_no_page_kept() {
    let house = House::open().await;
    let anna = house.get("/api/me").await.cookie().unwrap();
    let nonsense = [
        json!({ "daily": "x".repeat(900) }),
        json!({ "limit": [[[[[1]]]]] }),
        json!(7),
        json!({ "variant": {} }),
    ];
    let results: Vec<Value> = nonsense
        .iter()
        .map(|options| json!({ "points": 1, "table": "A", "at": 1, "options": options }))
        .collect();
    house.posts("/api/me/bests/find-five", &anna, json!({ "results": results })).await;
    assert_eq!(house.gets("/api/me/data", &anna).await.json()["bests_of_pages"], json!([]));
    for batch in 0..30 {
        let results: Vec<Value> = (0..30)
            .map(
                |number| json!({ "points": 1, "table": format!("{batch} {number}"), "at": 1, "options": {} }),
            )
            .collect();
        let answer = house.posts("/api/me/bests/find-five", &anna, json!({ "results": results })).await;
        assert_eq!(answer.status, 200, "{answer:?}");
    }
    let kept = house.gets("/api/me/data", &anna).await.json()["bests_of_pages"].as_array().unwrap().len();
    assert_eq!(kept, 500);
}

/// How many games of one person: many to measure, fewer to see that nothing is lost.
fn how_many() -> usize {
    if std::env::var_os("QUINTET_SOAK").is_some() { 20_000 } else { 400 }
}

/// As many finished games of one person, with a hundred others.
async fn plays_for_years(store: &Sqlite, device: &str, games: usize) {
    let names = ["five-crowns", "one-more", "double-series", "find-five", "five-or-less"];
    let one = |number: usize| async move {
        let code = format!("G{number}");
        let others = [format!("other{}", number % 100), format!("other{}", (number * 7 + 1) % 100)];
        let others = if others[0] == others[1] { &others[..1] } else { &others[..] };
        let devices: Vec<&str> = std::iter::once(device).chain(others.iter().map(String::as_str)).collect();
        let seat = |at: usize, device: &str| SeatResult {
            devices: vec![device.into()],
            name: format!("Player {device}"),
            team: None,
            place: ((at + number) % devices.len()) as u8 + 1,
            won: (at + number).is_multiple_of(devices.len()),
            score: ((at + number) % devices.len() * 13 + number % 40) as i32,
        };
        let seats: Vec<SeatResult> =
            devices.iter().enumerate().map(|(at, device)| seat(at, device)).collect();
        let line_seats: Vec<Value> = seats
            .iter()
            .map(|seat| json!({ "name": seat.name, "holders": seat.devices, "place": seat.place, "score": seat.score }))
            .collect();
        let line = json!({ "seats": line_seats, "verdict": "ranked", "options": {}, "millis": 900_000, "watch": "everything" });
        let game = names[number % names.len()].to_owned();
        let mut sorted: Vec<Box<str>> = devices.iter().map(|device| Box::from(*device)).collect();
        sorted.sort_unstable();
        let summary = |stage| Summary {
            stage,
            game: game.clone(),
            listed: false,
            devices: sorted.clone(),
            line: "{\"seats\":[]}".into(),
        };
        let token = Token((number as u128 + 1).to_be_bytes());
        let new = NewTable {
            code: code.clone(),
            token,
            secret: [1; 32],
            bodies: vec!["{}".into()],
            summary: summary(Stage::Playing),
            ended: None,
        };
        store.create(new).await.unwrap();
        let options = format!("{{\"kind\":{}}}", number % 3).into();
        let result = GameResult {
            game: game.clone(),
            options,
            millis: 900_000,
            better: Better::Fewer,
            seats,
            line: line.to_string().into(),
        };
        let (summary, result) = (Some(summary(Stage::Over)), Some(result));
        let append = Append { code, version: 1, epoch: 1, bodies: vec!["{}".into()], summary, result };
        store.append(append).await.unwrap();
    };
    for numbers in (0..games).collect::<Vec<_>>().chunks(500) {
        futures_util::future::join_all(numbers.iter().map(|number| one(*number))).await;
    }
}

/// `QUINTET_SOAK=1` measures with 20,000 games.
#[tokio::test]
async fn twenty_thousand_games_are_counted_in_a_moment() {
    let folder = folder();
    let store = std::sync::Arc::new(Sqlite::open(folder.path().join("years")).unwrap());
    let house = House::on(folder, Setup { store: Some(store.clone()), ..Setup::default() }).await;
    let anna = house.get("/api/me").await.cookie().unwrap();
    let games = how_many();
    plays_for_years(&store, &device(&anna), games).await;
    let mut waits = Vec::new();
    for query in [json!({}), json!({ "game": "one-more", "options": "{\"kind\":1}" }), json!({ "page": 3 })]
        .iter()
        .cycle()
        .take(60)
    {
        let asked = Instant::now();
        let answer = house.posts("/api/me/records", &anna, query.clone()).await;
        waits.push(asked.elapsed());
        assert_eq!(answer.status, 200);
    }
    waits.sort_unstable();
    println!("{games} games: p50 {:?}, p95 {:?}, most {:?}", waits[30], waits[57], waits[59]);
    let all = house.records(&anna, json!({})).await;
    assert_eq!(all["total"], games);
    assert_eq!(
        all["figures"].as_array().unwrap().iter().map(|of| of["played"].as_u64().unwrap()).sum::<u64>(),
        games as u64
    );
    assert_eq!((all["games"].as_array().unwrap().len(), all["rivals"].as_array().unwrap().len()), (30, 30));
    let last = house.records(&anna, json!({ "page": games / 30 })).await;
    assert_eq!(last["games"].as_array().unwrap().len(), games % 30);
}
