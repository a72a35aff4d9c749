//! Tables as text.

use store::{Append, ImportError, Imported, NewTable, Secrecy, Store, StoreError, export, import};

use crate::{Fresh, append, table};

const SECRET: &str = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1eff";

/// A store with one finished table.
async fn source() -> Fresh {
    let fresh = Fresh::new();
    let mut secret: [u8; 32] = std::array::from_fn(|n| n as u8);
    secret[31] = 0xFF;
    fresh.store.create(NewTable { secret, ..table("KLMN", &["{\"quintet\":1}"]) }).await.unwrap();
    let last = Append { over: true, ..append("KLMN", 1, &["{\"a\": \"★\"}", "[2]"]) };
    fresh.store.append(last).await.unwrap();
    fresh
}

#[tokio::test]
async fn there_and_back() {
    let source = source().await;
    let text = export(&*source.store, "KLMN", Secrecy::Tell).await.unwrap().unwrap();
    let first = format!(
        "{{\"quintet-table\":1,\"code\":\"KLMN\",\"over\":true,\"records\":3,\"secret\":\"{SECRET}\"}}"
    );
    assert_eq!(text, format!("{first}\n{{\"quintet\":1}}\n{{\"a\": \"★\"}}\n[2]\n"));

    let target = Fresh::new();
    let imported = Imported { code: "KLMN".to_owned(), version: 3, over: true };
    assert_eq!(import(&*target.store, &text).await, Ok(imported));
    assert_eq!(export(&*target.store, "KLMN", Secrecy::Tell).await.unwrap(), Some(text.clone()));

    let taken = StoreError::Taken { code: "KLMN".to_owned() };
    assert_eq!(import(&*target.store, &text).await, Err(ImportError::Store(taken)));
    assert_eq!(export(&*target.store, "NONE", Secrecy::Tell).await, Ok(None));
}

#[tokio::test]
async fn a_text_that_went_through_an_editor() {
    let text = format!(
        "\n{{\"quintet-table\":1,\"code\":\"A\",\"over\":false,\"records\":2,\"secret\":\"{SECRET}\"}}\r\n1\r\n\r\n2"
    );
    let target = Fresh::new();
    import(&*target.store, &text).await.unwrap();
    assert_eq!(target.bodies("A").await, crate::boxed(&["1", "2"]));
}

#[tokio::test]
async fn the_secret_is_told_only_when_asked_for() {
    let source = source().await;
    let text = export(&*source.store, "KLMN", Secrecy::Keep).await.unwrap().unwrap();
    assert!(!text.contains("secret") && !text.contains(SECRET));
    assert_eq!(import(&*Fresh::new().store, &text).await, Err(ImportError::Secretless));
}

#[tokio::test]
async fn what_is_wrong_is_named() {
    let target = Fresh::new();
    let header = |records: u32| {
        format!(
            "{{\"quintet-table\":1,\"code\":\"A\",\"over\":false,\"records\":{records},\"secret\":\"{SECRET}\"}}"
        )
    };
    let cases = [
        (String::new(), "line 1: the file is empty"),
        ("Dear diary".to_owned(), "line 1: this is not the first line of an exported table"),
        ("{\"quintet\":1}".to_owned(), "line 1: this is not the first line of an exported table"),
        (
            "{\"quintet-table\":2,\"new\":[]}".to_owned(),
            "has version 2 of the format, and this program knows versions up to 1",
        ),
        ("{\"quintet-table\":1,\"over\":false,\"records\":0}".to_owned(), "line 1: missing field `code`"),
        (header(0).replace(SECRET, "00ff"), "line 1: 64 hexadecimal digits are expected"),
        (header(0).replace("ff\"", "+f\""), "line 1: 64 hexadecimal digits are expected"),
        (header(2) + "\n{}\n{\"a\":", "line 3: this is not JSON"),
        (header(2) + "\n{}", "should have 2 records but has 1"),
        (header(1) + "\n{}\n{}", "should have 1 records but has 2"),
    ];
    for (text, expected) in cases {
        let error = import(&*target.store, &text).await.expect_err(expected).to_string();
        assert!(error.contains(expected), "{error} lacks {expected}");
        assert_eq!(target.store.load("A").await.unwrap(), None);
    }
}
