//! Tables as sources of valid inputs, and a table under test.

use bots::{Budget, Level};
use catalog::{AnyTable, GameEntry, Opening};
use serde_json::Value;
use table::{Audience, Moment, Seat, Secret};

/// One of the games.
pub(crate) fn game(rng: &mut fastrand::Rng) -> &'static dyn GameEntry {
    catalog::GAMES[rng.usize(..catalog::GAMES.len())]
}

/// A table of that game, played at random for a while.
pub(crate) fn table(rng: &mut fastrand::Rng, game: &dyn GameEntry) -> Box<dyn AnyTable> {
    let counts = game.counts(&Value::Null).unwrap().accepted;
    let seats = counts[rng.usize(..counts.len())];
    let opening = Opening::new(&Value::Null, seats, Secret([rng.u8(..); 32]));
    let mut table = game.open(&opening).unwrap();
    let moves = rng.usize(..60);
    play(rng, &mut *table, moves);
    table
}

/// Plays at random. Whatever is on the menu is permitted.
pub(crate) fn play(rng: &mut fastrand::Rng, table: &mut dyn AnyTable, moves: usize) {
    for _ in 0..moves {
        if table.outcome().is_some() {
            return;
        }
        let seats: Vec<Seat> = Seat::all(table.seats()).collect();
        let seat = *rng.choice(&seats).unwrap();
        let now = table.now();
        if table.deadline().is_some_and(|due| due <= now) {
            table.advance(now).unwrap();
            continue;
        }
        let menu: Vec<Value> = serde_json::from_str(table.menu(seat).get()).unwrap();
        match (rng.choice(&menu), table.deadline()) {
            (Some(action), _) => {
                let parsed = table.parse_action(&action.to_string()).unwrap();
                let acted = table.act(seat, &parsed, now, 0);
                assert!(acted.is_ok(), "{action} is on the menu of {seat:?} and refused: {acted:?}");
            }
            (None, Some(due)) if rng.bool() => table.advance(due).unwrap(),
            _ => {}
        }
    }
}

/// Calls everything that can be asked of a table, and plays it.
pub(crate) fn exercise(rng: &mut fastrand::Rng, table: &mut dyn AnyTable) {
    for audience in Audience::live(table.seats()) {
        table.view(audience);
        table.view_aid(audience);
        table.snapshot(audience);
        table.sight_records(0, audience);
        if let Some(seat) = audience.seat() {
            table.bot(seat, Level::Hard, Budget::Iterations(3), rng);
            table.hint(seat, Budget::Iterations(3), rng);
        }
    }
    play(rng, table, 12);
    table.position();
    let late = Moment(table.now().0.saturating_add(3_600_000));
    table.advance(late).unwrap();
}
