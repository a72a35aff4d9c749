//! The rules of a table online, which refusals cite. Their sentences are in the shared locales.

use store::StoreError;
use table::{Refusal, Sentence};

/// Every rule with its id, for the documentation and the tests.
pub const ALL: [(&str, &str); 43] = [
    ("S-1", "A page speaks the protocol of the server; an older page is loaded anew."),
    ("S-2", "A message is JSON of a known form."),
    ("S-3", "A message has at most 16 KiB."),
    (
        "S-4",
        "A table is found by its link, or by its code while it waits with somebody there and for those who have a seat.",
    ),
    ("S-5", "A seat is held by one person, or by a bot."),
    ("S-6", "The host alone changes the table."),
    ("S-7", "Who has no seat watches."),
    ("S-8", "Seats and options are settled before the start."),
    (
        "S-9",
        "A name has 1 to 24 characters and can be seen; one that looks like another's at the table gets a number.",
    ),
    ("S-10", "The game is played between its start and its end."),
    ("S-11", "A seat goes to a bot when its person says so, or has been away for a minute."),
    (
        "S-12",
        "A seat is shared with another device by a key that its person asked for: for one device, within 15 minutes, until they revoke it.",
    ),
    ("S-13", "A chat line has at most 200 characters, a contribution to the seed at most 64 bytes."),
    ("S-14", "Nothing is acknowledged that could not be stored."),
    ("S-15", "The first message on a socket is hello."),
    ("S-16", "A seat is played by its person or by a bot, not by both."),
    ("S-17", "A page of another address does not speak for its reader."),
    ("S-18", "Secrets and logs are shown after the end."),
    (
        "S-19",
        "The commands of a page are numbered from 1, each number is for one command, and at most 8 are in flight.",
    ),
    (
        "S-20",
        "A message that an action is about was written by that player in this game, and is one of the last fifty.",
    ),
    (
        "S-21",
        "A person, and an address, sends at most so much in a while: messages, actions, lines of chat, changes of a table.",
    ),
    ("S-22", "An address has at most so many sockets at once."),
    ("S-23", "A person, and an address, opens at most so many tables in an hour."),
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
    (
        "S-33",
        "A table takes at most so many lines of chat and changes in all; a full one takes every action.",
    ),
    ("S-34", "Who was removed before the start sits down there again when the host lets them."),
    (
        "S-35",
        "A finished game is looked back at with the eyes of one of its seats, of a spectator, or all open.",
    ),
    (
        "S-36",
        "Whoever may see everything of a finished game may play on from any moment before its end; who asks for one before the first gets the first.",
    ),
    ("S-37", "A table that goes on from a moment of a game keeps that game's seats and options."),
    ("S-38", "A game that went on from a moment of another counts in no record and no series."),
    (
        "S-41",
        "Another device becomes the same person by a link, once and within 15 minutes, or by the phrase that the person wrote down last; a person has at most 50 devices.",
    ),
    ("S-42", "A series is shown to those who sit at its table."),
    (
        "S-43",
        "A review is made of a finished game of at most 5,000 records, one at a time for a person, behind everything that others wait for.",
    ),
    ("S-44", "A person, and an address, has at most so many reviews made in an hour."),
    (
        "S-45",
        "A game that one person played against bots on a device of theirs, by the rules and to its end, is kept for their records when the page hands it over, once for all its shuffles, and marked as played there; it counts as a table that is opened.",
    ),
];

/// A refusal by that rule, with a sentence that takes no arguments.
pub(crate) fn refuse(rule: &'static str, key: &'static str) -> Refusal {
    Refusal::new(rule, Sentence::new(key))
}

/// The refusal of what could not be stored, for that reason.
pub(crate) fn not_stored(error: &StoreError) -> Refusal {
    refuse("S-14", if error.is_away() { "server-database-away" } else { "server-not-stored" })
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
