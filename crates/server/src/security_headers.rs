//! What every answer tells a browser to hold to.

use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, REFERRER_POLICY, STRICT_TRANSPORT_SECURITY,
    X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue};

/// WebAssembly is the engine that plays without a server: `'wasm-unsafe-eval'` lets it be compiled, and nothing else.
const CONTENT_POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; \
                              img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/// What the page needs none of, so that nothing that gets into it could ask for it. The clipboard and the share sheet,
/// which it uses, are not named: they stay as the browser has them.
const PERMISSIONS: &str = "accelerometer=(), autoplay=(self), camera=(), display-capture=(), geolocation=(), \
                           gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=(), \
                           xr-spatial-tracking=()";
/// A year. Without the subdomains, which are not ours to speak for.
const TRANSPORT: &str = "max-age=31536000";

/// Sets them. `secure` is whether people reach the server over TLS. An answer of the API is for its reader and for this
/// moment. The policies bind documents: with the dozens of scripts and styles of a page they would be kilobytes for
/// nothing.
pub(crate) fn set(headers: &mut HeaderMap, secure: bool, path: &str) {
    let mut set = |name: HeaderName, value| headers.insert(name, HeaderValue::from_static(value));
    // A worker is bound by the policy that comes with its own script.
    let (api, is_worker) = (path.starts_with("/api/"), path.contains(".worker-"));
    let part_of_page = path.starts_with("/assets/") && !is_worker;
    set(X_CONTENT_TYPE_OPTIONS, "nosniff");
    if !part_of_page {
        set(CONTENT_SECURITY_POLICY, CONTENT_POLICY);
        set(REFERRER_POLICY, "same-origin");
        set(HeaderName::from_static("permissions-policy"), PERMISSIONS);
    }
    if secure {
        set(STRICT_TRANSPORT_SECURITY, TRANSPORT);
    }
    if api {
        set(CACHE_CONTROL, "no-store");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(secure: bool, path: &str) -> HeaderMap {
        let mut headers = HeaderMap::new();
        headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-cache"));
        set(&mut headers, secure, path);
        headers
    }

    #[test]
    fn only_a_server_reached_over_tls_asks_for_tls() {
        assert_eq!(of(true, "/")[STRICT_TRANSPORT_SECURITY], "max-age=31536000");
        assert!(!of(false, "/").contains_key(STRICT_TRANSPORT_SECURITY));
    }

    #[test]
    fn answers_of_the_api_are_kept_nowhere_and_the_page_as_it_says() {
        assert_eq!(of(false, "/api/games")[CACHE_CONTROL], "no-store");
        assert_eq!(of(false, "/")[CACHE_CONTROL], "no-cache");
    }

    #[test]
    fn policies_go_with_documents() {
        let bound = |path: &str| of(false, path).contains_key(CONTENT_SECURITY_POLICY);
        assert!(bound("/") && bound("/t/BBBBBB") && bound("/api/games") && !bound("/assets/app.js"));
        assert!(bound("/assets/engine.worker-B4dF00d5.js") && bound("/sw.js"));
        assert_eq!(of(false, "/assets/app.js")[X_CONTENT_TYPE_OPTIONS], "nosniff");
    }
}
