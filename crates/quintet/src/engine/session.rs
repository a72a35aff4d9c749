//! The operations, and the game they are about.

use std::time::Duration;

use bots::{Budget, Level};
use catalog::{AnyTable, GameEntry, Json, Opening, refusals};
use serde::Serialize;
use serde_json::Value;
use speech::{Language, Reader, Speech};
use table::{About, Audience, Dice, Moment, Refusal, Seat, Sentence};

use super::{Answer, Fields};
use crate::seed;

/// How long a bot thinks unless told otherwise.
const THOUGHT: u32 = 200;

/// What the engine knows from line to line.
pub(crate) struct Session {
    language: Language,
    /// For the game that is open, or for none.
    speech: Speech,
    pub(super) game: Option<Open>,
    /// The game that this line names: a refusal to open it is said in its words, not in those of the game that
    /// stays open.
    named: Option<&'static About>,
}

/// The game that is open.
pub(super) struct Open {
    pub(super) table: Box<dyn AnyTable>,
    pub(super) names: Vec<String>,
    /// The chance of the bots: with a seed and a number of iterations they play the same again.
    pub(super) chance: fastrand::Rng,
}

/// A game of the list.
#[derive(Serialize)]
struct Listed {
    id: &'static str,
    name: &'static str,
    seats: Range,
    pace: table::Pace,
    rules: u32,
    settings: &'static [table::Setting],
}

#[derive(Serialize)]
struct Range {
    fewest: u8,
    most: u8,
    /// The numbers between them that the preset options rule out.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    except: Vec<u8>,
}

impl Session {
    /// A session without a game.
    pub(crate) fn new(language: Language) -> Session {
        Session { language, speech: Speech::new(language, None), game: None, named: None }
    }

    /// Closes the game.
    pub(crate) fn close(&mut self) {
        self.named = None;
        self.game = None;
        self.speech = Speech::new(self.language, None);
    }

    /// A refusal as an answer.
    pub(crate) fn refuse(&self, refusal: &Refusal) -> Answer {
        match self.named {
            Some(about) => Answer::refused(refusal, &Speech::new(self.language, Some(about))),
            None => Answer::refused(refusal, &self.speech),
        }
    }

    /// Does what a line asks for.
    pub(crate) fn answer(&mut self, line: &[u8]) -> Result<Answer, Refusal> {
        self.named = None;
        let mut fields = Fields::read(line)?;
        let op = fields.text("op")?;
        match op.as_str() {
            "games" => fields.end().map(|()| games()),
            "new" => self.new_game(fields),
            "load" => self.load(fields),
            "position" => self.ask(fields, |open, answer| {
                let table = &open.table;
                answer
                    .with("game", table.about().id)
                    .with("now", &table.now())
                    .with("position", &table.position())
            }),
            "outcome" => self.ask(fields, |open, answer| answer.with("outcome", &open.table.outcome())),
            "log" => self.log(fields),
            "view" => self.look(fields, "view", |table, audience| table.view(audience)),
            "aid" => self.look(fields, "aid", |table, audience| table.view_aid(audience)),
            "menu" => self.menu(fields),
            "act" => self.act(fields),
            "advance" => self.advance(fields),
            "bot" => self.bot(fields),
            "hint" => self.hint(fields),
            other => Err(refusals::unknown_op(other)),
        }
    }

    fn open(&mut self) -> Result<&mut Open, Refusal> {
        self.game.as_mut().ok_or_else(refusals::no_game_open)
    }

    fn new_game(&mut self, mut fields: Fields) -> Result<Answer, Refusal> {
        let entry = entry(&mut fields)?;
        self.named = Some(entry.about());
        let seats = fields.number("seats")?;
        let count = u8::try_from(seats).map_err(|_| refusals::seats_out_of_range(entry.about(), seats))?;
        let options = fields.anything("options");
        let number = fields.count("seed")?;
        let names = fields.names("names", count)?;
        let contributions = fields.contributions("contributions", count)?;
        fields.end()?;
        let secret = secret(number)?;
        let opening =
            Opening { options: &options, seats: count, names: names.clone(), secret, contributions };
        let table = entry.open(&opening)?;
        let chance = chance(number);
        self.begin(entry.about(), Open { table, names, chance });
        let open = self.open()?;
        let answer = Answer::ok().with("game", entry.about().id).with("seats", &count);
        let answer = answer.with("commitment", &open.table.commitment());
        Ok(self.happened(answer, 0, Audience::Spectator))
    }

    fn load(&mut self, mut fields: Fields) -> Result<Answer, Refusal> {
        let entry = entry(&mut fields)?;
        self.named = Some(entry.about());
        let position = fields.object("position")?;
        let number = fields.count("seed")?;
        let at = Moment(fields.count("at")?.unwrap_or_default());
        fields.end()?;
        let table = entry.load(&position, Dice::new(secret(number)?.mix(&[])), at)?;
        let answer = Answer::ok().with("game", entry.about().id).with("seats", &table.seats());
        self.begin(entry.about(), Open { table, names: Vec::new(), chance: chance(number) });
        Ok(self.happened(answer, 0, Audience::Spectator))
    }

    /// Another game takes the place of the one that was open.
    fn begin(&mut self, about: &About, open: Open) {
        self.speech = Speech::new(self.language, Some(about));
        self.game = Some(open);
    }

    fn ask(&mut self, fields: Fields, ask: impl FnOnce(&Open, Answer) -> Answer) -> Result<Answer, Refusal> {
        let open = self.open()?;
        fields.end()?;
        Ok(ask(open, Answer::ok()))
    }

    fn log(&mut self, fields: Fields) -> Result<Answer, Refusal> {
        let open = self.open()?;
        fields.end()?;
        let log = open.table.log()?;
        let lines = log.lines().map(|line| serde_json::value::RawValue::from_string(line.to_owned()));
        let lines: Vec<Json> = lines.collect::<Result<_, _>>().map_err(|error| refusals::not_json(&error))?;
        Ok(Answer::ok().with("log", &lines))
    }

    fn look(
        &mut self,
        mut fields: Fields,
        name: &'static str,
        look: impl FnOnce(&dyn AnyTable, Audience) -> Json,
    ) -> Result<Answer, Refusal> {
        let table = &*self.open()?.table;
        let audience = audience(&mut fields, table)?;
        fields.end()?;
        Ok(Answer::ok().with("now", &table.now()).with(name, &look(table, audience)))
    }

    fn menu(&mut self, mut fields: Fields) -> Result<Answer, Refusal> {
        let table = &*self.open()?.table;
        let seat = seat(&mut fields, table)?;
        fields.end()?;
        Ok(Answer::ok().with("now", &table.now()).with("menu", &table.menu(seat)))
    }

    fn act(&mut self, mut fields: Fields) -> Result<Answer, Refusal> {
        let table = &mut *self.open()?.table;
        let seat = seat(&mut fields, table)?;
        let action = fields.something("action")?;
        let at = fields.count("at")?.map_or(table.now(), Moment);
        let lag = fields.count("lag")?.unwrap_or_default();
        let lag = u32::try_from(lag).map_err(|_| refusals::field_kind("lag", "count"))?;
        fields.end()?;
        let before = table.length();
        let action = table.parse_action(&action.to_string())?;
        table.act(seat, &action, at, lag)?;
        Ok(self.happened(Answer::ok(), before, Audience::Seat(seat)))
    }

    fn advance(&mut self, mut fields: Fields) -> Result<Answer, Refusal> {
        let table = &mut *self.open()?.table;
        let to = fields.count("to")?.ok_or_else(|| refusals::field_missing("to"))?;
        let audience = if fields.has("seat") { audience(&mut fields, table)? } else { Audience::Spectator };
        fields.end()?;
        let before = table.length();
        table.advance(Moment(to))?;
        Ok(self.happened(Answer::ok(), before, audience))
    }

    fn bot(&mut self, mut fields: Fields) -> Result<Answer, Refusal> {
        let open = self.open()?;
        let seat = seat(&mut fields, &*open.table)?;
        let level: Level = fields.level("level")?;
        let budget = budget(&mut fields)?;
        let at_once = fields.switch("play")?;
        fields.end()?;
        let plan = open.table.bot(seat, level, budget, &mut open.chance);
        let answer = Answer::ok().with("action", &plan.as_ref().map(|plan| &plan.action));
        let answer = answer.with("after", &plan.as_ref().map(|plan| plan.after));
        let Some(plan) = plan.filter(|_| at_once) else { return Ok(answer) };
        let before = open.table.length();
        open.table.act(seat, &plan.action, open.table.now() + plan.after, 0)?;
        Ok(self.happened(answer, before, Audience::Seat(seat)))
    }

    fn hint(&mut self, mut fields: Fields) -> Result<Answer, Refusal> {
        let open = self.open()?;
        let seat = seat(&mut fields, &*open.table)?;
        let budget = budget(&mut fields)?;
        fields.end()?;
        let hint = open.table.hint(seat, budget, &mut open.chance);
        let Some(open) = &self.game else { return Err(refusals::no_game_open()) };
        let reader = Reader { names: &open.names, seat: Some(seat), ..Reader::default() };
        let say = |sentence: &Sentence| self.speech.say(sentence, reader);
        Ok(Answer::ok()
            .with("action", &hint.as_ref().map(|hint| &hint.action))
            .with("what", &hint.as_ref().map(|hint| say(&hint.advice.what)))
            .with("why", &hint.as_ref().map(|hint| say(&hint.advice.why))))
    }

    /// Adds to an answer how things stand, and what that audience saw of the records from `before` on.
    fn happened(&self, answer: Answer, before: usize, audience: Audience) -> Answer {
        let Some(open) = &self.game else { return answer };
        let table = &open.table;
        let reader = Reader { names: &open.names, seat: audience.seat(), ..Reader::default() };
        let sighted = table.sight_records(before, audience);
        let sentences = sighted.iter().flat_map(|sighted| &sighted.sentences);
        let sentences: Vec<String> = sentences.map(|sentence| self.speech.say(sentence, reader)).collect();
        let sights: Vec<&Json> = sighted.iter().map(|sighted| &sighted.sight).collect();
        answer
            .with("now", &table.now())
            .with("awaited", &table.awaited())
            .with("deadline", &table.deadline())
            .with("over", &table.outcome().is_some())
            .with("sights", &sights)
            .with("sentences", &sentences)
    }
}

fn games() -> Answer {
    let list = catalog::GAMES.iter().map(|entry| {
        let about = entry.about();
        let refused = entry.counts(&Value::Null).map(|counts| counts.refused).unwrap_or_default();
        let except = refused.into_iter().map(|(count, _)| count).collect();
        let seats = Range { fewest: *about.seats.start(), most: *about.seats.end(), except };
        let &About { id, name, pace, rules, settings, .. } = about;
        Listed { id, name, seats, pace, rules, settings }
    });
    Answer::ok().with("games", &list.collect::<Vec<_>>())
}

fn entry(fields: &mut Fields) -> Result<&'static dyn GameEntry, Refusal> {
    let id = fields.text("game")?;
    catalog::find(&id).ok_or_else(|| refusals::unknown_game(&id))
}

fn seat(fields: &mut Fields, table: &dyn AnyTable) -> Result<Seat, Refusal> {
    known(fields.number("seat")?, table)
}

fn audience(fields: &mut Fields, table: &dyn AnyTable) -> Result<Audience, Refusal> {
    match fields.seat_or_null("seat")? {
        None => Ok(Audience::Spectator),
        Some(seat) => known(seat, table).map(Audience::Seat),
    }
}

fn known(seat: i64, table: &dyn AnyTable) -> Result<Seat, Refusal> {
    let known = u8::try_from(seat).ok().filter(|seat| *seat < table.seats());
    known.map(Seat).ok_or_else(|| refusals::no_such_seat(seat, table.seats()))
}

/// How much a bot may think.
fn budget(fields: &mut Fields) -> Result<Budget, Refusal> {
    let time = limited(fields, "ms", refusals::LONGEST_THOUGHT)?;
    let iterations = limited(fields, "iterations", refusals::MOST_ITERATIONS)?;
    let time = catalog::time_budget(Duration::from_millis(time.unwrap_or(THOUGHT).into()));
    Ok(iterations.map_or(time, Budget::Iterations))
}

fn limited(fields: &mut Fields, name: &'static str, most: u32) -> Result<Option<u32>, Refusal> {
    let check = |count| match u32::try_from(count) {
        Ok(count) if count <= most => Ok(count),
        _ => Err(refusals::thought_too_long(name, most)),
    };
    fields.count(name)?.map(check).transpose()
}

fn secret(number: Option<u64>) -> Result<table::Secret, Refusal> {
    // Without chance of its own no machine could do anything; if one has none, that is our mistake to tell.
    seed::secret(number).map_err(|_| refusals::mistake())
}

fn chance(number: Option<u64>) -> fastrand::Rng {
    number.map_or_else(fastrand::Rng::new, fastrand::Rng::with_seed)
}
