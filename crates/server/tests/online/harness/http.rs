//! HTTP requests, as a browser would make them or not.

use std::io;
use std::net::SocketAddr;

use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// What came back.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
}

impl Answer {
    fn read(text: &str) -> Option<Answer> {
        let (head, body) = text.split_once("\r\n\r\n")?;
        let status = head.split(' ').nth(1)?.parse().ok()?;
        Some(Answer { status, head: head.to_owned(), body: body.to_owned() })
    }

    /// The body, which is JSON.
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    /// The cookie that was set, as it is to be sent back.
    pub(crate) fn cookie(&self) -> Option<String> {
        let line = self.head.lines().find(|line| line.to_lowercase().starts_with("set-cookie:"))?;
        line.split_once(':')?.1.trim().split(';').next().map(str::to_owned)
    }

    /// The rule of a refusal, which has a sentence too.
    pub(crate) fn rule(&self) -> String {
        let refusal = self.json();
        assert!(refusal["message"].as_str().is_some_and(|message| message.len() > 10), "{self:?}");
        refusal["rule"].as_str().unwrap().to_owned()
    }
}

/// Asks for that path.
pub(crate) async fn get(address: SocketAddr, path: &str, headers: &[(&str, &str)]) -> Answer {
    request(address, "GET", path, headers, b"").await
}

/// Asks for that path, unless the connection breaks.
pub(crate) async fn tries_to_get(address: SocketAddr, path: &str) -> Option<Answer> {
    exchange(address, "GET", path, &[], b"").await.ok().and_then(|text| Answer::read(&text))
}

/// Sends that to that path, unless the connection breaks.
pub(crate) async fn tries_to_post(address: SocketAddr, path: &str, body: &[u8]) -> Option<Answer> {
    exchange(address, "POST", path, &[], body).await.ok().and_then(|text| Answer::read(&text))
}

/// Sends that to that path.
pub(crate) async fn post(address: SocketAddr, path: &str, headers: &[(&str, &str)], body: &[u8]) -> Answer {
    request(address, "POST", path, headers, body).await
}

async fn request(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: &[u8],
) -> Answer {
    let text = exchange(address, method, path, headers, body).await.unwrap();
    Answer::read(&text).unwrap_or_else(|| panic!("no answer: {text:?}"))
}

async fn exchange(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: &[u8],
) -> io::Result<String> {
    let headers: Vec<String> = headers.iter().map(|(name, value)| format!("{name}: {value}\r\n")).collect();
    let headers = headers.concat();
    let length = body.len();
    let head = format!(
        "{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n{headers}\
         Content-Length: {length}\r\n\r\n"
    );
    let mut stream = TcpStream::connect(address).await?;
    stream.write_all(head.as_bytes()).await?;
    // A body that is too long is refused before all of it is sent.
    let _cut_off = stream.write_all(body).await;
    let mut answer = Vec::new();
    let _cut_off = stream.read_to_end(&mut answer).await;
    let text = String::from_utf8(answer).unwrap();
    Ok(match text.split_once("\r\n\r\n") {
        Some((head, body)) if head.to_lowercase().contains("transfer-encoding: chunked") => {
            format!("{head}\r\n\r\n{}", unchunked(body))
        }
        _ => text,
    })
}

/// A body that came in parts, each with its length before it.
fn unchunked(mut body: &str) -> String {
    let mut whole = String::new();
    while let Some((length, rest)) = body.split_once("\r\n") {
        let length = usize::from_str_radix(length.trim(), 16).unwrap();
        whole.push_str(&rest[..length]);
        body = rest[length..].strip_prefix("\r\n").unwrap_or_default();
    }
    whole
}
