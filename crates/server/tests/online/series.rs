//! Series: what the same people have played together.

use serde_json::json;

use crate::harness::{House, Way, id_of, note_id, page, play_whole_game};

#[tokio::test]
async fn rematches_of_the_same_people_are_one_evening() {
    let house = House::open().await;
    let (mut anna, bert) = house.after_a_game().await;
    let first = id_of(&anna.code);
    let series = house.gets(&format!("/api/tables/{first}/series"), &bert.cookie).await.json();
    assert_eq!(
        (&series["games"], &series["id"], &series["tonight"]),
        (&json!(1), &json!(first), &json!(true))
    );
    anna.does(json!({ "do": "rematch" })).await;
    anna.until("the rematch", |anna| !anna.table["rematch"].is_null()).await;
    let next = anna.table["rematch"].as_str().unwrap().to_owned();
    let comes = async |cookie: &str| {
        Way { address: house.address, code: next.clone(), cookie: cookie.to_owned(), page: page() }
            .hello(None)
            .await
    };
    let (mut anna_again, mut bert_again) = (comes(&anna.cookie).await, comes(&bert.cookie).await);
    // In the lobby of the rematch the evening stands as it does.
    let waiting = house.gets(&format!("/api/tables/{next}/series"), &anna.cookie).await.json();
    assert_eq!((&waiting["games"], &waiting["tonight"]), (&json!(1), &json!(true)));
    play_whole_game(&mut anna_again, &mut bert_again).await;
    let series = house.gets(&format!("/api/tables/{next}/series"), &anna.cookie).await.json();
    assert_eq!((&series["games"], &series["id"]), (&json!(2), &json!(first)), "the address stays");
    assert_eq!(series["evenings"].as_array().unwrap().len(), 1);
    assert_eq!(series["evenings"][0]["games"][0]["again"], json!(first));
    let standing = series["standing"].as_array().unwrap();
    assert_eq!(standing.len(), 2);
    let points: i64 = series["evenings"][0]["games"]
        .as_array()
        .unwrap()
        .iter()
        .map(|game| {
            let mine = game["seats"].as_array().unwrap().iter().find(|seat| seat["me"] == true).unwrap();
            mine["score"].as_i64().unwrap()
        })
        .sum();
    let mine = standing.iter().find(|standing| standing["me"] == true).unwrap();
    assert_eq!((&mine["name"], &mine["points"]["five-crowns"]), (&json!("Anna"), &json!(points)));
    // The first game's address tells the same.
    assert_eq!(house.gets(&format!("/api/tables/{first}/series"), &anna.cookie).await.json()["games"], 2);
}

#[tokio::test]
async fn people_are_the_same_by_who_they_are_and_not_by_their_names() {
    let house = House::open().await;
    let (anna, bert) = house.after_a_game().await;
    // Another table of the same two, under other names.
    let opened = house
        .posts("/api/tables", &bert.cookie, json!({ "game": "five-or-less", "seats": 2, "name": "B." }))
        .await;
    let code = note_id(&opened.json());
    let mut again =
        Way { address: house.address, code: code.clone(), cookie: anna.cookie.clone(), page: page() }
            .hello(None)
            .await;
    let address = format!("/api/tables/{}/series", id_of(&code));
    assert_eq!(house.gets(&address, &bert.cookie).await.json()["games"], 0, "alone so far");
    again.does(json!({ "do": "sit", "name": "A." })).await;
    let series = house.gets(&address, &bert.cookie).await.json();
    assert_eq!((&series["games"], series["standing"].as_array().unwrap().len()), (&json!(1), 2));
    // Somebody else called Bert is somebody else.
    let mut other = house.table(2, "Anna").await;
    house.sits(&other.code, "Bert").await;
    other.until("Bert", |other| other.table["seats"][1]["name"] == "Bert").await;
    let series =
        house.gets(&format!("/api/tables/{}/series", id_of(&other.code)), &other.cookie).await.json();
    assert_eq!(series["games"], 0);
}

#[tokio::test]
async fn s_42_a_series_is_for_those_who_sit_there() {
    let house = House::open().await;
    let (anna, _bert) = house.after_a_game().await;
    let stranger = house.get("/api/me").await.cookie().unwrap();
    let answer = house.gets(&format!("/api/tables/{}/series", id_of(&anna.code)), &stranger).await;
    assert_eq!((answer.status, &*answer.rule()), (403, "S-42"));
    let answer = house.gets("/api/tables/00000000000000000000000000000000/series", &anna.cookie).await;
    assert_eq!(answer.rule(), "S-4");
}
