//! Self-play: games between the learner and the greedy baseline, and the afterstates that the learner chose.

use bots::Bot;
use double_series::{Action, DoubleSeries, Memory, Options, View};
use double_series_bot::{DoubleSeriesBot, afterstates};
use table::{Audience, Cause, Dice, Emitter, Game, Moment, PortableRng, Seat};

use crate::trainer::dot;

/// How often the learner plays at random, to explore (ε-greedy).
const EPSILON: f32 = 0.03;
/// Half of the games open with up to this many random plays.
const MAX_RANDOM_OPENING: u32 = 9;

/// The features of an afterstate, each with how often it occurs.
pub(crate) type Features = Vec<(u16, u8)>;

/// An afterstate that the learner chose.
pub(crate) struct Sample {
    pub(crate) seat: Seat,
    pub(crate) features: Features,
    /// What the game brought the seat's team: 1 for a win, a share of it for a draw.
    pub(crate) reward: f32,
    /// Whether it is the last of its game.
    pub(crate) is_last: bool,
}

/// Plays a game with these weights and adds its samples. The greedy baseline plays for all teams but
/// `learning_team`; without one, the learner plays for all. Returns the reward of each team.
pub(crate) fn play(
    seats: u8,
    weights: &[f32],
    learning_team: Option<u8>,
    rng: &mut fastrand::Rng,
    samples: &mut Vec<Sample>,
) -> [f32; 3] {
    let (dice, first) = (Dice::from_number(rng.u64(..)), samples.len());
    let mut game = DoubleSeries::set_up(&Options::default(), seats);
    let mut out = Emitter::new();
    game.decide(Cause::Start { first: None }, Moment::START, &dice, &mut out);
    let mut random_plays = if rng.bool() { rng.u32(..=MAX_RANDOM_OPENING) } else { 0 };
    while game.outcome().is_none() {
        let seat = game.to_play;
        let view = game.view(Audience::Seat(seat));
        let learns = learning_team.is_none_or(|team| game.team_of(seat).0 == team);
        let baseline = DoubleSeriesBot::greedy(&view, &Memory::default(), Moment::START, rng);
        let Some(baseline) = baseline.map(|plan| plan.action) else { break };
        let is_play = matches!(baseline, Action::Place { .. } | Action::Remove { .. });
        let action = if is_play && (learns || random_plays > 0) {
            let explores = random_plays > 0 || rng.f32() < EPSILON;
            let (action, features) = choose(&view, weights, explores, baseline, rng);
            let features = features.filter(|_| learns);
            samples.extend(features.map(|features| Sample { seat, features, reward: 0.0, is_last: false }));
            action
        } else {
            baseline
        };
        random_plays = random_plays.saturating_sub(1);
        out.clear();
        game.decide(Cause::Act { seat, action: &action, lag: 0 }, Moment::START, &dice, &mut out);
    }
    let mut rewards = [0.0; 3];
    let winner = game.outcome().and_then(|end| end.winners().next()).map(|seat| game.team_of(seat).0);
    match winner {
        Some(team) => rewards[usize::from(team)] = 1.0,
        None => rewards = [1.0 / f32::from(game.options.team_count()); 3],
    }
    for sample in &mut samples[first..] {
        sample.reward = rewards[usize::from(game.team_of(sample.seat).0)];
    }
    if let Some(last) = samples[first..].last_mut() {
        last.is_last = true;
    }
    rewards
}

/// The play with the best afterstate, or a random one; with its features unless it wins the game.
fn choose(
    view: &View,
    weights: &[f32],
    explores: bool,
    fallback: Action,
    rng: &mut fastrand::Rng,
) -> (Action, Option<Features>) {
    let mut plays = afterstates(view, rng);
    let value = |features: &Option<Features>| {
        features.as_ref().map_or(f32::INFINITY, |features| dot(features, weights))
    };
    let best = if explores {
        Some(rng.index(plays.len())).filter(|at| *at < plays.len())
    } else {
        (0..plays.len())
            .rev()
            .max_by(|one, other| value(&plays[*one].features).total_cmp(&value(&plays[*other].features)))
    };
    best.map_or((fallback, None), |at| {
        let chosen = plays.swap_remove(at);
        (chosen.action, chosen.features)
    })
}
