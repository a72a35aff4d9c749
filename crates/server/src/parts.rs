//! Answers that come in parts, a line each, packed if the page takes that.

use std::io::Write as _;

use axum::body::{Body, Bytes};
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use futures_util::stream;
use serde_json::Value;
use tokio::sync::mpsc;

/// Writes lines, and packs them. Each can be read as soon as it is there, and what was in an earlier one is found again in
/// a later one, which is what makes replays small.
pub(crate) struct Lines(Option<GzEncoder<Vec<u8>>>);

impl Lines {
    pub(crate) fn new(packed: bool) -> Lines {
        Lines(packed.then(|| GzEncoder::new(Vec::new(), Compression::default())))
    }

    /// A line as it is sent.
    pub(crate) fn line(&mut self, value: &Value) -> Bytes {
        self.text(value.to_string())
    }

    /// The same of JSON that is written already.
    pub(crate) fn text(&mut self, mut text: String) -> Bytes {
        text.push('\n');
        let Some(gzip) = &mut self.0 else { return text.into() };
        let packed = gzip.write_all(text.as_bytes()).and_then(|()| gzip.flush());
        packed.expect("memory takes what is written to it");
        std::mem::take(gzip.get_mut()).into()
    }

    /// What is sent after the last line, if anything.
    pub(crate) fn end(self) -> Option<Bytes> {
        self.0.map(|gzip| gzip.finish().expect("memory takes what is written to it").into())
    }
}

/// An answer of these parts. Whoever makes them finds out by the sender that nobody reads them any more.
pub(crate) fn respond(parts: mpsc::Receiver<Bytes>, packed: bool) -> Response {
    let parts = stream::unfold(parts, async |mut parts| {
        let part = parts.recv().await?;
        Some((Ok::<_, std::convert::Infallible>(part), parts))
    });
    let mut response = Body::from_stream(parts).into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/x-ndjson"));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if packed {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    }
    response
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use flate2::read::GzDecoder;
    use serde_json::json;

    use super::*;

    /// What can be read of it.
    fn unpacked(packed: &[u8]) -> String {
        let (mut text, mut bytes) = (Vec::new(), [0]);
        let mut gzip = GzDecoder::new(packed);
        // An end that is missing is an error, and no reason to lose what came before.
        while gzip.read(&mut bytes).is_ok_and(|read| read > 0) {
            text.push(bytes[0]);
        }
        String::from_utf8(text).unwrap()
    }

    #[test]
    fn every_line_can_be_read_as_soon_as_it_is_there() {
        let (mut lines, mut packed, mut text) = (Lines::new(true), Vec::new(), String::new());
        for number in 0..20 {
            let value = json!({ "number": number, "text": "the same again and again".repeat(number) });
            packed.extend(lines.line(&value));
            text += &value.to_string();
            text.push('\n');
            assert_eq!(unpacked(&packed), text);
        }
        packed.extend(lines.end().unwrap());
        let mut whole = String::new();
        GzDecoder::new(&*packed).read_to_string(&mut whole).unwrap();
        assert_eq!(whole, text);
    }

    #[test]
    fn a_line_that_was_there_before_costs_next_to_nothing() {
        let mut lines = Lines::new(true);
        let line: Vec<u32> = (0..2000u32).map(|number| number.wrapping_mul(2_654_435_761)).collect();
        let (first, second) = (lines.line(&json!(line)).len(), lines.line(&json!(line)).len());
        assert!(second * 20 < first, "{first} and {second} bytes");
    }

    #[test]
    fn who_takes_nothing_packed_gets_text() {
        let mut lines = Lines::new(false);
        assert_eq!(&*lines.line(&json!({ "a": 1 })), b"{\"a\":1}\n");
        assert!(lines.end().is_none());
    }
}
