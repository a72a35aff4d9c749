//! Tables over HTTP and sockets.
//!
//! Each table is an actor (`actor`): one task decides, stores, acknowledges and broadcasts whatever happens at it, in
//! this order. `app` is what actors and request handlers share, `registry` the actors in memory, `room` a table
//! without its game, `socket` one page's connection, `wire` the messages.

mod accept;
mod actor;
mod app;
mod asking;
mod assets;
mod clock;
mod config;
mod dedup;
mod english;
mod fact;
mod find_table;
mod forgetting;
mod game_log;
mod game_result;
mod handed_game;
mod http;
mod identity;
mod limits;
mod lobby;
mod log_entry;
mod me;
mod metrics;
mod nodes;
mod old_tables;
mod open_table;
mod own_seats;
mod parts;
mod phrase;
mod play_on;
mod preview;
mod records;
mod registry;
mod replay;
mod retention;
mod review;
mod room;
pub mod rules;
mod security_headers;
mod series;
mod socket;
mod start;
mod stored_log;
mod summary;
mod table_code;
mod table_id;
mod take_out;
mod thinking;
mod token_bucket;
pub mod wire;

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;

use futures_util::FutureExt;
use store::{OpenError, Store, StoreError};
use tokio::net::{TcpListener, TcpSocket};

pub use config::Config;
pub use limits::Limits;
pub use retention::Retention;

/// The send buffer of a connection. By default the system buffers megabytes, and a page that was asleep is sent a
/// long past before it sees the present.
const SEND_BUFFER_BYTES: u32 = 64 * 1024;
/// How many connections wait to be accepted.
const BACKLOG: u32 = 1024;

/// Why a server cannot start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The address is taken or not ours.
    #[error(
        "{address} cannot be listened on ({error}): stop what is running there, or choose another with --listen"
    )]
    Listen {
        /// The address.
        address: SocketAddr,
        /// What the system says.
        error: io::Error,
    },
    /// The address for metrics is taken or not ours.
    #[error("the figures cannot be shown at {address} ({error}): choose another with --metrics")]
    Metrics {
        /// The address.
        address: SocketAddr,
        /// What the system says.
        error: io::Error,
    },
    /// The address for other nodes is taken or not ours.
    #[error("other nodes cannot be listened to at {address} ({error}): choose another with --link")]
    Link {
        /// The address.
        address: SocketAddr,
        /// What the system says.
        error: io::Error,
    },
    /// The data folder or the database cannot be used.
    #[error(transparent)]
    Data(#[from] OpenError),
    /// The tables cannot be read.
    #[error(transparent)]
    Tables(#[from] StoreError),
    /// The network failed.
    #[error("the server stopped: {0}")]
    Serve(#[from] io::Error),
}

/// A server that is ready to serve.
pub struct Server {
    listener: TcpListener,
    /// Where other nodes are listened to, if there may be any.
    link: Option<TcpListener>,
    app: Arc<app::App>,
}

impl Server {
    /// Opens the store and listens.
    pub async fn start(config: Config) -> Result<Server, StartError> {
        let listener = listen(config.listen)?;
        let store = config.place().open()?;
        Server::with_listener(listener, store, config).await
    }

    /// Listens, with the tables in another store; the one that the configuration names is not used.
    pub async fn start_with(config: Config, store: Arc<dyn Store>) -> Result<Server, StartError> {
        Server::with_listener(listen(config.listen)?, store, config).await
    }

    async fn with_listener(
        listener: TcpListener,
        store: Arc<dyn Store>,
        config: Config,
    ) -> Result<Server, StartError> {
        let bound = listener.local_addr()?;
        let url = config.url(bound);
        let (mut link, mut nodes) = (None, None);
        if store.nodes().is_some() {
            let address = config.link(bound);
            let listener = TcpListener::bind(address).await;
            let listener = listener.map_err(|error| StartError::Link { address, error })?;
            let reached_at = config::reached_at(listener.local_addr()?);
            nodes = nodes::Membership::join(&store, reached_at).await?;
            link = Some(listener);
        }
        let app = app::App::new(store, config, url, nodes).await?;
        if let Some(address) = app.config.metrics {
            let served = app.metrics.clone().serve(address, app.store.clone()).await;
            served.map_err(|error| StartError::Metrics { address, error })?;
        }
        Ok(Server { listener, link, app })
    }

    /// Where people reach it.
    pub fn url(&self) -> &str {
        &self.app.url
    }

    /// Where it listens.
    pub fn address(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Serves until told to stop.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> Result<(), StartError> {
        tokio::spawn(retention::run(self.app.clone()));
        tokio::spawn(forgetting::run(self.app.clone()));
        let Some(link) = self.link else {
            accept::serve(self.listener, self.app, stop).await;
            return Ok(());
        };
        tokio::spawn(nodes::run(self.app.clone(), link));
        let stop = stop.shared();
        let leave = async {
            stop.clone().await;
            nodes::leave(&self.app).await;
        };
        tokio::join!(accept::serve(self.listener, self.app.clone(), stop.clone()), leave);
        Ok(())
    }
}

fn listen(address: SocketAddr) -> Result<TcpListener, StartError> {
    let listen = || {
        let socket = if address.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }?;
        // A port that a server has just left can be taken again at once.
        #[cfg(unix)]
        socket.set_reuseaddr(true)?;
        // Accepted connections inherit it.
        socket.set_send_buffer_size(SEND_BUFFER_BYTES)?;
        socket.bind(address)?;
        socket.listen(BACKLOG)
    };
    listen().map_err(|error| StartError::Listen { address, error })
}
