//! The state of a table.

use std::sync::Arc;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Millis, Moment, Outcome, Seat, Seats};

use crate::deal::MAX_IN_VAIN;
use crate::deck::DECK_SIZE;
use crate::players::MAX_SEATS;
use crate::{Card, Cards, Deck, Options, Pair, Players};

/// Whoever loses this many rounds wins (OM-16).
pub const LOSSES_TO_WIN: u8 = 2;
/// How long everybody may look at how a round ended (OM-27).
pub const BETWEEN_ROUNDS: Millis = 30_000;

/// The state of a table of three to nine.
#[derive(Clone, Debug, PartialEq)]
pub struct OneMore {
    /// House rules.
    pub(crate) options: Options,
    /// The players by seat.
    pub players: Players,
    /// Their hands.
    pub(crate) hands: [Cards; MAX_SEATS],
    /// The round, from 1; 0 before the first deal.
    pub round: u8,
    /// The number of the turn, counted over the whole game.
    pub turn: u32,
    /// Whose turn it is, or whose card has its effect.
    pub(crate) to_play: Seat,
    /// What is awaited.
    pub phase: Phase,
    /// The direction of play.
    pub clockwise: bool,
    /// The card to answer.
    pub centre: Card,
    /// The cards played in this round, but for the one in the centre.
    pub(crate) played: Cards,
    /// The face-down pack; the next card is last.
    pub(crate) pack: ArrayVec<Card, DECK_SIZE>,
    /// How many cards at the bottom of the pack everybody has seen: those turned up in vain (OM-5).
    pub(crate) under: u8,
    /// The exchange under way.
    pub(crate) exchange: Option<Exchange>,
    /// When chance chooses for those who are awaited (OM-21), or the next round is dealt (OM-27).
    pub(crate) until: Option<Moment>,
    /// Who is ready for the next round.
    pub(crate) ready: Seats,
    /// How often the pack was refilled in this round.
    pub(crate) refills: u8,
    /// How often chance chose in this round.
    pub(crate) choices: u16,
    /// How the previous round ended, to be shown.
    pub(crate) last: Option<LastRound>,
    /// How the game ended. Shared, because it is rare and states are cloned often.
    pub outcome: Option<Arc<Outcome>>,
}

/// What the table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "one-more.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The player in turn plays a card.
    Play,
    /// That player chooses who draws.
    Draw,
    /// That player chooses who exchanges.
    Exchange,
    /// Those two choose the cards they give.
    Give,
    /// All look at how the round ended, until everybody is ready for the next (OM-27).
    Between,
    /// Nothing: the game is over, or has not begun.
    Over,
}

impl Phase {
    /// Whether somebody chooses what an effect does.
    pub(crate) const fn is_choice(self) -> bool {
        matches!(self, Phase::Draw | Phase::Exchange | Phase::Give)
    }

    /// Whether the round is over, and the hand of whoever lost it lies open (OM-22).
    pub(crate) const fn is_after_round(self) -> bool {
        matches!(self, Phase::Between | Phase::Over)
    }
}

/// Two players who choose the cards they give each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Exchange {
    /// The two players.
    pub(crate) pair: Pair,
    /// What the first and the second of them have chosen.
    pub(crate) offers: [Option<Card>; 2],
}

impl Exchange {
    /// Those who have chosen.
    pub(crate) fn chosen(&self) -> Seats {
        self.seats_where(|offer| offer.is_some())
    }

    /// Those who have yet to choose.
    pub(crate) fn awaited(&self) -> Seats {
        self.seats_where(|offer| offer.is_none())
    }

    fn seats_where(&self, matches: impl Fn(Option<Card>) -> bool) -> Seats {
        let offers = self.pair.seats().into_iter().zip(self.offers);
        offers.filter(|(_, offer)| matches(*offer)).map(|(seat, _)| seat).collect()
    }
}

/// Why a player lost a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "one-more.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// No card in hand answered the centre (OM-7).
    Stuck,
    /// Nobody else had cards left (OM-9).
    Last,
}

/// How a round ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "one-more.ts"))]
#[serde(deny_unknown_fields)]
pub struct LastRound {
    /// The round.
    pub round: u8,
    /// Who lost it.
    pub seat: Seat,
    /// Why.
    pub why: Why,
    /// The hand that was shown.
    pub hand: Cards,
    /// The card that lay in the centre.
    pub centre: Card,
}

/// The table before the first deal.
pub(crate) fn set_up(options: &Options, seats: u8) -> OneMore {
    OneMore {
        options: *options,
        players: Players::new(seats),
        hands: [Cards::NONE; MAX_SEATS],
        round: 0,
        turn: 0,
        to_play: Seat(0),
        phase: Phase::Over,
        clockwise: true,
        centre: Card::START,
        played: Cards::NONE,
        pack: ArrayVec::new(),
        under: 0,
        exchange: None,
        until: None,
        ready: Seats::NONE,
        refills: 0,
        choices: 0,
        last: None,
        outcome: None,
    }
}

/// Whom the table waits for.
pub(crate) fn awaited(game: &OneMore) -> Seats {
    match (game.phase, &game.exchange) {
        (Phase::Over, _) => Seats::NONE,
        (Phase::Between, _) => {
            Seat::all(game.players.count()).filter(|seat| !game.ready.contains(*seat)).collect()
        }
        (Phase::Give, Some(exchange)) => exchange.awaited(),
        _ => Seats::one(game.to_play),
    }
}

impl OneMore {
    /// The hand of that seat; empty if there is no such seat.
    pub fn hand(&self, seat: Seat) -> Cards {
        self.hands.get(seat.index()).copied().unwrap_or_default()
    }

    /// The deck that is played with.
    pub const fn deck(&self) -> Deck {
        self.options.deck
    }

    /// The cards at the bottom of the pack that everybody has seen, the lowest last (OM-5, OM-19).
    pub(crate) fn cards_under(&self) -> ArrayVec<Card, MAX_IN_VAIN> {
        self.pack.iter().take(self.under as usize).rev().copied().take(MAX_IN_VAIN).collect()
    }

    /// Whether there is a card to draw, after a refill if need be (OM-20).
    pub(crate) fn can_draw(&self) -> bool {
        !self.pack.is_empty() || !self.played.without_starts().is_empty()
    }

    /// Whether that player can answer the centre (OM-6).
    pub(crate) fn can_play(&self, seat: Seat) -> bool {
        !self.hand(seat).answering(self.centre).is_empty()
    }

    /// The places at the end: more lost rounds are better (OM-16, OM-24).
    pub(crate) fn ranking(&self) -> Outcome {
        Outcome::most(self.players.iter().map(|player| i32::from(player.losses)).collect())
    }
}
