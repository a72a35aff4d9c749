//! Bots play by the rules, leave time to draw (DS-7), abstain (DS-18), build and block; the weaker ones overlook series.

use bots::{Bot, Budget, Level, Plan};
use double_series::{Action, Memory, Options, Teams, Vote};
use double_series_bot::DoubleSeriesBot;

use super::given::{PRESET, STRICT, Table, accuse, card, choose, draw, given, place, square, vote};

fn plan(table: &Table, seat: u8, level: Level) -> Option<Plan<Action>> {
    let (view, memory, now) = (table.seen(seat), Memory::default(), table.sitting.now());
    let mut rng = fastrand::Rng::with_seed(1);
    DoubleSeriesBot::plan(level, &view, &memory, now, Budget::Iterations(10), &mut rng)
}

fn action(table: &Table, seat: u8, level: Level) -> Action {
    plan(table, seat, level).expect("it has something to do").action
}

#[test]
fn bots_play_every_kind_of_table_to_its_end() {
    for (teams, seats) in [
        (Teams::Two, 2),
        (Teams::Three, 3),
        (Teams::Two, 4),
        (Teams::Three, 6),
        (Teams::Two, 8),
        (Teams::Three, 9),
        (Teams::Two, 10),
    ] {
        // Hard bots are slow: a small table of them is enough here.
        let strong = if seats <= 3 { Level::Hard } else { Level::Medium };
        for (options, level) in [(PRESET, Level::Easy), (STRICT, strong)] {
            let mut table = Table::open(&Options { teams, ..options }, seats, 3);
            let mut steps = 0;
            while table.sitting.outcome().is_none() {
                let plans = (0..seats).filter_map(|seat| Some((seat, plan(&table, seat, level)?)));
                let (seat, plan) = plans.min_by_key(|(_, plan)| plan.after).expect("somebody can act");
                table.act_at(table.sitting.now() + plan.after, seat, plan.action, 0).unwrap();
                steps += 1;
                assert!(steps < 2_000);
            }
            assert!(table.seen(0).players.iter().all(|player| player.lost == 0), "no bot forgets to draw");
        }
    }
}

#[test]
fn ds_7_a_bot_leaves_three_seconds_to_draw() {
    let mut table = given(["2S 9H", "3S 4S"]).options(STRICT).playing();
    table.plays(0, place("2S", 1));
    for level in Level::ALL {
        assert!(plan(&table, 1, level).unwrap().after >= 3_000, "{level:?}");
        assert_eq!(action(&table, 0, level), Action::Draw { turn: 1 });
    }
    table.plays(0, draw());
    assert_eq!(plan(&table, 1, Level::Hard).unwrap().after, 0);
}

#[test]
fn ds_18_a_bot_abstains() {
    let mut table = given(["2S 9H", "3S 4S", "5S 6S", "7S 8S"]).playing();
    table.plays(0, accuse(1, 3));
    for level in Level::ALL {
        assert_eq!(action(&table, 2, level), Action::Vote { message: 3, vote: Vote::Abstain });
    }
    assert_eq!(
        action(&table, 1, Level::Hard),
        Action::Vote { message: 3, vote: Vote::Abstain },
        "accused or not"
    );
    assert_eq!(plan(&table, 0, Level::Hard).map(|plan| plan.after), Some(0), "the accuser just plays on");
}

#[test]
fn ds_11_a_bot_gives_up_what_it_misses_least() {
    let mut table = given(["2S 9H", "JD 3S", "5S 6S", "7S JH"]).team('a', [2, 85]).playing();
    table.plays(0, accuse(1, 3)).plays(1, vote(3, Vote::Agree));
    assert_eq!(action(&table, 1, Level::Hard), Action::GiveUp { message: 3, card: card("3S") });
    assert_eq!(action(&table, 3, Level::Hard), Action::GiveUp { message: 3, card: card("7S") });
}

#[test]
fn a_bot_completes_a_series_and_stops_one() {
    for level in [Level::Medium, Level::Hard] {
        let table = given(["5S KD 9H", "3S"]).team('a', [1, 2, 3]).team('b', [21, 22, 23]).playing();
        let done = Action::Place { turn: 1, card: card("5S"), square: square(4) };
        assert_eq!(action(&table, 0, level), done);
        // 5D and 6D are at 25 and 26; three of four stand in row 2.
        let table = given(["5D 9S", "3S"]).team('b', [21, 22, 23, 24]).team('a', [20]).playing();
        let stopped = Action::Place { turn: 1, card: card("5D"), square: square(25) };
        assert_eq!(action(&table, 0, level), stopped);
    }
}

/// In how many of a hundred turns a player does something else.
fn missed(table: &Table, wanted: &Action, player: impl Fn(&Table, &mut fastrand::Rng) -> Action) -> usize {
    (0..100).filter(|seed| player(table, &mut fastrand::Rng::with_seed(*seed)) != *wanted).count()
}

fn at(level: Level) -> impl Fn(&Table, &mut fastrand::Rng) -> Action {
    move |table, rng| {
        let (view, now) = (table.seen(0), table.sitting.now());
        let plan = DoubleSeriesBot::plan(level, &view, &Memory::default(), now, Budget::Iterations(10), rng);
        plan.unwrap().action
    }
}

fn casual(table: &Table, rng: &mut fastrand::Rng) -> Action {
    let (view, now) = (table.seen(0), table.sitting.now());
    DoubleSeriesBot::casual(&view, &Memory::default(), now, rng).unwrap().action
}

#[test]
fn easy_and_casual_players_overlook_series() {
    let series = given(["5S KD 9H", "3S"]).team('a', [1, 2, 3]).team('b', [21, 22, 23]).playing();
    let completed = Action::Place { turn: 1, card: card("5S"), square: square(4) };
    let threat = given(["5D 9S KC", "3S"]).team('b', [21, 22, 23, 24]).team('a', [20, 34, 35, 36]).playing();
    let stopped = Action::Place { turn: 1, card: card("5D"), square: square(25) };
    for (table, wanted) in [(series, completed), (threat, stopped)] {
        let [easy, casual] = [missed(&table, &wanted, at(Level::Easy)), missed(&table, &wanted, casual)];
        assert!((10..=30).contains(&casual), "{wanted:?}: one in five, and not {casual} of 100");
        assert!((30..=80).contains(&easy), "{wanted:?}: {easy} of 100");
        assert_eq!(missed(&table, &wanted, at(Level::Medium)), 0, "{wanted:?}");
    }
}

#[test]
fn who_overlooks_the_only_play_looks_again() {
    let table = given(["5S", "3S"]).team('a', [1, 2, 3]).team('b', [83]).playing();
    let only = Action::Place { turn: 1, card: card("5S"), square: square(4) };
    assert_eq!(missed(&table, &only, casual), 0);
}

#[test]
fn a_bot_keeps_its_jacks_for_what_they_are_worth() {
    let table = given(["JD JH 9H", "3S"]).team('b', [50]).playing();
    assert!(
        matches!(action(&table, 0, Level::Hard), Action::Place { card: played, .. } if played == card("9H"))
    );
    let table = given(["JD 9H", "3S"]).team('a', [31, 32, 33, 34]).team('b', [30]).playing();
    assert_eq!(
        action(&table, 0, Level::Hard),
        Action::Place { turn: 1, card: card("JD"), square: square(35) }
    );
    let table = given(["JH 9H", "3S"]).team('b', [31, 32, 33, 34]).playing();
    assert!(matches!(action(&table, 0, Level::Hard), Action::Remove { .. }));
}

#[test]
fn a_bot_exchanges_dead_cards_and_chooses_its_series() {
    let table = given(["2S 9H", "3S"]).team('a', [1]).team('b', [86]).playing();
    assert_eq!(action(&table, 0, Level::Easy), Action::Exchange { turn: 1, card: card("2S") });
    let mut table = given(["JD 9H", "3S"]).team('a', [31, 32, 33, 34, 36]).playing();
    table.plays(0, place("JD", 35));
    let Action::Choose { series, .. } = action(&table, 0, Level::Hard) else { panic!() };
    assert!(
        [choose([31, 32, 33, 34, 35]), choose([32, 33, 34, 35, 36])]
            .iter()
            .any(|choice| matches!(choice, Action::Choose { series: other, .. } if *other == series))
    );
}
