//! The server over its sockets: people at tables, what they are refused, what they are sent, and what they are never
//! sent.

#![allow(clippy::unwrap_used, reason = "tests")]

mod harness;

mod browsers;
mod connections;
mod dishonest;
mod disk;
mod finding;
mod forgetting;
mod handed_games;
mod hints;
mod hosting;
mod limits;
mod loading;
mod log;
mod manners;
mod mirror;
mod moved;
mod one_person;
mod pause;
mod people;
mod play_on;
mod previews;
mod program;
mod reconnect;
mod records;
mod refusals;
mod replays;
mod retention;
mod reviews;
mod rules;
mod seats;
mod series;
mod slow;
mod spy;
mod starting;
mod teams;
mod typescript;
mod unseen;
