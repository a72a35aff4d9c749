//! The log of a table's game, as text.

use store::StoreError;
use table::{Refusal, Secret};

use crate::app::{App, no_such_table};
use crate::identity::Holder;
use crate::log_entry::LogEntry;
use crate::room::{End, Room};
use crate::rules::refuse;

/// The log of a table's game, a line each, without the secret; `None` before the game has started.
pub(crate) fn game_log(room: &Room, entries: &[LogEntry]) -> Option<String> {
    let mut text = room.game_header.as_deref()?.to_owned();
    for record in entries.iter().flat_map(|entry| &entry.game) {
        text.push('\n');
        text.push_str(record.get());
    }
    text.push('\n');
    Some(text)
}

impl App {
    /// The log of a finished game, with its secret.
    pub(crate) async fn finished_game_log(&self, code: &str, reader: &Holder) -> Result<String, Refusal> {
        let code = &*code.to_uppercase();
        let missing = || no_such_table(code);
        let unreadable = |error: StoreError| {
            tracing::error!(table = code, %error, "a log could not be read");
            refuse("S-14", "server-not-stored")
        };
        let stored = self.store.load(code).await.map_err(unreadable)?.ok_or_else(missing)?;
        let entries = stored.records.iter().map(|body| serde_json::from_str(body));
        let entries: Vec<LogEntry> = entries.collect::<Result<_, _>>().map_err(|_| missing())?;
        let room = Room::fold(&entries).ok_or_else(missing)?;
        // A closed table is over, its game is not: its secret is never revealed.
        let log = game_log(&room, &entries).filter(|_| stored.over && room.end != End::Closed);
        let mut log = log.ok_or_else(|| refuse("S-18", "server-not-over"))?;
        if !room.shows_everything(reader) {
            return Err(refuse("S-27", "server-not-for-watchers"));
        }
        let reveal = table::log::Reveal::of(room.secret(Secret(stored.secret)), &log);
        log.push_str(&serde_json::to_string(&reveal).unwrap_or_default());
        log.push('\n');
        Ok(log)
    }
}
