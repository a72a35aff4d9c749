//! `quintet nodes`: the servers that share a database.

use std::fmt::Write as _;
use std::io::Write as _;
use std::process::ExitCode;

use store::Node;

use crate::error::CommandError;
use crate::kept::span;
use crate::store_args::StoreArgs;

/// Show which servers share a PostgreSQL database, and how many tables each has in memory
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    store: StoreArgs,
}

/// Runs the command.
pub(crate) fn run(args: &Args) -> Result<ExitCode, CommandError> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let nodes = runtime.block_on(store::nodes(&args.store.place()));
    let nodes = nodes.map_err(|error| CommandError::Failed(error.to_string()))?;
    let nodes = nodes.ok_or_else(|| {
        CommandError::Failed("a data folder has one server: only a PostgreSQL database has nodes".to_owned())
    })?;
    std::io::stdout().lock().write_all(report(&nodes).as_bytes())?;
    Ok(ExitCode::SUCCESS)
}

fn report(nodes: &[(Node, u64)]) -> String {
    let head = ["node", "address", "version", "up", "tables"];
    let mut text =
        format!("{:>6}  {:<24} {:<10} {:<14} {:>8}\n", head[0], head[1], head[2], head[3], head[4]);
    for (node, tables) in nodes {
        let up = if node.alive { span(node.age) } else { "gone".to_owned() };
        let _infallible =
            writeln!(text, "{:>6}  {:<24} {:<10} {up:<14} {tables:>8}", node.id, node.address, node.version);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_report_says_who_is_there_and_who_owns_how_much() {
        let node = |id, alive| Node {
            id,
            address: format!("10.0.0.{id}:5556"),
            version: "0.1.0".to_owned(),
            alive,
            age: 7_300_000,
        };
        let text = report(&[(node(1, true), 12), (node(2, false), 3)]);
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines[1], "     1  10.0.0.1:5556            0.1.0      2 hours              12");
        assert_eq!(lines[2], "     2  10.0.0.2:5556            0.1.0      gone                  3");
    }
}
