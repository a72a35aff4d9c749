//! The log of a finished game, to be read by those who may.

use std::sync::Arc;

use store::{Lookup, Stage};
use table::{Refusal, Secret};

use crate::app::App;
use crate::find_table::no_such_table;
use crate::identity::Person;
use crate::old_tables;
use crate::room::Branch;
use crate::rules::refuse;
use crate::stored_log::{self, LoadError, SaidAt, game_log};
use crate::summary::SummaryLine;
use crate::wire::Watch;

/// A finished game, for those who may see everything of it.
pub(crate) struct FinishedGame {
    /// Its log, with the secret.
    pub log: String,
    /// What was said at the table.
    pub chat: Vec<SaidAt>,
    /// The id of its table.
    pub id: String,
    /// What people without a seat may see of it.
    pub watch: Watch,
    /// The moment of another game that it went on from, if it did.
    pub branch: Option<Arc<Branch>>,
}

impl App {
    /// The log of a finished game, with its secret.
    pub(crate) async fn finished_game_log(&self, code: &str, reader: &Person) -> Result<String, Refusal> {
        Ok(self.finished_game(code, reader).await?.log)
    }

    /// The summary of a finished game, for those who may see everything of it.
    pub(crate) async fn finished_summary(&self, code: &str, reader: &Person) -> Result<SummaryLine, Refusal> {
        let missing = || no_such_table(code);
        let unreadable = |error| unreadable(code, &error);
        let find =
            async || self.store.find(Lookup::Code(code)).await.map_err(|error| unreadable(error.into()));
        let mut found = find().await?.ok_or_else(missing)?;
        if found.summary.is_none() {
            old_tables::sum_up_one(&*self.store, code).await.map_err(unreadable)?;
            found = find().await?.ok_or_else(missing)?;
        }
        let summary = found.summary;
        // A closed table is over, its game is not: its secret is never revealed.
        let summary = summary.filter(|summary| summary.stage == Stage::Over);
        let summary = summary.ok_or_else(|| refuse("S-18", "server-not-over"))?;
        SummaryLine::read(&summary)
            .filter(|line| line.watch == Watch::Everything || line.seats_one_of(reader.devices()))
            .ok_or_else(|| refuse("S-27", "server-not-for-watchers"))
    }

    /// A finished game. Who may read it is judged by the summary, before anything is loaded.
    pub(crate) async fn finished_game(&self, code: &str, reader: &Person) -> Result<FinishedGame, Refusal> {
        self.finished_summary(code, reader).await?;
        let missing = || no_such_table(code);
        let unreadable = |error| unreadable(code, &error);
        let stored = self.store.load(code).await.map_err(|error| unreadable(error.into()))?;
        let stored = stored.ok_or_else(missing)?;
        let folded = stored_log::fold(&*self.store, code).await.map_err(unreadable)?;
        let room = folded.room(code).map_err(unreadable)?;
        let mut log = game_log(&room, &folded.records).ok_or_else(missing)?;
        let reveal = table::log::Reveal::of(room.secret(Secret(stored.secret)), &log);
        log.push_str(&serde_json::to_string(&reveal).unwrap_or_default());
        log.push('\n');
        let id = self.id_of(code).await?;
        Ok(FinishedGame { log, chat: folded.chat, id, watch: room.watch, branch: room.branch })
    }
}

fn unreadable(code: &str, error: &LoadError) -> Refusal {
    tracing::error!(table = code, %error, "a log could not be read");
    error.refusal()
}
