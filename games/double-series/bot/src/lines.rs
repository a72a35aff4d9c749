//! The lines of five as they change marker by marker, so that a game can be imagined without counting anything anew.

use arrayvec::ArrayVec;

use super::worth::{BREAK, BUILD};
use double_series::markers::{MOST_TEAMS, Markers, Team};
use double_series::scoring::{Scored, fit_together};
use double_series::series::{LINES, MOST_THROUGH, Series};
use double_series::square::{CORNERS, Square};

/// A series that a line does not fit to stands in its way for good: no number of markers comes to as much.
const CLOSED: u8 = 16;

/// What every line is to every team.
#[derive(Clone)]
pub(crate) struct Lines {
    teams: u8,
    goal: u8,
    /// How many series each team has.
    series: [u8; MOST_TEAMS],
    /// How many spaces of a line a team has, corners included.
    have: [[u8; LINES]; MOST_TEAMS],
    /// What stands in a team's way: each marker of others counts one.
    shut: [[u8; LINES]; MOST_TEAMS],
    /// What a marker of a team would build and break on each space.
    put: [[f32; Square::COUNT]; MOST_TEAMS],
}

impl Lines {
    /// The lines of an empty board.
    pub(crate) fn new(teams: u8, goal: u8) -> Lines {
        let corners = |line: Series| (line.mask() & CORNERS).count_ones() as u8;
        let mut have = [[0; LINES]; MOST_TEAMS];
        for (line, have) in Series::all().zip(&mut have[0]) {
            *have = corners(line);
        }
        have = [have[0]; MOST_TEAMS];
        let mut lines = Lines {
            teams,
            goal,
            series: [0; MOST_TEAMS],
            have,
            shut: [[0; LINES]; MOST_TEAMS],
            put: [[0.0; Square::COUNT]; MOST_TEAMS],
        };
        for line in Series::all() {
            let shares = lines.shares(line);
            lines.tell(line, &[(0.0, 0.0); MOST_TEAMS], &shares);
        }
        lines
    }

    /// The lines of a board.
    pub(crate) fn of(markers: &Markers, scored: &[Scored], teams: u8, goal: u8) -> Lines {
        let mut lines = Lines::new(teams, goal);
        for team in (0..teams).map(Team) {
            Square::of(markers.of(team)).for_each(|square| lines.put(team, square));
        }
        for scored in scored {
            lines.score(scored.team, scored.series);
        }
        lines
    }

    /// A marker is put down.
    pub(crate) fn put(&mut self, team: Team, square: Square) {
        self.change(team, square, |have| have + 1, |shut| shut + 1);
    }

    /// A marker of that team is taken away.
    pub(crate) fn take(&mut self, team: Team, square: Square) {
        self.change(team, square, |have| have - 1, |shut| shut - 1);
    }

    /// A team scores: lines that do not fit to the series are closed to it (DS-14).
    pub(crate) fn score(&mut self, team: Team, series: Series) {
        let at = team.0 as usize;
        self.series[at] += 1;
        for line in Series::all().filter(|line| !fit_together(*line, series)) {
            let before = self.shares(line);
            self.shut[at][line.index()] = self.shut[at][line.index()].saturating_add(CLOSED);
            let after = self.shares(line);
            self.tell(line, &before, &after);
        }
    }

    fn change(&mut self, team: Team, square: Square, have: fn(u8) -> u8, shut: fn(u8) -> u8) {
        for line in Series::through(square) {
            let (before, at) = (self.shares(line), line.index());
            for other in 0..self.teams as usize {
                if other == team.0 as usize {
                    self.have[other][at] = have(self.have[other][at]);
                } else {
                    self.shut[other][at] = shut(self.shut[other][at]);
                }
            }
            let after = self.shares(line);
            self.tell(line, &before, &after);
        }
    }

    /// What a line is to each team: what one more marker builds, and what breaking it is worth to the others.
    fn shares(&self, line: Series) -> [(f32, f32); MOST_TEAMS] {
        let mut shares = [(0.0, 0.0); MOST_TEAMS];
        for (team, share) in shares.iter_mut().enumerate().take(self.teams.into()) {
            if self.shut[team][line.index()] == 0 {
                let have = usize::from(self.have[team][line.index()]);
                *share = (BUILD[(have + 1).min(5)] as f32, BREAK[have] as f32);
            }
        }
        shares
    }

    /// Tells a change of a line to its spaces.
    fn tell(&mut self, line: Series, before: &[(f32, f32); MOST_TEAMS], after: &[(f32, f32); MOST_TEAMS]) {
        let (mut builds, mut breaks, mut all) = ([0.0; MOST_TEAMS], [0.0; MOST_TEAMS], 0.0);
        for team in 0..self.teams as usize {
            builds[team] = after[team].0 - before[team].0;
            breaks[team] = after[team].1 - before[team].1;
            all += breaks[team];
        }
        for team in 0..self.teams as usize {
            let more = builds[team] + all - breaks[team];
            if more != 0.0 {
                line.squares().iter().for_each(|square| self.put[team][usize::from(*square)] += more);
            }
        }
    }

    /// Whether nothing stands in a team's way there.
    pub(crate) fn open(&self, team: Team, line: Series) -> bool {
        self.shut[team.0 as usize][line.index()] == 0
    }

    /// Whether it would be open to a team but for one marker.
    pub(crate) fn open_but_for_one(&self, team: Team, line: Series) -> bool {
        self.shut[team.0 as usize][line.index()] == 1
    }

    /// How many of its spaces a team has.
    pub(crate) fn have(&self, team: Team, line: Series) -> usize {
        self.have[team.0 as usize][line.index()].into()
    }

    /// The lines that a marker of that team there would complete, in order.
    pub(crate) fn completed(&self, team: Team, square: Square) -> ArrayVec<Series, MOST_THROUGH> {
        let full = |line: &Series| self.open(team, *line) && self.have(team, *line) == 4;
        Series::through(square).filter(full).collect()
    }

    /// How many series a team still needs.
    pub(crate) fn needs(&self, team: Team) -> u8 {
        self.goal.saturating_sub(self.series[team.0 as usize])
    }

    /// The teams against that one.
    pub(crate) fn others(&self, team: Team) -> impl Iterator<Item = Team> + use<> {
        (0..self.teams).map(Team).filter(move |other| *other != team)
    }

    /// What a marker of that team on each space builds and breaks.
    pub(crate) const fn placing(&self, team: Team) -> &[f32; Square::COUNT] {
        &self.put[team.0 as usize]
    }

    /// What it is worth to a team to take that marker of another one away.
    pub(crate) fn removing(&self, team: Team, owner: Team, square: Square) -> f32 {
        let (mut harm, mut build) = (0.0, 0.0);
        for line in Series::through(square) {
            if self.open(owner, line) {
                harm += BREAK[self.have(owner, line)] as f32;
            }
            if self.open_but_for_one(team, line) {
                build += BUILD[(self.have(team, line) + 1).min(5)] as f32;
            }
        }
        // The space is free then, for this team too: what it could build there counts a little.
        harm + 0.25 * build
    }
}

#[cfg(test)]
mod tests {
    use bots::Playout;
    use table::{Audience, Cause, Dice, Emitter, Game, Moment};

    use super::super::worth::{Weights, placing, removing};
    use super::*;
    use double_series::options::Options;
    use double_series::state::DoubleSeries;

    #[test]
    fn all_at_once_is_the_same_as_one_by_one() {
        let (weights, mut scored) = (Weights { block: 1.0 }, 0);
        for (seats, seed) in [(2, 1), (2, 2), (2, 3), (3, 4), (4, 5), (6, 6), (9, 7)] {
            let (dice, mut rng) = (Dice::from_number(seed), fastrand::Rng::with_seed(seed));
            let mut game = <DoubleSeries as Game>::set_up(&Options::default(), seats);
            game.decide(Cause::Start, Moment::START, &dice, &mut Emitter::new());
            while game.ended.is_none() {
                Playout::new(0.0).play_on(&mut game, seats, Moment::START, &dice, &mut rng, 7);
                let view = game.view(Audience::Spectator);
                let teams = game.options.teams();
                let lines = Lines::of(&game.markers, &game.scored, teams, game.options.goal());
                for team in (0..teams).map(Team) {
                    for square in Square::of(game.markers.free()) {
                        let one = placing(&view, team, square, weights);
                        let all = f64::from(lines.placing(team)[square.index()]);
                        assert!((one - all).abs() < 0.01, "{square:?}: {one} and {all}\n{:?}", game.markers);
                    }
                    for square in Square::of(view.targets("JS".parse().unwrap_or_default(), team)) {
                        let one = removing(&view, team, square, weights);
                        let owner = game.markers.at(square).unwrap_or(team);
                        let all = f64::from(lines.removing(team, owner, square));
                        assert!((one - all).abs() < 0.01, "{square:?}: {one} and {all}\n{:?}", game.markers);
                    }
                }
                scored += game.scored.len();
            }
        }
        assert!(scored > 0, "lines that are closed by a series were met too");
    }
}
