//! The fast scorer against a slow one, written independently from the rules (DS-12, DS-14, DS-15).

use std::collections::BTreeSet;

use double_series::{Five, Markers, Scored, Series, Square, Team, scoring};
use fastrand::Rng;

type Cell = (i32, i32);
type Line = BTreeSet<Cell>;

const CORNERS: [Cell; 4] = [(0, 0), (0, 9), (9, 0), (9, 9)];

/// All fives of the team's markers and corners that hold the new marker and share at most one space, corners
/// not counted, with each series scored.
fn slow_completed(own: &BTreeSet<Cell>, scored: &[Line], new: Cell) -> BTreeSet<Line> {
    let mut found = BTreeSet::new();
    for (down, right) in [(0, 1), (1, 0), (1, 1), (1, -1)] {
        for back in 0..5 {
            let line: Line =
                (0..5).map(|n| (new.0 + (n - back) * down, new.1 + (n - back) * right)).collect();
            let mine = line.iter().all(|cell| own.contains(cell) || CORNERS.contains(cell));
            if mine && scored.iter().all(|other| shared(&line, other) <= 1) {
                found.insert(line);
            }
        }
    }
    found
}

fn shared(one: &Line, other: &Line) -> usize {
    one.intersection(other).filter(|cell| !CORNERS.contains(cell)).count()
}

/// The size of the largest selection that fits together, by trying all of them.
fn slow_largest(lines: &[Line]) -> usize {
    let Some((first, rest)) = lines.split_first() else { return 0 };
    let fitting: Vec<Line> = rest.iter().filter(|line| shared(first, line) <= 1).cloned().collect();
    slow_largest(rest).max(1 + slow_largest(&fitting))
}

fn cell(square: Square) -> Cell {
    (square.index() as i32 / 10, square.index() as i32 % 10)
}

fn cells(series: Series) -> Line {
    series.five().squares().iter().map(|square| cell(*square)).collect()
}

#[test]
fn ds_12_ds_14_ds_15_the_fast_scorer_agrees_with_a_slow_one() {
    let mut rng = Rng::with_seed(12);
    let (mut hits, mut several, mut most) = (0, 0, 0);
    for _ in 0..20_000 {
        // From sparse boards to nearly full ones of one colour.
        let (density, foreign) = (rng.u32(20..120), rng.bool());
        let mut markers = Markers::default();
        for square in Square::all().filter(|square| !square.is_corner()) {
            if rng.u32(..100) < density {
                markers.put(Team(u8::from(foreign && rng.u8(..8) == 0)), square);
            }
        }
        let own: BTreeSet<Cell> =
            Square::all().filter(|square| markers.at(*square) == Some(Team(0))).map(cell).collect();
        let Some(new) =
            rng.choice(Square::all().filter(|s| markers.at(*s) == Some(Team(0))).collect::<Vec<_>>())
        else {
            continue;
        };
        // A series scored before cannot hold the new marker.
        let before: Vec<Series> = Series::all()
            .filter(|series| cells(*series).iter().all(|cell| own.contains(cell) || CORNERS.contains(cell)))
            .filter(|series| !cells(*series).contains(&cell(new)))
            .collect();
        let scored: Vec<Scored> = rng
            .choice(before)
            .filter(|_| rng.bool())
            .map(|series| Scored { team: Team(0), series })
            .into_iter()
            .collect();
        let lines: Vec<Line> = scored.iter().map(|scored| cells(scored.series)).collect();

        let fast = scoring::completed(&markers, &scored, Team(0), new);
        let slow = slow_completed(&own, &lines, cell(new));
        assert_eq!(
            fast.iter().map(|series| cells(*series)).collect::<BTreeSet<_>>(),
            slow,
            "{markers:?} {new}"
        );
        assert!(fast.is_sorted());
        let selected = scoring::largest_selection(&fast);
        let slow: Vec<Line> = slow.into_iter().collect();
        assert_eq!(selected.len(), slow_largest(&slow), "{markers:?} {new}");
        hits += usize::from(!fast.is_empty());
        several += usize::from(fast.len() > selected.len());
        most = most.max(selected.len());
    }
    assert!(hits > 2_000 && several > 500 && most == 8, "{hits} {several} {most}");
}

#[test]
fn ds_12_there_are_192_lines() {
    let all: BTreeSet<Line> = Series::all().map(cells).collect();
    assert_eq!(all.len(), 192);
    for series in Series::all() {
        let mut squares = *series.five().squares();
        squares.reverse();
        assert_eq!(Series::of(Five::new(squares)), Some(series));
    }
}
