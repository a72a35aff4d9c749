//! How likely a player who counts cards is to win from a board, with the others to play next: every line that can
//! still become somebody's series is told by the cards that its free spaces ask for, and what such a line is worth
//! was learnt from games.

use std::sync::LazyLock;

use arrayvec::ArrayVec;

use super::learnt::LEARNT;
use crate::action::Action;
use crate::card::Card;
use crate::layout::Layout;
use crate::markers::{Markers, Team};
use crate::resample::unseen;
use crate::scoring::{MOST_SCORED, Scored, completed, count, fit_together, most};
use crate::series::Series;
use crate::square::Square;
use crate::view::View;

/// How a free space of a line of mine can become mine, and how one of theirs can become theirs: a bit of a number
/// that counts the spaces of each kind, up to five.
mod kind {
    /// I hold its card, and nobody else can.
    pub(super) const SURE: u32 = 1;
    /// I hold its card, and another is out.
    pub(super) const HELD: u32 = 1 << 3;
    /// I do not, and none of its cards is out, or one, or two.
    pub(super) const OUT: [u32; 3] = [1 << 12, 1 << 9, 1 << 6];
    /// The same for them.
    pub(super) const THEIRS: [u32; 3] = [1 << 6, 1 << 3, 1];
    /// One is out, and I hold the other: I can stand in their way.
    pub(super) const MET: u32 = 1 << 9;
    /// Somebody else stands there: no number of free spaces comes to as much.
    pub(super) const SHUT: u32 = 1 << 15;
}

/// How many kinds of lines there are: by the kinds of their free spaces, but an empty line of mine by the cards I
/// hold, and one of theirs is like any other.
const MINE: usize = 5 + 15 + 35 + 70 + 6;
const THEIRS: usize = 4 + 10 + 20 + 35 + 1;
/// What is told beside the lines: that there is a board, one, two or more two-eyed jacks in hand, the same of the
/// one-eyed, and how many of each are out.
const BESIDE: usize = 1 + 3 + 3 + 2;
/// My lines count otherwise with a two-eyed jack in hand, theirs with a one-eyed one.
const STAGE: usize = 2 * MINE + 2 * THEIRS + BESIDE;
/// And all that by whether I and they need one more series or two.
pub(crate) const FEATURES: usize = 4 * STAGE;
/// One against one, teams of several, three teams.
pub(super) const TABLES: usize = 3;

/// The number of a kind of line, by what its free spaces add up to.
struct Numbers {
    mine: Box<[u8]>,
    theirs: Box<[u8]>,
}

static NUMBERS: LazyLock<Numbers> = LazyLock::new(|| {
    let empty = |sum: usize| 125 + (sum % 8 + sum / 8 % 8) as u8;
    Numbers { mine: numbered(5, empty), theirs: numbered(4, |_| 69) }
});

/// Numbers all sums of one to four free spaces of so many kinds, the last kind filling up, and gives those of five
/// the number said.
fn numbered(kinds: u32, empty: impl Fn(usize) -> u8) -> Box<[u8]> {
    let mut numbers = vec![u8::MAX; 1 << (3 * kinds)].into_boxed_slice();
    let mut next = 0;
    for free in 1..=5_usize {
        for counts in 0..6_usize.pow(kinds - 1) {
            // The first kind changes last.
            let count = |kind: u32| counts / 6_usize.pow(kinds - 2 - kind) % 6;
            let told: usize = (0..kinds - 1).map(count).sum();
            let Some(rest) = free.checked_sub(told) else { continue };
            let sum = (0..kinds - 1).map(|kind| count(kind) << (3 * kind)).sum::<usize>()
                + (rest << (3 * (kinds - 1)));
            numbers[sum] = if free == 5 { empty(sum) } else { next };
            next += u8::from(free < 5);
        }
    }
    numbers
}

/// What a player knows of the cards and looks at.
pub(crate) struct Eyes<'a> {
    layout: &'a Layout,
    team: Team,
    teams: u8,
    goal: u8,
    held: [u8; Card::KINDS],
    out: [u8; Card::KINDS],
    /// Which numbers are looked up.
    table: usize,
}

/// A board.
#[derive(Clone)]
pub(crate) struct Board {
    markers: Markers,
    scored: ArrayVec<Scored, MOST_SCORED>,
}

/// Which numbers hold at such a table.
pub(crate) const fn table(seats: u8, teams: u8) -> usize {
    match (teams, seats) {
        (3, _) => 2,
        (_, 2) => 0,
        _ => 1,
    }
}

/// The play after which it looks best; nothing if no card can be played.
pub(super) fn best(view: &View) -> Option<Action> {
    let mut best: Option<(f32, Action)> = None;
    each_play(view, |action, eyes, after| {
        let worth = after.map_or(f32::INFINITY, |after| eyes.worth(after));
        if best.is_none_or(|(most, _)| worth > most) {
            best = Some((worth, action));
        }
    });
    best.map(|(_, action)| action)
}

/// Tells every play with the board after it; none if it wins the game.
pub(crate) fn each_play(view: &View, mut tell: impl FnMut(Action, &Eyes<'_>, Option<&Board>)) {
    let Some((mut eyes, hand)) = Eyes::of(view).zip(view.hand()) else { return };
    let (board, turn) = (Board { markers: view.markers, scored: view.scored.clone() }, view.turn);
    for card in hand.distinct() {
        eyes.held[card.index()] -= 1;
        for square in Square::of(view.targets(card, eyes.team)) {
            let mut after = board.clone();
            if card.is_one_eyed() {
                after.markers.take(square);
                tell(Action::Remove { turn, card, square }, &eyes, Some(&after));
                continue;
            }
            after.put(eyes.team, square);
            let goes_on = count(&after.scored, eyes.team) < eyes.goal;
            tell(Action::Place { turn, card, square }, &eyes, goes_on.then_some(&after));
        }
        eyes.held[card.index()] += 1;
    }
}

impl Board {
    fn put(&mut self, team: Team, square: Square) {
        self.markers.put(team, square);
        let fresh = most(&completed(&self.markers, &self.scored, team, square));
        let room = self.scored.remaining_capacity();
        self.scored.extend(fresh.into_iter().map(|series| Scored { team, series }).take(room));
    }
}

impl Eyes<'_> {
    fn of(view: &View) -> Option<Eyes<'_>> {
        let (me, hand) = view.me.zip(view.hand())?;
        let (mut held, mut out) = ([0; Card::KINDS], [0; Card::KINDS]);
        for card in hand.iter() {
            held[card.index()] += 1;
        }
        for card in unseen(view) {
            out[card.index()] += 1;
        }
        let teams = view.options.teams();
        let table = table(view.seats(), teams);
        let (team, goal) = (view.team(me), view.options.goal());
        Some(Eyes { layout: &view.layout, team, teams, goal, held, out, table })
    }

    /// How good a board looks: the logarithm of the odds of winning.
    fn worth(&self, board: &Board) -> f32 {
        let mut worth = 0.0;
        self.features(board, |feature, times| {
            worth += f32::from(LEARNT[self.table][feature]) / 1000.0 * f32::from(times);
        });
        worth
    }

    /// Tells what there is on a board, each feature with how often.
    pub(crate) fn features(&self, board: &Board, mut tell: impl FnMut(usize, u8)) {
        let needs = |team: Team| usize::from(self.goal.saturating_sub(count(&board.scored, team)) > 1);
        let others = (0..self.teams).map(Team).filter(|team| *team != self.team);
        let stage = STAGE * (2 * needs(self.team) + others.map(needs).min().unwrap_or(1));
        let jacks = |held: &[u8; Card::KINDS], which: fn(Card) -> bool| -> u8 {
            let all = (0..Card::KINDS).filter_map(Card::from_index);
            all.filter(|card| which(*card)).map(|card| held[card.index()]).sum()
        };
        let (two_eyed, one_eyed) =
            (jacks(&self.held, Card::is_two_eyed), jacks(&self.held, Card::is_one_eyed));
        let mine = stage + if two_eyed > 0 { MINE } else { 0 };
        let theirs = stage + 2 * MINE + if one_eyed > 0 { THEIRS } else { 0 };
        let numbers = &*NUMBERS;
        for team in (0..self.teams).map(Team) {
            let spaces = self.spaces(&board.markers, team);
            for series in Series::all() {
                let sum: u32 = series.squares().iter().map(|square| spaces[usize::from(*square)]).sum();
                let fits = |scored: &Scored| scored.team != team || fit_together(series, scored.series);
                if sum == 0 || sum >= kind::SHUT || !board.scored.iter().all(fits) {
                    continue;
                }
                let sum = sum as usize;
                let number = if team == self.team {
                    mine + usize::from(numbers.mine[sum])
                } else {
                    theirs + usize::from(numbers.theirs[sum])
                };
                tell(number, 1);
            }
        }
        let beside = stage + 2 * MINE + 2 * THEIRS;
        tell(beside, 1);
        for (jacks, first) in [(two_eyed, 0), (one_eyed, 3)] {
            if jacks > 0 {
                tell(beside + first + usize::from(jacks.min(3)), 1);
            }
        }
        tell(beside + 7, jacks(&self.out, Card::is_two_eyed));
        tell(beside + 8, jacks(&self.out, Card::is_one_eyed));
    }

    /// What every space is to a line of that team.
    fn spaces(&self, markers: &Markers, team: Team) -> [u32; Square::COUNT] {
        let mut spaces = [0; Square::COUNT];
        for square in Square::of(markers.free()) {
            spaces[square.index()] = self.layout.card(square).map_or(0, |card| self.kind(card, team));
        }
        Square::of(markers.against(team)).for_each(|square| spaces[square.index()] = kind::SHUT);
        spaces
    }

    fn kind(&self, card: Card, team: Team) -> u32 {
        let (held, out) = (self.held[card.index()] > 0, usize::from(self.out[card.index()].min(2)));
        match (team == self.team, held, out) {
            (true, true, 0) => kind::SURE,
            (true, true, _) => kind::HELD,
            (true, false, _) => kind::OUT[out],
            (false, true, 1..) => kind::MET,
            (false, ..) => kind::THEIRS[out],
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "what a test cannot go on without fails it")]

    use table::{Audience, Dice, Game, Seat};

    use super::*;
    use crate::position::Position;
    use crate::state::DoubleSeries;

    #[test]
    fn every_kind_of_line_has_its_number() {
        for (numbers, most) in [(&NUMBERS.mine, MINE), (&NUMBERS.theirs, THEIRS)] {
            let mut met = vec![0; most];
            numbers
                .iter()
                .filter(|number| **number < u8::MAX)
                .for_each(|number| met[usize::from(*number)] += 1);
            // Those of one to four free spaces are kinds of their own.
            let empty = if most == MINE { 6 } else { 1 };
            assert!(met[..most - empty].iter().all(|times| *times == 1), "{met:?}");
            assert!(met[most - empty..].iter().all(|times| *times > 0), "{met:?}");
        }
    }

    fn play(json: &str) -> Action {
        let position: Position = serde_json::from_str(json).unwrap();
        let table = DoubleSeries::restore(&position, &Dice::from_number(1)).unwrap();
        best(&table.view(Audience::Seat(Seat(0)))).unwrap()
    }

    #[test]
    fn a_series_is_completed_by_the_card_and_not_by_the_jack() {
        let rows = r#""markers":["*aaa.....*","..........","..........","..b.......","..b.......","..........","..........","..........","..........","*........*"]"#;
        let action = play(&format!(
            r#"{{{rows},"to_play":0,"hands":[["5S","JD","9C","3H","KD","2D","7C"],["2H","4H","6H","7H","8H","9H","10H"]]}}"#
        ));
        let Action::Place { card, square, .. } = action else { panic!("{action:?}") };
        assert_eq!((card.name(), square.index()), ("5S", 4));
    }

    #[test]
    fn a_line_of_four_that_can_be_met_is_met() {
        let rows = r#""markers":["*bbb.....*","..........","..........","..........","..........","..........","..........","......a...","....a.....","*......a.*"]"#;
        let action = play(&format!(
            r#"{{{rows},"to_play":0,"hands":[["5S","9C","3H","KD","2D","7C","QC"],["2H","4H","6H","7H","8H","9H","10H"]]}}"#
        ));
        let Action::Place { card, square, .. } = action else { panic!("{action:?}") };
        assert_eq!((card.name(), square.index()), ("5S", 4));
    }
}
