//! The seeds of the coverage-guided targets in `fuzz/`, which is no part of the workspace: every game has its own, and
//! they are valid.

use std::fs;
use std::path::{Path, PathBuf};

use quintet::engine::{Session, answer};
use serde_json::Value;
use speech::Language;
use table::{Moment, Secret};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz")
}

fn read(path: &str) -> String {
    let path = folder().join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[test]
fn every_game_has_a_position_that_is_restored() {
    for game in catalog::GAMES {
        let id = game.about().id;
        let seed: Value = serde_json::from_str(&read(&format!("seeds/position/{id}"))).unwrap();
        assert_eq!(seed["game"], id);
        let table = game.load(&seed["position"], Secret([7; 32]), Moment::START);
        assert!(table.is_ok(), "{id}: {:?}", table.err());
    }
}

#[test]
fn every_game_has_a_session_whose_requests_are_granted() {
    for game in catalog::GAMES {
        let id = game.about().id;
        let mut session = Session::new(Language::English);
        for line in read(&format!("seeds/engine/{id}")).lines() {
            let answer = answer(&mut session, line.as_bytes());
            assert!(answer.starts_with(r#"{"ok":true"#), "{id}: {line} -> {answer}");
        }
    }
}

#[test]
fn every_game_is_in_the_targets_that_name_games() {
    for target in ["log", "notation"] {
        let source = read(&format!("fuzz_targets/{target}.rs"));
        for game in catalog::GAMES {
            let name = game.about().id.replace('-', "_");
            assert!(source.contains(&format!("{name}::")), "{target} lacks {name}");
        }
    }
}
