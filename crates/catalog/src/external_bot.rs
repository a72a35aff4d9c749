//! External bots: programs that play in the arena, a line of JSON in, a line out.

use std::time::Duration;

use bots::{Action, Bot, Plan};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use speech::{Language, Reader, Speech};
use table::reading::{self, Thing};
use table::{Audience, Game, Millis, Moment, Pace, Seat, Sentence};

use crate::live_table::LiveTable;
use crate::{AnyTable, Json};

/// A program that plays one game: a line in, a line out.
pub trait ExternalBot: Send {
    /// Its answer to a question, for which it has so long, or in a sentence why there is none. After that it is not
    /// asked again.
    fn ask(&mut self, question: &str, patience: Duration) -> Result<String, String>;
}

/// Starts a program for one game by its command line, or says why that cannot be.
pub type SpawnExternalBot = fn(&str) -> Result<Box<dyn ExternalBot>, String>;

/// The faults of a program in one game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fault {
    /// How often it failed, and a random action stood in.
    pub times: u64,
    /// The first time, in a sentence.
    pub first: Option<String>,
}

/// An external bot at a seat.
pub(crate) struct SeatedBot {
    /// Gone once it has failed to answer.
    program: Option<Box<dyn ExternalBot>>,
    patience: Duration,
    /// How many records it was told of.
    told: usize,
    pub(crate) fault: Fault,
}

/// The request.
#[derive(Serialize)]
struct Question<'a> {
    op: &'static str,
    game: &'static str,
    seats: u8,
    seat: Seat,
    now: Moment,
    view: &'a Json,
    menu: &'a Json,
    /// What the seat has seen since it was last asked.
    sights: Vec<Json>,
}

/// The answer.
#[derive(Deserialize)]
struct Answer {
    action: Value,
    #[serde(default)]
    after: Millis,
}

impl SeatedBot {
    /// Starts the program.
    pub(crate) fn spawn(spawn: SpawnExternalBot, command: &str, patience: Duration) -> SeatedBot {
        let mut seated = SeatedBot { program: None, patience, told: 0, fault: Fault::default() };
        match spawn(command) {
            Ok(program) => seated.program = Some(program),
            Err(why) => seated.fault.first = Some(why),
        }
        seated
    }

    /// Notes that it did not play.
    pub(crate) fn fails(&mut self, why: String) {
        self.fault.times += 1;
        self.fault.first.get_or_insert(why);
    }

    /// What it means to do now: nothing where there is nothing to do. If it fails, that is noted, and the error says
    /// that somebody must play for it.
    pub(crate) fn plan<B: Bot>(
        &mut self,
        live: &LiveTable<B>,
        seat: Seat,
    ) -> Result<Option<Plan<Action<B>>>, ()> {
        let menu = live.menu(seat);
        if menu.get() == "[]" || live.outcome().is_some() {
            return Ok(None);
        }
        let Some(program) = &mut self.program else {
            self.fault.times += 1;
            return Err(());
        };
        let sighted = live.sight_records(self.told, Audience::Seat(seat));
        self.told = live.length();
        let question = Question {
            op: "play",
            game: <B::Game as Game>::ABOUT.id,
            seats: live.seats(),
            seat,
            now: live.now(),
            view: &live.view(Audience::Seat(seat)),
            menu: &menu,
            sights: sighted.into_iter().map(|sighted| sighted.sight).collect(),
        };
        let question = serde_json::to_string(&question).map_err(|_| ())?;
        let judged = match program.ask(&question, self.patience) {
            Ok(told) => judge(live, seat, &told),
            Err(why) => {
                self.program = None;
                Err(why)
            }
        };
        judged.map_err(|why| self.fails(why))
    }
}

/// The plan that an answer stands for, or what is wrong with it.
fn judge<B: Bot>(live: &LiveTable<B>, seat: Seat, told: &str) -> Result<Option<Plan<Action<B>>>, String> {
    let short = |text: &str| text.trim().chars().take(120).collect::<String>();
    let speech = Speech::new(Language::English, Some(live.about()));
    let say = |why: &Sentence| speech.say(why, Reader::default());
    let answer: Answer = reading::from_text(told, Thing::Answer).map_err(|why| {
        format!("its answer is not of the form {{\"action\":…}} ({}): {}", say(&why), short(told))
    })?;
    if answer.action.is_null() {
        let waits = <B::Game as Game>::ABOUT.pace == Pace::Turns && live.awaited().contains(seat);
        return if waits { Err("it does nothing where the game waits for it".to_owned()) } else { Ok(None) };
    }
    let action: Action<B> = reading::from_value(&answer.action, Thing::Action)
        .map_err(|why| format!("its action is none of the game ({}): {}", say(&why), short(told)))?;
    match B::Game::permits(&live.sitting.view(Audience::Seat(seat)), &action, live.now()) {
        Ok(()) => Ok(Some(Plan { action, after: answer.after })),
        Err(refusal) => Err(format!("its action is refused by {}: {}", refusal.rule(), short(told))),
    }
}
