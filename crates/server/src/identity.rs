//! Who somebody is: a random token in a cookie, and nothing more.

use std::sync::Arc;

use axum::http::{HeaderMap, HeaderValue, header};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// The name of the cookie.
const COOKIE: &str = "quintet";
/// Its name where people reach the server over TLS. Browsers take a cookie of such a name from nobody else: neither over
/// plain HTTP nor from a neighbouring subdomain.
const HOST_COOKIE: &str = "__Host-quintet";
/// A year: a seat can be taken up again long after.
const MAX_AGE_SECONDS: u32 = 365 * 24 * 60 * 60;
/// Random bytes in a token; nobody guesses that many.
const TOKEN_BYTES: usize = 16;

/// A device of a person as the log knows it: the hash of its token. Nobody can take a seat by reading the log.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Holder(String);

impl Holder {
    /// The holder of that token.
    pub(crate) fn of(token: &str) -> Holder {
        Holder(hash(token))
    }

    /// As it is stored.
    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }

    /// Its beginning.
    pub(crate) fn short(&self) -> ShortHolder {
        ShortHolder(self.0.get(..8).unwrap_or(&self.0).into())
    }
}

/// The beginning of a holder's hash: enough to tell the few devices at one table apart, and short in the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct ShortHolder(Box<str>);

impl ShortHolder {
    /// Whether that device may be meant.
    pub(crate) fn begins(&self, device: &str) -> bool {
        device.starts_with(&*self.0)
    }
}

/// Somebody who asks for something: the device that they are on, and all devices that are theirs. A device that was
/// linked while a page was connected counts from its next connection on.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Person {
    id: Arc<str>,
    device: Holder,
    devices: Arc<[Holder]>,
}

impl Person {
    /// The person of that device, as the store knows them.
    pub(crate) fn new(device: Holder, stored: store::Person) -> Person {
        let devices = stored.devices.into_iter().map(|device| Holder(device.into())).collect();
        Person { id: stored.id.into(), device, devices }
    }

    /// What limits count by: the same on all of their devices.
    pub(crate) fn id(&self) -> &str {
        &self.id
    }

    /// The device that they are on: facts name it.
    pub(crate) fn device(&self) -> &Holder {
        &self.device
    }

    /// All their devices.
    pub(crate) fn devices(&self) -> &[Holder] {
        &self.devices
    }
}

/// Whoever can be asked whether a device is theirs.
pub(crate) trait Owns {
    /// Whether that device is theirs.
    fn owns(&self, device: &Holder) -> bool;

    /// Whether that is the device that they are on.
    fn is_on(&self, device: &Holder) -> bool;
}

impl Owns for Person {
    fn owns(&self, device: &Holder) -> bool {
        self.devices.contains(device)
    }

    fn is_on(&self, device: &Holder) -> bool {
        self.device == *device
    }
}

impl Owns for Holder {
    fn owns(&self, device: &Holder) -> bool {
        self == device
    }

    fn is_on(&self, device: &Holder) -> bool {
        self == device
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

    /// The same page of somebody else.
    pub(crate) fn anew(&self, holder: &Holder) -> Client {
        Client::of(holder, &self.0)
    }
}

/// The token of a request, and the cookies to set if it had none, or had it by the former name.
pub(crate) struct Identity {
    pub holder: Holder,
    pub set_cookies: Vec<HeaderValue>,
}

/// Who sends this request. A cookie that is not one of ours is replaced. `secure` is whether people reach the server over
/// TLS: then a cookie by the plain name, from before the server did, is exchanged once for one by the guarded name, with
/// the same token, so that nobody loses a seat.
pub(crate) fn identify(headers: &HeaderMap, secure: bool) -> Identity {
    let (name, flags) = if secure { (HOST_COOKIE, "; Secure") } else { (COOKIE, "") };
    if let Some(token) = token(headers, name) {
        return Identity { holder: Holder::of(token), set_cookies: Vec::new() };
    }
    let former = token(headers, COOKIE).filter(|_| secure);
    let token = former.map_or_else(random_word, str::to_owned);
    let set = |name: &str, token: &str, seconds: u32| {
        let cookie = format!("{name}={token}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{flags}");
        HeaderValue::from_str(&cookie).ok()
    };
    let kept = set(name, &token, MAX_AGE_SECONDS);
    let dropped = former.and_then(|_| set(COOKIE, "", 0));
    Identity { holder: Holder::of(&token), set_cookies: kept.into_iter().chain(dropped).collect() }
}

/// Somebody new, whatever cookie there was.
pub(crate) fn fresh_identity(secure: bool) -> Identity {
    identify(&HeaderMap::new(), secure)
}

/// The token in the cookie of that name, if it is one of ours.
fn token<'a>(headers: &'a HeaderMap, cookie: &str) -> Option<&'a str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    let token = pairs.find(|(name, _)| *name == cookie)?.1;
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
impl Person {
    /// Somebody with one device.
    pub(crate) fn example(name: &str) -> Person {
        let device = Holder::of(name);
        let stored = store::Person::with(device.as_str());
        Person::new(device, stored)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TOKEN: &str = "0123456789abcdef0123456789abcdef";
    const OTHER: &str = "fedcba9876543210fedcba9876543210";

    /// Who sends that cookie, and what they are sent.
    fn sends(cookie: &str, secure: bool) -> (Holder, Vec<String>) {
        let headers = HeaderMap::from_iter([(header::COOKIE, cookie.parse().unwrap())]);
        let identity = identify(&headers, secure);
        let set = identity.set_cookies.iter().map(|cookie| cookie.to_str().unwrap().to_owned());
        (identity.holder, set.collect())
    }

    #[test]
    fn a_cookie_of_ours_is_kept_and_others_are_replaced() {
        assert_eq!(sends(&format!("a=b; quintet={TOKEN}; c=d"), false), (Holder::of(TOKEN), vec![]));
        let longer = format!("quintet={TOKEN}0");
        for forged in ["quintet=", "quintet=zz", "quintet=../../etc", "other=1", &longer] {
            for secure in [false, true] {
                let (someone, set) = sends(forged, secure);
                assert!(set.len() == 1 && someone != Holder::of(TOKEN), "{forged}");
            }
        }
    }

    #[test]
    fn the_cookie_is_out_of_reach_of_scripts() {
        for secure in [false, true] {
            let (_, set) = sends("", secure);
            assert!(set[0].contains("HttpOnly") && set[0].contains("SameSite=Lax"), "{set:?}");
            assert_eq!(set[0].contains("; Secure"), secure);
        }
    }

    #[test]
    fn over_tls_the_cookie_is_guarded_by_its_name() {
        let (_, set) = sends("", true);
        assert!(set[0].starts_with("__Host-quintet=") && set[0].contains("; Path=/;"), "{set:?}");
        assert!(!set[0].contains("Domain"), "{set:?}");
        assert_eq!(sends(&format!("__Host-quintet={TOKEN}"), true), (Holder::of(TOKEN), vec![]));
        // By plain HTTP nobody is believed to have one.
        assert_ne!(sends(&format!("__Host-quintet={TOKEN}"), false).0, Holder::of(TOKEN));
    }

    #[test]
    fn a_former_cookie_is_exchanged_once_and_nobody_loses_a_seat() {
        let (holder, set) = sends(&format!("quintet={TOKEN}"), true);
        assert_eq!(holder, Holder::of(TOKEN));
        assert!(set[0].starts_with(&format!("__Host-quintet={TOKEN};")), "{set:?}");
        assert!(set[1].starts_with("quintet=; Path=/; Max-Age=0;"), "{set:?}");
        // Whoever has the new one is who that says, whatever a neighbour has put beside it.
        let both = format!("quintet={OTHER}; __Host-quintet={TOKEN}");
        assert_eq!(sends(&both, true), (Holder::of(TOKEN), vec![]));
    }
}
