//! A mirror beside every socket, for every game: whatever a page was told of a game is, to the byte, what its rules
//! give that audience at that point of the log, and nothing else. What the rules give is proven by each game's own
//! tests, which scramble all that an audience may not know. So a leak would have to be in neither.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use catalog::AnyTable;
use serde_json::{Value, json};
use store::{Sqlite, Store, backup};
use table::{Audience, Secret};

use crate::harness::{Client, House};

/// How many actions are tried in one game at most.
const MOST: usize = 400;

/// What may stand in a message about a game.
const FIELDS: [&str; 9] = ["aid", "awaited", "gapless", "menu", "now", "number", "outcome", "sights", "view"];

/// What an audience may be told at one point of its stream.
struct Allowed {
    view: Value,
    menu: Value,
    aid: Value,
    outcome: Value,
    /// Whom the game waits for is for all to know, and may change without a sight.
    awaited: BTreeSet<String>,
}

/// What one audience may be told, by how much it has seen.
#[derive(Default)]
struct Mirror {
    points: BTreeMap<u64, Allowed>,
    /// All sights in their order.
    sights: Vec<Value>,
}

impl Mirror {
    /// Adds what the audience may know now. If it saw nothing new, it must not know anything new.
    fn adds(&mut self, table: &dyn AnyTable, audience: Audience) -> Result<(), String> {
        let value = |json: catalog::Json| serde_json::from_str::<Value>(json.get()).unwrap();
        self.sights = table
            .sight_records(0, audience)
            .iter()
            .map(|sighted| json!([sighted.at, sighted.sight]))
            .collect();
        let menu = audience.seat().map_or_else(|| json!([]), |seat| value(table.offers(seat)));
        let awaited = json!(table.awaited().iter().collect::<Vec<_>>()).to_string();
        let now = Allowed {
            view: value(table.view(audience)),
            menu,
            aid: value(table.view_aid(audience)),
            outcome: json!(table.outcome()),
            awaited: BTreeSet::from([awaited.clone()]),
        };
        let number = self.sights.len() as u64;
        let known = self.points.entry(number).or_insert(now);
        known.awaited.insert(awaited);
        if known.view == value(table.view(audience)) {
            Ok(())
        } else {
            Err(format!("{audience:?} sees at {number} what nothing told"))
        }
    }

    /// Holds a message against what its reader may be told.
    fn reads(&self, message: &Value) -> Result<(), String> {
        let Some(game) = message["game"].as_object() else { return Ok(()) };
        if let Some(field) = game.keys().find(|field| !FIELDS.contains(&field.as_str())) {
            return Err(format!("a field {field}"));
        }
        let number = game["number"].as_u64().ok_or("no number")?;
        let allowed = self.points.get(&number).ok_or_else(|| format!("a number {number} that never was"))?;
        for (name, expected) in [("view", &allowed.view), ("menu", &allowed.menu), ("aid", &allowed.aid)] {
            if game[name] != *expected {
                return Err(format!("at {number} the {name} {} and not {expected}", game[name]));
            }
        }
        if game["outcome"] != allowed.outcome || !allowed.awaited.contains(&game["awaited"].to_string()) {
            return Err(format!("another outcome or turn at {number}"));
        }
        let mut before = &self.sights[..number as usize];
        for told in game["sights"].as_array().ok_or("no sights")?.iter().rev() {
            let same = |sight: &Value| sight[0] == told["at"] && sight[1] == told["sight"];
            let at = before.iter().rposition(same).ok_or_else(|| format!("a sight {told}"))?;
            before = &before[..at];
        }
        Ok(())
    }
}

/// What every audience of a table may be told, by its log as it is on disk.
async fn mirrors(house: &House, code: &str) -> BTreeMap<String, Mirror> {
    let copy = tempfile::tempdir().unwrap();
    backup(&house.folder.path().join("data"), copy.path()).unwrap();
    let stored = Sqlite::open(copy.path()).unwrap().load(code).await.unwrap().unwrap();
    let entries = stored.records.iter().map(|body| serde_json::from_str::<Value>(body).unwrap());
    let (mut log, mut mirrors) = (String::new(), BTreeMap::<String, Mirror>::new());
    for entry in entries {
        let facts = entry["facts"].as_array().into_iter().flatten();
        for fact in facts.filter(|fact| fact["is"] == "started") {
            log = format!("{}\n", fact["header"]);
        }
        for record in entry["game"].as_array().into_iter().flatten() {
            log += &record.to_string();
            log.push('\n');
        }
        if log.is_empty() {
            continue;
        }
        let header: Value = serde_json::from_str(log.lines().next().unwrap()).unwrap();
        let game = catalog::find(header["game"].as_str().unwrap()).unwrap();
        let table = game.resume(&log, Secret(stored.secret)).unwrap();
        for audience in Audience::live(table.seats()) {
            let mirror = mirrors.entry(format!("{audience:?}")).or_default();
            mirror.adds(&*table, audience).unwrap();
        }
    }
    mirrors
}

/// People on all seats, who do anything they are offered, in any order, lose their connections and come back.
async fn plays(
    house: &House,
    game: &str,
    seats: u8,
    options: &Value,
    chance: &mut fastrand::Rng,
) -> Vec<Client> {
    let wish = json!({ "game": game, "seats": seats, "options": options, "name": "Person 0" });
    let mut all = vec![house.opens(wish).await];
    for person in 1..seats {
        all.push(house.sits(&all[0].code, &format!("Person {person}")).await);
    }
    all.push(house.visits(&all[0].code).await);
    all[0].does(json!({ "do": "start" })).await;
    for person in &mut all {
        person.until("the start", |person| !person.game.is_null()).await;
    }
    for _ in 0..MOST {
        if all.iter().any(Client::over) {
            break;
        }
        let at = chance.usize(..all.len());
        if chance.u8(..40) == 0 {
            let mut person = all.swap_remove(at);
            if chance.bool() {
                person.last = None;
            }
            all.push(person.reconnects().await);
            continue;
        }
        let person = &mut all[at];
        match chance.choice(person.menu()).cloned().or_else(|| scribble(person, chance)) {
            Some(action) => {
                let number = person.posts(&json!({ "do": "act", "action": action })).await;
                // Somebody else may have been faster.
                let _refused = person.answer(number).await;
            }
            None => drop(tokio::time::timeout(Duration::from_millis(30), person.reads()).await),
        }
    }
    // A last word that everybody hears tells that they have heard all before it.
    let seated = all.iter().position(|person| person.seat().is_some()).unwrap();
    all[seated].does(json!({ "do": "chat", "text": "the last word" })).await;
    for person in &mut all {
        person
            .until("the last word", |person| {
                person.chat.last().is_some_and(|line| line["text"] == "the last word")
            })
            .await;
    }
    all
}

/// A mark on the board of 5er Finden, which no menu lists.
fn scribble(person: &Client, chance: &mut fastrand::Rng) -> Option<Value> {
    person.seat().filter(|_| person.table["game"] == "find-five" && chance.bool())?;
    let first = chance.u8(..95);
    let squares: Vec<u8> = (first..first + 5).collect();
    Some(json!({ "do": "mark", "round": person.view()["round"], "squares": squares }))
}

async fn mirrored(game: &str, seats: u8, options: Value) {
    let mut chance = fastrand::Rng::with_seed(u64::from(seats));
    let house = House::open().await;
    let (mut messages, mut caught) = (0, [0; 3]);
    // Some games are short.
    for _ in 0..20 {
        if messages > 60 {
            break;
        }
        let people = plays(&house, game, seats, &options, &mut chance).await;
        messages += holds(&house, game, &people, &mut caught).await;
    }
    assert!(messages > 60, "{game}: {messages} messages are hardly a game");
    assert!(caught[0] > 0 && caught[1] > 0, "{game}: every kind of leak was tried: {caught:?}");
}

/// Holds everything that these people were told against the log; how much it was. Counts the leaks that were tried.
async fn holds(house: &House, game: &str, people: &[Client], caught: &mut [u32; 3]) -> u32 {
    let mirrors = mirrors(house, &people[0].code).await;
    let mut messages = 0;
    for person in people {
        let audience =
            person.seat().map_or(Audience::Spectator, |seat| Audience::Seat(table::Seat(seat as u8)));
        let mirror = &mirrors[&format!("{audience:?}")];
        for message in person.heard.iter().map(|text| serde_json::from_str::<Value>(text).unwrap()) {
            mirror.reads(&message).unwrap_or_else(|leak| panic!("{game}: {audience:?} was told {leak}"));
            if message["game"].is_null() {
                continue;
            }
            messages += 1;
            // A mirror that shows nothing may be blind: it must see what another audience is shown.
            let other = mirrors.iter().find(|(name, _)| **name != format!("{audience:?}")).unwrap().1;
            let number = message["game"]["number"].as_u64().unwrap();
            let mut leaks = vec![("note", json!("psst"))];
            leaks.extend(other.points.get(&number).map(|theirs| ("view", theirs.view.clone())));
            leaks.extend(other.points.get(&number).map(|theirs| ("menu", theirs.menu.clone())));
            for (kind, (field, leak)) in leaks.into_iter().enumerate() {
                let mut altered = message.clone();
                altered["game"][field] = leak;
                if altered != message {
                    assert!(mirror.reads(&altered).is_err(), "{game}: {field} leaks unnoticed in {altered}");
                    caught[kind] += 1;
                }
            }
        }
    }
    messages
}

#[tokio::test]
async fn five_crowns_tells_nobody_more() {
    mirrored("five-crowns", 3, json!({ "first_deal": 12 })).await;
}

#[tokio::test]
async fn five_or_less_tells_nobody_more() {
    mirrored("five-or-less", 4, json!({ "rounds": 3 })).await;
}

#[tokio::test]
async fn five_or_less_without_powers_tells_nobody_more() {
    mirrored("five-or-less", 2, json!({ "powers": false })).await;
}

#[tokio::test]
async fn find_five_tells_nobody_more() {
    mirrored("find-five", 3, json!({})).await;
}

#[tokio::test]
async fn the_puzzle_of_find_five_tells_nobody_more() {
    mirrored("find-five", 2, json!({ "variant": "puzzle" })).await;
}

#[tokio::test]
async fn double_series_tells_nobody_more() {
    mirrored("double-series", 4, json!({})).await;
}

#[tokio::test]
async fn one_more_tells_nobody_more() {
    mirrored("one-more", 5, json!({})).await;
}
