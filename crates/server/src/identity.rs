//! Who somebody is: a random token in a cookie, and nothing more.

use axum::http::{HeaderMap, HeaderValue, header};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// The name of the cookie.
const COOKIE: &str = "quintet";
/// A year: a seat can be taken up again long after.
const MAX_AGE_SECONDS: u32 = 365 * 24 * 60 * 60;
/// Random bytes in a token; nobody guesses that many.
const TOKEN_BYTES: usize = 16;

/// A person as the log knows them: the hash of their token. Nobody can take a seat by reading the log.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Holder(String);

impl Holder {
    /// The holder of that token.
    pub(crate) fn of(token: &str) -> Holder {
        Holder(hash(token))
    }
}

/// A page: its person and the name that it gave itself, hashed. Under somebody else's cookie the same name is
/// another page, so nobody can use up the command numbers of others.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Client(String);

impl Client {
    /// The page of that name.
    pub(crate) fn of(holder: &Holder, name: &str) -> Client {
        Client(hash(&format!("{} {name}", holder.0)))
    }
}

/// The token of a request, and the cookie to set if it had none.
pub(crate) struct Identity {
    pub holder: Holder,
    pub set_cookie: Option<HeaderValue>,
}

/// Who sends this request. A cookie that is not one of ours is replaced.
pub(crate) fn identify(headers: &HeaderMap, secure: bool) -> Identity {
    if let Some(token) = token(headers) {
        return Identity { holder: Holder::of(token), set_cookie: None };
    }
    let token = random_word();
    let secure = if secure { "; Secure" } else { "" };
    let cookie =
        format!("{COOKIE}={token}; Path=/; Max-Age={MAX_AGE_SECONDS}; HttpOnly; SameSite=Lax{secure}");
    Identity { holder: Holder::of(&token), set_cookie: HeaderValue::from_str(&cookie).ok() }
}

fn token(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    let token = pairs.find(|(name, _)| *name == COOKIE)?.1;
    let ours =
        token.len() == 2 * TOKEN_BYTES && token.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
    ours.then_some(token)
}

/// A word that nobody can guess.
pub(crate) fn random_word() -> String {
    hex(&random::<TOKEN_BYTES>())
}

/// Bytes from the system's random number generator.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("without the system's random number generator there are no secrets");
    bytes
}

/// The hash by which a token or a key is stored.
pub(crate) fn hash(word: &str) -> String {
    hex(&Sha256::digest(word.as_bytes())[..TOKEN_BYTES])
}

/// Bytes as hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    use std::fmt::Write as _;
    bytes.iter().fold(String::with_capacity(2 * bytes.len()), |mut text, byte| {
        let _infallible = write!(text, "{byte:02x}");
        text
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn holder(cookie: &str) -> (Holder, bool) {
        let mut headers = HeaderMap::new();
        headers.insert(header::COOKIE, HeaderValue::from_str(cookie).unwrap());
        let identity = identify(&headers, false);
        (identity.holder, identity.set_cookie.is_some())
    }

    #[test]
    fn a_cookie_of_ours_is_kept_and_others_are_replaced() {
        let token = "0123456789abcdef0123456789abcdef";
        assert_eq!(holder(&format!("a=b; quintet={token}; c=d")), (Holder::of(token), false));
        for forged in ["quintet=", "quintet=zz", "quintet=../../etc", "other=1", &format!("quintet={token}0")]
        {
            let (someone, new) = holder(forged);
            assert!(new && someone != Holder::of(token), "{forged}");
        }
    }

    #[test]
    fn the_cookie_is_out_of_reach_of_scripts() {
        let cookie = identify(&HeaderMap::new(), true).set_cookie.unwrap();
        let cookie = cookie.to_str().unwrap();
        assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax") && cookie.contains("Secure"));
    }
}
