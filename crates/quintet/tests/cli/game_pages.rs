//! docs/engine/*.md are true and complete: a page for each game, whose tables have every field that programs see.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use catalog::{AnyTable, GameEntry, Opening};
use serde_json::{Value, json};
use table::{Arg, Moment, Secret};

use crate::documentation::{answer_of, play_sessions};
use crate::wire_types::{self, Shape};

/// Random games from which positions are taken.
const GAMES: u64 = 12;
/// How many actions in one.
const ACTIONS: usize = 400;

fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &str) -> String {
    let path = workspace().join(path);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// A page in parts that can be compared.
struct Page {
    game: &'static dyn GameEntry,
    text: String,
    tables: Vec<Table>,
}

/// A table of a page.
#[derive(Debug)]
struct Table {
    header: Vec<String>,
    rows: Vec<Vec<String>>,
}

impl Page {
    fn of(game: &'static dyn GameEntry) -> Page {
        let text = read(&format!("docs/engine/{}.md", game.about().id));
        let mut tables = Vec::new();
        let mut lines = text.lines().peekable();
        while let Some(line) = lines.next() {
            if line.starts_with('|') {
                let header = cells(line);
                let mut rows = Vec::new();
                while let Some(row) = lines.next_if(|line| line.starts_with('|')) {
                    rows.push(cells(row));
                }
                // The line below the header.
                rows.remove(0);
                tables.push(Table { header, rows });
            }
        }
        Page { game, text, tables }
    }

    fn id(&self) -> &'static str {
        self.game.about().id
    }

    /// The tables with that word above their first column.
    fn headed<'a>(&'a self, first: &'a str) -> impl Iterator<Item = &'a Table> {
        self.tables.iter().filter(move |table| table.header[0] == first)
    }

    /// The actions in the table of actions.
    fn actions(&self) -> Vec<Value> {
        let rows = self.headed("action").flat_map(|table| &table.rows);
        let examples = rows.flat_map(|row| coded(&row[0]));
        examples.map(|text| serde_json::from_str(&text).unwrap_or_else(|e| panic!("{text}: {e}"))).collect()
    }

    /// The positions in blocks of JSON.
    fn positions(&self) -> Vec<Value> {
        let blocks =
            self.text.split("```json\n").skip(1).filter_map(|block| Some(block.split_once("```")?.0));
        blocks.map(|text| serde_json::from_str(text).unwrap_or_else(|e| panic!("{text}: {e}"))).collect()
    }
}

impl Table {
    /// The names in the first column, in order.
    fn names(&self) -> Vec<String> {
        self.rows.iter().flat_map(|row| coded(&row[0])).collect()
    }
}

/// The cells of a row; a bar within code is written `\|`.
fn cells(row: &str) -> Vec<String> {
    let row = row.trim().trim_matches('|').replace("\\|", "\u{1}");
    row.split('|').map(|cell| cell.trim().replace('\u{1}', "|")).collect()
}

/// What stands between backticks.
fn coded(text: &str) -> Vec<String> {
    text.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

fn pages() -> Vec<Page> {
    catalog::GAMES.into_iter().map(Page::of).collect()
}

fn types(page: &Page) -> Vec<(String, Shape)> {
    wire_types::read(&read(&format!("web/src/wire/{}.ts", page.id()))).into_iter().collect()
}

fn open(game: &dyn GameEntry, seed: u8) -> Box<dyn AnyTable> {
    let seats = game.counts(&Value::Null).unwrap().accepted;
    let seats = seats[usize::from(seed) % seats.len()];
    game.open(&Opening::new(&Value::Null, seats, Secret([seed; 32]))).unwrap()
}

#[test]
fn every_page_is_linked() {
    let index = read("docs/engine.md");
    for game in catalog::GAMES {
        let link = format!("](engine/{}.md)", game.about().id);
        assert!(index.contains(&link), "docs/engine.md has no link {link}");
    }
}

#[test]
fn every_field_that_is_sent_stands_in_a_table() {
    for page in pages() {
        for (name, shape) in types(&page) {
            let at = format!("docs/engine/{}.md, {name}", page.id());
            match shape {
                Shape::Fields(fields) => {
                    let found = page.headed("field").any(|table| table.names() == fields);
                    assert!(found, "{at}: no table has just the fields {fields:?}");
                }
                // Actions are examples, which the test below reads.
                Shape::Variants(variants) if variants[0].tag == "do" => {}
                Shape::Variants(variants) => {
                    let expected: Vec<(String, Vec<String>)> =
                        variants.into_iter().map(|variant| (variant.name, variant.fields)).collect();
                    let told = |table: &&Table| table.header.get(1).is_some_and(|second| second == "fields");
                    let mut tables = page.tables.iter().filter(told).map(|table| {
                        let row = |row: &Vec<String>| (coded(&row[0]).concat(), coded(&row[1]));
                        table.rows.iter().map(row).collect::<Vec<_>>()
                    });
                    assert!(tables.any(|table| table == expected), "{at}: no table has just {expected:#?}");
                }
                Shape::Words(words) => {
                    for word in words {
                        assert!(page.text.contains(&format!("`{word}`")), "{at}: `{word}` is not explained");
                    }
                }
                Shape::Other => {}
            }
        }
    }
}

#[test]
fn every_action_has_an_example_with_all_its_fields_that_the_game_reads() {
    for page in pages() {
        let table = open(page.game, 1);
        let examples = page.actions();
        for example in &examples {
            let parsed = table.parse_action(&example.to_string());
            assert!(parsed.is_ok(), "{}: {example}: {:?}", page.id(), parsed.err());
        }
        let actions = types(&page).into_iter().find(|(name, _)| name == "Action");
        let Some((_, Shape::Variants(variants))) = actions else { panic!("{} has no actions", page.id()) };
        for variant in variants {
            let of_kind = examples.iter().filter(|example| example["do"] == *variant.name);
            let shown: BTreeSet<&String> =
                of_kind.filter_map(Value::as_object).flat_map(|o| o.keys()).collect();
            let tag = "do".to_owned();
            let all: BTreeSet<&String> = variant.fields.iter().chain([&tag]).collect();
            assert_eq!(shown, all, "{}: {}", page.id(), variant.name);
        }
        let kinds: BTreeSet<&str> = examples.iter().filter_map(|example| example["do"].as_str()).collect();
        let refused = table.parse_action(r#"{"do":"?"}"#).expect_err("there is no such action");
        let Some(Arg::Text(known)) = refused.why().args.get("known") else { panic!("{refused:?}") };
        assert_eq!(kinds, known.split(", ").collect(), "{}", page.id());
    }
}

#[test]
fn every_action_is_played_in_the_session_of_its_page() {
    for page in pages() {
        let mut played = BTreeSet::new();
        play_sessions(&page.text, |request, answer| {
            let request: Value = serde_json::from_str(request).unwrap_or_default();
            if answer_of(answer)["ok"] == true && request["op"] == "act" {
                played.insert(request["action"]["do"].as_str().unwrap_or_default().to_owned());
            }
        });
        let examples = page.actions();
        let kinds: BTreeSet<String> =
            examples.iter().filter_map(|example| Some(example["do"].as_str()?.to_owned())).collect();
        assert_eq!(played, kinds, "{}", page.id());
    }
}

/// The fields that a position can have, as the refusal of one that it cannot have tells them.
fn known_fields(game: &dyn GameEntry, position: &Value) -> Vec<String> {
    let mut position = position.clone();
    position["?"] = json!(1);
    let loaded = game.load(&position, Secret([1; 32]), Moment::START);
    let refused = loaded.err().unwrap_or_else(|| panic!("{}: ? is no field", game.about().id));
    match refused.why().args.get("known") {
        Some(Arg::Text(known)) => known.split(", ").map(str::to_owned).collect(),
        _ => panic!("{refused:?} {:?}", refused.why()),
    }
}

#[test]
fn every_field_of_a_position_stands_in_a_table() {
    for page in pages() {
        let examples = page.positions();
        assert!(!examples.is_empty(), "{} shows no position", page.id());
        for example in &examples {
            let loaded = page.game.load(example, Secret([1; 32]), Moment::START);
            assert!(loaded.is_ok(), "{}: {example}: {:?}", page.id(), loaded.err());
            let fields: BTreeSet<String> = known_fields(page.game, example).into_iter().collect();
            let found = page.headed("field").any(|table| fields == table.names().into_iter().collect());
            assert!(found, "{}: no table has just the fields {fields:?}", page.id());
        }
    }
}

#[test]
fn every_object_within_a_position_stands_in_a_table() {
    for page in pages() {
        let tables: Vec<BTreeSet<String>> =
            page.headed("field").map(|table| table.names().into_iter().collect()).collect();
        let actions = page.actions();
        for seed in 1..=GAMES {
            let mut table = open(page.game, seed as u8);
            let mut rng = fastrand::Rng::with_seed(seed);
            for _ in 0..ACTIONS {
                let position: Value = serde_json::from_str(table.position().get()).unwrap();
                for_each_object(&position, &mut |keys| {
                    let described = tables.iter().any(|table| keys.is_subset(table));
                    assert!(
                        described || keys.contains("do") || keys.contains("is"),
                        "{}: {keys:?}",
                        page.id()
                    );
                });
                if !act(&mut *table, &mut rng) {
                    break;
                }
            }
        }
        assert!(!actions.is_empty());
    }
}

fn for_each_object(value: &Value, check: &mut impl FnMut(&BTreeSet<String>)) {
    match value {
        Value::Array(list) => list.iter().for_each(|entry| for_each_object(entry, check)),
        Value::Object(fields) => {
            // The tag of Five Crowns' positions stands in a heading.
            check(&fields.keys().filter(|name| *name != "variant").cloned().collect());
            fields.values().for_each(|field| for_each_object(field, check));
        }
        _ => {}
    }
}

/// Somebody does something, or time passes; whether the game goes on.
fn act(table: &mut dyn AnyTable, rng: &mut fastrand::Rng) -> bool {
    if table.outcome().is_some() {
        return false;
    }
    let seat = table::Seat(rng.u8(..table.seats()));
    let menu: Vec<Value> = serde_json::from_str(table.menu(seat).get()).unwrap();
    match (rng.choice(&menu), table.deadline()) {
        (Some(action), _) => {
            let action = table.parse_action(&action.to_string()).unwrap();
            let _too_late = table.act(seat, &action, table.now(), 0);
        }
        (None, Some(due)) if rng.u8(..4) == 0 => drop(table.advance(due)),
        _ => {}
    }
    true
}

#[test]
fn every_option_is_a_setting_with_its_values() {
    for page in pages() {
        for setting in page.game.about().settings {
            let row = page
                .headed("field")
                .flat_map(|table| &table.rows)
                .find(|row| coded(&row[0]) == [setting.name] && row[1] == values(&setting.choice));
            assert!(row.is_some(), "{}: {} is {}", page.id(), setting.name, values(&setting.choice));
        }
    }
}

/// The values of an option as the pages write them.
fn values(choice: &table::Choice) -> String {
    match choice {
        table::Choice::Switch { preset } => format!("`true` or `false`; preset `{preset}`"),
        table::Choice::Number { from, to, preset } => format!("{from} to {to}; preset {preset}"),
        table::Choice::Numbers { of, preset } => {
            let of: Vec<String> = of.iter().map(ToString::to_string).collect();
            format!("{}; preset {preset}", of.join(", "))
        }
        table::Choice::Word { of, preset } => {
            let of: Vec<String> = of.iter().map(|word| format!("`{word}`")).collect();
            format!("{}; preset `{preset}`", of.join(", "))
        }
        table::Choice::Day {} => "a day".to_owned(),
    }
}
