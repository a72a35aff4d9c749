//! Checks that every draw is what the seed gives, and was used as the rules say.

use table::{Audit, Seat, is_permutation};

use crate::card::{Card, PACK};
use crate::event::{Deal, Event, Refill, Tie};
use crate::state::FiveOrLess;

pub(crate) fn audit(game: &FiveOrLess, event: &Event, audit: &mut Audit) {
    match event {
        Event::Dealt(deal) => {
            audit.must(is_permutation(&deal.pack, &PACK), "the whole pack was dealt");
            audit.shuffled(Deal::draw(deal.round), &deal.pack);
            if game.round == 0 {
                audit.number(Deal::STARTER, game.seat_count().into(), deal.starter.0.into());
            } else {
                let next = game.starter.after(1, game.seat_count());
                audit.must(deal.starter == next, "the next seat begins the next round");
            }
        }
        Event::Peek { bases } => {
            let seen = Seat::all(game.seat_count()).zip(bases).all(|(seat, base)| {
                (0..).zip(base).all(|(slot, card)| game.pyramids.card(seat, slot) == Some(*card))
            });
            audit.must(seen, "the cards looked at were those at the base");
        }
        Event::Refilled(refill) => {
            let covered = game.discards.len().saturating_sub(refill.kept.into());
            audit.must(
                is_permutation(&refill.pile, &game.discards[..covered]),
                "the covered discards were shuffled",
            );
            audit.shuffled(Refill::draw(refill.round, refill.nth), &refill.pile);
        }
        Event::Began { card, .. } | Event::Drew { card, .. } | Event::Penalty { card, .. } => {
            is_next(game, *card, audit);
        }
        Event::Took { card, .. } => {
            audit.must(game.discards.last() == Some(card), "the card taken was the top discard");
        }
        Event::Used { target, slot, card, under, .. } => {
            if let Some(card) = card {
                is_next(game, *card, audit);
            }
            let theirs = under.is_none() || *under == game.pyramids.card(*target, *slot);
            audit.must(theirs, "the card that went under the draw pile was the one swapped");
        }
        Event::Discarded { from: Some(slot), seat, card, .. }
        | Event::Won { seat, slot, card, .. }
        | Event::TooLate { seat, slot, card, .. }
        | Event::Wrong { seat, slot, card, .. } => {
            audit.must(
                game.pyramids.card(*seat, *slot) == Some(*card),
                "the card shown was the one that lay there",
            );
        }
        _ => {}
    }
    audit_ties(game, event, audit);
}

fn audit_ties(game: &FiveOrLess, event: &Event, audit: &mut Audit) {
    match event {
        Event::Won { seat, tie: Some(tie), .. } => {
            audit.number(Tie::draw(game.discard_number), tie.among.len() as u32, tie.pick.into());
            audit.must(tie.among.get(usize::from(tie.pick)) == Some(seat), "the winner of a tie");
        }
        Event::Resumed { coin: Some(coin), .. } => {
            audit.number(Tie::coin(game.discard_number), 2, (*coin).into());
            audit.must(*coin == 0, "what came first went first");
        }
        Event::Dropped { coin: Some(coin), .. } => {
            audit.number(Tie::coin(game.discard_number), 2, (*coin).into());
            audit.must(*coin == 1, "what came first went first");
        }
        _ => {}
    }
}

fn is_next(game: &FiveOrLess, card: Card, audit: &mut Audit) {
    audit.must(game.pile.last() == Some(&card), "the card was the top of the draw pile");
}
