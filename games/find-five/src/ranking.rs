//! Who wins (FF-10, FF-15).

use table::{Outcome, Verdict};

use crate::state::{Kind, Player};

/// The rounds of the basic game that break a tie.
const TIEBREAK_ROUNDS: usize = 4;

/// The ranking by points; ties are broken by the points of rounds 1 to 4 in the basic game, by the number of
/// FIVES found in the puzzle.
pub(crate) fn ranking(kind: Kind, players: &[Player]) -> Outcome {
    let rank = |player: &Player| {
        let tiebreak = match kind {
            Kind::Basic => player.points.iter().take(TIEBREAK_ROUNDS).copied().map(u16::from).sum(),
            Kind::Puzzle | Kind::Solo => player.circled.len() as u16,
        };
        (player.total(), tiebreak)
    };
    let ranks: Vec<(u16, u16)> = players.iter().map(rank).collect();
    let place = |mine: &(u16, u16)| 1 + ranks.iter().filter(|other| *other > mine).count() as u8;
    Outcome {
        verdict: Verdict::Ranked,
        places: ranks.iter().map(place).collect(),
        scores: ranks.iter().map(|rank| i32::from(rank.0)).collect(),
    }
}
