//! Hierarchical start-time fair queueing (Goyal, Vin and Cheng 1996): the time of the threads is shared evenly among the
//! addresses that have something waiting, and the time of an address among its tables and people. What one of them asks
//! for beyond its share waits for itself alone.
//!
//! What a thought costs is known only afterwards: it is charged with what it is given when it begins, and with what it
//! took when it ends. Whoever has nothing more waiting owes nothing: what was given in plenty is not paid for when there
//! is little. So those who wait for one thing at a time come in the order in which they ask, and those who ask for much
//! at once come behind them.

mod shares;

use std::collections::VecDeque;
use std::time::Duration;

use super::time_share::Waiting;
use super::{Flow, Payer};
use crate::limits::Address;
use shares::{Backlog, Shares};

/// What waits, in the order in which it is fair. Moments are times since some fixed one.
pub(super) struct FairQueue<T> {
    /// How many are under way at once.
    threads: usize,
    /// How long the next may take.
    time: fn(&Waiting) -> Duration,
    addresses: Shares<Address, Household<T>>,
    waiting: usize,
}

/// What waits of an address.
struct Household<T> {
    flows: Shares<Flow, VecDeque<Entry<T>>>,
    waiting: usize,
    /// The sum of the moments at which it was asked for.
    asked: Duration,
}

struct Entry<T> {
    item: T,
    asked: Duration,
}

/// Something whose turn it is.
pub(super) struct Turn<T> {
    pub item: T,
    pub payer: Payer,
    /// How long it may take.
    pub given: Duration,
}

impl<T> Default for Household<T> {
    fn default() -> Household<T> {
        Household { flows: Shares::default(), waiting: 0, asked: Duration::ZERO }
    }
}

impl<T> FairQueue<T> {
    /// For so many threads, with that as the measure of time.
    pub(super) fn new(threads: usize, time: fn(&Waiting) -> Duration) -> FairQueue<T> {
        FairQueue { threads, time, addresses: Shares::default(), waiting: 0 }
    }

    /// How many wait.
    pub(super) fn len(&self) -> usize {
        self.waiting
    }

    /// Adds something that is asked for now.
    pub(super) fn push(&mut self, payer: &Payer, item: T, asked: Duration) {
        let household = self.addresses.join(&payer.address);
        household.flows.join(&payer.flow).push_back(Entry { item, asked });
        household.waiting += 1;
        household.asked += asked;
        self.waiting += 1;
    }

    /// Takes what is next out of the queue.
    pub(super) fn pop(&mut self, now: Duration) -> Option<Turn<T>> {
        let addresses = self.addresses.backlogged();
        let address = *self.addresses.next()?;
        let household = self.addresses.get_mut(&address)?;
        let of_address = household.waiting;
        let mean = now.saturating_sub(household.asked / of_address.max(1) as u32);
        let given = (self.time)(&Waiting { of_address, mean, addresses, threads: self.threads });
        let flow = household.flows.next()?.clone();
        household.flows.begin(&flow, given);
        let entry = household.take(&flow, VecDeque::pop_front)?;
        self.addresses.begin(&address, given);
        self.waiting -= 1;
        Some(Turn { item: entry.item, payer: Payer { address, flow }, given })
    }

    /// Something is done: it was given that much, and took so long.
    pub(super) fn finish(&mut self, payer: &Payer, given: Duration, took: Duration) {
        if let Some(household) = self.addresses.get_mut(&payer.address) {
            household.flows.end(&payer.flow, given, took);
        }
        self.addresses.end(&payer.address, given, took);
    }

    /// Takes something out that nobody waits for any more.
    pub(super) fn withdraw(&mut self, payer: &Payer, which: impl Fn(&T) -> bool) -> Option<T> {
        let household = self.addresses.get_mut(&payer.address)?;
        let entry = household.take(&payer.flow, |entries| {
            let place = entries.iter().position(|entry| which(&entry.item))?;
            entries.remove(place)
        })?;
        self.waiting -= 1;
        self.addresses.forget_idle();
        Some(entry.item)
    }

    /// Longest queue drop (Suter and others 1998): takes out the newest of the table or person that has most waiting, at
    /// the address that has most waiting. Whoever asks for little loses nothing to those who ask for much.
    pub(super) fn displace(&mut self) -> Option<T> {
        let address = *self.addresses.longest()?;
        let household = self.addresses.get_mut(&address)?;
        let flow = household.flows.longest()?.clone();
        let entry = household.take(&flow, VecDeque::pop_back)?;
        self.waiting -= 1;
        self.addresses.forget_idle();
        Some(entry.item)
    }
}

impl<T> Household<T> {
    fn take(
        &mut self,
        flow: &Flow,
        take: impl FnOnce(&mut VecDeque<Entry<T>>) -> Option<Entry<T>>,
    ) -> Option<Entry<T>> {
        let entry = take(self.flows.get_mut(flow)?)?;
        self.waiting -= 1;
        self.asked = self.asked.saturating_sub(entry.asked);
        self.flows.forget_idle();
        Some(entry)
    }
}

impl<T> Backlog for VecDeque<Entry<T>> {
    fn waiting(&self) -> usize {
        self.len()
    }
}

impl<T> Backlog for Household<T> {
    fn waiting(&self) -> usize {
        self.waiting
    }
}

#[cfg(test)]
mod tests;
