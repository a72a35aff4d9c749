//! What a messenger shows of the link to a table: the game's name, its picture, and that somebody is invited. Nothing of
//! the table itself, not even who sits there.

use axum::http::{HeaderMap, header};
use speech::{Language, Reader, Speech};
use store::{Lookup, Stage};
use table::{About, Sentence};

use crate::app::App;
use crate::table_id;

/// The sentences of invitations, in every language.
pub(crate) struct Invitations([Speech; Language::ALL.len()]);

impl Invitations {
    pub(crate) fn new() -> Invitations {
        Invitations(Language::ALL.map(|language| Speech::new(language, None)))
    }

    /// The invitation to that game, in the first language that the request asks for and that is spoken here.
    fn say(&self, game: &str, request: &HeaderMap) -> String {
        let speech = &self.0[wanted(request) as usize];
        speech.say(&Sentence::new("table-invitation").text("game", game), Reader::default())
    }
}

impl App {
    /// The page with a preview of the table that the path leads to; `None` where there is nothing to invite to. Only a link
    /// tells: a code is short, and somebody who tries many must not learn which are right.
    pub(crate) async fn preview(&self, page: &str, path: &str, request: &HeaderMap) -> Option<String> {
        let token = table_id::token(path.strip_prefix("/t/")?)?;
        let summary = self.store.find(Lookup::Token(token)).await.ok()??.summary?;
        if !matches!(summary.stage, Stage::Waiting | Stage::Playing) {
            return None;
        }
        let about = catalog::find(&summary.game)?.about();
        let (head, rest) = page.split_once("</head>")?;
        Some(format!(
            "{head}{}</head>{rest}",
            tags(about, &self.invitations.say(about.name, request), &self.url)
        ))
    }
}

/// The tags that messengers read: Open Graph, and the one that Twitter needs beside it.
fn tags(about: &About, invitation: &str, url: &str) -> String {
    let (title, image) = (format!("{} · Quintet", about.name), format!("{url}/preview/{}.png", about.id));
    [
        ("property", "og:type", "website"),
        ("property", "og:site_name", "Quintet"),
        ("property", "og:title", &title),
        ("property", "og:description", invitation),
        ("property", "og:image", &image),
        ("property", "og:image:width", "1200"),
        ("property", "og:image:height", "630"),
        ("name", "twitter:card", "summary_large_image"),
    ]
    .map(|(kind, name, content)| format!("<meta {kind}=\"{name}\" content=\"{}\" />\n", escaped(content)))
    .concat()
}

/// A text as it stands in a quoted attribute.
fn escaped(text: &str) -> String {
    let escape = |c| match c {
        '&' => "&amp;".to_owned(),
        '<' => "&lt;".to_owned(),
        '>' => "&gt;".to_owned(),
        '"' => "&quot;".to_owned(),
        other => other.to_string(),
    };
    text.chars().map(escape).collect()
}

/// The first language named in the request that everything is said in. Weights are not read: browsers write the best first.
fn wanted(request: &HeaderMap) -> Language {
    let lines = request.get_all(header::ACCEPT_LANGUAGE).iter().filter_map(|line| line.to_str().ok());
    let mut codes = lines.flat_map(|line| line.split(',')).filter_map(|each| each.trim().get(..2));
    codes.find_map(|code| code.to_ascii_lowercase().parse().ok()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_breaks_out_of_an_attribute() {
        assert_eq!(escaped("\"><script>&"), "&quot;&gt;&lt;script&gt;&amp;");
        let about = catalog::GAMES[0].about();
        let tags = tags(about, "Come \"now\"", "https://games.example/\"><script>");
        assert!(!tags.contains("<script") && tags.contains("Come &quot;now&quot;"), "{tags}");
        assert_eq!(tags.matches("<meta ").count(), 8);
    }

    #[test]
    fn the_first_language_that_is_spoken_is_taken() {
        let asked = |line: &str| {
            wanted(&HeaderMap::from_iter([(header::ACCEPT_LANGUAGE, line.parse().expect("a header"))]))
        };
        assert_eq!(asked("es, de-CH;q=0.8, fr"), Language::German);
        assert_eq!(
            (asked("FR"), asked("ja"), asked("é")),
            (Language::French, Language::English, Language::English)
        );
        assert_eq!(wanted(&HeaderMap::new()), Language::English);
    }

    #[test]
    fn everybody_is_invited_in_their_language() {
        let invitations = Invitations::new();
        let said = |language: &str| {
            invitations.say(
                "One More!",
                &HeaderMap::from_iter([(header::ACCEPT_LANGUAGE, language.parse().expect("a header"))]),
            )
        };
        let all = [said("en"), said("fr"), said("de")];
        assert!(all.iter().all(|said| said.contains("One More!")), "{all:?}");
        assert!(all[0] != all[1] && all[1] != all[2]);
    }
}
