//! Logs that were cut or changed by hand.

use serde_json::Value;
use table::{Audience, Seat, Secret};

use crate::campaign::Campaign;
use crate::{mutate, tables};

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
