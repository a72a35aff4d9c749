//! A hand-written heuristic, the medium bot and the rollout policy of the search.
//!
//! A hand whose digits lie close together is soon stuck: a card above or below them is enough. So the outer
//! digits are played first, and the next player is given something easy to answer.

use one_more::{Action, Card, Cards, Effect, OneMore, Players, View};
use table::Seat;

/// Less than what tells two good actions apart, so that it breaks ties and little else.
const TIE_BREAK: f32 = 0.01;

/// The score of a card that its own player must answer and cannot: the round is lost, as intended.
const LOSES_ROUND: f32 = 100.0;
/// The score of drawing a card instead of leaving the round, which one then can no longer lose.
const STAYS_IN: f32 = 10.0;
/// How much being stuck soon counts.
const STUCK_WEIGHT: f32 = 2.0;
/// How much the next player's chance to be stuck counts against a card, and how much more for each loss.
const NEXT_STUCK: f32 = 3.0;
const NEXT_STUCK_PER_LOSS: f32 = 6.0;

/// What the heuristic looks at.
pub(crate) struct Situation<'a> {
    me: Seat,
    hand: Cards,
    players: &'a Players,
    clockwise: bool,
}

impl<'a> Situation<'a> {
    /// The situation of the player who sees this.
    pub(crate) fn seen(view: &'a View) -> Situation<'a> {
        let (me, hand) = (view.me.unwrap_or(view.to_play), view.hand.unwrap_or_default());
        Situation { me, hand, players: &view.players, clockwise: view.clockwise }
    }

    /// The situation of a seat in a determinized state.
    pub(crate) fn of(state: &'a OneMore, me: Seat) -> Situation<'a> {
        Situation { me, hand: state.hand(me), players: &state.players, clockwise: state.clockwise }
    }
}

/// The index of the action with the highest score, ties broken at random.
pub(crate) fn choose(situation: &Situation, menu: &[Action], rng: &mut fastrand::Rng) -> usize {
    let mut best = (f32::MIN, 0);
    for (index, action) in menu.iter().enumerate() {
        let score = score(situation, action) + TIE_BREAK * rng.f32();
        if score > best.0 {
            best = (score, index);
        }
    }
    best.1
}

fn score(situation: &Situation, action: &Action) -> f32 {
    let hand = situation.hand;
    match *action {
        Action::Play { card, .. } => score_play(situation, card),
        // One more card is one more to get rid of: good for a rival, bad for oneself unless one would leave.
        Action::Draw { seat, .. } if seat != situation.me => threat(situation, seat),
        Action::Draw { .. } if hand.is_empty() => STAYS_IN,
        Action::Draw { .. } => -2.0,
        Action::Exchange { pair, .. } => {
            // The worst card of a wide hand goes, and what comes is seldom worse.
            let mine = if pair.contains(situation.me) { 1.5 - 3.0 * stuck_probability(hand) } else { 0.0 };
            let others = pair.seats().into_iter().filter(|seat| *seat != situation.me);
            mine + others.map(|seat| 0.1 * threat(situation, seat)).sum::<f32>()
        }
        Action::Give { card, .. } => stuck_probability(hand.without(card)) - f32::from(is_winning_bomb(card)),
    }
}

fn score_play(situation: &Situation, card: Card) -> f32 {
    let rest = situation.hand.without(card);
    let effect = card.effect();
    if rest.is_empty() {
        // A player who leaves can no longer lose the round; a draw may prevent that.
        return if effect == Some(Effect::Draw) { -1.0 } else { -4.0 };
    }
    let stuck = STUCK_WEIGHT * stuck_probability(rest);
    if effect == Some(Effect::Again) {
        let answers = rest.answering(card).len();
        return if answers == 0 { LOSES_ROUND } else { stuck - 0.2 * answers as f32 };
    }
    let clockwise = situation.clockwise != (effect == Some(Effect::TurnAbout));
    let next = situation.players.next(situation.me, clockwise);
    if next == situation.me {
        return stuck;
    }
    let player = situation.players[next.index()];
    let unanswered = 1.0 - f32::from(card.answering_digits()) / 9.0;
    let next_stuck = libm::powf(unanswered, f32::from(player.cards));
    stuck - next_stuck * (NEXT_STUCK + NEXT_STUCK_PER_LOSS * f32::from(player.losses))
}

/// Whether playing it wins the round for sure: it must be answered by its own player, and cannot be.
pub(crate) fn is_winning_bomb(card: Card) -> bool {
    card.is_bomb() && card.effect() == Some(Effect::Again)
}

/// How likely the hand has no answer: the share of the 18 faces that none of its digits answers.
pub(crate) fn stuck_probability(hand: Cards) -> f32 {
    hand.digit_range().map_or(0.0, |(low, high)| f32::from(10 + low - high) / 18.0)
}

/// How close that player is to winning: one loss already, or few cards.
fn threat(situation: &Situation, seat: Seat) -> f32 {
    let player = situation.players[seat.index()];
    2.0 * f32::from(player.losses) + 3.0 / f32::from(player.cards.max(1))
}
