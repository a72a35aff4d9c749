//! Which commands were accepted: one that is sent twice counts once.

use std::collections::VecDeque;

use crate::fact::Cause;
use crate::identity::Client;

/// How many pages are remembered: a page sends again only what it just sent.
const CLIENTS: usize = 64;
/// How many accepted commands of a page are remembered: as many as it sends without waiting for an answer.
const COMMANDS: usize = 8;

/// The last accepted commands of each page, the latest page last.
#[derive(Clone, Debug, Default)]
pub(crate) struct Counted(VecDeque<Commands>);

#[derive(Clone, Debug)]
struct Commands {
    client: Client,
    /// Number and print of each, the latest last.
    accepted: VecDeque<(u32, u32)>,
}

/// What a number says of a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Count {
    /// It has not been accepted yet.
    Fresh,
    /// It was accepted, and is sent again because its answer got lost.
    Again,
    /// Its number was passed or used by another command, or is none.
    Misused,
}

impl Counted {
    /// Whether the command was accepted before.
    pub(crate) fn count(&self, cause: &Cause) -> Count {
        let accepted = self.of(&cause.client);
        let again = accepted.is_some_and(|all| all.contains(&(cause.number, cause.print)));
        match (again, cause.number > self.last(&cause.client)) {
            (true, _) => Count::Again,
            (false, true) => Count::Fresh,
            (false, false) => Count::Misused,
        }
    }

    /// The number of the last accepted command of a page; 0 if there is none.
    pub(crate) fn last(&self, client: &Client) -> u32 {
        self.of(client).and_then(VecDeque::back).map_or(0, |(number, _)| *number)
    }

    /// Remembers an accepted command.
    pub(crate) fn note(&mut self, cause: &Cause) {
        let at = self.0.iter().position(|commands| commands.client == cause.client);
        let mut commands = at
            .and_then(|at| self.0.remove(at))
            .unwrap_or_else(|| Commands { client: cause.client.clone(), accepted: VecDeque::new() });
        if commands.accepted.len() == COMMANDS {
            commands.accepted.pop_front();
        }
        commands.accepted.push_back((cause.number, cause.print));
        if self.0.len() == CLIENTS {
            self.0.pop_front();
        }
        self.0.push_back(commands);
    }

    fn of(&self, client: &Client) -> Option<&VecDeque<(u32, u32)>> {
        self.0.iter().find(|commands| commands.client == *client).map(|commands| &commands.accepted)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::identity::Holder;

    fn cause(page: &str, number: u32, print: u32) -> Cause {
        Cause { client: Client::of(&Holder::of("anna"), page), number, print }
    }

    #[test]
    fn a_command_sent_again_is_known_and_another_of_its_number_is_not_taken_for_it() {
        let mut counted = Counted::default();
        assert_eq!(counted.count(&cause("page", 0, 7)), Count::Misused);
        assert_eq!(counted.count(&cause("page", 1, 7)), Count::Fresh);
        counted.note(&cause("page", 1, 7));
        // 2 was refused: its number is passed over, and 3 comes next.
        counted.note(&cause("page", 3, 9));
        assert_eq!(counted.count(&cause("page", 1, 7)), Count::Again);
        assert_eq!(counted.count(&cause("page", 3, 9)), Count::Again);
        assert_eq!(counted.count(&cause("page", 3, 8)), Count::Misused);
        assert_eq!(counted.count(&cause("page", 2, 8)), Count::Misused);
        assert_eq!(counted.count(&cause("page", 4, 9)), Count::Fresh);
        assert_eq!(counted.last(&cause("page", 0, 0).client), 3);
    }

    #[test]
    fn pages_count_for_themselves() {
        let mut counted = Counted::default();
        counted.note(&cause("page", 5, 7));
        assert_eq!(counted.count(&cause("other", 1, 7)), Count::Fresh);
        let stranger = Cause { client: Client::of(&Holder::of("bert"), "page"), number: 1, print: 7 };
        assert_eq!(counted.count(&stranger), Count::Fresh);
    }

    #[test]
    fn a_crowd_of_pages_takes_bounded_memory() {
        let mut counted = Counted::default();
        for number in 1..1000 {
            counted.note(&cause(&format!("page {}", number % 200), number, 0));
        }
        assert_eq!(counted.0.len(), CLIENTS);
        assert!(counted.0.iter().all(|commands| commands.accepted.len() <= COMMANDS));
    }
}
