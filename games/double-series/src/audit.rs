//! Checks that every draw is what the seed gives, and was used as the rules say.

use table::{Audit, Game, Seat, is_permutation};

use crate::card::Card;
use crate::event::{Deal, Event, Lot, Reshuffle};
use crate::layout::Layout;
use crate::state::{self, DoubleSeries};

/// Checks what chance gave in one event, in the state before it.
pub(crate) fn audit(game: &DoubleSeries, event: &Event, audit: &mut Audit) {
    match event {
        Event::Dealer { seat } => dealer(game, *seat, audit),
        Event::LaidOut { cards } => {
            audit.must(Layout::of(cards).is_some(), "the board shows each card but the jacks twice");
            audit.shuffled(Event::LAYOUT, cards);
        }
        Event::Dealt(deal) => dealt(deal, audit),
        Event::Reshuffled(new) => {
            let piles = game.players.iter().flat_map(|player| player.pile.iter().copied());
            audit.must(is_permutation(piles, new.deck.iter().copied()), "the discard piles were shuffled");
            audit.shuffled(Reshuffle::draw(new.nth), &new.deck);
        }
        Event::Drew { card, .. } => {
            audit.must(game.deck.last() == Some(card), "the card drawn was the top of the deck");
        }
        Event::GaveUp { seat, card, lot: Some(lot) } => {
            let hand = game.players.get(seat.index()).map(|player| player.hand).unwrap_or_default();
            audit.number(Lot::draw(lot.penalty, lot.nth), hand.len() as u32, lot.place);
            audit.must(hand.get(lot.place as usize) == Some(card), "the card given up was the one drawn");
        }
        _ => {}
    }
}

/// The dealer of a rematch sits right of the player who begins; else chance named them (DS-4).
fn dealer(game: &DoubleSeries, seat: Seat, audit: &mut Audit) {
    match audit.first() {
        Some(first) => {
            let right = seat == state::dealer_before(first, game.seats());
            audit.must(right, "the player left of the dealer begins as the game before handed it on");
        }
        None => audit.number(Event::DEALER, game.seats() as u32, seat.0 as u32),
    }
}

fn dealt(deal: &Deal, audit: &mut Audit) {
    let pack: Vec<Card> = deal.hands.iter().flatten().chain(&deal.deck).copied().collect();
    audit.must(is_permutation(pack.iter().copied(), Card::pack()), "the whole pack was dealt");
    audit.shuffled(Event::DEAL, &pack);
}
