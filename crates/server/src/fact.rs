//! Facts: the events from which a table is folded, apart from those of its game.

use bots::Level;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::log::{From, Header};
use table::{Commit, Commitment, ContributionHash, Outcome, Seat};

use crate::identity::{Client, Holder};
use crate::wire::{ChatLine, Watch};

/// A change at the table. Its JSON is the stored form and never changes, whatever the variant is called here.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "snake_case")]
pub(crate) enum Fact {
    /// The table was opened; always first.
    Opened {
        game: String,
        seats: u8,
        options: Value,
        commitment: Commitment,
        host: Holder,
        /// Who begins, where the game before handed it on.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        first: Option<Seat>,
        /// The id of the table whose game this one follows, if it is a rematch; older programs did not write it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        again: Option<String>,
    },
    /// The game goes on from a moment of another; stands next to the opening.
    Branched {
        /// How the log of the game will begin: the position then, and what everybody remembered.
        from: Box<From>,
        /// The id of the table where the other game was played; nothing if it came from a file.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        table: Option<String>,
        /// The round it was in, from 1, and how many there were in the end.
        round: u32,
        rounds: u32,
        /// How the other game ended.
        outcome: Outcome,
    },
    /// A person took a seat.
    Sat { seat: Seat, holder: Holder, name: String },
    /// A person or a bot left a seat.
    #[serde(rename = "stood")]
    SeatFreed { seat: Seat },
    /// A person goes by another name.
    #[serde(rename = "named")]
    NameSet { seat: Seat, name: String },
    /// The seats were rearranged: for each new seat, the old one whose occupant sits there now.
    #[serde(rename = "resized")]
    SeatsRearranged { from: Vec<Option<Seat>> },
    /// The options of the game were set.
    #[serde(rename = "optioned")]
    OptionsSet { options: Value },
    /// The host removed a person from the game; a bot plays their seat.
    #[serde(rename = "removed")]
    PersonRemoved { seat: Seat, level: Level },
    /// The host removed a person before the start: they do not sit down here again.
    Barred { holders: Vec<Holder>, name: String },
    /// Those who were removed before the start may sit down again.
    LetBack,
    /// What people without a seat may see was set.
    #[serde(rename = "watched")]
    WatchPolicySet { may: Watch },
    /// The host closed the table.
    Closed,
    /// The table was put on the list of open tables, or taken off it.
    #[serde(rename = "listed")]
    ListingSet { open: bool },
    /// How many seconds a person has for a turn; `None` for no limit.
    #[serde(rename = "clocked")]
    TurnClockSet { seconds: Option<u16> },
    /// Whether people may ask for hints where several play.
    #[serde(rename = "hinted")]
    HintsSet { allowed: bool },
    /// A bot took a seat.
    #[serde(rename = "bot")]
    BotSeated { seat: Seat, level: Level },
    /// Somebody else became host.
    #[serde(rename = "host")]
    HostChanged { holder: Holder },
    /// A player contributed to the seed without being bound to it; older programs wrote this, and it counts no more.
    Contributed { seat: Seat, text: String },
    /// A page bound its seat to a contribution by its hash.
    Committed { seat: Seat, hash: ContributionHash, client: Client },
    /// The game is to start: who contributes is settled, and what all are bound to.
    #[serde(rename = "starting")]
    StartSettled { commitment: Commitment, commits: Vec<Commit> },
    /// A player revealed their contribution.
    Revealed { seat: Seat, text: String },
    /// The start came to nothing because these did not reveal in time; the server is bound to a new secret.
    StartFailed { missing: Vec<Seat>, commitment: Commitment },
    /// After a start that failed nobody is there any more for whom it could be repeated.
    StartGivenUp,
    /// The game started. The header of its log is stored as it was written then: a later version may have other
    /// rules and defaults, which must not leak into this game.
    Started { header: Box<Header> },
    /// A bot plays in a person's place.
    #[serde(rename = "stood_in")]
    BotStoodIn { seat: Seat, level: Level },
    /// The person took their seat back from the bot.
    #[serde(rename = "back")]
    PersonReturned { seat: Seat },
    /// A person asked for a key to their seat; only its hash is stored.
    #[serde(rename = "shared")]
    SeatKeyIssued {
        seat: Seat,
        key: String,
        /// Until when it is valid, in seconds of Unix time; older programs set no limit, and such a key is not valid
        /// any more.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        until: Option<u64>,
    },
    /// A person made the keys to their seat worthless.
    #[serde(rename = "unshared")]
    SeatKeysRevoked { seat: Seat },
    /// Another device holds a seat too.
    #[serde(rename = "joined")]
    DeviceJoined {
        seat: Seat,
        holder: Holder,
        /// The hash of the key that it came with, which is used up.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key: Option<String>,
    },
    /// Somebody wrote a line of chat.
    Said { line: ChatLine },
    /// A new table was opened for the same people.
    #[serde(rename = "rematched")]
    RematchOpened {
        code: String,
        /// What stands in its link; older programs did not write it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<String>,
    },
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The stored form of every variant, as older versions of the program wrote it.
    const STORED: [&str; 40] = [
        r#"{"is":"branched","from":{"position":{"hands":["3t"]},"at":5200,"branch":{"log":"0707070707070707070707070707070707070707070707070707070707070707","records":12,"anew":true},"memories":[[1],[]]},"table":"00112233445566778899aabbccddeeff","round":2,"rounds":11,"outcome":{"verdict":"ranked","places":[1,2],"scores":[3,9]}}"#,
        r#"{"is":"branched","from":{"position":{},"at":5200,"branch":{"log":"0707070707070707070707070707070707070707070707070707070707070707","records":12},"seed":"0909090909090909090909090909090909090909090909090909090909090909"},"round":1,"rounds":1,"outcome":{"verdict":"failed","places":[1],"scores":[0]}}"#,
        r#"{"is":"opened","game":"one-more","seats":2,"options":{},"commitment":"0707070707070707070707070707070707070707070707070707070707070707","host":"ab12","again":"00112233445566778899aabbccddeeff"}"#,
        r#"{"is":"barred","holders":["ab12","cd34"],"name":"Bert"}"#,
        r#"{"is":"let_back"}"#,
        r#"{"is":"shared","seat":0,"key":"ef56","until":1800000000}"#,
        r#"{"is":"unshared","seat":0}"#,
        r#"{"is":"joined","seat":0,"holder":"cd34","key":"ef56"}"#,
        r#"{"is":"opened","game":"double-series","seats":4,"options":{},"commitment":"0707070707070707070707070707070707070707070707070707070707070707","host":"ab12","first":2}"#,
        r#"{"is":"started","header":{"quintet":2,"game":"five-crowns","rules":2,"table":"7TN832","seats":2,"options":{"first_deal":3},"names":["Anna","Ada"],"players":["person",{"bot":"hard"}],"commitment":"0707070707070707070707070707070707070707070707070707070707070707","contributions":[{"seat":0,"text":"dice"}]}}"#,
        r#"{"is":"opened","game":"five-crowns","seats":3,"options":{"first_deal":12},"commitment":"0707070707070707070707070707070707070707070707070707070707070707","host":"ab12"}"#,
        r#"{"is":"sat","seat":0,"holder":"ab12","name":"Anna"}"#,
        r#"{"is":"stood","seat":1}"#,
        r#"{"is":"named","seat":1,"name":"Bert"}"#,
        r#"{"is":"resized","from":[1,0,null]}"#,
        r#"{"is":"optioned","options":{}}"#,
        r#"{"is":"removed","seat":1,"level":"medium"}"#,
        r#"{"is":"watched","may":"nothing"}"#,
        r#"{"is":"watched","may":"table"}"#,
        r#"{"is":"closed"}"#,
        r#"{"is":"listed","open":true}"#,
        r#"{"is":"clocked","seconds":60}"#,
        r#"{"is":"clocked","seconds":null}"#,
        r#"{"is":"hinted","allowed":true}"#,
        r#"{"is":"bot","seat":2,"level":"hard"}"#,
        r#"{"is":"host","holder":"cd34"}"#,
        r#"{"is":"contributed","seat":0,"text":"dice"}"#,
        r#"{"is":"committed","seat":0,"hash":"0909090909090909090909090909090909090909090909090909090909090909","client":"c0ffee"}"#,
        r#"{"is":"starting","commitment":"0707070707070707070707070707070707070707070707070707070707070707","commits":[{"seat":0,"hash":"0909090909090909090909090909090909090909090909090909090909090909"}]}"#,
        r#"{"is":"revealed","seat":0,"text":"dice"}"#,
        r#"{"is":"start_failed","missing":[1],"commitment":"0808080808080808080808080808080808080808080808080808080808080808"}"#,
        r#"{"is":"start_given_up"}"#,
        r#"{"is":"started","header":{"quintet":1,"game":"five-crowns","rules":1,"seats":2,"options":{"first_deal":3},"names":["Anna","Ada"],"commitment":"0707070707070707070707070707070707070707070707070707070707070707","contributions":[{"seat":0,"text":"dice"}]}}"#,
        r#"{"is":"stood_in","seat":1,"level":"medium"}"#,
        r#"{"is":"back","seat":1}"#,
        r#"{"is":"shared","seat":0,"key":"ef56"}"#,
        r#"{"is":"joined","seat":0,"holder":"cd34"}"#,
        r#"{"is":"said","line":{"number":4,"seat":0,"text":"Hello"}}"#,
        r#"{"is":"rematched","code":"7TN832"}"#,
        r#"{"is":"rematched","code":"7TN832","id":"00112233445566778899aabbccddeeff"}"#,
    ];

    #[test]
    fn the_stored_form_of_every_fact_stays() {
        let mut kinds = std::collections::HashSet::new();
        for text in STORED {
            let fact: Fact = serde_json::from_str(text).unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(serde_json::to_string(&fact).unwrap(), text);
            kinds.insert(name(&fact));
        }
        assert_eq!(kinds.len(), KINDS, "every variant stands in the list");
    }

    /// How many variants there are; the match below does not compile without a new one.
    const KINDS: usize = 31;

    fn name(fact: &Fact) -> usize {
        match fact {
            Fact::Opened { .. } => 0,
            Fact::Sat { .. } => 1,
            Fact::SeatFreed { .. } => 2,
            Fact::NameSet { .. } => 3,
            Fact::SeatsRearranged { .. } => 4,
            Fact::OptionsSet { .. } => 5,
            Fact::PersonRemoved { .. } => 6,
            Fact::WatchPolicySet { .. } => 7,
            Fact::Closed => 8,
            Fact::ListingSet { .. } => 9,
            Fact::TurnClockSet { .. } => 10,
            Fact::HintsSet { .. } => 11,
            Fact::BotSeated { .. } => 12,
            Fact::HostChanged { .. } => 13,
            Fact::Contributed { .. } => 14,
            Fact::Started { .. } => 15,
            Fact::BotStoodIn { .. } => 16,
            Fact::PersonReturned { .. } => 17,
            Fact::SeatKeyIssued { .. } => 18,
            Fact::DeviceJoined { .. } => 19,
            Fact::Said { .. } => 20,
            Fact::RematchOpened { .. } => 21,
            Fact::Committed { .. } => 22,
            Fact::StartSettled { .. } => 23,
            Fact::Revealed { .. } => 24,
            Fact::StartFailed { .. } => 25,
            Fact::StartGivenUp => 26,
            Fact::Barred { .. } => 27,
            Fact::LetBack => 28,
            Fact::SeatKeysRevoked { .. } => 29,
            Fact::Branched { .. } => 30,
        }
    }
}
