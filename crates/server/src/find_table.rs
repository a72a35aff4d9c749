//! Finding a table by its link or by its code.

use store::Lookup;
use table::{Refusal, Sentence};

use crate::app::App;
use crate::identity::{Holder, Person};
use crate::limits::{Limited, Visitor};
use crate::rules::not_stored;
use crate::{table_code, table_id};

impl App {
    /// The code of the table that somebody means by what stands in its link, or by the code that they typed.
    ///
    /// A code is short, so that it can be said aloud, and works for as long as that is of use: while the table waits with
    /// somebody there, and for those who have a seat. A code that is wrong, or right and not theirs to use, takes the same
    /// steps and is told the same; how many are tried is limited.
    pub(crate) async fn find(&self, id: &str, person: &Person, visitor: &Visitor) -> Result<String, Refusal> {
        if let Some(token) = table_id::token(id) {
            let found = self.store.find(Lookup::Token(token)).await;
            let found = found.map_err(|error| not_stored(&error))?;
            return found.map(|found| found.code).ok_or_else(|| no_such_table(id));
        }
        let code = id.to_uppercase();
        visitor.take(Limited::Try)?;
        if !table_code::is_valid(&code) {
            return Err(no_such_table(id));
        }
        let found = self.store.find(Lookup::Code(&code)).await;
        let found = found.map_err(|error| not_stored(&error))?;
        let waits = match self.store.nodes() {
            None => self.lobby.is_waiting(&code),
            Some(nodes) => nodes.is_waiting(&code).await.map_err(|error| not_stored(&error))?,
        };
        let opens = found.is_some_and(|found| {
            let seated = |device: &Holder| {
                let devices = found.summary.iter().flat_map(|summary| &summary.devices);
                devices.into_iter().any(|other| **other == *device.as_str())
            };
            found.token.is_none() || waits || person.devices().iter().any(seated)
        });
        if !opens {
            return Err(no_such_table(id));
        }
        // Only tries in vain count.
        visitor.give_back(Limited::Try);
        Ok(code)
    }
}

/// The refusal of a link or a code by which nobody comes to a table. A long one is not echoed in full.
pub(crate) fn no_such_table(id: &str) -> Refusal {
    let short: String = id.chars().filter(|c| !c.is_control()).take(12).collect();
    Refusal::new("S-4", Sentence::new("server-no-such-table").text("code", short))
}
