//! Playing on from a moment: everybody sees and remembers what they had by then, and the new log is sound.

use catalog::{AnyTable, BranchPoint, GAMES, GameEntry, Opening};
use serde_json::Value;
use table::log::{Header, Log};
use table::verify::{Finding, Limit};
use table::{Audience, Player, Recording, Secret};

use crate::played::{Setting, step};
use crate::replays::{logs, value};

/// Opens a table at that point.
fn open(game: &dyn GameEntry, point: &BranchPoint, secret: Secret) -> Box<dyn AnyTable> {
    let opening = Opening { from: Some(&point.from), ..Opening::new(&point.options, point.seats, secret) };
    game.open(&opening).unwrap_or_else(|refusal| panic!("{}: {refusal}", game.about().id))
}

fn play_to_the_end(table: &mut dyn AnyTable, seed: u64) {
    let mut rng = fastrand::Rng::with_seed(seed);
    let players = vec![Player::Program; table.seats().into()];
    while table.outcome().is_none() {
        step(table, &players, &mut rng);
    }
}

/// The mirror, over all recorded games: a branched table shows every seat and a spectator what the frame showed.
#[test]
fn right_after_branching_everybody_sees_what_they_saw_then() {
    for (game, log) in logs() {
        let steps = game.replay(&log, Audience::Spectator).unwrap().head.steps;
        for at in [1, steps / 4, steps / 2, steps - steps / 8 - 1] {
            for anew in [true, false] {
                let what = format!("{} at {at} of {steps}", game.about().id);
                let point = game.branch_point(&log, at, anew).unwrap_or_else(|bad| panic!("{what}: {bad}"));
                assert_eq!(point.step, at.max(1), "{what}");
                let table = open(game, &point, Secret::from_number(at.into()));
                for audience in Audience::live(point.seats) {
                    let mut frames = game.replay(&log, audience).unwrap().frames;
                    let mut shown = frames.next().unwrap();
                    for frame in frames {
                        if frame.step > at.max(1) {
                            break;
                        }
                        shown = frame;
                    }
                    let now = table.snapshot(audience);
                    assert_eq!(shown.shows["view"], value(&now.view), "{what} as {audience:?}");
                    assert_eq!(shown.shows["aid"], value(&now.view_aid), "{what} as {audience:?}");
                }
                assert_eq!(table.now(), point.from.at, "{what}");
                assert_eq!(table.length(), 0, "nothing has happened yet");
            }
        }
    }
}

/// What everybody had seen by then they remember, as a game of that type folds it.
#[test]
fn memories_are_what_each_seat_had_seen_by_then() {
    let game = catalog::find("five-or-less").unwrap();
    let (_, log) = logs().into_iter().find(|(other, _)| other.about().id == "five-or-less").unwrap();
    let recording = Recording::of(Log::<five_or_less::FiveOrLess>::read(&log).unwrap()).unwrap();
    let mut told = 0;
    for at in 1..recording.steps() {
        let point = game.branch_point(&log, at as u32, true).unwrap();
        let expected: Vec<Value> =
            recording.memories(at).iter().map(|memory| serde_json::to_value(memory).unwrap()).collect();
        assert_eq!(point.from.memories, expected);
        told += usize::from(expected[0] != expected[1]);
    }
    assert!(told > 10, "seats remember different things");
}

#[test]
fn a_game_that_was_played_on_is_found_sound_and_fits_its_origin() {
    for (seed, game) in (0..).zip(GAMES) {
        let origin = Setting::drawn(game, seed).log();
        let steps = origin.lines().count() as u32 - 2;
        for (at, anew) in [(steps / 2, true), (steps / 3, false)] {
            let what = format!("{}, seed {seed}, at {at}, anew {anew}", game.about().id);
            let point = game.branch_point(&origin, at, anew).unwrap();
            let secret = Secret::from_number(77);
            let mut table = open(game, &point, secret);
            let mut rng = fastrand::Rng::with_seed(seed);
            let players = vec![Player::Program; table.seats().into()];
            for _ in 0..4 {
                if table.outcome().is_none() {
                    step(&mut *table, &players, &mut rng);
                }
            }
            // It is taken up again in the middle, as after a restart, and goes on as it would have.
            let running = table.log().unwrap();
            if table.outcome().is_none() {
                let again = game.resume(&running, secret).unwrap();
                assert_eq!(value(&again.position()), value(&table.position()), "{what}");
                table = again;
            }
            play_to_the_end(&mut *table, seed);
            let log = table.log().unwrap();
            assert_eq!(Header::read(&log).unwrap().quintet, 3);
            let verified = game.verify(&log).unwrap().unwrap();
            let broken: Vec<_> = verified.checks.iter().filter(|check| !check.holds).collect();
            assert_eq!(verified.finding(), Finding::Sound, "{what}: {broken:?}");
            assert_eq!(verified.limits.contains(&Limit::AsItWas), !anew, "{what}");
            let checks = game.check_origin(&log, &origin).unwrap();
            assert!(checks.iter().all(|check| check.holds) && checks.len() >= 3, "{what}: {checks:?}");
            // It can be looked back at and played on itself; its head tells nothing of what was hidden.
            let head = game.replay(&log, Audience::Spectator).unwrap().head;
            let from = head.header.from.unwrap();
            assert_eq!((from.position, from.memories.len(), from.seed), (Value::Null, 0, None));
            assert_eq!(game.branch_point(&log, 0, true).unwrap().step, 0, "{what}");
            // What was dealt otherwise than the seed says does not fit.
            let other = Setting::drawn(game, seed + 5).log();
            let same_game = Header::read(&other).unwrap().seats == point.seats;
            if same_game {
                assert!(game.check_origin(&log, &other).unwrap().iter().any(|check| !check.holds), "{what}");
            }
        }
    }
}

/// As it was: with the same moves comes what came then.
#[test]
fn as_it_was_the_same_moves_lead_to_the_same_end() {
    for (game, log) in logs() {
        let header = Header::read(&log).unwrap();
        if header.quintet < 2 || header.rules < game.about().rules || header.from.is_some() {
            continue;
        }
        let lines: Vec<&str> = log.lines().collect();
        let at = lines.len() / 2;
        let point = game.branch_point(&log, at as u32, false).unwrap();
        let mut table = open(game, &point, Secret::from_number(9));
        for line in &lines[at + 1..lines.len() - 1] {
            let record: Value = serde_json::from_str(line).unwrap();
            let moment = table::Moment(record["at"].as_u64().unwrap());
            if let Some(action) = record.get("action") {
                let action = table.parse_action(&action.to_string()).unwrap();
                let seat = table::Seat(record["by"]["seat"].as_u64().unwrap() as u8);
                let lag = record["lag"].as_u64().unwrap_or(0) as u32;
                table.act(seat, &action, moment, lag).unwrap();
            } else {
                table.advance(moment).unwrap();
            }
        }
        assert_eq!(table.outcome(), Some(point.outcome), "{}", game.about().id);
    }
}

/// Dealt anew, something else comes, wherever something lies face down.
#[test]
fn dealt_anew_another_secret_gives_another_deal() {
    for (seed, game) in (0..).zip(GAMES) {
        let origin = Setting::drawn(game, seed).log();
        let point = game.branch_point(&origin, 2, true).unwrap();
        let positions: Vec<Value> =
            (0..3).map(|n| value(&open(game, &point, Secret::from_number(n)).position())).collect();
        let differs = positions[0] != positions[1] || positions[1] != positions[2];
        assert_eq!(differs, game.about().id != "find-five", "{}", game.about().id);
    }
}
