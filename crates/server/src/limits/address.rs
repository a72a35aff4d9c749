//! The address that a request counts for.

use std::fmt;
use std::net::{IpAddr, Ipv6Addr};

use axum::http::HeaderMap;
use serde::{Deserialize, Serialize};

use super::Limits;

/// An address as it is counted: of IPv6, by the first 64 bits, for a household has all the rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Address(IpAddr);

impl Address {
    pub(crate) fn of(ip: IpAddr) -> Address {
        Address(match ip.to_canonical() {
            IpAddr::V6(ip) => Ipv6Addr::from_bits(ip.to_bits() & !u128::from(u64::MAX)).into(),
            ip @ IpAddr::V4(_) => ip,
        })
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Limits {
    /// The address that a request counts for: the peer's, or the one that a trusted proxy names.
    pub(crate) fn address(&self, peer: IpAddr, headers: &HeaderMap) -> Address {
        let proxy = self.is_proxy(peer);
        let named = headers.get_all("x-forwarded-for").iter().next_back().filter(|_| proxy);
        // The last one was added by our own proxy; those before it can be forged.
        let named = named.and_then(|line| parse(line.to_str().ok()?.rsplit(',').next()?.trim()));
        Address::of(named.unwrap_or(peer))
    }

    /// Whether the peer is trusted to say for whom it asks.
    pub(crate) fn is_proxy(&self, peer: IpAddr) -> bool {
        let peer = peer.to_canonical();
        peer.is_loopback() || self.proxies.iter().any(|proxy| proxy.to_canonical() == peer)
    }
}

/// An address as proxies write it: some add the port, and brackets with it.
fn parse(text: &str) -> Option<IpAddr> {
    let bare = text.strip_prefix('[').and_then(|rest| rest.strip_suffix(']'));
    let whole = bare.unwrap_or(text).parse().ok();
    whole.or_else(|| text.parse::<std::net::SocketAddr>().ok().map(|with_port| with_port.ip()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(peer: &str, forwarded: &str) -> String {
        let mut headers = HeaderMap::new();
        headers.insert("x-forwarded-for", forwarded.parse().unwrap());
        let limits = Limits { proxies: vec!["10.0.0.9".parse().unwrap()], ..Limits::default() };
        limits.address(peer.parse().unwrap(), &headers).0.to_string()
    }

    #[test]
    fn only_a_proxy_of_ours_is_believed() {
        assert_eq!(address("127.0.0.1", "1.2.3.4, 5.6.7.8"), "5.6.7.8");
        assert_eq!(address("::1", "5.6.7.8"), "5.6.7.8");
        assert_eq!(address("10.0.0.9", "5.6.7.8"), "5.6.7.8");
        assert_eq!(address("::ffff:10.0.0.9", "5.6.7.8"), "5.6.7.8");
        assert_eq!(address("10.0.0.8", "5.6.7.8"), "10.0.0.8");
        assert_eq!(address("127.0.0.1", "nonsense"), "127.0.0.1");
        assert_eq!(address("::ffff:10.0.0.8", "5.6.7.8"), "10.0.0.8");
    }

    #[test]
    fn a_household_counts_as_one() {
        assert_eq!(address("127.0.0.1", "2001:db8::1:2:3:4"), "2001:db8::");
        assert_eq!(address("127.0.0.1", "2001:db8::9"), "2001:db8::");
        assert_eq!(address("127.0.0.1", "2001:db8:0:1::9"), "2001:db8:0:1::");
    }

    #[test]
    fn a_port_does_not_make_another_address() {
        assert_eq!(address("127.0.0.1", "5.6.7.8:40001"), "5.6.7.8");
        assert_eq!(address("127.0.0.1", "[2001:db8::9]:40001"), "2001:db8::");
        assert_eq!(address("127.0.0.1", "[2001:db8::9]"), "2001:db8::");
    }
}
