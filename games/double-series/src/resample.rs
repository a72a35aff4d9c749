//! Determinization: a state that could be the true one, for what a player sees.

use table::PortableRng;

use crate::cards::{Hand, Pile};
use crate::state::{DoubleSeries, Player};
use crate::view::View;

/// Deals the unseen cards to the other hands and the deck at random, every deal as likely.
pub(crate) fn resample(view: &View, rng: &mut fastrand::Rng) -> DoubleSeries {
    let mut unseen = view.unseen_cards();
    rng.permute(&mut unseen);
    let mut deal = |cards: u8| {
        let rest = unseen.len().saturating_sub(cards as usize);
        Hand::sorted(unseen.drain(rest..)).unwrap_or_default()
    };
    let players = view.players.iter().map(|player| Player {
        hand: player.hand.unwrap_or_else(|| deal(player.cards)),
        pile: player.pile,
        lost: player.lost,
    });
    let players = players.collect();
    DoubleSeries {
        options: view.options,
        layout: view.layout.clone(),
        dealer: view.dealer,
        turn: view.turn,
        to_play: view.to_play,
        phase: view.phase,
        exchanges: view.exchanges,
        idle: view.idle,
        reshuffles: view.reshuffles,
        deck: Pile::of(unseen).unwrap_or_default(),
        players,
        markers: view.markers,
        scored: view.scored.clone(),
        choice: view.choice.clone(),
        may_draw: view.may_draw,
        trial: view.trial,
        cases: view.cases.clone(),
        ended: view.ended.clone(),
    }
}
