//! Deduplication of commands: a command that is sent again after a lost answer takes effect once, so sending is
//! idempotent.

use std::collections::VecDeque;

use sha2::{Digest, Sha256};

use crate::identity::{Client, ShortHolder};
use crate::log_entry::Cause;
use crate::wire::Command;

/// How many commands a page may have in flight: it sends number `n` once it has the answer to `n - 8` and to all before.
/// So what it sends again is among its last accepted ones, which are as many.
pub(crate) const WINDOW: usize = 8;
/// How many pages of a person are remembered, the latest: nobody uses more at one table, and nobody's pages push out
/// those of others.
const MAX_PAGES: usize = 16;
/// How many people without a seat are remembered: all that is stored of them is that they sat down or stood up.
const MAX_STRANGERS: usize = 16;
/// How many pages are remembered of what older programs stored, which does not say whose they are.
const MAX_NAMELESS_PAGES: usize = 64;

/// The last accepted commands of each page, by person; the person with the latest command comes last.
#[derive(Clone, Debug, Default)]
pub(crate) struct CommandDedup(Vec<Person>);

#[derive(Clone, Debug)]
struct Person {
    of: Option<ShortHolder>,
    /// The page with the latest command comes last.
    pages: VecDeque<Accepted>,
}

#[derive(Clone, Debug)]
struct Accepted {
    client: Client,
    /// Number and fingerprint of each command, the latest last.
    commands: VecDeque<(u32, u32)>,
}

/// What the number and the fingerprint say about a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Dedup {
    /// It has not been accepted before.
    New,
    /// It was accepted before and is sent again because its answer was lost.
    Duplicate,
    /// Its number is 0, was passed over, or belongs to another command.
    NumberReused,
}

impl CommandDedup {
    /// Whether the command was accepted before.
    pub(crate) fn check(&self, cause: &Cause) -> Dedup {
        let commands = self.commands(&cause.client);
        if commands.is_some_and(|all| all.contains(&(cause.number, cause.fingerprint))) {
            Dedup::Duplicate
        } else if cause.number > self.last_number(&cause.client) {
            Dedup::New
        } else {
            Dedup::NumberReused
        }
    }

    /// The number of the last accepted command of a page; 0 if there is none.
    pub(crate) fn last_number(&self, client: &Client) -> u32 {
        self.commands(client).and_then(VecDeque::back).map_or(0, |(number, _)| *number)
    }

    /// Remembers an accepted command. `stays` says of whom everything is kept: who has a seat or is host.
    pub(crate) fn accept(&mut self, cause: &Cause, stays: impl Fn(&ShortHolder) -> bool) {
        let mut accepted = self
            .forget(&cause.client)
            .unwrap_or_else(|| Accepted { client: cause.client.clone(), commands: VecDeque::new() });
        if accepted.commands.len() == WINDOW {
            accepted.commands.pop_front();
        }
        accepted.commands.push_back((cause.number, cause.fingerprint));
        let known = self.0.iter().position(|person| person.of == cause.of);
        let mut person = known
            .map_or_else(|| Person { of: cause.of.clone(), pages: VecDeque::new() }, |at| self.0.remove(at));
        let most = if person.of.is_some() { MAX_PAGES } else { MAX_NAMELESS_PAGES };
        if person.pages.len() == most {
            person.pages.pop_front();
        }
        person.pages.push_back(accepted);
        self.0.push(person);
        if self.0.len() > MAX_STRANGERS {
            let goes = |person: &&Person| person.of.as_ref().is_some_and(|of| !stays(of));
            if self.0.iter().filter(goes).count() > MAX_STRANGERS
                && let Some(oldest) = self.0.iter().position(|person| goes(&person))
            {
                self.0.remove(oldest);
            }
        }
    }

    /// Takes out what is remembered of a page.
    fn forget(&mut self, client: &Client) -> Option<Accepted> {
        self.0.iter_mut().find_map(|person| {
            let at = person.pages.iter().position(|page| page.client == *client)?;
            person.pages.remove(at)
        })
    }

    fn commands(&self, client: &Client) -> Option<&VecDeque<(u32, u32)>> {
        let mut pages = self.0.iter().flat_map(|person| &person.pages);
        pages.find(|page| page.client == *client).map(|page| &page.commands)
    }
}

/// The fingerprint of a command: a hash of its JSON. It is stored and compared across restarts and versions, so its
/// value for a given command never changes. Two commands rarely share one, and then only their sender is misled.
pub(crate) fn fingerprint(command: &Command) -> u32 {
    let json = serde_json::to_vec(command).unwrap_or_default();
    let hash: [u8; 32] = Sha256::digest(&json).into();
    u32::from_le_bytes([hash[0], hash[1], hash[2], hash[3]])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::identity::Holder;

    fn cause(page: &str, number: u32, fingerprint: u32) -> Cause {
        cause_of("anna", page, number, fingerprint)
    }

    fn cause_of(who: &str, page: &str, number: u32, fingerprint: u32) -> Cause {
        let holder = Holder::of(who);
        Cause { client: Client::of(&holder, page), number, fingerprint, of: Some(holder.short()) }
    }

    fn seated(of: &ShortHolder) -> bool {
        ["anna", "bert"].iter().any(|who| Holder::of(who).short() == *of)
    }

    #[test]
    fn a_duplicate_is_recognised_and_another_command_of_its_number_is_not_taken_for_it() {
        let mut dedup = CommandDedup::default();
        assert_eq!(dedup.check(&cause("page", 0, 7)), Dedup::NumberReused);
        assert_eq!(dedup.check(&cause("page", 1, 7)), Dedup::New);
        dedup.accept(&cause("page", 1, 7), seated);
        // 2 was refused: its number is passed over, and 3 comes next.
        dedup.accept(&cause("page", 3, 9), seated);
        assert_eq!(dedup.check(&cause("page", 1, 7)), Dedup::Duplicate);
        assert_eq!(dedup.check(&cause("page", 3, 9)), Dedup::Duplicate);
        assert_eq!(dedup.check(&cause("page", 3, 8)), Dedup::NumberReused);
        assert_eq!(dedup.check(&cause("page", 2, 8)), Dedup::NumberReused);
        assert_eq!(dedup.check(&cause("page", 4, 9)), Dedup::New);
        assert_eq!(dedup.last_number(&cause("page", 0, 0).client), 3);
    }

    #[test]
    fn each_page_numbers_its_own_commands() {
        let mut dedup = CommandDedup::default();
        dedup.accept(&cause("page", 5, 7), seated);
        assert_eq!(dedup.check(&cause("other", 1, 7)), Dedup::New);
        let stranger = cause_of("bert", "page", 1, 7);
        assert_eq!(dedup.check(&stranger), Dedup::New);
    }

    #[test]
    fn nobody_pushes_out_what_somebody_else_has_sent() {
        let mut dedup = CommandDedup::default();
        dedup.accept(&cause("page", 1, 7), seated);
        for number in 1..1000 {
            dedup.accept(&cause_of("bert", &format!("page {}", number % 200), number, 0), seated);
            dedup.accept(&cause_of(&format!("stranger {number}"), "page", 1, 0), seated);
        }
        assert_eq!(dedup.check(&cause("page", 1, 7)), Dedup::Duplicate);
        assert_eq!(dedup.0.len(), 2 + MAX_STRANGERS, "bounded memory");
        assert!(dedup.0.iter().all(|person| person.pages.len() <= MAX_PAGES));
        for number in 2..100 {
            dedup.accept(&cause("page", number, 0), seated);
        }
        assert_eq!(dedup.commands(&cause("page", 0, 0).client).map(VecDeque::len), Some(WINDOW));
    }

    /// What older programs stored does not say whose page it was.
    #[test]
    fn a_page_from_before_an_upgrade_is_known_after_it() {
        let mut dedup = CommandDedup::default();
        dedup.accept(&Cause { of: None, ..cause("page", 1, 7) }, seated);
        assert_eq!(dedup.check(&cause("page", 1, 7)), Dedup::Duplicate);
        dedup.accept(&cause("page", 2, 8), seated);
        assert_eq!(dedup.check(&cause("page", 1, 7)), Dedup::Duplicate);
        assert_eq!(dedup.check(&cause("page", 2, 8)), Dedup::Duplicate);
        for number in 1..1000 {
            let page = Cause { of: None, ..cause_of("bert", &format!("page {number}"), 1, 0) };
            dedup.accept(&page, seated);
        }
        assert_eq!(dedup.check(&cause("page", 2, 8)), Dedup::Duplicate);
        assert!(dedup.0.iter().all(|person| person.pages.len() <= MAX_NAMELESS_PAGES));
    }

    /// The values are those that earlier versions stored.
    #[test]
    fn a_fingerprint_is_the_same_in_every_version_and_however_the_command_is_written() {
        let fingerprint_of = |text: &str| fingerprint(&serde_json::from_str(text).unwrap());
        assert_eq!(fingerprint_of(r#"{"do":"chat","text":"once"}"#), 3_230_051_245);
        for text in [
            r#"{"do":"act","action":{"do":"discard","turn":3,"card":"Kd"}}"#,
            r#"{"action":{"card":"Kd","turn":3,"do":"discard"},"do":"act"}"#,
            "{ \"do\": \"act\",\n  \"action\": { \"turn\": 3, \"card\": \"K\\u0064\", \"do\": \"discard\" } }",
        ] {
            assert_eq!(fingerprint_of(text), 780_363_425, "{text}");
        }
    }
}
