//! Reviews of finished games.

use store::{Accuracy, Append, Deletion, KeptReview, Rewrite, SeatAccuracy, Stage, Store};

use super::Backend;
use super::given::{append, boxed, end, summary, table};

fn review(body: &str) -> KeptReview {
    KeptReview { form: 1, iterations: 400, body: body.into() }
}

fn seats() -> Vec<SeatAccuracy> {
    let seat = |device: &str, fine| SeatAccuracy { devices: boxed(&[device]), decisions: 40, fine };
    vec![seat("anna", 39), seat("bert", 30)]
}

pub(crate) async fn a_review_is_kept_until_its_log_goes<B: Backend>() {
    let fresh = B::fresh();
    let store = fresh.store();
    store.create(table("KLMN", &["1"])).await.unwrap();
    // A game that is not over has none.
    store.keep_review("KLMN", review("too soon"), seats()).await.unwrap();
    assert_eq!(store.review("KLMN").await.unwrap(), None);
    store.append(end("KLMN", "anna", "bert")).await.unwrap();
    for body in ["first", "second"] {
        store.keep_review("KLMN", review(body), seats()).await.unwrap();
    }
    store.keep_review("NONE", review("of no table"), seats()).await.unwrap();
    let fresh = fresh.restart();
    let store = fresh.store();
    assert_eq!(store.review("KLMN").await.unwrap(), Some(review("second")));
    assert_eq!(store.review("NONE").await.unwrap(), None);
    let table = store.played(&["anna"]).await.unwrap().games[0].table;
    let anna = Accuracy { table, decisions: 40, fine: 39 };
    assert_eq!(store.accuracies(&["anna", "her tablet"]).await.unwrap(), [anna]);
    // What was deleted leaves the result, and how people played by it.
    store.delete(Deletion { code: "KLMN".to_owned(), version: 2, keep_summary: true }).await.unwrap();
    assert_eq!(store.review("KLMN").await.unwrap(), None);
    assert_eq!(store.accuracies(&["anna"]).await.unwrap(), [anna]);
}

pub(crate) async fn a_review_goes_with_the_game<B: Backend>() {
    let fresh = B::fresh();
    let store = fresh.store();
    for code in ["GONE", "GOES"] {
        store.create(table(code, &["1"])).await.unwrap();
        store.append(end(code, "anna", "bert")).await.unwrap();
        store.keep_review(code, review("a review"), seats()).await.unwrap();
    }
    store.delete(Deletion { code: "GONE".to_owned(), version: 2, keep_summary: false }).await.unwrap();
    assert_eq!(store.accuracies(&["bert"]).await.unwrap().len(), 1);
    // A game that goes on is not reviewed any more.
    let on =
        Append { summary: Some(summary(Stage::Playing, &["anna", "bert"])), ..append("GOES", 2, &["3"]) };
    store.append(on).await.unwrap();
    assert_eq!(store.review("GOES").await.unwrap(), None);
    assert!(store.accuracies(&["bert"]).await.unwrap().is_empty());
}

pub(crate) async fn who_is_forgotten_has_no_accuracy<B: Backend>() {
    let fresh = B::fresh();
    let store = fresh.store();
    store.create(table("KLMN", &["1"])).await.unwrap();
    store.append(end("KLMN", "anna", "bert")).await.unwrap();
    store.keep_review("KLMN", review("a review"), seats()).await.unwrap();
    store.forget(&["anna"]).await.unwrap();
    assert!(store.accuracies(&["anna"]).await.unwrap().is_empty());
    assert_eq!(store.accuracies(&["bert"]).await.unwrap().len(), 1);
    let rewrite = Rewrite {
        code: "KLMN".to_owned(),
        version: 2,
        bodies: boxed(&["a", "b"]),
        summary: summary(Stage::Over, &["bert"]),
        result: None,
    };
    store.rewrite(rewrite).await.unwrap();
    assert_eq!(store.review("KLMN").await.unwrap(), None);
    assert_eq!(store.accuracies(&["bert"]).await.unwrap().len(), 1);
}
