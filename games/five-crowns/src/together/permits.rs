//! The one judge of actions at a table: it sees what the player sees.

use table::{Refusal, Sentence, refuse};

use super::state::Phase;
use super::view::TogetherView;
use crate::action::Action;
use crate::card::Card;
use crate::hand::Hand;
use crate::meld::{self, Melds};
use crate::solver;

impl TogetherView {
    /// Whether the player who sees this may do that.
    pub(crate) fn permits(&self, action: &Action) -> Result<(), Refusal> {
        let hand = self.hand().ok_or_else(|| refuse("FC-5", "refuse-not-your-turn"))?;
        if matches!(action, Action::Place { .. }) {
            return Err(refuse("FC-18", "refuse-only-alone"));
        }
        if !self.my_turn() {
            let why = Sentence::new("refuse-not-your-turn").seat("who", self.to_play);
            return Err(Refusal::new("FC-5", why));
        }
        if action.turn() != self.turn {
            return Err(refuse("FC-5", "refuse-old-turn"));
        }
        match action {
            Action::Draw { .. } => self.may_draw(),
            Action::Take { card, .. } => self.may_draw().and_then(|()| self.may_take(*card)),
            Action::Discard { card, .. } => self.may_discard(hand, *card),
            Action::GoOut { discard, melds, .. } => {
                self.may_discard(hand, *discard)?;
                self.may_go_out(&hand.without(*discard), melds.as_ref())
            }
            Action::Lay { discard, melds, .. } => {
                self.may_discard(hand, *discard)?;
                if self.out.is_none() {
                    return Err(refuse("FC-12", "refuse-nobody-out"));
                }
                self.may_lay(&hand.without(*discard), melds).map(|_left| ())
            }
            // Refused above.
            Action::Place { .. } => Ok(()),
        }
    }

    fn may_draw(&self) -> Result<(), Refusal> {
        if self.phase == Phase::Draw { Ok(()) } else { Err(refuse("FC-7", "refuse-drawn-already")) }
    }

    fn may_take(&self, card: Card) -> Result<(), Refusal> {
        if self.top() == Some(card) {
            return Ok(());
        }
        Err(Refusal::new("FC-7", Sentence::new("refuse-not-on-top").piece("card", card)))
    }

    fn may_discard(&self, hand: &Hand, card: Card) -> Result<(), Refusal> {
        if self.phase != Phase::Discard {
            return Err(refuse("FC-7", "refuse-draw-first"));
        }
        if hand.count(card) == 0 {
            return Err(Refusal::new("FC-7", Sentence::new("refuse-not-held").piece("card", card)));
        }
        Ok(())
    }

    fn may_go_out(&self, rest: &Hand, melds: Option<&Melds>) -> Result<(), Refusal> {
        if self.out.is_some() {
            return Err(refuse("FC-11", "refuse-somebody-out"));
        }
        let all_laid = match melds {
            Some(melds) => self.may_lay(rest, melds)?.is_empty(),
            None => solver::melds_fully(rest, self.wild),
        };
        if all_laid { Ok(()) } else { Err(refuse("FC-10", "refuse-not-all-melds")) }
    }

    /// Whether these are melds of cards from the hand, and what is left of it without them.
    fn may_lay(&self, hand: &Hand, melds: &Melds) -> Result<Hand, Refusal> {
        for meld in melds.iter() {
            if meld::kind(meld, self.wild).is_none() {
                let why = Sentence::new("refuse-no-meld").row("cards", meld).piece("wild", self.wild);
                return Err(Refusal::new("FC-8", why));
            }
        }
        melds.left_of(hand).ok_or_else(|| refuse("FC-12", "refuse-meld-not-held"))
    }
}
