//! Metrics of what bots and hints are given to think.

use std::time::Duration;

use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Registry, Unit};

/// The upper bounds of the buckets, in seconds: from the least that a search is given to what people will not wait for.
const BUCKETS: [f64; 12] = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.4, 0.8, 1.5, 3.0, 10.0];

/// The metrics of the pool in which bots think.
#[derive(Clone)]
pub(crate) struct ThinkingMetrics {
    /// Thoughts that wait.
    pub waiting: Gauge,
    /// Thoughts that nobody waited for any more.
    pub dropped: Counter,
    /// Thoughts that there was no room for.
    pub displaced: Counter,
    /// How long a search was given.
    pub given: Histogram,
    /// How much later than its pause a bot was ready to act.
    pub late: Histogram,
    /// From the question until the thinking began.
    waited: Histogram,
}

impl ThinkingMetrics {
    pub(super) fn register(registry: &mut Registry) -> ThinkingMetrics {
        let waiting = Gauge::default();
        let [dropped, displaced] = [(); 2].map(|()| Counter::default());
        let [given, late, waited] = [(); 3].map(|()| Histogram::new(BUCKETS));
        registry.register("thoughts_waiting", "Thoughts of bots and hints that wait", waiting.clone());
        registry.register("thoughts_dropped", "Thoughts that nobody waited for any more", dropped.clone());
        registry.register("thoughts_displaced", "Thoughts that there was no room for", displaced.clone());
        let seconds = [
            ("thought_given", "How long a search was given", &given),
            ("thought_waited", "From a question until the thinking about it began", &waited),
            ("bot_late", "How much later than its pause a bot was ready to act", &late),
        ];
        for (name, help, histogram) in seconds {
            registry.register_with_unit(name, help, Unit::Seconds, histogram.clone());
        }
        ThinkingMetrics { waiting, dropped, displaced, given, late, waited }
    }

    /// A thought that has waited for so long is begun.
    pub(crate) fn began(&self, waited: Duration) {
        self.waiting.dec();
        self.waited.observe(waited.as_secs_f64());
    }
}
