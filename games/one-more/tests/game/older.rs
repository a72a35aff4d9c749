//! Tables that were begun by older rules go on by the present ones.

use one_more::{Deck, OneMore};
use table::log::{By, Log, Record};
use table::verify::Limit;
use table::{Game, Sitting};

use super::given::Table;

/// Logs by the first version of the rules, and the deck they were played with.
const LOGS: [(&str, Deck); 2] = [
    (include_str!("../logs/three-players.jsonl"), Deck::Every),
    (include_str!("../logs/nine-players-no-dead-ends.jsonl"), Deck::NoDeadEnds),
];

#[test]
fn om_2_a_table_begun_by_older_rules_goes_on_with_its_deck() {
    for (text, deck) in LOGS {
        for played in 1..5 {
            let mut log = Log::<OneMore>::read(text).unwrap();
            let secret = log.reveal.take().unwrap().secret;
            log.records.truncate(played);
            let (game, dice, at) = (log.fold().unwrap(), log.dice(secret), log.records[played - 1].at);
            assert_eq!((game.deck(), game.outcome()), (deck, None));
            let by = By::Rules(OneMore::ABOUT.rules);
            log.records.push(Record { at, by, action: None, lag: 0, events: Vec::new() });
            let mut table = Table { sitting: Sitting::resume(game, dice, at), log: log.records };
            table.finish(played as u64);
            log.records = table.log;
            log.seal(secret);
            let verified = log.verify(&log.write()).unwrap().unwrap();
            assert!(verified.holds() && verified.over, "{:?}", verified.checks);
            let older = |limit: &Limit| matches!(limit, Limit::OlderRules { rules: 1, records, .. } if *records == played);
            assert!(verified.limits.iter().any(older), "{:?}", verified.limits);
        }
    }
}
