//! Reviews: the same log gives the same, bad logs are told from each other, and what is said can be said in all languages.

use bots::Mark;
use catalog::{NoReview, Review, ReviewOptions, Simulation};
use serde_json::Value;
use speech::{Language, Reader, Speech};
use table::{Game, Level, Seat};

fn seats(id: &str) -> usize {
    if id == "one-more" { 3 } else { 2 }
}

/// A game of a hard bot against easy ones.
fn played(id: &str, seed: u64) -> String {
    let mut levels = vec![Level::Easy; seats(id)];
    levels[0] = Level::Hard;
    let simulation = Simulation { options: Value::Null, levels, iterations: 50, seed, logs: true };
    catalog::find(id).unwrap().simulate(&simulation, 0).unwrap().log.unwrap()
}

fn review(id: &str, log: &str, options: &ReviewOptions) -> Result<Review, NoReview> {
    catalog::find(id).unwrap().review(log, options, &mut |_, _| {})
}

const QUICK: ReviewOptions = ReviewOptions { iterations: 80, bots: true, seat: None };

#[test]
fn every_game_is_reviewed_and_the_same_log_gives_the_same_review() {
    for entry in catalog::GAMES {
        let id = entry.about().id;
        let log = played(id, 3);
        let one = review(id, &log, &QUICK).unwrap();
        assert_eq!(one, review(id, &log, &QUICK).unwrap(), "{id}");
        assert_eq!(one.players.len(), seats(id), "{id}");
        assert!(!one.decisions.is_empty() && !one.curve.is_empty(), "{id}");
        for point in &one.curve {
            let all: f64 = point.chances.iter().sum();
            // In teams everybody's chance is that of their team.
            assert!(
                point.chances.iter().all(|chance| (0.0..=1.0).contains(chance)) && all > 0.99,
                "{id}: {point:?}"
            );
        }
        assert!(
            one.turning_points.len() <= 3 && one.turning_points.is_sorted_by_key(|point| point.record),
            "{id}"
        );
        // It is kept and read back.
        let text = serde_json::to_string(&one).unwrap();
        assert_eq!(serde_json::from_str::<Review>(&text).unwrap(), one, "{id}");
    }
}

#[test]
fn a_result_is_luck_skill_and_what_neither_explains() {
    for id in ["five-crowns", "one-more", "double-series", "five-or-less"] {
        let review = review(id, &played(id, 4), &QUICK).unwrap();
        for player in &review.players {
            let account = player.account.unwrap();
            let sum = account.luck.value + account.skill.value + account.remainder.value;
            assert!((account.result - sum).abs() < 0.001, "{id}: {account:?}");
            assert!(account.luck.low <= account.luck.value && account.luck.value <= account.luck.high);
        }
    }
}

#[test]
fn only_those_who_are_asked_for_are_listed_and_the_rest_changes_nothing() {
    let log = played("five-crowns", 5);
    let all = review("five-crowns", &log, &QUICK).unwrap();
    let nobody = review("five-crowns", &log, &ReviewOptions { bots: false, ..QUICK }).unwrap();
    assert!(nobody.decisions.is_empty() && nobody.players.iter().all(|player| !player.listed));
    let one = review("five-crowns", &log, &ReviewOptions { seat: Some(Seat(1)), ..QUICK }).unwrap();
    let theirs: Vec<_> = all.decisions.iter().filter(|decision| decision.seat == Seat(1)).cloned().collect();
    assert_eq!(one.decisions, theirs);
    assert_eq!(nobody.players[1].lost, all.players[1].lost);
}

#[test]
fn what_was_wrong_can_be_said_in_every_language() {
    for entry in catalog::GAMES {
        let about = entry.about();
        for seed in 6..9 {
            let review = review(about.id, &played(about.id, seed), &QUICK).unwrap();
            for language in Language::ALL {
                let speech = Speech::new(language, Some(about));
                for decision in review.decisions.iter().filter(|decision| decision.mark > Mark::Fine) {
                    let better = decision.better.as_ref().unwrap();
                    for sentence in
                        [&better.what, &better.why].into_iter().chain(&better.fault).chain(&decision.what)
                    {
                        let said = speech.try_say(sentence, Reader::default());
                        assert!(said.is_ok(), "{} {}: {said:?}", about.id, language.code());
                    }
                }
            }
        }
    }
}

#[test]
fn bad_logs_are_told_from_each_other() {
    let refused = |log: &str| match review("one-more", log, &QUICK) {
        Err(NoReview::Refused(refusal)) => refusal.why().key.to_string(),
        Err(NoReview::Log(bad)) => bad.to_string(),
        Ok(_) => "reviewed".to_owned(),
    };
    let log = played("one-more", 7);
    assert_eq!(refused(&log), "reviewed");
    let lines: Vec<&str> = log.lines().collect();
    // Cut short: without its end, and without its last line.
    assert_eq!(refused(&lines[..lines.len() / 2].join("\n")), "review-unfinished");
    assert_eq!(refused(&lines[..lines.len() - 1].join("\n")), "review-unfinished");
    // Changed: somebody else's name, after the seal.
    let changed = log.replacen("\"seats\":3", "\"seats\":3,\"names\":[\"Eve\"]", 1);
    assert_eq!(refused(&changed), "review-changed");
    assert!(refused("{}").starts_with("line 1"), "{}", refused("{}"));
    let rules = format!("\"rules\":{}", one_more::OneMore::ABOUT.rules);
    let newer = log.replacen(&rules, "\"rules\":99", 1);
    assert!(refused(&newer).starts_with("T-4"), "{}", refused(&newer));
    assert!(refused(&played("five-crowns", 7)).starts_with("line 1"));
}

#[cfg(feature = "ts")]
#[test]
fn the_pages_types_are_fresh() {
    use ts_rs::TS;
    testkit::typescript::assert_fresh(env!("CARGO_MANIFEST_DIR"), &["review.ts"], Review::export_all);
}
