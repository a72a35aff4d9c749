//! Who wins (FF-10, FF-15).

use table::{Outcome, Verdict};

use crate::state::{Kind, Player};

/// The rounds of the basic game that decide a tie.
const TIE_ROUNDS: usize = 4;

/// The ranking: most points; then, in the basic game, more in rounds 1 to 4, in the puzzle, more FIVES found.
pub fn ranking(kind: Kind, players: &[Player]) -> Outcome {
    let rank = |player: &Player| {
        let tie = match kind {
            Kind::Basic => player.points.iter().take(TIE_ROUNDS).copied().map(u16::from).sum(),
            Kind::Puzzle | Kind::Solo => player.circled.len() as u16,
        };
        (player.total(), tie)
    };
    let ranks: Vec<(u16, u16)> = players.iter().map(rank).collect();
    let place = |mine: &(u16, u16)| 1 + ranks.iter().filter(|other| *other > mine).count() as u8;
    Outcome {
        verdict: Verdict::Ranked,
        places: ranks.iter().map(place).collect(),
        scores: ranks.iter().map(|rank| i32::from(rank.0)).collect(),
    }
}
