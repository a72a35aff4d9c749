//! A spy on every socket of whole games: no message contains a card that its seat could not know.

mod knowledge;
mod scan;

use serde_json::{Value, json};
use table::{Audience, Seat};

use crate::harness::{Client, House, play_one};
use knowledge::{Known, history};
use scan::{Cards, cards_in};

/// Reads everything that one socket was sent; finds what it could not know.
struct Spy<'a> {
    audience: Audience,
    /// What this audience may know after each event, by the log.
    history: &'a [Known],
    /// How many events the socket has seen.
    seen: usize,
    /// The cards that this player named: a refusal says back what was said.
    named: Cards,
}

impl Spy<'_> {
    fn reads(&mut self, text: &str) -> Result<(), String> {
        let message: Value = serde_json::from_str(text).unwrap();
        let game = &message["game"];
        let sights = game["sights"].as_array().map_or(&[][..], Vec::as_slice);
        if let Some(number) = game["number"].as_u64() {
            self.seen = number as usize;
            self.reads_game(game, sights)?;
        }
        // Whatever else there is, and wherever it stands: nothing but what is known or was just seen.
        let mut allowed = self.known(self.seen).view(self.audience);
        for at in self.seen - sights.len()..self.seen {
            allowed.add(&self.known(at + 1).seen(self.audience));
        }
        if message["type"] == "refused" {
            allowed.add(&self.named);
        }
        cards_in(&message).kinds_within(&allowed).map_err(|card| format!("{card} in {text}"))
    }

    /// Checks each part against what it is about, copy by copy: two of a kind are not one.
    fn reads_game(&self, game: &Value, sights: &[Value]) -> Result<(), String> {
        let known = self.known(self.seen);
        cards_in(&game["view"])
            .within(&known.view(self.audience))
            .map_err(|card| format!("{card} in the view {}", game["view"]))?;
        let hand = known.hand(self.audience);
        for arrangement in game["aid"]["arrangements"].as_array().unwrap() {
            cards_in(arrangement).within(&hand).map_err(|card| format!("{card} in {arrangement}"))?;
        }
        let mut to_choose = hand;
        to_choose.add(&known.top());
        for action in game["menu"].as_array().unwrap() {
            cards_in(action).within(&to_choose).map_err(|card| format!("{card} in {action}"))?;
        }
        for (at, sight) in (self.seen - sights.len()..).zip(sights) {
            let seen = self.known(at + 1).seen(self.audience);
            cards_in(&sight["sight"]).within(&seen).map_err(|card| format!("{card} in {sight}"))?;
            cards_in(&sight["sentences"]).kinds_within(&seen).map_err(|card| format!("{card} in {sight}"))?;
        }
        Ok(())
    }

    fn known(&self, events: usize) -> &Known {
        &self.history[events]
    }
}

/// People on the first seats, bots on the others, and somebody who watches.
struct Game {
    people: Vec<Client>,
    watching: Client,
    log: String,
}

async fn whole_game(people: u8, seats: u8, options: Value, rng: &mut fastrand::Rng) -> Game {
    let house = House::open().await;
    let request = json!({ "game": "five-crowns", "seats": seats, "options": options, "name": "Person 0" });
    let mut all = vec![house.opens(request).await];
    for person in 1..people {
        all.push(house.sits(&all[0].code, &format!("Person {person}")).await);
    }
    for bot in people..seats {
        all[0].does(json!({ "do": "bot", "seat": bot, "level": "easy" })).await;
    }
    let mut watching = house.visits(&all[0].code).await;
    all[0].does(json!({ "do": "start" })).await;
    for person in all.iter_mut().chain([&mut watching]) {
        person.until("the start", |person| !person.game.is_null()).await;
    }
    loop {
        // Somebody loses the connection now and then, or tries what is not allowed: refusals tell nothing either.
        let at = rng.usize(..all.len());
        match rng.u8(..40) {
            0 => {
                let mut person = all.swap_remove(at);
                if rng.bool() {
                    person.last = None;
                }
                all.push(person.reconnects().await);
            }
            1 => watching = watching.reconnects().await,
            2 => probe(&mut all[at], rng).await,
            3 => all[at].does(json!({ "do": "chat", "text": "hm" })).await.map_or((), drop),
            _ => {}
        }
        let mut playing: Vec<&mut Client> = all.iter_mut().chain([&mut watching]).collect();
        if !play_one(&mut playing).await {
            break;
        }
    }
    for person in all.iter_mut().chain([&mut watching]) {
        person.until("the end", |person| person.over() && person.table["status"] == "over").await;
    }
    let log = house.get(&format!("/api/tables/{}/log", crate::harness::id_of(&watching.code))).await;
    assert_eq!(log.status, 200, "{log:?}");
    Game { people: all, watching, log: log.body }
}

/// Tries to discard or take a card that may be anywhere.
async fn probe(person: &mut Client, rng: &mut fastrand::Rng) {
    let turn = person.view()["turn"].clone();
    let card = format!("{}{}", rng.choice(["3", "7", "J", "K"]).unwrap(), rng.choice(["t", "h"]).unwrap());
    let action = match rng.u8(..2) {
        0 => json!({ "do": "lay", "turn": turn, "discard": card, "melds": [] }),
        _ => json!({ "do": "take", "turn": 9999, "card": card }),
    };
    let seen = person.last;
    let number = person.posts(&json!({ "do": "act", "action": action })).await;
    match person.answer(number).await {
        // In a last turn, with that card in hand, it is a way to play.
        Ok(_) => person.until("the effect of an action", |person| person.last > seen).await,
        Err(refused) => {
            assert!(refused.rule.starts_with("FC-") || refused.rule == "T-2", "{refused:?}");
        }
    }
}

fn spied(game: &Game) -> usize {
    let history = history(&game.log);
    let mut messages = 0;
    for person in game.people.iter().chain([&game.watching]) {
        let audience = person.seat().map_or(Audience::Spectator, |seat| Audience::Seat(Seat(seat as u8)));
        let mut spy = Spy { audience, history: &history, seen: 0, named: cards_in(&json!(person.said)) };
        for text in &person.heard {
            spy.reads(text).unwrap_or_else(|leak| panic!("{audience:?} was sent {leak}"));
            messages += 1;
        }
        assert_eq!(spy.seen + 1, history.len(), "the spy has seen the game to its end");
    }
    messages
}

async fn no_leaks(people: u8, seats: u8, options: Value) {
    let mut rng = fastrand::Rng::with_seed(u64::from(people) * 10 + u64::from(seats));
    let game = whole_game(people, seats, options, &mut rng).await;
    let messages = spied(&game);
    assert!(messages > 100, "{messages} messages are no whole game");
}

#[tokio::test]
async fn nothing_leaks_between_two_people() {
    no_leaks(2, 2, json!({})).await;
}

#[tokio::test]
async fn nothing_leaks_among_two_people_and_a_bot() {
    no_leaks(2, 3, json!({ "fresh_discard_on_reshuffle": true })).await;
}

#[tokio::test]
async fn nothing_leaks_among_two_people_and_two_bots() {
    no_leaks(2, 4, json!({ "first_deal": 6 })).await;
}

#[tokio::test]
async fn nothing_leaks_among_three_people_and_two_bots() {
    no_leaks(3, 5, json!({ "first_deal": 8 })).await;
}

/// A spy that never finds anything may be asleep: each of these leaks must wake it.
#[tokio::test]
async fn the_spy_finds_what_is_leaked() {
    let game = whole_game(2, 2, json!({ "first_deal": 11 }), &mut fastrand::Rng::with_seed(1)).await;
    let history = history(&game.log);
    let me = game.people.iter().find(|person| person.seat() == Some(0)).unwrap();
    let mut tried = [0; 5];
    for (at, text) in me.heard.iter().enumerate() {
        let message: Value = serde_json::from_str(text).unwrap();
        let Some(number) = message["game"]["number"].as_u64() else { continue };
        let wakes = |change: &dyn Fn(&mut Value)| {
            let mut leaky = message.clone();
            change(&mut leaky);
            let audience = Audience::Seat(Seat(0));
            let mut spy = Spy { audience, history: &history, seen: 0, named: Cards::default() };
            let told = leaky.to_string();
            assert!(spy.reads(text).is_ok(), "{text}");
            assert!(told == *text || spy.reads(&told).is_err(), "message {at} leaks unnoticed: {told}");
            usize::from(leaky != message)
        };
        let known = &history[number as usize];
        let theirs = known.hand(Audience::Seat(Seat(1)));
        if !known.has_laid(Seat(1)) && !theirs.is_empty() {
            // The other's hand where it belongs, and under a new name.
            tried[0] += wakes(&|leaky| leaky["game"]["view"]["players"][1]["hand"] = json!(theirs.list()));
            tried[1] += wakes(&|leaky| leaky["game"]["view"]["debug"] = json!({ "them": theirs.list() }));
        }
        let unknown = theirs.list().into_iter().find(|card| {
            let mut one = Cards::default();
            one.put(card);
            one.kinds_within(&known.view(Audience::Seat(Seat(0)))).is_err()
                && !text.contains(&format!("\"{card}\""))
        });
        if let Some(card) = unknown {
            // One card that lies nowhere in sight, in words, beside everything else.
            tried[2] += wakes(&|leaky| leaky["note"] = json!(format!("they hold {card}, psst")));
        }
        // What the other drew from the stock.
        let sights = message["game"]["sights"].as_array().unwrap();
        for (which, sight) in sights.iter().enumerate() {
            if sight["sight"]["is"] == "drew" && sight["sight"]["seat"] == 1 {
                tried[3] += wakes(&|leaky| leaky["game"]["sights"][which]["sight"]["card"] = json!("W"));
            }
        }
        if let Some(next) = known.next_of_stock() {
            tried[4] += wakes(&|leaky| leaky["game"]["view"]["stock_cards"] = json!([next]));
        }
    }
    assert!(tried.iter().all(|tries| *tries > 5), "every kind of leak was tried: {tried:?}");
}
