//! Games that somebody played on a device of theirs, without a server, and hands over for their records: they become
//! tables that are over, to be looked back at, reviewed, taken out and deleted like any other.

use catalog::GameEntry;
use serde_json::value::RawValue;
use sha2::{Digest as _, Sha256};
use store::{Ended, Lookup, NewTable, StoreError, Token};
use table::log::{BadLog, Header, Reveal};
use table::verify::Limit;
use table::{Moment, Player, Refusal, Seat, table_rules};

use crate::app::App;
use crate::clock::now;
use crate::fact::Fact;
use crate::game_result::game_result;
use crate::identity::{Holder, Person};
use crate::limits::{Limited, Visitor};
use crate::log_entry::LogEntry;
use crate::replay;
use crate::room::{Room, clean_name};
use crate::rules::{not_stored, refuse};
use crate::stored_log::game_log;
use crate::summary::summarise;
use crate::wire::HandedGame;
use crate::{table_code, table_id};

/// The longest log that is taken: several times what a long game of ours needs.
pub(crate) const MAX_LOG_BYTES: usize = 1 << 19;
/// How the ids of tables on a device begin.
const ON_DEVICE: &str = "LOCAL-";
/// How many records of a game are stored in one entry.
const RECORDS_OF_ENTRY: usize = 100;

/// The earliest time at which such a game can have ended, in milliseconds since 1970: the beginning of 2026. Clocks of
/// devices may be wrong.
const EARLIEST: i64 = 1_767_225_600_000;
/// How long such a game takes at most, on its clock, which stands still while nobody looks: a year.
const LONGEST: Moment = Moment(365 * 24 * 60 * 60 * 1000);

impl App {
    /// Keeps a game that somebody played on a device of theirs; it ended at that time, in milliseconds since 1970. One
    /// that they handed over before is not kept twice.
    pub(crate) async fn take_game(
        &self,
        log: String,
        at: i64,
        person: &Person,
        visitor: &Visitor,
    ) -> Result<HandedGame, Refusal> {
        let (_, header) = replay::entry(&log)?;
        // What is here already is not judged again.
        if let Some(known) = self.handed_before(&header, person).await? {
            return Ok(known);
        }
        visitor.take(Limited::Table)?;
        let holder = person.device().clone();
        let made = replay::aside(move || PlayedElsewhere::judge(&log, &holder)).await;
        let game = made.unwrap_or_else(|| Err(BadLog::Impossible.refusal()))?;
        let now = now();
        let at = at.clamp(EARLIEST.min(now), now);
        let token = token(&header, person.device());
        loop {
            let code = table_code::generate();
            match self.store.create(game.table(code.clone(), token, at)).await {
                Ok(()) => return Ok(HandedGame { id: table_id::of(&code, Some(token)) }),
                // The link, by another page that hands over the same game; or the code, by any table.
                Err(StoreError::Taken { .. }) => {
                    if let Some(known) = self.handed_before(&header, person).await? {
                        visitor.give_back(Limited::Table);
                        return Ok(known);
                    }
                }
                Err(error) => {
                    tracing::error!(%error, "a game could not be taken over");
                    return Err(not_stored(&error));
                }
            }
        }
    }

    /// The table of that game, if it was handed over by a device of this person.
    async fn handed_before(&self, header: &Header, person: &Person) -> Result<Option<HandedGame>, Refusal> {
        for device in person.devices() {
            let token = token(header, device);
            let found = self.store.find(Lookup::Token(token)).await.map_err(|error| not_stored(&error))?;
            if let Some(found) = found {
                return Ok(Some(HandedGame { id: table_id::of(&found.code, Some(token)) }));
            }
        }
        Ok(None)
    }
}

/// What the link to such a game carries. A secret deals a game once: whatever is changed about its log, names, options or
/// moves, from the same device it is the same game.
fn token(header: &Header, device: &Holder) -> Token {
    let mut sha = Sha256::new();
    sha.update(b"quintet/handed/2");
    sha.update(header.commitment.0);
    sha.update(device.as_str());
    sha.update(&header.game);
    let mut token = [0; 16];
    token.copy_from_slice(&sha.finalize()[..16]);
    Token(token)
}

/// A game that was played on a device, as it will be stored.
struct PlayedElsewhere(NewTable);

impl PlayedElsewhere {
    /// Judges a log: it tells a whole game of one person and bots, played on a device by the rules, or it is refused.
    fn judge(log: &str, holder: &Holder) -> Result<PlayedElsewhere, Refusal> {
        let foreign = || refuse("S-45", "server-not-from-a-device");
        let impossible = || BadLog::Impossible.refusal();
        let (entry, header) = replay::entry(log)?;
        let facts = facts(&header, holder).ok_or_else(foreign)?;
        entry.check_options(&header.options, header.seats)?;
        if !was_decided_so(entry, &header, log)? {
            return Err(foreign());
        }
        let lines: Vec<&str> = log.lines().collect();
        let [_, records @ .., last] = &lines[..] else { return Err(impossible()) };
        let reveal: Reveal = serde_json::from_str(last).map_err(|_| impossible())?;
        let seal = reveal.seal.ok_or_else(foreign)?;
        let entries = entries(facts, records).ok_or_else(impossible)?;
        let mut room = Room::fold(&entries).ok_or_else(impossible)?;
        // It is given back byte for byte, or its seal would not hold any more.
        let told: String = records.iter().flat_map(|record| [record, "\n"]).collect();
        let told = game_log(&room, &told).filter(|told| Reveal::of(reveal.secret, told).seal == Some(seal));
        let game = entry.resume(&told.ok_or_else(foreign)?, reveal.secret).map_err(|_| impossible())?;
        room.set_game_over(true);
        if game.now() > LONGEST {
            return Err(foreign());
        }
        let result = game_result(&room, &*game, game.now()).ok_or_else(foreign)?;
        let bodies = entries.iter().map(|entry| serde_json::to_string(entry).map(Into::into));
        let table = NewTable {
            code: String::new(),
            token: Token([0; 16]),
            secret: reveal.secret.0,
            bodies: bodies.collect::<Result<_, _>>().map_err(|_| impossible())?,
            summary: summarise(&room, game.outcome()),
            ended: Some(Ended { at: 0, result }),
        };
        Ok(PlayedElsewhere(table))
    }

    fn table(&self, code: String, token: Token, at: i64) -> NewTable {
        let ended = self.0.ended.clone().map(|ended| Ended { at, ..ended });
        NewTable { code, token, ended, ..self.0.clone() }
    }
}

/// Whether the log tells a whole game (T-7) as it was written (T-8), of which every record was decided again and came out
/// the same. What was played by older rules counts as far as today's would have decided the same; what tells too little
/// to be decided again could be anything.
fn was_decided_so(entry: &dyn GameEntry, header: &Header, log: &str) -> Result<bool, Refusal> {
    let found = entry.verify(log).map_err(BadLog::refusal)?.ok_or_else(table_rules::unfinished_log)?;
    if let Some(check) = found.checks.iter().find(|check| !check.holds) {
        return Err(table_rules::changed_log(&check.what));
    }
    if !found.over {
        return Err(table_rules::unfinished_log());
    }
    Ok(found.limits.iter().all(|limit| match limit {
        Limit::OlderRules { rules, differs, .. } => *rules == header.rules && differs.is_none(),
        Limit::NoActions { .. } | Limit::StrangeState { .. } | Limit::NoSeal => false,
        _ => true,
    }))
}

/// Whether the log that begins so is of a table on a device.
pub(crate) fn is_from_device(header: &Header) -> bool {
    header.table.as_ref().is_some_and(|table| table.starts_with(ON_DEVICE))
}

/// How such a table came about: one person, bots at all other seats. `None` if the game was another one.
fn facts(header: &Header, holder: &Holder) -> Option<Vec<Fact>> {
    let seats = usize::from(header.seats);
    let all_there = header.names.len() == seats && header.players.len() == seats;
    let people = header.players.iter().filter(|player| **player == Player::Person).count();
    // There was nobody else to be bound, so there is nothing of theirs in the seed.
    let alone =
        header.failed_starts.is_empty() && header.commits.is_empty() && header.contributions.is_empty();
    let begun_here = header.from.is_none() && alone;
    if !(is_from_device(header) && all_there && begun_here && people == 1) {
        return None;
    }
    let mut facts = vec![Fact::Opened {
        game: header.game.clone(),
        seats: header.seats,
        options: header.options.clone(),
        commitment: header.commitment,
        host: holder.clone(),
        first: header.first,
        again: None,
    }];
    for (seat, (player, name)) in Seat::all(header.seats).zip(header.players.iter().zip(&header.names)) {
        if clean_name(name).ok()? != *name {
            return None;
        }
        facts.push(match player {
            Player::Person => Fact::Sat { seat, holder: holder.clone(), name: name.clone() },
            Player::Bot(level) => Fact::BotSeated { seat, level: *level },
            Player::Program => return None,
        });
    }
    facts.push(Fact::Started { header: Box::new(header.clone()) });
    Some(facts)
}

/// The entries of the table's log, each with the time of its last record.
fn entries(facts: Vec<Fact>, records: &[&str]) -> Option<Vec<LogEntry>> {
    #[derive(serde::Deserialize)]
    struct At {
        at: Moment,
    }
    let mut entries = vec![LogEntry { at: Moment::START, by: None, facts, game: Vec::new() }];
    for records in records.chunks(RECORDS_OF_ENTRY) {
        let At { at } = serde_json::from_str(records.last()?).ok()?;
        let game = records.iter().map(|record| RawValue::from_string((*record).to_owned()));
        let game = game.collect::<Result<_, _>>().ok()?;
        entries.push(LogEntry { at, by: None, facts: Vec::new(), game });
    }
    Some(entries)
}
