//! The value of a finished round: how likely it makes a seat win the game, by a logistic model of the totals.

use arrayvec::ArrayVec;
use five_crowns::card::Rank;
use five_crowns::together::{MAX_SEATS, TogetherView};
use table::Seat;

use crate::rollout::Points;

/// The model, for one seat at one point of the game.
pub(crate) struct Evaluation {
    me: Seat,
    /// The totals of all seats before this round.
    totals: ArrayVec<f64, MAX_SEATS>,
    /// The standard deviation of the difference that the later rounds make between two players.
    later_spread: f64,
    /// The same of this round.
    round_spread: f64,
}

/// A round spreads two players by about this many points for each card dealt.
const SPREAD_PER_CARD: f64 = 1.4;
/// With this slope the logistic curve comes closest to the normal distribution.
const LOGISTIC_SLOPE: f64 = 1.7;
/// Where the game is as good as won or lost, points still count for a little.
const LEAD_WEIGHT: f64 = 0.0005;

impl Evaluation {
    /// The model for what that seat sees.
    pub(crate) fn of(view: &TogetherView, me: Seat) -> Evaluation {
        let spread = |cards: u8| SPREAD_PER_CARD * f64::from(cards);
        let dealt = view.wild.number();
        let later = (dealt + 1..=Rank::KING.number()).map(|cards| spread(cards) * spread(cards));
        Evaluation {
            me,
            totals: view.players.iter().map(|player| f64::from(player.total)).collect(),
            later_spread: later.sum::<f64>().sqrt().max(1.0),
            round_spread: spread(dealt),
        }
    }

    /// How likely the seat wins after a round with these points: the product over its opponents.
    pub(crate) fn evaluate(&self, points: &Points) -> f64 {
        let me = self.me.index();
        let total = |seat: usize| self.totals[seat] + f64::from(points[seat]);
        let leads = || (0..points.len()).filter(|seat| *seat != me).map(|seat| total(seat) - total(me));
        let win = |lead: f64| 1.0 / (1.0 + libm::exp(-LOGISTIC_SLOPE * lead / self.later_spread));
        leads().map(win).product::<f64>() + LEAD_WEIGHT * leads().sum::<f64>() / (points.len() - 1) as f64
    }

    /// What a point of this round is worth in an even game, before the round is played.
    pub(crate) fn value_of_point(&self) -> f64 {
        let (later, round) = (self.later_spread, self.round_spread);
        LOGISTIC_SLOPE / 4.0 / (later * later + round * round).sqrt()
    }
}
