//! What happened, in sentences.

use table::{Outcome, Seat, Sentence, Verdict};

use crate::card::Card;
use crate::cards::Hand;
use crate::markers::Team;
use crate::refusals::at;
use crate::series::Series;
use crate::sight::Sight;
use crate::state::End;
use crate::talk::Vote;

impl Sight {
    /// Adds the sentences that tell of it.
    pub fn tell(&self, out: &mut Vec<Sentence>) {
        match self {
            Sight::Dealer { seat } => out.push(by("first-dealer", *seat)),
            Sight::LaidOut { .. } => out.push(Sentence::new("laid-out")),
            Sight::Dealt { cards, hands, deck } => {
                out.push(Sentence::new("dealt").number("cards", *cards).number("deck", *deck));
                let hand = |(seat, hand): &(Seat, Hand)| by("hand-dealt", *seat).text("hand", row(hand));
                out.extend(hands.iter().map(hand));
            }
            // Whose turn it is, and who may draw, can be seen; lines for it would drown the others.
            Sight::Turn { .. } | Sight::MayDraw { .. } => {}
            Sight::Placed { seat, card, square, team } => {
                let key = if card.is_jack() { "placed-anywhere" } else { "placed" };
                out.push(at(with_card(key, *seat, *card), *square).text("team", name(*team)));
            }
            Sight::Removed { seat, card, square, team } => {
                out.push(at(with_card("removed", *seat, *card), *square).text("team", name(*team)));
            }
            Sight::Exchanged { seat, card } => out.push(with_card("exchanged", *seat, *card)),
            Sight::Discarded { seat, card } => out.push(with_card("discarded", *seat, *card)),
            Sight::Drew { seat, card: None } => out.push(by("drew", *seat)),
            Sight::Drew { seat, card: Some(card) } => out.push(with_card("drew-card", *seat, *card)),
            Sight::Forfeited { seat } => out.push(by("forfeited", *seat)),
            Sight::Reshuffled { deck, .. } => out.push(Sentence::new("reshuffled").number("deck", *deck)),
            Sight::Choosing { seat, choice } => {
                out.push(by("choosing", *seat).number("fives", choice.fives.len() as i32));
            }
            Sight::Scored { seat, team, series } => {
                out.extend(series.iter().map(|series| scored(*seat, *team, *series)));
            }
            Sight::Accused { seat, accused, message, .. } => {
                out.push(by("accused", *seat).seat("whom", *accused).text("message", message));
            }
            Sight::Voted { seat, vote } => {
                let key = match vote {
                    Vote::Agree => "voted-agree",
                    Vote::Disagree => "voted-disagree",
                    Vote::Abstain => "voted-abstain",
                };
                out.push(by(key, *seat));
            }
            Sight::Judged { guilty: false, .. } => out.push(Sentence::new("judged-not-guilty")),
            Sight::Judged { guilty: true, owing, .. } => {
                out.push(Sentence::new("judged-guilty"));
                out.extend(owing.iter().map(|seat| by("owes", seat)));
            }
            Sight::GaveUp { seat, card, by_lot } => {
                out.push(with_card(if *by_lot { "gave-up-by-lot" } else { "gave-up" }, *seat, *card));
            }
            Sight::Ended { why, outcome } => ended(*why, outcome, out),
        }
    }
}

fn ended(why: End, outcome: &Outcome, out: &mut Vec<Sentence>) {
    let key = match why {
        End::Series => None,
        End::Board => Some("ended-board"),
        End::Hands => Some("ended-hands"),
        End::Round => Some("ended-round"),
        End::Reshuffle => Some("ended-reshuffle"),
    };
    out.extend(key.map(Sentence::new));
    if outcome.verdict == Verdict::Draw {
        out.push(Sentence::new("drawn-game"));
    }
    let won = |seat: Seat| by("won", seat).number("series", outcome.scores[seat.index()]);
    out.extend(outcome.winners().map(won));
}

fn scored(seat: Seat, team: Team, series: Series) -> Sentence {
    let five = series.five();
    let [first, .., last] = *five.squares();
    let (row, column) = (last.index() / 10 + 1, last.index() % 10 + 1);
    let sentence = at(by("scored", seat), first).text("team", name(team));
    sentence.number("to_row", row as i32).number("to_column", column as i32)
}

fn by(key: &'static str, seat: Seat) -> Sentence {
    Sentence::new(key).seat("who", seat)
}

fn with_card(key: &'static str, seat: Seat, card: Card) -> Sentence {
    by(key, seat).text("card", card.pretty())
}

/// The letter of a team: `A`, `B`, `C`.
fn name(team: Team) -> char {
    team.letter().to_ascii_uppercase()
}

fn row(cards: &[Card]) -> String {
    cards.iter().map(|card| card.pretty()).collect::<Vec<_>>().join(" ")
}
