//! How much one page and one address may ask for, so that nobody spoils the evening of the others.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::http::HeaderMap;
use table::{Refusal, Sentence};

/// The limits of a server; all can be set. The defaults are far above what people at a table need.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Messages per second from one page, over time. Nobody plays, draws and chats faster than this.
    pub messages: u32,
    /// Sockets of one address at once: a class or a club behind one router, every phone at a table or two.
    pub sockets: u32,
    /// Tables that one address opens in an hour: each is kept on disk for good.
    pub tables: u32,
    /// Proxies whose word on where a request came from is believed, besides those on this machine.
    pub proxies: Vec<IpAddr>,
}

/// How many seconds' worth of messages may come at once: what a page sends again after a lost connection.
const BURST: f64 = 5.0;
/// How many addresses are remembered before those that ask for nothing any more are forgotten.
const REMEMBERED: usize = 4096;
const HOUR: Duration = Duration::from_hours(1);

impl Default for Limits {
    fn default() -> Limits {
        Limits { messages: 20, sockets: 200, tables: 120, proxies: Vec::new() }
    }
}

impl Limits {
    /// No limits, for tests and measurements.
    pub fn none() -> Limits {
        Limits { messages: u32::MAX, sockets: u32::MAX, tables: u32::MAX, proxies: Vec::new() }
    }

    /// The messages of one page.
    pub(crate) fn pace(&self) -> Bucket {
        Bucket::new(f64::from(self.messages) * BURST, f64::from(self.messages))
    }

    /// Whom a request counts for: the peer, or whom its proxy names. A word of anybody else is not believed.
    pub(crate) fn address(&self, peer: IpAddr, headers: &HeaderMap) -> Address {
        let proxy = peer.to_canonical().is_loopback() || self.proxies.contains(&peer);
        let named = headers.get_all("x-forwarded-for").iter().next_back().filter(|_| proxy);
        // The last is the one that our own proxy added; those before it are hearsay.
        let named = named.and_then(|line| line.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
        Address::of(named.unwrap_or(peer))
    }
}

/// An address as it is counted: of the newer kind, a household has 2⁶⁴.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Address(IpAddr);

impl Address {
    fn of(ip: IpAddr) -> Address {
        Address(match ip.to_canonical() {
            IpAddr::V6(ip) => Ipv6Addr::from_bits(ip.to_bits() & !u128::from(u64::MAX)).into(),
            ip => ip,
        })
    }
}

/// Tokens that come back with time.
#[derive(Clone, Debug)]
pub(crate) struct Bucket {
    tokens: f64,
    most: f64,
    per_second: f64,
    at: Instant,
}

impl Bucket {
    fn new(most: f64, per_second: f64) -> Bucket {
        Bucket { tokens: most, most, per_second, at: Instant::now() }
    }

    /// Takes one, or says in how many seconds there is one.
    pub(crate) fn take(&mut self, now: Instant) -> Result<(), u32> {
        self.fill(now);
        if self.tokens >= 1.0 {
            self.tokens -= 1.0;
            return Ok(());
        }
        Err(((1.0 - self.tokens) / self.per_second).ceil().max(1.0) as u32)
    }

    fn fill(&mut self, now: Instant) {
        let passed = now.saturating_duration_since(self.at).as_secs_f64();
        self.tokens = (self.tokens + passed * self.per_second).min(self.most);
        self.at = now;
    }

    fn is_full(&mut self, now: Instant) -> bool {
        self.fill(now);
        self.tokens >= self.most
    }
}

/// The refusal of a message that came too fast.
pub(crate) fn too_fast(seconds: u32) -> Refusal {
    again("S-21", "server-too-fast", seconds)
}

fn again(rule: &'static str, key: &'static str, seconds: u32) -> Refusal {
    Refusal::new(rule, Sentence::new(key).number("seconds", seconds.min(3600) as i32))
}

/// What every address has at the moment.
pub(crate) struct Addresses {
    limits: Limits,
    known: Mutex<HashMap<Address, Known>>,
}

struct Known {
    sockets: u32,
    tables: Bucket,
}

/// A socket that counts while this is held.
pub(crate) struct Held {
    addresses: Arc<Addresses>,
    address: Address,
}

impl Addresses {
    pub(crate) fn new(limits: Limits) -> Arc<Addresses> {
        Arc::new(Addresses { limits, known: Mutex::default() })
    }

    /// Counts a socket, for as long as the answer is kept.
    pub(crate) fn connect(self: &Arc<Self>, address: Address) -> Result<Held, Refusal> {
        self.with(address, |known, limits| {
            if known.sockets >= limits.sockets {
                let why = Sentence::new("server-too-many-sockets").number("most", limits.sockets as i32);
                return Err(Refusal::new("S-22", why));
            }
            known.sockets += 1;
            Ok(Held { addresses: self.clone(), address })
        })
    }

    /// Counts a table that is to be opened.
    pub(crate) fn open(&self, address: Address) -> Result<(), Refusal> {
        self.with(address, |known, _| {
            known.tables.take(Instant::now()).map_err(|wait| again("S-23", "server-too-many-tables", wait))
        })
    }

    fn with<T>(&self, address: Address, act: impl FnOnce(&mut Known, &Limits) -> T) -> T {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= REMEMBERED && !known.contains_key(&address) {
            let now = Instant::now();
            known.retain(|_, one| one.sockets > 0 || !one.tables.is_full(now));
        }
        let tables = f64::from(self.limits.tables);
        let fresh = || Known { sockets: 0, tables: Bucket::new(tables, tables / HOUR.as_secs_f64()) };
        act(known.entry(address).or_insert_with(fresh), &self.limits)
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        self.addresses.with(self.address, |known, _| known.sockets = known.sockets.saturating_sub(1));
    }
}

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
    fn a_bucket_fills_with_time() {
        let mut bucket = Bucket::new(2.0, 0.5);
        let now = bucket.at;
        assert_eq!(bucket.take(now), Ok(()));
        assert_eq!(bucket.take(now), Ok(()));
        assert_eq!(bucket.take(now), Err(2));
        assert_eq!(bucket.take(now + Duration::from_secs(2)), Ok(()));
        assert!(bucket.is_full(now + Duration::from_secs(60)));
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
}
