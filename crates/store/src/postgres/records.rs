//! Records on their way into the database: a column each.

use crate::checksum::checksum;

/// Records of several tables.
#[derive(Default)]
pub(super) struct NewRecords<'a> {
    pub codes: Vec<&'a str>,
    pub versions: Vec<i64>,
    pub bodies: Vec<&'a str>,
    pub checksums: Vec<i64>,
}

impl<'a> NewRecords<'a> {
    /// Records of a table from that version on.
    pub(super) fn add(&mut self, code: &'a str, version: u64, bodies: &'a [Box<str>]) {
        for (place, body) in (0..).zip(bodies) {
            // One that no table can have fits nowhere, and is refused for that.
            let version = version.wrapping_add(place);
            self.codes.push(code);
            self.versions.push(version as i64);
            self.bodies.push(body);
            self.checksums.push(i64::from(checksum(code, version, body)));
        }
    }
}
