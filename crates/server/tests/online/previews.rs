//! What a messenger shows of a link: the game and the invitation, nothing of who sits there.

use serde_json::json;

use crate::harness::{House, Setup, http, id_of};

/// Says whether this program carries the page, which the tests in a browser build first.
async fn page_is_built(house: &House) -> bool {
    let home = house.get("/").await;
    assert!(home.status == 200 || home.body.contains("has not been built"), "{home:?}");
    home.status == 200
}

#[tokio::test]
async fn a_link_shows_its_game_and_nothing_else() {
    let public_url = Some("http://games.example".to_owned());
    let house = House::with(Setup { public_url, ..Setup::default() }).await;
    let mut anna = house.table(2, "Anna <b>\"Secret\"").await;
    let link = format!("/t/{}", id_of(&anna.code));
    if !page_is_built(&house).await {
        assert_eq!(house.get(&link).await.status, 404);
        return;
    }
    let page = house.get(&link).await;
    let game = anna.table["game"].as_str().unwrap();
    let image = format!("content=\"http://games.example/preview/{game}.png\"");
    assert!(page.body.contains(&image), "{}", page.body);
    assert!(page.body.contains("property=\"og:description\" content=\"You are invited to a game of "));
    assert!(!page.body.contains("Anna") && !page.body.contains("Secret") && !page.body.contains(&anna.code));
    assert!(page.head.to_lowercase().contains("content-type: text/html"), "{}", page.head);
    let german = http::get(house.address, &link, &[("Accept-Language", "de-AT,de;q=0.9")]).await;
    assert!(german.body.contains("eingeladen"), "{}", german.body);

    // A code tells nobody whether there is such a table, and a table that is closed invites nobody.
    for other in [
        "/".to_owned(),
        format!("/t/{}", anna.code),
        format!("/t/{}", "0".repeat(32)),
        format!("{link}/more"),
    ] {
        let page = house.get(&other).await;
        assert!(page.status == 200 && !page.body.contains("og:image"), "{other}: {}", page.body);
    }
    anna.does(json!({ "do": "close" })).await;
    assert!(!house.get(&link).await.body.contains("og:image"));
}
