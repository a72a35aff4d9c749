//! Programs of other people's: started, asked, never waited for too long.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread;
use std::time::Duration;

use bots::Entrant;
use catalog::{Contested, ExternalBot, refusals};

/// A program that is running. It is ended with the game.
struct Program {
    child: Child,
    /// A program need not read what it is asked; that must not stop the arena. So others read and write.
    questions: SyncSender<String>,
    answers: Receiver<String>,
}

/// Starts a program. Its words are parted by spaces.
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
    let (questions, asked) = sync_channel(1);
    let (told, answers) = sync_channel(1);
    thread::spawn(move || write(stdin, &asked));
    thread::spawn(move || read(stdout, &told));
    Ok(Box::new(Program { child, questions, answers }))
}

fn write(mut stdin: ChildStdin, asked: &Receiver<String>) {
    for mut question in asked {
        question.push('\n');
        if stdin.write_all(question.as_bytes()).and_then(|()| stdin.flush()).is_err() {
            return;
        }
    }
}

fn read(stdout: ChildStdout, told: &SyncSender<String>) {
    let mut stdout = BufReader::new(stdout);
    loop {
        let mut line = Vec::new();
        let read = stdout.by_ref().take(refusals::LONGEST_LINE as u64).read_until(b'\n', &mut line);
        if !read.is_ok_and(|bytes| bytes > 0) || told.send(String::from_utf8_lossy(&line).into()).is_err() {
            return;
        }
    }
}

impl ExternalBot for Program {
    fn ask(&mut self, question: &str, patience: Duration) -> Result<String, String> {
        // What it said without being asked is no answer.
        while self.answers.try_recv().is_ok() {}
        let sent = self.questions.try_send(question.to_owned()).is_ok();
        match self.answers.recv_timeout(patience) {
            Ok(line) => Ok(line),
            Err(RecvTimeoutError::Disconnected) => {
                let status = self.child.wait().map(|status| status.to_string()).unwrap_or_default();
                Err(format!("it ended instead of answering ({status})"))
            }
            Err(RecvTimeoutError::Timeout) if sent => {
                Err(format!("it did not answer within {} ms", patience.as_millis()))
            }
            Err(RecvTimeoutError::Timeout) => Err("it does not read what it is asked".to_owned()),
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ended_by_itself = self.child.kill();
        let _status = self.child.wait();
    }
}

/// What went wrong with programs, a sentence for each that had trouble.
pub(super) fn faults(entrants: &[Entrant], games: &[Contested]) -> Vec<String> {
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
