//! Metrics of requests over HTTP, by route and by the class of their answer.

use std::time::Duration;

use axum::http::{Method, StatusCode};
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Registry, Unit};

/// The upper bounds of the buckets, in seconds: from an answer out of memory to the longest that a request may take.
const BUCKETS: [f64; 10] = [0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.1, 0.5, 2.5, 15.0];

/// What is asked for and how it was answered. The number of different ones is bounded: routes are patterns, statuses
/// are classes.
#[derive(Clone, Debug, Hash, PartialEq, Eq, EncodeLabelSet)]
struct Labels {
    method: &'static str,
    route: String,
    status: &'static str,
}

/// The metrics of requests.
#[derive(Clone)]
pub(crate) struct RequestMetrics(Family<Labels, Histogram>);

impl RequestMetrics {
    pub(super) fn register(registry: &mut Registry) -> RequestMetrics {
        let requests = Family::new_with_constructor((|| Histogram::new(BUCKETS)) as fn() -> Histogram);
        let help = "From the head of a request to the head of its answer";
        registry.register_with_unit("request", help, Unit::Seconds, requests.clone());
        RequestMetrics(requests)
    }

    /// Counts a request that was answered after that time.
    pub(crate) fn answered(&self, method: &Method, route: &str, status: StatusCode, after: Duration) {
        let method = match *method {
            Method::GET => "GET",
            Method::POST => "POST",
            Method::DELETE => "DELETE",
            _ => "other",
        };
        let status = match status.as_u16() {
            100..=199 => "1xx",
            200..=299 => "2xx",
            300..=399 => "3xx",
            400..=499 => "4xx",
            _ => "5xx",
        };
        let labels = Labels { method, route: route.to_owned(), status };
        self.0.get_or_create(&labels).observe(after.as_secs_f64());
    }
}
