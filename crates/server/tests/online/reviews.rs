//! Reviews of finished games: who may have one, how it comes, how long it is kept, and what is none.

use serde_json::{Value, json};
use server::Limits;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::harness::{Client, House, Setup, http, id_of, patiently};
use crate::replays::played;

/// Little thought, for what is not about the thinking.
fn quick() -> Setup {
    Setup { review_iterations: 50, ..Setup::default() }
}

fn path(who: &Client) -> String {
    format!("/api/tables/{}/review", id_of(&who.code))
}

async fn review(house: &House, who: &Client) -> http::Answer {
    house.posts(&path(who), &who.cookie, json!(null)).await
}

fn lines(answer: &http::Answer) -> Vec<Value> {
    assert_eq!(answer.status, 200, "{}", answer.body);
    answer.body.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// Asks for a review, and reads no more of it than its beginning. It is given up when this is dropped.
async fn begins(house: &House, who: &Client) -> Option<TcpStream> {
    let mut stream = TcpStream::connect(house.address).await.unwrap();
    let (path, cookie, address) = (path(who), &who.cookie, house.address);
    let head =
        format!("POST {path} HTTP/1.1\r\nHost: {address}\r\nCookie: {cookie}\r\nContent-Length: 0\r\n\r\n");
    stream.write_all(head.as_bytes()).await.unwrap();
    let mut read = Vec::new();
    while !String::from_utf8_lossy(&read).contains("progress") {
        let mut part = [0; 1024];
        let length = stream.read(&mut part).await.unwrap();
        read.extend_from_slice(&part[..length]);
        if length == 0 || String::from_utf8_lossy(&read).contains("S-43") {
            return None;
        }
    }
    Some(stream)
}

#[tokio::test]
async fn a_review_tells_how_far_it_is_and_is_kept() {
    let house = House::with(quick()).await;
    let (anna, bert) = house.after_a_game().await;
    let told = lines(&review(&house, &anna).await);
    assert!(told.len() >= 2 && told[0]["progress"]["of"].as_u64().unwrap() > 0, "{told:?}");
    let made = &told.last().unwrap()["review"];
    assert_eq!((&made["game"], &made["iterations"]), (&json!("five-crowns"), &json!(50)));
    assert_eq!(made["players"].as_array().unwrap().len(), 2);
    // It is in the records of both.
    let share = |seat: usize| made["players"][seat]["accuracy"].as_f64().unwrap();
    for (who, seat) in [(&anna, 0), (&bert, 1)] {
        let records = house.records(&who.cookie, json!({})).await;
        for accuracy in [&records["games"][0]["accuracy"], &records["figures"][0]["accuracy"]] {
            assert!((accuracy.as_f64().unwrap() - share(seat)).abs() < 0.001, "{records}");
        }
        assert_eq!(records["figures"][0]["reviewed"], 1);
    }
    // Whoever asks next has the same at once, after a restart too.
    assert_eq!(lines(&review(&house, &bert).await), [json!({ "review": made })]);
    let house = house.restarts_with(quick()).await;
    assert_eq!(lines(&review(&house, &anna).await), [json!({ "review": made })]);
    // The same log and iterations give the same review, from a file too.
    let log = house.gets(&format!("/api/tables/{}/log", id_of(&bert.code)), &bert.cookie).await.body;
    let of_file = lines(&http::post(house.address, "/api/review", &[], log.as_bytes()).await);
    assert_eq!(&of_file.last().unwrap()["review"], made);
}

#[tokio::test]
async fn s_18_a_running_game_is_not_reviewed() {
    let house = House::with(quick()).await;
    let (mut anna, bert) = house.in_the_middle().await;
    assert_eq!(review(&house, &anna).await.rule(), "S-18");
    anna.does(json!({ "do": "close" })).await;
    assert_eq!(review(&house, &bert).await.rule(), "S-18");
}

#[tokio::test]
async fn s_27_a_review_is_for_those_who_may_see_everything() {
    let house = House::with(quick()).await;
    for (may, sees) in [("nothing", false), ("everything", true)] {
        let (anna, bert) = played(&house, &[json!({ "do": "watch", "may": may })]).await;
        let eve = house.visits(&anna.code).await;
        let answer = review(&house, &eve).await;
        assert!(if sees { answer.status == 200 } else { answer.rule() == "S-27" }, "{may}: {answer:?}");
        // One that is kept is not for others either.
        assert_eq!(review(&house, &bert).await.status, 200);
        assert_eq!(review(&house, &eve).await.status == 200, sees);
    }
}

#[tokio::test]
async fn s_43_one_at_a_time_for_a_person_until_nobody_waits_for_it() {
    // Far more thought than anybody waits for.
    let house = House::with(Setup { review_iterations: 20_000, ..Setup::default() }).await;
    let (anna, bert) = house.after_a_game().await;
    let waiting = begins(&house, &anna).await.unwrap();
    assert_eq!(review(&house, &anna).await.rule(), "S-43");
    // Bert waits for the same one; it goes on without Anna.
    let also = begins(&house, &bert).await.unwrap();
    drop(waiting);
    patiently("Anna to be done with it", async || begins(&house, &anna).await.is_some()).await;
    drop(also);
    patiently("Bert to be done with it", async || begins(&house, &bert).await.is_some()).await;
}

#[tokio::test]
async fn s_43_what_is_no_game_or_too_long_is_not_reviewed() {
    let house = House::with(quick()).await;
    let (anna, _bert) = house.after_a_game().await;
    let log = house.gets(&format!("/api/tables/{}/log", id_of(&anna.code)), &anna.cookie).await.body;
    let half = log.lines().take(9).collect::<Vec<_>>().join("\n") + "\n";
    let record = format!("{}\n", log.lines().nth(1).unwrap());
    for (text, rule) in [
        ("a shopping list".to_owned(), "T-6"),
        (log.replacen("five-crowns", "chess", 1), "T-6"),
        (half, "T-7"),
        (log.replacen("Anna", "Eve", 1), "T-8"),
        (log + &record.repeat(5_000), "S-43"),
        (" ".repeat((4 << 20) + 1), "S-3"),
    ] {
        let answer = http::post(house.address, "/api/review", &[], text.as_bytes()).await;
        assert_eq!(answer.rule(), rule, "{}", answer.body);
    }
}

#[tokio::test]
async fn s_44_so_many_reviews_in_an_hour() {
    let limits = Limits { reviews: 1, ..Limits::none() };
    let house = House::with(Setup { limits, ..quick() }).await;
    let (anna, _bert) = house.after_a_game().await;
    assert_eq!(review(&house, &anna).await.status, 200);
    let log = house.gets(&format!("/api/tables/{}/log", id_of(&anna.code)), &anna.cookie).await.body;
    let cookie = [("Cookie", &*anna.cookie)];
    let answer = http::post(house.address, "/api/review", &cookie, log.as_bytes()).await;
    assert_eq!((answer.status, &*answer.rule()), (429, "S-44"));
    // What is kept costs nothing.
    assert_eq!(review(&house, &anna).await.status, 200);
}

#[tokio::test]
async fn a_review_goes_when_the_log_is_written_anew() {
    let house = House::with(quick()).await;
    let (anna, bert) = house.after_a_game().await;
    let made = lines(&review(&house, &bert).await).pop().unwrap();
    assert_eq!(house.posts("/api/me/delete", &anna.cookie, json!({})).await.status, 200);
    // It is made anew then, and is the same: moves are no names.
    patiently("the review to go", async || {
        let told = lines(&review(&house, &bert).await);
        assert_eq!(told.last(), Some(&made));
        told.len() > 1
    })
    .await;
}
