//! Tables over HTTP and WebSocket.
pub mod store;
