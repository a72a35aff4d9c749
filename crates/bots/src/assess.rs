//! What each of a few actions is worth to a seat, and how sure that is: the ground of a review.
//!
//! All candidates are tried on the same imagined tables (common random numbers), so that what is compared is the
//! difference in pairs, whose error is far smaller than that of either value. A cheap pass comes first; then those that
//! are clearly worse are dropped, and the rest of the budget goes where it is close. Where the mark of a move still hangs
//! on the error, several times the budget are spent on it (the deep pass). The best of several noisy values
//! looks better than it is, so its lead is taken from the tables that did not choose it (cross-fitting).

use crate::Budget;

/// What values are counted in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "review.ts"))]
#[serde(rename_all = "lowercase")]
pub enum Unit {
    /// The chance to win, from 0 to 1.
    Chance,
    /// Points of the game.
    Points,
}

/// How a game marks what a move cost beyond its error.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Scale {
    /// What values are counted in.
    pub unit: Unit,
    /// From this cost on a move is inaccurate.
    pub inaccurate: f64,
    /// From this cost on it is a mistake.
    pub mistake: f64,
    /// From this cost on it is a blunder.
    pub blunder: f64,
}

/// How good a move was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "review.ts"))]
#[serde(rename_all = "lowercase")]
pub enum Mark {
    /// Nothing that can be told was better.
    Fine,
    /// Something was a little better.
    Inaccurate,
    /// It cost something.
    Mistake,
    /// It cost much.
    Blunder,
}

impl Mark {
    /// All marks, the best first.
    pub const ALL: [Mark; 4] = [Mark::Fine, Mark::Inaccurate, Mark::Mistake, Mark::Blunder];

    /// The word for it.
    pub const fn word(self) -> &'static str {
        ["fine", "inaccurate", "mistake", "blunder"][self as usize]
    }
}

/// How many standard errors of what a move cost may be chance.
const DOUBT: f64 = 1.5;

impl Scale {
    /// The mark of a move that cost so much, with that standard error.
    pub fn mark(&self, cost: f64, error: f64) -> Mark {
        let sure = cost - DOUBT * error;
        // What is neither sure nor likely to have cost that much is not held against anybody.
        match sure {
            _ if sure >= self.blunder => Mark::Blunder,
            _ if sure >= self.mistake => Mark::Mistake,
            _ if sure >= self.inaccurate => Mark::Inaccurate,
            _ => Mark::Fine,
        }
    }
}

/// The actions of a decision, the best first.
#[derive(Clone, Debug, PartialEq)]
pub struct Assessment<A> {
    /// Each action with its value.
    pub moves: Vec<Assessed<A>>,
    /// On how many imagined tables the closest ones were tried; 0 if the values are exact.
    pub samples: u32,
    /// Whether what was played left undone what the position plainly asked for: see [`Assessment::ask`].
    pub plain: bool,
}

/// An action as it was assessed.
#[derive(Clone, Debug, PartialEq)]
pub struct Assessed<A> {
    /// The action.
    pub action: A,
    /// Its mean value.
    pub value: f64,
    /// By how much the best is better.
    pub cost: f64,
    /// The standard error of that difference, in pairs.
    pub error: f64,
}

/// How much a position asks for something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// It is the thing to do, unless something else was better.
    Likely,
    /// It gains for certain what everything else leaves to chance.
    Certain,
}

impl<A: PartialEq> Assessment<A> {
    /// By the rules of its game a position may ask for something: to win, to complete a series, to stop one. Who does
    /// not do it may lose little by it on average, and makes a mistake all the same: if what was asked for is as good as
    /// anything, and better than what was played beyond the error. It is then the best action, the first of several.
    pub fn ask(mut self, played: &A, scale: &Scale, how: Asked, asked: impl Fn(&A) -> bool) -> Assessment<A> {
        let fits = |one: &Assessed<A>| asked(&one.action) && scale.mark(one.cost, one.error) == Mark::Fine;
        let (Some(at), Some(mine)) = (self.moves.iter().position(fits), self.of(played)) else { return self };
        let is_better = self.moves[at].value - mine.value > mine.error;
        if !self.plain && !asked(played) && (is_better || how == Asked::Certain) {
            self.plain = true;
            self.moves[..=at].rotate_right(1);
        }
        self
    }

    /// How good an action was.
    pub fn mark(&self, scale: &Scale, action: &A) -> Mark {
        let by_cost = self.of(action).map_or(Mark::Fine, |one| scale.mark(one.cost, one.error));
        if self.plain { by_cost.max(Mark::Mistake) } else { by_cost }
    }

    /// Values that are known exactly.
    pub fn exact(moves: impl IntoIterator<Item = (A, f64)>) -> Assessment<A> {
        let mut moves: Vec<Assessed<A>> = moves
            .into_iter()
            .map(|(action, value)| Assessed { action, value, cost: 0.0, error: 0.0 })
            .collect();
        table::order::sort_by(&mut moves, |one, other| other.value.total_cmp(&one.value));
        let best = moves.first().map_or(0.0, |best| best.value);
        for assessed in &mut moves {
            assessed.cost = best - assessed.value;
        }
        Assessment { moves, samples: 0, plain: false }
    }

    /// The best action.
    pub fn best(&self) -> Option<&Assessed<A>> {
        self.moves.first()
    }

    /// What that action is worth.
    pub fn of(&self, action: &A) -> Option<&Assessed<A>> {
        self.moves.iter().find(|assessed| assessed.action == *action)
    }
}

/// How many standard errors behind the best a candidate is dropped.
const DROPPED: f64 = 3.0;
/// How many standard errors make it clear what the played move cost: more tables would tell nothing new.
const CLEAR: f64 = 8.0;
/// The cheap pass: the share of the budget, and the fewest tables.
const CHEAP_SHARE: u32 = 6;
const FEWEST: usize = 24;
/// How much larger than it is the error is taken to be before a mark is sure.
const CAUTION: f64 = 1.5;
/// How many times the budget may be spent where the mark hangs on the error.
const DEEP: u32 = 8;
/// How many tables there are between two looks at who is behind.
const STRIDE: usize = 16;

/// Compares candidates in pairs. `sample` imagines one table and pushes the value of each of the candidates that it is
/// given by index; `played` is the one whose cost is asked for, to be marked by that scale. The budget counts single
/// tries.
pub fn compare<A: Clone + PartialEq>(
    candidates: &[A],
    played: usize,
    budget: Budget,
    scale: &Scale,
    mut sample: impl FnMut(&[usize], &mut Vec<f64>),
) -> Assessment<A> {
    let most = match budget {
        Budget::Iterations(iterations) => iterations,
        // Reviews are the same on every machine, so they are not bounded by time.
        Budget::Time { .. } => 1_000,
    };
    let mut results: Vec<Vec<f64>> = vec![Vec::new(); candidates.len()];
    let mut left: Vec<usize> = (0..candidates.len()).collect();
    let cheap = ((most / CHEAP_SHARE) as usize / candidates.len().max(1)).max(FEWEST);
    let (mut tries, mut values) = (0, Vec::new());
    while left.len() > 1 {
        values.clear();
        sample(&left, &mut values);
        for (which, value) in left.iter().zip(&values) {
            results[*which].push(*value);
        }
        tries += left.len();
        let samples = results[played].len();
        if samples < cheap || !samples.is_multiple_of(STRIDE) {
            continue;
        }
        let leader = leader(&results, &left);
        let (lead, error) = difference(&results[leader], &results[played]);
        // It may have cost somewhat more than it seems, or less than would be marked.
        let doubtful = scale.mark(lead + error, 0.0) != scale.mark(lead, CAUTION * error);
        if tries >= if doubtful { most.saturating_mul(DEEP) } else { most } as usize {
            break;
        }
        left.retain(|which| {
            let (lead, error) = difference(&results[leader], &results[*which]);
            *which == played || *which == leader || lead <= DROPPED * error
        });
        if left.len() == 2 && leader != played && lead > CLEAR * error {
            break;
        }
    }
    rank(candidates, played, &results, &left)
}

/// The candidate with the highest mean of those that are left.
fn leader(results: &[Vec<f64>], left: &[usize]) -> usize {
    let better = |one: &&usize, other: &&usize| mean(&results[**one]).total_cmp(&mean(&results[**other]));
    left.iter().max_by(better).copied().unwrap_or(0)
}

fn mean(values: &[f64]) -> f64 {
    values.iter().sum::<f64>() / values.len().max(1) as f64
}

/// The mean of the differences in pairs, as far as both were tried, and its standard error.
pub fn difference(one: &[f64], other: &[f64]) -> (f64, f64) {
    let count = one.len().min(other.len());
    let differences = || one.iter().zip(other).map(|(one, other)| one - other);
    let mean = differences().sum::<f64>() / count.max(1) as f64;
    let spread: f64 = differences().map(|difference| (difference - mean) * (difference - mean)).sum();
    (mean, (spread / (count.max(2) - 1) as f64 / count.max(1) as f64).sqrt())
}

fn rank<A: Clone + PartialEq>(
    candidates: &[A],
    played: usize,
    results: &[Vec<f64>],
    left: &[usize],
) -> Assessment<A> {
    let best = leader(results, left);
    let fair_cost = cross_fitted_lead(results, left, played);
    let mut moves: Vec<Assessed<A>> = (0..candidates.len())
        .map(|which| {
            let (lead, error) = difference(&results[best], &results[which]);
            let cost = if which == played { fair_cost.min(lead) } else { lead };
            // Those that were dropped early were tried on fewer tables: their value is told by the best's.
            let value = mean(&results[best]) - lead;
            Assessed { action: candidates[which].clone(), value, cost: cost.max(0.0), error }
        })
        .collect();
    table::order::sort_by(&mut moves, |one, other| other.value.total_cmp(&one.value));
    Assessment { moves, samples: results.get(best).map_or(0, Vec::len) as u32, plain: false }
}

/// By how much the best leads that candidate: chosen on every other table, and measured on those between.
fn cross_fitted_lead(results: &[Vec<f64>], left: &[usize], than: usize) -> f64 {
    let half = |which: usize, parity: usize| -> Vec<f64> {
        results[which].iter().copied().skip(parity).step_by(2).collect()
    };
    let lead = |parity: usize| {
        let best = left
            .iter()
            .copied()
            .max_by(|one, other| mean(&half(*one, parity)).total_cmp(&mean(&half(*other, parity))));
        best.map_or(0.0, |best| difference(&half(best, 1 - parity), &half(than, 1 - parity)).0)
    };
    f64::midpoint(lead(0), lead(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCALE: Scale = Scale { unit: Unit::Points, inaccurate: 1.0, mistake: 2.0, blunder: 5.0 };

    /// Candidates whose values are `worth` on average, on tables whose luck they share.
    fn assess(worth: &[f64], played: usize, iterations: u32, seed: u64) -> Assessment<usize> {
        let mut rng = fastrand::Rng::with_seed(seed);
        let candidates: Vec<usize> = (0..worth.len()).collect();
        compare(&candidates, played, Budget::Iterations(iterations), &SCALE, |left, out| {
            let luck = 10.0 * rng.f64();
            out.extend(left.iter().map(|which| worth[*which] + luck + rng.f64()));
        })
    }

    #[test]
    fn the_luck_of_a_table_is_no_part_of_the_error() {
        let assessment = assess(&[1.0, 2.0, 0.0], 0, 900, 3);
        let played = assessment.of(&0).unwrap();
        assert_eq!(assessment.best().unwrap().action, 1);
        assert!((played.cost - 1.0).abs() < 3.0 * played.error + 0.05, "{played:?}");
        // The values alone spread by almost three.
        assert!(played.error < 0.06, "{played:?}");
    }

    #[test]
    fn of_equals_none_costs_anything_on_average() {
        let costs: Vec<f64> =
            (0..200).map(|seed| assess(&[0.0; 6], 2, 600, seed).of(&2).unwrap().cost).collect();
        let worst = costs.iter().copied().fold(0.0, f64::max);
        assert!(mean(&costs) < 0.02 && worst < 0.12, "{} {worst}", mean(&costs));
    }

    #[test]
    fn the_same_seed_gives_the_same_assessment_and_the_budget_is_kept() {
        let one = assess(&[0.1, 0.0, 0.2, 0.05], 1, 2_000, 9);
        assert_eq!(one, assess(&[0.1, 0.0, 0.2, 0.05], 1, 2_000, 9));
        assert!(one.samples <= 1_100, "{}", one.samples);
    }

    #[test]
    fn more_is_thought_where_the_mark_hangs_on_the_error() {
        let scale = Scale { inaccurate: 0.3, ..SCALE };
        let samples = |cost: f64| {
            let mut rng = fastrand::Rng::with_seed(4);
            let budget = Budget::Iterations(100);
            let all = compare(&['a', 'b'], 1, budget, &scale, |left, out| {
                out.extend(left.iter().map(|which| if *which == 0 { cost } else { 0.0 } + rng.f64()));
            });
            all.samples
        };
        // Clearly fine, and close to where a move is no longer fine.
        assert!(samples(0.0) <= 80, "{}", samples(0.0));
        assert!(samples(0.31) >= 100, "{}", samples(0.31));
    }

    #[test]
    fn who_leaves_undone_what_is_asked_for_makes_a_mistake() {
        let all = || Assessment::exact([('a', 0.9), ('b', 1.0), ('c', 0.5), ('d', -9.0)]);
        let best = |all: &Assessment<char>| all.best().map(|best| best.action);
        let likely = all().ask(&'c', &SCALE, Asked::Likely, |action| *action == 'a');
        assert_eq!((best(&likely), likely.mark(&SCALE, &'c')), (Some('a'), Mark::Mistake));
        // Not where it is bad itself, nor where it was done, nor where what was played is as good.
        for (played, asked) in [('c', 'd'), ('a', 'a'), ('b', 'a')] {
            let fine = all().ask(&played, &SCALE, Asked::Likely, |action| *action == asked);
            assert_eq!((best(&fine), fine.plain), (Some('b'), false), "{played} {asked}");
        }
        assert!(all().ask(&'b', &SCALE, Asked::Certain, |action| *action == 'a').plain);
    }

    #[test]
    fn exact_values_have_no_error() {
        let assessment = Assessment::exact([('a', -3.0), ('b', 0.0)]);
        assert_eq!(assessment.best().map(|best| best.action), Some('b'));
        let played = assessment.of(&'a').unwrap();
        assert_eq!((played.cost, played.error), (3.0, 0.0));
    }

    #[test]
    fn marks_go_by_what_is_beyond_the_error() {
        use Mark::{Blunder, Fine, Inaccurate, Mistake};
        let marks = [(0.9, 0.0), (1.0, 0.0), (3.0, 0.4), (3.0, 0.8), (9.0, 0.5), (9.0, 6.0)];
        let marks = marks.map(|(cost, error)| SCALE.mark(cost, error));
        assert_eq!(marks, [Fine, Inaccurate, Mistake, Inaccurate, Blunder, Fine]);
    }
}
