//! Programs of other people's in the arena.

#![allow(clippy::unwrap_used, reason = "what a test cannot go on without fails it")]

mod common;

use std::process::{Command, Output};
use std::time::{Duration, Instant};

use common::{run, stderr, stdout};
use serde_json::Value;

const EXAMPLE: &str = concat!("cmd:python3 ", env!("CARGO_MANIFEST_DIR"), "/../../examples/bot.py");

fn arena(game: &str, bots: &str, games: &str) -> Output {
    let args = ["arena", game, "--bots", bots, "--games", games, "--iterations", "5", "--json"];
    let output = run(&[&args[..], &["--patience", "1500", "--threads", "2"]].concat(), b"");
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    output
}

/// Whether the example can be run here.
fn python() -> bool {
    let there = Command::new("python3").arg("--version").output().is_ok_and(|output| output.status.success());
    if !there {
        eprintln!("there is no python3 here: the example is not tested");
    }
    there
}

#[test]
fn the_example_plays_every_game() {
    if !python() {
        return;
    }
    let tables = [
        ("five-crowns", "easy", 2),
        ("five-or-less", "easy", 2),
        ("find-five", "easy", 1),
        ("double-series", "easy", 2),
        ("one-more", "easy,easy", 3),
    ];
    for (game, others, games) in tables {
        let output = arena(game, &format!("{others},{EXAMPLE}"), &games.to_string());
        assert!(!stderr(&output).contains("chance played"), "{game}: {}", stderr(&output));
        let report: Value = serde_json::from_str(stdout(&output)).unwrap();
        assert!(report.to_string().contains("examples/bot.py"), "{game}: {report}");
    }
}

#[test]
fn a_program_that_fails_is_told_of_and_spoils_nothing() {
    let tables = [
        ("cmd:no-such-program-anywhere", "could not be started"),
        ("cmd:false", "ended instead of answering"),
        ("cmd:cat", "not of the form"),
        ("cmd:yes", "not of the form"),
        ("cmd:sleep 60", "did not answer within 1500 ms"),
    ];
    for (program, words) in tables {
        let start = Instant::now();
        let output = arena("one-more", &format!("easy,easy,{program}"), "6");
        assert!(start.elapsed() < Duration::from_secs(30), "{program} is not waited for");
        let told: Vec<&str> = stderr(&output).lines().filter(|line| line.contains("chance played")).collect();
        assert_eq!(told.len(), 1, "{program}: {}", stderr(&output));
        assert!(
            told[0].starts_with(program) && told[0].contains(" of 6 games. The first time "),
            "{}",
            told[0]
        );
        assert!(told[0].contains(words), "{}", told[0]);
        let report: Value = serde_json::from_str(stdout(&output)).unwrap();
        assert_eq!(report["games"], 6, "{report}");
    }
}
