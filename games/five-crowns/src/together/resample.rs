//! Determinization of a table.

use table::{PortableRng, Seat};

use super::state::{Drawn, Phase, Player, Together};
use super::view::TogetherView;
use crate::hand::Hand;
use crate::memory::Memory;
use crate::pack::pack;

impl Together {
    /// Deals the cards that the player cannot know to the other hands and the stock at random; cards that a
    /// seat is known to hold stay there.
    pub(crate) fn resample(view: &TogetherView, memory: &Memory, rng: &mut fastrand::Rng) -> Together {
        let seats = view.players.len() as u8;
        let mut table = Together::set_up(view.options, seats);
        (table.round, table.wild, table.dealer) = (view.round, view.wild, view.dealer);
        (table.turn, table.to_play, table.phase) = (view.turn, view.to_play, view.phase);
        (table.out, table.reshuffles) = (view.out, view.reshuffles);
        table.discard.clone_from(&view.discard);
        table.last.clone_from(&view.last);
        table.outcome.clone_from(&view.outcome);

        let mut unseen = pack(seats);
        let mut see = |card| {
            if let Ok(at) = unseen.binary_search(&card) {
                unseen.remove(at);
            }
        };
        view.discard.iter().for_each(|card| see(*card));
        for (player, seen) in table.players.iter_mut().zip(&view.players) {
            *player = Player { hand: Hand::new(), laid: seen.laid.clone(), points: seen.points.clone() };
            seen.laid.iter().flat_map(|laid| laid.melds.cards()).for_each(|card| see(*card));
            if let Some(hand) = &seen.hand {
                hand.iter().for_each(|card| see(*card));
                player.hand = hand.clone();
            }
        }
        let hidden = |seat: &Seat| view.players[seat.index()].hand.is_none();
        for seat in Seat::all(seats).filter(hidden) {
            for card in memory.held_by(seat).iter().take(view.players[seat.index()].cards as usize) {
                see(*card);
                table.players[seat.index()].hand.add(*card);
            }
        }
        rng.permute(&mut unseen);
        for seat in Seat::all(seats).filter(hidden) {
            let player = &mut table.players[seat.index()];
            while player.hand.len() < view.players[seat.index()].cards as usize {
                let Some(card) = unseen.pop() else { break };
                player.hand.add(card);
            }
        }
        table.stock = unseen;
        // A card that another player drew unseen may be any of their hand.
        let open = view.drawn.is_some() && !view.my_turn();
        let hidden_draw = || table.players[view.to_play.index()].hand.first().copied();
        let in_hand = view.phase == Phase::Discard;
        table.drawn = view
            .drawn
            .or_else(|| if in_hand { hidden_draw() } else { None })
            .map(|card| Drawn { card, open });
        table
    }
}
