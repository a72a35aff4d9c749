//! A hand that changes card by card, for those who play many rounds in thought: no lists, no melds laid.

use super::board::Board;
use super::{complete, lay, least_of, search};
use crate::card::{Card, Rank, Suit};
use crate::hand::Hand;

/// The cards of a hand, as the solver sees them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Holding {
    board: Board,
    wilds: u8,
    jokers: u8,
}

impl Holding {
    /// A hand without cards.
    pub const EMPTY: Holding = Holding { board: Board([0; 3]), wilds: 0, jokers: 0 };

    /// The cards of that hand.
    pub fn of(hand: &Hand, wild: Rank) -> Holding {
        let mut holding = Holding::EMPTY;
        hand.iter().for_each(|card| holding.add(*card, wild));
        holding
    }

    /// Takes a card in.
    pub fn add(&mut self, card: Card, wild: Rank) {
        if card.is_wild(wild) {
            self.wilds += 1;
            self.jokers += u8::from(card == Card::JOKER);
        } else {
            self.board.add(1 << card.index());
        }
    }

    /// Takes out a card that is there.
    pub fn remove(&mut self, card: Card, wild: Rank) {
        if card.is_wild(wild) {
            self.wilds -= 1;
            self.jokers -= u8::from(card == Card::JOKER);
        } else {
            self.board.remove(1 << card.index());
        }
    }

    /// How many wilds there are, jokers among them.
    pub const fn wilds(&self) -> usize {
        self.wilds as usize
    }

    /// The natural cards: bit `i` says that there is a card with index `i`.
    pub const fn naturals(&self) -> u64 {
        self.board.0[0]
    }

    /// The natural cards of which there are two or more.
    pub const fn doubles(&self) -> u64 {
        self.board.0[1]
    }

    /// As [`least`](super::least).
    pub fn least(&self) -> u16 {
        least_of(self.board, self.wilds(), self.in_wilds(), u16::MAX)
    }

    /// The fewest points left after a discard, and the card to discard; as [`best_discard`](super::best_discard).
    pub fn best_discard(&self, wild: Rank) -> (u16, Card) {
        let all = self.least();
        let whole = self.board.points() + self.in_wilds();
        let mut best = (u16::MAX, Card::JOKER);
        let mut cards = self.board.0[0];
        while cards != 0 {
            // The dearest first: the highest rank of any suit.
            let card = dearest(cards);
            cards &= !(1 << card.index());
            let points = card.points(wild);
            if all.saturating_sub(points) >= best.0 {
                break;
            }
            let mut rest = self.board;
            rest.remove(1 << card.index());
            let left = least_of(rest, self.wilds(), self.in_wilds(), best.0);
            if left < best.0 {
                best = (left, card);
            }
        }
        if self.wilds > 0 {
            let (points, card) =
                if self.jokers > 0 { (50, Card::JOKER) } else { (20, Card::new(Suit::Stars, wild)) };
            // A wild costs nothing to keep where there is a meld.
            let saves = if all < whole { 0 } else { points };
            if all.saturating_sub(saves) < best.0 {
                let left = least_of(self.board, self.wilds() - 1, self.in_wilds() - points, best.0);
                best = if left < best.0 { (left, card) } else { best };
            }
        }
        best
    }

    /// The fewest points left, and the natural cards that are in no meld then.
    pub fn loose(&self) -> (u16, Loose) {
        let naturals = self.board.points();
        let (settled, found) = search(self.board, self.wilds(), naturals);
        if found.points == naturals {
            let in_wilds = if self.wilds < 3 || naturals > 0 { self.in_wilds() } else { 0 };
            return (naturals + in_wilds, Loose(self.board.0));
        }
        (found.points, Loose(lay::loose(&self.board, settled, &found).0))
    }

    /// Whether all cards but one can be melded (FC-10).
    pub fn can_go_out(&self) -> bool {
        complete::but_one(self.board, self.wilds())
    }

    const fn in_wilds(&self) -> u16 {
        self.jokers as u16 * 50 + (self.wilds - self.jokers) as u16 * 20
    }
}

/// Natural cards in no meld; bit `i` of layer `k` says that there are more than `k` copies of the card.
#[derive(Clone, Copy, Debug)]
pub struct Loose(pub [u64; 3]);

impl Loose {
    /// How many cards there are.
    pub const fn len(&self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones()
    }
}

/// The card of the highest rank, of the first suit that has it.
fn dearest(cards: u64) -> Card {
    const KINGS: u64 = (1 | 1 << 11 | 1 << 22 | 1 << 33 | 1 << 44) << 10;
    let mut column = KINGS;
    while cards & column == 0 {
        column >>= 1;
    }
    Card::from_index((cards & column).trailing_zeros() as usize).unwrap_or(Card::JOKER)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solver;

    fn hands(test: impl Fn(&Hand, Holding, Rank)) {
        let mut chance = fastrand::Rng::with_seed(1);
        let mut pack: Vec<Card> = Card::set().chain(Card::set()).collect();
        for wild in Rank::all() {
            for _ in 0..300 {
                chance.shuffle(&mut pack);
                let hand = Hand::of(pack.iter().copied().take(wild.number() as usize + 1)).unwrap();
                test(&hand, Holding::of(&hand, wild), wild);
            }
        }
    }

    #[test]
    fn a_holding_is_worth_what_its_hand_is() {
        hands(|hand, holding, wild| {
            assert_eq!(holding.least(), solver::least(hand, wild), "{hand}");
            assert_eq!(holding.can_go_out(), solver::can_go_out(hand, wild), "{hand}");
            let (points, card) = holding.best_discard(wild);
            assert_eq!(points, solver::best_discard(hand, wild).unwrap().best.points, "{hand}");
            let mut rest = holding;
            rest.remove(card, wild);
            assert_eq!(rest.least(), points, "{hand} without {card}");
        });
    }

    #[test]
    fn what_is_loose_is_what_is_left() {
        hands(|hand, holding, wild| {
            let (points, loose) = holding.loose();
            let best = solver::best(hand, wild);
            assert_eq!(points, best.points, "{hand}");
            let naturals = best.left.iter().filter(|card| !card.is_wild(wild)).count();
            let cards = loose.0.map(|layer| (0..Card::KINDS).filter(move |card| layer >> card & 1 == 1));
            let cards = cards.into_iter().flatten().filter_map(Card::from_index);
            let left = Hand::of(cards).unwrap();
            assert_eq!(left.len(), naturals, "{hand} leaves {left}");
            assert!(
                left.distinct().all(|card| left.count(card) == best.left.count(card)),
                "{hand} leaves {left}"
            );
        });
    }
}
