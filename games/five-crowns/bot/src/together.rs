//! A bot at a table of two to ten: the heuristic ranks its moves, and the hard bot searches the best of them.

use bots::{Budget, Level};
use five_crowns::card::Card;
use five_crowns::hand::Hand;
use five_crowns::solver::{self, BitHand};
use five_crowns::together::{Phase, TogetherView};
use five_crowns::{Action, Memory};
use table::PortableRng;

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
    /// How often the discard is random.
    blunder_rate: f64,
    /// Whether the best moves are searched.
    searches: bool,
}

/// The fewest points left now.
const GREEDY: Parameters =
    Parameters { lookahead: 0, max_candidates: 1, gift_weight: 0.0, blunder_rate: 0.0, searches: false };

impl Parameters {
    const fn of(level: Level) -> Parameters {
        match level {
            Level::Random | Level::Easy => Parameters { blunder_rate: 0.3, ..GREEDY },
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
    let budget = Budget::Iterations(0);
    let found = Player { parameters: GREEDY, view, memory, budget, rng }.find()?;
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

fn action(choice: Move, turn: u32) -> Action {
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
            return Found::at_once(Move::Take(top));
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
        if view.out.is_some() {
            return Some(Found::at_once(Move::Discard(best.discard)));
        }
        if best.best.points == 0 {
            // Waiting would gain nothing: going out costs no points, and the others' only become fewer. The discard
            // is the one that helps them least on their last turns.
            let outs = out_candidates(view, hand, memory);
            return Some(self.pick(&outs).unwrap_or(Found::at_once(Move::GoOut(best.discard))));
        }
        if self.parameters.blunder_rate > 0.0 && self.rng.f64() < self.parameters.blunder_rate {
            let naturals: Vec<Card> = hand.distinct().filter(|card| !card.is_wild(view.wild)).collect();
            if let Some(card) = self.rng.pick(&naturals) {
                return Some(Found::at_once(Move::Discard(*card)));
            }
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

    fn draws(&mut self) -> Draws {
        Unseen::of(self.view, self.memory).draws(self.parameters.lookahead, self.rng)
    }
}
