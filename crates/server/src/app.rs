//! What all request handlers and all table actors share.

use std::sync::Arc;

use store::{Store, StoreError};
use table::Refusal;

use crate::actor::{TableActor, TableHandle};
use crate::config::Config;
use crate::english::English;
use crate::find_table::no_such_table;
use crate::identity::{Holder, Person};
use crate::limits::Visitors;
use crate::lobby::Lobby;
use crate::metrics::Metrics;
use crate::nodes::{Membership, Notice};
use crate::preview::Invitations;
use crate::registry::{NotHere, TableRegistry};
use crate::review::Reviews;
use crate::rules::not_stored;
use crate::stored_log::{LoadError, Loaded};
use crate::summary::table_line;
use crate::thinking::Thinking;
use crate::wire::{TableLists, ToClient};
use crate::{lobby, old_tables, table_code};

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
    /// The servers that share the database, if it can be shared.
    pub nodes: Option<Arc<Membership>>,
}

impl App {
    /// Takes up the tables of that store.
    pub(crate) async fn new(
        store: Arc<dyn Store>,
        config: Config,
        url: String,
        nodes: Option<Arc<Membership>>,
    ) -> Result<Arc<App>, StoreError> {
        let metrics = Metrics::new();
        let app = App {
            thinking: Thinking::start(&metrics),
            reviews: Reviews::default(),
            metrics,
            visitors: Visitors::new(config.limits.clone()),
            config,
            url,
            lobby: Lobby::new(nodes.is_some()),
            nodes,
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
    /// Another node may have it.
    pub(crate) async fn table(self: &Arc<Self>, code: &str) -> Result<TableHandle, NotHere> {
        if !table_code::is_valid(code) {
            return Err(no_such_table(code).into());
        }
        if let Some(nodes) = &self.nodes {
            nodes.be_current().await?;
        }
        let (app, wanted) = (self.clone(), code.to_owned());
        let start = async move {
            let loaded = match Loaded::own(&*app.store, &wanted).await {
                Ok(loaded) => loaded.ok_or_else(|| no_such_table(&wanted))?,
                Err(LoadError::Elsewhere(node)) => return Err(NotHere::Elsewhere(node)),
                Err(error) => {
                    tracing::error!(table = wanted, %error, "a table could not be loaded");
                    return Err(error.refusal().into());
                }
            };
            Ok(TableActor::spawn(wanted, app, loaded))
        };
        self.registry.get_or_start(code, start).await
    }

    /// Tells the actor of a table something, if the table is in memory: here, or at the node that has it.
    pub(crate) async fn tell(&self, code: &str, notice: Notice) {
        if let Some(handle) = self.registry.running(code) {
            let _ended = handle.send(Box::new(notice.into())).await;
        } else if let Some(nodes) = &self.nodes {
            nodes.tell(code, &notice).await;
        }
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
            self.tell(&found.code, Notice::DeviceLeft { device: device.clone() }).await;
        }
        Ok(())
    }

    /// The tables that somebody can join or go on with.
    pub(crate) async fn tables(&self, person: &Person) -> Result<TableLists, Refusal> {
        let devices: Vec<&str> = person.devices().iter().map(Holder::as_str).collect();
        let mine = self.store.tables_of(&devices, false, MAX_OWN_TABLES).await;
        let mine = mine.map_err(|error| not_stored(&error))?;
        let mine = mine.into_iter().filter_map(table_line).collect();
        let open = match self.store.nodes() {
            None => self.lobby.open_tables(),
            Some(nodes) => lobby::shared_tables(nodes).await.map_err(|error| not_stored(&error))?,
        };
        Ok(TableLists { open, mine })
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
        self.metrics.refusals.inc(refusal.rule());
        let (rule, why) = (refusal.rule().to_owned(), refusal.why().clone());
        tracing::debug!(rule, why = %why.key, "something was refused");
        ToClient::Refused { number, rule, why, message: self.english.refusal(refusal, game) }
    }

    /// The answer to a request for a hint when there is none.
    pub(crate) fn no_hint(&self, number: u32, refusal: &Refusal) -> ToClient {
        self.metrics.refusals.inc(refusal.rule());
        let (rule, why) = (refusal.rule().to_owned(), refusal.why().clone());
        tracing::debug!(rule, why = %why.key, "there is no hint");
        ToClient::NoHint { number, rule, why, message: self.english.refusal(refusal, None) }
    }
}
