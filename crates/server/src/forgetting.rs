//! Taking somebody out of the tables where they had a seat, who wants that: a table at which nobody else was is deleted; from
//! others their name, what they wrote and the way to know them go, and the game stays.

use std::sync::Arc;
use std::time::Duration;

use store::{Deletion, Rewrite, Stage, Store, StoreError, Summary, ToForget};
use tokio::time::sleep;

use crate::app::App;
use crate::fact::Fact;
use crate::game_result::ResultLine;
use crate::identity::{Holder, Person, ShortHolder, random_word};
use crate::log_entry::{Cause, LogEntry};
use crate::nodes::Notice;
use crate::own_seats::OwnSeats;
use crate::records::devices;
use crate::room::Room;
use crate::rules::not_stored;
use crate::stored_log::LoadError;
use crate::summary::{SummaryLine, summarise};

/// How many tables are looked up at a time.
const BATCH: usize = 50;
/// The pause after each: whoever plays is not to notice.
const PAUSE: Duration = Duration::from_millis(5);
/// After how long one is tried again that could not be done.
const AGAIN: Duration = Duration::from_mins(1);
/// How many records are read at a time.
const CHUNK: usize = 500;
/// What stands in a log in the place of a name, and of a line that somebody wrote.
const NOBODY: &str = "—";

impl App {
    /// Forgets somebody: at once in all lists and records, and soon after in the logs. Gives how many tables that are.
    pub(crate) async fn forget(&self, person: &Person) -> Result<u32, table::Refusal> {
        let tables = self.store.forget(&devices(person)).await.map_err(|error| not_stored(&error))?;
        self.forgets.notify_one();
        Ok(tables as u32)
    }
}

/// Takes people out of tables whenever somebody wants that, for as long as the server runs; what a stop has cut short is
/// done after the next start.
pub(crate) async fn run(app: Arc<App>) {
    loop {
        match sweep(&app).await {
            Ok(0) => app.forgets.notified().await,
            Ok(failed) => {
                tracing::warn!("people are still to be taken out of {failed} tables");
                sleep(AGAIN).await;
            }
            Err(error) => {
                tracing::error!(%error, "people could not be taken out of tables");
                sleep(AGAIN).await;
            }
        }
    }
}

/// Goes through all tables that are due; gives of how many it could not be done.
async fn sweep(app: &App) -> Result<usize, StoreError> {
    let (store, mut failed) = (&*app.store, 0);
    loop {
        let due = store.to_forget(failed, BATCH).await?;
        if due.is_empty() {
            return Ok(failed);
        }
        for table in due {
            let code = table.found.code.clone();
            match take_out(store, table).await {
                // Whoever is there now is shown the table as it is.
                Ok(()) => app.tell(&code, Notice::Rewritten).await,
                Err(error) => {
                    failed += 1;
                    tracing::error!(table = code, %error, "somebody could not be taken out of a table");
                }
            }
            sleep(PAUSE).await;
        }
    }
}

async fn take_out(store: &dyn Store, table: ToForget) -> Result<(), LoadError> {
    let ToForget { found, devices, result } = table;
    let mut gone = Gone::new(devices);
    let code = found.code.clone();
    let summary = found.summary.as_ref();
    let line = summary.and_then(SummaryLine::read);
    let others = line.iter().flat_map(|line| &line.seats).flat_map(|seat| &seat.holders);
    let alone = others.into_iter().all(|holder| gone.is(holder));
    if alone && !found.deleted {
        let deletion = Deletion { code: code.clone(), version: found.version, keep_summary: false };
        return match store.delete(deletion).await {
            Ok(()) | Err(StoreError::Missing { .. }) => Ok(()),
            Err(error) => Err(error.into()),
        };
    }
    let (bodies, summary) = if found.deleted {
        (Vec::new(), summary.zip(line).map(|(summary, line)| gone.summary(summary, line)))
    } else {
        let bodies = gone.log(store, &code, found.version).await?;
        let summary = summary.zip(line).map(|(summary, line)| resummarise(&bodies, summary, line));
        (bodies, summary.flatten())
    };
    if let Some(summary) = summary {
        let result = result.and_then(|line| ResultLine::read(&line)).map(|line| gone.result(line).text());
        let version = bodies.len() as u64;
        store.rewrite(Rewrite { code: code.clone(), version, bodies, summary, result }).await?;
    }
    Ok(store.forgotten(&code).await?)
}

/// The summary of a log that was written anew.
fn resummarise(bodies: &[Box<str>], old: &Summary, line: SummaryLine) -> Option<Summary> {
    let entries: Vec<LogEntry> =
        bodies.iter().map(|body| serde_json::from_str(body).ok()).collect::<Option<_>>()?;
    let mut room = Room::fold(&entries)?;
    room.set_game_over(old.stage == Stage::Over);
    Some(summarise(&room, line.outcome))
}

/// Somebody who is to be nobody.
struct Gone {
    devices: Vec<Box<str>>,
    /// Who takes their place in the log: a device that nobody has.
    nobody: Holder,
    seats: OwnSeats,
}

impl Gone {
    fn new(devices: Vec<Box<str>>) -> Gone {
        Gone { devices, nobody: Holder::of(&random_word()), seats: OwnSeats::default() }
    }

    fn is(&self, holder: &Holder) -> bool {
        self.devices.iter().any(|device| **device == *holder.as_str())
    }

    fn replace(&self, holder: &mut Holder) {
        if self.is(holder) {
            *holder = self.nobody.clone();
        }
    }

    /// The log without them.
    async fn log(&mut self, store: &dyn Store, code: &str, version: u64) -> Result<Vec<Box<str>>, LoadError> {
        let mut bodies: Vec<Box<str>> = Vec::new();
        while (bodies.len() as u64) < version {
            let chunk = store.records(code, bodies.len() as u64, CHUNK).await?;
            if chunk.is_empty() {
                break;
            }
            for body in chunk {
                let unreadable = |error| LoadError::Entry(code.to_owned(), bodies.len() as u64, error);
                let mut entry: LogEntry = serde_json::from_str(&body).map_err(unreadable)?;
                entry.facts.iter_mut().for_each(|fact| self.fact(fact));
                if let Some(cause) = &mut entry.by {
                    self.cause(cause);
                }
                bodies.push(serde_json::to_string(&entry).map_err(unreadable)?.into());
            }
        }
        Ok(bodies)
    }

    /// The page that sent a command of theirs is told from others, and nobody's.
    fn cause(&self, cause: &mut Cause) {
        let theirs = |of: &ShortHolder| self.devices.iter().any(|device| of.begins(device));
        if cause.of.as_ref().is_some_and(theirs) {
            cause.of = Some(self.nobody.short());
            cause.client = cause.client.anew(&self.nobody);
        }
    }

    fn fact(&mut self, fact: &mut Fact) {
        let devices = &self.devices;
        self.seats.follow(fact, |holder| devices.iter().any(|device| **device == *holder.as_str()));
        match fact {
            Fact::Opened { host, .. } => self.replace(host),
            Fact::Sat { seat, holder, name } => {
                if self.seats.has(*seat) {
                    NOBODY.clone_into(name);
                }
                self.replace(holder);
            }
            Fact::DeviceJoined { holder, .. } | Fact::HostChanged { holder } => self.replace(holder),
            Fact::NameSet { seat, name } if self.seats.has(*seat) => NOBODY.clone_into(name),
            Fact::Committed { seat, client, .. } if self.seats.has(*seat) => {
                *client = client.anew(&self.nobody);
            }
            Fact::Barred { holders, name } if holders.iter().any(|holder| self.is(holder)) => {
                for holder in holders {
                    self.replace(holder);
                }
                NOBODY.clone_into(name);
            }
            Fact::Started { header } => {
                for seat in self.seats.iter() {
                    if let Some(name) = header.names.get_mut(seat.index()) {
                        NOBODY.clone_into(name);
                    }
                }
            }
            Fact::Said { line } if self.seats.has(line.seat) => NOBODY.clone_into(&mut line.text),
            _ => {}
        }
    }

    fn summary(&self, old: &Summary, mut line: SummaryLine) -> Summary {
        for seat in line.seats.iter_mut().filter(|seat| seat.holders.iter().any(|holder| self.is(holder))) {
            seat.name.clear();
            seat.holders.iter_mut().for_each(|holder| self.replace(holder));
        }
        let devices = old.devices.iter().filter(|device| !self.devices.contains(device)).cloned().collect();
        let line = serde_json::to_string(&line).expect("names and hashes are text").into();
        Summary { devices, line, ..old.clone() }
    }

    fn result(&self, mut line: ResultLine) -> ResultLine {
        for seat in line.seats.iter_mut().filter(|seat| seat.holders.iter().any(|holder| self.is(holder))) {
            seat.name.clear();
            seat.holders.retain(|holder| !self.is(holder));
        }
        line
    }
}
