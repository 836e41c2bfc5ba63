//! What tests of the server have in common.

pub(crate) mod postgres;
