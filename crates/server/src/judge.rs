//! Whether somebody may change the table, and what is then a fact. No clock, no chance, no disk.

use bots::Level;
use catalog::GameEntry as Game;
use serde_json::Value;
use table::{Refusal, Seat, Seats, Sentence};

use crate::fact::Fact;
use crate::identity::{Holder, hash};
use crate::room::{Room, Sitter};
use crate::rules::refuse;
use crate::wire::{ChatLine, Command, Status};

/// The most characters of a name.
const LONGEST_NAME: usize = 24;
/// The most characters of a line of chat.
const LONGEST_LINE: usize = 200;
/// The most bytes of a contribution to the seed.
const LONGEST_CONTRIBUTION: usize = 64;
/// How many seconds a person may be given for a turn.
const TURN: std::ops::RangeInclusive<u16> = 15..=600;
/// How many devices can hold one seat: a person has few.
const MOST_DEVICES: usize = 8;

/// Who asks, and what is known of the moment.
pub(crate) struct Asking<'a> {
    pub holder: &'a Holder,
    /// The seats whose people have been away long enough to be replaced.
    pub away: Seats,
}

impl Room {
    /// The facts of a command that changes the table; commands of the game itself are not judged here.
    pub(crate) fn judge(&self, asking: &Asking, command: &Command) -> Result<Vec<Fact>, Refusal> {
        let fact = match command {
            Command::Sit { seat, name } => return self.sit(asking.holder, *seat, name),
            Command::Stand => return self.stand(asking.holder),
            Command::Name { name } => {
                Fact::Named { seat: self.seated(asking.holder)?, name: clean_name(name)? }
            }
            Command::Seats { count } => {
                self.host_before_start(asking.holder)?;
                self.resize(*count)?
            }
            Command::Options { options } => {
                self.host_before_start(asking.holder)?;
                Fact::Optioned { options: self.check_options(options)? }
            }
            Command::List { open } => {
                self.host(asking.holder)?;
                Fact::Listed { open: *open }
            }
            Command::Clock { seconds } => {
                self.host_before_start(asking.holder)?;
                if seconds.is_some_and(|seconds| !TURN.contains(&seconds)) {
                    return Err(refuse("S-24", "server-bad-clock"));
                }
                Fact::Clocked { seconds: *seconds }
            }
            Command::Hints { allowed } => {
                self.host_before_start(asking.holder)?;
                Fact::Hinted { allowed: *allowed }
            }
            Command::Bot { seat, level } => {
                self.host_before_start(asking.holder)?;
                self.bot(*seat, *level)?
            }
            Command::Swap { one, other } => {
                self.host_before_start(asking.holder)?;
                self.swap(*one, *other)?
            }
            Command::Remove { seat } => {
                self.host(asking.holder)?;
                self.remove(*seat)?
            }
            Command::Watch { may } => {
                self.host_before_start(asking.holder)?;
                Fact::Watched { may: *may }
            }
            Command::Close => {
                self.host(asking.holder)?;
                if self.status() == Status::Over {
                    return Err(refuse("S-10", "server-not-playing"));
                }
                Fact::Closed
            }
            Command::Contribute { text } => {
                self.before_start()?;
                if text.len() > LONGEST_CONTRIBUTION {
                    return Err(refuse("S-13", "server-contribution-too-long"));
                }
                Fact::Contributed { seat: self.seated(asking.holder)?, text: text.clone() }
            }
            Command::HandOver { seat } => self.hand_over(asking, *seat)?,
            Command::TakeBack => {
                let seat = self.seated(asking.holder)?;
                if self.chair(seat)?.bot().is_none() {
                    return Err(refuse("S-16", "server-seat-is-yours"));
                }
                Fact::Back { seat }
            }
            Command::Claim { key } => self.claim(asking.holder, key)?,
            Command::Chat { text } => self.chat(asking.holder, text)?,
            Command::Start | Command::Act { .. } | Command::Share | Command::Rematch => return Ok(Vec::new()),
        };
        Ok(vec![fact])
    }

    /// The seat of somebody who must have one.
    pub(crate) fn seated(&self, holder: &Holder) -> Result<Seat, Refusal> {
        self.seat_of(holder).ok_or_else(|| refuse("S-7", "server-no-seat"))
    }

    /// Refuses whoever is not the host.
    pub(crate) fn host(&self, holder: &Holder) -> Result<(), Refusal> {
        let same_seat = self.seat_of(holder).is_some() && self.seat_of(holder) == self.seat_of(&self.host);
        if *holder == self.host || same_seat { Ok(()) } else { Err(refuse("S-6", "server-not-host")) }
    }

    /// Refuses once the game has begun.
    pub(crate) fn before_start(&self) -> Result<(), Refusal> {
        if self.status() == Status::Waiting { Ok(()) } else { Err(refuse("S-8", "server-started")) }
    }

    fn host_before_start(&self, holder: &Holder) -> Result<(), Refusal> {
        self.host(holder)?;
        self.before_start()
    }

    fn chair(&self, seat: Seat) -> Result<&crate::room::Chair, Refusal> {
        self.chairs
            .get(seat.index())
            .ok_or_else(|| table::table_rules::no_such_seat(seat, self.chairs.len() as u8))
    }

    fn sit(&self, holder: &Holder, seat: Option<Seat>, name: &str) -> Result<Vec<Fact>, Refusal> {
        self.before_start()?;
        let name = clean_name(name)?;
        let seat = match seat {
            Some(seat) => seat,
            None => self.free().ok_or_else(|| refuse("S-5", "server-no-free-seat"))?,
        };
        match (&self.chair(seat)?.sitter, self.seat_of(holder)) {
            (Sitter::Nobody, _) => {}
            // A bot makes way for somebody who wants to sit elsewhere, in another team perhaps.
            (Sitter::Bot(_), Some(mine)) => return Ok(vec![self.swap(mine, seat)?]),
            _ => return Err(refuse("S-5", "server-seat-taken")),
        }
        let mut facts: Vec<Fact> =
            self.seat_of(holder).map(|seat| Fact::Stood { seat }).into_iter().collect();
        facts.push(Fact::Sat { seat, holder: holder.clone(), name });
        Ok(facts)
    }

    fn stand(&self, holder: &Holder) -> Result<Vec<Fact>, Refusal> {
        let seat = self.seated(holder)?;
        self.before_start()?;
        let mut facts = vec![Fact::Stood { seat }];
        if self.host(holder).is_ok() {
            // The host's rights go to the next person, so that a table is never without.
            let others = self.chairs.iter().filter(|chair| !chair.is_held_by(holder));
            let heir = others.filter_map(|chair| match &chair.sitter {
                Sitter::Person { holders, .. } => holders.first(),
                _ => None,
            });
            facts.extend(heir.take(1).map(|holder| Fact::Host { holder: holder.clone() }));
        }
        Ok(facts)
    }

    fn resize(&self, count: u8) -> Result<Fact, Refusal> {
        let game = self.catalog()?;
        if !game.about().seats.contains(&count) {
            return Err(table::table_rules::seats_out_of_range(game.about(), count));
        }
        game.check_options(&self.options, count)?;
        let seats = |wanted: fn(&Sitter) -> bool| {
            let all = self.chairs.iter().enumerate();
            all.filter(move |(_, chair)| wanted(&chair.sitter)).map(|(seat, _)| Seat(seat as u8))
        };
        let people = seats(|sitter| matches!(sitter, Sitter::Person { .. }));
        let bots = seats(|sitter| matches!(sitter, Sitter::Bot(_)));
        if people.clone().count() > count as usize {
            return Err(refuse("S-5", "server-too-few-seats"));
        }
        let kept = people.chain(bots).take(count as usize).map(Some);
        Ok(Fact::Resized { from: kept.chain(std::iter::repeat(None)).take(count as usize).collect() })
    }

    fn check_options(&self, options: &Value) -> Result<Value, Refusal> {
        self.catalog()?.check_options(options, self.chairs.len() as u8)?;
        Ok(options.clone())
    }

    fn bot(&self, seat: Seat, level: Option<Level>) -> Result<Fact, Refusal> {
        match (&self.chair(seat)?.sitter, level) {
            (Sitter::Person { .. }, _) => Err(refuse("S-5", "server-seat-taken")),
            (_, Some(level)) => Ok(Fact::Bot { seat, level }),
            (_, None) => Ok(Fact::Stood { seat }),
        }
    }

    fn remove(&self, seat: Seat) -> Result<Fact, Refusal> {
        let chair = self.chair(seat)?;
        if !matches!(chair.sitter, Sitter::Person { .. }) || chair.is_held_by(&self.host) {
            return Err(refuse("S-5", "server-nobody-to-remove"));
        }
        match self.status() {
            Status::Waiting => Ok(Fact::Stood { seat }),
            Status::Playing => Ok(Fact::Removed { seat, level: Level::Medium }),
            Status::Over | Status::Closed => Err(refuse("S-10", "server-not-playing")),
        }
    }

    fn swap(&self, one: Seat, other: Seat) -> Result<Fact, Refusal> {
        self.chair(one)?;
        self.chair(other)?;
        let mut from: Vec<Option<Seat>> = Seat::all(self.chairs.len() as u8).map(Some).collect();
        from.swap(one.index(), other.index());
        Ok(Fact::Resized { from })
    }

    fn hand_over(&self, asking: &Asking, seat: Seat) -> Result<Fact, Refusal> {
        let mine = self.seated(asking.holder)?;
        if self.status() != Status::Playing {
            return Err(refuse("S-10", "server-not-playing"));
        }
        let chair = self.chair(seat)?;
        if !matches!(chair.sitter, Sitter::Person { stand_in: None, .. }) {
            return Err(refuse("S-16", "server-bot-already"));
        }
        if seat != mine && !asking.away.contains(seat) {
            return Err(Refusal::new("S-11", Sentence::new("server-not-away").text("name", &chair.name)));
        }
        Ok(Fact::StoodIn { seat, level: Level::Medium })
    }

    fn claim(&self, holder: &Holder, key: &str) -> Result<Fact, Refusal> {
        let key = hash(key);
        let at = self.chairs.iter().position(|chair| chair.keys.contains(&key));
        let seat = at.map(|at| Seat(at as u8)).ok_or_else(|| refuse("S-12", "server-unknown-key"))?;
        match &self.chair(seat)?.sitter {
            Sitter::Person { holders, .. }
                if holders.len() < MOST_DEVICES && self.seat_of(holder).is_none() =>
            {
                Ok(Fact::Joined { seat, holder: holder.clone() })
            }
            _ => Err(refuse("S-12", "server-key-of-no-use")),
        }
    }

    fn chat(&self, holder: &Holder, text: &str) -> Result<Fact, Refusal> {
        let seat = self.seated(holder)?;
        let text = clean(text);
        if text.is_empty() || text.chars().count() > LONGEST_LINE {
            return Err(refuse("S-13", "server-line-too-long"));
        }
        Ok(Fact::Said { line: ChatLine { number: self.said + 1, seat, text } })
    }

    /// The game of this table.
    pub(crate) fn catalog(&self) -> Result<&'static dyn Game, Refusal> {
        catalog::find(&self.game).ok_or_else(|| catalog::refusals::unknown_game(&self.game))
    }
}

/// A name as it is shown: one line, no more than fits a seat.
pub(crate) fn clean_name(name: &str) -> Result<String, Refusal> {
    let name = clean(name);
    if name.is_empty() || name.chars().count() > LONGEST_NAME {
        return Err(refuse("S-9", "server-bad-name"));
    }
    Ok(name)
}

/// Without what is no letter on paper: control characters and marks that turn the direction of writing.
fn clean(text: &str) -> String {
    let visible = |c: char| {
        !c.is_control()
            && !matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
    };
    let spaced: String =
        text.chars().map(|c| if c.is_whitespace() { ' ' } else { c }).filter(|c| visible(*c)).collect();
    spaced.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}
