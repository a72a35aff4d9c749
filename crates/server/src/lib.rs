//! Tables over HTTP and sockets.
//!
//! One task owns a table (`keeper`): what happens at it is judged, stored, acknowledged and told, in this
//! order. `hub` knows all tables, `room` is a table without its game, `wire` is what goes over the socket.

mod assets;
mod clock;
mod config;
mod counted;
mod desk;
mod fact;
mod http;
mod hub;
mod identity;
mod judge;
mod keeper;
mod limits;
mod metrics;
mod room;
pub mod rules;
mod socket;
mod start;
pub mod wire;

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;

use axum::serve::ListenerExt as _;
use store::{OpenError, Sqlite, Store, StoreError};
use tokio::net::{TcpListener, TcpSocket};

pub use config::Config;
pub use limits::Limits;

/// How much the system keeps for a page that does not take it, in bytes. Unless told, it keeps megabytes, and a
/// page that comes back to life is told a long story of the past before it sees the present.
const UNSENT: u32 = 64 * 1024;
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
    /// The address of the figures is taken or not ours.
    #[error("the figures cannot be shown at {address} ({error}): choose another with --metrics")]
    Metrics {
        /// The address.
        address: SocketAddr,
        /// What the system says.
        error: io::Error,
    },
    /// The data folder cannot be used.
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
    hub: Arc<hub::Hub>,
}

impl Server {
    /// Opens the data folder and listens.
    pub async fn start(config: Config) -> Result<Server, StartError> {
        let listener = listen(config.listen)?;
        let store = Arc::new(Sqlite::open(&config.data)?);
        Server::on(listener, store, config).await
    }

    /// Listens, with the tables in a store of another kind; the data folder is not used.
    pub async fn start_with(config: Config, store: Arc<dyn Store>) -> Result<Server, StartError> {
        Server::on(listen(config.listen)?, store, config).await
    }

    async fn on(listener: TcpListener, store: Arc<dyn Store>, config: Config) -> Result<Server, StartError> {
        let url = config.url(listener.local_addr()?);
        let hub = hub::Hub::new(store, config, url).await?;
        if let Some(address) = hub.config.metrics {
            let served = hub.metrics.clone().serve(address).await;
            served.map_err(|error| StartError::Metrics { address, error })?;
        }
        Ok(Server { listener, hub })
    }

    /// Where people reach it.
    pub fn url(&self) -> &str {
        &self.hub.url
    }

    /// Where it listens.
    pub fn address(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Serves until told to stop.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> Result<(), StartError> {
        // An answer and what follows on it are small and sent one after the other: held back until the first is
        // confirmed, the second would come 40 ms late.
        let listener = self.listener.tap_io(|stream| {
            if let Err(error) = stream.set_nodelay(true) {
                tracing::debug!(%error, "a connection may be slow");
            }
        });
        let router = http::router(self.hub).into_make_service_with_connect_info::<SocketAddr>();
        axum::serve(listener, router).with_graceful_shutdown(stop).await?;
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
        socket.set_send_buffer_size(UNSENT)?;
        socket.bind(address)?;
        socket.listen(BACKLOG)
    };
    listen().map_err(|error| StartError::Listen { address, error })
}
