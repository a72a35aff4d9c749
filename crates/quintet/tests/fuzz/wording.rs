//! Whatever is written wrongly is refused in words of the game, in three languages, and never in words of the program.

use std::collections::BTreeMap;

use catalog::{AnyTable, GameEntry};
use quintet::engine::{Session, answer};
use serde_json::{Value, json};
use speech::{Language, Reader, Speech};
use table::log::BadLog;
use table::reading::{self, Thing};
use table::{About, Audience, Moment, Receipt, Refusal, Seat, Secret, Sentence};

use crate::campaign::Campaign;
use crate::{mutate, tables};

/// What only a programmer of this program would say.
const PROGRAM: [&str; 29] = [
    "enum",
    "struct",
    "serde",
    "tuple",
    "untagged",
    "deserialize",
    "deserialized",
    "EOF",
    "usize",
    "isize",
    "u8",
    "u16",
    "u32",
    "u64",
    "i8",
    "i16",
    "i32",
    "i64",
    "f64",
    "bool",
    "None",
    "Vec",
    "unwrap",
    "panicked",
    "ident",
    "invalid type",
    "invalid value",
    "missing field",
    "unknown variant",
];
/// The same, as parts of sentences.
const PHRASES: [&str; 11] = [
    "expected",
    "variant identifier",
    "a sequence",
    "Option<",
    "Some(",
    "a map",
    "line 1 column",
    "recursion limit",
    "trailing ",
    "control character",
    "\u{fffd}",
];

/// Speech for every game, or none, in every language.
pub(crate) struct Voices(BTreeMap<(Option<&'static str>, &'static str), Speech>);

impl Voices {
    pub(crate) fn new() -> Voices {
        let abouts = catalog::GAMES.into_iter().map(|game| Some(game.about())).chain([None]);
        let all = abouts.flat_map(|about| {
            Language::ALL.map(|language| {
                ((about.map(|about| about.id), language.code()), Speech::new(language, about))
            })
        });
        Voices(all.collect())
    }

    /// Whether a sentence can be said in every language, and is a sentence.
    pub(crate) fn check(&self, sentence: &Sentence, about: Option<&About>, input: &str) {
        for language in Language::ALL {
            let speech = &self.0[&(about.map(|about| about.id), language.code())];
            let said = speech.try_say(sentence, Reader::default());
            let said = said.unwrap_or_else(|error| panic!("{input}: {error}"));
            check_words(&said, input);
        }
        assert!(!sentence.key.starts_with("form-unclear"), "nothing helpful is said of {input}");
    }
}

/// Whether this is a sentence for people.
pub(crate) fn check_words(said: &str, input: &str) {
    let ours = without_quotes(said);
    let words: Vec<&str> = ours.split(|sign: char| !sign.is_alphanumeric() && sign != '_').collect();
    for word in PROGRAM {
        let found = if word.contains(' ') { ours.contains(word) } else { words.contains(&word) };
        assert!(!found, "“{word}” is said of {input}: {said}");
    }
    for phrase in PHRASES {
        assert!(!ours.contains(phrase), "“{phrase}” is said of {input}: {said}");
    }
    assert!(said.contains(' ') && said.ends_with(['.', '!', '?']), "{input}: {said}");
    assert!(said.chars().count() < 700, "{input}: {said}");
}

/// A sentence without what it says back.
fn without_quotes(said: &str) -> String {
    let mut depth = 0_i32;
    let mut plain = false;
    let keep = said.chars().filter(|sign| {
        match sign {
            '“' if depth == 0 => depth += 1,
            '«' | '„' => depth += 1,
            // The second opens in English and closes in German.
            '”' | '“' | '»' => depth -= 1,
            '"' => plain = !plain,
            _ => {}
        }
        depth <= 0 && !plain
    });
    keep.collect()
}

/// Every way of writing something wrongly, with what refuses it.
fn refusals(rng: &mut fastrand::Rng, game: &'static dyn GameEntry) -> Vec<(String, Refusal)> {
    let mut all = Vec::new();
    let mut table = tables::table(rng, game);
    let mut note = |input: &str, refusal: Option<Refusal>| {
        all.extend(refusal.map(|refusal| (input.to_owned(), refusal)));
    };
    for action in actions(rng, &mut *table) {
        for _ in 0..8 {
            let action = mutate::value(rng, &action).to_string();
            note(&action, table.parse_action(&action).err());
            let cut = String::from_utf8_lossy(&mutate::bytes(rng, &action)).into_owned();
            note(&cut, table.parse_action(&cut).err());
        }
    }
    let position: Value = serde_json::from_str(table.position().get()).unwrap();
    let options = position.get("options").cloned().unwrap_or_else(|| json!({ "first_deal": 3 }));
    for _ in 0..8 {
        let position = mutate::value(rng, &position);
        note(&position.to_string(), game.load(&position, Secret([1; 32]), Moment::START).err());
        let options = mutate::value(rng, &options);
        note(&options.to_string(), game.check_options(&options, rng.u8(..12)).err());
    }
    if let Some(solver) = game.solver() {
        for _ in 0..8 {
            let line = ["3\t3t 10h Jc Qs Kd W", &format!("{}\t01123", "012345".repeat(17))][rng.usize(..2)]
                .to_owned();
            let line = String::from_utf8_lossy(&mutate::bytes(rng, &line)).into_owned();
            note(&line, (solver.answer)(&line, rng.bool()).err());
        }
    }
    let log = table.log().unwrap();
    for _ in 0..4 {
        let mut lines: Vec<String> = log.lines().map(str::to_owned).collect();
        let at = rng.usize(..lines.len());
        lines[at] = match serde_json::from_str::<Value>(&lines[at]) {
            Ok(value) if rng.u8(..4) > 0 => mutate::value(rng, &value).to_string(),
            _ => String::from_utf8_lossy(&mutate::bytes(rng, &lines[at])).into_owned(),
        };
        let told = game.replay(&lines.join("\n"), Audience::Spectator);
        let refusal = match told.err() {
            Some(BadLog::Line { why, .. } | BadLog::Refused(why)) => Some(why),
            Some(BadLog::Impossible) | None => None,
        };
        note(&lines[at], refusal);
    }
    all
}

/// Every action of a table that its menus offer at some time.
fn actions(rng: &mut fastrand::Rng, table: &mut dyn AnyTable) -> Vec<Value> {
    let mut kinds = BTreeMap::new();
    for _ in 0..40 {
        for seat in Seat::all(table.seats()) {
            let menu: Vec<Value> = serde_json::from_str(table.menu(seat).get()).unwrap();
            for action in menu {
                kinds.insert(action["do"].to_string(), action);
            }
        }
        tables::play(rng, table, 2);
    }
    kinds.into_values().collect()
}

#[test]
fn what_is_written_wrongly_is_refused_in_words_of_the_game() {
    let mut campaign = Campaign::new("wording", 60);
    let voices = Voices::new();
    let mut rules: BTreeMap<String, u64> = BTreeMap::new();
    while let Some(mut rng) = campaign.next() {
        let game = catalog::GAMES[rng.usize(..catalog::GAMES.len())];
        for (input, refusal) in refusals(&mut rng, game) {
            campaign.tries(&input, || voices.check(refusal.why(), Some(game.about()), &input));
            *rules.entry(refusal.rule().to_owned()).or_default() += 1;
        }
    }
    println!("refused by {rules:?}");
    for rule in ["EN-8", "EN-9", "EN-10", "T-6"] {
        assert!(rules.contains_key(rule), "nothing was refused by {rule}: {rules:?}");
    }
}

#[test]
fn receipts_are_refused_in_words() {
    let start = json!({ "commitment": "ab".repeat(32), "commits": [{ "seat": 1, "hash": "cd".repeat(32) }],
                        "revealed": { "seat": 1, "text": "moon" } });
    let receipt = json!({ "receipt": 1, "table": "7TN832", "starts": [start] });
    let voices = Voices::new();
    let mut rng = fastrand::Rng::with_seed(crate::seed::seed("receipts"));
    let mut refused = 0;
    for _ in 0..500 {
        let receipt = mutate::value(&mut rng, &receipt).to_string();
        if let Err(why) = reading::from_text::<Receipt>(&receipt, Thing::Receipt) {
            voices.check(&why, None, &receipt);
            refused += 1;
        }
    }
    assert!(refused > 100, "{refused}");
}

/// Requests that go wrong before any game is asked, with a word that the answer must have.
const REQUESTS: [(&str, &str, &str); 22] = [
    ("", "EN-1", "empty"),
    ("  \t ", "EN-1", "empty"),
    ("nonsense", "EN-1", "not JSON"),
    ("{\"op\":\"view\"", "EN-1", "breaks off"),
    ("{\"op\":\"games\"} x", "EN-1", "after the end"),
    ("{\"op\":\"advance\",\"to\":1e999}", "EN-1", "too large"),
    ("[1,2]", "EN-1", "a JSON object"),
    ("{}", "EN-5", "“op” is missing"),
    ("{\"op\":7}", "EN-5", "“op” must be a text"),
    ("{\"op\":\"fly\"}", "EN-4", "games, new, load"),
    ("{\"op\":\"games\",\"x\":1}", "EN-5", "“x”"),
    ("{\"op\":\"new\",\"game\":\"chess\",\"seats\":2}", "EN-6", "five-crowns"),
    ("{\"op\":\"new\",\"game\":\"one-more\"}", "EN-5", "“seats” is missing"),
    ("{\"op\":\"new\",\"game\":\"one-more\",\"seats\":\"3\"}", "EN-5", "whole number"),
    ("{\"op\":\"new\",\"game\":\"one-more\",\"seats\":99999999999999999999}", "EN-5", "whole number"),
    ("{\"op\":\"new\",\"game\":\"one-more\",\"seats\":200}", "T-3", "3 to 9"),
    ("{\"op\":\"new\",\"game\":\"one-more\",\"seats\":3,\"seed\":-1}", "EN-5", "0 or more"),
    (
        "{\"op\":\"new\",\"game\":\"one-more\",\"seats\":3,\"options\":{\"wings\":1}}",
        "EN-8",
        "choice_seconds",
    ),
    ("{\"op\":\"load\",\"game\":\"one-more\",\"position\":{\"hands\":7}}", "EN-10", "“hands” must be a list"),
    (
        "{\"op\":\"load\",\"game\":\"one-more\",\"position\":{\"variant\":\"solo\"}}",
        "EN-10",
        "no field “variant”",
    ),
    (
        "{\"op\":\"load\",\"game\":\"one-more\",\"position\":{\"hands\":[[\"3t\"]]}}",
        "EN-10",
        "“hands[0][0]” is not a card",
    ),
    ("{\"op\":\"view\",\"seat\":0}", "EN-7", "new"),
];

#[test]
fn every_bad_request_gets_one_helpful_line_in_each_language() {
    for language in Language::ALL {
        for (line, rule, word) in REQUESTS {
            let mut session = Session::new(language);
            let told = answer(&mut session, line.as_bytes());
            let told: Value = serde_json::from_str(&told).unwrap();
            let message = told["error"]["message"].as_str().unwrap();
            assert_eq!(told["error"]["rule"], rule, "{line}: {message}");
            check_words(message, line);
            assert!(language != Language::English || message.contains(word), "{line}: {message}");
        }
    }
}

#[test]
fn the_words_of_the_program_are_found() {
    let said = |text: &'static str| std::panic::catch_unwind(|| check_words(text, "x")).is_ok();
    assert!(said("“u8” must be a text, not \"enum\"."));
    assert!(said("„struct“ hat kein „None“."));
    assert!(!said("invalid type: map, expected u8."));
    assert!(!said("This is not an internally tagged enum."));
    assert!(!said("No sentence"));
}
