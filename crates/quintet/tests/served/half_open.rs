//! Thousands of connections that are held open for nothing, from many addresses: gone after a while, and others are
//! served meanwhile. A small version with shorter clocks is among the server's own tests (`connections`).

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::time::{Duration, Instant};

use futures_util::future::join_all;
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

use crate::http;
use crate::program::Program;

/// How many there are, in soak.
const HALF_OPEN: usize = 6_000;
/// How many of them come from one address.
const PER_ADDRESS: usize = 300;
/// By when the server has let go of them.
const MAX_HELD: Duration = Duration::from_secs(30);
/// How long others may wait meanwhile.
const MAX_WAIT: Duration = Duration::from_secs(1);

/// A connection from one of the many addresses of this machine.
async fn connect(to: SocketAddr, number: usize) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    let from = Ipv4Addr::new(127, 0, 1, 1 + (number / PER_ADDRESS) as u8);
    socket.bind(SocketAddr::new(IpAddr::V4(from), 0)).unwrap();
    socket.connect(to).await.unwrap()
}

#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "takes half a minute and thousands of files: make soak"]
async fn soak_half_open_connections_are_let_go_and_others_served_meanwhile() {
    rlimit::increase_nofile_limit(1 << 20).unwrap();
    let data = tempfile::tempdir().unwrap();
    let program = Program::start(data.path());
    let wish = json!({ "game": "five-crowns", "seats": 2, "name": "Anna", "against": "easy" });
    let mut anna = program.opens(wish, "anna").await;
    let parts = [
        "",
        "GET /healthz HTTP/1.1\r\nHost: a\r\n",
        "POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{",
    ];
    let start = Instant::now();
    let mut streams = Vec::new();
    for number in 0..HALF_OPEN {
        let mut stream = connect(program.address, number).await;
        stream.write_all(parts[number % parts.len()].as_bytes()).await.unwrap();
        streams.push(stream);
    }
    let opened = start.elapsed();
    let held = tokio::spawn(async move {
        let closed = streams.into_iter().map(|mut stream| async move {
            let mut text = Vec::new();
            let _reset = stream.read_to_end(&mut text).await;
        });
        join_all(closed).await;
        Instant::now()
    });
    // Meanwhile somebody plays, and somebody new comes again and again.
    let mut waits = Vec::new();
    while !held.is_finished() {
        let asked = Instant::now();
        assert_eq!(http::get(program.address, "/healthz", &[]).await.status, 200);
        anna.does(json!({ "do": "chat", "text": "still here" })).await;
        waits.push(asked.elapsed());
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let held = held.await.unwrap().duration_since(start);
    waits.sort_unstable();
    let longest = waits[waits.len() - 1];
    println!(
        "{HALF_OPEN} half-open connections: opened in {opened:.1?}, all gone {held:.1?} after the first; meanwhile a request \
         and a command took {:.1?} (p50), {longest:.1?} at most ({} times)",
        waits[waits.len() / 2],
        waits.len()
    );
    assert!(held <= MAX_HELD, "{held:?}");
    assert!(longest <= MAX_WAIT, "{longest:?}");
}
