//! A bot at a table of two to ten: it weighs what it could do, and at the highest level plays it out in thought.

use bots::{Budget, Level};

use super::ideas::{First, Idea, cheapest, coming, discards, draws, outs};
use super::search::{self, Found};
use crate::action::Action;
use crate::card::Card;
use crate::hand::Hand;
use crate::memory::Memory;
use crate::solver::{self, Holding};
use crate::together::{Phase, TogetherView};

/// How a level thinks.
struct Mind {
    /// How many unseen cards are tried when looking one draw ahead; 0 looks at the present only.
    ahead: usize,
    /// How many discards are looked at closely.
    candidates: usize,
    /// How much the next player's gain matters.
    spite: f64,
    /// How often it does not think at all.
    slips: f64,
    /// Whether what is close is played out in thought.
    searches: bool,
}

/// Fewest points left now.
const GREEDY: Mind = Mind { ahead: 0, candidates: 1, spite: 0.0, slips: 0.0, searches: false };

impl Mind {
    const fn of(level: Level) -> Mind {
        match level {
            Level::Random | Level::Easy => Mind { slips: 0.3, ..GREEDY },
            Level::Medium => Mind { ahead: 12, candidates: 3, spite: 0.5, ..GREEDY },
            Level::Hard => Mind { ahead: Card::KINDS, candidates: 8, spite: 1.0, searches: true, ..GREEDY },
        }
    }
}

/// What a bot of that level does in its turn.
pub(super) fn choose(
    level: Level,
    view: &TogetherView,
    memory: &Memory,
    budget: Budget,
    chance: &mut fastrand::Rng,
) -> Option<Action> {
    think(&Mind::of(level), view, memory, budget, chance)
}

/// What the plain player does in its turn.
pub(super) fn greedy(view: &TogetherView, memory: &Memory, chance: &mut fastrand::Rng) -> Option<Action> {
    think(&GREEDY, view, memory, Budget::Iterations(0), chance)
}

/// How many rounds the highest level plays out in thought before it acts. Who goes out plays nothing out but the
/// others' last turns, and that is not counted.
pub(super) fn rounds(
    view: &TogetherView,
    memory: &Memory,
    budget: Budget,
    chance: &mut fastrand::Rng,
) -> Option<u64> {
    let found = find(&Mind::of(Level::Hard), view, memory, budget, chance)?;
    if matches!(found.first, First::GoOut(_)) { None } else { Some(found.rounds) }
}

fn think(
    mind: &Mind,
    view: &TogetherView,
    memory: &Memory,
    budget: Budget,
    chance: &mut fastrand::Rng,
) -> Option<Action> {
    let turn = view.turn;
    Some(match find(mind, view, memory, budget, chance)?.first {
        First::Draw => Action::Draw { turn },
        First::Take(card) => Action::Take { turn, card },
        First::Throw(card) => Action::Discard { turn, card },
        First::GoOut(discard) => Action::GoOut { turn, discard, melds: None },
    })
}

fn find(
    mind: &Mind,
    view: &TogetherView,
    memory: &Memory,
    budget: Budget,
    chance: &mut fastrand::Rng,
) -> Option<Found> {
    let hand = view.hand().filter(|_| view.my_turn())?;
    let pick = |ideas: &[Idea], chance: &mut fastrand::Rng| {
        if mind.searches && view.out.is_none() {
            search::choose(view, memory, ideas, budget, chance)
        } else {
            cheapest(ideas).map(Found::at_once)
        }
    };
    match view.phase {
        Phase::Draw => Some(draw(mind, view, hand, memory, chance, pick)),
        Phase::Discard => discard(mind, view, hand, memory, chance, pick),
        Phase::Over => None,
    }
}

fn draw(
    mind: &Mind,
    view: &TogetherView,
    hand: &Hand,
    memory: &Memory,
    chance: &mut fastrand::Rng,
    pick: impl Fn(&[Idea], &mut fastrand::Rng) -> Option<Found>,
) -> Found {
    let Some(top) = view.top() else { return Found::at_once(First::Draw) };
    let hand = Holding::of(hand, view.wild);
    let mut more = hand;
    more.add(top, view.wild);
    let (taken, _) = more.best_discard(view.wild);
    if taken == 0 || mind.ahead == 0 && taken < hand.least() {
        return Found::at_once(First::Take(top));
    }
    if mind.ahead == 0 {
        return Found::at_once(First::Draw);
    }
    let ideas = draws(view, &hand, top, &coming(view, memory, mind.ahead, chance));
    pick(&ideas, chance).unwrap_or(Found::at_once(First::Draw))
}

fn discard(
    mind: &Mind,
    view: &TogetherView,
    hand: &Hand,
    memory: &Memory,
    chance: &mut fastrand::Rng,
    pick: impl Fn(&[Idea], &mut fastrand::Rng) -> Option<Found>,
) -> Option<Found> {
    let best = solver::best_discard(hand, view.wild)?;
    if view.out.is_some() {
        return Some(Found::at_once(First::Throw(best.discard)));
    }
    if best.best.points == 0 {
        // To wait would gain nothing: who goes out has no points, and the others' only become fewer. What goes is
        // chosen to help them least in their last turns.
        return Some(
            pick(&outs(view, hand, memory), chance).unwrap_or(Found::at_once(First::GoOut(best.discard))),
        );
    }
    if mind.slips > 0.0 && chance.f64() < mind.slips {
        let naturals: Vec<Card> = hand.distinct().filter(|card| !card.is_wild(view.wild)).collect();
        if let Some(card) = chance.choice(naturals) {
            return Some(Found::at_once(First::Throw(card)));
        }
    }
    if mind.ahead == 0 {
        return Some(Found::at_once(First::Throw(best.discard)));
    }
    let coming = coming(view, memory, mind.ahead, chance);
    let ideas = discards(view, hand, memory, mind.candidates, mind.spite, &coming);
    Some(pick(&ideas, chance).unwrap_or(Found::at_once(First::Throw(best.discard))))
}
