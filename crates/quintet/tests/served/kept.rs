//! `quintet kept` beside a running server.

use std::process::Command;

use serde_json::json;

use crate::program::Program;

#[tokio::test]
async fn what_is_kept_is_shown_while_the_server_runs() {
    let data = tempfile::tempdir().unwrap();
    let kept = || {
        let mut kept = Command::new(env!("CARGO_BIN_EXE_quintet"));
        let said =
            kept.args(["kept", "--keep-unfinished", "forever", "--data"]).arg(data.path()).output().unwrap();
        (said.status.code(), String::from_utf8([said.stdout, said.stderr].concat()).unwrap())
    };
    let (code, said) = kept();
    assert!(code == Some(1) && said.contains("there is no database of Quintet"), "{said}");
    let program = Program::start(data.path());
    let waiting = json!({ "game": "five-crowns", "seats": 2, "name": "Anna" });
    let waiting = program.opens(waiting, "anna").await;
    let playing = json!({ "game": "one-more", "seats": 3, "name": "Bert", "against": "easy" });
    let playing = program.opens(playing, "bert").await;
    let (code, said) = kept();
    assert_eq!(code, Some(0), "{said}");
    let rows = |start: &str| said.lines().filter(|line| line.starts_with(start)).count();
    assert_eq!((rows("five-crowns"), rows("one-more")), (1, 1), "{said}");
    assert_eq!((rows(&waiting.code), rows(&playing.code)), (2, 1), "only the one that waits goes: {said}");
    assert!(said.contains("in 6 days"), "{said}");
    // The server did not mind.
    drop((waiting, playing));
    assert!(program.stop().success());
}

#[cfg(unix)]
#[tokio::test]
async fn what_is_kept_in_postgres_is_shown_and_a_copy_is_made_by_its_own_means() {
    let folder = tempfile::tempdir().unwrap();
    let url = testkit::postgres::Cluster::shared().database();
    let says = |command: &[&str], url: &str| {
        let mut quintet = Command::new(env!("CARGO_BIN_EXE_quintet"));
        let said = quintet.args(command).env("QUINTET_STORE", url).output().unwrap();
        (said.status.code(), String::from_utf8([said.stdout, said.stderr].concat()).unwrap())
    };
    let (code, said) = says(&["kept"], &url);
    assert!(code == Some(1) && said.contains("there is no database of Quintet"), "{said}");
    let program = Program::start_at(folder.path(), &url);
    let wish = json!({ "game": "five-crowns", "seats": 2, "name": "Anna" });
    let waiting = program.opens(wish, "anna").await;
    let (code, said) = says(&["kept"], &url);
    assert_eq!(code, Some(0), "{said}");
    assert!(said.lines().any(|line| line.starts_with(&waiting.code)), "{said}");
    let (code, said) = says(&["backup", "copy"], &url);
    assert!(code == Some(1) && said.contains("pg_dump --format=custom --schema=quintet"), "{said}");
    let (code, said) = says(&["kept"], "mysql://localhost/games");
    assert!(code == Some(2) && said.contains("a store is sqlite:FOLDER or postgres://"), "{said}");
    drop(waiting);
    assert!(program.stop().success());
}
