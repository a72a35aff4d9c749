//! What can be played, and how many can play it.

use catalog::GameEntry;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{About, Refusal, Sentence, Setting};

use crate::session::{ok, read};
use crate::{Session, operations};

/// A game, in the form of the server's `GET /api/games`.
#[derive(Serialize)]
struct GameCard {
    id: &'static str,
    name: &'static str,
    fewest: u8,
    most: u8,
    ruled_out: Vec<RuledOut>,
    settings: &'static [Setting],
}

/// A number of players for which there is no game.
#[derive(Serialize)]
struct RuledOut {
    count: u8,
    why: Sentence,
}

fn ruled_out(entry: &dyn GameEntry, options: &Value) -> Result<Vec<RuledOut>, Refusal> {
    let refused = entry.counts(options)?.refused;
    Ok(refused.into_iter().map(|(count, refusal)| RuledOut { count, why: refusal.why().clone() }).collect())
}

/// All games.
pub(crate) fn games(_: &mut Session, _: &Value) -> Result<Vec<u8>, Refusal> {
    #[derive(Serialize)]
    struct Games {
        games: Vec<GameCard>,
    }
    let card = |entry: &&'static dyn GameEntry| {
        let About { id, name, seats, settings, .. } = entry.about();
        let ruled_out = ruled_out(*entry, &Value::Null)?;
        Ok(GameCard { id, name, fewest: *seats.start(), most: *seats.end(), ruled_out, settings })
    };
    Ok(ok(&Games { games: catalog::GAMES.iter().map(card).collect::<Result<_, Refusal>>()? }))
}

/// Whether so many could play with these options, and in which teams.
pub(crate) fn check(_: &mut Session, request: &Value) -> Result<Vec<u8>, Refusal> {
    #[derive(Deserialize)]
    struct Fields {
        game: String,
        #[serde(default)]
        options: Value,
        seats: u8,
    }
    #[derive(Serialize)]
    struct Checked {
        ruled_out: Vec<RuledOut>,
        teams: Option<Vec<u8>>,
    }
    let Fields { game, options, seats } = read(request)?;
    let entry = operations::entry(&game)?;
    let ruled_out = ruled_out(entry, &options)?;
    Ok(ok(&Checked { ruled_out, teams: entry.teams(&options, seats) }))
}
