//! What all request handlers and all table actors share.

use std::sync::Arc;

use store::{Store, StoreError};
use table::Refusal;

use crate::actor::{TableActor, TableHandle, TableMessage};
use crate::config::Config;
use crate::english::English;
use crate::find_table::no_such_table;
use crate::identity::{Holder, Person};
use crate::limits::Visitors;
use crate::lobby::Lobby;
use crate::metrics::Metrics;
use crate::preview::Invitations;
use crate::registry::TableRegistry;
use crate::review::Reviews;
use crate::rules::not_stored;
use crate::stored_log::Loaded;
use crate::summary::table_line;
use crate::thinking::Thinking;
use crate::wire::{TableLists, ToClient};
use crate::{old_tables, table_code};

/// How many tables somebody is shown to go on with, the latest.
const MAX_OWN_TABLES: usize = 100;

/// The state shared by the whole server.
pub(crate) struct App {
    pub store: Arc<dyn Store>,
    pub config: Config,
    /// Where people reach the server.
    pub url: String,
    /// Where bots, hints and reviews are thought of.
    pub thinking: Thinking,
    /// The reviews that are being made.
    pub reviews: Reviews,
    pub metrics: Metrics,
    /// Who uses how much.
    pub visitors: Arc<Visitors>,
    pub lobby: Lobby,
    pub registry: Arc<TableRegistry>,
    english: English,
    /// What is said of a table to whoever is sent its link.
    pub invitations: Invitations,
    /// Somebody wants to be taken out of tables.
    pub forgets: tokio::sync::Notify,
}

impl App {
    /// Takes up the tables of that store.
    pub(crate) async fn new(
        store: Arc<dyn Store>,
        config: Config,
        url: String,
    ) -> Result<Arc<App>, StoreError> {
        let metrics = Metrics::new();
        let app = App {
            thinking: Thinking::start(&metrics),
            reviews: Reviews::default(),
            metrics,
            visitors: Visitors::new(config.limits.clone()),
            config,
            url,
            lobby: Lobby::default(),
            registry: Arc::default(),
            english: English::new(),
            invitations: Invitations::new(),
            forgets: tokio::sync::Notify::new(),
            store,
        };
        // Nothing is loaded at the start, whatever there is.
        let complete = app.store.unsummarised(0, 1).await?.is_empty()
            && app.store.without_result(0, 1).await?.is_empty();
        if !complete {
            tokio::spawn(old_tables::bring_up_to_date(app.store.clone()));
        }
        Ok(Arc::new(app))
    }

    /// The handle of a table's actor, which is started if the table is not in memory.
    pub(crate) async fn table(self: &Arc<Self>, code: &str) -> Result<TableHandle, Refusal> {
        if !table_code::is_valid(code) {
            return Err(no_such_table(code));
        }
        let (app, wanted) = (self.clone(), code.to_owned());
        let start = async move {
            let loaded = Loaded::from_store(&*app.store, &wanted).await.map_err(|error| {
                tracing::error!(table = wanted, %error, "a table could not be loaded");
                error.refusal()
            })?;
            let loaded = loaded.ok_or_else(|| no_such_table(&wanted))?;
            Ok(TableActor::spawn(wanted, app, loaded))
        };
        self.registry.get_or_start(code, start).await
    }

    /// Whose device that is.
    pub(crate) async fn person(&self, device: Holder) -> Result<Person, Refusal> {
        let stored = self.store.person(device.as_str()).await;
        let stored = stored.map_err(|error| not_stored(&error))?;
        Ok(Person::new(device, stored))
    }

    /// Makes the device that somebody is on a person of its own. Pages that count as that person are cut off from where it
    /// has a seat, and connect as who they are now.
    pub(crate) async fn leave(&self, person: &Person) -> Result<(), Refusal> {
        let stored = |error: StoreError| not_stored(&error);
        let device = person.device();
        self.store.unlink(device.as_str()).await.map_err(stored)?;
        for found in self.store.tables_of(&[device.as_str()], false, MAX_OWN_TABLES).await.map_err(stored)? {
            if let Some(handle) = self.registry.running(&found.code) {
                let left = TableMessage::DeviceLeft { device: device.clone() };
                let _ended = handle.send(Box::new(left)).await;
            }
        }
        Ok(())
    }

    /// The tables that somebody can join or go on with.
    pub(crate) async fn tables(&self, person: &Person) -> Result<TableLists, Refusal> {
        let devices: Vec<&str> = person.devices().iter().map(Holder::as_str).collect();
        let mine = self.store.tables_of(&devices, false, MAX_OWN_TABLES).await;
        let mine = mine.map_err(|error| not_stored(&error))?;
        let mine = mine.into_iter().filter_map(table_line).collect();
        Ok(TableLists { open: self.lobby.open_tables(), mine })
    }

    /// Whether people reach the server over TLS.
    pub(crate) fn is_secure(&self) -> bool {
        self.url.starts_with("https:")
    }

    /// The link to the table of that id.
    pub(crate) fn link(&self, id: &str) -> String {
        format!("{}/t/{id}", self.url)
    }

    /// A refusal as it is sent, with its sentence in English for clients that are not the page.
    pub(crate) fn refused(&self, number: Option<u32>, refusal: &Refusal, game: Option<&str>) -> ToClient {
        self.metrics.refusals.inc();
        let (rule, why) = (refusal.rule().to_owned(), refusal.why().clone());
        tracing::debug!(rule, why = %why.key, "something was refused");
        ToClient::Refused { number, rule, why, message: self.english.refusal(refusal, game) }
    }

    /// The answer to a request for a hint when there is none.
    pub(crate) fn no_hint(&self, number: u32, refusal: &Refusal) -> ToClient {
        self.metrics.refusals.inc();
        let (rule, why) = (refusal.rule().to_owned(), refusal.why().clone());
        tracing::debug!(rule, why = %why.key, "there is no hint");
        ToClient::NoHint { number, rule, why, message: self.english.refusal(refusal, None) }
    }
}
