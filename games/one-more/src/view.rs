//! What each audience may know of the table, and what helps to show it.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use table::{Audience, Moment, Outcome, Seat, Seats};

use crate::card::Card;
use crate::cards::Cards;
use crate::options::Options;
use crate::pair::Pair;
use crate::players::Players;
use crate::state::{LastRound, OneMore, Phase};

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
    /// The direction.
    pub clockwise: bool,
    /// The card to answer.
    pub centre: Card,
    /// My hand.
    pub hand: Option<Cards>,
    /// The players by seat.
    pub players: Players,
    /// How many cards the pack has.
    pub pack: u8,
    /// The cards played in this round and not shuffled again, but for the one in the centre (OM-19).
    pub played: Cards,
    /// Who exchanges.
    pub exchange: Option<ExchangeView>,
    /// When chance chooses for those who are awaited (OM-21).
    pub until: Option<Moment>,
    /// How the round before ended.
    pub last: Option<LastRound>,
    /// How the game ended.
    pub outcome: Option<Arc<Outcome>>,
    /// What nobody could see: only for a reviewer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub hidden: Option<Box<Hidden>>,
}

/// Two players who choose the cards they give each other.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "one-more.ts"))]
pub struct ExchangeView {
    /// Who.
    pub pair: Pair,
    /// Those of them who have chosen (OM-23).
    #[cfg_attr(feature = "ts", ts(as = "Vec<Seat>"))]
    pub chosen: Seats,
    /// The card that I have chosen.
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
}

/// What is worked out from a view.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "one-more.ts"))]
pub struct ViewAid {
    /// The cards of my hand that answer the centre, each once, whoever's turn it is.
    pub answers: Cards,
}

impl OneMore {
    /// What that audience may know now.
    pub fn seen_by(&self, audience: Audience) -> View {
        let me = audience.seat();
        let exchange = self.exchange.map(|exchange| ExchangeView {
            pair: exchange.pair,
            chosen: exchange.who(true),
            mine: me.and_then(|me| exchange.pair.place(me)).and_then(|place| exchange.offers[place]),
        });
        View {
            me,
            options: self.options,
            round: self.round,
            turn: self.turn,
            to_play: self.to_play,
            phase: self.phase,
            clockwise: self.clockwise,
            centre: self.centre,
            hand: me.map(|me| self.hand(me)),
            players: self.players,
            pack: self.pack.len() as u8,
            played: self.played,
            exchange,
            until: self.until,
            last: self.last,
            outcome: self.outcome.clone(),
            hidden: (audience == Audience::Reviewer).then(|| Box::new(self.hidden())),
        }
    }

    fn hidden(&self) -> Hidden {
        Hidden {
            hands: self.hands[..self.players.len()].to_vec(),
            pack: self.pack.iter().rev().copied().collect(),
        }
    }
}

impl View {
    /// Whether the table waits for me.
    pub fn my_turn(&self) -> bool {
        let Some(me) = self.me else { return false };
        match (self.phase, &self.exchange) {
            (Phase::Over, _) => false,
            (Phase::Give, Some(exchange)) => {
                exchange.pair.place(me).is_some() && !exchange.chosen.contains(me)
            }
            _ => self.to_play == me,
        }
    }

    /// What helps to show it.
    pub fn help(&self) -> ViewAid {
        ViewAid { answers: self.hand.unwrap_or_default().answering(self.centre).distinct() }
    }
}
