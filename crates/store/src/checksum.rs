//! The checksum of a record, by which a change behind the program's back is noticed.

/// CRC-32 of a record at its place: one that was moved to another place or another table is noticed too. It guards
/// against failing disks and stray edits, not against somebody who would compute it anew.
pub(crate) fn checksum(code: &str, version: u64, body: &str) -> u32 {
    let mut hasher = crc32fast::Hasher::new();
    hasher.update(code.as_bytes());
    hasher.update(&version.to_le_bytes());
    hasher.update(body.as_bytes());
    hasher.finalize()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Stored, so it is the same in every version.
    #[test]
    fn the_checksum_of_a_record_stays() {
        assert_eq!(checksum("KLMN", 0, "{}"), 813_741_248);
        assert_ne!(checksum("KLMN", 0, "{}"), checksum("KLMN", 1, "{}"));
        assert_ne!(checksum("KLMN", 0, "{}"), checksum("KLMX", 0, "{}"));
        assert_ne!(checksum("KLMN", 0, "{}"), checksum("KLMN", 0, "[]"));
    }
}
