//! Deduplication of commands: a command that is sent again after a lost answer takes effect once, so sending is
//! idempotent.

use std::collections::VecDeque;

use sha2::{Digest, Sha256};

use crate::identity::Client;
use crate::log_entry::Cause;
use crate::wire::Command;

/// How many pages are remembered: a page sends again only what it has just sent.
const MAX_CLIENTS: usize = 64;
/// How many accepted commands of a page are remembered: as many as it sends without waiting for an answer.
const MAX_COMMANDS: usize = 8;

/// The last accepted commands of each page; the page heard from last stands last.
#[derive(Clone, Debug, Default)]
pub(crate) struct CommandDedup(VecDeque<Accepted>);

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

    /// Remembers an accepted command.
    pub(crate) fn accept(&mut self, cause: &Cause) {
        let known = self.0.iter().position(|accepted| accepted.client == cause.client);
        let mut accepted = known
            .and_then(|at| self.0.remove(at))
            .unwrap_or_else(|| Accepted { client: cause.client.clone(), commands: VecDeque::new() });
        if accepted.commands.len() == MAX_COMMANDS {
            accepted.commands.pop_front();
        }
        accepted.commands.push_back((cause.number, cause.fingerprint));
        if self.0.len() == MAX_CLIENTS {
            self.0.pop_front();
        }
        self.0.push_back(accepted);
    }

    fn commands(&self, client: &Client) -> Option<&VecDeque<(u32, u32)>> {
        self.0.iter().find(|accepted| accepted.client == *client).map(|accepted| &accepted.commands)
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
        Cause { client: Client::of(&Holder::of("anna"), page), number, fingerprint }
    }

    #[test]
    fn a_duplicate_is_recognised_and_another_command_of_its_number_is_not_taken_for_it() {
        let mut dedup = CommandDedup::default();
        assert_eq!(dedup.check(&cause("page", 0, 7)), Dedup::NumberReused);
        assert_eq!(dedup.check(&cause("page", 1, 7)), Dedup::New);
        dedup.accept(&cause("page", 1, 7));
        // 2 was refused: its number is passed over, and 3 comes next.
        dedup.accept(&cause("page", 3, 9));
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
        dedup.accept(&cause("page", 5, 7));
        assert_eq!(dedup.check(&cause("other", 1, 7)), Dedup::New);
        let stranger = Cause { client: Client::of(&Holder::of("bert"), "page"), number: 1, fingerprint: 7 };
        assert_eq!(dedup.check(&stranger), Dedup::New);
    }

    #[test]
    fn a_crowd_of_pages_takes_bounded_memory() {
        let mut dedup = CommandDedup::default();
        for number in 1..1000 {
            dedup.accept(&cause(&format!("page {}", number % 200), number, 0));
        }
        assert_eq!(dedup.0.len(), MAX_CLIENTS);
        assert!(dedup.0.iter().all(|accepted| accepted.commands.len() <= MAX_COMMANDS));
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
