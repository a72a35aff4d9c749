//! The page, built into the program: each file also in the compressed forms that the build made of it.

use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};

use crate::identity::hex;

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Dist;

/// The content codings that files are kept in, the smallest first.
const CODINGS: [(&str, &str); 2] = [("br", "br"), ("gzip", "gz")];

/// A file of the page.
pub(crate) struct Asset {
    file: Option<EmbeddedFile>,
    /// The name it was found by.
    name: String,
    /// Whether it is the page itself.
    pub is_page: bool,
}

/// The file at that path. Every other path is a route within the page.
pub(crate) fn find(path: &str) -> Asset {
    let name = path.trim_start_matches('/');
    match Dist::get(name).filter(|_| name != "index.html") {
        Some(file) => Asset { file: Some(file), name: name.to_owned(), is_page: false },
        // A missing script must not be answered with a page.
        None if name.starts_with("assets/") => Asset { file: None, name: name.to_owned(), is_page: false },
        None => Asset { file: Dist::get("index.html"), name: "index.html".to_owned(), is_page: true },
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
    pub(crate) fn text(&self) -> Option<String> {
        String::from_utf8(self.file.as_ref()?.data.to_vec()).ok()
    }

    /// The answer to a request with these headers: in a coding that the client takes, or nothing at all if it has the
    /// file already.
    pub(crate) fn respond(self, request: &HeaderMap) -> Response {
        let Some(file) = self.file else {
            let why =
                if self.is_page { "The page has not been built: run `make run`.\n" } else { "Not found.\n" };
            return (StatusCode::NOT_FOUND, why).into_response();
        };
        // The content decides, whatever coding it is sent in: hence weak. Eight bytes tell versions apart.
        let tag = format!("W/\"{}\"", hex(&file.metadata.sha256_hash()[..8]));
        let known = request.get(header::IF_NONE_MATCH).and_then(|tags| tags.to_str().ok());
        let unchanged = known.is_some_and(|tags| tags.split(',').any(|each| each.trim() == tag));
        let coded = CODINGS.into_iter().filter(|(coding, _)| accepts(request, coding)).find_map(
            |(coding, extension)| Some((coding, Dist::get(&format!("{}.{extension}", self.name))?)),
        );
        let (coding, file) = coded.map_or((None, file), |(coding, file)| (Some(coding), file));
        let body = if unchanged { Body::empty() } else { Body::from(file.data) };
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
    use super::*;

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
