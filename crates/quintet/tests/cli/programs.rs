//! External bots in the arena.

use std::process::{Command, Output};

use crate::common::{run, stderr, stdout};
use serde_json::Value;

const EXAMPLE: &str = concat!("cmd:python3 ", env!("CARGO_MANIFEST_DIR"), "/../../examples/bot.py");

fn arena(game: &str, bots: &str, games: &str, patience: &str) -> Output {
    let args = ["arena", game, "--bots", bots, "--games", games, "--iterations", "5", "--json"];
    let output = run(&[&args[..], &["--patience", patience, "--threads", "2"]].concat(), b"");
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
    for entry in catalog::GAMES {
        let (game, seats) = (entry.about().id, crate::games::seats(entry, 2));
        let others = "easy,".repeat(usize::from(seats) - 1);
        let output = arena(game, &format!("{others}{EXAMPLE}"), &seats.to_string(), "60000");
        assert!(!stderr(&output).contains("chance played"), "{game}: {}", stderr(&output));
        let report: Value = serde_json::from_str(stdout(&output)).unwrap();
        assert!(report.to_string().contains("examples/bot.py"), "{game}: {report}");
    }
}

#[test]
fn a_program_that_fails_is_reported_and_ruins_nothing() {
    let tables = [
        ("cmd:no-such-program-anywhere", "60000", "could not be started"),
        ("cmd:false", "60000", "ended instead of answering"),
        ("cmd:cat", "60000", "not of the form"),
        ("cmd:yes", "60000", "not of the form"),
        ("cmd:sleep 600", "1500", "did not answer within 1500 ms"),
    ];
    for (program, patience, words) in tables {
        let output = arena("one-more", &format!("easy,easy,{program}"), "6", patience);
        let reports: Vec<&str> =
            stderr(&output).lines().filter(|line| line.contains("chance played")).collect();
        assert_eq!(reports.len(), 1, "{program}: {}", stderr(&output));
        assert!(
            reports[0].starts_with(program) && reports[0].contains(" of 6 games. The first time "),
            "{}",
            reports[0]
        );
        assert!(reports[0].contains(words), "{}", reports[0]);
        let report: Value = serde_json::from_str(stdout(&output)).unwrap();
        assert_eq!(report["games"], 6, "{report}");
    }
}

#[test]
fn the_example_at_a_live_table_speaks_the_servers_protocol() {
    let example = include_str!("../../../../examples/table.py");
    assert!(example.contains(&format!("\nPROTOCOL = {} ", server::wire::PROTOCOL)));
}
