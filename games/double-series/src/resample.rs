//! A table that could be the true one, for what a player sees.

use crate::card::Card;
use crate::cards::{Hand, Pile};
use crate::state::{DoubleSeries, Player};
use crate::view::View;

impl DoubleSeries {
    /// Deals the cards that the player cannot know among the others' hands and the deck, at random.
    pub fn guess(view: &View, chance: &mut fastrand::Rng) -> DoubleSeries {
        let mut unseen = unseen(view);
        chance.shuffle(&mut unseen);
        let mut hidden = |cards: u8| {
            let left = unseen.len().saturating_sub(cards as usize);
            Hand::sorted(unseen.drain(left..)).unwrap_or_default()
        };
        let players = view.players.iter().map(|player| Player {
            hand: player.hand.unwrap_or_else(|| hidden(player.cards)),
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
}

/// The cards that are in no pile and in no hand that is seen, in order.
pub fn unseen(view: &View) -> Vec<Card> {
    let mut left = [2u8; Card::KINDS];
    for player in &view.players {
        for card in player.pile.iter().chain(player.hand.iter().flat_map(|hand| hand.iter())) {
            left[card.index()] = left[card.index()].saturating_sub(1);
        }
    }
    let copies = |kind: usize| {
        Card::from_index(kind)
            .into_iter()
            .flat_map(move |card| std::iter::repeat_n(card, left[kind] as usize))
    };
    (0..Card::KINDS).flat_map(copies).collect()
}
