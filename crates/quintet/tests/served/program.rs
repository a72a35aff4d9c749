//! The program as a process of its own.

use std::fs::File;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::client::{Client, PATIENCE, Way};
use crate::http;

/// Nobody is slowed down.
const FREE: [&str; 3] = ["--bot-pace", "0-0", "--no-limits"];

/// A running `quintet serve`.
pub(crate) struct Program {
    child: Child,
    pub(crate) address: SocketAddr,
}

impl Program {
    /// Starts it on that data folder and waits until it prints its address. Its standard error is in
    /// `errors.txt` there.
    pub(crate) fn start(data: &Path) -> Program {
        Program::start_with(data, &[])
    }

    /// Starts it with these arguments, too.
    pub(crate) fn start_with(data: &Path, arguments: &[&str]) -> Program {
        let data_folder = data.to_string_lossy();
        let arguments = [&["--data", &*data_folder][..], arguments, &FREE[..]].concat();
        Program::run(data, &arguments)
    }

    /// Starts it on that database; the folder is for its standard error.
    #[cfg(unix)]
    pub(crate) fn start_at(folder: &Path, store: &str) -> Program {
        Program::run(folder, &[&["--store", store][..], &FREE[..]].concat())
    }

    /// Stops it in the middle of whatever it does, or lets it go on.
    #[cfg(unix)]
    pub(crate) fn sleeps(&self, asleep: bool) {
        let signal = if asleep { "-STOP" } else { "-CONT" };
        let told = Command::new("kill").args([signal, &self.child.id().to_string()]).status().unwrap();
        assert!(told.success());
    }

    /// Starts it with the limits that it has for everybody.
    pub(crate) fn start_limited(data: &Path) -> Program {
        Program::run(data, &["--data", &*data.to_string_lossy()])
    }

    fn run(folder: &Path, arguments: &[&str]) -> Program {
        let mut child = Command::new(env!("CARGO_BIN_EXE_quintet"))
            .args(["serve", "--listen", "127.0.0.1:0"])
            .args(arguments)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(File::create(folder.join("errors.txt")).unwrap())
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
        self.ask_to_stop();
        self.child.wait().unwrap()
    }

    /// Asks it to stop; gives how long that took.
    pub(crate) fn stop_timed(mut self) -> (ExitStatus, Duration) {
        let start = Instant::now();
        self.ask_to_stop();
        let status = loop {
            match self.child.try_wait().unwrap() {
                Some(status) => break status,
                None if start.elapsed() > PATIENCE => panic!("it does not stop"),
                None => std::thread::sleep(Duration::from_millis(5)),
            }
        };
        (status, start.elapsed())
    }

    fn ask_to_stop(&self) {
        let asked = Command::new("kill").arg(self.child.id().to_string()).status().unwrap();
        assert!(asked.success());
    }

    /// Its memory in bytes, as the system counts it.
    pub(crate) fn resident(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        line.trim().strip_suffix(" kB")?.trim().parse::<u64>().ok().map(|kib| kib * 1024)
    }

    /// How long it has been computing, as the system counts it, in hundredths of a second.
    pub(crate) fn computed(&self) -> Option<Duration> {
        let status = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id())).ok()?;
        // The name of the program stands in parentheses before the numbers.
        let mut numbers = status.rsplit_once(") ")?.1.split(' ').skip(11);
        let mut next = || numbers.next()?.parse::<u64>().ok();
        Some(Duration::from_millis((next()? + next()?) * 10))
    }

    /// Opens such a table.
    pub(crate) async fn opens(&self, wish: Value, page: &str) -> Client {
        let answer = http::post(self.address, "/api/tables", &[], wish.to_string().as_bytes()).await;
        assert_eq!(answer.status, 201, "{answer:?}");
        let code = crate::client::note_id(&answer.json());
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
