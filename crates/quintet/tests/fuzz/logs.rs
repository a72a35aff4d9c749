//! Logs that were cut or changed by hand.

use serde_json::{Value, json};
use table::log::Reveal;
use table::verify::Finding;
use table::{Audience, Seat, Secret};

use crate::campaign::Campaign;
use crate::played::Setting;
use crate::{games, mutate, tables};

/// Finished logs that were changed and sealed anew: none breaks or holds up `verify`.
#[test]
fn any_finished_log_is_judged() {
    let mut campaign = Campaign::new("finished logs", 300);
    let games: Vec<(&dyn catalog::GameEntry, String)> = catalog::GAMES
        .iter()
        .map(|game| {
            (*game, Setting { game: *game, options: json!({}), seats: games::seats(*game, 3), seed: 1 }.log())
        })
        .collect();
    while let Some(mut rng) = campaign.next() {
        let (game, log) = &games[rng.usize(..games.len())];
        let mut lines: Vec<String> = log.lines().map(str::to_owned).collect();
        for _ in 0..rng.usize(..3) {
            // Not the last line, which is made anew.
            let at = rng.usize(..lines.len() - 1);
            let value: Value = serde_json::from_str(&lines[at]).unwrap();
            match rng.u8(..6) {
                0 if at > 0 => drop(lines.remove(at)),
                1 => lines.insert(at, lines[at].clone()),
                _ => lines[at] = mutate::value(&mut rng, &value).to_string(),
            }
        }
        let secret = Secret::from_number(1);
        lines.pop();
        let above: String = lines.iter().flat_map(|line| [line.as_str(), "\n"]).collect();
        let text = format!("{above}{}\n", serde_json::to_string(&Reveal::of(secret, &above)).unwrap());
        let verified = campaign.tries(&format!("{}\n{text}", game.about().id), || game.verify(&text));
        let sound = verified.is_ok_and(|found| found.is_some_and(|found| found.finding() == Finding::Sound));
        campaign.accepted += u64::from(sound);
    }
    campaign.ends();
}

#[test]
fn any_log_is_refused_in_a_sentence_or_told() {
    let mut campaign = Campaign::new("logs", 1_000);
    while let Some(mut rng) = campaign.next() {
        let game = tables::game(&mut rng);
        let table = tables::table(&mut rng, game);
        let log = table.log().unwrap();
        let mut lines: Vec<Vec<u8>> = log.lines().map(|line| line.as_bytes().to_vec()).collect();
        for _ in 0..rng.usize(..3) {
            let at = rng.usize(..lines.len());
            let line = String::from_utf8_lossy(&lines[at]).into_owned();
            match (rng.u8(..8), serde_json::from_str::<Value>(&line)) {
                (0, _) => lines[at] = mutate::bytes(&mut rng, &line),
                (1, _) if lines.len() > 1 => drop(lines.remove(at)),
                (2, _) => lines.insert(at, line.into_bytes()),
                (_, Ok(value)) => lines[at] = mutate::value(&mut rng, &value).to_string().into_bytes(),
                _ => {}
            }
        }
        let text = String::from_utf8_lossy(&lines.join(&b'\n')).into_owned();
        let told = campaign.tries(&format!("{}\n{text}", game.about().id), || {
            let told = game.replay(&text, Audience::Spectator).is_ok();
            let _refused = game.replay(&text, Audience::Seat(Seat(0))).map(|_| ());
            let _refused = game.verify(&text).map(|_| ());
            let _refused = game.resume(&text, Secret([5; 32])).map(|table| table.position());
            told
        });
        campaign.accepted += u64::from(told);
    }
    campaign.ends();
}
