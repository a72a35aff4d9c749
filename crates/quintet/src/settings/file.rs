//! The file with settings, and where in it each of them stands.

use std::path::{Path, PathBuf};

use toml::de::{DeTable, DeValue};

use crate::error::CommandError;

/// A setting in the file.
#[derive(Clone, Debug)]
pub(super) struct Entry {
    pub key: String,
    /// Its value as text, as a flag would have it; several for a list.
    pub values: Vec<String>,
    pub file: PathBuf,
    /// The line, counted from 1.
    pub line: usize,
}

impl Entry {
    /// Why the program does not start with it.
    pub(super) fn wrong(&self, why: &str) -> CommandError {
        CommandError::Usage(format!("{}, line {}: {}: {why}", self.file.display(), self.line, self.key))
    }
}

/// A file that was read.
pub(super) struct SettingsFile {
    pub entries: Vec<Entry>,
}

impl SettingsFile {
    /// Reads a file, and says in which line it is wrong.
    pub(super) fn read(path: &Path) -> Result<SettingsFile, CommandError> {
        let text = std::fs::read_to_string(path)
            .map_err(|error| CommandError::Failed(format!("{}: {error}", path.display())))?;
        let line_at =
            |offset: usize| 1 + text.as_bytes().iter().take(offset).filter(|byte| **byte == b'\n').count();
        let wrong =
            |line: usize, why: &str| CommandError::Usage(format!("{}, line {line}: {why}", path.display()));
        let table = DeTable::parse(&text)
            .map_err(|error| wrong(error.span().map_or(1, |span| line_at(span.start)), error.message()))?;
        let mut entries = Vec::new();
        for (key, value) in table.get_ref() {
            let line = line_at(key.span().start);
            let key = key.get_ref().to_string();
            let values = texts(value.get_ref()).ok_or_else(|| {
                wrong(line, &format!("{key}: a text, a number, true or false, or a list is expected"))
            })?;
            entries.push(Entry { key, values, file: path.to_owned(), line });
        }
        entries.sort_by_key(|entry| entry.line);
        Ok(SettingsFile { entries })
    }
}

/// A value as flags have it.
fn texts(value: &DeValue) -> Option<Vec<String>> {
    match value {
        DeValue::Array(values) => {
            let one = |value: &toml::Spanned<DeValue>| text(value.get_ref());
            values.iter().map(one).collect()
        }
        value => text(value).map(|text| vec![text]),
    }
}

fn text(value: &DeValue) -> Option<String> {
    match value {
        DeValue::String(text) => Some(text.to_string()),
        DeValue::Integer(number) => Some(number.to_string()),
        DeValue::Boolean(is) => Some(is.to_string()),
        _ => None,
    }
}
