//! Games recorded once and folded for ever; and what they look like as text.
//!
//! `tests/logs` is never regenerated: a fold that breaks is a mistake in the change, not in the log.
//! `tests/golden` is made from it and may change with the wording: run with `QUINTET_UPDATE=1`, and read the
//! difference.

#![allow(clippy::unwrap_used, reason = "a test that panics fails, as it should")]

use std::path::{Path, PathBuf};
use std::{env, fs};

use catalog::speech::{Language, Reader, Speech};
use double_series::DoubleSeries;
use table::log::Log;
use table::{Audience, Game, Seat};

fn logs() -> Vec<(String, String)> {
    let mut paths: Vec<PathBuf> =
        fs::read_dir(folder("logs")).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    assert!(paths.len() >= 5, "no log is ever removed");
    let name = |path: &Path| path.file_stem().unwrap().to_string_lossy().into_owned();
    paths.iter().map(|path| (name(path), fs::read_to_string(path).unwrap())).collect()
}

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(name)
}

#[test]
fn recorded_games_fold_to_their_end() {
    for (name, text) in logs() {
        let log = Log::read::<DoubleSeries>(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        let game: DoubleSeries = log.fold().unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(game.outcome().is_some(), "{name} ends");
        assert_eq!(log.write(), text, "{name} is written as it was read");
    }
}

#[test]
fn recorded_games_are_what_their_seed_gives() {
    for (name, text) in logs() {
        let log = Log::read::<DoubleSeries>(&text).unwrap();
        let audit = log.audit::<DoubleSeries>().unwrap().expect("the secret is revealed");
        assert!(audit.checks().iter().all(|check| check.holds), "{name}: {:?}", audit.checks());
    }
}

#[test]
fn recorded_games_read_as_they_did() {
    let mut stale = Vec::new();
    for (name, text) in logs() {
        // One game is read in each language and by each audience; the rest in English by who sees all.
        let everything = (Language::English, Audience::Reviewer, "en");
        let mut readings = vec![everything];
        if name == "two-players" {
            readings.push((Language::French, Audience::Seat(Seat(0)), "fr-seat-0"));
            readings.push((Language::German, Audience::Spectator, "de-spectator"));
        }
        for (language, audience, suffix) in readings {
            let golden = folder("golden").join(format!("{name}.{suffix}.txt"));
            let read = reading(&text, language, audience);
            if env::var_os("QUINTET_UPDATE").is_some() {
                fs::write(&golden, &read).unwrap();
            } else if fs::read_to_string(&golden).unwrap_or_default() != read {
                stale.push(golden);
            }
        }
    }
    assert!(stale.is_empty(), "these read otherwise now: {stale:?}");
}

fn reading(text: &str, language: Language, audience: Audience) -> String {
    let speech = Speech::new(language, Some(&DoubleSeries::ABOUT));
    let log = Log::read::<DoubleSeries>(text).unwrap();
    let mut lines = String::new();
    for event in log.records.iter().flat_map(|record| &record.events) {
        let Some(seen) = DoubleSeries::sight(event, audience) else { continue };
        let mut sentences = Vec::new();
        DoubleSeries::tell(seen.sight(), &mut sentences);
        for sentence in sentences {
            let reader = Reader { names: &log.header.names, seat: audience.seat() };
            lines.push_str(&speech.try_say(&sentence, reader).unwrap());
            lines.push('\n');
        }
    }
    lines
}
