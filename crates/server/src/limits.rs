//! Limits of people and addresses, so that nobody spoils the evening of the others.
//!
//! A person may do so much in a while, and an address so many times as much as its people are counted as: making up
//! people is free, addresses are not. The buckets belong to the person and the address and not to a socket, so that
//! connecting anew refills nothing.

mod address;
mod remembered;
mod visitors;

use std::net::IpAddr;
use std::time::Duration;

use table::{Refusal, Sentence};

use crate::token_bucket::Rate;

pub(crate) use address::Address;
pub(crate) use visitors::{HeavyGuard, Visitor, Visitors};

/// The limits of a server; all can be set. The defaults are far above what people at a table need.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Messages of a person in a second. Nobody plays, draws and chats faster than this.
    pub messages: u32,
    /// Actions of a seat in a second, and of a person at all their tables: each is stored, and a game may go on without
    /// end.
    pub actions: u32,
    /// Lines of chat of a person in a minute.
    pub chat: u32,
    /// Changes of a table by a person in a minute: names, seats, options, and whatever else is stored and is neither an
    /// action nor chat.
    pub changes: u32,
    /// Tables that a person opens in an hour, rematches among them: each is stored.
    pub tables: u32,
    /// How often a person comes to tables in a minute: a page that loses its connection comes back at once.
    pub visits: u32,
    /// Codes that a person tries in vain in a minute.
    pub tries: u32,
    /// Reviews that are made for a person in an hour: each takes seconds of a core. One that is kept costs nothing.
    pub reviews: u32,
    /// Lines of chat and changes that a table takes in all. A full one takes no more of them, but every action.
    pub changes_of_table: u32,
    /// As how many people an address counts at most, each at their limits: a household, a club, a class.
    pub people: u32,
    /// Sockets of one address at once: a class or a club behind one router, every phone at a table or two.
    pub sockets: u32,
    /// Connections of one address at once, until they become sockets, which count by themselves; a browser opens a few
    /// for a page.
    pub connections: u32,
    /// Proxies that are trusted to say where a request came from, besides those on this machine.
    pub proxies: Vec<IpAddr>,
}

/// How many seconds' worth of messages may come in a burst: what a page sends again after a lost connection.
const MESSAGE_BURST: Duration = Duration::from_secs(5);
/// Likewise of actions of a seat: some games have moments when everybody is quick.
const ACTION_BURST: Duration = Duration::from_secs(20);
/// From so many records on a game takes actions slowly. None of ours comes near that by being played: it is for drawing and
/// erasing without end.
pub(crate) const LONG_GAME: usize = 10_000;
/// How many actions of a seat a long game takes in a minute.
const ACTIONS_OF_LONG_GAME: u32 = 6;
const SECOND: Duration = Duration::from_secs(1);
const MINUTE: Duration = Duration::from_mins(1);
const HOUR: Duration = Duration::from_hours(1);

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            messages: 20,
            actions: 5,
            chat: 30,
            changes: 40,
            tables: 40,
            visits: 60,
            tries: 10,
            reviews: 30,
            changes_of_table: 5000,
            people: 10,
            sockets: 200,
            connections: 400,
            proxies: Vec::new(),
        }
    }
}

impl Limits {
    /// No limits, for tests and measurements.
    pub fn none() -> Limits {
        Limits {
            messages: u32::MAX,
            actions: u32::MAX,
            chat: u32::MAX,
            changes: u32::MAX,
            tables: u32::MAX,
            visits: u32::MAX,
            tries: u32::MAX,
            reviews: u32::MAX,
            changes_of_table: u32::MAX,
            people: u32::MAX,
            sockets: u32::MAX,
            connections: u32::MAX,
            proxies: Vec::new(),
        }
    }

    /// How much of that a person may do.
    fn rate(&self, kind: Limited) -> Rate {
        match kind {
            Limited::Message => Rate::new(self.messages, SECOND, MESSAGE_BURST),
            Limited::Action => Rate::new(self.actions, SECOND, ACTION_BURST),
            Limited::Chat => Rate::new(self.chat, MINUTE, MINUTE),
            Limited::Change => Rate::new(self.changes, MINUTE, MINUTE),
            Limited::Table => Rate::new(self.tables, HOUR, HOUR),
            Limited::Visit => Rate::new(self.visits, MINUTE, MINUTE),
            Limited::Try => Rate::new(self.tries, MINUTE, MINUTE),
            Limited::Review => Rate::new(self.reviews, HOUR, HOUR),
        }
    }

    /// How fast a seat may act in a game of so many records.
    pub(crate) fn actions_of_seat(&self, records: usize) -> Rate {
        if records < LONG_GAME || self.actions == u32::MAX {
            return self.rate(Limited::Action);
        }
        Rate::new(ACTIONS_OF_LONG_GAME, MINUTE, MINUTE)
    }
}

/// What is limited by person and by address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Limited {
    /// Anything that is sent over a socket.
    Message,
    /// An action in a game.
    Action,
    /// A line of chat.
    Chat,
    /// Another change of a table that is stored and is no action in a game.
    Change,
    /// A table that is opened.
    Table,
    /// A socket that is opened.
    Visit,
    /// A code by which nobody comes to a table.
    Try,
    /// A review that is made.
    Review,
}

/// How many kinds there are.
const KINDS: usize = 8;

impl Limited {
    const ALL: [Limited; KINDS] = [
        Limited::Message,
        Limited::Action,
        Limited::Chat,
        Limited::Change,
        Limited::Table,
        Limited::Visit,
        Limited::Try,
        Limited::Review,
    ];

    /// The refusal of one too many, of the person or of everybody at the address.
    fn refusal(self, of_address: bool, wait: Duration) -> Refusal {
        let (rule, key) = match (self, of_address) {
            (Limited::Table, false) => ("S-23", "server-too-many-tables"),
            (Limited::Table, true) => ("S-23", "server-address-too-many-tables"),
            (Limited::Review, false) => ("S-44", "server-too-many-reviews"),
            (Limited::Review, true) => ("S-44", "server-address-too-many-reviews"),
            (Limited::Chat, false) => ("S-21", "server-too-much-chat"),
            (Limited::Try, _) => ("S-21", "server-too-many-tries"),
            (_, false) => return too_fast(wait),
            (_, true) => ("S-21", "server-address-too-fast"),
        };
        retry_after(rule, key, wait)
    }
}

/// The refusal of something that came too fast.
pub(crate) fn too_fast(wait: Duration) -> Refusal {
    retry_after("S-21", "server-too-fast", wait)
}

fn retry_after(rule: &'static str, key: &'static str, wait: Duration) -> Refusal {
    let seconds = wait.as_secs_f64().ceil().clamp(1.0, 3600.0);
    Refusal::new(rule, Sentence::new(key).number("seconds", seconds as i32))
}
