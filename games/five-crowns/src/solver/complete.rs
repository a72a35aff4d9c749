//! Whether all cards, or all but one, can be melded: only wilds are counted, so most hands are refused early.

use super::board::{Board, Choice, highest_first};
use super::search::Settled;
use super::suit::{MOST_WILDS, need};

/// Whether all these cards can be melded together.
pub fn whole(board: Board, wilds: usize) -> bool {
    if board.0[0] == 0 {
        return wilds == 0 || wilds >= 3;
    }
    Complete { throws: false }.search(board, wilds)
}

/// Whether all but one of these cards can be melded together.
pub fn but_one(board: Board, wilds: usize) -> bool {
    let [one, two, _] = board.0;
    if one & one.wrapping_sub(1) | two != 0 {
        return Complete { throws: true }.search(board, wilds);
    }
    // With at most one natural card, what remains may be wilds alone.
    if one == 0 { wilds == 1 || wilds >= 4 } else { wilds == 0 || wilds >= 3 }
}

/// The search, for boards of which a natural card remains; wilds are no concern then, they fit any meld.
struct Complete {
    /// Whether one card is thrown away.
    throws: bool,
}

/// The most wilds that throwing a card saves: with two of them it is a set.
const MOST_SAVED: i32 = 2;
/// What it costs to throw a wild.
const WILD: i32 = 1;

impl Complete {
    fn search(&self, mut board: Board, wilds: usize) -> bool {
        let wilds = wilds.min(MOST_WILDS);
        let all = board;
        let (settled, choices) = Settled::take(&mut board, wilds);
        // One for a pair, two for a single.
        let cost = (settled.pairs | settled.singles << 11 | settled.singles << 22).count_ones();
        let spare = wilds as i32 - cost as i32;
        let throw = if settled.singles != 0 {
            -MOST_SAVED
        } else if all.within(settled.sets).len() > 3 * settled.sets.count_ones() as usize {
            0
        } else {
            WILD
        };
        self.descend(board, choices, spare, throw)
    }

    /// Decides the ranks in `choices`. `spare` wilds are not yet spent, and `throw` is the least that throwing
    /// one of the cards already placed would add to what is spent.
    fn descend(&self, board: Board, choices: usize, spare: i32, throw: i32) -> bool {
        let most = if self.throws { spare + MOST_SAVED } else { spare };
        if most < 0 {
            return false;
        }
        let Some(rank) = highest_first(choices).next() else { return self.suits(board, spare, throw) };
        let choices = choices ^ 1 << rank;
        let choice = Choice::of(&board, rank, most as usize);
        let fixed = choice.fixed();
        choice.sets(most as usize).any(|(set, cost)| {
            let throw = if set.count_ones() > 3 { throw.min(0) } else { throw };
            self.descend(board.without(rank, set), choices, spare - cost as i32, throw)
        }) || 2 * fixed as i32 <= most && self.descend(board, choices, spare, throw)
    }

    /// Whether the wilds are enough for the suits on their own.
    fn suits(&self, board: Board, mut spare: i32, mut throw: i32) -> bool {
        for suit in 0..5 {
            let (whole, but_one) = need(board.suit(suit));
            spare -= whole as i32;
            throw = throw.min(but_one as i32 - whole as i32);
        }
        spare >= if self.throws { throw } else { 0 }
    }
}
