//! The line-counting heuristic, updated incrementally marker by marker: nothing is recounted in a rollout.

use arrayvec::ArrayVec;

use double_series::scoring::compatible;
use double_series::{CORNERS, MAX_TEAMS, Markers, Scored, Series, Square, Team};

use crate::heuristic::{BLOCK_VALUE, BUILD_VALUE, FREED_SPACE_WEIGHT};

/// What an incompatible series adds to the blockers of a line: no number of markers comes to as much.
const CLOSED: u8 = 16;

/// The state of every line for every team, and the value of every space that follows from it.
#[derive(Clone)]
pub(crate) struct Lines {
    teams: u8,
    goal: u8,
    /// How many series each team has.
    series: [u8; MAX_TEAMS],
    /// How many spaces of a line a team has, corners included.
    owned: [[u8; Series::COUNT]; MAX_TEAMS],
    /// What blocks a line for a team: the number of opponents' markers in it, more if it is closed for good.
    blockers: [[u8; Series::COUNT]; MAX_TEAMS],
    /// The heuristic value of a marker of a team on each space.
    place_values: [[f32; Square::COUNT]; MAX_TEAMS],
}

impl Lines {
    /// The lines of an empty board.
    pub(crate) fn new(teams: u8, goal: u8) -> Lines {
        let corners = |line: Series| (line.mask() & CORNERS).count_ones() as u8;
        let mut owned = [0; Series::COUNT];
        for (line, owned) in Series::all().zip(&mut owned) {
            *owned = corners(line);
        }
        let mut lines = Lines {
            teams,
            goal,
            series: [0; MAX_TEAMS],
            owned: [owned; MAX_TEAMS],
            blockers: [[0; Series::COUNT]; MAX_TEAMS],
            place_values: [[0.0; Square::COUNT]; MAX_TEAMS],
        };
        for line in Series::all() {
            let values = lines.values(line);
            lines.propagate(line, &[LineValue::NONE; MAX_TEAMS], &values);
        }
        lines
    }

    /// The lines of a board.
    pub(crate) fn of_board(markers: &Markers, scored: &[Scored], teams: u8, goal: u8) -> Lines {
        let mut lines = Lines::new(teams, goal);
        for team in (0..teams).map(Team) {
            Square::in_set(markers.of(team)).for_each(|square| lines.put(team, square));
        }
        for scored in scored {
            lines.score(scored.team, scored.series);
        }
        lines
    }

    /// A marker is put down.
    pub(crate) fn put(&mut self, team: Team, square: Square) {
        self.update(team, square, |owned| owned + 1, |blockers| blockers + 1);
    }

    /// A marker of that team is removed.
    pub(crate) fn remove(&mut self, team: Team, square: Square) {
        self.update(team, square, |owned| owned - 1, |blockers| blockers - 1);
    }

    /// A team scores: lines that are incompatible with the series are closed to it (DS-14).
    pub(crate) fn score(&mut self, team: Team, series: Series) {
        let at = team.0 as usize;
        self.series[at] += 1;
        for line in Series::all().filter(|line| !compatible(*line, series)) {
            let before = self.values(line);
            self.blockers[at][line.index()] = self.blockers[at][line.index()].saturating_add(CLOSED);
            let after = self.values(line);
            self.propagate(line, &before, &after);
        }
    }

    fn update(&mut self, team: Team, square: Square, owned: fn(u8) -> u8, blockers: fn(u8) -> u8) {
        for line in Series::through(square) {
            let (before, at) = (self.values(line), line.index());
            for other in 0..self.teams as usize {
                if other == team.0 as usize {
                    self.owned[other][at] = owned(self.owned[other][at]);
                } else {
                    self.blockers[other][at] = blockers(self.blockers[other][at]);
                }
            }
            let after = self.values(line);
            self.propagate(line, &before, &after);
        }
    }

    /// The value of a line for each team.
    fn values(&self, line: Series) -> [LineValue; MAX_TEAMS] {
        let mut values = [LineValue::NONE; MAX_TEAMS];
        for (team, value) in values.iter_mut().enumerate().take(self.teams.into()) {
            if self.blockers[team][line.index()] == 0 {
                let owned = usize::from(self.owned[team][line.index()]);
                let (build, block) = (BUILD_VALUE[(owned + 1).min(5)], BLOCK_VALUE[owned]);
                *value = LineValue { build: build as f32, block: block as f32 };
            }
        }
        values
    }

    /// Adds the change of a line to the values of its spaces.
    fn propagate(&mut self, line: Series, before: &[LineValue; MAX_TEAMS], after: &[LineValue; MAX_TEAMS]) {
        let (mut build, mut block, mut all_block) = ([0.0; MAX_TEAMS], [0.0; MAX_TEAMS], 0.0);
        for team in 0..self.teams as usize {
            build[team] = after[team].build - before[team].build;
            block[team] = after[team].block - before[team].block;
            all_block += block[team];
        }
        for team in 0..self.teams as usize {
            let change = build[team] + all_block - block[team];
            if change != 0.0 {
                let values = &mut self.place_values[team];
                line.squares().iter().for_each(|square| values[usize::from(*square)] += change);
            }
        }
    }

    /// Whether nothing blocks the line for a team.
    pub(crate) fn is_open(&self, team: Team, line: Series) -> bool {
        self.blockers[team.0 as usize][line.index()] == 0
    }

    /// Whether a single marker blocks the line for a team.
    pub(crate) fn is_open_but_for_one(&self, team: Team, line: Series) -> bool {
        self.blockers[team.0 as usize][line.index()] == 1
    }

    /// How many of its spaces a team has.
    pub(crate) fn owned(&self, team: Team, line: Series) -> usize {
        self.owned[team.0 as usize][line.index()].into()
    }

    /// The lines that a marker of that team there would complete, in order.
    pub(crate) fn completed(&self, team: Team, square: Square) -> ArrayVec<Series, { Series::MAX_THROUGH }> {
        let full = |line: &Series| self.is_open(team, *line) && self.owned(team, *line) == 4;
        Series::through(square).filter(full).collect()
    }

    /// How many series a team still needs.
    pub(crate) fn series_needed(&self, team: Team) -> u8 {
        self.goal.saturating_sub(self.series[team.0 as usize])
    }

    /// The teams against that one.
    pub(crate) fn opponents(&self, team: Team) -> impl Iterator<Item = Team> + use<> {
        (0..self.teams).map(Team).filter(move |other| *other != team)
    }

    /// The value of a marker of that team on each space.
    pub(crate) const fn place_values(&self, team: Team) -> &[f32; Square::COUNT] {
        &self.place_values[team.0 as usize]
    }

    /// The value to a team of removing that marker of `owner`.
    pub(crate) fn remove_value(&self, team: Team, owner: Team, square: Square) -> f32 {
        let (mut blocked, mut build) = (0.0, 0.0);
        for line in Series::through(square) {
            if self.is_open(owner, line) {
                blocked += BLOCK_VALUE[self.owned(owner, line)] as f32;
            }
            if self.is_open_but_for_one(team, line) {
                build += BUILD_VALUE[(self.owned(team, line) + 1).min(5)] as f32;
            }
        }
        // The space becomes free, for this team too.
        blocked + FREED_SPACE_WEIGHT as f32 * build
    }
}

/// The value of a line for one team.
#[derive(Clone, Copy)]
struct LineValue {
    /// What one more marker of the team adds.
    build: f32,
    /// What blocking it is worth to the others.
    block: f32,
}

impl LineValue {
    /// Of a line that the team cannot complete.
    const NONE: LineValue = LineValue { build: 0.0, block: 0.0 };
}

#[cfg(test)]
mod tests {
    use bots::Playout;
    use double_series::{DoubleSeries, Options};
    use table::{Audience, Cause, Dice, Emitter, Game, Moment};

    use super::*;
    use crate::heuristic::{place_value, remove_value};

    #[test]
    fn incremental_values_are_those_of_the_heuristic() {
        let mut scored = 0;
        for (seats, seed) in [(2, 1), (2, 2), (2, 3), (3, 4), (4, 5), (6, 6), (9, 7)] {
            let (dice, mut rng) = (Dice::from_number(seed), fastrand::Rng::with_seed(seed));
            let mut game = DoubleSeries::set_up(&Options::default(), seats);
            game.decide(Cause::Start { first: None }, Moment::START, &dice, &mut Emitter::new());
            while game.ended.is_none() {
                Playout::new(0.0).play_on(&mut game, seats, Moment::START, &dice, &mut rng, 7);
                let view = game.view(Audience::Spectator);
                let teams = game.options.team_count();
                let lines = Lines::of_board(&game.markers, &game.scored, teams, game.options.goal());
                for team in (0..teams).map(Team) {
                    for square in Square::in_set(game.markers.free()) {
                        let plain = place_value(&view, team, square, 1.0);
                        let incremental = f64::from(lines.place_values(team)[square.index()]);
                        assert!(
                            (plain - incremental).abs() < 0.01,
                            "{square:?}: {plain}, {incremental}\n{:?}",
                            game.markers
                        );
                    }
                    for square in Square::in_set(view.targets("JS".parse().unwrap_or_default(), team)) {
                        let plain = remove_value(&view, team, square, 1.0, 0);
                        let owner = game.markers.at(square).unwrap_or(team);
                        let incremental = f64::from(lines.remove_value(team, owner, square));
                        assert!(
                            (plain - incremental).abs() < 0.01,
                            "{square:?}: {plain}, {incremental}\n{:?}",
                            game.markers
                        );
                    }
                }
                scored += game.scored.len();
            }
        }
        assert!(scored > 0, "lines closed by a series occur too");
    }
}
