//! The bots: the better ones win, and the same seed gives the same action.

#![allow(clippy::unwrap_used, reason = "a test that panics fails, as it should")]

use bots::{Bot, Budget, Level, Plan};
use fastrand::Rng;
use five_crowns::together::Phase;
use five_crowns::{Action, FiveCrowns, Memory, Options, View};
use five_crowns_bot::FiveCrownsBot;
use table::log::Record;
use table::{Act, Audience, Dice, Game, Moment, Outcome, Seat, Sitting};

/// Little, so that the tests are fast.
const BUDGET: Budget = Budget::Iterations(50);

/// A table of bots.
struct Bots {
    sitting: Sitting<FiveCrowns>,
    levels: Vec<Level>,
    memories: Vec<Memory>,
    log: Vec<Record<FiveCrowns>>,
    rng: Rng,
}

impl Bots {
    /// A table of the last rounds, from that deal on.
    fn open(first_deal: i32, levels: &[Level], seed: u64) -> Bots {
        Bots::open_with(&Options { first_deal, ..Options::default() }, levels, seed)
    }

    fn open_with(options: &Options, levels: &[Level], seed: u64) -> Bots {
        let mut log = Vec::new();
        let sitting = Sitting::open(options, levels.len() as u8, Dice::from_number(seed), &mut log).unwrap();
        let memories = vec![Memory::default(); levels.len()];
        let mut bots = Bots { sitting, levels: levels.to_vec(), memories, log, rng: Rng::with_seed(seed) };
        bots.remember(0);
        bots
    }

    fn remember(&mut self, from: usize) {
        for event in self.log[from..].iter().flat_map(|record| &record.events) {
            for (seat, memory) in (0..).map(Seat).zip(&mut self.memories) {
                if let Some(seen) = FiveCrowns::sight(event, Audience::Seat(seat)) {
                    FiveCrowns::remember(memory, seen.sight());
                }
            }
        }
    }

    fn to_play(&self) -> Option<Seat> {
        self.sitting.game().awaited().iter().next()
    }

    fn plan(&self, seat: Seat, level: Level, rng: &mut Rng) -> Plan<Action> {
        let view = self.sitting.view(Audience::Seat(seat));
        let memory = &self.memories[seat.index()];
        FiveCrownsBot::plan(level, &view, memory, Moment::START, BUDGET, rng).unwrap()
    }

    /// The seat to play makes its move.
    fn step(&mut self, seat: Seat) {
        let mut rng = self.rng.fork();
        let action = self.plan(seat, self.levels[seat.index()], &mut rng).action;
        let from = self.log.len();
        self.sitting.act(&Act { seat, action, at: Moment::START, lag: 0 }, &mut self.log).unwrap();
        self.remember(from);
    }

    fn finish(mut self) -> Outcome {
        while let Some(seat) = self.to_play() {
            self.step(seat);
        }
        self.sitting.outcome().unwrap()
    }
}

/// By how many points the level leads the other over ten deals of the last six rounds, each from both seats.
fn lead(level: Level, other: Level) -> i32 {
    let lead = |seed| {
        let first = Bots::open(8, &[level, other], seed).finish().scores;
        let second = Bots::open(8, &[other, level], seed).finish().scores;
        first[1] - first[0] + second[0] - second[1]
    };
    (0..10).map(lead).sum()
}

/// Hard is a few points a game ahead of medium, which only hundreds of games show: that is for the arena.
#[test]
fn the_better_bots_win() {
    use Level::{Easy, Hard, Medium, Random};
    for (level, other, min_lead) in [(Easy, Random, 2_000), (Medium, Easy, 300), (Hard, Easy, 300)] {
        let lead = lead(level, other);
        println!("{level:?} leads {other:?} by {lead} points");
        assert!(lead > min_lead, "{level:?} leads {other:?} by {lead} points");
    }
}

#[test]
fn the_solo_bot_closes_hands() {
    let closed =
        |level| -> i32 { (0..20).map(|seed| Bots::open(3, &[level], seed).finish().scores[0]).sum() };
    let all = Level::ALL.map(closed);
    println!("hands closed: {all:?}");
    assert!(all.is_sorted_by(|one, other| one < other), "{all:?}");
}

#[test]
fn the_same_seed_gives_the_same_action() {
    for level in Level::ALL {
        let mut bots = Bots::open(9, &[level, Level::Medium, Level::Easy], 5);
        for _ in 0..40 {
            let seat = bots.to_play().unwrap();
            let [one, other] = [7, 7].map(|seed| bots.plan(seat, level, &mut Rng::with_seed(seed)));
            assert_eq!(one, other, "{level:?}");
            bots.step(seat);
        }
    }
}

/// A player without a level, of a pair who play on one deal.
type Baseline = fn(&View, &Memory, Moment, &mut Rng) -> Option<Plan<Action>>;

/// Of how many chances to go out a player lets pass how many, over some last rounds against the easy bot.
fn overlooked_outs(player: Baseline) -> (u32, u32) {
    let (mut chances, mut passed) = (0, 0);
    for seed in 0..20 {
        let mut bots = Bots::open(10, &[Level::Easy, Level::Easy], seed);
        while let Some(seat) = bots.to_play() {
            let view = bots.sitting.view(Audience::Seat(seat));
            let mut menu = Vec::new();
            FiveCrowns::menu(&view, Moment::START, &mut menu);
            if menu.iter().any(|action| matches!(action, Action::GoOut { .. })) {
                let mut rng = bots.rng.fork();
                let plan = player(&view, &bots.memories[seat.index()], Moment::START, &mut rng).unwrap();
                chances += 1;
                passed += u32::from(!matches!(plan.action, Action::GoOut { .. }));
            }
            bots.step(seat);
        }
    }
    (chances, passed)
}

#[test]
fn a_casual_player_overlooks_one_chance_in_five() {
    assert_eq!(overlooked_outs(FiveCrownsBot::greedy).1, 0);
    let (chances, passed) = overlooked_outs(FiveCrownsBot::casual);
    println!("{passed} of {chances}");
    assert!(
        chances > 100 && (0.1..0.3).contains(&(f64::from(passed) / f64::from(chances))),
        "{passed} of {chances}"
    );
}

/// With the option the stock may be empty when a bot is to draw, and drawing may end the round.
#[test]
fn every_level_plays_on_with_an_empty_stock() {
    let mut drawn_from_nothing = 0;
    for (seed, level) in (0..).zip(Level::ALL.into_iter().cycle().take(40)) {
        let options = Options { first_deal: 13, fresh_discard_on_reshuffle: true };
        let mut bots = Bots::open_with(&options, &[level; 8], seed);
        while let Some(seat) = bots.to_play() {
            let View::Together(view) = bots.sitting.view(Audience::Seat(seat)) else { panic!("a table") };
            let empty = view.stock == 0 && view.phase == Phase::Draw;
            bots.step(seat);
            let drew =
                bots.log.last().is_some_and(|record| matches!(record.action, Some(Action::Draw { .. })));
            drawn_from_nothing += u32::from(empty && drew);
        }
    }
    println!("{drawn_from_nothing} draws from an empty stock");
    assert!(drawn_from_nothing > 0);
}
