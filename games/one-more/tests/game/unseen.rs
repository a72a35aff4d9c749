//! What is seen by whom (OM-18, OM-19), and what can be remembered.

use one_more::{Cards, Deck, Memory, OneMore, Options, Pair, Sight, Span};
use table::{Audience, Game, Searchable, Seat, TimedSight};

use super::given::{Table, TableExt, card, cards, draw, exchange, give, given, list, open, play, with_deck};

#[test]
fn om_18_hand_sizes_are_seen_and_drawn_cards_are_not() {
    let mut table = given(["4+d 8+x", "6-a 9+d", "8-a 2-d"]).centre("3+x").next("7-a").playing();
    table.plays(0, play("4+d")).plays(0, draw(2));
    let drew = |audience| {
        let drew = |sight| if let Sight::Drew { card, .. } = sight { Some(card) } else { None };
        table.sights(audience).into_iter().find_map(drew).unwrap()
    };
    assert_eq!(drew(Audience::Seat(Seat(2))), Some(card("7-a")));
    for audience in [Audience::Seat(Seat(0)), Audience::Seat(Seat(1)), Audience::Spectator] {
        assert_eq!(drew(audience), None, "not even who chose sees it");
        assert_eq!(table.sitting.view(audience).players[2].cards, 3);
    }
}

#[test]
fn om_18_who_chose_whom_is_seen_and_exchanged_cards_are_not() {
    let mut table = given(["4+x 8+x", "6-a 9+d", "8-a 2-d"]).centre("3+t").playing();
    table.plays(0, play("4+x")).plays(0, exchange(1, 2)).plays(1, give("6-a")).plays(2, give("2-d"));
    for audience in [Audience::Seat(Seat(0)), Audience::Spectator] {
        let sights = table.sights(audience);
        assert!(sights.iter().any(|sight| matches!(sight, Sight::Paired { by: Seat(0), .. })));
        assert!(sights.iter().all(|sight| !matches!(
            sight,
            Sight::Offered { card: Some(_), .. } | Sight::Exchanged { cards: Some(_), .. }
        )));
    }
    for seat in [1, 2] {
        let sights = table.sights(Audience::Seat(Seat(seat)));
        let both = |sight: &Sight| matches!(sight, Sight::Exchanged { cards: Some(cards), .. } if *cards == ["6-a", "2-d"].map(card));
        assert!(sights.iter().any(both), "the two see both cards");
    }
}

#[test]
fn om_18_while_one_has_chosen_the_other_learns_nothing() {
    let table = |given_first: &str| {
        let mut table = given(["4+x 8+x", "6-a 9+d", "8-a 2-d"]).centre("3+t").playing();
        table.plays(0, play("4+x")).plays(0, exchange(1, 2)).plays(1, give(given_first));
        table
    };
    let (one, other) = (table("6-a"), table("9+d"));
    for audience in [Audience::Seat(Seat(0)), Audience::Seat(Seat(2)), Audience::Spectator] {
        assert_eq!(one.sitting.view(audience), other.sitting.view(audience));
        assert_eq!(one.sights(audience), other.sights(audience));
    }
    assert_ne!(one.seen(1), other.seen(1));
}

#[test]
fn om_19_the_played_cards_are_known_to_all() {
    let mut table = given(["4+t 8+x", "6-x 9+d", "8-t 5±"]).centre("3+x").playing();
    table.plays(0, play("4+t")).plays(2, play("5±")).plays(1, play("6-x"));
    for audience in [Audience::Seat(Seat(0)), Audience::Spectator] {
        let view = table.sitting.view(audience);
        assert_eq!(view.played, cards("3+x 4+t 5± 5± 5±"), "and two start cards from before");
        assert_eq!(view.centre, card("6-x"));
    }
}

#[test]
fn om_19_what_was_turned_up_in_vain_is_seen_by_all_and_remembered() {
    let under = |seed: u64| {
        let table = open(with_deck(Deck::ALL[seed as usize % 3]), 3, seed);
        let mut memory = Memory::default();
        table.sights(Audience::Seat(Seat(0))).iter().for_each(|sight| OneMore::remember(&mut memory, sight));
        let pack = table.sitting.game().position().pack.unwrap();
        assert!(pack.ends_with(memory.under()));
        for audience in [Audience::Seat(Seat(1)), Audience::Spectator] {
            assert_eq!(table.sitting.view(audience).under.as_slice(), memory.under());
        }
        memory.under().len()
    };
    assert!((0..100).map(under).sum::<usize>() > 5, "it happens");
}

/// The deal of a round that seat 0 begins, with these cards turned up in vain.
fn dealt(under: &str, pack: u8) -> Sight {
    let (hands, under) = (Vec::new(), list(under));
    Sight::Dealt { round: 1, first: Seat(0), seats: 3, hands, under, centre: card("3+t"), pack }
}

/// What is known of the hands after these sights: at least so many cards between those digits.
fn within(sights: &[Sight]) -> Option<(u8, u8, [u8; 3])> {
    let mut memory = Memory::default();
    for sight in sights {
        OneMore::remember(&mut memory, sight);
    }
    let (span, _) = memory.within(Seat(0))?;
    Some((span.low(), span.high(), [0, 1, 2].map(|seat| memory.within(Seat(seat)).unwrap().1)))
}

#[test]
fn om_5_what_was_turned_up_in_vain_tells_of_the_first_hand() {
    assert_eq!(within(&[dealt("", 59)]), None);
    assert_eq!(within(&[dealt("9+a 1-t", 57)]), None, "nobody answers these");
    assert_eq!(within(&[dealt("8+a 7+t", 57)]), Some((1, 7, [5, 1, 1])), "a start card is a 5");
    let mut sights = vec![dealt("6+a 3-t", 57)];
    assert_eq!(within(&sights), Some((3, 6, [5, 1, 1])));
    let played = |seat: u8, name: &str| Sight::Played { seat: Seat(seat), card: card(name), clockwise: true };
    sights.push(played(0, "4+d"));
    assert_eq!(within(&sights), Some((3, 6, [4, 1, 1])));
    let drew = |seat: u8| Sight::Drew { by: Seat(0), seat: Seat(seat), card: None, chance: false };
    sights.push(drew(0));
    assert_eq!(within(&sights), Some((3, 6, [4, 1, 1])), "what is drawn can be anything");
    let exchanged =
        |one: u8, other: u8| Sight::Exchanged { pair: Pair::new(Seat(one), Seat(other)), cards: None };
    sights.push(exchanged(0, 1));
    assert_eq!(within(&sights), Some((3, 6, [3, 0, 1])), "it may be one of them that was given");
    sights.push(played(0, "9-a"));
    assert_eq!(within(&sights), Some((3, 6, [3, 0, 1])), "a 9 was none of them");
    let given = [dealt("6+a 3-t", 57), exchanged(0, 2)];
    assert_eq!(
        within(&given),
        Some((3, 6, [4, 1, 1])),
        "what seat 2 got is one of them, what it gave may be a 5"
    );
}

#[test]
fn om_5_who_remembers_does_not_imagine_what_cannot_be() {
    let mut some = 0;
    for seed in 0..60 {
        let table = open(with_deck(Deck::ALL[seed as usize % 3]), 4, seed);
        let view = table.seen(0);
        let Some(span) = Span::of_no_answer(&view.under).filter(|_| view.to_play != Seat(0)) else {
            continue;
        };
        some += 1;
        let mut memory = Memory::default();
        table.sights(Audience::Seat(Seat(0))).iter().for_each(|sight| OneMore::remember(&mut memory, sight));
        for seed in 0..30 {
            let guess = OneMore::resample(&view, &memory, &mut fastrand::Rng::with_seed(seed));
            let hand = guess.hand(view.to_play);
            assert_eq!(hand.within(span), hand, "{hand} was asked for no {:?}", view.under);
            assert!(!hand.answering(view.centre).is_empty());
        }
    }
    assert!(some > 3, "it happens");
}

#[test]
fn om_19_a_card_drawn_that_all_have_seen_is_known() {
    // Three cards are left, two of them turned up in vain.
    let mut memory = Memory::default();
    let drew = |seat: u8| Sight::Drew { by: Seat(0), seat: Seat(seat), card: None, chance: false };
    for sight in [dealt("8+a 7+t", 3), drew(1), drew(2)] {
        OneMore::remember(&mut memory, &sight);
    }
    assert_eq!([1, 2].map(|seat| memory.held_by(Seat(seat))), ["5±", "5± 8+a"].map(cards));
    assert_eq!(memory.under(), list("7+t"));
}

/// What each seat remembers after what it has seen.
fn remember(table: &Table, seat: u8) -> Memory {
    let mut memory = Memory::default();
    OneMore::remember(&mut memory, &dealt("", 59));
    table.sights(Audience::Seat(Seat(seat))).iter().for_each(|sight| OneMore::remember(&mut memory, sight));
    memory
}

#[test]
fn om_18_who_exchanged_remembers_what() {
    let mut table = given(["4+x 8+x 5±", "6-a 9+d 5±", "8-a 2-d 5±"]).centre("3+t").playing();
    table.plays(0, play("4+x")).plays(0, exchange(1, 2)).plays(1, give("9+d")).plays(2, give("2-d"));
    let held = |memory: &Memory| [0, 1, 2].map(|seat| memory.held_by(Seat(seat)));
    assert_eq!(held(&remember(&table, 1)), ["5±", "5± 2-d", "5± 9+d"].map(cards));
    assert_eq!(
        held(&remember(&table, 0)),
        ["5±", "", ""].map(cards),
        "the start cards of the others may have changed hands"
    );
    table.plays(1, play("6-a"));
    assert_eq!(table.to_play(), 1, "again");
}

#[test]
fn om_19_what_a_new_pack_is_made_of_is_remembered() {
    let mut table = given(["4+d 8+x", "6-a 9+d", "8-a 2-d"]).centre("3+x").only_pack("").playing();
    table.plays(0, play("4+d")).plays(0, draw(1));
    let memory = remember(&table, 2);
    let pack: Cards = table.sitting.game().position().pack.unwrap().into_iter().collect();
    assert!(pack.minus(memory.refilled().unwrap()).is_empty());
    assert_eq!(memory.refilled().unwrap().len(), pack.len() + 1, "seat 1 drew one of them");
    let guess = OneMore::resample(&table.seen(2), &memory, &mut fastrand::Rng::with_seed(1));
    assert_eq!(guess.view(Audience::Seat(Seat(2))), table.seen(2));
    let hands = guess.position().hands;
    assert!(hands[1].contains(&card("6-a")) != hands[0].contains(&card("6-a")), "it is in no pack");
}

/// Whatever is remembered is true, in whole games.
#[test]
fn om_19_memory_is_true() {
    let mut certain = 0;
    for seed in 0..150 {
        let seats = 3 + seed as u8 % 7;
        let mut table = open(Options { deck: Deck::ALL[seed as usize % 3], choice_seconds: 0 }, seats, seed);
        let mut game = OneMore::set_up(&table.sitting.game().position().options, seats);
        let mut memories = vec![Memory::default(); seats.into()];
        for event in table.finish(seed).events() {
            game.apply(&event);
            for seat in Seat::all(seats) {
                let seen = OneMore::sight(&event, Audience::Seat(seat)).map(TimedSight::into_sight);
                OneMore::remember(&mut memories[seat.index()], &seen.unwrap());
            }
            let position = game.position();
            let pack = position.pack.unwrap();
            for memory in &memories {
                assert!(pack.ends_with(memory.under()));
                assert!(memory.refilled().is_none_or(|all| pack.iter().all(|card| all.contains(*card))));
                for (seat, hand) in (0..).map(Seat).zip(&position.hands) {
                    let hand: Cards = hand.iter().copied().collect();
                    certain += memory.held_by(seat).len();
                    assert!(memory.held_by(seat).minus(hand).is_empty(), "seat {seat} after {event:?}");
                    if let Some((span, within)) = memory.within(seat) {
                        assert!(hand.within(span).len() >= within.into(), "seat {seat} after {event:?}");
                    }
                }
            }
        }
    }
    assert!(certain > 10_000, "and it is not nothing");
}
