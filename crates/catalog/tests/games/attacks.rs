//! Logs that were made to trouble whoever verifies them: each is answered, and none is called sound. That it takes no
//! longer than a game shows by these tests ending.

use catalog::GameEntry;
use serde_json::{Value, json};
use table::verify::Finding;

use crate::played::Setting;

fn log(id: &str, seats: u8, options: Value) -> (&'static dyn GameEntry, Vec<Value>) {
    let game = catalog::find(id).unwrap();
    let text = Setting { game, options, seats, seed: 2 }.log();
    (game, text.lines().map(|line| serde_json::from_str(line).unwrap()).collect())
}

fn is_not_sound(game: &dyn GameEntry, lines: &[Value]) {
    let text: String = lines.iter().flat_map(|line| [line.to_string(), "\n".to_owned()]).collect();
    let verified = game.verify(&text).ok().flatten();
    assert!(verified.is_none_or(|verified| verified.finding() != Finding::Sound));
}

/// The log as one of format 1, by older rules: there, nothing is decided again.
fn aged(lines: &[Value]) -> Vec<Value> {
    let mut lines = lines.to_vec();
    lines[0]["quintet"] = json!(1);
    for field in ["players", "table", "commits", "failed_starts"] {
        lines[0].as_object_mut().unwrap().remove(field);
    }
    for line in &mut lines[1..] {
        let line = line.as_object_mut().unwrap();
        line.retain(|field, _| !["action", "lag", "seal"].contains(&field.as_str()));
    }
    lines
}

/// Generating a board takes long, and the board of the day needs no secret.
#[test]
fn boards_that_are_handed_out_again_and_again() {
    let (game, lines) = log("find-five", 1, json!({ "daily": 20_261_115 }));
    for mut lines in [aged(&lines), lines] {
        let boards = lines[1]["events"][0].clone();
        assert_eq!(boards["is"], "boards");
        for wrong in [false, true] {
            let mut boards = boards.clone();
            if wrong {
                // The shuffle is right, the board is the one of a table that has none yet.
                boards["boards"][0] = json!(find_five::board::GREY);
            }
            let events = lines[1]["events"].as_array_mut().unwrap();
            events.splice(0..0, std::iter::repeat_n(boards, 2_000));
            is_not_sound(game, &lines);
        }
    }
}

/// The best melds of a hand that no deal gives would take for ever.
#[test]
fn a_hand_of_a_hundred_jokers() {
    let (game, lines) = log("five-crowns", 2, json!({ "first_deal": 12 }));
    let rules = game.about().rules;
    for mut lines in [aged(&lines), lines] {
        let deal = lines[1]["events"]
            .as_array_mut()
            .unwrap()
            .iter_mut()
            .find(|event| event["is"] == "dealt")
            .unwrap();
        deal["hands"] = json!([vec!["W"; 60], vec!["8s"; 60]]);
        is_not_sound(game, &lines);
        // Today's rules go on from there.
        lines[0]["rules"] = json!(rules - 1);
        lines.insert(2, json!({ "at": 0, "by": { "rules": rules }, "events": [] }));
        is_not_sound(game, &lines);
    }
}

#[test]
fn numbers_beyond_all_bounds() {
    for game in catalog::GAMES {
        let (game, lines) = log(game.about().id, 3, json!({}));
        for huge in [json!(u64::MAX), json!(u32::MAX), json!(i64::MIN), json!(1e300), json!(-1)] {
            for field in [
                "at", "lag", "seat", "turn", "round", "until", "due", "card", "number", "seats", "rules",
                "quintet", "records",
            ] {
                let mut lines = lines.clone();
                let mut changed = false;
                for line in &mut lines {
                    set(line, field, &huge, &mut changed);
                }
                if changed {
                    is_not_sound(game, &lines);
                }
            }
        }
    }
}

fn set(value: &mut Value, field: &str, to: &Value, changed: &mut bool) {
    match value {
        Value::Array(list) => list.iter_mut().for_each(|value| set(value, field, to, changed)),
        Value::Object(map) => {
            for (key, value) in map {
                if key == field && !value.is_object() {
                    *value = to.clone();
                    *changed = true;
                } else {
                    set(value, field, to, changed);
                }
            }
        }
        _ => {}
    }
}

#[test]
fn more_of_everything_than_fits_a_table() {
    for game in catalog::GAMES {
        let (game, lines) = log(game.about().id, 3, json!({}));
        let many = |value: Value| json!(vec![value; 20_000]);
        for (field, value) in [
            ("contributions", many(json!({ "seat": 0, "text": "x" }))),
            ("commits", many(lines[0]["commits"][0].clone())),
            ("failed_starts", many(lines[0]["failed_starts"][0].clone())),
            ("names", many(json!("Anna"))),
            ("players", many(json!("person"))),
            ("options", json!({ "x": many(json!(1)) })),
        ] {
            let mut lines = lines.clone();
            lines[0][field] = value;
            is_not_sound(game, &lines);
        }
        let mut lines = lines;
        let events = lines[1]["events"].as_array_mut().unwrap();
        let more: Vec<Value> = events.iter().cycle().take(2_000).cloned().collect();
        *events = more;
        is_not_sound(game, &lines);
        is_not_sound(game, &aged(&lines));
    }
}
