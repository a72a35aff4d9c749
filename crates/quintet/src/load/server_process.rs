//! A server to put under load: this program in a process of its own, on an empty folder, with its limits raised.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use tempfile::TempDir;

use super::address::Address;
use crate::error::CommandError;
use crate::memory;

/// A running `quintet serve`, killed when this is dropped.
pub(super) struct ServerProcess {
    child: Child,
    pub(super) address: Address,
    _data: TempDir,
}

impl ServerProcess {
    pub(super) fn start() -> Result<ServerProcess, CommandError> {
        let data = tempfile::tempdir()?;
        let mut child = Command::new(std::env::current_exe()?)
            .args(["serve", "--listen", "127.0.0.1:0", "--bot-pace", "0-0"])
            .args(["--messages-per-second", "1000000", "--sockets-per-address", "1000000"])
            .args(["--tables-per-hour", "100000000"])
            .arg("--data")
            .arg(data.path())
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
        Ok(ServerProcess { address: Address::parse(address)?, child, _data: data })
    }

    /// Its memory in bytes, where the system says.
    pub(super) fn memory(&self) -> Option<u64> {
        memory::resident(&self.child.id().to_string())
    }
}

impl Drop for ServerProcess {
    fn drop(&mut self) {
        let _already_ended = self.child.kill();
        let _status = self.child.wait();
    }
}
