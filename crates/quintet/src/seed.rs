//! Where a secret comes from.

use table::Secret;

/// The secret of that number, or, without one, of the operating system's chance.
pub(crate) fn secret(number: Option<u64>) -> std::io::Result<Secret> {
    if let Some(number) = number {
        return Ok(Secret::from_number(number));
    }
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(std::io::Error::other)?;
    Ok(Secret(bytes))
}
