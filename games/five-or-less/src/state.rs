//! The state of the table.

use std::sync::Arc;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Millis, Moment, Outcome, Seat, Seats};

use crate::action::Action;
use crate::card::{Card, PACK_SIZE};
use crate::event::RoundResult;
use crate::options::Options;
use crate::power::Power;
use crate::pyramid::{MOST_SEATS, Pyramids};
use crate::view::{Gone, Shown};

/// How many covered discards are remembered; more are not covered within two seconds.
pub const MOST_RECENT: usize = 4;
/// How many cards thrown in vain are shown at once; the oldest goes face down for one more.
pub const MOST_SHOWN: usize = 8;
/// A round ends where the draw pile would be refilled once more (FL-10).
pub const MOST_REFILLS: u8 = 2;

/// The game: a table of two to six.
#[derive(Clone, Debug, PartialEq)]
pub struct FiveOrLess {
    /// House rules.
    pub options: Options,
    /// The round, from 1; 0 before the first deal.
    pub round: u8,
    /// What the table does.
    pub phase: Phase,
    /// What the player in turn does.
    pub stage: Stage,
    /// Who began this round.
    pub starter: Seat,
    /// Whose turn it is.
    pub to_play: Seat,
    /// Turns so far, over the whole game.
    pub turn: u32,
    /// What the player in turn has drawn and not placed.
    pub drawn: Option<Card>,
    /// What the player in turn may use, or is using.
    pub power: Option<Power>,
    /// When peek, turn, last claims or pause are over; all know it.
    pub until: Option<Moment>,
    /// Who has seen enough.
    pub ready: Seats,
    /// Who said "5 or less".
    pub called: Seats,
    /// Who said it first: the round is over before their next turn.
    pub first_caller: Option<Seat>,
    /// What lies before the players.
    pub pyramids: Pyramids,
    /// The draw pile; the next card is last.
    pub pile: ArrayVec<Card, PACK_SIZE>,
    /// The discard pile; the top card is last.
    pub discards: ArrayVec<Card, PACK_SIZE>,
    /// How many cards of its top belong together: 1, or more after a quick discard (FL-7); 0 if there is none.
    pub linked: u8,
    /// The number of the top discard, counted over the whole game.
    pub number: u32,
    /// When it came to lie there.
    pub number_at: Moment,
    /// Discards that were covered or taken, the newest last.
    pub recent: ArrayVec<Covered, MOST_RECENT>,
    /// How often the draw pile was refilled in this round.
    pub refills: u8,
    /// Cards thrown in vain that all see, the oldest first.
    pub shown: ArrayVec<Shown, MOST_SHOWN>,
    /// Until when, in the same order.
    pub shown_until: ArrayVec<Moment, MOST_SHOWN>,
    /// Claims of the open window in order of arrival; hidden.
    pub claims: ArrayVec<Claim, MOST_SEATS>,
    /// When the window closes; hidden.
    pub window_until: Option<Moment>,
    /// What the player in turn waits to do; hidden from the others.
    pub pending: Option<Pending>,
    /// How much lag each player may still be credited with in this round; hidden.
    pub quota: [Millis; MOST_SEATS],
    /// Points of the rounds played.
    pub totals: ArrayVec<i16, MOST_SEATS>,
    /// Rounds won.
    pub wins: ArrayVec<u8, MOST_SEATS>,
    /// How the round ended, while it is looked at. Shared, because it is copied with every view.
    pub result: Option<Arc<RoundResult>>,
    /// The end.
    pub outcome: Option<Arc<Outcome>>,
}

/// What the table does.
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
    /// Everybody has had their last turn; a last quick discard is possible.
    LastClaims,
    /// A round is over; everybody looks at how it ended.
    Between,
    /// The game is over.
    Over,
}

/// What the player in turn does.
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
    /// Choose whom the power hits.
    Target,
}

/// A discard that is covered or taken. Its value stays here: it may have become a lying card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Covered {
    pub gone: Gone,
    pub card: Card,
}

/// A card thrown at the top discard, not yet judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Claim {
    pub seat: Seat,
    pub slot: u8,
    /// When it counts as thrown.
    pub time: Moment,
}

/// An action of the player in turn that waits for the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pending {
    pub action: Action,
    /// When it counts as wanted.
    pub time: Moment,
}

impl FiveOrLess {
    /// The table before the first deal.
    pub fn new(options: Options, seats: u8) -> FiveOrLess {
        let seats = seats.min(MOST_SEATS as u8);
        FiveOrLess {
            options,
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
            number: 0,
            number_at: Moment::START,
            recent: ArrayVec::new(),
            refills: 0,
            shown: ArrayVec::new(),
            shown_until: ArrayVec::new(),
            claims: ArrayVec::new(),
            window_until: None,
            pending: None,
            quota: [0; MOST_SEATS],
            totals: std::iter::repeat_n(0, seats as usize).collect(),
            wins: std::iter::repeat_n(0, seats as usize).collect(),
            result: None,
            outcome: None,
        }
    }

    /// How many play.
    pub fn count(&self) -> u8 {
        self.pyramids.lying.len() as u8
    }

    /// Whether a card can be had from the draw pile, if need be by refilling it (FL-10).
    pub fn can_draw(&self) -> bool {
        can_draw(self.pile.len(), self.discards.len(), self.linked, self.refills)
    }

    /// Whether that seat could throw a card, by what all can see (FL-22).
    pub fn could_claim(&self, seat: Seat) -> bool {
        !self.called.contains(seat) && !self.pyramids.of(seat).is_empty()
    }

    /// Whether its player has somebody to use the power on (FL-17).
    pub fn has_target(&self, power: Power, seat: Seat) -> bool {
        power.has_target(seat, &self.pyramids.lying, self.called, self.can_draw())
    }
}

/// Whether a card can be had from piles of these sizes.
pub const fn can_draw(pile: usize, discards: usize, linked: u8, refills: u8) -> bool {
    pile > 0 || (refills < MOST_REFILLS && discards > linked as usize)
}
