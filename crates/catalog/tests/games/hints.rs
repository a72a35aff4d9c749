//! Hints: whole games played by nothing else, each told with its reason.

use std::collections::BTreeSet;

use bots::Budget;
use catalog::{AnyTable, Opening};
use serde_json::{Value, json};
use speech::{Language, Reader, Speech};
use table::{Moment, Seat, Secret};

/// What was said while a game was played.
#[derive(Default)]
struct Said {
    kinds: BTreeSet<String>,
    reasons: BTreeSet<String>,
}

/// Plays a game in which everybody does as the hints say, and says each of them in every language.
fn play(game: &str, seats: u8, options: &Value, seed: u64, said: &mut Said) {
    let entry = catalog::find(game).unwrap();
    let names = Vec::new();
    let secret = Secret::from_number(seed);
    let mut table = entry.open(&Opening { names, ..Opening::new(options, seats, secret) }).unwrap();
    let speeches = Language::ALL.map(|language| Speech::new(language, Some(entry.about())));
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut actions = 0;
    while table.outcome().is_none() && actions < 3_000 {
        let hint = table.awaited().iter().find_map(|seat| {
            let hint = table.hint(seat, Budget::Iterations(20), &mut rng)?;
            Some((seat, hint))
        });
        let Some((seat, hint)) = hint else {
            let due = table.deadline().expect("without a hint there is something to wait for");
            table.advance(due.max(table.now())).unwrap();
            continue;
        };
        let action: Value = serde_json::from_str(hint.action.json().get()).unwrap();
        let reader = Reader { names: &[], seat: Some(seat), ..Reader::default() };
        for (speech, sentence) in
            speeches.iter().flat_map(|s| [(s, &hint.advice.what), (s, &hint.advice.why)])
        {
            let told = speech.try_say(sentence, reader).unwrap_or_else(|error| panic!("{game}: {error}"));
            assert!(told.ends_with(['.', '!']), "{game}: a sentence ends: {told}");
        }
        said.kinds.insert(action["do"].as_str().unwrap().to_owned());
        said.reasons.insert(hint.advice.why.key.to_string());
        table
            .act(seat, &hint.action, table.now() + 500, 0)
            .unwrap_or_else(|refusal| panic!("{game}: {refusal}"));
        actions += 1;
    }
    assert!(actions > 0, "{game}");
}

/// What a game is played with, and how many kinds of action and how many reasons its hints name at least.
struct Expected {
    tables: Vec<(u8, Value)>,
    games: u64,
    kinds: usize,
    reasons: usize,
}

fn expected(game: &str) -> Expected {
    let (tables, games, kinds, reasons) = match game {
        "five-crowns" => (vec![(3, json!({ "first_deal": 9 })), (1, Value::Null)], 2, 5, 10),
        "five-or-less" => (vec![(4, json!({ "rounds": 3 }))], 4, 8, 12),
        "find-five" => {
            let puzzle = json!({ "variant": "puzzle" });
            (vec![(2, Value::Null), (2, puzzle), (1, Value::Null)], 3, 5, 6)
        }
        "double-series" => (vec![(2, Value::Null), (4, json!({ "draw": "strict" }))], 2, 3, 6),
        "one-more" => (vec![(4, Value::Null)], 6, 4, 8),
        game => panic!("say here what the hints of {game} must tell"),
    };
    Expected { tables, games, kinds, reasons }
}

#[test]
fn every_game_is_played_by_hints_alone() {
    for entry in catalog::GAMES {
        let game = entry.about().id;
        let Expected { tables, games, kinds, reasons } = expected(game);
        let mut said = Said::default();
        for (seed, (seats, options)) in (0..games).zip(tables.iter().cycle()) {
            play(game, *seats, options, 7 + seed, &mut said);
        }
        assert!(said.kinds.len() >= kinds, "{game}: {:?}", said.kinds);
        assert!(said.reasons.len() >= reasons, "{game}: {:?}", said.reasons);
    }
}

#[test]
fn who_has_nothing_to_do_gets_no_hint() {
    let entry = catalog::find("five-crowns").unwrap();
    let opening = Opening::new(&Value::Null, 3, Secret::from_number(1));
    let table: Box<dyn AnyTable> = entry.open(&opening).unwrap();
    let mut rng = fastrand::Rng::with_seed(1);
    let hints = (0..3).map(|seat| table.hint(Seat(seat), Budget::Iterations(1), &mut rng).is_some());
    assert_eq!(hints.filter(|hinted| *hinted).count(), 1);
    assert_eq!(table.now(), Moment::START);
    assert!(table.hint(Seat(9), Budget::Iterations(1), &mut rng).is_none());
}

/// What is said to the first seat in that position.
fn said_in(game: &str, position: &Value, language: Language) -> String {
    let entry = catalog::find(game).unwrap();
    let table = entry.load(position, Secret::from_number(7), Moment::START).unwrap();
    let mut rng = fastrand::Rng::with_seed(7);
    let advice = table.hint(Seat(0), Budget::Iterations(500), &mut rng).unwrap().advice;
    let speech = Speech::new(language, Some(entry.about()));
    let reader = Reader { names: &[], seat: Some(Seat(0)), ..Reader::default() };
    format!("{} {}", speech.say(&advice.what, reader), speech.say(&advice.why, reader))
}

#[test]
fn the_reason_is_that_of_the_position() {
    let crowns = |hand: &str, discard: &str| {
        let hand: Vec<&str> = hand.split(' ').collect();
        json!({ "variant": "together", "wild": 4, "dealer": 1, "discard": [discard],
            "hands": [hand, ["4c", "5c", "Qs", "3d"]] })
    };
    let one_more = |hand: [&str; 3], centre: &str| json!({ "options": { "deck": "every" }, "hands": [hand, ["3+a", "7-d"], ["2+t", "8-x"]], "centre": centre, "to_play": 0 });
    // Team B has four in the first row, with 5♠ between them.
    let row = "*.bb.bb..*";
    let rows = [row, "..a.......", ".....a....", "..........", ".a........", "..........", "......a..."];
    let mut rows = rows.to_vec();
    rows.extend(["..........", "..........", "*........*"]);
    let series = json!({ "markers": rows, "hands": [["5S", "7H", "9C"], ["5D", "6D", "7D"]], "to_play": 0 });
    let pyramid = json!({ "pyramids": [[0, 1, 2], [5, 6, 7]], "discards": [9], "to_play": 0,
        "stage": "place", "drawn": 0 });
    let cases = [
        (
            "five-crowns",
            crowns("8t 9t Kd Kh", "10t"),
            "Take 10★ from the discard pile. It completes 8★ 9★ 10★: from 43 down to 13 points.",
        ),
        (
            "five-crowns",
            crowns("8t 9t 10t Kd Kd", "3h"),
            "Discard K♦. Two cards of rank K aren’t a set yet. This leaves 13 points.",
        ),
        (
            "five-crowns",
            crowns("8t 9t 10t 3c Qd", "3h"),
            "Discard Q♦. It goes with none of your cards. This leaves 3 points.",
        ),
        // All three places are equally good; the seed decides.
        (
            "five-or-less",
            pyramid,
            "Put 0 in spot 3. You don’t know that card. The 0 is lower than the average unknown card (6), and \
             you’ll know it.",
        ),
        (
            "one-more",
            one_more(["9+a", "4-x", "5+d"], "3+d"),
            "Play 9+↻. You’d have to play on 9+↻ yourself and can’t: you lose the round, just as you want.",
        ),
        (
            "one-more",
            one_more(["1+t", "4-x", "5+d"], "6-d"),
            "Play 1+↶. You keep cards between 4 and 5: anything outside that and you’re stuck, just as you want.",
        ),
        (
            "double-series",
            series,
            "Play 5♠ (row 1, column 5). Team B has four in a row there and would complete it.",
        ),
    ];
    for (game, position, words) in &cases {
        assert_eq!(said_in(game, position, Language::English), *words);
    }
    let (game, position, _) = &cases[1];
    let german = "Leg K♦ ab. Dreimal K ist ein Satz, zweimal nur Ballast. So bleiben dir 13 Punkte.";
    assert_eq!(said_in(game, position, Language::German), german);
}
