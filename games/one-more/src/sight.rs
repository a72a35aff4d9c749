//! What an audience sees of one event.

use serde::{Deserialize, Serialize};
use table::{Audience, KeyMoment, Moment, Outcome, Seat, Seats};

use crate::{Card, Cards, Effect, Event, Pair, Why};

/// What is seen of an event.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "one-more.ts"))]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum Sight {
    /// The first player of the game was drawn.
    First {
        /// Who.
        seat: Seat,
    },
    /// A round was dealt.
    Dealt {
        /// The number of the round, from 1.
        round: u8,
        /// Who begins.
        first: Seat,
        /// How many got a hand.
        seats: u8,
        /// The hands that this audience sees, by seat: its own, or all.
        hands: Vec<(Seat, Cards)>,
        /// The cards that were turned up in vain and went under the pack, the last at the bottom: who begins can
        /// answer none of them.
        under: Vec<Card>,
        /// The card in the centre.
        centre: Card,
        /// How many cards the pack holds.
        pack: u8,
    },
    /// It is a player's turn.
    Turn {
        /// The number of the turn.
        turn: u32,
        /// Whose.
        seat: Seat,
    },
    /// A player played a card.
    Played {
        /// Who.
        seat: Seat,
        /// What.
        card: Card,
        /// The direction of play from now on.
        clockwise: bool,
    },
    /// A player chooses what an effect does.
    Asked {
        /// Who.
        seat: Seat,
        /// The effect.
        effect: Effect,
        /// When chance chooses instead.
        until: Option<Moment>,
    },
    /// The played cards were shuffled into a new pack.
    Refilled {
        /// The cards in it; their order is not known.
        cards: Cards,
    },
    /// A player drew a card from the pack.
    Drew {
        /// Who chose.
        by: Seat,
        /// Who drew.
        seat: Seat,
        /// What, for those who see it.
        card: Option<Card>,
        /// Whether chance chose.
        chance: bool,
    },
    /// Two players were chosen to exchange.
    Paired {
        /// Who chose.
        by: Seat,
        /// The two players.
        pair: Pair,
        /// Whether chance chose.
        chance: bool,
        /// When chance chooses for whoever has not chosen a card by then.
        until: Option<Moment>,
    },
    /// One of them chose a card.
    Offered {
        /// Who.
        seat: Seat,
        /// What, for those who see it.
        card: Option<Card>,
        /// Whether chance chose.
        chance: bool,
    },
    /// They gave each other their cards.
    Exchanged {
        /// The two players.
        pair: Pair,
        /// What the first and the second of them gave, for those who see it.
        cards: Option<[Card; 2]>,
    },
    /// A player left the round.
    Left {
        /// Who.
        seat: Seat,
    },
    /// A player lost the round.
    Lost {
        /// The round.
        round: u8,
        /// Who.
        seat: Seat,
        /// Why.
        why: Why,
        /// The hand.
        hand: Cards,
        /// How many rounds that player has lost now.
        losses: u8,
    },
    /// A player is ready for the next round.
    Ready {
        /// Who.
        seat: Seat,
    },
    /// The game is over.
    Ended {
        /// How it ended.
        outcome: Outcome,
    },
}

/// What that audience sees of the event.
pub(crate) fn sight(event: &Event, audience: Audience) -> Sight {
    match *event {
        Event::First { seat } => Sight::First { seat },
        Event::Dealt(ref deal) => {
            let hands = (0..).map(Seat).zip(&deal.hands).filter(|(seat, _)| audience.sees(*seat));
            Sight::Dealt {
                round: deal.round,
                first: deal.first,
                seats: deal.hands.len() as u8,
                hands: hands.map(|(seat, hand)| (seat, hand.iter().copied().collect())).collect(),
                under: deal.under.to_vec(),
                centre: deal.centre,
                pack: deal.pack.len() as u8,
            }
        }
        Event::Turn { turn, seat } => Sight::Turn { turn, seat },
        Event::Played { seat, card, clockwise } => Sight::Played { seat, card, clockwise },
        Event::Asked { seat, effect, until } => Sight::Asked { seat, effect, until },
        Event::Refilled(ref refill) => Sight::Refilled { cards: refill.pack.iter().copied().collect() },
        Event::Drew { by, seat, card, chance } => {
            Sight::Drew { by, seat, card: audience.sees(seat).then_some(card), chance }
        }
        Event::Paired { by, pair, chance, until } => Sight::Paired { by, pair, chance, until },
        Event::Offered { seat, card, chance } => {
            Sight::Offered { seat, card: audience.sees(seat).then_some(card), chance }
        }
        Event::Exchanged { pair, cards } => {
            let sees = pair.seats().into_iter().any(|seat| audience.sees(seat));
            Sight::Exchanged { pair, cards: sees.then_some(cards) }
        }
        Event::Left { seat } => Sight::Left { seat },
        Event::Lost { round, seat, why, hand, losses, .. } => Sight::Lost { round, seat, why, hand, losses },
        Event::Ready { seat } => Sight::Ready { seat },
        Event::Ended { ref outcome } => Sight::Ended { outcome: (**outcome).clone() },
    }
}

/// The seats whose turn begins or goes on with it.
pub(crate) fn turn_steps(sight: &Sight) -> Seats {
    match sight {
        Sight::Turn { seat, .. }
        | Sight::Played { seat, .. }
        | Sight::Asked { seat, .. }
        | Sight::Offered { seat, .. }
        | Sight::Ready { seat } => Seats::one(*seat),
        Sight::Drew { by, .. } => Seats::one(*by),
        Sight::Paired { pair, .. } => pair.seats().into_iter().collect(),
        Sight::Lost { .. } => Seats::all(Seat::MOST),
        Sight::First { .. }
        | Sight::Dealt { .. }
        | Sight::Refilled { .. }
        | Sight::Exchanged { .. }
        | Sight::Left { .. }
        | Sight::Ended { .. } => Seats::NONE,
    }
}

/// What people look for when they look back.
pub(crate) fn key_moment(sight: &Sight) -> Option<KeyMoment> {
    match sight {
        Sight::Dealt { .. } => Some(KeyMoment::Round),
        Sight::Lost { .. } => Some(KeyMoment::RoundEnd),
        Sight::Ended { .. } => Some(KeyMoment::End),
        _ => None,
    }
}
