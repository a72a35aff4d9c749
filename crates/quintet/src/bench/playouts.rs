//! Random play, as fast as the rules go.

use std::time::Duration;

use catalog::{GameEntry, Rate};

use super::{Bench, Figure};

pub(super) const SLICES: u32 = 5;
pub(super) const PLAYERS: u8 = 4;

/// The playouts of a game.
pub(super) fn bench(entry: &'static dyn GameEntry) -> Bench {
    let name = format!("playouts/{}", entry.about().id);
    let seats = PLAYERS.clamp(*entry.about().seats.start(), *entry.about().seats.end());
    let measure = {
        let name = name.clone();
        move |time: Duration| {
            // Other load can only slow a slice down, so the fastest is the best estimate.
            let slice = |number| rate(entry.playouts(seats, number, time / SLICES));
            let value = (0..SLICES.into()).map(slice).fold(0.0, f64::max).round();
            vec![Figure { name: name.clone(), value, unit: "decisions/s" }]
        }
    };
    Bench { names: vec![name], measure: Box::new(measure) }
}

/// How many per second.
pub(super) fn rate(rate: Rate) -> f64 {
    rate.decisions as f64 / rate.time.as_secs_f64()
}
