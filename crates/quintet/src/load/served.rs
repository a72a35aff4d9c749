//! A server of one's own: this program, on an empty folder, with its limits raised.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use tempfile::TempDir;

use super::address::Address;
use crate::trouble::Trouble;

/// A running `quintet serve`, which ends with this.
pub(super) struct Served {
    child: Child,
    pub(super) address: Address,
    _data: TempDir,
}

impl Served {
    pub(super) fn start() -> Result<Served, Trouble> {
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
            return Err(Trouble::Failed("the server did not start".to_owned()));
        };
        Ok(Served { address: Address::parse(address)?, child, _data: data })
    }

    /// Its memory in bytes, where the system tells.
    pub(super) fn memory(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        line.trim().strip_suffix(" kB")?.trim().parse::<u64>().ok().map(|kib| kib * 1024)
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ended_already = self.child.kill();
        let _ended_already = self.child.wait();
    }
}
