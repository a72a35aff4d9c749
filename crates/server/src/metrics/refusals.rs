//! Metrics of what was refused, by the rule that refused it.

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::registry::Registry;

/// There are no more than there are rules.
#[derive(Clone, Debug, Hash, PartialEq, Eq, EncodeLabelSet)]
struct Labels {
    rule: String,
}

/// The metrics of refusals.
#[derive(Clone)]
pub(crate) struct RefusalMetrics(Family<Labels, Counter>);

impl RefusalMetrics {
    pub(super) fn register(registry: &mut Registry) -> RefusalMetrics {
        let refusals = Family::default();
        let help = "Commands and messages that were refused, by the rule";
        registry.register("refusals", help, refusals.clone());
        RefusalMetrics(refusals)
    }

    /// Counts a refusal by that rule.
    pub(crate) fn inc(&self, rule: &str) {
        self.0.get_or_create(&Labels { rule: rule.to_owned() }).inc();
    }
}
