//! Dealing anew what no seat knows, where a game is played on from a moment of another.

use table::{Dice, Draw, Seat};

use crate::card::Card;
use crate::memory::Memory;
use crate::pyramids::BASE;
use crate::state::{FiveOrLess, Phase};

/// Where a card lies that no seat knows.
#[derive(Clone, Copy)]
enum Place {
    /// In a pyramid.
    Slot(Seat, u8),
    /// In the draw pile, counted from its bottom.
    Pile(usize),
}

pub(crate) fn deal_anew(game: &mut FiveOrLess, memories: &[Memory], dice: &Dice) {
    let mut places: Vec<Place> = in_pile(game, memories).map(Place::Pile).collect();
    // After a refill everybody can tell what the pile is made of, so nothing in a pyramid can have come from it.
    if game.refills == 0 {
        places.extend(in_pyramids(game, memories));
    }
    let card = |place: &Place| match *place {
        Place::Slot(seat, slot) => game.pyramids.card(seat, slot),
        Place::Pile(at) => game.pile.get(at).copied(),
    };
    let Some(mut cards) = places.iter().map(card).collect::<Option<Vec<Card>>>() else { return };
    dice.shuffle(Draw::ANEW, &mut cards);
    for (place, card) in places.into_iter().zip(cards) {
        match place {
            Place::Slot(seat, slot) => game.pyramids.put(seat, slot, card),
            Place::Pile(at) => game.pile[at] = card,
        }
    }
}

/// The pile, but for what somebody knows to have gone under it by an 8 (FL-12).
fn in_pile(game: &FiveOrLess, memories: &[Memory]) -> impl Iterator<Item = usize> {
    (0..game.pile.len()).filter(|at| {
        let known = |memory: &Memory| matches!(memory.under().iter().rev().nth(*at), Some(Some(_)));
        !memories.iter().any(known)
    })
}

/// What lies in the pyramids and nobody has seen.
fn in_pyramids(game: &FiveOrLess, memories: &[Memory]) -> Vec<Place> {
    // Once they are counted, all lie open.
    if game.result.is_some() {
        return Vec::new();
    }
    let seen = |seat: Seat, slot: u8| {
        let peeked = game.phase == Phase::Peek && usize::from(slot) < BASE;
        let shown = game.shown.iter().any(|shown| (shown.seat, shown.slot) == (seat, slot));
        // A race is open because of it: whoever threw it finds out that it was right.
        let thrown = game.claims.iter().any(|claim| (claim.seat, claim.slot) == (seat, slot));
        peeked || shown || thrown || memories.iter().any(|memory| memory.card(seat, slot).is_some())
    };
    let mut places = Vec::new();
    for seat in Seat::all(game.seat_count()) {
        let unseen = game.pyramids.of(seat).iter().filter(|slot| !seen(seat, *slot));
        places.extend(unseen.map(|slot| Place::Slot(seat, slot)));
    }
    places
}
