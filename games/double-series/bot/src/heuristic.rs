//! Line-counting heuristic: a space is worth what the open lines through it are worth, by how full they are.

use double_series::scoring::compatible;
use double_series::{Scored, Series, Square, Team, View};
use table::Seat;

/// The value of a line to its team by how many of its five spaces the team has, the new one included.
pub(crate) const BUILD_VALUE: [f64; 6] = [0.0, 1.0, 4.0, 16.0, 80.0, 2_000.0];
/// The value of blocking a line by how many of its spaces the opponents have.
pub(crate) const BLOCK_VALUE: [f64; 6] = [0.0, 0.6, 3.0, 14.0, 400.0, 0.0];
/// How much of what could be built on a space counts when a marker is removed from it.
pub(crate) const FREED_SPACE_WEIGHT: f64 = 0.25;

/// Whether the line can still become a series of that team: no opponent stands in it, and it is compatible
/// with what the team has scored.
fn is_open(view: &View, team: Team, line: Series) -> bool {
    let mine = |scored: &&Scored| scored.team == team;
    line.mask() & view.markers.against(team) == 0
        && view.scored.iter().filter(mine).all(|scored| compatible(line, scored.series))
}

/// How many spaces of a line a team has.
fn owned(view: &View, team: Team, line: Series) -> usize {
    (line.mask() & view.markers.owned(team)).count_ones() as usize
}

/// The teams against that one.
pub(crate) fn opponents(view: &View, team: Team) -> impl Iterator<Item = Team> {
    (0..view.options.team_count()).map(Team).filter(move |other| *other != team)
}

/// The value of a marker of that team on a free space. Blocking counts with `block_weight`.
pub(crate) fn place_value(view: &View, team: Team, square: Square, block_weight: f64) -> f64 {
    let open = |team: Team| Series::through(square).filter(move |line| is_open(view, team, *line));
    let build: f64 = open(team).map(|line| BUILD_VALUE[owned(view, team, line) + 1]).sum();
    let block =
        |other: Team| -> f64 { open(other).map(|line| BLOCK_VALUE[owned(view, other, line).min(5)]).sum() };
    build + block_weight * opponents(view, team).map(block).sum::<f64>()
}

/// The value to that team of removing an opponent's marker. Blocking counts with `block_weight`; lines that lack an
/// overlooked space alone do not count.
pub(crate) fn remove_value(
    view: &View,
    team: Team,
    square: Square,
    block_weight: f64,
    overlooked: u128,
) -> f64 {
    let Some(owner) = view.markers.at(square) else { return 0.0 };
    let counts = |line: &Series| {
        is_open(view, owner, *line)
            && last_space(view, owner, *line).is_none_or(|last| last & overlooked == 0)
    };
    let theirs = Series::through(square).filter(counts);
    let blocked: f64 = theirs.map(|line| BLOCK_VALUE[owned(view, owner, line).min(5)]).sum();
    // The space becomes free, for this team too.
    let mut after = view.clone();
    after.markers.remove(square);
    block_weight * blocked + FREED_SPACE_WEIGHT * place_value(&after, team, square, 0.0)
}

/// Whether that team, which is not in turn, threatens to complete a series with its next marker, on a space that is
/// not overlooked.
pub(crate) fn threatens(view: &View, team: Team, overlooked: u128) -> bool {
    let mut seats = Seat::all(view.seats()).filter(|seat| view.team_of(*seat) == team);
    let has_cards = seats.any(|seat| view.players[seat.index()].cards > 0);
    has_cards && completing(view, team).any(|space| space & overlooked == 0)
}

/// The free spaces on which one more marker completes a series of any team: chances to score and to stop others.
pub(crate) fn chances(view: &View) -> u128 {
    let teams = (0..view.options.team_count()).map(Team);
    teams.flat_map(|team| completing(view, team)).fold(0, |all, space| all | space)
}

/// The spaces that complete a series of that team, line by line.
fn completing(view: &View, team: Team) -> impl Iterator<Item = u128> + '_ {
    let open = Series::all().filter(move |line| is_open(view, team, *line));
    open.filter_map(move |line| last_space(view, team, line))
}

/// The space that a team lacks in a line, if it is one.
fn last_space(view: &View, team: Team, line: Series) -> Option<u128> {
    (owned(view, team, line) == 4).then(|| line.mask() & !view.markers.owned(team))
}
