//! Every game is laid out alike, and gives the same results on every machine.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The modules that every game has: the vocabulary of the contract, then its functions by their names.
const MODULES: [&str; 18] = [
    "options", "action", "event", "state", "decide", "apply", "view", "sight", "permits", "menu", "view_aid",
    "memory", "tell", "advise", "audit", "position", "restore", "game",
];

/// The folders in `src` of games that consist of several: a module stands at the top or in each of them.
const SUB_GAMES: [(&str, &[&str]); 1] = [("five-crowns", &["together", "solo"])];

/// The files that every game has besides its modules.
const FILES: [&str; 7] = [
    "Cargo.toml",
    "RULES.md",
    "src/lib.rs",
    "bot/Cargo.toml",
    "locales/en.ftl",
    "locales/fr.ftl",
    "locales/de.ftl",
];

const WIDTH: &str = "draws as many bits as the machine has: use table::PortableRng";
const CLOCK: &str = "reads a clock: time comes in with the budget";
const FLOAT: &str = "may differ in its last bit from machine to machine: use libm";

/// What gives other results on another machine, and why.
const NOT_PORTABLE: [(&str, &str); 9] = [
    (".usize(", WIDTH),
    (".shuffle(", WIDTH),
    (".choice(", WIDTH),
    ("Instant::now", CLOCK),
    ("std::time::Instant", CLOCK),
    (".ln()", FLOAT),
    (".exp()", FLOAT),
    (".powf(", FLOAT),
    (".powi(", FLOAT),
];

/// The dice of a table shuffle alike on every machine.
const PORTABLE: &str = "dice.shuffle(";

#[test]
fn every_game_has_the_same_layout() {
    assert_none(games().iter().flat_map(|game| layout(game)));
}

#[test]
fn every_crate_has_one_test_binary() {
    let binaries = |game: &PathBuf| {
        let rules = (game.join("tests"), vec!["game/main.rs".to_owned()]);
        let bot = (game.join("bot/tests"), vec!["bot/main.rs".to_owned()]);
        let differs = |(folder, expected): (PathBuf, Vec<String>)| {
            let found = test_binaries(&folder);
            let fits = found == expected || found.is_empty() && folder.ends_with("bot/tests");
            (!fits).then(|| format!("{}: one test binary, {expected:?}, not {found:?}", shown(&folder)))
        };
        [rules, bot].into_iter().filter_map(differs).collect::<Vec<_>>()
    };
    assert_none(games().iter().flat_map(binaries));
}

#[test]
fn rules_know_no_bot() {
    let bots = |game: &PathBuf| {
        let manifest = game.join("Cargo.toml");
        let found = dependencies(&read(&manifest))
            .into_iter()
            .filter(|name| name == "bots" || name.ends_with("-bot"));
        found.map(|name| format!("{}: rules do not depend on {name}", shown(&manifest))).collect::<Vec<_>>()
    };
    assert_none(games().iter().flat_map(bots));
}

#[test]
fn rules_and_bots_are_portable() {
    let folders = games().into_iter().flat_map(|game| [game.join("src"), game.join("bot/src")]);
    let files = folders.chain([workspace().join("crates/bots/src")]).flat_map(|folder| sources(&folder));
    assert_none(files.flat_map(|file| {
        let found = not_portable(&read(&file));
        found.into_iter().map(move |(line, what, why)| format!("{}:{line}: `{what}` {why}", shown(&file)))
    }));
}

#[test]
fn what_is_not_portable_is_found() {
    let source = "use std::time::Instant;\n// rng.usize(..)\nlet a = self.dice.shuffle(draw, b);\n\
                  let c = rng.shuffle(&mut d) + e.powi(2);\n#[cfg(test)]\nmod tests {\n    let f = g.exp();\n}\n";
    let found: Vec<(usize, &str)> =
        not_portable(source).into_iter().map(|(line, what, _)| (line, what)).collect();
    assert_eq!(found, [(1, "std::time::Instant"), (4, ".shuffle("), (4, ".powi(")]);
}

#[test]
fn dependencies_are_found_in_every_form() {
    let manifest = "[package]\nname = \"x\"\n[dependencies]\nbots.workspace = true\ntable = { path = \".\" }\n\
                    [dev-dependencies.x-bot]\npath = \"bot\"\n[lints]\nworkspace = true\n";
    assert_eq!(dependencies(manifest), ["bots", "table", "x-bot"]);
}

/// The folders of all games: those that the catalog lists, no more and no fewer.
fn games() -> Vec<PathBuf> {
    let folders =
        entries(&workspace().join("games")).into_iter().filter(|game| game.join("Cargo.toml").is_file());
    let folders: Vec<PathBuf> = folders.collect();
    let names: BTreeSet<String> = folders.iter().map(|folder| name(folder)).collect();
    assert_eq!(names, catalog::GAMES.iter().map(|entry| entry.about().id.to_owned()).collect());
    folders
}

/// What a game lacks.
fn layout(game: &Path) -> Vec<String> {
    let missing = FILES.iter().filter(|file| !game.join(file).is_file());
    let mut problems: Vec<String> =
        missing.map(|file| format!("{}: {file} is missing", shown(game))).collect();
    let parts = SUB_GAMES.iter().find(|(of, _)| *of == name(game)).map_or(&[][..], |(_, parts)| parts);
    for module in MODULES {
        let stands_in = |folder: &Path| {
            folder.join(format!("{module}.rs")).is_file() || folder.join(module).join("mod.rs").is_file()
        };
        let src = game.join("src");
        if stands_in(&src) || !parts.is_empty() && parts.iter().all(|part| stands_in(&src.join(part))) {
            continue;
        }
        let places = if parts.is_empty() { String::new() } else { format!(" or in each of {parts:?}") };
        problems.push(format!("{}: {module}.rs is missing in src{places}", shown(game)));
    }
    problems
}

/// The test binaries that cargo makes of a folder.
fn test_binaries(folder: &Path) -> Vec<String> {
    let binary = |entry: PathBuf| {
        if entry.extension().is_some_and(|extension| extension == "rs") {
            return Some(name(&entry));
        }
        entry.join("main.rs").is_file().then(|| format!("{}/main.rs", name(&entry)))
    };
    entries(folder).into_iter().filter_map(binary).collect()
}

/// The names of the crates that a manifest depends on, for whatever purpose.
fn dependencies(manifest: &str) -> Vec<String> {
    let (mut names, mut listed) = (Vec::new(), false);
    for line in manifest.lines().map(str::trim) {
        if let Some(section) = line.strip_prefix('[') {
            let section = section.trim_end_matches(']');
            listed = section.ends_with("dependencies");
            names.extend(section.split_once("dependencies.").map(|(_, name)| name.to_owned()));
        } else if listed && !line.starts_with('#') {
            let name = line.split(['.', '=', ' ']).next().unwrap_or_default();
            names.extend((!name.is_empty()).then(|| name.to_owned()));
        }
    }
    names
}

/// What of a source is not portable, but for its comments and tests: the line, the text, the reason.
fn not_portable(source: &str) -> Vec<(usize, &'static str, &'static str)> {
    let tests = source.find("#[cfg(test)]\nmod ").unwrap_or(source.len());
    let lines = (1..).zip(source[..tests].lines()).filter(|(_, line)| !line.trim_start().starts_with("//"));
    lines
        .flat_map(|(number, line)| {
            let line = line.replace(PORTABLE, "");
            let found = NOT_PORTABLE.into_iter().filter(move |(what, _)| line.contains(what));
            found.map(move |(what, why)| (number, what, why))
        })
        .collect()
}

/// The Rust files below a folder, but for those of tests.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in entries(folder) {
        if entry.is_dir() {
            files.extend(sources(&entry));
        } else if entry.extension().is_some_and(|extension| extension == "rs") && name(&entry) != "tests.rs" {
            files.push(entry);
        }
    }
    files
}

fn assert_none(problems: impl Iterator<Item = String>) {
    let problems: Vec<String> = problems.collect();
    assert!(problems.is_empty(), "{} found:\n{}", problems.len(), problems.join("\n"));
}

fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().unwrap()
}

/// The path from the root of the workspace.
fn shown(path: &Path) -> String {
    path.strip_prefix(workspace()).unwrap_or(path).display().to_string()
}

/// What is in a folder, by name; nothing if there is no such folder.
fn entries(folder: &Path) -> Vec<PathBuf> {
    let mut entries: Vec<PathBuf> =
        fs::read_dir(folder).into_iter().flatten().map(|entry| entry.unwrap().path()).collect();
    entries.sort();
    entries
}

fn name(path: &Path) -> String {
    path.file_name().unwrap().to_string_lossy().into_owned()
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}
