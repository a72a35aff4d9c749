//! What all request handlers and all table actors share.

use std::sync::Arc;

use store::{Store, StoreError};
use table::{Refusal, Sentence};
use tokio::sync::Semaphore;

use crate::actor::{Loaded, TableActor, TableHandle};
use crate::config::Config;
use crate::english::English;
use crate::limits::Addresses;
use crate::lobby::Lobby;
use crate::metrics::Metrics;
use crate::registry::TableRegistry;
use crate::rules::refuse;
use crate::table_code;
use crate::wire::ToClient;

/// How many bots think at once: one, so that a core is left for the sockets.
const MAX_THINKERS: usize = 1;

/// The state shared by the whole server.
pub(crate) struct App {
    pub store: Arc<dyn Store>,
    pub config: Config,
    /// Where people reach the server.
    pub url: String,
    /// Permits for bots to think.
    pub thinkers: Arc<Semaphore>,
    pub metrics: Metrics,
    /// The rate limits of each address.
    pub addresses: Arc<Addresses>,
    pub lobby: Lobby,
    pub registry: TableRegistry,
    english: English,
}

impl App {
    /// Takes up the tables of that store.
    pub(crate) async fn new(
        store: Arc<dyn Store>,
        config: Config,
        url: String,
    ) -> Result<Arc<App>, StoreError> {
        let app = App {
            metrics: Metrics::new(),
            addresses: Addresses::new(config.limits.clone()),
            config,
            url,
            thinkers: Arc::new(Semaphore::new(MAX_THINKERS)),
            lobby: Lobby::default(),
            registry: TableRegistry::default(),
            english: English::new(),
            store,
        };
        for code in app.store.running().await? {
            match Loaded::from_store(&*app.store, &code).await {
                Ok(Some(loaded)) => app.lobby.update(&code, &loaded.room, false),
                Ok(None) => {}
                Err(error) => tracing::error!(%error, "a table was left alone"),
            }
        }
        Ok(Arc::new(app))
    }

    /// The handle of a table's actor, which is started if the table is not in memory.
    pub(crate) async fn table(self: &Arc<Self>, code: &str) -> Result<TableHandle, Refusal> {
        if !table_code::is_valid(code) {
            return Err(no_such_table(code));
        }
        self.registry
            .get_or_start(code, async {
                let loaded = Loaded::from_store(&*self.store, code).await.map_err(|error| {
                    tracing::error!(table = code, %error, "a table could not be loaded");
                    refuse("S-14", "server-not-stored")
                })?;
                let loaded = loaded.ok_or_else(|| no_such_table(code))?;
                Ok(TableActor::spawn(code.to_owned(), self.clone(), loaded))
            })
            .await
    }

    /// Whether people reach the server over TLS.
    pub(crate) fn is_secure(&self) -> bool {
        self.url.starts_with("https:")
    }

    /// The link to a table.
    pub(crate) fn link(&self, code: &str) -> String {
        format!("{}/t/{code}", self.url)
    }

    /// A refusal as it is sent, with its sentence in English for clients that are not the page.
    pub(crate) fn refused(&self, number: Option<u32>, refusal: &Refusal, game: Option<&str>) -> ToClient {
        self.metrics.refusals.inc();
        let (rule, why) = (refusal.rule().to_owned(), refusal.why().clone());
        ToClient::Refused { number, rule, why, message: self.english.refusal(refusal, game) }
    }

    /// The answer to a request for a hint when there is none.
    pub(crate) fn no_hint(&self, number: u32, refusal: &Refusal) -> ToClient {
        self.metrics.refusals.inc();
        let (rule, why) = (refusal.rule().to_owned(), refusal.why().clone());
        ToClient::NoHint { number, rule, why, message: self.english.refusal(refusal, None) }
    }
}

/// The refusal of a code that no table has. A long one is not echoed in full.
pub(crate) fn no_such_table(code: &str) -> Refusal {
    let short: String = code.chars().filter(|c| !c.is_control()).take(12).collect();
    Refusal::new("S-4", Sentence::new("server-no-such-table").text("code", short))
}
