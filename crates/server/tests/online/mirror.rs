//! A mirror beside every socket, for every game: whatever a page was sent of a game is, to the byte, what its rules
//! give that audience at that point of the log, and nothing else. That the rules give nothing away is proven by each
//! game's own tests, which scramble everything that an audience may not know. Together they leave no room for leaks.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use catalog::AnyTable;
use serde_json::{Value, json};
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

/// One entry of a log: what it did, and who could notice.
struct Entry {
    /// The number of the command behind it, which no two people share.
    command: Option<u64>,
    /// Who saw something of it; everybody, if it changed the table.
    noticed: BTreeSet<String>,
}

/// What every audience of a table may be sent, by its log as it is on disk, and what each entry of it did.
async fn mirrors(house: &House, code: &str) -> (BTreeMap<String, Mirror>, Vec<Entry>) {
    let stored = stored(house, code).await;
    let (mut log, mut mirrors) = (String::new(), BTreeMap::<String, Mirror>::new());
    let (mut happened, mut awaited) = (Vec::new(), String::new());
    for entry in &stored.1 {
        let facts = entry["facts"].as_array().map_or(&[][..], Vec::as_slice);
        for fact in facts.iter().filter(|fact| fact["is"] == "started") {
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
        let table = game.resume(&log, Secret(stored.0)).unwrap();
        let waits_for = json!(table.awaited().iter().collect::<Vec<_>>()).to_string();
        let public = !facts.is_empty() || waits_for != awaited || table.outcome().is_some();
        awaited = waits_for;
        let mut noticed = BTreeSet::new();
        for audience in Audience::live(table.seats()) {
            let mirror = mirrors.entry(format!("{audience:?}")).or_default();
            let before = mirror.sights.len();
            mirror.adds(&*table, audience).unwrap();
            if public || mirror.sights.len() > before {
                noticed.insert(format!("{audience:?}"));
            }
        }
        happened.push(Entry { command: entry["by"]["number"].as_u64(), noticed });
    }
    (mirrors, happened)
}

/// The secret and the entries of a table, as they are on disk.
async fn stored(house: &House, code: &str) -> ([u8; 32], Vec<Value>) {
    let (secret, records) = house.stored(code).await;
    (secret, records.iter().map(|body| serde_json::from_str(body).unwrap()).collect())
}

/// A table to be played at.
#[derive(Clone, Debug)]
struct Wish {
    game: &'static str,
    seats: u8,
    options: Value,
    clock: Option<u16>,
    watch: &'static str,
    hints: bool,
    actions: usize,
}

impl Wish {
    fn new(game: &'static str, seats: u8, options: Value) -> Wish {
        Wish { game, seats, options, clock: None, watch: "everything", hints: false, actions: MAX_ACTIONS }
    }
}

/// What somebody heard after an action of somebody else, up to an answer that they asked for.
struct Heard {
    /// The number of the command.
    after: u64,
    who: String,
    messages: Vec<String>,
}

/// Asks for something that is refused: whatever was sent before comes before the answer. Gives that.
async fn catches_up(person: &mut Client) -> Vec<String> {
    let before = person.heard.len();
    let number = person.posts(&json!({ "do": "take_back" })).await;
    person.answer(number).await.expect_err("no bot plays here");
    person.heard[before..person.heard.len() - 1].to_vec()
}

fn audience_of(person: &Client) -> Audience {
    person.seat().map_or(Audience::Spectator, |seat| Audience::Seat(table::Seat(seat as u8)))
}

/// People on all seats, who do anything they are offered, in any order. Either they lose their connections and come
/// back, or what each of them hears is noted after everything that another does.
async fn plays(
    house: &House,
    wish: &Wish,
    steady: bool,
    rng: &mut fastrand::Rng,
) -> (Vec<Client>, Vec<Heard>) {
    let mut all = vec![
        house
            .opens(json!({ "game": wish.game, "seats": wish.seats, "options": wish.options, "name": "Person 0" }))
            .await,
    ];
    for person in 1..wish.seats {
        all.push(house.sits(&all[0].code, &format!("Person {person}")).await);
    }
    all.push(house.visits(&all[0].code).await);
    for (at, person) in all.iter_mut().enumerate() {
        // Everybody has numbers of their own, so that an entry tells whose it is.
        person.number += at as u32 * 1_000_000;
    }
    all[0].does(json!({ "do": "clock", "seconds": wish.clock })).await;
    all[0].does(json!({ "do": "watch", "may": wish.watch })).await;
    all[0].does(json!({ "do": "hints", "allowed": wish.hints })).await;
    all[0].does(json!({ "do": "start" })).await;
    let blind = |person: &Client| person.seat().is_none() && wish.watch == "nothing";
    for person in &mut all {
        person.until("the start", |person| !person.game.is_null() || blind(person)).await;
    }
    for person in &mut all {
        catches_up(person).await;
    }
    let mut heard = Vec::new();
    for _ in 0..wish.actions {
        if all.iter().any(Client::over) {
            break;
        }
        let at = rng.usize(..all.len());
        if !steady && rng.u8(..40) == 0 {
            let mut person = all.swap_remove(at);
            if rng.bool() {
                person.last = None;
            }
            all.push(person.reconnects().await);
            continue;
        }
        let person = &mut all[at];
        if wish.hints && person.seat().is_some() && rng.u8(..60) == 0 {
            person.asks().await;
        }
        let person = &mut all[at];
        let Some(action) = scribble(person, rng).or_else(|| rng.choice(person.menu()).cloned()) else {
            drop(
                tokio::time::timeout(Duration::from_millis(if steady { 1 } else { 30 }), person.reads())
                    .await,
            );
            continue;
        };
        let number = person.posts(&json!({ "do": "act", "action": action })).await;
        // Somebody else may have been faster.
        let acted = person.answer(number).await.is_ok();
        for (other, person) in all.iter_mut().enumerate().filter(|_| steady) {
            let messages = catches_up(person).await;
            let who = format!("{:?}", audience_of(person));
            if acted && other != at {
                heard.push(Heard { after: number.into(), who, messages });
            }
        }
    }
    // Whoever has received the last line of chat has received everything before it.
    let seated = all.iter().position(|person| person.seat().is_some()).unwrap();
    all[seated].does(json!({ "do": "chat", "text": "the last word" })).await;
    for person in &mut all {
        if blind(person) {
            catches_up(person).await;
            continue;
        }
        person
            .until("the last word", |person| {
                person.chat.last().is_some_and(|line| line["text"] == "the last word")
            })
            .await;
    }
    (all, heard)
}

/// Who could notice nothing of what was done was sent nothing; how often that was the case.
fn stayed_quiet(wish: &Wish, entries: &[Entry], heard: &[Heard]) -> usize {
    let position = |number: u64| entries.iter().position(|entry| entry.command == Some(number));
    let mut quiet = 0;
    for each in heard {
        let Some(at) = position(each.after) else { continue };
        // What came due by itself before or after it may have been told along with it.
        let near = |entry: &&Entry| entry.command.is_none();
        let before = entries[..at].iter().rev().take_while(near);
        let after = entries[at + 1..].iter().take_while(near);
        let mut all = before.chain(after).chain([&entries[at]]);
        if all.all(|entry| !entry.noticed.contains(&each.who)) {
            assert!(
                each.messages.is_empty(),
                "{wish:?}: {} heard {:?} of what is hidden",
                each.who,
                each.messages
            );
            quiet += 1;
        }
    }
    quiet
}

/// A mark on the board of 5er Finden, which no menu lists.
fn scribble(person: &Client, rng: &mut fastrand::Rng) -> Option<Value> {
    person.seat().filter(|_| person.table["game"] == "find-five" && rng.bool())?;
    let first = rng.u8(..95);
    let squares: Vec<u8> = (first..first + 5).collect();
    Some(json!({ "do": "mark", "round": person.view()["round"], "squares": squares }))
}

/// Plays at such a table and compares; how often somebody was told nothing because there was nothing to notice.
async fn mirrored(house: House, wish: Wish, min_messages: u32) -> usize {
    let seed = seed();
    println!("{wish:?}: QUINTET_SEED={seed}");
    let mut rng = fastrand::Rng::with_seed(seed);
    let (mut messages, mut caught, mut quiet) = (0, [0; 3], 0);
    for game in 0..MAX_GAMES {
        if game > 1 && messages > min_messages {
            break;
        }
        let (people, heard) = plays(&house, &wish, game % 2 == 0, &mut rng).await;
        let (sent, entries) = holds(&house, &wish, &people, &mut caught).await;
        messages += sent;
        quiet += stayed_quiet(&wish, &entries, &heard);
    }
    assert!(messages > min_messages, "{wish:?}: {messages} messages are hardly a game");
    assert!(
        wish.seats == 1 || (caught[0] > 0 && caught[1] > 0),
        "{wish:?}: every kind of leak was tried: {caught:?}"
    );
    quiet
}

/// The seed of what people do here, printed by every test that uses it; another one each time, unless it is set in
/// the environment. The deals and the timing are the server's own.
fn seed() -> u64 {
    let set = std::env::var("QUINTET_SEED").ok().map(|seed| seed.parse().expect("QUINTET_SEED is a number"));
    set.unwrap_or_else(|| fastrand::u64(..))
}

/// Compares everything that these people were sent with the log; how many messages, and what the log says. Counts the
/// leaks that were tried.
async fn holds(house: &House, wish: &Wish, people: &[Client], caught: &mut [u32; 3]) -> (u32, Vec<Entry>) {
    let game = wish.game;
    crate::log::is_sound_so_far(house, &people[0].code).await;
    let (mirrors, entries) = mirrors(house, &people[0].code).await;
    let mut messages = 0;
    for person in people {
        let audience = audience_of(person);
        let mirror = &mirrors[&format!("{audience:?}")];
        if audience == Audience::Spectator && wish.watch == "nothing" {
            shut_out(person);
        }
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
    (messages, entries)
}

/// Somebody without a seat, where people without a seat see nothing, was sent neither game nor chat nor clocks.
fn shut_out(person: &Client) {
    for message in person.heard.iter().map(|text| serde_json::from_str::<Value>(text).unwrap()) {
        assert!(message["game"].is_null() && message["type"] != "game", "{message}");
        let started = message["table"]["status"] == "playing" && message["table"]["watch"] == "nothing";
        if started {
            let mut seats = message["table"]["seats"].as_array().unwrap().iter();
            assert!(seats.all(|seat| seat["left"].is_null()), "{message}");
        }
        assert!(!message.to_string().contains("the last word"), "{message}");
    }
}

/// Every game with its default options, with few people and with more.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_game_tells_anybody_more_than_its_rules_allow() {
    let mut wishes = Vec::new();
    for game in catalog::GAMES {
        let accepted = game.counts(&json!({})).unwrap().accepted;
        let (few, more) = (
            accepted.iter().copied().find(|count| *count >= 2).expect("a game for several"),
            accepted.iter().copied().filter(|count| *count <= 5).max().expect("a game for five or fewer"),
        );
        for seats in BTreeSet::from([few, more]) {
            wishes.push(Wish::new(game.about().id, seats, json!({})));
        }
    }
    all_mirrored(wishes, MIN_MESSAGES).await;
}

/// Every game at one node, with everybody but the host coming through another.
#[cfg(unix)]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_game_tells_anybody_more_by_way_of_another_node() {
    for game in catalog::GAMES {
        let accepted = game.counts(&json!({})).unwrap().accepted;
        let seats = accepted.iter().copied().find(|count| *count >= 2).expect("a game for several");
        let wish = Wish { actions: 80, ..Wish::new(game.about().id, seats, json!({})) };
        mirrored(House::with_door().await, wish, 10).await;
    }
}

/// Every option of every game, each beside other options of the table; with `QUINTET_MIRROR=all`, beside all of them.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_option_of_game_or_table_tells_anybody_more() {
    let every = std::env::var("QUINTET_MIRROR").is_ok_and(|which| which == "all");
    let tables: Vec<(Option<u16>, &str, bool)> = [None, Some(60)]
        .into_iter()
        .flat_map(|clock| ["everything", "table", "nothing"].map(|watch| (clock, watch)))
        .flat_map(|(clock, watch)| [false, true].map(|hints| (clock, watch, hints)))
        .collect();
    let mut wishes = Vec::new();
    for game in catalog::GAMES {
        for options in variations(game.about().settings) {
            let accepted = game.counts(&options).unwrap().accepted;
            let several = accepted.iter().copied().find(|count| *count >= 2);
            let seats = several.or(accepted.first().copied()).expect("some number of players");
            let wish = Wish { actions: 80, ..Wish::new(game.about().id, seats, options) };
            let chosen = if every { 0..tables.len() } else { wishes.len() % 12..wishes.len() % 12 + 1 };
            // Neighbours in the list differ in little: 7 and 12 have no common factor, so all come round.
            let beside = chosen.map(|number| tables[number * 7 % tables.len()]);
            wishes.extend(beside.map(|(clock, watch, hints)| Wish { clock, watch, hints, ..wish.clone() }));
        }
    }
    all_mirrored(wishes, 10).await;
}

/// The preset options, and each option of a game with each of its other values, of a range the ends.
fn variations(settings: &[table::Setting]) -> Vec<Value> {
    let mut all = vec![json!({})];
    for setting in settings {
        let values: Vec<Value> = match setting.choice {
            table::Choice::Switch { preset } => vec![json!(!preset)],
            table::Choice::Number { from, to, .. } => vec![json!(from), json!(to)],
            table::Choice::Numbers { of, .. } => vec![json!(of.first()), json!(of.last())],
            table::Choice::Word { of, .. } => of.iter().map(|word| json!(word)).collect(),
            table::Choice::Day {} => vec![json!(20_261_115)],
        };
        let others = values.into_iter().filter(|value| *value != setting.choice.preset());
        all.extend(others.map(|value| json!({ setting.name: value })));
    }
    all
}

/// Plays at all these tables, a few at a time.
async fn all_mirrored(wishes: Vec<Wish>, min_messages: u32) {
    let (mut running, mut quiet) = (tokio::task::JoinSet::new(), BTreeMap::<&str, usize>::new());
    for wish in wishes {
        if running.len() >= 8 {
            let (game, count) = running.join_next().await.unwrap().unwrap();
            *quiet.entry(game).or_default() += count;
        }
        running.spawn(async move { (wish.game, mirrored(House::open().await, wish, min_messages).await) });
    }
    while let Some(ended) = running.join_next().await {
        let (game, count) = ended.unwrap();
        *quiet.entry(game).or_default() += count;
    }
    println!("somebody was told nothing, as there was nothing to notice: {quiet:?}");
    assert!(quiet["find-five"] > 20, "marks are drawn unseen: {quiet:?}");
}
