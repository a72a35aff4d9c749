//! A round that could be the true one, played out in thought.

use arrayvec::ArrayVec;
use table::Seat;

use super::ideas::First;
use super::sense::{takes, takes_last, throw};
use five_crowns::card::{Card, Rank};
use five_crowns::solver::Holding;
use five_crowns::together::{MOST_CARDS, MOST_SEATS};

/// No round is followed for more turns of each seat; hands are then counted as they are.
const MOST_TURNS: usize = 40;

/// The round before the first step: all hands, and the stock in its order. Nobody is out.
#[derive(Clone, Debug)]
pub(crate) struct Round {
    pub(crate) wild: Rank,
    pub(crate) hands: ArrayVec<Holding, MOST_SEATS>,
    /// What each hand leaves.
    pub(crate) points: Points,
    /// The face-down pile; the next card is last.
    pub(crate) stock: ArrayVec<Card, MOST_CARDS>,
    /// The card that lies face up.
    pub(crate) top: Option<Card>,
}

/// The points of every seat.
pub(crate) type Points = ArrayVec<u16, MOST_SEATS>;

impl Round {
    /// The points of every seat when that seat begins so and all play on by rules of thumb.
    pub(crate) fn play(&self, me: Seat, first: First) -> Points {
        let mut play = Play {
            wild: self.wild,
            hands: self.hands.clone(),
            points: self.points.clone(),
            stock: &self.stock,
            top: self.top,
            out: None,
        };
        play.begin(me, first);
        let seats = self.hands.len() as u8;
        let mut seat = me;
        for _ in 0..MOST_TURNS * seats as usize {
            seat = seat.after(1, seats);
            if play.out == Some(seat) || !play.turn(seat) {
                break;
            }
        }
        play.points
    }
}

/// A round being played; the stock is only looked at.
struct Play<'a> {
    wild: Rank,
    hands: ArrayVec<Holding, MOST_SEATS>,
    points: Points,
    stock: &'a [Card],
    top: Option<Card>,
    out: Option<Seat>,
}

impl Play<'_> {
    fn begin(&mut self, me: Seat, first: First) {
        match first {
            First::Draw => {
                if let Some(card) = self.next() {
                    self.finish(me, card);
                }
            }
            First::Take(card) => self.finish(me, card),
            First::Throw(card) => {
                let hand = &mut self.hands[me.index()];
                hand.remove(card, self.wild);
                self.points[me.index()] = hand.least();
                self.top = Some(card);
            }
            First::GoOut(card) => {
                self.points[me.index()] = 0;
                (self.top, self.out) = (Some(card), Some(me));
            }
        }
    }

    fn next(&mut self) -> Option<Card> {
        let (card, rest) = self.stock.split_last()?;
        self.stock = rest;
        Some(*card)
    }

    /// A whole turn; `false` if there is no card for it.
    fn turn(&mut self, seat: Seat) -> bool {
        let (hand, points) = (&self.hands[seat.index()], self.points[seat.index()]);
        let wanted = if self.out.is_some() { takes_last } else { takes };
        let open = self.top.filter(|top| wanted(hand, points, *top, self.wild));
        let Some(card) = open.or_else(|| self.next()) else { return false };
        self.finish(seat, card);
        true
    }

    /// The rest of a turn in which that card came.
    fn finish(&mut self, seat: Seat, card: Card) {
        let hand = &mut self.hands[seat.index()];
        hand.add(card, self.wild);
        let (card, points) = if self.out.is_some() {
            let (points, card) = hand.best_discard(self.wild);
            (card, points)
        } else {
            let throw = throw(hand, self.wild);
            if throw.out {
                self.out = Some(seat);
            }
            (throw.card, throw.points)
        };
        hand.remove(card, self.wild);
        self.points[seat.index()] = points;
        self.top = Some(card);
    }
}
