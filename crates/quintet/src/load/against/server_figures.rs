//! What the server says of the thinking of its bots.

use std::collections::HashMap;
use std::fmt;

use serde::Serialize;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use super::super::server_process::ServerProcess;
use crate::error::CommandError;

/// The metrics of a server at one moment, by name.
pub(super) struct ServerFigures(HashMap<String, f64>);

impl ServerFigures {
    /// Reads them.
    pub(super) async fn of(server: &ServerProcess) -> Result<ServerFigures, CommandError> {
        let mut stream = TcpStream::connect(server.metrics).await?;
        stream.write_all(b"GET /metrics HTTP/1.1\r\nHost: metrics\r\nConnection: close\r\n\r\n").await?;
        let mut text = String::new();
        stream.read_to_string(&mut text).await?;
        let figure = |line: &str| {
            let (name, value) = line.rsplit_once(' ')?;
            Some((name.to_owned(), value.parse().ok()?))
        };
        Ok(ServerFigures(text.lines().filter(|line| !line.starts_with('#')).filter_map(figure).collect()))
    }

    /// What happened since then.
    pub(super) fn since(&self, before: &ServerFigures) -> Thinking {
        let count = |name: &str| {
            let of = |figures: &ServerFigures| figures.0.get(name).copied().unwrap_or_default();
            of(self) - of(before)
        };
        let mean = |name: &str| {
            let times = count(&format!("{name}_seconds_count"));
            if times > 0.0 { count(&format!("{name}_seconds_sum")) / times * 1000.0 } else { 0.0 }
        };
        let planned = count("quintet_bot_late_seconds_count");
        let within = |seconds: &str| count(&format!("quintet_bot_late_seconds_bucket{{le=\"{seconds}\"}}"));
        let share = |within: f64| if planned > 0.0 { 100.0 * (1.0 - within / planned) } else { 0.0 };
        Thinking {
            searches: count("quintet_thought_given_seconds_count"),
            given: mean("quintet_thought_given"),
            waited: mean("quintet_thought_waited"),
            late: share(within("0.002")),
            very_late: share(within("0.4")),
            dropped: count("quintet_thoughts_dropped_total"),
            displaced: count("quintet_thoughts_displaced_total"),
        }
    }
}

/// How bots thought in a run; times in milliseconds, shares in per cent.
#[derive(Serialize)]
pub(super) struct Thinking {
    searches: f64,
    /// How long a search was given on average.
    given: f64,
    /// How long a thought waited on average.
    waited: f64,
    /// How many of the bots' moves were ready later than their pause, and by more than 0.4 s.
    late: f64,
    very_late: f64,
    dropped: f64,
    displaced: f64,
}

impl fmt::Display for Thinking {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Thinking { searches, given, waited, late, very_late, dropped, displaced } = self;
        writeln!(
            f,
            "searches       {searches}, given {given:.1} ms on average; thoughts waited {waited:.1} ms"
        )?;
        writeln!(f, "after the pause {late:.1} % of the moves, by more than 0.4 s {very_late:.1} %")?;
        writeln!(f, "dropped        {dropped} thoughts, {displaced} without room")
    }
}
