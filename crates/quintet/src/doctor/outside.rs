//! What the outside sees: whether a server answers, whether the public address leads to it, and as whom it counts us.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use rustls::pki_types::ServerName;
use tokio::io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;

use super::{Said, is_private};

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(5);
/// The most that is read of an answer.
const MAX_ANSWER_BYTES: u64 = 64 * 1024;
/// Where a server says as which address it counts whoever asks.
const ADDRESS: &str = "/api/address";
/// A table that there is not: a socket to it is opened, told so, and closed.
const NO_TABLE: &str = "/api/tables/00000000000000000000000000000000/socket";

/// Whether a server of ours answers there.
pub(super) async fn answers(listen: SocketAddr) -> bool {
    ask(&here(listen), ADDRESS, "")
        .await
        .is_ok_and(|answer| answer.status == 200 && answer.body.parse::<IpAddr>().is_ok())
}

/// What a server there says of whether it is ready; why it is not.
pub(crate) async fn readiness(listen: SocketAddr) -> Result<String, String> {
    let url = here(listen);
    match ask(&url, "/readyz", "").await {
        Ok(answer) if answer.status == 200 => Ok(answer.body),
        Ok(answer) => Err(format!("{url}: {}", answer.body)),
        Err(why) => Err(format!("no server answers at {url} ({why})")),
    }
}

/// The address of a server from this machine.
fn here(listen: SocketAddr) -> String {
    let ip = match listen.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => IpAddr::from([127, 0, 0, 1]),
        IpAddr::V6(ip) if ip.is_unspecified() => IpAddr::from(std::net::Ipv6Addr::LOCALHOST),
        ip => ip,
    };
    format!("http://{}", SocketAddr::new(ip, listen.port()))
}

/// What there is to say of a public address.
pub(super) async fn check(url: &str, proxies: &[IpAddr], running: bool) -> Vec<Said> {
    if !running {
        return vec![Said::mind(format!("Whether {url} leads here can be told while the server runs."))];
    }
    let mut said = Vec::new();
    match ask(url, ADDRESS, "").await {
        Err(why) => return vec![Said::wrong(format!("{url} does not answer ({why})."))],
        Ok(answer) => said.push(match answer.body.trim().parse::<IpAddr>() {
            Err(_) => Said::wrong(format!("{url} answers, but not with Quintet ({}).", answer.status)),
            Ok(seen) if proxies.contains(&seen) => Said::wrong(format!(
                "{url} leads here, but everybody counts as {seen}, the proxy: it must add X-Forwarded-For."
            )),
            // Of IPv6 the first half is counted, which is empty here.
            Ok(seen) if seen.is_loopback() || seen.is_unspecified() => Said::wrong(format!(
                "{url} leads here, but who comes that way counts as {seen}: the proxy must add X-Forwarded-For, \
                 or else all its visitors share the limits of one."
            )),
            Ok(seen) if is_private(seen) => Said::mind(format!(
                "{url} leads here, and we count as {seen}. If that is the proxy and not this machine, name it with --proxy."
            )),
            Ok(seen) => Said::good(format!("{url} leads here, and visitors count by their own address ({seen}).")),
        }),
    }
    let upgrade = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
        Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n";
    said.push(match ask(url, NO_TABLE, upgrade).await {
        Ok(answer) if answer.status == 101 => Said::good("Sockets come through to the tables."),
        Ok(answer) => Said::wrong(format!(
            "Sockets do not come through ({}): the proxy must pass WebSocket upgrades on.",
            answer.status
        )),
        Err(why) => Said::wrong(format!("Sockets do not come through ({why}).")),
    });
    said
}

struct Answer {
    status: u16,
    body: String,
}

async fn ask(url: &str, path: &str, more: &str) -> Result<Answer, String> {
    let asked = timeout(PATIENCE, exchange(url, path, more)).await;
    asked.map_err(|_| "no answer within five seconds".to_owned())?
}

async fn exchange(url: &str, path: &str, more: &str) -> Result<Answer, String> {
    let (secure, rest) = match url.split_once("://") {
        Some(("https", rest)) => (true, rest),
        Some((_, rest)) => (false, rest),
        None => return Err("no address".to_owned()),
    };
    let host = rest.split('/').next().unwrap_or_default();
    let has_port = host.rsplit_once(':').is_some_and(|(_, port)| port.parse::<u16>().is_ok());
    let place = if has_port { host.to_owned() } else { format!("{host}:{}", if secure { 443 } else { 80 }) };
    let stream = TcpStream::connect(&place).await.map_err(|error| error.to_string())?;
    let keeps = if more.is_empty() { "Connection: close\r\n" } else { more };
    let request = format!("GET {path} HTTP/1.1\r\nHost: {host}\r\n{keeps}\r\n");
    if !secure {
        return talk(stream, &request).await;
    }
    let name = place.rsplit_once(':').map_or(host, |(name, _)| name).trim_matches(['[', ']']).to_owned();
    let name = ServerName::try_from(name).map_err(|error| error.to_string())?;
    let stream = tls()?.connect(name, stream).await.map_err(|error| error.to_string())?;
    talk(stream, &request).await
}

fn tls() -> Result<TlsConnector, String> {
    let mut roots = rustls::RootCertStore::empty();
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = rustls::ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions();
    let config =
        config.map_err(|error| error.to_string())?.with_root_certificates(roots).with_no_client_auth();
    Ok(TlsConnector::from(Arc::new(config)))
}

/// Sends a request and reads its answer, of an upgrade only the head.
async fn talk(mut stream: impl AsyncRead + AsyncWrite + Unpin, request: &str) -> Result<Answer, String> {
    stream.write_all(request.as_bytes()).await.map_err(|error| error.to_string())?;
    let mut read = Vec::new();
    let mut limited = stream.take(MAX_ANSWER_BYTES);
    loop {
        let more = limited.read_buf(&mut read).await.map_err(|error| error.to_string())?;
        let text = String::from_utf8_lossy(&read);
        let head = text.split_once("\r\n\r\n");
        let status = text.strip_prefix("HTTP/1.").and_then(|rest| rest.get(2..5)?.parse::<u16>().ok());
        match (head, status) {
            (Some((_, _)), Some(101)) => return Ok(Answer { status: 101, body: String::new() }),
            (Some((_, body)), Some(status)) if more == 0 => {
                return Ok(Answer { status, body: body.trim().to_owned() });
            }
            _ if more == 0 => return Err("it is no answer of a web server".to_owned()),
            _ => {}
        }
    }
}
