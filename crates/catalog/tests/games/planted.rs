//! Planted mistakes: moves that are clearly bad by the rules of their game are marked, with a reason that names them; and
//! what hard bots do themselves is not.
//!
//! The positions stand in `tests/planted`, a line each, and can be added to by whoever can write a position; those in
//! the files named `held-out` were not looked at while the evaluations were made, those named `by-rules` were thought up
//! from the rules alone, before anybody saw how they are judged. `QUINTET_PLANTED=all` tries all of them, in place of
//! every few, and reviews more games of hard bots; `QUINTET_PLANTED='by hand'` tries those whose kind or file has these
//! words. `QUINTET_SOW=17` searches games that are dealt by that seed for more, prints a few of each kind and
//! judges them.

mod kinds;
mod mistake;

use std::collections::BTreeMap;

use bots::{Bot, Mark};
use catalog::{ReviewOptions, Simulation};
use double_series_bot::DoubleSeriesBot;
use find_five_bot::FindFiveBot;
use five_crowns_bot::FiveCrownsBot;
use five_or_less_bot::FiveOrLessBot;
use one_more_bot::OneMoreBot;
use serde_json::{Value, json};
use table::{Game, Level};

use mistake::{Bad, Judge, Planted};

/// How many positions of a file are tried in a short test.
const FEW: usize = 14;

/// How many of each kind are sown in a game.
const SOWN: usize = 12;

/// Whether everything is tried, however long that takes.
fn all() -> bool {
    std::env::var("QUINTET_PLANTED").is_ok()
}

/// Whether positions of that kind, in that file, are tried at all.
fn is_asked_for(file: &str, kind: &str) -> bool {
    let asked = std::env::var("QUINTET_PLANTED").ok();
    asked.is_none_or(|asked| asked == "all" || file.contains(&asked) || kind.contains(&asked))
}

/// The positions of a file.
fn planted(name: &str) -> Vec<Planted> {
    let path = format!("{}/tests/planted/{name}.jsonl", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let read = |(line, text): (usize, &str)| -> Planted {
        serde_json::from_str(text).unwrap_or_else(|error| panic!("{path}, line {}: {error}", line + 1))
    };
    text.lines().enumerate().map(read).collect()
}

/// How many there are, and how many of them are marked and named.
fn judge<'a, B: Bot>(name: &str, positions: impl Iterator<Item = &'a Planted>) -> (usize, usize) {
    let mut kinds: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
    for position in positions {
        let judged = position.judge::<B>(ReviewOptions::ITERATIONS);
        let (tried, found) = kinds.entry(&position.kind).or_default();
        (*tried, *found) = (*tried + 1, *found + usize::from(judged.found()));
        if !judged.found() {
            println!("  {}", judged.said);
        }
    }
    for (kind, (tried, found)) in &kinds {
        println!("{name}, {kind}: {found} of {tried}");
    }
    let (tried, found) = kinds.values().fold((0, 0), |all, kind| (all.0 + kind.0, all.1 + kind.1));
    println!("{name}: {found} of {tried}");
    (tried, found)
}

/// Nine of ten are marked and named, in every file of a game, and there are enough of them.
fn assert_found<B: Bot>() {
    let id = B::Game::ABOUT.id;
    for (file, fewest) in [("", 40), (".held-out", 20), (".by-rules", 25)] {
        let file = format!("{id}{file}");
        let positions = planted(&file);
        assert!(positions.len() >= fewest, "{file}: {}", positions.len());
        let step = if all() { 1 } else { positions.len().div_ceil(FEW) };
        let asked = positions.iter().filter(|position| is_asked_for(&file, &position.kind));
        let (tried, found) = judge::<B>(&file, asked.step_by(step));
        // A few of them may by chance hold one more of what is missed.
        let missed = tried / 10 + usize::from(!all());
        assert!(found + missed >= tried, "{file}: {found} of {tried}");
    }
}

#[test]
fn five_crowns() {
    assert_found::<FiveCrownsBot>();
}

#[test]
fn one_more() {
    assert_found::<OneMoreBot>();
}

#[test]
fn double_series() {
    assert_found::<DoubleSeriesBot>();
}

#[test]
fn five_or_less() {
    assert_found::<FiveOrLessBot>();
}

#[test]
fn find_five() {
    assert_found::<FindFiveBot>();
}

/// Prints and judges positions in the games of hard bots who think but little.
fn sow<B: Bot>(seed: u64, seats: usize, missed: Bad, bad: Judge<B>) {
    let mut sown: BTreeMap<String, Vec<Planted>> = BTreeMap::new();
    for number in 0..8 {
        let levels = vec![Level::Hard; seats];
        let simulation = Simulation { options: Value::Null, levels, iterations: 60, seed, logs: true };
        let entry = catalog::find(B::Game::ABOUT.id).unwrap();
        let log = entry.simulate(&simulation, number).unwrap().log.unwrap();
        mistake::search::<B>(&log, missed, bad, |planted| {
            sown.entry(planted.kind.clone()).or_default().push(planted);
        });
    }
    // Of all the games, not the first.
    for positions in sown.values_mut() {
        let step = positions.len().div_ceil(SOWN);
        *positions = positions.drain(..).step_by(step).collect();
        for planted in positions.iter() {
            println!("{}", json!(planted));
        }
    }
    judge::<B>(&format!("{} by {seats}", B::Game::ABOUT.id), sown.values().flatten());
}

#[test]
fn positions_are_searched_for() {
    let Some(seed) = std::env::var("QUINTET_SOW").ok().and_then(|seed| seed.parse().ok()) else { return };
    sow::<FiveCrownsBot>(seed, 4, None, kinds::five_crowns);
    sow::<FiveCrownsBot>(seed, 1, None, kinds::five_crowns);
    sow::<OneMoreBot>(seed, 4, None, kinds::one_more);
    sow::<DoubleSeriesBot>(seed, 2, None, kinds::double_series);
    sow::<DoubleSeriesBot>(seed, 4, None, kinds::double_series);
    sow::<FiveOrLessBot>(seed, 3, Some(("misses a throw", &["why-claim-same"])), kinds::five_or_less);
    sow::<FindFiveBot>(seed, 3, None, kinds::find_five);
    sow::<FindFiveBot>(seed, 1, None, kinds::find_five);
}

/// What hard bots do is marked in at most one decision of twenty.
#[test]
fn hard_bots_are_seldom_marked() {
    for (id, seats, games) in [
        ("five-crowns", 4, 1),
        ("one-more", 4, 8),
        ("double-series", 2, 3),
        ("five-or-less", 3, 2),
        ("find-five", 3, 2),
    ] {
        let (mut marks, mut more) = ([0; 4], Vec::new());
        for number in 0..games * if all() { 4 } else { 1 } {
            let levels = vec![Level::Hard; seats];
            let simulation =
                Simulation { options: Value::Null, levels, iterations: 400, seed: 23, logs: true };
            let log = catalog::find(id).unwrap().simulate(&simulation, number).unwrap().log.unwrap();
            let options = ReviewOptions { bots: true, ..ReviewOptions::default() };
            let review = catalog::find(id).unwrap().review(&log, &options, &mut |_, _| {}).unwrap();
            for player in &review.players {
                (0..4).for_each(|mark| marks[mark] += player.marks[mark]);
            }
            more.extend(review.decisions.into_iter().filter(|decision| decision.mark > Mark::Fine));
        }
        let all: u32 = marks.iter().sum();
        println!("{id}: {marks:?}");
        for decision in more.iter().take(8) {
            let (action, better) = (&decision.action, decision.better.as_ref().map(|better| &better.action));
            println!(
                "  {} {action} {} ± {}: {}",
                decision.record,
                decision.cost,
                decision.error,
                json!(better)
            );
        }
        assert!((all - marks[0]) * 20 <= all, "{id}: {marks:?}");
    }
}
