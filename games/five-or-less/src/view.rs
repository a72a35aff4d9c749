//! What each audience may know, which of lying cards is next to nothing.

use std::sync::Arc;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Audience, Moment, Outcome, Seat, Seats};

use crate::action::Action;
use crate::card::Card;
use crate::event::RoundResult;
use crate::options::Options;
use crate::power::Power;
use crate::pyramid::{BASE, MOST_SEATS};
use crate::slots::Slots;
use crate::state::{FiveOrLess, MOST_RECENT, MOST_SHOWN, Phase, Stage, can_draw};

/// What an audience sees. No value of a lying card is in it, one's own included, but for its moment: the peek,
/// the drawn card, a card thrown in vain, the end of a round.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "five-or-less.ts"))]
pub struct View {
    /// Whose view it is; nobody's for a spectator.
    pub me: Option<Seat>,
    /// House rules.
    pub options: Options,
    /// The round, from 1.
    pub round: u8,
    /// What the table does.
    pub phase: Phase,
    /// What the player in turn does.
    pub stage: Stage,
    /// Who began this round.
    pub starter: Seat,
    /// Whose turn it is.
    pub to_play: Seat,
    /// The number of the turn; an action names it.
    pub turn: u32,
    /// When peek, turn, last claims or pause are over.
    pub until: Option<Moment>,
    /// Who has seen enough, of the base cards or of the end of a round.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Seat>"))]
    pub ready: Seats,
    /// Who said "5 or less"; their pyramids are locked.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Seat>"))]
    pub called: Seats,
    /// Who said it first: the others have one more turn.
    pub first_caller: Option<Seat>,
    /// My base cards, while I look at them.
    pub peek: Option<[Card; BASE]>,
    /// The card that I have drawn and not placed.
    pub drawn: Option<Card>,
    /// What the player in turn may use, or is using.
    pub power: Option<Power>,
    /// What I want to do in my turn and wait to have judged.
    pub waits: Option<Action>,
    /// The card that I threw and wait to have judged.
    pub claim: Option<u8>,
    /// Where cards lie, by seat.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Slots>"))]
    pub pyramids: ArrayVec<Slots, MOST_SEATS>,
    /// Cards thrown in vain, for a moment.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Shown>"))]
    pub shown: ArrayVec<Shown, MOST_SHOWN>,
    /// How many cards the draw pile has.
    pub pile: u8,
    /// How many cards the discard pile has.
    pub discards: u8,
    /// How many cards of its top are linked: 1, or more after a quick discard.
    pub linked: u8,
    /// How often the draw pile was refilled in this round.
    pub refills: u8,
    /// The top discard.
    pub top: Option<Discard>,
    /// Discards that were covered or taken a moment ago.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Gone>"))]
    pub recent: ArrayVec<Gone, MOST_RECENT>,
    /// Points of the rounds played, by seat.
    #[cfg_attr(feature = "ts", ts(as = "Vec<i16>"))]
    pub totals: ArrayVec<i16, MOST_SEATS>,
    /// Rounds won, by seat.
    #[cfg_attr(feature = "ts", ts(as = "Vec<u8>"))]
    pub wins: ArrayVec<u8, MOST_SEATS>,
    /// How the round ended, while everybody looks at it.
    pub result: Option<Arc<RoundResult>>,
    /// How the game ended.
    pub outcome: Option<Arc<Outcome>>,
}

/// A card of a pyramid that all see for a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "five-or-less.ts"))]
pub struct Shown {
    /// Whose.
    pub seat: Seat,
    /// Where it lies.
    pub slot: u8,
    /// What it is.
    pub card: Card,
}

/// The top discard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "five-or-less.ts"))]
pub struct Discard {
    /// Its number; a claim names it.
    pub number: u32,
    /// The card.
    pub card: Card,
    /// When it came to lie there.
    pub at: Moment,
}

/// A discard that is covered or taken, without its value: it may have become a lying card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "five-or-less.ts"))]
pub struct Gone {
    /// Its number; a claim names it.
    pub number: u32,
    /// Whether it had been thrown itself.
    pub thrown: bool,
    /// Since when.
    pub at: Moment,
}

/// What is worked out from a view. Nothing: whatever would help here is for the player to remember.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "five-or-less.ts"))]
pub struct ViewAid {}

impl FiveOrLess {
    /// What that audience may know now.
    pub fn look(&self, audience: Audience) -> View {
        let me = audience.seat().filter(|seat| seat.0 < self.count());
        let in_turn = me == Some(self.to_play);
        let peeks = |seat: &Seat| self.phase == Phase::Peek && !self.ready.contains(*seat);
        let base = |seat: Seat| {
            std::array::from_fn(|slot| self.pyramids.card(seat, slot as u8).unwrap_or(Card::ZERO))
        };
        let top = self.discards.last().filter(|_| self.linked > 0);
        View {
            me,
            options: self.options,
            round: self.round,
            phase: self.phase,
            stage: self.stage,
            starter: self.starter,
            to_play: self.to_play,
            turn: self.turn,
            until: self.until,
            ready: self.ready,
            called: self.called,
            first_caller: self.first_caller,
            peek: me.filter(peeks).map(base),
            drawn: self.drawn.filter(|_| in_turn),
            power: self.power,
            waits: self.pending.filter(|_| in_turn).map(|pending| pending.action),
            claim: self.claims.iter().find(|claim| Some(claim.seat) == me).map(|claim| claim.slot),
            pyramids: self.pyramids.lying.clone(),
            shown: self.shown.clone(),
            pile: self.pile.len() as u8,
            discards: self.discards.len() as u8,
            linked: self.linked,
            refills: self.refills,
            top: top.map(|card| Discard { number: self.number, card: *card, at: self.number_at }),
            recent: self.recent.iter().map(|covered| covered.gone).collect(),
            totals: self.totals.clone(),
            wins: self.wins.clone(),
            result: self.result.clone(),
            outcome: self.outcome.clone(),
        }
    }
}

impl View {
    /// Where my cards lie.
    pub fn mine(&self) -> Slots {
        self.me.and_then(|me| self.pyramids.get(me.index())).copied().unwrap_or_default()
    }

    /// Whether I am to play.
    pub fn my_turn(&self) -> bool {
        self.phase == Phase::Play && self.me == Some(self.to_play)
    }

    /// Whether a card can be had from the draw pile, if need be by refilling it (FL-10).
    pub fn can_draw(&self) -> bool {
        can_draw(self.pile.into(), self.discards.into(), self.linked, self.refills)
    }

    /// Whether the top discard can be taken at all, by anybody in turn (FL-7, FL-8).
    pub fn top_is_closed(&self) -> Option<&'static str> {
        let for_two = self.pyramids.len() == 2 && self.options.powers;
        if self.linked > 1 {
            Some("FL-7")
        } else if for_two && self.top.is_some_and(|top| top.card.power().is_some()) {
            Some("FL-8")
        } else {
            None
        }
    }

    /// Whether I have somebody to use that power on (FL-17).
    pub fn has_target(&self, power: Power) -> bool {
        self.me.is_some_and(|me| power.has_target(me, &self.pyramids, self.called, self.can_draw()))
    }
}
