//! Which series a marker completes (DS-12, DS-14, DS-15).

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::markers::{Markers, Team};
use crate::series::Series;
use crate::square::{CORNERS, Square};

/// How many series one marker completes at most: two in each of four directions.
pub(crate) const MAX_AT_ONCE: usize = 8;
/// How many scored series a table has at most: one of each team, and a last marker that completes eight.
pub(crate) const MAX_SCORED: usize = 11;

/// A series that a team has scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "double-series.ts"))]
pub struct Scored {
    /// Whose it is.
    pub team: Team,
    /// Its five spaces.
    pub series: Series,
}

/// The spaces that can no longer change (DS-13).
pub fn protected(scored: &[Scored]) -> u128 {
    scored.iter().fold(0, |all, scored| all | scored.series.mask())
}

/// How many series a team has.
pub(crate) fn count(scored: &[Scored], team: Team) -> u8 {
    scored.iter().filter(|scored| scored.team == team).count() as u8
}

/// Whether both can be series of the same team: they share at most one space, corners not counted (DS-14).
pub fn compatible(one: Series, other: Series) -> bool {
    (one.mask() & other.mask() & !CORNERS).count_ones() <= 1
}

/// Whether a team that has scored these could also score that one.
pub(crate) fn fits(series: Series, team: Team, scored: &[Scored]) -> bool {
    scored.iter().filter(|scored| scored.team == team).all(|scored| compatible(series, scored.series))
}

/// The series that a marker just put there completes and that could be scored, in order.
pub fn completed(
    markers: &Markers,
    scored: &[Scored],
    team: Team,
    square: Square,
) -> ArrayVec<Series, { Series::MAX_THROUGH }> {
    let missing = !markers.owned(team);
    let full = |series: &Series| series.mask() & missing == 0;
    Series::through(square).filter(full).filter(|series| fits(*series, team, scored)).collect()
}

/// The largest selection of these series that can be scored together; the first of several in their order.
pub fn largest_selection(completed: &[Series]) -> ArrayVec<Series, MAX_AT_ONCE> {
    let mut best = ArrayVec::new();
    extend(completed, &mut ArrayVec::new(), &mut best);
    best
}

fn extend(
    rest: &[Series],
    chosen: &mut ArrayVec<Series, MAX_AT_ONCE>,
    best: &mut ArrayVec<Series, MAX_AT_ONCE>,
) {
    if chosen.len() > best.len() {
        best.clone_from(chosen);
    }
    for (at, series) in rest.iter().enumerate() {
        let fits = chosen.iter().all(|other| compatible(*series, *other));
        if fits && chosen.try_push(*series).is_ok() {
            extend(&rest[at + 1..], chosen, best);
            chosen.pop();
        }
    }
}

/// A five that a team should have scored and has not; no position in play has one.
pub(crate) fn unscored(markers: &Markers, scored: &[Scored], team: Team) -> Option<Series> {
    let missing = !markers.owned(team);
    Series::all().find(|series| series.mask() & missing == 0 && fits(*series, team, scored))
}
