//! The rules of a table online, which refusals cite. Their sentences are in the shared locales.

use table::{Refusal, Sentence};

/// Every rule with its id, for the documentation and the tests.
pub const ALL: [(&str, &str); 32] = [
    ("S-1", "A page speaks the protocol of the server; an older page is loaded anew."),
    ("S-2", "A message is JSON of a known form."),
    ("S-3", "A message has at most 16 KiB."),
    ("S-4", "A table is found by its code."),
    ("S-5", "A seat is held by one person, or by a bot."),
    ("S-6", "The host alone changes the table."),
    ("S-7", "Who has no seat watches."),
    ("S-8", "Seats and options are settled before the start."),
    ("S-9", "A name has 1 to 24 characters."),
    ("S-10", "The game is played between its start and its end."),
    ("S-11", "A seat goes to a bot when its person says so, or has been away for a minute."),
    ("S-12", "A seat is shared with another device by a key that its person asked for."),
    ("S-13", "A chat line has at most 200 characters, a contribution to the seed at most 64 bytes."),
    ("S-14", "Nothing is acknowledged that could not be stored."),
    ("S-15", "The first message on a socket is hello."),
    ("S-16", "A seat is played by its person or by a bot, not by both."),
    ("S-17", "A page of another address does not speak for its reader."),
    ("S-18", "Secrets and logs are shown after the end."),
    ("S-19", "The commands of a page are numbered from 1, and each number is for one command."),
    (
        "S-20",
        "A message that an action is about was written by that player in this game, and is one of the last fifty.",
    ),
    ("S-21", "A page sends at most so many messages a second."),
    ("S-22", "An address has at most so many sockets at once."),
    ("S-23", "An address opens at most so many tables in an hour."),
    ("S-24", "A turn clock gives 15 seconds to 10 minutes; after it a bot plays until the person is back."),
    ("S-25", "Where several people play, there are hints only if the host allowed them before the start."),
    ("S-26", "A hint is for a seat that has something to do, and one at a time."),
    ("S-27", "Who has no seat sees what the host allows: nothing, the table, or after the end everything."),
    ("S-28", "A table that its host has closed is over for everybody."),
    ("S-29", "While a start is under way, the table stays as it is."),
    (
        "S-30",
        "Who contributes to the seed is settled before anybody reveals, and what is revealed fits its hash.",
    ),
    (
        "S-31",
        "A reveal missing after 5 seconds voids the start: nothing is dealt, all commit anew under a new secret, and the seat that failed contributes no more.",
    ),
    ("S-32", "Who is not bound by a hash contributes nothing, and the game starts without waiting for them."),
];

/// A refusal by that rule, with a sentence that takes no arguments.
pub(crate) fn refuse(rule: &'static str, key: &'static str) -> Refusal {
    Refusal::new(rule, Sentence::new(key))
}

#[cfg(test)]
mod tests {
    use super::ALL;

    #[test]
    fn the_documentation_lists_every_rule_as_it_is() {
        let text = include_str!("../../../docs/protocol.md");
        for (id, says) in ALL {
            assert!(text.contains(&format!("| {id} | {says} |")), "{id}");
        }
    }
}
