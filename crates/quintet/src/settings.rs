//! Settings come from flags, from variables, from a file, and from what is usual, in this order.
//!
//! The flags of `quintet serve` are declared once, as arguments. From them follow the variables (`--public-url` is
//! `QUINTET_PUBLIC_URL`) and the keys of the file (`public-url = "…"`), so a flag that is added is a setting everywhere.

mod file;

use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};

use clap::builder::BoolishValueParser;
use clap::parser::ValueSource;
use clap::{Arg, ArgAction, ArgMatches, Command};

use crate::error::CommandError;
use file::{Entry, SettingsFile};

/// What the variables begin with.
const PREFIX: &str = "QUINTET_";
/// The file in the folder where the program is started, if it is there.
const USUAL_FILE: &str = "quintet.toml";
/// The argument that names the file; a command that has it takes its settings from there.
const FILE_ARGUMENT: &str = "config";

/// The file with settings.
#[derive(clap::Args)]
pub(crate) struct FileArgs {
    /// A file with settings, such as listen = "0.0.0.0:5555" [default: quintet.toml, if it is there]
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
}

/// Where a setting has its value from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Source {
    /// A flag of the command.
    Flag,
    /// A variable of the environment.
    Variable(String),
    /// A line of the file.
    File(PathBuf, usize),
    /// Nobody said anything.
    Usual,
}

/// A setting that is in force.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Setting {
    /// Its name, as in the file.
    pub name: String,
    /// Its values as text; none if it is not set.
    pub values: Vec<String>,
    pub source: Source,
    /// Whether it is a number, a yes or no, a text, or several texts.
    pub kind: Kind,
}

/// What a setting looks like in the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Switch,
    Value,
    List,
}

/// What the arguments of a process mean, together with variables and the file.
pub(crate) struct Parsed {
    pub matches: ArgMatches,
    /// What is in force for the command that was named, if it takes settings.
    pub settings: Vec<Setting>,
}

/// Reads the arguments of a process, with variables and the file for the commands that take settings.
pub(crate) fn parse(program: Command, arguments: &[OsString]) -> Result<Parsed, CommandError> {
    let program = with_variables(program);
    // Nothing comes before the name of the command but what is not a command at all.
    let named = arguments.get(1).and_then(|word| program.find_subcommand(word));
    if let Some(command) = named.filter(|command| takes_settings(command)) {
        check_variables(command)?;
    }
    // Ends the program with clap's own words if the arguments are wrong, or help was asked for.
    let first = program.clone().get_matches_from(arguments);
    let Some((name, given)) = first.subcommand() else {
        return Ok(Parsed { matches: first, settings: vec![] });
    };
    let command = program.find_subcommand(name).expect("clap names a command that there is");
    if !takes_settings(command) {
        return Ok(Parsed { matches: first, settings: vec![] });
    }
    let file = match given.get_one::<PathBuf>(FILE_ARGUMENT) {
        Some(path) => Some(SettingsFile::read(path)?),
        None => {
            Some(Path::new(USUAL_FILE)).filter(|path| path.exists()).map(SettingsFile::read).transpose()?
        }
    };
    let known = program.find_subcommand("serve").expect("there is a server");
    let entries = match &file {
        Some(file) => checked(file, known)?,
        None => vec![],
    };
    let name = name.to_owned();
    // Who names a folder by hand does not mean the database of the file.
    let has_folder = given.try_contains_id("data").is_ok();
    let by_hand =
        has_folder && given.value_source("data").is_some_and(|source| source != ValueSource::DefaultValue);
    let entries: Vec<Entry> =
        entries.into_iter().filter(|entry| !(by_hand && entry.key == "store")).collect();
    let matches = program
        .clone()
        .mut_subcommand(&name, |command| entries.iter().fold(command, with_usual))
        .get_matches_from(arguments);
    let (_, given) = matches.subcommand().expect("the same command as before");
    let settings = command.get_arguments().filter_map(|arg| setting(arg, given, &entries)).collect();
    Ok(Parsed { matches, settings })
}

fn takes_settings(command: &Command) -> bool {
    command.get_arguments().any(|arg| arg.get_id() == FILE_ARGUMENT)
}

/// The program, with a variable for every setting.
fn with_variables(program: Command) -> Command {
    program.mut_subcommands(|command| {
        if !takes_settings(&command) {
            return command;
        }
        command.mut_args(|arg| {
            // Beside a flag, which has no value, yes and no may be said in all of these words.
            let arg = if is_switch(&arg) { arg.value_parser(BoolishValueParser::new()) } else { arg };
            match variable(&arg) {
                Some(variable) => arg.env(variable).hide_env_values(true),
                None => arg,
            }
        })
    })
}

/// The variable for an argument, if it is a setting.
fn variable(arg: &Arg) -> Option<String> {
    if matches!(
        arg.get_action(),
        ArgAction::Help | ArgAction::HelpShort | ArgAction::HelpLong | ArgAction::Version
    ) {
        return None;
    }
    arg.get_long().map(|long| format!("{PREFIX}{}", long.replace('-', "_").to_uppercase()))
}

/// Says by its name which variable is wrong; clap would name the flag, which nobody has given.
fn check_variables(command: &Command) -> Result<(), CommandError> {
    for arg in command.get_arguments() {
        let given = variable(arg).and_then(|variable| Some((std::env::var_os(&variable)?, variable)));
        let Some((value, variable)) = given else { continue };
        let values = [value.to_string_lossy().into_owned()];
        check(command, arg, &values).map_err(|why| CommandError::Usage(format!("{variable}: {why}")))?;
    }
    Ok(())
}

/// Variables that look like settings and are none: a slip, most likely.
pub(crate) fn unknown_variables(program: &Command) -> Vec<String> {
    let commands = program.get_subcommands().filter(|command| takes_settings(command));
    let known: Vec<String> = commands.flat_map(Command::get_arguments).filter_map(variable).collect();
    let named = std::env::vars_os().filter_map(|(name, _)| name.into_string().ok());
    named.filter(|name| name.starts_with(PREFIX) && !known.contains(name)).collect()
}

/// The entries of a file, if all of them are settings and have values that these can have.
fn checked(file: &SettingsFile, known: &Command) -> Result<Vec<Entry>, CommandError> {
    for entry in &file.entries {
        let arg = known.get_arguments().find(|arg| arg.get_long() == Some(&entry.key) && !is_file(arg));
        let Some(arg) = arg else {
            let nearest =
                known.get_arguments().filter_map(Arg::get_long).min_by_key(|long| distance(long, &entry.key));
            let meant = nearest.filter(|long| distance(long, &entry.key) <= 3);
            let meant = meant.map(|long| format!(": did you mean {long}?")).unwrap_or_default();
            return Err(entry.wrong(&format!("there is no such setting{meant}")));
        };
        let several = matches!(arg.get_action(), ArgAction::Append);
        if entry.values.len() != 1 && !several {
            return Err(entry.wrong("one value is expected"));
        }
        check(known, arg, &entry.values).map_err(|why| entry.wrong(&why))?;
    }
    let named = |key: &str| file.entries.iter().find(|entry| entry.key == key);
    match (named("data"), named("store")) {
        (Some(_), Some(store)) => Err(store.wrong("data names a folder already: only one of both can be")),
        _ => Ok(file.entries.clone()),
    }
}

fn is_file(arg: &Arg) -> bool {
    arg.get_id() == FILE_ARGUMENT
}

/// Whether an argument takes these values; why not, in one line.
fn check(command: &Command, arg: &Arg, values: &[String]) -> Result<(), String> {
    let Some(long) = arg.get_long() else { return Ok(()) };
    if is_switch(arg) {
        let said = values.first().map(|value| value.to_ascii_lowercase());
        let known = ["true", "false", "yes", "no", "on", "off", "1", "0", "y", "n", "t", "f"];
        return match said {
            Some(said) if known.contains(&said.as_str()) => Ok(()),
            _ => Err("true or false is expected".to_owned()),
        };
    }
    // Nothing else is given, so that nothing else can be wrong.
    let alone = command.clone().mut_args(|arg| arg.required(false).env(None::<&str>));
    let given = values.iter().map(|value| format!("--{long}={value}"));
    let parsed = alone.try_get_matches_from(std::iter::once("quintet".to_owned()).chain(given));
    parsed.map(|_| ()).map_err(|error| {
        let text = error.to_string();
        let line = text.lines().next().unwrap_or_default();
        line.trim_start_matches("error: ").to_owned()
    })
}

fn is_switch(arg: &Arg) -> bool {
    matches!(arg.get_action(), ArgAction::SetTrue)
}

/// The command, with a value of the file in the place of the usual one.
fn with_usual(command: Command, entry: &Entry) -> Command {
    let here = command.get_arguments().find(|arg| arg.get_long() == Some(&entry.key));
    let Some(id) = here.map(|arg| arg.get_id().clone()) else { return command };
    let values = entry.values.clone();
    command.mut_arg(id, |arg| arg.default_values(values))
}

/// A setting as it is in force; nothing for what is none.
fn setting(arg: &Arg, given: &ArgMatches, entries: &[Entry]) -> Option<Setting> {
    let (name, variable) = (arg.get_long()?.to_owned(), variable(arg)?);
    if is_file(arg) {
        return None;
    }
    let id = arg.get_id().as_str();
    let raw = given.try_get_raw(id).ok().flatten();
    let text = |value: &OsStr| value.to_string_lossy().into_owned();
    let mut values: Vec<String> = raw.map(|raw| raw.map(text).collect()).unwrap_or_default();
    if is_switch(arg) {
        values = vec![given.get_flag(id).to_string()];
    }
    let source = match given.value_source(id) {
        Some(ValueSource::CommandLine) => Source::Flag,
        Some(ValueSource::EnvVariable) => Source::Variable(variable),
        _ => entries
            .iter()
            .find(|entry| entry.key == name)
            .map_or(Source::Usual, |entry| Source::File(entry.file.clone(), entry.line)),
    };
    let kind = match arg.get_action() {
        ArgAction::SetTrue => Kind::Switch,
        ArgAction::Append => Kind::List,
        _ => Kind::Value,
    };
    Some(Setting { name, values, source, kind })
}

/// In how many letters two words differ (Levenshtein).
fn distance(one: &str, other: &str) -> usize {
    let mut row: Vec<usize> = (0..=other.chars().count()).collect();
    for (n, letter) in one.chars().enumerate() {
        let mut before = row[0];
        row[0] = n + 1;
        for (m, other) in other.chars().enumerate() {
            let changed = before + usize::from(letter != other);
            before = row[m + 1];
            row[m + 1] = changed.min(row[m] + 1).min(before + 1);
        }
    }
    row[row.len() - 1]
}
