//! Bots play whole games, and the better ones win.

use bots::{Entrant, Level};
use five_or_less::{Event, Options};

use super::bot_table::BotTable;

/// How many of these games the first wins against the second; they take turns to sit first.
fn wins(one: Entrant, other: Entrant, games: u64) -> usize {
    let options = Options { target: 50, ..Options::default() };
    let won = |seed: &u64| {
        let mine = seed % 2;
        let entrants = if mine == 0 { [one, other] } else { [other, one] };
        let (outcome, _) = BotTable::open(options, &entrants, *seed).play();
        outcome.places[mine as usize] == 1
    };
    (0..games).filter(won).count()
}

#[test]
fn bots_play_whole_games() {
    let mut throws = 0;
    for seats in 2..=6 {
        let entrants: Vec<Entrant> =
            (0..seats).map(|seat| Entrant::Level(Level::ALL[1 + seat % 3])).collect();
        let (outcome, events) = BotTable::open(Options::default(), &entrants, seats as u64).play();
        assert_eq!(outcome.places.len(), seats);
        throws += events.iter().filter(|event| matches!(event, Event::Won { .. })).count();
    }
    assert!(throws > 20, "{throws} quick discards");
}

#[test]
fn the_better_bot_wins() {
    let [random, easy, medium, hard] = Level::ALL.map(Entrant::Level);
    let report = [wins(easy, random, 60), wins(medium, easy, 60), wins(hard, medium, 100)];
    println!("{report:?}");
    assert!(report[0] > 50 && report[1] > 35 && report[2] > 55, "{report:?}");
}

#[test]
fn somebody_who_plays_for_fun_beats_easy() {
    let won = wins(Entrant::Casual, Entrant::Level(Level::Easy), 200);
    println!("casual wins {won} of 200 against easy");
    assert!(won > 120, "{won} of 200");
}
