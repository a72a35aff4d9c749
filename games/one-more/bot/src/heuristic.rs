//! A hand-written heuristic, the medium bot and the rollout policy of the search.
//!
//! A hand of low digits is stuck on a high +, a hand of high digits on a low −. So a hand is narrowed to one side,
//! best down to a card that its own player must answer and cannot, and the next player is given something easy to
//! answer.

use one_more::{Action, Card, Cards, Deck, Effect, OneMore, Players, View};
use table::Seat;

/// Less than what tells two good actions apart, so that it breaks ties and little else.
const TIE_BREAK: f32 = 0.01;

/// The score of a card that its own player must answer and cannot: the round is lost, as intended.
const LOSES_ROUND: f32 = 100.0;
/// The score of drawing a card instead of leaving the round, which one then can no longer lose.
const STAYS_IN: f32 = 10.0;
/// How likely the round is lost with a card in hand that its own player must answer and could not.
const READY: f32 = 0.8;
/// How much being stuck soon counts.
const STUCK_WEIGHT: f32 = 2.0;
/// How much the next player's chance to be stuck counts against a card, and how much more for each loss.
const NEXT_STUCK: f32 = 3.0;
const NEXT_STUCK_PER_LOSS: f32 = 6.0;

/// Digits at most so far apart are close, and from so far on they are far.
const CLOSE: u8 = 2;
const FAR: u8 = 5;

/// What the heuristic looks at.
pub(crate) struct Situation<'a> {
    me: Seat,
    hand: Cards,
    deck: Deck,
    players: &'a Players,
    clockwise: bool,
    /// Whether it sees that a card kept for later will lose the round.
    plans_ahead: bool,
}

impl<'a> Situation<'a> {
    /// The situation of the player who sees this, and looks no further than the next card.
    pub(crate) fn seen(view: &'a View) -> Situation<'a> {
        let (me, hand) = (view.me.unwrap_or(view.to_play), view.hand.unwrap_or_default());
        let (deck, players, clockwise) = (view.options.deck, &view.players, view.clockwise);
        Situation { me, hand, deck, players, clockwise, plans_ahead: false }
    }

    /// The situation of a seat in a determinized state.
    pub(crate) fn of(state: &'a OneMore, me: Seat) -> Situation<'a> {
        let (hand, deck, players) = (state.hand(me), state.deck(), &state.players);
        Situation { me, hand, deck, players, clockwise: state.clockwise, plans_ahead: true }
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
    let ready = |hand: Cards| readiness(situation, hand);
    match *action {
        Action::Play { card, .. } => score_play(situation, card),
        // One more card is one more to get rid of: good for a rival, bad for oneself unless one would leave.
        Action::Draw { seat, .. } if seat != situation.me => threat(situation, seat),
        Action::Draw { .. } if hand.is_empty() => STAYS_IN,
        Action::Draw { .. } => -2.0,
        Action::Exchange { pair, .. } => {
            // The worst card of a wide hand goes, and what comes is seldom worse.
            let mine = if pair.contains(situation.me) { 1.5 - 3.0 * ready(hand) } else { 0.0 };
            let others = pair.seats().into_iter().filter(|seat| *seat != situation.me);
            mine + others.map(|seat| 0.1 * threat(situation, seat)).sum::<f32>()
        }
        Action::Give { card, .. } => ready(hand.without(card)) - f32::from(is_winning_bomb(card)),
        Action::Ready { .. } => 0.0,
    }
}

fn score_play(situation: &Situation, card: Card) -> f32 {
    let rest = situation.hand.without(card);
    let effect = card.effect();
    if rest.is_empty() {
        // A player who leaves can no longer lose the round; a draw may prevent that.
        return if effect == Some(Effect::Draw) { -1.0 } else { -4.0 };
    }
    let stuck = STUCK_WEIGHT * readiness(situation, rest);
    if effect == Some(Effect::Again) {
        let answers = rest.answering(card);
        if answers.is_empty() {
            return LOSES_ROUND;
        }
        let loses = situation.plans_ahead && answers.iter().any(|next| loses_round(rest, next));
        return if loses { LOSES_ROUND / 2.0 } else { stuck - 0.2 * answers.len() as f32 };
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

/// Whether playing this card of the hand loses the round for sure: its own player must answer it, and cannot.
pub(crate) fn loses_round(hand: Cards, card: Card) -> bool {
    let rest = hand.without(card);
    card.effect() == Some(Effect::Again) && !rest.is_empty() && rest.answering(card).is_empty()
}

/// Whether the action loses the round at once, as everybody wants to.
pub(crate) fn is_chance(hand: Cards, action: &Action) -> bool {
    matches!(*action, Action::Play { card, .. } if loses_round(hand, card))
}

/// Whether the action leaves a card to be played at once that loses the round.
pub(crate) fn is_chance_later(hand: Cards, action: &Action) -> bool {
    let Action::Play { card, .. } = *action else { return false };
    let rest = hand.without(card);
    card.effect() == Some(Effect::Again) && rest.answering(card).iter().any(|next| loses_round(rest, next))
}

/// Whether another card than the one that was played or given would have left digits close together, where those that
/// were left are far apart; and whoever is next could answer it as easily.
pub(crate) fn narrows(hand: Cards, played: &Action, other: &Action) -> bool {
    let width = |card: Card| hand.without(card).digit_range().map_or(0, |(low, high)| high - low);
    let better = |card: Card, other: Card| width(other) <= CLOSE && width(card) >= FAR;
    match (*played, *other) {
        (Action::Play { card, .. }, Action::Play { card: other, .. }) => {
            let again = other.effect() == Some(Effect::Again);
            !again && better(card, other) && other.answering_digits() >= card.answering_digits()
        }
        (Action::Give { card, .. }, Action::Give { card: other, .. }) => better(card, other),
        _ => false,
    }
}

/// Whether its own player must answer it, and nobody could.
fn is_winning_bomb(card: Card) -> bool {
    card.is_bomb() && card.effect() == Some(Effect::Again)
}

/// How likely the round can be lost with this hand at the next turn: by being stuck, or by a card that its own player
/// must answer and cannot.
fn readiness(situation: &Situation, hand: Cards) -> f32 {
    let Some((low, high)) = hand.digit_range() else { return 0.0 };
    let stuck = STUCK[situation.deck as usize][low as usize % 10][high as usize % 10];
    if situation.plans_ahead && hand.iter().any(|card| loses_round(hand, card)) {
        READY.max(stuck)
    } else {
        stuck
    }
}

/// How likely the hand has no answer, whatever the deck: the share of the 18 faces that none of its digits answers.
pub(crate) fn stuck_probability(hand: Cards) -> f32 {
    hand.digit_range().map_or(0.0, |(low, high)| f32::from(10 + low - high) / 18.0)
}

/// For each deck, the share of its cards that a hand with this lowest and this highest digit does not answer.
static STUCK: [[[f32; 10]; 10]; 3] = {
    let mut shares = [[[0.0; 10]; 10]; 3];
    let mut deck = 0;
    while deck < 3 {
        let mut kind = 0;
        while let Some(card) = Card::from_index(kind) {
            let copies = Deck::ALL[deck].copies(card) as f32 / 72.0;
            let mut low = 1;
            while low < 10 {
                let mut high = low;
                while high < 10 {
                    if !card.is_answered_between(low as u8, high as u8) {
                        shares[deck][low][high] += copies;
                    }
                    high += 1;
                }
                low += 1;
            }
            kind += 1;
        }
        deck += 1;
    }
    shares
};

/// How close that player is to winning: one loss already, or few cards.
fn threat(situation: &Situation, seat: Seat) -> f32 {
    let player = situation.players[seat.index()];
    2.0 * f32::from(player.losses) + 3.0 / f32::from(player.cards.max(1))
}
