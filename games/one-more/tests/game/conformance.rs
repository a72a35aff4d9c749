//! The conformance suite, recorded games and the page's types.

use fastrand::Rng;
use one_more::{
    Action, BETWEEN_ROUNDS, Card, Cards, Deck, Event, Memory, OneMore, Options, Pair, Phase, Position, Sight,
    Span, View, ViewAid,
};
use table::conformance::Subject;
use table::{Audience, Dice, Game, PortableRng, Searchable, Seat, is_permutation};
use testkit::typescript::Constant;

use super::given::card;

testkit::game_tests! {
    subject: Rounds,
    recorded: (6, "three-players"),
    types: [View, Action, Sight, ViewAid, Options],
    constants: [
        Constant::new("BOMBS", "readonly Card[]", "The cards that no card answers (OM-2).", &cards(Card::is_bomb)),
        Constant::new("BETWEEN_ROUNDS", "number", "How long the table waits between two rounds, in milliseconds (OM-27).", &BETWEEN_ROUNDS),
    ],
}

fn cards(kind: fn(Card) -> bool) -> Vec<Card> {
    (0..Card::KINDS).filter_map(Card::from_index).filter(|card| kind(*card)).collect()
}

/// What the conformance suite must know of the game.
struct Rounds;

impl Subject for Rounds {
    type Game = OneMore;

    /// At most ten rounds; a round of nine that draw and draw again has been seen with some hundred decisions.
    const MAX_DECISIONS: u64 = 5_000;
    const SAMPLING: u32 = 8;

    fn table(rng: &mut Rng) -> (Options, u8) {
        let choice_seconds = *rng.pick(&[0, 0, 1, 2, 5, 30, 300]).unwrap();
        (Options { deck: *rng.pick(&Deck::ALL).unwrap(), choice_seconds }, rng.u8(3..=9))
    }

    /// Nobody can know the pack, the hands of others and which cards others have chosen to give. Start cards
    /// are never in the pack, and whose turn it is can play. All have seen the cards that were turned up in vain, and
    /// know that the first player could answer none of them: so every hand keeps as many cards between those digits.
    fn scramble(position: &mut Position, audience: Audience, rng: &mut Rng) {
        let centre = position.centre.unwrap();
        // After a round the hand of whoever lost it lies open (OM-22).
        let over = matches!(position.phase, Some(Phase::Between | Phase::Over));
        let shown = position.last.filter(|_| over).map(|last| last.seat);
        let (to_play, phase) = (position.to_play.unwrap(), position.phase.unwrap());
        let pack = position.pack.as_ref().unwrap();
        let seen = pack.len() - usize::from(position.under);
        let span = Span::of_no_answer(&pack[seen..]);
        for _ in 0..20 {
            let mut other = position.clone();
            let hands = hidden(&mut other.hands, audience, shown).flatten().filter(|card| !card.is_start());
            let pack = other.pack.iter_mut().flat_map(|pack| &mut pack[..seen]);
            shuffle_places(hands.chain(pack), span, rng);
            shuffle_places(hidden(&mut other.hands, audience, shown).flatten(), span, rng);
            for (seat, offer) in other.pair.into_iter().flat_map(Pair::seats).zip(&mut other.offers) {
                if offer.is_some() && audience != Audience::Seat(seat) {
                    *offer = rng.pick(&other.hands[seat.index()]).copied();
                }
            }
            // As the state itself writes hands: in order.
            other.hands.iter_mut().for_each(|hand| hand.sort_unstable());
            if phase != Phase::Play || other.hands[to_play.index()].iter().any(|card| card.answers(centre)) {
                *position = other;
                return;
            }
        }
    }

    fn scramble_event(event: &mut Event, audience: Audience, rng: &mut Rng) {
        match event {
            Event::Dealt(deal) => {
                let span = Span::of_no_answer(&deal.under);
                let under = deal.pack.len() - deal.under.len();
                for _ in 0..20 {
                    let mut other = deal.clone();
                    let hidden = (0..)
                        .zip(&mut other.hands)
                        .filter(|(seat, _)| audience != Audience::Seat(Seat(*seat)));
                    let cards = hidden.flat_map(|(_, hand)| &mut hand[..4]);
                    shuffle_places(cards.chain(&mut other.pack[..under]), span, rng);
                    if other.hands[other.first.index()].iter().any(|card| card.answers(other.centre)) {
                        *deal = other;
                        break;
                    }
                }
            }
            Event::Refilled(refill) => rng.permute(&mut refill.pack),
            Event::Drew { seat, card, .. } | Event::Offered { seat, card, .. }
                if audience != Audience::Seat(*seat) =>
            {
                *card = any_card(rng);
            }
            Event::Exchanged { pair, cards }
                if pair.seats().iter().all(|seat| audience != Audience::Seat(*seat)) =>
            {
                *cards = [any_card(rng), any_card(rng)];
            }
            _ => {}
        }
    }

    fn any_action(view: &View, rng: &mut Rng) -> Action {
        let turn = match rng.u8(..8) {
            0 => view.turn.wrapping_sub(1),
            1 => view.turn + 1,
            _ => view.turn,
        };
        let hand: Vec<Card> = view.hand.unwrap_or_default().iter().collect();
        let card = rng.pick(&hand).copied().filter(|_| rng.u8(..4) > 0).unwrap_or_else(|| any_card(rng));
        let mut seat = || Seat(rng.u8(..=view.players.count()));
        let (one, other) = (seat(), seat());
        match rng.u8(..7) {
            0 | 1 => Action::Play { turn, card },
            5 => Action::Ready { turn },
            2 => Action::Draw { turn, seat: one },
            3 => Action::Exchange { turn, pair: Pair::new(one, other) },
            4 => Action::Give { turn, card },
            _ => match view.phase {
                Phase::Draw => Action::Draw { turn, seat: Seat(rng.u8(..)) },
                Phase::Exchange => Action::Exchange { turn, pair: Pair::new(one, Seat(rng.u8(..))) },
                _ => Action::Give { turn, card },
            },
        }
    }

    /// All cards are there, each once, start cards outside the pack (OM-10), and somebody holds cards (OM-17).
    fn inventory(game: &OneMore) -> Result<(), String> {
        let position = game.position();
        let pack = position.pack.unwrap();
        if pack.iter().any(|card| card.is_start()) {
            return Err(format!("a start card in the pack {pack:?}"));
        }
        if position.hands.iter().all(Vec::is_empty) {
            return Err("nobody holds a card".to_owned());
        }
        let seats = position.hands.len();
        let played = position.played.unwrap().into_iter().chain(position.centre);
        let cards: Vec<Card> = position.hands.into_iter().flatten().chain(pack).chain(played).collect();
        let expected = all_cards(position.options.deck, seats);
        if is_permutation(cards.iter().copied(), expected) {
            return Ok(());
        }
        Err(format!("not all cards, each once: {cards:?}"))
    }

    /// What everybody has seen at the bottom of the pack lies there, and a refilled pack holds nothing else.
    fn remembered(game: &OneMore, memory: &Memory) -> Result<(), String> {
        let pack = game.position().pack.unwrap_or_default();
        let under = &memory.under()[memory.under().len().saturating_sub(pack.len())..];
        let refilled = memory.refilled().is_none_or(|made_of| {
            let left = made_of.minus(pack.iter().copied().collect());
            left.iter().count() + pack.len() == made_of.iter().count()
        });
        if pack.ends_with(under) && refilled {
            Ok(())
        } else {
            Err(format!("{memory:?} of the pack {pack:?}"))
        }
    }

    fn resample(view: &View, memory: &Memory, rng: &mut Rng) -> Option<OneMore> {
        let state = OneMore::resample(view, memory, rng);
        assert_fits_memory(&state, view, memory);
        Some(state)
    }
}

/// All cards of a game with that many seats, as RULES.md has them (OM-1, OM-2, OM-4).
fn all_cards(deck: Deck, seats: usize) -> Vec<Card> {
    let copies = |name: &str| match (deck, &name[..2]) {
        (Deck::Wide, "1+" | "2+" | "3+" | "4+" | "6-" | "7-" | "8-" | "9-")
        | (Deck::NoDeadEnds, "9-" | "1+") => 2,
        (Deck::Wide, "5+" | "5-") => 1,
        (Deck::Wide, _) | (Deck::NoDeadEnds, "9+" | "1-") => 0,
        (Deck::NoDeadEnds | Deck::Every, _) => 1,
    };
    let mut all = vec![Card::START; seats];
    for digit in 1..=9 {
        for sign in ['+', '-'] {
            for effect in ['a', 't', 'd', 'x'] {
                let name = format!("{digit}{sign}{effect}");
                all.extend(vec![card(&name); copies(&name)]);
            }
        }
    }
    all
}

/// A determinization is a possible position and agrees with what its seat remembers.
fn assert_fits_memory(state: &OneMore, view: &View, memory: &Memory) {
    let position = state.position();
    let restored = OneMore::restore(&position, &Dice::from_number(1));
    assert_eq!(restored.as_ref(), Ok(state), "it is a possible position");
    let pack = position.pack.unwrap();
    assert!(pack.ends_with(memory.under()), "{:?} lie under {pack:?}", memory.under());
    if let Some(refilled) = memory.refilled() {
        assert!(pack.iter().all(|card| refilled.contains(*card)));
    }
    for (seat, hand) in (0..).map(Seat).zip(&position.hands) {
        let hand: Cards = hand.iter().copied().collect();
        assert!(memory.held_by(seat).minus(hand).is_empty(), "seat {seat} seen by {:?}", view.me);
        if let Some((span, within)) = memory.within(seat) {
            let cards = hand.within(span).len();
            assert!(
                cards >= within.into(),
                "seat {seat} seen by {:?}: {hand} has {within} in {span:?}",
                view.me
            );
        }
    }
}

/// The hands that this audience does not see, without the one that is shown.
fn hidden(
    hands: &mut [Vec<Card>],
    audience: Audience,
    shown: Option<Seat>,
) -> impl Iterator<Item = &mut Vec<Card>> {
    let unseen = move |seat: Seat| Audience::Seat(seat) != audience && Some(seat) != shown;
    (0..).map(Seat).zip(hands).filter(move |(seat, _)| unseen(*seat)).map(|(_, hand)| hand)
}

/// Shuffles the cards of these places among them, those in the span and the others apart.
fn shuffle_places<'a>(places: impl Iterator<Item = &'a mut Card>, span: Option<Span>, rng: &mut Rng) {
    let within = |card: &Card| span.is_some_and(|span| span.contains(*card));
    let (one, other): (Vec<_>, Vec<_>) = places.partition(|card| within(card));
    for places in [one, other] {
        let mut cards: Vec<Card> = places.iter().map(|card| **card).collect();
        rng.permute(&mut cards);
        places.into_iter().zip(cards).for_each(|(place, card)| *place = card);
    }
}

fn any_card(rng: &mut Rng) -> Card {
    Card::from_index(rng.index(Card::KINDS)).unwrap()
}
