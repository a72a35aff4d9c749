//! Where a database is, without telling its password.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use tokio_postgres::Config;
use tokio_postgres::config::{Host, SslMode};

use crate::OpenError;

/// How long a connection may take to be made.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(5);
/// After how long of silence the other side is asked whether it is still there.
const KEEPALIVE: Duration = Duration::from_secs(5);

/// The port that need not be named.
const USUAL_PORT: u16 = 5432;

/// The address of a PostgreSQL database: `postgres://user:password@host:5432/name`. Shown, it has no password.
#[derive(Clone, PartialEq)]
pub struct PostgresUrl {
    config: Config,
    name: String,
}

impl PostgresUrl {
    /// What it is called in messages: host and database.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The same, where errors name a file.
    pub(super) fn path(&self) -> PathBuf {
        PathBuf::from(&self.name)
    }

    pub(super) fn config(&self) -> &Config {
        &self.config
    }
}

impl FromStr for PostgresUrl {
    type Err = OpenError;

    fn from_str(url: &str) -> Result<PostgresUrl, OpenError> {
        let mut config: Config = url.parse().map_err(|error| OpenError::Url { what: with_cause(&error) })?;
        if config.get_hosts().is_empty() {
            config.host("localhost");
        }
        // Asked for or not, a connection over a network is private; on this machine there is nobody to hide from, and
        // Debian's server shows a certificate there that nobody signed.
        if config.get_ssl_mode() == SslMode::Prefer {
            let local = config.get_hosts().iter().all(is_local);
            config.ssl_mode(if local { SslMode::Disable } else { SslMode::Require });
        }
        config.application_name("quintet");
        if config.get_connect_timeout().is_none() {
            config.connect_timeout(CONNECT_TIMEOUT);
        }
        config.keepalives_idle(KEEPALIVE).keepalives_interval(KEEPALIVE / 2).keepalives_retries(2);
        config.tcp_user_timeout(2 * KEEPALIVE);
        let name = name_of(&config);
        Ok(PostgresUrl { config, name })
    }
}

fn is_local(host: &Host) -> bool {
    match host {
        #[cfg(unix)]
        Host::Unix(_) => true,
        Host::Tcp(name) => {
            name == "localhost" || name.parse().is_ok_and(|address: std::net::IpAddr| address.is_loopback())
        }
    }
}

fn name_of(config: &Config) -> String {
    let host = match config.get_hosts().first() {
        Some(Host::Tcp(name)) => name.clone(),
        #[cfg(unix)]
        Some(Host::Unix(path)) => path.display().to_string(),
        None => String::new(),
    };
    let port = config.get_ports().first().filter(|port| **port != USUAL_PORT);
    let port = port.map(|port| format!(":{port}")).unwrap_or_default();
    let database = config.get_dbname().or(config.get_user()).unwrap_or_default();
    format!("postgres://{host}{port}/{database}")
}

/// An error with what caused it: the driver says only which step failed.
pub(super) fn with_cause(error: &dyn std::error::Error) -> String {
    let mut text = error.to_string();
    let mut cause = error.source();
    while let Some(next) = cause {
        text = format!("{text}: {next}");
        cause = next.source();
    }
    text
}

impl fmt::Debug for PostgresUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

impl fmt::Display for PostgresUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn url(text: &str) -> PostgresUrl {
        text.parse().unwrap_or_else(|error| panic!("{error}"))
    }

    #[test]
    fn a_password_is_never_shown() {
        let url = url("postgres://quintet:swordfish@db.example:5433/games");
        assert_eq!(url.to_string(), "postgres://db.example:5433/games");
        assert!(!format!("{url:?}").contains("swordfish"));
        let wrong = "postgres://quintet:swordfish@db.example:port/games".parse::<PostgresUrl>();
        assert!(!wrong.unwrap_err().to_string().contains("swordfish"));
    }

    #[test]
    fn what_goes_over_a_network_is_encrypted() {
        for (text, mode) in [
            ("postgres://u@db.example/games", SslMode::Require),
            ("postgres://u@db.example/games?sslmode=disable", SslMode::Disable),
            ("postgres://u@127.0.0.1/games", SslMode::Disable),
            ("postgres://u@localhost/games?sslmode=require", SslMode::Require),
            ("postgres://u@%2Frun%2Fpostgresql/games", SslMode::Disable),
            ("postgres://u@127.0.0.1,db.example/games", SslMode::Require),
        ] {
            assert_eq!(url(text).config.get_ssl_mode(), mode, "{text}");
        }
    }
}
