//! Positions as somebody might set them up.

use serde_json::Value;
use table::{Dice, Moment, Seed};

use crate::campaign::Campaign;
use crate::{mutate, tables};

#[test]
fn any_position_is_refused_in_a_sentence_or_can_be_played() {
    let mut campaign = Campaign::new("positions", 1_500);
    while let Some(mut chance) = campaign.next() {
        let game = tables::game(&mut chance);
        let table = tables::table(&mut chance, game);
        let position: Value = serde_json::from_str(table.position().get()).unwrap();
        let position = if chance.u8(..10) == 0 { position } else { mutate::value(&mut chance, &position) };
        let accepted = campaign.tries(&format!("{} {position}", game.about().id), || {
            match game.load(&position, Dice::new(Seed([chance.u8(..); 32])), Moment::START) {
                Ok(mut table) => {
                    tables::tries_out(&mut chance, &mut *table);
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
