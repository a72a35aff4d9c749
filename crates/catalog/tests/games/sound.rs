//! No sound log is refused: games of all kinds, played as people play, are judged as they were played.

use catalog::GAMES;
use serde_json::Value;
use table::log::{Header, Reveal};
use table::verify::Finding;
use table::{Moment, Player, Secret};

use crate::played::{Setting, step};

/// How many games of each kind are played: 100, or as many as `QUINTET_LOGS` says.
fn seeds() -> u64 {
    std::env::var("QUINTET_LOGS").map_or(100, |text| text.parse().expect("QUINTET_LOGS is a number"))
}

#[test]
fn a_game_of_any_kind_is_found_sound() {
    for seed in 0..seeds() {
        let game = GAMES[seed as usize % GAMES.len()];
        let setting = Setting::drawn(game, seed);
        let what =
            || format!("{}, {} seats, seed {seed}, {}", game.about().id, setting.seats, setting.options);
        let log = setting.log();
        let verified = game.verify(&log).unwrap_or_else(|bad| panic!("{}: {bad}", what())).unwrap();
        let broken: Vec<_> = verified.checks.iter().filter(|check| !check.holds).collect();
        assert_eq!(verified.finding(), Finding::Sound, "{}: {broken:?}", what());
        assert_eq!(verified.judged, log.lines().count() - 2, "{}", what());
    }
}

/// What begins at a position is judged from there on.
#[test]
fn a_game_from_a_position_is_found_sound() {
    for (seed, game) in (0..).zip(GAMES) {
        let setting = Setting::drawn(game, seed);
        let whole = setting.log();
        // Some moment before the end.
        let lines: Vec<&str> = whole.lines().collect();
        let half = lines[..lines.len() / 2].join("\n");
        let table = game.resume(&half, Secret::from_number(seed)).unwrap();
        let position: Value = serde_json::from_str(table.position().get()).unwrap();
        let mut table = game.load(&position, Secret::from_number(1), Moment(table.now().0)).unwrap();
        let mut rng = fastrand::Rng::with_seed(seed);
        let players = vec![Player::Program; table.seats().into()];
        while table.outcome().is_none() {
            step(&mut *table, &players, &mut rng);
        }
        let log = table.log().unwrap();
        let verified = game.verify(&log).unwrap().unwrap();
        let broken: Vec<_> = verified.checks.iter().filter(|check| !check.holds).collect();
        assert_eq!(verified.finding(), Finding::Sound, "{}, seed {seed}: {broken:?}", game.about().id);
        assert!(verified.limits.contains(&table::verify::Limit::Position));
    }
}

/// A table under way when the program was renewed goes on, and is judged from there on where its rules had changed.
#[test]
fn a_table_that_was_taken_up_by_a_newer_program_is_found_sound_from_there_on() {
    for game in GAMES {
        let folder = format!("{}/../../games/{}/tests/logs", env!("CARGO_MANIFEST_DIR"), game.about().id);
        for file in std::fs::read_dir(folder).unwrap() {
            let path = file.unwrap().path();
            let whole = std::fs::read_to_string(&path).unwrap();
            let lines: Vec<&str> = whole.lines().collect();
            let header = Header::read(&whole).unwrap();
            let reveal: Reveal = serde_json::from_str(lines[lines.len() - 1]).unwrap();
            let half = &lines[..lines.len() / 2];
            let mut table = game.resume(&half.join("\n"), reveal.secret).unwrap();
            let mut rng = fastrand::Rng::with_seed(4);
            let players = vec![Player::Program; header.seats.into()];
            while table.outcome().is_none() {
                step(&mut *table, &players, &mut rng);
            }
            let log = table.log().unwrap();
            let verified = game.verify(&log).unwrap().unwrap();
            let broken: Vec<_> = verified.checks.iter().filter(|check| !check.holds).collect();
            assert!(broken.is_empty() && verified.over, "{}: {broken:?}", path.display());
            let renewed = header.rules < game.about().rules;
            assert_eq!(log.matches(r#""by":{"rules":"#).count(), usize::from(renewed), "{}", path.display());
            if renewed {
                let older = half.len() - 1;
                assert_eq!(
                    (verified.finding(), verified.unjudged),
                    (Finding::Partly, older),
                    "{}",
                    path.display()
                );
            }
        }
    }
}
