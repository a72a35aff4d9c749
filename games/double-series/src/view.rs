//! What each audience may know.

use std::sync::Arc;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Audience, Seat};

use crate::card::Card;
use crate::cards::{Hand, Pile};
use crate::event::Ended;
use crate::layout::Layout;
use crate::markers::{Markers, Team};
use crate::options::Options;
use crate::scoring::{MAX_SCORED, Scored, protected};
use crate::state::{Choice, DoubleSeries, MAX_SEATS, MayDraw, Phase};
use crate::table_talk::{Case, Trial};

/// What an audience sees.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "double-series.ts"))]
pub struct View {
    /// Whose view it is; nobody's for a spectator.
    pub me: Option<Seat>,
    /// House rules.
    pub options: Options,
    /// The cards of the board row by row; nothing on the corners.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Option<Card>>"))]
    pub layout: Layout,
    /// The markers on it.
    pub markers: Markers,
    /// The series scored, in order.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Scored>"))]
    pub scored: ArrayVec<Scored, MAX_SCORED>,
    /// Who dealt.
    pub dealer: Seat,
    /// The number of the turn; an action names it.
    pub turn: u32,
    /// Whose turn it is.
    pub to_play: Seat,
    /// What that player does next.
    pub phase: Phase,
    /// How many dead cards that player may still exchange in this turn (DS-8).
    pub exchanges: u8,
    /// For how many turns in a row nobody has been able to play (DS-9).
    pub idle: u8,
    /// How often the discard piles were shuffled; the fourth time ends the game.
    pub reshuffles: u8,
    /// How many cards are in the deck.
    pub deck: u8,
    /// The deck itself, the next card first: only for a reviewer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub deck_cards: Option<Vec<Card>>,
    /// The players by seat.
    #[cfg_attr(feature = "ts", ts(as = "Vec<PlayerView>"))]
    pub players: ArrayVec<PlayerView, MAX_SEATS>,
    /// The fives that the player in turn chooses from.
    pub choice: Option<Choice>,
    /// Who may still draw a replacement.
    pub may_draw: Option<MayDraw>,
    /// The accusation in progress.
    pub trial: Option<Trial>,
    /// The accusations before it.
    pub cases: Vec<Case>,
    /// How the game ended.
    pub ended: Option<Arc<Ended>>,
}

/// What an audience sees of a player.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "double-series.ts"))]
pub struct PlayerView {
    /// The player's team.
    pub team: Team,
    /// How many cards are in the hand.
    pub cards: u8,
    /// How many cards fewer than dealt the player has for good.
    pub lost: u8,
    /// The hand, where this audience sees it.
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Card>>"))]
    pub hand: Option<Hand>,
    /// The discard pile, which lies face up; the top card is last (DS-17).
    #[cfg_attr(feature = "ts", ts(as = "Vec<Card>"))]
    pub pile: Pile,
}

/// What that audience may know now.
pub(crate) fn view(game: &DoubleSeries, audience: Audience) -> View {
    let reviewer = audience == Audience::Reviewer;
    let players = game.players.iter().enumerate().map(|(seat, player)| PlayerView {
        team: game.team_of(Seat(seat as u8)),
        cards: player.hand.len() as u8,
        lost: player.lost,
        hand: audience.sees(Seat(seat as u8)).then_some(player.hand),
        pile: player.pile,
    });
    View {
        me: audience.seat(),
        options: game.options,
        layout: game.layout.clone(),
        markers: game.markers,
        scored: game.scored.clone(),
        dealer: game.dealer,
        turn: game.turn,
        to_play: game.to_play,
        phase: game.phase,
        exchanges: game.exchanges,
        idle: game.idle,
        reshuffles: game.reshuffles,
        deck: game.deck.len() as u8,
        deck_cards: reviewer.then(|| game.deck.iter().rev().copied().collect()),
        players: players.collect(),
        choice: game.choice.clone(),
        may_draw: game.may_draw,
        trial: game.trial,
        cases: game.cases.clone(),
        ended: game.ended.clone(),
    }
}

impl View {
    /// My hand, if I have one.
    pub fn hand(&self) -> Option<&Hand> {
        self.players.get(self.me?.index())?.hand.as_ref()
    }

    /// Whether I am to play or to choose.
    pub fn is_my_turn(&self) -> bool {
        self.me == Some(self.to_play) && self.phase != Phase::Over
    }

    /// How many play.
    pub fn seats(&self) -> u8 {
        self.players.len() as u8
    }

    /// The team of a seat.
    pub const fn team_of(&self, seat: Seat) -> Team {
        self.options.team_of(seat)
    }

    /// Where that team can play a card now: the free spaces that show it; for a two-eyed jack any free
    /// space; for a one-eyed one the markers it can remove (DS-5, DS-6, DS-13).
    pub fn targets(&self, card: Card, team: Team) -> u128 {
        match self.layout.spaces(card) {
            Some([one, other]) => (one.bit() | other.bit()) & self.markers.free(),
            None if card.is_two_eyed() => self.markers.free(),
            None => self.markers.against(team) & !protected(&self.scored),
        }
    }

    /// Whether both spaces of a card are occupied; never for a jack (DS-8).
    pub fn is_dead(&self, card: Card) -> bool {
        !card.is_jack() && self.targets(card, Team(0)) == 0
    }

    /// Whether that player owes a card (DS-11).
    pub(crate) fn owes_card(&self, seat: Seat) -> bool {
        self.trial.is_some_and(|trial| trial.owing().contains(seat))
    }

    /// The cards whose place is hidden: in no pile and in no hand that is seen. Sorted.
    pub fn unseen_cards(&self) -> Vec<Card> {
        let mut copies = [2u8; Card::KINDS];
        for player in &self.players {
            for card in player.pile.iter().chain(player.hand.iter().flat_map(|hand| hand.iter())) {
                copies[card.index()] = copies[card.index()].saturating_sub(1);
            }
        }
        let unseen = |kind: usize| {
            let card = Card::from_index(kind).into_iter();
            card.flat_map(move |card| std::iter::repeat_n(card, copies[kind] as usize))
        };
        (0..Card::KINDS).flat_map(unseen).collect()
    }
}
