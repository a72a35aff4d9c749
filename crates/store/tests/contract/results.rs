//! How games ended.

use store::{Append, Better, Ended, NewTable, Stage, Store, Versus};

use super::Backend;
use super::given::{append, end, now, summary, table};

pub(crate) async fn a_result_is_written_with_what_ended_the_game<B: Backend>() {
    let fresh = B::fresh();
    fresh.store().create(table("KLMN", &["1"])).await.unwrap();
    let late = Append { version: 7, ..end("KLMN", "anna", "bert") };
    assert!(fresh.store().append(late).await.is_err());
    assert!(fresh.store().played(&["anna"]).await.unwrap().games.is_empty());
    fresh.store().append(end("KLMN", "anna", "bert")).await.unwrap();
    let fresh = fresh.restart();
    let store = fresh.store();
    let anna = store.played(&["anna"]).await.unwrap();
    let [game] = &anna.games[..] else { panic!("{anna:?}") };
    assert_eq!((game.place, game.won, game.score, game.seats, game.millis), (1, true, 12, 3, 60_000));
    assert_eq!((game.better, &*anna.variants[game.variant].game), (Better::Fewer, "five-crowns"));
    assert!(game.ended <= now());
    let bert = store.played(&["bert"]).await.unwrap();
    assert_eq!((bert.games[0].place, bert.games[0].others[0].versus), (3, Versus::Behind));
    let [other] = game.others[..] else { panic!("a bot is nobody's rival: {game:?}") };
    assert_eq!(other.versus, Versus::Ahead);
    let names = store.players(&[other.player]).await.unwrap();
    assert_eq!((&*names[0].name, &*names[0].person), ("Bert", "bert"));
    let kept = store.results(&[game.table]).await.unwrap();
    assert_eq!((&*kept[0].code, &*kept[0].line, kept[0].ended), ("KLMN", "{\"line\":1}", game.ended));
    assert!(store.without_result(0, 10).await.unwrap().is_empty());
}

pub(crate) async fn a_game_that_was_played_elsewhere_has_its_result_at_once<B: Backend>() {
    let fresh = B::fresh();
    let result = end("KLMN", "anna", "bert").result.unwrap();
    let elsewhere = |code: &str, at| NewTable {
        summary: summary(Stage::Over, &["anna", "bert"]),
        ended: Some(Ended { at, result: result.clone() }),
        ..table(code, &["1", "2"])
    };
    fresh.store().create(elsewhere("KLMN", 5_000)).await.unwrap();
    // What is taken changes nothing, for those who come with it neither.
    let again = NewTable { code: "OTHER".to_owned(), ..elsewhere("KLMN", 6_000) };
    let created = tokio::join!(fresh.store().create(again), fresh.store().create(elsewhere("BBBB", 4_000)));
    assert!(created.0.is_err() && created.1.is_ok(), "{created:?}");
    let fresh = fresh.restart();
    let anna = fresh.store().played(&["anna"]).await.unwrap();
    assert_eq!(anna.games.iter().map(|game| game.ended).collect::<Vec<_>>(), [5_000, 4_000]);
    let tables: Vec<_> = anna.games.iter().map(|game| game.table).collect();
    let kept = fresh.store().results(&tables).await.unwrap();
    assert_eq!((&*kept[0].code, &*kept[1].code, kept[0].ended), ("KLMN", "BBBB", 5_000));
}

pub(crate) async fn a_game_that_goes_on_has_no_result<B: Backend>() {
    let fresh = B::fresh();
    let store = fresh.store();
    store.create(table("KLMN", &["1"])).await.unwrap();
    store.append(end("KLMN", "anna", "bert")).await.unwrap();
    let table = store.played(&["anna"]).await.unwrap().games[0].table;
    let on =
        Append { summary: Some(summary(Stage::Playing, &["anna", "bert"])), ..append("KLMN", 2, &["3"]) };
    store.append(on).await.unwrap();
    assert!(store.played(&["anna"]).await.unwrap().games.is_empty());
    assert!(store.results(&[table]).await.unwrap().is_empty());
}

pub(crate) async fn what_somebody_has_played_is_theirs_on_all_devices<B: Backend>() {
    let fresh = B::fresh();
    let store = fresh.store();
    for (code, anna, bert) in
        [("A", "phone", "bert"), ("B", "laptop", "bert"), ("C", "phone", "bert's tablet")]
    {
        store.create(table(code, &["1"])).await.unwrap();
        store.append(end(code, anna, bert)).await.unwrap();
    }
    let both = store.played(&["phone", "laptop"]).await.unwrap();
    let tables: Vec<_> = both.games.iter().map(|game| game.table).collect();
    let codes = store.results(&tables).await.unwrap().into_iter().map(|kept| kept.code).collect::<Vec<_>>();
    assert_eq!(codes, ["C", "B", "A"]);
    assert_eq!(both.variants.len(), 1);
    // Bert is the same on his two devices, once they are linked.
    store.link("bert's tablet", "bert").await.unwrap();
    let numbers: Vec<_> = both.games.iter().map(|game| game.others[0].player).collect();
    let people = store.players(&numbers).await.unwrap();
    assert!(people.iter().all(|player| player.person == people[0].person), "{people:?}");
    assert_ne!(people[0].number, people[1].number);
}
