//! No sound log is refused: games of all kinds, played as people play, are judged as they were played.

use catalog::GAMES;
use serde_json::Value;
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
