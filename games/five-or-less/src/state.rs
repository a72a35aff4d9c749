//! The state of the table.

use std::sync::Arc;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Millis, Moment, Outcome, Seat, Seats};

use crate::action::Action;
use crate::card::{Card, PACK_SIZE};
use crate::options::Options;
use crate::power::Power;
use crate::pyramids::{MAX_SEATS, Pyramids};
use crate::result::RoundResult;
use crate::view::{RecentDiscard, Shown};

/// How many recent discards are kept; no more than that are covered within two seconds.
pub const MAX_RECENT: usize = 4;
/// How many cards thrown in vain are shown at once; for one more, the oldest goes face down.
pub const MAX_SHOWN: usize = 8;
/// A round ends where the draw pile would have to be refilled once more (FL-10).
pub(crate) const MAX_REFILLS: u8 = 2;

/// The game: a table of two to six.
#[derive(Clone, Debug, PartialEq)]
pub struct FiveOrLess {
    /// House rules.
    pub(crate) options: Options,
    /// The round, from 1; 0 before the first deal.
    pub(crate) round: u8,
    /// What is going on at the table.
    pub(crate) phase: Phase,
    /// Where the player in turn stands.
    pub(crate) stage: Stage,
    /// Who began this round.
    pub(crate) starter: Seat,
    /// Whose turn it is.
    pub(crate) to_play: Seat,
    /// Turns so far, over the whole game.
    pub(crate) turn: u32,
    /// What the player in turn has drawn and not placed.
    pub(crate) drawn: Option<Card>,
    /// What the player in turn may use, or is using.
    pub(crate) power: Option<Power>,
    /// When the peek, turn, last claims or pause ends; everybody knows it.
    pub(crate) until: Option<Moment>,
    /// Who is ready to go on.
    pub(crate) ready: Seats,
    /// Who said "5 or less".
    pub(crate) called: Seats,
    /// Who said it first: the round ends before their next turn.
    pub(crate) first_caller: Option<Seat>,
    /// The cards before the players.
    pub(crate) pyramids: Pyramids,
    /// The draw pile; the next card is last.
    pub(crate) pile: ArrayVec<Card, PACK_SIZE>,
    /// The discard pile; the top card is last.
    pub(crate) discards: ArrayVec<Card, PACK_SIZE>,
    /// How many cards on top are linked: 1, or more after a quick discard (FL-7); 0 if there is none.
    pub(crate) linked: u8,
    /// The number of the top discard, counted over the whole game.
    pub(crate) discard_number: u32,
    /// When it was discarded.
    pub(crate) discarded_at: Moment,
    /// Discards that were covered or taken a moment ago, the newest last.
    pub(crate) recent: ArrayVec<Recent, MAX_RECENT>,
    /// How often the draw pile was refilled in this round.
    pub(crate) refills: u8,
    /// Cards thrown in vain that everybody sees, the oldest first.
    pub(crate) shown: ArrayVec<Shown, MAX_SHOWN>,
    /// Until when each is shown, in the same order.
    pub(crate) shown_until: ArrayVec<Moment, MAX_SHOWN>,
    /// The claims of the open window in the order they arrived; hidden.
    pub(crate) claims: ArrayVec<Claim, MAX_SEATS>,
    /// When the window closes; hidden.
    pub(crate) window_until: Option<Moment>,
    /// The action of the player in turn that waits for the window; hidden from the others.
    pub(crate) pending: Option<Pending>,
    /// How much lag each player may still be credited with in this round; hidden.
    pub(crate) quota: [Millis; MAX_SEATS],
    /// Points of the rounds played.
    pub(crate) totals: ArrayVec<i16, MAX_SEATS>,
    /// Rounds won.
    pub(crate) wins: ArrayVec<u8, MAX_SEATS>,
    /// How the round ended, until the next begins. Shared, because every view holds it.
    pub(crate) result: Option<Arc<RoundResult>>,
    /// How the game ended.
    pub(crate) outcome: Option<Arc<Outcome>>,
}

/// What is going on at the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "five-or-less.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Nothing yet.
    Before,
    /// Everybody looks at their base cards.
    Peek,
    /// The players take turns.
    #[default]
    Play,
    /// Everybody has had their last turn; last quick discards are possible.
    LastClaims,
    /// A round is over; everybody looks at how it ended.
    Between,
    /// The game is over.
    Over,
}

/// Where the player in turn stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "five-or-less.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Draw, or take the top discard.
    #[default]
    Draw,
    /// Place the drawn card.
    Place,
    /// Use a power, call, or end the turn.
    End,
    /// Choose the target of the power.
    Target,
}

/// A discard that was covered or taken, with its value: hidden, because a pyramid may hold it now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Recent {
    pub(crate) discard: RecentDiscard,
    pub(crate) card: Card,
}

/// A card thrown at the top discard, not yet judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Claim {
    pub(crate) seat: Seat,
    pub(crate) slot: u8,
    /// When it counts as thrown.
    pub(crate) time: Moment,
}

/// An action of the player in turn that waits for the window to close.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pending {
    pub(crate) action: Action,
    /// When it counts as done.
    pub(crate) time: Moment,
}

pub(crate) fn set_up(options: &Options, seats: u8) -> FiveOrLess {
    let seats = seats.min(MAX_SEATS as u8);
    FiveOrLess {
        options: *options,
        round: 0,
        phase: Phase::Before,
        stage: Stage::Draw,
        starter: Seat(0),
        to_play: Seat(0),
        turn: 0,
        drawn: None,
        power: None,
        until: None,
        ready: Seats::NONE,
        called: Seats::NONE,
        first_caller: None,
        pyramids: Pyramids::new(seats),
        pile: ArrayVec::new(),
        discards: ArrayVec::new(),
        linked: 0,
        discard_number: 0,
        discarded_at: Moment::START,
        recent: ArrayVec::new(),
        refills: 0,
        shown: ArrayVec::new(),
        shown_until: ArrayVec::new(),
        claims: ArrayVec::new(),
        window_until: None,
        pending: None,
        quota: [0; MAX_SEATS],
        totals: std::iter::repeat_n(0, seats as usize).collect(),
        wins: std::iter::repeat_n(0, seats as usize).collect(),
        result: None,
        outcome: None,
    }
}

pub(crate) fn awaited(game: &FiveOrLess) -> Seats {
    match game.phase {
        Phase::Before | Phase::LastClaims | Phase::Over => Seats::NONE,
        Phase::Peek | Phase::Between => {
            Seat::all(game.seat_count()).filter(|seat| !game.ready.contains(*seat)).collect()
        }
        // Also while their action waits: that it does would reveal a window.
        Phase::Play => Seats::one(game.to_play),
    }
}

pub(crate) fn deadline(game: &FiveOrLess) -> Option<Moment> {
    // Open claims are judged before a turn or a round ends, so an open window goes before both.
    let next = game.window_until.or(game.until);
    game.shown_until.iter().copied().chain(next).min()
}

pub(crate) fn outcome(game: &FiveOrLess) -> Option<Outcome> {
    game.outcome.as_deref().cloned()
}

impl FiveOrLess {
    /// How many play.
    pub(crate) fn seat_count(&self) -> u8 {
        self.pyramids.occupied.len() as u8
    }

    /// Whether a card can be drawn, if need be after a refill (FL-10).
    pub(crate) fn can_draw(&self) -> bool {
        can_draw(self.pile.len(), self.discards.len(), self.linked, self.refills)
    }

    /// Whether that seat could throw a card, by what everybody can see (FL-22).
    pub(crate) fn could_claim(&self, seat: Seat) -> bool {
        !self.called.contains(seat) && !self.pyramids.of(seat).is_empty()
    }

    /// Whether that player has somebody to use the power on (FL-17).
    pub(crate) fn has_target(&self, power: Power, seat: Seat) -> bool {
        power.has_target(seat, &self.pyramids.occupied, self.called, self.can_draw())
    }
}

/// Whether a card can be drawn from piles of these sizes, if need be after a refill (FL-10).
pub(crate) const fn can_draw(pile: usize, discards: usize, linked: u8, refills: u8) -> bool {
    pile > 0 || (refills < MAX_REFILLS && discards > linked as usize)
}
