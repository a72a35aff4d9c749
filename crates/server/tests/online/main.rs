//! The server over its sockets: people at tables, what they are refused, what they are sent, and what they are never
//! sent.

#![allow(clippy::unwrap_used, reason = "tests")]

mod harness;

mod connections;
mod dishonest;
mod disk;
mod hints;
mod hosting;
mod limits;
mod log;
mod mirror;
mod program;
mod reconnect;
mod refusals;
mod rules;
mod seats;
mod slow;
mod spy;
mod starting;
mod teams;
mod typescript;
mod unseen;
