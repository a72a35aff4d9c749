//! A table of one game, with its types: the one implementation of [`Table`].

use bots::{Bot, Budget, Entrant, Level};
use serde::Deserialize;
use serde_json::Value;
use table::log::{FORMAT, Header, Log, Record};
use table::{
    About, Act, Audience, Commitment, Dice, Game, Millis, Moment, Outcome, Refusal, Seat, Seats, Secret,
    Seen, Sitting,
};

use crate::json::{Json, json};
use crate::{Hint, Opening, Plan, Sighted, Table, limits, options};

/// A sitting with what each seat remembers and what has happened.
#[derive(Clone, Debug)]
pub(crate) struct Live<G: Game> {
    pub(crate) sitting: Sitting<G>,
    memories: Vec<G::Memory>,
    records: Vec<Record<G::Event>>,
    /// How many of the records the memories know.
    remembered: usize,
    /// How many records came before these and were forgotten.
    trimmed: usize,
    /// How the log begins; nothing if the game was loaded from a position.
    origin: Option<Origin>,
}

#[derive(Clone, Debug)]
struct Origin {
    header: Header,
    secret: Secret,
}

impl<G: Bot> Live<G> {
    /// Opens a table and starts the game.
    pub(crate) fn open(opening: &Opening) -> Result<Live<G>, Refusal> {
        let options = options::read::<G>(opening.options)?;
        let dice = Dice::new(opening.secret.mix(&opening.contributions));
        let mut records = Vec::new();
        let sitting = Sitting::open(&options, opening.seats, dice, &mut records)?;
        let header = Header {
            quintet: FORMAT,
            game: G::ABOUT.id.to_owned(),
            rules: G::ABOUT.rules,
            seats: opening.seats,
            options: serde_json::to_value(options).expect("options hold only what JSON can say"),
            names: opening.names.clone(),
            commitment: opening.secret.commitment(),
            contributions: opening.contributions.clone(),
        };
        let origin = Some(Origin { header, secret: opening.secret });
        let mut live = Live { records, origin, ..Live::begin(sitting) };
        live.remember();
        Ok(live)
    }

    /// A table from a position: nobody remembers anything, and there is no log.
    pub(crate) fn load(position: &Value, dice: Dice, at: Moment) -> Result<Live<G>, Refusal> {
        let position = G::Position::deserialize(position).map_err(|error| limits::not_a_position(&error))?;
        let game = G::restore(&position, &dice)?;
        Ok(Live::begin(Sitting::resume(game, dice, at)))
    }

    /// Goes on where a log ends.
    pub(crate) fn resume(log: Log<G::Event>, secret: Secret) -> Result<Live<G>, table::log::BadLog> {
        let game = log.fold::<G>()?;
        let dice = Dice::new(secret.mix(&log.header.contributions));
        let now = log.records.last().map_or(Moment::START, |record| record.at);
        let sitting = Sitting::resume(game, dice, now);
        let origin = Some(Origin { header: log.header, secret });
        let mut live = Live { records: log.records, origin, ..Live::begin(sitting) };
        live.remember();
        Ok(live)
    }

    fn begin(sitting: Sitting<G>) -> Live<G> {
        let memories = vec![G::Memory::default(); sitting.seats().into()];
        Live { sitting, memories, records: Vec::new(), remembered: 0, trimmed: 0, origin: None }
    }

    /// A player acts; see [`Table::act`].
    pub(crate) fn play(&mut self, act: &Act<G::Action>) -> Result<(), Refusal> {
        let result = self.sitting.act(act, &mut self.records);
        self.remember();
        result
    }

    /// Lets time pass; see [`Table::advance`].
    pub(crate) fn pass(&mut self, to: Moment) -> Result<(), Refusal> {
        let result = self.sitting.advance(to, &mut self.records);
        self.remember();
        result
    }

    /// What a bot in that seat would do now.
    pub(crate) fn plan(
        &self,
        seat: Seat,
        level: Level,
        budget: Budget,
        chance: &mut fastrand::Rng,
    ) -> Option<bots::Plan<G::Action>> {
        self.plan_as(seat, Entrant::Level(level), budget, chance)
    }

    /// What that bot would do now in that seat.
    pub(crate) fn plan_as(
        &self,
        seat: Seat,
        entrant: Entrant,
        budget: Budget,
        chance: &mut fastrand::Rng,
    ) -> Option<bots::Plan<G::Action>> {
        if self.sitting.outcome().is_some() {
            return None;
        }
        let memory = self.memories.get(seat.index())?;
        let view = self.sitting.view(Audience::Seat(seat));
        entrant.plan::<G>(&view, memory, self.sitting.now(), budget, chance)
    }

    /// What that seat remembers.
    pub(crate) fn memory(&self, seat: Seat) -> &G::Memory {
        &self.memories[seat.index()]
    }

    /// What happened from that record on.
    pub(crate) fn events(&self, from: usize) -> impl Iterator<Item = &G::Event> {
        self.records.iter().skip(from.saturating_sub(self.trimmed)).flat_map(|record| &record.events)
    }

    /// The log so far, with the secret once the game is over.
    pub(crate) fn into_log(self) -> Option<Log<G::Event>> {
        let secret = self.secret();
        self.origin.map(|origin| Log { header: origin.header, records: self.records, secret })
    }

    /// The secret, but only once it can do no harm.
    fn secret(&self) -> Option<Secret> {
        let over = self.sitting.outcome().is_some();
        self.origin.as_ref().filter(|_| over).map(|origin| origin.secret)
    }

    /// Lets every seat remember what it has seen since it was last asked to.
    fn remember(&mut self) {
        for event in self.records[self.remembered..].iter().flat_map(|record| &record.events) {
            for (seat, memory) in Seat::all(self.sitting.seats()).zip(&mut self.memories) {
                if let Some(seen) = G::sight(event, Audience::Seat(seat)) {
                    G::remember(memory, seen.sight());
                }
            }
        }
        self.remembered = self.records.len();
    }
}

impl<G: Bot> Table for Live<G> {
    fn about(&self) -> &'static About {
        const { &G::ABOUT }
    }

    fn seats(&self) -> u8 {
        self.sitting.seats()
    }

    fn now(&self) -> Moment {
        self.sitting.now()
    }

    fn awaited(&self) -> Seats {
        self.sitting.game().awaited()
    }

    fn deadline(&self) -> Option<Moment> {
        self.sitting.game().deadline()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.sitting.outcome()
    }

    fn commitment(&self) -> Option<Commitment> {
        self.origin.as_ref().map(|origin| origin.header.commitment)
    }

    fn position(&self) -> Json {
        json(&self.sitting.game().position())
    }

    fn view(&self, audience: Audience) -> Json {
        json(&self.sitting.view(audience))
    }

    fn menu(&self, seat: Seat) -> Json {
        json(&self.sitting.menu(seat))
    }

    fn offers(&self, seat: Seat) -> Json {
        json(&self.sitting.menu(seat).into_iter().filter(G::listed).collect::<Vec<_>>())
    }

    fn aid(&self, audience: Audience) -> Json {
        json(&G::aid(&self.sitting.view(audience)))
    }

    fn mentions(&self, action: &Value) -> Option<(Seat, u32)> {
        G::mentions(&G::Action::deserialize(action).ok()?)
    }

    fn act(&mut self, seat: Seat, action: &Value, at: Moment, lag: Millis) -> Result<(), Refusal> {
        let action = G::Action::deserialize(action).map_err(|error| limits::not_an_action(&error))?;
        self.play(&Act { seat, action, at, lag })
    }

    fn advance(&mut self, to: Moment) -> Result<(), Refusal> {
        self.pass(to)
    }

    fn bot(&self, seat: Seat, level: Level, budget: Budget, chance: &mut fastrand::Rng) -> Option<Plan> {
        let plan = self.plan(seat, level, budget, chance)?;
        Some(Plan { action: json(&plan.action), after: plan.after })
    }

    fn hint(&self, seat: Seat, budget: Budget, chance: &mut fastrand::Rng) -> Option<Hint> {
        let plan = self.plan(seat, Level::Hard, budget, chance)?;
        let view = self.sitting.view(Audience::Seat(seat));
        let advice = G::advise(&view, self.memory(seat), &plan.action)?;
        Some(Hint { action: json(&plan.action), advice })
    }

    fn length(&self) -> usize {
        self.trimmed + self.records.len()
    }

    fn trim(&mut self, keep: usize) {
        let surplus = self.records.len().saturating_sub(keep);
        self.records.drain(..surplus);
        self.trimmed += surplus;
        self.remembered -= surplus;
        // Who trims wants the memory back: lists grow by doubling, and most records hold a fact or two.
        self.records.shrink_to(keep + keep / 2);
        self.records.iter_mut().for_each(|record| record.events.shrink_to_fit());
    }

    fn header(&self) -> Option<&Header> {
        self.origin.as_ref().map(|origin| &origin.header)
    }

    fn record(&self, number: usize) -> Option<Json> {
        self.records.get(number.checked_sub(self.trimmed)?).map(json)
    }

    fn sighted(&self, from: usize, audience: Audience) -> Vec<Sighted> {
        let mut all = Vec::new();
        for record in self.records.iter().skip(from.saturating_sub(self.trimmed)) {
            for seen in record.events.iter().filter_map(|event| G::sight(event, audience)) {
                let passing = matches!(seen, Seen::Passing(_));
                let mut sentences = Vec::new();
                G::tell(seen.sight(), &mut sentences);
                all.push(Sighted {
                    at: record.at,
                    by: record.by,
                    passing,
                    sight: json(seen.sight()),
                    sentences,
                });
            }
        }
        all
    }

    fn log(&self) -> Result<String, Refusal> {
        let whole = (self.trimmed == 0).then(|| self.clone().into_log()).flatten();
        whole.map(|log| log.write()).ok_or_else(limits::no_log)
    }

    fn branch(&self) -> Box<dyn Table> {
        let sitting = self.sitting.clone();
        Box::new(Live { memories: self.memories.clone(), ..Live::begin(sitting) })
    }
}
