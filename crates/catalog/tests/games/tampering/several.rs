//! Several changes at once, which agree with each other: what a forger does who knows the format.

use catalog::Opening;
use serde_json::{Value, json};
use table::log::Header;
use table::verify::Limit;
use table::{Moment, Secret};

use super::forgery::Forgery;
use super::{Kind, facts};
use crate::played::Setting;

pub(super) const KINDS: &[Kind] = &[
    Kind::found("two players exchanged throughout", |log| {
        for line in &mut log.lines[1..] {
            exchange_seats(line);
        }
        log.last_event("ended", |event| {
            let outcome = &mut event["outcome"];
            for field in ["places", "scores"] {
                outcome[field].as_array_mut().unwrap().swap(0, 1);
            }
            true
        })
    }),
    Kind::found("a game of another secret under this header", |log| {
        let other = another(log, 1_000);
        let end = log.lines.len() - 1;
        let records = other.lines.len() - 1;
        log.lines.splice(1..end, other.lines[1..records].iter().cloned());
        true
    }),
    Kind::found("a game of another secret under this header, with its secret", |log| {
        let other = another(log, 1_000);
        log.lines.splice(1.., other.lines[1..].iter().cloned());
        true
    }),
    Kind::found("the end of another game", |log| {
        let other = another(log, 1_000);
        let (half, end) = (log.lines.len() / 2, log.lines.len() - 1);
        let (from, to) = (other.lines.len() / 2, other.lines.len() - 1);
        let at = log.lines[half - 1]["at"].as_u64().unwrap();
        let mut records = other.lines[from..to].to_vec();
        let base = records[0]["at"].as_u64().unwrap();
        for record in &mut records {
            record["at"] = json!(record["at"].as_u64().unwrap() - base + at);
        }
        log.lines.splice(half..end, records);
        true
    }),
    Kind::found("another seed drawn until the deal pleased", |log| {
        // Who knows the secret tries texts, and sets every hash right; the records are those of the first try.
        for field in ["contributions", "commits"] {
            log.header()[field] = json!([]);
        }
        let hash = table::ContributionHash::of("try 2");
        log.header()["contributions"] = json!([{ "seat": 0, "text": "try 2" }]);
        log.header()["commits"] = json!([{ "seat": 0, "hash": hash }]);
        true
    }),
    Kind::found("a game that began at a chosen position", |log| {
        // Played by the rules from hands of one's choice, and given out as a game from its start.
        let Some(forged) = from_position(log) else { return false };
        log.lines.splice(2.., forged.lines[1..].iter().cloned());
        true
    }),
    Kind::found("points and totals of the last round, and the outcome", |log| {
        let round = log.last_event("round_ended", |event| {
            let result = if event["result"].is_object() { &mut event["result"] } else { event };
            for field in ["points", "totals"] {
                if let Some(all) = result[field].as_array_mut() {
                    all.reverse();
                }
            }
            true
        });
        round && facts::reverse_places(log)
    }),
    Kind::sealed_in("all times doubled", &["double-series", "five-crowns"], Limit::Times, |log| {
        for record in log.records() {
            double_times(record);
        }
        true
    }),
    Kind::found("one round fewer", |log| {
        let rounds: Vec<usize> =
            (1..log.lines.len() - 1).filter(|line| has(&log.lines[*line], "dealt")).collect();
        let [.., one, other] = *rounds else { return false };
        log.lines.drain(one..other);
        true
    }),
    Kind::found("a card drawn and played that lay elsewhere", |log| {
        let deal = log.lines[1].to_string();
        let Some((one, other)) = two_cards(log) else { return false };
        // Both cards change places in everything but the deal.
        for line in &mut log.lines[2..] {
            let text = line.to_string();
            let mark = "\u{1}";
            let text = text.replace(&one, mark).replace(&other, &one).replace(mark, &other);
            *line = serde_json::from_str(&text).unwrap();
        }
        log.lines[1] = serde_json::from_str(&deal).unwrap();
        true
    }),
    Kind::found("an action and its facts left out, and the turns numbered anew", |log| {
        let turn = |record: &Value| record["by"].get("seat").is_some() && has(record, "turn");
        let Some(line) = log.find(turn) else { return false };
        log.lines.remove(line);
        for later in &mut log.lines[line..] {
            renumber(later);
        }
        true
    }),
];

fn has(record: &Value, kind: &str) -> bool {
    record["events"].as_array().is_some_and(|events| events.iter().any(|event| event["is"] == kind))
}

/// Another game at the same kind of table.
fn another(log: &Forgery, seed: u64) -> Forgery {
    let header: Header = serde_json::from_value(log.lines[0].clone()).unwrap();
    let game = catalog::find(&header.game).unwrap();
    Forgery::of(&Setting { game, options: header.options, seats: header.seats, seed }.log())
}

/// A game of the same kind that begins at a position and was played to its end by the rules.
fn from_position(log: &Forgery) -> Option<Forgery> {
    let header: Header = serde_json::from_value(log.lines[0].clone()).unwrap();
    let game = catalog::find(&header.game).unwrap();
    let chosen = Opening::new(&header.options, header.seats, Secret::from_number(99));
    let position = game.open(&chosen).unwrap().position();
    let position: Value = serde_json::from_str(position.get()).unwrap();
    let secret = Secret::from_number(7);
    let mut table = game.load(&position, secret, Moment::START).ok()?;
    let mut rng = fastrand::Rng::with_seed(3);
    let players = vec![table::Player::Program; header.seats.into()];
    while table.outcome().is_none() {
        crate::played::step(&mut *table, &players, &mut rng);
    }
    Some(Forgery::of(&table.log().unwrap()))
}

/// Exchanges the seats 0 and 1 wherever one is named.
fn exchange_seats(value: &mut Value) {
    match value {
        Value::Array(list) => list.iter_mut().for_each(exchange_seats),
        Value::Object(map) => {
            for (key, value) in map {
                match (key.as_str(), value.as_u64()) {
                    ("seat" | "target" | "by" | "starter" | "dealer" | "first", Some(seat @ (0 | 1))) => {
                        *value = json!(1 - seat);
                    }
                    _ => exchange_seats(value),
                }
            }
        }
        _ => {}
    }
}

fn double_times(value: &mut Value) {
    match value {
        Value::Array(list) => list.iter_mut().for_each(double_times),
        Value::Object(map) => {
            for (key, value) in map {
                match (key.as_str(), value.as_u64()) {
                    ("at" | "until" | "due" | "since" | "time" | "window_until", Some(time)) => {
                        *value = json!(2 * time);
                    }
                    _ => double_times(value),
                }
            }
        }
        _ => {}
    }
}

fn renumber(value: &mut Value) {
    match value {
        Value::Array(list) => list.iter_mut().for_each(renumber),
        Value::Object(map) => {
            for (key, value) in map {
                match (key.as_str(), value.as_u64()) {
                    ("turn", Some(turn)) => *value = json!(turn.saturating_sub(1)),
                    _ => renumber(value),
                }
            }
        }
        _ => {}
    }
}

/// Two cards as they are written, the first drawn ones that differ.
fn two_cards(log: &Forgery) -> Option<(String, String)> {
    let events = log.lines[2..].iter().filter_map(|line| line["events"].as_array()).flatten();
    let mut cards = events.filter_map(|event| event["card"].as_str()).map(|card| format!("\"{card}\""));
    let one = cards.next()?;
    let other = cards.find(|other| *other != one)?;
    Some((one, other))
}
