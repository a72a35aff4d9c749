//! Sequential halving over the best plays, on determinizations drawn from the belief about hidden hands. Each play
//! is followed by a rollout of a few turns, in which the others play greedily, and then evaluated.

use bots::{Budget, SequentialHalving};
use double_series::{Action, DoubleSeries, Drawing, Hand, Memory, Pile, View};
use table::{Dice, Searchable};

use crate::belief::Belief;
use crate::determinization::{Determinization, Scratch};
use crate::evaluation::JackSpaces;
use crate::greedy;

/// How many plays are searched.
pub(crate) const MAX_CANDIDATES: usize = 8;
/// How many more turns of my own a rollout has.
const ROLLOUT_TURNS: u32 = 2;
/// How many samples the evaluation before the search counts as.
const PRIOR_SAMPLES: f64 = 50.0;
/// A search with a time limit stops here even if time is left: the result no longer changes.
const MAX_ITERATIONS: u32 = 50_000;

/// The result of a search.
pub(crate) struct Chosen {
    pub(crate) action: Action,
    /// How many rollouts were made.
    pub(crate) iterations: u64,
}

impl Chosen {
    /// An action that needed no search.
    const fn without_search(action: Action) -> Chosen {
        Chosen { action, iterations: 0 }
    }
}

/// What the hard level does in its turn.
pub(crate) fn choose(
    view: &View,
    memory: &Memory,
    budget: Budget,
    rng: &mut fastrand::Rng,
) -> Option<Chosen> {
    if let Some(action) = greedy::trivial_action(view) {
        return Some(Chosen::without_search(action));
    }
    let mut scratch = Scratch::new(Dice::from_number(rng.u64(..)));
    let mut root = Determinization::new(view, simplified(view, memory, rng))?;
    let (now, mut plays) = (root.log_odds(), Vec::new());
    root.for_each_play(JackSpaces::All, &mut scratch, |gain, action| plays.push((now + gain, action)));
    table::order::sort_by(&mut plays, |one, other| other.0.total_cmp(&one.0));
    plays.truncate(MAX_CANDIDATES);
    let Some((log_odds, action)) = plays.first().copied() else {
        return greedy::discard(view).map(Chosen::without_search);
    };
    if log_odds == f32::INFINITY || plays.len() == 1 {
        return Some(Chosen::without_search(action));
    }
    let mut belief = Belief::new(view, memory, rng);
    let mut table = root.clone();
    let mut search = SequentialHalving::new(plays, budget, MAX_ITERATIONS);
    let score = |(prior, _): &(f32, Action), mean: f64, samples: f64| {
        let prior = f64::from(win_probability(*prior));
        (samples * mean + PRIOR_SAMPLES * prior) / (samples + PRIOR_SAMPLES)
    };
    while search.go_on(score) {
        determinize(&mut root.game, &mut belief, rng);
        // Common random numbers: the same dice for all candidates.
        scratch.set_dice(Dice::from_number(rng.u64(..)));
        search.sample(|(_, action)| {
            table.copy_from(&root);
            table.act(action, &mut scratch);
            f64::from(rollout(&mut table, &mut scratch))
        });
    }
    search.best().map(|(_, action)| Chosen { action: *action, iterations: search.iterations() })
}

/// The logistic function.
fn win_probability(log_odds: f32) -> f32 {
    1.0 / (1.0 + libm::expf(-log_odds))
}

/// The game as it is seen, without accusations and with automatic drawing.
pub(crate) fn simplified(view: &View, memory: &Memory, rng: &mut fastrand::Rng) -> DoubleSeries {
    without_talk(DoubleSeries::resample(view, memory, rng))
}

/// The game without accusations and with automatic drawing.
pub(crate) fn without_talk(mut game: DoubleSeries) -> DoubleSeries {
    (game.options.draw, game.may_draw, game.trial) = (Drawing::Automatic, None, None);
    game.cases.clear();
    game
}

/// Deals the hidden cards by the next sample.
pub(crate) fn determinize(game: &mut DoubleSeries, belief: &mut Belief, rng: &mut fastrand::Rng) {
    let players = &mut game.players;
    let deck = belief.sample(rng, |seat, cards| {
        players[seat.index()].hand = Hand::sorted(cards).unwrap_or_default();
    });
    game.deck = Pile::of(deck.iter().copied()).unwrap_or_default();
}

/// Plays on for a few turns: how likely I am to win then.
pub(crate) fn rollout(table: &mut Determinization, scratch: &mut Scratch) -> f32 {
    let mut turns = 0;
    loop {
        if let Some(ended) = &table.game.ended {
            let team = table.game.team_of(table.me);
            let mut winners = ended.outcome.winners().map(|seat| table.game.team_of(seat));
            return winners.next().map_or(0.5, |winner| f32::from(u8::from(winner == team)));
        }
        let action = if let Some(action) = table.trivial_action() {
            Some(action)
        } else if table.game.to_play == table.me {
            let best = table.best_play(scratch);
            if let Some((gain, _)) = best.filter(|_| turns == ROLLOUT_TURNS) {
                return win_probability(table.log_odds() + gain);
            }
            turns += 1;
            best.map(|(_, action)| action)
        } else {
            table.greedy_play()
        };
        let Some(action) = action.or_else(|| table.discard()) else { return 0.5 };
        table.act(&action, scratch);
    }
}
