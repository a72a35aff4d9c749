//! What each audience may know: of the cards in the pyramids, next to nothing.

use std::sync::Arc;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Audience, Moment, Outcome, Seat, Seats};

use crate::action::Action;
use crate::card::Card;
use crate::options::Options;
use crate::power::Power;
use crate::pyramids::{BASE, MAX_SEATS};
use crate::result::RoundResult;
use crate::slots::Slots;
use crate::state::{FiveOrLess, MAX_RECENT, MAX_SHOWN, Phase, Stage, can_draw};

/// What an audience sees. It holds no value of a face-down card, not even the player's own, except for a moment:
/// the peek, the drawn card, a card thrown in vain, the end of a round.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "five-or-less.ts"))]
pub struct View {
    /// Whose view it is; nobody's for a spectator.
    pub me: Option<Seat>,
    /// House rules.
    pub options: Options,
    /// The round, from 1.
    pub round: u8,
    /// What is going on at the table.
    pub phase: Phase,
    /// Where the player in turn stands.
    pub stage: Stage,
    /// Who began this round.
    pub starter: Seat,
    /// Whose turn it is.
    pub to_play: Seat,
    /// The number of the turn; an action names it.
    pub turn: u32,
    /// When the peek, turn, last claims or pause ends.
    pub until: Option<Moment>,
    /// Who is ready to go on, after the peek or after a round.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Seat>"))]
    pub ready: Seats,
    /// Who said "5 or less"; their pyramids are locked.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Seat>"))]
    pub called: Seats,
    /// Who said it first: the others have one more turn.
    pub first_caller: Option<Seat>,
    /// My base cards, while I look at them.
    pub peek: Option<[Card; BASE]>,
    /// The card that I have drawn and not yet placed.
    pub drawn: Option<Card>,
    /// The power that the player in turn may use, or is using.
    pub power: Option<Power>,
    /// My action that waits until a race is judged.
    pub waits: Option<Action>,
    /// The slot of the card that I threw, until it is judged.
    pub claim: Option<u8>,
    /// The slots that hold a card, by seat.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Slots>"))]
    pub pyramids: ArrayVec<Slots, MAX_SEATS>,
    /// Cards thrown in vain, shown for a moment.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Shown>"))]
    pub shown: ArrayVec<Shown, MAX_SHOWN>,
    /// How many cards the draw pile has.
    pub pile: u8,
    /// How many cards the discard pile has.
    pub discards: u8,
    /// How many cards on top are linked: 1, or more after a quick discard.
    pub linked: u8,
    /// How often the draw pile was refilled in this round.
    pub refills: u8,
    /// The top discard.
    pub top: Option<Discard>,
    /// Discards that were covered or taken a moment ago.
    #[cfg_attr(feature = "ts", ts(as = "Vec<RecentDiscard>"))]
    pub recent: ArrayVec<RecentDiscard, MAX_RECENT>,
    /// Points of the rounds played, by seat.
    #[cfg_attr(feature = "ts", ts(as = "Vec<i16>"))]
    pub totals: ArrayVec<i16, MAX_SEATS>,
    /// Rounds won, by seat.
    #[cfg_attr(feature = "ts", ts(as = "Vec<u8>"))]
    pub wins: ArrayVec<u8, MAX_SEATS>,
    /// How the round ended, until the next begins.
    pub result: Option<Arc<RoundResult>>,
    /// How the game ended.
    pub outcome: Option<Arc<Outcome>>,
    /// What lies face down, and what is on its way: only for a reviewer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub hidden: Option<Box<Hidden>>,
}

/// What no player sees.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "five-or-less.ts"))]
pub struct Hidden {
    /// The cards of each seat by slot; nothing in a gap.
    pub cards: Vec<Vec<Option<Card>>>,
    /// The draw pile, the next card first.
    pub pile: Vec<Card>,
    /// The card that the player in turn has drawn and not yet placed.
    pub drawn: Option<Card>,
    /// Who has thrown which slot, until it is judged, in the order in which the throws arrived.
    pub claims: Vec<(Seat, u8)>,
    /// What the player in turn has done that waits until a race is judged.
    pub waits: Option<Action>,
    /// How much lag each seat may still be credited with in this round, in milliseconds.
    pub quota: Vec<u32>,
}

/// A card of a pyramid that everybody sees for a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "five-or-less.ts"))]
pub struct Shown {
    /// Whose.
    pub seat: Seat,
    /// Its slot.
    pub slot: u8,
    /// The card.
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
    /// When it was discarded.
    pub at: Moment,
}

/// A discard that was covered or taken a moment ago, without its value: a pyramid may hold it now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "five-or-less.ts"))]
pub struct RecentDiscard {
    /// Its number; a claim names it.
    pub number: u32,
    /// Whether it had been thrown itself.
    pub thrown: bool,
    /// When it was covered or taken.
    pub at: Moment,
}

pub(crate) fn view(game: &FiveOrLess, audience: Audience) -> View {
    let me = audience.seat().filter(|seat| seat.0 < game.seat_count());
    let in_turn = me == Some(game.to_play);
    let peeks = |seat: &Seat| game.phase == Phase::Peek && !game.ready.contains(*seat);
    let base =
        |seat: Seat| std::array::from_fn(|slot| game.pyramids.card(seat, slot as u8).unwrap_or(Card::ZERO));
    let top = game.discards.last().filter(|_| game.linked > 0);
    View {
        me,
        options: game.options,
        round: game.round,
        phase: game.phase,
        stage: game.stage,
        starter: game.starter,
        to_play: game.to_play,
        turn: game.turn,
        until: game.until,
        ready: game.ready,
        called: game.called,
        first_caller: game.first_caller,
        peek: me.filter(peeks).map(base),
        drawn: game.drawn.filter(|_| in_turn),
        power: game.power,
        waits: game.pending.filter(|_| in_turn).map(|pending| pending.action),
        claim: game.claims.iter().find(|claim| Some(claim.seat) == me).map(|claim| claim.slot),
        pyramids: game.pyramids.occupied.clone(),
        shown: game.shown.clone(),
        pile: game.pile.len() as u8,
        discards: game.discards.len() as u8,
        linked: game.linked,
        refills: game.refills,
        top: top.map(|card| Discard { number: game.discard_number, card: *card, at: game.discarded_at }),
        recent: game.recent.iter().map(|recent| recent.discard).collect(),
        totals: game.totals.clone(),
        wins: game.wins.clone(),
        result: game.result.clone(),
        outcome: game.outcome.clone(),
        hidden: (audience == Audience::Reviewer).then(|| Box::new(hidden(game))),
    }
}

fn hidden(game: &FiveOrLess) -> Hidden {
    let seats = || Seat::all(game.seat_count());
    let row =
        |seat: Seat| (0..game.pyramids.of(seat).end()).map(|slot| game.pyramids.card(seat, slot)).collect();
    Hidden {
        cards: seats().map(row).collect(),
        pile: game.pile.iter().rev().copied().collect(),
        drawn: game.drawn,
        claims: game.claims.iter().map(|claim| (claim.seat, claim.slot)).collect(),
        waits: game.pending.map(|pending| pending.action),
        quota: seats().map(|seat| game.quota[seat.index()]).collect(),
    }
}

impl View {
    /// My slots that hold a card.
    pub fn mine(&self) -> Slots {
        self.me.and_then(|me| self.pyramids.get(me.index())).copied().unwrap_or_default()
    }

    /// Whether it is my turn.
    pub fn my_turn(&self) -> bool {
        self.phase == Phase::Play && self.me == Some(self.to_play)
    }

    /// Whether a card can be drawn, if need be after a refill (FL-10).
    pub(crate) fn can_draw(&self) -> bool {
        can_draw(self.pile.into(), self.discards.into(), self.linked, self.refills)
    }

    /// The rule that forbids taking the top discard to whoever is in turn, if one does (FL-7, FL-8).
    pub(crate) fn top_closed_by(&self) -> Option<&'static str> {
        let for_two = self.pyramids.len() == 2 && self.options.powers;
        if self.linked > 1 {
            Some("FL-7")
        } else if for_two && self.top.is_some_and(|top| top.card.power().is_some()) {
            Some("FL-8")
        } else {
            None
        }
    }

    /// The top discard, if whoever is in turn may take it.
    pub fn takeable(&self) -> Option<Discard> {
        self.top.filter(|_| self.top_closed_by().is_none())
    }

    /// The players whom I can use that power on (FL-12 to FL-15).
    pub fn targets(&self, power: Power) -> impl Iterator<Item = Seat> + '_ {
        let others = Seat::all(self.pyramids.len() as u8)
            .filter(|seat| Some(*seat) != self.me && !self.called.contains(*seat));
        others.filter(move |seat| power.reaches(self.pyramids[seat.index()]))
    }

    /// Whether I have somebody to use that power on (FL-17).
    pub fn has_target(&self, power: Power) -> bool {
        self.me.is_some_and(|me| power.has_target(me, &self.pyramids, self.called, self.can_draw()))
    }
}
