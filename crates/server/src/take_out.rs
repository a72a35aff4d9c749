//! Everything that is kept about somebody, as one file: their devices, their games, every table where they have a seat with
//! the names they had there and what they wrote, and what their pages handed over. It is written as it is read, so that
//! years of games take no more memory than an evening.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use serde::Serialize;
use store::{Found, HandedOver, PlayedGames, Store, StoreError, TableNumber};
use table::{Moment, Refusal};
use tokio::sync::mpsc;
use tokio::time::timeout;

use crate::app::App;
use crate::fact::Fact;
use crate::identity::{Holder, Owns as _, Person};
use crate::limits::HeavyGuard;
use crate::log_entry::LogEntry;
use crate::own_seats::OwnSeats;
use crate::records::{devices, game_line};
use crate::rules::not_stored;
use crate::summary::table_line;
use crate::wire::TableLine;

/// How many results and records are read at a time.
const CHUNK: usize = 500;
/// More tables than anybody sits at.
const ALL: usize = 1_000_000;
/// How many pieces may wait for a slow reader. A full queue lets the writer wait.
const WAITING: usize = 4;
/// How long a reader may take for a piece; then the file is broken off.
const PATIENCE: Duration = Duration::from_secs(30);

/// Why a file was broken off.
enum Broken {
    /// Nobody reads it any more.
    Unread,
    /// The rest could not be read from the store.
    Store(StoreError),
}

impl From<StoreError> for Broken {
    fn from(error: StoreError) -> Broken {
        Broken::Store(error)
    }
}

/// A table where somebody has a seat.
#[derive(Serialize)]
struct TableOfTheirs {
    #[serde(flatten)]
    table: TableLine,
    /// When it was opened, in milliseconds since 1970.
    opened: i64,
    /// Whether its log was deleted, and with it what was said.
    deleted: bool,
    #[serde(flatten)]
    own: Own,
}

/// What of a log is somebody's.
#[derive(Default, Serialize)]
struct Own {
    /// The names they had there, in turn.
    my_names: Vec<String>,
    /// What they wrote.
    i_said: Vec<Said>,
}

/// A line that they wrote.
#[derive(Serialize)]
struct Said {
    /// When, on the table's clock, in milliseconds.
    at: Moment,
    text: String,
}

impl App {
    /// What is kept about somebody. `held` counts for as long as it is written.
    pub(crate) async fn take_out(&self, person: Person, held: HeavyGuard) -> Result<Response, Refusal> {
        let stored = |error: StoreError| not_stored(&error);
        let mine = devices(&person);
        let played = self.store.played(&mine).await.map_err(stored)?;
        let mut tables = self.store.tables_of(&mine, false, ALL).await.map_err(stored)?;
        tables.extend(self.store.tables_of(&mine, true, ALL).await.map_err(stored)?);
        let handed = self.store.handed_over(&mine).await.map_err(stored)?;
        let (send, receive) = mpsc::channel(WAITING);
        let file = File { store: self.store.clone(), url: self.url.clone(), person, send, _held: held };
        tokio::spawn(file.write(played, tables, handed));
        let pieces = stream::unfold(receive, async |mut pieces| Some((pieces.recv().await?, pieces)));
        let attached = [
            (header::CONTENT_TYPE, "application/json"),
            (header::CONTENT_DISPOSITION, "attachment; filename=\"quintet.json\""),
        ];
        Ok((attached, Body::from_stream(pieces)).into_response())
    }
}

/// A file that is being written.
struct File {
    store: Arc<dyn Store>,
    url: String,
    person: Person,
    send: mpsc::Sender<io::Result<Bytes>>,
    _held: HeavyGuard,
}

impl File {
    async fn write(self, played: PlayedGames, tables: Vec<Found>, handed: Vec<HandedOver>) {
        if let Err(Broken::Store(error)) = self.write_all(&played, tables, &handed).await {
            tracing::error!(%error, "somebody's data could not be read to the end");
            // Without this the file would look whole.
            let _reader_is_gone = self.send.send(Err(io::Error::other(error))).await;
        }
    }

    async fn write_all(
        &self,
        played: &PlayedGames,
        tables: Vec<Found>,
        handed: &[HandedOver],
    ) -> Result<(), Broken> {
        let ids: Vec<&str> = self.person.devices().iter().map(Holder::as_str).collect();
        self.piece(format!("{{\n\"devices\": {},\n\"games\": [", json(&ids))).await?;
        let (numbers, mut logs) = (played.games.iter().map(|game| game.table), Vec::new());
        let numbers: Vec<TableNumber> = numbers.collect();
        let mut between = Between::default();
        for numbers in numbers.chunks(CHUNK) {
            let results = self.store.results(numbers).await?;
            let lines: Vec<_> = results.iter().filter_map(|result| game_line(result, &self.person)).collect();
            logs.extend(
                lines
                    .iter()
                    .map(|game| game.id.as_ref().map(|id| format!("{}/api/tables/{id}/log", self.url))),
            );
            let text: String = lines.iter().map(|game| between.put(game)).collect();
            self.piece(text).await?;
        }
        self.piece(format!("],\n\"logs\": {},\n\"tables\": [", json(&logs))).await?;
        let mut between = Between::default();
        for found in tables {
            let own = self.own(&found).await?;
            let (opened, deleted) = (found.created, found.deleted);
            let Some(table) = table_line(found) else { continue };
            self.piece(between.put(&TableOfTheirs { table, opened, deleted, own })).await?;
        }
        let mut between = Between::default();
        let handed: String = handed.iter().map(|best| between.put(&handed_over(best))).collect();
        self.piece(format!("],\n\"bests_of_pages\": [{handed}]\n}}\n")).await
    }

    async fn piece(&self, text: String) -> Result<(), Broken> {
        match timeout(PATIENCE, self.send.send(Ok(text.into()))).await {
            Ok(Ok(())) => Ok(()),
            _ => Err(Broken::Unread),
        }
    }

    /// What is theirs in the log of a table.
    async fn own(&self, found: &Found) -> Result<Own, Broken> {
        let (mut own, mut seats, mut read) = (Own::default(), OwnSeats::default(), 0);
        loop {
            let bodies = self.store.records(&found.code, read, CHUNK).await?;
            if bodies.is_empty() {
                return Ok(own);
            }
            read += bodies.len() as u64;
            // Most entries are moves and nothing else.
            for body in bodies.iter().filter(|body| body.contains("\"facts\"")) {
                let Ok(entry) = serde_json::from_str::<LogEntry>(body) else { continue };
                for fact in entry.facts {
                    seats.follow(&fact, |holder| self.person.owns(holder));
                    own.add(fact, &seats, entry.at);
                }
            }
            tokio::task::yield_now().await;
        }
    }
}

impl Own {
    fn add(&mut self, fact: Fact, seats: &OwnSeats, at: Moment) {
        match fact {
            Fact::Sat { seat, name, .. } | Fact::NameSet { seat, name }
                if seats.has(seat) && self.my_names.last() != Some(&name) =>
            {
                self.my_names.push(name);
            }
            Fact::Said { line } if seats.has(line.seat) => self.i_said.push(Said { at, text: line.text }),
            _ => {}
        }
    }
}

fn handed_over(best: &HandedOver) -> serde_json::Value {
    let HandedOver { game, list, place, points, at } = best;
    serde_json::json!({ "game": game, "list": list, "table": place, "points": points, "at": at })
}

/// Writes what stands in a list, a line each.
#[derive(Default)]
struct Between {
    any: bool,
}

impl Between {
    fn put(&mut self, value: &impl Serialize) -> String {
        let comma = if std::mem::replace(&mut self.any, true) { "," } else { "" };
        format!("{comma}\n  {}", json(value))
    }
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("names and numbers are JSON")
}
