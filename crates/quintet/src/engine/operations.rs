//! The operations: one table that dispatch, help, documentation and tests all come from.

use std::time::Duration;

use bots::{Budget, Level};
use catalog::{AnyTable, GameEntry, Json, Opening, refusals};
use serde::Serialize;
use serde_json::Value;
use speech::Reader;
use table::{About, Audience, Moment, Refusal, Seat, Sentence};

use super::{Answer, Fields};
use crate::engine::session::{OpenGame, Session};
use crate::seed;

/// How long a bot may search unless the request says, in milliseconds.
const DEFAULT_THINKING_TIME: u32 = 200;

/// Something that can be asked of the engine.
pub struct Operation {
    /// The `op` of a request.
    pub name: &'static str,
    pub(super) run: fn(&mut Session, Fields) -> Result<Answer, Refusal>,
}

/// All of them.
pub const OPERATIONS: [Operation; 13] = [
    Operation { name: "games", run: |_, fields| games(fields) },
    Operation { name: "new", run: new },
    Operation { name: "load", run: load },
    Operation { name: "position", run: position },
    Operation { name: "view", run: view },
    Operation { name: "aid", run: aid },
    Operation { name: "menu", run: menu },
    Operation { name: "act", run: act },
    Operation { name: "advance", run: advance },
    Operation { name: "bot", run: bot },
    Operation { name: "hint", run: hint },
    Operation { name: "outcome", run: outcome },
    Operation { name: "log", run: log },
];

/// Does what a request asks for.
pub(super) fn dispatch(session: &mut Session, mut fields: Fields) -> Result<Answer, Refusal> {
    let name = fields.text("op")?;
    let operation = OPERATIONS.iter().find(|operation| operation.name == name);
    let known = || OPERATIONS.each_ref().map(|operation| operation.name);
    let operation = operation.ok_or_else(|| refusals::unknown_op(&name, &known()))?;
    (operation.run)(session, fields)
}

fn games(fields: Fields) -> Result<Answer, Refusal> {
    #[derive(Serialize)]
    struct GameInfo {
        id: &'static str,
        name: &'static str,
        seats: SeatCounts,
        pace: table::Pace,
        rules: u32,
        settings: &'static [table::Setting],
    }

    #[derive(Serialize)]
    struct SeatCounts {
        #[serde(rename = "fewest")]
        min: u8,
        #[serde(rename = "most")]
        max: u8,
        /// The numbers in between that the default options rule out.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        except: Vec<u8>,
    }

    fields.end()?;
    let games = catalog::GAMES.iter().map(|entry| {
        let &About { id, name, pace, rules, settings, ref seats, .. } = entry.about();
        let refused = entry.counts(&Value::Null).map(|counts| counts.refused).unwrap_or_default();
        let except = refused.into_iter().map(|(count, _)| count).collect();
        let seats = SeatCounts { min: *seats.start(), max: *seats.end(), except };
        GameInfo { id, name, seats, pace, rules, settings }
    });
    Ok(Answer::ok().with("games", &games.collect::<Vec<_>>()))
}

fn new(session: &mut Session, mut fields: Fields) -> Result<Answer, Refusal> {
    let entry = game(session, &mut fields)?;
    let seats = fields.number("seats")?;
    let count = u8::try_from(seats).map_err(|_| refusals::seats_out_of_range(entry.about(), seats))?;
    let options = fields.anything("options");
    let number = fields.count("seed")?;
    let names = fields.names("names", count)?;
    let contributions = fields.contributions("contributions", count)?;
    fields.end()?;
    let secret = secret(number)?;
    let opening = Opening { names: names.clone(), contributions, ..Opening::new(&options, count, secret) };
    let table = entry.open(&opening)?;
    let answer = Answer::ok().with("game", entry.about().id).with("seats", &count);
    let answer = answer.with("commitment", &table.commitment());
    session.begin(OpenGame { table, names, rng: rng(number) }, entry.about());
    session.report(answer, 0, Audience::Spectator)
}

fn load(session: &mut Session, mut fields: Fields) -> Result<Answer, Refusal> {
    let entry = game(session, &mut fields)?;
    let position = fields.object("position")?;
    let number = fields.count("seed")?;
    let at = Moment(fields.count("at")?.unwrap_or_default());
    fields.end()?;
    let table = entry.load(&position, secret(number)?, at)?;
    let answer = Answer::ok().with("game", entry.about().id).with("seats", &table.seats());
    session.begin(OpenGame { table, names: Vec::new(), rng: rng(number) }, entry.about());
    session.report(answer, 0, Audience::Spectator)
}

fn position(session: &mut Session, fields: Fields) -> Result<Answer, Refusal> {
    let table = &session.open()?.table;
    fields.end()?;
    let answer = Answer::ok().with("game", table.about().id).with("now", &table.now());
    Ok(answer.with("position", &table.position()))
}

fn outcome(session: &mut Session, fields: Fields) -> Result<Answer, Refusal> {
    let open = session.open()?;
    fields.end()?;
    Ok(Answer::ok().with("outcome", &open.table.outcome()))
}

fn log(session: &mut Session, fields: Fields) -> Result<Answer, Refusal> {
    let open = session.open()?;
    fields.end()?;
    let log = open.table.log()?;
    let lines = log.lines().map(|line| serde_json::value::RawValue::from_string(line.to_owned()));
    let lines: Vec<Json> = lines.collect::<Result<_, _>>().map_err(|error| refusals::not_json(&error))?;
    Ok(Answer::ok().with("log", &lines))
}

fn view(session: &mut Session, mut fields: Fields) -> Result<Answer, Refusal> {
    let table = &*session.open()?.table;
    let audience = audience(&mut fields, table)?;
    fields.end()?;
    Ok(Answer::ok().with("now", &table.now()).with("view", &table.view(audience)))
}

fn aid(session: &mut Session, mut fields: Fields) -> Result<Answer, Refusal> {
    let table = &*session.open()?.table;
    let audience = audience(&mut fields, table)?;
    fields.end()?;
    Ok(Answer::ok().with("now", &table.now()).with("aid", &table.view_aid(audience)))
}

fn menu(session: &mut Session, mut fields: Fields) -> Result<Answer, Refusal> {
    let table = &*session.open()?.table;
    let seat = seat(&mut fields, table)?;
    fields.end()?;
    Ok(Answer::ok().with("now", &table.now()).with("menu", &table.menu(seat)))
}

fn act(session: &mut Session, mut fields: Fields) -> Result<Answer, Refusal> {
    let table = &mut *session.open()?.table;
    let seat = seat(&mut fields, table)?;
    let action = fields.required("action")?;
    let at = fields.count("at")?.map_or(table.now(), Moment);
    let lag = fields.count("lag")?.unwrap_or_default();
    let lag = u32::try_from(lag).map_err(|_| refusals::field_kind("lag", "count"))?;
    fields.end()?;
    let before = table.length();
    let action = table.parse_action(&action.to_string())?;
    table.act(seat, &action, at, lag)?;
    session.report(Answer::ok(), before, Audience::Seat(seat))
}

fn advance(session: &mut Session, mut fields: Fields) -> Result<Answer, Refusal> {
    let table = &mut *session.open()?.table;
    let to = fields.count("to")?.ok_or_else(|| refusals::field_missing("to"))?;
    let audience = if fields.has("seat") { audience(&mut fields, table)? } else { Audience::Spectator };
    fields.end()?;
    let before = table.length();
    table.advance(Moment(to))?;
    session.report(Answer::ok(), before, audience)
}

fn bot(session: &mut Session, mut fields: Fields) -> Result<Answer, Refusal> {
    let open = session.open()?;
    let seat = seat(&mut fields, &*open.table)?;
    let level: Level = fields.level("level")?;
    let budget = budget(&mut fields)?;
    let at_once = fields.switch("play")?;
    fields.end()?;
    let plan = open.table.bot(seat, level, budget, &mut open.rng);
    let answer = Answer::ok().with("action", &plan.as_ref().map(|plan| &plan.action));
    let answer = answer.with("after", &plan.as_ref().map(|plan| plan.after));
    let Some(plan) = plan.filter(|_| at_once) else { return Ok(answer) };
    let before = open.table.length();
    open.table.act(seat, &plan.action, open.table.now() + plan.after, 0)?;
    session.report(answer, before, Audience::Seat(seat))
}

fn hint(session: &mut Session, mut fields: Fields) -> Result<Answer, Refusal> {
    let open = session.open()?;
    let seat = seat(&mut fields, &*open.table)?;
    let budget = budget(&mut fields)?;
    fields.end()?;
    let hint = open.table.hint(seat, budget, &mut open.rng);
    let (open, speech) = session.open_with_speech()?;
    let reader = Reader { names: &open.names, seat: Some(seat), ..Reader::default() };
    let say = |sentence: &Sentence| speech.say(sentence, reader);
    Ok(Answer::ok()
        .with("action", &hint.as_ref().map(|hint| &hint.action))
        .with("what", &hint.as_ref().map(|hint| say(&hint.advice.what)))
        .with("why", &hint.as_ref().map(|hint| say(&hint.advice.why))))
}

/// The game that a request names; a refusal to open it is then spoken in its words.
fn game(session: &mut Session, fields: &mut Fields) -> Result<&'static dyn GameEntry, Refusal> {
    let id = fields.text("game")?;
    let entry = catalog::find(&id).ok_or_else(|| refusals::unknown_game(&id))?;
    session.names_game(entry.about());
    Ok(entry)
}

fn seat(fields: &mut Fields, table: &dyn AnyTable) -> Result<Seat, Refusal> {
    existing(fields.number("seat")?, table)
}

fn audience(fields: &mut Fields, table: &dyn AnyTable) -> Result<Audience, Refusal> {
    match fields.seat_or_null("seat")? {
        None => Ok(Audience::Spectator),
        Some(seat) => existing(seat, table).map(Audience::Seat),
    }
}

fn existing(seat: i64, table: &dyn AnyTable) -> Result<Seat, Refusal> {
    let existing = u8::try_from(seat).ok().filter(|seat| *seat < table.seats());
    existing.map(Seat).ok_or_else(|| refusals::no_such_seat(seat, table.seats()))
}

/// How much a bot may search.
fn budget(fields: &mut Fields) -> Result<Budget, Refusal> {
    let time = at_most(fields, "ms", refusals::LONGEST_THOUGHT)?;
    let iterations = at_most(fields, "iterations", refusals::MOST_ITERATIONS)?;
    let time = catalog::time_budget(Duration::from_millis(time.unwrap_or(DEFAULT_THINKING_TIME).into()));
    Ok(iterations.map_or(time, Budget::Iterations))
}

fn at_most(fields: &mut Fields, name: &'static str, max: u32) -> Result<Option<u32>, Refusal> {
    let check = |count| match u32::try_from(count) {
        Ok(count) if count <= max => Ok(count),
        _ => Err(refusals::thought_too_long(name, max)),
    };
    fields.count(name)?.map(check).transpose()
}

fn secret(number: Option<u64>) -> Result<table::Secret, Refusal> {
    // A machine without a source of randomness: nothing the caller could mend.
    seed::secret(number).map_err(|_| refusals::mistake())
}

fn rng(number: Option<u64>) -> fastrand::Rng {
    number.map_or_else(fastrand::Rng::new, fastrand::Rng::with_seed)
}
