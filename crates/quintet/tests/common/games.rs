//! Tables of any game of the catalog: tests of all games loop over it, so that none is forgotten.

use catalog::GameEntry;
use serde_json::Value;

/// The smallest number of players, at least that many, that can play with the default options; else the largest.
pub(crate) fn seats(game: &dyn GameEntry, at_least: u8) -> u8 {
    let accepted = game.counts(&Value::Null).unwrap().accepted;
    let enough = accepted.iter().copied().find(|seats| *seats >= at_least);
    enough.or(accepted.last().copied()).expect("some number of players can play")
}
