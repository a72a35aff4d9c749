//! Bots play whole games, and the better ones win.

use bots::Level;
use five_or_less::{Event, Options};

use super::bot_table::BotTable;

/// How many of these games the first level wins against the second; they take turns to sit first.
fn wins(one: Level, other: Level, games: u64) -> usize {
    let options = Options { target: 50, ..Options::default() };
    let won = |seed: &u64| {
        let mine = seed % 2;
        let levels = if mine == 0 { [one, other] } else { [other, one] };
        let (outcome, _) = BotTable::open(options, &levels, *seed).play();
        outcome.places[mine as usize] == 1
    };
    (0..games).filter(won).count()
}

#[test]
fn bots_play_whole_games() {
    let mut throws = 0;
    for seats in 2..=6 {
        let levels: Vec<Level> = (0..seats).map(|seat| Level::ALL[1 + seat % 3]).collect();
        let (outcome, events) = BotTable::open(Options::default(), &levels, seats as u64).play();
        assert_eq!(outcome.places.len(), seats);
        throws += events.iter().filter(|event| matches!(event, Event::Won { .. })).count();
    }
    assert!(throws > 20, "{throws} quick discards");
}

#[test]
fn the_better_bot_wins() {
    let report = [
        wins(Level::Easy, Level::Random, 60),
        wins(Level::Medium, Level::Easy, 60),
        wins(Level::Hard, Level::Medium, 100),
    ];
    println!("{report:?}");
    assert!(report[0] > 50 && report[1] > 35 && report[2] > 55, "{report:?}");
}
