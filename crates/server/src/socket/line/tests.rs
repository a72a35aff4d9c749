use futures_util::StreamExt;
use tokio::io::AsyncReadExt;
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::Role;

use super::*;

/// A line over a connection with little room, and the page's end of it.
async fn connected() -> (Arc<Line>, TcpStream) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let page = tokio::net::TcpSocket::new_v4().unwrap();
    page.set_recv_buffer_size(4096).unwrap();
    let page = page.connect(listener.local_addr().unwrap()).await.unwrap();
    let (_, write) = listener.accept().await.unwrap().0.into_split();
    // As after the answer to the handshake: the system has said that it takes something.
    write.writable().await.unwrap();
    (Line::new(write), page)
}

#[tokio::test]
async fn what_the_socket_does_not_take_at_once_arrives_whole_and_in_order() {
    let (line, page) = connected().await;
    let outbox = Outbox::new(line.clone());
    let message = |number: usize| Outgoing::from(format!("{number} ").repeat(number * 40_000));
    let mut sent = 0;
    while outbox.push(message(sent)) {
        outbox.flush();
        sent += 1;
    }
    assert!(line.is_stalled() && outbox.capacity() == 0 && sent > OUTBOX_CAPACITY);
    let draining = tokio::spawn(async move { line.drain().await });
    drop(outbox);
    let mut page = WebSocketStream::from_raw_socket(page, Role::Client, None).await;
    for number in 0..sent {
        assert_eq!(page.next().await.unwrap().unwrap(), Message::Text(message(number)));
    }
    assert!(matches!(page.next().await, Some(Ok(Message::Close(None)))));
    draining.await.unwrap();
}

#[tokio::test]
async fn an_answer_waits_for_room() {
    let (line, page) = connected().await;
    let outbox = Outbox::new(line.clone());
    while outbox.push("x".repeat(100_000).into()) {
        outbox.flush();
    }
    let other = line.clone();
    let answering = tokio::spawn(async move { other.send("answer".into()).await });
    tokio::task::yield_now().await;
    assert!(!answering.is_finished());
    let draining = tokio::spawn(async move { line.drain().await });
    let mut page = WebSocketStream::from_raw_socket(page, Role::Client, None).await;
    while page.next().await.unwrap().unwrap() != Message::Text("answer".into()) {}
    assert!(answering.await.unwrap());
    drop(outbox);
    draining.await.unwrap();
}

#[tokio::test(start_paused = true)]
async fn a_page_that_takes_no_message_for_long_is_given_up() {
    let (line, mut page) = connected().await;
    let outbox = Outbox::new(line.clone());
    while outbox.push("x".repeat(1_000_000).into()) {
        outbox.flush();
    }
    let (start, drip) = (Instant::now(), Duration::from_secs(5));
    let mut draining = std::pin::pin!(line.drain());
    // A few bytes now and then are no message.
    while tokio::time::timeout(drip, &mut draining).await.is_err() {
        page.read_exact(&mut [0; 10]).await.unwrap();
    }
    assert!((TIMEOUT..TIMEOUT + 2 * drip).contains(&start.elapsed()), "{:?}", start.elapsed());
    assert!(!outbox.push("x".into()) && !line.send("x".into()).await);
}
