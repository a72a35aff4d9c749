//! Whole games and bad input over `quintet engine`.

use crate::common::Engine;
use bots::Level;
use quintet::engine::OPERATIONS;
use serde_json::{Value, json};

/// Plays a game by choices from the menu until it is over; gives the number of actions.
fn play(engine: &mut Engine, rng: &mut fastrand::Rng, max: usize) -> usize {
    let mut answer = engine.get(json!({"op": "advance", "to": 0}));
    for actions in 0..max {
        if answer["over"] == true {
            return actions;
        }
        let now = answer["now"].as_u64().unwrap();
        let awaited = answer["awaited"].as_array().unwrap().clone();
        let offered = awaited.into_iter().find_map(|seat| {
            let menu = engine.get(json!({"op": "menu", "seat": seat}))["menu"].take();
            let action = rng.choice(menu.as_array().unwrap())?.clone();
            Some((seat, action))
        });
        answer = match offered {
            Some((seat, action)) => {
                engine.get(json!({"op": "act", "seat": seat, "action": action, "at": now + 1}))
            }
            // Nobody has anything to do before something comes due.
            None => engine.get(json!({"op": "advance", "to": answer["deadline"]})),
        };
        assert!(answer["sights"].is_array(), "{answer}");
    }
    panic!("the game does not end");
}

/// The answer to `log`, with its lines as they are.
#[derive(serde::Deserialize)]
struct Log {
    log: Vec<Box<serde_json::value::RawValue>>,
}

#[test]
fn whole_games_by_the_menu_for_all_counts_of_seats() {
    let mut engine = Engine::start();
    let mut rng = fastrand::Rng::with_seed(4);
    let games = engine.get(json!({"op": "games"}));
    for game in games["games"].as_array().unwrap() {
        let [fewest, most] = ["fewest", "most"].map(|end| game["seats"][end].as_u64().unwrap());
        let except = game["seats"]["except"].as_array().cloned().unwrap_or_default();
        for seats in (fewest..=most).filter(|seats| !except.contains(&json!(seats))) {
            let new = json!({"op": "new", "game": game["id"], "seats": seats, "seed": 100 + seats});
            let opened = engine.get(new);
            assert_eq!(opened["seats"], seats);
            assert_eq!(engine.get(json!({"op": "outcome"}))["outcome"], Value::Null);
            assert!(play(&mut engine, &mut rng, 60_000) > 0);
            let outcome = engine.get(json!({"op": "outcome"}))["outcome"].take();
            assert_eq!(outcome["scores"].as_array().unwrap().len() as u64, seats);
            let log: Log = serde_json::from_str(&engine.ask_bytes(br#"{"op":"log"}"#)).unwrap();
            let lines: Vec<&str> = log.log.iter().map(|line| line.get()).collect();
            let verified = crate::common::run(&["verify", "-"], lines.join("\n").as_bytes());
            assert_eq!(verified.status.code(), Some(0), "{}", crate::common::stdout(&verified));
            let late = engine.get(json!({"op": "menu", "seat": 0}))["menu"].take();
            assert_eq!(late, json!([]), "nothing happens after the end");
        }
    }
    engine.end();
}

/// More than any game between bots takes.
const MAX_REQUESTS: usize = 20_000;

#[test]
fn whole_games_by_bots() {
    let mut engine = Engine::start();
    for (entry, level) in catalog::GAMES.into_iter().flat_map(|game| Level::ALL.map(|level| (game, level))) {
        let (id, seats) = (entry.about().id, crate::games::seats(entry, 2));
        let mut answer = engine.get(json!({"op": "new", "game": id, "seats": seats, "seed": 1}));
        let mut played = 0;
        for _ in 0..MAX_REQUESTS {
            if answer["over"] == true {
                break;
            }
            let plans = (0..seats).filter_map(|seat| {
                let bot = json!({"op": "bot", "seat": seat, "level": level, "iterations": 2});
                let mut plan = engine.get(bot);
                Some((answer["now"].as_u64()? + plan["after"].as_u64()?, seat, plan["action"].take()))
            });
            // Whatever comes first happens: a plan is only good until then.
            let next = plans.min_by_key(|(at, ..)| *at);
            let due = answer["deadline"].as_u64();
            answer = match next.filter(|(at, ..)| due.is_none_or(|due| *at < due)) {
                Some((at, seat, action)) => {
                    played += 1;
                    engine.get(json!({"op": "act", "seat": seat, "action": action, "at": at}))
                }
                None => engine.get(json!({"op": "advance", "to": due})),
            };
        }
        assert!(answer["over"] == true && played > 0, "{id}: {level:?} bots do not finish a game");
    }
    engine.end();
}

#[test]
fn a_bot_that_does_not_play_changes_nothing() {
    let mut engine = Engine::start();
    let seat =
        engine.get(json!({"op": "new", "game": "five-crowns", "seats": 2, "seed": 1}))["awaited"][0].take();
    let before = engine.get(json!({"op": "position"}));
    let plan = engine.get(json!({"op": "bot", "seat": seat, "level": "easy", "ms": 5}));
    assert_eq!(engine.get(json!({"op": "position"})), before);
    engine.get(json!({"op": "act", "seat": seat, "action": plan["action"]}));
    assert_ne!(engine.get(json!({"op": "position"})), before);
    engine.end();
}

#[test]
fn a_hint_can_be_played_gives_its_reason_and_changes_nothing() {
    let mut engine = Engine::start();
    for game in catalog::GAMES {
        let (id, seats) = (game.about().id, crate::games::seats(game, 2));
        let mut answer = engine.get(json!({"op": "new", "game": id, "seats": seats, "seed": 5}));
        let mut played = 0;
        while played < 8 && answer["over"] == false {
            let before = engine.get(json!({"op": "position"}));
            let hints = (0..seats)
                .map(|seat| (seat, engine.get(json!({"op": "hint", "seat": seat, "iterations": 20}))));
            let (idle, hints): (Vec<_>, Vec<_>) = hints.partition(|(_, hint)| hint["action"].is_null());
            assert_eq!(engine.get(json!({"op": "position"})), before, "{id}");
            for (seat, hint) in idle {
                assert_eq!((&hint["what"], &hint["why"]), (&Value::Null, &Value::Null), "{id}, seat {seat}");
            }
            for words in hints.iter().flat_map(|(_, hint)| [&hint["what"], &hint["why"]]) {
                let words = words.as_str().unwrap();
                assert!(
                    words.contains(' ') && words.ends_with(['.', '!']),
                    "{id}: a hint is a sentence of several words: {words}"
                );
            }
            answer = if let Some((seat, hint)) = hints.into_iter().next() {
                played += 1;
                engine.get(json!({"op": "act", "seat": seat, "action": hint["action"]}))
            } else {
                engine.get(json!({"op": "advance", "to": answer["deadline"]}))
            };
        }
        assert!(played > 0, "{id}: nobody was given a hint");
    }
    engine.end();
}

#[test]
fn the_same_seed_gives_the_same_game_and_contributions_another() {
    let mut engine = Engine::start();
    let mut deal = |new: Value| {
        engine.get(new);
        engine.get(json!({"op": "position"}))["position"].to_string()
    };
    let new = json!({"op": "new", "game": "five-crowns", "seats": 3, "seed": 9});
    let first = deal(new.clone());
    assert_eq!(deal(new), first);
    assert_ne!(deal(json!({"op": "new", "game": "five-crowns", "seats": 3, "seed": 10})), first);
    let contributions = json!([{"seat": 1, "text": "moon"}]);
    let mixed =
        json!({"op": "new", "game": "five-crowns", "seats": 3, "seed": 9, "contributions": contributions});
    assert_ne!(deal(mixed), first);
    let unseeded = json!({"op": "new", "game": "five-crowns", "seats": 3});
    assert_ne!(deal(unseeded.clone()), deal(unseeded));
    engine.end();
}

#[test]
fn a_position_goes_out_and_in_again() {
    let mut engine = Engine::start();
    engine.get(json!({"op": "new", "game": "five-crowns", "seats": 4, "seed": 9}));
    for _ in 0..30 {
        let seat = engine.get(json!({"op": "advance", "to": 0}))["awaited"][0].take();
        engine.get(json!({"op": "bot", "seat": seat, "level": "random", "play": true}));
    }
    let saved = engine.get(json!({"op": "position"}));
    engine.get(json!({"op": "load", "game": saved["game"], "position": saved["position"], "at": 40}));
    let loaded = engine.get(json!({"op": "position"}));
    assert_eq!((&loaded["position"], &loaded["now"]), (&saved["position"], &json!(40)));
    let log = engine.get(json!({"op": "log"}));
    assert!(log.to_string().contains("position"), "{log}");
    engine.end();
}

#[test]
fn names_stand_in_the_sentences() {
    let mut engine = Engine::start();
    let new = json!({"op": "new", "game": "five-crowns", "seats": 2, "seed": 1, "names": ["Ann", "Bob"]});
    let opened = engine.get(new);
    assert!(
        opened["sentences"].to_string().contains("Ann") || opened["sentences"].to_string().contains("Bob")
    );
    engine.end();
}

/// Every line with the rule that it breaks; the first part without a game, the second with one.
const BAD: &[(&str, &str)] = &[
    ("", "EN-1"),
    ("   ", "EN-1"),
    ("{", "EN-1"),
    ("nonsense", "EN-1"),
    ("[]", "EN-1"),
    ("null", "EN-1"),
    ("17", "EN-1"),
    ("\"op\"", "EN-1"),
    ("{\"op\":\"games\"} {\"op\":\"games\"}", "EN-1"),
    ("{\"op\":\"games\",}", "EN-1"),
    ("{}", "EN-5"),
    ("{\"op\":7}", "EN-5"),
    ("{\"op\":null}", "EN-5"),
    ("{\"op\":\"fly\"}", "EN-4"),
    ("{\"op\":\"GAMES\"}", "EN-4"),
    ("{\"op\":\"games\",\"x\":1}", "EN-5"),
    ("{\"op\":\"new\"}", "EN-5"),
    ("{\"op\":\"new\",\"game\":5}", "EN-5"),
    ("{\"op\":\"new\",\"game\":\"chess\",\"seats\":2}", "EN-6"),
    ("{\"op\":\"new\",\"game\":\"five-crowns\"}", "EN-5"),
    ("{\"op\":\"new\",\"game\":\"five-crowns\",\"seats\":\"2\"}", "EN-5"),
    ("{\"op\":\"new\",\"game\":\"five-crowns\",\"seats\":2.5}", "EN-5"),
    ("{\"op\":\"new\",\"game\":\"five-crowns\",\"seats\":0}", "T-3"),
    ("{\"op\":\"new\",\"game\":\"five-crowns\",\"seats\":-1}", "T-3"),
    ("{\"op\":\"new\",\"game\":\"five-crowns\",\"seats\":11}", "T-3"),
    ("{\"op\":\"new\",\"game\":\"five-crowns\",\"seats\":4000000000}", "T-3"),
    ("{\"op\":\"new\",\"game\":\"five-crowns\",\"seats\":2,\"seed\":-1}", "EN-5"),
    ("{\"op\":\"new\",\"game\":\"five-crowns\",\"seats\":2,\"seed\":\"x\"}", "EN-5"),
    ("{\"op\":\"new\",\"game\":\"five-crowns\",\"seats\":2,\"names\":[1]}", "EN-5"),
    ("{\"op\":\"new\",\"game\":\"five-crowns\",\"seats\":2,\"names\":[\"a\",\"b\",\"c\"]}", "EN-5"),
    ("{\"op\":\"new\",\"game\":\"five-crowns\",\"seats\":2,\"contributions\":{}}", "EN-5"),
    (
        "{\"op\":\"new\",\"game\":\"five-crowns\",\"seats\":2,\"contributions\":[{\"seat\":2,\"text\":\"\"}]}",
        "T-1",
    ),
    ("{\"op\":\"new\",\"game\":\"five-crowns\",\"seats\":2,\"options\":[]}", "EN-8"),
    ("{\"op\":\"new\",\"game\":\"five-crowns\",\"seats\":2,\"options\":{\"wings\":true}}", "EN-8"),
    ("{\"op\":\"new\",\"game\":\"five-crowns\",\"seats\":2,\"options\":{\"first_deal\":true}}", "EN-8"),
    ("{\"op\":\"new\",\"game\":\"five-crowns\",\"seats\":2,\"options\":{\"first_deal\":14}}", "FC-16"),
    (
        "{\"op\":\"new\",\"game\":\"five-crowns\",\"seats\":2,\"options\":{\"fresh_discard_on_reshuffle\":1}}",
        "EN-8",
    ),
    ("{\"op\":\"load\",\"game\":\"five-crowns\"}", "EN-5"),
    ("{\"op\":\"load\",\"game\":\"five-crowns\",\"position\":[]}", "EN-5"),
    ("{\"op\":\"load\",\"game\":\"five-crowns\",\"position\":{}}", "EN-10"),
    (
        "{\"op\":\"load\",\"game\":\"five-crowns\",\"position\":{\"variant\":\"together\",\"hands\":[[\"3x\"]]}}",
        "EN-10",
    ),
    (
        "{\"op\":\"load\",\"game\":\"five-crowns\",\"position\":{\"variant\":\"together\",\"wings\":2}}",
        "EN-10",
    ),
    (
        "{\"op\":\"load\",\"game\":\"five-crowns\",\"position\":{\"variant\":\"together\",\"hands\":[]}}",
        "FC-6",
    ),
    ("{\"op\":\"load\",\"game\":\"five-crowns\",\"position\":{\"variant\":\"solo\",\"hands\":[]}}", "FC-17"),
    (
        "{\"op\":\"load\",\"game\":\"five-crowns\",\"position\":{\"variant\":\"together\",\"hands\":[[\"3t\",\"3t\",\"3t\"],[\"W\",\"W\",\"W\"]]}}",
        "FC-1",
    ),
    (
        "{\"op\":\"load\",\"game\":\"five-crowns\",\"position\":{\"variant\":\"together\",\"hands\":[[\"3t\",\"3h\"],[\"W\",\"W\",\"W\"]]}}",
        "FC-3",
    ),
    ("{\"op\":\"view\",\"seat\":0}", "EN-7"),
    ("{\"op\":\"aid\",\"seat\":0}", "EN-7"),
    ("{\"op\":\"menu\",\"seat\":0}", "EN-7"),
    ("{\"op\":\"position\"}", "EN-7"),
    ("{\"op\":\"outcome\"}", "EN-7"),
    ("{\"op\":\"log\"}", "EN-7"),
    ("{\"op\":\"act\",\"seat\":0,\"action\":{}}", "EN-7"),
    ("{\"op\":\"advance\",\"to\":5}", "EN-7"),
    ("{\"op\":\"bot\",\"seat\":0}", "EN-7"),
    ("{\"op\":\"hint\",\"seat\":0}", "EN-7"),
];

/// Lines that are bad when a game of three is open, at the moment 1000, and seat 1 is in turn.
const BAD_IN_A_GAME: &[(&str, &str)] = &[
    ("{\"op\":\"view\"}", "EN-5"),
    ("{\"op\":\"view\",\"seat\":\"0\"}", "EN-5"),
    ("{\"op\":\"view\",\"seat\":3}", "T-1"),
    ("{\"op\":\"view\",\"seat\":-1}", "T-1"),
    ("{\"op\":\"view\",\"seat\":99999999999}", "T-1"),
    ("{\"op\":\"view\",\"seat\":0,\"x\":1}", "EN-5"),
    ("{\"op\":\"aid\",\"seat\":3}", "T-1"),
    ("{\"op\":\"menu\"}", "EN-5"),
    ("{\"op\":\"menu\",\"seat\":null}", "EN-5"),
    ("{\"op\":\"menu\",\"seat\":3}", "T-1"),
    ("{\"op\":\"position\",\"seat\":3}", "EN-5"),
    ("{\"op\":\"outcome\",\"seat\":3}", "EN-5"),
    ("{\"op\":\"log\",\"seat\":3}", "EN-5"),
    ("{\"op\":\"act\"}", "EN-5"),
    ("{\"op\":\"act\",\"seat\":1}", "EN-5"),
    ("{\"op\":\"act\",\"seat\":3,\"action\":{\"do\":\"draw\",\"turn\":1}}", "T-1"),
    ("{\"op\":\"act\",\"seat\":1,\"action\":\"draw\"}", "EN-9"),
    ("{\"op\":\"act\",\"seat\":1,\"action\":{\"do\":\"fly\",\"turn\":1}}", "EN-9"),
    ("{\"op\":\"act\",\"seat\":1,\"action\":{\"do\":\"draw\"}}", "EN-9"),
    ("{\"op\":\"act\",\"seat\":1,\"action\":{\"do\":\"draw\",\"turn\":-1}}", "EN-9"),
    ("{\"op\":\"act\",\"seat\":1,\"action\":{\"do\":\"draw\",\"turn\":1,\"x\":0}}", "EN-9"),
    ("{\"op\":\"act\",\"seat\":1,\"action\":{\"do\":\"take\",\"turn\":1,\"card\":\"14t\"}}", "EN-9"),
    ("{\"op\":\"act\",\"seat\":1,\"action\":{\"do\":\"draw\",\"turn\":1},\"at\":-5}", "EN-5"),
    ("{\"op\":\"act\",\"seat\":1,\"action\":{\"do\":\"draw\",\"turn\":1},\"at\":999}", "T-5"),
    ("{\"op\":\"act\",\"seat\":1,\"action\":{\"do\":\"draw\",\"turn\":1},\"lag\":5000000000}", "EN-5"),
    ("{\"op\":\"act\",\"seat\":0,\"action\":{\"do\":\"draw\",\"turn\":1}}", "FC-5"),
    ("{\"op\":\"act\",\"seat\":1,\"action\":{\"do\":\"discard\",\"turn\":1,\"card\":\"W\"}}", "FC-7"),
    ("{\"op\":\"advance\"}", "EN-5"),
    ("{\"op\":\"advance\",\"to\":null}", "EN-5"),
    ("{\"op\":\"advance\",\"to\":1.5}", "EN-5"),
    ("{\"op\":\"advance\",\"to\":999}", "T-5"),
    ("{\"op\":\"advance\",\"to\":2000,\"seat\":3}", "T-1"),
    ("{\"op\":\"hint\"}", "EN-5"),
    ("{\"op\":\"hint\",\"seat\":3}", "T-1"),
    ("{\"op\":\"hint\",\"seat\":null}", "EN-5"),
    ("{\"op\":\"hint\",\"seat\":1,\"level\":\"hard\"}", "EN-5"),
    ("{\"op\":\"hint\",\"seat\":1,\"iterations\":1000001}", "EN-11"),
    ("{\"op\":\"bot\"}", "EN-5"),
    ("{\"op\":\"bot\",\"seat\":3}", "T-1"),
    ("{\"op\":\"bot\",\"seat\":1,\"level\":\"godlike\"}", "EN-5"),
    ("{\"op\":\"bot\",\"seat\":1,\"level\":3}", "EN-5"),
    ("{\"op\":\"bot\",\"seat\":1,\"ms\":60001}", "EN-11"),
    ("{\"op\":\"bot\",\"seat\":1,\"iterations\":18446744073709551615}", "EN-11"),
    ("{\"op\":\"bot\",\"seat\":1,\"play\":\"yes\"}", "EN-5"),
];

/// The line is refused by that rule, with a sentence, and nothing happens.
fn refused(engine: &mut Engine, line: &[u8], rule: &str) {
    let answer = engine.ask_bytes(line);
    let answer: Value = serde_json::from_str(&answer).unwrap();
    let shown = String::from_utf8_lossy(&line[..line.len().min(200)]);
    assert_eq!(answer["ok"], false, "{shown} -> {answer}");
    assert_eq!(answer["error"]["rule"], rule, "{shown} -> {answer}");
    let message = answer["error"]["message"].as_str().unwrap();
    assert!(message.contains(' ') && message.ends_with('.'), "{shown} -> {message}");
}

#[test]
fn bad_input_is_refused_by_its_rule_and_the_engine_goes_on() {
    let mut engine = Engine::start();
    for (line, rule) in BAD {
        refused(&mut engine, line.as_bytes(), rule);
    }
    refused(&mut engine, b"{\"op\":\"games\xff\"}", "EN-2");
    refused(&mut engine, b"\xc3", "EN-2");
    let opened = engine.get(json!({"op": "new", "game": "five-crowns", "seats": 3, "seed": 7}));
    assert_eq!(opened["awaited"], json!([1]));
    engine.get(json!({"op": "advance", "to": 1000}));
    let before = engine.get(json!({"op": "position"}));
    // A game that cannot be opened leaves the one that is.
    for (line, rule) in BAD.iter().filter(|(_, rule)| *rule != "EN-7").chain(BAD_IN_A_GAME) {
        refused(&mut engine, line.as_bytes(), rule);
        assert_eq!(engine.get(json!({"op": "position"})), before, "{line}");
    }
    engine.end();
}

/// An operation that is not in the lists above would never be tested with bad input.
#[test]
fn every_operation_is_tested_with_bad_input() {
    for operation in &OPERATIONS {
        let op = format!("\"op\":\"{}\"", operation.name);
        assert!(BAD.iter().chain(BAD_IN_A_GAME).any(|(line, _)| line.contains(&op)), "{}", operation.name);
    }
}

#[test]
fn long_and_deep_lines_are_refused_and_the_engine_goes_on() {
    let mut engine = Engine::start();
    let longest = catalog::refusals::LONGEST_LINE;
    refused(&mut engine, &vec![b' '; longest + 1], "EN-3");
    refused(&mut engine, &vec![b'x'; 5 * longest], "EN-3");
    refused(&mut engine, &vec![b' '; longest], "EN-1");
    refused(&mut engine, "[".repeat(100_000).as_bytes(), "EN-1");
    refused(&mut engine, "{\"a\":".repeat(100_000).as_bytes(), "EN-1");
    let mut line = br#"{"op":"games"}"#.to_vec();
    line.resize(longest, b' ');
    assert!(engine.ask_bytes(&line).starts_with(r#"{"ok":true"#));
    let long = "x".repeat(100_000);
    let answer = engine.ask(json!({"op": long}));
    assert!(answer["error"]["message"].as_str().unwrap().len() < 200);
    engine.end();
}

#[test]
fn garbage_never_ends_the_engine() {
    let mut engine = Engine::start();
    let mut rng = fastrand::Rng::with_seed(11);
    let valid: Vec<&str> = BAD.iter().chain(BAD_IN_A_GAME).map(|(line, _)| *line).collect();
    engine.get(json!({"op": "new", "game": "five-crowns", "seats": 3, "seed": 7}));
    for _ in 0..3000 {
        // A line that is almost right, with a few bytes changed, dropped or doubled.
        let mut line = valid[rng.usize(..valid.len())].as_bytes().to_vec();
        for _ in 0..rng.usize(1..4) {
            let at = rng.usize(..=line.len());
            match rng.u8(..3) {
                0 if at < line.len() => line[at] = rng.u8(..),
                1 if at < line.len() => drop(line.remove(at)),
                _ => line.insert(at, b"{}[]\",:0123456789tW\\"[rng.usize(..20)]),
            }
        }
        line.retain(|byte| *byte != b'\n');
        let answer: Value = serde_json::from_str(&engine.ask_bytes(&line)).unwrap();
        assert!(answer["ok"].is_boolean(), "{answer}");
        assert_ne!(answer["error"]["rule"], "EN-13", "{}", String::from_utf8_lossy(&line));
    }
    engine.end();
}

#[test]
fn a_last_line_without_an_end_is_answered_and_languages_are_spoken() {
    let output = crate::common::run(&["engine", "--language", "fr"], br#"{"op":"view","seat":0}"#);
    assert_eq!(output.status.code(), Some(0));
    let expected = r#"{"ok":false,"error":{"rule":"EN-7","message":"Aucune partie n’est ouverte : commencez par « new » ou « load »."}}"#;
    assert_eq!(crate::common::stdout(&output), format!("{expected}\n"));
    assert_eq!(crate::common::run(&["engine"], b"").stdout, b"");
    assert_eq!(crate::common::run(&["engine", "--language", "xx"], b"").status.code(), Some(2));
}
