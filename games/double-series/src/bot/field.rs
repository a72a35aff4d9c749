//! What every space of a board is worth to a team, all at once: each line is looked at once and told to its
//! spaces. It is the measure of the rules of thumb, fast enough to play thousands of games with.

use super::worth::{BREAK, BUILD, STAND};
use crate::markers::{MOST_TEAMS, Markers, Team};
use crate::scoring::{Scored, count, fit_together};
use crate::series::Series;
use crate::square::{CORNERS, Square};

/// What a scored series is worth against lines that are under way.
const SERIES: f32 = 120.0;
/// How far ahead is nearly won.
const AHEAD: f32 = 80.0;

/// The worth of the spaces.
pub(super) struct Field {
    /// What a marker there builds and breaks.
    pub(super) put: [f32; Square::COUNT],
    /// What taking an opponent's marker away there breaks.
    pub(super) take: [f32; Square::COUNT],
}

impl Field {
    /// The spaces as that team sees them.
    pub(super) fn of(markers: &Markers, scored: &[Scored], teams: u8, team: Team) -> Field {
        let mut field = Field { put: [0.0; Square::COUNT], take: [0.0; Square::COUNT] };
        let taken = markers.taken();
        for series in Series::all() {
            let mask = series.mask();
            let free = mask & !taken & !CORNERS;
            for other in (0..teams).map(Team) {
                if mask & markers.against(other) != 0 || !fits(series, other, scored) {
                    continue;
                }
                let have = (mask & markers.owned(other)).count_ones() as usize;
                if have >= 5 {
                    continue;
                }
                let worth = if other == team { BUILD[have + 1] } else { BREAK[have] } as f32;
                Square::of(free).for_each(|square| field.put[square.index()] += worth);
                if other != team {
                    let theirs = mask & markers.of(other);
                    Square::of(theirs).for_each(|square| field.take[square.index()] += worth);
                }
            }
        }
        field
    }
}

/// How each team stands against the best of the others, from 0, lost, to 1, won.
pub(super) fn standing(markers: &Markers, scored: &[Scored], teams: u8) -> [f32; MOST_TEAMS] {
    let mut strength = [0.0; MOST_TEAMS];
    for (team, strength) in (0..teams).map(Team).zip(&mut strength) {
        *strength = SERIES * f32::from(count(scored, team));
        let (against, owned) = (markers.against(team), markers.owned(team));
        for series in Series::all() {
            let mask = series.mask();
            if mask & against == 0 && fits(series, team, scored) {
                *strength += STAND[(mask & owned).count_ones() as usize] as f32;
            }
        }
    }
    let mut stands = [0.5; MOST_TEAMS];
    for team in 0..teams as usize {
        let others = (0..teams as usize).filter(|other| *other != team).map(|other| strength[other]);
        let ahead = strength[team] - others.fold(0.0, f32::max);
        stands[team] = 0.5 + 0.45 * ahead / (ahead.abs() + AHEAD);
    }
    stands
}

fn fits(series: Series, team: Team, scored: &[Scored]) -> bool {
    scored.iter().filter(|scored| scored.team == team).all(|scored| fit_together(series, scored.series))
}
