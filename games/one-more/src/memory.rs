//! What a player with perfect memory knows beyond the view.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::Seat;

use crate::card::Card;
use crate::cards::Cards;
use crate::players::MOST_SEATS;
use crate::sight::Sight;

/// What is certain of cards that lie face down: a start card in every hand until it may have gone, cards
/// given and received in exchanges, bombs that went under the pack, what a refilled pack is made of.
/// A hand that was shown is shuffled with the next deal and tells nothing more.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Memory {
    /// By seat.
    players: ArrayVec<Held, MOST_SEATS>,
    /// The cards at the bottom of the pack, the last one lowest. There are 18 cards that make somebody draw,
    /// and more in the pack even for nine players: no draw of the same round comes down to these.
    under: Vec<Card>,
    /// What the pack was made of when it was last refilled: nothing else can be in it.
    refilled: Option<Cards>,
}

/// What is known of a hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
struct Held {
    /// Cards that are certainly in it.
    known: Cards,
    /// How many cards it has.
    cards: u8,
}

impl Memory {
    /// The cards that this seat certainly holds.
    pub fn held_by(&self, seat: Seat) -> Cards {
        self.players.get(seat.index()).map(|held| held.known).unwrap_or_default()
    }

    /// The cards that certainly lie at the bottom of the pack, the last one lowest.
    pub fn under(&self) -> &[Card] {
        &self.under
    }

    /// The only cards that can be in the pack, if it was refilled.
    pub fn refilled(&self) -> Option<Cards> {
        self.refilled
    }

    /// Adds what a sight tells.
    pub fn add(&mut self, sight: &Sight) {
        match sight {
            Sight::Dealt { seats, under, .. } => {
                let held = Held { known: [Card::START].into_iter().collect(), cards: 5 };
                let seats = (*seats as usize).min(MOST_SEATS);
                *self = Memory {
                    players: std::iter::repeat_n(held, seats).collect(),
                    under: under.clone(),
                    refilled: None,
                };
            }
            Sight::Played { seat, card, .. } => self.change(*seat, |held| {
                held.known.remove(*card);
                held.cards = held.cards.saturating_sub(1);
            }),
            Sight::Refilled { cards } => {
                self.under.clear();
                self.refilled = Some(*cards);
            }
            Sight::Drew { seat, card, .. } => {
                self.change(*seat, |held| {
                    held.got(*card);
                    held.cards = held.cards.saturating_add(1);
                });
            }
            Sight::Exchanged { pair, cards } => {
                let [one, other] = pair.seats();
                let given = match cards {
                    Some([first, second]) => [(one, Some(*first)), (other, Some(*second))],
                    None => [(one, self.only(one)), (other, self.only(other))],
                };
                let [first, second] = given.map(|(giver, card)| {
                    self.change(giver, |held| held.gave(card));
                    card
                });
                self.change(one, |held| held.got(second));
                self.change(other, |held| held.got(first));
            }
            _ => {}
        }
    }

    /// The card that this seat must give, because it has no other.
    fn only(&self, seat: Seat) -> Option<Card> {
        let held = self.players.get(seat.index()).filter(|held| held.cards == 1)?;
        held.known.iter().next()
    }

    fn change(&mut self, seat: Seat, change: impl FnOnce(&mut Held)) {
        if let Some(held) = self.players.get_mut(seat.index()) {
            change(held);
        }
    }
}

impl Held {
    /// A card went: this one, or any, so that one of every kind may be gone.
    fn gave(&mut self, card: Option<Card>) {
        let gone = card.map_or(self.known.distinct(), |card| [card].into_iter().collect());
        self.known = self.known.minus(gone);
    }

    fn got(&mut self, card: Option<Card>) {
        if let Some(card) = card {
            self.known.add(card);
        }
    }
}
