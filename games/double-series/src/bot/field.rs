//! What every space of a board is worth to a team, all at once. It is the measure of the rules of thumb, made
//! to play thousands of games with: the markers on every line are added up as numbers, a table says what such
//! a line is worth, and each space adds up its lines.

use std::sync::LazyLock;

use super::worth::{BREAK, BUILD, STAND};
use crate::markers::{MOST_TEAMS, Markers, Team};
use crate::scoring::{Scored, count};
use crate::square::{CORNERS, Square};

/// What a scored series is worth against lines that are under way.
const SERIES: f32 = 120.0;
/// How far ahead is nearly won.
const AHEAD: f32 = 80.0;

/// How far it is to the next space of a line: across, down, falling, rising.
const STEPS: [usize; 4] = [1, 10, 11, 9];
/// Where lines of each direction begin.
const STARTS: [([u8; 60], usize); 4] =
    [starts(10, 0, 6), starts(6, 0, 10), starts(6, 0, 6), starts(6, 4, 10)];

const fn starts(rows: u8, from: u8, to: u8) -> ([u8; 60], usize) {
    let (mut all, mut count, mut at) = ([0; 60], 0, 0);
    while at < rows * 10 {
        if at % 10 >= from && at % 10 < to {
            all[count] = at;
            count += 1;
        }
        at += 1;
    }
    (all, count)
}

/// The markers of a line as a number: three bits for each team, and what is above counts the corners.
type Sum = u16;
const SUMS: usize = 1 << 12;
const CORNER: Sum = 1 << 9;

const fn markers_of(sum: usize, team: usize) -> usize {
    sum >> (3 * team) & 7
}

/// How many spaces of a line a team has; nothing if another team stands in it.
fn have(sum: usize, team: usize) -> Option<usize> {
    let others = (0..MOST_TEAMS).any(|other| other != team && markers_of(sum, other) > 0);
    let have = markers_of(sum, team) + (sum >> 9);
    (!others && have < 5).then_some(have)
}

/// What such a line is worth, by its sum.
struct Lines {
    /// For a marker of each team on one of its free spaces; for tables of two teams and of three.
    put: [[Box<[f32]>; MOST_TEAMS]; 2],
    /// To look at from outside.
    stand: [Box<[f32]>; MOST_TEAMS],
}

static LINES: LazyLock<Lines> = LazyLock::new(|| {
    let table = |worth: &dyn Fn(usize) -> f32| (0..SUMS).map(worth).collect::<Box<[f32]>>();
    let teams = |teams: usize| std::array::from_fn(|team| table(&|sum| put(sum, team, teams, &[false; 3])));
    let stand = |team: usize| table(&|sum| have(sum, team).map_or(0.0, |have| STAND[have] as f32));
    Lines { put: [teams(2), teams(3)], stand: std::array::from_fn(stand) }
});

/// What a marker of that team builds and breaks in a line, which is closed to some teams.
fn put(sum: usize, team: usize, teams: usize, closed: &[bool; MOST_TEAMS]) -> f32 {
    let each = (0..teams).filter(|other| !closed[*other]).filter_map(|other| {
        let have = have(sum, other)?;
        Some(if other == team { BUILD[have + 1] } else { BREAK[have] } as f32)
    });
    each.sum()
}

/// The lines of a board.
pub(super) struct Field<'a> {
    scored: &'a [Scored],
    teams: u8,
    sums: [[Sum; Square::COUNT]; 4],
}

impl<'a> Field<'a> {
    /// The lines of a board, with what is scored there.
    pub(super) fn of(markers: &'a Markers, scored: &'a [Scored], teams: u8) -> Field<'a> {
        let mut board = [0; Square::COUNT];
        for team in 0..teams {
            Square::of(markers.of(Team(team))).for_each(|square| board[square.index()] = 1 << (3 * team));
        }
        Square::of(CORNERS).for_each(|square| board[square.index()] = CORNER);
        let mut sums = [[0; Square::COUNT]; 4];
        for (sums, step) in sums.iter_mut().zip(STEPS) {
            let length = Square::COUNT - 4 * step;
            for (at, sum) in sums[..length].iter_mut().enumerate() {
                *sum = board[at]
                    + board[at + step]
                    + board[at + 2 * step]
                    + board[at + 3 * step]
                    + board[at + 4 * step];
            }
        }
        Field { scored, teams, sums }
    }

    /// What a marker of that team on each space builds and breaks.
    pub(super) fn put(&self, team: Team) -> [f32; Square::COUNT] {
        let worth = &LINES.put[usize::from(self.teams > 2)][team.0 as usize];
        self.spread(worth, |sum, closed| put(sum, team.0.into(), self.teams.into(), closed))
    }

    /// What taking an opponent's marker away from each space breaks.
    pub(super) fn take(&self, team: Team) -> [f32; Square::COUNT] {
        let mut all = [0.0; Square::COUNT];
        for (direction, step) in STEPS.into_iter().enumerate() {
            let (starts, count) = &STARTS[direction];
            for start in starts[..*count].iter().map(|start| *start as usize) {
                let sum = usize::from(self.sums[direction][start]);
                let theirs = (0..self.teams.into()).filter(|other| *other != usize::from(team.0));
                let Some(other) = theirs.into_iter().find(|other| markers_of(sum, *other) > 0) else {
                    continue;
                };
                if let Some(have) = have(sum, other).filter(|_| !self.closed(direction, start)[other]) {
                    (0..5).for_each(|nth| all[start + nth * step] += BREAK[have] as f32);
                }
            }
        }
        all
    }

    /// How each team stands against the best of the others, from 0, lost, to 1, won.
    pub(super) fn standing(&self) -> [f32; MOST_TEAMS] {
        let teams = self.teams as usize;
        let mut strength = [0.0; MOST_TEAMS];
        for (team, strength) in strength[..teams].iter_mut().enumerate() {
            *strength = SERIES * f32::from(count(self.scored, Team(team as u8)));
            let worth = &LINES.stand[team];
            for (direction, (starts, count)) in STARTS.iter().enumerate() {
                for start in starts[..*count].iter().map(|start| *start as usize) {
                    *strength += worth[usize::from(self.sums[direction][start]) % SUMS];
                }
            }
            self.each_closed(|direction, start, closed| {
                if closed[team] {
                    *strength -= worth[usize::from(self.sums[direction][start]) % SUMS];
                }
            });
        }
        let mut stands = [0.5; MOST_TEAMS];
        for team in 0..teams {
            let others = (0..teams).filter(|other| *other != team).map(|other| strength[other]);
            let ahead = strength[team] - others.fold(0.0, f32::max);
            stands[team] = 0.5 + 0.45 * ahead / (ahead.abs() + AHEAD);
        }
        stands
    }

    /// Tells every line's worth to its spaces.
    fn spread(&self, worth: &[f32], of: impl Fn(usize, &[bool; MOST_TEAMS]) -> f32) -> [f32; Square::COUNT] {
        let mut lines = [[0.0; Square::COUNT]; 4];
        for ((lines, sums), (starts, count)) in lines.iter_mut().zip(&self.sums).zip(&STARTS) {
            for start in &starts[..*count] {
                let start = *start as usize;
                lines[start] = worth[usize::from(sums[start]) % SUMS];
            }
        }
        self.each_closed(|direction, start, closed| {
            lines[direction][start] = of(usize::from(self.sums[direction][start]), closed);
        });
        let mut all = [0.0; Square::COUNT];
        for (lines, step) in lines.iter().zip(STEPS) {
            for nth in 0..5 {
                let shift = nth * step;
                for (space, line) in all[shift..].iter_mut().zip(lines) {
                    *space += line;
                }
            }
        }
        all
    }

    /// The lines that share more than a space with a scored series and so are closed to its team (DS-14): they
    /// lie in the same direction. A line may be told more than once.
    fn each_closed(&self, mut tell: impl FnMut(usize, usize, &[bool; MOST_TEAMS])) {
        for scored in self.scored {
            let five = scored.series.five();
            let [first, second, ..] = five.squares().map(Square::index);
            let Some(direction) = STEPS.iter().position(|step| *step == second - first) else { continue };
            let (starts, count) = &STARTS[direction];
            for start in starts[..*count].iter().map(|start| *start as usize) {
                let away = start.abs_diff(first);
                if away % STEPS[direction] == 0 && away / STEPS[direction] <= 4 {
                    let closed = self.closed(direction, start);
                    if closed.contains(&true) {
                        tell(direction, start, &closed);
                    }
                }
            }
        }
    }

    /// To which teams that line is closed.
    fn closed(&self, direction: usize, start: usize) -> [bool; MOST_TEAMS] {
        let mut closed = [false; MOST_TEAMS];
        let mask = (0..5).fold(0u128, |mask, nth| mask | 1 << (start + nth * STEPS[direction]));
        for scored in self.scored {
            if (mask & scored.series.mask() & !CORNERS).count_ones() > 1 {
                closed[scored.team.0 as usize % MOST_TEAMS] = true;
            }
        }
        closed
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "what a test cannot go on without fails it")]

    use bots::Playout;
    use table::{Audience, Cause, Dice, Emitter, Game, Moment};

    use super::super::worth::{Weights, placing};
    use super::*;
    use crate::options::Options;
    use crate::state::DoubleSeries;

    #[test]
    fn all_at_once_is_the_same_as_one_by_one() {
        let weights = Weights { block: 1.0 };
        let mut scored = 0;
        for (seats, seed) in [(2, 1), (2, 2), (2, 3), (3, 4), (4, 5), (6, 6), (9, 7)] {
            let (dice, mut chance) = (Dice::from_number(seed), fastrand::Rng::with_seed(seed));
            let mut game = <DoubleSeries as Game>::set_up(&Options::default(), seats);
            game.decide(Cause::Start, Moment::START, &dice, &mut Emitter::new());
            while game.ended.is_none() {
                Playout::new(0.0).play_on(&mut game, seats, Moment::START, &dice, &mut chance, 7);
                let view = game.view(Audience::Spectator);
                let teams = game.options.teams();
                let field = Field::of(&game.markers, &game.scored, teams);
                for team in (0..teams).map(Team) {
                    let put = field.put(team);
                    for square in Square::of(game.markers.free()) {
                        let one = placing(&view, team, square, weights);
                        let all = f64::from(put[square.index()]);
                        assert!((one - all).abs() < 0.01, "{square:?}: {one} and {all}\n{:?}", game.markers);
                    }
                }
                scored += game.scored.len();
            }
        }
        assert!(scored > 0, "lines that are closed by a series were met too");
    }
}
