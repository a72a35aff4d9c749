//! A connection that is made anew whenever it is lost.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::watch;
use tokio::time::{Instant, sleep, timeout, timeout_at};

use super::durability;
use super::errors::Failure;
use super::migrations;
use super::session::{Ended, Session};
use super::url::PostgresUrl;
use crate::StoreError;

/// How long a request waits for a connection that was just lost: a database that is started anew is not noticed.
const PATIENCE: Duration = Duration::from_secs(2);
/// How long the database may take to let us in.
const OPEN_TIMEOUT: Duration = Duration::from_secs(10);
/// The pauses between two tries to connect, the first and the longest.
const FIRST_PAUSE: Duration = Duration::from_millis(50);
const LONGEST_PAUSE: Duration = Duration::from_secs(1);

/// The number of the advisory lock that all nodes of a database share: `Quintet` in ASCII. Servers of the versions before
/// there were nodes hold it alone, and would not know that a table is elsewhere.
const SERVER_LOCK: i64 = 0x0051_7569_6e74_6574;

/// What a connection is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Role {
    /// The one that writes: it must be allowed to, and no server may have one that knows nothing of nodes.
    Writer,
    /// One that reads.
    Reader,
    /// One of a tool that reads beside a server.
    Visitor,
}

/// Opens a connection for that role, to the database of that number if it is known already.
pub(super) async fn open(
    url: &PostgresUrl,
    role: Role,
    database: Option<&str>,
) -> Result<(Session, Ended), Failure> {
    let opened = async {
        let (session, ended) = Session::connect(url).await?;
        if let Some(database) = database
            && migrations::database_id(&session).await? != database
        {
            return Err(Failure::Unfit("it is another database, which is left as it is".to_owned()));
        }
        if role == Role::Writer {
            durability::check(&session).await?;
        }
        Ok((session, ended))
    };
    timeout(OPEN_TIMEOUT, opened).await.unwrap_or(Err(Failure::Silent))
}

/// Whether all servers of the database know of nodes; then none that does not comes.
pub(super) async fn is_among_nodes(session: &Session) -> Result<bool, Failure> {
    let row = session.query_opt("SELECT pg_try_advisory_lock_shared($1)", &[&SERVER_LOCK]).await?;
    Ok(row.map(|row| row.try_get(0)).transpose()?.unwrap_or_default())
}

/// Whether no server uses the database; then none comes while this connection is there.
pub(super) async fn is_alone(session: &Session) -> Result<bool, Failure> {
    let row = session.query_opt("SELECT pg_try_advisory_lock($1)", &[&SERVER_LOCK]).await?;
    Ok(row.map(|row| row.try_get(0)).transpose()?.unwrap_or_default())
}

#[derive(Clone)]
enum State {
    Up(Arc<Session>),
    Away { since: Instant, why: StoreError },
}

/// The handle of a connection that is kept up.
#[derive(Clone)]
pub(super) struct Link(watch::Receiver<State>);

impl Link {
    /// Keeps a connection up from here on, on the runtime that this runs on.
    pub(super) fn keep(url: PostgresUrl, role: Role, database: String, first: (Session, Ended)) -> Link {
        let (session, ended) = first;
        let (state, watched) = watch::channel(State::Up(Arc::new(session)));
        tokio::spawn(keep(Keeper { url, role, database, state }, ended));
        Link(watched)
    }

    /// The connection; waits a moment for one that was just lost.
    pub(super) async fn session(&self) -> Result<Arc<Session>, StoreError> {
        let mut watched = self.0.clone();
        loop {
            let (since, why) = match &*watched.borrow_and_update() {
                State::Up(session) if !session.is_closed() => return Ok(Arc::clone(session)),
                // Its keeper is about to notice.
                State::Up(_) => (Instant::now(), None),
                State::Away { since, why } => (*since, Some(why.clone())),
            };
            match timeout_at(since + PATIENCE, watched.changed()).await {
                Ok(Ok(())) => {}
                _ => return Err(why.unwrap_or(StoreError::Closed)),
            }
        }
    }

    /// Whether there is a connection at present.
    pub(super) fn health(&self) -> Result<(), StoreError> {
        match &*self.0.borrow() {
            State::Up(_) => Ok(()),
            State::Away { why, .. } => Err(why.clone()),
        }
    }
}

struct Keeper {
    url: PostgresUrl,
    role: Role,
    database: String,
    state: watch::Sender<State>,
}

async fn keep(keeper: Keeper, mut ended: Ended) {
    loop {
        ended.wait().await;
        let since = Instant::now();
        let lost =
            StoreError::Unreachable { path: keeper.url.path(), what: "the connection has ended".to_owned() };
        keeper.tell(&lost);
        keeper.state.send_replace(State::Away { since, why: lost });
        ended = keeper.reconnect(since).await;
        if keeper.role == Role::Writer {
            tracing::info!(database = %keeper.url, "the database is back, and play goes on");
        }
    }
}

impl Keeper {
    /// One connection speaks for all of them.
    fn tell(&self, error: &StoreError) {
        if self.role == Role::Writer {
            tracing::error!("{error}");
        }
    }

    async fn reconnect(&self, since: Instant) -> Ended {
        let (mut pause, mut told) = (FIRST_PAUSE, String::new());
        loop {
            match self.try_open().await {
                Ok((session, ended)) => {
                    self.state.send_replace(State::Up(Arc::new(session)));
                    return ended;
                }
                Err(failure) => {
                    let why = failure.report(&self.url.path());
                    if why.to_string() != told {
                        self.tell(&why);
                        told = why.to_string();
                    }
                    self.state.send_replace(State::Away { since, why });
                }
            }
            sleep(pause).await;
            pause = (pause * 2).min(LONGEST_PAUSE);
        }
    }

    async fn try_open(&self) -> Result<(Session, Ended), Failure> {
        let opened = open(&self.url, self.role, Some(&self.database)).await?;
        if self.role == Role::Writer && !is_among_nodes(&opened.0).await? {
            return Err(Failure::Unfit("an older server uses it now".to_owned()));
        }
        Ok(opened)
    }
}
