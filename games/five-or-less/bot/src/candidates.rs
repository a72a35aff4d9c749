//! What the search considers: every action of a turn, and of a power's targets the promising ones.

use arrayvec::ArrayVec;
use five_or_less::{Action, Card, Power, Stage, View};
use table::Seat;

use crate::model::{Hit, MAX_CARDS, Move};
use crate::recall::Recall;

/// The most candidates that are compared at once.
pub(crate) const MAX_CANDIDATES: usize = 40;
/// Of the player's own cards, how many of the highest a power may give away.
const GIVEN_AWAY: usize = 2;

/// Actions, each with what it is in the model.
pub(crate) type Candidates = ArrayVec<(Action, Move), MAX_CANDIDATES>;

/// The candidates of the player in turn.
pub(crate) fn candidates(view: &View, me: Seat, recall: &Recall) -> Candidates {
    let mut out = Candidates::new();
    let turn = view.turn;
    let mine = || view.mine().iter().take(MAX_CARDS).zip(0usize..);
    match view.stage {
        Stage::Draw => {
            out.push((Action::Draw { turn }, Move::Draw));
            if let Some(top) = view.takeable() {
                let take = |slot| Action::Take { turn, discard: top.number, slot };
                out.extend(mine().map(|(slot, at)| (take(slot), Move::Take(at))));
            }
        }
        Stage::Place => {
            let Some(drawn) = view.drawn.map(Card::value) else { return out };
            out.push((Action::Discard { turn }, Move::Discard(drawn)));
            out.extend(mine().map(|(slot, at)| (Action::Swap { turn, slot }, Move::Swap(drawn, at))));
        }
        Stage::End => {
            out.push((Action::EndTurn { turn }, Move::End));
            out.push((Action::Call { turn }, Move::Call));
            if let Some(power) = view.power.filter(|power| view.has_target(*power)) {
                let room = out.remaining_capacity();
                let hits = hits(power, view, me, recall).into_iter().take(room);
                out.extend(hits.map(|(_, hit)| (Action::UsePower { turn }, hit)));
            }
        }
        Stage::Target => {
            if let Some(power) = view.power {
                out = hits(power, view, me, recall);
            }
        }
    }
    out
}

/// The targets of a power: of each opponent the lowest card, for one of my highest.
fn hits(power: Power, view: &View, me: Seat, recall: &Recall) -> Candidates {
    let mut out = Candidates::new();
    let turn = view.turn;
    let mut mine: ArrayVec<(Option<u8>, usize), MAX_CARDS> =
        view.mine().iter().map(Some).zip(0..).take(MAX_CARDS).collect();
    let expected = |slot: Option<u8>| slot.map_or(0.0, |slot| recall.expected(me, slot));
    table::order::sort_by(&mut mine, |one, other| expected(other.0).total_cmp(&expected(one.0)));
    mine.truncate(GIVEN_AWAY);
    if !power.gives() {
        mine = ArrayVec::from_iter([(None, 0)]);
    }
    for seat in view.targets(power) {
        let slots = view.pyramids[seat.index()].iter().zip(0..).take(MAX_CARDS);
        let lowest = slots
            .min_by(|one, other| recall.expected(seat, one.0).total_cmp(&recall.expected(seat, other.0)))
            .filter(|_| power.swaps());
        let (slot, theirs) = lowest.map_or((None, 0), |(slot, at)| (Some(slot), at));
        for (mine, at) in &mine {
            let hit = Hit { target: seat.index(), theirs, mine: *at };
            let action = Action::Target { turn, seat, slot, mine: *mine };
            let _full = out.try_push((action, Move::Use(power, hit)));
        }
    }
    out
}
