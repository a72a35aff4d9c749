//! What happened, in sentences.

use table::{Seat, Sentence};

use crate::card::{Card, Effect};
use crate::cards::Cards;
use crate::sight::Sight;
use crate::state::Why;

impl Sight {
    /// Adds the sentences that tell of it.
    pub fn tell(&self, out: &mut Vec<Sentence>) {
        match self {
            Sight::First { seat } => out.push(about("first", *seat)),
            Sight::Dealt { round, first, hands, under, centre, .. } => {
                let dealt = about("dealt", *first).number("round", *round);
                let under = under.iter().map(|card| Sentence::new("under").text("card", card.face()));
                out.extend(under);
                out.push(dealt.text("centre", centre.face()));
                let hand =
                    |(seat, hand): &(Seat, Cards)| about("hand-dealt", *seat).text("hand", hand.shown());
                out.extend(hands.iter().map(hand));
            }
            // Whose turn it is and who chooses can be seen; a line for it would drown the others.
            Sight::Turn { .. } | Sight::Asked { .. } => {}
            Sight::Played { seat, card, clockwise } => {
                let key = match (card.effect(), clockwise) {
                    (None, _) => "played",
                    (Some(Effect::Again), _) => "played-again",
                    (Some(Effect::TurnAbout), true) => "played-clockwise",
                    (Some(Effect::TurnAbout), false) => "played-counterclockwise",
                    (Some(Effect::Draw), _) => "played-draw",
                    (Some(Effect::Exchange), _) => "played-exchange",
                };
                out.push(about(key, *seat).text("card", card.face()));
            }
            Sight::Refilled { cards } => {
                out.push(Sentence::new("refilled").number("cards", cards.len() as i32));
            }
            Sight::Drew { by, seat, card, chance } => {
                if *chance {
                    out.push(about("late", *by));
                }
                out.push(match card {
                    Some(card) => about("drew-card", *seat).text("card", card.shown()),
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
                    Some(card) => about("offered-card", *seat).text("card", card.shown()),
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
                out.push(about(key, *seat).number("round", *round).text("hand", hand.shown()));
            }
            Sight::Ended { outcome } => out.extend(outcome.winners().map(|seat| about("won", seat))),
        }
    }
}

fn about(key: &'static str, seat: Seat) -> Sentence {
    Sentence::new(key).seat("who", seat)
}

fn gave(giver: Seat, taker: Seat, card: Card) -> Sentence {
    about("gave", giver).seat("other", taker).text("card", card.shown())
}
