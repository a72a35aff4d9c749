//! The one judge of actions: it sees what the player sees.

use table::{Refusal, Seat, Sentence, refuse};

use crate::{Action, Card, Cards, Pair, Phase, Player, View};

/// Whether the player who sees this may do that.
pub(crate) fn permits(view: &View, action: &Action) -> Result<(), Refusal> {
    let (Some(me), Some(hand)) = (view.me, view.hand) else { return Err(not_your_turn()) };
    if view.phase == Phase::Over {
        return Err(refuse("OM-16", "refuse-over"));
    }
    if action.turn() != view.turn {
        return Err(refuse("OM-25", "refuse-old-turn"));
    }
    match *action {
        Action::Ready { .. } => may_be_ready(view, me),
        _ if view.phase == Phase::Between => Err(refuse("OM-27", "refuse-round-over")),
        Action::Give { card, .. } => may_give(view, me, hand, card),
        _ if me != view.to_play => Err(not_your_turn()),
        Action::Play { card, .. } => may_play(view, hand, card),
        Action::Draw { seat, .. } => may_draw(view, seat),
        Action::Exchange { pair, .. } => may_exchange(view, pair),
    }
}

fn may_be_ready(view: &View, me: Seat) -> Result<(), Refusal> {
    if view.phase != Phase::Between {
        return Err(refuse("OM-27", "refuse-nothing-to-be-ready-for"));
    }
    if view.ready.contains(me) { Err(refuse("OM-27", "refuse-ready-already")) } else { Ok(()) }
}

fn may_play(view: &View, hand: Cards, card: Card) -> Result<(), Refusal> {
    if view.phase != Phase::Play {
        return Err(refuse("OM-15", "refuse-effect-first"));
    }
    if !hand.contains(card) {
        return Err(not_held("OM-6", card));
    }
    if !card.answers(view.centre) {
        let why = Sentence::new("refuse-no-answer").piece("card", card).piece("centre", view.centre.face());
        return Err(Refusal::new("OM-6", why));
    }
    Ok(())
}

fn may_draw(view: &View, seat: Seat) -> Result<(), Refusal> {
    if view.phase != Phase::Draw {
        return Err(refuse("OM-13", "refuse-no-draw"));
    }
    in_round(view, seat).map(drop)
}

fn may_exchange(view: &View, pair: Pair) -> Result<(), Refusal> {
    if view.phase != Phase::Exchange {
        return Err(refuse("OM-14", "refuse-no-exchange"));
    }
    for seat in pair.seats() {
        if in_round(view, seat)?.cards == 0 {
            return Err(Refusal::new("OM-14", Sentence::new("refuse-no-cards").seat("who", seat)));
        }
    }
    if pair.is_one_seat() { Err(refuse("OM-14", "refuse-alone")) } else { Ok(()) }
}

fn may_give(view: &View, me: Seat, hand: Cards, card: Card) -> Result<(), Refusal> {
    let exchange = view.exchange.filter(|exchange| exchange.pair.contains(me));
    let exchange = exchange.ok_or_else(|| refuse("OM-14", "refuse-not-exchanging"))?;
    if exchange.chosen.contains(me) {
        return Err(refuse("OM-23", "refuse-given"));
    }
    if hand.contains(card) { Ok(()) } else { Err(not_held("OM-14", card)) }
}

/// The player of that seat, who must not have left the round (OM-8).
fn in_round(view: &View, seat: Seat) -> Result<&Player, Refusal> {
    let player = view.players.get(seat.index());
    let player = player.ok_or_else(|| refuse("OM-3", "refuse-no-such-player"))?;
    if player.left {
        return Err(Refusal::new("OM-8", Sentence::new("refuse-left").seat("who", seat)));
    }
    Ok(player)
}

fn not_your_turn() -> Refusal {
    refuse("OM-6", "refuse-not-your-turn")
}

fn not_held(rule: &'static str, card: Card) -> Refusal {
    Refusal::new(rule, Sentence::new("refuse-not-held").piece("card", card))
}
