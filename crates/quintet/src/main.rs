//! Quintet: five tabletop games at one online table. One file per command.

mod arena;
mod backup;
mod bench;
mod engine;
mod lines;
mod load;
mod logs;
mod replay;
mod seed;
mod serve;
mod simulate;
mod solve;
mod trouble;
mod verify;

use std::process::ExitCode;

use clap::Parser;

use trouble::Trouble;

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Five tabletop games at one online table.
#[derive(Parser)]
#[command(name = "quintet", version, propagate_version = true)]
#[command(
    after_help = "Exit codes: 0 all is well, 1 what was asked for failed, 2 it could not be understood."
)]
enum Command {
    Serve(serve::Args),
    Engine(engine::Args),
    Simulate(simulate::Args),
    Arena(arena::Args),
    Solve(solve::Args),
    Replay(replay::Args),
    Verify(verify::Args),
    Backup(backup::Args),
    Bench(bench::Args),
    Load(load::Args),
}

fn main() -> ExitCode {
    let result = match Command::parse() {
        Command::Serve(args) => serve::run(&args),
        Command::Engine(args) => engine::run(&args),
        Command::Simulate(args) => simulate::run(&args),
        Command::Arena(args) => arena::run(&args),
        Command::Solve(args) => solve::run(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Verify(args) => verify::run(&args),
        Command::Backup(args) => backup::run(&args),
        Command::Bench(args) => bench::run(&args),
        Command::Load(args) => load::run(&args),
    };
    result.unwrap_or_else(Trouble::end)
}
