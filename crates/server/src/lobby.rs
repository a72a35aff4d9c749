//! The lobby: the tables that wait with somebody there. Tables to go on with are found in the store.

use std::collections::{HashMap, HashSet};
use std::hash::Hash;
use std::sync::{Mutex, MutexGuard, PoisonError};

use store::{Nodes, Store, StoreError, Waiting};
use tokio::sync::Notify;
use tokio::time::{Duration, sleep};

use crate::limits::Address;
use crate::room::{Occupant, Room};
use crate::wire::{Status, TableLine};

/// How many open tables are listed.
const MAX_OPEN_TABLES: usize = 50;

/// How many open tables of all nodes are looked at to choose those.
const MAX_SHARED_TABLES: usize = 1000;
/// How long after a failure the lobby is shown again to the other nodes.
const PAUSE: Duration = Duration::from_secs(1);

/// A line on every table that waits with somebody there, by its code. All of them are in memory.
#[derive(Default)]
pub(crate) struct Lobby {
    lines: Mutex<Lines>,
    /// Whether other nodes are to know of them.
    shared: bool,
    changed: Notify,
}

#[derive(Default)]
struct Lines {
    by_code: HashMap<String, Line>,
    /// How many there have been.
    count: u64,
    /// The codes of those that other nodes do not know as they are.
    unshown: HashSet<String>,
}

struct Line {
    shown: TableLine,
    /// Whether it is on the list of open tables and has a free seat.
    open: bool,
    /// Where whoever has been there longest is.
    address: Option<Address>,
    /// The latest has the highest.
    number: u64,
}

impl Lobby {
    /// A lobby, which other nodes share or not.
    pub(crate) fn new(shared: bool) -> Lobby {
        Lobby { shared, ..Lobby::default() }
    }

    /// Shows other nodes what changes, for as long as the server runs.
    pub(crate) async fn show(&self, store: &dyn Store) {
        let Some(nodes) = store.nodes() else { return };
        loop {
            self.changed.notified().await;
            let (codes, shown, gone) = {
                let mut lines = self.lines();
                let codes = std::mem::take(&mut lines.unshown);
                let (there, gone): (Vec<_>, Vec<_>) =
                    codes.iter().cloned().partition(|code| lines.by_code.contains_key(code));
                let shown =
                    there.into_iter().filter_map(|code| lines.by_code.get(&code)?.waiting(code)).collect();
                (codes, shown, gone)
            };
            if nodes.show_waiting(shown, gone).await.is_err() {
                self.lines().unshown.extend(codes);
                sleep(PAUSE).await;
                self.changed.notify_one();
            }
        }
    }

    fn note(&self, lines: &mut Lines, code: &str) {
        if self.shared {
            lines.unshown.insert(code.to_owned());
            self.changed.notify_one();
        }
    }

    /// Updates the line of a table; `address` is where whoever has been there longest is, if anybody is there. One that
    /// does not wait, or that everybody has left, has none.
    pub(crate) fn update(&self, code: &str, id: &str, room: &Room, address: Option<Address>) {
        let status = room.status();
        if address.is_none() || status != Status::Waiting {
            return self.remove(code);
        }
        let occupied = room.chairs.iter().filter(|chair| !matches!(chair.occupant, Occupant::Nobody));
        let names: Vec<String> = occupied.map(|chair| chair.name.clone()).collect();
        let free = (room.chairs.len() - names.len()) as u8;
        let shown = TableLine {
            id: id.to_owned(),
            code: code.to_owned(),
            game: room.game.clone(),
            status,
            names,
            free,
        };
        let mut lines = self.lines();
        let known = lines.by_code.get(code).map(|line| line.number);
        let number = known.unwrap_or_else(|| {
            lines.count += 1;
            lines.count
        });
        let line = Line { shown, open: room.listed && free > 0, address, number };
        lines.by_code.insert(code.to_owned(), line);
        self.note(&mut lines, code);
    }

    /// Nobody is at that table any more.
    pub(crate) fn remove(&self, code: &str) {
        let mut lines = self.lines();
        if lines.by_code.remove(code).is_some() {
            self.note(&mut lines, code);
        }
    }

    /// Whether that table waits with somebody there.
    pub(crate) fn is_waiting(&self, code: &str) -> bool {
        self.lines().by_code.contains_key(code)
    }

    /// The tables that somebody can join. There is room for so many, and every address has its turn: first the latest of
    /// each, then the second of each, so that nobody crowds out the others.
    pub(crate) fn open_tables(&self) -> Vec<TableLine> {
        let lines = self.lines();
        let mut open: Vec<&Line> = lines.by_code.values().filter(|line| line.open).collect();
        open.sort_unstable_by_key(|line| std::cmp::Reverse(line.number));
        in_turns(open.into_iter().map(|line| (line.address, &line.shown))).cloned().collect()
    }

    fn lines(&self) -> MutexGuard<'_, Lines> {
        self.lines.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Line {
    /// The same for the lobbies of other nodes.
    fn waiting(&self, code: String) -> Option<Waiting> {
        let line = serde_json::to_string(&self.shown).ok()?;
        Some(Waiting { code, open: self.open, address: self.address?.to_string(), line })
    }
}

/// The tables of all nodes that somebody can join.
pub(crate) async fn shared_tables(nodes: &dyn Nodes) -> Result<Vec<TableLine>, StoreError> {
    let waiting = nodes.open_tables(MAX_SHARED_TABLES).await?;
    // A line of a newer node may have another form.
    let lines =
        waiting.iter().filter_map(|table| Some((&table.address, serde_json::from_str(&table.line).ok()?)));
    Ok(in_turns(lines).collect())
}

/// Every address has its turn: the first of each, then the second of each.
fn in_turns<A: Hash + Eq, T>(lines: impl Iterator<Item = (A, T)>) -> impl Iterator<Item = T> {
    let mut counts: HashMap<A, usize> = HashMap::new();
    let mut turns: Vec<(usize, T)> = lines
        .map(|(address, line)| {
            let count = counts.entry(address).or_default();
            *count += 1;
            (*count, line)
        })
        .collect();
    // Stable: within a turn the latest comes first.
    turns.sort_by_key(|(turn, _)| *turn);
    turns.into_iter().take(MAX_OPEN_TABLES).map(|(_, line)| line)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::room::Chair;

    fn waiting(lobby: &Lobby, code: &str, listed: bool, ip: &str) {
        let mut room = Room { listed, ..Room::example() };
        room.chairs.push(Chair::default());
        lobby.update(code, code, &room, Some(Address::of(ip.parse().unwrap())));
    }

    #[test]
    fn the_list_is_shared_fairly_among_addresses() {
        let lobby = Lobby::default();
        waiting(&lobby, "FIRST", true, "1.1.1.1");
        for number in 0..1000 {
            waiting(&lobby, &format!("FLOOD {number}"), true, "2.2.2.2");
        }
        waiting(&lobby, "HIDDEN", false, "3.3.3.3");
        let codes: Vec<String> = lobby.open_tables().into_iter().map(|line| line.code).collect();
        assert_eq!(codes.len(), MAX_OPEN_TABLES);
        assert_eq!(codes[..3], ["FLOOD 999", "FIRST", "FLOOD 998"]);
    }

    #[test]
    fn a_table_waits_while_somebody_is_there_and_it_has_not_started() {
        let lobby = Lobby::default();
        waiting(&lobby, "TABLE", false, "1.1.1.1");
        assert!(lobby.is_waiting("TABLE") && lobby.open_tables().is_empty());
        let started = Room { game_header: Some("{}".into()), ..Room::example() };
        lobby.update("TABLE", "TABLE", &started, Some(Address::of("1.1.1.1".parse().unwrap())));
        assert!(!lobby.is_waiting("TABLE"));
        waiting(&lobby, "TABLE", false, "1.1.1.1");
        lobby.update("TABLE", "TABLE", &Room::example(), None);
        assert!(!lobby.is_waiting("TABLE"));
    }
}
