//! What happened, in sentences.

use table::{Seat, Sentence};

use crate::{Card, Effect, Sight, Why};

/// Adds the sentences that tell of a sight.
pub(crate) fn tell(sight: &Sight, out: &mut Vec<Sentence>) {
    match sight {
        Sight::First { seat } => out.push(about("first", *seat)),
        Sight::Dealt { round, first, hands, under, centre, .. } => {
            turned_up(*first, under, out);
            out.push(about("dealt", *first).number("round", *round).piece("centre", centre.face()));
            for (seat, hand) in hands {
                out.push(about("hand-dealt", *seat).row("hand", hand.iter()));
            }
        }
        // The view shows whose turn it is and who chooses; a line for each would drown the others.
        Sight::Turn { .. } | Sight::Asked { .. } | Sight::Ready { .. } => {}
        Sight::Played { seat, card, clockwise } => {
            let key = match (card.effect(), clockwise) {
                (None, _) => "played",
                (Some(Effect::Again), _) => "played-again",
                (Some(Effect::TurnAbout), true) => "played-clockwise",
                (Some(Effect::TurnAbout), false) => "played-counterclockwise",
                (Some(Effect::Draw), _) => "played-draw",
                (Some(Effect::Exchange), _) => "played-exchange",
            };
            out.push(about(key, *seat).piece("card", card.face()));
        }
        Sight::Refilled { cards } => {
            out.push(Sentence::new("refilled").number("cards", cards.len() as i32));
        }
        Sight::Drew { by, seat, card, chance } => {
            if *chance {
                out.push(about("late", *by));
            }
            out.push(match card {
                Some(card) => about("drew-card", *seat).piece("card", *card),
                None => about("drew", *seat),
            });
        }
        Sight::Paired { by, pair, chance, .. } => {
            if *chance {
                out.push(about("late", *by));
            }
            let [one, other] = pair.seats();
            out.push(about("paired", one).seat("other", other));
        }
        Sight::Offered { seat, card, chance } => {
            if *chance {
                out.push(about("late", *seat));
            }
            out.push(match card {
                Some(card) => about("offered-card", *seat).piece("card", *card),
                None => about("offered", *seat),
            });
        }
        Sight::Exchanged { pair, cards } => {
            let [one, other] = pair.seats();
            match cards {
                Some([first, second]) => {
                    out.push(gave(one, other, *first));
                    out.push(gave(other, one, *second));
                }
                None => out.push(about("exchanged", one).seat("other", other)),
            }
        }
        Sight::Left { seat } => out.push(about("left", *seat)),
        Sight::Lost { round, seat, why, hand, .. } => {
            let key = match why {
                Why::Stuck => "lost-stuck",
                Why::Last => "lost-last",
            };
            out.push(about(key, *seat).number("round", *round).row("hand", hand.iter()));
        }
        Sight::Ended { outcome } => out.extend(outcome.winners().map(|seat| about("won", seat))),
    }
}

/// Cards that were turned up in vain: nothing answers them, or the first player's hand does not.
fn turned_up(first: Seat, under: &[Card], out: &mut Vec<Sentence>) {
    if under.iter().all(|card| card.is_bomb()) {
        out.extend(under.iter().map(|card| Sentence::new("under").piece("card", card.face())));
    } else {
        let cards = under.iter().map(|card| card.face());
        out.push(about("in-vain", first).row("cards", cards).number("count", under.len() as i32));
    }
}

/// A sentence about a player.
fn about(key: &'static str, seat: Seat) -> Sentence {
    Sentence::new(key).seat("who", seat)
}

fn gave(giver: Seat, receiver: Seat, card: Card) -> Sentence {
    about("gave", giver).seat("other", receiver).piece("card", card)
}
