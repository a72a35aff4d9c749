//! Tables to take valid things from, and a table to be tried out.

use bots::{Budget, Level};
use catalog::{AnyTable, GameEntry, Opening};
use serde_json::Value;
use table::{Audience, Moment, Seat, Secret};

/// One of the games.
pub(crate) fn game(chance: &mut fastrand::Rng) -> &'static dyn GameEntry {
    catalog::GAMES[chance.usize(..catalog::GAMES.len())]
}

/// A table of that game, played by chance for a while.
pub(crate) fn table(chance: &mut fastrand::Rng, game: &dyn GameEntry) -> Box<dyn AnyTable> {
    let counts = game.counts(&Value::Null).unwrap().accepted;
    let opening = Opening {
        options: &Value::Null,
        seats: counts[chance.usize(..counts.len())],
        names: Vec::new(),
        secret: Secret([chance.u8(..); 32]),
        contributions: Vec::new(),
    };
    let mut table = game.open(&opening).unwrap();
    let moves = chance.usize(..60);
    plays(chance, &mut *table, moves);
    table
}

/// Plays by chance. Whatever is on the menu is permitted.
pub(crate) fn plays(chance: &mut fastrand::Rng, table: &mut dyn AnyTable, moves: usize) {
    for _ in 0..moves {
        if table.outcome().is_some() {
            return;
        }
        let seats: Vec<Seat> = Seat::all(table.seats()).collect();
        let seat = *chance.choice(&seats).unwrap();
        let now = table.now();
        if table.deadline().is_some_and(|due| due <= now) {
            table.advance(now).unwrap();
            continue;
        }
        let menu: Vec<Value> = serde_json::from_str(table.menu(seat).get()).unwrap();
        match (chance.choice(&menu), table.deadline()) {
            (Some(action), _) => {
                let parsed = table.parse_action(&action.to_string()).unwrap();
                let acted = table.act(seat, &parsed, now, 0);
                assert!(acted.is_ok(), "{action} is on the menu of {seat:?} and refused: {acted:?}");
            }
            (None, Some(due)) if chance.bool() => table.advance(due).unwrap(),
            _ => {}
        }
    }
}

/// Looks at a table from every side, and plays it.
pub(crate) fn tries_out(chance: &mut fastrand::Rng, table: &mut dyn AnyTable) {
    for audience in Audience::live(table.seats()) {
        table.view(audience);
        table.view_aid(audience);
        table.sight_records(0, audience);
        if let Some(seat) = audience.seat() {
            table.offers(seat);
            table.bot(seat, Level::Hard, Budget::Iterations(3), chance);
        }
    }
    plays(chance, table, 12);
    table.position();
    let late = Moment(table.now().0.saturating_add(3_600_000));
    table.advance(late).unwrap();
}
