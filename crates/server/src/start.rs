//! The start of a game: everybody named, the seed mixed, the first deal made.

use bots::Level;
use catalog::{AnyTable, Opening};
use serde_json::value::RawValue;
use table::{Contribution, Player, Refusal, Secret};

use crate::fact::Fact;
use crate::room::{Occupant, Room, look_alike};

/// Names for bots, so that a log reads like a table of people; the page marks them as bots.
const BOT_NAMES: [&str; 16] = [
    "Ada", "Blaise", "Carl", "Dora", "Emmy", "Felix", "Grace", "Henri", "Ida", "Jonas", "Klara", "Leo",
    "Mina", "Nils", "Olga", "Paul",
];

/// A game that has started, with what is to be stored of it.
pub(crate) struct Started {
    pub facts: Vec<Fact>,
    pub game: Box<dyn AnyTable>,
    pub records: Vec<Box<RawValue>>,
}

/// Starts the game of a room, at the table of that code, with what everybody has revealed. Free seats are filled with
/// bots. `stored` is the secret in the store.
pub(crate) fn start(
    room: &Room,
    code: &str,
    stored: Secret,
    contributions: Vec<Contribution>,
) -> Result<Started, Refusal> {
    let mut facts = Vec::new();
    let mut names: Vec<String> = Vec::new();
    let mut players = Vec::new();
    for (seat, chair) in room.seats() {
        if matches!(chair.occupant, Occupant::Nobody) {
            facts.push(Fact::BotSeated { seat, level: Level::Medium });
        }
        let person = matches!(chair.occupant, Occupant::Person { .. });
        players.push(match chair.occupant {
            Occupant::Person { .. } => Player::Person,
            Occupant::Bot(level) => Player::Bot(level),
            Occupant::Nobody => Player::Bot(Level::Medium),
        });
        names.push(if person { chair.name.clone() } else { bot_name(room, &names) });
    }
    let opening = Opening {
        table: Some(code.to_owned()),
        names,
        players,
        first: room.first,
        contributions,
        commits: room.commits.clone(),
        from: room.branch.as_deref().map(|branch| &branch.from),
        failed_starts: room.failed_starts.iter().map(|failed| failed.logged.clone()).collect(),
        ..Opening::new(&room.options, room.seat_count(), room.secret(stored))
    };
    let game = room.catalog_entry()?.open(&opening)?;
    let records = (0..game.length()).filter_map(|number| game.record(number)).collect();
    let header = game.header().cloned().ok_or_else(catalog::refusals::no_log)?;
    facts.push(Fact::Started { header: Box::new(header) });
    Ok(Started { facts, game, records })
}

/// A name that nobody at the table has.
fn bot_name(room: &Room, given: &[String]) -> String {
    let unused = |name: &&&str| {
        let seated = room.chairs.iter().any(|chair| look_alike(&chair.name, name));
        !seated && !given.iter().any(|other| other == **name)
    };
    let name = BOT_NAMES.iter().find(unused);
    name.map_or_else(|| format!("Bot {}", given.len() + 1), |name| (*name).to_owned())
}
