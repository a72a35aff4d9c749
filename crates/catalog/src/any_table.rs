//! One game being played, without its types.

use bots::Budget;
use table::log::{By, Header};
use table::{
    About, Advice, Audience, Commitment, Level, Millis, Moment, Outcome, Refusal, Seat, Seats, Sentence,
};

use crate::{AnyAction, Json, Update};

/// A game being played: JSON in, JSON out.
pub trait AnyTable: Send {
    /// What is played.
    fn about(&self) -> &'static About;
    /// How many play.
    fn seats(&self) -> u8;
    /// What time it is at this table.
    fn now(&self) -> Moment;
    /// The seats that the game waits for.
    fn awaited(&self) -> Seats;
    /// Since when the game has waited for what that seat is to do now, by what everybody sees; `None` if it does not
    /// wait for it.
    #[cfg(not(target_family = "wasm"))]
    fn turn_started(&self, seat: Seat) -> Option<Moment>;
    /// When something happens by itself.
    fn deadline(&self) -> Option<Moment>;
    /// How it ended, if it has.
    fn outcome(&self) -> Option<Outcome>;
    /// Who begins the next game of the same people, where the rulebook says so.
    #[cfg(not(target_family = "wasm"))]
    fn next_first(&self) -> Option<Seat>;
    /// What bound the table to its secret; nothing if this is only a copy to think on.
    #[cfg(not(target_family = "wasm"))]
    fn commitment(&self) -> Option<Commitment>;
    /// The whole state in a form that a person can write by hand.
    #[cfg(not(target_family = "wasm"))]
    fn position(&self) -> Json;
    /// What that audience may know now.
    #[cfg(not(target_family = "wasm"))]
    fn view(&self, audience: Audience) -> Json;
    /// The actions to offer to that seat, as a list.
    #[cfg(not(target_family = "wasm"))]
    fn menu(&self, seat: Seat) -> Json;
    /// What a page of that audience is sent, with the view built once.
    #[cfg(not(target_family = "wasm"))]
    fn snapshot(&self, audience: Audience) -> Snapshot;
    /// Writes what a page is sent when something has happened: a JSON object with the sights, a whole
    /// [`snapshot`](AnyTable::snapshot) and how the game stands.
    fn write_update(&self, update: &Update, out: &mut Vec<u8>);
    /// What helps to show the view of that audience.
    #[cfg(not(target_family = "wasm"))]
    fn view_aid(&self, audience: Audience) -> Json;
    /// The action of this text; refused if it is none of this game's.
    fn parse_action(&self, json: &str) -> Result<AnyAction, Refusal>;
    /// The chat message that an action is about, by who is said to have written it and its number, if any.
    #[cfg(not(target_family = "wasm"))]
    fn mentions(&self, action: &AnyAction) -> Option<(Seat, u32)>;
    /// A player acts. What came due before happens first, whether or not the action is then refused.
    fn act(&mut self, seat: Seat, action: &AnyAction, at: Moment, lag: Millis) -> Result<(), Refusal>;
    /// A bot acts in the place of the person who has that seat; the log says so.
    fn stand_in(&mut self, seat: Seat, level: Level, action: &AnyAction, at: Moment) -> Result<(), Refusal>;
    /// Lets time pass: everything that comes due up to then happens.
    fn advance(&mut self, to: Moment) -> Result<(), Refusal>;
    /// What a bot in that seat would do now, by what the seat sees and has seen; nothing if there is nothing
    /// for it to do.
    fn bot(&self, seat: Seat, level: Level, budget: Budget, rng: &mut fastrand::Rng) -> Option<Plan>;
    /// What a hard bot would do in that seat now, and why, by what the seat sees and has seen; nothing if there is
    /// nothing for it to do.
    fn hint(&self, seat: Seat, budget: Budget, rng: &mut fastrand::Rng) -> Option<Hint>;
    /// How many records there are; an action adds the records from the length before it.
    fn length(&self) -> usize;
    /// Forgets the records that hold none of the last so many sights of any audience; somebody else keeps them. What
    /// comes after keeps its number. How far back an audience can look depends on its own sights alone.
    #[cfg(not(target_family = "wasm"))]
    fn trim(&mut self, sights: usize);
    /// The first line of the log; nothing if this is only a copy to think on.
    fn header(&self) -> Option<&Header>;
    /// One record as it stands in the log.
    fn record(&self, number: usize) -> Option<Json>;
    /// What that audience sees of the records from that number on.
    #[cfg(not(target_family = "wasm"))]
    fn sight_records(&self, from: usize, audience: Audience) -> Vec<SightRecord>;
    /// The last sights of that audience, so many at most, as far as they were not forgotten.
    #[cfg(not(target_family = "wasm"))]
    fn last_sights(&self, audience: Audience, most: usize) -> Vec<SightRecord>;
    /// How many sights that audience has of the records from that number on.
    fn count_sights(&self, from: usize, audience: Audience) -> usize;
    /// The log so far as text, a line each, with the secret once the game is over; refused if its records were
    /// trimmed, or if this is only a copy to think on.
    fn log(&self) -> Result<String, Refusal>;
    /// A copy of the state to think on, without the log.
    #[cfg(not(target_family = "wasm"))]
    fn fork(&self) -> Box<dyn AnyTable>;
}

/// What a bot means to do, unless something happens before.
#[derive(Debug)]
pub struct Plan {
    /// The action, permitted as things stand.
    pub action: AnyAction,
    /// After how long.
    pub after: Millis,
}

/// The game as an audience sees it.
#[derive(Clone, Debug)]
pub struct Snapshot {
    /// What it may know now.
    pub view: Json,
    /// The actions on offer, of the listed kinds only: the rest would give away what people are to find for
    /// themselves.
    pub menu: Json,
    /// What helps to show the view.
    pub view_aid: Json,
}

/// A suggested action, with the reason.
#[derive(Debug)]
pub struct Hint {
    /// The action, permitted as things stand.
    pub action: AnyAction,
    /// The same in words, and the reason.
    pub advice: Advice,
}

/// What an audience sees of one event.
#[derive(Clone, Debug)]
pub struct SightRecord {
    /// When it happened.
    pub at: Moment,
    /// Whose doing it was.
    pub by: By,
    /// Whether it is for the moment only: sent once, kept nowhere.
    pub passing: bool,
    /// The sight.
    pub sight: Json,
    /// The sentences that tell of it.
    pub sentences: Vec<Sentence>,
}
