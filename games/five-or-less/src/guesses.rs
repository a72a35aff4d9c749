//! What players let guess of the cards that they have seen and others have not: who puts a card in place of a
//! nine has a lower one, and who lets a nine go has hardly a dearer one left.

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::card::Card;
use crate::power::Power;
use crate::pyramid::BASE;
use crate::sight::Sight;

/// What a card that was never seen is taken for by its owner.
const UNSEEN: i8 = 7;
/// The dearest card there is.
const DEAREST: i8 = 14;

/// What is guessed of a lying card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Guess {
    /// Its owner has not seen it either.
    Blind,
    /// Its owner has seen it, and it is hardly dearer than that.
    AtMost(i8),
}

/// What is guessed of lying cards, where it is not what the deal lets guess: of the base cards that their owner
/// has seen them, of the others that they have not.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Guesses(Vec<(Seat, u8, Guess)>);

impl Guesses {
    /// What is guessed of the card in that place.
    pub fn of(&self, seat: Seat, slot: u8) -> Guess {
        let told = self.0.iter().find(|(other, place, _)| (*other, *place) == (seat, slot));
        let dealt = if usize::from(slot) < BASE { Guess::AtMost(DEAREST) } else { Guess::Blind };
        told.map_or(dealt, |(.., guess)| *guess)
    }

    /// Adds what a sight tells.
    pub fn remember(&mut self, sight: &Sight) {
        match *sight {
            Sight::Dealt { .. } => self.0.clear(),
            Sight::Discarded { seat, from, card, .. } => self.let_go(seat, from, card),
            Sight::TooLate { seat, slot, card, .. } | Sight::Wrong { seat, slot, card } => {
                self.set(seat, slot, Guess::AtMost(card.value()));
            }
            Sight::Penalty { seat, slot } => self.set(seat, slot, Guess::Blind),
            Sight::Used { seat, power, mine, target, slot } => {
                self.set(target, slot, Guess::Blind);
                if let (Power::Ten, Some(mine)) = (power, mine) {
                    self.set(seat, mine, Guess::Blind);
                }
            }
            _ => {}
        }
    }

    /// A player let a card go, out of that place or as it was drawn: it was the worst, by all they know.
    fn let_go(&mut self, seat: Seat, from: Option<u8>, card: Card) {
        let seen = |slot| self.of(seat, slot) != Guess::Blind;
        let worst = if from.is_none_or(seen) { card.value() } else { UNSEEN };
        for slot in 0..BASE as u8 {
            self.set(seat, slot, self.of(seat, slot));
        }
        for (_, _, guess) in self.0.iter_mut().filter(|(other, ..)| *other == seat) {
            if let Guess::AtMost(most) = guess {
                *most = worst.min(*most);
            }
        }
        if let Some(slot) = from {
            self.set(seat, slot, Guess::AtMost(worst));
        }
    }

    fn set(&mut self, seat: Seat, slot: u8, guess: Guess) {
        match self.0.iter_mut().find(|(other, place, _)| (*other, *place) == (seat, slot)) {
            Some((.., old)) => *old = guess,
            None => self.0.push((seat, slot, guess)),
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "what a test cannot go on without fails it")]

    use super::*;

    fn lets_go(guesses: &mut Guesses, from: Option<u8>, card: i8) {
        let card = Card::new(card).unwrap();
        guesses.remember(&Sight::Discarded { seat: Seat(1), from, card, power: None, number: 1 });
    }

    #[test]
    fn what_is_let_go_tells_of_what_is_kept() {
        let mut guesses = Guesses::default();
        let of = |guesses: &Guesses, slot| guesses.of(Seat(1), slot);
        assert_eq!([of(&guesses, 0), of(&guesses, 3)], [Guess::AtMost(14), Guess::Blind]);
        lets_go(&mut guesses, Some(1), 9);
        assert_eq!([0, 1, 2].map(|slot| of(&guesses, slot)), [Guess::AtMost(9); 3]);
        assert_eq!(of(&guesses, 3), Guess::Blind);
        // A card that nobody had seen: what counts is what it was taken for.
        lets_go(&mut guesses, Some(3), 12);
        assert_eq!([0, 3].map(|slot| of(&guesses, slot)), [Guess::AtMost(UNSEEN); 2]);
        lets_go(&mut guesses, None, 4);
        assert_eq!([0, 3].map(|slot| of(&guesses, slot)), [Guess::AtMost(4); 2]);
        assert_eq!(guesses.of(Seat(0), 0), Guess::AtMost(14), "nobody else is meant");
    }

    #[test]
    fn powers_make_blind() {
        let mut guesses = Guesses::default();
        let used = |power, mine| Sight::Used { seat: Seat(0), power, mine, target: Seat(1), slot: 2 };
        guesses.remember(&used(Power::Ten, Some(1)));
        assert_eq!([guesses.of(Seat(0), 1), guesses.of(Seat(1), 2)], [Guess::Blind; 2]);
        assert_eq!(guesses.of(Seat(1), 1), Guess::AtMost(14));
        guesses.remember(&Sight::Dealt { round: 2, starter: Seat(0) });
        assert_eq!(guesses.of(Seat(1), 2), Guess::AtMost(14));
    }
}
