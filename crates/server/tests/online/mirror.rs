//! A mirror beside every socket, for every game: whatever a page was sent of a game is, to the byte, what its rules
//! give that audience at that point of the log, and nothing else. That the rules give nothing away is proven by each
//! game's own tests, which scramble everything that an audience may not know. Together they leave no room for leaks.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use catalog::AnyTable;
use serde_json::{Value, json};
use store::{Sqlite, Store, backup};
use table::{Audience, Secret};

use crate::harness::{Client, House};

/// How many actions are tried in one game at most.
const MAX_ACTIONS: usize = 400;
/// How many messages about a game must be compared.
const MIN_MESSAGES: u32 = 60;
/// How many games are played at most to get that many: some games are short.
const MAX_GAMES: usize = 20;

/// What may stand in a message about a game.
const FIELDS: [&str; 9] = ["aid", "awaited", "gapless", "menu", "now", "number", "outcome", "sights", "view"];

/// What an audience may be sent at one point of its stream.
struct Allowed {
    view: Value,
    menu: Value,
    aid: Value,
    outcome: Value,
    /// Whom the game waits for is public, and may change without a sight.
    awaited: BTreeSet<String>,
}

/// What one audience may be sent, by how much it has seen.
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
        let catalog::Snapshot { view, menu, view_aid } = table.snapshot(audience);
        let awaited = json!(table.awaited().iter().collect::<Vec<_>>()).to_string();
        let now = Allowed {
            view: value(view),
            menu: value(menu),
            aid: value(view_aid),
            outcome: json!(table.outcome()),
            awaited: BTreeSet::from([awaited.clone()]),
        };
        let number = self.sights.len() as u64;
        let known = self.points.entry(number).or_insert(now);
        known.awaited.insert(awaited);
        if known.view == value(table.view(audience)) {
            Ok(())
        } else {
            Err(format!("{audience:?} sees something new at {number} without a sight"))
        }
    }

    /// Compares a message with what its reader may be sent.
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
        for sent in game["sights"].as_array().ok_or("no sights")?.iter().rev() {
            let same = |sight: &Value| sight[0] == sent["at"] && sight[1] == sent["sight"];
            let at = before.iter().rposition(same).ok_or_else(|| format!("a sight {sent}"))?;
            before = &before[..at];
        }
        Ok(())
    }
}

/// What every audience of a table may be sent, by its log as it is on disk.
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
    rng: &mut fastrand::Rng,
) -> Vec<Client> {
    let request = json!({ "game": game, "seats": seats, "options": options, "name": "Person 0" });
    let mut all = vec![house.opens(request).await];
    for person in 1..seats {
        all.push(house.sits(&all[0].code, &format!("Person {person}")).await);
    }
    all.push(house.visits(&all[0].code).await);
    all[0].does(json!({ "do": "start" })).await;
    for person in &mut all {
        person.until("the start", |person| !person.game.is_null()).await;
    }
    for _ in 0..MAX_ACTIONS {
        if all.iter().any(Client::over) {
            break;
        }
        let at = rng.usize(..all.len());
        if rng.u8(..40) == 0 {
            let mut person = all.swap_remove(at);
            if rng.bool() {
                person.last = None;
            }
            all.push(person.reconnects().await);
            continue;
        }
        let person = &mut all[at];
        match rng.choice(person.menu()).cloned().or_else(|| scribble(person, rng)) {
            Some(action) => {
                let number = person.posts(&json!({ "do": "act", "action": action })).await;
                // Somebody else may have been faster.
                let _refused = person.answer(number).await;
            }
            None => drop(tokio::time::timeout(Duration::from_millis(30), person.reads()).await),
        }
    }
    // Whoever has received the last line of chat has received everything before it.
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
fn scribble(person: &Client, rng: &mut fastrand::Rng) -> Option<Value> {
    person.seat().filter(|_| person.table["game"] == "find-five" && rng.bool())?;
    let first = rng.u8(..95);
    let squares: Vec<u8> = (first..first + 5).collect();
    Some(json!({ "do": "mark", "round": person.view()["round"], "squares": squares }))
}

async fn mirrored(game: &str, seats: u8, options: Value) {
    let seed = seed();
    println!("{game} with {seats} seats: QUINTET_SEED={seed}");
    let mut rng = fastrand::Rng::with_seed(seed);
    let house = House::open().await;
    let (mut messages, mut caught) = (0, [0; 3]);
    for _ in 0..MAX_GAMES {
        if messages > MIN_MESSAGES {
            break;
        }
        let people = plays(&house, game, seats, &options, &mut rng).await;
        messages += holds(&house, game, &people, &mut caught).await;
    }
    assert!(messages > MIN_MESSAGES, "{game}: {messages} messages are hardly a game");
    assert!(caught[0] > 0 && caught[1] > 0, "{game}: every kind of leak was tried: {caught:?}");
}

/// The seed of what people do here, printed by every test that uses it; another one each time, unless it is set in
/// the environment. The deals and the timing are the server's own.
fn seed() -> u64 {
    let set = std::env::var("QUINTET_SEED").ok().map(|seed| seed.parse().expect("QUINTET_SEED is a number"));
    set.unwrap_or_else(|| fastrand::u64(..))
}

/// Compares everything that these people were sent with the log; how many messages. Counts the leaks that were tried.
async fn holds(house: &House, game: &str, people: &[Client], caught: &mut [u32; 3]) -> u32 {
    crate::log::is_sound_so_far(house, &people[0].code).await;
    let mirrors = mirrors(house, &people[0].code).await;
    let mut messages = 0;
    for person in people {
        let audience =
            person.seat().map_or(Audience::Spectator, |seat| Audience::Seat(table::Seat(seat as u8)));
        let mirror = &mirrors[&format!("{audience:?}")];
        for message in person.heard.iter().map(|text| serde_json::from_str::<Value>(text).unwrap()) {
            mirror.reads(&message).unwrap_or_else(|leak| panic!("{game}: {audience:?} was sent {leak}"));
            if message["game"].is_null() {
                continue;
            }
            messages += 1;
            // A mirror that finds nothing may be blind: it must notice what belongs to another audience.
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

/// Every game with its default options, with few people and with more.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_game_tells_anybody_more_than_its_rules_allow() {
    let mut running = tokio::task::JoinSet::new();
    for game in catalog::GAMES {
        let accepted = game.counts(&json!({})).unwrap().accepted;
        let (few, more) = (
            accepted.iter().copied().find(|count| *count >= 2).expect("a game for several"),
            accepted.iter().copied().filter(|count| *count <= 5).max().expect("a game for five or fewer"),
        );
        for seats in std::collections::BTreeSet::from([few, more]) {
            running.spawn(mirrored(game.about().id, seats, json!({})));
        }
    }
    while let Some(ended) = running.join_next().await {
        ended.unwrap();
    }
}

#[tokio::test]
async fn five_or_less_without_powers_tells_nobody_more() {
    mirrored("five-or-less", 2, json!({ "powers": false })).await;
}

#[tokio::test]
async fn the_puzzle_of_find_five_tells_nobody_more() {
    mirrored("find-five", 2, json!({ "variant": "puzzle" })).await;
}
