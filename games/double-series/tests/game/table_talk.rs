//! Table talk: who votes, what takes effect, and what it costs (DS-11, DS-18, DS-19, DS-20).

use double_series::{
    Action, Case, DoubleSeries, Event, Options, Ruling, Stage, TIME_LIMIT, Teams, Trial, Vote,
};
use table::{Dice, Game, Moment, Seat, Seats, Sitting};

use super::given::{
    AtTheTable, Given, PRESET, STRICT, Table, accuse, cards, draw, give_up, given, hand, place, vote,
};

const THREE: Options = Options { teams: Teams::Three, ..PRESET };

/// Two teams of two; seat 0 is to play.
fn four() -> Given {
    given(["2S 9H", "3S 4S", "5H 6H", "7H 8H"])
}

/// Six players with two cards each: two teams of three, or three of two.
fn six() -> Given {
    given(["2S 9H", "3S 4S", "5H 6H", "7H 8H", "9C 8C", "7C 6C"])
}

/// The ruling after these votes and the time limit; seat 0 accuses a message of seat 1.
fn ruling<const N: usize>(given: Given, votes: [(u8, Vote); N]) -> Option<Ruling> {
    let mut table = given.playing();
    table.plays(0, accuse(1, 5));
    for (seat, cast) in votes {
        table.plays(seat, vote(5, cast));
    }
    table.waits(TIME_LIMIT);
    let case = table.seen(0).cases[0];
    assert_eq!(case.guilty, case.why.is_some_and(Ruling::is_guilty));
    case.why
}

#[test]
fn ds_11_the_whole_team_gives_up_a_card_of_its_choice() {
    let mut table = four().playing();
    table.plays(0, accuse(1, 12)).plays(1, vote(12, Vote::Agree));
    assert_eq!(table.seen(0).trial.unwrap().owing().iter().collect::<Vec<_>>(), [Seat(1), Seat(3)]);
    table.refuses(1, give_up(12, "2S"), "DS-11").refuses(1, give_up(11, "3S"), "DS-11");
    table.refuses(0, give_up(12, "2S"), "DS-11");
    assert_eq!(table.menu(3), [give_up(12, "7H"), give_up(12, "8H")]);
    table.plays(3, give_up(12, "8H")).plays(1, give_up(12, "3S"));
    let view = table.seen(0);
    assert_eq!(view.trial, None);
    assert_eq!(view.players.iter().map(|player| player.cards).collect::<Vec<_>>(), [2, 1, 2, 1]);
    assert_eq!(view.players[1].pile.to_vec(), cards("3S"), "on their owners' piles");
    assert_eq!(view.players[3].pile.to_vec(), cards("8H"));
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
    table.plays(0, accuse(1, 1)).refuses(2, accuse(3, 1), "DS-11").waits(TIME_LIMIT);
    table.refuses(0, accuse(1, 1), "DS-11").refuses(1, accuse(0, 1), "DS-11").plays(1, accuse(0, 2));
}

#[test]
fn ds_11_only_where_it_is_played_and_teams_have_two() {
    given(["2S 9H", "3S 4S"]).playing().refuses(0, accuse(1, 1), "DS-11");
    let off = Options { table_talk_penalty: false, ..PRESET };
    four().options(off).playing().refuses(0, accuse(1, 1), "DS-11");
    given(["2S 9H", "3S 4S", "4S 5H"]).options(THREE).playing().refuses(0, accuse(1, 1), "DS-11");
}

#[test]
fn ds_11_everybody_but_the_accuser_votes() {
    for given in [six(), six().options(THREE)] {
        let mut table = given.playing();
        table.refuses(2, vote(5, Vote::Agree), "DS-18").plays(0, accuse(1, 5));
        let Stage::Voting { waiting, agree, .. } = table.seen(0).trial.unwrap().stage else { panic!() };
        assert_eq!(waiting.iter().collect::<Vec<_>>(), [1, 2, 3, 4, 5].map(Seat), "the accused too");
        assert_eq!(agree.iter().collect::<Vec<_>>(), [Seat(0)]);
        assert_eq!(table.menu(1), Vote::ALL.map(|cast| vote(5, cast)));
        table.refuses(0, vote(5, Vote::Agree), "DS-11").refuses(2, vote(6, Vote::Agree), "DS-18");
        table.plays(2, vote(5, Vote::Abstain)).refuses(2, vote(5, Vote::Agree), "DS-18");
        table.plays(3, vote(5, Vote::Disagree));
        let Stage::Voting { waiting, disagree, abstain, .. } = table.seen(4).trial.unwrap().stage else {
            panic!()
        };
        assert_eq!(waiting.iter().collect::<Vec<_>>(), [1, 4, 5].map(Seat));
        assert_eq!(
            (disagree, abstain),
            (Seats::one(Seat(3)), Seats::one(Seat(2))),
            "everybody sees who voted"
        );
    }
}

#[test]
fn ds_11_an_admission_takes_effect_at_once() {
    let mut table = six().playing();
    table.plays(0, accuse(1, 5)).plays(3, vote(5, Vote::Disagree)).plays(5, vote(5, Vote::Disagree));
    table.plays(1, vote(5, Vote::Agree));
    assert_eq!(table.seen(0).cases[0].why, Some(Ruling::Admitted), "whatever the others say");
    assert_eq!(table.seen(0).trial.unwrap().owing().len(), 3);
    // A team-mate of the accused agrees, but cannot admit it for them.
    let mut table = six().playing();
    table.plays(0, accuse(1, 5)).plays(3, vote(5, Vote::Agree));
    assert!(table.seen(0).cases.is_empty(), "the vote goes on");
}

#[test]
fn ds_11_more_must_agree_than_not() {
    use Vote::{Abstain, Agree, Disagree};
    assert_eq!(ruling(six(), [(3, Agree)]), Some(Ruling::Majority), "two against none");
    assert_eq!(ruling(six(), [(3, Agree), (5, Disagree)]), Some(Ruling::Majority), "two against one");
    assert_eq!(ruling(six(), [(3, Agree), (5, Disagree), (1, Disagree)]), Some(Ruling::NoMajority), "a tie");
    assert_eq!(ruling(six(), [(3, Agree), (1, Disagree), (2, Agree)]), Some(Ruling::Majority));
    assert_eq!(ruling(six(), [(1, Disagree)]), Some(Ruling::NoMajority));
    assert_eq!(ruling(six(), [(3, Agree), (1, Abstain), (5, Abstain)]), Some(Ruling::Majority));
}

#[test]
fn ds_11_the_accusing_team_convicts_nobody_by_itself() {
    use Vote::{Abstain, Agree, Disagree};
    let one_sided = Some(Ruling::OneSided);
    assert_eq!(ruling(six(), []), one_sided, "the accuser alone");
    assert_eq!(ruling(six(), [(2, Agree), (4, Agree)]), one_sided, "all of them, while the others are away");
    assert_eq!(ruling(six(), [(2, Agree), (4, Agree), (1, Abstain), (3, Abstain), (5, Abstain)]), one_sided);
    assert_eq!(
        ruling(six(), [(2, Agree), (4, Agree), (1, Disagree), (3, Disagree)]),
        one_sided,
        "a majority"
    );
    let ten =
        given(["2S 3S", "4S 5S", "6S 7S", "8S 9S", "2H 3H", "4H 5H", "6H 7H", "8H 9H", "2C 3C", "4C 5C"]);
    assert_eq!(ruling(ten, [(2, Agree), (4, Agree), (6, Agree), (8, Agree), (1, Disagree)]), one_sided);
    // With three teams, too; but whoever is of neither team can tip it.
    assert_eq!(ruling(six().options(THREE), [(3, Agree), (2, Abstain), (5, Abstain)]), one_sided);
    assert_eq!(ruling(six().options(THREE), [(2, Agree)]), Some(Ruling::Majority));
    let against = [(2, Agree), (1, Disagree), (4, Disagree)];
    assert_eq!(ruling(six().options(THREE), against), Some(Ruling::NoMajority));
}

/// One person with bots accuses every line of another, at a table of two people: nobody loses a card.
#[test]
fn ds_11_a_person_with_bots_robs_nobody() {
    for (given, bots) in
        [(four(), vec![2, 3]), (six(), vec![2, 3, 4, 5]), (six().options(THREE), vec![2, 3, 4, 5])]
    {
        let mut table = given.playing();
        let before: Vec<u8> = table.seen(0).players.iter().map(|player| player.cards).collect();
        for message in 1..=6 {
            if message > 3 {
                table.refuses(0, accuse(1, message), "DS-19");
                continue;
            }
            table.plays(0, accuse(1, message));
            for bot in &bots {
                table.plays(*bot, vote(message, Vote::Abstain));
            }
            // The accused disagrees, abstains, or does not even notice.
            match message {
                1 => table.plays(1, vote(message, Vote::Disagree)),
                2 => table.plays(1, vote(message, Vote::Abstain)),
                _ => table.waits(TIME_LIMIT),
            };
            assert_eq!(table.seen(0).trial, None);
        }
        let view = table.seen(0);
        assert!(view.cases.iter().all(|case| !case.guilty));
        assert!(view.players.iter().map(|player| player.cards).eq(before));
    }
}

/// All opponents together accuse line after line, each as often as the rules let them.
#[test]
fn ds_11_several_opponents_rob_nobody() {
    for (options, accusers) in [(PRESET, vec![0, 2, 4]), (THREE, vec![0, 3])] {
        let mut table = six().options(options).playing();
        let mut message = 0;
        for accuser in &accusers {
            for _ in 0..3 {
                message += 1;
                table.plays(*accuser, accuse(1, message));
                for other in accusers.iter().filter(|other| *other != accuser) {
                    table.plays(*other, vote(message, Vote::Agree));
                }
                table.waits(TIME_LIMIT);
                assert_eq!(table.seen(0).cases.last().unwrap().why, Some(Ruling::OneSided));
            }
            table.refuses(*accuser, accuse(1, message + 1), "DS-19");
        }
        assert!(table.seen(0).players.iter().all(|player| player.cards == 2));
    }
}

#[test]
fn ds_11_a_team_pays_once_until_everybody_has_had_a_turn() {
    let mut table = given(["2S 9H 5H", "3S 4S 8S", "5C 6H 7S", "7H 8H 9S"]).playing();
    table.plays(0, accuse(1, 1)).plays(1, vote(1, Vote::Agree));
    table.plays(1, give_up(1, "3S")).plays(3, give_up(1, "7H"));
    let refused = |table: &mut Table| {
        table.refuses(0, accuse(1, 2), "DS-11").refuses(2, accuse(3, 2), "DS-11");
        let accusable: Vec<Seat> = DoubleSeries::view_aid(&table.seen(0)).accusable;
        assert!(accusable.is_empty());
    };
    refused(&mut table);
    table.plays(0, place("2S", 1));
    refused(&mut table);
    table.plays(1, place("4S", 3)).plays(2, place("5C", 11));
    refused(&mut table);
    assert_eq!(table.seen(0).cases[0].round, Seats::one(Seat(3)), "one has had no turn yet");
    // The other team has not paid.
    table.plays(1, accuse(0, 3)).waits(TIME_LIMIT);
    table.plays(3, place("8H", 38)).plays(0, accuse(1, 2));
}

#[test]
fn ds_11_nobody_gives_up_a_last_card() {
    let mut table = given(["2S 9H", "3S 4S", "5H 6H", "7H"]).playing();
    table.plays(0, accuse(1, 12)).plays(1, vote(12, Vote::Agree));
    assert_eq!(table.seen(0).trial.unwrap().owing(), Seats::one(Seat(1)));
    table.refuses(3, give_up(12, "7H"), "DS-11").plays(1, give_up(12, "3S"));
    assert_eq!(table.seen(0).trial, None);
    assert_eq!((table.hand(1), table.hand(3)), (hand("4S"), hand("7H")));
}

#[test]
fn ds_11_a_missing_choice_is_drawn_at_random() {
    let mut table = four().playing();
    table.plays(0, accuse(1, 12)).plays(1, vote(12, Vote::Agree)).plays(3, give_up(12, "8H"));
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
fn ds_11_nothing_of_it_is_left_after_the_end() {
    let one = Options { series_to_win: 1, ..PRESET };
    let winning = given(["JD 9H", "3S 4S", "5H 6H", "7H 8H"]).team('a', [31, 32, 33, 34]);
    let mut table = winning.options(one).playing();
    table.plays(0, accuse(1, 12)).plays(0, place("JD", 35)).waits(TIME_LIMIT * 2);
    assert!(table.end().is_some() && table.seen(0).trial.is_none());
    table.refuses(2, vote(12, Vote::Agree), "T-2");
}

#[test]
fn ds_18_the_vote_ends_when_all_have_voted_or_time_is_up() {
    let mut table = four().playing();
    table.plays(0, accuse(1, 12)).waits(TIME_LIMIT - 1);
    assert!(table.seen(0).trial.is_some());
    table.waits(1);
    assert_eq!((table.seen(0).trial, table.seen(0).cases.len()), (None, 1));
    table.plays(0, accuse(1, 13)).plays(2, vote(13, Vote::Agree)).plays(3, vote(13, Vote::Agree));
    assert!(table.seen(0).trial.is_some(), "the accused has not voted");
    table.plays(1, vote(13, Vote::Disagree));
    assert_eq!(table.seen(0).cases[1].why, Some(Ruling::Majority));
}

#[test]
fn ds_18_the_game_waits_for_nobodys_vote() {
    let mut table = four().playing();
    table.plays(2, accuse(1, 12));
    assert_eq!(table.sitting.game().awaited(), Seats::one(Seat(0)), "only for the player in turn");
    table.plays(1, vote(12, Vote::Agree));
    assert_eq!(table.sitting.game().awaited(), [0, 1, 3].map(Seat).into_iter().collect());
}

#[test]
fn ds_18_who_has_not_voted_abstains() {
    assert_eq!(ruling(four(), [(3, Vote::Agree)]), Some(Ruling::Majority), "two have not voted");
    assert_eq!(ruling(four(), [(3, Vote::Agree), (2, Vote::Abstain)]), Some(Ruling::Majority));
}

#[test]
fn ds_19_one_at_a_time_and_not_for_ever() {
    let mut table = four().playing();
    table.plays(0, accuse(1, 1)).refuses(2, accuse(1, 2), "DS-19").waits(TIME_LIMIT);
    for message in [2, 3] {
        table.plays(0, accuse(1, message)).waits(TIME_LIMIT);
    }
    table.refuses(0, accuse(1, 4), "DS-19").plays(2, accuse(3, 4));
}

#[test]
fn ds_19_a_team_with_single_cards_is_not_accused() {
    given(["2S 9H", "3S", "4S", ""]).playing().refuses(0, accuse(1, 1), "DS-19");
    given(["2S 9H", "3S", "4S", "5S 6S"]).playing().plays(0, accuse(1, 1));
}

#[test]
fn ds_19_nobody_waits_for_those_without_cards() {
    let mut table = given(["2S 9H 5H", "3S 4S 8S", "", "7H 8H 9S"]).playing();
    table.plays(0, accuse(1, 1)).plays(1, vote(1, Vote::Agree));
    table.plays(1, give_up(1, "3S")).plays(3, give_up(1, "7H"));
    table.plays(0, place("2S", 1)).plays(1, place("4S", 3)).refuses(0, accuse(1, 2), "DS-11");
    table.plays(3, place("8H", 38)).plays(0, accuse(1, 2));
}

#[test]
fn ds_20_play_goes_on_beside_a_vote_but_who_owes_gives_first() {
    let mut table = four().playing();
    table.plays(2, accuse(1, 12)).plays(0, place("2S", 1)).plays(1, vote(12, Vote::Agree));
    table.refuses(1, place("3S", 2), "DS-20");
    assert_eq!(table.menu(1), [give_up(12, "3S"), give_up(12, "4S")]);
    table.plays(1, give_up(12, "4S")).plays(1, place("3S", 2));
    assert!(table.seen(0).trial.is_some(), "seat 3 still owes one");
}

#[test]
fn ds_20_who_has_but_one_card_when_the_vote_ends_gives_none() {
    let mut table = given(["2S 9H", "3S 4S", "5H 6H", "7H"]).options(STRICT).turn_of(1).playing();
    table.plays(0, accuse(1, 12)).plays(1, place("3S", 2)).plays(1, vote(12, Vote::Agree));
    let view = table.seen(0);
    assert!(view.trial.is_none() && view.cases[0].guilty, "one is to be drawn and the other has only one");
    assert!(view.cases[0].round.is_empty(), "they have not paid");
}

#[test]
fn ds_20_who_owes_may_still_draw() {
    let mut table = given(["2S 9H 5H", "3S 4S", "5C 6H", "7H 8H"]).options(STRICT).playing();
    table.plays(0, place("2S", 1)).plays(1, accuse(0, 3)).plays(0, vote(3, Vote::Agree));
    table.plays(0, draw()).plays(0, give_up(3, "9H"));
    assert_eq!(table.hand(0).len(), 2);
}

/// A table under way by older rules, at which these seats owe a card for the message 12.
pub(crate) fn by_older_rules(given: Given, owing: &[u8]) -> Table {
    let mut game = given.playing().sitting.game().clone();
    let stage = Stage::GivingUp { owing: owing.iter().copied().map(Seat).collect() };
    let by = Seat((owing[0] + 1) % game.seats());
    let until = Moment(TIME_LIMIT.into());
    game.trial = Some(Trial { accuser: by, accused: Seat(owing[0]), message: 12, until, stage });
    let case = serde_json::json!({ "message": 12, "accuser": by.0, "guilty": true });
    game.cases.push(serde_json::from_value::<Case>(case).unwrap());
    Table { sitting: Sitting::resume(game, Dice::from_number(5), Moment::START), log: Vec::new() }
}

#[test]
fn ds_9_at_a_table_of_older_rules_who_gives_up_the_last_card_in_turn_is_skipped() {
    let mut table = by_older_rules(given(["2S", "3S", "4S", ""]).turn_of(1), &[1]);
    table.plays(1, give_up(12, "3S"));
    assert_eq!(table.seen(0).to_play, Seat(2));
    table.plays(2, place("4S", 3)).refuses(0, accuse(1, 12), "DS-11");
}

#[test]
fn ds_11_a_vote_that_older_rules_began_ends_by_the_new_ones() {
    let mut game = four().playing().sitting.game().clone();
    let stage = serde_json::json!({ "is": "voting", "waiting": [2], "agree": [0], "disagree": [] });
    let stage = serde_json::from_value::<Stage>(stage).unwrap();
    game.trial = Some(Trial { accuser: Seat(0), accused: Seat(1), message: 12, until: Moment(900), stage });
    let mut table =
        Table { sitting: Sitting::resume(game, Dice::from_number(5), Moment::START), log: Vec::new() };
    table.refuses(1, Action::Vote { message: 12, vote: Vote::Agree }, "DS-18");
    table.plays(2, vote(12, Vote::Agree));
    assert_eq!(table.seen(0).cases[0].why, Some(Ruling::OneSided));
}
