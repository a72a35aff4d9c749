//! Rate limits of pages and addresses, so that nobody spoils the evening of the others.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::http::HeaderMap;
use table::{Refusal, Sentence};

pub(crate) use crate::token_bucket::TokenBucket;

/// The rate limits of a server; all can be set. The defaults are far above what people at a table need.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Messages per second from one page, on average. Nobody plays, draws and chats faster than this.
    pub messages: u32,
    /// Sockets of one address at once: a class or a club behind one router, every phone at a table or two.
    pub sockets: u32,
    /// Connections of one address at once, until they become sockets, which count by themselves; a browser opens a few
    /// for a page.
    pub connections: u32,
    /// Tables that one address may open in an hour: each is stored for good.
    pub tables: u32,
    /// Proxies that are trusted to say where a request came from, besides those on this machine.
    pub proxies: Vec<IpAddr>,
}

/// How many seconds' worth of messages may come in a burst: what a page sends again after a lost connection.
const BURST_SECONDS: f64 = 5.0;
/// How many addresses are remembered before those that have long been quiet are forgotten.
const MAX_ADDRESSES: usize = 4096;
const HOUR: Duration = Duration::from_hours(1);

impl Default for Limits {
    fn default() -> Limits {
        Limits { messages: 20, sockets: 200, connections: 400, tables: 120, proxies: Vec::new() }
    }
}

impl Limits {
    /// No limits, for tests and measurements.
    pub fn none() -> Limits {
        Limits {
            messages: u32::MAX,
            sockets: u32::MAX,
            connections: u32::MAX,
            tables: u32::MAX,
            proxies: Vec::new(),
        }
    }

    /// The rate limit of one page's messages.
    pub(crate) fn messages_of_page(&self) -> TokenBucket {
        let per_second = f64::from(self.messages);
        TokenBucket::new(per_second * BURST_SECONDS, per_second)
    }

    /// The address that a request counts for: the peer's, or the one that a trusted proxy names.
    pub(crate) fn address(&self, peer: IpAddr, headers: &HeaderMap) -> Address {
        let proxy = self.is_proxy(peer);
        let named = headers.get_all("x-forwarded-for").iter().next_back().filter(|_| proxy);
        // The last one was added by our own proxy; those before it can be forged.
        let named = named.and_then(|line| line.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
        Address::of(named.unwrap_or(peer))
    }

    /// Whether the peer is trusted to say for whom it asks.
    fn is_proxy(&self, peer: IpAddr) -> bool {
        peer.to_canonical().is_loopback() || self.proxies.contains(&peer)
    }
}

/// An address as it is counted: of IPv6, by the first 64 bits, for a household has all the rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Address(IpAddr);

impl Address {
    fn of(ip: IpAddr) -> Address {
        Address(match ip.to_canonical() {
            IpAddr::V6(ip) => Ipv6Addr::from_bits(ip.to_bits() & !u128::from(u64::MAX)).into(),
            ip @ IpAddr::V4(_) => ip,
        })
    }
}

/// The refusal of a message that came too fast.
pub(crate) fn rate_limited(seconds: u32) -> Refusal {
    retry_after("S-21", "server-too-fast", seconds)
}

fn retry_after(rule: &'static str, key: &'static str, seconds: u32) -> Refusal {
    Refusal::new(rule, Sentence::new(key).number("seconds", seconds.min(3600) as i32))
}

/// What every address uses at the moment.
pub(crate) struct Addresses {
    limits: Limits,
    usage: Mutex<HashMap<Address, Usage>>,
}

struct Usage {
    sockets: u32,
    connections: u32,
    tables: TokenBucket,
}

/// A socket that counts while this is held.
pub(crate) struct SocketGuard {
    addresses: Arc<Addresses>,
    address: Address,
}

/// A connection that counts while this is held; one of a proxy does not count, for it stands for many.
pub(crate) struct ConnectionGuard(Option<(Arc<Addresses>, Address)>);

impl Addresses {
    pub(crate) fn new(limits: Limits) -> Arc<Addresses> {
        Arc::new(Addresses { limits, usage: Mutex::default() })
    }

    /// Counts a socket for as long as the guard is held.
    pub(crate) fn connect(self: &Arc<Self>, address: Address) -> Result<SocketGuard, Refusal> {
        self.with_usage(address, |usage, limits| {
            if usage.sockets >= limits.sockets {
                let why = Sentence::new("server-too-many-sockets").number("most", limits.sockets as i32);
                return Err(Refusal::new("S-22", why));
            }
            usage.sockets += 1;
            Ok(SocketGuard { addresses: self.clone(), address })
        })
    }

    /// Counts a connection for as long as the guard is held; refused if its address has too many.
    pub(crate) fn accept(self: &Arc<Self>, peer: IpAddr) -> Result<ConnectionGuard, TooMany> {
        if self.limits.is_proxy(peer) {
            return Ok(ConnectionGuard(None));
        }
        let address = Address::of(peer);
        self.with_usage(address, |usage, limits| {
            if usage.connections >= limits.connections {
                return Err(TooMany);
            }
            usage.connections += 1;
            Ok(ConnectionGuard(Some((self.clone(), address))))
        })
    }

    /// Counts a table that is to be opened.
    pub(crate) fn open(&self, address: Address) -> Result<(), Refusal> {
        self.with_usage(address, |usage, _| {
            usage
                .tables
                .take(Instant::now())
                .map_err(|wait| retry_after("S-23", "server-too-many-tables", wait))
        })
    }

    fn with_usage<T>(&self, address: Address, act: impl FnOnce(&mut Usage, &Limits) -> T) -> T {
        let mut all = self.usage.lock().unwrap_or_else(PoisonError::into_inner);
        if all.len() >= MAX_ADDRESSES && !all.contains_key(&address) {
            let now = Instant::now();
            all.retain(|_, usage| usage.sockets > 0 || usage.connections > 0 || !usage.tables.is_full(now));
        }
        let tables = f64::from(self.limits.tables);
        let unused = || Usage {
            sockets: 0,
            connections: 0,
            tables: TokenBucket::new(tables, tables / HOUR.as_secs_f64()),
        };
        act(all.entry(address).or_insert_with(unused), &self.limits)
    }
}

impl Drop for SocketGuard {
    fn drop(&mut self) {
        self.addresses.with_usage(self.address, |usage, _| usage.sockets = usage.sockets.saturating_sub(1));
    }
}

impl Drop for ConnectionGuard {
    fn drop(&mut self) {
        if let Some((addresses, address)) = self.0.take() {
            addresses.with_usage(address, |usage, _| usage.connections = usage.connections.saturating_sub(1));
        }
    }
}

/// An address has too many connections already.
#[derive(Debug)]
pub(crate) struct TooMany;

#[cfg(test)]
mod tests {
    use super::*;

    fn address(peer: &str, forwarded: &str) -> String {
        let mut headers = HeaderMap::new();
        headers.insert("x-forwarded-for", forwarded.parse().unwrap());
        let limits = Limits { proxies: vec!["10.0.0.9".parse().unwrap()], ..Limits::default() };
        limits.address(peer.parse().unwrap(), &headers).0.to_string()
    }

    #[test]
    fn only_a_proxy_of_ours_is_believed() {
        assert_eq!(address("127.0.0.1", "1.2.3.4, 5.6.7.8"), "5.6.7.8");
        assert_eq!(address("::1", "5.6.7.8"), "5.6.7.8");
        assert_eq!(address("10.0.0.9", "5.6.7.8"), "5.6.7.8");
        assert_eq!(address("10.0.0.8", "5.6.7.8"), "10.0.0.8");
        assert_eq!(address("127.0.0.1", "nonsense"), "127.0.0.1");
        assert_eq!(address("127.0.0.1", "2001:db8::1:2:3:4"), address("127.0.0.1", "2001:db8::9"));
        assert_eq!(address("::ffff:10.0.0.8", "5.6.7.8"), "10.0.0.8");
    }

    #[test]
    fn sockets_count_while_they_are_held() {
        let addresses = Addresses::new(Limits { sockets: 2, tables: 1, ..Limits::default() });
        let [one, other] = ["1.1.1.1", "2.2.2.2"].map(|ip| Address::of(ip.parse().unwrap()));
        let first = addresses.connect(one).unwrap();
        let _second = addresses.connect(one).unwrap();
        assert_eq!(addresses.connect(one).err().unwrap().rule(), "S-22");
        assert!(addresses.connect(other).is_ok());
        drop(first);
        assert!(addresses.connect(one).is_ok());
        assert!(addresses.open(one).is_ok());
        assert_eq!(addresses.open(one).unwrap_err().rule(), "S-23");
        assert!(addresses.open(other).is_ok());
    }

    #[test]
    fn connections_count_by_address_but_not_those_of_a_proxy() {
        let addresses = Addresses::new(Limits { connections: 1, ..Limits::default() });
        let accepts = |ip: &str| addresses.accept(ip.parse().unwrap());
        let first = accepts("1.1.1.1").unwrap();
        assert!(accepts("1.1.1.1").is_err() && accepts("2.2.2.2").is_ok());
        drop(first);
        assert!(accepts("1.1.1.1").is_ok());
        let proxied = [accepts("127.0.0.1"), accepts("::1"), accepts("127.0.0.1")];
        assert!(proxied.iter().all(Result::is_ok));
    }
}
