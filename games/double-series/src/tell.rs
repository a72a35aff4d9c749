//! What happened, in sentences.

use table::{Outcome, Seat, Sentence, Verdict};

use crate::card::Card;
use crate::cards::Hand;
use crate::markers::Team;
use crate::series::Series;
use crate::sight::Sight;
use crate::square::Square;
use crate::state::End;
use crate::table_talk::{Ruling, Vote};

/// Adds the sentences that tell of a sight.
pub(crate) fn tell(sight: &Sight, out: &mut Vec<Sentence>) {
    match sight {
        Sight::Dealer { seat } => out.push(by("first-dealer", *seat)),
        Sight::LaidOut { .. } => out.push(Sentence::new("laid-out")),
        Sight::Dealt { cards, hands, deck } => {
            out.push(Sentence::new("dealt").number("cards", *cards).number("deck", *deck));
            let hand =
                |(seat, hand): &(Seat, Hand)| by("hand-dealt", *seat).row("hand", hand.iter().copied());
            out.extend(hands.iter().map(hand));
        }
        // Whose turn it is and who may draw can be seen: lines about it would drown the others.
        Sight::Turn { .. } | Sight::MayDraw { .. } => {}
        Sight::Placed { seat, card, square, team } => {
            let key = if card.is_jack() { "placed-anywhere" } else { "placed" };
            out.push(played(key, *seat, *card, *square, *team));
        }
        Sight::Removed { seat, card, square, team } => {
            out.push(played("removed", *seat, *card, *square, *team));
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
        Sight::Judged { guilty, owing, why, .. } => {
            out.push(Sentence::new(judged(*guilty, *why)));
            out.extend(owing.iter().map(|seat| by("owes", seat)));
        }
        Sight::GaveUp { seat, card, by_lot } => {
            out.push(with_card(if *by_lot { "gave-up-by-lot" } else { "gave-up" }, *seat, *card));
        }
        Sight::Ended { why, outcome } => ended(*why, outcome, out),
    }
}

/// How a vote ended, and why.
const fn judged(guilty: bool, why: Option<Ruling>) -> &'static str {
    match (why, guilty) {
        (Some(Ruling::Admitted), _) => "judged-admitted",
        (Some(Ruling::Majority), _) => "judged-majority",
        (Some(Ruling::NoMajority), _) => "judged-no-majority",
        (Some(Ruling::OneSided), _) => "judged-one-sided",
        // By older rules.
        (None, true) => "judged-guilty",
        (None, false) => "judged-not-guilty",
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
    by("scored", seat).text("team", team.name()).piece("from", first).piece("to", last)
}

fn by(key: &'static str, seat: Seat) -> Sentence {
    Sentence::new(key).seat("who", seat)
}

fn with_card(key: &'static str, seat: Seat, card: Card) -> Sentence {
    by(key, seat).piece("card", card)
}

/// A card played on a space, where a marker of that team is or was.
fn played(key: &'static str, seat: Seat, card: Card, square: Square, team: Team) -> Sentence {
    with_card(key, seat, card).piece("square", square).text("team", team.name())
}
