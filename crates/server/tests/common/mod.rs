//! What tests of the server have in common.
#![allow(dead_code, reason = "each test file uses its part")]

pub(crate) mod asleep;
pub(crate) mod player;
pub(crate) mod postgres;
pub(crate) mod raw;
pub(crate) mod server;
pub(crate) mod tables;
