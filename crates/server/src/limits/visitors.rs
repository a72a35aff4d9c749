//! Who uses how much: every address, and every person behind it.

use std::hash::{BuildHasher, RandomState};
use std::net::IpAddr;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use table::{Refusal, Sentence};

use super::remembered::{Forgettable, Remembered};
use super::{Address, KINDS, Limited, Limits};
use crate::identity::Person;
use crate::token_bucket::{Rate, TokenBucket};

/// How many addresses are remembered at a time. Past that newcomers share what is left, see [`CROWDS`].
const MAX_ADDRESSES: usize = 8192;
/// How many people are remembered at a time. Past that a newcomer is limited by the address alone.
const MAX_PEOPLE: usize = 16_384;
/// Into how many crowds the addresses are divided for which there is no room. Each crowd counts as one address. Which
/// address belongs to which follows from a random key, so that nobody chooses with whom they share.
const CROWDS: usize = 256;

/// How many logs that were sent and files of somebody's data an address may have in the making at once: each takes
/// megabytes, or reads many logs.
const MAX_HEAVY: u32 = 4;

/// All visitors of a server.
pub(crate) struct Visitors {
    limits: Limits,
    /// The rates of a person.
    rates: [Rate; KINDS],
    known: Mutex<Known>,
    crowds: Vec<Arc<AddressUsage>>,
    random_key: RandomState,
}

struct Known {
    addresses: Remembered<Address, AddressUsage>,
    /// By address too, and by the hash of their id. Anybody can be as many people as they like, so that a person who comes from two addresses gains
    /// nothing that two people would not have.
    people: Remembered<(Address, u64), Buckets>,
}

/// A bucket for everything that is limited.
struct Buckets(Mutex<[TokenBucket; KINDS]>);

struct AddressUsage {
    buckets: Buckets,
    sockets: AtomicU32,
    connections: AtomicU32,
    heavy: AtomicU32,
}

/// Somebody at an address, for as long as they are served.
#[derive(Clone)]
pub(crate) struct Visitor {
    visitors: Arc<Visitors>,
    /// None if there are too many people to remember each.
    person: Option<Arc<Buckets>>,
    address: Arc<AddressUsage>,
    at: Address,
}

/// A socket that counts while this is held.
pub(crate) struct SocketGuard(Arc<AddressUsage>);

/// A connection that counts while this is held; one of a proxy does not count, for it stands for many.
pub(crate) struct ConnectionGuard(Option<Arc<AddressUsage>>);

/// Something that takes much memory or time, which counts while this is held.
pub(crate) struct HeavyGuard(Arc<AddressUsage>);

/// An address has too many connections already.
#[derive(Debug)]
pub(crate) struct TooMany;

impl Visitors {
    pub(crate) fn new(limits: Limits) -> Arc<Visitors> {
        let now = Instant::now();
        Arc::new(Visitors {
            rates: Limited::ALL.map(|kind| limits.rate(kind)),
            limits,
            known: Mutex::new(Known {
                addresses: Remembered::new(MAX_ADDRESSES),
                people: Remembered::new(MAX_PEOPLE),
            }),
            crowds: (0..CROWDS).map(|_| Arc::new(AddressUsage::new(now))).collect(),
            random_key: RandomState::new(),
        })
    }

    /// That person at that address.
    pub(crate) fn visitor(self: &Arc<Self>, address: Address, person: &Person) -> Visitor {
        self.visitor_at(address, person.id(), Instant::now())
    }

    fn visitor_at(self: &Arc<Self>, address: Address, person: &str, now: Instant) -> Visitor {
        let key = (address, self.random_key.hash_one(person));
        let person = self.known().people.get(key, now);
        Visitor { visitors: self.clone(), person, address: self.usage(address, now), at: address }
    }

    /// Counts a connection for as long as the guard is held; refused if its address has too many.
    pub(crate) fn accept(&self, peer: IpAddr) -> Result<ConnectionGuard, TooMany> {
        if self.limits.is_proxy(peer) {
            return Ok(ConnectionGuard(None));
        }
        let usage = self.usage(Address::of(peer), Instant::now());
        count(&usage.connections, self.limits.connections).ok_or(TooMany)?;
        Ok(ConnectionGuard(Some(usage)))
    }

    fn usage(&self, address: Address, now: Instant) -> Arc<AddressUsage> {
        let known = self.known().addresses.get(address, now);
        known.unwrap_or_else(|| {
            let crowd = self.random_key.hash_one(address) % CROWDS as u64;
            self.crowds[crowd as usize].clone()
        })
    }

    fn known(&self) -> std::sync::MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Visitor {
    /// Where they are.
    pub(crate) fn address(&self) -> Address {
        self.at
    }

    /// Counts a socket for as long as the guard is held.
    pub(crate) fn connect(&self) -> Result<SocketGuard, Refusal> {
        self.take(Limited::Visit)?;
        let most = self.visitors.limits.sockets;
        if count(&self.address.sockets, most).is_none() {
            let why = Sentence::new("server-too-many-sockets").number("most", most as i32);
            return Err(Refusal::new("S-22", why));
        }
        Ok(SocketGuard(self.address.clone()))
    }

    /// Counts something that takes much memory or time, for as long as the guard is held.
    pub(crate) fn burden(&self) -> Result<HeavyGuard, Refusal> {
        if count(&self.address.heavy, MAX_HEAVY).is_none() {
            return Err(Limited::Visit.refusal(true, Duration::from_secs(1)));
        }
        Ok(HeavyGuard(self.address.clone()))
    }

    /// Counts one of that kind, for the person and for the address, unless either has had too many.
    pub(crate) fn take(&self, kind: Limited) -> Result<(), Refusal> {
        self.take_at(kind, Instant::now())
    }

    pub(super) fn take_at(&self, kind: Limited, now: Instant) -> Result<(), Refusal> {
        let Visitor { visitors, person, address, at: _ } = self;
        let own = visitors.rates[kind as usize];
        let all = own.times(visitors.limits.people);
        // Nothing is taken of the one if the other is empty. Always in this order: nobody waits in a circle.
        let mut person = person.as_ref().map(|person| person.lock());
        let mut address = address.buckets.lock();
        let wait = person.as_ref().map_or(Duration::ZERO, |buckets| buckets[kind as usize].wait(own, now));
        if !wait.is_zero() {
            return Err(kind.refusal(false, wait));
        }
        let wait = address[kind as usize].wait(all, now);
        if !wait.is_zero() {
            return Err(kind.refusal(true, wait));
        }
        if let Some(buckets) = &mut person {
            buckets[kind as usize].take(own, now);
        }
        address[kind as usize].take(all, now);
        Ok(())
    }
}

impl Visitor {
    /// Takes back that one of that kind was counted.
    pub(crate) fn give_back(&self, kind: Limited) {
        let own = self.visitors.rates[kind as usize];
        if let Some(person) = &self.person {
            person.lock()[kind as usize].give_back(own);
        }
        self.address.buckets.lock()[kind as usize].give_back(own.times(self.visitors.limits.people));
    }
}

/// Counts one more, unless there are so many already.
fn count(counter: &AtomicU32, most: u32) -> Option<u32> {
    counter
        .fetch_update(Ordering::Relaxed, Ordering::Relaxed, |count| (count < most).then_some(count + 1))
        .ok()
}

impl Buckets {
    fn lock(&self) -> std::sync::MutexGuard<'_, [TokenBucket; KINDS]> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Forgettable for Buckets {
    fn new(now: Instant) -> Buckets {
        Buckets(Mutex::new([TokenBucket::full(now); KINDS]))
    }

    fn is_like_new(&self, now: Instant) -> bool {
        self.lock().iter().all(|bucket| bucket.is_full(now))
    }
}

impl Forgettable for AddressUsage {
    fn new(now: Instant) -> AddressUsage {
        AddressUsage {
            buckets: Buckets::new(now),
            sockets: AtomicU32::new(0),
            connections: AtomicU32::new(0),
            heavy: AtomicU32::new(0),
        }
    }

    // Sockets and connections hold it while they are counted.
    fn is_like_new(&self, now: Instant) -> bool {
        self.buckets.is_like_new(now)
    }
}

impl Drop for SocketGuard {
    fn drop(&mut self) {
        self.0.sockets.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Drop for HeavyGuard {
    fn drop(&mut self) {
        self.0.heavy.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Drop for ConnectionGuard {
    fn drop(&mut self) {
        if let Some(usage) = &self.0 {
            usage.connections.fetch_sub(1, Ordering::Relaxed);
        }
    }
}

#[cfg(test)]
#[path = "tests.rs"]
mod tests;
