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

/// The exit code and all that was said by `quintet replay`.
fn replay(log: &str, arguments: &[&str]) -> (i32, String) {
    let output = run(&[&["replay", "-"], arguments].concat(), log.as_bytes());
    (output.status.code().unwrap(), format!("{}{}", stdout(&output), stderr(&output)))
}

const REVIEW: [&str; 4] = ["--review", "--iterations", "60", "--bots"];

#[test]
fn a_replay_tells_its_review_below_each_decision() {
    let log = log();
    let (code, plain) = replay(&log, &[]);
    assert_eq!(code, 0, "{plain}");
    let (code, said) = replay(&log, &REVIEW);
    assert_eq!(code, 0, "{said}");
    // All that is told without it, what was better, and what was luck.
    let told: Vec<&str> = said.lines().collect();
    assert!(plain.lines().all(|line| told.contains(&line)), "{said}");
    let (_, review) = review(&log, &["--bots"]);
    let better = review.lines().filter(|line| line.contains("Better:")).count();
    assert!(better > 0, "{review}");
    assert_eq!(said.matches("Better:").count(), better, "{said}");
    assert!(said.contains("Luck:") && said.contains("Where it turned"), "{said}");
    // Of the moments alone, those that were not fine are told too.
    let (_, moments) = replay(&log, &[&REVIEW[..], &["--moments"]].concat());
    assert_eq!(moments.matches("Better:").count(), better, "{moments}");
    assert!(moments.lines().count() < said.lines().count(), "{moments}");
}

#[test]
fn a_review_in_a_replay_is_of_the_rounds_and_seats_that_are_told() {
    let log = log();
    let better = |arguments: &[&str]| {
        let (code, said) = replay(&log, &[&REVIEW[..], arguments].concat());
        assert_eq!(code, 0, "{said}");
        said.matches("Better:").count()
    };
    let all = better(&[]);
    let rounds = better(&["--round", "1"]) + better(&["--round", "2"]);
    assert_eq!(rounds, all);
    let seats: usize = ["0", "1", "2"].iter().map(|seat| better(&["--seat", seat])).sum();
    assert_eq!(seats, all);
    let (_, said) = replay(&log, &["--review", "--iterations", "60", "--bots", "--language", "de"]);
    assert!(said.contains("Besser:") && said.contains("Glück:"), "{said}");
}

#[test]
fn what_cannot_be_told_or_reviewed_is_said() {
    let log = log();
    let lines: Vec<&str> = log.lines().collect();
    let cut = lines[..lines.len() / 2].join("\n");
    let changed = log.replacen("\"names\":[\"", "\"names\":[\"X", 1);
    for (log, arguments, words) in [
        (&*cut, &["--review"][..], "This game is not over, or its record was cut short"),
        (&*changed, &["--review"], "This record was changed after it was sealed"),
        ("hello", &["--review"], "This is not a recorded game"),
        (&*log, &["--round", "9"], "There is no round 9: this game has 2."),
        (&*log, &["--seat", "7"], "seat"),
        (&*log, &["--review", "--spectator"], "cannot be used with"),
        (&*log, &["--review", "--iterations", "3"], "3 is not in 50..=1000000"),
        (&*log, &["--bots"], "--review"),
    ] {
        let (code, said) = replay(log, arguments);
        assert_eq!(code, 2, "{words}: {said}");
        assert!(said.contains(words), "{words}: {said}");
    }
    // Without a review what there is of it is told.
    assert_eq!(replay(&cut, &[]).0, 0);
}
