//! The arena: bots compared on duplicate deals, each of them in every seat.

use std::time::{Duration, Instant};

use bots::{Action, Bot, Budget, Entrant};
use serde_json::Value;
use table::{Act, Audience, Game, Moment, Outcome, Pace, Refusal, Seat, Seats, Secret};

use crate::external_bot::{Fault, SeatedBot, SpawnExternalBot};
use crate::live_table::LiveTable;
use crate::simulate::MAX_DECISIONS;
use crate::{AnyTable, Opening};

/// What all games of a contest have in common.
#[derive(Clone, Debug)]
pub struct Contest {
    /// The options that differ from the rulebook's, or `null`.
    pub options: Value,
    /// Who plays; as many as there are seats. On each deal they move round the table.
    pub entrants: Vec<Entrant>,
    /// How much each may think about an action.
    pub budget: Budget,
    /// The seed of the deals.
    pub seed: u64,
    /// How programs are started.
    pub spawn: SpawnExternalBot,
    /// How long a program may take for an answer.
    pub patience: Duration,
}

/// How one game of a contest went.
#[derive(Clone, Debug)]
pub struct Contested {
    /// How it ended for the entrants, in their order and not by seat; nothing if it was broken off.
    pub outcome: Option<Outcome>,
    /// How many rounds it had.
    pub rounds: u32,
    /// For each entrant how often it thought about an action, how long in all, and how long at most.
    pub thought: Vec<Thought>,
    /// For each entrant what went wrong with it; nothing ever does with our own.
    pub faults: Vec<Fault>,
}

/// The thinking time of a bot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Thought {
    /// The number of decisions.
    pub times: u64,
    /// In total.
    pub total: Duration,
    /// The longest.
    pub longest: Duration,
}

impl Thought {
    /// Adds one decision.
    fn add(&mut self, time: Duration) {
        self.merge(Thought { times: 1, total: time, longest: time });
    }

    /// Adds another tally.
    pub fn merge(&mut self, other: Thought) {
        self.times += other.times;
        self.total += other.total;
        self.longest = self.longest.max(other.longest);
    }
}

impl Contest {
    /// How many distinct rotations of the entrants there are: a deal has that many games.
    pub fn rotations(&self) -> usize {
        let all = &self.entrants;
        let same = |by: &usize| (0..all.len()).all(|at| all[at] == all[(at + by) % all.len()]);
        (1..all.len()).find(same).unwrap_or(all.len())
    }

    /// The number that the dice of a deal are made of.
    const fn number(&self, deal: u64) -> u64 {
        self.seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(deal)
    }
}

/// Plays one deal with the entrants moved on by so many seats. The dice are those of the deal, and each seat
/// has its own generator, whoever sits there.
pub(crate) fn contest<B: Bot>(contest: &Contest, deal: u64, rotation: usize) -> Result<Contested, Refusal> {
    let mut game = Running::<B>::open(contest, deal, rotation)?;
    game.play(MAX_DECISIONS)?;
    let seats = contest.entrants.len();
    let seat = |entrant: usize| (entrant + rotation) % seats;
    let outcome = game.live.outcome().map(|outcome| Outcome {
        verdict: outcome.verdict,
        places: (0..seats).map(|entrant| outcome.places[seat(entrant)]).collect(),
        scores: (0..seats).map(|entrant| outcome.scores[seat(entrant)]).collect(),
    });
    let thought = (0..seats).map(|entrant| game.players[seat(entrant)].thought).collect();
    let fault = |entrant| game.players[seat(entrant)].program.as_ref().map(|program| program.fault.clone());
    let faults = (0..seats).map(|entrant| fault(entrant).unwrap_or_default()).collect();
    let rounds = game.live.sitting.game().rounds();
    Ok(Contested { outcome, rounds, thought, faults })
}

/// A game that is being played by bots.
pub(crate) struct Running<B: Bot> {
    pub(crate) live: LiveTable<B>,
    players: Vec<Player<B>>,
    budget: Budget,
}

struct Player<B: Bot> {
    entrant: Entrant,
    program: Option<SeatedBot>,
    rng: fastrand::Rng,
    /// Its plan, if it has one.
    plan: Option<Meant<B>>,
    /// Whether it must think, because its seat has seen something new or has acted.
    thinks: bool,
    thought: Thought,
}

struct Meant<B: Bot> {
    at: Moment,
    /// Those who act at the same moment do so in a random order.
    order: u32,
    action: Action<B>,
}

impl<B: Bot> Running<B> {
    /// Deals. Each entrant sits so many seats further than its number.
    pub(crate) fn open(contest: &Contest, deal: u64, rotation: usize) -> Result<Running<B>, Refusal> {
        let (number, seats) = (contest.number(deal), contest.entrants.len());
        let secret = Secret::from_number(number);
        let live = LiveTable::<B>::open(&Opening::new(&contest.options, seats as u8, secret))?;
        let entrant = |seat: usize| (seat + seats - rotation % seats) % seats;
        let seed = |seat: usize| number ^ (seat as u64 + 1).wrapping_mul(0xD1B5_4A32_D192_ED03);
        let players = (0..seats).map(|seat| Player {
            entrant: contest.entrants[entrant(seat)],
            program: contest.entrants[entrant(seat)]
                .command()
                .map(|word| SeatedBot::spawn(contest.spawn, word, contest.patience)),
            rng: fastrand::Rng::with_seed(seed(seat)),
            plan: None,
            thinks: true,
            thought: Thought::default(),
        });
        Ok(Running { live, players: players.collect(), budget: contest.budget })
    }

    /// Plays to the end, or for so many actions and deadlines; says how many there were.
    pub(crate) fn play(&mut self, most: u64) -> Result<u64, Refusal> {
        let mut decisions = 0;
        while self.live.outcome().is_none() && decisions < most {
            let next = self.next();
            let due = self.live.deadline().filter(|due| next.is_none_or(|(at, ..)| *due <= at));
            let before = self.live.length();
            match (next, due) {
                (_, Some(due)) => self.live.pass(due.max(self.live.now()))?,
                (Some((at, _, seat)), None) => {
                    let player = &mut self.players[seat.index()];
                    player.thinks = true;
                    let Some(meant) = player.plan.take() else { continue };
                    let done = self.live.play(&Act { seat, action: meant.action, at, lag: 0 });
                    match (done, &mut player.program) {
                        (Err(refusal), Some(program)) => {
                            program.fails(format!("its action came too late for {}", refusal.rule()));
                        }
                        (done, _) => done?,
                    }
                }
                (None, None) => break,
            }
            self.tell(before);
            decisions += 1;
        }
        Ok(decisions)
    }

    /// Who acts next and when, if nothing comes due before.
    fn next(&mut self) -> Option<(Moment, u32, Seat)> {
        // In real time anybody may act at any moment, in turns only those whom the game waits for.
        let asked = match <B::Game as Game>::ABOUT.pace {
            Pace::Turns => self.live.awaited(),
            Pace::RealTime => Seats::all(self.live.seats()),
        };
        let now = self.live.now();
        let mut first: Option<(Moment, u32, Seat)> = None;
        for seat in asked.iter() {
            let player = &mut self.players[seat.index()];
            if std::mem::take(&mut player.thinks) {
                let start = Instant::now();
                let planned = player.program.as_mut().map(|program| program.plan(&self.live, seat));
                let plan = match planned {
                    Some(Ok(plan)) => plan,
                    Some(Err(())) | None => {
                        self.live.plan_as(seat, player.entrant, self.budget, &mut player.rng)
                    }
                };
                player.thought.add(start.elapsed());
                player.plan = plan.map(|plan| Meant {
                    at: now + plan.after,
                    order: player.rng.u32(..),
                    action: plan.action,
                });
            }
            if let Some(meant) = &player.plan {
                let turn = (meant.at.max(now), meant.order, seat);
                first = Some(first.map_or(turn, |first| first.min(turn)));
            }
        }
        first
    }

    /// Invalidates the plans of seats that have seen something since.
    fn tell(&mut self, since: usize) {
        for (seat, player) in (0..).map(Seat).zip(&mut self.players) {
            let mut events = self.live.events(since);
            if events.any(|event| B::Game::sight(event, Audience::Seat(seat)).is_some()) {
                player.thinks = true;
            }
        }
    }
}
