//! Five Crowns.
pub mod card; pub mod hand; pub mod meld;
