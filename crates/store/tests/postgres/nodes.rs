//! Several servers on one database: who has a table, and who finds out that it is gone.

use store::{NewNode, Nodes, Owned, Postgres, Store, StoreError, StoredTable, Waiting};
use testkit::postgres::Cluster;

use crate::{append, table};

fn node(address: &str, protocol: u32) -> NewNode {
    NewNode { address: address.to_owned(), version: "1.2.3".to_owned(), protocol }
}

/// Two nodes on a new database, each with its number.
async fn pair() -> (String, [(Postgres, i64); 2]) {
    let url = Cluster::shared().database();
    let first = Postgres::open(&url.parse().unwrap()).unwrap();
    let second = Postgres::open(&url.parse().unwrap()).unwrap();
    let ids = [
        first.join(node("10.0.0.1:1", 1)).await.unwrap().id,
        second.join(node("10.0.0.2:1", 1)).await.unwrap().id,
    ];
    (url, [(first, ids[0]), (second, ids[1])])
}

/// The database says that the lease of that node has ended, or runs for long.
fn set_lease(url: &str, id: i64, alive: bool) {
    let until = if alive { "now() + interval '1 hour'" } else { "now() - interval '1 second'" };
    let sql = format!("UPDATE quintet.nodes SET lease_until = {until} WHERE id = {id}");
    Cluster::shared().sql(url, &sql);
}

fn here(owned: Option<Owned>) -> StoredTable {
    match owned {
        Some(Owned::Here(table)) => table,
        other => panic!("{other:?}"),
    }
}

fn elsewhere(owned: Option<Owned>) -> i64 {
    match owned {
        Some(Owned::Elsewhere(node)) => node.id,
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn who_lost_a_table_finds_out_at_the_next_append() {
    let (url, [(first, one), (second, two)]) = pair().await;
    first.create(table("KLMN", &["0"])).await.unwrap();
    set_lease(&url, one, true);
    let mine = here(first.own("KLMN").await.unwrap());
    let in_epoch = |version, epoch| store::Append { epoch, ..append("KLMN", version, &["{}"]) };
    first.append(in_epoch(1, mine.epoch)).await.unwrap();
    assert_eq!(elsewhere(second.own("KLMN").await.unwrap()), one, "its lease runs");
    set_lease(&url, one, false);
    set_lease(&url, two, true);
    let theirs = here(second.own("KLMN").await.unwrap());
    assert_eq!((theirs.version, theirs.epoch), (2, mine.epoch + 1));
    let fenced = first.append(in_epoch(2, mine.epoch)).await.unwrap_err();
    assert_eq!(
        fenced,
        StoreError::Fenced { code: "KLMN".to_owned(), expected: mine.epoch, found: theirs.epoch }
    );
    second.append(in_epoch(2, theirs.epoch)).await.unwrap();
    assert_eq!(elsewhere(first.own("KLMN").await.unwrap()), two);
    assert_eq!(first.owner("KLMN").await.unwrap().map(|node| node.id), Some(two));
    assert_eq!(second.owned().await.unwrap(), [("KLMN".to_owned(), theirs.epoch)]);
    assert!(first.owned().await.unwrap().is_empty());
    // Whoever lost it is told, though its lease may run again by then; and told once.
    set_lease(&url, one, true);
    assert!(first.beat().await.unwrap().lapsed);
    set_lease(&url, one, true);
    assert!(!first.beat().await.unwrap().lapsed);
}

#[tokio::test]
async fn of_many_who_want_the_table_of_a_dead_node_one_gets_it() {
    let (url, [(first, one), (second, two)]) = pair().await;
    first.create(table("KLMN", &["0"])).await.unwrap();
    here(first.own("KLMN").await.unwrap());
    set_lease(&url, one, false);
    set_lease(&url, two, true);
    let third = Postgres::open(&url.parse().unwrap()).unwrap();
    let three = third.join(node("10.0.0.3:1", 1)).await.unwrap().id;
    set_lease(&url, three, true);
    for _ in 0..20 {
        let (by_two, by_three) = tokio::join!(second.own("KLMN"), third.own("KLMN"));
        let got = [by_two.unwrap(), by_three.unwrap()]
            .into_iter()
            .filter(|owned| matches!(owned, Some(Owned::Here(_))))
            .count();
        assert_eq!(got, 1);
        Cluster::shared().sql(&url, &format!("UPDATE quintet.heads SET owner = {one}"));
    }
}

#[tokio::test]
async fn a_table_that_was_let_go_is_anybodys_at_once() {
    let (url, [(first, one), (second, two)]) = pair().await;
    set_lease(&url, one, true);
    set_lease(&url, two, true);
    for code in ["KLMN", "PQRS"] {
        first.create(table(code, &["0"])).await.unwrap();
    }
    let mine = here(first.own("KLMN").await.unwrap());
    first.release("KLMN", mine.epoch - 1).await.unwrap();
    assert_eq!(elsewhere(second.own("KLMN").await.unwrap()), one, "that was an epoch of before");
    first.release("KLMN", mine.epoch).await.unwrap();
    here(second.own("KLMN").await.unwrap());
    here(first.own("PQRS").await.unwrap());
    first.leave().await.unwrap();
    here(second.own("PQRS").await.unwrap());
    let left: Vec<(i64, u64)> =
        second.list().await.unwrap().iter().map(|(node, tables)| (node.id, *tables)).collect();
    assert_eq!(left, [(two, 2)]);
}

#[tokio::test]
async fn a_lease_that_ended_is_told_once() {
    let (url, [(first, one), (second, _)]) = pair().await;
    set_lease(&url, one, false);
    assert!(second.beat().await.unwrap().nodes.iter().any(|node| node.id == one && !node.alive));
    assert!(first.beat().await.unwrap().lapsed);
    set_lease(&url, one, true);
    let beat = first.beat().await.unwrap();
    assert!(!beat.lapsed && beat.nodes.iter().any(|node| node.address == "10.0.0.2:1"));
    Cluster::shared().sql(&url, &format!("DELETE FROM quintet.nodes WHERE id = {one}"));
    assert!(first.beat().await.unwrap().lapsed, "it was forgotten meanwhile");
    assert!(second.beat().await.unwrap().nodes.iter().any(|node| node.id == one), "and is back");
}

#[tokio::test]
async fn a_node_of_another_age_does_not_join() {
    let (url, [(_first, one), _]) = pair().await;
    set_lease(&url, one, true);
    let stranger = Postgres::open(&url.parse().unwrap()).unwrap();
    let refused = stranger.join(node("10.0.0.9:1", 3)).await.err().unwrap();
    assert!(matches!(refused, StoreError::Incompatible { .. }), "{refused}");
    stranger.join(node("10.0.0.9:1", 2)).await.unwrap();
}

#[tokio::test]
async fn a_lobby_is_the_same_on_all_nodes() {
    let (url, [(first, one), (second, two)]) = pair().await;
    set_lease(&url, one, true);
    set_lease(&url, two, true);
    let waits = |code: &str, open| Waiting {
        code: code.to_owned(),
        open,
        address: "1.2.3.4".to_owned(),
        line: "{}".to_owned(),
    };
    first.show_waiting(vec![waits("KLMN", true), waits("PQRS", false)], Vec::new()).await.unwrap();
    assert_eq!(second.open_tables(10).await.unwrap(), [waits("KLMN", true)]);
    assert!(second.is_waiting("PQRS").await.unwrap());
    first.show_waiting(Vec::new(), vec!["PQRS".to_owned()]).await.unwrap();
    assert!(!second.is_waiting("PQRS").await.unwrap());
    second.show_waiting(vec![waits("KLMN", true)], Vec::new()).await.unwrap();
    first.show_waiting(Vec::new(), vec!["KLMN".to_owned()]).await.unwrap();
    assert!(first.is_waiting("KLMN").await.unwrap(), "it waits at the other node now");
    set_lease(&url, two, false);
    assert!(!first.is_waiting("KLMN").await.unwrap(), "nobody is there any more");
}

/// An answer is lost: what was on its way is fenced off by whoever takes the table next, were it the same node.
#[tokio::test]
async fn to_take_a_table_again_fences_off_what_was_under_way() {
    let (url, [(first, one), _]) = pair().await;
    set_lease(&url, one, true);
    first.create(table("KLMN", &["0"])).await.unwrap();
    let before = here(first.own("KLMN").await.unwrap());
    let again = here(first.own("KLMN").await.unwrap());
    assert!(again.epoch > before.epoch);
    let late = store::Append { epoch: before.epoch, ..append("KLMN", 1, &["{}"]) };
    assert!(matches!(first.append(late).await, Err(StoreError::Fenced { .. })));
}
