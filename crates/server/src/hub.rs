//! All tables: opening them, finding them, waking them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use serde_json::Value;
use speech::{Language, Reader, Speech};
use store::{NewTable as Stored, Store, StoreError};
use table::{Moment, Refusal, Seat, Secret, Sentence};
use tokio::sync::{Semaphore, mpsc};

use crate::config::Config;
use crate::fact::{Entry, Fact};
use crate::identity::{Holder, random};
use crate::judge::clean_name;
use crate::keeper::{self, INBOX, Keeper, Loaded, Way};
use crate::limits::Addresses;
use crate::metrics::Metrics;
use crate::room::{Chair, End, Room, Sitter};
use crate::rules::refuse;
use crate::start;
use crate::wire::{OpenTable, Status, TableLine, TableLists, ToClient};

/// Letters and digits that nobody mistakes for another, in print or by voice.
const ALPHABET: &[u8] = b"BCDFGHJKLMNPQRSTVWXZ23456789";
/// Half a thousand million codes: a private table is not found by trying.
const CODE: usize = 6;
/// How many open tables are listed.
const LISTED: usize = 50;

/// The tables of a server.
pub(crate) struct Hub {
    pub store: Arc<dyn Store>,
    pub config: Config,
    /// Where people reach the server.
    pub url: String,
    /// How many bots think at once: one, so that a core is left for the sockets.
    pub thinking: Arc<Semaphore>,
    pub metrics: Metrics,
    /// What each address has and asks for.
    pub addresses: Arc<Addresses>,
    /// The tables in memory.
    awake: tokio::sync::Mutex<HashMap<String, Way>>,
    /// A line on every table that is not over, awake or not.
    lines: Mutex<HashMap<String, Line>>,
    speeches: HashMap<&'static str, Speech>,
    speech: Speech,
}

/// What lists tell of a table.
struct Line {
    told: TableLine,
    open: bool,
    /// Whether somebody is there: nobody wants to sit down at a table that was left.
    present: bool,
    holders: Vec<Holder>,
}

impl Hub {
    /// The tables of that store.
    pub(crate) async fn new(
        store: Arc<dyn Store>,
        config: Config,
        url: String,
    ) -> Result<Arc<Hub>, StoreError> {
        let speech = |game: Option<&'static table::About>| Speech::new(Language::English, game);
        let hub = Arc::new(Hub {
            metrics: Metrics::new(),
            addresses: Addresses::new(config.limits.clone()),
            config,
            url,
            thinking: Arc::new(Semaphore::new(1)),
            awake: tokio::sync::Mutex::default(),
            lines: Mutex::default(),
            speeches: catalog::GAMES
                .iter()
                .map(|game| (game.about().id, speech(Some(game.about()))))
                .collect(),
            speech: speech(None),
            store,
        });
        for code in hub.store.running().await? {
            match Loaded::from(&hub, &code).await {
                Ok(Some(loaded)) => hub.note(&code, &loaded.room, false),
                Ok(None) => {}
                Err(error) => tracing::error!(%error, "a table was left alone"),
            }
        }
        Ok(hub)
    }

    /// The way to a table's task, which is woken if it sleeps; nothing if there is no such table.
    pub(crate) async fn table(self: &Arc<Self>, code: &str) -> Result<Way, Refusal> {
        let missing = || Refusal::new("S-4", Sentence::new("server-no-such-table").text("code", short(code)));
        if code.len() != CODE || !code.bytes().all(|byte| ALPHABET.contains(&byte)) {
            return Err(missing());
        }
        let mut awake = self.awake.lock().await;
        if let Some(table) = awake.get(code).filter(|table| !table.is_closed()) {
            return Ok(table.clone());
        }
        let loaded = Loaded::from(self, code).await.map_err(|error| {
            tracing::error!(table = code, %error, "a table cannot be taken up");
            refuse("S-14", "server-not-stored")
        })?;
        let loaded = loaded.ok_or_else(missing)?;
        awake.retain(|_, table| !table.is_closed());
        let (table, inbox) = mpsc::channel(INBOX);
        let keeper = Keeper::new(code.to_owned(), self.clone(), loaded, table.downgrade());
        // Tasks hold the hub and the hub holds their senders: they end when idle, or with the program.
        tokio::spawn(keeper.run(inbox));
        awake.insert(code.to_owned(), table.clone());
        Ok(table)
    }

    /// Forgets the way to a table's task, unless somebody else has it too: what they ask would be lost.
    pub(crate) async fn let_sleep(&self, code: &str) -> bool {
        let mut awake = self.awake.lock().await;
        let alone = awake.get(code).is_none_or(|table| table.strong_count() == 1);
        if alone {
            awake.remove(code);
        }
        alone
    }

    /// Opens a table for somebody; with bots against them, it starts at once.
    pub(crate) async fn open(&self, wish: &OpenTable, holder: &Holder) -> Result<String, Refusal> {
        let game = catalog::find(&wish.game).ok_or_else(|| catalog::refusals::unknown_game(&wish.game))?;
        if !game.about().seats.contains(&wish.seats) {
            return Err(table::table_rules::seats_out_of_range(game.about(), wish.seats));
        }
        game.check_options(&wish.options, wish.seats)?;
        let name = clean_name(&wish.name)?;
        let mut facts = vec![Fact::Sat { seat: Seat(0), holder: holder.clone(), name }];
        if let Some(level) = wish.against {
            facts.extend(Seat::all(wish.seats).skip(1).map(|seat| Fact::Bot { seat, level }));
        }
        self.create(&wish.game, wish.seats, &wish.options, holder, facts, wish.against.is_some()).await
    }

    /// A table for the people of one where the game is over.
    pub(crate) async fn rematch(&self, room: &Room) -> Result<String, Refusal> {
        let mut facts = Vec::new();
        for (seat, chair) in room.chairs.iter().enumerate() {
            facts.extend(seated_again(Seat(seat as u8), chair));
        }
        self.create(&room.game, room.chairs.len() as u8, &room.options, &room.host, facts, false).await
    }

    async fn create(
        &self,
        game: &str,
        seats: u8,
        options: &Value,
        host: &Holder,
        mut facts: Vec<Fact>,
        start: bool,
    ) -> Result<String, Refusal> {
        let secret = Secret(random());
        let options = if options.is_null() { Value::Object(serde_json::Map::new()) } else { options.clone() };
        let opened = Fact::Opened {
            game: game.to_owned(),
            seats,
            options,
            commitment: secret.commitment(),
            host: host.clone(),
        };
        facts.insert(0, opened);
        let mut entry = Entry { at: Moment::START, by: None, facts, game: Vec::new() };
        let unstored = || refuse("S-14", "server-not-stored");
        let mut room = Room::fold([&entry]).ok_or_else(unstored)?;
        if start {
            let begun = start::begin(&room, secret)?;
            entry.facts.extend(begun.facts);
            entry.game = begun.records;
            room = Room::fold([&entry]).ok_or_else(unstored)?;
        }
        let body: Box<str> = serde_json::to_string(&entry).map_err(|_| unstored())?.into();
        loop {
            let code = new_code();
            let bodies = vec![body.clone()];
            let table = Stored { code: code.clone(), secret: secret.0, bodies, over: false };
            match self.store.create(table).await {
                Ok(()) => {
                    self.metrics.opened.inc();
                    self.note(&code, &room, false);
                    return Ok(code);
                }
                Err(StoreError::Taken { .. }) => {}
                Err(error) => {
                    tracing::error!(%error, "a table could not be opened");
                    return Err(unstored());
                }
            }
        }
    }

    /// Keeps the line of a table for the lists; a table that is over leaves them.
    pub(crate) fn note(&self, code: &str, room: &Room, present: bool) {
        let mut lines = self.lines.lock().unwrap_or_else(PoisonError::into_inner);
        if matches!(room.status(), Status::Over | Status::Closed) {
            lines.remove(code);
            return;
        }
        let seated = |chair: &&Chair| !matches!(chair.sitter, Sitter::Nobody);
        let names: Vec<String> = room.chairs.iter().filter(seated).map(|chair| chair.name.clone()).collect();
        let free = (room.chairs.len() - names.len()) as u8;
        let status = room.status();
        let line = TableLine { code: code.to_owned(), game: room.game.clone(), status, names, free };
        let people = room.chairs.iter().filter_map(|chair| match &chair.sitter {
            Sitter::Person { holders, .. } => Some(holders.clone()),
            _ => None,
        });
        lines.insert(
            code.to_owned(),
            Line { told: line, open: room.open, present, holders: people.flatten().collect() },
        );
    }

    /// The tables somebody can join or go on with.
    pub(crate) fn lists(&self, holder: &Holder) -> TableLists {
        let lines = self.lines.lock().unwrap_or_else(PoisonError::into_inner);
        let waits = |line: &&Line| line.told.status == Status::Waiting && line.told.free > 0;
        let open = |line: &&Line| line.open && line.present && waits(line);
        TableLists {
            open: lines.values().filter(open).take(LISTED).map(|line| line.told.clone()).collect(),
            mine: lines
                .values()
                .filter(|line| line.holders.contains(holder))
                .map(|line| line.told.clone())
                .collect(),
        }
    }

    /// The log of a finished game, with its secret.
    pub(crate) async fn log(&self, code: &str, reader: &Holder) -> Result<String, Refusal> {
        let code = &*code.to_uppercase();
        let missing = || Refusal::new("S-4", Sentence::new("server-no-such-table").text("code", short(code)));
        let unstored = |error: StoreError| {
            tracing::error!(table = code, %error, "a log cannot be read");
            refuse("S-14", "server-not-stored")
        };
        let stored = self.store.load(code).await.map_err(unstored)?.ok_or_else(missing)?;
        let entries = stored.records.iter().map(|body| serde_json::from_str(body));
        let entries: Vec<Entry> = entries.collect::<Result<_, _>>().map_err(|_| missing())?;
        let room = Room::fold(&entries).ok_or_else(missing)?;
        // A closed table is over, its game is not: its secret stays one.
        let log = keeper::game_log(&room, &entries).filter(|_| stored.over && room.end != End::Closed);
        let mut log = log.ok_or_else(|| refuse("S-18", "server-not-over"))?;
        if !room.shows_everything(reader) {
            return Err(refuse("S-27", "server-not-for-watchers"));
        }
        let reveal = table::log::Reveal { secret: Secret(stored.secret) };
        log.push_str(&serde_json::to_string(&reveal).unwrap_or_default());
        log.push('\n');
        Ok(log)
    }

    /// Whether people reach the server over TLS.
    pub(crate) fn is_secure(&self) -> bool {
        self.url.starts_with("https:")
    }

    /// The link to a table.
    pub(crate) fn link(&self, code: &str) -> String {
        format!("{}/t/{code}", self.url)
    }

    /// A refusal as it is sent, with its sentence in English for whoever has no page.
    pub(crate) fn refused(&self, number: Option<u32>, refusal: &Refusal, game: Option<&str>) -> ToClient {
        self.metrics.refusals.inc();
        let speech = game.and_then(|game| self.speeches.get(game)).unwrap_or(&self.speech);
        ToClient::Refused {
            number,
            rule: refusal.rule().to_owned(),
            why: refusal.why().clone(),
            message: speech.refuse(refusal, Reader { names: &[], seat: None, ..Reader::default() }),
        }
    }

    /// A question for a hint that is not answered by one.
    pub(crate) fn no_hint(&self, number: u32, refusal: &Refusal) -> ToClient {
        self.metrics.refusals.inc();
        let (rule, why) = (refusal.rule().to_owned(), refusal.why().clone());
        let message = self.speech.refuse(refusal, Reader { names: &[], seat: None, ..Reader::default() });
        ToClient::NoHint { number, rule, why, message }
    }
}

fn seated_again(seat: Seat, chair: &Chair) -> Vec<Fact> {
    match &chair.sitter {
        Sitter::Nobody => Vec::new(),
        Sitter::Bot(level) => vec![Fact::Bot { seat, level: *level }],
        Sitter::Person { holders, .. } => {
            let mut holders = holders.iter().cloned();
            let name = chair.name.clone();
            let first = holders.next().map(|holder| Fact::Sat { seat, holder, name });
            first.into_iter().chain(holders.map(|holder| Fact::Joined { seat, holder })).collect()
        }
    }
}

fn new_code() -> String {
    // 28 letters do not divide 256 evenly; the bias is far too small to help anybody guess.
    random::<CODE>().iter().map(|byte| char::from(ALPHABET[*byte as usize % ALPHABET.len()])).collect()
}

fn short(code: &str) -> String {
    code.chars().filter(|c| !c.is_control()).take(12).collect()
}
