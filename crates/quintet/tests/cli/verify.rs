//! `quintet verify` as people and programs meet it, and examples/verify.py beside it.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::{Value, json};

use crate::common::{directory, run, stderr, stdout};
use crate::played::Setting;

const EXAMPLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/verify.py");

/// A game of Five Crowns with two people, one of whom a bot stood in for now and then.
fn log() -> String {
    let game = catalog::find("five-crowns").unwrap();
    Setting { game, options: json!({ "first_deal": 12 }), seats: 3, seed: 5 }.log()
}

/// The exit code and all that was said.
fn verify(log: &str, arguments: &[&str]) -> (i32, String) {
    let output = run(&[&["verify", "-"], arguments].concat(), log.as_bytes());
    (output.status.code().unwrap(), format!("{}{}", stdout(&output), stderr(&output)))
}

#[test]
fn a_sound_log_is_said_to_be_so_in_sentences() {
    let log = log();
    let (code, said) = verify(&log, &[]);
    let records = log.lines().count() - 2;
    assert_eq!(code, 0, "{said}");
    for line in [
        "✓ commitment: the secret is the one that was committed to",
        "✓ contributions: each player added once, and what they were bound to",
        "✓ header: the first line says who played what, and by which rules",
        "✓ form: every line says what the program writes",
        "✓ seal: it fits the lines above it",
        "✓ dealer 0.0",
        "✓ deal 2.0",
        &format!("✓ rules: {records} records were decided again and came out the same"),
        "All 9 checks hold: every shuffle and die is what the secret gives, and everything that happened follows by the rules.",
        "Not checked:",
        "- the chat: it is not part of the log.",
    ] {
        assert!(said.lines().any(|said| said == line), "{line}\n{said}");
    }
    assert!(!said.contains("bound to a contribution, so"), "everybody was bound: {said}");
    let seal = log.lines().last().unwrap().split('"').nth(7).unwrap();
    assert!(said.contains(&format!("Seal: {seal}. ")), "{said}");
}

#[test]
fn programs_get_the_same_as_one_object() {
    let (code, said) = verify(&log(), &["--json"]);
    let report: Value = serde_json::from_str(&said).unwrap();
    assert_eq!(
        (code, &report["finding"], &report["holds"], &report["over"]),
        (0, &json!("sound"), &json!(true), &json!(true))
    );
    assert_eq!(report["judged"], log().lines().count() - 2);
    assert_eq!((&report["unjudged"], report["seal"].as_str().map(str::len)), (&json!(0), Some(64)));
    assert!(report["checks"].as_array().unwrap().iter().all(|check| check["holds"] == true));
    assert!(report["unchecked"].as_array().unwrap().iter().all(Value::is_string));
}

#[test]
fn what_is_wrong_is_said_with_its_line() {
    let log = log();
    let broken = log.replacen(r#""is":"drew""#, r#""is":"took""#, 1);
    let line = broken.lines().zip(log.lines()).position(|(one, other)| one != other).unwrap() + 1;
    let (code, said) = verify(&broken, &[]);
    assert_eq!(code, 1);
    assert!(said.contains(&format!("✗ line {line}: fact 1 does not follow by the rules\n")), "{said}");
    assert!(said.contains("failed: this is not what the rules and the secret give."), "{said}");
    let report: Value = serde_json::from_str(&verify(&broken, &["--json"]).1).unwrap();
    assert_eq!(report["finding"], "broken");
    // A single mistake is a check, not checks.
    let renamed = log.replacen("Player 0", "Player X", 1);
    let (code, said) = verify(&renamed, &[]);
    assert_eq!(code, 1);
    assert!(said.contains("\n1 check of 9 failed: "), "{said}");
}

#[test]
fn an_older_log_is_said_to_be_checked_in_part() {
    let folder =
        concat!(env!("CARGO_MANIFEST_DIR"), "/../../games/five-crowns/tests/logs/express-for-two.jsonl");
    let text = std::fs::read_to_string(folder).unwrap();
    let (code, said) = verify(&text, &[]);
    assert_eq!(code, 3, "{said}");
    let records = text.lines().count() - 2;
    assert!(said.contains(&format!("But {records} records could not be decided again.")), "{said}");
    assert!(said.contains("only chance was checked there."), "{said}");
    assert!(
        said.contains("the log has no seal") && said.contains("✓ rules: no record could be decided again"),
        "{said}"
    );
}

#[test]
fn a_receipt_is_held_against_the_log() {
    let log = log();
    let header: Value = serde_json::from_str(log.lines().next().unwrap()).unwrap();
    let failed = &header["failed_starts"][0];
    let own = &header["contributions"][0];
    let receipt = json!({ "receipt": 1, "table": header["table"], "starts": [
        { "commitment": failed["commitment"], "commits": failed["commits"] },
        { "commitment": header["commitment"], "commits": header["commits"], "revealed": own },
    ] });
    let dir = directory("receipt");
    let file = dir.join("receipt.json");
    let with = |receipt: &Value| {
        std::fs::write(&file, receipt.to_string()).unwrap();
        verify(&log, &["--receipt", file.to_str().unwrap()])
    };
    let (code, said) = with(&receipt);
    assert_eq!(code, 0, "{said}");
    assert!(said.contains("✓ receipt: ") && !said.contains("(--receipt)"), "{said}");
    assert!(verify(&log, &[]).1.contains("(--receipt)"));
    for (path, value) in [
        ("/table", json!("OTHER1")),
        ("/starts/0/commitment", header["commitment"].clone()),
        ("/starts/1/revealed/text", json!("x")),
    ] {
        let mut other = receipt.clone();
        *other.pointer_mut(path).unwrap() = value;
        let (code, said) = with(&other);
        assert!(code == 1 && said.contains("✗ receipt: "), "{path}: {said}");
    }
    assert_eq!(with(&json!({})).0, 2);
}

#[test]
fn a_game_that_goes_on_from_another_is_held_against_it() {
    let origin = log();
    let lines: Vec<&str> = origin.lines().collect();
    let (game, records) = (catalog::find("five-crowns").unwrap(), lines.len() / 2);
    let secret = table::Secret::from_number(5);
    let moment = game.resume(&lines[..=records].join("\n"), secret).unwrap();
    let position: Value = serde_json::from_str(moment.position().get()).unwrap();
    let mut table = game.load(&position, secret, moment.now()).unwrap();
    let mut rng = fastrand::Rng::with_seed(1);
    while table.outcome().is_none() {
        crate::played::step(&mut *table, &[table::Player::Program; 3], &mut rng);
    }
    // As a program writes it that knows where it began.
    let seal = lines[lines.len() - 1].split('"').nth(7).unwrap();
    let branch =
        format!(r#""at":{},"branch":{{"log":"{seal}","records":{records}}}}},"commitment""#, moment.now().0);
    let log =
        table.log().unwrap().replacen(&format!(r#""at":{}}},"commitment""#, moment.now().0), &branch, 1);
    let (above, _) = log.trim_end().rsplit_once('\n').unwrap();
    let last = table::log::Reveal::of(secret, &format!("{above}\n"));
    let log = format!("{above}\n{}\n", serde_json::to_string(&last).unwrap());

    let (code, said) = verify(&log, &[]);
    assert!(code == 0 && said.contains("how the position came about"), "{said}");
    let file = directory("origin").join("origin.jsonl");
    std::fs::write(&file, &origin).unwrap();
    let with = |log: &str| verify(log, &["--origin", file.to_str().unwrap()]);
    let (code, said) = with(&log);
    assert_eq!(code, 0, "{said}");
    assert!(
        said.contains("✓ origin: the position at that moment") && !said.contains("how the position"),
        "{said}"
    );
    let (code, said) =
        with(&log.replacen(&format!(r#""records":{records}"#), &format!(r#""records":{}"#, records - 1), 1));
    assert!(code == 1 && said.contains("✗ origin: the position at that moment"), "{said}");
    assert_eq!(with(&origin).0, 1, "it does not go on from anything");
}

#[test]
fn what_is_no_log_at_all_is_refused() {
    let deep = format!("{}{}", "[".repeat(100_000), "]".repeat(100_000));
    for text in ["", "null", "[]", "{}", "\0", &deep, &format!("{}\n{deep}", log().lines().next().unwrap())] {
        let (code, said) = verify(text, &[]);
        assert!(code == 2 && said.lines().count() == 1, "{said}");
    }
}

/// Whether the example can be run here.
fn python() -> bool {
    let there = Command::new("python3").arg("--version").output().is_ok_and(|output| output.status.success());
    if !there {
        eprintln!("there is no python3 here: the example is not tested");
    }
    there
}

/// What examples/verify.py says of each of these files.
fn other_code(files: &[PathBuf]) -> BTreeMap<PathBuf, Vec<(String, bool)>> {
    let output = Command::new("python3").arg(EXAMPLE).arg("--json").args(files).output().unwrap();
    let said = |line: &str| {
        let report: Value = serde_json::from_str(line).unwrap();
        let check = |check: &Value| (check["what"].as_str().unwrap().to_owned(), check["holds"] == true);
        let checks = report["checks"].as_array().unwrap().iter().map(check).collect();
        (PathBuf::from(report["file"].as_str().unwrap()), checks)
    };
    let all: BTreeMap<_, _> = stdout(&output).lines().map(said).collect();
    assert_eq!(all.len(), files.len(), "{}", stderr(&output));
    all
}

/// What `quintet verify` finds of chance, in the same form.
fn own_code(text: &str) -> Vec<(String, bool)> {
    let header = table::log::Header::read(text).unwrap();
    let verified = catalog::find(&header.game).unwrap().verify(text).unwrap().unwrap();
    let judged_there =
        |what: &str| what == "header" || what == "form" || what == "rules" || what.starts_with("line ");
    let checks = verified.checks.into_iter().filter(|check| !judged_there(&check.what));
    checks.map(|check| (check.what, check.holds)).collect()
}

/// Both find the same of every draw: the games of all kinds, and those recorded long ago.
#[test]
fn other_code_repeats_every_draw() {
    if !python() {
        return;
    }
    let seeds =
        std::env::var("QUINTET_LOGS").map_or(4, |text| text.parse().expect("QUINTET_LOGS is a number"));
    let dir = directory("other-code");
    let mut files = recorded();
    for game in catalog::GAMES {
        for seed in 0..seeds {
            let file = dir.join(format!("{}-{seed}.jsonl", game.about().id));
            std::fs::write(&file, Setting::drawn(game, seed).log()).unwrap();
            files.push(file);
        }
    }
    let (mut draws, mut purposes) = (0, std::collections::BTreeSet::new());
    for chunk in files.chunks(50) {
        for (file, said) in other_code(chunk) {
            let found = own_code(&std::fs::read_to_string(&file).unwrap());
            assert_eq!(said, found, "{}", file.display());
            assert!(found.iter().all(|(_, holds)| *holds), "{}: {found:?}", file.display());
            draws += found.len();
            purposes
                .extend(found.into_iter().filter_map(|(what, _)| Some(what.split_once(' ')?.0.to_owned())));
        }
    }
    println!("{} logs, {draws} draws and sums, for {purposes:?}", files.len());
    for purpose in [
        "board",
        "coin",
        "deal",
        "dealer",
        "first",
        "give-up",
        "refill",
        "reshuffle",
        "roll",
        "starter",
        "tie",
        "white",
    ] {
        assert!(purposes.contains(purpose), "nothing was drawn for {purpose}: {purposes:?}");
    }
}

/// The recorded games of all games.
fn recorded() -> Vec<PathBuf> {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let folders = catalog::GAMES.iter().map(|game| games.join(game.about().id).join("tests/logs"));
    let files = folders.flat_map(|folder| std::fs::read_dir(folder).unwrap());
    files.map(|file| file.unwrap().path()).collect()
}

/// Two cards of a deal exchanged, a die turned: the example finds it in every game.
#[test]
fn other_code_finds_a_chosen_deal() {
    if !python() {
        return;
    }
    let dir = directory("chosen-deal");
    let mut files = Vec::new();
    for game in catalog::GAMES {
        let setting = Setting { game, options: json!({}), seats: crate::games::seats(game, 3), seed: 3 };
        let mut lines: Vec<Value> =
            setting.log().lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        let events = lines[1]["events"].as_array_mut().unwrap();
        let chosen = events.iter_mut().any(|event| {
            let cards = ["/hands/0", "/pack"].iter().find(|path| event.pointer(path).is_some());
            if let Some(cards) = cards.and_then(|path| event.pointer_mut(path)?.as_array_mut()) {
                let other = cards.iter().position(|card| *card != cards[0]).unwrap();
                cards.swap(0, other);
                return true;
            }
            let Some(roll) = event["roll"].as_str() else { return false };
            let turned: String = roll.chars().rev().collect();
            let differ = turned != roll;
            event["roll"] = json!(turned);
            differ
        });
        assert!(chosen, "{}", game.about().id);
        let file = dir.join(format!("{}.jsonl", game.about().id));
        std::fs::write(
            &file,
            lines.iter().flat_map(|line| [line.to_string(), "\n".to_owned()]).collect::<String>(),
        )
        .unwrap();
        files.push(file);
    }
    for (file, said) in other_code(&files) {
        let wrong = |(what, holds): &(String, bool)| {
            !holds && (what.starts_with("deal ") || what.starts_with("roll "))
        };
        assert!(said.iter().any(wrong), "{}: {said:?}", file.display());
    }
}
