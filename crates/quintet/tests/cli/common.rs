//! What the tests share: the real program, started as a process.

#![allow(dead_code, reason = "each test file uses its part of this")]

use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, ChildStdout, Command, Output, Stdio};

use serde_json::Value;

/// The program with these arguments.
pub(crate) fn quintet(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_quintet"));
    command.args(args);
    command
}

/// Runs it to its end with that input.
pub(crate) fn run(args: &[&str], input: &[u8]) -> Output {
    let mut child =
        quintet(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    // The program may answer before all is written, or end without reading: neither must block the test.
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    output
}

/// What it printed.
pub(crate) fn stdout(output: &Output) -> &str {
    std::str::from_utf8(&output.stdout).unwrap()
}

/// What it printed on standard error.
pub(crate) fn stderr(output: &Output) -> &str {
    std::str::from_utf8(&output.stderr).unwrap()
}

/// A fresh directory that belongs to that test.
pub(crate) fn directory(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _missing = std::fs::remove_dir_all(&path);
    std::fs::create_dir_all(&path).unwrap();
    path
}

/// A running engine.
pub(crate) struct Engine {
    child: Child,
    stdin: Option<ChildStdin>,
    stdout: BufReader<ChildStdout>,
}

impl Engine {
    /// Starts one.
    pub(crate) fn start() -> Engine {
        let mut child = quintet(&["engine"]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let stdin = child.stdin.take();
        let stdout = BufReader::new(child.stdout.take().unwrap());
        Engine { child, stdin, stdout }
    }

    /// Sends a line and reads the one that comes back.
    pub(crate) fn ask_bytes(&mut self, line: &[u8]) -> String {
        let stdin = self.stdin.as_mut().unwrap();
        stdin.write_all(line).unwrap();
        stdin.write_all(b"\n").unwrap();
        stdin.flush().unwrap();
        let mut answer = String::new();
        self.stdout.read_line(&mut answer).unwrap();
        assert!(answer.ends_with('\n'), "no answer to {}", String::from_utf8_lossy(line));
        answer.pop();
        answer
    }

    /// Sends a request and reads the answer.
    pub(crate) fn ask(&mut self, request: Value) -> Value {
        serde_json::from_str(&self.ask_bytes(request.to_string().as_bytes())).unwrap()
    }

    /// Sends a request that is granted, and reads the answer.
    pub(crate) fn get(&mut self, request: Value) -> Value {
        let answer = self.ask(request.clone());
        assert_eq!(answer["ok"], true, "{request} -> {answer}");
        answer
    }

    /// Ends it and checks that it ends well.
    pub(crate) fn end(mut self) {
        drop(self.stdin.take());
        assert!(self.child.wait().unwrap().success());
    }
}
