//! Snapshots: what several pages are sent alike is built once and serialised once.

use catalog::{AnyTable, SightRecord, Snapshot};
use table::Audience;

use super::TableActor;
use super::sight_counts::SightCounts;
use super::state::{RECENT_SIGHTS, TableState};
use crate::identity::Owns;
use crate::room::{End, FailedStart, Room, Starting};
use crate::wire::{
    BranchInfo, FailedStartInfo, GameInfo, RuledOut, SeatInfo, Serialized, StartingInfo, Status, TableInfo,
    Watch,
};

/// The table as it stands, by how much of it somebody may see.
pub(super) struct TableSnapshot {
    /// For those who have a seat.
    seated: Serialized<TableInfo>,
    /// Without the way to the game that it goes on from.
    full: Serialized<TableInfo>,
    without_secret: Serialized<TableInfo>,
    /// Without the clocks too: they tell whose turn it is.
    outside: Serialized<TableInfo>,
}

impl TableSnapshot {
    fn new(mut table: TableInfo) -> TableSnapshot {
        let seated = Serialized::new(&table);
        let origin = table.branch.as_mut().and_then(|branch| branch.table.take());
        let full = if origin.is_some() { Serialized::new(&table) } else { seated.clone() };
        let without_secret = match table.secret.take() {
            Some(_) => Serialized::new(&table),
            None => full.clone(),
        };
        let clocks = table.seats.iter_mut().filter_map(|seat| seat.left.take()).count();
        let ended = table.branch.as_mut().and_then(|branch| branch.then.take());
        let hidden = table.watch == Watch::Nothing && (clocks > 0 || ended.is_some());
        let outside = if hidden { Serialized::new(&table) } else { without_secret.clone() };
        TableSnapshot { seated, full, without_secret, outside }
    }

    /// The table as that person may see it: the secret gives away everything that was hidden.
    pub(super) fn for_reader(&self, room: &Room, reader: &impl Owns) -> Serialized<TableInfo> {
        let shown = if room.seat_of(reader).is_some() {
            &self.seated
        } else if room.shows_everything(reader) {
            &self.full
        } else if room.shows_game(reader) {
            &self.without_secret
        } else {
            &self.outside
        };
        shown.clone()
    }
}

/// The game as each audience sees it now; built when first asked for, and then shared.
pub(super) struct GameSnapshots<'a> {
    state: &'a TableState,
    sights: &'a SightCounts,
    built: Vec<(Audience, GameInfo)>,
}

impl<'a> GameSnapshots<'a> {
    pub(super) fn new(state: &'a TableState, sights: &'a SightCounts) -> GameSnapshots<'a> {
        GameSnapshots { state, sights, built: Vec::new() }
    }

    /// The game for a page that has seen so much of it: what it missed, if that is still in memory and may be sent
    /// again; otherwise the last sights that last, for its history.
    pub(super) fn catching_up(&mut self, audience: Audience, last_seen: Option<u32>) -> Option<GameInfo> {
        let game = self.state.game.as_deref()?;
        // As many for every audience: how much happened unseen must not show in what is still there.
        let recent = game.last_sights(audience, RECENT_SIGHTS);
        let first = self.sights.get(audience).saturating_sub(recent.len() as u32);
        let missed = last_seen.and_then(|last| recent.get(last.checked_sub(first)? as usize..));
        let gapless = missed.is_some_and(|missed| !missed.iter().any(|record| record.passing));
        let shown = if gapless { missed.unwrap_or_default() } else { &recent };
        let lasting = shown.iter().filter(|record| !record.passing).cloned();
        let lasting = lasting.map(|record: SightRecord| record.into()).collect();
        Some(self.get(game, audience).with_sights(lasting, gapless))
    }

    fn get(&mut self, game: &dyn AnyTable, audience: Audience) -> &GameInfo {
        let at = self.built.iter().position(|(built, _)| *built == audience).unwrap_or_else(|| {
            let Snapshot { view, menu, view_aid } = game.snapshot(audience);
            let info = GameInfo {
                number: self.sights.get(audience),
                sights: Vec::new(),
                gapless: true,
                view: view.into(),
                menu: menu.into(),
                aid: view_aid.into(),
                awaited: game.awaited().iter().collect(),
                now: self.state.clock.now(),
                outcome: game.outcome(),
            };
            self.built.push((audience, info));
            self.built.len() - 1
        });
        &self.built[at].1
    }
}

impl TableActor {
    /// The table as it stands.
    pub(super) fn table_snapshot(&self) -> TableSnapshot {
        TableSnapshot::new(self.table_info())
    }

    fn table_info(&self) -> TableInfo {
        let room = &self.state.room;
        let (status, now) = (room.status(), self.state.clock.now());
        let away = self.presence.away(room, self.app.config.away);
        let present = self.connections.present(room);
        let game = room.catalog_entry().ok();
        let teams = game.and_then(|game| game.teams(&room.options, room.seat_count()));
        let seats = room.seats().map(|(seat, chair)| SeatInfo {
            name: chair.name.clone(),
            held: chair.held(),
            host: chair.is_held_by(&room.host),
            present: present.contains(seat),
            commit: chair
                .bond
                .as_ref()
                .filter(|bond| self.connections.has(&bond.client))
                .map(|bond| bond.hash),
            left: self.turn_clocks.remaining(seat, now).filter(|_| chair.is_played_by_person()),
            team: teams.as_ref().and_then(|teams| teams.get(seat.index()).copied()),
            may_hand_over: status == Status::Playing && away.contains(seat),
        });
        TableInfo {
            id: self.log.id.clone(),
            code: self.log.code.clone(),
            game: room.game.clone(),
            status,
            options: room.options.clone(),
            seats: seats.collect(),
            first: room.first,
            open: room.listed,
            turn: room.turn_seconds,
            paused: self.state.clock.is_paused(),
            hints: room.allows_hints(),
            hints_allowed: room.hints_allowed,
            link: self.app.link(&self.log.id),
            commitment: room.commitment.to_string(),
            commits: room.commits.clone(),
            starting: room.starting.as_ref().map(|starting| StartingInfo {
                awaited: self.awaited_for_start().iter().collect(),
                anew: *starting == Starting::CommittingAnew,
            }),
            failed_starts: room.failed_starts.iter().map(failed_start).collect(),
            secret: (room.end == End::Over).then(|| room.secret(self.state.secret).to_string()),
            watch: room.watch,
            watching: self.connections.count_watching(room),
            removed: room
                .barred
                .iter()
                .filter(|_| status == Status::Waiting)
                .map(|gone| gone.name.clone())
                .collect(),
            branch: room.branch.as_deref().map(|branch| BranchInfo::of(branch, room.end == End::Over)),
            rematch: room.rematch.clone(),
            ruled_out: game
                .filter(|_| status == Status::Waiting)
                .map_or_else(Vec::new, |game| RuledOut::by(game, &room.options)),
        }
    }
}

fn failed_start(failed: &FailedStart) -> FailedStartInfo {
    let FailedStart { logged, names } = failed.clone();
    let commitment = logged.commitment.to_string();
    FailedStartInfo { commitment, commits: logged.commits, missing: logged.missing, names }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::identity::Holder;

    fn table(secret: Option<&str>) -> TableInfo {
        TableInfo {
            id: "BBBBBB".to_owned(),
            code: "BBBBBB".to_owned(),
            game: "five-crowns".to_owned(),
            status: Status::Over,
            options: serde_json::json!({}),
            seats: Vec::new(),
            first: None,
            open: false,
            turn: None,
            paused: false,
            hints: false,
            hints_allowed: false,
            link: String::new(),
            commitment: String::new(),
            commits: Vec::new(),
            starting: None,
            failed_starts: Vec::new(),
            secret: secret.map(str::to_owned),
            watch: Watch::Table,
            watching: 0,
            removed: Vec::new(),
            branch: None,
            rematch: None,
            ruled_out: Vec::new(),
        }
    }

    #[test]
    fn the_secret_is_for_those_who_may_see_everything() {
        let room = Room { watch: Watch::Table, ..Room::example() };
        let sent = |secret: Option<&str>, reader: &str| {
            let snapshot = TableSnapshot::new(table(secret));
            serde_json::to_value(snapshot.for_reader(&room, &Holder::of(reader))).unwrap()
        };
        assert_eq!(sent(Some("c0ffee"), "anna"), serde_json::to_value(table(Some("c0ffee"))).unwrap());
        assert_eq!(sent(Some("c0ffee"), "eve"), serde_json::to_value(table(None)).unwrap());
        assert_eq!(sent(None, "anna"), sent(None, "eve"));
    }
}
