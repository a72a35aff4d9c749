//! Games that were played on a device without a server, handed over for somebody's records.

use catalog::Simulation;
use serde_json::{Value, json};
use server::Limits;
use table::log::{Header, Reveal};
use table::{Level, Player};

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
