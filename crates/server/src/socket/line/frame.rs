//! A frame of the WebSocket protocol as a server sends it: unmasked, a message in one piece (RFC 6455, section 5.2).

use arrayvec::ArrayVec;
use tokio_tungstenite::tungstenite::{Bytes, Utf8Bytes};

/// The longest head of a frame that is not masked.
const MAX_HEAD: usize = 10;
const TEXT: u8 = 0x81;
const CLOSE: u8 = 0x88;
const PING: u8 = 0x89;

/// A frame to be sent.
pub(super) struct Frame {
    head: ArrayVec<u8, MAX_HEAD>,
    payload: Bytes,
}

impl Frame {
    /// A message.
    pub(super) fn text(message: Utf8Bytes) -> Frame {
        Frame::new(TEXT, message.into())
    }

    pub(super) fn ping(payload: &[u8]) -> Frame {
        Frame::new(PING, Bytes::copy_from_slice(payload))
    }

    pub(super) fn close() -> Frame {
        Frame::new(CLOSE, Bytes::new())
    }

    /// Frames that are written already, head and all.
    pub(super) fn written(frames: Bytes) -> Frame {
        Frame { head: ArrayVec::new(), payload: frames }
    }

    fn new(kind: u8, payload: Bytes) -> Frame {
        let mut head = ArrayVec::new();
        head.push(kind);
        match payload.len() {
            short @ ..126 => head.push(short as u8),
            medium @ 126..65536 => {
                head.push(126);
                head.extend((medium as u16).to_be_bytes());
            }
            long => {
                head.push(127);
                head.extend((long as u64).to_be_bytes());
            }
        }
        Frame { head, payload }
    }

    /// Head and payload.
    pub(super) fn parts(&self) -> [&[u8]; 2] {
        [&self.head, &self.payload]
    }

    pub(super) fn len(&self) -> usize {
        self.head.len() + self.payload.len()
    }

    /// What it carries.
    #[cfg(test)]
    pub(super) fn into_payload(self) -> Bytes {
        self.payload
    }
}

/// Whether the first of these frames ends the connection.
pub(super) fn is_closing(frames: &[u8]) -> bool {
    frames.first() == Some(&CLOSE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_head_tells_the_length() {
        let head = |length: usize| Frame::text("x".repeat(length).into()).head.to_vec();
        assert_eq!(head(0), [0x81, 0]);
        assert_eq!(head(125), [0x81, 125]);
        assert_eq!(head(126), [0x81, 126, 0, 126]);
        assert_eq!(head(65535), [0x81, 126, 255, 255]);
        assert_eq!(head(65536), [0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0]);
    }
}
