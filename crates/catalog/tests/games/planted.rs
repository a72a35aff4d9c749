//! Planted mistakes: in positions of real games, moves that are clearly bad by the rules of that game are marked, with a
//! reason that names them; and what hard bots do themselves is not.
//!
//! `QUINTET_PLANTED=n` tries n of each kind in place of a few.

use std::collections::BTreeMap;

use bots::{Action, Bot, Budget, Mark, Memory, View};
use catalog::{ReviewOptions, Simulation};
use double_series_bot::DoubleSeriesBot;
use find_five_bot::FindFiveBot;
use five_crowns_bot::FiveCrownsBot;
use five_or_less_bot::FiveOrLessBot;
use one_more_bot::OneMoreBot;
use serde_json::{Value, json};
use table::log::{By, Log};
use table::{Audience, Game, Level, Seat};

/// How many positions of each kind are tried.
fn wanted() -> usize {
    std::env::var("QUINTET_PLANTED").ok().and_then(|text| text.parse().ok()).unwrap_or(40)
}

/// The log of a game of hard bots, who think but little.
fn played(id: &str, seats: usize, options: Value, number: u64) -> String {
    let levels = vec![Level::Hard; seats];
    let simulation = Simulation { options, levels, iterations: 60, seed: 17, logs: true };
    catalog::find(id).unwrap().simulate(&simulation, number).unwrap().log.unwrap()
}

/// What came of the moves of one kind.
#[derive(Debug, Default)]
struct Tally {
    tried: usize,
    marked: usize,
    named: usize,
    missed: Vec<String>,
}

/// Goes through games, and where the menu has a move that is clearly bad, says what a review would. `bad` gives the kind
/// of a bad move, and the reasons that name it.
fn plant<B: Bot>(
    seats: usize,
    options: &Value,
    bad: impl Fn(
        &View<B>,
        &Memory<B>,
        &Action<B>,
        &[Action<B>],
    ) -> Option<(&'static str, &'static [&'static str])>,
) -> BTreeMap<&'static str, Tally> {
    let mut tallies: BTreeMap<&'static str, Tally> = BTreeMap::new();
    let budget = Budget::Iterations(ReviewOptions::ITERATIONS);
    for number in 0..60 {
        let text = played(B::Game::ABOUT.id, seats, options.clone(), number);
        let log = Log::<B::Game>::read(&text).unwrap();
        let mut game = log.start().unwrap();
        let mut memories = vec![Memory::<B>::default(); seats];
        for (nth, record) in log.records.iter().enumerate() {
            if let By::Seat { seat, .. } = record.by {
                let (view, memory) = (game.view(Audience::Seat(seat)), &memories[seat.index()]);
                let mut menu = Vec::new();
                B::Game::menu(&view, record.at, &mut menu);
                // One a position, and another each time.
                let from = nth % menu.len().max(1);
                let mut turned = menu[from..].iter().chain(&menu[..from]);
                let found = turned.find_map(|action| Some((action, bad(&view, memory, action, &menu)?)));
                if let Some((action, (kind, reasons))) = found {
                    let tally = tallies.entry(kind).or_default();
                    if tally.tried < wanted() {
                        let mut rng = fastrand::Rng::with_seed(nth as u64);
                        judge::<B>(&view, memory, action, reasons, tally, || {
                            B::assess(&view, memory, record.at, action, budget, &mut rng)
                        });
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
        if !tallies.is_empty() && tallies.values().all(|tally| tally.tried >= wanted()) && number > 8 {
            break;
        }
    }
    tallies
}

fn judge<B: Bot>(
    view: &View<B>,
    memory: &Memory<B>,
    action: &Action<B>,
    reasons: &[&str],
    tally: &mut Tally,
    assess: impl FnOnce() -> Option<bots::Assessment<Action<B>>>,
) {
    tally.tried += 1;
    let assessment = assess().unwrap_or_else(|| panic!("{action:?} is not assessed"));
    let (best, played) = (assessment.best().unwrap(), assessment.of(action).unwrap());
    let mark = B::SCALE.unwrap().mark(played.cost, played.error);
    let said = B::Game::fault(view, memory, action, &best.action)
        .or_else(|| B::Game::advise(view, memory, &best.action).map(|advice| advice.why));
    let key = said.map(|said| said.key.to_string()).unwrap_or_default();
    tally.marked += usize::from(mark >= Mark::Mistake);
    tally.named += usize::from(mark >= Mark::Mistake && reasons.contains(&&*key));
    if mark < Mark::Mistake || !reasons.contains(&&*key) {
        let (cost, error) = (played.cost, played.error);
        tally.missed.push(format!("{action:?}, {mark:?} {cost:.3} ± {error:.3}, {:?}: {key}", best.action));
    }
}

/// Nine of ten are marked, and named; and there are enough of them.
fn assert_found(game: &str, tallies: &BTreeMap<&'static str, Tally>) {
    let all = |of: fn(&Tally) -> usize| tallies.values().map(of).sum::<usize>();
    for (kind, tally) in tallies {
        println!("{game}, {kind}: {} of {} marked, {} named", tally.marked, tally.tried, tally.named);
        tally.missed.iter().take(12).for_each(|missed| println!("  {missed}"));
    }
    let (tried, named) = (all(|tally| tally.tried), all(|tally| tally.named));
    println!("{game}: {named} of {tried}");
    assert!(tried >= 40, "{game}: {tried}");
    assert!(named * 10 >= tried * 9, "{game}: {named} of {tried}");
}

#[test]
fn five_crowns() {
    use five_crowns::together::Phase;
    use five_crowns::{Action, View, solver};
    let tallies = plant::<FiveCrownsBot>(4, &Value::Null, |view, _, action, _| {
        let View::Together(view) = view else { return None };
        let (hand, wild) = (view.hand()?, view.wild);
        let can_go_out = || !solver::outs(hand, wild).is_empty();
        match (action, view.phase, view.out) {
            (Action::Discard { .. }, Phase::Discard, None) if can_go_out() => {
                Some(("stays in", &["fault-not-out"]))
            }
            (Action::Discard { card, .. }, Phase::Discard, None) if card.is_wild(wild) => {
                Some(("throws a wild", &["fault-threw-wild"]))
            }
            (Action::Discard { card, .. }, Phase::Discard, Some(_)) => {
                let left = solver::min_points(&hand.without(*card), wild);
                let best = solver::best_discard(hand, wild)?.best.points;
                (left >= best + 4).then_some(("keeps too much", &["fault-last-turn"]))
            }
            (Action::Draw { .. }, Phase::Draw, None) => {
                let top = view.top()?;
                let mut more = hand.clone();
                more.add(top);
                if !solver::outs(&more, wild).is_empty() {
                    return Some(("leaves the way out", &["fault-left-out"]));
                }
                top.is_wild(wild).then_some(("leaves a wild", &["fault-left-wild"]))
            }
            _ => None,
        }
    });
    assert_found("five-crowns", &tallies);
}

#[test]
fn one_more() {
    use one_more::{Action, Effect};
    let tallies = plant::<OneMoreBot>(4, &Value::Null, |view, _, action, menu| {
        let (me, hand) = (view.me?, view.hand?);
        let loses = |action: &Action| match action {
            Action::Play { card, .. } => {
                let rest = hand.without(*card);
                card.effect() == Some(Effect::Again) && !rest.is_empty() && rest.answering(*card).is_empty()
            }
            _ => false,
        };
        match action {
            // Another card that is played again may be followed by the one that loses.
            Action::Play { card, .. }
                if menu.iter().any(loses) && !loses(action) && card.effect() != Some(Effect::Again) =>
            {
                Some(("does not lose the round", &["fault-not-lost", "fault-left-round", "fault-not-again"]))
            }
            Action::Draw { seat, .. } if *seat != me && hand.is_empty() => {
                Some(("leaves the round", &["fault-left-round"]))
            }
            _ => None,
        }
    });
    assert_found("one-more", &tallies);
}

#[test]
fn double_series() {
    use double_series::{Action, DoubleSeries};
    let why = |view: &double_series::View, action: &Action| {
        DoubleSeries::advise(view, &double_series::Memory::default(), action)
            .map_or_else(String::new, |advice| advice.why.key.to_string())
    };
    let tallies = plant::<DoubleSeriesBot>(2, &Value::Null, |view, _, action, menu| {
        let Action::Place { card, .. } = action else { return None };
        let reason = why(view, action);
        let idle = matches!(&*reason, "why-nothing" | "why-begins");
        if !idle || !card.is_two_eyed() || !view.is_my_turn() || view.choice.is_some() {
            return None;
        }
        let can = |keys: &[&str]| menu.iter().any(|other| keys.contains(&&*why(view, other)));
        if can(&["why-wins", "why-series"]) {
            return Some((
                "spends a wild jack and completes no series",
                &["fault-wasted-jack", "fault-no-series", "fault-left-four"],
            ));
        }
        if can(&["why-stops-series"]) {
            return Some((
                "spends a wild jack and leaves an open four",
                &["fault-wasted-jack", "fault-left-four", "fault-no-series"],
            ));
        }
        Some((
            "spends a wild jack on nothing",
            &["fault-wasted-jack", "fault-left-three", "fault-built-less"],
        ))
    });
    assert_found("double-series", &tallies);
}

#[test]
fn five_or_less() {
    use five_or_less::{Action, Phase};
    let tallies = plant::<FiveOrLessBot>(3, &Value::Null, |view, memory, action, _| {
        let me = view.me.filter(|_| view.my_turn() && view.phase == Phase::Play)?;
        let known: Vec<Option<i8>> =
            view.mine().iter().map(|slot| memory.card(me, slot).map(five_or_less::Card::value)).collect();
        let sum: i32 = known.iter().flatten().map(|value| i32::from(*value)).sum();
        let highest = known.iter().flatten().max().copied();
        match action {
            Action::Call { .. } if sum >= 12 => {
                Some(("calls with twelve known points", &["fault-call-much"]))
            }
            Action::Swap { slot, .. } => {
                let old = memory.card(me, *slot)?.value();
                (view.drawn?.value() >= old + 6).then_some(("puts a higher card", &["fault-put-higher"]))
            }
            Action::Discard { .. } if view.drawn?.value() <= 1 && highest? >= 9 => {
                Some(("throws a low card", &["fault-threw-lower", "fault-threw-low"]))
            }
            _ => None,
        }
    });
    assert_found("five-or-less", &tallies);
}

#[test]
fn find_five() {
    use find_five::{Action, Kind, Phase};
    let bad = |view: &find_five::View, (): &(), action: &Action, _: &[Action]| {
        let stops = matches!(action, Action::Timer { .. } | Action::Done { .. } | Action::NoFive { .. });
        if view.phase != Phase::Drawing || !stops || !view.awaits_me() {
            return None;
        }
        let (board, _) = view.mine()?;
        let value = |squares: &find_five::squares::Squares| {
            let mut fives = board.fives(view.roll);
            fives.find(|five| five.squares == *squares).map_or(0, |five| five.shape.value())
        };
        let drawn: u8 = view.marks.iter().map(value).sum();
        match view.kind {
            Kind::Basic => (board.best(view.roll).points >= drawn + 3)
                .then_some(("overlooks FIVES", &["fault-overlooked"] as &'static [&'static str])),
            Kind::Puzzle | Kind::Solo => (view.marks.is_empty()
                && view.remaining_fives().next().is_some_and(|five| five.shape.value() >= 4))
            .then_some(("overlooks a dear FIVE", &["fault-none", "fault-cheap"])),
        }
    };
    let mut tallies = plant::<FindFiveBot>(3, &Value::Null, bad);
    tallies.extend(plant::<FindFiveBot>(1, &Value::Null, bad));
    assert_found("find-five", &tallies);
}

/// What hard bots do is marked in at most one decision of twenty.
#[test]
fn hard_bots_are_seldom_marked() {
    for (id, seats, games) in [
        ("five-crowns", 4, 1),
        ("one-more", 4, 8),
        ("double-series", 2, 3),
        ("five-or-less", 3, 2),
        ("find-five", 3, 2),
    ] {
        let (mut marks, mut more) = ([0; 4], Vec::new());
        for number in 0..games * (wanted() as u64).div_ceil(40) {
            let levels = vec![Level::Hard; seats];
            let simulation =
                Simulation { options: Value::Null, levels, iterations: 400, seed: 23, logs: true };
            let log = catalog::find(id).unwrap().simulate(&simulation, number).unwrap().log.unwrap();
            let options = ReviewOptions { bots: true, ..ReviewOptions::default() };
            let review = catalog::find(id).unwrap().review(&log, &options, &mut |_, _| {}).unwrap();
            for player in &review.players {
                (0..4).for_each(|mark| marks[mark] += player.marks[mark]);
            }
            more.extend(review.decisions.into_iter().filter(|decision| decision.mark > Mark::Fine));
        }
        let all: u32 = marks.iter().sum();
        println!("{id}: {marks:?}");
        for decision in more.iter().take(8) {
            let (action, better) = (&decision.action, decision.better.as_ref().map(|better| &better.action));
            println!(
                "  {} {action} {} ± {}: {}",
                decision.record,
                decision.cost,
                decision.error,
                json!(better)
            );
        }
        assert!((all - marks[0]) * 20 <= all, "{id}: {marks:?}");
    }
}
