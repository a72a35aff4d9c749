//! Metrics for the host: counts and durations, no names and no cards.

mod process;
mod refusals;
mod requests;
mod thinking;

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::http::header;
use axum::routing::get;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Registry, Unit};
use store::Store;

use refusals::RefusalMetrics;
use requests::RequestMetrics;
use thinking::ThinkingMetrics;

/// The upper bounds of the latency buckets, in seconds: from one sync of a fast disk to what people notice.
const LATENCY_BUCKETS: [f64; 11] = [0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0];
/// The content type of the answer.
const OPEN_METRICS: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// The metrics of a server.
#[derive(Clone)]
pub(crate) struct Metrics {
    /// Sockets that are connected.
    pub sockets: Gauge,
    /// Sockets at other nodes whose table is here.
    pub forwarded: Gauge,
    /// Tables in memory.
    pub tables: Gauge,
    /// Tables that were opened.
    pub opened: Counter,
    /// Commands that were stored and acknowledged.
    pub commands: Counter,
    /// Commands and messages that were refused.
    pub refusals: RefusalMetrics,
    /// Appends that failed.
    pub failures: Counter,
    /// From a command's arrival at its table to its acknowledgement.
    pub answered: Histogram,
    /// What bots and hints are given to think.
    pub thinking: ThinkingMetrics,
    /// Requests over HTTP.
    pub requests: RequestMetrics,
    /// Whether things can be stored: 1, or 0 while they cannot.
    storing: Gauge,
    registry: Arc<Registry>,
}

impl Metrics {
    pub(crate) fn new() -> Metrics {
        let mut general = Registry::default();
        process::register(&mut general);
        let registry = general.sub_registry_with_prefix("quintet");
        let [sockets, forwarded, tables, storing] = [(); 4].map(|()| Gauge::default());
        let [opened, commands, failures] = [(); 3].map(|()| Counter::default());
        let answered = Histogram::new(LATENCY_BUCKETS);
        registry.register("sockets", "Sockets that are connected", sockets.clone());
        let help = "Sockets at other nodes whose table is here";
        registry.register("sockets_forwarded", help, forwarded.clone());
        registry.register("tables_awake", "Tables in memory", tables.clone());
        registry.register("tables_opened", "Tables that were opened", opened.clone());
        registry.register("commands", "Commands that were stored and acknowledged", commands.clone());
        let refusals = RefusalMetrics::register(registry);
        registry.register("append_failures", "Appends that failed", failures.clone());
        let help = "From a command's arrival at its table to its acknowledgement";
        registry.register_with_unit("command", help, Unit::Seconds, answered.clone());
        registry.register("storing", "Whether things can be stored", storing.clone());
        let thinking = ThinkingMetrics::register(registry);
        let requests = RequestMetrics::register(registry);
        let registry = Arc::new(general);
        Metrics {
            sockets,
            forwarded,
            tables,
            opened,
            commands,
            refusals,
            failures,
            answered,
            thinking,
            requests,
            storing,
            registry,
        }
    }

    /// Counts a command that was acknowledged after that time.
    pub(crate) fn acknowledged(&self, after: Duration) {
        self.commands.inc();
        self.answered.observe(after.as_secs_f64());
    }

    fn text(&self, is_storing: bool) -> String {
        self.storing.set(is_storing.into());
        let mut text = String::new();
        // Writing to a string does not fail.
        let _infallible = encode(&mut text, &self.registry);
        text
    }

    /// Serves the metrics at an address of their own: they are for the host, not for visitors.
    pub(crate) async fn serve(self, address: SocketAddr, store: Arc<dyn Store>) -> std::io::Result<()> {
        let metrics = get(move || async move {
            ([(header::CONTENT_TYPE, OPEN_METRICS)], self.text(store.health().is_ok()))
        });
        let listener = tokio::net::TcpListener::bind(address).await?;
        tracing::info!(address = %listener.local_addr()?, "metrics are at /metrics");
        tokio::spawn(async move { axum::serve(listener, Router::new().route("/metrics", metrics)).await });
        Ok(())
    }
}

/// Counts one more in a gauge while this is held.
pub(crate) struct GaugeGuard(Gauge);

impl GaugeGuard {
    pub(crate) fn new(gauge: &Gauge) -> GaugeGuard {
        gauge.inc();
        GaugeGuard(gauge.clone())
    }
}

impl Drop for GaugeGuard {
    fn drop(&mut self) {
        self.0.dec();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn metrics_are_written_as_collectors_read_them() {
        let metrics = Metrics::new();
        metrics.acknowledged(Duration::from_millis(3));
        metrics.refusals.inc("S-21");
        metrics.refusals.inc("S-21");
        let socket = GaugeGuard::new(&metrics.sockets);
        let text = metrics.text(true);
        for line in [
            "quintet_sockets 1",
            "quintet_commands_total 1",
            "quintet_refusals_total{rule=\"S-21\"} 2",
            "quintet_storing 1",
            "quintet_command_seconds_bucket{le=\"0.0025\"} 0",
            "quintet_command_seconds_bucket{le=\"0.005\"} 1",
        ] {
            assert!(text.lines().any(|written| written == line), "{line} in {text}");
        }
        drop(socket);
        let text = metrics.text(false);
        assert!(text.contains("quintet_sockets 0") && text.contains("quintet_storing 0"));
    }
}
