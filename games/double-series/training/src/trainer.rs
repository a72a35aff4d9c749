//! Temporal-difference learning, TD(λ), of a logistic evaluation of afterstates, with Adagrad step sizes and a
//! replay buffer of the last generations.

use double_series::Options;
use double_series_bot::{FEATURES, WEIGHTS, weight_set};
use table::{PortableRng, Seat};

use crate::self_play::{self, Sample};

/// How much of a target comes from the rest of the game rather than from the estimate of the next afterstate.
const LAMBDA: f32 = 0.6;
/// How many generations the replay buffer holds.
const MAX_GENERATIONS: usize = 5;
/// The learning rate of each pass over the buffer.
const LEARNING_RATES: [f32; 3] = [0.05, 0.015, 0.0025];
/// How far the weights move towards the newly learned ones after each generation.
const BLEND: f32 = 0.4;

/// Weights in training.
pub(crate) struct Trainer {
    seats: u8,
    weight_set: usize,
    weights: Vec<f32>,
    replay_buffer: Vec<Vec<Sample>>,
    rng: fastrand::Rng,
}

impl Trainer {
    /// Goes on from the present weights for tables of that many seats.
    pub(crate) fn new(seats: u8, seed: u64) -> Trainer {
        let set = weight_set(seats, team_count(seats));
        let weights = WEIGHTS[set].iter().map(|thousandths| f32::from(*thousandths) / 1000.0).collect();
        let rng = fastrand::Rng::with_seed(seed);
        Trainer { seats, weight_set: set, weights, replay_buffer: Vec::new(), rng }
    }

    /// Which weight set is trained.
    pub(crate) const fn weight_set(&self) -> usize {
        self.weight_set
    }

    /// The weights in thousandths.
    pub(crate) fn thousandths(&self) -> Vec<i16> {
        self.weights.iter().map(|weight| (weight * 1000.0).round() as i16).collect()
    }

    /// Plays that many games and learns from them. Returns the share won against the greedy baseline.
    pub(crate) fn generation(&mut self, games: u32) -> f32 {
        let teams = team_count(self.seats);
        let (mut samples, mut won, mut against_baseline) = (Vec::new(), 0.0, 0.0);
        for game in 0..games {
            // One game in four is pure self-play.
            let team = (game % 4 > 0).then(|| self.rng.u8(..teams));
            let rewards = self_play::play(self.seats, &self.weights, team, &mut self.rng, &mut samples);
            won += team.map_or(0.0, |team| rewards[usize::from(team)]);
            against_baseline += f32::from(u8::from(team.is_some()));
        }
        self.replay_buffer.push(samples);
        if self.replay_buffer.len() > MAX_GENERATIONS {
            self.replay_buffer.remove(0);
        }
        self.learn();
        won / against_baseline
    }

    fn learn(&mut self) {
        let mut weights = self.weights.clone();
        // Adagrad: the sum of squared gradients by weight.
        let mut squares = vec![1.0_f32; FEATURES];
        let samples: Vec<&Sample> = self.replay_buffer.iter().flatten().collect();
        let mut order: Vec<usize> = (0..samples.len()).collect();
        for rate in LEARNING_RATES {
            let targets = lambda_returns(&samples, &weights);
            self.rng.permute(&mut order);
            for at in &order {
                let error = win_probability(&samples[*at].features, &weights) - targets[*at];
                for (feature, times) in &samples[*at].features {
                    let (feature, gradient) = (usize::from(*feature), error * f32::from(*times));
                    squares[feature] += gradient * gradient;
                    weights[feature] -= rate * gradient / squares[feature].sqrt();
                }
            }
        }
        for (old, new) in self.weights.iter_mut().zip(weights) {
            *old += BLEND * (new - *old);
        }
    }
}

fn team_count(seats: u8) -> u8 {
    Options::default().resolved(seats).team_count()
}

/// The log-odds of an afterstate.
pub(crate) fn dot(features: &[(u16, u8)], weights: &[f32]) -> f32 {
    features.iter().map(|(feature, times)| weights[usize::from(*feature)] * f32::from(*times)).sum()
}

fn win_probability(features: &[(u16, u8)], weights: &[f32]) -> f32 {
    1.0 / (1.0 + libm::expf(-dot(features, weights)))
}

/// The λ-returns: what each afterstate should have been estimated at, by the reward at the end and the estimates
/// of the same seat's afterstates on the way there.
fn lambda_returns(samples: &[&Sample], weights: &[f32]) -> Vec<f32> {
    let mut targets = vec![0.0; samples.len()];
    let mut next = [None; Seat::MOST as usize];
    for (sample, target) in samples.iter().zip(&mut targets).rev() {
        if sample.is_last {
            next = [None; Seat::MOST as usize];
        }
        let next = &mut next[sample.seat.index()];
        *target =
            next.map_or(sample.reward, |(estimate, target)| (1.0 - LAMBDA) * estimate + LAMBDA * target);
        *next = Some((win_probability(&sample.features, weights), *target));
    }
    targets
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample(seat: u8, reward: f32, is_last: bool) -> Sample {
        Sample { seat: Seat(seat), features: vec![(0, 1)], reward, is_last }
    }

    #[test]
    fn a_target_is_between_the_next_estimate_and_the_reward() {
        let game = [sample(0, 1.0, false), sample(1, 0.0, false), sample(0, 1.0, true)];
        let other = sample(0, 0.0, true);
        let samples: Vec<&Sample> = game.iter().chain([&other]).collect();
        // Weights of 0 estimate one half.
        let half_way = (1.0 - LAMBDA) * 0.5 + LAMBDA;
        assert_eq!(lambda_returns(&samples, &[0.0; FEATURES]), [half_way, 0.0, 1.0, 0.0]);
    }

    #[test]
    fn learning_moves_estimates_towards_what_came_of_them() {
        let mut trainer = Trainer::new(2, 1);
        trainer.weights = vec![0.0; FEATURES];
        trainer.replay_buffer.push((0..200).map(|_| sample(0, 1.0, true)).collect());
        trainer.learn();
        assert!(win_probability(&[(0, 1)], &trainer.weights) > 0.55);
    }

    #[test]
    fn a_generation_plays_and_learns_from_what_it_played() {
        let mut trainer = Trainer::new(2, 1);
        let before = trainer.weights.clone();
        let won = trainer.generation(8);
        assert!((0.0..=1.0).contains(&won), "{won}");
        assert!(trainer.weights != before && !trainer.replay_buffer[0].is_empty());
    }
}
