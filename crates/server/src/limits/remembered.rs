//! What is remembered of visitors: a map of bounded size from which nothing is pushed out that still limits anybody.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// How often at most a full map is searched for what can be forgotten: a flood must not make every newcomer pay for a
/// search.
const SWEEP_INTERVAL: Duration = Duration::from_secs(1);

/// Something that may be worth remembering.
pub(super) trait Forgettable {
    /// A new one.
    fn new(now: Instant) -> Self;
    /// Whether it is now like a new one, so that nothing is lost with it.
    fn is_like_new(&self, now: Instant) -> bool;
}

/// Visitors by their key. Only those are forgotten whom nobody holds and who are like new. So no crowd of newcomers can
/// wipe out what is remembered of somebody else; when there is no room, it is the newcomers who are not remembered.
pub(super) struct Remembered<K, V> {
    map: HashMap<K, Arc<V>>,
    capacity: usize,
    swept: Option<Instant>,
}

impl<K: Eq + Hash, V: Forgettable> Remembered<K, V> {
    pub(super) fn new(capacity: usize) -> Remembered<K, V> {
        Remembered { map: HashMap::new(), capacity, swept: None }
    }

    /// What is remembered of that visitor; `None` for a newcomer for whom there is no room.
    pub(super) fn get(&mut self, key: K, now: Instant) -> Option<Arc<V>> {
        if let Some(known) = self.map.get(&key) {
            return Some(known.clone());
        }
        if self.map.len() >= self.capacity && !self.make_room(now) {
            return None;
        }
        Some(self.map.entry(key).or_insert_with(|| Arc::new(V::new(now))).clone())
    }

    fn make_room(&mut self, now: Instant) -> bool {
        if self.swept.is_some_and(|swept| now.saturating_duration_since(swept) < SWEEP_INTERVAL) {
            return false;
        }
        self.swept = Some(now);
        self.map.retain(|_, value| Arc::strong_count(value) > 1 || !value.is_like_new(now));
        self.map.len() < self.capacity
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Worth remembering for a minute.
    struct Minute(Instant);

    impl Forgettable for Minute {
        fn new(now: Instant) -> Minute {
            Minute(now)
        }

        fn is_like_new(&self, now: Instant) -> bool {
            now >= self.0 + Duration::from_mins(1)
        }
    }

    #[test]
    fn a_flood_of_newcomers_pushes_nobody_out() {
        let now = Instant::now();
        let mut all: Remembered<u32, Minute> = Remembered::new(100);
        let first = all.get(0, now).unwrap();
        for visitor in 1..1_000_000 {
            assert_eq!(all.get(visitor, now).is_some(), visitor < 100);
        }
        assert_eq!(all.map.len(), 100);
        assert!(Arc::ptr_eq(&first, &all.get(0, now).unwrap()));
        // A minute later the quiet ones make room; who is still there stays.
        let later = now + Duration::from_mins(2);
        assert!(all.get(5000, later).is_some());
        assert_eq!(all.map.len(), 2);
        assert!(Arc::ptr_eq(&first, &all.get(0, later).unwrap()));
    }
}
