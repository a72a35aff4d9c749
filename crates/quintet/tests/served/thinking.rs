//! Bots that think for many tables at once. A few tables for a few seconds are part of all tests, which look at nothing
//! that depends on the machine; `QUINTET_THINKING_SECONDS` plays as many tables as are promised, for so long each, and
//! holds the times against what is promised.

use std::process::Command;

use serde_json::Value;

/// Where bots act as soon as they have thought and paused; elsewhere the game itself says when.
const TURN_GAMES: [&str; 3] = ["one-more", "double-series", "five-crowns"];

/// For how long to measure, if times are to be measured.
fn seconds() -> Option<u32> {
    std::env::var("QUINTET_THINKING_SECONDS").ok().map(|text| text.parse().unwrap())
}

/// Runs `quintet load --against hard` and returns what it reports.
fn load(game: &str, tables: u32, beside: &[&str]) -> Value {
    let (tables, seconds) = (tables.to_string(), seconds().unwrap_or(4).to_string());
    let mut command = Command::new(env!("CARGO_BIN_EXE_quintet"));
    command.args(["load", "--against", "hard", "--players", "4", "--game", game]);
    command.args(["--tables", &tables, "--seconds", &seconds, "--json"]).args(beside);
    let output = command.output().unwrap();
    assert!(output.status.success(), "{output:?}");
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    println!("{game}, {tables} tables {beside:?}: {report}");
    assert!(report["all"]["moves"].as_u64().unwrap() > 0, "{report}");
    assert!(report["thinking"]["searches"].as_f64().unwrap() > 0.0, "{report}");
    assert_eq!(report["thinking"]["displaced"], 0.0, "{report}");
    report
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or_else(|| panic!("{value}"))
}

#[test]
fn many_tables_of_hard_bots_are_all_served_in_time() {
    if seconds().is_none() {
        load("all", 5, &[]);
        return;
    }
    for game in catalog::GAMES.iter().map(|game| game.about().id).chain(["all"]) {
        let report = load(game, 100, &[]);
        for times in report["games"].as_array().unwrap() {
            if TURN_GAMES.iter().any(|game| times["game"] == *game) {
                assert!(number(&times["p50"]) <= 1.2 && number(&times["p99"]) <= 2.5, "{report}");
            }
        }
        assert!(number(&report["thinking"]["very_late"]) <= 1.0, "{report}");
    }
}

#[test]
fn pages_that_ask_for_hints_without_end_delay_nobody_elsewhere() {
    let pages = if seconds().is_some() { "190" } else { "5" };
    let report = load("one-more", 1, &["--asking", pages]);
    assert!(seconds().is_none() || number(&report["all"]["p99"]) <= 2.0, "{report}");
}

#[test]
fn a_crowd_of_one_address_delays_nobody_elsewhere() {
    let tables = if seconds().is_some() { "110" } else { "5" };
    let report = load("one-more", 1, &["--crowd", tables]);
    assert!(seconds().is_none() || number(&report["all"]["p99"]) <= 2.0, "{report}");
}
