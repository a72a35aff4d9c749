//! A round that could be the true one, in a form that is played on in microseconds: cards without places or
//! times, players who play by rule of thumb, and races by lot.

use arrayvec::ArrayVec;
use fastrand::Rng;

use super::held::{Held, PAIR, is_power};
use five_or_less::card::PACK_SIZE;
use five_or_less::pyramid::MOST_SEATS;
use five_or_less::score::ENOUGH;

/// Only so low a card is taken from the discards, and for so much of a gain.
const LOW: i8 = 4;
const TAKES: f32 = 3.0;
/// Who calls after somebody else has at most so much.
const SURE: i16 = 2;
/// No round is imagined for longer.
const LONGEST: u32 = 200;

/// Whom a power hits: a player, their card, one's own card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Hit {
    pub(crate) target: usize,
    pub(crate) theirs: usize,
    pub(crate) mine: usize,
}

/// What a bot thinks of doing; cards are counted in the order of their places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Move {
    Draw,
    Take(usize),
    /// With the card it has drawn.
    Swap(i8, usize),
    Discard(i8),
    Use(i8, Hit),
    Call,
    End,
}

/// An imagined round.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    pub(crate) pyramids: ArrayVec<Held, MOST_SEATS>,
    /// The next card last.
    pub(crate) pile: ArrayVec<i8, PACK_SIZE>,
    /// The top discard, if it can be taken.
    pub(crate) top: Option<i8>,
    pub(crate) me: usize,
    pub(crate) to_play: usize,
    /// Who has called, as bits, and who was the first.
    pub(crate) called: u8,
    pub(crate) first: Option<usize>,
    pub(crate) powers: bool,
}

impl Table {
    /// Does that, plays the round on to its end and says what it counts, in points for each.
    pub(crate) fn play(mut self, first: Move, rng: &mut Rng) -> [i16; MOST_SEATS] {
        let me = self.to_play;
        match first {
            Move::Draw => {
                if let Some(card) = self.pile.pop() {
                    self.place(me, card, rng);
                }
                self.end(me, None);
            }
            Move::Take(at) => {
                if let Some(card) = self.top {
                    self.swap(me, at, card, true, rng);
                }
                self.end(me, None);
            }
            Move::Swap(card, at) => {
                self.swap(me, at, card, false, rng);
                self.end(me, None);
            }
            Move::Discard(card) => {
                self.discard(card, rng);
                self.end(me, None);
            }
            Move::Use(power, hit) => {
                self.hit(power, me, hit);
                self.end(me, None);
            }
            Move::Call => self.end(me, Some(true)),
            Move::End => self.end(me, Some(false)),
        }
        for _ in 0..LONGEST {
            if self.first == Some(self.to_play) || !self.turn(rng) {
                break;
            }
        }
        self.points()
    }

    /// A turn by rule of thumb; nothing if there is no card left to draw.
    fn turn(&mut self, rng: &mut Rng) -> bool {
        let seat = self.to_play;
        let low = self.top.filter(|top| *top <= LOW);
        let takes = low.and_then(|top| {
            self.pyramids[seat]
                .worst_for(top, self.powers)
                .filter(|(_, gain)| *gain > TAKES)
                .map(|(at, _)| (at, top))
        });
        if let Some((at, top)) = takes {
            self.swap(seat, at, top, true, rng);
        } else {
            let Some(card) = self.pile.pop() else { return false };
            self.place(seat, card, rng);
        }
        self.end(seat, None);
        true
    }

    /// A drawn card goes where it is best.
    fn place(&mut self, seat: usize, card: i8, rng: &mut Rng) {
        let pyramid = &self.pyramids[seat];
        let pair = if pyramid.equal(card, None).is_some() { PAIR * f32::from(card.max(0)) } else { 0.0 };
        match pyramid.worst_for(card, self.powers).filter(|(_, gain)| *gain > pair) {
            Some((at, _)) => self.swap(seat, at, card, false, rng),
            None => self.discard(card, rng),
        }
    }

    /// A card goes in for another, whose power is used.
    fn swap(&mut self, seat: usize, at: usize, card: i8, open: bool, rng: &mut Rng) {
        let goes = self.pyramids[seat].put(at, card, true, open || seat == self.me);
        if self.powers
            && is_power(goes)
            && let Some(hit) = self.choose_hit(goes, seat, rng)
        {
            self.hit(goes, seat, hit);
        }
        self.discard(goes, rng);
    }

    /// A card comes to lie on top, and somebody who has an equal one may throw it.
    fn discard(&mut self, card: i8, rng: &mut Rng) {
        self.top = Some(card);
        if card < 0 {
            return;
        }
        let mut racers = 0;
        let mut winner = None;
        for seat in 0..self.pyramids.len() {
            if self.called >> seat & 1 == 1 {
                continue;
            }
            if let Some(at) = self.pyramids[seat].equal(card, None) {
                racers += 1;
                if rng.u32(..racers) == 0 {
                    winner = Some((seat, at));
                }
            }
        }
        if let Some((seat, at)) = winner {
            self.pyramids[seat].take(at);
            self.top = None;
        }
    }

    /// Whom a player's power hits, by rule of thumb; nobody if it does no good.
    fn choose_hit(&self, power: i8, seat: usize, rng: &mut Rng) -> Option<Hit> {
        let mine = self.pyramids[seat].dearest();
        let others = (0..self.pyramids.len()).filter(|other| *other != seat && self.called >> other & 1 == 0);
        match power {
            12 | 14 => {
                let gives = mine.filter(|mine| power == 12 || self.pyramids[seat].worth(*mine) > 0.0);
                let count = others.clone().count();
                let target = others.clone().nth(rng.usize(..count.max(1)))?;
                Some(Hit { target, theirs: 0, mine: if power == 12 { 0 } else { gives? } })
            }
            // Others are not imagined to know what lies before whom.
            _ if seat != self.me => None,
            _ => {
                let mut low: Option<(i8, Hit)> = None;
                for target in others {
                    let theirs = &self.pyramids[target];
                    for at in (0..theirs.cards().len()).filter(|at| theirs.told >> at & 1 == 1) {
                        let card = theirs.cards[at];
                        if low.is_none_or(|(lowest, _)| card < lowest) {
                            low = Some((card, Hit { target, theirs: at, mine: mine.unwrap_or(0) }));
                        }
                    }
                }
                let most = if power == 8 { 4.0 } else { self.pyramids[seat].worth(mine?) - 1.0 };
                low.filter(|(card, _)| f32::from(*card) < most).map(|(_, hit)| hit)
            }
        }
    }

    fn hit(&mut self, power: i8, seat: usize, hit: Hit) {
        let Hit { target, theirs, mine } = hit;
        match power {
            8 => {
                if let Some(card) = self.pile.pop() {
                    self.pyramids[target].put(theirs, card, false, false);
                }
            }
            10 => {
                let (given, told) =
                    (self.pyramids[seat].cards[mine], self.pyramids[seat].told >> mine & 1 == 1);
                let knew = self.pyramids[target].told >> theirs & 1 == 1;
                let got = self.pyramids[target].put(theirs, given, false, told);
                self.pyramids[seat].put(mine, got, knew && seat == self.me, knew);
            }
            12 => {
                if let Some(card) = self.pile.pop() {
                    self.pyramids[target].push(card, false, false);
                }
            }
            _ => {
                let told = self.pyramids[seat].told >> mine & 1 == 1;
                let card = self.pyramids[seat].take(mine);
                self.pyramids[target].push(card, false, told);
            }
        }
    }

    /// The turn ends, with a call if that is told or else if it seems right.
    fn end(&mut self, seat: usize, calls: Option<bool>) {
        let calls = calls.unwrap_or_else(|| {
            let pyramid = &self.pyramids[seat];
            let all_seen = pyramid.seen.count_ones() == u32::from(pyramid.len);
            all_seen && pyramid.sum() <= if self.first.is_some() { SURE } else { ENOUGH }
        });
        if calls {
            self.called |= 1 << seat;
            self.first = self.first.or(Some(seat));
        }
        self.to_play = (seat + 1) % self.pyramids.len();
    }

    /// What the round counts (FL-26 to FL-29).
    fn points(&self) -> [i16; MOST_SEATS] {
        let mut sums = [0; MOST_SEATS];
        for (sum, pyramid) in sums.iter_mut().zip(&self.pyramids) {
            *sum = pyramid.sum();
        }
        let has_called = |seat: usize| self.called >> seat & 1 == 1;
        let lowest = (0..self.pyramids.len()).filter(|seat| has_called(*seat)).map(|seat| sums[seat]).min();
        let mut points = [0; MOST_SEATS];
        for seat in 0..self.pyramids.len() {
            let sum = sums[seat];
            points[seat] = match (has_called(seat), lowest) {
                (true, Some(lowest)) if sum == lowest && sum <= ENOUGH => sum.min(0),
                (true, _) => 2 * sum,
                (false, Some(lowest)) if lowest > ENOUGH => 0,
                (false, _) => sum,
            };
        }
        points
    }
}

#[cfg(test)]
mod tests {
    use table::{Seat, Seats};

    use super::*;
    use five_or_less::score;

    fn table(hands: &[&[i8]]) -> Table {
        let pyramids = hands.iter().map(|hand| {
            let mut pyramid = Held::default();
            hand.iter().for_each(|card| pyramid.push(*card, true, false));
            pyramid
        });
        Table {
            pyramids: pyramids.collect(),
            pile: ArrayVec::new(),
            top: None,
            me: 0,
            to_play: 0,
            called: 0,
            first: None,
            powers: true,
        }
    }

    #[test]
    fn imagined_rounds_count_as_true_ones_do() {
        let mut rng = Rng::with_seed(1);
        for _ in 0..2_000 {
            let hands: Vec<[i8; 2]> = (0..4).map(|_| [rng.i8(-1..5), rng.i8(-1..5)]).collect();
            let mut table = table(&hands.iter().map(<[i8; 2]>::as_slice).collect::<Vec<_>>());
            table.called = rng.u8(..16);
            let callers: Seats = Seat::all(4).filter(|seat| table.called >> seat.0 & 1 == 1).collect();
            let sums: Vec<i16> = table.pyramids.iter().map(Held::sum).collect();
            assert_eq!(table.points()[..4], score::round(&sums, callers).0, "{sums:?} {callers:?}");
        }
    }

    #[test]
    fn no_card_is_lost_or_made() {
        let mut rng = Rng::with_seed(2);
        let cards = |table: &Table| -> i16 { table.pyramids.iter().map(Held::sum).sum() };
        for power in [10, 14] {
            let mut table = table(&[&[9, 3, 1], &[0, 5], &[7, 7, 2]]);
            table.pyramids[1].told = 1;
            let (before, count) = (cards(&table), table.pyramids.iter().map(|one| one.len).sum::<u8>());
            let hit = table.choose_hit(power, 0, &mut rng);
            assert!(hit.is_some_and(|hit| hit.mine == 0), "the nine goes: {hit:?}");
            if let Some(hit) = hit {
                table.hit(power, 0, hit);
            }
            assert_eq!(cards(&table), before);
            assert_eq!(table.pyramids.iter().map(|one| one.len).sum::<u8>(), count);
            assert!(!table.pyramids[0].cards().contains(&9), "{table:?}");
        }
    }
}
