//! Looking back at a finished game: who may, what they are shown, and what is no game to look at.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use table::log::Reveal;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

use crate::harness::{Client, House, Setup, http, id_of, play_to_the_end};

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
    let within_a_line = log[..half.len() - 5].to_owned();
    let within_the_first = log[..60].to_owned();
    for (text, rule, word) in [
        (String::new(), "T-6", "empty"),
        ("a shopping list".to_owned(), "T-6", "not a recorded game"),
        (log.replacen("five-crowns", "chess", 1), "T-6", "chess"),
        (log.replacen("\"quintet\":2", "\"quintet\":99", 1), "T-4", "99"),
        (half, "T-7", "missing"),
        (within_a_line, "T-7", "missing"),
        (within_the_first, "T-7", "missing"),
        (log.replacen("Anna", "Eve", 1), "T-8", "changed"),
    ] {
        let answer = http::post(house.address, "/api/replay?as=0", &[], text.as_bytes()).await;
        let said = answer.json();
        assert_eq!(answer.rule(), rule, "{said}");
        assert!(said["message"].as_str().unwrap().contains(word), "{said}");
    }
    // A picture, say.
    for path in ["/api/replay?as=0", "/api/review"] {
        let answer = http::post(house.address, path, &[], b"\x89PNG\r\n\x1a\n\xff").await;
        let said = answer.json();
        assert_eq!(answer.rule(), "T-6", "{said}");
        assert!(said["message"].as_str().unwrap().contains("not a recorded game"), "{said}");
    }
    let large = vec![b' '; (4 << 20) + 1];
    assert_eq!(http::post(house.address, "/api/replay?as=0", &[], &large).await.rule(), "S-3");
}

/// A recorded game.
fn recorded(game: &str, name: &str) -> String {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games");
    std::fs::read_to_string(format!("{folder}/{game}/tests/logs/{name}.jsonl")).unwrap()
}

/// These lines of a recorded game as a log that is whole, as anybody can make one up.
fn sealed(lines: &[&str], origin: &str) -> String {
    let mut log = lines.join("\n") + "\n";
    let reveal: Reveal = serde_json::from_str(origin.lines().last().unwrap()).unwrap();
    let reveal = Reveal::of(reveal.secret, &log);
    log.push_str(&serde_json::to_string(&reveal).unwrap());
    log.push('\n');
    log
}

/// A game in which one seat erases an outline and draws it again so often. It keeps to the rules.
fn drawn_out(times: usize) -> String {
    let log = recorded("find-five", "no-limit-for-three");
    let lines: Vec<&str> = log.lines().collect();
    let mark = lines[2];
    assert!(mark.contains("\"do\":\"mark\""), "{mark}");
    let erase = mark.replace("\"mark\"", "\"erase\"").replace("\"marked\"", "\"erased\"");
    let drawing = [&*erase, mark].repeat(times);
    sealed(&[&lines[..3], &drawing, &lines[3..lines.len() - 1]].concat(), &log)
}

/// Asks for a replay of a log, and reads no more of it than that it comes.
async fn reads_nothing(house: &House, log: &str) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    let mut stream = socket.connect(house.address).await.unwrap();
    let head = format!(
        "POST /api/replay?as=2 HTTP/1.1\r\nHost: {}\r\nContent-Length: {}\r\n\r\n",
        house.address,
        log.len()
    );
    stream.write_all(head.as_bytes()).await.unwrap();
    stream.write_all(log.as_bytes()).await.unwrap();
    let mut status = [0; 12];
    stream.read_exact(&mut status).await.unwrap();
    assert_eq!(&status, b"HTTP/1.1 200");
    stream
}

#[tokio::test]
async fn readers_who_do_not_read_hold_nobody_up() {
    let house = House::with(Setup { threads_aside: 3, ..Setup::default() }).await;
    let (anna, _bert) = played(&house, &[]).await;
    let log = drawn_out(3000);
    let ask = || reads_nothing(&house, &log);
    let _slow = tokio::join!(ask(), ask(), ask(), ask());
    // One address has no more of them than that in the making.
    let many = http::post(house.address, "/api/replay?as=2", &[], log.as_bytes()).await;
    assert_eq!((many.status, many.rule().as_str()), (429, "S-21"));
    let whole = async || {
        http::post(house.address, "/api/replay?as=2", &[("X-Forwarded-For", "203.0.113.7")], log.as_bytes())
            .await
    };
    assert!(lines(&whole().await).len() > 90, "more than anybody buffers");
    // Whoever looks back at a game of theirs, and whoever comes to a table that is not in memory, is served.
    let served = async {
        assert_eq!(replay(&house, &anna, "0").await.status, 200);
        let path = format!("/api/tables/{}/log", id_of(&anna.code));
        assert_eq!(http::get(house.address, &path, &[("Cookie", &anna.cookie)]).await.status, 200);
    };
    tokio::time::timeout(Duration::from_secs(30), served).await.expect("an answer while others do not read");
}

/// Logs that were tampered with and sealed again: whatever is in them, there is an answer, and the server goes on.
#[tokio::test]
async fn a_made_up_log_is_answered_whatever_is_in_it() {
    let house = House::open().await;
    let mut rng = fastrand::Rng::with_seed(17);
    let games = [
        ("five-crowns", "third-empty-stock"),
        ("double-series", "rematch"),
        ("five-or-less", "races"),
        ("find-five", "no-limit-for-three"),
    ];
    let numbers = [
        "-1",
        "0",
        "255",
        "256",
        "65536",
        "4294967296",
        "18446744073709551615",
        "1e308",
        "null",
        "[]",
        "\"\"",
    ];
    for (game, name) in games {
        let log = recorded(game, name);
        let lines: Vec<&str> = log.lines().collect();
        for _ in 0..25 {
            let mut changed: Vec<String> =
                lines[..lines.len() - 1].iter().map(|line| (*line).to_owned()).collect();
            for _ in 0..rng.usize(1..4) {
                let at = if rng.bool() { rng.usize(..3) } else { rng.usize(..changed.len()) };
                let digits: Vec<usize> =
                    changed[at].match_indices(|c: char| c.is_ascii_digit()).map(|(at, _)| at).collect();
                let Some(place) = rng.choice(&digits).copied() else { continue };
                let number = rng.choice(numbers).unwrap();
                changed[at].replace_range(place..=place, number);
            }
            if rng.u8(..4) == 0 {
                let (one, other) = (rng.usize(1..changed.len()), rng.usize(1..changed.len()));
                changed.swap(one, other);
            }
            let text = sealed(&changed.iter().map(String::as_str).collect::<Vec<_>>(), &log);
            let eyes = rng.choice(["0", "1", "spectator", "open"]).unwrap();
            let asked = Instant::now();
            let answer =
                http::post(house.address, &format!("/api/replay?as={eyes}"), &[], text.as_bytes()).await;
            assert!(answer.status == 200 || !answer.rule().is_empty(), "{answer:?}");
            assert!(asked.elapsed() < Duration::from_mins(1), "{game}: {:?}", asked.elapsed());
        }
    }
    let deep = format!("{}{}", "[".repeat(2 << 20), "]".repeat(2 << 20));
    let header = format!("{{\"quintet\":2,\"game\":\"one-more\",\"options\":{}}}", &deep[..1000]);
    let zipped: &[u8] = &[0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff, 1, 2, 3, 0xff];
    for body in [deep.as_bytes(), header.as_bytes(), zipped, b"\0\0\0\0", b"{\"quintet\":2}\n{}\n{}"] {
        let headers = [("Content-Encoding", "gzip")];
        let answer = http::post(house.address, "/api/replay?as=0", &headers, body).await;
        assert!(answer.status >= 400 && answer.status < 500, "{answer:?}");
        assert!(!answer.rule().is_empty());
    }
    assert_eq!(house.get("/healthz").await.status, 200);
}
