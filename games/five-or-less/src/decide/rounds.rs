//! How rounds begin and end, and how the draw pile is refilled.

use std::sync::Arc;

use arrayvec::ArrayVec;
use table::{Seat, Seats};

use super::Decision;
use crate::card::{Card, PACK, PACK_SIZE};
use crate::event::{Deal, Event, Refill};
use crate::pyramids::{BASE, DEALT};
use crate::result::RoundResult;
use crate::scoring;
use crate::state::Phase;
use crate::timing::{BETWEEN_ROUNDS, LAG_QUOTA, LAST_CLAIMS};

impl Decision<'_> {
    /// The first round, with a starter drawn at random (FL-5).
    pub(super) fn start(&mut self) {
        let starter = Seat(self.dice.below(Deal::STARTER, self.game.seat_count().into()) as u8);
        self.deal(1, starter);
    }

    /// Shuffles the pack, deals, and lets everybody look at their base cards (FL-3, FL-4).
    fn deal(&mut self, round: u8, starter: Seat) {
        let mut pack = PACK;
        self.dice.shuffle(Deal::draw(round), &mut pack);
        let until = self.now + self.game.options.peek();
        let hands = pack.chunks_exact(DEALT).take(self.game.seat_count().into());
        let bases = hands.map(|hand| std::array::from_fn::<Card, BASE, _>(|slot| hand[slot])).collect();
        self.emit(Event::Dealt(Box::new(Deal {
            round,
            starter,
            quota: LAG_QUOTA,
            until,
            pack: pack.into(),
        })));
        self.emit(Event::Peek { bases });
    }

    /// A player is ready; when all are, the game goes on.
    pub(super) fn ready(&mut self, seat: Seat) {
        self.emit(Event::Ready { seat });
        if self.game.ready != Seats::all(self.game.seat_count()) {
            return;
        }
        match self.game.phase {
            Phase::Peek => self.begin(),
            Phase::Between => self.next_round(),
            _ => {}
        }
    }

    /// The first player turns a card over and begins (FL-5).
    pub(super) fn begin(&mut self) {
        let game = &self.game;
        let Some(&card) = game.pile.last() else { return };
        let (seat, turn, number) = (game.starter, game.turn + 1, game.discard_number + 1);
        self.emit(Event::Began { seat, turn, card, number, at: self.now });
    }

    /// The next seat begins the next round (FL-5).
    pub(super) fn next_round(&mut self) {
        let starter = self.game.starter.after(1, self.game.seat_count());
        self.deal(self.game.round.saturating_add(1), starter);
    }

    /// The top of the draw pile, refilled if need be; nothing if no card can be drawn (FL-10).
    pub(super) fn next_card(&mut self) -> Option<Card> {
        let game = &self.game;
        if let Some(&top) = game.discards.last().filter(|_| game.pile.is_empty() && game.can_draw()) {
            let (round, nth, kept) = (game.round, game.refills, game.linked);
            let covered = game.discards.len() - kept as usize;
            let mut pile: ArrayVec<Card, PACK_SIZE> = game.discards[..covered].iter().copied().collect();
            self.dice.shuffle(Refill::draw(round, nth), &mut pile);
            self.emit(Event::Refilled(Box::new(Refill { round, nth, kept, top, pile })));
        }
        self.game.pile.last().copied()
    }

    /// Everybody has had their last turn. For a moment, whoever can still throw a card may do so (FL-25).
    pub(super) fn last_claims(&mut self) {
        let game = &self.game;
        let nobody = !Seat::all(game.seat_count()).any(|seat| game.could_claim(seat));
        if nobody {
            self.end_round();
        } else {
            self.emit(Event::LastClaims { until: self.now + LAST_CLAIMS });
        }
    }

    /// Turns all cards over and counts them (FL-26 to FL-31).
    pub(super) fn end_round(&mut self) {
        let game = &self.game;
        let (round, callers) = (game.round, game.called);
        let sums: Vec<i16> = Seat::all(game.seat_count()).map(|seat| game.pyramids.sum(seat)).collect();
        let (points, winners) = scoring::round(&sums, callers);
        let totals: Vec<i16> =
            game.totals.iter().zip(&points).map(|(total, points)| total.saturating_add(*points)).collect();
        let won = |(seat, wins): (Seat, &u8)| wins.saturating_add(u8::from(winners.contains(seat)));
        let wins: Vec<u8> = Seat::all(game.seat_count()).zip(&game.wins).map(won).collect();
        let outcome = scoring::outcome(&game.options, round, &totals, &wins);
        let cards = Seat::all(game.seat_count()).map(|seat| game.pyramids.row(seat)).collect();
        let until = outcome.is_none().then(|| self.now + BETWEEN_ROUNDS);
        let result = Arc::new(RoundResult { round, callers, winners, cards, sums, points, totals, wins });
        self.emit(Event::RoundEnded { result, until });
        if let Some(outcome) = outcome {
            self.emit(Event::Ended { outcome: Box::new(outcome) });
        }
    }
}
