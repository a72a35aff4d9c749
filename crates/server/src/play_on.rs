//! Playing on from a moment of a finished game: a new table that begins there.

use catalog::BranchPoint;
use store::StoreError;
use table::log::BadLog;
use table::{Commit, Refusal, Seat, Secret, Sentence};

use crate::app::App;
use crate::fact::Fact;
use crate::game_log::FinishedGame;
use crate::identity::{Holder, Person, random};
use crate::records::devices;
use crate::replay;
use crate::room::clean_name;
use crate::rules::not_stored;
use crate::socket;
use crate::summary::{SummaryLine, table_line};
use crate::table_id;
use crate::wire::{BranchTable, PlayOn, PlayedOn, SettledStart, Watch};

/// How many of somebody's tables are looked through for those that play on from a game, the latest of those that go on
/// and of those that have ended.
const LOOKED_THROUGH: usize = 300;

/// A finished game that somebody wants to play on from.
pub(crate) struct Origin {
    log: String,
    /// The id of its table; nothing if it came from a file.
    table: Option<String>,
    /// What people without a seat could see of it: they are shown no more of the one that goes on from it.
    watch: Watch,
}

impl Origin {
    /// A game that was played here.
    pub(crate) fn of_table(game: FinishedGame) -> Origin {
        Origin { log: game.log, table: Some(game.id), watch: game.watch }
    }

    /// A log that somebody sent.
    pub(crate) fn of_log(log: String) -> Origin {
        Origin { log, table: None, watch: Watch::default() }
    }

    /// The moment to go on from. A log that somebody sent is whole and as it was written, or it is refused.
    fn point(&self, step: u32, anew: bool) -> Result<BranchPoint, Refusal> {
        let (entry, _) = replay::entry(&self.log)?;
        if self.table.is_none() {
            entry.check_whole(&self.log).map_err(BadLog::refusal)?;
        }
        entry.branch_point(&self.log, step, anew).map_err(BadLog::refusal)
    }
}

impl App {
    /// Opens a table that goes on from a moment of a finished game; with bots on all other seats the game starts at once,
    /// or as soon as what was hashed is revealed.
    pub(crate) async fn play_on(
        &self,
        request: PlayOn,
        origin: Origin,
        holder: &Holder,
    ) -> Result<PlayedOn, Refusal> {
        let name = clean_name(&request.name)?;
        let (step, anew) = (request.step, request.anew);
        // A log is folded for it, away from the threads of the sockets.
        let found = tokio::task::spawn_blocking(move || {
            let point = origin.point(step, anew);
            point.and_then(|point| Ok((replay::entry(&origin.log)?.0.about().id, point, origin)))
        });
        let found = found.await.map_err(|_| BadLog::Impossible.refusal())?;
        let (game, point, Origin { table, watch, .. }) = found?;
        if request.seat.0 >= point.seats || request.others.len() > point.seats.into() {
            let wrong = request.seat.0.max(request.others.len().saturating_sub(1) as u8);
            return Err(table::table_rules::no_such_seat(Seat(wrong), point.seats));
        }
        let secret = Secret(random());
        let opened = Fact::Opened {
            game: game.to_owned(),
            seats: point.seats,
            options: point.options,
            commitment: secret.commitment(),
            host: holder.clone(),
            first: None,
            again: None,
        };
        let mut facts = vec![
            Fact::Branched {
                from: Box::new(point.from),
                table,
                round: point.round,
                rounds: point.rounds,
                outcome: point.outcome,
            },
            Fact::WatchPolicySet { may: watch },
            Fact::Sat { seat: request.seat, holder: holder.clone(), name },
        ];
        let others = Seat::all(point.seats).filter(|seat| *seat != request.seat);
        let level = |seat: Seat| request.others.get(seat.index()).copied().flatten();
        let full = others.clone().all(|seat| level(seat).is_some());
        facts.extend(others.filter_map(|seat| Some(Fact::BotSeated { seat, level: level(seat)? })));
        if request.hash.is_some() && !full {
            return Err(socket::unreadable(Sentence::new("server-hash-alone")));
        }
        let settled = request.hash.filter(|_| anew).map(|hash| SettledStart {
            commitment: secret.commitment().to_string(),
            commits: vec![Commit { seat: request.seat, hash }],
        });
        if let Some(start) = &settled {
            let commitment = secret.commitment();
            facts.push(Fact::StartSettled { commitment, commits: start.commits.clone() });
        }
        let created = self.create(secret, opened, facts, full && settled.is_none()).await?;
        Ok(PlayedOn { id: created.id, code: created.code, start: settled, step: point.step })
    }

    /// The tables where somebody has a seat that go on from the game of the table with that id, the latest first.
    pub(crate) async fn branches(&self, id: &str, person: &Person) -> Result<Vec<BranchTable>, Refusal> {
        let stored = |error: StoreError| not_stored(&error);
        let mut branches = Vec::new();
        for ended in [false, true] {
            let tables =
                self.store.tables_of(&devices(person), ended, LOOKED_THROUGH).await.map_err(stored)?;
            for found in tables {
                let line = found.summary.as_ref().and_then(SummaryLine::read);
                let Some(branch) = line.and_then(|line| line.branch).filter(|branch| branch.table == id)
                else {
                    continue;
                };
                branches.extend(table_line(found).map(|line| BranchTable {
                    id: line.id,
                    status: line.status,
                    step: branch.step,
                    round: branch.round,
                    names: line.names,
                }));
            }
        }
        Ok(branches)
    }

    /// The id of the table of that code, as its links carry it.
    pub(crate) async fn id_of(&self, code: &str) -> Result<String, Refusal> {
        let found = self.store.find(store::Lookup::Code(code)).await.map_err(|error| not_stored(&error))?;
        let token = found.and_then(|found| found.token);
        Ok(table_id::of(code, token))
    }
}
