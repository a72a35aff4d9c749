//! A table of one game, with its types: the one implementation of [`AnyTable`].

use bots::{Action, Bot, Budget, Entrant, Memory};
use serde_json::Value;
use table::log::{By, From, Header, Log, Record};
use table::reading::{self, Thing};
use table::{
    About, Act, Audience, Commitment, Dice, Game, Level, Millis, Moment, Outcome, Refusal, Seat, Seats,
    Secret, Sitting, TimedSight,
};

use crate::json::{Json, json, tree};
use crate::update::{Seen, UpdateJson};
use crate::{
    AnyAction, AnyTable, Hint, Opening, Plan, SightRecord, Snapshot, Update, json_writer, options, refusals,
};

/// A sitting with what each seat remembers and what has happened.
pub(crate) struct LiveTable<B: Bot> {
    pub(crate) sitting: Sitting<B::Game>,
    memories: Vec<Memory<B>>,
    records: Vec<Record<B::Game>>,
    /// How many of the records the memories know.
    remembered: usize,
    /// How many records were forgotten.
    trimmed: usize,
    /// How many records make it worth while to look for some to forget.
    trim_at: usize,
    /// Since when the game has waited for what each seat is to do now.
    turns: Vec<Option<Moment>>,
    /// How the log begins; nothing if this is only a copy to think on.
    origin: Option<Origin>,
    /// Whether the log so far was made by older rules, and must say so before it goes on.
    outdated: bool,
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
        #[cfg(not(target_family = "wasm"))]
        if let Some(from) = opening.from {
            return LiveTable::play_on(opening, from);
        }
        let options = options::read::<B::Game>(opening.options)?;
        let dice = Dice::new(opening.secret.mix(&opening.contributions));
        let mut records = Vec::new();
        let sitting = Sitting::open_with_first(&options, opening.seats, opening.first, dice, &mut records)?;
        let header = Header { options: tree(&options), ..header::<B>(opening) };
        let origin = Some(Origin { header, secret: opening.secret });
        let mut live = LiveTable { records, origin, ..LiveTable::begin(sitting) };
        live.remember();
        Ok(live)
    }

    /// Goes on from a moment of another game. What nobody knew is dealt anew by this table's own dice, or all chance is
    /// that of the other game; everybody remembers what their seat had seen by then.
    fn play_on(opening: &Opening, from: &From) -> Result<LiveTable<B>, Refusal> {
        let position =
            reading::from_value(&from.position, Thing::Position).map_err(refusals::not_a_position)?;
        let mut header = Header { from: Some(from.clone()), first: None, ..header::<B>(opening) };
        let mut log = Log { header: header.clone(), records: Vec::new(), reveal: None };
        let dice = log.dice(opening.secret);
        let mut game = B::Game::restore(&position, &dice)?;
        if game.seats() != opening.seats {
            return Err(table::table_rules::no_way_on());
        }
        if from.branch.is_some_and(|branch| branch.anew) {
            game.deal_anew(&log.memories(), &dice);
            if let Some(from) = &mut header.from {
                from.position = tree(&game.position());
            }
        }
        header.options = tree(&game.options());
        log.header = header;
        LiveTable::resume(log, opening.secret).map_err(table::log::BadLog::refusal)
    }

    /// A table from a position: nobody remembers anything. What the position leaves open is filled in by chance.
    pub(crate) fn load(position: &Value, secret: Secret, at: Moment) -> Result<LiveTable<B>, Refusal> {
        let position = reading::from_value(position, Thing::Position).map_err(refusals::not_a_position)?;
        let dice = Dice::new(secret.mix(&[]));
        let game = B::Game::restore(&position, &dice)?;
        let position = tree(&game.position());
        let header = Header {
            from: Some(From { position, at, branch: None, memories: Vec::new(), seed: None }),
            ..header::<B>(&Opening::new(&Value::Null, game.seats(), secret))
        };
        let origin = Some(Origin { header, secret });
        Ok(LiveTable { origin, ..LiveTable::begin(Sitting::resume(game, dice, at)) })
    }

    /// Goes on where a log ends.
    pub(crate) fn resume(log: Log<B::Game>, secret: Secret) -> Result<LiveTable<B>, table::log::BadLog> {
        let (mut game, dice) = (log.start()?, log.dice(secret));
        let begin = log.header.from.as_ref().map_or(Moment::START, |from| from.at);
        // Whom the game waits for where it is taken up has all the time of a turn.
        let awaited = game.awaited();
        let turn = |seat| (log.header.from.is_some() && awaited.contains(seat)).then_some(begin);
        let mut turns: Vec<Option<Moment>> = Seat::all(game.seats()).map(turn).collect();
        for record in &log.records {
            record.events.iter().for_each(|event| game.apply(event));
            note_turns(&mut turns, &game, record);
        }
        let now = log.records.last().map_or(begin, |record| record.at);
        let sitting = Sitting::resume(game, dice, now);
        let memories = log.memories();
        let outdated = log.rules() < B::Game::ABOUT.rules;
        let origin = Some(Origin { header: log.header, secret });
        let mut live =
            LiveTable { records: log.records, origin, outdated, memories, ..LiveTable::begin(sitting) };
        live.remember();
        live.turns = turns;
        Ok(live)
    }

    fn begin(sitting: Sitting<B::Game>) -> LiveTable<B> {
        let memories = vec![Memory::<B>::default(); sitting.seats().into()];
        let turns = vec![None; sitting.seats().into()];
        LiveTable {
            sitting,
            memories,
            records: Vec::new(),
            remembered: 0,
            trimmed: 0,
            trim_at: 0,
            turns,
            origin: None,
            outdated: false,
        }
    }

    /// A player acts; see [`AnyTable::act`].
    pub(crate) fn play(&mut self, act: &Act<Action<B>>) -> Result<(), Refusal> {
        let before = self.records.len();
        let result = self.sitting.act(act, &mut self.records);
        self.note_rules(before);
        self.remember();
        result
    }

    /// Lets time pass; see [`AnyTable::advance`].
    pub(crate) fn pass(&mut self, to: Moment) -> Result<(), Refusal> {
        let before = self.records.len();
        let result = self.sitting.advance(to, &mut self.records);
        self.note_rules(before);
        self.remember();
        result
    }

    /// Says in the log, before the first record made by newer rules than the ones before, that these are in force.
    fn note_rules(&mut self, before: usize) {
        if self.outdated && self.records.len() > before {
            let (at, by) = (self.records[before].at, By::Rules(B::Game::ABOUT.rules));
            self.records.insert(before, Record { at, by, action: None, lag: 0, events: Vec::new() });
            self.outdated = false;
        }
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

    /// What that audience sees of the records from that number on, each with its record.
    fn seen(
        &self,
        from: usize,
        audience: Audience,
    ) -> impl Iterator<Item = (&Record<B::Game>, TimedSight<<B::Game as Game>::Sight>)> {
        let records = self.records.iter().skip(from.saturating_sub(self.trimmed));
        records.flat_map(move |record| {
            record.events.iter().filter_map(move |event| Some((record, B::Game::sight(event, audience)?)))
        })
    }

    /// What a page of that audience is offered.
    fn listed_menu(&self, view: &<B::Game as Game>::View, audience: Audience) -> Vec<Action<B>> {
        let mut menu = Vec::new();
        if audience.seat().is_some() && self.sitting.outcome().is_none() {
            B::Game::menu(view, self.sitting.now(), &mut menu);
            menu.retain(B::Game::listed);
        }
        menu
    }

    /// The log so far, with the secret once the game is over, and not before: then it can do no harm.
    pub(crate) fn to_log(&self) -> Option<Log<B::Game>> {
        let Origin { header, secret } = self.origin.clone()?;
        let mut log = Log { header, records: self.records.clone(), reveal: None };
        if self.sitting.outcome().is_some() {
            log.seal(secret);
        }
        Some(log)
    }

    /// Lets every seat remember what it has seen since it was last asked to, and notes whose turn has begun.
    fn remember(&mut self) {
        for record in &self.records[self.remembered..] {
            note_turns(&mut self.turns, self.sitting.game(), record);
        }
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

/// What that audience sees of one record.
fn sight_records<B: Bot>(record: &Record<B::Game>, audience: Audience) -> Vec<SightRecord> {
    let seen = record.events.iter().filter_map(|event| B::Game::sight(event, audience));
    seen.map(|seen| {
        let mut sentences = Vec::new();
        B::Game::tell(seen.sight(), &mut sentences);
        let passing = matches!(seen, TimedSight::Passing(_));
        SightRecord { at: record.at, by: record.by, passing, sight: json(seen.sight()), sentences }
    })
    .collect()
}

/// Notes since when the game, as it stands after this record, has waited for each seat.
fn note_turns<G: Game>(turns: &mut [Option<Moment>], game: &G, record: &Record<G>) {
    let seen = record.events.iter().filter_map(|event| G::sight(event, Audience::Spectator));
    let steps: Seats = seen.flat_map(|seen| G::turn_steps(seen.sight()).iter()).collect();
    let awaited = game.awaited();
    for (seat, since) in Seat::all(turns.len() as u8).zip(turns) {
        let before = since.filter(|_| !steps.contains(seat));
        *since = awaited.contains(seat).then(|| before.unwrap_or(record.at));
    }
}

/// The header of a log, apart from the game's options.
fn header<B: Bot>(opening: &Opening) -> Header {
    Header {
        quintet: Header::written_format(opening.from),
        game: B::Game::ABOUT.id.to_owned(),
        rules: B::Game::ABOUT.rules,
        table: opening.table.clone(),
        seats: opening.seats,
        options: Value::Null,
        names: opening.names.clone(),
        players: opening.players.clone(),
        first: opening.first,
        from: None,
        commitment: opening.secret.commitment(),
        contributions: opening.contributions.clone(),
        commits: opening.commits.clone(),
        failed_starts: opening.failed_starts.clone(),
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

    #[cfg(not(target_family = "wasm"))]
    fn turn_started(&self, seat: Seat) -> Option<Moment> {
        self.turns.get(seat.index()).copied().flatten()
    }

    fn deadline(&self) -> Option<Moment> {
        self.sitting.game().deadline()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.sitting.outcome()
    }

    #[cfg(not(target_family = "wasm"))]
    fn next_first(&self) -> Option<Seat> {
        self.sitting.game().next_first()
    }

    #[cfg(not(target_family = "wasm"))]
    fn commitment(&self) -> Option<Commitment> {
        self.origin.as_ref().map(|origin| origin.header.commitment)
    }

    #[cfg(not(target_family = "wasm"))]
    fn position(&self) -> Json {
        json(&self.sitting.game().position())
    }

    #[cfg(not(target_family = "wasm"))]
    fn view(&self, audience: Audience) -> Json {
        json(&self.sitting.view(audience))
    }

    #[cfg(not(target_family = "wasm"))]
    fn menu(&self, seat: Seat) -> Json {
        json(&self.sitting.menu(seat))
    }

    #[cfg(not(target_family = "wasm"))]
    fn snapshot(&self, audience: Audience) -> Snapshot {
        let view = self.sitting.view(audience);
        let menu = self.listed_menu(&view, audience);
        Snapshot { menu: json(&menu), view_aid: json(&B::Game::view_aid(&view)), view: json(&view) }
    }

    fn write_update(&self, update: &Update, out: &mut Vec<u8>) {
        let Update { audience, first_record, number, now } = *update;
        let view = self.sitting.view(audience);
        let sights = self.seen(first_record, audience).map(|(record, seen)| {
            let passing = matches!(seen, TimedSight::Passing(_)).then_some(true);
            let (sight, mut sentences) = (seen.into_sight(), Vec::new());
            B::Game::tell(&sight, &mut sentences);
            Seen { at: record.at, sight, sentences, passing }
        });
        let update = UpdateJson::<B::Game> {
            number,
            sights: sights.collect(),
            gapless: true,
            menu: &self.listed_menu(&view, audience),
            aid: B::Game::view_aid(&view),
            view: &view,
            awaited: self.awaited(),
            now,
            outcome: self.outcome(),
        };
        json_writer::write(&update, out).expect("the types of a game hold only what JSON can say");
    }

    #[cfg(not(target_family = "wasm"))]
    fn view_aid(&self, audience: Audience) -> Json {
        json(&B::Game::view_aid(&self.sitting.view(audience)))
    }

    fn parse_action(&self, json: &str) -> Result<AnyAction, Refusal> {
        let action: Action<B> = reading::from_text(json, Thing::Action).map_err(refusals::not_an_action)?;
        Ok(AnyAction::new(action))
    }

    #[cfg(not(target_family = "wasm"))]
    fn mentions(&self, action: &AnyAction) -> Option<(Seat, u32)> {
        B::Game::mentions(action.downcast()?)
    }

    fn act(&mut self, seat: Seat, action: &AnyAction, at: Moment, lag: Millis) -> Result<(), Refusal> {
        let action = action.downcast::<Action<B>>().ok_or_else(refusals::action_of_another_game)?;
        self.play(&Act { seat, action: action.clone(), at, lag })
    }

    fn stand_in(&mut self, seat: Seat, level: Level, action: &AnyAction, at: Moment) -> Result<(), Refusal> {
        let action = action.downcast::<Action<B>>().ok_or_else(refusals::action_of_another_game)?;
        let before = self.records.len();
        let result = self.play(&Act { seat, action: action.clone(), at, lag: 0 });
        for record in &mut self.records[before..] {
            if let By::Seat { bot, .. } = &mut record.by {
                *bot = Some(level);
            }
        }
        result
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

    #[cfg(not(target_family = "wasm"))]
    fn trim(&mut self, sights: usize) {
        if self.records.len() < self.trim_at {
            return;
        }
        let mut wanted = vec![false; self.records.len()];
        for audience in Audience::live(self.sitting.seats()) {
            let mut missing = sights;
            for (wanted, record) in wanted.iter_mut().zip(&self.records).rev() {
                let seen =
                    record.events.iter().filter(|event| B::Game::sight(event, audience).is_some()).count();
                *wanted |= seen > 0 && missing > 0;
                missing = missing.saturating_sub(seen);
                if missing == 0 {
                    break;
                }
            }
        }
        let before = self.records.len();
        let mut wanted = wanted.into_iter();
        self.records.retain(|_| wanted.next().unwrap_or(true));
        self.trimmed += before - self.records.len();
        self.remembered = self.records.len();
        // Looking through them costs as much as a few actions, so it is done every now and then.
        self.trim_at = self.records.len() + sights;
        // Who trims wants the memory back: lists grow by doubling, and most records hold a fact or two.
        self.records.shrink_to_fit();
        self.records.iter_mut().for_each(|record| record.events.shrink_to_fit());
    }

    fn header(&self) -> Option<&Header> {
        self.origin.as_ref().map(|origin| &origin.header)
    }

    fn record(&self, number: usize) -> Option<Json> {
        self.records.get(number.checked_sub(self.trimmed)?).map(json)
    }

    #[cfg(not(target_family = "wasm"))]
    fn sight_records(&self, from: usize, audience: Audience) -> Vec<SightRecord> {
        let records = self.records.iter().skip(from.saturating_sub(self.trimmed));
        records.flat_map(|record| sight_records::<B>(record, audience)).collect()
    }

    #[cfg(not(target_family = "wasm"))]
    fn last_sights(&self, audience: Audience, most: usize) -> Vec<SightRecord> {
        let latest_first = self
            .records
            .iter()
            .rev()
            .flat_map(|record| sight_records::<B>(record, audience).into_iter().rev());
        let mut last: Vec<SightRecord> = latest_first.take(most).collect();
        last.reverse();
        last
    }

    fn count_sights(&self, from: usize, audience: Audience) -> usize {
        self.events(from).filter(|event| B::Game::sight(event, audience).is_some()).count()
    }

    fn log(&self) -> Result<String, Refusal> {
        let whole = (self.trimmed == 0).then(|| self.to_log()).flatten();
        whole.map(|log| log.write()).ok_or_else(refusals::no_log)
    }

    #[cfg(not(target_family = "wasm"))]
    fn fork(&self) -> Box<dyn AnyTable> {
        let sitting = self.sitting.clone();
        Box::new(LiveTable { memories: self.memories.clone(), ..LiveTable::<B>::begin(sitting) })
    }
}
