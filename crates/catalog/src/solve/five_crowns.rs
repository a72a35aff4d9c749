//! Five Crowns: the best melds of a hand, or the best discard.

use five_crowns::card::{Card, Rank};
use five_crowns::hand::Hand;
use five_crowns::meld::Melds;
use five_crowns::solver::{self, Best};
use serde::Serialize;
use table::reading::shown;
use table::{Refusal, Sentence};

use super::{Benchmark, Problems, Solver};
use crate::json::{Json, json};

/// Lines `wild<TAB>cards`.
pub(crate) const SOLVER: Solver = Solver {
    line: "wild<TAB>cards, such as: 13<TAB>10t 3t W Kd",
    draws: true,
    answer,
    benchmarks: &[
        Benchmark { name: "", prepare: |count, chance| problems(count, 0, chance) },
        Benchmark { name: "wilds", prepare: |count, chance| problems(count, 4, chance) },
    ],
};

/// The most cards of a hand (FC-3); with one drawn there is one more.
const MOST_CARDS: usize = 13;
/// Three sets of cards are the most in play (FC-6), with three jokers in each (FC-1).
const MOST_COPIES: usize = 3;
const MOST_JOKERS: usize = 9;

#[derive(Serialize)]
struct Answer<'a> {
    points: u16,
    melds: &'a Melds,
    left: &'a Hand,
    #[serde(flatten)]
    thrown: Option<Thrown>,
}

#[derive(Serialize)]
struct Thrown {
    discard: Card,
    out: bool,
}

fn answer(line: &str, draw: bool) -> Result<Json, Refusal> {
    let (wild, hand) = read(line, draw)?;
    let answer = |best: &Best, thrown| {
        json(&Answer { points: best.points, melds: &best.melds, left: &best.left, thrown })
    };
    if !draw {
        return Ok(answer(&solver::best(&hand, wild), None));
    }
    let none = || Refusal::new("FC-10", Sentence::new("solve-nothing-to-discard"));
    let throw = solver::best_discard(&hand, wild).ok_or_else(none)?;
    let thrown = Thrown { discard: throw.discard, out: throw.best.points == 0 };
    Ok(answer(&throw.best, Some(thrown)))
}

fn read(line: &str, draw: bool) -> Result<(Rank, Hand), Refusal> {
    let no_tab = || Refusal::new("EN-14", Sentence::new("solve-no-tab"));
    let (wild, cards) = line.split_once('\t').ok_or_else(no_tab)?;
    let not_wild = |_| Refusal::new("FC-3", Sentence::new("solve-not-a-wild").text("wild", shown(wild)));
    let wild: Rank = wild.trim().parse().map_err(not_wild)?;
    let most = MOST_CARDS + usize::from(draw);
    let count = cards.split_whitespace().count();
    if count > most {
        let why =
            Sentence::new("solve-too-many-cards").number("count", count as i32).number("most", most as i32);
        return Err(Refusal::new("FC-3", why));
    }
    let not_card =
        |text: &str| Refusal::new("FC-1", Sentence::new("solve-not-a-card").text("card", shown(text)));
    let cards = cards.split_whitespace().map(|text| text.parse().map_err(|_| not_card(text)));
    let hand = Hand::of(cards.collect::<Result<Vec<Card>, Refusal>>()?).unwrap_or_default();
    for card in hand.distinct() {
        let most = if card == Card::JOKER { MOST_JOKERS } else { MOST_COPIES };
        if hand.count(card) > most {
            let why = Sentence::new("solve-too-many-copies").text("card", card).number("most", most as i32);
            return Err(Refusal::new("FC-1", why));
        }
    }
    Ok((wild, hand))
}

/// Hands of thirteen from two sets, kings wild, with at least so many wilds.
fn problems(count: usize, wilds: usize, chance: &mut fastrand::Rng) -> Problems {
    let wild = Rank::KING;
    let mut pack: Vec<Card> = Card::set().chain(Card::set()).collect();
    let mut hands: Vec<Hand> = Vec::with_capacity(count);
    while hands.len() < count {
        chance.shuffle(&mut pack);
        let hand = &pack[..MOST_CARDS];
        if hand.iter().filter(|card| card.is_wild(wild)).count() >= wilds {
            hands.extend(Hand::of(hand.iter().copied()));
        }
    }
    Box::new(move |number| solver::best(&hands[number], wild).points.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn solved(line: &str, draw: bool) -> String {
        answer(line, draw).map_or_else(|refusal| refusal.rule().to_owned(), |json| json.get().to_owned())
    }

    #[test]
    fn a_hand_is_answered_with_points_melds_and_what_is_left() {
        assert_eq!(
            solved("3\t8t 9t 10t Kd", false),
            r#"{"points":13,"melds":[["8t","9t","10t"]],"left":["Kd"]}"#
        );
        assert_eq!(solved("J\t", false), r#"{"points":0,"melds":[],"left":[]}"#);
    }

    /// The rulebook's example: three jacks and 8-9-10, the three of clubs is discarded (FC-10).
    #[test]
    fn with_a_card_drawn_the_discard_is_named() {
        let line = "6\tJt Jh Jc 8s 9s 10s 3c";
        let expected = r#"{"points":0,"melds":[["8s","9s","10s"],["Jt","Jh","Jc"]],"left":[],"discard":"3c","out":true}"#;
        let order = r#"{"points":0,"melds":[["Jt","Jh","Jc"],["8s","9s","10s"]],"left":[],"discard":"3c","out":true}"#;
        let answer = solved(line, true);
        assert!(answer == expected || answer == order, "{answer}");
    }

    #[test]
    fn what_cannot_be_a_hand_is_refused() {
        let rules = [
            ("13 10t 3t", "EN-14"),
            ("14\t10t", "FC-3"),
            ("13\t10x", "FC-1"),
            ("13\t3t 3t 3t 3t", "FC-1"),
            ("13\tW W W W W W W W W W", "FC-1"),
            ("13\t3t 4t 5t 6t 7t 8t 9t 10t Jt Qt Kt 3h 4h 5h", "FC-3"),
        ];
        for (line, rule) in rules {
            assert_eq!(solved(line, false), rule, "{line}");
        }
        assert_eq!(solved("13\t", true), "FC-10");
        assert!(solved("13\tW W W W W W W W W 3t 3t 3t 4t 5t", true).starts_with('{'));
    }
}
