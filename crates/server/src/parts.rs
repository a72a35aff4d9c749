//! Answers that come in parts, a line each, packed if the page takes that.

use axum::body::{Body, Bytes};
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use serde_json::Value;
use tokio::sync::mpsc;

use crate::gzip::Gzip;

/// Writes lines, and packs them.
pub(crate) struct Lines(Option<Gzip>);

impl Lines {
    pub(crate) fn new(packed: bool) -> Lines {
        Lines(packed.then(Gzip::new))
    }

    /// A line as it is sent.
    pub(crate) fn line(&mut self, value: &Value) -> Bytes {
        self.text(value.to_string())
    }

    /// The same of JSON that is written already.
    pub(crate) fn text(&mut self, mut text: String) -> Bytes {
        text.push('\n');
        match &mut self.0 {
            Some(gzip) => gzip.part(text.as_bytes()).into(),
            None => text.into(),
        }
    }

    /// What is sent after the last line, if anything.
    pub(crate) fn end(self) -> Option<Bytes> {
        self.0.map(|gzip| gzip.end().into())
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
