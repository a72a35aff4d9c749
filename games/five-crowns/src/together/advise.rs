//! What speaks for an action at a table.

use table::{Advice, Seat, Sentence};

use super::state::Phase;
use super::view::{Drawing, TogetherView};
use crate::action::Action;
use crate::advise::{after_taking, with_card};
use crate::card::{Card, Rank};
use crate::hand::Hand;
use crate::memory::Memory;
use crate::solver;

/// A card of this many points is worth naming when one of a pair is discarded.
const EXPENSIVE: u16 = 8;

impl TogetherView {
    /// The action and what speaks for it.
    pub(crate) fn advise(&self, memory: &Memory, action: &Action) -> Option<Advice> {
        let hand = self.hand().filter(|_| self.my_turn())?;
        Some(match action {
            Action::Draw { .. } => Advice::new(Sentence::new("hint-draw"), self.why_draw(hand)?),
            Action::Take { card, .. } => {
                Advice::new(with_card("hint-take", *card), self.why_take(hand, *card))
            }
            Action::Discard { card, .. } => {
                Advice::new(with_card("hint-discard", *card), self.why_discard(memory, hand, *card))
            }
            Action::GoOut { discard, .. } => {
                let melds = solver::best(&hand.without(*discard), self.wild).melds;
                let why = Sentence::new("why-go-out").rows("melds", melds.iter());
                Advice::new(with_card("hint-go-out", *discard), why)
            }
            Action::Lay { discard, melds, .. } => {
                let what = with_card("hint-lay", *discard).rows("melds", melds.iter());
                let left: u16 = hand.points(self.wild).saturating_sub(discard.points(self.wild));
                let laid: u16 = melds.cards().iter().map(|card| card.points(self.wild)).sum();
                Advice::new(what, with_points("why-left", left.saturating_sub(laid)))
            }
            Action::Place { .. } => return None,
        })
    }

    fn why_draw(&self, hand: &Hand) -> Option<Sentence> {
        if self.phase != Phase::Draw {
            return None;
        }
        let Some(top) = self.top() else { return Some(Sentence::new("why-draw-only")) };
        let now = solver::min_points(hand, self.wild);
        if self.drawing() == Drawing::RoundEnd {
            return Some(with_points("why-draw-ends", now));
        }
        let saved = now.saturating_sub(after_taking(hand, top, self.wild).points);
        Some(if saved == 0 {
            with_card("why-draw-useless", top).number("points", now)
        } else {
            // On a last turn nobody is left to care what is collected.
            let key = if self.out.is_some() { "why-draw-average" } else { "why-draw-little" };
            with_card(key, top).number("points", saved)
        })
    }

    fn why_take(&self, hand: &Hand, card: Card) -> Sentence {
        let now = solver::min_points(hand, self.wild);
        let then = after_taking(hand, card, self.wild);
        let change = |key| Sentence::new(key).number("from", now).number("to", then.points);
        if then.points == 0 && self.out.is_none() {
            return Sentence::new("why-take-out").rows("melds", then.melds.iter());
        }
        if card.is_wild(self.wild) {
            return with_card("why-take-wild", card);
        }
        match then.melds.iter().find(|meld| meld.contains(&card)) {
            Some(meld) if then.points < now => change("why-take-meld").row("meld", meld),
            Some(meld) => Sentence::new("why-take-fits").row("meld", meld),
            None if then.points < now => change("why-take-lower"),
            None => with_points("why-take-average", then.points),
        }
    }

    fn why_discard(&self, memory: &Memory, hand: &Hand, card: Card) -> Sentence {
        let wild = self.wild;
        let rest = hand.without(card);
        let best = solver::best(&rest, wild);
        if self.out.is_some() {
            return with_points("why-last-turn", best.points);
        }
        if card.is_wild(wild) {
            return with_points("why-left", best.points);
        }
        let fewest = solver::best_discard(hand, wild).map_or(0, |discard| discard.best.points);
        if fewest < best.points {
            // It costs a little now: what stays is nearer to a meld, or the next player is denied a card.
            return match self.denied(memory, hand, card) {
                Some(seat) => {
                    Sentence::new("why-discard-unwanted").seat("who", seat).number("points", best.points)
                }
                None => with_points("why-discard-chances", best.points),
            };
        }
        let most_expensive = best.left.iter().map(|left| left.points(wild)).max().unwrap_or(0);
        let alike = rest.iter().filter(|other| other.rank() == card.rank() && !other.is_wild(wild)).count();
        match card.rank() {
            Some(rank) if alike == 1 && card.points(wild) >= EXPENSIVE => {
                Sentence::new("why-discard-pair").piece("rank", rank).number("points", best.points)
            }
            _ if is_isolated(&rest, card, wild) => with_points("why-discard-lonely", best.points),
            _ if card.points(wild) > most_expensive => with_points("why-discard-dearest", card.points(wild)),
            _ => with_points("why-left", best.points),
        }
    }

    /// The next player, if the cheapest discard would suit what they were seen to take, and this one would not.
    fn denied(&self, memory: &Memory, hand: &Hand, card: Card) -> Option<Seat> {
        let next = self.me?.after(1, self.players.len() as u8);
        let held = memory.held_by(next);
        let suits = |card: Card| held.iter().any(|other| could_meld(card, *other));
        let cheapest = solver::best_discard(hand, self.wild)?.discard;
        (suits(cheapest) && !suits(card)).then_some(next)
    }
}

fn with_points(key: &'static str, points: u16) -> Sentence {
    Sentence::new(key).number("points", points)
}

/// Whether one or two more cards could make a meld of these.
fn could_meld(card: Card, other: Card) -> bool {
    let (Some(mine), Some(theirs)) = (card.rank(), other.rank()) else { return false };
    mine == theirs || (card.suit() == other.suit() && mine.number().abs_diff(theirs.number()) <= 2)
}

/// Whether the card could meld with no other natural card.
fn is_isolated(rest: &Hand, card: Card, wild: Rank) -> bool {
    !rest.iter().any(|other| !other.is_wild(wild) && could_meld(card, *other))
}
