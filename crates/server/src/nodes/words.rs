//! What nodes say to each other: lines of JSON over HTTP/2. Down come the messages of a table as the page gets them, up go
//! these.

use axum::body::Bytes;
use futures_util::{Stream, StreamExt};
use serde::{Deserialize, Serialize};
use table::Millis;

use crate::identity::{Client, Person};
use crate::limits::Address;
use crate::wire::Command;

/// The longest line that is read of another node: far more than any message.
const MAX_LINE_BYTES: usize = 4 << 20;

/// The first line: who comes to the table.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Arrival {
    pub person: Person,
    pub client: Client,
    pub address: Address,
    pub last_seen: Option<u32>,
}

/// The lines after it: what the page sends.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Upward {
    Command { number: u32, command: Command, lag: Millis },
    Hint { number: u32 },
    Pause { on: bool },
}

/// A value as a line.
pub(super) fn line(value: &impl Serialize) -> Bytes {
    let mut line = serde_json::to_vec(value).unwrap_or_default();
    line.push(b'\n');
    line.into()
}

/// A body, line by line.
pub(super) struct Lines<S> {
    chunks: S,
    read: Vec<u8>,
    /// Up to here there is no end of a line.
    searched: usize,
}

impl<S, E> Lines<S>
where
    S: Stream<Item = Result<Bytes, E>> + Unpin,
{
    pub(super) fn new(chunks: S) -> Lines<S> {
        Lines { chunks, read: Vec::new(), searched: 0 }
    }

    /// The next line without its end; `None` at the end of the body, however it came. May be cancelled.
    pub(super) async fn next(&mut self) -> Option<Vec<u8>> {
        loop {
            if let Some(end) = self.read[self.searched..].iter().position(|byte| *byte == b'\n') {
                let end = self.searched + end;
                let rest = self.read.split_off(end + 1);
                let mut line = std::mem::replace(&mut self.read, rest);
                line.truncate(end);
                self.searched = 0;
                return Some(line);
            }
            self.searched = self.read.len();
            if self.read.len() > MAX_LINE_BYTES {
                return None;
            }
            self.read.extend_from_slice(&self.chunks.next().await?.ok()?);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::stream;

    #[tokio::test]
    async fn lines_come_whole_however_they_were_cut() {
        let text = "first\nsecond\n\nlast\ncut off";
        for size in 1..text.len() {
            let chunks = text.as_bytes().chunks(size).map(|chunk| Ok::<_, ()>(Bytes::copy_from_slice(chunk)));
            let mut lines = Lines::new(stream::iter(chunks.collect::<Vec<_>>()));
            for whole in ["first", "second", "", "last"] {
                assert_eq!(lines.next().await.as_deref(), Some(whole.as_bytes()), "{size}");
            }
            assert_eq!(lines.next().await, None);
        }
    }
}
