//! Somebody who asks for something over HTTP: what every handler needs to know of them.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use serde::de::DeserializeOwned;
use table::Refusal;
use table::reading::{self, Thing};

use crate::app::App;
use crate::http::refused;
use crate::identity::{Identity, Person, identify};
use crate::limits::{Address, Limited, Visitor};
use crate::rules::refuse;
use crate::socket;

/// Somebody who asks.
pub(crate) struct Asking {
    /// Whom they ask.
    pub app: Arc<App>,
    /// Who they are, and the cookies they are to be given.
    pub who: Identity,
    /// From where.
    peer: SocketAddr,
    /// The head of their request.
    pub headers: HeaderMap,
}

/// The body of a request, as far as it could be read.
pub(crate) type Body = Result<Bytes, BytesRejection>;

impl FromRequestParts<Arc<App>> for Asking {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Asking, Infallible> {
        let ConnectInfo(peer) =
            parts.extensions.get().copied().expect("every connection says where it comes from");
        let who = identify(&parts.headers, app.is_secure());
        Ok(Asking { app: app.clone(), who, peer, headers: parts.headers.clone() })
    }
}

impl Asking {
    /// Who that is, unless they have asked too often.
    pub(crate) async fn person(&self, kind: Limited) -> Result<(Person, Visitor), Refusal> {
        let person = self.app.person(self.who.holder.clone()).await?;
        let visitor = self.visitor(&person);
        visitor.take(kind)?;
        Ok((person, visitor))
    }

    /// That person, as they are counted.
    pub(crate) fn visitor(&self, person: &Person) -> Visitor {
        self.app.visitors.visitor(self.address(), person)
    }

    /// From where they come, as they are counted.
    pub(crate) fn address(&self) -> Address {
        self.app.config.limits.address(self.peer.ip(), &self.headers)
    }

    /// The answer to it, as JSON.
    pub(crate) fn answer<T: Serialize>(self, answer: Result<T, Refusal>) -> Response {
        self.respond(answer.map(axum::Json))
    }

    /// The answer to it; somebody new gets their cookie with it.
    pub(crate) fn respond(self, answer: Result<impl IntoResponse, Refusal>) -> Response {
        match answer {
            Ok(answer) => with_cookie(answer, self.who),
            Err(refusal) => refused(&self.app, &refusal),
        }
    }
}

/// What a body says.
pub(crate) fn read<T: DeserializeOwned>(body: Body) -> Result<T, Refusal> {
    let body = body.map_err(|_| refuse("S-3", "server-message-too-long"))?;
    let text = std::str::from_utf8(&body).map_err(|_| socket::not_text())?;
    reading::from_text(text, Thing::Message).map_err(socket::unreadable)
}

/// An answer with the cookies that are to be set.
pub(crate) fn with_cookie(response: impl IntoResponse, who: Identity) -> Response {
    let mut response = response.into_response();
    for cookie in who.set_cookies {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}
