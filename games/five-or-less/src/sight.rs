//! What an audience sees of one event.
//!
//! What shows a card only for its moment passes: it is sent once and kept nowhere. That a card was taken from
//! the discard pile passes too, and so does drawing: a list of who took what would remember for its reader.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use table::{Audience, Millis, Outcome, Seat, TimedSight};

use crate::card::Card;
use crate::event::{Event, RoundResult};
use crate::power::Power;
use crate::pyramid::BASE;

/// What is seen of an event.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "five-or-less.ts"))]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum Sight {
    /// A round was dealt.
    Dealt {
        /// Which.
        round: u8,
        /// Who begins.
        starter: Seat,
    },
    /// I look at my base cards.
    Peek {
        /// The cards that this audience sees, by seat: its own, or all.
        bases: Vec<(Seat, [Card; BASE])>,
    },
    /// A player has seen enough.
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
        /// What, for those who see it.
        card: Option<Card>,
    },
    /// A player took the top discard.
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
        /// The place that it came from, where what was drawn or taken now lies.
        from: Option<u8>,
        /// What.
        card: Card,
        /// The power that it gives its player.
        power: Option<Power>,
        /// Its number.
        number: u32,
    },
    /// I threw a card; it is being judged.
    Claimed {
        /// Who.
        seat: Seat,
        /// Which.
        slot: u8,
    },
    /// What I want to do waits until a race is judged.
    Waits {
        /// Who.
        seat: Seat,
    },
    /// What I wanted to do came too late.
    Dropped {
        /// Who.
        seat: Seat,
    },
    /// A quick discard.
    Won {
        /// Who.
        seat: Seat,
        /// Where the card lay.
        slot: u8,
        /// What.
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
        /// The card that is taken back.
        slot: u8,
        /// What it is.
        card: Card,
        /// How long after the discard it was thrown, if that lay on top.
        after: Option<Millis>,
    },
    /// A wrong claim.
    Wrong {
        /// Who.
        seat: Seat,
        /// The card that is taken back.
        slot: u8,
        /// What it is.
        card: Card,
    },
    /// A card was added to a pyramid for a wrong claim.
    Penalty {
        /// Whose.
        seat: Seat,
        /// Where it lies.
        slot: u8,
    },
    /// A card that was thrown in vain lies face down again.
    Covered {
        /// Whose.
        seat: Seat,
        /// Where.
        slot: u8,
    },
    /// A player began to use a power.
    Started {
        /// Who.
        seat: Seat,
        /// What.
        power: Power,
    },
    /// A player used a power.
    Used {
        /// Who.
        seat: Seat,
        /// What.
        power: Power,
        /// The own card, for a 10 or a 14.
        mine: Option<u8>,
        /// On whom.
        target: Seat,
        /// Their card, or where the added one lies.
        slot: u8,
    },
    /// A power has no target any more.
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

impl Event {
    /// What that audience sees of it, if anything. Who looks at a finished game may keep everything.
    pub fn sight(&self, audience: Audience) -> Option<TimedSight<Sight>> {
        let sight = self.seen_by(audience)?;
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
        let passes = passes && audience != Audience::Reviewer;
        Some(if passes { TimedSight::Passing(sight) } else { TimedSight::Lasting(sight) })
    }

    fn seen_by(&self, audience: Audience) -> Option<Sight> {
        let mine = |seat: Seat, sight: Sight| audience.sees(seat).then_some(sight);
        Some(match *self {
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
}
