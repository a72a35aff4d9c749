//! Information-set MCTS over one round.

use bots::Budget;
use bots::ismcts::{Candidates, Domain, Ismcts, Values};
use liars_dice::{Action, LiarsDice, Memory, View};
use table::{Audience, Game, Moment, Seat};

use crate::{LiarsDiceBot, heuristic};

/// The action that keeps the most dice.
pub(crate) fn choose(
    view: &View,
    memory: &Memory,
    now: Moment,
    budget: Budget,
    rng: &mut fastrand::Rng,
) -> Option<Action> {
    let ranked = Ismcts::<LiarsDiceBot>::default().run(view.me?, view, memory, now, budget, rng);
    ranked.first().map(|best| best.action)
}

impl Domain for LiarsDiceBot {
    type Game = LiarsDice;
    /// The view itself, and the state without the hidden dice.
    type InformationSet = (View, LiarsDice);

    const PRIOR_WEIGHT: f32 = 0.0;

    fn information_set(view: &View, _memory: &Memory) -> (View, LiarsDice) {
        (view.clone(), LiarsDice::public(view))
    }

    fn determinize((view, public): &(View, LiarsDice), state: &mut LiarsDice, rng: &mut fastrand::Rng) {
        state.clone_from(public);
        state.roll_hidden(view, rng);
    }

    /// Of a seat's bids only those that are not hopeless by what the seat itself can see.
    fn candidates(state: &LiarsDice, seat: Seat, out: &mut Candidates<Action>) {
        let view = Game::view(state, Audience::Seat(seat));
        let mut menu = Vec::new();
        LiarsDice::menu(&view, Moment::START, &mut menu);
        let sensible = |action: &Action| match action {
            Action::Bid { bid, .. } => view.chance(*bid) > 0.1,
            Action::Call { .. } => true,
        };
        out.extend(menu.iter().copied().filter(sensible));
        if out.actions.is_empty() {
            out.extend(menu.into_iter().take(1));
        }
    }

    fn rollout(
        state: &LiarsDice,
        seat: Seat,
        candidates: &Candidates<Action>,
        rng: &mut fastrand::Rng,
    ) -> usize {
        let view = Game::view(state, Audience::Seat(seat));
        let chosen = heuristic::choose(&view, &candidates.actions, rng);
        candidates.actions.iter().position(|action| Some(*action) == chosen).unwrap_or_default()
    }

    /// A round is over when a die is lost; who lost it has nothing.
    fn evaluate(state: &LiarsDice, (view, _): &(View, LiarsDice), _decisions: u32) -> Option<Values> {
        if state.round == view.round && state.outcome.is_none() {
            return None;
        }
        let loser = state.last.as_ref()?.loser;
        let mut values = [1.0; Seat::MOST as usize];
        values[loser.index()] = 0.0;
        Some(values)
    }
}

#[cfg(test)]
mod tests {
    use bots::{Bot, Level};
    use liars_dice::Options;
    use table::{Act, Dice, Sitting};

    use super::*;

    /// Plays one game and tells who won.
    fn play(levels: [Level; 2], seed: u64) -> Seat {
        let (mut log, mut rng) = (Vec::new(), fastrand::Rng::with_seed(seed));
        let mut sitting =
            Sitting::<LiarsDice>::open(&Options::default(), 2, Dice::from_number(seed), &mut log).unwrap();
        while sitting.outcome().is_none() {
            let seat = sitting.game().awaited().iter().next().unwrap();
            let view = sitting.view(Audience::Seat(seat));
            let budget = Budget::Iterations(100);
            let plan =
                LiarsDiceBot::plan(levels[seat.index()], &view, &Memory, sitting.now(), budget, &mut rng);
            let action = plan.unwrap().action;
            sitting.act(&Act { seat, action, at: sitting.now(), lag: 0 }, &mut log).unwrap();
        }
        sitting.outcome().unwrap().winners().next().unwrap()
    }

    /// How many of 40 games the first level wins, half of them in the second seat.
    fn wins(level: Level, other: Level) -> usize {
        let won = |seed: &u64| {
            let seat = (seed % 2) as usize;
            let levels = if seat == 0 { [level, other] } else { [other, level] };
            play(levels, seed / 2).index() == seat
        };
        (0..40).filter(won).count()
    }

    #[test]
    fn better_levels_win_more_often() {
        let (medium, hard) = (wins(Level::Medium, Level::Random), wins(Level::Hard, Level::Random));
        assert!(medium > 25 && hard > 25, "medium {medium}, hard {hard}");
    }
}
