//! The guide shows code of this crate: what it quotes stands there.

use std::fs;
use std::path::Path;

/// The quoted files with their code, from blocks that begin with ```` ```rust,src/view.rs ````.
fn quotes(guide: &str) -> Vec<(String, String)> {
    let mut quotes = Vec::new();
    let mut open: Option<(String, String)> = None;
    for line in guide.lines() {
        match (&mut open, line.strip_prefix("```")) {
            (None, Some(info)) => {
                let file = info.split_once(',').map_or("", |(_, file)| file);
                open = Some((file.to_owned(), String::new()));
            }
            (Some(_), Some(_)) => quotes.extend(open.take().filter(|(file, _)| !file.is_empty())),
            (Some((_, code)), None) => {
                code.push_str(line);
                code.push('\n');
            }
            (None, None) => {}
        }
    }
    quotes
}

#[test]
fn the_guide_quotes_this_crate() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let guide = fs::read_to_string(root.join("../../docs/adding-a-game.md")).unwrap();
    let quotes = quotes(&guide);
    assert!(quotes.len() >= 10, "the guide quotes {} pieces of code", quotes.len());
    for (file, code) in quotes {
        let source = fs::read_to_string(root.join(&file)).unwrap_or_else(|error| panic!("{file}: {error}"));
        // A line with nothing but an ellipsis stands for what is left out.
        for part in code.split("    // …\n") {
            assert!(source.contains(part.trim_end()), "{file} does not contain:\n{part}");
        }
    }
}
