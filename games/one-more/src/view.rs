//! What each audience may know of the table.

use std::sync::Arc;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Audience, Moment, Outcome, Seat, Seats};

use crate::deal::MAX_IN_VAIN;
use crate::{Card, Cards, LastRound, OneMore, Options, Pair, Phase, Players};

/// What an audience sees of a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "one-more.ts"))]
pub struct View {
    /// Whose view it is; nobody's for a spectator.
    pub me: Option<Seat>,
    /// House rules.
    pub options: Options,
    /// The round, from 1.
    pub round: u8,
    /// The number of the turn; an action names it.
    pub turn: u32,
    /// Whose turn it is, or whose card has its effect.
    pub to_play: Seat,
    /// What is awaited.
    pub phase: Phase,
    /// The direction of play.
    pub clockwise: bool,
    /// The card to answer.
    pub centre: Card,
    /// My hand.
    pub hand: Option<Cards>,
    /// The players by seat.
    pub players: Players,
    /// How many cards the pack holds.
    pub pack: u8,
    /// Those of them at the bottom that everybody has seen, because they were turned up in vain; the last one is lowest
    /// (OM-5, OM-19).
    #[cfg_attr(feature = "ts", ts(as = "Vec<Card>"))]
    pub under: ArrayVec<Card, MAX_IN_VAIN>,
    /// The cards played in this round since the last refill, but for the one in the centre (OM-19).
    pub played: Cards,
    /// The exchange under way.
    pub exchange: Option<ExchangeView>,
    /// When chance chooses for those who are awaited (OM-21), or the next round is dealt (OM-27).
    pub until: Option<Moment>,
    /// Who is ready for the next round, while the table waits between two (OM-27).
    #[cfg_attr(feature = "ts", ts(as = "Vec<Seat>"))]
    pub ready: Seats,
    /// How the previous round ended.
    pub last: Option<LastRound>,
    /// How the game ended.
    pub outcome: Option<Arc<Outcome>>,
    /// What lay face down: only for a reviewer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub hidden: Option<Box<Hidden>>,
}

/// Two players who choose the cards they give each other.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "one-more.ts"))]
pub struct ExchangeView {
    /// The two players.
    pub pair: Pair,
    /// Those who have chosen (OM-23).
    #[cfg_attr(feature = "ts", ts(as = "Vec<Seat>"))]
    pub chosen: Seats,
    /// The card that I have chosen to give.
    pub mine: Option<Card>,
}

/// The cards that lie face down.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "one-more.ts"))]
pub struct Hidden {
    /// The hands by seat.
    pub hands: Vec<Cards>,
    /// The pack, the next card first.
    pub pack: Vec<Card>,
    /// The cards that the two who exchange have chosen to give, in the order of the pair.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub offers: Option<[Option<Card>; 2]>,
}

/// What that audience may know now.
pub(crate) fn view(game: &OneMore, audience: Audience) -> View {
    let me = audience.seat();
    let exchange = game.exchange.map(|exchange| ExchangeView {
        pair: exchange.pair,
        chosen: exchange.chosen(),
        mine: me.and_then(|me| exchange.pair.index_of(me)).and_then(|index| exchange.offers[index]),
    });
    View {
        me,
        options: game.options,
        round: game.round,
        turn: game.turn,
        to_play: game.to_play,
        phase: game.phase,
        clockwise: game.clockwise,
        centre: game.centre,
        hand: me.map(|me| game.hand(me)),
        players: game.players,
        pack: game.pack.len() as u8,
        under: game.cards_under(),
        played: game.played,
        exchange,
        until: game.until,
        ready: game.ready,
        last: game.last,
        outcome: game.outcome.clone(),
        hidden: (audience == Audience::Reviewer).then(|| Box::new(hidden(game))),
    }
}

fn hidden(game: &OneMore) -> Hidden {
    Hidden {
        hands: game.hands[..game.players.len()].to_vec(),
        pack: game.pack.iter().rev().copied().collect(),
        offers: game.exchange.map(|exchange| exchange.offers),
    }
}

impl View {
    /// Whether the table waits for the player who sees this.
    pub(crate) fn awaits_me(&self) -> bool {
        let Some(me) = self.me else { return false };
        match (self.phase, &self.exchange) {
            (Phase::Over, _) => false,
            (Phase::Between, _) => !self.ready.contains(me),
            (Phase::Give, Some(exchange)) => exchange.pair.contains(me) && !exchange.chosen.contains(me),
            _ => self.to_play == me,
        }
    }

    /// How the round that is over ended: the hand of whoever lost it is still in that hand, and lies open (OM-22).
    pub(crate) fn shown_hand(&self) -> Option<LastRound> {
        self.last.filter(|_| self.phase.is_after_round())
    }
}
