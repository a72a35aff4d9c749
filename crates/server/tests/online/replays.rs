//! Looking back at a finished game: who may, what they are shown, and what is no game to look at.

use serde_json::{Value, json};

use crate::harness::{Client, House, http, id_of, play_to_the_end};

/// A game of Anna and Bert that is over, with a line of chat.
pub(crate) async fn played(house: &House, commands: &[Value]) -> (Client, Client) {
    let mut anna = house.table(2, "Anna").await;
    let mut bert = house.sits(&anna.code, "Bert").await;
    for command in commands {
        anna.does(command.clone()).await;
    }
    anna.does(json!({ "do": "start" })).await;
    for person in [&mut anna, &mut bert] {
        person.until("the start", |person| !person.game.is_null()).await;
    }
    bert.does(json!({ "do": "chat", "text": "Good luck" })).await;
    play_to_the_end(&mut [&mut anna, &mut bert]).await;
    for person in [&mut anna, &mut bert] {
        person.until("the end", |person| person.table["status"] == "over").await;
    }
    (anna, bert)
}

async fn replay(house: &House, who: &Client, eyes: &str) -> http::Answer {
    let path = format!("/api/tables/{}/replay?as={eyes}", id_of(&who.code));
    http::get(house.address, &path, &[("Cookie", &who.cookie)]).await
}

fn lines(answer: &http::Answer) -> Vec<Value> {
    assert_eq!(answer.status, 200, "{}", answer.body);
    answer.body.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[tokio::test]
async fn a_finished_game_can_be_looked_back_at_from_every_seat() {
    let house = House::open().await;
    let (anna, bert) = played(&house, &[]).await;
    for (eyes, me) in [("0", json!(0)), ("1", json!(1)), ("spectator", json!(null)), ("open", json!(null))] {
        let told = lines(&replay(&house, &anna, eyes).await);
        let head = &told[0]["head"];
        assert_eq!(
            (&head["header"]["game"], &head["header"]["names"]),
            (&json!("five-crowns"), &json!(["Anna", "Bert"]))
        );
        assert_eq!(head["outcome"]["verdict"], "ranked");
        assert_eq!(told[1]["chat"][0]["line"]["text"], "Good luck");
        let frames: Vec<&Value> =
            told[2..].iter().flat_map(|part| part["frames"].as_array().unwrap()).collect();
        let view = &frames[0]["whole"]["view"];
        assert_eq!(view["me"], me);
        assert_eq!(view.get("stock_cards").is_some(), eyes == "open");
        assert_eq!(view["players"][1]["hand"].is_array(), eyes == "1" || eyes == "open");
        assert_eq!(frames.last().unwrap()["step"], head["steps"]);
    }
    // The record that can be saved is the one that can be opened from a file, with the same frames.
    let path = format!("/api/tables/{}/log", id_of(&bert.code));
    let log = http::get(house.address, &path, &[("Cookie", &bert.cookie)]).await.body;
    let opened = lines(&http::post(house.address, "/api/replay?as=1", &[], log.as_bytes()).await);
    let told = lines(&replay(&house, &bert, "1").await);
    assert_eq!((&opened[0], &opened[2..]), (&told[0], &told[2..]));
    assert_eq!(opened[1]["chat"], json!([]));
    // It is still there when the server has been restarted.
    let house = house.restarts().await;
    assert_eq!(lines(&replay(&house, &anna, "1").await), told);
}

#[tokio::test]
async fn s_35_there_are_no_other_eyes() {
    let house = House::open().await;
    let (anna, _bert) = played(&house, &[]).await;
    for eyes in ["2", "-1", "everything", "0x0"] {
        assert_eq!(replay(&house, &anna, eyes).await.rule(), "S-35");
    }
}

#[tokio::test]
async fn s_18_a_running_or_closed_table_has_no_replay() {
    let house = House::open().await;
    let (mut anna, bert) = house.in_the_middle().await;
    for eyes in ["0", "open"] {
        assert_eq!(replay(&house, &anna, eyes).await.rule(), "S-18");
    }
    anna.does(json!({ "do": "close" })).await;
    assert_eq!(replay(&house, &bert, "open").await.rule(), "S-18");
}

#[tokio::test]
async fn s_27_a_replay_is_for_those_who_may_see_everything() {
    let house = House::open().await;
    for (may, sees) in [("nothing", false), ("table", false), ("everything", true)] {
        let (anna, bert) = played(&house, &[json!({ "do": "watch", "may": may })]).await;
        let eve = house.visits(&anna.code).await;
        for eyes in ["0", "spectator", "open"] {
            let answer = replay(&house, &eve, eyes).await;
            assert_eq!(answer.status == 200, sees, "{may}");
            assert!(sees || answer.rule() == "S-27");
            assert_eq!(replay(&house, &bert, eyes).await.status, 200);
        }
    }
}

#[tokio::test]
async fn a_file_that_is_no_whole_game_says_what_it_is() {
    let house = House::open().await;
    let (anna, _bert) = played(&house, &[]).await;
    let path = format!("/api/tables/{}/log", id_of(&anna.code));
    let log = http::get(house.address, &path, &[("Cookie", &anna.cookie)]).await.body;
    let half = log.lines().take(9).collect::<Vec<_>>().join("\n") + "\n";
    for (text, rule, word) in [
        (String::new(), "T-6", "empty"),
        ("a shopping list".to_owned(), "T-6", "not a recorded game"),
        (log.replacen("five-crowns", "chess", 1), "T-6", "chess"),
        (log.replacen("\"quintet\":2", "\"quintet\":99", 1), "T-4", "99"),
        (half, "T-7", "missing"),
        (log.replacen("Anna", "Eve", 1), "T-8", "changed"),
    ] {
        let answer = http::post(house.address, "/api/replay?as=0", &[], text.as_bytes()).await;
        let said = answer.json();
        assert_eq!(answer.rule(), rule, "{said}");
        assert!(said["message"].as_str().unwrap().contains(word), "{said}");
    }
    let large = vec![b' '; (4 << 20) + 1];
    assert_eq!(http::post(house.address, "/api/replay?as=0", &[], &large).await.rule(), "S-3");
}
