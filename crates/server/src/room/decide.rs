//! Decides commands about the room: a command comes in, facts or a refusal go out. No clock, no randomness, no I/O.

use bots::Level;
use serde_json::Value;
use table::{Refusal, Seat, Seats, Sentence};

use super::starting::check_length;
use super::text::{clean_chat, clean_name};
use super::{Chair, Occupant, Room, SeatKey, Starting};
use crate::fact::Fact;
use crate::identity::{Client, Owns, Person, hash};
use crate::rules::refuse;
use crate::wire::{ChatLine, Command, Status};

/// How many seconds a turn clock may give.
const TURN_SECONDS: std::ops::RangeInclusive<u16> = 15..=600;
/// How many devices can hold one seat: a person has few.
const MAX_DEVICES: usize = 8;

/// What a decision depends on besides the room and the command.
pub(crate) struct Request<'a> {
    /// Who sent the command.
    pub holder: &'a Person,
    /// The page it came from.
    pub client: &'a Client,
    /// The seats whose people have been away long enough to be replaced.
    pub away: Seats,
    /// The time, in seconds of Unix time.
    pub now: u64,
}

impl Room {
    /// The facts of a command that changes the room; none for the commands that need more than the room to decide.
    pub(crate) fn decide(&self, request: &Request, command: &Command) -> Result<Vec<Fact>, Refusal> {
        let holder = request.holder;
        let fact = match command {
            Command::Sit { seat, name } => return self.sit(holder, *seat, name),
            Command::Stand => return self.stand(holder),
            Command::Name { name } => {
                let seat = self.require_seat(holder)?;
                Fact::NameSet { seat, name: self.distinct_name(clean_name(name)?, Some(seat)) }
            }
            Command::Seats { count } => {
                self.require_host_before_start(holder)?;
                self.require_beginning()?;
                self.resize(*count)?
            }
            Command::Options { options } => {
                self.require_host_before_start(holder)?;
                self.require_beginning()?;
                Fact::OptionsSet { options: self.check_options(options)? }
            }
            Command::List { open } => {
                self.require_host(holder)?;
                Fact::ListingSet { open: *open }
            }
            Command::Clock { seconds } => {
                self.require_host_before_start(holder)?;
                if seconds.is_some_and(|seconds| !TURN_SECONDS.contains(&seconds)) {
                    return Err(refuse("S-24", "server-bad-clock"));
                }
                Fact::TurnClockSet { seconds: *seconds }
            }
            Command::Hints { allowed } => {
                self.require_host_before_start(holder)?;
                Fact::HintsSet { allowed: *allowed }
            }
            Command::Bot { seat, level } => {
                self.require_host_before_start(holder)?;
                self.set_bot(*seat, *level)?
            }
            Command::Swap { one, other } => {
                self.require_host_before_start(holder)?;
                self.swap(*one, *other)?
            }
            Command::Remove { seat } => {
                self.require_host(holder)?;
                return self.remove(*seat);
            }
            Command::LetBack => {
                self.require_host_before_start(holder)?;
                Fact::LetBack
            }
            Command::Unshare => Fact::SeatKeysRevoked { seat: self.require_seat(holder)? },
            Command::Watch { may } => {
                self.require_host_before_start(holder)?;
                Fact::WatchPolicySet { may: *may }
            }
            Command::Close => {
                self.require_host(holder)?;
                if self.status() == Status::Over {
                    return Err(refuse("S-10", "server-not-playing"));
                }
                self.require_no_start()?;
                Fact::Closed
            }
            Command::Contribute { text } => {
                self.require_before_start()?;
                self.require_seat(holder)?;
                check_length(text)?;
                return Err(refuse("S-32", "server-not-committed"));
            }
            Command::Commit { hash } => {
                let seat = self.require_seat(holder)?;
                if self.starting != Some(Starting::CommittingAnew) {
                    self.require_before_start()?;
                }
                Fact::Committed { seat, hash: *hash, client: request.client.clone() }
            }
            Command::Reveal { text } => {
                let seat = self.require_seat(holder)?;
                return Ok(self.reveal(seat, text)?.into_iter().collect());
            }
            Command::HandOver { seat } => self.hand_over(request, *seat)?,
            Command::TakeBack => {
                let seat = self.require_seat(holder)?;
                if self.chair(seat)?.bot().is_none() {
                    return Err(refuse("S-16", "server-seat-is-yours"));
                }
                Fact::PersonReturned { seat }
            }
            Command::Claim { key } => self.claim(request, key)?,
            Command::Chat { text } => self.chat(holder, text)?,
            Command::Start | Command::Act { .. } | Command::Share | Command::Rematch => return Ok(Vec::new()),
        };
        Ok(vec![fact])
    }

    /// The seat of somebody who must have one.
    pub(crate) fn require_seat(&self, holder: &impl Owns) -> Result<Seat, Refusal> {
        self.seat_of(holder).ok_or_else(|| refuse("S-7", "server-no-seat"))
    }

    /// Whether somebody has the host's rights: the host, on any of their devices.
    pub(crate) fn is_host(&self, holder: &impl Owns) -> bool {
        let seat = self.seat_of(holder);
        holder.owns(&self.host) || (seat.is_some() && seat == self.seat_of(&self.host))
    }

    /// Refuses anybody but the host.
    pub(crate) fn require_host(&self, holder: &impl Owns) -> Result<(), Refusal> {
        if self.is_host(holder) { Ok(()) } else { Err(refuse("S-6", "server-not-host")) }
    }

    /// Refuses once the game has started.
    pub(crate) fn require_before_start(&self) -> Result<(), Refusal> {
        if self.status() != Status::Waiting {
            return Err(refuse("S-8", "server-started"));
        }
        self.require_no_start()
    }

    /// Refuses while a start is under way: what is revealed then is for the table as it stands.
    fn require_no_start(&self) -> Result<(), Refusal> {
        if self.starting.is_none() { Ok(()) } else { Err(refuse("S-29", "server-starting")) }
    }

    fn require_host_before_start(&self, holder: &impl Owns) -> Result<(), Refusal> {
        self.require_host(holder)?;
        self.require_before_start()
    }

    /// Refuses what was settled when the game began that this table goes on from.
    fn require_beginning(&self) -> Result<(), Refusal> {
        if self.branch.is_none() { Ok(()) } else { Err(refuse("S-37", "server-played-on")) }
    }

    fn chair(&self, seat: Seat) -> Result<&Chair, Refusal> {
        let chair = self.chairs.get(seat.index());
        chair.ok_or_else(|| table::table_rules::no_such_seat(seat, self.seat_count()))
    }

    fn sit(&self, holder: &Person, seat: Option<Seat>, name: &str) -> Result<Vec<Fact>, Refusal> {
        self.require_before_start()?;
        if self.bars(holder) {
            return Err(refuse("S-34", "server-removed"));
        }
        let current = self.seat_of(holder);
        let name = self.distinct_name(clean_name(name)?, current);
        let seat = match seat {
            Some(seat) => seat,
            None => self.free_seat().ok_or_else(|| refuse("S-5", "server-no-free-seat"))?,
        };
        match (&self.chair(seat)?.occupant, current) {
            (Occupant::Nobody, _) => {}
            // A bot makes way for somebody who wants to sit elsewhere, in another team perhaps.
            (Occupant::Bot(_), Some(current)) => return Ok(vec![self.swap(current, seat)?]),
            _ => return Err(refuse("S-5", "server-seat-taken")),
        }
        let mut facts: Vec<Fact> = current.map(|seat| Fact::SeatFreed { seat }).into_iter().collect();
        let device = holder.device();
        facts.push(Fact::Sat { seat, holder: device.clone(), name });
        // The host's seat is the host's on whatever device they took it. A table that all have left is the next one's.
        let left = self.chairs.iter().all(|chair| chair.holders().is_empty());
        if (left || self.is_host(holder)) && *device != self.host {
            facts.push(Fact::HostChanged { holder: device.clone() });
        }
        Ok(facts)
    }

    fn stand(&self, holder: &Person) -> Result<Vec<Fact>, Refusal> {
        let seat = self.require_seat(holder)?;
        self.require_before_start()?;
        let mut facts = vec![Fact::SeatFreed { seat }];
        if self.is_host(holder) {
            // The next person becomes host, so that a table is never without one.
            let mut others = self.chairs.iter().filter(|chair| !chair.is_held_by(holder));
            let heir = others.find_map(|chair| chair.holders().first());
            facts.extend(heir.map(|holder| Fact::HostChanged { holder: holder.clone() }));
        }
        Ok(facts)
    }

    fn resize(&self, count: u8) -> Result<Fact, Refusal> {
        let game = self.catalog_entry()?;
        if !game.about().seats.contains(&count) {
            return Err(table::table_rules::seats_out_of_range(game.about(), count));
        }
        game.check_options(&self.options, count)?;
        let seats = |wanted: fn(&Occupant) -> bool| {
            self.seats().filter(move |(_, chair)| wanted(&chair.occupant)).map(|(seat, _)| seat)
        };
        let people = seats(|occupant| matches!(occupant, Occupant::Person { .. }));
        let bots = seats(|occupant| matches!(occupant, Occupant::Bot(_)));
        if people.clone().count() > count as usize {
            return Err(refuse("S-5", "server-too-few-seats"));
        }
        let occupied = people.chain(bots).map(Some);
        let from = occupied.chain(std::iter::repeat(None)).take(count as usize).collect();
        Ok(Fact::SeatsRearranged { from })
    }

    fn check_options(&self, options: &Value) -> Result<Value, Refusal> {
        self.catalog_entry()?.check_options(options, self.seat_count())?;
        Ok(options.clone())
    }

    fn set_bot(&self, seat: Seat, level: Option<Level>) -> Result<Fact, Refusal> {
        match (&self.chair(seat)?.occupant, level) {
            (Occupant::Person { .. }, _) => Err(refuse("S-5", "server-seat-taken")),
            (_, Some(level)) => Ok(Fact::BotSeated { seat, level }),
            (_, None) => Ok(Fact::SeatFreed { seat }),
        }
    }

    fn remove(&self, seat: Seat) -> Result<Vec<Fact>, Refusal> {
        let chair = self.chair(seat)?;
        if !matches!(chair.occupant, Occupant::Person { .. }) || chair.is_held_by(&self.host) {
            return Err(refuse("S-5", "server-nobody-to-remove"));
        }
        match self.status() {
            Status::Waiting => {
                self.require_no_start()?;
                let gone = Fact::Barred { holders: chair.holders().to_vec(), name: chair.name.clone() };
                Ok(vec![Fact::SeatFreed { seat }, gone])
            }
            Status::Playing => Ok(vec![Fact::PersonRemoved { seat, level: Level::Medium }]),
            Status::Over | Status::Closed => Err(refuse("S-10", "server-not-playing")),
        }
    }

    fn swap(&self, one: Seat, other: Seat) -> Result<Fact, Refusal> {
        self.chair(one)?;
        self.chair(other)?;
        let mut from: Vec<Option<Seat>> = Seat::all(self.seat_count()).map(Some).collect();
        from.swap(one.index(), other.index());
        Ok(Fact::SeatsRearranged { from })
    }

    fn hand_over(&self, request: &Request, seat: Seat) -> Result<Fact, Refusal> {
        let own = self.require_seat(request.holder)?;
        if self.status() != Status::Playing {
            return Err(refuse("S-10", "server-not-playing"));
        }
        let chair = self.chair(seat)?;
        if !chair.is_played_by_person() {
            return Err(refuse("S-16", "server-bot-already"));
        }
        if seat != own && !request.away.contains(seat) {
            return Err(Refusal::new("S-11", Sentence::new("server-not-away").text("name", &chair.name)));
        }
        Ok(Fact::BotStoodIn { seat, level: Level::Medium })
    }

    fn claim(&self, request: &Request, key: &str) -> Result<Fact, Refusal> {
        let (holder, key) = (request.holder, hash(key));
        let valid = |known: &SeatKey| known.hash == key && request.now < known.until;
        let found = self.seats().find(|(_, chair)| chair.keys.iter().any(valid));
        let (seat, chair) = found.ok_or_else(|| refuse("S-12", "server-unknown-key"))?;
        match &chair.occupant {
            Occupant::Person { holders, .. }
                if holders.len() < MAX_DEVICES && self.seat_of(holder).is_none() =>
            {
                Ok(Fact::DeviceJoined { seat, holder: holder.device().clone(), key: Some(key) })
            }
            _ => Err(refuse("S-12", "server-key-of-no-use")),
        }
    }

    fn chat(&self, holder: &Person, text: &str) -> Result<Fact, Refusal> {
        let seat = self.require_seat(holder)?;
        let line = ChatLine { number: self.chat_count + 1, seat, text: clean_chat(text)? };
        Ok(Fact::Said { line })
    }
}
