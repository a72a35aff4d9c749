//! Positions as somebody might write them by hand.

use serde_json::Value;
use table::{Moment, Secret};

use crate::campaign::Campaign;
use crate::{mutate, tables};

#[test]
fn any_position_is_refused_in_a_sentence_or_can_be_played() {
    let mut campaign = Campaign::new("positions", 1_500);
    while let Some(mut rng) = campaign.next() {
        let game = tables::game(&mut rng);
        let table = tables::table(&mut rng, game);
        let position: Value = serde_json::from_str(table.position().get()).unwrap();
        let position = if rng.u8(..10) == 0 { position } else { mutate::value(&mut rng, &position) };
        let accepted = campaign.tries(&format!("{} {position}", game.about().id), || {
            match game.load(&position, Secret([rng.u8(..); 32]), Moment::START) {
                Ok(mut table) => {
                    tables::exercise(&mut rng, &mut *table);
                    true
                }
                Err(refusal) => {
                    assert!(!refusal.rule().is_empty());
                    false
                }
            }
        });
        campaign.accepted += u64::from(accepted);
    }
    campaign.ends();
}
