//! A table of one game, with its types: the one implementation of [`AnyTable`].

use bots::{Action, Bot, Budget, Entrant, Level, Memory};
use serde::Deserialize;
use serde_json::Value;
use table::log::{FORMAT, Header, Log, Record};
use table::{
    About, Act, Audience, Commitment, Dice, Game, Millis, Moment, Outcome, Refusal, Seat, Seats, Secret,
    Sitting, TimedSight,
};

use crate::json::{Json, json};
use crate::{AnyAction, AnyTable, Hint, Opening, Plan, SightRecord, Snapshot, options, refusals};

/// A sitting with what each seat remembers and what has happened.
pub(crate) struct LiveTable<B: Bot> {
    pub(crate) sitting: Sitting<B::Game>,
    memories: Vec<Memory<B>>,
    records: Vec<Record<Event<B>>>,
    /// How many of the records the memories know.
    remembered: usize,
    /// How many records came before these and were forgotten.
    trimmed: usize,
    /// How the log begins; nothing if the game was loaded from a position.
    origin: Option<Origin>,
}

/// The events of the game that a bot plays.
type Event<B> = <<B as Bot>::Game as Game>::Event;

#[derive(Clone, Debug)]
struct Origin {
    header: Header,
    secret: Secret,
}

impl<B: Bot> LiveTable<B> {
    /// Opens a table and starts the game.
    pub(crate) fn open(opening: &Opening) -> Result<LiveTable<B>, Refusal> {
        let options = options::read::<B::Game>(opening.options)?;
        let dice = Dice::new(opening.secret.mix(&opening.contributions));
        let mut records = Vec::new();
        let sitting = Sitting::open(&options, opening.seats, dice, &mut records)?;
        let header = Header {
            quintet: FORMAT,
            game: B::Game::ABOUT.id.to_owned(),
            rules: B::Game::ABOUT.rules,
            seats: opening.seats,
            options: serde_json::to_value(options).expect("options hold only what JSON can say"),
            names: opening.names.clone(),
            commitment: opening.secret.commitment(),
            contributions: opening.contributions.clone(),
        };
        let origin = Some(Origin { header, secret: opening.secret });
        let mut live = LiveTable { records, origin, ..LiveTable::begin(sitting) };
        live.remember();
        Ok(live)
    }

    /// A table from a position: nobody remembers anything, and there is no log.
    pub(crate) fn load(position: &Value, dice: Dice, at: Moment) -> Result<LiveTable<B>, Refusal> {
        let position = <B::Game as Game>::Position::deserialize(position)
            .map_err(|error| refusals::not_a_position(&error))?;
        let game = B::Game::restore(&position, &dice)?;
        Ok(LiveTable::begin(Sitting::resume(game, dice, at)))
    }

    /// Goes on where a log ends.
    pub(crate) fn resume(log: Log<Event<B>>, secret: Secret) -> Result<LiveTable<B>, table::log::BadLog> {
        let game = log.fold::<B::Game>()?;
        let dice = Dice::new(secret.mix(&log.header.contributions));
        let now = log.records.last().map_or(Moment::START, |record| record.at);
        let sitting = Sitting::resume(game, dice, now);
        let origin = Some(Origin { header: log.header, secret });
        let mut live = LiveTable { records: log.records, origin, ..LiveTable::begin(sitting) };
        live.remember();
        Ok(live)
    }

    fn begin(sitting: Sitting<B::Game>) -> LiveTable<B> {
        let memories = vec![Memory::<B>::default(); sitting.seats().into()];
        LiveTable { sitting, memories, records: Vec::new(), remembered: 0, trimmed: 0, origin: None }
    }

    /// A player acts; see [`AnyTable::act`].
    pub(crate) fn play(&mut self, act: &Act<Action<B>>) -> Result<(), Refusal> {
        let result = self.sitting.act(act, &mut self.records);
        self.remember();
        result
    }

    /// Lets time pass; see [`AnyTable::advance`].
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
        rng: &mut fastrand::Rng,
    ) -> Option<bots::Plan<Action<B>>> {
        self.plan_as(seat, Entrant::Level(level), budget, rng)
    }

    /// What that bot would do now in that seat.
    pub(crate) fn plan_as(
        &self,
        seat: Seat,
        entrant: Entrant,
        budget: Budget,
        rng: &mut fastrand::Rng,
    ) -> Option<bots::Plan<Action<B>>> {
        if self.sitting.outcome().is_some() {
            return None;
        }
        let memory = self.memories.get(seat.index())?;
        let view = self.sitting.view(Audience::Seat(seat));
        entrant.plan::<B>(&view, memory, self.sitting.now(), budget, rng)
    }

    /// What that seat remembers.
    pub(crate) fn memory(&self, seat: Seat) -> &Memory<B> {
        &self.memories[seat.index()]
    }

    /// What happened from that record on.
    pub(crate) fn events(&self, from: usize) -> impl Iterator<Item = &Event<B>> {
        self.records.iter().skip(from.saturating_sub(self.trimmed)).flat_map(|record| &record.events)
    }

    /// The log so far, with the secret once the game is over.
    pub(crate) fn to_log(&self) -> Option<Log<Event<B>>> {
        let (records, secret) = (self.records.clone(), self.secret());
        self.origin.as_ref().map(|origin| Log { header: origin.header.clone(), records, secret })
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
                if let Some(seen) = B::Game::sight(event, Audience::Seat(seat)) {
                    B::Game::remember(memory, seen.sight());
                }
            }
        }
        self.remembered = self.records.len();
    }
}

impl<B: Bot> AnyTable for LiveTable<B> {
    fn about(&self) -> &'static About {
        const { &<B::Game as Game>::ABOUT }
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

    fn snapshot(&self, audience: Audience) -> Snapshot {
        let view = self.sitting.view(audience);
        let mut menu = Vec::new();
        if audience.seat().is_some() && self.sitting.outcome().is_none() {
            B::Game::menu(&view, self.sitting.now(), &mut menu);
            menu.retain(B::Game::listed);
        }
        Snapshot { menu: json(&menu), view_aid: json(&B::Game::view_aid(&view)), view: json(&view) }
    }

    fn view_aid(&self, audience: Audience) -> Json {
        json(&B::Game::view_aid(&self.sitting.view(audience)))
    }

    fn parse_action(&self, json: &str) -> Result<AnyAction, Refusal> {
        let action: Action<B> =
            serde_json::from_str(json).map_err(|error| refusals::not_an_action(&error))?;
        Ok(AnyAction::new(action))
    }

    fn mentions(&self, action: &AnyAction) -> Option<(Seat, u32)> {
        B::Game::mentions(action.downcast()?)
    }

    fn act(&mut self, seat: Seat, action: &AnyAction, at: Moment, lag: Millis) -> Result<(), Refusal> {
        let action = action.downcast::<Action<B>>().ok_or_else(refusals::action_of_another_game)?;
        self.play(&Act { seat, action: action.clone(), at, lag })
    }

    fn advance(&mut self, to: Moment) -> Result<(), Refusal> {
        self.pass(to)
    }

    fn bot(&self, seat: Seat, level: Level, budget: Budget, rng: &mut fastrand::Rng) -> Option<Plan> {
        let plan = self.plan(seat, level, budget, rng)?;
        Some(Plan { action: AnyAction::new(plan.action), after: plan.after })
    }

    fn hint(&self, seat: Seat, budget: Budget, rng: &mut fastrand::Rng) -> Option<Hint> {
        let plan = self.plan(seat, Level::Hard, budget, rng)?;
        let view = self.sitting.view(Audience::Seat(seat));
        let advice = B::Game::advise(&view, self.memory(seat), &plan.action)?;
        Some(Hint { action: AnyAction::new(plan.action), advice })
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

    fn sight_records(&self, from: usize, audience: Audience) -> Vec<SightRecord> {
        let mut all = Vec::new();
        for record in self.records.iter().skip(from.saturating_sub(self.trimmed)) {
            for seen in record.events.iter().filter_map(|event| B::Game::sight(event, audience)) {
                let passing = matches!(seen, TimedSight::Passing(_));
                let mut sentences = Vec::new();
                B::Game::tell(seen.sight(), &mut sentences);
                all.push(SightRecord {
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

    fn count_sights(&self, from: usize, audience: Audience) -> usize {
        self.events(from).filter(|event| B::Game::sight(event, audience).is_some()).count()
    }

    fn log(&self) -> Result<String, Refusal> {
        let whole = (self.trimmed == 0).then(|| self.to_log()).flatten();
        whole.map(|log| log.write()).ok_or_else(refusals::no_log)
    }

    fn fork(&self) -> Box<dyn AnyTable> {
        let sitting = self.sitting.clone();
        Box::new(LiveTable { memories: self.memories.clone(), ..LiveTable::<B>::begin(sitting) })
    }
}
