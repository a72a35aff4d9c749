//! What a space is worth to a team, counted by the lines that run through it.

use table::Seat;

use double_series::markers::Team;
use double_series::scoring::{Scored, fit_together};
use double_series::series::Series;
use double_series::square::Square;
use double_series::view::View;

/// What a line is worth to its team by how many of its five spaces the team has, the new one included.
pub(crate) const BUILD: [f64; 6] = [0.0, 1.0, 4.0, 16.0, 80.0, 2_000.0];
/// What it is worth to break a line by how many of its spaces the opponents have.
pub(crate) const BREAK: [f64; 6] = [0.0, 0.6, 3.0, 14.0, 400.0, 0.0];

/// How a level weighs lines.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Weights {
    /// How much breaking the opponents' lines matters.
    pub(crate) block: f64,
}

/// Whether the line can still become a series of that team: no opponent stands in it, and it fits to what the
/// team has scored.
fn open(view: &View, team: Team, series: Series) -> bool {
    let mine = |scored: &&Scored| scored.team == team;
    series.mask() & view.markers.against(team) == 0
        && view.scored.iter().filter(mine).all(|scored| fit_together(series, scored.series))
}

fn have(view: &View, team: Team, series: Series) -> usize {
    (series.mask() & view.markers.owned(team)).count_ones() as usize
}

/// The teams against that one.
pub(crate) fn opponents(view: &View, team: Team) -> impl Iterator<Item = Team> {
    (0..view.options.teams()).map(Team).filter(move |other| *other != team)
}

/// What a marker of that team on a free space is worth.
pub(crate) fn placing(view: &View, team: Team, square: Square, weights: Weights) -> f64 {
    let build = |series: Series| BUILD[have(view, team, series) + 1];
    let own: f64 = Series::through(square).filter(|series| open(view, team, *series)).map(build).sum();
    let block = |other: Team| -> f64 {
        let lines = Series::through(square).filter(|series| open(view, other, *series));
        lines.map(|series| BREAK[have(view, other, series).min(5)]).sum()
    };
    own + weights.block * opponents(view, team).map(block).sum::<f64>()
}

/// What taking an opponent's marker away is worth.
pub(crate) fn removing(view: &View, team: Team, square: Square, weights: Weights) -> f64 {
    let Some(owner) = view.markers.at(square) else { return 0.0 };
    let theirs = Series::through(square).filter(|series| open(view, owner, *series));
    let harm: f64 = theirs.map(|series| BREAK[have(view, owner, series).min(5)]).sum();
    // The space is free then, for me too: what I could build there counts a little.
    let mut after = view.clone();
    after.markers.take(square);
    weights.block * harm + 0.25 * placing(&after, team, square, Weights { block: 0.0 })
}

/// Whether that team, not in turn now, threatens to win with its next marker.
pub(crate) fn threatens(view: &View, team: Team) -> bool {
    let seats = Seat::all(view.seats()).filter(|seat| view.team(*seat) == team);
    let armed = seats.into_iter().any(|seat| view.players[seat.index()].cards > 0);
    armed && Series::all().any(|series| have(view, team, series) == 4 && open(view, team, series))
}
