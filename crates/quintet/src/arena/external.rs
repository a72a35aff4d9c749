//! External bots: programs started as processes of their own, each answer with a timeout.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread;
use std::time::Duration;

use bots::Entrant;
use catalog::{Contested, ExternalBot, refusals};

/// A running program. It is killed at the end of the game.
struct Process {
    child: Child,
    /// To and from threads of their own: a program that does not read its input must not block the arena.
    requests: SyncSender<String>,
    responses: Receiver<String>,
}

/// Starts a program; the command line is split at spaces.
pub(super) fn spawn(command: &str) -> Result<Box<dyn ExternalBot>, String> {
    let mut words = command.split_whitespace();
    let program = words.next().ok_or("there is no program to start")?;
    let mut child = Command::new(program)
        .args(words)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| format!("it could not be started: {error}"))?;
    let (Some(stdin), Some(stdout)) = (child.stdin.take(), child.stdout.take()) else {
        return Err("it could not be started".to_owned());
    };
    let (requests, outgoing) = sync_channel(1);
    let (incoming, responses) = sync_channel(1);
    thread::spawn(move || write(stdin, &outgoing));
    thread::spawn(move || read(stdout, &incoming));
    Ok(Box::new(Process { child, requests, responses }))
}

fn write(mut stdin: ChildStdin, outgoing: &Receiver<String>) {
    for mut request in outgoing {
        request.push('\n');
        if stdin.write_all(request.as_bytes()).and_then(|()| stdin.flush()).is_err() {
            return;
        }
    }
}

fn read(stdout: ChildStdout, incoming: &SyncSender<String>) {
    let mut stdout = BufReader::new(stdout);
    loop {
        let mut line = Vec::new();
        let read = stdout.by_ref().take(refusals::LONGEST_LINE as u64).read_until(b'\n', &mut line);
        let line = String::from_utf8_lossy(&line).into();
        if !read.is_ok_and(|bytes| bytes > 0) || incoming.send(line).is_err() {
            return;
        }
    }
}

impl ExternalBot for Process {
    fn ask(&mut self, request: &str, timeout: Duration) -> Result<String, String> {
        // Output from before the request is no response to it.
        while self.responses.try_recv().is_ok() {}
        let sent = self.requests.try_send(request.to_owned()).is_ok();
        match self.responses.recv_timeout(timeout) {
            Ok(line) => Ok(line),
            Err(RecvTimeoutError::Disconnected) => {
                let status = self.child.wait().map(|status| status.to_string()).unwrap_or_default();
                Err(format!("it ended instead of answering ({status})"))
            }
            Err(RecvTimeoutError::Timeout) if sent => {
                Err(format!("it did not answer within {} ms", timeout.as_millis()))
            }
            Err(RecvTimeoutError::Timeout) => Err("it does not read what it is asked".to_owned()),
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _already_ended = self.child.kill();
        let _status = self.child.wait();
    }
}

/// What went wrong with external bots, a sentence for each.
pub(super) fn fault_reports(entrants: &[Entrant], games: &[Contested]) -> Vec<String> {
    let of = |which: usize| {
        let mut faults =
            games.iter().filter_map(|game| game.faults.get(which)).filter(|fault| fault.times > 0);
        let first = faults.clone().next()?.first.clone().unwrap_or_default();
        let count = faults.clone().count();
        let times: u64 = faults.by_ref().map(|fault| fault.times).sum();
        Some(format!(
            "{}: chance played {times} actions for it, in {count} of {} games. The first time {first}.",
            entrants[which].word(),
            games.len(),
        ))
    };
    (0..entrants.len()).filter_map(of).collect()
}
