//! What a round counts, and who has won the game.

use table::{Outcome, Seat, Seats, Verdict};

use crate::options::Options;

/// The highest total that a caller can win with (FL-27).
pub const CALL_LIMIT: i16 = 5;
/// The most rounds of a game (FL-31).
pub const MAX_ROUNDS: u8 = 50;

/// The points of a round by seat, and who won it (FL-26 to FL-29).
pub fn round(sums: &[i16], callers: Seats) -> (Vec<i16>, Seats) {
    let calling = || sums.iter().enumerate().filter(|(seat, _)| callers.contains(Seat(*seat as u8)));
    let lowest = calling().map(|(_, sum)| *sum).min();
    let best = lowest.filter(|sum| *sum <= CALL_LIMIT);
    let winners =
        calling().filter(|(_, sum)| Some(**sum) == best).map(|(seat, _)| Seat(seat as u8)).collect();
    let points = sums.iter().enumerate().map(|(seat, &sum)| {
        match (callers.contains(Seat(seat as u8)), best) {
            // A winner scores 0, or a negative total.
            (true, Some(best)) if sum == best => sum.min(0),
            (true, _) => 2 * sum,
            (false, None) if lowest.is_some() => 0,
            (false, _) => sum,
        }
    });
    (points.collect(), winners)
}

/// How the game ended, if it is over after that round (FL-30, FL-31).
pub fn outcome(options: &Options, round: u8, totals: &[i16], wins: &[u8]) -> Option<Outcome> {
    if options.rounds > 0 {
        return (i32::from(round) >= options.rounds).then(|| by_wins(totals, wins));
    }
    let reached = totals.iter().any(|total| i32::from(*total) >= options.target);
    (reached || round >= MAX_ROUNDS)
        .then(|| Outcome::fewest(totals.iter().map(|total| i32::from(*total)).collect()))
}

/// The most rounds won; among equals the lower total.
fn by_wins(totals: &[i16], wins: &[u8]) -> Outcome {
    let standing: Vec<(i32, i16)> =
        wins.iter().zip(totals).map(|(wins, total)| (-i32::from(*wins), *total)).collect();
    let place = |mine: &(i32, i16)| 1 + standing.iter().filter(|other| *other < mine).count() as u8;
    Outcome {
        verdict: Verdict::Ranked,
        places: standing.iter().map(place).collect(),
        scores: wins.iter().map(|wins| i32::from(*wins)).collect(),
    }
}
