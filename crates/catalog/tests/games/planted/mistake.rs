//! A position in which a move is clearly bad, and what a review says of that move.

use bots::{Action, Bot, Budget, Mark, Memory, View};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::log::{By, Log};
use table::{Audience, Dice, Game, Moment, Seat};

/// One line of a file: whoever can write a position can add one.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Planted {
    /// What is wrong with the move, in a few words.
    pub(super) kind: String,
    /// Whose move it is.
    pub(super) seat: Seat,
    #[serde(default)]
    pub(super) at: Moment,
    /// As `load` of the engine takes it.
    pub(super) position: Value,
    /// What the seat has seen before, if that matters.
    #[serde(default, skip_serializing_if = "Value::is_null")]
    pub(super) memory: Value,
    pub(super) action: Value,
    /// Whether the mistake is that the action was not taken.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(super) missed: bool,
    /// The keys of the sentences that name what is wrong.
    pub(super) named: Vec<String>,
}

/// What a review says.
#[derive(Debug)]
pub(super) struct Judged {
    pub(super) mark: Mark,
    pub(super) named: bool,
    /// The same for people.
    pub(super) said: String,
}

/// How many of the best actions are told.
const MOVES: usize = 4;

/// An action with its value, for whoever looks into a position.
fn told(action: &impl Serialize, value: f64) -> String {
    format!("{} {value:.3}", serde_json::to_string(action).unwrap_or_default())
}

impl Judged {
    /// Whether the mistake was found and named.
    pub(super) fn found(&self) -> bool {
        self.mark >= Mark::Mistake && self.named
    }
}

impl Planted {
    fn wrong(&self, what: &str, error: &dyn std::fmt::Display) -> ! {
        panic!("{what} of {self:?}: {error}")
    }

    pub(super) fn judge<B: Bot>(&self, iterations: u32) -> Judged {
        let position = serde_json::from_value(self.position.clone());
        let position = position.unwrap_or_else(|error| self.wrong("the position", &error));
        let game = B::Game::restore(&position, &Dice::from_number(1));
        let game = game.unwrap_or_else(|refusal| self.wrong("the position", &refusal.why().key));
        let memory: Memory<B> = match &self.memory {
            Value::Null => Memory::<B>::default(),
            memory => serde_json::from_value(memory.clone())
                .unwrap_or_else(|error| self.wrong("the memory", &error)),
        };
        let action: Action<B> = serde_json::from_value(self.action.clone())
            .unwrap_or_else(|error| self.wrong("the action", &error));
        let view = game.view(Audience::Seat(self.seat));
        if let Err(refusal) = B::Game::permits(&view, &action, self.at) {
            self.wrong("the action", &refusal.why().key)
        }
        let scale = B::SCALE.unwrap();
        if self.missed {
            let open = B::opportunity(&view, &memory).filter(|open| open.action == action);
            let mark = open.as_ref().map_or(Mark::Fine, |open| scale.mark(open.value, 0.0));
            return self.judged::<B>(&view, &memory, mark, None, &action, String::new());
        }
        let mut rng = fastrand::Rng::with_seed(1);
        let budget = Budget::Iterations(iterations);
        let Some(assessment) = B::assess(&view, &memory, self.at, &action, budget, &mut rng) else {
            let cost = B::slip(&view, &memory, &action).unwrap_or(0.0);
            let mark = scale.mark(cost, 0.0);
            return self.judged::<B>(&view, &memory, mark, Some(&action), &action, format!("{cost:.3}"));
        };
        let (best, played) = (assessment.best().unwrap(), assessment.of(&action).unwrap());
        let mark = assessment.mark(&scale, &action);
        let moves: Vec<String> =
            assessment.moves.iter().take(MOVES).map(|one| told(&one.action, one.value)).collect();
        let how = format!("{:.3} ± {:.3} [{}]", played.cost, played.error, moves.join(", "));
        self.judged::<B>(&view, &memory, mark, Some(&action), &best.action, how)
    }

    fn judged<B: Bot>(
        &self,
        view: &View<B>,
        memory: &Memory<B>,
        mark: Mark,
        played: Option<&Action<B>>,
        better: &Action<B>,
        how: String,
    ) -> Judged {
        let advice = B::Game::advise(view, memory, better).map(|advice| advice.why);
        let fault = played.and_then(|played| B::Game::fault(view, memory, played, better));
        // What cannot be said is not held against anybody.
        let mark = if advice.is_some() { mark } else { Mark::Fine };
        let keys: Vec<String> =
            fault.into_iter().chain(advice).map(|sentence| sentence.key.to_string()).collect();
        let named = keys.iter().any(|key| self.named.contains(key));
        Judged { mark, named, said: format!("{}: {mark:?} {how} {keys:?} {}", self.kind, self.action) }
    }
}

/// What is wrong with a move, and the keys that name it.
pub(super) type Bad = Option<(&'static str, &'static [&'static str])>;

/// Says what is wrong with an action on the menu of whoever sees and remembers this.
pub(super) type Judge<B> = fn(&View<B>, &Memory<B>, &Action<B>, &[Action<B>]) -> Bad;

/// Searches the log of a game for positions with a move that is clearly bad: at most one for each record.
pub(super) fn search<B: Bot>(log: &str, missed: Bad, bad: Judge<B>, mut found: impl FnMut(Planted)) {
    let log = Log::<B::Game>::read(log).unwrap();
    let mut game = log.start().unwrap();
    let seats = usize::from(game.seats());
    let mut memories = vec![Memory::<B>::default(); seats];
    for (nth, record) in log.records.iter().enumerate() {
        let planted = |seat: Seat, kind: &str, named: &[&str], action: &Action<B>| Planted {
            kind: kind.to_owned(),
            seat,
            at: record.at,
            position: serde_json::to_value(game.position()).unwrap(),
            memory: match &memories[seat.index()] {
                memory if *memory == Memory::<B>::default() => Value::Null,
                memory => serde_json::to_value(memory).unwrap(),
            },
            action: serde_json::to_value(action).unwrap(),
            missed: false,
            named: named.iter().map(|key| (*key).to_owned()).collect(),
        };
        if let By::Seat { seat, .. } = record.by {
            let (view, memory) = (game.view(Audience::Seat(seat)), &memories[seat.index()]);
            let mut menu = Vec::new();
            B::Game::menu(&view, record.at, &mut menu);
            // Another of them each time.
            let from = nth % menu.len().max(1);
            let mut turned = menu[from..].iter().chain(&menu[..from]);
            let first = turned.find_map(|action| Some((action, bad(&view, memory, action, &menu)?)));
            if let Some((action, (kind, named))) = first {
                found(planted(seat, kind, named, action));
            }
        }
        if let Some((kind, named)) = missed {
            for seat in Seat::all(seats as u8) {
                let view = game.view(Audience::Seat(seat));
                let open = B::opportunity(&view, &memories[seat.index()]);
                if let Some(open) = open.filter(|open| open.since < record.at) {
                    found(Planted { missed: true, ..planted(seat, kind, named, &open.action) });
                }
            }
        }
        for event in &record.events {
            game.apply(event);
            for (seat, memory) in Seat::all(seats as u8).zip(&mut memories) {
                if let Some(seen) = B::Game::sight(event, Audience::Seat(seat)) {
                    B::Game::remember(memory, seen.sight());
                }
            }
        }
    }
}
