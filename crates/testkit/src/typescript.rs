//! The page's TypeScript types and constants, made from the Rust ones, and the test that they are fresh.

use std::io::Write as _;
use std::path::Path;
use std::{env, fs, process};

use ts_rs::{Config, ExportError};

/// Generates the types and compares the named files with those of the page in `web/src/wire`. The crate's root is two
/// folders below the workspace's. With `QUINTET_UPDATE=1` in the environment they are written instead.
pub fn assert_fresh(crate_root: &str, files: &[&str], export: impl Fn(&Config) -> Result<(), ExportError>) {
    let workspace = Path::new(crate_root).join("../..");
    if let Err(error) = fresh(&workspace, files, export) {
        panic!("{error}");
    }
}

/// What never changes in a game and its screen has to know: it comes from the rules when the page is built, so that
/// the page knows none and no message carries it.
pub struct Constant {
    name: &'static str,
    form: &'static str,
    doc: &'static str,
    value: String,
}

impl Constant {
    /// A constant of that name and TypeScript type, with its doc line.
    pub fn new(
        name: &'static str,
        form: &'static str,
        doc: &'static str,
        value: &impl serde::Serialize,
    ) -> Constant {
        let value = serde_json::to_string(value).expect("constants of a game have a form in JSON");
        Constant { name, form, doc, value }
    }
}

/// Writes the constants below the types of the file.
pub fn append(config: &Config, file: &str, constants: &[Constant]) -> Result<(), ExportError> {
    let mut file = fs::OpenOptions::new().append(true).open(config.out_dir().join(file))?;
    for Constant { name, form, doc, value } in constants {
        write!(file, "\n/** {doc} */\nexport const {name}: {form} = {value};\n")?;
    }
    Ok(())
}

fn fresh(
    workspace: &Path,
    files: &[&str],
    export: impl Fn(&Config) -> Result<(), ExportError>,
) -> Result<(), String> {
    let made = env::temp_dir().join(format!("quintet-types-{}-{}", process::id(), files.join("-")));
    let page = workspace.join("web/src/wire");
    let result = export(&Config::new().with_out_dir(&made).with_large_int("number"))
        .map_err(|error| error.to_string())
        .and_then(|()| files.iter().try_for_each(|file| compare(&made.join(file), &page.join(file))));
    let _nothing_to_remove = fs::remove_dir_all(&made);
    result
}

fn compare(made: &Path, page: &Path) -> Result<(), String> {
    let made = fs::read_to_string(made).map_err(|error| format!("{}: {error}", made.display()))?;
    if env::var_os("QUINTET_UPDATE").is_some() {
        page.parent().map_or(Ok(()), fs::create_dir_all).map_err(|error| error.to_string())?;
        return fs::write(page, made).map_err(|error| format!("{}: {error}", page.display()));
    }
    if fs::read_to_string(page).is_ok_and(|text| text == made) {
        return Ok(());
    }
    Err(format!("{} is stale: run the tests once with QUINTET_UPDATE=1", page.display()))
}
