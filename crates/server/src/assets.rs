//! The page, built into the program.

use axum::body::Body;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Dist;

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

impl IntoResponse for Asset {
    fn into_response(self) -> Response {
        let Some(file) = self.file else {
            let why =
                if self.is_page { "The page has not been built: run `make run`.\n" } else { "Not found.\n" };
            return (StatusCode::NOT_FOUND, why).into_response();
        };
        // Names of built files carry the hash of their content; the page itself must be fresh.
        let immutable = self.name.starts_with("assets/");
        let cache = if immutable { "public, max-age=31536000, immutable" } else { "no-cache" };
        let mut response = Response::new(Body::from(file.data));
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(content_type(&self.name)));
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(cache));
        response
    }
}

/// The content type of a file, by its extension; the page has no other kinds.
fn content_type(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("json" | "webmanifest") => "application/json",
        Some("woff2") => "font/woff2",
        Some("png") => "image/png",
        Some("ftl" | "txt") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
