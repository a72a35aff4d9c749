//! The commands that run to their end: simulate, replay, verify, solve, bench.

use std::process::Stdio;

use crate::common::{directory, run, stderr, stdout};
use serde_json::Value;

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

#[test]
fn a_simulation_is_the_same_again() {
    let result = |extra: &[&str]| {
        let args = ["simulate", "five-crowns", "--players", "3", "--games", "6", "--json"];
        let output = run(&[&args, extra].concat(), b"");
        assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
        assert_eq!(stderr(&output), "");
        let mut report = json(stdout(&output));
        assert!(report["seconds"].take().is_number());
        report
    };
    let first = result(&[]);
    assert_eq!(first["games"], 6);
    assert!(first["decisions"].as_u64().unwrap() > 100);
    assert_eq!(first["wins"].as_array().unwrap().len(), 3);
    assert!(first["wins"].as_array().unwrap().iter().map(|wins| wins.as_u64().unwrap()).sum::<u64>() >= 6);
    assert_eq!(first["mean_scores"].as_array().unwrap().len(), 3);
    assert_eq!(result(&["--threads", "1"]), first);
    assert_ne!(result(&["--seed", "6"]), first);
    assert_ne!(result(&["--level", "random"]), first);
    assert_ne!(result(&["--options", r#"{"first_deal":13}"#])["decisions"], first["decisions"]);
    result(&["--level", "hard,medium,random"]);
}

#[test]
fn an_arena_is_the_same_again() {
    let result = |extra: &[&str]| {
        let args = ["arena", "one-more", "--bots", "medium,random,random", "--games", "30", "--json"];
        let output = run(&[&args, extra].concat(), b"");
        assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
        assert_eq!(stderr(&output), "");
        let mut report = json(stdout(&output));
        assert!(report["seconds"].take().is_number());
        for bot in report["bots"].as_array_mut().unwrap() {
            assert!(bot["ms_per_move"].take().is_number() && bot["ms_longest"].take().is_number());
        }
        report
    };
    let first = result(&[]);
    assert_eq!((&first["games"], &first["deals"], &first["broken"]), (&30.into(), &10.into(), &0.into()));
    let share = |bot: usize| first["bots"][bot]["share"]["mean"].as_f64().unwrap();
    assert!((share(0) + 2.0 * share(1) - 1.0).abs() < 1e-9);
    assert_eq!(result(&["--threads", "1"]), first);
    assert_ne!(result(&["--seed", "6"]), first);
}

#[test]
fn an_arena_is_fair() {
    // The same bot in all seats plays the same game in every rotation: nobody is better than even.
    for (game, bots) in [("one-more", "medium,medium,medium"), ("five-crowns", "greedy,greedy")] {
        let output = run(&["arena", game, "--bots", bots, "--games", "4", "--json"], b"");
        let report = json(stdout(&output));
        assert_eq!(report["bots"][0]["share"]["mean"], report["even"], "{game}");
    }
}

#[test]
fn an_arena_can_be_read_and_looked_at() {
    let picture = directory("arena").join("arena.svg");
    let picture = picture.to_str().unwrap();
    let bots = ["arena", "one-more", "--bots", "greedy,random,random", "--games", "3", "--svg", picture];
    let output = run(&bots, b"");
    assert!(stdout(&output).starts_with("One More!: 3 games on 1 deals, seed 1"), "{}", stdout(&output));
    let svg = std::fs::read_to_string(picture).unwrap();
    assert!(svg.starts_with("<svg ") && svg.contains(">greedy</text>") && svg.contains("even, 33.3 %"));
    let alone = ["arena", "find-five", "--alone", "--bots", "greedy,random", "--games", "2", "--json"];
    let report = json(stdout(&run(&alone, b"")));
    assert_eq!((&report["games"], &report["bots"][1]["share"]), (&4.into(), &Value::Null));
    for args in
        [&["arena", "one-more", "--bots", "hard"][..], &["arena", "one-more", "--bots", "godlike,hard,easy"]]
    {
        let output = run(args, b"");
        assert_eq!((output.status.code(), stdout(&output)), (Some(2), ""));
    }
}

#[test]
fn a_simulation_can_be_read_by_people() {
    let output = run(&["simulate", "five-crowns", "--players", "1", "--games", "2"], b"");
    assert!(stdout(&output).starts_with("Five Crowns: 2 games"), "{}", stdout(&output));
}

#[test]
fn what_cannot_be_simulated_is_said_in_one_sentence() {
    let bad: [&[&str]; 9] = [
        &["simulate", "chess", "--players", "2"],
        &["simulate", "five-crowns", "--players", "11"],
        &["simulate", "five-crowns", "--players", "0"],
        &["simulate", "five-crowns", "--players", "x"],
        &["simulate", "five-crowns"],
        &["simulate", "five-crowns", "--players", "3", "--level", "hard,easy"],
        &["simulate", "five-crowns", "--players", "3", "--level", "godlike"],
        &["simulate", "five-crowns", "--players", "3", "--options", r#"{"first_deal":2}"#],
        &["simulate", "five-crowns", "--players", "3", "--options", "{"],
    ];
    for args in bad {
        let output = run(args, b"");
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert_eq!(stdout(&output), "");
        assert!(stderr(&output).len() > 20 && !stderr(&output).contains("panicked"), "{}", stderr(&output));
    }
}

/// The log of a game of three, played to its end.
fn log(name: &str) -> String {
    let dir = directory(name);
    let path = dir.to_str().unwrap();
    let args = ["simulate", "five-crowns", "--players", "3", "--games", "1", "--seed", "8", "--logs", path];
    assert_eq!(run(&args, b"").status.code(), Some(0));
    std::fs::read_to_string(dir.join("five-crowns-8-0.jsonl")).unwrap()
}

#[test]
fn simulated_games_can_be_told_and_verified() {
    let dir = directory("told");
    let path = dir.to_str().unwrap();
    for players in ["1", "2", "10"] {
        let args = ["simulate", "five-crowns", "--players", players, "--games", "2", "--seed", players];
        assert_eq!(run(&[&args[..], &["--logs", path]].concat(), b"").status.code(), Some(0));
        for number in ["0", "1"] {
            let file = dir.join(format!("five-crowns-{players}-{number}.jsonl"));
            let file = file.to_str().unwrap();
            let verified = run(&["verify", file], b"");
            assert_eq!(verified.status.code(), Some(0), "{}", stdout(&verified));
            assert!(stdout(&verified).contains("✓ commitment") && !stdout(&verified).contains('✗'));
            for language in ["en", "fr", "de"] {
                let told = run(&["replay", file, "--language", language], b"");
                assert_eq!(told.status.code(), Some(0), "{}", stderr(&told));
                assert!(stdout(&told).starts_with("Five Crowns, "));
                assert!(stdout(&told).lines().count() > 30);
            }
        }
    }
}

#[test]
fn a_replay_tells_what_its_reader_saw() {
    let log = log("reader");
    let told = |args: &[&str]| {
        let output = run(&[&["replay", "-"], args].concat(), log.as_bytes());
        assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
        stdout(&output).to_owned()
    };
    let all = told(&[]);
    let first = told(&["--seat", "0"]);
    let spectator = told(&["--spectator"]);
    // “Player 2 gets 3♠ …” tells a hand, “Player 2 gets 12 points” does not.
    let tells_hand = |text: &str, who: &str| {
        text.lines().any(|line| line.contains(&format!("{who} gets ")) && !line.contains("point"))
    };
    assert!(tells_hand(&all, "Player 1") && tells_hand(&all, "Player 2"), "{all}");
    assert!(first.contains("Your hand") && !tells_hand(&first, "Player 2"), "{first}");
    assert!(!tells_hand(&spectator, "Player 1") && !tells_hand(&spectator, "Player 2"), "{spectator}");
    assert!(!spectator.contains("Your hand"), "{spectator}");
    assert!(told(&["--seat", "1", "--language", "de"]).contains("Deine Hand"));
    assert!(all.lines().last().unwrap().starts_with("3. "), "{all}");
    let last = told(&["--round", "2", "--moments", "--steps"]);
    assert!(last.contains("Round 2 of ") && !last.contains("Round 1 of ") && last.contains("  #"), "{last}");
    let missing = run(&["replay", "-", "--round", "99"], log.as_bytes());
    assert!(missing.status.code() == Some(2) && stderr(&missing).contains("There is no round 99"));
    let stranger = run(&["replay", "-", "--seat", "3"], log.as_bytes());
    assert_eq!(stranger.status.code(), Some(2));
    // A game that goes on is told as far as it went.
    let begun: String = log.lines().take(20).flat_map(|line| [line, "\n"]).collect();
    let begun = run(&["replay", "-"], begun.as_bytes());
    assert_eq!(begun.status.code(), Some(0));
    assert!(stdout(&begun).ends_with("The record stops before the game is over.\n"));
}

/// What `verify` says of a log: the exit code and the text.
fn verify(log: &str) -> (i32, String) {
    let output = run(&["verify", "-"], log.as_bytes());
    (output.status.code().unwrap(), format!("{}{}", stdout(&output), stderr(&output)))
}

#[test]
fn a_log_that_was_tampered_with_fails() {
    let log = log("tampered");
    assert_eq!(verify(&log).0, 0);
    // Two cards of a deal change places.
    let mut lines: Vec<Value> = log.lines().map(json).collect();
    let deal =
        lines[1]["events"].as_array_mut().unwrap().iter_mut().find(|event| event["is"] == "dealt").unwrap();
    let (one, other) = (deal["hands"][0][0].take(), deal["hands"][1][0].take());
    assert_ne!(one, other);
    deal["hands"][0][0] = other;
    deal["hands"][1][0] = one;
    let text = |lines: &[Value]| lines.iter().map(Value::to_string).collect::<Vec<_>>().join("\n");
    let (code, said) = verify(&text(&lines));
    assert_eq!(code, 1);
    assert!(said.contains("✗ deal 1.0"), "{said}");
    // Somebody drew another card than the one on top.
    let mut lines: Vec<Value> = log.lines().map(json).collect();
    let events = lines.iter_mut().skip(1).filter_map(|line| line["events"].as_array_mut()).flatten();
    let drew = events.into_iter().find(|event| event["is"] == "drew").unwrap();
    drew["card"] = if drew["card"] == "W" { "3t" } else { "W" }.into();
    let (code, said) = verify(&text(&lines));
    assert_eq!(code, 1);
    assert!(said.contains("✗ the card drawn was the top of the stock"), "{said}");
    // Another secret.
    let mut lines: Vec<Value> = log.lines().map(json).collect();
    lines.last_mut().unwrap()["secret"] = "00".repeat(32).into();
    let (code, said) = verify(&text(&lines));
    assert_eq!(code, 1);
    assert!(said.contains("✗ commitment"), "{said}");
    // A contribution that nobody made.
    let mut lines: Vec<Value> = log.lines().map(json).collect();
    lines[0]["contributions"] = serde_json::json!([{"seat": 0, "text": "x"}]);
    assert_eq!(verify(&text(&lines)).0, 1);
    // The end was cut off, and with it whatever was dealt there.
    let cut: Vec<&str> = log.lines().collect();
    let (code, said) = verify(&[&cut[..cut.len() / 2], &cut[cut.len() - 1..]].concat().join("\n"));
    assert_eq!(code, 1);
    assert!(said.contains("ends before the game does"), "{said}");
    // Without the secret nothing can be checked.
    let (code, said) = verify(&cut[..cut.len() - 1].join("\n"));
    assert_eq!(code, 1);
    assert!(said.contains("not revealed"), "{said}");
}

#[test]
fn a_log_that_cannot_be_read_is_refused_with_its_line() {
    let log = log("unreadable");
    let lines: Vec<&str> = log.lines().collect();
    let with = |number: usize, line: &str| {
        let mut lines = lines.clone();
        lines[number] = line;
        lines.join("\n")
    };
    let newer = lines[0].replace(r#""quintet":2"#, r#""quintet":99"#);
    let rules = catalog::find("five-crowns").unwrap().about().rules;
    let newer_rules = lines[0].replace(&format!(r#""rules":{rules}"#), r#""rules":99"#);
    let other = lines[0].replace("five-crowns", "chess");
    let seats = lines[0].replace(r#""seats":3"#, r#""seats":200"#);
    let cases = [
        (String::new(), "line 1"),
        ("hello\n".to_owned(), "line 1"),
        (with(0, "{}"), "line 1"),
        (
            with(0, &newer),
            "line 1: This was recorded by version 99; this program reads up to version 3. (T-4)",
        ),
        (with(0, &newer_rules), "(T-4)"),
        (with(0, &other), "EN-6"),
        (with(0, &seats), "T-3"),
        (with(4, &lines[4][..lines[4].len() / 2]), "line 5"),
        (with(4, r#"{"at":0,"by":"nobody","events":[]}"#), "line 5"),
        (with(4, r#"{"at":0,"by":"start","events":[{"is":"flew"}]}"#), "line 5"),
        (with(lines.len() - 1, r#"{"secret":"12"}"#), "line"),
    ];
    for (text, expected) in cases {
        let (code, said) = verify(&text);
        assert_eq!(code, 2, "{said}");
        assert!(said.contains(expected) && said.lines().count() == 1, "{expected}: {said}");
        assert_eq!(run(&["replay", "-"], text.as_bytes()).status.code(), Some(2), "{expected}");
    }
    let mut bytes = log.clone().into_bytes();
    let at = log.find('\n').unwrap() + 5;
    bytes[at] = 0xff;
    let output = run(&["verify", "-"], &bytes);
    assert_eq!(output.status.code(), Some(2));
    assert!(stderr(&output).contains("line 2"), "{}", stderr(&output));
    assert_eq!(run(&["verify", "/no/such/file"], b"").status.code(), Some(2));
}

/// Facts that cannot be true must not crash anything.
#[test]
fn a_log_with_impossible_facts_does_not_crash() {
    let log = log("impossible");
    let mut rng = fastrand::Rng::with_seed(2);
    let lines: Vec<&str> = log.lines().collect();
    for _ in 0..30 {
        let mut shuffled = lines.clone();
        rng.shuffle(&mut shuffled[1..lines.len() - 1]);
        shuffled.truncate(rng.usize(2..lines.len()));
        shuffled.push(lines[lines.len() - 1]);
        let text = shuffled.join("\n").replace(r#""seat":2"#, r#""seat":9"#);
        let (code, said) = verify(&text);
        assert!(code == 1 || code == 2, "{said}");
        assert!(!said.contains("panicked"), "{said}");
    }
}

#[test]
fn solutions_have_the_promised_shape() {
    let output = run(&["solve", "five-crowns"], "3\t8t 9t 10t Kd\nK\tKd Kc W\r\n13\t".as_bytes());
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    let lines: Vec<&str> = stdout(&output).lines().collect();
    assert_eq!(lines.len(), 3);
    assert_eq!(lines[0], r#"{"points":13,"melds":[["8t","9t","10t"]],"left":["Kd"]}"#);
    assert_eq!(json(lines[1])["points"], 0);
    let output = run(&["solve", "five-crowns", "--draw"], b"5\t8t 9t 10t Kd Kc Kh\n5\t8t 9t 10t Kd 3c Kh\n");
    let lines: Vec<Value> = stdout(&output).lines().map(json).collect();
    assert_eq!((&lines[0]["out"], &lines[0]["points"]), (&Value::from(false), &Value::from(17)));
    assert!(lines[0]["discard"].is_string());
    assert_eq!(lines[1]["points"], 16);
}

#[test]
fn a_line_that_cannot_be_solved_is_answered_and_the_rest_goes_on() {
    let mut input = b"3\t8t 9t 10t\nnonsense\n2\t3t\n3\t3x\n3\t3t 3t 3t 3t\n\xff\n".to_vec();
    input.extend(std::iter::repeat_n(b'x', 2 << 20));
    input.extend(b"\n\n3\t8t 9t 10t\n");
    let output = run(&["solve", "five-crowns"], &input);
    assert_eq!(output.status.code(), Some(1));
    let lines: Vec<Value> = stdout(&output).lines().map(json).collect();
    let rules: Vec<&str> =
        lines.iter().map(|line| line["error"]["rule"].as_str().unwrap_or("solved")).collect();
    assert_eq!(rules, ["solved", "EN-14", "FC-3", "FC-1", "FC-1", "EN-2", "EN-3", "EN-14", "solved"]);
    assert_eq!(lines[1]["ok"], false);
    assert_eq!(run(&["solve", "chess"], b"").status.code(), Some(2));
}

#[test]
fn figures_have_the_promised_shape() {
    let output = run(&["bench", "--json", "--seconds", "0.05"], b"");
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    let figures: Vec<Value> = stdout(&output).lines().map(json).collect();
    let names: Vec<&str> = figures.iter().map(|figure| figure["name"].as_str().unwrap()).collect();
    for game in catalog::GAMES {
        assert!(names.contains(&&*format!("playouts/{}", game.about().id)), "{names:?}");
    }
    for name in ["median", "p99", "wilds/p99"] {
        assert!(names.contains(&&*format!("solve/five-crowns/{name}")), "{names:?}");
    }
    assert!(
        figures.iter().all(|figure| figure["value"].as_f64().unwrap() > 0.0 && figure["unit"].is_string())
    );
    let some = run(&["bench", "--seconds", "0.05", "solve/five-crowns/wilds"], b"");
    assert_eq!(stdout(&some).lines().count(), 2);
    assert_eq!(run(&["bench", "nothing"], b"").status.code(), Some(2));
    assert_eq!(run(&["bench", "--seconds", "-1"], b"").status.code(), Some(2));
}

#[test]
fn a_reader_who_goes_away_is_no_trouble() {
    let log = log("pipe");
    let dir = directory("pipe-file");
    let file = dir.join("log.jsonl");
    std::fs::write(&file, log).unwrap();
    let command = ["replay", file.to_str().unwrap()];
    let mut child =
        crate::common::quintet(&command).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), stderr(&output)), (Some(0), ""));
}

#[test]
fn every_command_explains_itself() {
    let help = run(&["--help"], b"");
    let (_, commands) = stdout(&help).split_once("Commands:\n").unwrap();
    let commands: Vec<&str> =
        commands.lines().map_while(|line| line.strip_prefix("  ")?.split_whitespace().next()).collect();
    assert!(commands.contains(&"serve") && commands.contains(&"engine"), "{commands:?}");
    for command in commands.into_iter().filter(|command| *command != "help") {
        let output = run(&[command, "--help"], b"");
        assert_eq!(output.status.code(), Some(0));
        assert!(stdout(&output).len() > 200, "{}", stdout(&output));
    }
    assert_eq!(run(&[], b"").status.code(), Some(2));
    assert_eq!(run(&["fly"], b"").status.code(), Some(2));
}

/// Every game runs under load; all at once, because most of the time is spent waiting. Each until so much was accepted,
/// however busy the machine is: only a failing test plays for the whole time.
#[test]
fn every_game_is_played_under_load() {
    std::thread::scope(|scope| {
        for game in catalog::GAMES {
            scope.spawn(move || {
                let (id, players) = (game.about().id, crate::games::seats(game, 2).to_string());
                let args = ["load", "--game", id, "--players", &players, "--tables", "2", "--json"];
                let output = run(&[&args[..], &["--actions", "10", "--seconds", "300"]].concat(), b"");
                assert_eq!(output.status.code(), Some(0), "{id}: {} {}", stdout(&output), stderr(&output));
                let report = json(stdout(&output));
                assert!(report["accepted"].as_u64().unwrap() >= 10, "{id}: {report}");
                assert_eq!(report["broken"], 0, "{id}: {report}");
            });
        }
    });
}

#[test]
fn fewer_actions_than_asked_for_are_a_failure() {
    let output = run(&["load", "--tables", "1", "--actions", "1000000000", "--seconds", "0"], b"");
    assert_eq!(output.status.code(), Some(1), "{}", stderr(&output));
}
