//! The search of the bots, from the middles of games.

use std::time::Duration;

use catalog::GameEntry;

use super::playouts::{PLAYERS, SLICES, rate};
use super::{Bench, Figure};

/// The search of a game, if its bots search.
pub(super) fn bench(entry: &'static dyn GameEntry) -> Option<Bench> {
    let seats = PLAYERS.clamp(*entry.about().seats.start(), *entry.about().seats.end());
    entry.searches(seats, 1, Duration::ZERO)?;
    let name = format!("search/{}", entry.about().id);
    let measure = {
        let name = name.clone();
        move |time: Duration| {
            // Other load can only slow a slice down, so the fastest is the best estimate.
            let slice = |number| entry.searches(seats, number, time / SLICES).map_or(0.0, rate);
            let value = (0..SLICES.into()).map(slice).fold(0.0, f64::max).round();
            vec![Figure { name: name.clone(), value, unit: "iterations/s" }]
        }
    };
    Some(Bench { names: vec![name], measure: Box::new(measure) })
}
