//! What happened, in sentences.

use table::{Millis, Piece, Seat, Sentence};

use crate::card::Card;
use crate::power::Power;
use crate::result::RoundResult;
use crate::sight::Sight;

pub(crate) fn tell(sight: &Sight, out: &mut Vec<Sentence>) {
    match *sight {
        Sight::Dealt { round, starter } => out.push(of("dealt", starter).number("round", round)),
        Sight::Peek { ref bases } => {
            out.extend(bases.iter().map(|(seat, base)| of("peek", *seat).row("cards", *base)));
        }
        // Seen at a glance; a line for each would drown the others.
        Sight::Ready { .. } | Sight::Turn { .. } | Sight::Covered { .. } | Sight::Waits { .. } => {}
        Sight::Began { seat, card, .. } => out.push(with_card("began", seat, card)),
        Sight::Drew { seat, card: None } => out.push(of("drew", seat)),
        Sight::Drew { seat, card: Some(card) } => out.push(with_card("drew-card", seat, card)),
        Sight::Took { seat, card } => out.push(with_card("took", seat, card)),
        Sight::Discarded { seat, from: None, card, .. } => {
            out.push(with_card("discarded-drawn", seat, card));
        }
        Sight::Discarded { seat, from: Some(slot), card, .. } => {
            out.push(with_card("discarded", seat, card).number("place", place(slot)));
        }
        Sight::Claimed { seat, slot } => out.push(of("claimed", seat).number("place", place(slot))),
        Sight::Dropped { seat } => out.push(of("dropped", seat)),
        Sight::Won { seat, card, after, blocks, .. } => {
            out.push(with_card("won-race", seat, card).piece("time", seconds(after)));
            if blocks {
                out.push(Sentence::new("blocked").piece("card", card));
            }
        }
        Sight::TooLate { seat, card, after: Some(after), .. } => {
            out.push(with_card("too-late-by-time", seat, card).piece("time", seconds(after)));
        }
        Sight::TooLate { seat, card, after: None, .. } => out.push(with_card("too-late", seat, card)),
        Sight::Wrong { seat, card, .. } => out.push(with_card("wrong", seat, card)),
        Sight::Penalty { seat, .. } => out.push(of("penalty", seat)),
        Sight::Started { seat, power } => out.push(of("started", seat).number("power", power.number())),
        Sight::Used { seat, power, mine, target, slot } => {
            out.push(used(seat, power, mine, target, slot));
        }
        Sight::Skipped { seat } => out.push(of("skipped", seat)),
        Sight::Called { seat } => out.push(of("called", seat)),
        Sight::LastClaims => out.push(Sentence::new("last-claims")),
        Sight::Refilled { pile, .. } => out.push(Sentence::new("refilled").number("pile", pile)),
        Sight::RoundEnded { ref result } => tell_round(result, out),
        Sight::Ended { ref outcome } => {
            let key = if outcome.winners().count() > 1 { "won-shared" } else { "won" };
            out.extend(outcome.winners().map(|seat| of(key, seat)));
        }
    }
}

/// How long somebody took, in seconds: to the hundredth within the first, where a race is close, else to the tenth.
fn seconds(millis: Millis) -> Piece {
    let time = if millis < 1000 {
        let hundredths = (millis + 5) / 10;
        (hundredths / 100, format!("{:02}", hundredths % 100))
    } else {
        let tenths = (millis + 50) / 100;
        (tenths / 10, (tenths % 10).to_string())
    };
    Piece::new("time").part("whole", time.0.to_string()).part("rest", time.1)
}

fn used(seat: Seat, power: Power, mine: Option<u8>, target: Seat, slot: u8) -> Sentence {
    let key = match power {
        Power::Eight => "used-8",
        Power::Ten => "used-10",
        Power::Twelve => "used-12",
        Power::Fourteen => "used-14",
    };
    let used = of(key, seat).seat("whom", target);
    match mine {
        Some(mine) if power.swaps() => used.number("place", place(slot)).number("own", place(mine)),
        Some(mine) => used.number("own", place(mine)),
        None if power.swaps() => used.number("place", place(slot)),
        None => used,
    }
}

fn tell_round(result: &RoundResult, out: &mut Vec<Sentence>) {
    out.push(Sentence::new("round-ended").number("round", result.round));
    for (seat, cards) in (0..).map(Seat).zip(&result.cards) {
        let at = seat.index();
        let (sum, points) = (result.sums.get(at).copied(), result.points.get(at).copied());
        let counted = match (result.callers.contains(seat), result.winners.contains(seat)) {
            (true, true) => "counted-winner",
            (true, false) => "counted-caller",
            (false, _) => "counted",
        };
        let counted =
            of(counted, seat).row("cards", cards.iter().flatten().copied()).number("sum", sum.unwrap_or(0));
        let total = result.totals.get(at).copied().unwrap_or(0);
        out.push(counted.number("points", points.unwrap_or(0)).number("total", total));
    }
}

fn of(key: &'static str, seat: Seat) -> Sentence {
    Sentence::new(key).seat("who", seat)
}

fn with_card(key: &'static str, seat: Seat, card: Card) -> Sentence {
    of(key, seat).piece("card", card)
}

/// Slots are counted from 1 where people read them.
pub(crate) fn place(slot: u8) -> i32 {
    i32::from(slot) + 1
}
