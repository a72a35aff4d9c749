//! The database: whether a server could use it, how fast it answers, and what its clock says.

use std::time::Duration;

use store::PostgresUrl;

use super::Said;

/// From here on players notice that a move is being stored.
const SLOW_ANSWER: Duration = Duration::from_millis(20);
/// Clocks that are kept by NTP differ by less.
const CLOCKS_DIFFER: Duration = Duration::from_secs(2);

/// What there is to say of a database of PostgreSQL.
pub(super) async fn check(url: &PostgresUrl) -> Vec<Said> {
    let fitness = match store::fitness(url).await {
        Ok(fitness) => fitness,
        Err(error) => return vec![Said::wrong(format!("The database cannot be used: {error}."))],
    };
    let ms = fitness.answered_in.as_secs_f64() * 1000.0;
    let text = format!("The database {url} answers in {ms:.1} ms and keeps what it acknowledges.");
    let speed = if fitness.answered_in > SLOW_ANSWER {
        Said::mind(format!("{text} Players will notice: a database that is nearer helps."))
    } else {
        Said::good(text)
    };
    let state = match fitness.version {
        None => Said::good("There are no tables in it yet: the first start makes what it needs."),
        Some(_) if fitness.is_older => Said::mind(
            "It is of an older version: the next start brings it up to date. Copy it first (pg_dump).",
        ),
        Some(version) => {
            Said::good(format!("What is stored there is of version {version}, as this program has it."))
        }
    };
    let clock = match fitness.clocks_differ {
        differ if differ > CLOCKS_DIFFER => Said::mind(format!(
            "Its clock and this machine's differ by {} seconds: no move is lost by that, but set both (timedatectl set-ntp true).",
            differ.as_secs()
        )),
        _ => Said::good("Its clock and this machine's agree."),
    };
    vec![speed, state, clock]
}
