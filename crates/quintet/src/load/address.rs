//! The address of a server, and the few plain HTTP requests.

use std::net::{SocketAddr, ToSocketAddrs};

use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::error::CommandError;

/// The address of a server without TLS.
#[derive(Clone, Debug)]
pub(crate) struct Address(pub(crate) SocketAddr);

/// The answer to a request.
pub(super) struct Answer {
    pub(super) body: Value,
    /// The cookie by which the server recognizes the visitor.
    pub(super) cookie: String,
}

impl Address {
    /// Parses `127.0.0.1:5555`, optionally with `http://` before it.
    pub(super) fn parse(text: &str) -> Result<Address, CommandError> {
        let host = text.strip_prefix("http://").unwrap_or(text).trim_end_matches('/');
        let mut found =
            host.to_socket_addrs().map_err(|error| CommandError::Usage(format!("{text}: {error}")))?;
        found
            .next()
            .map(Address)
            .ok_or_else(|| CommandError::Usage(format!("{text}: there is no such address")))
    }

    /// Makes a request as a new visitor, on a connection of its own, as a browser's first visit does.
    pub(super) async fn request(&self, method: &str, path: &str, body: &str) -> Result<Answer, CommandError> {
        let mut stream = TcpStream::connect(self.0).await?;
        let head = format!("{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n", self.0);
        let length = body.len();
        let request =
            format!("{head}Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}");
        stream.write_all(request.as_bytes()).await?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await?;
        let unexpected = || CommandError::Failed(format!("{method} {path} was answered with {answer:?}"));
        let (head, body) = answer.split_once("\r\n\r\n").ok_or_else(unexpected)?;
        let cookie = head.lines().find_map(|line| {
            let (name, value) = line.split_once(':')?;
            let value = value.split(';').next()?.trim();
            name.eq_ignore_ascii_case("set-cookie").then(|| value.to_owned())
        });
        let success = head.split(' ').nth(1).is_some_and(|status| status.starts_with('2'));
        let body = serde_json::from_str(body).ok().filter(|_| success).ok_or_else(unexpected)?;
        Ok(Answer { body, cookie: cookie.unwrap_or_default() })
    }
}
