//! What an audience sees of one event.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Audience, KeyMoment, Outcome, Seat, Seats, TimedSight};

use crate::card::{Card, Rank};
use crate::event::Event;
use crate::hand::Hand;
use crate::meld::Melds;
use crate::together::MAX_SEATS;

/// What is seen of an event.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "five-crowns.ts"))]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum Sight {
    /// The first dealer was drawn.
    Dealer {
        /// Who.
        seat: Seat,
    },
    /// A round was dealt.
    Dealt {
        /// Which.
        round: u8,
        /// The wild rank, and so the number of cards dealt.
        wild: Rank,
        /// Who dealt.
        dealer: Seat,
        /// The hands that this audience sees, by seat: its own, or all.
        hands: Vec<(Seat, Hand)>,
        /// The card that was turned.
        top: Card,
        /// How many cards the stock has.
        stock: u8,
    },
    /// It is a player's turn.
    Turn {
        /// The number of the turn.
        turn: u32,
        /// Whose.
        seat: Seat,
    },
    /// A player took the top of the stock.
    Drew {
        /// Who.
        seat: Seat,
        /// What, for those who see it.
        card: Option<Card>,
    },
    /// A player took the top of the discard pile.
    Took {
        /// Who.
        seat: Seat,
        /// What.
        card: Card,
    },
    /// A player discarded.
    Discarded {
        /// Who.
        seat: Seat,
        /// What.
        card: Card,
    },
    /// A player laid melds; what was left was counted.
    Laid {
        /// Who.
        seat: Seat,
        /// The melds.
        melds: Melds,
        /// What was left.
        left: Hand,
        /// What that costs.
        points: u16,
        /// Whether the player went out with it.
        out: bool,
    },
    /// A new stock was made of the discard pile.
    Reshuffled {
        /// How many cards it has.
        stock: u8,
        /// The card on the discard pile.
        top: Card,
    },
    /// A round is over.
    RoundEnded {
        /// Which.
        round: u8,
        /// The points of each seat in it.
        #[cfg_attr(feature = "ts", ts(as = "Vec<u16>"))]
        points: ArrayVec<u16, MAX_SEATS>,
        /// The points of each seat so far.
        #[cfg_attr(feature = "ts", ts(as = "Vec<u16>"))]
        totals: ArrayVec<u16, MAX_SEATS>,
    },
    /// Solo: the hands were dealt.
    SoloDealt {
        /// The hands, smallest first.
        hands: Vec<Hand>,
        /// How many cards the stock has.
        stock: u8,
    },
    /// Solo: the next card was turned.
    SoloDrew {
        /// The number of the turn.
        turn: u32,
        /// The card.
        card: Card,
    },
    /// Solo: it was placed.
    SoloPlaced {
        /// The size of the hand.
        hand: u8,
        /// The card that came in.
        card: Card,
        /// The card that went.
        discard: Card,
    },
    /// Solo: a hand was closed.
    SoloClosed {
        /// The size of the hand.
        hand: u8,
        /// Its melds.
        melds: Melds,
    },
    /// Solo: what was left was counted.
    SoloCounted {
        /// The points.
        points: u16,
    },
    /// The game is over.
    Ended {
        /// How.
        outcome: Outcome,
    },
}

/// What that audience sees of the event.
pub(crate) fn sight(event: &Event, audience: Audience) -> TimedSight<Sight> {
    TimedSight::Lasting(match event {
        Event::Dealer { seat } => Sight::Dealer { seat: *seat },
        Event::Dealt(deal) => {
            let seats = Seat::all(deal.hands.len() as u8).zip(&deal.hands);
            let seen = seats.filter(|(seat, _)| audience.sees(*seat));
            Sight::Dealt {
                round: deal.round,
                wild: deal.wild,
                dealer: deal.dealer,
                hands: seen.map(|(seat, cards)| (seat, hand(cards))).collect(),
                top: deal.top,
                stock: deal.stock.len() as u8,
            }
        }
        Event::Turn { turn, seat } => Sight::Turn { turn: *turn, seat: *seat },
        Event::Drew { seat, card } => {
            Sight::Drew { seat: *seat, card: audience.sees(*seat).then_some(*card) }
        }
        Event::Took { seat, card } => Sight::Took { seat: *seat, card: *card },
        Event::Discarded { seat, card } => Sight::Discarded { seat: *seat, card: *card },
        Event::Laid { seat, melds, left, points, out } => {
            Sight::Laid { seat: *seat, melds: melds.clone(), left: left.clone(), points: *points, out: *out }
        }
        Event::Reshuffled(new) => Sight::Reshuffled { stock: new.stock.len() as u8, top: new.top },
        Event::RoundEnded { round, points, totals } => {
            Sight::RoundEnded { round: *round, points: points.clone(), totals: totals.clone() }
        }
        Event::SoloDealt(deal) => Sight::SoloDealt {
            hands: deal.hands.iter().map(|cards| hand(cards)).collect(),
            stock: deal.stock.len() as u8,
        },
        Event::SoloDrew { turn, card } => Sight::SoloDrew { turn: *turn, card: *card },
        Event::SoloPlaced { hand, card, discard } => {
            Sight::SoloPlaced { hand: *hand, card: *card, discard: *discard }
        }
        Event::SoloClosed { hand, melds } => Sight::SoloClosed { hand: *hand, melds: melds.clone() },
        Event::SoloCounted { points } => Sight::SoloCounted { points: *points },
        Event::Ended { outcome } => Sight::Ended { outcome: outcome.clone() },
    })
}

fn hand(cards: &[Card]) -> Hand {
    Hand::of(cards.iter().copied()).unwrap_or_default()
}

/// The seats whose turn begins or goes on with it.
pub(crate) fn turn_steps(sight: &Sight) -> Seats {
    match sight {
        Sight::Turn { seat, .. }
        | Sight::Drew { seat, .. }
        | Sight::Took { seat, .. }
        | Sight::Discarded { seat, .. }
        | Sight::Laid { seat, .. } => Seats::one(*seat),
        Sight::SoloDrew { .. } | Sight::SoloPlaced { .. } | Sight::SoloClosed { .. } => Seats::one(Seat(0)),
        Sight::Dealer { .. }
        | Sight::Dealt { .. }
        | Sight::Reshuffled { .. }
        | Sight::RoundEnded { .. }
        | Sight::SoloDealt { .. }
        | Sight::SoloCounted { .. }
        | Sight::Ended { .. } => Seats::NONE,
    }
}

/// What people look for when they look back.
pub(crate) fn key_moment(sight: &Sight) -> Option<KeyMoment> {
    match sight {
        Sight::Dealt { .. } | Sight::SoloDealt { .. } => Some(KeyMoment::Round),
        Sight::Laid { out: true, .. } | Sight::SoloClosed { .. } => Some(KeyMoment::Out),
        Sight::RoundEnded { .. } => Some(KeyMoment::RoundEnd),
        Sight::Ended { .. } => Some(KeyMoment::End),
        _ => None,
    }
}
