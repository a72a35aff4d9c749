//! A rollout: one determinized round, played to its end by the rollout policy.

use arrayvec::ArrayVec;
use five_crowns::MAX_CARDS;
use five_crowns::card::{Card, Rank};
use five_crowns::solver::BitHand;
use five_crowns::together::MAX_SEATS;
use table::Seat;

use crate::heuristic::Move;
use crate::rollout_policy::{choose_discard, takes_top, takes_top_last};

/// A rollout is cut off after this many turns of each seat, and hands are counted as they are.
const MAX_TURNS: usize = 40;

/// A determinized round: all hands, and the stock in its order. Nobody is out.
#[derive(Clone, Debug)]
pub(crate) struct Round {
    pub(crate) wild: Rank,
    pub(crate) hands: ArrayVec<BitHand, MAX_SEATS>,
    /// What each hand leaves.
    pub(crate) points: Points,
    /// The face-down pile; the next card is last.
    pub(crate) stock: ArrayVec<Card, MAX_CARDS>,
    /// The top of the discard pile.
    pub(crate) top: Option<Card>,
}

/// The points of every seat.
pub(crate) type Points = ArrayVec<u16, MAX_SEATS>;

impl Round {
    /// The points of every seat if that seat begins with this move.
    pub(crate) fn rollout(&self, me: Seat, first: Move) -> Points {
        let mut rollout = Rollout {
            wild: self.wild,
            hands: self.hands.clone(),
            points: self.points.clone(),
            stock: &self.stock,
            top: self.top,
            out: None,
        };
        if rollout.begin(me, first) {
            rollout.play_from(me.after(1, self.hands.len() as u8));
        }
        rollout.points
    }

    /// The points of every seat if all play on from here: that seat is in turn, and may have drawn already; another may
    /// be out.
    pub(crate) fn play_on(&self, to_play: Seat, has_drawn: bool, out: Option<Seat>) -> Points {
        let mut rollout = Rollout {
            wild: self.wild,
            hands: self.hands.clone(),
            points: self.points.clone(),
            stock: &self.stock,
            top: self.top,
            out,
        };
        let mut seat = to_play;
        if has_drawn {
            rollout.end_turn(seat);
            seat = seat.after(1, self.hands.len() as u8);
        }
        rollout.play_from(seat);
        rollout.points
    }
}

/// A round in progress; the stock is shared by all rollouts of it.
struct Rollout<'a> {
    wild: Rank,
    hands: ArrayVec<BitHand, MAX_SEATS>,
    points: Points,
    stock: &'a [Card],
    top: Option<Card>,
    out: Option<Seat>,
}

impl Rollout<'_> {
    /// Makes the first move; `false` if there is no card left to draw.
    fn begin(&mut self, me: Seat, first: Move) -> bool {
        match first {
            Move::Draw => {
                let Some(card) = self.draw() else { return false };
                self.finish_turn(me, card);
            }
            Move::Take(card) => self.finish_turn(me, card),
            Move::Discard(card) => {
                let hand = &mut self.hands[me.index()];
                hand.remove(card, self.wild);
                self.points[me.index()] = hand.min_points();
                self.top = Some(card);
            }
            Move::GoOut(card) => {
                self.points[me.index()] = 0;
                (self.top, self.out) = (Some(card), Some(me));
            }
        }
        true
    }

    /// Plays whole turns, beginning with that seat, until the round is over.
    fn play_from(&mut self, mut seat: Seat) {
        let seats = self.hands.len() as u8;
        for _ in 0..MAX_TURNS * seats as usize {
            if self.out == Some(seat) || !self.turn(seat) {
                break;
            }
            seat = seat.after(1, seats);
        }
    }

    fn draw(&mut self) -> Option<Card> {
        let (card, rest) = self.stock.split_last()?;
        self.stock = rest;
        Some(*card)
    }

    /// Plays a whole turn; `false` if there is no card left to draw.
    fn turn(&mut self, seat: Seat) -> bool {
        let (hand, points) = (&self.hands[seat.index()], self.points[seat.index()]);
        let wants = if self.out.is_some() { takes_top_last } else { takes_top };
        let open = self.top.filter(|top| wants(hand, points, *top, self.wild));
        let Some(card) = open.or_else(|| self.draw()) else { return false };
        self.finish_turn(seat, card);
        true
    }

    /// The rest of a turn in which that card was drawn.
    fn finish_turn(&mut self, seat: Seat, drawn: Card) {
        self.hands[seat.index()].add(drawn, self.wild);
        self.end_turn(seat);
    }

    /// The discard of a seat that has drawn.
    fn end_turn(&mut self, seat: Seat) {
        let hand = &mut self.hands[seat.index()];
        let (card, points) = if self.out.is_some() {
            let (points, card) = hand.best_discard(self.wild);
            (card, points)
        } else {
            let discard = choose_discard(hand, self.wild);
            if discard.out {
                self.out = Some(seat);
            }
            (discard.card, discard.points)
        };
        hand.remove(card, self.wild);
        self.points[seat.index()] = points;
        self.top = Some(card);
    }
}
