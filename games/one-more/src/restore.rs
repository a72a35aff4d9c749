//! The state of a position, if there can be such a position.

use std::sync::Arc;

use table::{Dice, Draw, Moment, Refusal, Seat, Seats, Sentence, refuse};

use crate::deal::MAX_IN_VAIN;
use crate::players::MAX_SEATS;
use crate::state::{self, Exchange};
use crate::{
    BETWEEN_ROUNDS, Card, Cards, Deck, Effect, LOSSES_TO_WIN, OneMore, Pair, Phase, Position, options,
};

/// The table of that position.
pub(crate) fn restore(position: &Position, dice: &Dice) -> Result<OneMore, Refusal> {
    let seats = position.hands.len();
    if !(3..=MAX_SEATS).contains(&seats) {
        let why = Sentence::new("refuse-position-seats").number("count", seats as i32);
        return Err(Refusal::new("OM-3", why));
    }
    options::accepts(&position.options)?;
    check_seats(position)?;
    check_phase(position)?;
    let mut game = state::set_up(&position.options, seats as u8);
    game.turn = position.turn.unwrap_or(1);
    game.to_play = position.to_play.unwrap_or(Seat(0));
    game.phase = position.phase.unwrap_or(Phase::Play);
    game.clockwise = position.clockwise.unwrap_or(true);
    (game.refills, game.choices) = (position.refills, position.choices);
    (game.until, game.last) = (position.until, position.last);
    set_losses(position, &mut game)?;
    place_cards(position, &mut game, dice)?;
    set_under(position, &mut game)?;
    match game.phase {
        Phase::Over => {}
        Phase::Between => set_between(position, &mut game)?,
        Phase::Play => check_play(&game)?,
        Phase::Draw => check_draw(&game)?,
        Phase::Exchange | Phase::Give => set_exchange(position, &mut game)?,
    }
    Ok(game)
}

/// Only seats at the table are named.
fn check_seats(position: &Position) -> Result<(), Refusal> {
    let count = position.hands.len();
    let pair = position.pair.into_iter().flat_map(Pair::seats);
    let lost = position.last.map(|last| last.seat);
    let mut named = position.to_play.into_iter().chain(pair).chain(lost).chain(position.ready.iter());
    if named.any(|seat| seat.index() >= count) || position.losses.len() > count {
        return Err(refuse("OM-3", "refuse-position-seat"));
    }
    Ok(())
}

/// A deadline and a pair belong to the phases that have them.
fn check_phase(position: &Position) -> Result<(), Refusal> {
    let choosing = position.phase.is_some_and(Phase::is_choice);
    let between = position.phase == Some(Phase::Between);
    if position.until.is_some() && !between && (position.options.choice_seconds == 0 || !choosing) {
        return Err(refuse("OM-21", "refuse-position-until"));
    }
    if !between && !position.ready.is_empty() {
        return Err(refuse("OM-27", "refuse-position-ready"));
    }
    let giving = position.phase == Some(Phase::Give);
    if position.pair.is_some() != giving || (!giving && position.offers != [None; 2]) {
        return Err(refuse("OM-14", "refuse-position-pair"));
    }
    Ok(())
}

/// Two lost rounds end the game, and nothing else does (OM-16).
fn set_losses(position: &Position, game: &mut OneMore) -> Result<(), Refusal> {
    for (player, losses) in game.players.iter_mut().zip(&position.losses) {
        player.losses = *losses;
    }
    let over = game.phase == Phase::Over;
    let max = position.losses.iter().max().copied().unwrap_or(0);
    let winners = position.losses.iter().filter(|losses| **losses >= LOSSES_TO_WIN).count();
    if max > LOSSES_TO_WIN || winners != usize::from(over) {
        return Err(refuse("OM-16", "refuse-position-losses"));
    }
    game.round = position.losses.iter().sum::<u8>() + u8::from(!game.phase.is_after_round());
    game.outcome = over.then(|| Arc::new(game.ranking()));
    Ok(())
}

/// Places the cards. All together they are the pack and a start card for each player, no card more or less.
fn place_cards(position: &Position, game: &mut OneMore, dice: &Dice) -> Result<(), Refusal> {
    let mut rest = Cards::all(position.options.deck, game.players.len());
    let hands = position.hands.iter().flatten().chain(&position.centre);
    let piles = position.played.iter().flatten().chain(position.pack.iter().flatten());
    for card in hands.chain(piles) {
        if !rest.remove(*card) {
            return Err(too_many(position, *card));
        }
    }
    if position.pack.iter().flatten().any(|card| card.is_start()) {
        return Err(refuse("OM-10", "refuse-position-start"));
    }
    deal_hands(position, game);
    game.played = match &position.played {
        Some(played) => played.iter().copied().collect(),
        None => rest.starts(),
    };
    if position.played.is_none() {
        rest = rest.without_starts();
    }
    let mut rest: Vec<Card> = rest.iter().collect();
    dice.shuffle(Draw { purpose: "position", round: game.round as u32, nth: 0 }, &mut rest);
    game.centre = match position.centre {
        Some(centre) => centre,
        None => turn_up(game, &mut rest)?,
    };
    match &position.pack {
        None if rest.iter().all(|card| !card.is_start()) => game.set_pack(&rest),
        Some(pack) if position.played.is_none() || rest.is_empty() => {
            game.set_pack(pack);
            game.played = game.played.iter().chain(rest).collect();
        }
        _ => {
            let missing = rest.into_iter().max().unwrap_or(Card::START);
            let why = Sentence::new("refuse-position-missing").piece("card", missing);
            return Err(Refusal::new("OM-1", why));
        }
    }
    Ok(())
}

/// Deals the hands. A player without cards has left the round, unless their own card is still taking effect.
fn deal_hands(position: &Position, game: &mut OneMore) {
    for (seat, hand) in (0..).map(Seat).zip(&position.hands) {
        for card in hand {
            game.add_card(seat, *card);
        }
    }
    let active = game.phase.is_choice().then_some(game.to_play.index());
    for (seat, player) in game.players.iter_mut().enumerate() {
        player.left = player.cards == 0 && active != Some(seat);
    }
}

fn too_many(position: &Position, card: Card) -> Refusal {
    let deck = position.options.deck;
    let rule = if deck == Deck::Wide { "OM-1" } else { "OM-2" };
    let (rule, key) = match deck.copies(card) {
        _ if card.is_start() => ("OM-4", "refuse-position-starts"),
        0 => (rule, "refuse-position-not-in-deck"),
        _ => (rule, "refuse-position-too-many"),
    };
    Refusal::new(rule, Sentence::new(key).piece("card", card))
}

/// Turns up the first of these cards that the player in turn can answer.
fn turn_up(game: &OneMore, cards: &mut Vec<Card>) -> Result<Card, Refusal> {
    let hand = game.hand(game.to_play);
    let fits = |card: &Card| !hand.answering(*card).is_empty();
    let index = cards.iter().position(fits).ok_or_else(|| stuck(game))?;
    Ok(cards.remove(index))
}

/// What was turned up in vain lies in the pack, and before anybody has played, the first player cannot answer it
/// (OM-5).
fn set_under(position: &Position, game: &mut OneMore) -> Result<(), Refusal> {
    if usize::from(position.under) > game.pack.len().min(MAX_IN_VAIN) {
        return Err(refuse("OM-5", "refuse-position-under"));
    }
    game.under = position.under;
    let begins = game.phase == Phase::Play && game.played.is_empty();
    let hand = game.hand(game.to_play);
    if begins && game.cards_under().iter().any(|card| !hand.answering(*card).is_empty()) {
        return Err(Refusal::new(
            "OM-5",
            Sentence::new("refuse-position-answered").seat("who", game.to_play),
        ));
    }
    Ok(())
}

/// Somebody has just lost the round, and not everybody is ready for the next (OM-27).
fn set_between(position: &Position, game: &mut OneMore) -> Result<(), Refusal> {
    let lost = game.last.is_some_and(|last| {
        let loser = game.players[last.seat.index()];
        loser.losses > 0
            && (last.round, last.hand, last.centre) == (game.round, game.hand(last.seat), game.centre)
    });
    if !lost {
        return Err(refuse("OM-27", "refuse-position-between"));
    }
    if position.ready == Seats::all(game.players.count()) {
        return Err(refuse("OM-27", "refuse-position-ready"));
    }
    game.ready = position.ready;
    game.until = Some(position.until.unwrap_or(Moment::START + BETWEEN_ROUNDS));
    Ok(())
}

/// The player in turn can play (OM-7), and somebody else holds cards too (OM-9).
fn check_play(game: &OneMore) -> Result<(), Refusal> {
    check_holders(game)?;
    if game.can_play(game.to_play) { Ok(()) } else { Err(stuck(game)) }
}

/// The card in the centre makes somebody draw, and there is a card to draw.
fn check_draw(game: &OneMore) -> Result<(), Refusal> {
    check_holders(game)?;
    if game.centre.effect() != Some(Effect::Draw) {
        return Err(refuse("OM-13", "refuse-position-effect"));
    }
    if game.can_draw() { Ok(()) } else { Err(refuse("OM-20", "refuse-position-no-draw")) }
}

/// The card in the centre is an exchange, and those who exchange have cards to choose from.
fn set_exchange(position: &Position, game: &mut OneMore) -> Result<(), Refusal> {
    check_holders(game)?;
    if game.centre.effect() != Some(Effect::Exchange) {
        return Err(refuse("OM-14", "refuse-position-effect"));
    }
    let Some(pair) = position.pair else { return Ok(()) };
    let exchange = Exchange { pair, offers: position.offers };
    if pair.is_one_seat() || exchange.awaited().is_empty() {
        return Err(refuse("OM-14", "refuse-position-pair"));
    }
    for (seat, offer) in pair.seats().into_iter().zip(exchange.offers) {
        if game.players[seat.index()].cards == 0 {
            return Err(refuse("OM-14", "refuse-position-pair"));
        }
        if offer.is_some_and(|card| !game.hand(seat).contains(card)) {
            return Err(Refusal::new("OM-14", Sentence::new("refuse-position-offer").seat("who", seat)));
        }
    }
    game.exchange = Some(exchange);
    Ok(())
}

/// At least two players hold cards (OM-9).
fn check_holders(game: &OneMore) -> Result<(), Refusal> {
    if game.players.holders().nth(1).is_none() {
        return Err(refuse("OM-9", "refuse-position-last"));
    }
    Ok(())
}

fn stuck(game: &OneMore) -> Refusal {
    Refusal::new("OM-7", Sentence::new("refuse-position-stuck").seat("who", game.to_play))
}
