//! The suite's own tests (mutation testing by hand): a correct game passes, and each broken one fails its check.

mod highest;
#[cfg(test)]
mod table_rules;

use std::collections::HashSet;

use highest::{Flaw, HighestSubject};
use table::conformance::{Check, Failure, Settings, check, check_with, replay};

/// Which check a flaw fails, and with what words.
fn breaks<const FLAW: usize>(expected: Check, words: &str) {
    let failure = check::<HighestSubject<FLAW>>(400, 1).expect_err("the flaw is found");
    assert_eq!(failure.check, expected, "{failure}");
    assert!(failure.what.contains(words), "{failure}");
}

/// One test for each flaw, and a list of the checks that are proven to bite.
macro_rules! flaws {
    ($($test:ident: $flaw:ident => $check:ident, $words:literal;)+) => {
        $(#[test]
        fn $test() {
            breaks::<{ Flaw::$flaw as usize }>(Check::$check, $words);
        })+

        const PROVEN: &[Check] = &[$(Check::$check,)+];
    };
}

flaws! {
    a_view_shows_the_top_of_the_pile: ViewShowsTopOfPile => View, "leak";
    a_sight_shows_the_drawn_card: SightShowsDrawnCard => Sight, "Drew";
    a_deal_shows_all_hands: DealShowsAllHands => Sight, "leak";
    a_sight_tells_of_nothing: SightOfNothing => Sight, "stays the same";
    a_deadline_tells_of_a_hand: DeadlineDependsOnHand => Public, "comes due";
    apply_throws_dice: ApplyThrowsDice => Fold, "hands";
    a_decision_does_something_without_an_event: DecideSkipsEvent => Fold, "pile";
    a_decision_throws_its_own_dice: DecideThrowsOwnDice => Determinism, "Played";
    the_last_card_cannot_be_played: LastCardCannotBePlayed => Stuck, "its menu empty";
    nobody_is_awaited: NobodyAwaited => Stuck, "nobody is awaited";
    the_menu_offers_a_card_nobody_has: MenuOffersForeignCard => Menu, "HC-3";
    the_menu_hides_the_draw: MenuHidesDraw => MenuComplete, "Draw";
    a_card_is_lost: DrawLosesCard => Inventory, "cards are left";
    cards_come_back_for_ever: CardsComeBack => Ends, "no end";
    a_refusal_cites_no_rule: RefusalCitesNoRule => Rule, "HC-99";
    an_event_comes_after_the_end: EventAfterEnd => AfterEnd, "Ticked";
    a_menu_is_offered_after_the_end: MenuAfterEnd => AfterEnd, "offered";
    a_deadline_stands_still: DeadlineStands => Deadline, "the next is then too";
    a_deadline_does_nothing: DeadlineDoesNothing => Deadline, "nothing happened";
    a_permitted_draw_does_nothing: DrawFromNothing => Decided, "nothing";
    a_card_nobody_has_makes_it_panic: PanicsAtForeignCard => Panics, "nobody holds";
    a_position_forgets_the_clock: RestoreForgetsClock => Restore, "clock";
    a_view_skips_a_field: ViewSkipsField => Json, "skipped";
    a_guess_mixes_the_hands: ResampleMixesHands => Resample, "hand";
    a_new_deal_takes_from_a_hand: AnewMixesHands => Anew, "sees differs";
    a_new_deal_changes_nothing: AnewChangesNothing => Subject, "`deal_anew`";
    a_sentence_lacks_its_german: SentenceWithoutGerman => Translated, "`de`";
    a_deal_ignores_the_dice: DealIgnoresDice => Audit, "does not follow";
    an_audit_sees_nothing: AuditSeesNothing => Audit, "any dice";
    an_outcome_forgets_a_seat: OutcomeForgetsSeat => Outcome, "seats end in";
    a_subject_hides_nothing: ScrambleHidesNothing => Subject, "`scramble`";
    a_subject_tries_nothing: AnyActionIsNonsense => Subject, "`any_action` were permitted";
    a_subject_resamples_nothing: NothingIsResampled => Subject, "`resample`";
    a_draw_is_not_explained: DrawUnexplained => Advised, "Draw";
    a_reason_lacks_its_german: AdviceWithoutGerman => Translated, "only-said";
}

#[test]
fn an_honest_game_passes() -> Result<(), Failure> {
    println!("{}", check::<HighestSubject<{ Flaw::None as usize }>>(2_000, 1)?);
    Ok(())
}

#[test]
fn a_run_that_is_too_short_proves_nothing() {
    for games in [0, 2] {
        let failure = check::<HighestSubject<{ Flaw::None as usize }>>(games, 1).expect_err("too few games");
        assert_eq!((failure.check, failure.game), (Check::Subject, None), "{failure}");
    }
}

#[test]
fn every_check_can_fail() {
    // These two no game can break, whatever it does: the table itself sees to them.
    let by_the_table = [Check::Refused, Check::Reviewer];
    let proven: HashSet<Check> = PROVEN.iter().copied().chain(by_the_table).collect();
    let unproven: Vec<&Check> = Check::ALL.iter().filter(|check| !proven.contains(check)).collect();
    assert!(unproven.is_empty(), "no broken game fails {unproven:?}");
}

#[test]
fn a_failure_is_played_again_by_its_seed() {
    type Leaky = HighestSubject<{ Flaw::SightShowsDrawnCard as usize }>;
    for every in [3, 16] {
        let settings = Settings { games: 200, every, ..Settings::default() };
        let first = check_with::<Leaky>(&settings).expect_err("the flaw is found");
        let again = replay::<Leaky>(first.game.unwrap(), every).expect_err("and found again");
        assert_eq!(first.to_string(), again.to_string());
    }
}
