//! A log taken apart, to be changed and put together again.

use serde_json::Value;
use table::log::{Log, Reveal};
use table::{Game, Secret};

/// The lines of a log as values.
pub(crate) struct Forgery {
    pub(crate) lines: Vec<Value>,
}

impl Forgery {
    pub(crate) fn of(log: &str) -> Forgery {
        Forgery { lines: log.lines().map(|line| serde_json::from_str(line).unwrap()).collect() }
    }

    pub(crate) fn text(&self) -> String {
        self.lines.iter().flat_map(|line| [line.to_string(), "\n".to_owned()]).collect()
    }

    pub(crate) fn header(&mut self) -> &mut Value {
        &mut self.lines[0]
    }

    pub(crate) fn records(&mut self) -> &mut [Value] {
        let end = self.lines.len() - 1;
        &mut self.lines[1..end]
    }

    pub(crate) fn reveal(&mut self) -> &mut Value {
        self.lines.last_mut().unwrap()
    }

    pub(crate) fn seats(&self) -> u64 {
        self.lines[0]["seats"].as_u64().unwrap()
    }

    /// The line of the first record that is so.
    pub(crate) fn find(&self, is: impl Fn(&Value) -> bool) -> Option<usize> {
        (1..self.lines.len() - 1).find(|line| is(&self.lines[*line]))
    }

    /// The line of the first record that a seat made, not too near to the beginning.
    pub(crate) fn act(&self) -> Option<usize> {
        let acts = (1..self.lines.len() - 1).filter(|line| self.lines[*line]["by"].get("seat").is_some());
        acts.clone().nth(acts.count() / 2)
    }

    /// Changes the first event of a kind, `""` for any, that the change applies to.
    pub(crate) fn event(&mut self, kind: &str, change: impl FnMut(&mut Value) -> bool) -> bool {
        let events = self.records().iter_mut().filter_map(|record| record["events"].as_array_mut()).flatten();
        events.filter(|event| kind.is_empty() || event["is"] == kind).any(change)
    }

    /// Changes the last one.
    pub(crate) fn last_event(&mut self, kind: &str, change: impl FnMut(&mut Value) -> bool) -> bool {
        let records = self.records().iter_mut().rev();
        let events =
            records.filter_map(|record| record["events"].as_array_mut()).flat_map(|all| all.iter_mut().rev());
        events.filter(|event| kind.is_empty() || event["is"] == kind).any(change)
    }
}

/// The log as the program writes it, with the last line as it is and with the seal made anew; nothing if it cannot be
/// read.
pub(crate) fn rewritten(game: &str, text: &str) -> Option<(String, String)> {
    match game {
        "double-series" => rewrite::<double_series::DoubleSeries>(text),
        "find-five" => rewrite::<find_five::FindFive>(text),
        "five-crowns" => rewrite::<five_crowns::FiveCrowns>(text),
        "five-or-less" => rewrite::<five_or_less::FiveOrLess>(text),
        "one-more" => rewrite::<one_more::OneMore>(text),
        other => panic!("{other} is to be tampered with too: add it here"),
    }
}

fn rewrite<G: Game>(text: &str) -> Option<(String, String)> {
    let mut log = Log::<G>::read(text).ok()?;
    let kept = log.write();
    if let Some(reveal) = log.reveal {
        log.seal(reveal.secret);
    }
    Some((kept, log.write()))
}

/// The text with a last line that seals just what stands above it.
pub(crate) fn sealed_as_text(text: &str) -> String {
    let mut lines: Vec<&str> = text.lines().collect();
    let secret = |line: &str| -> Option<Secret> { Some(serde_json::from_str::<Reveal>(line).ok()?.secret) };
    let Some(at) = lines.iter().rposition(|line| secret(line).is_some()) else { return text.to_owned() };
    let above: String = lines[..at].iter().flat_map(|line| [line.to_string(), "\n".to_owned()]).collect();
    let last = serde_json::to_string(&Reveal::of(secret(lines[at]).unwrap(), &above)).unwrap();
    lines[at] = &last;
    lines.iter().flat_map(|line| [line.to_string(), "\n".to_owned()]).collect()
}
