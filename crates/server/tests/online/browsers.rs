//! What browsers are told to hold to, and the cookie that they keep.

use serde_json::json;

use crate::harness::{House, Setup, http};

#[tokio::test]
async fn every_answer_says_what_browsers_hold_to() {
    let house = House::open().await;
    let says = |head: &str, line: &str| head.to_lowercase().lines().any(|said| said == line);
    for path in ["/", "/healthz", "/api/games", "/api/tables", "/api/nowhere", "/api/tables/BBBBBB/log"] {
        let head = house.get(path).await.head;
        assert!(head.to_lowercase().contains("\r\npermissions-policy: "), "{path}: {head}");
        assert!(head.contains("frame-ancestors 'none'"), "{path}: {head}");
        assert_eq!(says(&head, "cache-control: no-store"), path.starts_with("/api/"), "{path}: {head}");
        // This house is reached by plain HTTP.
        assert!(!head.to_lowercase().contains("strict-transport-security"), "{path}: {head}");
    }
}

#[tokio::test]
async fn over_tls_a_former_cookie_is_exchanged_and_the_seat_kept() {
    let house = House::open().await;
    let anna = house.table(2, "Anna").await;
    let token = anna.cookie.strip_prefix("quintet=").unwrap().to_owned();
    let public_url = Some("https://games.example".to_owned());
    let house = house.restarts_with(Setup { public_url, ..Setup::default() }).await;
    let former = http::get(house.address, "/api/tables", &[("Cookie", &anna.cookie)]).await;
    assert_eq!(former.json()["mine"].as_array().unwrap().len(), 1);
    let head = former.head.to_lowercase();
    assert!(head.contains(&format!("set-cookie: __host-quintet={token}; ")), "{head}");
    assert!(head.contains("set-cookie: quintet=; path=/; max-age=0"), "{head}");
    assert!(head.contains("strict-transport-security: max-age=31536000\r\n"), "{head}");
    let mut anna = anna;
    anna.cookie = format!("__Host-quintet={token}");
    let mut anna = house.returns(anna).await;
    assert_eq!(anna.seat(), Some(0));
    anna.does(json!({ "do": "chat", "text": "still here" })).await;
}
