//! Quintet: five tabletop games at one online table. One module per command.
//!
//! A library as well as a program, so that tests and fuzz targets reach [`engine`] without starting a process.

mod arena;
mod backup;
mod bench;
mod cli;
mod config;
mod doctor;
pub mod engine;
mod error;
mod health;
mod keep;
mod kept;
mod lines;
mod load;
mod logs;
mod move_store;
mod nodes;
mod process;
mod replay;
mod review;
mod seed;
mod serve;
mod settings;
mod simulate;
mod solve;
mod store_args;
mod verify;

use std::ffi::OsString;
use std::process::ExitCode;

use clap::{CommandFactory, FromArgMatches, Parser};

use error::CommandError;

/// Five tabletop games at one online table.
#[derive(Parser)]
#[command(name = "quintet", version, propagate_version = true)]
#[command(
    after_help = "Exit codes: 0 all is well, 1 what was asked for failed, 2 it could not be understood."
)]
enum Command {
    Serve(Box<serve::Args>),
    Config(Box<config::Args>),
    Doctor(Box<doctor::Args>),
    Health(health::Args),
    Engine(engine::Args),
    Simulate(simulate::Args),
    Arena(arena::Args),
    Solve(solve::Args),
    Replay(replay::Args),
    Review(review::Args),
    Verify(verify::Args),
    Backup(backup::Args),
    Kept(kept::Args),
    Nodes(nodes::Args),
    Move(move_store::Args),
    Bench(bench::Args),
    Load(load::Args),
}

/// Runs the command that the arguments of this process name.
pub fn run() -> ExitCode {
    run_command().unwrap_or_else(CommandError::exit)
}

fn run_command() -> Result<ExitCode, CommandError> {
    let arguments: Vec<OsString> = std::env::args_os().collect();
    let parsed = settings::parse(Command::command(), &arguments)?;
    // They were accepted above.
    let command = Command::from_arg_matches(&parsed.matches).unwrap_or_else(|error| error.exit());
    let unknown = || settings::unknown_variables(&Command::command());
    match command {
        Command::Serve(args) => serve::run(&args, &unknown()),
        Command::Config(args) => config::run(&args, &parsed.settings, &unknown()),
        Command::Doctor(args) => doctor::run(&args),
        Command::Health(args) => health::run(&args),
        Command::Engine(args) => engine::run(&args),
        Command::Simulate(args) => simulate::run(&args),
        Command::Arena(args) => arena::run(&args),
        Command::Solve(args) => solve::run(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Review(args) => review::run(&args),
        Command::Verify(args) => verify::run(&args),
        Command::Backup(args) => backup::run(&args),
        Command::Kept(args) => kept::run(&args),
        Command::Nodes(args) => nodes::run(&args),
        Command::Move(args) => move_store::run(&args),
        Command::Bench(args) => bench::run(&args),
        Command::Load(args) => load::run(&args),
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory as _;

    #[test]
    fn the_arguments_are_declared_soundly_and_every_command_explains_itself() {
        let mut program = super::Command::command();
        program.build();
        program.clone().debug_assert();
        let commands: Vec<_> =
            program.get_subcommands_mut().filter(|command| command.get_name() != "help").collect();
        assert!(!commands.is_empty());
        for command in commands {
            let name = command.get_name().to_owned();
            let help = command.render_long_help().to_string();
            assert!(help.lines().next().is_some_and(|line| line.contains(' ')), "{name}: {help}");
        }
    }
}
