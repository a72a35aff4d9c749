//! The conformance suite, recorded games and the page's types.

use std::collections::BTreeMap;

use fastrand::Rng;
use five_crowns::card::{Card, Rank, Suit};
use five_crowns::meld::Melds;
use five_crowns::solo::SoloPosition;
use five_crowns::together::{Phase, TogetherPosition, TogetherView};
use five_crowns::{Action, Event, FiveCrowns, Memory, Options, Position, Sight, View, ViewAid, solver};
use table::conformance::Subject;
use table::{Audience, Game, PortableRng, Searchable, Seat, is_permutation};
use testkit::typescript::Constant;

testkit::game_tests! {
    subject: FiveCrownsSubject,
    recorded: (10, "express-for-two"),
    types: [View, Action, Sight, ViewAid, Options],
    constants: [
        Constant::new("RANKS", "readonly Rank[]", "All ranks, in the order in which they are wild (FC-3).", &ranks()),
        Constant::new(
            "POINTS",
            "Readonly<{ joker: number; wild: number; ranks: Readonly<Record<Rank, number>> }>",
            "What a card left in hand costs (FC-2).",
            &points(),
        ),
        Constant::new(
            "WILDS",
            "Readonly<Record<number, readonly Card[]>>",
            "Which cards are wild, by the rank that is (FC-3).",
            &wilds(),
        ),
    ],
}

fn ranks() -> Vec<Rank> {
    Rank::all().collect()
}

/// For each rank the cards that are wild while it is, the jokers among them.
fn wilds() -> BTreeMap<u8, Vec<Card>> {
    let all = || Suit::ALL.into_iter().flat_map(|suit| Rank::all().map(move |rank| Card::new(suit, rank)));
    let wild = |rank: Rank| all().chain([Card::JOKER]).filter(|card| card.is_wild(rank)).collect();
    Rank::all().map(|rank| (rank.number(), wild(rank))).collect()
}

/// What a joker, a wild card and each rank that is not wild cost.
fn points() -> serde_json::Value {
    let card = |rank| Card::new(Suit::Stars, rank);
    let other = |rank| if rank == Rank::THREE { Rank::KING } else { Rank::THREE };
    let ranks: BTreeMap<u8, u16> =
        Rank::all().map(|rank| (rank.number(), card(rank).points(other(rank)))).collect();
    let (joker, wild) = (Card::JOKER.points(Rank::THREE), card(Rank::THREE).points(Rank::THREE));
    serde_json::json!({ "joker": joker, "wild": wild, "ranks": ranks })
}

/// What the conformance suite must know of the game.
struct FiveCrownsSubject;

impl Subject for FiveCrownsSubject {
    type Game = FiveCrowns;

    /// Eleven rounds of at most three times through the stock, with every other card from the discard pile,
    /// are some 15,000 decisions for two; luck may stretch that, but not fourfold.
    const MAX_DECISIONS: u64 = 60_000;
    const SAMPLING: u32 = 64;

    fn table(rng: &mut Rng) -> (Options, u8) {
        let seats = rng.u8(1..=10);
        let first_deal = if seats == 1 { 3 } else { rng.i32(3..=13) };
        (Options { first_deal, fresh_discard_on_reshuffle: rng.bool() }, seats)
    }

    fn scramble(position: &mut Position, audience: Audience, rng: &mut Rng) {
        match position {
            Position::Together(table) => scramble_table(table, audience, rng),
            Position::Solo(SoloPosition { stock, .. }) => {
                if let Some(stock) = stock {
                    rng.permute(stock);
                }
            }
        }
    }

    fn scramble_event(event: &mut Event, audience: Audience, rng: &mut Rng) {
        match event {
            Event::Dealt(deal) => {
                let hidden =
                    (0..).zip(&mut deal.hands).filter(|(seat, _)| audience != Audience::Seat(Seat(*seat)));
                exchange(hidden.flat_map(|(_, hand)| hand).chain(&mut deal.stock), rng);
            }
            Event::Drew { seat, card } if audience != Audience::Seat(*seat) => *card = any_card(rng),
            Event::Reshuffled(new) => rng.permute(&mut new.stock),
            Event::SoloDealt(deal) => rng.permute(&mut deal.stock),
            _ => {}
        }
    }

    fn any_action(view: &View, rng: &mut Rng) -> Action {
        match view {
            View::Together(view) => any_at_table(view, rng),
            View::Solo(view) => {
                let turn = near(view.turn, rng);
                let hand = rng.u8(2..=14);
                let cards =
                    view.hands.get(hand as usize - 2).map(|hand| hand.cards.to_vec()).unwrap_or_default();
                let held = rng.pick(&cards.into_iter().chain(view.drawn).collect::<Vec<_>>()).copied();
                let discard = if rng.u8(..4) == 0 { any_card(rng) } else { held.unwrap_or(Card::JOKER) };
                if rng.u8(..9) == 0 { Action::Draw { turn } } else { Action::Place { turn, hand, discard } }
            }
        }
    }

    fn inventory(game: &FiveCrowns) -> Result<(), String> {
        let (seats, cards) = match game.position() {
            Position::Together(table) => {
                let laid = table.laid.iter().flatten().flat_map(|laid| laid.melds.cards().to_vec());
                let hands = table.hands.iter().flatten().copied().chain(laid);
                let cards: Vec<Card> =
                    hands.chain(table.discard).chain(table.stock.into_iter().flatten()).collect();
                (table.hands.len(), cards)
            }
            Position::Solo(solo) => {
                let piles =
                    solo.discard.into_iter().chain(solo.drawn).chain(solo.stock.into_iter().flatten());
                (1, solo.hands.into_iter().flatten().chain(piles).collect())
            }
        };
        let pack: Vec<Card> = (0..if seats > 8 { 3 } else { 2 }).flat_map(|_| Card::set()).collect();
        if is_permutation(&cards, &pack) {
            Ok(())
        } else {
            Err(format!("{} cards of {}: {cards:?}", cards.len(), pack.len()))
        }
    }

    fn resample(view: &View, memory: &Memory, rng: &mut Rng) -> Option<FiveCrowns> {
        Some(FiveCrowns::resample(view, memory, rng))
    }
}

/// A player cannot know the stock, nor the hands of those who have not laid them down, but for a card that
/// was just taken from the discard pile.
fn scramble_table(table: &mut TogetherPosition, audience: Audience, rng: &mut Rng) {
    let to_play = table.to_play.unwrap();
    let open = table.drawn.filter(|_| table.drawn_open);
    let hidden = |seat: usize| audience != Audience::Seat(Seat(seat as u8)) && table.laid[seat].is_none();
    let hidden: Vec<bool> = (0..table.hands.len()).map(hidden).collect();
    let kept = |seat: usize, card: Card| seat == to_play.index() && open == Some(card);
    // The card all saw stands first, and is left out.
    let hands = table.hands.iter_mut().enumerate().filter(|(seat, _)| hidden[*seat]);
    let hands = hands.flat_map(|(seat, hand)| {
        let at = hand.iter().position(|card| kept(seat, *card));
        if let Some(at) = at {
            hand.swap(0, at);
        }
        hand.iter_mut().skip(usize::from(at.is_some()))
    });
    exchange(hands.chain(table.stock.iter_mut().flatten()), rng);
    if hidden[to_play.index()] && !table.drawn_open && table.drawn.is_some() {
        table.drawn = rng.pick(&table.hands[to_play.index()]).copied();
    }
}

/// Puts the cards of these places into other ones.
fn exchange<'a>(places: impl Iterator<Item = &'a mut Card>, rng: &mut Rng) {
    let places: Vec<&mut Card> = places.collect();
    let mut cards: Vec<Card> = places.iter().map(|card| **card).collect();
    rng.permute(&mut cards);
    places.into_iter().zip(cards).for_each(|(place, card)| *place = card);
}

fn any_at_table(view: &TogetherView, rng: &mut Rng) -> Action {
    let turn = near(view.turn, rng);
    let hand = view.hand().cloned().unwrap_or_default();
    let held = rng.pick(&hand).copied().unwrap_or(Card::JOKER);
    let card = if rng.u8(..4) == 0 { any_card(rng) } else { held };
    match rng.u8(..9) {
        0 => Action::Draw { turn },
        1 => Action::Take { turn, card: view.top().filter(|_| rng.bool()).unwrap_or(card) },
        2 | 3 => Action::Discard { turn, card },
        4 => Action::GoOut { turn, discard: card, melds: None },
        5 => Action::GoOut { turn, discard: card, melds: Some(any_melds(view, card, rng)) },
        6 | 7 => Action::Lay { turn, discard: card, melds: any_melds(view, card, rng) },
        _ => Action::Place { turn, hand: rng.u8(3..=13), discard: card },
    }
}

/// Good melds, some of them, or any cards at all.
fn any_melds(view: &TogetherView, discard: Card, rng: &mut Rng) -> Melds {
    let hand = view.hand().cloned().unwrap_or_default();
    let mut melds = Melds::new();
    if rng.u8(..3) > 0 && view.phase == Phase::Discard {
        for meld in solver::best(&hand.without(discard), view.wild).melds.iter() {
            if rng.u8(..4) > 0 {
                melds.push(meld);
            }
        }
    } else {
        for _ in 0..rng.u8(..4) {
            let size = rng.index(5);
            let cards = rng.choose_multiple(hand.iter().copied(), size);
            melds.push(&cards);
        }
    }
    melds
}

fn any_card(rng: &mut Rng) -> Card {
    Card::from_index(rng.index(Card::KINDS)).unwrap()
}

/// Mostly this turn, sometimes the one before or after.
fn near(turn: u32, rng: &mut Rng) -> u32 {
    match rng.u8(..8) {
        0 => turn.wrapping_sub(1),
        1 => turn + 1,
        _ => turn,
    }
}
