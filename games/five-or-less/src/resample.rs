//! Determinization: a state drawn at random among those that fit what a seat sees and remembers.

use table::{PortableRng, Seat};

use crate::card::{Card, PACK, PACK_SIZE};
use crate::memory::Memory;
use crate::pyramids::MAX_SEATS;
use crate::state::{Claim, FiveOrLess, Pending, Recent, Stage, set_up};
use crate::timing::{CLAIM_WINDOW, LAG_QUOTA, SHOWN_FOR};
use crate::view::{RecentDiscard, View};

/// The cards whose place is not known.
struct Unseen(Vec<Card>);

impl Unseen {
    /// Removes a card, if there is one of its value.
    fn take(&mut self, card: Card) -> Option<Card> {
        let at = self.0.iter().position(|other| *other == card)?;
        Some(self.0.swap_remove(at))
    }
}

pub(crate) fn resample(view: &View, memory: &Memory, rng: &mut fastrand::Rng) -> FiveOrLess {
    let mut game = from_view(view);
    let recent = |discard: &RecentDiscard| Recent {
        discard: *discard,
        card: memory.discard(discard.number).unwrap_or(Card::ZERO),
    };
    game.recent = view.recent.iter().map(recent).collect();
    let mut unseen = Unseen(PACK.to_vec());
    // First what lies open, then what is remembered; the rest is drawn at random.
    game.drawn = view.drawn.and_then(|card| unseen.take(card));
    let top = view.top.map(|top| top.card);
    let linked = top.into_iter().flat_map(|card| std::iter::repeat_n(card, view.linked.into()));
    let linked: Vec<Card> = linked.filter_map(|card| unseen.take(card)).collect();
    for (seat, slot, card) in known_cards(view, memory) {
        let occupied = view.pyramids.get(seat.index()).is_some_and(|slots| slots.contains(slot));
        if occupied
            && game.pyramids.card(seat, slot).is_none()
            && let Some(card) = unseen.take(card)
        {
            game.pyramids.put(seat, slot, card);
        }
    }
    let covered = usize::from(view.discards).saturating_sub(linked.len());
    let mut discards: Vec<Card> = Vec::with_capacity(PACK_SIZE);
    for card in (0..Card::KINDS).filter_map(Card::from_index) {
        let on_top = linked.iter().filter(|other| **other == card).count();
        for _ in on_top..memory.discarded(card).into() {
            discards.extend(unseen.take(card).filter(|_| discards.len() < covered));
        }
    }
    // Cards known to lie at the bottom of the pile, the lowest first.
    let bottom: Vec<Option<Card>> =
        memory.under().iter().rev().take(view.pile.into()).map(|card| unseen.take((*card)?)).collect();

    rng.permute(&mut unseen.0);
    let mut any = || unseen.0.pop();
    for seat in Seat::all(view.pyramids.len() as u8) {
        for slot in view.pyramids[seat.index()].iter() {
            let hidden = game.pyramids.card(seat, slot).is_none();
            if let Some(card) = hidden.then(&mut any).flatten() {
                game.pyramids.put(seat, slot, card);
            }
        }
    }
    if view.stage == Stage::Place && game.drawn.is_none() {
        game.drawn = any();
    }
    while discards.len() < covered {
        let Some(card) = any() else { break };
        discards.push(card);
    }
    rng.permute(&mut discards);
    game.discards = discards.into_iter().chain(linked).take(PACK_SIZE).collect();
    game.pile = bottom.into_iter().filter_map(|card| card.or_else(&mut any)).collect();
    game.pile.extend(std::iter::from_fn(any).take(PACK_SIZE - game.pile.len()));
    game
}

/// The cards of the pyramids that the seat sees or remembers.
fn known_cards(view: &View, memory: &Memory) -> Vec<(Seat, u8, Card)> {
    let mut known: Vec<(Seat, u8, Card)> =
        view.shown.iter().map(|shown| (shown.seat, shown.slot, shown.card)).collect();
    if let (Some(me), Some(peek)) = (view.me, view.peek) {
        known.extend((0..).zip(peek).map(|(slot, card)| (me, slot, card)));
    }
    if let Some(result) = &view.result {
        for (seat, row) in (0..).zip(&result.cards) {
            known.extend((0..).zip(row).filter_map(|(slot, card)| Some((Seat(seat), slot, (*card)?))));
        }
    }
    known.extend(memory.known().iter().map(|known| (known.seat, known.slot, known.card)));
    known
}

/// The state as far as the view tells it.
fn from_view(view: &View) -> FiveOrLess {
    let seats = view.pyramids.len() as u8;
    let mut game = set_up(&view.options, seats);
    (game.round, game.phase, game.stage) = (view.round, view.phase, view.stage);
    (game.starter, game.to_play, game.turn) = (view.starter, view.to_play, view.turn);
    (game.power, game.until, game.ready) = (view.power, view.until, view.ready);
    (game.called, game.first_caller) = (view.called, view.first_caller);
    (game.linked, game.refills) = (view.linked, view.refills);
    (game.totals, game.wins) = (view.totals.clone(), view.wins.clone());
    (game.result, game.outcome) = (view.result.clone(), view.outcome.clone());
    if let Some(top) = view.top {
        (game.discard_number, game.discarded_at) = (top.number, top.at);
    }
    game.shown.clone_from(&view.shown);
    game.shown_until = view.shown.iter().map(|_| game.discarded_at + SHOWN_FOR).collect();
    game.quota = [0; MAX_SEATS];
    game.quota[..seats as usize].fill(LAG_QUOTA);
    // Of a race, the player knows only their own part.
    let time = game.discarded_at;
    if let (Some(seat), Some(slot)) = (view.me, view.claim) {
        game.claims.push(Claim { seat, slot, time });
    }
    game.pending = view.waits.map(|action| Pending { action, time });
    if view.claim.is_some() || view.waits.is_some() {
        game.window_until = Some(time + CLAIM_WINDOW);
    }
    game
}
