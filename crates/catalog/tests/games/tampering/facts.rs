//! Changes of what happened.

use serde_json::{Value, json};

use super::Kind;
use super::forgery::Forgery;

pub(super) const KINDS: &[Kind] = &[
    Kind::found("the places turned round", reverse_places),
    Kind::found("the scores turned round", |log| outcome(log, |outcome| reverse(outcome, "/scores"))),
    Kind::found("places and scores turned round", |log| {
        outcome(log, |outcome| reverse(outcome, "/scores") | reverse(outcome, "/places"))
    }),
    Kind::found("another winner", |log| {
        outcome(log, |outcome| {
            let places = outcome["places"].as_array_mut().unwrap();
            let first = places.iter().position(|place| *place == 1).unwrap();
            let next = (first + 1) % places.len();
            places.swap(first, next);
            true
        })
    }),
    Kind::found("everybody wins", |log| {
        outcome(log, |outcome| {
            outcome["places"].as_array_mut().unwrap().fill(json!(1));
            true
        })
    }),
    Kind::found("a draw", |log| {
        outcome(log, |outcome| {
            outcome["verdict"] = json!("draw");
            true
        })
    }),
    Kind::found("one point more at the end", |log| outcome(log, |outcome| bump(outcome, "/scores/0"))),
    Kind::found("the end left out", |log| {
        let Some(last) = log.records().last_mut() else { return false };
        last["events"].as_array_mut().unwrap().pop().is_some()
    }),
    Kind::found("the end twice", |log| {
        let Some(last) = log.records().last_mut() else { return false };
        let events = last["events"].as_array_mut().unwrap();
        events.extend(events.last().cloned());
        true
    }),
    Kind::found("an end before its time", |log| {
        let end = log.records().last().unwrap()["events"].as_array().unwrap().last().unwrap().clone();
        let middle = log.lines.len() / 2;
        log.lines[middle]["events"].as_array_mut().unwrap().push(end);
        true
    }),
    Kind::found("points of a hand", |log| log.event("laid", |event| bump(event, "/points"))),
    Kind::found("points of a round", |log| {
        log.event("round_ended", |event| bump(event, "/points/0") || bump(event, "/result/points/0"))
    }),
    Kind::found("totals of a round", |log| {
        log.event("round_ended", |event| bump(event, "/totals/0") || bump(event, "/result/totals/0"))
    }),
    Kind::found("points of a board", |log| {
        log.event("stopped", |event| {
            let boards = list(event, "/boards");
            boards.is_some_and(|boards| boards.iter_mut().any(|board| bump(board, "/outlines/0/points")))
        })
    }),
    Kind::found("an outline not counted", |log| {
        log.event("stopped", |event| {
            list(event, "/boards")
                .is_some_and(|boards| boards.iter_mut().any(|board| pop(board, "/outlines")))
        })
    }),
    Kind::found("squares of an outline", |log| log.event("marked", |event| shift(event, "/squares/0", 100))),
    Kind::found("a meld left out", |log| log.event("laid", |event| pop(event, "/melds"))),
    Kind::found("two melds in the other order", |log| log.event("laid", |event| swap_first(event, "/melds"))),
    Kind::found("a card in hand that was melded", |log| {
        log.event("laid", |event| {
            let Some(meld) = list(event, "/melds").and_then(|melds| melds.first_mut()) else { return false };
            let card = meld.as_array_mut().unwrap().pop().unwrap();
            event["left"].as_array_mut().unwrap().push(card);
            true
        })
    }),
    Kind::found("who went out", |log| log.event("laid", |event| flip(event, "/out"))),
    Kind::found("a series of other squares", |log| {
        log.event("scored", |event| shift(event, "/series/0/0", 100))
    }),
    Kind::found("a series of another team", |log| log.event("scored", |event| shift(event, "/team", 2))),
    Kind::found("a series not told", |log| drop_event(log, "scored")),
    Kind::found("a marker on another square", |log| {
        log.event("placed", |event| shift(event, "/square", 100))
    }),
    Kind::found("a marker of another team", |log| log.event("placed", |event| shift(event, "/team", 2))),
    Kind::found("whose turn it is", |log| {
        let seats = log.seats();
        log.last_event("turn", |event| shift(event, "/seat", seats))
    }),
    Kind::found("the number of a turn", |log| log.last_event("turn", |event| bump(event, "/turn"))),
    Kind::found("a turn not told", |log| drop_event(log, "turn")),
    Kind::found("who deals", |log| {
        let seats = log.seats();
        log.event("dealer", |event| shift(event, "/seat", seats))
    }),
    Kind::found("who begins the round", |log| {
        let seats = log.seats();
        log.event("dealt", |event| {
            ["first", "starter", "dealer"].iter().any(|field| shift(event, &format!("/{field}"), seats))
        })
    }),
    Kind::found("who was drawn to begin", |log| {
        let seats = log.seats();
        log.event("first", |event| shift(event, "/seat", seats))
    }),
    Kind::found("two cards of two hands exchanged", |log| {
        log.event("dealt", |event| {
            let Some(hands) = list(event, "/hands") else { return false };
            let (one, other) = (hands[0][0].take(), hands[1][0].take());
            let differ = one != other;
            (hands[0][0], hands[1][0]) = (other, one);
            differ
        })
    }),
    Kind::found("two cards of one hand exchanged", |log| {
        log.event("dealt", |event| {
            let path = hand(event);
            swap_first(event, path)
        })
    }),
    Kind::found("two hands exchanged", |log| log.event("dealt", |event| swap_first(event, "/hands"))),
    Kind::found("a better card dealt, and that card twice", |log| {
        log.event("dealt", |event| {
            let path = hand(event);
            let cards = list(event, path).unwrap();
            let differ = cards[0] != cards[1];
            cards[0] = cards[1].clone();
            differ
        })
    }),
    Kind::found("two cards of the deck exchanged", |log| {
        log.event("dealt", |event| {
            let path = pile(event);
            swap_first(event, path)
        })
    }),
    Kind::found("the deck turned over", |log| {
        log.event("dealt", |event| {
            let path = pile(event);
            reverse(event, path)
        })
    }),
    Kind::found("a card left out of the deck", |log| {
        log.event("dealt", |event| {
            let path = pile(event);
            pop(event, path)
        })
    }),
    Kind::found("the card in the centre exchanged with the next", |log| {
        log.event("dealt", |event| {
            let field = if event["centre"].is_string() { "centre" } else { "top" };
            if !event[field].is_string() {
                return false;
            }
            let path = pile(event);
            let one = event[field].clone();
            let other = std::mem::replace(&mut list(event, path).unwrap()[0], one.clone());
            event[field] = other;
            event[field] != one
        })
    }),
    Kind::found("the number of a round", |log| log.event("", |event| bump(event, "/round"))),
    Kind::found("the dice", |log| {
        log.event("rolled", |event| {
            let roll = event["roll"].as_str().unwrap();
            let (first, rest) = roll.split_at(1);
            event["roll"] = json!(format!("{}{rest}", (first.parse::<u8>().unwrap() + 1) % 6));
            true
        })
    }),
    Kind::found("the order of the dice", |log| {
        log.event("rolled", |event| {
            let roll = event["roll"].as_str().unwrap().to_owned();
            let turned: String = roll.chars().rev().collect();
            event["roll"] = json!(turned);
            turned != roll
        })
    }),
    Kind::found("a roll thrown again that counted", |log| {
        log.event("rolled", |event| {
            event["again"] = json!([event["roll"]]);
            true
        })
    }),
    Kind::found("boards exchanged", |log| log.event("boards", |event| swap_first(event, "/boards"))),
    Kind::found("boards exchanged, with their order", |log| {
        log.event("boards", |event| swap_first(event, "/boards") && swap_first(event, "/from/white/order"))
    }),
    Kind::found("another card drawn", |log| {
        let deck = log.lines[1].clone();
        log.event("drew", |event| {
            let own = event["card"].clone();
            let mut cards = Vec::new();
            leaves(&deck, &mut cards);
            let Some(other) = cards.into_iter().find(|card| is_like(card, &own) && *card != own) else {
                return false;
            };
            event["card"] = other;
            true
        })
    }),
    Kind::found("another card played or discarded", |log| {
        let deck = log.lines[1].clone();
        log.event("", |event| {
            if !["played", "placed", "discarded"].iter().any(|kind| event["is"] == *kind) {
                return false;
            }
            let own = event["card"].clone();
            let mut cards = Vec::new();
            leaves(&deck, &mut cards);
            let Some(other) = cards.into_iter().find(|card| is_like(card, &own) && *card != own) else {
                return false;
            };
            event["card"] = other;
            true
        })
    }),
    Kind::found("who did it", |log| {
        let seats = log.seats();
        let middle = log.lines.len() / 2;
        shift(&mut log.lines[middle], "/events/0/seat", seats)
    }),
    Kind::found("a deadline", |log| {
        log.event("", |event| ["until", "due"].iter().any(|field| bump(event, &format!("/{field}"))))
    }),
    Kind::found("when something lay there", |log| log.event("", |event| bump(event, "/at"))),
    Kind::found("when a card was thrown", |log| log.event("claimed", |event| bump(event, "/time"))),
    Kind::found("how much lag was credited", |log| log.event("claimed", |event| bump(event, "/credit"))),
    Kind::found("when the race closes", |log| log.event("claimed", |event| bump(event, "/window_until"))),
    Kind::found("who won a race", |log| {
        let seats = log.seats();
        log.event("won", |event| shift(event, "/seat", seats))
    }),
    Kind::found("which way play goes", |log| log.event("played", |event| flip(event, "/clockwise"))),
    Kind::found("how many rounds somebody has lost", |log| log.event("lost", |event| bump(event, "/losses"))),
    Kind::found("who lost a round", |log| {
        let seats = log.seats();
        log.event("lost", |event| shift(event, "/seat", seats))
    }),
    Kind::found("whether chance chose", |log| log.event("", |event| flip(event, "/chance"))),
    Kind::found("a fact twice", |log| {
        let middle = log.lines.len() / 2;
        let events = log.lines[middle]["events"].as_array_mut().unwrap();
        let again = events[0].clone();
        events.insert(0, again);
        true
    }),
    Kind::found("two facts in the other order", |log| {
        let two = |record: &Value| record["events"].as_array().is_some_and(|events| events.len() > 1);
        let Some(line) = log.find(two) else { return false };
        swap_first(&mut log.lines[line], "/events")
    }),
    Kind::found("facts of another line", |log| {
        let (one, other) = (log.lines.len() / 3, log.lines.len() / 2);
        let events = log.lines[one]["events"].clone();
        let differ = events != log.lines[other]["events"];
        log.lines[other]["events"] = events;
        differ
    }),
];

/// Turns the places of the outcome round.
pub(super) fn reverse_places(log: &mut Forgery) -> bool {
    outcome(log, |outcome| {
        let places = outcome["places"].as_array_mut().unwrap();
        let before = places.clone();
        places.reverse();
        if *places == before {
            let (first, last) = (0, places.len() - 1);
            places[first] = json!(last + 1);
        }
        true
    })
}

fn outcome(log: &mut Forgery, change: impl Fn(&mut Value) -> bool) -> bool {
    log.last_event("ended", |event| change(&mut event["outcome"]))
}

/// Where the pile is that is dealt from.
fn pile(event: &Value) -> &'static str {
    let there = |path: &&str| event.pointer(path).is_some();
    ["/pack", "/stock", "/deck"].into_iter().find(there).unwrap()
}

/// Where the first cards are that are dealt.
fn hand(event: &Value) -> &'static str {
    if event["hands"].is_array() { "/hands/0" } else { "/pack" }
}

fn bump(value: &mut Value, path: &str) -> bool {
    let Some(value) = value.pointer_mut(path) else { return false };
    let Some(number) = value.as_i64() else { return false };
    *value = json!(number + 1);
    true
}

fn shift(value: &mut Value, path: &str, count: u64) -> bool {
    let Some(value) = value.pointer_mut(path) else { return false };
    let Some(number) = value.as_u64() else { return false };
    *value = json!((number + 1) % count);
    true
}

fn flip(value: &mut Value, path: &str) -> bool {
    let Some(value) = value.pointer_mut(path) else { return false };
    let Some(truth) = value.as_bool() else { return false };
    *value = json!(!truth);
    true
}

fn list<'a>(value: &'a mut Value, path: &str) -> Option<&'a mut Vec<Value>> {
    value.pointer_mut(path)?.as_array_mut()
}

fn pop(value: &mut Value, path: &str) -> bool {
    list(value, path).is_some_and(|all| all.pop().is_some())
}

fn reverse(value: &mut Value, path: &str) -> bool {
    let Some(all) = list(value, path) else { return false };
    let before = all.clone();
    all.reverse();
    *all != before
}

/// Exchanges the first two that differ.
fn swap_first(value: &mut Value, path: &str) -> bool {
    let Some(all) = list(value, path) else { return false };
    let Some(other) = all.iter().position(|one| *one != all[0]) else { return false };
    all.swap(0, other);
    true
}

fn drop_event(log: &mut Forgery, kind: &str) -> bool {
    for record in log.records() {
        let events = record["events"].as_array_mut().unwrap();
        if let Some(at) = events.iter().position(|event| event["is"] == kind).filter(|_| events.len() > 1) {
            events.remove(at);
            return true;
        }
    }
    false
}

fn leaves(value: &Value, all: &mut Vec<Value>) {
    match value {
        Value::Array(list) => list.iter().for_each(|value| leaves(value, all)),
        Value::Object(map) => map.values().for_each(|value| leaves(value, all)),
        leaf => all.push(leaf.clone()),
    }
}

/// Whether it could be a card as well.
fn is_like(value: &Value, card: &Value) -> bool {
    match (value, card) {
        (Value::Number(number), Value::Number(_)) => {
            number.as_i64().is_some_and(|number| (-1..15).contains(&number))
        }
        (Value::String(text), Value::String(card)) => text.len() <= 3 && text.len() == card.len(),
        _ => false,
    }
}
