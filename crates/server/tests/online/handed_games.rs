//! Games that were played on a device without a server, handed over for somebody's records.

use catalog::Simulation;
use serde_json::{Value, json};
use server::Limits;
use table::log::{Header, Reveal};
use table::{Contribution, Level, Player, Seat};

use crate::harness::{House, Setup, http};

/// The log of a game that Anna played on her device against a bot, with something changed in its header.
fn on_device(game: &str, seed: u64, change: impl FnOnce(&mut Header)) -> String {
    let entry = catalog::find(game).unwrap();
    let seats = entry.about().seats.clone().find(|seats| *seats >= 2).unwrap();
    let levels = vec![Level::Easy; seats.into()];
    let simulation = Simulation { options: Value::Null, levels, iterations: 5, seed, logs: true };
    let log = entry.simulate(&simulation, 0).unwrap().log.unwrap();
    let (first, rest) = log.split_once('\n').unwrap();
    let (records, last) = rest.trim_end().rsplit_once('\n').unwrap();
    let mut header: Header = serde_json::from_str(first).unwrap();
    header.table = Some("LOCAL-7TN832".to_owned());
    header.names =
        ["Anna", "Ada", "Blaise", "Carl"].iter().map(|name| (*name).to_owned()).take(seats.into()).collect();
    header.players[0] = Player::Person;
    change(&mut header);
    sealed(&serde_json::to_string(&header).unwrap(), records, last)
}

/// A log of these lines, with the secret of that last one and a seal that holds.
fn sealed(header: &str, records: &str, last: &str) -> String {
    let told = format!("{header}\n{records}\n");
    let secret = serde_json::from_str::<Reveal>(last).unwrap().secret;
    format!("{told}{}\n", serde_json::to_string(&Reveal::of(secret, &told)).unwrap())
}

/// Somebody else is said to have added to the seed.
fn contribute(header: &mut Header) {
    header.contributions.push(Contribution { seat: Seat(0), text: "mine".to_owned() });
}

/// The same game, whose last move came after years.
fn late(log: &str) -> String {
    let lines: Vec<&str> = log.lines().collect();
    let [header, records @ .., end, last] = &lines[..] else { panic!("{log}") };
    let (_, rest) = end.split_once(',').unwrap();
    let end = format!("{{\"at\":{},{rest}", i64::MAX);
    sealed(header, &[records, &[&*end]].concat().join("\n"), last)
}

async fn hand_over(house: &House, cookie: &str, log: &str, at: i64) -> http::Answer {
    let path = format!("/api/me/games?at={at}");
    http::post(house.address, &path, &[("Cookie", cookie)], log.as_bytes()).await
}

#[tokio::test]
async fn s_45_a_game_played_on_a_device_is_kept_once_for_the_records() {
    let house = House::open().await;
    let anna = house.get("/api/me").await.cookie().unwrap();
    let mut ids = Vec::new();
    for (number, game) in catalog::GAMES.iter().enumerate() {
        let log = on_device(game.about().id, 7, |_| ());
        let at = 1_790_000_000_000 + number as i64;
        let answer = hand_over(&house, &anna, &log, at).await;
        assert_eq!(answer.status, 200, "{}", answer.body);
        let id = serde_json::from_str::<Value>(&answer.body).unwrap()["id"].as_str().unwrap().to_owned();
        // Whoever does not hear the answer asks again.
        assert_eq!(hand_over(&house, &anna, &log, at + 5).await.body, answer.body);
        // It is given back as it was handed over, and can be looked back at.
        assert_eq!(house.gets(&format!("/api/tables/{id}/log"), &anna).await.body, log);
        let replay = house.gets(&format!("/api/tables/{id}/replay?as=0"), &anna).await;
        assert!(replay.body.contains("\"LOCAL-7TN832\""), "{}", replay.body);
        ids.push((id, at));
    }
    let house = house.restarts().await;
    let records = house.records(&anna, json!({})).await;
    assert_eq!(records["total"], catalog::GAMES.len());
    let listed = records["games"].as_array().unwrap().iter().rev();
    for (game, (id, at)) in listed.zip(&ids) {
        assert_eq!((&game["id"], &game["ended"]), (&json!(id), &json!(at)));
        let mine = game["seats"].as_array().unwrap().iter().find(|seat| seat["me"] == true).unwrap();
        assert_eq!((&mine["name"], &mine["bot"]), (&json!("Anna"), &Value::Null));
        // Whoever reads the records sees whose word there is for it.
        assert_eq!(game["on_device"], true);
    }
    // A table that is over, like any other.
    let lists = house.gets("/api/tables", &anna).await;
    assert_eq!(lists.body, r#"{"open":[],"mine":[]}"#);
    // The same game of somebody else is another table: nobody takes it away by being first.
    let bert = house.get("/api/me").await.cookie().unwrap();
    let theirs = hand_over(&house, &bert, &on_device("five-crowns", 7, |_| ()), 0).await;
    assert!(ids.iter().all(|(id, _)| !theirs.body.contains(id)), "{}", theirs.body);
    // What is theirs can be deleted.
    assert_eq!(house.posts("/api/me/delete", &anna, json!({})).await.status, 200);
    assert_eq!(house.records(&anna, json!({})).await["total"], 0);
}

#[tokio::test]
async fn s_45_a_game_counts_once_whatever_is_changed_about_its_log() {
    let house = House::open().await;
    let anna = house.get("/api/me").await.cookie().unwrap();
    let first = hand_over(&house, &anna, &on_device("five-crowns", 5, |_| ()), 0).await;
    assert_eq!(first.status, 200, "{}", first.body);
    // Names and table are sealed anew; the shuffles are the same.
    let changed = on_device("five-crowns", 5, |header| {
        header.names[0] = "Berta".to_owned();
        header.table = Some("LOCAL-OTHER".to_owned());
    });
    assert_eq!(hand_over(&house, &anna, &changed, 1_790_000_000_000).await.body, first.body);
    // So it is for a second device of the same person.
    let second = house.get("/api/me").await.cookie().unwrap();
    let link = house.posts("/api/me/link", &anna, json!({})).await;
    let key = serde_json::from_str::<Value>(&link.body).unwrap()["key"].clone();
    assert_eq!(house.posts("/api/me/claim", &second, json!({ "key": key })).await.status, 200);
    assert_eq!(hand_over(&house, &second, &changed, 0).await.body, first.body);
    assert_eq!(house.records(&anna, json!({})).await["total"], 1);
}

#[tokio::test]
async fn s_45_a_clock_that_is_wrong_spoils_no_record() {
    let house = House::open().await;
    let anna = house.get("/api/me").await.cookie().unwrap();
    for (seed, at) in [(1, i64::MIN), (2, 0), (3, i64::MAX)] {
        assert_eq!(hand_over(&house, &anna, &on_device("five-crowns", seed, |_| ()), at).await.status, 200);
    }
    let records = house.records(&anna, json!({})).await;
    let ended: Vec<i64> =
        records["games"].as_array().unwrap().iter().map(|game| game["ended"].as_i64().unwrap()).collect();
    // From the first of 2026 to now.
    let now = std::time::UNIX_EPOCH.elapsed().unwrap().as_millis() as i64;
    assert_eq!(ended[1..], [1_767_225_600_000; 2]);
    assert!(ended[0] <= now && now - ended[0] < 24 * 60 * 60 * 1000, "{ended:?}");
}

#[tokio::test]
async fn s_45_what_older_rules_allowed_is_decided_again() {
    let house = House::open().await;
    let anna = house.get("/api/me").await.cookie().unwrap();
    let older = |seed| on_device("five-crowns", seed, |header| header.rules -= 1);
    // Today's rules would have decided the same.
    let honest = hand_over(&house, &anna, &older(1), 0).await;
    assert_eq!(honest.status, 200, "{}", honest.body);
    // By older rules nobody is asked to decide, and the points are made up.
    let log = older(2);
    let lines: Vec<&str> = log.lines().collect();
    let [header, records @ .., last] = &lines[..] else { panic!("{log}") };
    let records = records.join("\n");
    let (before, after) = records.rsplit_once("\"scores\":[").unwrap();
    let forged = sealed(header, &format!("{before}\"scores\":[-{after}"), last);
    let entry = catalog::find("five-crowns").unwrap();
    entry.check_whole(&forged).unwrap();
    assert_eq!(hand_over(&house, &anna, &forged, 0).await.rule(), "S-45");
    assert_eq!(house.records(&anna, json!({})).await["total"], 1);
}

#[tokio::test]
async fn s_45_nothing_else_is_kept() {
    let house = House::open().await;
    let anna = house.get("/api/me").await.cookie().unwrap();
    let of = |change: fn(&mut Header)| on_device("five-crowns", 11, change);
    let sound = of(|_| ());
    let (cut, _) = sound.trim_end().rsplit_once('\n').unwrap();
    let renamed = sound.replacen("Anna", "Berta", 1);
    // A turn that came out badly is left out, and all is sealed anew.
    let lines: Vec<&str> = sound.lines().collect();
    let [header, records @ .., last] = &lines[..] else { panic!("{sound}") };
    let cheated = sealed(header, &[&records[..9], &records[12..]].concat().join("\n"), last);
    for (what, log, rule) in [
        ("nothing", String::new(), "T-6"),
        ("no log", "{}".to_owned(), "T-6"),
        ("one of a table here", of(|header| header.table = Some("7TN832".to_owned())), "S-45"),
        ("one without a table", of(|header| header.table = None), "S-45"),
        ("bots among themselves", of(|header| header.players[0] = Player::Bot(Level::Hard)), "S-45"),
        ("two people", of(|header| header.players[1] = Player::Person), "S-45"),
        ("one that others contributed to", of(contribute), "S-45"),
        ("options that there are not", of(|header| header.options = json!({ "first_deal": 99 })), "FC-16"),
        ("a clock of another age", late(&sound), "S-45"),
        ("a program", of(|header| header.players[1] = Player::Program), "S-45"),
        ("a name that nobody may have here", of(|header| header.names[1] = "a\u{202e}b".repeat(30)), "S-45"),
        ("one without its end", format!("{cut}\n"), "T-7"),
        ("one that was changed", renamed, "T-8"),
        ("one that was not played so", cheated, "T-8"),
    ] {
        let answer = hand_over(&house, &anna, &log, 0).await;
        assert_eq!((answer.status, &*answer.rule()), (422, rule), "{what}: {}", answer.body);
    }
    let long = "x".repeat(2 << 20);
    assert_eq!(hand_over(&house, &anna, &long, 0).await.rule(), "S-3");
    assert_eq!(house.records(&anna, json!({})).await["total"], 0);
}

#[tokio::test]
async fn s_23_a_game_that_is_handed_over_counts_as_a_table() {
    let limits = Limits { tables: 2, ..Limits::none() };
    let house = House::with(Setup { limits, ..Setup::default() }).await;
    let anna = house.get("/api/me").await.cookie().unwrap();
    let logs = [1, 2, 3].map(|seed| on_device("five-crowns", seed, |_| ()));
    // Handed over again it is the same table.
    for log in [&logs[0], &logs[0], &logs[0], &logs[1]] {
        assert_eq!(hand_over(&house, &anna, log, 0).await.status, 200);
    }
    assert_eq!(hand_over(&house, &anna, &logs[2], 0).await.rule(), "S-23");
}
