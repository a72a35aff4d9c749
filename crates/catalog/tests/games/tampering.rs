//! Ways to tamper with a log, and whether `verify` finds them: every kind in every game where it applies, with the
//! seal as it was and with the seal made anew, as a clever forger would do it.

mod facts;
mod forgery;
mod header;
mod leaves;
mod lines;
mod records;
mod several;

use std::collections::BTreeMap;

use catalog::{GAMES, GameEntry};
use serde_json::json;
use table::verify::{Finding, Limit, check_receipt};
use table::{Receipt, ReceiptStart};

use crate::played::Setting;
use forgery::{Forgery, rewritten};

/// One way to change a log.
pub(crate) struct Kind {
    name: &'static str,
    change: Change,
    /// Where nothing but the seal finds it, and the sentence of `verify` that says so.
    seal_alone: Option<(Where, Limit)>,
}

/// How a log is changed; false, or nothing, where there is nothing of the kind in it.
pub(crate) enum Change {
    /// Its values; it is then written as the program writes it, so that nothing shows by its form.
    Values(fn(&mut Forgery) -> bool),
    /// Its last line: making the seal anew would undo it.
    Last(fn(&mut Forgery) -> bool),
    /// Its text.
    Text(fn(&str) -> Option<String>),
    /// The text of its last line.
    LastText(fn(&str) -> Option<String>),
}

/// In which games.
#[derive(Clone, Copy)]
pub(crate) enum Where {
    Everywhere,
    In(&'static [&'static str]),
}

impl Kind {
    const fn found(name: &'static str, change: fn(&mut Forgery) -> bool) -> Kind {
        Kind { name, change: Change::Values(change), seal_alone: None }
    }

    const fn sealed(name: &'static str, limit: Limit, change: fn(&mut Forgery) -> bool) -> Kind {
        Kind { seal_alone: Some((Where::Everywhere, limit)), ..Kind::found(name, change) }
    }

    /// Found, but in these games by the seal alone.
    const fn sealed_in(
        name: &'static str,
        games: &'static [&'static str],
        limit: Limit,
        change: fn(&mut Forgery) -> bool,
    ) -> Kind {
        Kind { seal_alone: Some((Where::In(games), limit)), ..Kind::found(name, change) }
    }

    const fn text(name: &'static str, change: fn(&str) -> Option<String>) -> Kind {
        Kind { name, change: Change::Text(change), seal_alone: None }
    }

    const fn last_text(name: &'static str, change: fn(&str) -> Option<String>) -> Kind {
        Kind { name, change: Change::LastText(change), seal_alone: None }
    }

    const fn last(name: &'static str, change: fn(&mut Forgery) -> bool) -> Kind {
        Kind { name, change: Change::Last(change), seal_alone: None }
    }

    /// The limit that says that only the seal finds it in that game.
    fn limit_in(&self, game: &str) -> Option<Limit> {
        let (place, limit) = self.seal_alone?;
        match place {
            Where::Everywhere => Some(limit),
            Where::In(games) => games.contains(&game).then_some(limit),
        }
    }
}

fn kinds() -> impl Iterator<Item = &'static Kind> {
    [header::KINDS, records::KINDS, facts::KINDS, several::KINDS, lines::KINDS].into_iter().flatten()
}

/// A game of each to tamper with: with options that everything can happen with, and that end soon.
fn logs(seed: u64) -> Vec<(&'static dyn GameEntry, String)> {
    let table = |game: &&'static dyn GameEntry| {
        let (options, seats) = match game.about().id {
            "five-crowns" => (json!({ "first_deal": 11 }), 3),
            "five-or-less" => (json!({ "rounds": 3 }), 4),
            "find-five" => (json!({ "limit": 60 }), 3),
            _ => (json!({}), 4),
        };
        (*game, Setting { game: *game, options, seats, seed }.log())
    };
    GAMES.iter().map(table).collect()
}

/// What `verify` makes of a text; a log that cannot be read, or whose secret is missing, is no sound one either.
fn finding(game: &dyn GameEntry, text: &str) -> Finding {
    game.verify(text).ok().flatten().map_or(Finding::Broken, |verified| verified.finding())
}

fn limits(game: &dyn GameEntry, text: &str) -> Vec<Limit> {
    game.verify(text).unwrap().unwrap().limits
}

#[test]
fn every_kind_of_tampering_is_found_or_said_to_be_beyond_the_checks() {
    let mut applied: BTreeMap<&str, usize> = BTreeMap::new();
    let mut missed = Vec::new();
    for (game, log) in (7..10).flat_map(logs) {
        let id = game.about().id;
        assert_eq!(finding(game, &log), Finding::Sound, "{id}: {:?}", game.verify(&log));
        for kind in kinds() {
            let Some((as_it_was, sealed)) = forge(kind, id, &log) else { continue };
            *applied.entry(kind.name).or_default() += 1;
            if finding(game, &as_it_was) == Finding::Sound {
                missed.push(format!("{id}: {}, with the old seal", kind.name));
            }
            let Some(sealed) = sealed else { continue };
            let (found, limit) = (finding(game, &sealed), kind.limit_in(id));
            match limit {
                Some(limit) if found == Finding::Sound && limits(game, &sealed).contains(&limit) => {}
                Some(_) => {
                    missed.push(format!("{id}: {} is found after all, or not said: {found:?}", kind.name));
                }
                None if found == Finding::Sound => missed.push(format!("{id}: {}", kind.name)),
                None => {}
            }
        }
    }
    assert!(missed.is_empty(), "{}", missed.join("\n"));
    let unused: Vec<&str> =
        kinds().map(|kind| kind.name).filter(|name| !applied.contains_key(name)).collect();
    assert!(unused.is_empty(), "they apply nowhere: {unused:?}");
    let alone = kinds().filter(|kind| matches!(kind.seal_alone, Some((Where::Everywhere, _)))).count();
    let (all, cases) = (kinds().count(), applied.values().sum::<usize>());
    println!("{all} kinds, {cases} cases, {alone} kinds for the seal alone");
    assert!(
        all - alone >= 80 && applied.len() == all,
        "every kind has a name of its own, and there are {all}"
    );
}

/// The forged log with the seal as it was, and with a new one where that does not undo the forgery.
fn forge(kind: &Kind, game: &str, log: &str) -> Option<(String, Option<String>)> {
    match kind.change {
        Change::Text(change) | Change::LastText(change) => {
            let text = change(log)?;
            assert!(text != log, "{game}: {} changes nothing", kind.name);
            let undone = matches!(kind.change, Change::LastText(_));
            let sealed = (!undone).then(|| forgery::sealed_as_text(&text));
            Some((text, sealed))
        }
        Change::Values(change) | Change::Last(change) => {
            let mut forgery = Forgery::of(log);
            if !change(&mut forgery) {
                return None;
            }
            let raw = forgery.text();
            // What cannot be read cannot be written as the program writes it.
            let (kept, sealed) = rewritten(game, &raw).unwrap_or_else(|| (raw.clone(), raw));
            assert!(kept != log, "{game}: {} changes nothing", kind.name);
            let undone = matches!(kind.change, Change::Last(_));
            Some((kept, (!undone).then_some(sealed)))
        }
    }
}

/// Another program may write the same lines down again, with spaces, signs as codes, or the fields in another order.
#[test]
fn a_log_set_otherwise_says_the_same() {
    for (game, log) in logs(7) {
        let sorted = |line: &str| serde_json::from_str::<serde_json::Value>(line).unwrap().to_string();
        let sorted: Vec<String> = log.lines().map(sorted).collect();
        for other in [
            sorted.join("\n"),
            log.replace("\":", "\": ").replace(",\"", ", \""),
            log.replacen("Player", "\\u0050layer", 1),
        ] {
            assert_eq!(finding(game, &other), Finding::Sound, "{other}");
        }
    }
}

/// A start that failed and is kept quiet shows by what a player's page has kept, and by nothing else.
#[test]
fn a_hidden_start_is_found_by_a_receipt() {
    for (game, log) in logs(7) {
        let honest = table::log::Header::read(&log).unwrap();
        let start = |commitment, commits: &[table::Commit]| ReceiptStart {
            commitment,
            commits: commits.to_vec(),
            revealed: None,
            terms: None,
        };
        let failed = honest.failed_starts.iter().map(|failed| start(failed.commitment, &failed.commits));
        let starts = failed.chain([start(honest.commitment, &honest.commits)]).collect();
        let receipt = Receipt { receipt: Receipt::FORMAT, table: honest.table.clone().unwrap(), starts };
        assert!(check_receipt(game.about(), &honest, &receipt).iter().all(|check| check.holds));

        let mut forgery = Forgery::of(&log);
        forgery.header().as_object_mut().unwrap().remove("failed_starts").unwrap();
        let (_, hidden) = rewritten(game.about().id, &forgery.text()).unwrap();
        assert_eq!(finding(game, &hidden), Finding::Sound);
        let hidden = table::log::Header::read(&hidden).unwrap();
        assert!(check_receipt(game.about(), &hidden, &receipt).iter().any(|check| !check.holds));
    }
}

/// A log that says it is of an older kind, of which less can be checked, is never taken for a sound one.
#[test]
fn who_claims_older_rules_gets_no_clean_answer() {
    for (game, log) in logs(7) {
        let mut forgery = Forgery::of(&log);
        let header = forgery.header().as_object_mut().unwrap();
        header.insert("quintet".to_owned(), json!(1));
        for field in ["players", "table", "commits", "failed_starts"] {
            header.remove(field);
        }
        for record in forgery.records() {
            let record = record.as_object_mut().unwrap();
            record.remove("action");
            record.remove("lag");
            if let Some(by) = record["by"].as_object_mut() {
                by.remove("bot");
            }
        }
        // The outcome is turned round too.
        assert!(facts::reverse_places(&mut forgery));
        forgery.reveal().as_object_mut().unwrap().remove("seal");
        let (forged, _) = rewritten(game.about().id, &forgery.text()).unwrap();
        let verified = game.verify(&forged).unwrap().unwrap();
        assert_eq!(verified.finding(), Finding::Partly, "{:?}", verified.checks);
        assert_eq!((verified.judged, verified.unjudged), (0, forged.lines().count() - 2));
        assert!(verified.limits.contains(&Limit::NoSeal));
    }
}
