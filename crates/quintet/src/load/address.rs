//! The address of a server, and the few plain HTTP requests.

use std::net::{Ipv4Addr, SocketAddr, ToSocketAddrs};

use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::error::CommandError;

/// The address of a server without TLS, and of whom visits it.
#[derive(Clone, Debug)]
pub(crate) struct Address {
    pub(crate) server: SocketAddr,
    /// The address that a proxy would name for the visitor; a server on this machine believes it.
    visitor: Option<Ipv4Addr>,
}

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
            .map(|server| Address { server, visitor: None })
            .ok_or_else(|| CommandError::Usage(format!("{text}: there is no such address")))
    }

    /// The same server, visited from that address.
    pub(super) fn visited_from(&self, visitor: Ipv4Addr) -> Address {
        Address { visitor: Some(visitor), ..self.clone() }
    }

    /// What a proxy says of the visitor.
    pub(super) fn forwarded_for(&self) -> Option<String> {
        self.visitor.map(|visitor| visitor.to_string())
    }

    /// Makes a request as a new visitor, on a connection of its own, as a browser's first visit does.
    pub(super) async fn request(&self, method: &str, path: &str, body: &str) -> Result<Answer, CommandError> {
        let mut stream = TcpStream::connect(self.server).await?;
        let forwarded = self.forwarded_for().map(|visitor| format!("X-Forwarded-For: {visitor}\r\n"));
        let (host, forwarded) = (self.server, forwarded.unwrap_or_default());
        let head = format!("{method} {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n{forwarded}");
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
