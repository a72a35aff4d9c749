//! All rulings and all randomness at a table.

use arrayvec::ArrayVec;
use table::{Cause, Draw, Outcome, Seat};

use super::state::MAX_SEATS;
use crate::action::Action;
use crate::card::{Card, Rank};
use crate::decide::Decision;
use crate::event::{Deal, Event, Reshuffle};
use crate::meld::Melds;
use crate::pack::pack;
use crate::solver;

/// The draw of the first dealer (FC-5).
pub(crate) const DEALER: Draw = Draw { purpose: "dealer", round: 0, nth: 0 };

/// Decides at a table of two to ten.
pub(crate) fn decide(decision: &mut Decision, cause: Cause<&Action>) {
    match cause {
        Cause::Start { .. } => start(decision),
        Cause::Act { seat, action, .. } => act(decision, seat, action),
        // Nothing at this table happens by itself.
        Cause::Due => {}
    }
}

fn start(decision: &mut Decision) {
    let table = decision.together();
    let (seats, wild) = (table.seats(), table.options.first_wild());
    let dealer = Seat(decision.dice.below(DEALER, seats as u32) as u8);
    decision.emit(Event::Dealer { seat: dealer });
    deal(decision, 1, wild, dealer);
}

fn act(decision: &mut Decision, seat: Seat, action: &Action) {
    match action {
        Action::Draw { .. } => draw(decision, seat),
        Action::Take { card, .. } => decision.emit(Event::Took { seat, card: *card }),
        Action::Discard { card, .. } => {
            decision.emit(Event::Discarded { seat, card: *card });
            if decision.together().out.is_some() {
                lay_best(decision, seat, false);
            }
            end_turn(decision, seat);
        }
        Action::GoOut { discard, melds, .. } => {
            decision.emit(Event::Discarded { seat, card: *discard });
            match melds {
                Some(melds) => lay(decision, seat, melds.clone(), true),
                None => lay_best(decision, seat, true),
            }
            end_turn(decision, seat);
        }
        Action::Lay { discard, melds, .. } => {
            decision.emit(Event::Discarded { seat, card: *discard });
            lay(decision, seat, melds.clone(), false);
            end_turn(decision, seat);
        }
        // Refused at this table (FC-18).
        Action::Place { .. } => {}
    }
}

/// Takes the top of the stock. Where that waited for somebody to want a card, a new stock is made first (FC-14).
fn draw(decision: &mut Decision, seat: Seat) {
    if decision.together().stock.is_empty() && !replenish(decision) {
        return;
    }
    if let Some(&card) = decision.together().stock.last() {
        decision.emit(Event::Drew { seat, card });
    }
}

/// Shuffles the whole pack and deals a round (FC-3, FC-4).
fn deal(decision: &mut Decision, round: u8, wild: Rank, dealer: Seat) {
    let seats = decision.together().seats();
    let mut pack = pack(seats);
    decision.dice.shuffle(Deal::draw(round), &mut pack);
    let (dealt, rest) = pack.split_at(wild.number() as usize * seats as usize);
    let hands = dealt.chunks(wild.number() as usize).map(<[Card]>::to_vec).collect();
    let deal = Deal { round, wild, dealer, hands, top: rest[0], stock: rest[1..].to_vec() };
    decision.emit(Event::Dealt(Box::new(deal)));
    let turn = decision.together().turn + 1;
    decision.emit(Event::Turn { turn, seat: dealer.after(1, seats) });
}

fn lay_best(decision: &mut Decision, seat: Seat, out: bool) {
    let table = decision.together();
    let best = solver::best(&table.players[seat.index()].hand, table.wild);
    let (melds, left, points) = (best.melds, best.left, best.points);
    decision.emit(Event::Laid { seat, melds, left, points, out });
}

fn lay(decision: &mut Decision, seat: Seat, melds: Melds, out: bool) {
    let table = decision.together();
    let left = melds.left_of(&table.players[seat.index()].hand).unwrap_or_default();
    let points = left.points(table.wild);
    decision.emit(Event::Laid { seat, melds, left, points, out });
}

fn end_turn(decision: &mut Decision, seat: Seat) {
    let table = decision.together();
    let next = seat.after(1, table.seats());
    let turn = table.turn + 1;
    if table.out == Some(next) {
        return end_round(decision);
    }
    let waits = table.options.fresh_discard_on_reshuffle;
    if table.stock.is_empty() && !waits && !replenish(decision) {
        return;
    }
    decision.emit(Event::Turn { turn, seat: next });
}

/// Makes a new stock; or ends the round in place of the third one, if nobody has gone out (FC-21). Says whether the
/// round goes on.
fn replenish(decision: &mut Decision) -> bool {
    let table = decision.together();
    let ends = table.reshuffle_ends_round();
    if ends {
        for seat in Seat::all(table.seats()) {
            lay_best(decision, seat, false);
        }
        end_round(decision);
    } else {
        reshuffle(decision);
    }
    !ends
}

/// Makes a new stock of the discard pile (FC-14).
fn reshuffle(decision: &mut Decision) {
    let table = decision.together();
    let (round, nth, fresh) = (table.round, table.reshuffles, table.options.fresh_discard_on_reshuffle);
    let mut pile = table.discard.clone();
    let kept = if fresh { None } else { pile.pop() };
    decision.dice.shuffle(Reshuffle::draw(round, nth), &mut pile);
    let (top, stock) = match kept {
        Some(top) => (top, &pile[..]),
        None => (pile[0], &pile[1..]),
    };
    let reshuffle = Reshuffle { round, nth, fresh, top, stock: stock.to_vec() };
    decision.emit(Event::Reshuffled(Box::new(reshuffle)));
}

fn end_round(decision: &mut Decision) {
    let table = decision.together();
    let (round, wild, dealer) = (table.round, table.wild, table.dealer.after(1, table.seats()));
    let points: ArrayVec<u16, MAX_SEATS> =
        table.players.iter().map(|player| player.laid.as_ref().map_or(0, |laid| laid.points)).collect();
    let before = table.players.iter().map(|player| player.points.iter().sum::<u16>());
    let totals: ArrayVec<u16, MAX_SEATS> = before.zip(&points).map(|(before, now)| before + now).collect();
    let scores = totals.iter().map(|total| i32::from(*total)).collect();
    decision.emit(Event::RoundEnded { round, points, totals });
    match Rank::new(wild.number() + 1) {
        Some(wild) => deal(decision, round + 1, wild, dealer),
        None => decision.emit(Event::Ended { outcome: Outcome::fewest(scores) }),
    }
}
