//! The opening handshake of a WebSocket (RFC 6455, section 4.2), and the connection beneath it.
//!
//! It is done here and not by the web framework because that keeps the connection to itself, and a table writes to it
//! directly.

use axum::extract::FromRequestParts;
use axum::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use axum::http::request::Parts;
use axum::http::{Method, StatusCode};
use axum::response::{IntoResponse, Response};
use hyper::upgrade::OnUpgrade;
use hyper_util::rt::TokioIo;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;

/// A request to go on as a WebSocket.
pub(crate) struct Upgrade {
    accept: HeaderValue,
    on_upgrade: OnUpgrade,
}

/// The connection of a request that was upgraded.
pub(crate) struct Upgraded {
    pub(super) stream: TcpStream,
    /// What came right behind the request.
    pub(super) read: Vec<u8>,
}

impl<S: Sync> FromRequestParts<S> for Upgrade {
    type Rejection = StatusCode;

    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Upgrade, StatusCode> {
        let headers = &parts.headers;
        let asks = parts.method == Method::GET
            && has(headers, header::CONNECTION, "upgrade")
            && has(headers, header::UPGRADE, "websocket")
            && has(headers, header::SEC_WEBSOCKET_VERSION, "13");
        let key = headers.get(header::SEC_WEBSOCKET_KEY).filter(|_| asks).ok_or(StatusCode::BAD_REQUEST)?;
        let accept = derive_accept_key(key.as_bytes());
        let accept = HeaderValue::try_from(accept).map_err(|_| StatusCode::BAD_REQUEST)?;
        let on_upgrade = parts.extensions.remove::<OnUpgrade>().ok_or(StatusCode::UPGRADE_REQUIRED)?;
        Ok(Upgrade { accept, on_upgrade })
    }
}

/// Whether a header lists that word.
fn has(headers: &HeaderMap, name: HeaderName, word: &str) -> bool {
    let values = headers.get_all(name).into_iter().filter_map(|value| value.to_str().ok());
    values.flat_map(|value| value.split(',')).any(|listed| listed.trim().eq_ignore_ascii_case(word))
}

impl Upgrade {
    /// Agrees; once the answer is sent, the connection is served in a task of its own.
    pub(crate) fn serve<F>(self, serve: impl FnOnce(Upgraded) -> F + Send + 'static) -> Response
    where
        F: Future<Output = ()> + Send + 'static,
    {
        let on_upgrade = self.on_upgrade;
        tokio::spawn(async move {
            let Ok(upgraded) = on_upgrade.await else { return };
            let Ok(parts) = upgraded.downcast::<TokioIo<TcpStream>>() else {
                tracing::error!("a connection is of another kind than those that were accepted");
                return;
            };
            let (stream, read) = (parts.io.into_inner(), parts.read_buf.into());
            serve(Upgraded { stream, read }).await;
        });
        let headers = [
            (header::CONNECTION, HeaderValue::from_static("upgrade")),
            (header::UPGRADE, HeaderValue::from_static("websocket")),
            (header::SEC_WEBSOCKET_ACCEPT, self.accept),
        ];
        (StatusCode::SWITCHING_PROTOCOLS, headers).into_response()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_header_may_list_several_words() {
        let headers =
            HeaderMap::from_iter([(header::CONNECTION, HeaderValue::from_static("keep-alive, Upgrade"))]);
        assert!(has(&headers, header::CONNECTION, "upgrade"));
        assert!(!has(&headers, header::CONNECTION, "grade"));
        assert!(!has(&headers, header::UPGRADE, "websocket"));
    }
}
