//! The jacks (DS-6) and what they cannot touch (DS-13).

use double_series::{Action, Options, Teams};

use super::given::{card, given, place, remove};

#[test]
fn ds_6_two_eyed_jacks_go_anywhere() {
    for jack in ["JD", "JC"] {
        assert!(card(jack).is_two_eyed() && !card(jack).is_one_eyed());
        let mut table = given([jack, "3S"]).team('b', [1]).playing();
        let offered = table.menu(0).len();
        assert_eq!(offered, 95, "every free space, and no corner");
        table.refuses(0, place(jack, 1), "DS-5").refuses(0, place(jack, 99), "DS-6");
        table.refuses(0, remove(jack, 1), "DS-6").plays(0, place(jack, 44));
        assert_eq!(table.seen(0).markers.rows()[4], "....a.....");
    }
}

#[test]
fn ds_6_one_eyed_jacks_take_an_opponents_marker() {
    for jack in ["JS", "JH"] {
        assert!(card(jack).is_one_eyed() && !card(jack).is_two_eyed());
        let mut table = given([jack, "3S"]).team('b', [1, 44]).team('a', [2]).playing();
        table.refuses(0, place(jack, 3), "DS-6");
        table.refuses(0, remove(jack, 2), "DS-6").refuses(0, remove(jack, 3), "DS-6");
        table.refuses(0, remove(jack, 0), "DS-6");
        assert_eq!(table.menu(0).len(), 2);
        table.plays(0, remove(jack, 44));
        let rows = table.seen(0).markers.rows();
        assert_eq!(
            (rows[0].as_str(), rows[4].as_str()),
            ("*ba......*", ".........."),
            "no marker is put down"
        );
    }
}

#[test]
fn ds_6_in_three_teams_both_others_are_opponents() {
    let three = Options { teams: Teams::Three, ..Default::default() };
    let table =
        given(["JS", "3S", "4S"]).options(three).team('a', [1]).team('b', [2]).team('c', [3]).playing();
    assert_eq!(table.menu(0).len(), 2);
}

#[test]
fn ds_13_a_scored_series_stays() {
    let mut table =
        given(["JS 2S", "3S"]).team('b', [11, 12, 13, 14, 15, 16]).scored([11, 12, 13, 14, 15]).playing();
    for at in 11..16 {
        table.refuses(0, remove("JS", at), "DS-13");
    }
    assert!(table.menu(0).iter().filter(|action| matches!(action, Action::Remove { .. })).count() == 1);
    table.plays(0, remove("JS", 16));
}
