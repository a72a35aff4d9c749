//! `quintet review` as people and programs meet it.

use serde_json::{Value, json};

use crate::common::{run, stderr, stdout};
use crate::played::Setting;

/// A short game of Five Crowns with people.
fn log() -> String {
    let game = catalog::find("five-crowns").unwrap();
    Setting { game, options: json!({ "first_deal": 12 }), seats: 3, seed: 5 }.log()
}

/// The exit code and all that was said.
fn review(log: &str, arguments: &[&str]) -> (i32, String) {
    let output = run(&[&["review", "-", "--iterations", "60"], arguments].concat(), log.as_bytes());
    (output.status.code().unwrap(), format!("{}{}", stdout(&output), stderr(&output)))
}

#[test]
fn a_review_is_told_in_three_languages() {
    let log = log();
    for (language, word) in [("en", "Luck:"), ("fr", "Chance\u{a0}:"), ("de", "Glück:")] {
        let (code, said) = review(&log, &["--bots", "--language", language]);
        assert_eq!(code, 0, "{said}");
        assert!(said.contains(word), "{said}");
    }
}

#[test]
fn programs_get_one_object_and_the_same_each_time() {
    let log = log();
    let (code, said) = review(&log, &["--json", "--bots"]);
    let report: Value = serde_json::from_str(&said).unwrap();
    assert_eq!((code, &report["review"], &report["game"]), (0, &json!(1), &json!("five-crowns")));
    assert_eq!(report["players"].as_array().map(Vec::len), Some(3));
    assert_eq!(review(&log, &["--json", "--bots"]).1, said);
}

#[test]
fn what_is_wrong_with_a_log_is_said() {
    let log = log();
    let lines: Vec<&str> = log.lines().collect();
    let cut = lines[..lines.len() / 2].join("\n");
    let changed = log.replacen("\"names\":[\"", "\"names\":[\"X", 1);
    let newer = log.replacen("\"quintet\":2", "\"quintet\":99", 1);
    let unknown = log.replacen("\"game\":\"five-crowns\"", "\"game\":\"chess\"", 1);
    for (log, words) in [
        ("hello", "This is not a recorded game"),
        (&*cut, "This game is not over, or its record was cut short"),
        (&*changed, "This record was changed after it was sealed"),
        (&*newer, "recorded by version 99"),
        (&*unknown, "chess"),
    ] {
        let (code, said) = review(log, &[]);
        assert_eq!(code, 2, "{words}: {said}");
        assert!(said.contains(words), "{words}: {said}");
    }
    let (code, said) = review(&log, &["--seat", "7"]);
    assert_eq!(code, 2, "{said}");
}
