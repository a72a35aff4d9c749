//! Settings: flags before variables, variables before the file, the file before what is usual; mistakes with their place.

use std::path::Path;
use std::process::{Command, Output};

use tempfile::TempDir;

/// Runs the program in that folder, with these variables and no others of ours.
fn quintet(folder: &Path, arguments: &[&str], variables: &[(&str, &str)]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_quintet"));
    command.args(arguments).current_dir(folder);
    for (name, _) in std::env::vars_os().filter(|(name, _)| name.to_string_lossy().starts_with("QUINTET")) {
        command.env_remove(name);
    }
    command.envs(variables.iter().copied()).output().unwrap()
}

/// What is in force for a setting, as `quintet config` writes it.
fn line(output: &Output, name: &str) -> String {
    let text = String::from_utf8(output.stdout.clone()).unwrap();
    let found = text
        .lines()
        .find(|line| line.starts_with(&format!("{name} = ")) || line.contains(&format!("# {name} is")));
    let found =
        found.unwrap_or_else(|| panic!("no {name} in {text}{}", String::from_utf8_lossy(&output.stderr)));
    found.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn with_file(text: &str) -> TempDir {
    let folder = TempDir::new().unwrap();
    std::fs::write(folder.path().join("quintet.toml"), text).unwrap();
    folder
}

#[test]
fn a_flag_comes_before_a_variable_and_a_variable_before_the_file() {
    let folder = with_file(
        "# ours\nlisten = \"127.0.0.1:1\"\naway = 5\nproxy = [\"10.0.0.1\", \"10.0.0.2\"]\nno-limits = true\n",
    );
    let plain = quintet(folder.path(), &["config"], &[]);
    assert_eq!(line(&plain, "listen"), "listen = \"127.0.0.1:1\" # from quintet.toml, line 2");
    assert_eq!(line(&plain, "proxy"), "proxy = [\"10.0.0.1\", \"10.0.0.2\"] # from quintet.toml, line 4");
    assert_eq!(line(&plain, "no-limits"), "no-limits = true # from quintet.toml, line 5");
    assert_eq!(line(&plain, "bot-pace"), "bot-pace = \"500-1100\" # as usual");
    assert_eq!(line(&plain, "public-url"), "# public-url is not set");
    let variables = [("QUINTET_LISTEN", "127.0.0.1:2"), ("QUINTET_AWAY", "6"), ("QUINTET_LISTN", "x")];
    let said = quintet(folder.path(), &["config", "--away", "7"], &variables);
    assert_eq!(line(&said, "listen"), "listen = \"127.0.0.1:2\" # from QUINTET_LISTEN");
    assert_eq!(line(&said, "away"), "away = 7 # from --away");
    assert_eq!(line(&said, "QUINTET_LISTN"), "# QUINTET_LISTN is set, but is no setting");
}

#[test]
fn what_config_writes_is_a_file_that_means_the_same() {
    let folder = with_file("away = 9\nkeep-waiting = \"3d\"\nlog-json = true\nproxy = [\"::1\"]\n");
    let first = quintet(folder.path(), &["config"], &[]);
    std::fs::write(folder.path().join("again.toml"), &first.stdout).unwrap();
    let second = quintet(folder.path(), &["config", "--config", "again.toml"], &[]);
    assert!(second.status.success(), "{second:?}");
    for name in ["away", "keep-waiting", "log-json", "proxy", "listen", "chat-per-minute"] {
        let value = |output| line(output, name).split(" # ").next().unwrap().to_owned();
        assert_eq!(value(&first), value(&second));
    }
}

#[test]
fn yes_and_no_can_be_said_in_several_words() {
    for (word, is) in
        [("yes", true), ("on", true), ("1", true), ("True", true), ("no", false), ("off", false)]
    {
        let expected = format!("log-json = {is} # from ");
        let folder = with_file(&format!("log-json = \"{word}\"\n"));
        let said = quintet(folder.path(), &["config"], &[]);
        assert_eq!(line(&said, "log-json"), format!("{expected}quintet.toml, line 1"));
        let said = quintet(folder.path(), &["config"], &[("QUINTET_LOG_JSON", word)]);
        assert_eq!(line(&said, "log-json"), format!("{expected}QUINTET_LOG_JSON"));
    }
}

#[test]
fn mistakes_are_refused_with_their_place() {
    for (file, expected) in [
        ("\nlisten = \"here\"\n", "quintet.toml, line 2: listen: invalid value 'here'"),
        ("listn = \"127.0.0.1:1\"\n", "line 1: listn: there is no such setting: did you mean listen?"),
        ("colour = \"blue\"\n", "line 1: colour: there is no such setting"),
        ("away = 1\naway = 2\n", "line 2: duplicate key"),
        ("away = [1, 2]\n", "line 1: away: one value is expected"),
        ("away = 1.5\n", "line 1: away: a text, a number, true or false, or a list is expected"),
        ("log-json = \"perhaps\"\n", "line 1: log-json: true or false is expected"),
        ("config = \"other.toml\"\n", "line 1: config: there is no such setting"),
        ("data = \"a\"\nstore = \"sqlite:b\"\n", "line 2: store: data names a folder already"),
        ("[server]\nlisten = 1\n", "line 1: server: a text, a number"),
        ("listen = \n", "line 1: "),
    ] {
        let folder = with_file(file);
        for command in ["config", "serve", "doctor", "health", "kept"] {
            let refused = quintet(folder.path(), &[command], &[]);
            let error = String::from_utf8_lossy(&refused.stderr);
            assert_eq!(refused.status.code(), Some(2), "{command} {file:?}: {error}");
            assert!(error.contains(expected) && error.lines().count() == 1, "{command} {file:?}: {error}");
        }
    }
    let folder = TempDir::new().unwrap();
    let refused = quintet(folder.path(), &["config"], &[("QUINTET_AWAY", "soon")]);
    assert!(
        String::from_utf8_lossy(&refused.stderr).contains("QUINTET_AWAY: invalid value 'soon'"),
        "{refused:?}"
    );
    let refused = quintet(folder.path(), &["config", "--config", "nowhere.toml"], &[]);
    assert_eq!(refused.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&refused.stderr).contains("nowhere.toml"), "{refused:?}");
}

#[test]
fn a_folder_named_by_hand_comes_before_the_database_of_the_file_and_no_password_is_shown() {
    let folder = with_file("store = \"postgres://ada:secret@db.example/games\"\n");
    let said = quintet(folder.path(), &["config"], &[]);
    assert!(line(&said, "store").contains("db.example"), "{said:?}");
    assert!(!String::from_utf8_lossy(&said.stdout).contains("secret"), "{said:?}");
    let said = quintet(folder.path(), &["config", "--data", "mine"], &[]);
    assert_eq!(line(&said, "store"), "# store is not set");
}

/// What is handed out beside the program.
const COMPOSE: [&str; 3] = [
    include_str!("../../../../release/compose/compose.yaml"),
    include_str!("../../../../release/compose/three-nodes.yaml"),
    include_str!("../../../../release/image"),
];
const PACKAGE: &str = include_str!("../../../../release/debian/quintet.toml");
const NGINX: &str = include_str!("../../../../release/compose/nginx.conf");
const HOSTING: &str = include_str!("../../../../docs/hosting.md");

#[test]
fn containers_and_the_package_name_settings_that_there_are() {
    // Variables are followed by their value; `${QUINTET_VERSION…}` is compose's own.
    let is_name = |c: char| c.is_ascii_uppercase() || c == '_';
    let mut named: Vec<&str> = Vec::new();
    for text in COMPOSE {
        for (at, _) in text.match_indices("QUINTET_").filter(|(at, _)| !text[..*at].ends_with("${")) {
            let end = text[at..].find(|c| !is_name(c)).unwrap();
            if text[at + end..].starts_with([':', '=']) && !text[at + end..].starts_with("=…") {
                named.push(&text[at..at + end]);
            }
        }
    }
    named.sort_unstable();
    named.dedup();
    assert_eq!(
        named,
        ["QUINTET_DATA", "QUINTET_LISTEN", "QUINTET_PROXY", "QUINTET_PUBLIC_URL", "QUINTET_STORE"]
    );
    // The package's own file, with what is only proposed in it taken up; it names a folder, so no database.
    let proposed = |line: &'static str| line.strip_prefix('#').filter(|rest| !rest.starts_with(' '));
    let lines = PACKAGE.lines().filter(|line| !line.starts_with("#store"));
    let lines: Vec<&str> = lines.map(|line| proposed(line).unwrap_or(line)).collect();
    let folder = with_file(&lines.join("\n"));
    let said = quintet(folder.path(), &["config"], &[]);
    assert!(line(&said, "public-url").contains("from quintet.toml"), "{said:?}");
    let everything = String::from_utf8(said.stdout).unwrap();
    for name in named {
        let setting = name["QUINTET_".len()..].to_lowercase().replace('_', "-");
        assert!(everything.contains(&format!("{setting} ")), "{name} is no setting: {everything}");
    }
}

#[test]
fn nginx_is_told_the_same_in_the_documentation_and_for_compose() {
    let (_, documented) = HOSTING.split_once("# nginx on").expect("there is a set-up with nginx");
    let documented = documented.split("```").next().unwrap_or_default();
    // Names, ports and comments are each one's own.
    let said = |text: &str| -> Vec<String> {
        let lines = text.lines().map(str::trim).skip_while(|line| !line.starts_with("map "));
        let own = ["#", "listen ", "server_name "];
        let lines = lines.filter(|line| !own.iter().any(|own| line.starts_with(own)));
        lines
            .map(|line| match line.split_once(":5555") {
                Some((_, rest)) => format!("server somewhere{rest}"),
                None => line.to_owned(),
            })
            .filter(|line| !line.is_empty())
            .collect()
    };
    assert!(said(NGINX).len() > 20);
    assert_eq!(said(NGINX), said(documented));
}

#[test]
fn the_doctor_speaks_of_disk_clock_files_and_address_and_leaves_nothing_behind() {
    let folder = TempDir::new().unwrap();
    let said = quintet(folder.path(), &["doctor", "--listen", "127.0.0.1:0", "--data", "new/data"], &[]);
    let text = String::from_utf8(said.stdout).unwrap();
    for part in [
        "GiB free",
        "A sync takes",
        "The clock",
        "open files",
        "is free to listen on",
        "from this machine alone",
    ] {
        assert!(text.contains(part), "{part} in {text}");
    }
    assert_eq!(said.status.code(), Some(0), "{text}");
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let public = ["doctor", "--listen", &address, "--public-url", "http://games.example"];
    let said = quintet(folder.path(), &public, &[]);
    let text = String::from_utf8(said.stdout).unwrap();
    assert!(
        text.contains("cannot be listened on") && text.contains("can be told while the server runs"),
        "{text}"
    );
    assert_eq!(said.status.code(), Some(1), "{text}");
}

#[test]
fn health_says_when_there_is_no_server() {
    let folder = TempDir::new().unwrap();
    let said = quintet(folder.path(), &["health"], &[("QUINTET_LISTEN", "127.0.0.1:1")]);
    assert_eq!(said.status.code(), Some(1));
    assert!(
        String::from_utf8_lossy(&said.stderr).contains("no server answers at http://127.0.0.1:1"),
        "{said:?}"
    );
}
