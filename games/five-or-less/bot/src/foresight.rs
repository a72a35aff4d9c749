//! What a strong bot does: everything it could do is tried in many rounds that could be the true one, each
//! played on to its end, and what leaves it best on average is done.

use arrayvec::ArrayVec;
use bots::{Budget, BudgetTracker};
use fastrand::Rng;
use table::Seat;

use super::held::{Held, MOST_CARDS};
use super::imagined::{Hit, Move, Table};
use super::recall::Recall;
use five_or_less::action::Action;
use five_or_less::card::{Card, PACK_SIZE};
use five_or_less::guesses::Guess;
use five_or_less::memory::Memory;
use five_or_less::power::Power;
use five_or_less::state::Stage;
use five_or_less::view::View;

/// So many rounds tell what can be told, however much time there is.
const MAX_ITERATIONS: u32 = 1_000;
/// Fewer are not worth a thought.
const MIN_ITERATIONS: u32 = 8;
/// So much worse than the best on average, what was tried often enough is tried no more.
const HOPELESS: f32 = 3.0;
/// How much it counts what the others score, against one's own points.
const SPITE: f32 = 0.4;
/// How likely a card is dearer than what its owner let guess, if rng gave it.
const DEARER: f64 = 0.15;
/// How often rng is asked for a card that fits a guess.
const TRIES: usize = 6;
/// Rounds between two looks at the clock and at what is hopeless.
const STRIDE: u32 = 16;
/// The most that is weighed at once.
const MOST: usize = 40;

/// What the bot does next in its turn.
pub(crate) fn choose(
    view: &View,
    memory: &Memory,
    recall: &Recall,
    budget: Budget,
    rng: &mut Rng,
) -> Option<Action> {
    let me = view.me.filter(|_| view.my_turn())?;
    let choices = choices(view, me, recall);
    let best = match choices.as_slice() {
        [] => return None,
        [_] => 0,
        _ => weigh(view, me, memory, recall, &choices, budget, rng),
    };
    Some(choices[best].0)
}

type Choices = ArrayVec<(Action, Move), MOST>;

/// Tries them all, and says which was best.
fn weigh(
    view: &View,
    me: Seat,
    memory: &Memory,
    recall: &Recall,
    choices: &Choices,
    budget: Budget,
    rng: &mut Rng,
) -> usize {
    let tracker = BudgetTracker::new(budget, MAX_ITERATIONS);
    let ground = Ground::of(view, me, memory, recall);
    let mut costs = [0.0f32; MOST];
    let mut tried: ArrayVec<usize, MOST> = (0..choices.len()).collect();
    for round in 1..=tracker.max_iterations().clamp(MIN_ITERATIONS, MAX_ITERATIONS) {
        let table = ground.imagine(rng);
        let luck = rng.u64(..);
        for &which in &tried {
            let points = table.clone().play(choices[which].1, &mut Rng::with_seed(luck));
            let all: i16 = points.iter().sum();
            let mine = f32::from(points[me.index()]);
            let others = (f32::from(all) - mine) / (view.pyramids.len() - 1).max(1) as f32;
            costs[which] += mine - SPITE * others;
        }
        if round % STRIDE == 0 {
            let least = tried.iter().map(|which| costs[*which]).fold(f32::MAX, f32::min);
            let margin = HOPELESS * (STRIDE as f32 / round as f32).sqrt() * 2.0;
            tried.retain(|which| costs[*which] - least <= margin * round as f32);
            if tried.len() == 1 || tracker.is_time_up() {
                break;
            }
        }
    }
    let best = tried.iter().copied().min_by(|one, other| costs[*one].total_cmp(&costs[*other]));
    best.unwrap_or(0)
}

/// What rounds are imagined from.
struct Ground {
    /// The round without what is hidden.
    table: Table,
    /// For each player the cards: what it is, or what is guessed of it.
    cards: ArrayVec<ArrayVec<(Option<i8>, Guess), MOST_CARDS>, { five_or_less::pyramid::MOST_SEATS }>,
    unseen: ArrayVec<i8, PACK_SIZE>,
}

impl Ground {
    fn of(view: &View, me: Seat, memory: &Memory, recall: &Recall) -> Ground {
        let card = |seat: Seat, slot: u8| {
            let known = recall.card(seat, slot).map(Card::value);
            let guess = match known {
                _ if seat != me => memory.guesses().of(seat, slot),
                Some(value) => Guess::AtMost(value),
                None => Guess::Blind,
            };
            (known, guess)
        };
        let cards = Seat::all(view.pyramids.len() as u8).map(|seat| {
            let slots = view.pyramids[seat.index()].iter().take(MOST_CARDS);
            slots.map(|slot| card(seat, slot)).collect()
        });
        let top = view.top.filter(|_| view.top_is_closed().is_none()).map(|top| top.card.value());
        let called = view.called.iter().fold(0, |called, seat| called | 1 << seat.0);
        let table = Table {
            pyramids: ArrayVec::new(),
            pile: ArrayVec::new(),
            top,
            me: me.index(),
            to_play: me.index(),
            called,
            first: view.first_caller.map(Seat::index),
            powers: view.options.powers,
        };
        Ground { table, cards: cards.collect(), unseen: recall.unseen().take(PACK_SIZE).collect() }
    }

    /// A round that could be the true one.
    fn imagine(&self, rng: &mut Rng) -> Table {
        let mut table = self.table.clone();
        let mut pile = self.unseen.clone();
        rng.shuffle(&mut pile);
        for cards in &self.cards {
            let mut pyramid = Held::default();
            for (known, guess) in cards {
                let card = known.or_else(|| draw(&mut pile, *guess, rng)).unwrap_or(0);
                pyramid.push(card, *guess != Guess::Blind, known.is_some());
            }
            table.pyramids.push(pyramid);
        }
        table.pile = pile;
        table
    }
}

/// A card that fits a guess, as far as there is one.
fn draw(pile: &mut ArrayVec<i8, PACK_SIZE>, guess: Guess, rng: &mut Rng) -> Option<i8> {
    let Guess::AtMost(most) = guess else { return pile.pop() };
    for _ in 0..TRIES {
        let at = rng.usize(..pile.len().max(1));
        if *pile.get(at)? <= most || rng.f64() < DEARER {
            return Some(pile.swap_remove(at));
        }
    }
    pile.pop()
}

/// What there is to do.
fn choices(view: &View, me: Seat, recall: &Recall) -> Choices {
    let mut out = Choices::new();
    let turn = view.turn;
    let mine = || view.mine().iter().take(MOST_CARDS).zip(0usize..).take(MOST - 2);
    match view.stage {
        Stage::Draw => {
            out.push((Action::Draw { turn }, Move::Draw));
            if let Some(top) = view.top.filter(|_| view.top_is_closed().is_none()) {
                let take = |slot| Action::Take { turn, discard: top.number, slot };
                out.extend(mine().map(|(slot, at)| (take(slot), Move::Take(at))));
            }
        }
        Stage::Place => {
            let Some(drawn) = view.drawn.map(Card::value) else { return out };
            out.push((Action::Discard { turn }, Move::Discard(drawn)));
            out.extend(mine().map(|(slot, at)| (Action::Swap { turn, slot }, Move::Swap(drawn, at))));
        }
        Stage::End => {
            let power = view.power.filter(|power| view.has_target(*power));
            let Some(power) = power else {
                out.push((Action::EndTurn { turn }, Move::End));
                out.push((Action::Call { turn }, Move::Call));
                return out;
            };
            let mut hits = Choices::new();
            targets(power, view, me, recall, &mut hits);
            out.push((Action::EndTurn { turn }, Move::End));
            out.push((Action::Call { turn }, Move::Call));
            out.extend(hits.into_iter().take(MOST - 2).map(|(_, hit)| (Action::UsePower { turn }, hit)));
        }
        Stage::Target => {
            if let Some(power) = view.power {
                targets(power, view, me, recall, &mut out);
            }
        }
    }
    out
}

/// Whom a power could hit. Of another's cards the lowest is looked at, of one's own the two dearest.
fn targets(power: Power, view: &View, me: Seat, recall: &Recall, out: &mut Choices) {
    let turn = view.turn;
    let mut mine: ArrayVec<(Option<u8>, usize), MOST> =
        view.mine().iter().zip(0..).map(|(slot, at)| (Some(slot), at)).take(MOST_CARDS).collect();
    let worth = |slot: Option<u8>| slot.map_or(0.0, |slot| recall.worth(me, slot));
    mine.sort_by(|one, other| worth(other.0).total_cmp(&worth(one.0)));
    mine.truncate(2);
    if !power.gives() {
        mine = ArrayVec::from_iter([(None, 0)]);
    }
    let others =
        Seat::all(view.pyramids.len() as u8).filter(|seat| *seat != me && !view.called.contains(*seat));
    for seat in others.filter(|seat| power.reaches(view.pyramids[seat.index()])) {
        let cards = view.pyramids[seat.index()].iter().zip(0..).take(MOST_CARDS);
        let lowest =
            cards.min_by(|one, other| recall.worth(seat, one.0).total_cmp(&recall.worth(seat, other.0)));
        let (slot, theirs) =
            if power.swaps() { lowest.map_or((None, 0), |(slot, at)| (Some(slot), at)) } else { (None, 0) };
        for (mine, at) in &mine {
            let hit = Hit { target: seat.index(), theirs, mine: *at };
            let action = Action::Target { turn, seat, slot, mine: *mine };
            if !out.is_full() {
                out.push((action, Move::Use(power.number() as i8, hit)));
            }
        }
    }
}
