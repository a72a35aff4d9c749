//! How everybody stands with all cards known: the round is played on with the draw pile in other orders.

use arrayvec::ArrayVec;
use bots::Prospect;
use bots::ismcts::Values;
use fastrand::Rng;
use five_or_less::{Card, FiveOrLess, Memory, Phase, Position, Stage};
use table::{Game, PortableRng, Seat};

use crate::model::{MAX_CARDS, Pyramid, Round};
use crate::search::OPPONENT_WEIGHT;

/// A round spreads two players by about so many points, and the leader of a game gets so many.
const ROUND_SPREAD: f64 = 9.0;
const ROUND_POINTS: f64 = 8.0;
/// With this slope the logistic curve comes closest to the normal distribution.
const LOGISTIC_SLOPE: f64 = 1.7;

/// One try for each seed.
pub(crate) fn prospects(game: &FiveOrLess, memories: &[Memory], seeds: &[u64]) -> Vec<Prospect> {
    let position = game.position();
    let seats = position.pyramids.len();
    let mut totals: Vec<f64> = position.totals.iter().map(|total| f64::from(*total)).collect();
    totals.resize(seats, 0.0);
    let phase = position.phase.unwrap_or(Phase::Play);
    let outcome = game.outcome();
    let round = round(&position, memories);
    let stage = position.stage.filter(|_| phase == Phase::Play).unwrap_or(Stage::Draw);
    let drawn = position.drawn.filter(|_| phase == Phase::Play).map(Card::value);
    let prospect = |seed: &u64| {
        let mut rng = Rng::with_seed(*seed);
        let mut ends = totals.clone();
        if matches!(phase, Phase::Peek | Phase::Play | Phase::LastClaims) {
            let mut round = round.clone();
            rng.permute(&mut round.pile);
            let points = match phase {
                Phase::LastClaims => round.points(),
                _ => round.play_on(stage, drawn, &mut rng),
            };
            ends.iter_mut().zip(points).for_each(|(end, points)| *end += f64::from(points));
        }
        let mut prospect = stand(&position, &ends);
        if let Some(outcome) = &outcome {
            let winners: Vec<Seat> = outcome.winners().collect();
            prospect.chances = Values::default();
            for seat in &winners {
                prospect.chances[seat.index()] = 1.0 / winners.len() as f32;
            }
        }
        prospect
    };
    seeds.iter().map(prospect).collect()
}

/// The round in the model: who has seen which of their cards is what they remember.
fn round(position: &Position, memories: &[Memory]) -> Round {
    let pyramids = position.pyramids.iter().enumerate().map(|(seat, slots)| {
        let mut pyramid = Pyramid::default();
        let cards = (0..).zip(slots).filter_map(|(slot, card)| Some((slot, (*card)?))).take(MAX_CARDS);
        for (slot, card) in cards {
            let seen = memories.get(seat).is_some_and(|memory| memory.card(Seat(seat as u8), slot).is_some());
            pyramid.push(card.value(), seen, false);
        }
        pyramid
    });
    let top = position.discards.last().filter(|_| position.linked.unwrap_or(1) == 1);
    let pile: ArrayVec<i8, { five_or_less::PACK_SIZE }> =
        position.pile.iter().flatten().rev().map(|card| card.value()).collect();
    Round {
        pyramids: pyramids.collect(),
        pile,
        top: top.map(|card| card.value()),
        // Nobody's eyes: no seat is modelled to know the cards of others.
        me: usize::MAX,
        to_play: position.to_play.unwrap_or(Seat(0)).index(),
        called: position.called,
        first_caller: position.first_caller.map(Seat::index),
        powers: position.options.powers,
    }
}

/// What totals are worth, and the chances they leave.
fn stand(position: &Position, totals: &[f64]) -> Prospect {
    let (mut values, mut chances) = (Values::default(), Values::default());
    let rounds = if position.options.rounds > 0 {
        f64::from(position.options.rounds) - f64::from(position.round.unwrap_or(1))
    } else {
        let highest = totals.iter().copied().fold(0.0, f64::max);
        (f64::from(position.options.target) - highest) / ROUND_POINTS
    };
    let spread = ROUND_SPREAD * rounds.clamp(0.02, 50.0).sqrt();
    let all: f64 = totals.iter().sum();
    for (seat, mine) in totals.iter().enumerate() {
        let others = (all - mine) / (totals.len() - 1).max(1) as f64;
        values[seat] = (f64::from(OPPONENT_WEIGHT) * others - mine) as f32;
        let leads =
            totals.iter().enumerate().filter(|(other, _)| *other != seat).map(|(_, theirs)| theirs - mine);
        let win = |lead: f64| 1.0 / (1.0 + libm::exp(-LOGISTIC_SLOPE * lead / spread));
        chances[seat] = leads.map(win).product::<f64>() as f32;
    }
    let all: f32 = chances.iter().sum();
    for chance in &mut chances {
        *chance /= all.max(f32::MIN_POSITIVE);
    }
    Prospect { values, chances }
}
