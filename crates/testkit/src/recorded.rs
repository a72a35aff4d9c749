//! Recorded games: folded for ever, and how they read (golden games).
//!
//! `tests/logs` of a game is never regenerated: a fold that breaks is a mistake in the change, not in the log.
//! `tests/golden` is made from it and may change with the wording: run with `QUINTET_UPDATE=1`, and read the
//! diff.

use std::marker::PhantomData;
use std::path::{Path, PathBuf};
use std::{env, fs};

use table::log::Log;
use table::{Audience, Game, Seat};

use speech::{Language, Reader, Speech};

/// The recorded games of the game `G`. Whatever is wrong with them is a panic, as tests want it.
#[derive(Debug)]
pub struct Recorded<G> {
    /// The folder of the game's crate.
    root: &'static str,
    /// How many there are at least: none is ever removed.
    min: usize,
    /// The one that is read in each language, and by each audience; the rest in English by who sees all.
    widely: &'static str,
    game: PhantomData<fn() -> G>,
}

impl<G: Game> Recorded<G> {
    /// Those below that folder.
    pub const fn new(root: &'static str, min: usize, widely: &'static str) -> Recorded<G> {
        Recorded { root, min, widely, game: PhantomData }
    }

    /// Every one folds to its end, and is written as it was read.
    pub fn fold(&self) {
        for (name, text) in self.logs() {
            let log = read::<G>(&name, &text);
            let game: G = log.fold().unwrap_or_else(|error| panic!("{name}: {error}"));
            assert!(game.outcome().is_some(), "{name} ends");
            assert_eq!(log.write(), text, "{name} is written as it was read");
        }
    }

    /// Every one is what its seed and, as far as these are in force, the rules give.
    pub fn verify(&self) {
        for (name, text) in self.logs() {
            let verified =
                read::<G>(&name, &text).verify(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
            let verified = verified.expect("the secret is revealed");
            assert!(verified.holds() && verified.over, "{name}: {:?}", verified.checks);
        }
    }

    /// Every one reads as it did.
    pub fn read(&self) {
        let mut stale = Vec::new();
        for (name, text) in self.logs() {
            let mut readings = vec![(Language::English, Audience::Reviewer, "en")];
            if name == self.widely {
                readings.push((Language::French, Audience::Seat(Seat(0)), "fr-seat-0"));
                readings.push((Language::German, Audience::Spectator, "de-spectator"));
            }
            for (language, audience, suffix) in readings {
                let golden = self.folder("golden").join(format!("{name}.{suffix}.txt"));
                let told = render::<G>(&read::<G>(&name, &text), language, audience);
                if env::var_os("QUINTET_UPDATE").is_some() {
                    let folder = self.folder("golden");
                    fs::create_dir_all(&folder)
                        .unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
                    fs::write(&golden, &told).unwrap_or_else(|error| panic!("{}: {error}", golden.display()));
                } else if fs::read_to_string(&golden).unwrap_or_default() != told {
                    stale.push(golden);
                }
            }
        }
        assert!(
            stale.is_empty(),
            "these read differently now, or are new: {stale:?}; QUINTET_UPDATE=1 writes them"
        );
    }

    fn logs(&self) -> Vec<(String, String)> {
        let folder = self.folder("logs");
        let entries = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
        let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
        paths.sort();
        assert!(paths.len() >= self.min, "no log is ever removed");
        let name = |path: &Path| path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let text = |path: &Path| fs::read_to_string(path).unwrap_or_else(|error| panic!("{error}"));
        paths.iter().map(|path| (name(path), text(path))).collect()
    }

    fn folder(&self, name: &str) -> PathBuf {
        Path::new(self.root).join("tests").join(name)
    }
}

fn read<G: Game>(name: &str, text: &str) -> Log<G> {
    Log::read(text).unwrap_or_else(|error| panic!("{name}: {error}"))
}

fn render<G: Game>(log: &Log<G>, language: Language, audience: Audience) -> String {
    let speech = Speech::new(language, Some(&G::ABOUT));
    let mut lines = String::new();
    for event in log.records.iter().flat_map(|record| &record.events) {
        let Some(seen) = G::sight(event, audience) else { continue };
        let mut sentences = Vec::new();
        G::tell(seen.sight(), &mut sentences);
        for sentence in sentences {
            let reader = Reader { names: &log.header.names, seat: audience.seat(), ..Reader::default() };
            lines.push_str(&speech.try_say(&sentence, reader).unwrap_or_else(|error| panic!("{error:?}")));
            lines.push('\n');
        }
    }
    lines
}
