//! The contract of [`Store`], whatever database is behind it. A database runs all of it with `contract!`.

pub(crate) mod batches;
mod given;
pub(crate) mod kill;
pub(crate) mod logs;
pub(crate) mod people;
pub(crate) mod results;
pub(crate) mod retention;
pub(crate) mod reviews;
pub(crate) mod summaries;

use std::sync::Arc;

use store::Store;

pub(crate) use given::{append, bodies, boxed, result, summary, table};

/// A database of a test's own.
pub(crate) trait Backend {
    /// Its store.
    type Store: Store;

    /// An empty one.
    fn fresh() -> Self;

    /// The open store.
    fn store(&self) -> &Arc<Self::Store>;

    /// Closes it and opens it again, as a restart of the server does.
    fn restart(self) -> Self;
}

/// All tests of the contract, for a backend.
macro_rules! contract {
    ($backend:ty: $($subject:ident: $($name:ident)*;)*) => {
        $($(#[tokio::test]
        async fn $name() {
            $crate::contract::$subject::$name::<$backend>().await;
        })*)*
    };
    ($backend:ty) => {
        contract! { $backend:
            logs:
                what_was_stored_is_loaded
                there_is_no_such_table
                codes_and_links_are_unique
                an_append_for_another_version_changes_nothing
                an_append_of_another_epoch_changes_nothing
                of_many_for_one_version_one_wins
                a_record_is_one_line
                a_log_is_read_in_pieces
                a_request_is_carried_out_though_its_caller_is_gone;
            summaries:
                a_summary_is_written_with_what_changed_it
                a_summary_that_did_not_change_stays
                a_table_is_found_by_code_and_by_link
                people_find_their_tables
                a_list_has_an_end
                a_table_can_go_on_after_it_was_over;
            retention:
                what_nothing_happens_at_expires
                a_deleted_table_leaves_nothing_but_its_summary
                a_table_is_not_deleted_while_something_happens
                a_deleted_game_leaves_its_result;
            people:
                devices_are_linked_to_people
                a_key_works_once_and_a_phrase_until_the_next
                a_key_works_once_however_many_try_it_at_the_same_moment
                an_expired_key_and_one_too_many_devices_change_nothing
                what_pages_kept_is_handed_over_once
                who_is_forgotten_is_nobody_and_others_keep_their_game
                a_game_that_ends_after_its_player_was_forgotten_is_nobodys;
            batches:
                a_full_queue_makes_callers_wait
                appends_keep_their_order;
            results:
                a_result_is_written_with_what_ended_the_game
                a_game_that_was_played_elsewhere_has_its_result_at_once
                a_game_that_goes_on_has_no_result
                what_somebody_has_played_is_theirs_on_all_devices;
            reviews:
                a_review_is_kept_until_its_log_goes
                a_review_goes_with_the_game
                who_is_forgotten_has_no_accuracy;
        }
    };
}
pub(crate) use contract;
