//! `quintet serve`: the games in the browser.

use std::io::IsTerminal;
use std::net::{IpAddr, SocketAddr};
use std::process::ExitCode;
use std::time::Duration;

use server::{Config, Limits, Server};
use tracing_subscriber::Layer as _;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;

use crate::error::CommandError;
use crate::keep::KeepArgs;
use crate::store_args::StoreArgs;

/// How many files the server asks the system for; it gets as many as its host allows.
const MAX_FILES: u64 = 1 << 20;

/// Serve the games to browsers; nothing has to be configured
///
/// The data is a SQLite database in a folder, unless a PostgreSQL database is named. Whatever players were told is on
/// disk: the server can be stopped or killed at any moment and resumes where it was.
///
/// Every option is also a variable, `--public-url` as `QUINTET_PUBLIC_URL`, and a line of a file, `public-url = "…"`. An option
/// comes before a variable, a variable before the file; quintet config shows what is in force.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Where to listen; 0.0.0.0:5555 for every network of this machine
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:5555")]
    pub(crate) listen: SocketAddr,
    /// Where people reach the server, for links, if not where it listens
    #[arg(long, value_name = "URL")]
    pub(crate) public_url: Option<String>,
    #[command(flatten)]
    pub(crate) store: StoreArgs,
    /// Where other servers on the same PostgreSQL database reach this one; a free port of --listen unless given. For a
    /// private network
    #[arg(long, value_name = "ADDRESS")]
    link: Option<SocketAddr>,
    /// How long bots take for a move, in milliseconds: a range
    #[arg(long, value_name = "FROM-TO", default_value = "500-1100", value_parser = pace)]
    bot_pace: (u64, u64),
    /// After how many seconds of absence others may hand a seat to a bot
    #[arg(long, value_name = "SECONDS", default_value_t = 60)]
    away: u64,
    /// How much to think about each decision that is reviewed
    #[arg(long, value_name = "N", default_value_t = Config::default().review_iterations,
        value_parser = clap::value_parser!(u32).range(50..=100_000))]
    review_iterations: u32,
    /// Where to serve metrics for Prometheus at /metrics, such as 127.0.0.1:9555; nowhere unless given
    #[arg(long, value_name = "ADDRESS")]
    metrics: Option<SocketAddr>,
    /// What to log: error, warn, info, debug or trace, also by part, such as info,server=debug
    #[arg(long, value_name = "LEVELS", default_value = "info", value_parser = levels)]
    log: Targets,
    /// Write the program's log as JSON, one object a line
    #[arg(long)]
    log_json: bool,
    #[command(flatten)]
    pub(crate) limits: LimitArgs,
    #[command(flatten)]
    keep: KeepArgs,
}

/// What visitors may do. An address may do so many times as much as it is counted as people, however many there are.
#[derive(clap::Args)]
#[command(next_help_heading = "Limits")]
pub(crate) struct LimitArgs {
    /// How many messages a person may send per second on average
    #[arg(long, value_name = "N", default_value_t = Limits::default().messages)]
    messages_per_second: u32,
    /// How many actions per second a seat may take on average
    #[arg(long, value_name = "N", default_value_t = Limits::default().actions)]
    actions_per_second: u32,
    /// How many lines of chat a person may write per minute
    #[arg(long, value_name = "N", default_value_t = Limits::default().chat)]
    chat_per_minute: u32,
    /// How many changes a person may make to tables per minute: names, seats, options
    #[arg(long, value_name = "N", default_value_t = Limits::default().changes)]
    changes_per_minute: u32,
    /// How many tables a person may open per hour
    #[arg(long, value_name = "N", default_value_t = Limits::default().tables)]
    tables_per_hour: u32,
    /// How often a person may connect to tables per minute
    #[arg(long, value_name = "N", default_value_t = Limits::default().visits)]
    visits_per_minute: u32,
    /// How many codes of tables a person may try in vain per minute
    #[arg(long, value_name = "N", default_value_t = Limits::default().tries)]
    tries_per_minute: u32,
    /// How many reviews of games are made for a person per hour
    #[arg(long, value_name = "N", default_value_t = Limits::default().reviews)]
    reviews_per_hour: u32,
    /// How many lines of chat and changes a table takes in all
    #[arg(long, value_name = "N", default_value_t = Limits::default().changes_of_table)]
    changes_per_table: u32,
    /// As how many people one address may be counted
    #[arg(long, value_name = "N", default_value_t = Limits::default().people)]
    people_per_address: u32,
    /// How many sockets one address may have open at once
    #[arg(long, value_name = "N", default_value_t = Limits::default().sockets)]
    sockets_per_address: u32,
    /// How many connections besides sockets one address may have open at once
    #[arg(long, value_name = "N", default_value_t = Limits::default().connections)]
    connections_per_address: u32,
    /// No limits at all: for measurements, not for the open network
    #[arg(long)]
    no_limits: bool,
    /// A proxy on another machine whose X-Forwarded-For header is trusted; one on this machine is trusted anyway
    #[arg(long, value_name = "ADDRESS")]
    pub(crate) proxy: Vec<IpAddr>,
}

impl LimitArgs {
    fn limits(&self) -> Limits {
        let proxies = self.proxy.clone();
        if self.no_limits {
            return Limits { proxies, ..Limits::none() };
        }
        Limits {
            messages: self.messages_per_second,
            actions: self.actions_per_second,
            chat: self.chat_per_minute,
            changes: self.changes_per_minute,
            tables: self.tables_per_hour,
            visits: self.visits_per_minute,
            tries: self.tries_per_minute,
            reviews: self.reviews_per_hour,
            changes_of_table: self.changes_per_table,
            people: self.people_per_address,
            sockets: self.sockets_per_address,
            connections: self.connections_per_address,
            proxies,
        }
    }
}

fn pace(text: &str) -> Result<(u64, u64), String> {
    let range = text.split_once('-').and_then(|(from, to)| Some((from.parse().ok()?, to.parse().ok()?)));
    range.filter(|(from, to)| from <= to).ok_or_else(|| "a range like 500-1100 is expected".to_owned())
}

fn levels(text: &str) -> Result<Targets, String> {
    let expected = |_| "levels like info or info,server=debug are expected".to_owned();
    text.parse().map_err(expected)
}

impl Args {
    /// Whether a server can be started with them, as far as that can be said of each alone.
    pub(crate) fn check(&self) -> Result<(), CommandError> {
        self.public_url.as_deref().map(check_url).transpose().map(|_| ())
    }
}

/// Runs the command. `unknown` are variables that look like settings and are none.
pub(crate) fn run(args: &Args, unknown: &[String]) -> Result<ExitCode, CommandError> {
    let log = tracing_subscriber::fmt::layer().with_writer(std::io::stderr);
    let log = if args.log_json {
        log.json().boxed()
    } else {
        log.with_ansi(std::io::stderr().is_terminal()).boxed()
    };
    tracing_subscriber::registry().with(log).with(args.log.clone()).init();
    for variable in unknown {
        tracing::warn!("{variable} is set, but is no setting: quintet config shows those that there are");
    }
    let public_url = args.public_url.as_deref().map(check_url).transpose()?;
    let config = Config {
        listen: args.listen,
        public_url,
        store: Some(args.store.place()),
        link: args.link,
        bot_pace: Duration::from_millis(args.bot_pace.0)..=Duration::from_millis(args.bot_pace.1),
        away: Duration::from_secs(args.away),
        review_iterations: args.review_iterations,
        metrics: args.metrics,
        limits: args.limits.limits(),
        retention: args.keep.retention(),
        ..Config::default()
    };
    // Every socket is a file; many systems give a program 1024 unless it asks for more.
    if let Err(error) = rlimit::increase_nofile_limit(MAX_FILES) {
        tracing::warn!(%error, "the limit of open files stays as it is");
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let served = runtime.block_on(serve(config));
    // A bot that is still thinking must not keep the program from ending.
    runtime.shutdown_timeout(Duration::from_secs(1));
    served
}

async fn serve(config: Config) -> Result<ExitCode, CommandError> {
    let failed = |error: server::StartError| CommandError::Failed(error.to_string());
    let server = Server::start(config).await.map_err(failed)?;
    println!("Quintet is at {}", server.url());
    server.run(stop()).await.map_err(failed)?;
    Ok(ExitCode::SUCCESS)
}

/// A base for links.
fn check_url(url: &str) -> Result<String, CommandError> {
    let host = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://"));
    match host.filter(|host| !host.is_empty()) {
        Some(_) => Ok(url.to_owned()),
        None => {
            Err(CommandError::Usage(format!("--public-url: “{url}” does not begin with http:// or https://")))
        }
    }
}

/// Resolves when the program is asked to stop.
async fn stop() {
    let interrupted = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminated) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = interrupted => {}
                _ = terminated.recv() => {}
            }
            return;
        }
    }
    let _no_signal_handler = interrupted.await;
}
