//! What happened, in sentences.

use table::{Seat, Sentence};

use crate::sight::Sight;

/// Adds the sentences that tell of it.
pub(crate) fn tell(sight: &Sight, out: &mut Vec<Sentence>) {
    match sight {
        Sight::Rolled { round, starter } => {
            out.push(by("rolled", *starter).number("round", *round));
        }
        Sight::Bid { seat, bid } => {
            out.push(by("bid", *seat).number("count", bid.count).piece("face", bid.face));
        }
        Sight::Called(reveal) => {
            for (seat, dice) in reveal.hands() {
                out.push(by("hand", seat).row("dice", dice.iter().copied()));
            }
            let face = reveal.standing.bid.face;
            out.push(by("called", reveal.caller).number("count", reveal.count).piece("face", face));
            out.push(by("lost", reveal.loser));
        }
        Sight::Ended { outcome } => out.extend(outcome.winners().map(|seat| by("won", seat))),
    }
}

fn by(key: &'static str, seat: Seat) -> Sentence {
    Sentence::new(key).seat("who", seat)
}
