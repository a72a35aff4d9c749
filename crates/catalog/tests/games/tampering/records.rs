//! Changes of the records: their order and number, their times, who acted, what they did.

use serde_json::{Value, json};
use table::verify::Limit;

use super::Kind;
use super::forgery::Forgery;

pub(super) const KINDS: &[Kind] = &[
    Kind::found("the start left out", |log| drop_line(log, 1)),
    Kind::found("an action left out", |log| middle(log).is_some_and(|line| drop_line(log, line))),
    Kind::found("something that came due left out", |log| due(log).is_some_and(|line| drop_line(log, line))),
    Kind::found("the last record left out", |log| {
        let last = log.lines.len() - 2;
        drop_line(log, last)
    }),
    Kind::found("the second half left out", |log| {
        let (half, end) = (log.lines.len() / 2, log.lines.len() - 1);
        log.lines.drain(half..end);
        true
    }),
    Kind::found("all records left out", |log| {
        let end = log.lines.len() - 1;
        log.lines.drain(1..end);
        true
    }),
    Kind::found("the start twice", |log| double(log, 1)),
    Kind::found("an action twice", |log| middle(log).is_some_and(|line| double(log, line))),
    Kind::found("the last record twice", |log| {
        let last = log.lines.len() - 2;
        double(log, last)
    }),
    Kind::found("an earlier action once more later", |log| {
        let Some(line) = middle(log) else { return false };
        let (mut again, later) = (log.lines[line].clone(), log.lines.len() - 3);
        again["at"] = log.lines[later]["at"].clone();
        log.lines.insert(later + 1, again);
        true
    }),
    Kind::found("two records in the other order", |log| {
        let Some(line) = distinct_times(log) else { return false };
        log.lines.swap(line, line + 1);
        true
    }),
    Kind::found("two turns in the other order, their times set right", |log| {
        let Some(line) = turns(log) else { return false };
        log.lines.swap(line, line + 1);
        let (one, other) = (log.lines[line]["at"].take(), log.lines[line + 1]["at"].take());
        (log.lines[line]["at"], log.lines[line + 1]["at"]) = (other, one);
        true
    }),
    Kind::found("all records the other way round", |log| {
        log.records().reverse();
        true
    }),
    Kind::found("the last record moved to the front", |log| {
        log.records().rotate_right(1);
        true
    }),
    Kind::found("two records made one", |log| {
        let Some(line) = middle(log) else { return false };
        let mut next = log.lines.remove(line + 1);
        if next.get("events").is_none() {
            return false;
        }
        let events = std::mem::take(next["events"].as_array_mut().unwrap());
        log.lines[line]["events"].as_array_mut().unwrap().extend(events);
        true
    }),
    Kind::found("one record made two", |log| {
        let several = |record: &Value| record["events"].as_array().is_some_and(|events| events.len() > 1);
        let Some(line) = log.find(several) else { return false };
        let mut second = log.lines[line].clone();
        second["events"].as_array_mut().unwrap().remove(0);
        log.lines[line]["events"].as_array_mut().unwrap().truncate(1);
        log.lines.insert(line + 1, second);
        true
    }),
    Kind::found("a record without facts", |log| {
        let Some(line) = middle(log) else { return false };
        log.lines[line]["events"] = json!([]);
        true
    }),
    Kind::found("a record of nothing but the time", |log| {
        let Some(line) = middle(log) else { return false };
        let idle = json!({ "at": log.lines[line]["at"], "by": "due", "events": [] });
        log.lines.insert(line, idle);
        true
    }),
    Kind::found("newer rules in force where there are none", |log| {
        let rules = log.header()["rules"].clone();
        rules_line(log, rules)
    }),
    Kind::found("rules of the future", |log| rules_line(log, json!(99))),
    Kind::found("rules of version 0", |log| rules_line(log, json!(0))),
    Kind::found("older rules at first, today's from the middle on", |log| {
        let rules = log.header()["rules"].as_u64().unwrap();
        log.header()["rules"] = json!(rules - 1);
        rules_line(log, json!(rules))
    }),
    Kind::found("the start later", |log| time(log, 1, 1)),
    Kind::found("what was due earlier", |log| due(log).is_some_and(|line| time(log, line, -1))),
    Kind::found("what was due later", |log| due(log).is_some_and(|line| time(log, line, 1))),
    Kind::found("a time before the one above", |log| {
        let Some(line) = log.find(|record| record["at"].as_u64().is_some_and(|at| at > 10)) else {
            return false;
        };
        log.lines[line + 1]["at"] = json!(0);
        line + 2 < log.lines.len()
    }),
    Kind::sealed("an action a moment earlier", Limit::Times, |log| {
        leisurely(log, false).is_some_and(|line| time(log, line, -1))
    }),
    Kind::found("an action a moment earlier, whose time is in the facts", |log| {
        leisurely(log, true).is_some_and(|line| time(log, line, -1))
    }),
    Kind::found("another seat", |log| {
        let Some(line) = turn(log) else { return false };
        let seats = log.seats();
        let seat = log.lines[line]["by"]["seat"].as_u64().unwrap();
        log.lines[line]["by"]["seat"] = json!((seat + 1) % seats);
        log.lines[line]["by"].as_object_mut().unwrap().remove("bot");
        true
    }),
    Kind::found("a seat that is not there", |log| act_by(log, |by| by["seat"] = json!(13))),
    Kind::found("an action said to have come due", |log| {
        let Some(line) = log.act() else { return false };
        log.lines[line]["by"] = json!("due");
        true
    }),
    Kind::found("an action said to have come due, and no longer named", |log| {
        let Some(line) = log.act() else { return false };
        log.lines[line]["by"] = json!("due");
        let record = log.lines[line].as_object_mut().unwrap();
        record.remove("lag");
        record.remove("action").is_some()
    }),
    Kind::found("what came due said to be an action", |log| {
        let (Some(line), Some(act)) = (due(log), log.act()) else { return false };
        let (by, action) = (log.lines[act]["by"].clone(), log.lines[act]["action"].clone());
        (log.lines[line]["by"], log.lines[line]["action"]) = (by, action);
        true
    }),
    Kind::found("a start in the middle", |log| {
        let Some(line) = log.act() else { return false };
        log.lines[line]["by"] = json!("start");
        true
    }),
    Kind::sealed("a stand-in not said", Limit::People, |log| {
        let Some(line) = log.find(|record| record["by"]["bot"].is_string()) else { return false };
        log.lines[line]["by"].as_object_mut().unwrap().remove("bot").is_some()
    }),
    Kind::sealed("a stand-in where there was none", Limit::People, |log| {
        let own = |record: &Value| record["by"]["seat"] == 0 && record["by"].get("bot").is_none();
        let Some(line) = log.find(|record| own(record) && record.get("lag").is_none()) else { return false };
        log.lines[line]["by"]["bot"] = json!("easy");
        true
    }),
    Kind::sealed("another level of a stand-in", Limit::People, |log| {
        let Some(line) = log.find(|record| record["by"]["bot"].is_string()) else { return false };
        log.lines[line]["by"]["bot"] = json!("hard");
        true
    }),
    Kind::found("a stand-in for a bot", |log| {
        let Some(line) = log.find(|record| record["by"]["seat"] == 1) else { return false };
        log.lines[line]["by"]["bot"] = json!("easy");
        true
    }),
    Kind::found("the number of a command", |log| act_by(log, |by| by["command"] = json!(7))),
    Kind::found("an action not named", |log| {
        let Some(line) = log.act() else { return false };
        log.lines[line].as_object_mut().unwrap().remove("action").is_some()
    }),
    Kind::found("another's action", |log| {
        let Some(line) = log.act() else { return false };
        let own = log.lines[line]["action"].clone();
        let other = |record: &Value| record.get("action").is_some_and(|action| *action != own);
        let Some(donor) = log.find(other) else { return false };
        log.lines[line]["action"] = log.lines[donor]["action"].clone();
        true
    }),
    Kind::found("an action of another turn", |log| {
        let numbered = |record: &Value| {
            record["action"].as_object().is_some_and(|action| action.values().any(Value::is_u64))
        };
        let Some(line) = log.find(numbered) else { return false };
        let action = log.lines[line]["action"].as_object_mut().unwrap();
        let number = action.values_mut().find(|value| value.is_u64()).unwrap();
        *number = json!(number.as_u64().unwrap() + 1_000);
        true
    }),
    Kind::found("an action where something came due", |log| {
        let (Some(line), Some(act)) = (due(log), log.act()) else { return false };
        log.lines[line]["action"] = log.lines[act]["action"].clone();
        true
    }),
    Kind::found("lag where none counted", |log| {
        let own = |record: &Value| record["by"]["seat"] == 0 && record["by"].get("bot").is_none();
        let Some(line) = log.find(|record| own(record) && record.get("lag").is_none()) else { return false };
        log.lines[line]["lag"] = json!(40);
        true
    }),
    Kind::found("more lag than counted", |log| lag(log, |lag| lag + 1)),
    Kind::found("less lag than counted", |log| lag(log, |lag| lag - 1)),
    Kind::found("no lag where some counted", |log| {
        let Some(line) = log.find(|record| record.get("lag").is_some()) else { return false };
        log.lines[line].as_object_mut().unwrap().remove("lag").is_some()
    }),
    Kind::found("the lag of a bot", |log| {
        let Some(line) = log.find(|record| record["by"]["seat"] == 1) else { return false };
        log.lines[line]["lag"] = json!(40);
        true
    }),
    Kind::found("lag where something came due", |log| {
        let Some(line) = due(log) else { return false };
        log.lines[line]["lag"] = json!(40);
        true
    }),
    Kind::found("lag that is negative", |log| {
        let Some(line) = log.act() else { return false };
        log.lines[line]["lag"] = json!(-40);
        true
    }),
];

fn drop_line(log: &mut Forgery, line: usize) -> bool {
    log.lines.remove(line);
    true
}

fn double(log: &mut Forgery, line: usize) -> bool {
    let again = log.lines[line].clone();
    log.lines.insert(line, again);
    true
}

fn is_turn(record: &Value) -> bool {
    // Drawing on a board, being ready: in such an order or another, the game is the same.
    let free = |event: &Value| ["marked", "erased", "ready", "done"].iter().any(|kind| event["is"] == *kind);
    let events = record["events"].as_array();
    record["by"].get("seat").is_some() && events.is_some_and(|events| !events.iter().all(free))
}

/// A record of somebody's turn, about the middle.
fn middle(log: &Forgery) -> Option<usize> {
    let lines = (1..log.lines.len() - 2).filter(|line| is_turn(&log.lines[*line]));
    lines.clone().nth(lines.count() / 2)
}

fn turn(log: &Forgery) -> Option<usize> {
    middle(log)
}

/// The first of two turns in a row.
fn turns(log: &Forgery) -> Option<usize> {
    let both = |line: &usize| is_turn(&log.lines[*line]) && is_turn(&log.lines[*line + 1]);
    (2..log.lines.len() - 3).find(both)
}

/// The first of two records at different times.
fn distinct_times(log: &Forgery) -> Option<usize> {
    (1..log.lines.len() - 2).find(|line| log.lines[*line]["at"] != log.lines[*line + 1]["at"])
}

fn due(log: &Forgery) -> Option<usize> {
    log.find(|record| record["by"] == "due")
}

/// A turn that nobody hurried into: it could have come earlier. Its facts tell a time, or they do not.
fn leisurely(log: &Forgery, timed: bool) -> Option<usize> {
    let at = |line: usize| log.lines[line]["at"].as_u64().unwrap();
    let told = |line: usize| {
        let text = log.lines[line]["events"].to_string();
        ["until", "due", "at", "since", "time"].iter().any(|field| text.contains(&format!("\"{field}\":")))
    };
    let mut lines = 2..log.lines.len() - 1;
    lines.find(|line| is_turn(&log.lines[*line]) && at(*line) > at(line - 1) + 1 && told(*line) == timed)
}

fn time(log: &mut Forgery, line: usize, by: i64) -> bool {
    let at = log.lines[line]["at"].as_i64().unwrap();
    log.lines[line]["at"] = json!(at + by);
    true
}

fn act_by(log: &mut Forgery, change: impl Fn(&mut Value)) -> bool {
    let Some(line) = log.act() else { return false };
    change(&mut log.lines[line]["by"]);
    true
}

fn lag(log: &mut Forgery, change: impl Fn(u64) -> u64) -> bool {
    let Some(line) = log.find(|record| record.get("lag").is_some()) else { return false };
    let lag = log.lines[line]["lag"].as_u64().unwrap();
    log.lines[line]["lag"] = json!(change(lag));
    true
}

fn rules_line(log: &mut Forgery, rules: Value) -> bool {
    let middle = log.lines.len() / 2;
    let line = json!({ "at": log.lines[middle]["at"], "by": { "rules": rules }, "events": [] });
    log.lines.insert(middle, line);
    true
}
