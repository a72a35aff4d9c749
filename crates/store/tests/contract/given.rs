//! What the tests of the contract are given.

use store::{Append, Better, GameResult, NewTable, SeatResult, Stage, Store, Summary, Token, whole_log};

/// A table that waits, with Anna at it.
pub(crate) fn table(code: &str, bodies: &[&str]) -> NewTable {
    let mut token = [0; 16];
    for (byte, letter) in token.iter_mut().zip(code.bytes()) {
        *byte = letter;
    }
    NewTable {
        code: code.to_owned(),
        token: Token(token),
        secret: [7; 32],
        bodies: boxed(bodies),
        summary: summary(Stage::Waiting, &["anna"]),
        ended: None,
    }
}

/// An append that leaves the summary as it is.
pub(crate) fn append(code: &str, version: u64, bodies: &[&str]) -> Append {
    Append { code: code.to_owned(), version, epoch: 1, bodies: boxed(bodies), summary: None, result: None }
}

/// How a table stands.
pub(crate) fn summary(stage: Stage, devices: &[&str]) -> Summary {
    let line = format!("{{\"seats\":{}}}", devices.len()).into();
    Summary { stage, game: "five-crowns".to_owned(), listed: false, devices: boxed(devices), line }
}

pub(crate) fn boxed(bodies: &[&str]) -> Vec<Box<str>> {
    bodies.iter().map(|body| Box::from(*body)).collect()
}

/// A game that Anna won against Bert, and a bot.
pub(crate) fn result(anna: &str, bert: &str) -> GameResult {
    let seat = |devices: &[&str], name: &str, place, score| SeatResult {
        devices: boxed(devices),
        name: name.to_owned(),
        team: None,
        place,
        won: place == 1,
        score,
    };
    GameResult {
        game: "five-crowns".to_owned(),
        options: "{}".into(),
        millis: 60_000,
        better: Better::Fewer,
        seats: vec![seat(&[anna], "Anna", 1, 12), seat(&[bert], "Bert", 3, 40), seat(&[], "Ada", 2, 30)],
        line: "{\"line\":1}".into(),
    }
}

/// The end of a game of these two at the table of that code, which has one record.
pub(crate) fn end(code: &str, anna: &str, bert: &str) -> Append {
    let summary = Some(summary(Stage::Over, &[anna, bert]));
    Append { summary, result: Some(result(anna, bert)), ..append(code, 1, &["2"]) }
}

/// All records of a table that is there.
pub(crate) async fn bodies(store: &impl Store, code: &str) -> Vec<Box<str>> {
    whole_log(store, code).await.unwrap().expect("the table exists")
}

pub(crate) async fn codes_of(store: &impl Store, devices: &[&str], ended: bool) -> Vec<String> {
    let found = store.tables_of(devices, ended, 100).await.unwrap();
    found.into_iter().map(|table| table.code).collect()
}

pub(crate) fn now() -> i64 {
    let since = std::time::UNIX_EPOCH.elapsed().unwrap();
    since.as_millis() as i64
}
