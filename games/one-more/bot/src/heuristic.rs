//! Rules of thumb. A hand loses soon if all its digits lie close together: then a card above them or below
//! them is enough. So the outer digits go, and the next player gets something easy to answer.

use table::Seat;

use one_more::action::Action;
use one_more::card::{Card, Effect};
use one_more::cards::Cards;
use one_more::players::Players;
use one_more::state::OneMore;
use one_more::view::View;

/// What the rules of thumb look at.
pub(crate) struct Situation<'a> {
    me: Seat,
    hand: Cards,
    players: &'a Players,
    clockwise: bool,
}

impl<'a> Situation<'a> {
    /// Those of a player at the table.
    pub(crate) fn of(view: &'a View) -> Situation<'a> {
        let (me, hand) = (view.me.unwrap_or(view.to_play), view.hand.unwrap_or_default());
        Situation { me, hand, players: &view.players, clockwise: view.clockwise }
    }

    /// Those of a player at an imagined table.
    pub(crate) fn at(table: &'a OneMore, me: Seat) -> Situation<'a> {
        Situation { me, hand: table.hand(me), players: &table.players, clockwise: table.clockwise }
    }
}

/// Which of the actions the rules of thumb like best; equal ones by rng.
pub(crate) fn choose(situation: &Situation, menu: &[Action], rng: &mut fastrand::Rng) -> usize {
    let mut best = (f32::MIN, 0);
    for (which, action) in menu.iter().enumerate() {
        let liking = liking(situation, situation.hand, action) + 0.01 * rng.f32();
        if liking > best.0 {
            best = (liking, which);
        }
    }
    best.1
}

fn liking(situation: &Situation, hand: Cards, action: &Action) -> f32 {
    match *action {
        Action::Play { card, .. } => play(situation, without(hand, card), card),
        Action::Draw { seat, .. } => {
            // A card more is one more that must be played: a gift for rivals, but better than to leave.
            let mine = situation.me == seat;
            if mine && hand.is_empty() {
                10.0
            } else if mine {
                -2.0
            } else {
                rivalry(situation, seat)
            }
        }
        Action::Exchange { pair, .. } => {
            let others = pair.seats().into_iter().filter(|seat| situation.me != *seat);
            // Out of a wide hand the worst card goes; what comes is seldom worse.
            let mine = pair.place(situation.me).is_some();
            let wide = if mine { 1.5 - 3.0 * stuck(hand) } else { 0.0 };
            wide + others.map(|seat| 0.1 * rivalry(situation, seat)).sum::<f32>()
        }
        Action::Give { card, .. } => {
            let wins = card.is_bomb() && card.effect() == Some(Effect::Again);
            stuck(without(hand, card)) - if wins { 1.0 } else { 0.0 }
        }
    }
}

/// Playing that card, with this hand left.
fn play(situation: &Situation, rest: Cards, card: Card) -> f32 {
    let me = situation.me;
    let effect = card.effect();
    if rest.is_empty() {
        // Who leaves cannot lose any more in this round, unless they draw.
        return if effect == Some(Effect::Draw) { -1.0 } else { -4.0 };
    }
    if effect == Some(Effect::Again) {
        // Bound by one's own card: with no answer this is the round.
        let answers = rest.answering(card).len() as f32;
        return if answers == 0.0 { 100.0 } else { 2.0 * stuck(rest) - 0.2 * answers };
    }
    let clockwise = situation.clockwise != (effect == Some(Effect::TurnAbout));
    let next = situation.players.next(me, clockwise);
    if next == me {
        return 2.0 * stuck(rest);
    }
    let player = situation.players[next.index()];
    let answers = (1..=9u8).filter(|digit| digit_answers(*digit, card)).count() as i32;
    let gift = (1.0 - answers as f32 / 9.0).powi(player.cards.into());
    2.0 * stuck(rest) - gift * (3.0 + 6.0 * f32::from(player.losses))
}

/// Whether a card with that digit answers, whatever else it is.
fn digit_answers(digit: u8, centre: Card) -> bool {
    Card::new(digit, true, Effect::Again).is_some_and(|card| card.answers(centre))
}

/// How likely such a hand has no answer: the part of all faces that lie outside its digits.
pub(crate) fn stuck(hand: Cards) -> f32 {
    let mut digits = hand.iter().map(Card::digit);
    let Some(first) = digits.next() else { return 0.0 };
    let (low, high) = digits.fold((first, first), |(low, high), digit| (low.min(digit), high.max(digit)));
    f32::from(10 + low - high) / 18.0
}

/// How much that player is to be kept from losing: nearly there, or with few cards.
fn rivalry(situation: &Situation, seat: Seat) -> f32 {
    let player = situation.players[seat.index()];
    2.0 * f32::from(player.losses) + 3.0 / f32::from(player.cards.max(1))
}

/// The hand without that card.
pub(crate) fn without(mut hand: Cards, card: Card) -> Cards {
    hand.remove(card);
    hand
}
