//! The table of operations, and the last resort when the program itself has a bug.

use bots::{Budget, Level};
use catalog::{AnyAction, AnyTable, Hint, Json, Plan, SightRecord, Snapshot, Update};
use clap::Args as _;
use speech::Language;
use table::{About, Audience, Commitment, Millis, Moment, Outcome, Refusal, Seat, Seats};

use super::OPERATIONS;
use super::session::{OpenGame, Session};

struct Broken;

#[rustfmt::skip]
impl AnyTable for Broken {
    fn about(&self) -> &'static About { panic!("broken") }
    fn parse_action(&self, _: &str) -> Result<AnyAction, Refusal> { panic!("broken") }
    fn mentions(&self, _: &AnyAction) -> Option<(Seat, u32)> { panic!("broken") }
    fn seats(&self) -> u8 { panic!("broken") }
    fn now(&self) -> Moment { panic!("broken") }
    fn awaited(&self) -> Seats { panic!("broken") }
    fn turn_started(&self, _: Seat) -> Option<Moment> { panic!("broken") }
    fn deadline(&self) -> Option<Moment> { panic!("broken") }
    fn outcome(&self) -> Option<Outcome> { panic!("broken") }
    fn commitment(&self) -> Option<Commitment> { panic!("broken") }
    fn position(&self) -> Json { panic!("broken") }
    fn view(&self, _: Audience) -> Json { panic!("broken") }
    fn menu(&self, _: Seat) -> Json { panic!("broken") }
    fn snapshot(&self, _: Audience) -> Snapshot { panic!("broken") }
    fn write_update(&self, _: &Update, _: &mut Vec<u8>) { panic!("broken") }
    fn view_aid(&self, _: Audience) -> Json { panic!("broken") }
    fn act(&mut self, _: Seat, _: &AnyAction, _: Moment, _: Millis) -> Result<(), Refusal> { panic!("broken") }
    fn stand_in(&mut self, _: Seat, _: Level, _: &AnyAction, _: Moment) -> Result<(), Refusal> { panic!("broken") }
    fn next_first(&self) -> Option<Seat> { panic!("broken") }
    fn advance(&mut self, _: Moment) -> Result<(), Refusal> { panic!("broken") }
    fn bot(&self, _: Seat, _: Level, _: Budget, _: &mut fastrand::Rng) -> Option<Plan> { panic!("broken") }
    fn hint(&self, _: Seat, _: Budget, _: &mut fastrand::Rng) -> Option<Hint> { panic!("broken") }
    fn length(&self) -> usize { panic!("broken") }
    fn trim(&mut self, _: usize) { panic!("broken") }
    fn header(&self) -> Option<&table::log::Header> { panic!("broken") }
    fn record(&self, _: usize) -> Option<Json> { panic!("broken") }
    fn sight_records(&self, _: usize, _: Audience) -> Vec<SightRecord> { panic!("broken") }
    fn count_sights(&self, _: usize, _: Audience) -> usize { panic!("broken") }
    fn last_sights(&self, _: Audience, _: usize) -> Vec<SightRecord> { panic!("broken") }
    fn log(&self) -> Result<String, Refusal> { panic!("broken") }
    fn fork(&self) -> Box<dyn AnyTable> { panic!("broken") }
}

#[test]
fn every_operation_is_in_the_help_and_has_a_name_of_its_own() {
    let help = super::Args::augment_args(clap::Command::new("engine")).render_long_help().to_string();
    let words: Vec<&str> = help.split(|c: char| !c.is_ascii_alphabetic()).collect();
    for (number, operation) in OPERATIONS.iter().enumerate() {
        assert!(words.contains(&operation.name), "{} is not in {help}", operation.name);
        assert!(OPERATIONS[..number].iter().all(|other| other.name != operation.name), "{}", operation.name);
    }
}

#[test]
fn a_mistake_in_the_program_closes_the_game_and_no_more() {
    let mut session = Session::new(Language::English);
    let mut ask = |line: &str, broken: bool| {
        if broken {
            let rng = fastrand::Rng::with_seed(1);
            session.game = Some(OpenGame { table: Box::new(Broken), names: Vec::new(), rng });
        }
        super::answer(&mut session, line.as_bytes())
    };
    for line in [r#"{"op":"position"}"#, r#"{"op":"view","seat":0}"#, r#"{"op":"advance","to":1}"#] {
        assert!(ask(line, true).contains("EN-13"), "{line}");
        assert!(ask(line, false).contains("EN-7"), "{line}");
    }
    assert!(ask(r#"{"op":"games"}"#, false).starts_with(r#"{"ok":true"#));
}
