//! Games in teams: how many can play, who sits with whom, and accusations that name a line of the chat.

use serde_json::{Value, json};

use crate::harness::{Client, House};

fn table(seats: u8) -> Value {
    json!({ "game": "double-series", "seats": seats, "name": "Anna" })
}

fn accuse(seat: u64, message: u32) -> Value {
    json!({ "do": "act", "action": { "do": "accuse", "accused": seat, "message": message } })
}

fn vote(message: u32, vote: &str) -> Value {
    json!({ "do": "vote", "message": message, "vote": vote })
}

#[tokio::test]
async fn seats_have_teams_and_only_numbers_that_divide_evenly_can_play() {
    let house = House::open().await;
    for seats in [5, 7] {
        assert_eq!(house.requests_table(table(seats)).await.rule(), "DS-2");
    }
    let cards = house.get("/api/games").await.json();
    let card = cards.as_array().unwrap().iter().find(|card| card["id"] == "double-series").unwrap();
    let ruled_out = |info: &Value| -> Vec<u64> {
        info["ruled_out"].as_array().unwrap().iter().map(|each| each["count"].as_u64().unwrap()).collect()
    };
    assert_eq!(ruled_out(card), [5, 7]);
    let mut anna = house.opens(table(4)).await;
    let teams = |table: &Value| -> Vec<u64> {
        table["seats"].as_array().unwrap().iter().map(|seat| seat["team"].as_u64().unwrap()).collect()
    };
    assert_eq!(teams(&anna.table), [0, 1, 0, 1]);
    assert_eq!(anna.cannot(json!({ "do": "seats", "count": 5 })).await, "DS-2");
    assert_eq!(anna.cannot(json!({ "do": "options", "options": { "teams": "three" } })).await, "DS-2");
    anna.does(json!({ "do": "seats", "count": 6 })).await;
    anna.does(json!({ "do": "options", "options": { "teams": "three" } })).await;
    anna.until("three teams", |anna| teams(&anna.table) == [0, 1, 2, 0, 1, 2]).await;
    assert_eq!(ruled_out(&anna.table), [2, 4, 5, 7, 8, 10]);
}

#[tokio::test]
async fn people_choose_their_team_and_bots_make_way() {
    let house = House::open().await;
    let mut anna = house.opens(table(4)).await;
    let mut bert = house.sits(&anna.code, "Bert").await;
    anna.does(json!({ "do": "bot", "seat": 2, "level": "hard" })).await;
    bert.does(json!({ "do": "sit", "seat": 2, "name": "Bert" })).await;
    bert.until("the bot's seat", |bert| bert.seat() == Some(2)).await;
    let by = |seat: usize| bert.table["seats"][seat]["held"].clone();
    assert_eq!([by(1), by(3)], [json!({ "by": "bot", "level": "hard" }), json!({ "by": "nobody" })]);
    assert_eq!(bert.cannot(json!({ "do": "sit", "seat": 0, "name": "Bert" })).await, "S-5");
    let mut cleo = house.visits(&anna.code).await;
    assert_eq!(cleo.cannot(json!({ "do": "sit", "seat": 1, "name": "Cleo" })).await, "S-5");
    bert.does(json!({ "do": "sit", "seat": 3, "name": "Bert" })).await;
    bert.until("a free seat", |bert| bert.seat() == Some(3)).await;
}

#[tokio::test]
async fn s_20_an_accusation_names_a_line_of_the_accused() {
    let house = House::open().await;
    let mut anna = house.opens(table(4)).await;
    let mut bert = house.sits(&anna.code, "Bert").await;
    let mut cleo = house.sits(&anna.code, "Cleo").await;
    let mut dan = house.sits(&anna.code, "Dan").await;
    // What was said before the start is nobody's sign.
    bert.does(json!({ "do": "chat", "text": "I like hearts" })).await;
    anna.does(json!({ "do": "start" })).await;
    for person in [&mut anna, &mut bert, &mut cleo, &mut dan] {
        person.until("the start", |person| !person.game.is_null()).await;
    }
    assert_eq!(anna.game["aid"]["accusable"], json!([1, 3]));
    anna.does(json!({ "do": "chat", "text": "hello" })).await;
    bert.does(json!({ "do": "chat", "text": "Dan, the corner!" })).await;
    assert_eq!(anna.cannot(accuse(1, 1)).await, "S-20", "said before the start");
    assert_eq!(anna.cannot(accuse(1, 2)).await, "S-20", "said by somebody else");
    assert_eq!(anna.cannot(accuse(1, 4)).await, "S-20", "never said");
    assert_eq!(anna.cannot(accuse(3, 3)).await, "S-20", "said by somebody else of that team");
    assert_eq!(dan.cannot(accuse(1, 3)).await, "DS-11", "one of one's own team");
    assert!(anna.view()["trial"].is_null(), "nothing of that has happened");
    anna.does(accuse(1, 3)).await;
    bert.until("the vote", |bert| !bert.view()["trial"].is_null()).await;
    bert.acts(vote(3, "agree")).await;
    for person in [&mut bert, &mut dan] {
        let owes = |action: &Value| action["do"] == "give_up";
        person.until("a card to give up", |person| person.menu().iter().any(owes)).await;
        let cards = person.view()["players"][person.seat().unwrap() as usize]["cards"].clone();
        let action = person.menu().iter().find(|action| owes(action)).unwrap().clone();
        person.acts(action).await;
        let fewer = move |person: &crate::harness::Client| {
            let mine = &person.view()["players"][person.seat().unwrap() as usize];
            mine["cards"].as_u64() < cards.as_u64() && mine["lost"] == 1
        };
        person.until("a card fewer", fewer).await;
    }
    assert_eq!(anna.cannot(accuse(1, 3)).await, "DS-11", "a message is accused once");
}

/// How many cards each player has.
fn cards(client: &Client) -> Vec<u64> {
    let players = client.view()["players"].as_array().unwrap();
    players.iter().map(|player| player["cards"].as_u64().unwrap()).collect()
}

/// Whether the vote on that message is over.
fn judged(client: &Client, message: u32) -> bool {
    let cases = client.view()["cases"].as_array().unwrap();
    client.view()["trial"].is_null() && cases.iter().any(|case| case["message"] == message)
}

/// Anna accuses every line that Bert writes. The bots abstain, and nobody loses a card: not at two teams, nor at three.
#[tokio::test]
async fn ds_11_one_person_with_bots_robs_nobody_by_accusing_the_chat() {
    for (seats, teams) in [(4, "two"), (6, "two"), (6, "three")] {
        let house = House::open().await;
        let request =
            json!({ "game": "double-series", "seats": seats, "options": { "teams": teams }, "name": "Anna" });
        let mut anna = house.opens(request).await;
        let mut bert = house.sits(&anna.code, "Bert").await;
        anna.does(json!({ "do": "start" })).await;
        for person in [&mut anna, &mut bert] {
            person.until("the start", |person| !person.game.is_null()).await;
        }
        let before = cards(&anna);
        for message in 1..=6 {
            bert.does(json!({ "do": "chat", "text": "nice table" })).await;
            if message > 3 {
                assert_eq!(anna.cannot(accuse(1, message)).await, "DS-19", "three have failed");
                continue;
            }
            anna.does(accuse(1, message)).await;
            bert.until("the vote", |bert| bert.view()["trial"]["message"] == message).await;
            bert.acts(vote(message, if message == 1 { "disagree" } else { "abstain" })).await;
            anna.until("the end of the vote", |anna| judged(anna, message)).await;
        }
        let why: Vec<&str> = anna.view()["cases"]
            .as_array()
            .unwrap()
            .iter()
            .map(|case| case["why"].as_str().unwrap())
            .collect();
        assert_eq!(why, ["no_majority", "one_sided", "one_sided"]);
        assert_eq!(cards(&anna), before);
        assert!(anna.view()["players"].as_array().unwrap().iter().all(|player| player["lost"] == 0));
    }
}

#[tokio::test]
async fn ds_11_two_opponents_together_rob_nobody_by_accusing_the_chat() {
    let house = House::open().await;
    let mut anna = house.opens(table(4)).await;
    let mut bert = house.sits(&anna.code, "Bert").await;
    let mut cleo = house.sits(&anna.code, "Cleo").await;
    anna.does(json!({ "do": "start" })).await;
    for person in [&mut anna, &mut bert, &mut cleo] {
        person.until("the start", |person| !person.game.is_null()).await;
    }
    for (message, cast) in (1..).zip(["disagree", "abstain", "disagree"]) {
        bert.does(json!({ "do": "chat", "text": "nice table" })).await;
        anna.does(accuse(1, message)).await;
        for (person, cast) in [(&mut cleo, "agree"), (&mut bert, cast)] {
            person.until("the vote", |person| person.view()["trial"]["message"] == message).await;
            person.acts(vote(message, cast)).await;
        }
        anna.until("the end of the vote", |anna| judged(anna, message)).await;
        assert_eq!(anna.view()["cases"][message as usize - 1]["why"], "one_sided", "{cast}");
    }
    assert_eq!(cards(&anna), [6; 4]);
}

/// Plays the first card that goes, until the game is over: the bots win soon.
async fn lose(people: &mut [&mut Client]) {
    while people.iter().all(|person| !person.over()) {
        let Some(turn) = people.iter().position(|person| !person.menu().is_empty()) else {
            let reads = people.iter_mut().map(|person| Box::pin(person.reads()));
            let (read, ..) = futures_util::future::select_all(reads).await;
            read.expect("a connection that holds");
            continue;
        };
        let (action, seen) = (people[turn].menu()[0].clone(), people[turn].last);
        people[turn].acts(action).await;
        people[turn].until("the effect of an action", |person| person.last > seen).await;
    }
    for person in people {
        person.until("the end", Client::over).await;
    }
}

/// The same two at the new table.
async fn rematch(mut anna: Client, bert: &Client) -> (Client, Client) {
    anna.does(json!({ "do": "rematch" })).await;
    anna.until("a new table", |anna| anna.table["rematch"].is_string()).await;
    let code = anna.table["rematch"].as_str().unwrap().to_owned();
    let [mut hers, mut his] = [anna.way(), bert.way()];
    (hers.code, his.code) = (code.clone(), code);
    (hers.hello(None).await, his.hello(None).await)
}

/// Who dealt, at a table that has just been started.
async fn dealer_at(anna: &mut Client) -> u64 {
    anna.does(json!({ "do": "start" })).await;
    anna.until("the start", |anna| !anna.game.is_null()).await;
    anna.view()["dealer"].as_u64().unwrap()
}

#[tokio::test]
async fn ds_4_in_a_rematch_the_deal_passes_to_the_left() {
    let house = House::open().await;
    let options = json!({ "series_to_win": 1 });
    let mut anna =
        house.opens(json!({ "game": "double-series", "seats": 4, "options": options, "name": "Anna" })).await;
    let mut bert = house.sits(&anna.code, "Bert").await;
    for seat in [2, 3] {
        anna.does(json!({ "do": "bot", "seat": seat, "level": "medium" })).await;
    }
    let first_dealer = dealer_at(&mut anna).await;
    bert.until("the start", |bert| !bert.game.is_null()).await;
    lose(&mut [&mut anna, &mut bert]).await;

    // A rematch as it is: the deal passes to the left.
    (anna, bert) = rematch(anna, &bert).await;
    let second_dealer = dealer_at(&mut anna).await;
    assert_eq!(second_dealer, (first_dealer + 1) % 4);
    bert.until("the start", |bert| !bert.game.is_null()).await;
    lose(&mut [&mut anna, &mut bert]).await;

    // Whoever is to begin begins also from another seat.
    (anna, bert) = rematch(anna, &bert).await;
    let begins = (second_dealer + 2) % 4;
    let other = (begins + 1) % 4;
    anna.does(json!({ "do": "swap", "one": begins, "other": other })).await;
    let third_dealer = dealer_at(&mut anna).await;
    assert_eq!(third_dealer, (other + 3) % 4, "the dealer sits right of who begins");
    bert.until("the start", |bert| !bert.game.is_null()).await;
    lose(&mut [&mut anna, &mut bert]).await;

    // With fewer seats it stays with whoever is still there; if nobody is, the dealer is drawn.
    (anna, bert) = rematch(anna, &bert).await;
    let begins = (third_dealer + 2) % 4;
    let people = [anna.seat().unwrap(), bert.seat().unwrap()];
    anna.does(json!({ "do": "seats", "count": 2 })).await;
    let fourth_dealer = dealer_at(&mut anna).await;
    bert.until("the start", |bert| !bert.game.is_null()).await;
    let still_there = [(&anna, people[0]), (&bert, people[1])].into_iter().find(|(_, seat)| *seat == begins);
    match still_there {
        Some((person, _)) => assert_eq!((fourth_dealer + 1) % 2, person.seat().unwrap()),
        None => assert!(fourth_dealer < 2, "drawn again"),
    }
}
