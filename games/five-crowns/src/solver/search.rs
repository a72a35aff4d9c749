//! The fewest points left: which cards go to sets is searched, what the suits do with the rest is looked up.
//!
//! Spare wilds never stay in hand once there is a meld: a set takes any number, a run grows, and a run of all
//! eleven ranks splits in two. So only natural cards count, and wilds are what saves them.

use super::board::{Board, Choice, highest_first, ranks_of};
use super::suit::{Left, MOST_WILDS, at_least, join_suit};
use super::table::TABLES;

/// The ranks without a card that could be in a run: each is a matter of its own.
#[derive(Clone, Copy, Debug)]
pub struct Settled {
    /// Ranks with three cards or more: sets that cost nothing.
    pub sets: usize,
    /// Ranks with two cards: a set for one wild.
    pub pairs: usize,
    /// Ranks with one card: a set for two wilds.
    pub singles: usize,
}

impl Settled {
    /// Takes the settled ranks from the board; also the ranks that remain with a choice between run and set.
    pub fn take(board: &mut Board, wilds: usize) -> (Settled, usize) {
        let [one, two, three] = board.ranks();
        let run = ranks_of(board.runnable(wilds));
        let alone = one & !run;
        *board = board.within(!alone);
        let settled = Settled { sets: alone & three, pairs: alone & two & !three, singles: alone & !two };
        (settled, run & if wilds == 0 { three } else { two })
    }

    /// How many pairs and how many singles, the dearest first, are best saved with so many wilds.
    pub fn saved(&self, wilds: usize) -> (usize, usize) {
        let points = |ranks, count| highest_first(ranks).take(count).map(|rank| rank + 3).sum::<usize>();
        let ways =
            (0..=wilds.min(self.pairs.count_ones() as usize)).map(|pairs| (pairs, (wilds - pairs) / 2));
        ways.max_by_key(|way| 2 * points(self.pairs, way.0) + points(self.singles, way.1)).unwrap_or((0, 0))
    }

    /// The points left for each number of wilds.
    pub fn left(&self, most: usize) -> Left {
        let all = 2 * TABLES.points[self.pairs] + TABLES.points[self.singles];
        let mut left = [all; MOST_WILDS + 1];
        let mut saved = 0;
        // Whatever number of pairs is saved, the dearest first, the other wilds go to singles, two by two.
        let mut dearest_pairs = highest_first(self.pairs);
        for pairs in 0..=most {
            let mut both = saved;
            let mut dearest_singles = highest_first(self.singles);
            for (spare, left) in left[pairs..=most].iter_mut().enumerate() {
                if spare > 0 && spare % 2 == 0 {
                    both += dearest_singles.next().map_or(0, |rank| rank as u8 + 3);
                }
                *left = (all - both).min(*left);
            }
            let Some(rank) = dearest_pairs.next() else { break };
            saved += 2 * (rank as u8 + 3);
        }
        left
    }
}

/// The best arrangement, as far as it matters.
#[derive(Clone, Copy, Debug)]
pub struct Found {
    /// The points of the natural cards left.
    pub points: u16,
    /// The cards that neither are settled nor went to sets.
    pub suits: Board,
    /// The wilds that the chosen sets did not take.
    pub wilds: usize,
}

struct Search {
    settled: Left,
    found: Found,
}

/// The fewest points of natural cards left, if fewer than `limit`; otherwise the points found are `limit`.
pub fn search(mut board: Board, wilds: usize, limit: u16) -> (Settled, Found) {
    let wilds = wilds.min(MOST_WILDS);
    let (settled, choices) = Settled::take(&mut board, wilds);
    let mut search =
        Search { settled: settled.left(wilds), found: Found { points: limit, suits: board, wilds } };
    search.descend(board, choices, wilds, 0);
    (settled, search.found)
}

impl Search {
    /// Decides the ranks in `choices`, with so many wilds. So many points of the board are lost for certain.
    fn descend(&mut self, board: Board, choices: usize, wilds: usize, lost: usize) {
        if self.settled[wilds] as usize + lost >= self.found.points as usize {
            return;
        }
        let Some(rank) = highest_first(choices).next() else {
            let points = self.leave(board, wilds);
            if points < self.found.points {
                self.found = Found { points, suits: board, wilds };
            }
            return;
        };
        let choices = choices ^ 1 << rank;
        let choice = Choice::of(&board, rank, wilds);
        let fixed = choice.fixed();
        for (set, cost) in choice.sets(wilds) {
            self.descend(board.without(rank, set), choices, wilds - cost, lost);
        }
        // Without a set, the cards that can be in no run are lost, unless two wilds save one.
        let lost = if wilds < 2 { lost + fixed * (rank + 3) } else { lost };
        if fixed < 3 {
            self.descend(board, choices, wilds, lost);
        }
    }

    /// The points left when the suits are on their own, or some number no less than the points found.
    fn leave(&self, board: Board, wilds: usize) -> u16 {
        let suits = [0, 1, 2, 3, 4].map(|suit| board.suit(suit));
        let bound = suits.iter().map(|suit| at_least(*suit, wilds)).sum::<u16>() + self.settled[wilds] as u16;
        // Without wilds to share and cards to double, the bound is what is left.
        if bound >= self.found.points || wilds == 0 && board.0[1] == 0 {
            return bound;
        }
        let mut left = self.settled;
        for suit in suits {
            join_suit(&mut left, suit, wilds);
        }
        left[wilds] as u16
    }
}
