//! Who is asking for a hint, or a review: nobody twice at a time, however many pages and tables they have open.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The ids of the people for whom something is being thought of.
#[derive(Default)]
pub(super) struct Asking(Mutex<HashSet<Box<str>>>);

/// Somebody asks while this is held.
pub(crate) struct AskingGuard {
    asking: Arc<Asking>,
    person: Box<str>,
}

impl Asking {
    /// Notes that somebody asks; nothing if they do already.
    pub(super) fn ask(self: &Arc<Self>, person: &str) -> Option<AskingGuard> {
        let new = self.people().insert(person.into());
        new.then(|| AskingGuard { asking: self.clone(), person: person.into() })
    }

    fn people(&self) -> MutexGuard<'_, HashSet<Box<str>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for AskingGuard {
    fn drop(&mut self) {
        self.asking.people().remove(&self.person);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn s_26_a_person_asks_once_at_a_time() {
        let asking = Arc::<Asking>::default();
        let first = asking.ask("anna");
        assert!(first.is_some() && asking.ask("anna").is_none() && asking.ask("bert").is_some());
        drop(first);
        assert!(asking.ask("anna").is_some());
    }
}
