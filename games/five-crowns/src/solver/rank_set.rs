//! A set of ranks: bit `n` is rank `n + 3`.

/// A set of ranks. Not a `usize`: eleven bits shifted twice by eleven no longer fit where that has 32 bits, and
/// no test on a wider machine would notice.
pub(super) type RankSet = u32;

/// How many ranks there are.
pub(super) const RANKS: usize = 11;

/// The bits of the set, highest first.
pub(super) fn highest_first(mut ranks: RankSet) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let rank = ranks.checked_ilog2()? as usize;
        ranks ^= 1 << rank;
        Some(rank)
    })
}
