//! The configuration; everything has a default.

use std::net::SocketAddr;
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::time::Duration;

use store::Place;

use crate::limits::Limits;
use crate::retention::Retention;

/// How a server is run.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub listen: SocketAddr,
    /// Where people reach it, if that is not where it listens.
    pub public_url: Option<String>,
    /// The folder with SQLite's database, unless a store is named.
    pub data: PathBuf,
    /// Where the tables are, if not in the data folder.
    pub store: Option<Place>,
    /// Where other nodes on the same database reach this one, if not at a free port of the address that it listens on.
    pub link: Option<SocketAddr>,
    /// How long a bot takes for a move, so that people can follow.
    pub bot_pace: RangeInclusive<Duration>,
    /// How long somebody must be away before others may hand their seat to a bot.
    pub away: Duration,
    /// How long a page has to reveal its contribution before the start is void.
    pub reveal: Duration,
    /// How long a table nobody is connected to stays in memory.
    pub idle: Duration,
    /// How long a page may leave pings unanswered before it counts as gone.
    pub silence: Duration,
    /// How long a client may take to send the head of a request, and how long it may keep a connection without asking
    /// for anything.
    pub head_timeout: Duration,
    /// How long a request may take from its head to its answer; bodies are small.
    pub request_timeout: Duration,
    /// Where the host can read metrics, if anywhere.
    pub metrics: Option<SocketAddr>,
    /// How much is thought about each decision that is reviewed.
    pub review_iterations: u32,
    /// The rate limits of pages and addresses.
    pub limits: Limits,
    /// How long tables are kept.
    pub retention: Retention,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 5555)),
            public_url: None,
            data: PathBuf::from("data"),
            store: None,
            link: None,
            bot_pace: Duration::from_millis(500)..=Duration::from_millis(1100),
            away: Duration::from_mins(1),
            reveal: Duration::from_secs(5),
            idle: Duration::from_mins(5),
            silence: Duration::from_secs(35),
            head_timeout: Duration::from_secs(15),
            request_timeout: Duration::from_secs(15),
            metrics: None,
            review_iterations: catalog::ReviewOptions::ITERATIONS,
            limits: Limits::default(),
            retention: Retention::default(),
        }
    }
}

impl Config {
    /// Where the tables are.
    pub fn place(&self) -> Place {
        self.store.clone().unwrap_or_else(|| Place::Folder(self.data.clone()))
    }

    /// Where other nodes are listened to by a server that listens there.
    pub(crate) fn link(&self, bound: SocketAddr) -> SocketAddr {
        self.link.unwrap_or_else(|| SocketAddr::new(bound.ip(), 0))
    }

    /// Where people reach the server: the address in links. A server that listens on every address gives one that a
    /// phone on the same network can use.
    pub fn url(&self, bound: SocketAddr) -> String {
        if let Some(url) = &self.public_url {
            return url.trim_end_matches('/').to_owned();
        }
        format!("http://{}", reached_at(bound))
    }
}

/// Where others reach what listens there.
pub(crate) fn reached_at(bound: SocketAddr) -> SocketAddr {
    let ip = if bound.ip().is_unspecified() { own_address().unwrap_or(bound.ip()) } else { bound.ip() };
    SocketAddr::new(ip, bound.port())
}

/// The address of this machine on its network. No packet is sent: connecting a UDP socket only asks the system
/// which of its addresses it would send from.
fn own_address() -> Option<std::net::IpAddr> {
    let socket = std::net::UdpSocket::bind("0.0.0.0:0").ok()?;
    // An address reserved for documentation, which nobody has.
    socket.connect("192.0.2.1:9").ok()?;
    socket.local_addr().ok().map(|address| address.ip())
}
