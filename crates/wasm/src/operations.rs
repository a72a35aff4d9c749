//! The operations: what can be asked of the engine.

use std::time::Duration;

use bots::{Budget, Level};
use catalog::{
    AnyAction, GameEntry, Json, NoReview, Opening, Review, ReviewOptions, Simulation, Update, refusals,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use table::log::{BadLog, Header};
use table::{Advice, Audience, Commit, Contribution, Moment, Player, Refusal, Seat, Secret};

use crate::session::{ok, read};
use crate::table_state::TableState;
use crate::{Session, games};

/// How many frames a part of a replay has.
const PART: usize = 64;

type Operation = fn(&mut Session, &Value) -> Result<Vec<u8>, Refusal>;

/// All of them, by their names.
pub(crate) const ALL: [(&str, Operation); 13] = [
    ("games", games::games),
    ("check", games::check),
    ("open", open),
    ("resume", resume),
    ("act", act),
    ("advance", advance),
    ("plan", plan),
    ("hint", hint),
    ("update", update),
    ("log", log),
    ("replay", replay),
    ("review", review),
    ("simulate", simulate),
];

/// The game of that id.
pub(crate) fn entry(id: &str) -> Result<&'static dyn GameEntry, Refusal> {
    catalog::find(id).ok_or_else(|| refusals::unknown_game(id))
}

/// The game that a log is of.
fn entry_of_log(log: &str) -> Result<&'static dyn GameEntry, Refusal> {
    entry(&Header::read(log).map_err(BadLog::refusal)?.game)
}

/// Opens a table and starts the game.
fn open(session: &mut Session, request: &Value) -> Result<Vec<u8>, Refusal> {
    #[derive(Deserialize)]
    struct Fields {
        game: String,
        #[serde(default)]
        options: Value,
        secret: Secret,
        table: Option<String>,
        names: Vec<String>,
        players: Vec<Player>,
        first: Option<Seat>,
        #[serde(default)]
        contributions: Vec<Contribution>,
        #[serde(default)]
        commits: Vec<Commit>,
    }
    let Fields { game, options, secret, table, names, players, first, contributions, commits } =
        read(request)?;
    let entry = entry(&game)?;
    let too_many = || refusals::seats_out_of_range(entry.about(), players.len() as i64);
    let seats = u8::try_from(players.len()).map_err(|_| too_many())?;
    let opening = Opening {
        table,
        names,
        first,
        contributions,
        commits,
        players: players.clone(),
        ..Opening::new(&options, seats, secret)
    };
    let table = session.table.insert(entry.open(&opening)?);
    Ok(TableState::answer(&**table, 0))
}

/// Goes on where a log ends.
fn resume(session: &mut Session, request: &Value) -> Result<Vec<u8>, Refusal> {
    #[derive(Deserialize)]
    struct Fields {
        log: String,
        secret: Secret,
    }
    let Fields { log, secret } = read(request)?;
    let table = entry_of_log(&log)?.resume(&log, secret).map_err(BadLog::refusal)?;
    let length = table.length();
    Ok(TableState::answer(&**session.table.insert(table), length))
}

/// A player acts, or the bot of a seat as it had planned; with `stand_in` the bot that stands in for a person.
fn act(session: &mut Session, request: &Value) -> Result<Vec<u8>, Refusal> {
    #[derive(Deserialize)]
    struct Fields {
        seat: Seat,
        action: Value,
        at: Moment,
        stand_in: Option<Level>,
    }
    let Fields { seat, action, at, stand_in } = read(request)?;
    let table = session.table()?;
    let before = table.length();
    let action = table.parse_action(&action.to_string())?;
    match stand_in {
        Some(level) => table.stand_in(seat, level, &action, at)?,
        None => table.act(seat, &action, at, 0)?,
    }
    Ok(TableState::answer(table, before))
}

/// Lets time pass.
fn advance(session: &mut Session, request: &Value) -> Result<Vec<u8>, Refusal> {
    #[derive(Deserialize)]
    struct Fields {
        to: Moment,
    }
    let Fields { to } = read(request)?;
    let table = session.table()?;
    let before = table.length();
    table.advance(to)?;
    Ok(TableState::answer(table, before))
}

/// How much somebody may think, and by which chance.
#[derive(Deserialize)]
struct Thinking {
    seat: Seat,
    #[serde(default)]
    level: Level,
    ms: Option<u32>,
    iterations: Option<u32>,
    seed: u64,
}

impl Thinking {
    fn budget(&self, session: &Session) -> Result<Budget, Refusal> {
        match (self.iterations, self.ms) {
            (Some(iterations), _) if iterations <= refusals::MOST_ITERATIONS => {
                Ok(Budget::Iterations(iterations))
            }
            (None, Some(ms)) if ms <= refusals::LONGEST_THOUGHT => {
                Ok(Budget::Time { limit: Duration::from_millis(ms.into()), clock: session.host.clock })
            }
            (Some(_), _) => Err(refusals::thought_too_long("iterations", refusals::MOST_ITERATIONS)),
            (None, Some(_)) => Err(refusals::thought_too_long("ms", refusals::LONGEST_THOUGHT)),
            (None, None) => Err(refusals::field_missing("ms")),
        }
    }
}

/// What a bot would do in that seat.
fn plan(session: &mut Session, request: &Value) -> Result<Vec<u8>, Refusal> {
    #[derive(Serialize)]
    struct Planned<'a> {
        action: Option<&'a AnyAction>,
        after: u32,
    }
    let thinking: Thinking = read(request)?;
    let budget = thinking.budget(session)?;
    let mut rng = fastrand::Rng::with_seed(thinking.seed);
    let plan = session.table()?.bot(thinking.seat, thinking.level, budget, &mut rng);
    let after = plan.as_ref().map_or(0, |plan| plan.after);
    Ok(ok(&Planned { action: plan.as_ref().map(|plan| &plan.action), after }))
}

/// What a hard bot would do in that seat, and why.
fn hint(session: &mut Session, request: &Value) -> Result<Vec<u8>, Refusal> {
    #[derive(Serialize)]
    struct Hinted<'a> {
        action: Option<&'a AnyAction>,
        advice: Option<&'a Advice>,
    }
    let thinking: Thinking = read(request)?;
    let budget = thinking.budget(session)?;
    let mut rng = fastrand::Rng::with_seed(thinking.seed);
    let hint = session.table()?.hint(thinking.seat, budget, &mut rng);
    let (action, advice) = (hint.as_ref().map(|hint| &hint.action), hint.as_ref().map(|hint| &hint.advice));
    Ok(ok(&Hinted { action, advice }))
}

/// The game as a seat or a spectator sees it, with the sights of the records from that number on.
fn update(session: &mut Session, request: &Value) -> Result<Vec<u8>, Refusal> {
    #[derive(Deserialize)]
    struct Fields {
        seat: Option<Seat>,
        from: usize,
    }
    #[derive(Serialize)]
    struct Updated {
        game: Json,
    }
    let Fields { seat, from } = read(request)?;
    let table = session.table()?;
    let audience = seat.map_or(Audience::Spectator, Audience::Seat);
    let (number, now) = (table.count_sights(0, audience) as u32, table.now());
    let mut game = Vec::new();
    table.write_update(&Update { audience, first_record: from, number, now }, &mut game);
    let game = String::from_utf8(game).map_err(|_| refusals::not_utf8())?;
    Ok(ok(&Updated { game: RawValue::from_string(game).map_err(|error| refusals::not_json(&error))? }))
}

/// The log so far, with the secret once the game is over.
fn log(session: &mut Session, _: &Value) -> Result<Vec<u8>, Refusal> {
    Ok(ok(&Logged { log: session.table()?.log()? }))
}

#[derive(Serialize)]
struct Logged {
    log: String,
}

/// A finished game to look back at, for one seat, a spectator or with everything open: the lines that the server sends.
fn replay(_: &mut Session, request: &Value) -> Result<Vec<u8>, Refusal> {
    #[derive(Deserialize)]
    struct Fields {
        log: String,
        #[serde(rename = "as")]
        eyes: Eyes,
    }
    #[derive(Clone, Copy, Deserialize)]
    #[serde(rename_all = "lowercase")]
    enum Eyes {
        Open,
        Spectator,
        Seat(Seat),
    }
    #[derive(Serialize)]
    struct Replayed {
        lines: Vec<Value>,
    }
    let Fields { log, eyes } = read(request)?;
    let entry = entry_of_log(&log)?;
    let audience = match eyes {
        Eyes::Open => Audience::Reviewer,
        Eyes::Spectator => Audience::Spectator,
        Eyes::Seat(seat) => Audience::Seat(seat),
    };
    entry.check_whole(&log).map_err(BadLog::refusal)?;
    let mut lines = Vec::new();
    entry.replay(&log, audience).map_err(BadLog::refusal)?.write_parts(PART, |part| {
        lines.push(part);
        true
    });
    Ok(ok(&Replayed { lines }))
}

/// What each decision of a finished game cost, and why.
fn review(session: &mut Session, request: &Value) -> Result<Vec<u8>, Refusal> {
    #[derive(Deserialize)]
    struct Fields {
        log: String,
        iterations: Option<u32>,
        seat: Option<Seat>,
    }
    #[derive(Serialize)]
    struct Reviewed {
        review: Review,
    }
    let Fields { log, iterations, seat } = read(request)?;
    let iterations = iterations.unwrap_or(ReviewOptions::ITERATIONS);
    if iterations > refusals::MOST_ITERATIONS {
        return Err(refusals::thought_too_long("iterations", refusals::MOST_ITERATIONS));
    }
    let options = ReviewOptions { iterations, seat, ..ReviewOptions::default() };
    let progress = session.host.progress;
    let told = &mut |done: usize, of: usize| progress(done as u32, of as u32);
    let review = entry_of_log(&log)?.review(&log, &options, told).map_err(|none| match none {
        NoReview::Log(bad) => bad.refusal(),
        NoReview::Refused(refusal) => refusal,
    })?;
    Ok(ok(&Reviewed { review }))
}

/// One game between bots, for the tests that hold it against the same game of other machines.
fn simulate(_: &mut Session, request: &Value) -> Result<Vec<u8>, Refusal> {
    #[derive(Deserialize)]
    struct Fields {
        game: String,
        #[serde(default)]
        options: Value,
        levels: Vec<Level>,
        iterations: u32,
        seed: u64,
        number: u64,
    }
    let Fields { game, options, levels, iterations, seed, number } = read(request)?;
    let simulation = Simulation { options, levels, iterations, seed, logs: true };
    let log = entry(&game)?.simulate(&simulation, number)?.log;
    Ok(ok(&Logged { log: log.ok_or_else(refusals::no_log)? }))
}
