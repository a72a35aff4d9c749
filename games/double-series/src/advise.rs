//! The words of a hint: an action, and what speaks for it by the lines it builds and blocks.

use table::{Advice, Sentence};

use crate::action::Action;
use crate::card::Card;
use crate::markers::Team;
use crate::scoring::{count, fits};
use crate::series::Series;
use crate::square::Square;
use crate::table_talk::Vote;
use crate::view::View;

/// The action and what speaks for it; nothing for an accusation, because only people read the chat.
pub(crate) fn advise(view: &View, action: &Action) -> Option<Advice> {
    let me = view.me?;
    let team = view.team_of(me);
    let (what, why) = match *action {
        Action::Place { card, square, .. } => {
            (with("hint-place", card).piece("square", square), why_place(view, team, card, square))
        }
        Action::Remove { card, square, .. } => {
            (with("hint-remove", card).piece("square", square), why_remove(view, team, square))
        }
        Action::Exchange { card, .. } => (with("hint-exchange", card), Sentence::new("why-exchange")),
        Action::Discard { card, .. } => (with("hint-discard", card), Sentence::new("why-discard")),
        Action::Draw { .. } => (Sentence::new("hint-draw"), Sentence::new("why-draw")),
        Action::Choose { series, .. } => {
            let [first, .., last] = *series.squares();
            let what = Sentence::new("hint-choose").piece("from", first).piece("to", last);
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
    Sentence::new(key).piece("card", card)
}

/// How many spaces a team has in its fullest line through that space, among the lines that can still become
/// its series; nothing if there is no such line.
pub(crate) fn fullest(view: &View, team: Team, square: Square) -> Option<u32> {
    open_through(view, team, square)
        .map(|series| (series.mask() & view.markers.owned(team) & !square.bit()).count_ones())
        .max()
}

/// The lines through that space that can still become a series of that team.
fn open_through(view: &View, team: Team, square: Square) -> impl Iterator<Item = Series> + '_ {
    let against = view.markers.against(team) & !square.bit();
    let open = move |series: &Series| series.mask() & against == 0 && fits(*series, team, &view.scored);
    Series::through(square).filter(open)
}

/// The opponents with the fullest line through that space, and how many spaces they have in it.
pub(crate) fn threat(view: &View, team: Team, square: Square) -> Option<(Team, u32)> {
    let others = (0..view.options.team_count()).map(Team).filter(|other| *other != team);
    others.filter_map(|other| Some((other, fullest(view, other, square)?))).max_by_key(|(_, length)| *length)
}

/// What a play is plainly good for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Purpose {
    /// It stops a line of four that the others may complete by a card that was not seen.
    Stops,
    /// It completes a series.
    Completes,
    /// It completes the series that wins.
    Wins,
}

/// What that play is plainly good for, if for anything.
pub fn purpose(view: &View, action: &Action) -> Option<Purpose> {
    let team = view.team_of(view.me?);
    match *action {
        Action::Place { square, .. } if fullest(view, team, square) == Some(4) => {
            let wins = count(&view.scored, team) + 1 >= view.options.goal();
            Some(if wins { Purpose::Wins } else { Purpose::Completes })
        }
        Action::Place { square, .. } => {
            let stops = threat(view, team, square).is_some_and(|(_, length)| length == 4);
            (stops && may_be_held(view, square)).then_some(Purpose::Stops)
        }
        Action::Remove { square, .. } => {
            let owner = view.markers.at(square)?;
            let missing = |series: Series| Square::in_set(series.mask() & !view.markers.owned(owner)).next();
            let four = |series: &Series| (series.mask() & view.markers.owned(owner)).count_ones() == 4;
            let mut fours = open_through(view, owner, square).filter(four);
            fours
                .any(|series| missing(series).is_some_and(|last| may_be_held(view, last)))
                .then_some(Purpose::Stops)
        }
        _ => None,
    }
}

/// How many in a line an ordinary card makes that can still become a series; nothing for a jack.
pub fn builds(view: &View, action: &Action) -> Option<u32> {
    match *action {
        Action::Place { card, square, .. } if !card.is_jack() => {
            Some(fullest(view, view.team_of(view.me?), square).map_or(0, |length| length + 1))
        }
        _ => None,
    }
}

/// Whether somebody else may hold the card of that space.
fn may_be_held(view: &View, square: Square) -> bool {
    view.layout.card(square).is_some_and(|card| view.unseen_cards().contains(&card))
}

fn why_place(view: &View, team: Team, card: Card, square: Square) -> Sentence {
    let mine = fullest(view, team, square).map_or(0, |length| length + 1);
    let (other, theirs) = threat(view, team, square).unwrap_or((team, 0));
    let keeps_jack =
        !card.is_jack() && view.hand().is_some_and(|hand| hand.iter().any(|card| card.is_jack()));
    let wins = count(&view.scored, team) + 1 >= view.options.goal();
    let built = |key| Sentence::new(key).number("length", mine as i32);
    let blocked = |key| Sentence::new(key).number("length", theirs as i32).text("team", other.name());
    match (mine, theirs) {
        (5, _) if wins => Sentence::new("why-wins"),
        (5, _) => Sentence::new("why-series"),
        (_, 4) => blocked("why-stops-series"),
        (4, _) => built("why-four"),
        (_, 3) | (0 | 1, 2) => blocked("why-blocks"),
        (3, _) => built("why-builds"),
        (0, _) => Sentence::new("why-nothing"),
        _ if keeps_jack => built("why-keeps-jack"),
        (1, _) => {
            let lines = open_through(view, team, square).count();
            Sentence::new("why-begins").number("lines", lines as i32)
        }
        _ => built("why-builds"),
    }
}

fn why_remove(view: &View, team: Team, square: Square) -> Sentence {
    let Some(owner) = view.markers.at(square) else { return Sentence::new("why-remove-any") };
    let theirs = fullest(view, owner, square).map_or(0, |length| length + 1);
    // The space becomes free for my team too.
    let mine = fullest(view, team, square).map_or(0, |length| length + 1);
    if theirs >= 3 {
        Sentence::new("why-remove-line").number("length", theirs as i32).text("team", owner.name())
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
    let best =
        Square::in_set(view.targets(card, team)).filter_map(|square| fullest(view, team, square)).max();
    Sentence::new("why-give-up-least").number("length", best.map_or(0, |length| length as i32 + 1))
}
