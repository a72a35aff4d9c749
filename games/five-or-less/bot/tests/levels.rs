//! The bots: they play whole games, react as people do, and the better ones win.

#![allow(clippy::unwrap_used, reason = "what a test cannot go on without fails it")]

use bots::{Bot, Budget, Level, Plan};
use fastrand::Rng;
use five_or_less::{Action, Event, FiveOrLess, Memory, Options, Phase, Position, View};
use five_or_less_bot::FiveOrLessBot;
use table::log::Record;
use table::{Act, Audience, Dice, Game, Moment, Outcome, Seat, Sitting};

/// A table of bots.
struct Bots {
    sitting: Sitting<FiveOrLess>,
    memories: Vec<Memory>,
    log: Vec<Record<Event>>,
    levels: Vec<Level>,
    rng: Rng,
}

impl Bots {
    fn open(options: Options, levels: &[Level], seed: u64) -> Bots {
        let mut log = Vec::new();
        let sitting = Sitting::open(&options, levels.len() as u8, Dice::from_number(seed), &mut log).unwrap();
        let memories = vec![Memory::default(); levels.len()];
        let mut bots = Bots { sitting, memories, log, levels: levels.to_vec(), rng: Rng::with_seed(seed) };
        bots.remember(0);
        bots
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
        let (level, memory, now) =
            (self.levels[seat.index()], &self.memories[seat.index()], self.sitting.now());
        FiveOrLessBot::plan(level, &view, memory, now, Budget::Iterations(1), &mut self.rng)
    }

    /// The earliest of what the bots mean to do, or what comes due before.
    fn step(&mut self) {
        let from = self.log.len();
        let seats = Seat::all(self.levels.len() as u8);
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

    fn play(mut self) -> (Outcome, Vec<Event>) {
        for _ in 0..50_000 {
            if let Some(outcome) = self.sitting.outcome() {
                return (outcome, self.log.into_iter().flat_map(|record| record.events).collect());
            }
            self.step();
        }
        panic!("the game does not end");
    }
}

/// How many games of so many the first level wins against the second; they change seats.
fn wins(one: Level, other: Level, games: u64) -> usize {
    let options = Options { target: 50, ..Options::default() };
    let won = |seed: &u64| {
        let mine = seed % 2;
        let levels = if mine == 0 { [one, other] } else { [other, one] };
        let (outcome, _) = Bots::open(options, &levels, *seed).play();
        outcome.places[mine as usize] == 1
    };
    (0..games).filter(won).count()
}

#[test]
fn bots_play_whole_games() {
    let mut throws = 0;
    for seats in 2..=6 {
        let levels: Vec<Level> = (0..seats).map(|seat| Level::ALL[1 + seat % 3]).collect();
        let (outcome, events) = Bots::open(Options::default(), &levels, seats as u64).play();
        assert_eq!(outcome.places.len(), seats);
        throws += events.iter().filter(|event| matches!(event, Event::Won { .. })).count();
    }
    assert!(throws > 20, "{throws} quick discards");
}

#[test]
fn the_better_bot_wins() {
    let report = [
        wins(Level::Easy, Level::Random, 60),
        wins(Level::Medium, Level::Easy, 60),
        wins(Level::Hard, Level::Medium, 100),
    ];
    println!("{report:?}");
    assert!(report[0] > 50 && report[1] > 35 && report[2] > 55, "{report:?}");
}

/// A view in which seat 0 has seen a five lie in its first place, and a five was discarded at ten seconds.
fn five_on_five() -> (View, Memory) {
    let position: Position = serde_json::from_str(
        r#"{"pyramids": [[5, 2, 3], [1, 4, 6]], "discards": [5], "discarded_at": 10000, "to_play": 1}"#,
    )
    .unwrap();
    let game = FiveOrLess::restore(&position, &Dice::from_number(1)).unwrap();
    let seen = five_or_less::Sight::Wrong { seat: Seat(0), slot: 0, card: "5".parse().unwrap() };
    let mut memory = Memory::default();
    FiveOrLess::remember(&mut memory, &seen);
    (game.view(Audience::Seat(Seat(0))), memory)
}

#[test]
fn bots_react_as_people_do() {
    let (mut view, memory) = five_on_five();
    let mut rng = Rng::with_seed(1);
    for (level, range) in
        [(Level::Hard, 700..1_400), (Level::Medium, 1_000..2_200), (Level::Easy, 1_500..3_000)]
    {
        let mut all = Vec::new();
        for number in 1..200 {
            view.top = view.top.map(|top| five_or_less::Discard { number, ..top });
            let mut plan = |now: u64| {
                FiveOrLessBot::plan(level, &view, &memory, Moment(now), Budget::Iterations(1), &mut rng)
                    .unwrap()
            };
            let (at_once, later) = (plan(10_000), plan(10_300));
            assert_eq!(at_once.action, Action::Claim { discard: number, slot: 0 });
            assert!(range.contains(&at_once.after), "{level:?}: {}", at_once.after);
            assert_eq!(later.after, at_once.after - 300, "asked again, it is no slower");
            all.push(at_once.after);
        }
        let spread = all.iter().max().unwrap() - all.iter().min().unwrap();
        assert!(spread > (range.end - range.start) / 2, "{level:?}: {spread}");
    }
}

#[test]
fn bots_know_nothing_that_they_have_not_seen() {
    let (view, _) = five_on_five();
    let mut rng = Rng::with_seed(1);
    for level in [Level::Easy, Level::Medium, Level::Hard] {
        let plan = FiveOrLessBot::plan(
            level,
            &view,
            &Memory::default(),
            Moment(10_000),
            Budget::Iterations(1),
            &mut rng,
        );
        assert_eq!(plan, None, "{level:?}");
    }
    assert_eq!(view.phase, Phase::Play);
}

/// What the strong bot in seat 0 does in this position, when it has seen all cards that lie there.
fn hard_does(position: &str) -> Action {
    let position: Position = serde_json::from_str(position).unwrap();
    let game = FiveOrLess::restore(&position, &Dice::from_number(1)).unwrap();
    let mut memory = Memory::default();
    for (seat, row) in (0..).map(Seat).zip(&position.pyramids) {
        for (slot, card) in (0..).zip(row) {
            let Some(card) = *card else { continue };
            FiveOrLess::remember(&mut memory, &five_or_less::Sight::Wrong { seat, slot, card });
        }
    }
    let view = game.view(Audience::Seat(Seat(0)));
    let budget = Budget::Iterations(300);
    let plan =
        FiveOrLessBot::plan(Level::Hard, &view, &memory, Moment(60_000), budget, &mut Rng::with_seed(1));
    plan.unwrap().action
}

#[test]
fn the_call_is_weighed() {
    let at_end = |mine: &str, theirs: &str, called: &str| {
        hard_does(&format!(
            r#"{{"pyramids": [{mine}, {theirs}, [9, 11, 13]], "discards": [7], "stage": "end", "turn": 9{called}}}"#
        ))
    };
    assert_eq!(at_end("[1, 2]", "[7, 8, 7]", ""), Action::Call { turn: 9 }, "three, and nobody is near");
    assert_eq!(at_end("[6, 2]", "[7, 8, 7]", ""), Action::EndTurn { turn: 9 }, "eight are too many");
    let called = r#", "called": [1], "first_caller": 1"#;
    assert_eq!(at_end("[4, 1]", "[1, 0]", called), Action::EndTurn { turn: 9 }, "one has called already");
    assert_eq!(at_end("[0, 1]", "[1, 2]", called), Action::Call { turn: 9 }, "one beats three");
}

#[test]
fn powers_hit_where_they_hurt() {
    let fourteen = r#"{"pyramids": [[13, 1, 2], [7, 8, 7], [0, 1]], "discards": [14], "stage": "target",
        "power": 14, "turn": 9}"#;
    let given = Action::Target { turn: 9, seat: Seat(2), slot: None, mine: Some(0) };
    assert_eq!(hard_does(fourteen), given, "the thirteen goes to who is about to call");
    let ten = fourteen.replace("14", "10");
    let swapped = Action::Target { turn: 9, seat: Seat(2), slot: Some(0), mine: Some(0) };
    assert_eq!(hard_does(&ten), swapped, "the thirteen for the zero");
}
