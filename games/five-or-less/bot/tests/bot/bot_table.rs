//! A table of bots.

use bots::{Budget, Entrant, Plan};
use fastrand::Rng;
use five_or_less::{Action, Event, FiveOrLess, Memory, Options};
use five_or_less_bot::FiveOrLessBot;
use table::log::Record;
use table::{Act, Audience, Dice, Game, Moment, Outcome, Seat, Sitting};

/// A table of bots.
pub(crate) struct BotTable {
    sitting: Sitting<FiveOrLess>,
    memories: Vec<Memory>,
    log: Vec<Record<FiveOrLess>>,
    entrants: Vec<Entrant>,
    rng: Rng,
}

impl BotTable {
    pub(crate) fn open(options: Options, entrants: &[Entrant], seed: u64) -> BotTable {
        let mut log = Vec::new();
        let sitting =
            Sitting::open(&options, entrants.len() as u8, Dice::from_number(seed), &mut log).unwrap();
        let memories = vec![Memory::default(); entrants.len()];
        let mut table =
            BotTable { sitting, memories, log, entrants: entrants.to_vec(), rng: Rng::with_seed(seed) };
        table.remember(0);
        table
    }

    fn remember(&mut self, from: usize) {
        for event in self.log[from..].iter().flat_map(|record| &record.events) {
            for (seat, memory) in (0..).map(Seat).zip(&mut self.memories) {
                if let Some(seen) = FiveOrLess::sight(event, Audience::Seat(seat)) {
                    FiveOrLess::remember(memory, seen.sight());
                }
            }
        }
    }

    fn plan(&mut self, seat: Seat) -> Option<Plan<Action>> {
        let view = self.sitting.view(Audience::Seat(seat));
        let (entrant, memory, now) =
            (self.entrants[seat.index()], &self.memories[seat.index()], self.sitting.now());
        entrant.plan::<FiveOrLessBot>(&view, memory, now, Budget::Iterations(1), &mut self.rng)
    }

    /// Carries out the earliest plan, or the deadline that comes before it.
    fn step(&mut self) {
        let from = self.log.len();
        let seats = Seat::all(self.entrants.len() as u8);
        let plans: Vec<(Moment, Seat, Action)> = seats
            .filter_map(|seat| {
                self.plan(seat).map(|plan| (self.sitting.now() + plan.after, seat, plan.action))
            })
            .collect();
        let next = plans.into_iter().min_by_key(|(at, ..)| *at);
        let due = self.sitting.game().deadline().filter(|due| next.is_none_or(|(at, ..)| *due <= at));
        match (due, next) {
            (Some(due), _) => self.sitting.advance(due.max(self.sitting.now()), &mut self.log).unwrap(),
            (None, Some((at, seat, action))) => {
                self.sitting.act(&Act { seat, action, at, lag: 0 }, &mut self.log).unwrap();
            }
            (None, None) => panic!("nobody does anything"),
        }
        self.remember(from);
    }

    /// Plays the game to its end.
    pub(crate) fn play(mut self) -> (Outcome, Vec<Event>) {
        for _ in 0..50_000 {
            if let Some(outcome) = self.sitting.outcome() {
                return (outcome, self.log.into_iter().flat_map(|record| record.events).collect());
            }
            self.step();
        }
        panic!("the game does not end");
    }
}
