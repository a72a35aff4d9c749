//! A bot at a table of two to ten: the heuristic ranks its moves, and the hard bot searches the best of them.

use bots::{Budget, Level, OVERLOOKED};
use five_crowns::card::{Card, Rank};
use five_crowns::hand::Hand;
use five_crowns::solver::{self, BitHand};
use five_crowns::together::{Phase, TogetherView};
use five_crowns::{Action, Memory};

use crate::heuristic::{Candidate, Move, cheapest, discard_candidates, draw_candidates, out_candidates};
use crate::search::{Found, search};
use crate::unseen::{Draws, Unseen};

/// How a level plays.
struct Parameters {
    /// How many possible draws are averaged over when looking one draw ahead; 0 looks at the present only.
    lookahead: usize,
    /// How many discards are looked at closely.
    max_candidates: usize,
    /// How much the next player's gain counts.
    gift_weight: f64,
    /// How often it overlooks that it can go out, or that the open card helps.
    overlooks: f64,
    /// How often it keeps dear loose cards and lets a cheap one go.
    foolish_discards: f64,
    /// Whether the best moves are searched.
    searches: bool,
}

/// The fewest points left now.
const GREEDY: Parameters = Parameters {
    lookahead: 0,
    max_candidates: 1,
    gift_weight: 0.0,
    overlooks: 0.0,
    foolish_discards: 0.0,
    searches: false,
};
/// The same, but for what a person overlooks.
const CASUAL: Parameters = Parameters { overlooks: OVERLOOKED, ..GREEDY };

impl Parameters {
    const fn of(level: Level) -> Parameters {
        match level {
            // As a child plays: fond of the cards it has, and glad to have one.
            Level::Random | Level::Easy => Parameters { overlooks: 0.5, foolish_discards: 0.3, ..GREEDY },
            Level::Medium => Parameters { lookahead: 12, max_candidates: 3, gift_weight: 0.5, ..GREEDY },
            Level::Hard => Parameters {
                lookahead: Card::KINDS,
                max_candidates: 8,
                gift_weight: 1.0,
                searches: true,
                ..GREEDY
            },
        }
    }
}

/// What a bot of that level does on its turn.
pub(crate) fn choose(
    level: Level,
    view: &TogetherView,
    memory: &Memory,
    budget: Budget,
    rng: &mut fastrand::Rng,
) -> Option<Action> {
    let found = Player { parameters: Parameters::of(level), view, memory, budget, rng }.find()?;
    Some(action(found.choice, view.turn))
}

/// What the greedy baseline does on its turn.
pub(crate) fn greedy(view: &TogetherView, memory: &Memory, rng: &mut fastrand::Rng) -> Option<Action> {
    at_first_sight(GREEDY, view, memory, rng)
}

/// What a person does who plays for fun.
pub(crate) fn casual(view: &TogetherView, memory: &Memory, rng: &mut fastrand::Rng) -> Option<Action> {
    at_first_sight(CASUAL, view, memory, rng)
}

fn at_first_sight(
    parameters: Parameters,
    view: &TogetherView,
    memory: &Memory,
    rng: &mut fastrand::Rng,
) -> Option<Action> {
    let found = Player { parameters, view, memory, budget: Budget::Iterations(0), rng }.find()?;
    Some(action(found.choice, view.turn))
}

/// How many rollouts the hard bot makes before it acts. Those of going out are not counted: they are cut short to
/// the others' last turns.
pub(crate) fn count_rollouts(
    view: &TogetherView,
    memory: &Memory,
    budget: Budget,
    rng: &mut fastrand::Rng,
) -> Option<u64> {
    let found = Player { parameters: Parameters::of(Level::Hard), view, memory, budget, rng }.find()?;
    if matches!(found.choice, Move::GoOut(_)) { None } else { Some(found.rollouts) }
}

pub(crate) fn action(choice: Move, turn: u32) -> Action {
    match choice {
        Move::Draw => Action::Draw { turn },
        Move::Take(card) => Action::Take { turn, card },
        Move::Discard(card) => Action::Discard { turn, card },
        Move::GoOut(discard) => Action::GoOut { turn, discard, melds: None },
    }
}

/// A bot with all that it goes by.
struct Player<'a> {
    parameters: Parameters,
    view: &'a TogetherView,
    memory: &'a Memory,
    budget: Budget,
    rng: &'a mut fastrand::Rng,
}

impl Player<'_> {
    fn find(&mut self) -> Option<Found> {
        let view = self.view;
        let hand = view.hand().filter(|_| view.my_turn())?;
        match view.phase {
            Phase::Draw => Some(self.draw(hand)),
            Phase::Discard => self.discard(hand),
            Phase::Over => None,
        }
    }

    fn draw(&mut self, hand: &Hand) -> Found {
        let view = self.view;
        let Some(top) = view.top() else { return Found::at_once(Move::Draw) };
        let hand = BitHand::of(hand, view.wild);
        let mut more = hand;
        more.add(top, view.wild);
        let (taken, _) = more.best_discard(view.wild);
        let looks_ahead = self.parameters.lookahead > 0;
        if taken == 0 || !looks_ahead && taken < hand.min_points() {
            let overlooked = self.happens(self.parameters.overlooks);
            return Found::at_once(if overlooked { Move::Draw } else { Move::Take(top) });
        }
        if !looks_ahead {
            return Found::at_once(Move::Draw);
        }
        let candidates = draw_candidates(view, &hand, top, &self.draws());
        self.pick(&candidates).unwrap_or(Found::at_once(Move::Draw))
    }

    fn discard(&mut self, hand: &Hand) -> Option<Found> {
        let (view, memory) = (self.view, self.memory);
        let best = solver::best_discard(hand, view.wild)?;
        let foolish = self.happens(self.parameters.foolish_discards);
        if let Some(card) = foolish.then(|| cheapest_loose(hand, view.wild)).flatten() {
            return Some(Found::at_once(Move::Discard(card)));
        }
        if view.out.is_some() {
            return Some(Found::at_once(Move::Discard(best.discard)));
        }
        if best.best.points == 0 && !self.happens(self.parameters.overlooks) {
            // Waiting would gain nothing: going out costs no points, and the others' only become fewer. The discard
            // is the one that helps them least on their last turns.
            let outs = out_candidates(view, hand, memory);
            return Some(self.pick(&outs).unwrap_or(Found::at_once(Move::GoOut(best.discard))));
        }
        if self.parameters.lookahead == 0 {
            return Some(Found::at_once(Move::Discard(best.discard)));
        }
        let Parameters { max_candidates, gift_weight, .. } = self.parameters;
        let draws = self.draws();
        let candidates = discard_candidates(view, hand, memory, max_candidates, gift_weight, &draws);
        Some(self.pick(&candidates).unwrap_or(Found::at_once(Move::Discard(best.discard))))
    }

    /// The best of the candidates, by search or by the heuristic.
    fn pick(&mut self, candidates: &[Candidate]) -> Option<Found> {
        if self.parameters.searches && self.view.out.is_none() {
            search(self.view, self.memory, candidates, self.budget, self.rng)
        } else {
            cheapest(candidates).map(Found::at_once)
        }
    }

    /// Whether something happens that does so at that rate. Who never errs draws no chance.
    fn happens(&mut self, rate: f64) -> bool {
        rate > 0.0 && self.rng.f64() < rate
    }

    fn draws(&mut self) -> Draws {
        Unseen::to_draw(self.view, self.memory).draws(self.parameters.lookahead, self.rng)
    }
}

/// The cheapest natural card in no meld, where there are at least two: it is kept by nobody who counts.
fn cheapest_loose(hand: &Hand, wild: Rank) -> Option<Card> {
    let loose = solver::best(hand, wild).left;
    let naturals = loose.iter().copied().filter(|card| !card.is_wild(wild));
    naturals.min_by_key(|card| card.points(wild)).filter(|_| loose.len() > 1)
}
