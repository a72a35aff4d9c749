//! `quintet doctor`: whether a machine is fit for a server with these settings, in plain sentences.

mod database;
mod disk;
mod outside;

use std::fmt;
use std::io::Write as _;
use std::net::{IpAddr, SocketAddr};
use std::process::ExitCode;

use store::Place;

use crate::error::CommandError;
use crate::serve;

/// Check whether this machine is fit to serve, even while a server runs on it
///
/// Takes the flags of `quintet serve`, and reads the same variables and the same file. Looks at the disk or the database,
/// the clock, the limits of the system, where the server listens, whether a phone reaches it, and, if it has a public
/// address, whether that leads here and says for whom it speaks. Changes nothing. The exit code is 1 if something is wrong.
#[derive(clap::Args)]
#[group(skip)]
pub(crate) struct Args {
    #[command(flatten)]
    server: serve::Args,
}

pub(crate) use outside::readiness;

/// What was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Finding {
    Good,
    /// It works, but a host should know.
    Mind,
    Wrong,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Finding::Good => "good ",
            Finding::Mind => "mind ",
            Finding::Wrong => "wrong",
        })
    }
}

/// A finding and what is said of it.
struct Said(Finding, String);

impl Said {
    fn good(text: impl Into<String>) -> Said {
        Said(Finding::Good, text.into())
    }

    fn mind(text: impl Into<String>) -> Said {
        Said(Finding::Mind, text.into())
    }

    fn wrong(text: impl Into<String>) -> Said {
        Said(Finding::Wrong, text.into())
    }
}

/// Runs the command.
pub(crate) fn run(args: &Args) -> Result<ExitCode, CommandError> {
    let settings = &args.server;
    settings.check()?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let mut said = Vec::new();
    match settings.store.place() {
        Place::Folder(folder) => said.extend(disk::check(&folder)),
        Place::Postgres(url) => said.extend(runtime.block_on(database::check(&url))),
    }
    said.push(files());
    said.push(cores());
    let running = runtime.block_on(outside::answers(settings.listen));
    said.push(listening(settings.listen, running));
    said.push(reached(settings));
    if let Some(url) = &settings.public_url {
        said.extend(runtime.block_on(outside::check(url, &settings.limits.proxy, running)));
    }
    let mut out = std::io::stdout().lock();
    for Said(finding, text) in &said {
        writeln!(out, "{finding}  {text}")?;
    }
    let wrong = said.iter().any(|Said(finding, _)| *finding == Finding::Wrong);
    Ok(if wrong { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}

/// So many sockets are few for an evening with friends of friends.
const FEW_FILES: u64 = 4096;

fn files() -> Said {
    match rlimit::Resource::NOFILE.get() {
        Ok((_, hard)) if hard < FEW_FILES => Said::mind(format!(
            "The system allows {hard} open files, and every visitor is one: raise it (ulimit -Hn, LimitNOFILE= in systemd)."
        )),
        Ok((_, hard)) => Said::good(format!("The system allows {hard} open files; every visitor is one.")),
        Err(error) => Said::mind(format!("How many files may be open cannot be told ({error}).")),
    }
}

fn cores() -> Said {
    match std::thread::available_parallelism().map_or(1, usize::from) {
        1 => Said::mind("There is one core: bots that think hard make everybody wait a little."),
        cores => Said::good(format!("There are {cores} cores; bots think on all but one.")),
    }
}

fn listening(address: SocketAddr, running: bool) -> Said {
    if running {
        return Said::good(format!("A server of Quintet answers at {address}."));
    }
    match std::net::TcpListener::bind(address) {
        Ok(_) => Said::good(format!("{address} is free to listen on; no server runs there.")),
        Err(error) => Said::wrong(format!(
            "{address} cannot be listened on ({error}): stop what is running there, or choose another with --listen."
        )),
    }
}

/// Whether anybody but this machine can come.
fn reached(settings: &serve::Args) -> Said {
    let (listen, url) = (settings.listen, settings.public_url.as_deref());
    if let Some(url) = url {
        return if listen.ip().is_loopback() {
            Said::good(format!(
                "Links show {url}; only what runs on this machine, such as a proxy, reaches the server itself."
            ))
        } else {
            Said::mind(format!(
                "Links show {url}, but everybody who reaches {listen} gets past the proxy: let the server listen on 127.0.0.1, \
                 or close the port to others."
            ))
        };
    }
    let own = server::Config { listen, ..server::Config::default() }.url(listen);
    match listen.ip() {
        ip if ip.is_loopback() => Said::mind(format!(
            "{own} is reached from this machine alone; for phones on the same network, use --listen 0.0.0.0:{}.",
            listen.port()
        )),
        _ if own.contains("//0.0.0.0:") || own.contains("//[::]:") => {
            Said::mind("This machine has no address on a network; links will not work elsewhere.")
        }
        _ => Said::good(format!(
            "A phone on the same network reaches the server at {own}, if no firewall is in between."
        )),
    }
}

/// Whether that address is one of a network of one's own.
fn is_private(ip: IpAddr) -> bool {
    match ip {
        IpAddr::V4(ip) => ip.is_private() || ip.is_loopback() || ip.is_link_local(),
        IpAddr::V6(ip) => ip.is_loopback() || ip.is_unique_local() || ip.is_unicast_link_local(),
    }
}
