//! Estimates with 95 % confidence intervals, and Elo ratings.

/// The standard normal quantile of a 95 % interval.
const Z: f64 = 1.959_964;

/// An estimate with its 95 % confidence interval.
#[derive(Clone, Copy, Debug, PartialEq, serde::Serialize)]
pub(crate) struct Estimate {
    /// The mean.
    pub(crate) mean: f64,
    /// The lower end.
    pub(crate) low: f64,
    /// The upper end.
    pub(crate) high: f64,
}

/// A share, from its value on each deal. The games of a deal share their dice, so the deals are the independent
/// samples and not the games.
pub(crate) fn share(deals: &[f64]) -> Option<Estimate> {
    let (mean, error) = spread(deals)?;
    // The effective sample size: as many independent games as would have the same standard error. Without any
    // variance, as many as there were deals.
    let effective = mean * (1.0 - mean) / (error * error);
    let games = if effective.is_finite() && effective > 0.0 { effective } else { deals.len() as f64 };
    Some(wilson(mean, games))
}

/// The Wilson score interval of a share seen in so many independent games; it stays within 0 and 1.
fn wilson(share: f64, games: f64) -> Estimate {
    let weight = Z * Z / games;
    let middle = (share + weight / 2.0) / (1.0 + weight);
    let half = Z / (1.0 + weight) * (share * (1.0 - share) / games + weight / (4.0 * games)).sqrt();
    Estimate { mean: share, low: (middle - half).max(0.0), high: (middle + half).min(1.0) }
}

/// The mean of independent samples.
pub(crate) fn mean(values: &[f64]) -> Option<Estimate> {
    let (mean, error) = spread(values)?;
    Some(Estimate { mean, low: mean - Z * error, high: mean + Z * error })
}

/// The ratio estimator: the ratio of two sums over the deals, with the standard error of its residuals (the delta
/// method). Nothing where the denominator is 0.
pub(crate) fn ratio(values: &[f64], others: &[f64]) -> Option<Estimate> {
    let (sum, other) = (values.iter().sum::<f64>(), others.iter().sum::<f64>());
    let ratio = (other > 0.0).then(|| sum / other)?;
    let residuals: Vec<f64> = values.iter().zip(others).map(|(value, other)| value - ratio * other).collect();
    let error = spread(&residuals)?.1 * residuals.len() as f64 / other;
    Some(Estimate { mean: ratio, low: ratio - Z * error, high: ratio + Z * error })
}

/// The mean and its standard error.
fn spread(values: &[f64]) -> Option<(f64, f64)> {
    let count = values.len() as f64;
    let mean = (!values.is_empty()).then(|| values.iter().sum::<f64>() / count)?;
    let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
    Some((mean, (squares / (count - 1.0).max(1.0) / count).sqrt()))
}

/// The percentile of sorted values, by nearest rank.
pub(crate) fn percentile(sorted: &[i32], percent: usize) -> i32 {
    sorted.get(((sorted.len().max(1) - 1) * percent + 50) / 100).copied().unwrap_or_default()
}

/// Elo ratings, the maximum-likelihood fit of the Bradley–Terry model by minorization–maximization.
///
/// `beaten[one][other]` is how often one beat the other, a tie counting half; the last rating is 0. A prior of one
/// more tie with everybody they met keeps ratings finite.
pub(crate) fn elo(beaten: &[Vec<f64>]) -> Vec<f64> {
    let count = beaten.len();
    let met = |one: usize, other: usize| one != other && beaten[one][other] + beaten[other][one] > 0.0;
    let won = |one: usize, other: usize| beaten[one][other] + 0.5;
    let mut strength = vec![1.0f64; count];
    for _ in 0..500 {
        for one in 0..count {
            let others = || (0..count).filter(|other| met(one, *other));
            let wins: f64 = others().map(|other| won(one, other)).sum();
            let expected =
                |other: usize| (won(one, other) + won(other, one)) / (strength[one] + strength[other]);
            let denominator: f64 = others().map(expected).sum();
            if denominator > 0.0 {
                strength[one] = wins / denominator;
            }
        }
    }
    let zero = strength.last().copied().unwrap_or(1.0);
    strength.iter().map(|strength| 400.0 * (strength / zero).log10()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(one: f64, other: f64) -> bool {
        (one - other).abs() < 5e-4
    }

    #[test]
    fn intervals_are_those_of_the_literature() {
        // 20 of 100, Wilson without correction: 0.1334 to 0.2888.
        let estimate = wilson(0.2, 100.0);
        assert!(near(estimate.low, 0.1334) && near(estimate.high, 0.2888), "{estimate:?}");
        // One game a deal is the plain case, but for the one that the sample's variance costs.
        let deals: Vec<f64> = (0..1000).map(|deal| f64::from(u8::from(deal % 5 == 0))).collect();
        let (plain, ours) = (wilson(0.2, 1000.0), share(&deals).unwrap());
        assert!(near(plain.low, ours.low) && near(plain.high, ours.high), "{plain:?} {ours:?}");
    }

    #[test]
    fn deals_count_and_not_games() {
        // Whoever has the better cards wins both games of a deal: a thousand games tell as much as 500.
        let deals: Vec<f64> = (0..500).map(|deal| f64::from(deal % 2)).collect();
        let (ours, plain) = (share(&deals).unwrap(), wilson(0.5, 500.0));
        assert!(near(ours.high, plain.high), "{ours:?} {plain:?}");
    }

    #[test]
    fn what_never_happened_may_still_happen() {
        let never = share(&[0.0; 10]).unwrap();
        assert!(near(never.low, 0.0) && near(never.high, 0.2775), "{never:?}");
        assert_eq!(share(&[]), None);
    }

    #[test]
    fn means_and_percentiles() {
        let estimate = mean(&[1.0, 2.0, 3.0, 4.0, 5.0]).unwrap();
        // The standard error is √2.5 / √5 = 0.7071.
        assert!(near(estimate.mean, 3.0) && near(estimate.high, 3.0 + 1.3859), "{estimate:?}");
        let values: Vec<i32> = (0..=100).collect();
        assert_eq!([5, 50, 95].map(|part| percentile(&values, part)), [5, 50, 95]);
        assert_eq!(percentile(&[], 50), 0);
    }

    #[test]
    fn a_ratio_weighs_long_deals_more() {
        // 30 points in 10 rounds, though the deals have 2.25 and 6 a round.
        let estimate = ratio(&[18.0, 12.0], &[8.0, 2.0]).unwrap();
        // Off by 18 − 24 and 12 − 6: a standard error of 6 on 5 rounds.
        assert!(near(estimate.mean, 3.0) && near(estimate.high, 3.0 + 1.2 * Z), "{estimate:?}");
        assert_eq!(ratio(&[1.0], &[0.0]), None);
        // With equal rounds it is the mean.
        let (one, other) = (ratio(&[2.0, 4.0, 9.0], &[2.0; 3]).unwrap(), mean(&[1.0, 2.0, 4.5]).unwrap());
        assert!(near(one.mean, other.mean) && near(one.low, other.low), "{one:?} {other:?}");
    }

    #[test]
    fn elo_is_as_defined() {
        // 10 to 1 is 400 points; half a game each way is nothing against so many.
        let ratings = elo(&[vec![0.0, 1_000_000.0], vec![100_000.0, 0.0]]);
        assert!((ratings[0] - 400.0).abs() < 0.1 && ratings[1].abs() < 1e-9, "{ratings:?}");
        // Strengths add up: a beats b as b beats c.
        let chain = elo(&[vec![0.0, 3e6, 0.0], vec![1e6, 0.0, 3e6], vec![0.0, 1e6, 0.0]]);
        assert!((chain[0] - 2.0 * chain[1]).abs() < 0.1, "{chain:?}");
    }
}
