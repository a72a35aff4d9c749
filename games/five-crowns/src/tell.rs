//! What happened, in sentences.

use table::{Outcome, Seat, Sentence, Verdict};

use crate::card::Card;
use crate::hand::Hand;
use crate::sight::Sight;

/// Adds the sentences that tell of the sight.
pub(crate) fn tell(sight: &Sight, out: &mut Vec<Sentence>) {
    match sight {
        Sight::Dealer { seat } => out.push(Sentence::new("first-dealer").seat("who", *seat)),
        Sight::Dealt { round, wild, dealer, hands, top, .. } => {
            let dealt = Sentence::new("dealt").number("round", *round).number("cards", wild.number());
            out.push(dealt.piece("wild", *wild).seat("who", *dealer).piece("top", top));
            let hand = |(seat, hand): &(Seat, Hand)| {
                Sentence::new("hand-dealt").seat("who", *seat).row("hand", hand.iter())
            };
            out.extend(hands.iter().map(hand));
        }
        // Whose turn it is can be seen; a line for it would drown out the others.
        Sight::Turn { .. } => {}
        Sight::Drew { seat, card: None } => out.push(Sentence::new("drew").seat("who", *seat)),
        Sight::Drew { seat, card: Some(card) } => out.push(with_card("drew-card", *seat, *card)),
        Sight::Took { seat, card } => out.push(with_card("took", *seat, *card)),
        Sight::Discarded { seat, card } => out.push(with_card("discarded", *seat, *card)),
        Sight::Laid { seat, melds, left, points, out: went_out } => {
            let key = match (*went_out, melds.is_empty(), left.is_empty()) {
                (true, ..) => "went-out",
                (false, true, _) => "laid-nothing",
                (false, false, true) => "laid-all",
                (false, false, false) => "laid",
            };
            let laid = Sentence::new(key).seat("who", *seat).rows("melds", melds.iter());
            out.push(laid.row("left", left.iter()).number("points", *points));
        }
        Sight::Reshuffled { stock, top } => {
            out.push(Sentence::new("reshuffled").number("stock", *stock).piece("top", top));
        }
        Sight::RoundEnded { round, points, totals } => {
            out.push(Sentence::new("round-ended").number("round", *round));
            for (seat, (points, total)) in points.iter().zip(totals).enumerate() {
                let scored = Sentence::new("scored").seat("who", Seat(seat as u8));
                out.push(scored.number("points", *points).number("total", *total));
            }
        }
        Sight::SoloDealt { hands, stock } => {
            out.push(Sentence::new("solo-dealt").number("stock", *stock));
            let hand = |hand: &Hand| {
                Sentence::new("solo-hand").number("size", hand.len() as i32).row("hand", hand.iter())
            };
            out.extend(hands.iter().map(hand));
        }
        Sight::SoloDrew { card, .. } => out.push(Sentence::new("solo-drew").piece("card", card)),
        Sight::SoloPlaced { hand, card, discard } => {
            let key = if card == discard { "solo-passed" } else { "solo-placed" };
            let placed = Sentence::new(key).number("size", *hand).piece("card", card);
            out.push(placed.piece("discard", discard));
        }
        Sight::SoloClosed { hand, melds } => {
            out.push(Sentence::new("solo-closed").number("size", *hand).rows("melds", melds.iter()));
        }
        Sight::SoloCounted { points } => out.push(Sentence::new("solo-counted").number("points", *points)),
        Sight::Ended { outcome } => tell_outcome(outcome, out),
    }
}

fn tell_outcome(outcome: &Outcome, out: &mut Vec<Sentence>) {
    match outcome.verdict {
        Verdict::Solved => out.push(Sentence::new("solo-won")),
        Verdict::Failed => {
            let closed = outcome.scores.first().copied().unwrap_or(0);
            out.push(Sentence::new("solo-lost").number("closed", closed));
        }
        Verdict::Ranked | Verdict::Draw => {
            let key = if outcome.winners().count() > 1 { "won-shared" } else { "won" };
            out.extend(outcome.winners().map(|seat| {
                Sentence::new(key).seat("who", seat).number("total", outcome.scores[seat.index()])
            }));
        }
    }
}

fn with_card(key: &'static str, seat: Seat, card: Card) -> Sentence {
    Sentence::new(key).seat("who", seat).piece("card", card)
}
