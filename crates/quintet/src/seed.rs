//! Where a secret comes from.

use table::Secret;

/// The secret derived from that number, or, without one, from the operating system's randomness.
pub(crate) fn secret(number: Option<u64>) -> std::io::Result<Secret> {
    if let Some(number) = number {
        return Ok(Secret::from_number(number));
    }
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(std::io::Error::other)?;
    Ok(Secret(bytes))
}
