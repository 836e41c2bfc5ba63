//! What tests of the server have in common.
#![allow(dead_code, reason = "each test file uses its part")]

pub mod postgres;
pub mod server;
