//! A PostgreSQL server of a test's own: in a private folder, on a socket there, gone with the test.

use std::fs;
use std::os::unix::fs::{MetadataExt, PermissionsExt, chown};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

/// The account that the server runs as when the tests run as root, which it refuses to be.
const ACCOUNT: &str = "postgres";
/// Who connects.
const USER: &str = "quintet";

/// A running server. It ends with the program that started it, however that ends.
pub struct Cluster {
    folder: PathBuf,
    /// Waits for the end of its standard input, then stops the server and deletes the folder.
    janitor: Child,
    databases: AtomicU32,
}

impl Cluster {
    /// The one that all tests of a program share.
    pub fn shared() -> &'static Cluster {
        static SHARED: OnceLock<Cluster> = OnceLock::new();
        SHARED.get_or_init(|| Cluster::start(&[]))
    }

    /// Starts one with settings of its own, such as `fsync = off`.
    pub fn start(settings: &[&str]) -> Cluster {
        static STARTED: AtomicU32 = AtomicU32::new(0);
        let number = STARTED.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("quintet-pg-{}-{number}", std::process::id()));
        let _left_behind = fs::remove_dir_all(&folder);
        fs::create_dir(&folder).expect("a folder for PostgreSQL");
        fs::set_permissions(&folder, fs::Permissions::from_mode(0o700)).expect("a private folder");
        if let Some((user, group)) = account() {
            chown(&folder, Some(user), Some(group)).expect("a folder of the account");
        }
        let janitor = janitor(&folder);
        let cluster = Cluster { folder, janitor, databases: AtomicU32::new(0) };
        let data = cluster.data();
        let made =
            ["--no-sync", "--auth=trust", "--encoding=UTF8", "--locale=C", "--username", USER, "--pgdata"];
        run(as_account("initdb").args(made).arg(&data));
        let mut lines = vec![
            "listen_addresses = ''".to_owned(),
            format!("unix_socket_directories = '{}'", cluster.folder.display()),
            "max_connections = 200".to_owned(),
            "shared_buffers = 64MB".to_owned(),
        ];
        lines.extend(settings.iter().map(|setting| (*setting).to_owned()));
        cluster.set(&lines);
        cluster.go_on();
        cluster
    }

    /// The address of a new, empty database on it.
    pub fn database(&self) -> String {
        let name = format!("test_{}", self.databases.fetch_add(1, Ordering::Relaxed));
        run(Command::new(program("createdb")).arg("--host").arg(&self.folder).args([
            "--username",
            USER,
            &name,
        ]));
        self.url(&name)
    }

    /// The address of a database of that name.
    pub fn url(&self, name: &str) -> String {
        let host = self.folder.display().to_string().replace('/', "%2F");
        format!("postgres://{USER}@{host}/{name}")
    }

    /// The folder of its socket.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Runs a statement in the database of that address; gives what it prints.
    pub fn sql(&self, url: &str, statement: &str) -> String {
        run(Command::new(program("psql"))
            .args(["--no-psqlrc", "-qtAX", "-v", "ON_ERROR_STOP=1", "-c"])
            .arg(statement)
            .arg(url))
    }

    /// Runs a statement in a session of its own, which ends with the process.
    pub fn session(&self, url: &str, statement: &str) -> Child {
        let mut psql = Command::new(program("psql"));
        psql.args(["--no-psqlrc", "-qtAX", "-c", statement, "-c", "SELECT pg_sleep(3600)"]).arg(url);
        psql.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        psql.spawn().expect("a program of PostgreSQL")
    }

    /// Adds settings, which count after the next start.
    pub fn set(&self, lines: &[String]) {
        let path = self.data().join("postgresql.conf");
        let mut text = fs::read_to_string(&path).expect("the settings of PostgreSQL");
        for line in lines {
            text.push_str(line);
            text.push('\n');
        }
        fs::write(&path, text).expect("the settings of PostgreSQL are written");
    }

    /// Stops it as a crash does: no session is ended in order, and nothing is moved out of its write-ahead log.
    pub fn crash(&self) {
        run(as_account("pg_ctl").args(["stop", "--silent", "-m", "immediate", "-D"]).arg(self.data()));
    }

    /// Starts it, as it is or after a crash.
    pub fn go_on(&self) {
        run(as_account("pg_ctl")
            .args(["start", "--silent", "--wait", "--timeout", "120", "-D"])
            .arg(self.data())
            .arg("--log")
            .arg(self.folder.join("log")));
    }

    fn data(&self) -> PathBuf {
        self.folder.join("data")
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        drop(self.janitor.stdin.take());
        let _gone = self.janitor.wait();
    }
}

/// Stops the server and deletes its folder when the program that holds its input ends, or is killed.
fn janitor(folder: &Path) -> Child {
    let script = "trap '' INT TERM HUP; read -r _; \"$0\" stop -m immediate -D \"$1/data\" >/dev/null 2>&1; rm -rf \"$1\"";
    let mut command = as_account("sh");
    command.args(["-c", script]).arg(program("pg_ctl")).arg(folder);
    command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
    command.spawn().expect("a shell")
}

/// A command under the account that the server runs as.
fn as_account(name: &str) -> Command {
    let path = if name == "sh" { PathBuf::from(name) } else { program(name) };
    let mut command = if account().is_some() {
        let mut command = Command::new("setpriv");
        command.args(["--reuid", ACCOUNT, "--regid", ACCOUNT, "--clear-groups", "--"]).arg(path);
        command
    } else {
        Command::new(path)
    };
    command.current_dir("/");
    command
}

/// The numbers of the server's account, if the tests run as root.
fn account() -> Option<(u32, u32)> {
    // The owner of what this very process is.
    if fs::metadata("/proc/self").map_or(1, |process| process.uid()) != 0 {
        return None;
    }
    let accounts = fs::read_to_string("/etc/passwd").unwrap_or_default();
    let mut fields = accounts.lines().map(|line| line.split(':').collect::<Vec<_>>());
    let found = fields.find(|fields| fields.first() == Some(&ACCOUNT)).expect(MISSING);
    Some((found[2].parse().expect("a user's number"), found[3].parse().expect("a group's number")))
}

const MISSING: &str = "the tests need PostgreSQL 15 or later: sudo apt-get install postgresql";

/// A program of PostgreSQL: where Debian puts it, the newest, or wherever it is found.
fn program(name: &str) -> PathBuf {
    let mut versions: Vec<(u32, PathBuf)> = fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .filter_map(|entry| {
            let path = entry.ok()?.path();
            Some((path.file_name()?.to_str()?.parse().ok()?, path.join("bin").join(name)))
        })
        .filter(|(_, path)| path.is_file())
        .collect();
    versions.sort();
    if let Some((_, path)) = versions.pop() {
        return path;
    }
    let paths = std::env::var_os("PATH").unwrap_or_default();
    let found = std::env::split_paths(&paths).map(|folder| folder.join(name)).find(|path| path.is_file());
    found.expect(MISSING)
}

/// Runs a command to its end; gives what it printed.
fn run(command: &mut Command) -> String {
    let output = command.stdin(Stdio::null()).output().expect("a program of PostgreSQL");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{}: {said}", command.get_program().display());
    String::from_utf8_lossy(&output.stdout).trim().to_owned()
}
