//! Whole games as a server would record them: people and bots, lag, absences, stand-ins, restarts.

use bots::{Budget, Level};
use catalog::{AnyTable, GameEntry, Opening};
use serde_json::{Map, Value, json};
use table::{Choice, Commit, Contribution, ContributionHash, FailedStart, Pace, Player, Seat, Seats, Secret};

/// Longer than any game.
const MAX_STEPS: usize = 100_000;

/// A table to play at.
pub(crate) struct Setting<'a> {
    pub(crate) game: &'a dyn GameEntry,
    pub(crate) options: Value,
    pub(crate) seats: u8,
    pub(crate) seed: u64,
}

impl Setting<'_> {
    /// A table of that game with options and a number of players drawn by that seed.
    pub(crate) fn drawn(game: &dyn GameEntry, seed: u64) -> Setting<'_> {
        let mut rng = fastrand::Rng::with_seed(seed);
        loop {
            let mut options = Map::new();
            for setting in game.about().settings {
                if rng.u8(..3) == 0 {
                    options.insert(setting.name.to_owned(), value(setting.choice, &mut rng));
                }
            }
            let options = Value::Object(options);
            let counts = game.counts(&options).unwrap().accepted;
            if let Some(seats) = rng.choice(counts) {
                return Setting { game, options, seats, seed };
            }
        }
    }

    /// The log of a game played to its end.
    pub(crate) fn log(&self) -> String {
        let mut rng = fastrand::Rng::with_seed(self.seed);
        let secret = Secret::from_number(self.seed);
        let opening = self.opening(secret);
        let mut table = self.game.open(&opening).unwrap();
        for _ in 0..MAX_STEPS {
            if table.outcome().is_some() {
                return table.log().unwrap();
            }
            step(&mut *table, &opening.players, &mut rng);
            if rng.u8(..40) == 0 && table.outcome().is_none() {
                // The server is stopped and started again.
                table = self.game.resume(&table.log().unwrap(), secret).unwrap();
            }
        }
        panic!("{} does not end, seed {}", self.game.about().id, self.seed);
    }

    /// A person in the first seat, and people and bots around the table. The first start failed.
    fn opening(&self, secret: Secret) -> Opening<'_> {
        let mut rng = fastrand::Rng::with_seed(self.seed);
        let mut player = |seat: Seat| match seat.0 {
            0 => Player::Person,
            1 => Player::Bot(Level::Medium),
            _ if rng.bool() => Player::Person,
            _ => Player::Bot(Level::Easy),
        };
        let players: Vec<Player> = Seat::all(self.seats).map(&mut player).collect();
        let people = || Seat::all(self.seats).zip(&players).filter(|(_, player)| **player == Player::Person);
        let text = |seat: Seat| format!("{} {seat}", self.seed);
        let commit = |(seat, _)| Commit { seat, hash: ContributionHash::of(&text(seat)) };
        let commits: Vec<Commit> = people().map(commit).collect();
        let failed = FailedStart {
            commitment: Secret::from_number(!self.seed).commitment(),
            commits: vec![Commit { seat: Seat(0), hash: ContributionHash::of("kept back") }],
            missing: vec![Seat(0)],
        };
        Opening {
            table: Some("7TN832".to_owned()),
            names: Seat::all(self.seats).map(|seat| format!("Player {seat}")).collect(),
            contributions: people().map(|(seat, _)| Contribution { seat, text: text(seat) }).collect(),
            failed_starts: vec![failed],
            commits,
            players,
            ..Opening::new(&self.options, self.seats, secret)
        }
    }
}

/// A value of an option, not always the preset.
fn value(choice: Choice, rng: &mut fastrand::Rng) -> Value {
    match choice {
        Choice::Switch { .. } => json!(rng.bool()),
        Choice::Number { from, to, .. } => json!(rng.i32(from..=to)),
        Choice::Numbers { of, .. } => json!(rng.choice(of).unwrap()),
        Choice::Word { of, .. } => json!(rng.choice(of).unwrap()),
        Choice::Day {} => json!(20_261_100 + rng.i32(1..=30)),
    }
}

/// Somebody acts, or something comes due.
pub(crate) fn step(table: &mut dyn AnyTable, players: &[Player], rng: &mut fastrand::Rng) {
    let pace = table.about().pace;
    let asked = match pace {
        Pace::Turns => table.awaited(),
        Pace::RealTime => Seats::all(table.seats()),
    };
    let plan = |seat: Seat| {
        let level = match players[seat.index()] {
            Player::Bot(level) => level,
            Player::Person | Player::Program => Level::Medium,
        };
        let plan = table.bot(seat, level, Budget::Iterations(2), rng)?;
        // Some act before their time: at the same moment as others, into somebody's window.
        let after = match pace {
            Pace::Turns => plan.after + rng.u32(..3_000),
            Pace::RealTime if rng.u8(..3) == 0 => plan.after.min(rng.u32(..400)),
            Pace::RealTime => plan.after,
        };
        Some(((after, rng.u32(..)), seat, plan))
    };
    let next = asked.iter().filter_map(plan).min_by_key(|(order, ..)| *order);
    let due = table.deadline();
    let absent = due.is_some() && rng.u8(..12) == 0;
    match (next, due) {
        (Some(((after, _), seat, plan)), _) if !absent => {
            let at = table.now() + after;
            // Something may have come due first, so that it is refused.
            let _refused = match players[seat.index()] {
                Player::Person if rng.u8(..5) == 0 => table.stand_in(seat, Level::Easy, &plan.action, at),
                Player::Person => table.act(seat, &plan.action, at, rng.u32(..400)),
                Player::Bot(_) | Player::Program => table.act(seat, &plan.action, at, 0),
            };
        }
        (_, Some(due)) => table.advance(due.max(table.now())).unwrap(),
        _ => panic!("nobody can do anything"),
    }
}
