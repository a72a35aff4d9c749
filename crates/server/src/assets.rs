//! The page, built into the program: each file as the build packed it, most of them as Brotli and in no other form.

mod forms;

use std::borrow::Cow;

use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};

use crate::identity::hex;
use forms::Form;

#[derive(RustEmbed)]
#[folder = "../../web/packed"]
#[allow_missing = true]
struct Packed;

/// What the name of a file ends with that is kept as Brotli.
const PACKED: &str = ".br";

/// A file of the page.
pub(crate) struct Asset {
    content: Option<Content>,
    /// The name it was found by.
    name: String,
    /// Whether it is the page itself.
    pub is_page: bool,
}

/// What is in a file, as it is kept.
struct Content {
    bytes: Cow<'static, [u8]>,
    hash: [u8; 32],
    /// Whether the bytes are Brotli; what does not gain by it is kept as it is.
    is_packed: bool,
}

impl Content {
    fn of(name: &str) -> Option<Content> {
        let of = |file: EmbeddedFile, is_packed| {
            let hash = file.metadata.sha256_hash();
            Content { bytes: file.data, hash, is_packed }
        };
        let packed = Packed::get(&format!("{name}{PACKED}")).map(|file| of(file, true));
        packed.or_else(|| Packed::get(name).filter(|_| !name.ends_with(PACKED)).map(|file| of(file, false)))
    }

    /// The bytes in the best form that the client takes, and the name of that form's coding.
    async fn for_client(self, request: &HeaderMap) -> std::io::Result<(Option<&'static str>, Body)> {
        if !self.is_packed {
            return Ok((None, Body::from(self.bytes)));
        }
        if accepts(request, "br") {
            return Ok((Some("br"), Body::from(self.bytes)));
        }
        let (coding, form) =
            if accepts(request, "gzip") { (Some("gzip"), Form::Gzip) } else { (None, Form::Plain) };
        Ok((coding, Body::from(forms::made(self.hash, form, self.bytes).await?)))
    }
}

/// The file at that path. Every other path is a route within the page.
pub(crate) fn find(path: &str) -> Asset {
    let name = path.trim_start_matches('/');
    match Content::of(name).filter(|_| name != "index.html") {
        Some(content) => Asset { content: Some(content), name: name.to_owned(), is_page: false },
        // A missing script must not be answered with a page.
        None if name.starts_with("assets/") => Asset { content: None, name: name.to_owned(), is_page: false },
        None => Asset { content: Content::of("index.html"), name: "index.html".to_owned(), is_page: true },
    }
}

/// A page that was made for this request.
pub(crate) fn page(text: String) -> Response {
    let headers = [
        (header::CONTENT_TYPE, content_type("index.html")),
        (header::CACHE_CONTROL, "no-cache"),
        (header::VARY, "accept-language"),
    ];
    (headers, text).into_response()
}

impl Asset {
    /// What is in it, if it is text.
    pub(crate) async fn text(&self) -> Option<String> {
        let content = self.content.as_ref()?;
        let bytes = if content.is_packed {
            forms::made(content.hash, Form::Plain, content.bytes.clone()).await.ok()?.to_vec()
        } else {
            content.bytes.to_vec()
        };
        String::from_utf8(bytes).ok()
    }

    /// The answer to a request with these headers: in a coding that the client takes, or nothing at all if it has the
    /// file already.
    pub(crate) async fn respond(self, request: &HeaderMap) -> Response {
        let Some(content) = self.content else {
            let why =
                if self.is_page { "The page has not been built: run `make run`.\n" } else { "Not found.\n" };
            return (StatusCode::NOT_FOUND, why).into_response();
        };
        // The content decides, whatever coding it is sent in: hence weak. Eight bytes tell versions apart.
        let tag = format!("W/\"{}\"", hex(&content.hash[..8]));
        let known = request.get(header::IF_NONE_MATCH).and_then(|tags| tags.to_str().ok());
        let unchanged = known.is_some_and(|tags| tags.split(',').any(|each| each.trim() == tag));
        let sent = if unchanged { Ok((None, Body::empty())) } else { content.for_client(request).await };
        let (coding, body) = match sent {
            Ok(sent) => sent,
            Err(error) => {
                tracing::error!(name = self.name, %error, "a file of the page is broken");
                return StatusCode::INTERNAL_SERVER_ERROR.into_response();
            }
        };
        let mut response = Response::new(body);
        // Names of built files carry the hash of their content; the page itself must be fresh.
        let immutable = self.name.starts_with("assets/");
        let cache = if immutable { "public, max-age=31536000, immutable" } else { "no-cache" };
        let headers = response.headers_mut();
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(cache));
        headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
        if let Ok(tag) = HeaderValue::try_from(tag) {
            headers.insert(header::ETAG, tag);
        }
        if unchanged {
            *response.status_mut() = StatusCode::NOT_MODIFIED;
            return response;
        }
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(content_type(&self.name)));
        if let Some(coding) = coding {
            headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(coding));
        }
        response
    }
}

/// Whether the client takes that content coding: it is named, and not with the weight 0.
pub(crate) fn accepts(request: &HeaderMap, coding: &str) -> bool {
    let lines = request.get_all(header::ACCEPT_ENCODING).iter().filter_map(|line| line.to_str().ok());
    lines.flat_map(|line| line.split(',')).any(|each| {
        let (name, parameters) = each.split_once(';').unwrap_or((each, ""));
        let weight = parameters.trim().strip_prefix("q=").map(|weight| weight.trim().parse::<f32>());
        name.trim().eq_ignore_ascii_case(coding) && weight.is_none_or(|weight| weight.is_ok_and(|q| q > 0.0))
    })
}

/// The content type of a file, by its extension; the page has no other kinds.
fn content_type(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("json") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("wasm") => "application/wasm",
        Some("woff2") => "font/woff2",
        Some("png") => "image/png",
        Some("ftl" | "txt") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use axum::body::to_bytes;

    use super::*;

    /// A script as the page has them.
    fn script() -> Asset {
        let content = Content { bytes: forms::tests::PACKED.into(), hash: [5; 32], is_packed: true };
        Asset { content: Some(content), name: "assets/five.js".to_owned(), is_page: false }
    }

    /// What a client gets that takes those codings: the coding, its tag and the bytes.
    async fn sent(codings: &str) -> (Option<String>, String, Vec<u8>) {
        let response = script().respond(&request(header::ACCEPT_ENCODING, codings)).await;
        assert_eq!(response.status(), StatusCode::OK);
        let said = |name: header::HeaderName| {
            response.headers().get(name).map(|value| value.to_str().unwrap().to_owned())
        };
        assert_eq!(said(header::VARY).as_deref(), Some("accept-encoding"));
        assert_eq!(said(header::CONTENT_TYPE).as_deref(), Some("text/javascript; charset=utf-8"));
        let (coding, tag) = (said(header::CONTENT_ENCODING), said(header::ETAG).unwrap());
        (coding, tag, to_bytes(response.into_body(), usize::MAX).await.unwrap().to_vec())
    }

    #[tokio::test]
    async fn whatever_a_client_takes_it_gets_the_same_file() {
        let (brotli, gzip, plain) = (sent("gzip, br").await, sent("gzip").await, sent("zstd").await);
        assert_eq!((brotli.0.as_deref(), brotli.2.as_slice()), (Some("br"), forms::tests::PACKED));
        assert_eq!(gzip.0.as_deref(), Some("gzip"));
        assert_eq!(forms::tests::unzipped(&gzip.2), forms::tests::TEXT);
        assert_eq!((plain.0, plain.2.as_slice()), (None, forms::tests::TEXT));
        assert!(brotli.1 == gzip.1 && gzip.1 == plain.1, "one weak tag for all");
    }

    #[tokio::test]
    async fn who_has_it_is_sent_nothing_in_any_form() {
        let (.., tag, _) = sent("br").await;
        for codings in ["br", "gzip", ""] {
            let mut asked = request(header::ACCEPT_ENCODING, codings);
            asked.insert(header::IF_NONE_MATCH, format!("\"other\", {tag}").parse().unwrap());
            let response = script().respond(&asked).await;
            assert_eq!(response.status(), StatusCode::NOT_MODIFIED);
            assert_eq!(response.headers()[header::ETAG], *tag);
            assert!(response.headers().get(header::CONTENT_ENCODING).is_none());
            assert!(to_bytes(response.into_body(), usize::MAX).await.unwrap().is_empty());
        }
    }

    #[tokio::test]
    async fn a_broken_file_is_an_error_and_not_half_a_page() {
        let mut broken = script();
        broken.content.as_mut().unwrap().bytes = forms::tests::PACKED[..20].into();
        broken.content.as_mut().unwrap().hash = [6; 32];
        let response = broken.respond(&request(header::ACCEPT_ENCODING, "gzip")).await;
        assert_eq!(response.status(), StatusCode::INTERNAL_SERVER_ERROR);
    }

    fn request(name: header::HeaderName, value: &str) -> HeaderMap {
        HeaderMap::from_iter([(name, value.parse().unwrap())])
    }

    #[test]
    fn a_coding_is_taken_only_if_it_is_named() {
        let takes = |value: &str, coding| accepts(&request(header::ACCEPT_ENCODING, value), coding);
        assert!(takes("gzip, deflate, br, zstd", "br") && takes("gzip;q=1.0, BR;q=0.5", "br"));
        assert!(takes("gzip", "gzip") && !takes("gzip", "br"));
        assert!(!takes("br;q=0, gzip", "br") && !takes("broken", "br") && !takes("", "gzip"));
        assert!(!accepts(&HeaderMap::new(), "br"));
    }
}
