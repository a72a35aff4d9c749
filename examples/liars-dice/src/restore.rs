//! The state of a position, refused if there can be no such position.

use table::{Refusal, Seat, refuse};

use crate::dice::MAX_DICE;
use crate::position::Position;
use crate::state::LiarsDice;

impl Position {
    /// The state.
    pub(crate) fn restore(&self) -> Result<LiarsDice, Refusal> {
        let impossible = |rule: &'static str| refuse(rule, "refuse-position");
        let seats = self.dice.len();
        if !(2..=6).contains(&seats) || self.dice.iter().any(|dice| dice.len() > MAX_DICE) {
            return Err(impossible("LD-1"));
        }
        let holds_dice = |seat: Seat| self.dice.get(seat.index()).is_some_and(|dice| !dice.is_empty());
        let first = Seat::all(seats as u8).find(|seat| holds_dice(*seat));
        let to_play = self.to_play.or(first).ok_or_else(|| impossible("LD-7"))?;
        if to_play.index() >= seats || (self.outcome.is_none() && !holds_dice(to_play)) {
            return Err(impossible("LD-3"));
        }
        let total: usize = self.dice.iter().map(Vec::len).sum();
        let bid_is_possible = self.bid.is_none_or(|standing| {
            standing.seat.index() < seats && (1..=total).contains(&standing.bid.count.into())
        });
        if self.outcome.is_none() && !bid_is_possible {
            return Err(impossible("LD-5"));
        }
        // Who has no dice and is not listed was out before those who are.
        let is_out = |seat: &Seat| seat.index() < seats && !holds_dice(*seat);
        let listed = self.out.iter().copied().filter(is_out);
        let unlisted = Seat::all(seats as u8).filter(|seat| is_out(seat) && !self.out.contains(seat));
        let out = unlisted.chain(listed).collect();
        let mut dice = self.dice.clone();
        dice.iter_mut().for_each(|dice| dice.sort_unstable());
        Ok(LiarsDice {
            options: self.options,
            dice,
            round: self.round,
            turn: self.turn,
            to_play,
            bid: self.bid,
            out,
            last: self.last.clone(),
            outcome: self.outcome.clone(),
        })
    }
}
