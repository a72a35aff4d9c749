//! Connections that are held open for nothing: they end by themselves, and the others are served meanwhile.

use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::harness::client::PATIENCE;
use crate::harness::{House, Setup};

async fn house() -> House {
    // Long enough for a request that means to be in time on a busy machine.
    let head_timeout = Duration::from_secs(3);
    House::with(Setup { head_timeout, request_timeout: head_timeout, ..Setup::default() }).await
}

/// What comes until the server ends the connection.
async fn until_closed(mut stream: TcpStream) -> String {
    let mut text = Vec::new();
    // A reset is an end too.
    let _reset =
        tokio::time::timeout(PATIENCE, stream.read_to_end(&mut text)).await.expect("it is never closed");
    String::from_utf8_lossy(&text).into_owned()
}

#[tokio::test]
async fn a_connection_that_asks_for_nothing_is_closed_and_others_are_served_meanwhile() {
    let house = house().await;
    let mut half_open = Vec::new();
    for number in 0..200 {
        let mut stream = TcpStream::connect(house.address).await.unwrap();
        // Some say nothing at all, some begin a request and never end it.
        if number % 2 == 0 {
            stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: a\r\n").await.unwrap();
        }
        half_open.push(stream);
    }
    assert_eq!(house.get("/healthz").await.status, 200);
    for stream in half_open {
        assert!(!until_closed(stream).await.contains("200 OK"));
    }
}

#[tokio::test]
async fn a_connection_that_was_used_and_is_kept_for_nothing_is_closed() {
    let house = house().await;
    let mut stream = TcpStream::connect(house.address).await.unwrap();
    stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n").await.unwrap();
    assert!(until_closed(stream).await.contains("200 OK"));
}

#[tokio::test]
async fn a_body_that_never_comes_is_not_waited_for() {
    let house = house().await;
    let mut stream = TcpStream::connect(house.address).await.unwrap();
    let head = b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{";
    stream.write_all(head).await.unwrap();
    assert!(until_closed(stream).await.contains("408 Request Timeout"));
}
