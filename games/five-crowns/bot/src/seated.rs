//! A bot at a table of two to ten: it weighs what it could do, and at the highest level plays it out in thought.

use bots::{Budget, Level};

use super::ideas::{First, Idea, cheapest, coming, discards, draws, outs};
use super::search::{self, Found};
use five_crowns::action::Action;
use five_crowns::card::Card;
use five_crowns::hand::Hand;
use five_crowns::memory::Memory;
use five_crowns::solver::{self, Holding};
use five_crowns::together::{Phase, TogetherView};

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
pub(crate) fn choose(
    level: Level,
    view: &TogetherView,
    memory: &Memory,
    budget: Budget,
    rng: &mut fastrand::Rng,
) -> Option<Action> {
    think(&Mind::of(level), view, memory, budget, rng)
}

/// What the plain player does in its turn.
pub(crate) fn greedy(view: &TogetherView, memory: &Memory, rng: &mut fastrand::Rng) -> Option<Action> {
    think(&GREEDY, view, memory, Budget::Iterations(0), rng)
}

/// How many rounds the highest level plays out in thought before it acts. Who goes out plays nothing out but the
/// others' last turns, and that is not counted.
pub(crate) fn rounds(
    view: &TogetherView,
    memory: &Memory,
    budget: Budget,
    rng: &mut fastrand::Rng,
) -> Option<u64> {
    let found = find(&Mind::of(Level::Hard), view, memory, budget, rng)?;
    if matches!(found.first, First::GoOut(_)) { None } else { Some(found.rounds) }
}

fn think(
    mind: &Mind,
    view: &TogetherView,
    memory: &Memory,
    budget: Budget,
    rng: &mut fastrand::Rng,
) -> Option<Action> {
    let turn = view.turn;
    Some(match find(mind, view, memory, budget, rng)?.first {
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
    rng: &mut fastrand::Rng,
) -> Option<Found> {
    let hand = view.hand().filter(|_| view.my_turn())?;
    let pick = |ideas: &[Idea], rng: &mut fastrand::Rng| {
        if mind.searches && view.out.is_none() {
            search::choose(view, memory, ideas, budget, rng)
        } else {
            cheapest(ideas).map(Found::at_once)
        }
    };
    match view.phase {
        Phase::Draw => Some(draw(mind, view, hand, memory, rng, pick)),
        Phase::Discard => discard(mind, view, hand, memory, rng, pick),
        Phase::Over => None,
    }
}

fn draw(
    mind: &Mind,
    view: &TogetherView,
    hand: &Hand,
    memory: &Memory,
    rng: &mut fastrand::Rng,
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
    let ideas = draws(view, &hand, top, &coming(view, memory, mind.ahead, rng));
    pick(&ideas, rng).unwrap_or(Found::at_once(First::Draw))
}

fn discard(
    mind: &Mind,
    view: &TogetherView,
    hand: &Hand,
    memory: &Memory,
    rng: &mut fastrand::Rng,
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
            pick(&outs(view, hand, memory), rng).unwrap_or(Found::at_once(First::GoOut(best.discard))),
        );
    }
    if mind.slips > 0.0 && rng.f64() < mind.slips {
        let naturals: Vec<Card> = hand.distinct().filter(|card| !card.is_wild(view.wild)).collect();
        if let Some(card) = rng.choice(naturals) {
            return Some(Found::at_once(First::Throw(card)));
        }
    }
    if mind.ahead == 0 {
        return Some(Found::at_once(First::Throw(best.discard)));
    }
    let coming = coming(view, memory, mind.ahead, rng);
    let ideas = discards(view, hand, memory, mind.candidates, mind.spite, &coming);
    Some(pick(&ideas, rng).unwrap_or(Found::at_once(First::Throw(best.discard))))
}
