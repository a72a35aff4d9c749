//! Metrics of the program itself, read when they are asked for: under the names that all programs give them.

use std::time::{SystemTime, UNIX_EPOCH};

use prometheus_client::collector::Collector;
use prometheus_client::encoding::{DescriptorEncoder, EncodeMetric};
use prometheus_client::metrics::counter::ConstCounter;
use prometheus_client::metrics::gauge::ConstGauge;
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::{Registry, Unit};

/// So many ticks make a second of processor time, on every Linux.
const TICKS_PER_SECOND: f64 = 100.0;

/// Reads them off `/proc`; where there is none, nothing is told.
#[derive(Debug)]
struct Process {
    started: f64,
}

/// Registers what is known of the program.
pub(super) fn register(general: &mut Registry) {
    general.register(
        "quintet_build",
        "The version of the program",
        Info::new([("version", env!("CARGO_PKG_VERSION"))]),
    );
    let started = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0.0, |since| since.as_secs_f64());
    general.register_collector(Box::new(Process { started }));
}

impl Collector for Process {
    fn encode(&self, mut encoder: DescriptorEncoder) -> Result<(), std::fmt::Error> {
        let mut gauge = |name: &str, help: &str, unit: Option<&Unit>, value: f64| {
            let gauge = ConstGauge::new(value);
            gauge.encode(encoder.encode_descriptor(name, help, unit, gauge.metric_type())?)
        };
        gauge(
            "process_start_time",
            "When the program was started, since 1970",
            Some(&Unit::Seconds),
            self.started,
        )?;
        if let Some(bytes) = resident_bytes() {
            gauge("process_resident_memory", "Memory that the program uses", Some(&Unit::Bytes), bytes)?;
        }
        if let Some(files) = open_files() {
            gauge("process_open_fds", "Files and connections that are open", None, files)?;
        }
        if let Some(seconds) = processor_seconds() {
            let counter = ConstCounter::new(seconds);
            let help = "Processor time that the program has used";
            let name = encoder.encode_descriptor(
                "process_cpu",
                help,
                Some(&Unit::Seconds),
                counter.metric_type(),
            )?;
            counter.encode(name)?;
        }
        Ok(())
    }
}

fn resident_bytes() -> Option<f64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.split_whitespace().next()?.parse::<f64>().ok().map(|kib| kib * 1024.0)
}

fn open_files() -> Option<f64> {
    std::fs::read_dir("/proc/self/fd").ok().map(|files| files.count() as f64)
}

fn processor_seconds() -> Option<f64> {
    let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
    // The name of the program stands in brackets and may contain anything; what follows is numbers.
    let (_, numbers) = stat.rsplit_once(')')?;
    let mut numbers = numbers.split_whitespace().skip(11).map(str::parse::<f64>);
    Some((numbers.next()?.ok()? + numbers.next()?.ok()?) / TICKS_PER_SECOND)
}
