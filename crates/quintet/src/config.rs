//! `quintet config`: what is in force, and where it comes from.

use std::fmt::Write as _;
use std::io::Write as _;
use std::process::ExitCode;

use crate::error::CommandError;
use crate::serve;
use crate::settings::{Kind, Setting, Source};

/// Show the settings a server would run with, and where each comes from
///
/// Takes the flags of `quintet serve`, and reads the same variables and the same file: a flag comes before a variable, a
/// variable before the file, the file before what is usual. What is written is itself such a file.
#[derive(clap::Args)]
#[group(skip)]
pub(crate) struct Args {
    #[command(flatten)]
    server: serve::Args,
}

/// Runs the command.
pub(crate) fn run(args: &Args, settings: &[Setting], unknown: &[String]) -> Result<ExitCode, CommandError> {
    args.server.check()?;
    let mut text = String::new();
    for setting in settings {
        line(&mut text, setting);
    }
    for variable in unknown {
        let _infallible = writeln!(text, "# {variable} is set, but is no setting");
    }
    std::io::stdout().lock().write_all(text.as_bytes())?;
    Ok(ExitCode::SUCCESS)
}

/// One setting as a line of a file; what is not set stands there as a comment.
fn line(text: &mut String, Setting { name, values, source, kind }: &Setting) {
    let from = match source {
        Source::Flag => format!("from --{name}"),
        Source::Variable(variable) => format!("from {variable}"),
        Source::File(file, line) => format!("from {}, line {line}", file.display()),
        Source::Usual => "as usual".to_owned(),
    };
    let value = match kind {
        Kind::Switch => values.first().cloned().unwrap_or_default(),
        Kind::Value => {
            let Some(value) = values.first() else {
                let _infallible = writeln!(text, "# {name} is not set");
                return;
            };
            written(name, value)
        }
        Kind::List => {
            let all: Vec<String> = values.iter().map(|value| written(name, value)).collect();
            format!("[{}]", all.join(", "))
        }
    };
    let _infallible = writeln!(text, "{:<42} # {from}", format!("{name} = {value}"));
}

/// A value as TOML writes it; passwords are not shown.
fn written(name: &str, value: &str) -> String {
    if name == "store" {
        let shown =
            value.parse::<store::Place>().map_or_else(|_| value.to_owned(), |place| place.to_string());
        return format!("{shown:?}");
    }
    if value.parse::<i64>().is_ok() { value.to_owned() } else { format!("{value:?}") }
}
