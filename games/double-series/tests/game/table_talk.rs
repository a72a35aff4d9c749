//! Table talk (DS-11, DS-18, DS-19, DS-20).

use double_series::{Action, Event, Options, Stage, TIME_LIMIT, Teams, Vote};
use table::Seat;

use super::given::{
    AtTheTable, Given, PRESET, STRICT, accuse, cards, draw, give_up, given, hand, place, vote,
};

/// Two teams of two; seat 0 is to play.
fn four() -> Given {
    given(["2S 9H", "3S 4S", "5H 6H", "7H 8H"])
}

#[test]
fn ds_11_the_whole_team_gives_up_a_card_of_its_choice() {
    let mut table = four().playing();
    table.plays(0, accuse(1, 12)).plays(2, vote(12, Vote::Agree));
    assert_eq!(table.seen(0).trial.unwrap().owing().iter().collect::<Vec<_>>(), [Seat(1), Seat(3)]);
    table.refuses(1, give_up(12, "2S"), "DS-11").refuses(1, give_up(11, "3S"), "DS-11");
    table.refuses(0, give_up(12, "2S"), "DS-11");
    assert_eq!(table.menu(3), [give_up(12, "7H"), give_up(12, "8H")]);
    table.plays(3, give_up(12, "8H")).plays(1, give_up(12, "3S"));
    let view = table.seen(0);
    assert_eq!(view.trial, None);
    assert_eq!(view.players.iter().map(|player| player.cards).collect::<Vec<_>>(), [2, 1, 2, 1]);
    assert_eq!(view.players[1].pile.to_vec(), cards("3S"));
    assert_eq!(view.players[1].lost, 5);
    table.plays(0, place("2S", 1)).plays(1, place("4S", 3));
    assert_eq!(table.hand(1).len(), 1, "to the end of the game");
}

#[test]
fn ds_11_not_ones_own_team_and_no_message_twice() {
    let mut table = four().playing();
    table.refuses(0, accuse(0, 1), "DS-11").refuses(0, accuse(2, 1), "DS-11").refuses(
        0,
        accuse(4, 1),
        "DS-11",
    );
    table.plays(0, accuse(1, 1)).refuses(2, accuse(3, 1), "DS-11").plays(2, vote(1, Vote::Disagree));
    table.refuses(0, accuse(1, 1), "DS-11").refuses(1, accuse(0, 1), "DS-11").plays(1, accuse(0, 2));
}

#[test]
fn ds_11_only_where_it_is_played_and_teams_have_two() {
    given(["2S", "3S"]).playing().refuses(0, accuse(1, 1), "DS-11");
    let off = Options { table_talk_penalty: false, ..PRESET };
    four().options(off).playing().refuses(0, accuse(1, 1), "DS-11");
    let three = Options { teams: Teams::Three, ..PRESET };
    given(["2S", "3S", "4S"]).options(three).playing().refuses(0, accuse(1, 1), "DS-11");
}

#[test]
fn ds_11_a_missing_choice_is_drawn_at_random() {
    let mut table = four().playing();
    table.plays(0, accuse(1, 12)).plays(2, vote(12, Vote::Agree)).plays(3, give_up(12, "8H"));
    table.waits(TIME_LIMIT - 200);
    assert!(table.seen(0).trial.is_some());
    table.waits(200);
    assert_eq!(table.seen(0).trial, None);
    let lot = table.events().into_iter().find_map(|event| match event {
        Event::GaveUp { seat: Seat(1), card, lot: Some(lot) } => Some((card, lot)),
        _ => None,
    });
    let (card, lot) = lot.expect("it was drawn");
    assert_eq!((lot.penalty, lot.nth), (1, 0));
    assert_eq!(hand("3S 4S")[lot.place as usize], card);
}

#[test]
fn ds_18_a_tie_fails_and_abstaining_is_not_counted() {
    use Vote::{Abstain, Agree, Disagree};
    let six = || given(["2S", "3S", "4S", "5S", "6S", "7S"]);
    let verdict = |votes: [Option<Vote>; 2]| {
        let mut table = six().playing();
        table.plays(0, accuse(1, 5));
        for (seat, vote) in [2, 4].into_iter().zip(votes) {
            if let Some(vote) = vote {
                table.plays(seat, Action::Vote { message: 5, vote });
            }
        }
        table.waits(TIME_LIMIT);
        table.seen(0).cases[0].guilty
    };
    assert!(verdict([Some(Agree), Some(Agree)]));
    assert!(verdict([Some(Agree), Some(Disagree)]));
    assert!(verdict([Some(Agree), Some(Abstain)]));
    assert!(verdict([Some(Abstain), Some(Abstain)]), "the accuser alone is all who vote");
    assert!(!verdict([Some(Disagree), Some(Abstain)]), "a tie");
    assert!(!verdict([Some(Disagree), Some(Disagree)]));
    assert!(verdict([Some(Agree), None]), "two of three");
    assert!(!verdict([None, Some(Abstain)]), "who has not voted has not agreed");
    assert!(!verdict([None, None]));
}

#[test]
fn ds_18_who_votes() {
    let three = Options { teams: Teams::Three, ..PRESET };
    let mut table = given(["2S", "3S", "4S", "5S", "6S", "7S"]).options(three).playing();
    table.refuses(2, vote(5, Vote::Agree), "DS-18").plays(0, accuse(1, 5));
    let Stage::Voting { waiting, agree, .. } = table.seen(0).trial.unwrap().stage else { panic!() };
    assert_eq!(waiting.iter().collect::<Vec<_>>(), [2, 3, 5].map(Seat));
    assert_eq!(agree.iter().collect::<Vec<_>>(), [Seat(0)]);
    table.refuses(1, vote(5, Vote::Disagree), "DS-18").refuses(4, vote(5, Vote::Disagree), "DS-18");
    table.refuses(0, vote(5, Vote::Agree), "DS-18").refuses(2, vote(6, Vote::Agree), "DS-18");
    table.plays(2, vote(5, Vote::Agree)).refuses(2, vote(5, Vote::Agree), "DS-18");
}

#[test]
fn ds_18_the_vote_has_a_time_limit() {
    let mut table = four().playing();
    table.plays(0, accuse(1, 12)).waits(TIME_LIMIT - 1);
    assert!(table.seen(0).trial.is_some());
    table.waits(1);
    assert_eq!(table.seen(0).trial, None);
    assert!(!table.seen(0).cases[0].guilty);
}

#[test]
fn ds_19_one_at_a_time_and_not_for_ever() {
    let mut table = four().playing();
    table.plays(0, accuse(1, 1)).refuses(2, accuse(1, 2), "DS-19").plays(2, vote(1, Vote::Disagree));
    for message in [2, 3] {
        table.plays(0, accuse(1, message)).plays(2, vote(message, Vote::Disagree));
    }
    table.refuses(0, accuse(1, 4), "DS-19").plays(2, accuse(3, 4));
}

#[test]
fn ds_19_a_team_without_cards_is_not_accused() {
    let mut table = given(["2S", "", "4S", ""]).playing();
    table.refuses(0, accuse(1, 1), "DS-19");
}

#[test]
fn ds_20_play_goes_on_beside_a_vote_but_who_owes_gives_first() {
    let mut table = four().playing();
    table.plays(2, accuse(1, 12)).plays(0, place("2S", 1)).plays(0, vote(12, Vote::Agree));
    table.refuses(1, place("3S", 2), "DS-20");
    assert_eq!(table.menu(1), [give_up(12, "3S"), give_up(12, "4S")]);
    table.plays(1, give_up(12, "4S")).plays(1, place("3S", 2));
    assert!(table.seen(0).trial.is_some(), "seat 3 still owes one");
}

#[test]
fn ds_20_who_gives_up_the_last_card_in_turn_is_skipped() {
    let mut table = given(["2S", "3S", "4S", ""]).turn_of(1).playing();
    table.plays(0, accuse(3, 12)).plays(2, vote(12, Vote::Agree));
    assert_eq!(table.seen(0).trial.unwrap().owing().len(), 1, "who has no card gives none");
    table.plays(1, give_up(12, "3S"));
    assert_eq!(table.seen(0).to_play, Seat(2));
}

#[test]
fn ds_20_who_owes_may_still_draw() {
    let mut table = four().options(STRICT).playing();
    table.plays(0, place("2S", 1)).plays(1, accuse(0, 3)).plays(3, vote(3, Vote::Agree));
    table.plays(0, draw()).plays(0, give_up(3, "9H"));
    assert_eq!(table.hand(0).len(), 1);
}

#[test]
fn ds_11_nothing_of_it_is_left_after_the_end() {
    let one = Options { series_to_win: 1, ..PRESET };
    let winning = given(["JD 9H", "3S 4S", "5H 6H", "7H 8H"]).team('a', [31, 32, 33, 34]);
    let mut table = winning.options(one).playing();
    table.plays(0, accuse(1, 12)).plays(0, place("JD", 35)).waits(TIME_LIMIT * 2);
    assert!(table.end().is_some() && table.seen(0).trial.is_none());
    table.refuses(2, vote(12, Vote::Agree), "T-2");
}
