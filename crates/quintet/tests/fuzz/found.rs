//! What was found, so that it is never found again.

use serde_json::json;
use table::Audience;

/// An event of a seat that is not there broke the set of seats.
#[test]
fn a_log_that_names_a_seat_that_is_not_there_is_refused() {
    let game = catalog::find("five-or-less").unwrap();
    let options = json!(null);
    let opening = catalog::Opening::new(&options, 2, table::Secret([5; 32]));
    let log = game.open(&opening).unwrap().log().unwrap();
    let odd = json!({ "at": 0, "by": { "seat": 1 }, "events": [{ "is": "ready", "seat": 101 }] });
    let told = game.replay(&format!("{log}{odd}\n"), Audience::Spectator);
    assert_eq!(told.err().unwrap().to_string(), "its facts contradict each other");
}
