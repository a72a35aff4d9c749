//! The room as a fold of its facts. Folding cannot fail: what stands in the log was decided once.

use std::collections::VecDeque;
use std::sync::Arc;

use table::{Moment, Seat};

use super::{Barred, Bond, Branch, Chair, End, Occupant, Room, SeatKey};
use crate::dedup::CommandDedup;
use crate::fact::Fact;
use crate::log_entry::LogEntry;
use crate::wire::Watch;

/// How many lines of chat stay in memory.
const MAX_CHAT_LINES: usize = 50;
/// How many keys to a seat are valid at a time; a new one replaces the oldest.
const MAX_KEYS: usize = 8;

impl Room {
    /// The room of these entries; `None` if they do not begin with its opening.
    pub(crate) fn fold<'a>(entries: impl IntoIterator<Item = &'a LogEntry>) -> Option<Room> {
        let mut entries = entries.into_iter();
        let first = entries.next()?;
        let Some(Fact::Opened { game, seats, options, commitment, host, first: begins, again }) =
            first.facts.first()
        else {
            return None;
        };
        let mut room = Room {
            game: game.clone(),
            options: options.clone(),
            chairs: vec![Chair::default(); *seats as usize],
            host: host.clone(),
            removed: Vec::new(),
            barred: Vec::new(),
            listed: false,
            turn_seconds: None,
            hints_allowed: false,
            watch: Watch::default(),
            commitment: *commitment,
            starting: None,
            commits: Vec::new(),
            failed_starts: Vec::new(),
            first: *begins,
            again: again.clone(),
            branch: None,
            game_header: None,
            end: End::NotYet,
            chat: VecDeque::new(),
            chat_count: 0,
            chat_count_at_start: 0,
            changes: 0,
            rematch: None,
            dedup: CommandDedup::default(),
        };
        room.apply(first);
        entries.for_each(|entry| room.apply(entry));
        Some(room)
    }

    /// Applies an entry of the log.
    pub(crate) fn apply(&mut self, entry: &LogEntry) {
        entry.facts.iter().for_each(|fact| self.apply_fact(fact, entry.at));
        self.changes += u32::from(!entry.facts.is_empty());
        if let Some(cause) = &entry.by {
            let mut dedup = std::mem::take(&mut self.dedup);
            dedup.accept(cause, |of| self.has_seated_or_host(of));
            self.dedup = dedup;
        }
    }

    fn apply_fact(&mut self, fact: &Fact, at: Moment) {
        match fact {
            // The opening is read by `fold`, and comes once; to such a contribution nobody was bound.
            Fact::Opened { .. } | Fact::Contributed { .. } => {}
            Fact::Branched { from, table, round, rounds, outcome } => {
                self.branch = Some(Arc::new(Branch {
                    from: (**from).clone(),
                    table: table.clone(),
                    round: *round,
                    rounds: *rounds,
                    outcome: outcome.clone(),
                }));
            }
            Fact::Sat { seat, holder, name } => self.with_chair(*seat, |chair| {
                let occupant = Occupant::Person { holders: vec![holder.clone()], stand_in: None };
                *chair = Chair { name: name.clone(), occupant, ..Chair::default() };
            }),
            Fact::SeatFreed { seat } => self.with_chair(*seat, |chair| *chair = Chair::default()),
            Fact::NameSet { seat, name } => self.with_chair(*seat, |chair| chair.name.clone_from(name)),
            Fact::SeatsRearranged { from } => {
                let old = std::mem::take(&mut self.chairs);
                let chair = |seat: &Option<Seat>| seat.and_then(|seat| old.get(seat.index()).cloned());
                self.chairs = from.iter().map(|seat| chair(seat).unwrap_or_default()).collect();
                let moved = |first: Seat| from.iter().position(|seat| *seat == Some(first));
                self.first = self.first.and_then(moved).map(|seat| Seat(seat as u8));
            }
            Fact::OptionsSet { options } => self.options = options.clone(),
            Fact::ListingSet { open } => self.listed = *open,
            Fact::TurnClockSet { seconds } => self.turn_seconds = *seconds,
            Fact::PersonRemoved { seat, level } => {
                let mut gone = Occupant::Bot(*level);
                self.with_chair(*seat, |chair| {
                    std::mem::swap(&mut chair.occupant, &mut gone);
                    chair.keys.clear();
                });
                if let Occupant::Person { holders, .. } = gone {
                    self.removed.extend(holders);
                }
            }
            Fact::Barred { holders, name } => {
                self.barred.push(Barred { holders: holders.clone(), name: name.clone() });
            }
            Fact::LetBack => self.barred.clear(),
            Fact::WatchPolicySet { may } => self.watch = *may,
            Fact::Closed => self.end = End::Closed,
            Fact::HintsSet { allowed } => self.hints_allowed = *allowed,
            Fact::BotSeated { seat, level } => self.with_chair(*seat, |chair| {
                *chair = Chair { occupant: Occupant::Bot(*level), ..Chair::default() };
            }),
            Fact::HostChanged { holder } => self.host = holder.clone(),
            Fact::Committed { seat, hash, client } => self.with_chair(*seat, |chair| {
                chair.bond = Some(Bond { hash: *hash, client: client.clone() });
            }),
            Fact::StartSettled { commits, .. } => self.start_settled(commits),
            Fact::Revealed { seat, text } => self.revealed(*seat, text),
            Fact::StartFailed { missing, commitment } => self.start_failed(missing, *commitment),
            Fact::StartGivenUp => self.starting = None,
            Fact::Started { header } => {
                for (chair, name) in self.chairs.iter_mut().zip(&header.names) {
                    chair.name.clone_from(name);
                    chair.bond = None;
                }
                self.starting = None;
                self.commits.clone_from(&header.commits);
                self.chat_count_at_start = self.chat_count;
                self.game_header = serde_json::to_string(header).ok().map(String::into_boxed_str);
            }
            Fact::BotStoodIn { seat, level } => {
                self.with_chair(*seat, |chair| chair.set_stand_in(Some(*level)));
            }
            Fact::PersonReturned { seat } => self.with_chair(*seat, |chair| {
                chair.set_stand_in(None);
                chair.returned = at;
            }),
            Fact::SeatKeyIssued { seat, key, until } => self.with_chair(*seat, |chair| {
                if chair.keys.len() == MAX_KEYS {
                    chair.keys.remove(0);
                }
                chair.keys.push(SeatKey { hash: key.clone(), until: until.unwrap_or(0) });
            }),
            Fact::SeatKeysRevoked { seat } => self.with_chair(*seat, |chair| chair.keys.clear()),
            Fact::DeviceJoined { seat, holder, key } => self.with_chair(*seat, |chair| {
                chair.keys.retain(|known| Some(&known.hash) != key.as_ref());
                if let Occupant::Person { holders, .. } = &mut chair.occupant {
                    holders.push(holder.clone());
                }
            }),
            Fact::Said { line } => {
                self.chat_count = line.number;
                self.chat.push_back(line.clone());
                if self.chat.len() > MAX_CHAT_LINES {
                    self.chat.pop_front();
                }
            }
            Fact::RematchOpened { code, id } => self.rematch = Some(id.as_ref().unwrap_or(code).clone()),
        }
    }

    fn with_chair(&mut self, seat: Seat, change: impl FnOnce(&mut Chair)) {
        if let Some(chair) = self.chairs.get_mut(seat.index()) {
            change(chair);
        }
    }
}
