//! Opening tables.

use serde_json::Value;
use store::{NewTable, StoreError, Token};
use table::{Commit, Moment, Refusal, Seat, Secret, Sentence};

use crate::app::App;
use crate::fact::Fact;
use crate::identity::{Holder, random};
use crate::log_entry::LogEntry;
use crate::room::{Barred, Chair, Occupant, Room, clean_name};
use crate::rules::refuse;
use crate::summary::summarise;
use crate::wire::{NewTable as Opened, OpenTable, SettledStart};
use crate::{rules, socket, start, table_code, table_id};

impl App {
    /// Opens a table for somebody; with bots against them, the game starts at once, or as soon as they reveal what
    /// they are bound to.
    pub(crate) async fn open(&self, request: &OpenTable, holder: &Holder) -> Result<Opened, Refusal> {
        let game =
            catalog::find(&request.game).ok_or_else(|| catalog::refusals::unknown_game(&request.game))?;
        if !game.about().seats.contains(&request.seats) {
            return Err(table::table_rules::seats_out_of_range(game.about(), request.seats));
        }
        game.check_options(&request.options, request.seats)?;
        let name = clean_name(&request.name)?;
        let mut seated = vec![Fact::Sat { seat: Seat(0), holder: holder.clone(), name }];
        if let Some(level) = request.against {
            seated.extend(Seat::all(request.seats).skip(1).map(|seat| Fact::BotSeated { seat, level }));
        }
        let options = if request.options.is_null() {
            Value::Object(serde_json::Map::new())
        } else {
            request.options.clone()
        };
        let secret = Secret(random());
        let opened = Fact::Opened {
            game: request.game.clone(),
            seats: request.seats,
            options,
            commitment: secret.commitment(),
            host: holder.clone(),
            first: None,
            again: None,
        };
        let start = request.against.is_some();
        if request.hash.is_some() && !start {
            return Err(socket::unreadable(Sentence::new("server-hash-alone")));
        }
        let Some(hash) = request.hash else {
            return self.create(secret, opened, seated, start).await;
        };
        let (commitment, commits) = (secret.commitment(), vec![Commit { seat: Seat(0), hash }]);
        seated.push(Fact::StartSettled { commitment, commits: commits.clone() });
        let created = self.create(secret, opened, seated, false).await?;
        Ok(Opened { start: Some(SettledStart { commitment: commitment.to_string(), commits }), ..created })
    }

    /// Opens a table for the people of the one of that id, where the game is over; `first` begins, if the rulebook says who does.
    pub(crate) async fn open_rematch(
        &self,
        id: &str,
        room: &Room,
        first: Option<Seat>,
    ) -> Result<Opened, Refusal> {
        let secret = Secret(random());
        let opened = Fact::Opened {
            game: room.game.clone(),
            seats: room.seat_count(),
            options: room.options.clone(),
            commitment: secret.commitment(),
            host: room.host.clone(),
            first,
            again: Some(id.to_owned()),
        };
        let mut seated: Vec<Fact> =
            room.seats().flat_map(|(seat, chair)| seated_again(seat, chair)).collect();
        // What was agreed on for the table holds for the next game too, and who was removed stays so.
        seated.push(Fact::WatchPolicySet { may: room.watch });
        seated.push(Fact::TurnClockSet { seconds: room.turn_seconds });
        seated.push(Fact::HintsSet { allowed: room.hints_allowed });
        let barred = room.barred.iter();
        seated.extend(
            barred.map(|Barred { holders, name }| Fact::Barred {
                holders: holders.clone(),
                name: name.clone(),
            }),
        );
        self.create(secret, opened, seated, false).await
    }

    pub(crate) async fn create(
        &self,
        secret: Secret,
        opened: Fact,
        seated: Vec<Fact>,
        start: bool,
    ) -> Result<Opened, Refusal> {
        let facts: Vec<Fact> = std::iter::once(opened).chain(seated).collect();
        let not_stored = || refuse("S-14", "server-not-stored");
        loop {
            let (code, token) = (table_code::generate(), Token(random()));
            let mut entry = LogEntry { at: Moment::START, by: None, facts: facts.clone(), game: Vec::new() };
            let mut room = Room::fold([&entry]).ok_or_else(not_stored)?;
            if start {
                let started = start::start(&room, &code, secret, Vec::new())?;
                entry.at = started.game.now();
                entry.facts.extend(started.facts);
                entry.game = started.records;
                room = Room::fold([&entry]).ok_or_else(not_stored)?;
            }
            let body: Box<str> = serde_json::to_string(&entry).map_err(|_| not_stored())?.into();
            let table = NewTable {
                code: code.clone(),
                token,
                secret: secret.0,
                bodies: vec![body],
                summary: summarise(&room, None),
                ended: None,
            };
            match self.store.create(table).await {
                Ok(()) => {
                    self.metrics.opened.inc();
                    return Ok(Opened { id: table_id::of(&code, Some(token)), code, start: None });
                }
                Err(StoreError::Taken { .. }) => {}
                Err(error) => {
                    tracing::error!(%error, "a table could not be opened");
                    return Err(rules::not_stored(&error));
                }
            }
        }
    }
}

/// The facts that put the same person or bot on that seat of another table.
fn seated_again(seat: Seat, chair: &Chair) -> Vec<Fact> {
    match &chair.occupant {
        Occupant::Nobody => Vec::new(),
        Occupant::Bot(level) => vec![Fact::BotSeated { seat, level: *level }],
        Occupant::Person { holders, .. } => {
            let mut holders = holders.iter().cloned();
            let name = chair.name.clone();
            let first = holders.next().map(|holder| Fact::Sat { seat, holder, name });
            first
                .into_iter()
                .chain(holders.map(|holder| Fact::DeviceJoined { seat, holder, key: None }))
                .collect()
        }
    }
}
