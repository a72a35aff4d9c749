//! The log of a finished game: not before its end, and then everything can be checked.

use serde_json::value::RawValue;
use serde_json::{Value, json};
use table::log::Reveal;
use table::verify::Finding;
use table::{ContributionHash, Secret};

use crate::harness::{House, play_one, play_to_the_end};

/// An entry of a table's log, with the text of its records as it is stored.
#[derive(serde::Deserialize)]
struct Entry {
    #[serde(default)]
    facts: Vec<Value>,
    #[serde(default)]
    game: Vec<Box<RawValue>>,
}

/// What is stored of a game, over or not, is what `verify` would make of it at the end.
pub(crate) async fn is_sound_so_far(house: &House, code: &str) {
    let (secret, records) = house.stored(code).await;
    let mut log = String::new();
    for entry in records.iter().map(|body| serde_json::from_str::<Entry>(body).unwrap()) {
        for fact in entry.facts.iter().filter(|fact| fact["is"] == "started") {
            let header: table::log::Header = serde_json::from_value(fact["header"].clone()).unwrap();
            log = format!("{}\n", serde_json::to_string(&header).unwrap());
        }
        for record in entry.game {
            log.push_str(record.get());
            log.push('\n');
        }
    }
    let header = table::log::Header::read(&log).unwrap();
    let reveal = Reveal::of(Secret(secret), &log);
    log.push_str(&serde_json::to_string(&reveal).unwrap());
    let verified = catalog::find(&header.game).unwrap().verify(&log).unwrap().unwrap();
    let broken: Vec<_> = verified.checks.iter().filter(|check| !check.holds).collect();
    assert!(broken.is_empty(), "{}: {broken:?}\n{log}", header.game);
    assert_eq!(verified.judged, log.lines().count() - 2, "every record is decided again");
}

#[tokio::test]
async fn a_game_with_absences_takeovers_and_a_restart_is_found_sound() {
    let house = House::open().await;
    // All eleven rounds, so that whatever is dealt it is not over before the last of them has left.
    let mut anna = house.opens(json!({ "game": "five-crowns", "seats": 3, "name": "Anna" })).await;
    let mut bert = house.sits(&anna.code, "Bert").await;
    anna.does(json!({ "do": "start" })).await;
    for person in [&mut anna, &mut bert] {
        person.until("the start", |person| !person.game.is_null()).await;
    }
    for _ in 0..3 {
        play_one(&mut [&mut anna, &mut bert]).await;
    }
    // A bot plays for Anna until she comes back.
    anna.does(json!({ "do": "hand_over", "seat": 0 })).await;
    // Until her seat has ended a turn: whoever goes out may keep it waiting for a round.
    let seen = bert.sights.len();
    let of_bot = |sight: &Value| sight["sight"]["is"] == "discarded" && sight["sight"]["seat"] == 0;
    while !bert.sights[seen..].iter().any(of_bot) {
        assert!(play_one(&mut [&mut bert]).await);
    }
    anna.does(json!({ "do": "take_back" })).await;
    anna.until("her seat", |anna| anna.table["seats"][0]["held"]["by"] == "person").await;
    let house = house.restarts().await;
    let (mut anna, mut bert) = (house.returns(anna).await, house.returns(bert).await);
    play_one(&mut [&mut anna, &mut bert]).await;
    // Bert is removed for good, and a bot plays on.
    anna.does(json!({ "do": "remove", "seat": 1 })).await;
    anna.until("the bot", |anna| anna.table["seats"][1]["held"]["by"] == "bot").await;
    play_to_the_end(&mut [&mut anna]).await;

    let log = house.get(&format!("/api/tables/{}/log", crate::harness::id_of(&anna.code))).await.body;
    let verified = catalog::find("five-crowns").unwrap().verify(&log).unwrap().unwrap();
    assert_eq!(verified.finding(), Finding::Sound, "{:?}", verified.checks);
    let lines: Vec<Value> = log.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines[0]["players"], json!(["person", "person", { "bot": "medium" }]));
    let by = |seat: u64, bot: Value| {
        lines.iter().filter(|line| line["by"] == json!({ "seat": seat, "bot": bot })).count()
    };
    let by_bot = |seat| by(seat, json!("medium"));
    assert!(by_bot(0) > 0 && by_bot(1) > 0, "stand-ins are said to be such: {log}");
    assert_eq!(by_bot(2), 0, "a bot in its own seat is no stand-in");
    assert!(lines.iter().any(|line| line["by"] == json!({ "seat": 0 })));
    // Where lag decides nothing, none is kept.
    assert!(lines.iter().all(|line| line.get("lag").is_none()));
}

#[tokio::test]
async fn s_18_the_log_is_shown_after_the_end_and_proves_that_nobody_chose_the_deal() {
    let house = House::open().await;
    let mut anna = house.table(3, "Anna").await;
    let mut bert = house.sits(&anna.code, "Bert").await;
    let commitment = anna.table["commitment"].as_str().unwrap().to_owned();
    assert_eq!(bert.table["commitment"], commitment.as_str());
    let commit = |text: &str| json!({ "do": "commit", "hash": ContributionHash::of(text) });
    anna.does(commit("Annas Würfel")).await;
    bert.does(commit("old")).await;
    bert.does(commit("Berts Münze")).await;
    let path = format!("/api/tables/{}/log", crate::harness::id_of(&anna.code));
    assert_eq!(house.get(&path).await.rule(), "S-18", "not before the start");
    anna.does(json!({ "do": "start" })).await;
    anna.does(json!({ "do": "reveal", "text": "Annas Würfel" })).await;
    bert.does(json!({ "do": "reveal", "text": "Berts Münze" })).await;
    for person in [&mut anna, &mut bert] {
        person.until("the start", |person| !person.game.is_null()).await;
    }
    assert_eq!(house.get(&path).await.rule(), "S-18", "not before the end");
    assert!(anna.table["secret"].is_null());
    play_to_the_end(&mut [&mut anna, &mut bert]).await;
    anna.until("the secret", |anna| anna.table["secret"].is_string()).await;
    // Nobody was told it before.
    let secret = anna.table["secret"].as_str().unwrap();
    let told_early = anna.heard.iter().filter(|text| text.contains(secret) && !text.contains("\"over\""));
    assert_eq!(told_early.count(), 0);

    let log = house.get(&path).await;
    assert_eq!(log.status, 200);
    let verified = catalog::find("five-crowns").unwrap().verify(&log.body).unwrap();
    let verified = verified.expect("the secret is revealed");
    assert!(verified.over && verified.holds(), "{:?}", verified.checks);
    assert!(verified.checks.len() >= 4, "commitment, dealer and a deal for each round");
    assert_eq!(verified.judged, log.body.lines().count() - 2, "every record is decided again");
    let lines: Vec<Value> = log.body.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let header = &lines[0];
    assert_eq!(header["commitment"], commitment.as_str(), "the one shown before the start");
    let added = json!([{ "seat": 0, "text": "Annas Würfel" }, { "seat": 1, "text": "Berts Münze" }]);
    assert_eq!(header["contributions"], added);
    assert_eq!(header["commits"][1], json!({ "seat": 1, "hash": ContributionHash::of("Berts Münze") }));
    assert!(!verified.limits.contains(&table::verify::Limit::NotCommitted));
    assert_eq!(header["names"][1], "Bert");
    assert_eq!(header["table"], anna.code.as_str());
    assert_eq!(header["players"], json!(["person", "person", { "bot": "medium" }]));
    assert_eq!(header["options"], json!({ "first_deal": 12, "fresh_discard_on_reshuffle": false }));
    assert_eq!(lines.last().unwrap()["secret"], secret);

    // Without what the players added, the sums do not come out: it was mixed in.
    let mut forged = lines.clone();
    forged[0]["contributions"] = json!([]);
    let forged: Vec<String> = forged.iter().map(Value::to_string).collect();
    let forged = catalog::find("five-crowns").unwrap().verify(&forged.join("\n")).unwrap().unwrap();
    assert!(!forged.holds());

    // The log is the same after a restart.
    let house = house.restarts().await;
    assert_eq!(house.get(&path).await.body, log.body);
}
