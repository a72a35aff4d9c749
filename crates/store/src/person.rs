//! People and their devices.

/// Somebody, on however many devices. A device that was never linked to another is a person of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// What tells this person from others, while their devices stay the same.
    pub id: Box<str>,
    /// Their devices, in order.
    pub devices: Vec<Box<str>>,
}

impl Person {
    /// Somebody with this one device.
    pub fn with(device: &str) -> Person {
        Person { id: device.into(), devices: vec![device.into()] }
    }
}

/// A best result that a page kept itself before the server did.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct HandedOver {
    /// The id of the game.
    pub game: String,
    /// What it is a best of, as the page named it.
    pub list: String,
    /// Where it was played, as the page named it.
    pub place: String,
    /// The points.
    pub points: i32,
    /// When, in milliseconds since 1970.
    pub at: i64,
}
