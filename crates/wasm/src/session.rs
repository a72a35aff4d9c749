//! A conversation with the engine: the open table, and answers to requests.

use bots::Clock;
use catalog::{AnyTable, refusals};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::Refusal;
use table::reading::{self, Thing};

use crate::operations;

/// What whoever runs the engine has for it.
#[derive(Clone, Copy, Debug)]
pub struct Host {
    /// What tells the time, for bots that may think for so long.
    pub clock: Clock,
    /// Is told how far a long answer is: so much of so much.
    pub progress: extern "C" fn(u32, u32),
}

/// The state from request to request.
pub struct Session {
    pub(crate) host: Host,
    pub(crate) table: Option<Box<dyn AnyTable>>,
}

/// What is asked for; the other fields are those of the operation.
#[derive(Deserialize)]
struct Request {
    op: String,
}

/// An answer that is none.
#[derive(Serialize)]
struct Refused {
    ok: bool,
    error: Refusal,
}

impl Session {
    /// A session without a table.
    pub fn new(host: Host) -> Session {
        Session { host, table: None }
    }

    /// Answers one request, whatever it contains, with one JSON object.
    pub fn answer(&mut self, request: &[u8]) -> Vec<u8> {
        self.dispatch(request).unwrap_or_else(|error| {
            serde_json::to_vec(&Refused { ok: false, error }).expect("a refusal is text")
        })
    }

    fn dispatch(&mut self, request: &[u8]) -> Result<Vec<u8>, Refusal> {
        let text = std::str::from_utf8(request).map_err(|_| refusals::not_utf8())?;
        let request: Value = serde_json::from_str(text).map_err(|error| refusals::not_json(&error))?;
        let Request { op } = read(&request)?;
        let operation = operations::ALL.iter().find(|(name, _)| *name == op);
        let known = || operations::ALL.map(|(name, _)| name);
        let (_, run) = operation.ok_or_else(|| refusals::unknown_op(&op, &known()))?;
        run(self, &request)
    }

    /// The open table.
    pub(crate) fn table(&mut self) -> Result<&mut dyn AnyTable, Refusal> {
        match &mut self.table {
            Some(table) => Ok(&mut **table),
            None => Err(refusals::no_game_open()),
        }
    }
}

/// The fields of a request.
pub(crate) fn read<T: DeserializeOwned>(request: &Value) -> Result<T, Refusal> {
    reading::from_value(request, Thing::Message).map_err(|why| Refusal::new("EN-5", why))
}

/// An answer with these fields.
pub(crate) fn ok(fields: &impl Serialize) -> Vec<u8> {
    #[derive(Serialize)]
    struct Answer<'a, T> {
        ok: bool,
        #[serde(flatten)]
        fields: &'a T,
    }
    serde_json::to_vec(&Answer { ok: true, fields }).expect("answers hold only what JSON can say")
}
