//! One level of the hierarchy: who is next among those that share evenly.

use std::collections::HashMap;
use std::hash::Hash;
use std::time::Duration;

/// Something that may have work waiting.
pub(super) trait Backlog: Default {
    /// How much waits.
    fn waiting(&self) -> usize;
}

/// Those that share, each with what it has waiting.
pub(super) struct Shares<K, V> {
    sharers: HashMap<K, Sharer<V>>,
    /// The start tag of the last whose turn it was: whoever comes anew begins there, with neither debt nor credit.
    virtual_time: Duration,
    joined: u64,
}

struct Sharer<V> {
    value: V,
    /// The start tag: the time it has had, on the scale of the virtual time.
    start: Duration,
    /// When it came to have something waiting; among equals the first is first.
    joined: u64,
    /// How much of it is under way.
    running: usize,
}

impl<K, V> Default for Shares<K, V> {
    fn default() -> Shares<K, V> {
        Shares { sharers: HashMap::new(), virtual_time: Duration::ZERO, joined: 0 }
    }
}

impl<K: Clone + Eq + Hash, V: Backlog> Shares<K, V> {
    /// What that one has waiting, to add to it.
    pub(super) fn join(&mut self, key: &K) -> &mut V {
        let (start, joined) = (self.virtual_time, self.joined);
        let sharer = self.sharers.entry(key.clone()).or_insert_with(|| Sharer {
            value: V::default(),
            start,
            joined,
            running: 0,
        });
        if sharer.value.waiting() == 0 {
            sharer.start = sharer.start.max(start);
            sharer.joined = joined;
            self.joined += 1;
        }
        &mut sharer.value
    }

    /// What that one has waiting.
    pub(super) fn get_mut(&mut self, key: &K) -> Option<&mut V> {
        self.sharers.get_mut(key).map(|sharer| &mut sharer.value)
    }

    /// Whether nobody is remembered.
    #[cfg(test)]
    pub(super) fn is_empty(&self) -> bool {
        self.sharers.is_empty()
    }

    /// How many have something waiting.
    pub(super) fn backlogged(&self) -> usize {
        self.sharers.values().filter(|sharer| sharer.value.waiting() > 0).count()
    }

    /// Whose turn it is: of those that have something waiting, who has had the least.
    pub(super) fn next(&self) -> Option<&K> {
        let backlogged = self.sharers.iter().filter(|(_, sharer)| sharer.value.waiting() > 0);
        backlogged.min_by_key(|(_, sharer)| (sharer.start, sharer.joined)).map(|(key, _)| key)
    }

    /// Who has most waiting, the last to come among equals.
    pub(super) fn longest(&self) -> Option<&K> {
        let waiting = self.sharers.iter().filter(|(_, sharer)| sharer.value.waiting() > 0);
        waiting.max_by_key(|(_, sharer)| (sharer.value.waiting(), sharer.joined)).map(|(key, _)| key)
    }

    /// Something of that one begins, and is charged with what it is given.
    pub(super) fn begin(&mut self, key: &K, given: Duration) {
        if let Some(sharer) = self.sharers.get_mut(key) {
            self.virtual_time = self.virtual_time.max(sharer.start);
            sharer.start += given;
            sharer.running += 1;
        }
    }

    /// Something of that one ends, and is charged with what it took instead.
    pub(super) fn end(&mut self, key: &K, given: Duration, took: Duration) {
        if let Some(sharer) = self.sharers.get_mut(key) {
            sharer.start = (sharer.start + took).saturating_sub(given);
            sharer.running -= 1;
        }
        self.forget_idle();
    }

    /// Forgets those who have nothing waiting and nothing under way.
    pub(super) fn forget_idle(&mut self) {
        self.sharers.retain(|_, sharer| sharer.value.waiting() > 0 || sharer.running > 0);
    }
}
