//! What each audience may know of the table.

use std::sync::Arc;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Audience, Outcome, Seat};

use super::state::{LAST_RESHUFFLE, Laid, MAX_ROUNDS, MAX_SEATS, Phase, RoundResult, Together};
use crate::card::{Card, Rank};
use crate::hand::Hand;
use crate::options::Options;
use crate::pack::MAX_CARDS;

/// What an audience sees of a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "five-crowns.ts"))]
pub struct TogetherView {
    /// Whose view it is; nobody's for a spectator.
    pub me: Option<Seat>,
    /// House rules.
    pub options: Options,
    /// The round, from 1.
    pub round: u8,
    /// The wild rank, and so the number of cards dealt.
    pub wild: Rank,
    /// Who dealt.
    pub dealer: Seat,
    /// The number of the turn; an action names it.
    pub turn: u32,
    /// Whose turn it is.
    pub to_play: Seat,
    /// What that player does next.
    pub phase: Phase,
    /// The card taken in this turn: mine, or one that lay face up.
    pub drawn: Option<Card>,
    /// How many cards the stock has.
    pub stock: u8,
    /// The stock itself, the next card first: only for a reviewer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub stock_cards: Option<Vec<Card>>,
    /// The discard pile, which lies face up; the top card is last (FC-22).
    #[cfg_attr(feature = "ts", ts(as = "Vec<Card>"))]
    pub discard: ArrayVec<Card, MAX_CARDS>,
    /// The players by seat.
    #[cfg_attr(feature = "ts", ts(as = "Vec<PlayerView>"))]
    pub players: ArrayVec<PlayerView, MAX_SEATS>,
    /// Who went out in this round.
    pub out: Option<Seat>,
    /// How often the discard pile was shuffled in this round.
    pub reshuffles: u8,
    /// How the previous round ended.
    pub last: Option<Arc<RoundResult>>,
    /// How the game ended.
    pub outcome: Option<Arc<Outcome>>,
}

/// What an audience sees of a player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "five-crowns.ts"))]
pub struct PlayerView {
    /// How many cards are in the hand.
    pub cards: u8,
    /// The hand: one's own, or what is left of one that was laid down.
    pub hand: Option<Hand>,
    /// What the player laid down.
    pub laid: Option<Laid>,
    /// Points of the rounds played.
    #[cfg_attr(feature = "ts", ts(as = "Vec<u16>"))]
    pub points: ArrayVec<u16, MAX_ROUNDS>,
    /// Their sum.
    pub total: u16,
}

/// What comes of drawing from the stock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "five-crowns.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Drawing {
    /// Its top card.
    Card,
    /// It is empty: the discard pile is shuffled into a new stock, and the card comes from that (FC-14).
    Reshuffle,
    /// It is empty for the third time and nobody has gone out: the round ends (FC-21).
    RoundEnd,
}

impl Together {
    /// What that audience may know now.
    pub(crate) fn view(&self, audience: Audience) -> TogetherView {
        let reviewer = audience == Audience::Reviewer;
        let players = self.players.iter().enumerate().map(|(seat, player)| PlayerView {
            cards: player.hand.len() as u8,
            hand: (audience.sees(Seat(seat as u8)) || player.laid.is_some()).then(|| player.hand.clone()),
            laid: player.laid.clone(),
            points: player.points.clone(),
            total: player.points.iter().sum(),
        });
        let drawn = self.drawn.filter(|drawn| drawn.open || audience.sees(self.to_play));
        TogetherView {
            me: audience.seat(),
            options: self.options,
            round: self.round,
            wild: self.wild,
            dealer: self.dealer,
            turn: self.turn,
            to_play: self.to_play,
            phase: self.phase,
            drawn: drawn.map(|drawn| drawn.card),
            stock: self.stock.len() as u8,
            stock_cards: reviewer.then(|| self.stock.iter().rev().copied().collect()),
            discard: self.discard.clone(),
            players: players.collect(),
            out: self.out,
            reshuffles: self.reshuffles,
            last: self.last.clone(),
            outcome: self.outcome.clone(),
        }
    }
}

impl TogetherView {
    /// My hand, if I have one.
    pub fn hand(&self) -> Option<&Hand> {
        self.players.get(self.me?.index())?.hand.as_ref()
    }

    /// The card on top of the discard pile.
    pub fn top(&self) -> Option<Card> {
        self.discard.last().copied()
    }

    /// What comes of drawing from the stock.
    pub fn drawing(&self) -> Drawing {
        if self.stock > 0 {
            Drawing::Card
        } else if self.out.is_none() && self.reshuffles + 1 >= LAST_RESHUFFLE {
            Drawing::RoundEnd
        } else {
            Drawing::Reshuffle
        }
    }

    /// Whether I am to play.
    pub fn my_turn(&self) -> bool {
        self.me == Some(self.to_play) && self.phase != Phase::Over
    }
}
