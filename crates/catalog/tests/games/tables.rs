//! Tables without their types.

use bots::{Budget, Level};
use catalog::{AnyTable, GAMES, GameEntry, Opening, Simulation, refusals};
use serde_json::{Value, json};
use speech::{Language, Reader, Speech, Style};
use table::{Audience, Moment, Refusal, Seat, Secret};

fn open(entry: &dyn GameEntry, seats: u8, options: &Value) -> Result<Box<dyn AnyTable>, Refusal> {
    let secret = Secret::from_number(5);
    entry.open(&Opening::new(options, seats, secret))
}

/// Plays so many actions at random, or to the end.
fn play(table: &mut dyn AnyTable, actions: usize) {
    let mut rng = fastrand::Rng::with_seed(9);
    for _ in 0..actions {
        let mut plan = |seat| Some((seat, table.bot(seat, Level::Random, Budget::Iterations(1), &mut rng)?));
        if let Some((seat, plan)) = table.awaited().iter().find_map(&mut plan) {
            table.act(seat, &plan.action, table.now() + 1, 0).unwrap();
        } else if let Some(due) = table.deadline() {
            // Something hidden must come due first.
            table.advance(due.max(table.now())).unwrap();
        } else {
            break;
        }
    }
}

#[test]
fn ids_and_names_are_all_different() {
    for (number, entry) in GAMES.iter().enumerate() {
        let same = |other: &&&dyn GameEntry| {
            other.about().id == entry.about().id || other.about().name == entry.about().name
        };
        assert_eq!(GAMES.iter().position(|other| same(&other)), Some(number));
    }
}

#[test]
fn both_ends_of_the_counts_can_be_played() {
    for entry in GAMES {
        let counts = entry.counts(&Value::Null).unwrap();
        let ends = (counts.accepted.first(), counts.accepted.last());
        assert_eq!(ends, (Some(entry.about().seats.start()), Some(entry.about().seats.end())));
        for (seats, refusal) in counts.refused {
            assert_eq!(open(entry, seats, &Value::Null).map(drop).unwrap_err(), refusal);
        }
    }
    let double_series = catalog::find("double-series").unwrap();
    assert_eq!(double_series.counts(&Value::Null).unwrap().accepted, [2, 3, 4, 6, 8, 9, 10]);
    assert_eq!(double_series.counts(&json!({"teams": "three"})).unwrap().accepted, [3, 6, 9]);
    assert_eq!(double_series.teams(&Value::Null, 3), Some(vec![0, 1, 2]));
    assert_eq!(double_series.teams(&json!({"teams": "three"}), 6), Some(vec![0, 1, 2, 0, 1, 2]));
    assert_eq!(catalog::find("five-crowns").unwrap().teams(&Value::Null, 3), None);
}

#[test]
fn a_table_goes_on_from_its_log() {
    for entry in GAMES {
        let mut table = open(entry, *entry.about().seats.end(), &Value::Null).unwrap();
        play(&mut *table, 60);
        let again = entry.resume(&table.log().unwrap(), Secret::from_number(5)).unwrap();
        assert_eq!(again.position().get(), table.position().get());
        assert_eq!(again.now(), table.now());
        assert_eq!(again.log().unwrap(), table.log().unwrap());
        let mut rngs = [fastrand::Rng::with_seed(1), fastrand::Rng::with_seed(1)];
        let [one, other] = &mut rngs;
        for seat in table.awaited().iter() {
            // What the seats remember is in the log too.
            let budget = Budget::Iterations(20);
            let plan =
                table.bot(seat, Level::Hard, budget, one).map(|plan| plan.action.json().get().to_owned());
            assert_eq!(
                again.bot(seat, Level::Hard, budget, other).map(|plan| plan.action.json().get().to_owned()),
                plan
            );
        }
    }
}

#[test]
fn a_position_is_loaded_as_it_was_written() {
    for entry in GAMES {
        for seats in entry.counts(&Value::Null).unwrap().accepted {
            let mut table = open(entry, seats, &Value::Null).unwrap();
            play(&mut *table, 25);
            let position: Value = serde_json::from_str(table.position().get()).unwrap();
            let loaded = entry.load(&position, Secret::from_number(1), Moment(77)).unwrap();
            assert_eq!(loaded.position().get(), table.position().get());
            assert_eq!((loaded.seats(), loaded.now()), (seats, Moment(77)));
            for audience in Audience::live(seats) {
                assert_eq!(loaded.view(audience).get(), table.view(audience).get());
            }
        }
    }
}

#[test]
fn a_fork_leaves_the_table_alone() {
    for entry in GAMES {
        let mut table = open(entry, *entry.about().seats.end(), &Value::Null).unwrap();
        play(&mut *table, 10);
        let before = table.position();
        let mut fork = table.fork();
        assert_eq!(fork.position().get(), before.get());
        play(&mut *fork, 10);
        assert_ne!(fork.position().get(), before.get());
        assert_eq!(table.position().get(), before.get());
    }
}

#[test]
fn the_secret_is_told_at_the_end_and_not_before() {
    for entry in GAMES {
        let mut table = open(entry, *entry.about().seats.start(), &Value::Null).unwrap();
        assert!(!table.log().unwrap().contains("secret"));
        assert!(entry.verify(&table.log().unwrap()).unwrap().is_none());
        play(&mut *table, 100_000);
        assert!(table.outcome().is_some());
        assert!(table.log().unwrap().contains(&Secret::from_number(5).to_string()));
        let verified = entry.verify(&table.log().unwrap()).unwrap().unwrap();
        assert!(verified.over && verified.holds() && verified.judged > 0, "{:?}", verified.checks);
        let seat = Seat(0);
        assert_eq!(table.menu(seat).get(), "[]");
        assert!(
            table.bot(seat, Level::Medium, Budget::Iterations(1), &mut fastrand::Rng::with_seed(1)).is_none()
        );
    }
}

#[test]
fn options_are_those_of_the_game() {
    let entry = catalog::find("five-crowns").unwrap();
    let rule =
        |options: Value| open(entry, 3, &options).map(drop).map_err(|refusal| refusal.rule().to_owned());
    assert_eq!(rule(json!({"first_deal": 13})), Ok(()));
    assert_eq!(rule(json!({"fresh_discard_on_reshuffle": true})), Ok(()));
    assert_eq!(rule(json!({"first_deal": 2})), Err("FC-16".to_owned()));
    assert_eq!(rule(json!({"first_deal": i64::MAX})), Err("FC-16".to_owned()));
    for bad in [json!([]), json!({"first": 3}), json!({"first_deal": "3"}), json!({"first_deal": 3.5})] {
        assert_eq!(rule(bad.clone()), Err("EN-8".to_owned()), "{bad}");
    }
}

#[test]
fn every_refusal_has_an_id_of_its_own() {
    let ids: std::collections::BTreeSet<&str> = refusals::ALL.iter().map(|(id, _)| *id).collect();
    assert_eq!(ids.len(), refusals::ALL.len());
}

#[test]
fn the_same_simulation_gives_the_same_games() {
    for entry in GAMES {
        let seats = usize::from(*entry.about().seats.end()).min(4);
        let levels = vec![Level::Medium; seats];
        let mut simulation = Simulation { options: Value::Null, levels, iterations: 10, seed: 3, logs: true };
        let log = |simulation: &Simulation, number| entry.simulate(simulation, number).unwrap().log.unwrap();
        assert_eq!(log(&simulation, 0), log(&simulation, 0));
        assert_ne!(log(&simulation, 0), log(&simulation, 1));
        let first = log(&simulation, 1);
        simulation.seed = 4;
        assert_ne!(log(&simulation, 0), first);
    }
}

#[test]
fn whatever_happens_can_be_said_in_every_language() {
    for entry in GAMES {
        let speeches = Language::ALL.map(|language| Speech::new(language, Some(entry.about())));
        for seats in entry.counts(&Value::Null).unwrap().accepted {
            let mut table = open(entry, seats, &Value::Null).unwrap();
            play(&mut *table, 100_000);
            for audience in Audience::live(seats).chain([Audience::Reviewer]) {
                let records = table.sight_records(0, audience);
                for sentence in records.iter().flat_map(|record| &record.sentences) {
                    for style in [Style::Written, Style::Spoken] {
                        let reader = Reader { names: &[], seat: audience.seat(), style };
                        for speech in &speeches {
                            speech.try_say(sentence, reader).unwrap();
                        }
                    }
                }
            }
        }
    }
}

#[test]
fn a_table_opened_with_a_former_option_starts_with_what_it_meant() {
    let entry = catalog::find("one-more").unwrap();
    let deck = |options: Value| open(entry, 4, &options).unwrap().header().unwrap().options["deck"].clone();
    assert_eq!(deck(Value::Null), "wide");
    assert_eq!(deck(json!({ "deck": "every" })), "every");
    assert_eq!(deck(json!({ "no_dead_ends": true })), "no_dead_ends");
    assert_eq!(deck(json!({ "no_dead_ends": false })), "wide");
    assert!(open(entry, 4, &json!({ "no_dead_ends": 1 })).is_err());
    let offered = entry.about().settings.iter().any(|setting| setting.name == "no_dead_ends");
    assert!(!offered, "hosts are offered the deck");
}
