//! A data folder that the first version of the program left behind, killed in the middle of a game: today's program copies
//! the database, brings it up to date, and everything in it goes on.
//!
//! The folder was made by that version itself (schema 1 of the database, format 1 of the logs); it is never made anew.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use serde_json::json;
use tempfile::TempDir;

use crate::client::{Client, Way, play_one};
use crate::http;
use crate::program::Program;

/// The tables are older every day, and are not to be deleted for it.
const KEEP: [&str; 4] = ["--keep-waiting", "forever", "--keep-unfinished", "forever"];

const WAITING: &str = "FCBNBB";
const PLAYING: &str = "KRZLCQ";
const AGAINST_BOTS: &str = "2JDK3M";
const FINISHED: [&str; 2] = ["2WMV9V", "V5JFZF"];
const REMATCH: &str = "HZQL2S";

const ANNA: &str = "quintet=d3d68aef9d6d3cbca6e9fbf96844754f";
const BERT: &str = "quintet=17d8fcab6a2e01c71d6fd9e71574855f";
/// The phone of Cleo, who waits for nobody; Anna plays on it, too.
const CLEO: &str = "quintet=718658eb7c9ed7675aed916392ba0512";

/// A copy of the folder as it was left.
fn folder() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let packed = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/served/first-version/data.tar.gz");
    let unpacked = Command::new("tar").arg("-xzf").arg(packed).arg("-C").arg(folder.path()).status().unwrap();
    assert!(unpacked.success());
    folder
}

async fn comes(program: &Program, code: &str, cookie: &str, page: &str) -> Client {
    let way = Way {
        address: program.address,
        code: code.to_owned(),
        cookie: cookie.to_owned(),
        page: page.to_owned(),
    };
    way.hello(None).await
}

/// The codes of the tables that somebody is offered to go on with.
async fn own_tables(program: &Program, cookie: &str) -> Vec<String> {
    let lists = http::get(program.address, "/api/tables", &[("Cookie", cookie)]).await.json();
    let lines = lists["mine"].as_array().unwrap().iter();
    let mut codes: Vec<String> = lines.map(|line| line["code"].as_str().unwrap().to_owned()).collect();
    codes.sort();
    codes
}

fn texts(client: &Client) -> Vec<&str> {
    client.chat.iter().map(|line| line["text"].as_str().unwrap()).collect()
}

fn copies(folder: &Path) -> Vec<PathBuf> {
    let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let mut copies: Vec<_> = files.filter(|path| path.to_string_lossy().contains("version-1")).collect();
    copies.sort();
    copies
}

#[tokio::test]
async fn a_folder_of_the_first_version_is_copied_upgraded_and_played_on() {
    let data = folder();
    let program = Program::start_with(data.path(), &KEEP);
    assert_eq!(copies(data.path()).len(), 1, "the old database is kept");

    // Tables are summed up behind the scenes; then the lists are complete.
    let mut expected = [WAITING, PLAYING, AGAINST_BOTS, REMATCH].map(str::to_owned);
    expected.sort();
    while own_tables(&program, ANNA).await != expected {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(own_tables(&program, CLEO).await, [PLAYING], "the phone holds a seat there");

    // A waiting table fills up and starts.
    let mut anna = comes(&program, WAITING, ANNA, "anna").await;
    assert_eq!(texts(&anna), ["We wait for Cleo", "She will come ★"]);
    let mut bert = comes(&program, WAITING, BERT, "bert").await;
    let mut cleo = comes(&program, WAITING, CLEO, "cleo").await;
    cleo.does(json!({ "do": "sit", "name": "Cleo" })).await;
    anna.does(json!({ "do": "start" })).await;
    for person in [&mut anna, &mut bert, &mut cleo] {
        person.until("the start", |person| !person.game.is_null()).await;
    }
    assert!(play_one(&mut [&mut anna, &mut bert, &mut cleo]).await);

    // A game of two goes on; what was said last before the kill is there.
    let mut anna = comes(&program, PLAYING, ANNA, "anna").await;
    let mut bert = comes(&program, PLAYING, BERT, "bert").await;
    let mut phone = comes(&program, PLAYING, CLEO, "phone").await;
    assert_eq!(texts(&anna), ["good luck", "killed now"]);
    assert_eq!((anna.seat(), phone.seat(), bert.seat()), (Some(0), Some(0), Some(1)));
    for _ in 0..12 {
        assert!(play_one(&mut [&mut anna, &mut bert]).await);
    }
    phone.until("what was played", |phone| phone.last == anna.last).await;

    // So does one against bots.
    let mut anna = comes(&program, AGAINST_BOTS, ANNA, "anna").await;
    for _ in 0..8 {
        assert!(anna.plays().await);
    }

    // Finished games are readable and verify; their rematch waits.
    for code in FINISHED {
        assert!(comes(&program, code, ANNA, "anna").await.over());
        let log = http::get(program.address, &format!("/api/tables/{code}/log"), &[("Cookie", ANNA)]).await;
        assert_eq!(log.status, 200, "{log:?}");
        let file = data.path().join(format!("{code}.jsonl"));
        std::fs::write(&file, &log.body).unwrap();
        let verify = Command::new(env!("CARGO_BIN_EXE_quintet")).arg("verify").arg(&file).output().unwrap();
        // Its rules were the first: chance and form can be checked, and are right.
        assert_eq!(verify.status.code(), Some(3), "{code}: {verify:?}");
        assert!(
            String::from_utf8_lossy(&verify.stdout).contains("What could be checked is right"),
            "{verify:?}"
        );
    }
    assert_eq!(comes(&program, REMATCH, BERT, "bert").await.seat(), Some(1));

    // It is an ordinary folder from now on.
    let last = comes(&program, PLAYING, ANNA, "anna").await.last;
    assert!(program.stop().success());
    let program = Program::start_with(data.path(), &KEEP);
    assert_eq!(comes(&program, PLAYING, ANNA, "anna").await.last, last);
    assert_eq!(copies(data.path()).len(), 1, "it is copied once");
}

/// A link of the first version carries the code. It leads to its table for ever, whoever has it and however far the game is.
#[tokio::test]
async fn links_of_the_first_version_lead_to_their_tables_for_whoever_has_them() {
    let data = folder();
    // Upgraded in the first life, and an ordinary folder in the second.
    for _life in 0..2 {
        let program = Program::start_with(data.path(), &KEEP);
        for code in [WAITING, PLAYING, AGAINST_BOTS, FINISHED[0], FINISHED[1], REMATCH] {
            for written in [code.to_owned(), code.to_lowercase()] {
                let stranger = comes(&program, &written, "", "stranger").await;
                assert_eq!((stranger.seat(), &stranger.table["id"]), (None, &json!(code)));
                assert_eq!(stranger.table["code"], code);
                let link = stranger.table["link"].as_str().unwrap();
                assert!(link.ends_with(&format!("/t/{code}")), "{link}");
            }
        }
        let log = http::get(program.address, &format!("/api/tables/{}/log", FINISHED[0]), &[]).await;
        assert_eq!(log.status, 200, "{log:?}");
        assert!(program.stop().success());
    }
}
