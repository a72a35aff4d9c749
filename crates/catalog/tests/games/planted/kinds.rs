//! What is clearly bad by the rules of each game: the moves that are searched for, and the reasons that name them.

use super::mistake::Bad;

pub(super) fn five_crowns(
    view: &five_crowns::View,
    _: &five_crowns::Memory,
    action: &five_crowns::Action,
    _: &[five_crowns::Action],
) -> Bad {
    use five_crowns::{Action, View};
    match view {
        View::Together(view) => five_crowns_together(view, action),
        View::Solo(view) => {
            let Action::Place { discard, .. } = *action else { return None };
            let drawn = view.to_place()?;
            let closes = |one: &five_crowns::solo::SoloHand| {
                let mut more = one.cards.clone();
                more.add(drawn);
                five_crowns::solver::outs(&more, one.wild).iter().any(|card| *card != drawn)
            };
            // It goes nowhere, though it would close a hand.
            (drawn == discard && view.open_hands().any(closes))
                .then_some(("alone, closes no hand", &["fault-solo-open"]))
        }
    }
}

fn five_crowns_together(view: &five_crowns::together::TogetherView, action: &five_crowns::Action) -> Bad {
    use five_crowns::together::Phase;
    use five_crowns::{Action, solver};
    let (hand, wild) = (view.hand()?, view.wild);
    let left = |card| solver::min_points(&hand.without(card), wild);
    match (action, view.phase, view.out) {
        (Action::Discard { card, .. }, Phase::Discard, None) => {
            if !solver::outs(hand, wild).is_empty() {
                return Some(("stays in", &["fault-not-out"]));
            }
            if card.is_wild(wild) {
                return Some(("throws a wild", &["fault-threw-wild"]));
            }
            let best = solver::best(hand, wild);
            let in_meld = best.melds.iter().any(|meld| meld.contains(card));
            let least = hand.distinct().map(left).min()?;
            // A hand of a few cards that is almost together.
            (in_meld && left(*card) >= least + 12 && hand.len() <= 8)
                .then_some(("breaks a meld", &["fault-broke-meld"]))
        }
        (Action::Discard { card, .. }, Phase::Discard, Some(_)) => {
            let best = solver::best_discard(hand, wild)?.best.points;
            (left(*card) >= best + 4).then_some(("keeps too much", &["fault-last-turn"]))
        }
        (Action::Draw { .. }, Phase::Draw, out) => {
            let top = view.top()?;
            let mut more = hand.clone();
            more.add(top);
            let then = solver::best_discard(&more, wild)?.best.points;
            // Who is complete already goes out with any card.
            let complete = solver::min_points(hand, wild) == 0;
            let closes = !complete && then == 0 && !solver::outs(&more, wild).is_empty();
            match out {
                None if closes => Some(("leaves the way out", &["fault-left-out"])),
                None => top.is_wild(wild).then_some(("leaves a wild", &["fault-left-wild"])),
                Some(_) => (then == 0 && solver::min_points(hand, wild) >= 12)
                    .then_some(("leaves the last way to nothing", &["fault-left-card", "fault-left-wild"])),
            }
        }
        _ => None,
    }
}

pub(super) fn one_more(
    view: &one_more::View,
    _: &one_more::Memory,
    action: &one_more::Action,
    menu: &[one_more::Action],
) -> Bad {
    use one_more::{Action, Card, Cards, Effect};
    let (me, hand) = (view.me?, view.hand?);
    let loses = |hand: Cards, card: Card| {
        let rest = hand.without(card);
        card.effect() == Some(Effect::Again) && !rest.is_empty() && rest.answering(card).is_empty()
    };
    let loses_now = |action: &Action| matches!(action, Action::Play { card, .. } if loses(hand, *card));
    match *action {
        Action::Play { card, .. } if menu.iter().any(loses_now) && !loses(hand, card) => {
            let rest = hand.without(card);
            let again = card.effect() == Some(Effect::Again);
            // Another card that is played again may be followed by one that loses.
            (!again || !rest.answering(card).iter().any(|next| loses(rest, next))).then_some((
                if again { "plays again and does not lose the round" } else { "does not lose the round" },
                &["fault-not-lost"],
            ))
        }
        Action::Draw { seat, .. } if seat != me && hand.is_empty() => {
            Some(("leaves the round", &["fault-left-round"]))
        }
        Action::Give { card, .. } => {
            // Of a hand that is ready to lose, and still is whatever else goes, the one card that would lose it.
            let ready =
                hand.len() >= 3 && hand.distinct().iter().filter(|card| loses(hand, *card)).count() == 1;
            (ready && loses(hand, card)).then_some(("gives the losing card away", &["fault-gave-bomb"]))
        }
        _ => None,
    }
}

pub(super) fn double_series(
    view: &double_series::View,
    _: &double_series::Memory,
    action: &double_series::Action,
    menu: &[double_series::Action],
) -> Bad {
    use double_series::{Action, DoubleSeries};
    use table::Game;
    let why = |action: &Action| {
        DoubleSeries::advise(view, &double_series::Memory::default(), action)
            .map_or_else(String::new, |advice| advice.why.key.to_string())
    };
    let (Action::Place { card, .. } | Action::Remove { card, .. }) = *action else { return None };
    if !view.is_my_turn() || view.choice.is_some() {
        return None;
    }
    let reason = why(action);
    let can = |key: &str| menu.iter().any(|other| why(other) == key);
    if matches!(&*reason, "why-wins" | "why-series") {
        return None;
    }
    if can("why-wins") {
        return Some(("does not win", &["fault-no-series"]));
    }
    // A wild jack is wasted besides, which may be the worse.
    let wild = card.is_two_eyed();
    if can("why-series") && wild {
        return Some((
            "spends a wild jack and puts a series off",
            &["fault-no-series", "fault-wasted-jack", "fault-left-four"],
        ));
    }
    if can("why-series") {
        return Some(("puts a series off", &["fault-no-series"]));
    }
    if matches!(&*reason, "why-stops-series" | "why-remove-line" | "why-four") {
        return None;
    }
    // A four that the others may complete by a card that they may hold, and that an ordinary card stops.
    let unseen = view.unseen_cards();
    let open = menu.iter().any(|other| {
        let Action::Place { card, square, .. } = *other else { return false };
        let shown = view.layout.card(square);
        why(other) == "why-stops-series"
            && !card.is_jack()
            && shown.is_some_and(|card| unseen.contains(&card))
    });
    if open && wild {
        return Some((
            "spends a wild jack and leaves an open four",
            &["fault-left-four", "fault-wasted-jack"],
        ));
    }
    if open {
        return Some(("leaves an open four", &["fault-left-four"]));
    }
    let idle = matches!(&*reason, "why-nothing" | "why-begins");
    (idle && wild).then_some((
        "spends a wild jack on nothing",
        &["fault-wasted-jack", "fault-left-three", "fault-left-four", "fault-built-less"],
    ))
}

pub(super) fn five_or_less(
    view: &five_or_less::View,
    memory: &five_or_less::Memory,
    action: &five_or_less::Action,
    _: &[five_or_less::Action],
) -> Bad {
    use five_or_less::{Action, Phase};
    let me = view.me.filter(|_| view.phase == Phase::Play)?;
    let known: Vec<Option<i8>> =
        view.mine().iter().map(|slot| memory.card(me, slot).map(five_or_less::Card::value)).collect();
    let sum: i32 = known.iter().flatten().map(|value| i32::from(*value)).sum();
    let highest = known.iter().flatten().max().copied();
    match action {
        Action::Claim { slot, .. } => {
            let (mine, top) = (memory.card(me, *slot)?, view.top?.card);
            (mine != top).then_some(("throws a card that does not match", &["fault-wrong-throw"]))
        }
        _ if !view.my_turn() => None,
        Action::Call { .. } if sum >= 12 => Some(("calls with twelve known points", &["fault-call-much"])),
        Action::EndTurn { .. } if known.iter().all(Option::is_some) && sum <= 1 => {
            Some(("does not call with one point or less", &["fault-no-call"]))
        }
        Action::Swap { slot, .. } => {
            let old = memory.card(me, *slot)?.value();
            (view.drawn?.value() >= old + 6).then_some(("puts a higher card", &["fault-put-higher"]))
        }
        Action::Take { slot, .. } => {
            let old = memory.card(me, *slot)?.value();
            (view.top?.card.value() >= old + 6).then_some(("takes a higher card", &["fault-put-higher"]))
        }
        Action::Discard { .. } if view.drawn?.value() <= 1 && highest? >= 9 => {
            Some(("throws a low card", &["fault-threw-lower", "fault-threw-low"]))
        }
        _ => None,
    }
}

pub(super) fn find_five(
    view: &find_five::View,
    (): &(),
    action: &find_five::Action,
    menu: &[find_five::Action],
) -> Bad {
    use find_five::{Action, Kind, Phase};
    if !view.awaits_me() {
        return None;
    }
    if let (Phase::Crossing, Action::Cross { shape, .. }) = (view.phase, action) {
        let value = |other: &Action| match other {
            Action::Cross { shape, .. } => shape.value(),
            _ => u8::MAX,
        };
        let cheapest = menu.iter().map(value).min()?;
        return (view.round + 1 < view.kind.rounds() && shape.value() >= cheapest + 4)
            .then_some(("crosses a dear shape out", &["fault-crossed"]));
    }
    let stops = matches!(action, Action::Timer { .. } | Action::Done { .. } | Action::NoFive { .. });
    if view.phase != Phase::Drawing || !stops {
        return None;
    }
    let (board, _) = view.mine()?;
    let drawn: u8 = view.judged_marks().iter().map(|mark| mark.points).sum();
    match view.kind {
        Kind::Basic => (board.best(view.roll).points >= drawn + 3)
            .then_some(("overlooks FIVES", &["fault-overlooked"] as &'static [&'static str])),
        Kind::Puzzle | Kind::Solo => (view.marks.is_empty()
            && view.remaining_fives().next().is_some_and(|five| five.shape.value() >= 4))
        .then_some(("overlooks a dear FIVE", &["fault-none", "fault-cheap"])),
    }
}
