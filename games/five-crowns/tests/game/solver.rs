//! The meld solver against brute force, against its own promises, and on the rulebook's examples.

use five_crowns::card::{Card, Rank, Suit};
use five_crowns::hand::{Hand, MAX_HAND};
use five_crowns::meld::{self, Kind, MAX_RUN, MIN_MELD};
use five_crowns::solver::{Best, best, best_discard, can_go_out, melds_fully, min_points, outs};
use proptest::prelude::*;
use table::PortableRng;

fn hand(text: &str) -> Hand {
    text.parse().expect("cards")
}

fn rank(number: u8) -> Rank {
    Rank::new(number).expect("a rank")
}

/// The points left at best for each subset of the cards, a bit for a card: every subset of at most `largest`
/// cards is tried as a meld. A meld of six or more is always two melds as well, so `largest` may be 5.
fn brute_force(cards: &[Card], wild: Rank, largest: u32) -> Vec<u16> {
    let subsets = 1usize << cards.len();
    let mut melds_from = vec![Vec::new(); cards.len()];
    for subset in 1..subsets {
        let size = subset.count_ones();
        if (MIN_MELD as u32..=largest).contains(&size) {
            let chosen = (0..cards.len()).filter(|n| subset >> n & 1 == 1).map(|n| cards[n]);
            if meld::kind(&chosen.collect::<Vec<_>>(), wild).is_some() {
                melds_from[subset.trailing_zeros() as usize].push(subset);
            }
        }
    }
    let mut least = vec![0; subsets];
    for subset in 1..subsets {
        let first = subset.trailing_zeros() as usize;
        let kept = cards[first].points(wild) + least[subset & (subset - 1)];
        let melded = melds_from[first].iter().filter(|meld| **meld & subset == **meld);
        least[subset] = melded.map(|meld| least[subset ^ meld]).fold(kept, u16::min);
    }
    least
}

/// A hand in which melds are likely: few suits, close ranks, copies and wilds.
fn likely_hand(rng: &mut fastrand::Rng, size: usize, wild: Rank) -> Hand {
    let (suits, copies, wilds) = (1 + rng.index(5), 1 + rng.index(3), rng.u8(0..=5));
    let width = rng.u8(2..=11);
    let lowest = rng.u8(3..=14 - width);
    let mut hand = Hand::new();
    let mut jokers = 0;
    while hand.len() < size {
        let card = if rng.u8(0..10) < wilds && jokers < 9 {
            jokers += 1;
            Card::JOKER
        } else {
            // Now and then any card, so that a narrow choice cannot run out.
            let number = if rng.u8(0..10) == 0 { rng.u8(3..=13) } else { rng.u8(lowest..lowest + width) };
            let suit = if rng.u8(0..10) == 0 { rng.index(5) } else { rng.index(suits) };
            Card::new(Suit::ALL[suit], rank(number))
        };
        let most = if card == Card::JOKER {
            9
        } else if card.is_wild(wild) {
            3
        } else {
            copies
        };
        if hand.count(card) < most {
            hand.add(card);
        }
    }
    hand
}

/// Everything that an arrangement promises but that no other is better.
fn check_arrangement(hand: &Hand, wild: Rank, found: &Best) {
    for meld in found.melds.iter() {
        let kind = meld::kind(meld, wild);
        assert!(kind.is_some(), "{meld:?} of {hand:?} with {wild} wild");
        let lowest_place = if kind == Some(Kind::Set) { None } else { Some(place_of_first(meld, wild)) };
        for (n, card) in meld.iter().enumerate().filter(|(_, card)| !card.is_wild(wild)) {
            match lowest_place {
                Some(first) => {
                    assert_eq!(card.rank().expect("natural").number(), first + n as u8, "{meld:?}");
                }
                None => assert!(meld[..n].iter().all(|before| !before.is_wild(wild)), "{meld:?}"),
            }
        }
    }
    assert_eq!(found.melds.left_of(hand).as_ref(), Some(&found.left), "{hand:?} with {wild} wild");
    assert_eq!(found.points, found.left.points(wild));
}

/// The rank number that the first card of a run stands for.
fn place_of_first(run: &[Card], wild: Rank) -> u8 {
    let (n, card) = run.iter().enumerate().find(|(_, card)| !card.is_wild(wild)).expect("a natural card");
    let first = card.rank().expect("natural").number() - n as u8;
    assert!(first >= 3 && first as usize + run.len() <= 14, "{run:?} leaves the ranks");
    first
}

fn compare_with_brute_force(hand: &Hand, wild: Rank, largest: u32) {
    let all = brute_force(hand, wild, largest);
    let full = all.len() - 1;
    let arrangement = best(hand, wild);
    assert_eq!(arrangement.points, all[full], "{hand:?} with {wild} wild: {arrangement:?}");
    check_arrangement(hand, wild, &arrangement);
    assert_eq!(min_points(hand, wild), all[full]);
    assert_eq!(melds_fully(hand, wild), all[full] == 0, "{hand:?} with {wild} wild");

    let without = |card: Card| all[full ^ 1 << hand.iter().position(|held| *held == card).expect("held")];
    let zeros: Vec<Card> = hand.distinct().filter(|card| without(*card) == 0).collect();
    assert_eq!(outs(hand, wild).as_slice(), zeros, "{hand:?} with {wild} wild");
    assert_eq!(can_go_out(hand, wild), !zeros.is_empty(), "{hand:?} with {wild} wild");

    let wanted = hand
        .distinct()
        .min_by_key(|card| (without(*card), card.is_wild(wild), std::cmp::Reverse(card.points(wild)), *card));
    let found = best_discard(hand, wild);
    assert_eq!(found.as_ref().map(|found| found.discard), wanted, "{hand:?} with {wild} wild");
    if let Some(found) = found {
        assert_eq!(found.best.points, without(found.discard));
        assert_eq!(found.best, best(&hand.without(found.discard), wild));
    }
}

#[test]
fn fc_13_small_hands_are_as_good_as_brute_force() {
    let mut rng = fastrand::Rng::with_seed(1);
    for n in 0..scale(22_000) {
        let wild = rank(3 + (n % 11) as u8);
        let size = rng.index(10);
        compare_with_brute_force(&likely_hand(&mut rng, size, wild), wild, 9);
    }
}

#[test]
fn fc_13_full_hands_are_as_good_as_brute_force() {
    let mut rng = fastrand::Rng::with_seed(2);
    for n in 0..scale(660) {
        let wild = rank(3 + (n % 11) as u8);
        let size = 10 + rng.index(MAX_HAND - 9);
        compare_with_brute_force(&likely_hand(&mut rng, size, wild), wild, 5);
    }
}

/// Every hand of one suit's six ranks, each up to twice: where runs overlap in all ways they can.
#[test]
fn fc_8_overlapping_runs_of_one_suit_are_as_good_as_brute_force() {
    for code in 0..3usize.pow(6) {
        let copies = |n: u8| code / 3usize.pow(u32::from(n)) % 3;
        let naturals = (0..6).flat_map(|n| vec![Card::new(Suit::Hearts, rank(4 + n)); copies(n)]);
        let mut hand = Hand::of(naturals).unwrap();
        for _ in 0..=2 {
            compare_with_brute_force(&hand, rank(3), 5);
            if hand.len() < MAX_HAND {
                hand.add(Card::JOKER);
            }
        }
    }
}

/// Hands of single cards far apart: every one takes two wilds, kings too. Kings are the highest bit of a set of
/// ranks, so arithmetic in too few bits loses them first.
#[test]
fn fc_9_singles_take_two_wilds_each() {
    let wild = rank(3);
    for (naturals, cards) in [("Kt", 1), ("Kt 9h", 2), ("Kt 10h 6c", 3), ("Kd 10s 7c 4h", 4)] {
        for jokers in 0..=9 {
            let text = format!("{naturals}{}", " W".repeat(jokers));
            let found = hand(&text);
            assert_eq!(melds_fully(&found, wild), jokers >= 2 * cards, "{text}");
            compare_with_brute_force(&found, wild, 5);
        }
    }
}

/// How many hands to try; `FC_SOLVER_HANDS=50` tries fifty times as many.
fn scale(hands: usize) -> usize {
    hands * std::env::var("FC_SOLVER_HANDS").map_or(1, |times| times.parse().expect("a number"))
}

/// Any hand of three sets of cards, as three sets are the most in play.
fn any_hand() -> impl Strategy<Value = Hand> {
    let pack: Vec<Card> = (0..3).flat_map(|_| Card::set()).collect();
    proptest::sample::subsequence(pack, 0..=MAX_HAND).prop_map(|cards| Hand::of(cards).expect("a hand"))
}

/// A hand in which melds are likely, and the wild rank.
fn likely() -> impl Strategy<Value = (Hand, Rank)> {
    (any::<u64>(), 0..=MAX_HAND, any_wild())
        .prop_map(|(seed, size, wild)| (likely_hand(&mut fastrand::Rng::with_seed(seed), size, wild), wild))
}

fn any_wild() -> impl Strategy<Value = Rank> {
    (3..=13u8).prop_map(rank)
}

/// The points of the natural cards in no meld.
fn naturals_left(hand: &Hand, wild: Rank) -> u16 {
    best(hand, wild).left.iter().filter(|card| !card.is_wild(wild)).map(|card| card.points(wild)).sum()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 3000, ..ProptestConfig::default() })]

    #[test]
    fn fc_9_melds_are_melds_and_with_the_rest_make_the_hand(
        (hand, wild) in prop_oneof![(any_hand(), any_wild()), likely()],
    ) {
        let found = best(&hand, wild);
        check_arrangement(&hand, wild, &found);
        prop_assert!(found.melds.is_empty() || found.left.iter().all(|card| !card.is_wild(wild)));
        prop_assert_eq!(found.points, min_points(&hand, wild));
        prop_assert_eq!(melds_fully(&hand, wild), found.points == 0);
    }

    #[test]
    fn fc_10_outs_are_the_discards_that_leave_nothing((hand, wild) in likely()) {
        let zeros: Vec<Card> = hand.distinct().filter(|card| min_points(&hand.without(*card), wild) == 0).collect();
        prop_assert_eq!(can_go_out(&hand, wild), !zeros.is_empty());
        prop_assert_eq!(outs(&hand, wild).to_vec(), zeros);
    }

    #[test]
    fn fc_11_no_discard_is_better_than_the_best((hand, wild) in likely()) {
        let fewest = hand.distinct().map(|card| min_points(&hand.without(card), wild)).min();
        let found = best_discard(&hand, wild);
        prop_assert_eq!(found.as_ref().map(|found| found.best.points), fewest);
        if let Some(found) = found {
            check_arrangement(&hand.without(found.discard), wild, &found.best);
        }
    }

    #[test]
    fn fc_13_one_card_more_costs_its_points_at_most((hand, wild) in likely(), n in 0..MAX_HAND) {
        prop_assume!(!hand.is_empty());
        let card = hand[n % hand.len()];
        let fewer = hand.without(card);
        prop_assert!(min_points(&hand, wild) <= min_points(&fewer, wild) + card.points(wild));
        if card.is_wild(wild) {
            prop_assert!(naturals_left(&hand, wild) <= naturals_left(&fewer, wild));
        }
    }

    #[test]
    fn fc_9_a_joker_and_a_wild_do_the_same((hand, wild) in likely()) {
        prop_assume!(hand.len() < MAX_HAND);
        let with = |card| {
            let mut more = hand.clone();
            more.add(card);
            (naturals_left(&more, wild), best(&more, wild).melds.is_empty())
        };
        prop_assert_eq!(with(Card::JOKER), with(Card::new(Suit::Stars, wild)));
    }

    #[test]
    fn fc_8_suits_are_alike((hand, wild) in likely(), turn in 1..5usize) {
        let turned = hand.iter().map(|card| match (card.suit(), card.rank()) {
            (Some(suit), Some(rank)) => Card::new(Suit::ALL[(suit as usize + turn) % 5], rank),
            _ => *card,
        });
        let turned = Hand::of(turned.collect::<Vec<_>>().into_iter().rev()).unwrap();
        prop_assert_eq!(min_points(&hand, wild), min_points(&turned, wild));
        prop_assert_eq!(can_go_out(&hand, wild), can_go_out(&turned, wild));
    }

    #[test]
    fn fc_13_the_order_of_the_cards_does_not_matter((hand, wild) in likely(), seed in any::<u64>()) {
        let mut cards = hand.to_vec();
        fastrand::Rng::with_seed(seed).permute(&mut cards);
        let shuffled = Hand::of(cards).unwrap();
        prop_assert_eq!(best(&hand, wild), best(&shuffled, wild));
        prop_assert_eq!(best_discard(&hand, wild), best_discard(&shuffled, wild));
    }
}

/// The melds, each written as a hand is, and the points left.
fn arranged(text: &str, wild: u8) -> (Vec<String>, u16) {
    let found = best(&hand(text), rank(wild));
    let write = |meld: &[Card]| meld.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    (found.melds.iter().map(write).collect(), found.points)
}

fn melds(melds: &[&str], points: u16) -> (Vec<String>, u16) {
    (melds.iter().map(ToString::to_string).collect(), points)
}

#[test]
fn fc_9_the_rulebooks_wilds() {
    assert_eq!(arranged("9t 7h Jt", 7), melds(&["9t 7h Jt"], 0));
    let (six_to_nine, points) = arranged("6h 7c 7d 9h", 7);
    assert!(["6h 7c 7d 9h", "6h 7d 7c 9h"].contains(&six_to_nine[0].as_str()) && points == 0);
    assert_eq!(arranged("8t Qh Qc", 8), melds(&["Qh Qc 8t"], 0));
}

#[test]
fn fc_10_the_rulebooks_six_cards() {
    // The rulebook's hand after drawing: six are melded, the three of clubs is discarded.
    let seven = hand("Jt Jh Jd 8s 9s 10s 3c");
    assert!(can_go_out(&seven, rank(6)));
    assert_eq!(outs(&seven, rank(6)).as_slice(), [hand("3c")[0]]);
    let found = best_discard(&seven, rank(6)).unwrap();
    assert_eq!((found.discard, found.best.points, found.best.melds.iter().count()), (hand("3c")[0], 0, 2));
    assert!(!melds_fully(&seven, rank(6)));
}

#[test]
fn fc_10_a_card_that_fits_may_be_discarded() {
    let four = hand("5t 6t 7t 8t");
    assert!(melds_fully(&four, rank(3)));
    assert_eq!(outs(&four, rank(3)).as_slice(), [four[0], four[3]]);
    // Nothing can be spared: whatever is discarded, two cards are left.
    assert!(!can_go_out(&hand("5t 6t 7t"), rank(3)));
}

#[test]
fn fc_9_wilds_alone_are_a_meld() {
    assert_eq!(arranged("W W Kt", 13), melds(&["W W Kt"], 0));
    assert_eq!(arranged("W Kt", 13), melds(&[], 70));
    assert!(outs(&hand("W W W 3t"), rank(13)).contains(&hand("3t")[0]));
    assert!(can_go_out(&hand("W W Kt Kt"), rank(13)));
    assert!(melds_fully(&hand("W W W W W W W W W Kt Kh Kc Ks Kd"), rank(13)));
}

#[test]
fn fc_2_a_lone_wild_is_expensive() {
    assert_eq!(arranged("3t 7h Jc W", 9), melds(&[], 71));
    assert_eq!(arranged("3t 7h Jc 9s", 9), melds(&[], 41));
    assert_eq!(best_discard(&hand("3t 7h Jc W"), rank(9)).unwrap().discard, Card::JOKER);
    assert_eq!(min_points(&hand("3t 10h Jc Qs Kd"), rank(5)), 49);
}

#[test]
fn fc_8_doubled_cards_are_in_two_runs_or_in_one_set() {
    assert_eq!(arranged("5t 6t 7t 7t 8t 9t", 3).1, 0);
    assert_eq!(arranged("5t 5t 6t 6t 7t 7t", 3), melds(&["5t 6t 7t", "5t 6t 7t"], 0));
    assert_eq!(arranged("5t 5t 5h", 3), melds(&["5t 5t 5h"], 0));
    assert_eq!(arranged("5t 5t 6t 7t", 3), melds(&["5t 6t 7t"], 5));
    assert_eq!(arranged("4t 5t 5t 5t 6t 6t 6t 7t 7t 8t", 3).1, 0);
}

#[test]
fn fc_8_kings_are_high_and_nothing_wraps() {
    assert_eq!(arranged("Qt Kt 3t", 8), melds(&[], 28));
    assert_eq!(arranged("Qt Kt W", 8), melds(&["W Qt Kt"], 0));
    assert_eq!(arranged("3t 4t W", 8), melds(&["3t 4t W"], 0));
}

#[test]
fn fc_9_a_wild_may_stand_as_itself() {
    assert_eq!(arranged("Jt Qt Kt", 13), melds(&["Jt Qt Kt"], 0));
    assert_eq!(arranged("3t 4t 5t", 3), melds(&["3t 4t 5t"], 0));
    assert_eq!(arranged("6t 7t 8t W", 7).0[0].split(' ').take(3).collect::<Vec<_>>(), ["6t", "7t", "8t"]);
}

#[test]
fn fc_9_a_run_has_eleven_cards_at_most() {
    let eleven = "3t 4t 5t 6t 7t 8t 9t 10t Jt Qt";
    assert_eq!(arranged(&format!("{eleven} Kt"), 13).0.len(), 1);
    for spare in ["W", "W W", "W W W"] {
        let (melds, points) = arranged(&format!("{eleven} Kt {spare}"), 13);
        assert_eq!((melds.len(), points), (2, 0), "{melds:?}");
    }
    assert!(best(&hand("3t Qt W W W W W W W W W W"), rank(13)).melds.iter().all(|m| m.len() <= MAX_RUN));
}

#[test]
fn fc_11_a_natural_card_is_discarded_before_a_wild() {
    // Both ends of the run leave nothing, and so does the wild: the more expensive natural card goes.
    assert_eq!(best_discard(&hand("5t 6t 7t W"), rank(3)).unwrap().discard, hand("7t")[0]);
    assert_eq!(best_discard(&hand("W W W W"), rank(3)).unwrap().discard, Card::JOKER);
    assert_eq!(best_discard(&Hand::new(), rank(3)), None);
}

#[test]
fn fc_19_a_hand_closes_only_when_all_its_cards_are_melded() {
    assert!(melds_fully(&hand("9t 9h 9c"), rank(3)));
    assert!(!melds_fully(&hand("9t 9h 10c"), rank(3)));
    assert!(melds_fully(&hand("9t 9h 3c"), rank(3)));
    assert!(!melds_fully(&hand("3c 3d"), rank(3)));
}

#[test]
fn fc_13_a_wild_completes_what_is_worth_most() {
    // One wild: the kings, not the threes, nor the run of six and seven.
    assert_eq!(arranged("Kt Kh 3t 3h 6s 7s W", 9), melds(&["Kt Kh W"], 19));
    // Two wilds: two pairs are more than one king.
    assert_eq!(arranged("Kt 10h 10c 4s 4d W W", 7).1, 13);
    // But a king is more than a pair of threes.
    assert_eq!(arranged("Kt 3h 3c W W", 7).1, 6);
}
