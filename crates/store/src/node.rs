//! Servers that share a database: nodes.

use crate::{Pending, StoredTable};

/// A server that is about to share a database with others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewNode {
    /// Where other nodes reach it.
    pub address: String,
    /// Its version, for whoever runs it.
    pub version: String,
    /// The version of what nodes say to each other.
    pub protocol: u32,
}

/// A server that has joined.
#[derive(Clone, PartialEq, Eq)]
pub struct Joined {
    /// Its number.
    pub id: i64,
    /// What nodes of this database prove to each other.
    pub secret: String,
}

/// A node as the others know it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// Its number, which no other ever gets.
    pub id: i64,
    /// Where other nodes reach it.
    pub address: String,
    /// Its version.
    pub version: String,
    /// Whether its lease runs, by the database's clock.
    pub alive: bool,
    /// For how many milliseconds it has been there.
    pub age: i64,
}

/// What a node learns when it renews its lease.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Beat {
    /// Its lease had ended, or others have taken tables of its.
    pub lapsed: bool,
    /// All nodes, itself included.
    pub nodes: Vec<Node>,
}

/// Where a table is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Owned {
    /// It is ours from now on: whoever had it before is fenced off.
    Here(StoredTable),
    /// A node that is alive has it.
    Elsewhere(Node),
}

/// A table that waits with somebody there, for everybody's lobby.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Waiting {
    /// Its code.
    pub code: String,
    /// Whether it is on the list of open tables and has a free seat.
    pub open: bool,
    /// Where whoever has been there longest is.
    pub address: String,
    /// What the lobby shows of it.
    pub line: String,
}

/// What servers that share a database ask of it.
///
/// Leases keep two nodes from taking a table from each other in turns, and nothing more: that only one can append rests on
/// the epoch, which every claim raises and every append names.
pub trait Nodes: Send + Sync {
    /// Joins. Fails with [`Incompatible`](crate::StoreError::Incompatible) if a node is alive that would not be understood.
    fn join(&self, node: NewNode) -> Pending<'_, Joined>;

    /// Renews this node's lease; to be called about every 300 ms.
    fn beat(&self) -> Pending<'_, Beat>;

    /// The tables that are this node's, with their epochs.
    fn owned(&self) -> Pending<'_, Vec<(String, u64)>>;

    /// Lets go of a table, if it is still this node's in that epoch: anybody may take it at once.
    fn release(&self, code: &str, epoch: u64) -> Pending<'_, ()>;

    /// Lets go of all tables and leaves.
    fn leave(&self) -> Pending<'_, ()>;

    /// The node that has a table, if one that is alive has.
    fn owner(&self, code: &str) -> Pending<'_, Option<Node>>;

    /// All nodes with how many tables each has, dead ones too while they are known; a tool may ask that has not joined.
    fn list(&self) -> Pending<'_, Vec<(Node, u64)>>;

    /// Shows in every node's lobby how these tables of this node wait; those named alone do not any more.
    fn show_waiting(&self, shown: Vec<Waiting>, gone: Vec<String>) -> Pending<'_, ()>;

    /// At most so many tables that wait at nodes that are alive and are open, the latest first.
    fn open_tables(&self, most: usize) -> Pending<'_, Vec<Waiting>>;

    /// Whether that table waits with somebody there.
    fn is_waiting(&self, code: &str) -> Pending<'_, bool>;
}
