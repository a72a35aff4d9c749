//! The rules of the table itself, which a sitting and a log keep for every game.

use table::conformance::every_rule_is_tested;
use table::log::{BadLog, FORMAT, Header, Log, Record};
use table::{
    Act, Audience, Dice, Game, Level, Moment, Player, Recording, Refusal, Seat, Secret, Sitting, table_rules,
};

use super::highest::{Action, Flaw, Highest, Options};

type Honest = Highest<{ Flaw::None as usize }>;

fn open(seats: u8) -> Result<(Sitting<Honest>, Vec<Record<Honest>>), Refusal> {
    let mut log = Vec::new();
    let sitting = Sitting::open(&Options::default(), seats, Dice::from_number(1), &mut log)?;
    Ok((sitting, log))
}

/// The first thing that the seat in turn is offered.
fn offered(sitting: &Sitting<Honest>) -> Act<Action> {
    let seat = sitting.game().awaited().iter().next().unwrap();
    Act { seat, action: sitting.menu(seat).swap_remove(0), at: sitting.now(), lag: 0 }
}

#[test]
fn t_1_only_who_sits_at_the_table_acts() {
    let (mut sitting, mut log) = open(2).unwrap();
    let act = Act { seat: Seat(2), ..offered(&sitting) };
    assert_eq!(sitting.act(&act, &mut log).unwrap_err().rule(), "T-1");
    assert_eq!(log.len(), 1);
}

#[test]
fn t_2_nothing_happens_after_the_end() {
    let (mut sitting, mut log) = open(2).unwrap();
    let mut last = offered(&sitting);
    while sitting.outcome().is_none() {
        last = offered(&sitting);
        sitting.act(&last, &mut log).unwrap();
    }
    assert_eq!(sitting.act(&last, &mut log).unwrap_err().rule(), "T-2");
    assert!(Seat::all(2).all(|seat| sitting.menu(seat).is_empty()));
}

#[test]
fn t_3_a_game_has_as_many_seats_as_its_rules_allow() {
    assert_eq!(open(1).unwrap_err().rule(), "T-3");
    assert!(open(2).is_ok() && open(3).is_ok());
    assert_eq!(open(4).unwrap_err().rule(), "T-3");
}

#[test]
fn t_4_a_log_is_read_by_its_rules_or_later_ones() {
    let secret = Secret::from_number(1);
    let header = Header {
        quintet: Header::written_format(None),
        game: Honest::ABOUT.id.to_owned(),
        rules: Honest::ABOUT.rules,
        table: None,
        seats: 2,
        options: serde_json::json!({ "clock": true }),
        names: Vec::new(),
        players: vec![Player::Person, Player::Bot(Level::Hard)],
        first: None,
        from: None,
        commitment: secret.commitment(),
        contributions: Vec::new(),
        commits: Vec::new(),
        failed_starts: Vec::new(),
    };
    let mut log = Log::<Honest> { header, records: open(2).unwrap().1, reveal: None };
    log.seal(secret);
    let again = Log::<Honest>::read(&log.write()).unwrap();
    assert_eq!(again, log);
    assert_eq!(again.fold().unwrap(), *open(2).unwrap().0.game());
    let verified = again.verify(&log.write()).unwrap().unwrap();
    assert!(verified.holds() && !verified.over, "{:?}", verified.checks);

    let refused = |log: &Log<Honest>| match Log::<Honest>::read(&log.write()) {
        Err(BadLog::Refused(refusal)) => refusal.rule().to_owned(),
        other => format!("{other:?}"),
    };
    let newer_rules = Header { rules: Honest::ABOUT.rules + 1, ..log.header.clone() };
    let newer_format = Header { quintet: FORMAT + 1, ..log.header.clone() };
    assert_eq!(refused(&Log { header: newer_rules, ..log.clone() }), "T-4");
    assert_eq!(refused(&Log { header: newer_format, ..log }), "T-4");
}

#[test]
fn t_5_time_never_goes_back() {
    let (mut sitting, mut log) = open(2).unwrap();
    sitting.advance(Moment(500), &mut log).unwrap();
    let act = Act { at: Moment(499), ..offered(&sitting) };
    assert_eq!(sitting.act(&act, &mut log).unwrap_err().rule(), "T-5");
    assert_eq!(sitting.advance(Moment(499), &mut log).unwrap_err().rule(), "T-5");
}

#[test]
fn t_6_a_line_that_no_program_wrote_is_refused() {
    let bad = |text: &str| match Log::<Honest>::read(text) {
        Err(BadLog::Line { line, why }) => (line, why.rule().to_owned()),
        other => panic!("{other:?}"),
    };
    assert_eq!(bad("a game"), (1, "T-6".to_owned()));
    let header = serde_json::json!({ "quintet": FORMAT, "game": Honest::ABOUT.id, "rules": Honest::ABOUT.rules,
        "seats": 2, "options": {}, "commitment": Secret::from_number(1).commitment() });
    assert_eq!(bad(&format!("{header}\n{{\"at\":true}}")), (2, "T-6".to_owned()));
}

/// A game that has only begun, as a log by that secret.
fn begun(secret: Secret) -> Log<Honest> {
    let (_, records) = open(2).unwrap();
    let header = serde_json::json!({ "quintet": FORMAT, "game": Honest::ABOUT.id, "rules": Honest::ABOUT.rules,
        "seats": 2, "options": { "clock": true }, "commitment": Secret::from_number(1).commitment() });
    let mut log = Log { header: serde_json::from_value(header).unwrap(), records, reveal: None };
    log.seal(secret);
    log
}

#[test]
fn t_7_a_game_that_is_not_over_is_not_looked_back_at() {
    let recording = Recording::of(begun(Secret::from_number(1))).unwrap();
    let state = recording.state(recording.steps()).unwrap();
    let (open, spectator) = (Audience::Reviewer, Audience::Spectator);
    assert_eq!(recording.view(&state, open), state.view(spectator), "nor does anybody see everything");
    assert_eq!(recording.finished().unwrap_err().refusal().rule(), "T-7");
}

#[test]
fn t_8_a_record_by_another_secret_was_changed() {
    let log = begun(Secret::from_number(2));
    let text = log.write();
    assert_eq!(Recording::of(log).unwrap().unchanged(&text).unwrap_err().refusal().rule(), "T-8");
}

/// A game that is over, as a log.
fn finished() -> Log<Honest> {
    let (mut sitting, mut records) = open(2).unwrap();
    while sitting.outcome().is_none() {
        let due = sitting.game().deadline().unwrap();
        sitting.advance(due, &mut records).unwrap();
    }
    let mut log = Log { records, reveal: None, ..begun(Secret::from_number(1)) };
    log.seal(Secret::from_number(1));
    log
}

#[test]
fn t_9_a_game_is_played_on_from_a_moment_before_its_end() {
    let log = finished();
    let recording = Recording::of(log.clone()).unwrap();
    let end = recording.steps();
    for step in [end, end + 1, usize::MAX] {
        assert_eq!(recording.branch(step, true).unwrap_err().refusal().rule(), "T-9");
    }
    let (first, _) = recording.branch(0, true).unwrap();
    assert_eq!(first.branch.unwrap().records, 1, "the first moment is after the deal");
    let (from, game) = recording.branch(end - 1, false).unwrap();
    assert_eq!((game, from.at), (recording.state(end - 1).unwrap(), recording.at(end - 1)));
    assert_eq!(from.branch.unwrap().log, log.reveal.unwrap().seal.unwrap());
    assert_eq!(from.seed, Some(log.dice(Secret::from_number(1)).seed()), "all comes as it was");
    let running = Recording::of(begun(Secret::from_number(1))).unwrap();
    assert_eq!(running.branch(1, true).unwrap_err().refusal().rule(), "T-7");
}

#[test]
fn what_came_due_happens_before_an_action_that_is_too_late() {
    let (mut sitting, mut log) = open(2).unwrap();
    let late = Act { at: Moment(10_000), ..offered(&sitting) };
    assert_eq!(sitting.act(&late, &mut log).unwrap_err().rule(), "HC-2");
    assert_eq!(log.len(), 2, "the turn was played by the clock");
}

#[test]
fn every_rule_of_the_table_is_tested() {
    let rulebook: Vec<String> = table_rules::ALL.iter().map(|(id, text)| format!("- {id} {text}")).collect();
    every_rule_is_tested(&rulebook.join("\n"), concat!(env!("CARGO_MANIFEST_DIR"), "/tests")).unwrap();
}
