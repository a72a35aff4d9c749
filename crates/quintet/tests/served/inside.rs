//! What a host sees of a running server: whether it is ready, its figures, its log, and what the doctor says.

use std::process::Command;

use tempfile::TempDir;

use crate::http;
use crate::program::Program;

/// The dashboard that is handed out.
const DASHBOARD: &str = include_str!("../../../../release/dashboard.json");
/// What the figures say.
const HOSTING: &str = include_str!("../../../../docs/hosting.md");

fn quintet(arguments: &[&str]) -> (Option<i32>, String) {
    let said = Command::new(env!("CARGO_BIN_EXE_quintet")).args(arguments).output().unwrap();
    (said.status.code(), String::from_utf8(said.stdout).unwrap() + &String::from_utf8_lossy(&said.stderr))
}

#[tokio::test]
async fn a_server_says_that_it_is_ready_and_what_it_does() {
    let folder = TempDir::new().unwrap();
    let seeing = ["--metrics", "127.0.0.1:0", "--log", "info,server=debug"];
    let mut program = Program::start_with(folder.path(), &seeing);
    let address = program.address.to_string();
    let log = || std::fs::read_to_string(folder.path().join("errors.txt")).unwrap();
    // It said where before it said where it listens itself.
    let metrics =
        log().lines().find_map(|line| line.split_once("address=").map(|(_, address)| address.to_owned()));

    let ready = http::get(program.address, "/readyz", &[]).await;
    assert_eq!((ready.status, &*ready.body), (200, "ready\n"));
    let seen = http::get(program.address, "/api/address", &[("X-Forwarded-For", "203.0.113.7")]).await;
    assert_eq!(seen.body.trim(), "203.0.113.7");
    let (code, said) = quintet(&["health", "--listen", &address]);
    assert_eq!((code, said.trim()), (Some(0), "ready"));
    let public = format!("http://{address}");
    let (code, said) = quintet(&["doctor", "--listen", &address, "--public-url", &public]);
    assert!(said.contains("A server of Quintet answers"), "{said}");
    // There is no proxy in between, so nobody says for whom it speaks.
    assert!(said.contains("counts as 127.0.0.1: the proxy must add X-Forwarded-For"), "{said}");
    assert!(said.contains("Sockets come through"), "{said}");
    assert_eq!(code, Some(1));

    let refused = http::get(program.address, "/api/tables/00000000000000000000000000000000/log", &[]).await;
    assert_eq!(&*refused.rule(), "S-4");
    // What a request is the cause of has its id, and so has its answer.
    let asked = http::get(program.address, "/api/games", &[("X-Request-Id", "from-the-proxy-7")]).await;
    assert!(asked.head.contains("x-request-id: from-the-proxy-7"), "{}", asked.head);
    let figures = http::get(metrics.unwrap().trim().parse().unwrap(), "/metrics", &[]).await.body;
    for part in [
        "quintet_build_info{version=",
        "quintet_request_seconds_count{method=\"GET\",route=\"/api/games\",status=\"2xx\"} 1",
        "process_resident_memory_bytes ",
        "process_open_fds ",
        "process_cpu_seconds_total ",
    ] {
        assert!(figures.contains(part), "{part} in {figures}");
    }
    assert!(figures.ends_with("# EOF\n"));
    let told: Vec<String> = families(&figures).map(str::to_owned).collect();
    let [shown, documented] = [metrics_of(DASHBOARD), documented()]
        .map(|names| names.iter().map(|name| family(name)).collect::<Vec<_>>());
    assert!(told.len() > 15, "{figures}");
    for each in &told {
        assert!(shown.contains(each), "the dashboard does not show {each}");
        assert!(documented.contains(each), "docs/hosting.md does not say what {each} is");
    }
    for each in shown.iter().chain(&documented) {
        assert!(told.contains(each), "{each} in {figures}");
    }
    program.kill();
    let log = log();
    let line = log.lines().find(|line| line.contains("from-the-proxy-7")).unwrap_or_else(|| panic!("{log}"));
    assert!(line.contains("/api/games") && line.contains("a request was answered"), "{line}");
}

/// The families of metrics that were told.
fn families(figures: &str) -> impl Iterator<Item = &str> {
    figures.lines().filter_map(|line| line.strip_prefix("# TYPE ")?.split_whitespace().next())
}

/// The family of a metric, without what its type adds to its name.
fn family(name: &str) -> String {
    let ends = ["_bucket", "_count", "_sum", "_total", "_info"];
    ends.iter().find_map(|end| name.strip_suffix(end)).unwrap_or(name).to_owned()
}

/// The metrics that the table in docs/hosting.md names.
fn documented() -> Vec<String> {
    let rows = HOSTING.lines().filter_map(|line| line.strip_prefix("| `")?.split_once('`'));
    let names = rows.map(|(name, _)| name.split('{').next().unwrap_or(name));
    names
        .filter(|name| name.starts_with("quintet_") || name.starts_with("process_"))
        .map(str::to_owned)
        .collect()
}

/// The metrics that a dashboard asks for.
fn metrics_of(dashboard: &str) -> Vec<String> {
    let dashboard: serde_json::Value = serde_json::from_str(dashboard).unwrap();
    let mut names = Vec::new();
    for target in
        dashboard["panels"].as_array().unwrap().iter().flat_map(|panel| panel["targets"].as_array().unwrap())
    {
        let words = target["expr"]
            .as_str()
            .unwrap()
            .split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
        names.extend(
            words
                .filter(|word| word.starts_with("quintet_") || word.starts_with("process_"))
                .map(str::to_owned),
        );
    }
    names.sort_unstable();
    names.dedup();
    names
}
