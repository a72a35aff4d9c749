//! Changes of the first line.

use serde_json::{Value, json};
use table::verify::Limit;
use table::{ContributionHash, Secret};

use super::Kind;
use super::forgery::Forgery;

pub(super) const KINDS: &[Kind] = &[
    Kind::found("an older format", |log| set(log, "quintet", json!(1))),
    Kind::found("format 0", |log| set(log, "quintet", json!(0))),
    Kind::found("a format that it does not need", |log| set(log, "quintet", json!(3))),
    Kind::found("a newer format", |log| set(log, "quintet", json!(4))),
    Kind::found("older rules", |log| {
        let rules = log.header()["rules"].as_u64().unwrap();
        set(log, "rules", json!(rules - 1))
    }),
    Kind::found("newer rules", |log| {
        let rules = log.header()["rules"].as_u64().unwrap();
        set(log, "rules", json!(rules + 1))
    }),
    Kind::found("another game", |log| {
        let other = if log.header()["game"] == "one-more" { "find-five" } else { "one-more" };
        set(log, "game", json!(other))
    }),
    Kind::found("one seat more", |log| {
        let seats = log.seats();
        push(log, "players", json!("person"))
            && push(log, "names", json!("Zoe"))
            && set(log, "seats", json!(seats + 1))
    }),
    Kind::found("one seat fewer", |log| {
        let seats = log.seats();
        pop(log, "players") && pop(log, "names") && set(log, "seats", json!(seats - 1))
    }),
    Kind::found("the number of seats alone", |log| {
        let seats = log.seats();
        set(log, "seats", json!(seats - 1))
    }),
    Kind::sealed("another table's code", Limit::SealAlone, |log| set(log, "table", json!("AAAAAA"))),
    Kind::sealed("no table's code", Limit::SealAlone, |log| remove(log, "table")),
    Kind::found("an option that made a difference", |log| {
        let (option, value) = match log.header()["game"].as_str().unwrap() {
            "five-crowns" => ("first_deal", json!(12)),
            "five-or-less" => ("rounds", json!(5)),
            "find-five" => ("limit", json!(61)),
            "one-more" => ("choice_seconds", json!(29)),
            _ => ("series_to_win", json!(1)),
        };
        log.header()["options"][option] = value;
        true
    }),
    Kind::sealed("an option that made no difference", Limit::SealAlone, |log| {
        let option = match log.header()["game"].as_str().unwrap() {
            "five-or-less" => "memory_aid",
            "find-five" => "assist",
            "double-series" => "table_talk_penalty",
            _ => return false,
        };
        let value = log.header()["options"][option].as_bool().unwrap();
        log.header()["options"][option] = json!(!value);
        true
    }),
    Kind::found("an option that does not exist", |log| {
        log.header()["options"]["cheating"] = json!(true);
        true
    }),
    Kind::found("an option out of its range", |log| {
        let options = log.header()["options"].as_object_mut().unwrap();
        let number = options.values_mut().find(|value| value.is_number());
        number.is_some_and(|number| {
            *number = json!(100_000);
            true
        })
    }),
    Kind::found("an option left out", |log| {
        let options = log.header()["options"].as_object_mut().unwrap();
        let first = options.keys().next().cloned();
        first.is_some_and(|first| options.remove(&first).is_some())
    }),
    Kind::found("all options left out", |log| set(log, "options", json!({}))),
    Kind::found("options that are null", |log| set(log, "options", Value::Null)),
    Kind::sealed("another name", Limit::SealAlone, |log| {
        log.header()["names"][0] = json!("Bertha");
        true
    }),
    Kind::sealed("names exchanged", Limit::SealAlone, |log| {
        log.header()["names"].as_array_mut().unwrap().swap(0, 1);
        true
    }),
    Kind::sealed("no names", Limit::SealAlone, |log| remove(log, "names")),
    Kind::found("a name too few", |log| pop(log, "names")),
    Kind::found("a name too many", |log| push(log, "names", json!("Zoe"))),
    Kind::found("a person made a bot", |log| player(log, 0, json!({ "bot": "hard" }))),
    Kind::found("a person who was stood in for made a program", |log| {
        let stood_in = |record: &Value| record["by"]["bot"].is_string();
        let Some(line) = log.find(stood_in) else { return false };
        let seat = log.lines[line]["by"]["seat"].as_u64().unwrap() as usize;
        player(log, seat, json!("program"))
    }),
    Kind::sealed("another level of a bot", Limit::People, |log| player(log, 1, json!({ "bot": "hard" }))),
    Kind::sealed("a bot made a person", Limit::People, |log| player(log, 1, json!("person"))),
    Kind::found("a player too few", |log| pop(log, "players")),
    Kind::found("a player too many", |log| push(log, "players", json!("person"))),
    Kind::found("no players", |log| remove(log, "players")),
    Kind::found("a first player that nobody handed on", |log| set(log, "first", json!(1))),
    Kind::found("a first player who has no seat", |log| set(log, "first", json!(99))),
    Kind::found("another commitment", |log| set(log, "commitment", json!("ab".repeat(32)))),
    Kind::found("another secret with its commitment", |log| {
        let secret = Secret::from_number(4711);
        log.reveal()["secret"] = json!(secret);
        set(log, "commitment", json!(secret.commitment()))
    }),
    Kind::found("another text of a contribution", |log| contribution(log, 0, "text", json!("luck"))),
    Kind::found("another text of a contribution, with its hash", |log| {
        log.header()["commits"][0]["hash"] = json!(ContributionHash::of("luck"));
        contribution(log, 0, "text", json!("luck"))
    }),
    Kind::found("another seat of a contribution", |log| contribution(log, 0, "seat", json!(1))),
    Kind::found("another seat of a contribution, with its hash", |log| {
        log.header()["commits"][0]["seat"] = json!(1);
        contribution(log, 0, "seat", json!(1))
    }),
    Kind::found("contributions in another order", |log| {
        let all = log.header()["contributions"].as_array_mut().unwrap();
        all.reverse();
        all.len() > 1
    }),
    Kind::found("a contribution too many", |log| {
        push(log, "commits", json!({ "seat": 3, "hash": ContributionHash::of("x") }));
        push(log, "contributions", json!({ "seat": 3, "text": "x" }))
    }),
    Kind::found("a contribution made twice", |log| {
        let (one, hash) = (log.header()["contributions"][0].clone(), log.header()["commits"][0].clone());
        push(log, "contributions", one) && push(log, "commits", hash)
    }),
    Kind::found("a contribution left out", |log| pop(log, "contributions")),
    Kind::found("a contribution left out, with its hash", |log| {
        pop(log, "contributions") && pop(log, "commits")
    }),
    Kind::found("no contributions at all", |log| remove(log, "contributions") && remove(log, "commits")),
    Kind::found("another hash", |log| {
        log.header()["commits"][0]["hash"] = json!(ContributionHash::of("another"));
        true
    }),
    Kind::found("a hash too few", |log| {
        log.header()["commits"].as_array().is_some_and(|all| all.len() > 1) && pop(log, "commits")
    }),
    Kind::found("a hash too many", |log| {
        push(log, "commits", json!({ "seat": 3, "hash": ContributionHash::of("x") }))
    }),
    Kind::sealed("no hashes", Limit::NotCommitted, |log| remove(log, "commits")),
    Kind::sealed("a failed start kept quiet (a receipt finds it)", Limit::SealAlone, |log| {
        remove(log, "failed_starts")
    }),
    Kind::sealed("a failed start invented (a receipt finds it)", Limit::SealAlone, |log| {
        let commit = json!({ "seat": 0, "hash": ContributionHash::of("x") });
        let start = json!({ "commitment": "ab".repeat(32), "commits": [commit], "missing": [0] });
        push(log, "failed_starts", start)
    }),
    Kind::found("somebody said to have kept back what they never owed", |log| {
        log.header()["failed_starts"][0]["missing"] = json!([1]);
        true
    }),
    Kind::found("a failed start without a reason", |log| {
        log.header()["failed_starts"][0]["missing"] = json!([]);
        true
    }),
    Kind::found("a failed start under the same secret", |log| {
        log.header()["failed_starts"][0]["commitment"] = log.header()["commitment"].clone();
        true
    }),
    Kind::found("a position that it began from", |log| set(log, "from", json!({ "position": {} }))),
    Kind::found("a moment of another game that it began from", |log| {
        let branch = json!({ "log": "00".repeat(32), "records": 3 });
        set(log, "from", json!({ "position": null, "at": 5, "branch": branch }))
    }),
];

fn set(log: &mut Forgery, field: &str, value: Value) -> bool {
    log.header()[field] = value;
    true
}

fn remove(log: &mut Forgery, field: &str) -> bool {
    log.header().as_object_mut().unwrap().remove(field).is_some()
}

fn push(log: &mut Forgery, field: &str, value: Value) -> bool {
    log.header()[field].as_array_mut().unwrap().push(value);
    true
}

fn pop(log: &mut Forgery, field: &str) -> bool {
    log.header()[field].as_array_mut().unwrap().pop().is_some()
}

fn player(log: &mut Forgery, seat: usize, player: Value) -> bool {
    log.header()["players"][seat] = player;
    true
}

fn contribution(log: &mut Forgery, nth: usize, field: &str, value: Value) -> bool {
    log.header()["contributions"][nth][field] = value;
    true
}
