//! What is wrong is found, and found where it is.

use serde::Deserialize;
use serde_json::{Value, json};

use super::*;
use crate::Arg;

#[derive(Debug, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[allow(dead_code, reason = "read, and no more")]
enum Deed {
    Put { turn: u32, coins: Vec<Coin>, onto: Option<Onto> },
    Look { turn: u32, level: Level },
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(dead_code, reason = "read, and no more")]
struct Onto {
    turn: u8,
    pair: [u8; 2],
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Level {
    Low,
    High,
}

/// No fields are refused here, as in the lines of a log.
#[derive(Debug, Deserialize)]
#[allow(dead_code, reason = "read, and no more")]
struct Line {
    at: u64,
    deed: Option<Deed>,
    even: Even,
}

#[derive(Debug)]
struct Coin;

impl std::fmt::Display for Coin {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("c")
    }
}

impl crate::Notation for Coin {
    const EXPECTED: &'static str = "written-coin";

    fn read(text: &str) -> Option<Coin> {
        (text == "c").then_some(Coin)
    }
}

impl<'de> Deserialize<'de> for Coin {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Coin, D::Error> {
        crate::deserialize_notation(deserializer)
    }
}

/// A list of an even length, which is checked when all of it is read.
#[derive(Debug)]
struct Even;

impl<'de> Deserialize<'de> for Even {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Even, D::Error> {
        let list = Vec::<u8>::deserialize(deserializer)?;
        let wrong = || serde::de::Error::custom(Expectation::new("written-even").most(8));
        list.len().is_multiple_of(2).then_some(Even).ok_or_else(wrong)
    }
}

/// The sentence as its key and arguments.
fn told(sentence: &Sentence) -> String {
    let args = sentence.args.iter().map(|(name, arg)| match arg {
        Arg::Text(text) => format!(" {name}={text}"),
        Arg::Number(number) => format!(" {name}={number}"),
        other => format!(" {name}={other:?}"),
    });
    format!("{}{}", sentence.key, args.collect::<String>())
}

fn wrong<T: DeserializeOwned + std::fmt::Debug>(value: Value) -> String {
    let from_text = told(&from_text::<T>(&value.to_string(), Thing::Action).unwrap_err());
    assert_eq!(from_text, told(&from_value::<T>(&value, Thing::Action).unwrap_err()));
    from_text
}

#[test]
fn a_missing_field_is_named_with_its_place() {
    assert_eq!(wrong::<Deed>(json!({})), "form-missing field=do what=action");
    assert_eq!(wrong::<Deed>(json!({"do": "put", "turn": 1})), "form-missing field=coins what=action");
    let onto = json!({"do": "put", "coins": [], "onto": {"pair": [1, 2]}, "turn": 3});
    assert_eq!(wrong::<Deed>(onto), "form-missing-at at=onto field=turn");
    let outer = json!({"do": "put", "coins": [], "onto": {"pair": [1, 2], "turn": 1}});
    assert_eq!(wrong::<Deed>(outer), "form-missing field=turn what=action");
    assert_eq!(wrong::<Line>(json!({"at": 1, "x": 2})), "form-missing field=even what=action");
}

#[test]
fn an_unknown_field_is_named_with_those_there_are() {
    let unknown = json!({"do": "look", "level": "low", "turn": 1, "zeal": 2});
    assert_eq!(wrong::<Deed>(unknown), "form-unknown field=zeal known=turn, level what=action");
    // The name is known further out, and both come before and after.
    let coins = json!({"do": "put", "coins": [], "onto": {"coins": 1, "pair": [1, 2], "turn": 1}, "turn": 1});
    assert_eq!(wrong::<Deed>(coins), "form-unknown-at at=onto field=coins known=turn, pair");
}

#[test]
fn an_unknown_word_is_told_with_those_there_are() {
    assert_eq!(
        wrong::<Deed>(json!({"do": "fly", "turn": 1})),
        "form-word at=do known=put, look value=\"fly\""
    );
    assert_eq!(wrong::<Deed>(json!({"do": 7, "turn": 1})), "form-kind-at at=do kind=word value=7");
    let level = json!({"do": "look", "turn": 1, "level": "Low"});
    assert_eq!(wrong::<Deed>(level), "form-word at=level known=low, high value=\"Low\"");
    // Within the tagged buffer the words are not known, outside they are.
    let level = json!({"do": "look", "turn": 1, "level": 4});
    assert_eq!(wrong::<Deed>(level), "form-kind-at at=level kind=word value=4");
    for level in [json!({"low": 1, "high": 2}), json!({"low": 1}), json!([])] {
        let deed = wrong::<Deed>(json!({"do": "look", "turn": 1, "level": level}));
        assert_eq!(deed, format!("form-kind-at at=level kind=word value={level}"));
    }
    assert_eq!(wrong::<Level>(json!({"low": 1})), "form-kind kind=word value={\"low\":1} what=action");
    assert_eq!(wrong::<Vec<Level>>(json!(["low", 4])), "form-word at=[1] known=low, high value=4");
}

#[test]
fn a_wrong_value_is_told_with_what_it_should_be() {
    let put = |coins: Value, onto: Value| {
        wrong::<Deed>(json!({"do": "put", "coins": coins, "onto": onto, "turn": 7}))
    };
    assert_eq!(put(json!(["c", "c", "d", "e"]), json!(null)), "written-coin at=coins[2] value=\"d\"");
    assert_eq!(put(json!(["c", 5]), json!(null)), "written-coin at=coins[1] value=5");
    assert_eq!(put(json!("c"), json!(null)), "form-kind-at at=coins kind=list value=\"c\"");
    assert_eq!(
        put(json!([]), json!({"pair": [1, 256], "turn": 1})),
        "form-range at=onto.pair[1] from=0 to=255 value=256"
    );
    assert_eq!(put(json!([]), json!({"pair": [1], "turn": 1})), "form-entries at=onto.pair count=2");
    assert_eq!(put(json!([]), json!({"pair": [1, 2, 3], "turn": 1})), "form-entries at=onto.pair count=2");
    let turn = wrong::<Deed>(json!({"do": "look", "level": "low", "turn": -1}));
    assert_eq!(turn, "form-range at=turn from=0 to=4294967295 value=-1");
    assert_eq!(wrong::<Deed>(json!([1])), "form-kind kind=object value=[1] what=action");
    assert_eq!(wrong::<Line>(json!({"at": "1"})), "form-kind-at at=at kind=count value=\"1\"");
}

#[test]
fn what_a_whole_list_lacks_is_no_fault_of_its_last_entry() {
    assert_eq!(
        wrong::<Line>(json!({"at": 1, "even": [1, 2, 3]})),
        "written-even at=even most=8 value=[1,2,3]"
    );
    let inner = json!({"at": 1, "even": [1, "x", 3]});
    assert_eq!(wrong::<Line>(inner), "form-range at=even[1] from=0 to=255 value=\"x\"");
}

#[test]
fn a_place_is_found_among_many() {
    let mut coins = vec!["c"; 3000];
    coins[2345] = "d";
    let deed = json!({"at": 1, "deed": {"do": "put", "coins": coins, "turn": 1}, "even": []});
    assert_eq!(wrong::<Line>(deed), "written-coin at=deed.coins[2345] value=\"d\"");
}

#[test]
fn what_stands_twice_and_what_is_no_json_is_told() {
    let text = |text: &str| told(&from_text::<Deed>(text, Thing::Action).unwrap_err());
    assert_eq!(text(r#"{"do":"look","turn":1,"turn":1,"level":"low"}"#), "form-twice what=action");
    assert_eq!(text(""), "form-not-json column=0 problem=end");
    assert_eq!(text(r#"{"do""#), "form-not-json column=5 problem=end");
    assert_eq!(text(r#"{"do":1} 2"#), "form-not-json column=10 problem=more");
    assert_eq!(text(r#"{"do":1e999}"#), "form-not-json column=11 problem=number");
    assert_eq!(text(&"[".repeat(1000)), "form-not-json column=128 problem=deep");
    assert_eq!(text("{do:1}"), "form-not-json column=2 problem=sign");
}

#[test]
fn long_values_are_cut_short() {
    let long = wrong::<Deed>(json!({"do": "x".repeat(500)}));
    assert!(long.len() < 120 && long.contains('…'), "{long}");
}
