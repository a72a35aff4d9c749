//! Luck as in AIVAT (Burch, Schmid, Moravčík and Bowling 2018): the value after chance less its mean over what could
//! have come, by the same evaluator. Its mean over many games is zero whatever the evaluator is worth.
//!
//! What could have come is decided by the rules themselves: the state before the record, with what lies face down in
//! another order and other dice, meets the same cause.

use bots::{Bot, Memory, Prospect};
use table::log::{By, Record};
use table::{Cause, Dice, Emitter, Game, Seat};

/// What chance did in one record.
pub(crate) struct Luck {
    /// For each seat by how much it was lucky.
    pub(crate) values: Vec<f64>,
    /// For each seat the variance of the error of that.
    pub(crate) variances: Vec<f64>,
    /// For each seat the mean value of what could have come.
    pub(crate) expected: Vec<f64>,
}

/// After this many other draws that all gave the same, chance had no part in it.
const PROBES: usize = 3;

/// What chance did; nothing if it had no part in the record. `stands` is how everybody stands after it, by the same
/// seeds.
pub(crate) fn luck<B: Bot>(
    before: &B::Game,
    memories: &[Memory<B>],
    record: &Record<B::Game>,
    first: Option<Seat>,
    stands: &[Prospect],
    seeds: &[u64],
) -> Option<Luck> {
    let cause = match record.by {
        By::Start => Cause::Start { first },
        By::Due => Cause::Due,
        By::Rules(_) => return None,
        By::Seat { seat, .. } => Cause::Act { seat, action: record.action.as_ref()?, lag: record.lag },
    };
    let mut out = Emitter::new();
    let mut imagine = |seed: u64| {
        let mut other = before.clone();
        // Another seed than that of the tries, or the order of the pile would be the same as theirs.
        let mut rng = fastrand::Rng::with_seed(seed ^ 0x9E37_79B9_7F4A_7C15);
        other.reshuffle(&mut rng);
        out.clear();
        other.decide(cause, record.at, &Dice::from_number(rng.u64(..)), &mut out);
        (other, out.events() == record.events)
    };
    if seeds.iter().take(PROBES).all(|seed| imagine(*seed).1) {
        return None;
    }
    let seats = usize::from(before.seats());
    let mut differences = vec![Vec::with_capacity(seeds.len()); seats];
    let mut expected = vec![0.0; seats];
    for (seed, stands) in seeds.iter().zip(stands) {
        let (other, _) = imagine(*seed);
        let imagined = B::prospects(&other, memories, record.at, &[*seed]);
        let imagined = imagined.first()?;
        for seat in 0..seats {
            expected[seat] += f64::from(imagined.values[seat]) / seeds.len() as f64;
            differences[seat].push(f64::from(stands.values[seat]) - f64::from(imagined.values[seat]));
        }
    }
    let zero = vec![0.0; seeds.len()];
    let (values, variances) = differences
        .iter()
        .map(|differences| bots::difference(differences, &zero))
        .map(|(mean, error)| (mean, error * error))
        .unzip();
    Some(Luck { values, variances, expected })
}
