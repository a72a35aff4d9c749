//! Checks that chance is what the seed gives, and was used correctly.

use table::{Audit, is_permutation};

use crate::event::{FIRST_PLAYER, late_choice};
use crate::{Card, Deal, Event, OneMore, Refill};

/// Checks one event, in the state before it.
pub(crate) fn audit(game: &OneMore, event: &Event, audit: &mut Audit) {
    match event {
        Event::First { seat } => audit.number(FIRST_PLAYER, game.players.count() as u32, seat.0 as u32),
        Event::Dealt(deal) => audit_deal(game, deal, audit),
        Event::Refilled(refill) => {
            let played = game.played.without_starts();
            let all = is_permutation(refill.pack.iter().copied(), played.iter());
            audit.must(all, "the played cards were shuffled");
            audit.shuffled(Refill::draw(refill.round, refill.nth), &refill.pack);
        }
        Event::Drew { seat, card, chance, .. } => {
            audit.must(game.pack.last() == Some(card), "the card drawn was the top of the pack");
            if *chance {
                audit_choice(game, game.players.drawers(), seat, audit);
            }
        }
        Event::Paired { pair, chance: true, .. } => audit_choice(game, game.players.pairs(), pair, audit),
        Event::Offered { seat, card, chance: true } => {
            audit_choice(game, game.hand(*seat).distinct().iter(), card, audit);
        }
        _ => {}
    }
}

fn audit_deal(game: &OneMore, deal: &Deal, audit: &mut Audit) {
    let (rest, under) = deal.pack.split_at(deal.pack.len().saturating_sub(deal.under.len()));
    let dealt = deal.hands.iter().flat_map(|hand| &hand[..4]);
    let turned_up = deal.under.iter().chain([&deal.centre]);
    let shuffled: Vec<Card> = dealt.chain(turned_up).chain(rest).copied().collect();
    let deck = game.options.deck.cards();
    audit.must(is_permutation(shuffled.iter().copied(), deck), "the whole pack was dealt");
    audit.must(deal.hands.len() == game.players.len(), "everybody got a hand");
    audit.must(deal.hands.iter().all(|hand| hand[4].is_start()), "everybody got a start card");
    audit.must(under == deal.under.as_slice(), "what was turned in vain went under the pack");
    // By the first version of the rules only bombs went there, and the card in the centre could be any other.
    let hand = deal.first_hand();
    let in_vain = deal.under.iter().all(|card| hand.answering(*card).is_empty());
    audit.must(in_vain, "the first player could answer no card that went under the pack");
    audit.shuffled(Deal::draw(deal.round, deal.again), &shuffled);
}

/// What chance chose is the one of these choices that the dice give.
fn audit_choice<T: PartialEq>(
    game: &OneMore,
    choices: impl Iterator<Item = T>,
    chosen: &T,
    audit: &mut Audit,
) {
    let choices: Vec<T> = choices.collect();
    let index = choices.iter().position(|choice| choice == chosen);
    audit.must(index.is_some(), "chance chose what was allowed");
    let index = index.unwrap_or(choices.len());
    audit.number(late_choice(game.round, game.choices), choices.len() as u32, index as u32);
}
