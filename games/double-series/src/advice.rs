//! What speaks for an action, in sentences for whoever asks for a hint: the lines that it builds and breaks.

use table::{Advice, Sentence};

use crate::action::Action;
use crate::card::Card;
use crate::markers::Team;
use crate::refusals::at;
use crate::scoring::{count, fit_together};
use crate::series::Series;
use crate::square::Square;
use crate::talk::Vote;
use crate::view::View;

/// The action and what speaks for it; nothing for an accusation, for nobody but a person reads the chat.
pub fn advise(view: &View, action: &Action) -> Option<Advice> {
    let me = view.me?;
    let team = view.team(me);
    let (what, why) = match *action {
        Action::Place { card, square, .. } => {
            (at(with("hint-place", card), square), why_place(view, team, card, square))
        }
        Action::Remove { card, square, .. } => {
            (at(with("hint-remove", card), square), why_remove(view, team, square))
        }
        Action::Exchange { card, .. } => (with("hint-exchange", card), Sentence::new("why-exchange")),
        Action::Discard { card, .. } => (with("hint-discard", card), Sentence::new("why-discard")),
        Action::Draw { .. } => (Sentence::new("hint-draw"), Sentence::new("why-draw")),
        Action::Choose { series, .. } => {
            let [first, .., last] = *series.squares();
            let what = at(Sentence::new("hint-choose"), first);
            let (row, column) = (last.index() / 10 + 1, last.index() % 10 + 1);
            let what = what.number("to_row", row as i32).number("to_column", column as i32);
            (what, why_choose(view, team, Series::of(series)?))
        }
        Action::Vote { vote, .. } => {
            let key = match vote {
                Vote::Agree => "hint-vote-agree",
                Vote::Disagree => "hint-vote-disagree",
                Vote::Abstain => "hint-vote-abstain",
            };
            (Sentence::new(key), Sentence::new("why-vote"))
        }
        Action::GiveUp { card, .. } => (with("hint-give-up", card), why_give_up(view, team, card)),
        Action::Accuse { .. } => return None,
    };
    Some(Advice::new(what, why))
}

fn with(key: &'static str, card: Card) -> Sentence {
    Sentence::new(key).text("card", card.pretty())
}

/// The most spaces that a team has in one of its lines through that space, counting only lines that can still
/// become a series of that team; nothing if there is no such line.
fn longest(view: &View, team: Team, square: Square) -> Option<u32> {
    open_through(view, team, square)
        .map(|series| (series.mask() & view.markers.owned(team) & !square.bit()).count_ones())
        .max()
}

fn open_through(view: &View, team: Team, square: Square) -> impl Iterator<Item = Series> + '_ {
    let mine = move |series: Series| {
        view.scored
            .iter()
            .filter(|scored| scored.team == team)
            .all(|scored| fit_together(series, scored.series))
    };
    let against = view.markers.against(team) & !square.bit();
    Series::through(square).filter(move |series| series.mask() & against == 0 && mine(*series))
}

/// The other team with the longest line through that space, and how long it is.
fn threat(view: &View, team: Team, square: Square) -> Option<(Team, u32)> {
    let others = (0..view.options.teams()).map(Team).filter(|other| *other != team);
    others.filter_map(|other| Some((other, longest(view, other, square)?))).max_by_key(|(_, length)| *length)
}

fn letter(team: Team) -> char {
    team.letter().to_ascii_uppercase()
}

fn why_place(view: &View, team: Team, card: Card, square: Square) -> Sentence {
    let mine = longest(view, team, square).map_or(0, |length| length + 1);
    let (other, theirs) = threat(view, team, square).unwrap_or((team, 0));
    let keeps = !card.is_jack() && view.hand().is_some_and(|hand| hand.iter().any(|card| card.is_jack()));
    let wins = count(&view.scored, team) + 1 >= view.options.goal();
    let built = |key| Sentence::new(key).number("length", mine as i32);
    let blocked = |key| Sentence::new(key).number("length", theirs as i32).text("team", letter(other));
    match (mine, theirs) {
        (5, _) if wins => Sentence::new("why-wins"),
        (5, _) => Sentence::new("why-series"),
        (_, 4) => blocked("why-stops-series"),
        (4, _) => built("why-four"),
        (_, 3) | (0 | 1, 2) => blocked("why-blocks"),
        (3, _) => built("why-builds"),
        (0, _) => Sentence::new("why-nothing"),
        _ if keeps => built("why-keeps-jack"),
        (1, _) => {
            let lines = open_through(view, team, square).count();
            Sentence::new("why-begins").number("lines", lines as i32)
        }
        _ => built("why-builds"),
    }
}

fn why_remove(view: &View, team: Team, square: Square) -> Sentence {
    let Some(owner) = view.markers.at(square) else { return Sentence::new("why-remove-any") };
    let theirs = longest(view, owner, square).map_or(0, |length| length + 1);
    // The space is free then, for my team too.
    let mine = longest(view, team, square).map_or(0, |length| length + 1);
    if theirs >= 3 {
        Sentence::new("why-remove-line").number("length", theirs as i32).text("team", letter(owner))
    } else if mine >= 4 {
        Sentence::new("why-remove-room").number("length", mine as i32 - 1)
    } else {
        Sentence::new("why-remove-any")
    }
}

fn why_choose(view: &View, team: Team, series: Series) -> Sentence {
    let rest = view.markers.of(team) & !series.mask();
    let others = rest.count_ones() as i32;
    Sentence::new(if others > 0 { "why-choose-rest" } else { "why-choose" }).number("others", others)
}

fn why_give_up(view: &View, team: Team, card: Card) -> Sentence {
    if view.is_dead(card) {
        return Sentence::new("why-give-up-dead");
    }
    if card.is_jack() {
        return Sentence::new("why-give-up-jack");
    }
    let best = Square::of(view.targets(card, team)).filter_map(|square| longest(view, team, square)).max();
    Sentence::new("why-give-up-least").number("length", best.map_or(0, |length| length as i32 + 1))
}
