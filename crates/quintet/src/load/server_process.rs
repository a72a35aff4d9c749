//! A server to put under load: this program in a process of its own, with its limits raised.

use std::io::{BufRead, BufReader};
use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use tempfile::TempDir;

use super::address::Address;
use crate::error::CommandError;
use crate::process;

/// The limits of older versions, as high as they go.
const EACH_LIMIT: [&str; 6] = [
    "--messages-per-second",
    "1000000",
    "--sockets-per-address",
    "1000000",
    "--tables-per-hour",
    "100000000",
];

/// A running `quintet serve`, killed when this is dropped.
pub(super) struct ServerProcess {
    child: Child,
    pub(super) address: Address,
    /// Where it shows its figures.
    pub(super) metrics: SocketAddr,
    _data: TempDir,
}

impl ServerProcess {
    /// Starts that program, or this one, on an empty folder or on that database; its bots pause as they do for people, or
    /// not at all.
    pub(super) fn start(
        program: Option<&Path>,
        store: Option<&str>,
        pauses: bool,
    ) -> Result<ServerProcess, CommandError> {
        let data = tempfile::tempdir()?;
        let program = program.map_or_else(std::env::current_exe, |program| Ok(program.to_owned()))?;
        // A port that is free now; whoever takes it in this moment makes the server say so and end.
        let metrics = TcpListener::bind("127.0.0.1:0")?.local_addr()?;
        let mut command = Command::new(&program);
        command.arg("serve");
        match store {
            // Not as an argument: it may have a password.
            Some(store) => command.env("QUINTET_STORE", store),
            None => command.env_remove("QUINTET_STORE").arg("--data").arg(data.path()),
        };
        let mut child = command
            .args(["--listen", "127.0.0.1:0"])
            .args(without_limits(&program)?)
            .args(if pauses { &[][..] } else { &["--bot-pace", "0-0"] })
            .args(["--metrics", &metrics.to_string()])
            .env("QUINTET_LOG", "warn")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()?;
        let mut line = String::new();
        if let Some(out) = child.stdout.take() {
            BufReader::new(out).read_line(&mut line)?;
        }
        let Some((_, address)) = line.trim().rsplit_once("http://") else {
            return Err(CommandError::Failed("the server did not start".to_owned()));
        };
        Ok(ServerProcess { address: Address::parse(address)?, metrics, child, _data: data })
    }

    /// Its memory in bytes, where the system says.
    pub(super) fn memory(&self) -> Option<u64> {
        process::memory(&self.child.id().to_string())
    }

    /// The seconds of processor time it has taken, where the system says.
    pub(super) fn cpu_seconds(&self) -> Option<f64> {
        process::cpu_seconds(&self.child.id().to_string())
    }
}

/// What frees a server of its limits. Older versions have an option for each of them.
fn without_limits(program: &Path) -> Result<&'static [&'static str], CommandError> {
    let help = Command::new(program).args(["serve", "--help"]).output()?.stdout;
    let one_option = String::from_utf8_lossy(&help).contains("--no-limits");
    Ok(if one_option { &["--no-limits"] } else { &EACH_LIMIT })
}

impl Drop for ServerProcess {
    fn drop(&mut self) {
        let _already_ended = self.child.kill();
        let _status = self.child.wait();
    }
}
