//! The state of a table.

use std::sync::Arc;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Moment, Outcome, Seat, Seats};

use crate::card::Card;
use crate::cards::Cards;
use crate::options::Options;
use crate::pair::Pair;
use crate::players::{MOST_SEATS, Players};

/// Who loses so many rounds wins (OM-16).
pub const LOSSES_TO_WIN: u8 = 2;

/// The state: a table of three to nine.
#[derive(Clone, Debug, PartialEq)]
pub struct OneMore {
    /// House rules.
    pub options: Options,
    /// The players by seat.
    pub players: Players,
    /// Their hands.
    pub hands: [Cards; MOST_SEATS],
    /// The round, from 1; 0 before the first deal.
    pub round: u8,
    /// Turns so far, over the whole game.
    pub turn: u32,
    /// Whose turn it is, or whose card has its effect.
    pub to_play: Seat,
    /// What is awaited.
    pub phase: Phase,
    /// The direction.
    pub clockwise: bool,
    /// The card to answer.
    pub centre: Card,
    /// The cards played in this round, but for the one in the centre.
    pub played: Cards,
    /// The face-down pack; the next card is last.
    pub pack: ArrayVec<Card, 72>,
    /// Who exchanges, and the cards that they have chosen to give.
    pub exchange: Option<Exchange>,
    /// When chance chooses for those who are awaited (OM-21).
    pub until: Option<Moment>,
    /// How often the pack was refilled in this round.
    pub refills: u8,
    /// How often chance chose in this round.
    pub choices: u16,
    /// How the round before ended, for those who want to look at it.
    pub last: Option<LastRound>,
    /// The end. Shared, because it is rare and states are copied often.
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
    /// Nothing: the game is over, or has not begun.
    Over,
}

/// Two players who choose the cards they give each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Exchange {
    /// Who.
    pub pair: Pair,
    /// What the first and the second of them have chosen.
    pub offers: [Option<Card>; 2],
}

impl Exchange {
    /// Those who have chosen already, or those who have not.
    pub fn who(&self, chosen: bool) -> Seats {
        let mut who = Seats::NONE;
        let [one, other] = self.pair.seats();
        if self.offers[0].is_some() == chosen {
            who.insert(one);
        }
        if self.offers[1].is_some() == chosen {
            who.insert(other);
        }
        who
    }
}

/// How a player lost a round.
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
    /// Which round.
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

impl OneMore {
    /// The table before the first deal.
    pub fn set_up(options: Options, seats: u8) -> OneMore {
        OneMore {
            options,
            players: Players::new(seats),
            hands: [Cards::NONE; MOST_SEATS],
            round: 0,
            turn: 0,
            to_play: Seat(0),
            phase: Phase::Over,
            clockwise: true,
            centre: Card::START,
            played: Cards::NONE,
            pack: ArrayVec::new(),
            exchange: None,
            until: None,
            refills: 0,
            choices: 0,
            last: None,
            outcome: None,
        }
    }

    /// The hand of that seat; none if there is no such seat.
    pub fn hand(&self, seat: Seat) -> Cards {
        self.hands.get(seat.index()).copied().unwrap_or_default()
    }

    /// Whom the table waits for.
    pub fn waits_for(&self) -> Seats {
        match (self.phase, &self.exchange) {
            (Phase::Over, _) => Seats::NONE,
            (Phase::Give, Some(exchange)) => exchange.who(false),
            _ => Seats::one(self.to_play),
        }
    }

    /// Whether there is a card to draw, if need be after a refill (OM-20).
    pub fn can_draw(&self) -> bool {
        !self.pack.is_empty() || !self.played.without_starts().is_empty()
    }

    /// Whether that player can answer the centre (OM-6).
    pub fn can_play(&self, seat: Seat) -> bool {
        !self.hand(seat).answering(self.centre).is_empty()
    }

    /// The places at the end: who has lost more rounds comes first (OM-16, OM-24).
    pub fn ranking(&self) -> Outcome {
        Outcome::most(self.players.iter().map(|player| i32::from(player.losses)).collect())
    }
}
