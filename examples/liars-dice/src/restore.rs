//! The state of a position, refused if there can be no such position.

use table::{Refusal, Seat, refuse};

use crate::dice::MAX_DICE;
use crate::position::Position;
use crate::state::LiarsDice;

/// The state.
pub(crate) fn restore(position: &Position) -> Result<LiarsDice, Refusal> {
    let impossible = |rule: &'static str| refuse(rule, "refuse-position");
    let seats = position.dice.len();
    if !(2..=6).contains(&seats) || position.dice.iter().any(|dice| dice.len() > MAX_DICE) {
        return Err(impossible("LD-1"));
    }
    let holds_dice = |seat: Seat| position.dice.get(seat.index()).is_some_and(|dice| !dice.is_empty());
    let first = Seat::all(seats as u8).find(|seat| holds_dice(*seat));
    let to_play = position.to_play.or(first).ok_or_else(|| impossible("LD-7"))?;
    if to_play.index() >= seats || (position.outcome.is_none() && !holds_dice(to_play)) {
        return Err(impossible("LD-3"));
    }
    let total: usize = position.dice.iter().map(Vec::len).sum();
    let bid_is_possible = position.bid.is_none_or(|standing| {
        standing.seat.index() < seats && (1..=total).contains(&standing.bid.count.into())
    });
    if position.outcome.is_none() && !bid_is_possible {
        return Err(impossible("LD-5"));
    }
    // Who has no dice and is not listed was out before those who are.
    let is_out = |seat: &Seat| seat.index() < seats && !holds_dice(*seat);
    let listed = position.out.iter().copied().filter(is_out);
    let unlisted = Seat::all(seats as u8).filter(|seat| is_out(seat) && !position.out.contains(seat));
    let out = unlisted.chain(listed).collect();
    let mut dice = position.dice.clone();
    for dice in &mut dice {
        dice.sort_unstable();
    }
    Ok(LiarsDice {
        options: position.options,
        dice,
        round: position.round,
        turn: position.turn,
        to_play,
        bid: position.bid,
        out,
        last: position.last.clone(),
        outcome: position.outcome.clone(),
    })
}
