//! Draws that are the same on every machine.

/// Draws of fixed width. `fastrand` draws a `usize` with as many bits as the machine has, so its `usize`,
/// `shuffle` and `choice` give other results on a 32-bit machine, such as the engine in a browser.
pub trait PortableRng {
    /// An index below `len`, each as likely; 0 if `len` is 0.
    fn index(&mut self, len: usize) -> usize;

    /// One of these, each as likely.
    fn pick<'a, T>(&mut self, from: &'a [T]) -> Option<&'a T> {
        (!from.is_empty()).then(|| &from[self.index(from.len())])
    }

    /// Fisher–Yates.
    fn permute<T>(&mut self, values: &mut [T]) {
        for last in (1..values.len()).rev() {
            values.swap(last, self.index(last + 1));
        }
    }
}

impl PortableRng for fastrand::Rng {
    fn index(&mut self, len: usize) -> usize {
        if len == 0 { 0 } else { self.u32(..len as u32) as usize }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The numbers are those of every machine: who changes the draws sees it here.
    #[test]
    fn draws_are_pinned() {
        let mut rng = fastrand::Rng::with_seed(5);
        let mut cards: Vec<u8> = (0..10).collect();
        rng.permute(&mut cards);
        let indices: Vec<usize> = (0..5).map(|_| rng.index(100)).collect();
        assert_eq!(cards, [9, 0, 2, 8, 5, 3, 1, 4, 7, 6]);
        assert_eq!(indices, [76, 66, 86, 1, 83]);
    }

    #[test]
    fn every_order_is_as_likely() {
        let mut rng = fastrand::Rng::with_seed(1);
        let mut counts = std::collections::BTreeMap::new();
        for _ in 0..6_000 {
            let mut order = [1, 2, 3];
            rng.permute(&mut order);
            *counts.entry(order).or_insert(0) += 1;
        }
        assert_eq!(counts.len(), 6);
        assert!(counts.values().all(|count| (850..1_150).contains(count)), "{counts:?}");
    }

    #[test]
    fn nothing_is_picked_from_nothing() {
        let mut rng = fastrand::Rng::with_seed(1);
        assert_eq!((rng.pick::<u8>(&[]), rng.index(0), rng.pick(&[7])), (None, 0, Some(&7)));
    }
}
