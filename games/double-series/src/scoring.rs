//! Which series a marker completes (DS-12, DS-14, DS-15).

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::markers::{Markers, Team};
use crate::series::{MOST_THROUGH, Series};
use crate::square::{CORNERS, Square};

/// The most series that one marker can complete: two in each of four directions.
pub const MOST_AT_ONCE: usize = 8;
/// The most scored series a table can have: one of each team, and a last marker that completes the most.
pub const MOST_SCORED: usize = 11;

/// A series that a team has scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "double-series.ts"))]
pub struct Scored {
    /// Whose it is.
    pub team: Team,
    /// Its five spaces.
    pub series: Series,
}

/// The spaces that nobody can change any more (DS-13).
pub fn protected(scored: &[Scored]) -> u128 {
    scored.iter().fold(0, |all, scored| all | scored.series.mask())
}

/// How many series a team has.
pub fn count(scored: &[Scored], team: Team) -> u8 {
    scored.iter().filter(|scored| scored.team == team).count() as u8
}

/// Whether both can be series of one team: they share at most one space, corners not counted (DS-14).
pub fn fit_together(one: Series, other: Series) -> bool {
    (one.mask() & other.mask() & !CORNERS).count_ones() <= 1
}

/// Whether a team that has scored these could score that one too.
fn fits(series: Series, team: Team, scored: &[Scored]) -> bool {
    scored.iter().filter(|scored| scored.team == team).all(|scored| fit_together(series, scored.series))
}

/// The series that a marker just put there completes, each of which could be scored, in order.
pub fn completed(
    markers: &Markers,
    scored: &[Scored],
    team: Team,
    square: Square,
) -> ArrayVec<Series, MOST_THROUGH> {
    let missing = !markers.owned(team);
    let full = |series: &Series| series.mask() & missing == 0;
    Series::through(square).filter(full).filter(|series| fits(*series, team, scored)).collect()
}

/// The most of these series that can be scored at once: the first such selection in their order.
pub fn most(completed: &[Series]) -> ArrayVec<Series, MOST_AT_ONCE> {
    let mut best = ArrayVec::new();
    extend(completed, &mut ArrayVec::new(), &mut best);
    best
}

fn extend(
    rest: &[Series],
    chosen: &mut ArrayVec<Series, MOST_AT_ONCE>,
    best: &mut ArrayVec<Series, MOST_AT_ONCE>,
) {
    if chosen.len() > best.len() {
        best.clone_from(chosen);
    }
    for (at, series) in rest.iter().enumerate() {
        let fits = chosen.iter().all(|other| fit_together(*series, *other));
        if fits && chosen.try_push(*series).is_ok() {
            extend(&rest[at + 1..], chosen, best);
            chosen.pop();
        }
    }
}

/// A five that a team should have scored and has not: there is none in any game.
pub fn unscored(markers: &Markers, scored: &[Scored], team: Team) -> Option<Series> {
    let missing = !markers.owned(team);
    Series::all().find(|series| series.mask() & missing == 0 && fits(*series, team, scored))
}
