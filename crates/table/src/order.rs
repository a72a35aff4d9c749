//! Sorting the short lists of games.

use std::cmp::Ordering;

/// More than there are cards in any pack.
const MOST: usize = 200;

/// Insertion sort: stable, and quick for as many as there are cards in a hand or plays to choose from; a pack that lies in
/// order almost costs one pass. The standard library's sorts are for long lists, and a dozen functions more for every
/// type: a ninth of what a browser fetched.
pub fn sort_by<T>(things: &mut [T], mut compare: impl FnMut(&T, &T) -> Ordering) {
    for end in 1..things.len() {
        let mut at = end;
        while at > 0 && compare(&things[at], &things[at - 1]) == Ordering::Less {
            things.swap(at, at - 1);
            at -= 1;
        }
    }
}

/// The same by the things' own order; by heapsort where a text that somebody sent may have made them many.
pub fn sort<T: Ord>(things: &mut [T]) {
    if things.len() <= MOST {
        return sort_by(things, T::cmp);
    }
    for root in (0..things.len() / 2).rev() {
        sift(things, root);
    }
    for last in (1..things.len()).rev() {
        things.swap(0, last);
        sift(&mut things[..last], 0);
    }
}

/// Lets a thing sink until nothing below it is greater.
fn sift<T: Ord>(heap: &mut [T], mut at: usize) {
    loop {
        let (left, right) = (2 * at + 1, 2 * at + 2);
        let greater = if right < heap.len() && heap[right] > heap[left] { right } else { left };
        if greater >= heap.len() || heap[greater] <= heap[at] {
            return;
        }
        heap.swap(at, greater);
        at = greater;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_sorts_as_the_standard_library_does() {
        let mut rng = fastrand::Rng::with_seed(4);
        for length in (0..60).chain([MOST, MOST + 1, 1_000]) {
            let mut things: Vec<(u8, usize)> = (0..length).map(|at| (rng.u8(..8), at)).collect();
            let mut same = things.clone();
            same.sort_by_key(|(key, _)| std::cmp::Reverse(*key));
            sort_by(&mut things, |one, other| other.0.cmp(&one.0));
            assert_eq!(things, same);
            sort(&mut things);
            same.sort_unstable();
            assert_eq!(things, same);
        }
    }
}
