//! Tables over HTTP and WebSocket: one authority for each table, a log that is kept before anything
//! is acknowledged, and any number of nodes. `docs/protocol.md` is the way in from outside,
//! `docs/hosting.md` for hosts.

pub mod admin;
mod archive;
mod bus;
pub mod client;
mod fault;
mod http;
mod hub;
pub mod inspect;
mod limits;
mod metrics;
mod pool;
mod serve;
mod sources;
pub mod store;
mod stream;
mod url;

pub use http::openapi;
pub use limits::Amounts;
pub use serve::{Config, Server, open_read_only, open_store};
pub use sources::{Now, Sources};
