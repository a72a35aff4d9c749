//! Replays: frames show each audience at each moment what it could know then, and all open shows everything.

use std::path::Path;

use catalog::{GAMES, GameEntry};
use serde_json::{Value, json};
use table::log::BadLog;
use table::{Audience, Refusal, Seat, Secret};

/// All recorded games, with the game that each is of.
pub(crate) fn logs() -> Vec<(&'static dyn GameEntry, String)> {
    let mut logs = Vec::new();
    for game in GAMES {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("../../games")
            .join(game.about().id)
            .join("tests/logs");
        for file in std::fs::read_dir(&folder).unwrap() {
            logs.push((game, std::fs::read_to_string(file.unwrap().path()).unwrap()));
        }
    }
    assert!(logs.len() >= 30, "{}", logs.len());
    logs
}

fn seats(log: &str) -> u8 {
    table::log::Header::read(log).unwrap().seats
}

/// As a value.
pub(crate) fn value(json: &catalog::Json) -> Value {
    serde_json::from_str(json.get()).unwrap()
}

/// The mirror: a frame is, to the last field, what a table that has come just so far would show that audience, and it
/// tells just what that audience was sent on the way.
#[test]
fn a_frame_shows_what_its_audience_could_know_at_that_moment() {
    for (game, log) in logs() {
        let lines: Vec<&str> = log.lines().collect();
        for audience in Audience::live(seats(&log)) {
            let replay = game.replay(&log, audience).unwrap();
            let mut told = 0;
            for (nth, frame) in replay.frames.enumerate() {
                told += frame.sights.len();
                if nth % 11 != 0 {
                    continue;
                }
                let so_far = lines[..=frame.step as usize].join("\n");
                let table = game.resume(&so_far, Secret::from_number(0)).unwrap();
                let now = table.snapshot(audience);
                let what = format!("{} as {audience:?} at {}", game.about().id, frame.step);
                assert_eq!(frame.shows["view"], value(&now.view), "{what}");
                assert_eq!(frame.shows["aid"], value(&now.view_aid), "{what}");
                assert_eq!(frame.shows["awaited"], json!(table.awaited()), "{what}");
                assert_eq!(frame.shows["outcome"], json!(table.outcome()), "{what}");
                assert_eq!(told, table.sight_records(0, audience).len(), "{what}");
            }
        }
    }
}

#[test]
fn all_open_is_for_finished_games_alone() {
    for (game, log) in logs() {
        let lines: Vec<&str> = log.lines().collect();
        let views = |log: &str, audience| -> Vec<Value> {
            let frames = game.replay(log, audience).unwrap().frames;
            frames.map(|frame| frame.shows["view"].clone()).collect()
        };
        let open = views(&log, Audience::Reviewer);
        assert_ne!(open, views(&log, Audience::Spectator), "{} shows more", game.about().id);
        let half = lines[..lines.len() / 2].join("\n");
        let broken_off = views(&half, Audience::Reviewer);
        assert!(broken_off.iter().all(|view| {
            ["hidden", "deck_cards", "stock_cards", "all_marks"].iter().all(|field| view.get(field).is_none())
        }));
    }
}

#[test]
fn the_parts_of_a_replay_make_its_frames() {
    for (game, log) in logs() {
        let frames: Vec<_> = game.replay(&log, Audience::Seat(Seat(0))).unwrap().frames.collect();
        let mut read = Vec::new();
        let parts: Vec<Value> = game.replay(&log, Audience::Seat(Seat(0))).unwrap().parts(8).collect();
        assert!(parts[0]["head"]["marks"].as_array().unwrap().iter().any(|mark| mark["kind"] == "end"));
        for part in &parts[1..] {
            let mut shown = Value::Null;
            for frame in part["frames"].as_array().unwrap() {
                if let Some(whole) = frame.get("whole") {
                    shown = whole.clone();
                }
                for edit in frame["edits"].as_array().into_iter().flatten() {
                    let place =
                        edit[0].as_array().unwrap().iter().fold(&mut shown, |place, step| match step {
                            Value::String(key) => &mut place[key.as_str()],
                            index => &mut place[index.as_u64().unwrap() as usize],
                        });
                    *place = edit[1].clone();
                }
                read.push(shown.clone());
            }
        }
        assert_eq!(read, frames.into_iter().map(|frame| frame.shows).collect::<Vec<_>>());
    }
}

/// Every game marks its rounds and its end, and the marks are moments that there are.
#[test]
fn every_game_names_its_key_moments() {
    for (game, log) in logs() {
        let head = game.replay(&log, Audience::Spectator).unwrap().head;
        let kinds: Vec<Value> = head.marks.iter().map(|mark| json!(mark.kind)).collect();
        assert!(
            kinds.contains(&json!("round")) && kinds.contains(&json!("end")),
            "{}: {kinds:?}",
            game.about().id
        );
        assert!(head.marks.iter().all(|mark| (1..=head.steps).contains(&mark.step) && mark.round >= 1));
        assert!(head.marks.is_sorted_by_key(|mark| mark.step));
    }
}

fn refused(checked: Result<(), BadLog>) -> Refusal {
    checked.unwrap_err().refusal()
}

#[test]
fn t_7_a_log_that_is_cut_short_is_no_whole_game() {
    for (game, log) in logs() {
        game.check_whole(&log).unwrap();
        let lines: Vec<&str> = log.lines().collect();
        for end in [2, lines.len() / 2, lines.len() - 1] {
            assert_eq!(refused(game.check_whole(&lines[..end].join("\n"))).rule(), "T-7");
        }
        // Within a line, the first one too.
        for end in [30, lines[0].len() - 1, log.len() / 3, log.trim_end().len() - 2] {
            let end = (end..=log.len()).find(|end| log.is_char_boundary(*end)).unwrap();
            assert_eq!(refused(game.check_whole(&log[..end])).rule(), "T-7", "{end}");
        }
    }
}

#[test]
fn t_8_a_log_that_was_changed_is_not_shown_as_the_game() {
    for (game, log) in logs() {
        let header = table::log::Header::read(&log).unwrap();
        if header.quintet < 2 || header.from.is_some() {
            continue;
        }
        // Another secret, which the server was not bound to.
        let at = log.rfind("\"secret\":\"").unwrap() + 10;
        let digit = if &log[at..=at] == "0" { "1" } else { "0" };
        let other = format!("{}{digit}{}", &log[..at], &log[at + 1..]);
        assert_ne!(other, log);
        assert_eq!(refused(game.check_whole(&other)).rule(), "T-8");
    }
}
