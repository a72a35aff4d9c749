//! The log of a finished game: not before its end, and then everything can be checked.

use serde_json::{Value, json};
use table::ContributionHash;

use crate::harness::{House, play_to_the_end};

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
    let path = format!("/api/tables/{}/log", anna.code);
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
