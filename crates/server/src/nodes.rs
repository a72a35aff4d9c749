//! Several servers on one database. Every table is at one of them, its owner; every one takes every socket and forwards what
//! it carries to the owner of its table.
//!
//! Who is there and who owns what stands in the database (`store::Nodes`). Leases only keep nodes from taking tables from
//! each other in turns; that one alone appends rests on the epoch that every append names. A node whose lease may have ended
//! asks the database before it tells anybody anything, so that nobody is told of the past by one that has slept.

pub(crate) mod forward;
mod link;
mod serve;
mod words;

use std::collections::{HashMap, HashSet};
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use serde::{Deserialize, Serialize};
use store::{Beat, NewNode, Node, Store, StoreError};
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::time::{Duration, Instant, sleep, timeout};

use crate::actor::TableMessage;
use crate::app::App;
use crate::identity::Holder;
use crate::registry::NotHere;
use crate::rules::refuse;
use link::Link;

/// The version of what nodes say to each other. One that is next to it must be understood.
const PROTOCOL: u32 = 1;
/// How often a lease is renewed, and for how long it runs by the database's clock.
const BEAT: Duration = Duration::from_millis(300);
const LEASE: Duration = Duration::from_secs(1);
/// How long somebody waits for a lease to be renewed.
const PATIENCE: Duration = Duration::from_secs(3);
/// How long tables have to be handed over when the server stops.
const MOVE_PATIENCE: Duration = Duration::from_secs(5);

/// This server among the nodes.
pub(crate) struct Membership {
    pub id: i64,
    secret: String,
    store: Arc<dyn Store>,
    links: Mutex<HashMap<i64, Arc<Link>>>,
    /// When the last renewal of the lease was begun that succeeded.
    renewed: watch::Sender<Instant>,
    leaving: AtomicBool,
}

/// Something to be told to the actor of a table, wherever it is.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Notice {
    /// The log was written anew on disk.
    Rewritten,
    /// That device is no longer one of the person's it was one of.
    DeviceLeft { device: Holder },
}

impl From<Notice> for TableMessage {
    fn from(notice: Notice) -> TableMessage {
        match notice {
            Notice::Rewritten => TableMessage::Rewritten,
            Notice::DeviceLeft { device } => TableMessage::DeviceLeft { device },
        }
    }
}

impl Membership {
    /// Joins the nodes of a database, if it has any; others reach this one at that address.
    pub(crate) async fn join(
        store: &Arc<dyn Store>,
        address: SocketAddr,
    ) -> Result<Option<Arc<Membership>>, StoreError> {
        let Some(nodes) = store.nodes() else { return Ok(None) };
        let begun = Instant::now();
        let version = env!("CARGO_PKG_VERSION").to_owned();
        let joined =
            nodes.join(NewNode { address: address.to_string(), version, protocol: PROTOCOL }).await?;
        tracing::info!(node = joined.id, %address, "other nodes reach this one");
        Ok(Some(Arc::new(Membership {
            id: joined.id,
            secret: joined.secret,
            store: store.clone(),
            links: Mutex::default(),
            renewed: watch::Sender::new(begun),
            leaving: AtomicBool::new(false),
        })))
    }

    /// Whether the lease runs for certain: it was renewed less than its time ago, by a clock that does not stand still while
    /// the program does.
    pub(crate) fn is_current(&self) -> bool {
        self.renewed.borrow().elapsed() < LEASE
    }

    /// Waits until the lease runs, so that nobody is brought to a table that is elsewhere.
    pub(crate) async fn be_current(&self) -> Result<(), NotHere> {
        if self.leaving.load(Ordering::SeqCst) {
            return Err(NotHere::Leaving);
        }
        if self.is_current() {
            return Ok(());
        }
        let mut renewed = self.renewed.subscribe();
        let current = timeout(PATIENCE, renewed.wait_for(|begun| begun.elapsed() < LEASE)).await;
        match current {
            Ok(Ok(_)) => Ok(()),
            _ => Err(refuse("S-14", "server-not-stored").into()),
        }
    }

    /// Tells the actor of a table something, if another node has the table.
    async fn tell_elsewhere(&self, code: &str, notice: &Notice) -> Result<(), StoreError> {
        let Some(nodes) = self.store.nodes() else { return Ok(()) };
        if let Some(node) = nodes.owner(code).await?.filter(|node| node.id != self.id) {
            let body = serde_json::to_vec(notice).unwrap_or_default();
            if let Some(link) = self.link(&node).await {
                link.post(&format!("/tables/{code}/notice"), body).await;
            }
        }
        Ok(())
    }

    pub(crate) async fn tell(&self, code: &str, notice: &Notice) {
        if let Err(error) = self.tell_elsewhere(code, notice).await {
            tracing::debug!(table = code, %error, "another node could not be told something");
        }
    }

    /// The link to a node: the one there is, or a new one.
    pub(super) async fn link(&self, node: &Node) -> Option<Arc<Link>> {
        let known = self.links().get(&node.id).filter(|link| link.is_open()).cloned();
        if known.is_some() {
            return known;
        }
        let opened = Link::open(&node.address, &self.secret).await;
        let link = match opened {
            Ok(link) => Arc::new(link),
            Err(error) => {
                tracing::debug!(node = node.id, address = node.address, %error, "a node cannot be reached");
                return None;
            }
        };
        let mut links = self.links();
        // Somebody else may have been as fast: one link for each pair.
        let other = links.get(&node.id).filter(|link| link.is_open()).cloned();
        Some(other.unwrap_or_else(|| {
            links.insert(node.id, link.clone());
            link
        }))
    }

    fn links(&self) -> MutexGuard<'_, HashMap<i64, Arc<Link>>> {
        self.links.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Cuts the links to nodes that are gone: whoever waits for an answer from there looks for the table anew.
    fn cut_off(&self, gone: &HashSet<i64>) {
        self.links().retain(|id, link| {
            let stays = !gone.contains(id);
            if !stays {
                tracing::info!(node = id, "a node is gone");
                link.cut();
            }
            stays
        });
    }
}

/// Keeps the lease and knows who is gone, for as long as the server runs.
pub(crate) async fn run(app: Arc<App>, listener: TcpListener) {
    let Some(nodes) = app.nodes.clone() else { return };
    tokio::spawn(serve::run(listener, app.clone(), nodes.secret.clone()));
    let shown = app.clone();
    tokio::spawn(async move { shown.lobby.show(&*shown.store).await });
    let mut dead = HashSet::new();
    loop {
        sleep(BEAT).await;
        if nodes.leaving.load(Ordering::SeqCst) {
            return;
        }
        let Some(database) = nodes.store.nodes() else { return };
        let begun = Instant::now();
        let Ok(Ok(Beat { lapsed, nodes: known })) = timeout(PATIENCE, database.beat()).await else {
            continue;
        };
        if lapsed {
            tracing::warn!("the lease of this node had ended: other nodes may have taken tables of its");
            check_tables(&app, &nodes).await;
        }
        nodes.renewed.send_replace(begun);
        let now_dead: HashSet<i64> = known.iter().filter(|node| !node.alive).map(|node| node.id).collect();
        // A node that could not reach the database for a moment is not gone yet.
        nodes.cut_off(&now_dead.intersection(&dead).copied().collect());
        dead = now_dead;
    }
}

/// Lets every table in memory know whether it is still this node's.
async fn check_tables(app: &Arc<App>, nodes: &Membership) {
    let Some(database) = nodes.store.nodes() else { return };
    let Ok(owned) = database.owned().await else { return };
    let owned: HashMap<String, u64> = owned.into_iter().collect();
    for (code, handle) in app.registry.all() {
        let epoch = owned.get(&code).copied();
        let _ended = handle.send(Box::new(TableMessage::Owned { epoch })).await;
    }
}

/// Hands all tables over and leaves: the server stops.
pub(crate) async fn leave(app: &Arc<App>) {
    let Some(nodes) = &app.nodes else { return };
    nodes.leaving.store(true, Ordering::SeqCst);
    let moved = async {
        while !app.registry.is_empty() {
            for (_, handle) in app.registry.all() {
                let _ended = handle.send(Box::new(TableMessage::Move)).await;
            }
            sleep(Duration::from_millis(5)).await;
        }
    };
    if timeout(MOVE_PATIENCE, moved).await.is_err() {
        tracing::warn!("not all tables could be handed over: they are taken when the lease ends");
    }
    if let Some(database) = nodes.store.nodes()
        && !matches!(timeout(PATIENCE, database.leave()).await, Ok(Ok(())))
    {
        tracing::warn!("the database could not be told that this node is gone");
    }
}
