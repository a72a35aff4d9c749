//! What was wrong with a play, in the words of a review: the lines that it did not build or block.

use table::Sentence;

use crate::action::Action;
use crate::advise::{fullest, threat};
use crate::card::Card;
use crate::markers::Team;
use crate::square::Square;
use crate::view::View;

/// What was wrong with what was played, where the other play was better.
pub(crate) fn fault(view: &View, played: &Action, better: &Action) -> Option<Sentence> {
    let team = view.team_of(view.me?);
    if let (Action::GiveUp { card, .. }, Action::GiveUp { .. }) = (*played, *better) {
        return Some(gave_up(view, team, card));
    }
    let (Action::Place { card, square, .. } | Action::Remove { card, square, .. }) = *played else {
        return None;
    };
    let (Action::Place { card: other_card, square: other, .. }
    | Action::Remove { card: other_card, square: other, .. }) = *better
    else {
        return None;
    };
    let better_removes = matches!(better, Action::Remove { .. });
    let played_built = built(view, team, square, matches!(played, Action::Remove { .. }));
    let better_built = built(view, team, other, better_removes);
    if better_built == 5 && played_built < 5 {
        return Some(Sentence::new("fault-no-series").piece("square", other));
    }
    // What the better play stops, and this one does not.
    let stopped = if square == other {
        None
    } else if better_removes {
        view.markers.at(other).and_then(|owner| Some((owner, fullest(view, owner, other)? + 1)))
    } else {
        threat(view, team, other)
    };
    let left = |key, owner: Team| Sentence::new(key).text("team", owner.name()).piece("square", other);
    let stopped = stopped.filter(|(owner, length)| *length >= 3 && *owner != team);
    if let Some((owner, 4..)) = stopped {
        return Some(left("fault-left-four", owner));
    }
    if card.is_jack() && !other_card.is_jack() {
        return Some(Sentence::new("fault-wasted-jack").piece("card", card));
    }
    if let Some((owner, _)) = stopped {
        return Some(left("fault-left-three", owner));
    }
    (better_built > played_built).then(|| {
        let built = Sentence::new("fault-built-less").piece("square", other);
        built.number("length", played_built as i32).number("better", better_built as i32)
    })
}

/// What the card that was given up was good for.
fn gave_up(view: &View, team: Team, card: Card) -> Sentence {
    let squares = Square::in_set(view.targets(card, team));
    let length = squares.filter_map(|square| fullest(view, team, square)).max().unwrap_or(0) + 1;
    if card.is_jack() {
        return Sentence::new("fault-gave-up-jack").piece("card", card);
    }
    Sentence::new("fault-gave-up-line").piece("card", card).number("length", length as i32)
}

/// How long my fullest line through that space is once my marker stands there; removing builds nothing.
fn built(view: &View, team: Team, square: Square, removes: bool) -> u32 {
    if removes { 0 } else { fullest(view, team, square).map_or(0, |length| length + 1) }
}
