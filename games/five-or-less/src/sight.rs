//! What an audience sees of one event.
//!
//! Whatever shows a card only for a moment is passing: sent once and kept nowhere. So are taking from the discard
//! pile and drawing: a list of who took what would do the remembering for its reader.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use table::{Audience, KeyMoment, Millis, Outcome, Seat, Seats, TimedSight};

use crate::card::Card;
use crate::event::Event;
use crate::power::Power;
use crate::pyramids::BASE;
use crate::result::RoundResult;

/// What is seen of an event.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "five-or-less.ts"))]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum Sight {
    /// A round was dealt.
    Dealt {
        /// Its number.
        round: u8,
        /// Who begins.
        starter: Seat,
    },
    /// I look at my base cards.
    Peek {
        /// The cards that this audience sees, by seat: its own, or all.
        bases: Vec<(Seat, [Card; BASE])>,
    },
    /// A player is ready to go on.
    Ready {
        /// Who.
        seat: Seat,
    },
    /// The first player turned a card over and begins.
    Began {
        /// Who.
        seat: Seat,
        /// The number of the turn.
        turn: u32,
        /// The card.
        card: Card,
        /// Its number.
        number: u32,
    },
    /// It is a player's turn.
    Turn {
        /// The number of the turn.
        turn: u32,
        /// Whose.
        seat: Seat,
    },
    /// A player drew from the draw pile.
    Drew {
        /// Who.
        seat: Seat,
        /// The card, for those who see it.
        card: Option<Card>,
    },
    /// A player took the top discard.
    Took {
        /// Who.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A player discarded.
    Discarded {
        /// Who.
        seat: Seat,
        /// The slot it came from, where the drawn or taken card now lies.
        from: Option<u8>,
        /// The card.
        card: Card,
        /// The power that its player may use.
        power: Option<Power>,
        /// Its number.
        number: u32,
    },
    /// I threw a card; it is being judged.
    Claimed {
        /// Who.
        seat: Seat,
        /// The slot of the card.
        slot: u8,
    },
    /// My action waits until a race is judged.
    Waits {
        /// Who.
        seat: Seat,
    },
    /// My action came too late.
    Dropped {
        /// Who.
        seat: Seat,
    },
    /// A quick discard.
    Won {
        /// Who.
        seat: Seat,
        /// The slot where the card lay.
        slot: u8,
        /// The card.
        card: Card,
        /// Its number.
        number: u32,
        /// How long after the discard it was thrown.
        after: Millis,
        /// Whether it blocks a power.
        blocks: bool,
    },
    /// A right claim that was not the first.
    TooLate {
        /// Who.
        seat: Seat,
        /// The slot of the card, which is taken back.
        slot: u8,
        /// The card.
        card: Card,
        /// How long after the discard it was thrown, if that was on top.
        after: Option<Millis>,
    },
    /// A wrong claim.
    Wrong {
        /// Who.
        seat: Seat,
        /// The slot of the card, which is taken back.
        slot: u8,
        /// The card.
        card: Card,
    },
    /// A card was added to a pyramid for a wrong claim.
    Penalty {
        /// Whose.
        seat: Seat,
        /// The slot it was added in.
        slot: u8,
    },
    /// A card that was thrown in vain lies face down again.
    Covered {
        /// Whose.
        seat: Seat,
        /// Its slot.
        slot: u8,
    },
    /// A player began to use a power.
    Started {
        /// Who.
        seat: Seat,
        /// The power.
        power: Power,
    },
    /// A player used a power.
    Used {
        /// Who.
        seat: Seat,
        /// The power.
        power: Power,
        /// The slot of the player's own card, for a 10 or a 14.
        mine: Option<u8>,
        /// On whom.
        target: Seat,
        /// The slot of their card, or of the added one.
        slot: u8,
    },
    /// A power no longer has a target.
    Skipped {
        /// Whose.
        seat: Seat,
    },
    /// A player said "5 or less".
    Called {
        /// Who.
        seat: Seat,
    },
    /// All turns are over; last quick discards.
    LastClaims,
    /// The draw pile was refilled.
    Refilled {
        /// How many cards it has.
        pile: u8,
        /// How many discards stay.
        kept: u8,
        /// The top of them.
        top: Card,
    },
    /// A round is over and all cards lie open.
    RoundEnded {
        /// How.
        result: Arc<RoundResult>,
    },
    /// The game is over.
    Ended {
        /// How.
        outcome: Outcome,
    },
}

pub(crate) fn sight(event: &Event, audience: Audience) -> Option<TimedSight<Sight>> {
    let sight = seen_by(event, audience)?;
    let passes = matches!(
        sight,
        Sight::Peek { .. }
            | Sight::Drew { .. }
            | Sight::Took { .. }
            | Sight::Claimed { .. }
            | Sight::Waits { .. }
            | Sight::Dropped { .. }
            | Sight::TooLate { .. }
            | Sight::Wrong { .. }
    );
    // A finished game has no secrets: its reviewer may keep everything.
    let passes = passes && audience != Audience::Reviewer;
    Some(if passes { TimedSight::Passing(sight) } else { TimedSight::Lasting(sight) })
}

/// What that audience sees, if anything.
fn seen_by(event: &Event, audience: Audience) -> Option<Sight> {
    let mine = |seat: Seat, sight: Sight| audience.sees(seat).then_some(sight);
    Some(match *event {
        Event::Dealt(ref deal) => Sight::Dealt { round: deal.round, starter: deal.starter },
        Event::Peek { ref bases } => {
            let all = Seat::all(bases.len() as u8).zip(bases.iter().copied());
            let bases: Vec<_> = all.filter(|(seat, _)| audience.sees(*seat)).collect();
            return (!bases.is_empty()).then_some(Sight::Peek { bases });
        }
        Event::Ready { seat } => Sight::Ready { seat },
        Event::Began { seat, turn, card, number, .. } => Sight::Began { seat, turn, card, number },
        Event::Turn { turn, seat } => Sight::Turn { turn, seat },
        Event::Drew { seat, card } => Sight::Drew { seat, card: audience.sees(seat).then_some(card) },
        Event::Took { seat, card, .. } => Sight::Took { seat, card },
        Event::Discarded { seat, from, card, power, number, .. } => {
            Sight::Discarded { seat, from, card, power, number }
        }
        Event::Claimed { seat, slot, .. } => return mine(seat, Sight::Claimed { seat, slot }),
        Event::Waits { seat, .. } => return mine(seat, Sight::Waits { seat }),
        Event::Dropped { seat, .. } => return mine(seat, Sight::Dropped { seat }),
        Event::Closed | Event::Resumed { .. } => return None,
        Event::Won { seat, slot, card, number, after, blocks, .. } => {
            Sight::Won { seat, slot, card, number, after, blocks }
        }
        Event::TooLate { seat, slot, card, after, .. } => Sight::TooLate { seat, slot, card, after },
        Event::Wrong { seat, slot, card, .. } => Sight::Wrong { seat, slot, card },
        Event::Penalty { seat, slot, .. } => Sight::Penalty { seat, slot },
        Event::Covered { seat, slot } => Sight::Covered { seat, slot },
        Event::Started { seat, power } => Sight::Started { seat, power },
        Event::Used { seat, power, mine, target, slot, .. } => {
            Sight::Used { seat, power, mine, target, slot }
        }
        Event::Skipped { seat, .. } => Sight::Skipped { seat },
        Event::Called { seat } => Sight::Called { seat },
        Event::LastClaims { .. } => Sight::LastClaims,
        Event::Refilled(ref refill) => {
            Sight::Refilled { pile: refill.pile.len() as u8, kept: refill.kept, top: refill.top }
        }
        Event::RoundEnded { ref result, .. } => Sight::RoundEnded { result: Arc::clone(result) },
        Event::Ended { ref outcome } => Sight::Ended { outcome: outcome.as_ref().clone() },
    })
}

/// The seats whose turn begins or goes on with it. A throw is not what the turn waits for.
pub(crate) fn turn_steps(sight: &Sight) -> Seats {
    match sight {
        Sight::Dealt { .. } | Sight::RoundEnded { .. } => Seats::all(Seat::MOST),
        Sight::Ready { seat }
        | Sight::Began { seat, .. }
        | Sight::Turn { seat, .. }
        | Sight::Drew { seat, .. }
        | Sight::Took { seat, .. }
        | Sight::Discarded { seat, .. }
        | Sight::Started { seat, .. }
        | Sight::Used { seat, .. }
        | Sight::Skipped { seat }
        | Sight::Called { seat } => Seats::one(*seat),
        Sight::Peek { .. }
        | Sight::Claimed { .. }
        | Sight::Waits { .. }
        | Sight::Dropped { .. }
        | Sight::Won { .. }
        | Sight::TooLate { .. }
        | Sight::Wrong { .. }
        | Sight::Penalty { .. }
        | Sight::Covered { .. }
        | Sight::LastClaims
        | Sight::Refilled { .. }
        | Sight::Ended { .. } => Seats::NONE,
    }
}

/// What people look for when they look back.
pub(crate) fn key_moment(sight: &Sight) -> Option<KeyMoment> {
    match sight {
        Sight::Dealt { .. } => Some(KeyMoment::Round),
        Sight::Called { .. } => Some(KeyMoment::Call),
        Sight::Won { .. } => Some(KeyMoment::Race),
        Sight::RoundEnded { .. } => Some(KeyMoment::RoundEnd),
        Sight::Ended { .. } => Some(KeyMoment::End),
        _ => None,
    }
}
