//! A simplified forward model of a round, for rollouts: cards without slots or times, and races decided by lot. A
//! round is played out in microseconds.

mod policy;
mod pyramid;

use arrayvec::ArrayVec;
use fastrand::Rng;
use five_or_less::scoring::CALL_LIMIT;
use five_or_less::{Card, MAX_SEATS, PACK_SIZE, Power, Stage};
use table::{Seat, Seats};

pub(crate) use pyramid::{MAX_CARDS, Pyramid};

/// No rollout is longer.
const MAX_TURNS: u32 = 200;

/// What a power hits: a player, their card, and the attacker's own card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Hit {
    pub(crate) target: usize,
    pub(crate) theirs: usize,
    pub(crate) mine: usize,
}

/// The first move of a rollout; cards are counted in the order of their slots.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Move {
    Draw,
    Take(usize),
    /// Puts this drawn card in place of that one.
    Swap(i8, usize),
    /// Discards this drawn card.
    Discard(i8),
    Use(Power, Hit),
    Call,
    End,
}

/// A round in the model.
#[derive(Clone, Debug)]
pub(crate) struct Round {
    pub(crate) pyramids: ArrayVec<Pyramid, MAX_SEATS>,
    /// The draw pile, the next card last.
    pub(crate) pile: ArrayVec<i8, PACK_SIZE>,
    /// The top discard, if it can be taken.
    pub(crate) top: Option<i8>,
    /// The bot's seat.
    pub(crate) me: usize,
    pub(crate) to_play: usize,
    pub(crate) called: Seats,
    pub(crate) first_caller: Option<usize>,
    /// Whether cards have powers.
    pub(crate) powers: bool,
}

impl Round {
    /// Plays that move and then the round to its end, and returns the points of each seat.
    pub(crate) fn play(mut self, first: Move, rng: &mut Rng) -> [i16; MAX_SEATS] {
        let me = self.to_play;
        match first {
            Move::Draw => {
                if let Some(card) = self.pile.pop() {
                    self.place(me, card, rng);
                }
            }
            Move::Take(at) => {
                if let Some(card) = self.top {
                    self.swap(me, at, card, true, rng);
                }
            }
            Move::Swap(card, at) => self.swap(me, at, card, false, rng),
            Move::Discard(card) => self.discard(card, rng),
            Move::Use(power, hit) => self.hit(power, me, hit),
            Move::Call | Move::End => {}
        }
        let calls = match first {
            Move::Call => true,
            Move::End => false,
            _ => self.calls(me),
        };
        self.end_turn(me, calls);
        for _ in 0..MAX_TURNS {
            if self.first_caller == Some(self.to_play) || !self.play_turn(rng) {
                break;
            }
        }
        self.points()
    }

    /// Plays the round on from the middle of a turn to its end, and returns the points of each seat.
    pub(crate) fn play_on(mut self, stage: Stage, drawn: Option<i8>, rng: &mut Rng) -> [i16; MAX_SEATS] {
        if stage != Stage::Draw {
            let seat = self.to_play;
            if let Some(card) = drawn {
                self.place(seat, card, rng);
            }
            let calls = self.calls(seat);
            self.end_turn(seat, calls);
        }
        for _ in 0..MAX_TURNS {
            if self.first_caller == Some(self.to_play) || !self.play_turn(rng) {
                break;
            }
        }
        self.points()
    }

    /// Puts a card in place of another, which is discarded after its power was used. All see a card that was taken.
    fn swap(&mut self, seat: usize, at: usize, card: i8, taken: bool, rng: &mut Rng) {
        let goes = self.pyramids[seat].replace(at, card, true, taken || seat == self.me);
        if let Some(power) = power_of(goes).filter(|_| self.powers)
            && let Some(hit) = self.choose_hit(power, seat, rng)
        {
            self.hit(power, seat, hit);
        }
        self.discard(goes, rng);
    }

    /// A card is discarded, and one of those who know an equal one throws it.
    fn discard(&mut self, card: i8, rng: &mut Rng) {
        self.top = Some(card);
        if card < 0 {
            return;
        }
        // Reservoir sampling: each of them is as likely to be the fastest.
        let mut racers = 0;
        let mut winner = None;
        for seat in 0..self.pyramids.len() {
            if self.has_called(seat) {
                continue;
            }
            if let Some(at) = self.pyramids[seat].find(card, None) {
                racers += 1;
                if rng.u32(..racers) == 0 {
                    winner = Some((seat, at));
                }
            }
        }
        if let Some((seat, at)) = winner {
            self.pyramids[seat].remove(at);
            self.top = None;
        }
    }

    fn hit(&mut self, power: Power, seat: usize, hit: Hit) {
        let Hit { target, theirs, mine } = hit;
        match power {
            Power::Eight => {
                if let Some(card) = self.pile.pop() {
                    self.pyramids[target].replace(theirs, card, false, false);
                }
            }
            Power::Ten => {
                let (given, given_known) =
                    (self.pyramids[seat].card(mine), self.pyramids[seat].bot_knows(mine));
                let got_known = self.pyramids[target].bot_knows(theirs);
                let got = self.pyramids[target].replace(theirs, given, false, given_known);
                self.pyramids[seat].replace(mine, got, got_known && seat == self.me, got_known);
            }
            Power::Twelve => {
                if let Some(card) = self.pile.pop() {
                    self.pyramids[target].push(card, false, false);
                }
            }
            Power::Fourteen => {
                let known = self.pyramids[seat].bot_knows(mine);
                let card = self.pyramids[seat].remove(mine);
                self.pyramids[target].push(card, false, known);
            }
        }
    }

    fn end_turn(&mut self, seat: usize, calls: bool) {
        if calls {
            self.called.insert(Seat(seat as u8));
            self.first_caller = self.first_caller.or(Some(seat));
        }
        self.to_play = (seat + 1) % self.pyramids.len();
    }

    fn has_called(&self, seat: usize) -> bool {
        self.called.contains(Seat(seat as u8))
    }

    /// The points of the round (FL-26 to FL-29); as `scoring::round`, without allocating.
    pub(crate) fn points(&self) -> [i16; MAX_SEATS] {
        let mut sums = [0; MAX_SEATS];
        for (sum, pyramid) in sums.iter_mut().zip(&self.pyramids) {
            *sum = pyramid.sum();
        }
        let lowest =
            (0..self.pyramids.len()).filter(|seat| self.has_called(*seat)).map(|seat| sums[seat]).min();
        let mut points = [0; MAX_SEATS];
        for seat in 0..self.pyramids.len() {
            let sum = sums[seat];
            points[seat] = match (self.has_called(seat), lowest) {
                (true, Some(lowest)) if sum == lowest && sum <= CALL_LIMIT => sum.min(0),
                (true, _) => 2 * sum,
                (false, Some(lowest)) if lowest > CALL_LIMIT => 0,
                (false, _) => sum,
            };
        }
        points
    }
}

/// The power of a card by its value.
fn power_of(card: i8) -> Option<Power> {
    Card::new(card).and_then(Card::power)
}

#[cfg(test)]
mod tests {
    use five_or_less::scoring;

    use super::*;

    fn round(hands: &[&[i8]]) -> Round {
        let pyramids = hands.iter().map(|hand| {
            let mut pyramid = Pyramid::default();
            hand.iter().for_each(|card| pyramid.push(*card, true, false));
            pyramid
        });
        Round {
            pyramids: pyramids.collect(),
            pile: ArrayVec::new(),
            top: None,
            me: 0,
            to_play: 0,
            called: Seats::NONE,
            first_caller: None,
            powers: true,
        }
    }

    #[test]
    fn the_model_scores_as_the_rules_do() {
        let mut rng = Rng::with_seed(1);
        for _ in 0..2_000 {
            let hands: Vec<[i8; 2]> = (0..4).map(|_| [rng.i8(-1..5), rng.i8(-1..5)]).collect();
            let mut round = round(&hands.iter().map(<[i8; 2]>::as_slice).collect::<Vec<_>>());
            round.called = Seat::all(4).filter(|_| rng.bool()).collect();
            let sums: Vec<i16> = round.pyramids.iter().map(Pyramid::sum).collect();
            let points = scoring::round(&sums, round.called).0;
            assert_eq!(round.points()[..4], points, "{sums:?} {:?}", round.called);
        }
    }

    #[test]
    fn no_card_is_lost_or_made() {
        let mut rng = Rng::with_seed(2);
        let sum = |round: &Round| -> i16 { round.pyramids.iter().map(Pyramid::sum).sum() };
        let count = |round: &Round| -> usize { round.pyramids.iter().map(|one| one.cards().len()).sum() };
        for power in [Power::Ten, Power::Fourteen] {
            let mut round = round(&[&[9, 3, 1], &[0, 5], &[7, 7, 2]]);
            round.pyramids[1].mark(0, true, true);
            let before = (sum(&round), count(&round));
            let hit = round.choose_hit(power, 0, &mut rng);
            assert!(hit.is_some_and(|hit| hit.mine == 0), "the nine goes: {hit:?}");
            if let Some(hit) = hit {
                round.hit(power, 0, hit);
            }
            assert_eq!((sum(&round), count(&round)), before);
            assert!(!round.pyramids[0].cards().contains(&9), "{round:?}");
        }
    }
}
