//! The program as a process of its own.

use std::fs::File;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};

use serde_json::Value;

use crate::client::{Client, Way};
use crate::http;

/// A running `quintet serve`.
pub(crate) struct Program {
    child: Child,
    pub(crate) address: SocketAddr,
}

impl Program {
    /// Starts it on that data folder and waits until it prints its address. Its standard error is in
    /// `errors.txt` there.
    pub(crate) fn start(data: &Path) -> Program {
        let mut child = Command::new(env!("CARGO_BIN_EXE_quintet"))
            .args(["serve", "--listen", "127.0.0.1:0", "--bot-pace", "0-0"])
            .args([
                "--messages-per-second",
                "1000000",
                "--sockets-per-address",
                "100000",
                "--tables-per-hour",
                "100000",
            ])
            .arg("--data")
            .arg(data)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(File::create(data.join("errors.txt")).unwrap())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().rsplit_once("http://").and_then(|(_, address)| address.parse().ok());
        let address = address.unwrap_or_else(|| panic!("no address: {line:?}"));
        Program { child, address }
    }

    /// Kills it with SIGKILL.
    pub(crate) fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Asks it to stop, as a service manager does, and waits until it has.
    pub(crate) fn stop(mut self) -> ExitStatus {
        let asked = Command::new("kill").arg(self.child.id().to_string()).status().unwrap();
        assert!(asked.success());
        self.child.wait().unwrap()
    }

    /// Its memory in bytes, as the system counts it.
    pub(crate) fn resident(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        line.trim().strip_suffix(" kB")?.trim().parse::<u64>().ok().map(|kib| kib * 1024)
    }

    /// Opens such a table.
    pub(crate) async fn opens(&self, wish: Value, page: &str) -> Client {
        let answer = http::post(self.address, "/api/tables", &[], wish.to_string().as_bytes()).await;
        assert_eq!(answer.status, 201, "{answer:?}");
        let code = answer.json()["code"].as_str().unwrap().to_owned();
        let cookie = answer.cookie().unwrap();
        Way { address: self.address, code, cookie, page: page.to_owned() }.hello(None).await
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _already_ended = self.child.kill();
        let _status = self.child.wait();
    }
}
