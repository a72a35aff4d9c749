//! The source file of the bot's weights, in which one weight set is replaced.

use std::path::Path;
use std::{fs, io};

/// How many weights stand in a line.
const PER_LINE: usize = 24;

/// Writes that weight set into the bot's source.
pub(crate) fn write(weight_set: usize, weights: &[i16]) -> io::Result<()> {
    let path = path();
    let text = replaced(&fs::read_to_string(&path)?, weight_set, weights);
    fs::write(path, text)
}

fn path() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../bot/src/weights.rs")
}

/// The source with that weight set replaced. Each set begins with a line `    [` and has the only lines that are
/// indented twice.
fn replaced(source: &str, weight_set: usize, weights: &[i16]) -> String {
    let mut sets = 0;
    let mut text = String::with_capacity(source.len());
    for line in source.lines() {
        let in_set = sets == weight_set + 1;
        if line == "    [" {
            sets += 1;
            text += "    [\n";
            if sets == weight_set + 1 {
                for row in weights.chunks(PER_LINE) {
                    let row: Vec<String> = row.iter().map(ToString::to_string).collect();
                    text.extend(["        ", &row.join(", "), ",\n"]);
                }
            }
        } else if !(in_set && line.starts_with("        ")) {
            text += line;
            text += "\n";
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use double_series_bot::{FEATURES, WEIGHT_SETS, WEIGHTS};

    use super::*;

    #[test]
    fn writing_the_weights_as_they_are_changes_nothing() {
        let source = fs::read_to_string(path()).unwrap();
        for (set, weights) in WEIGHTS.iter().enumerate() {
            assert!(replaced(&source, set, weights) == source, "weight set {set}");
        }
    }

    #[test]
    fn only_that_weight_set_is_replaced() {
        let source = fs::read_to_string(path()).unwrap();
        let changed = replaced(&source, 1, &[7; FEATURES]);
        assert!(changed != source);
        assert!(replaced(&changed, 1, &WEIGHTS[1]) == source);
        assert_eq!(changed.matches("\n    [\n").count(), WEIGHT_SETS);
    }
}
