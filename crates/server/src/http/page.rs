//! The page that people see.

use axum::Router;
use axum::http::header;
use axum::response::IntoResponse;
use axum::routing::get;

use super::App;

/// The files of the page: path, kind and content.
const FILES: [(&str, &str, &str); 3] = [
    ("/", "text/html; charset=utf-8", include_str!("../../page/index.html")),
    ("/page.js", "text/javascript; charset=utf-8", include_str!("../../page/page.js")),
    ("/page.css", "text/css; charset=utf-8", include_str!("../../page/page.css")),
];

pub(crate) fn routes() -> Router<App> {
    let mut routes = Router::new();
    for (path, kind, content) in FILES {
        let answer = move || async move { file(kind, content) };
        routes = routes.route(path, get(answer));
        if path == "/" {
            // Invitations lead to tables; the page looks at the address itself.
            routes = routes.route("/t/{id}", get(answer));
        }
    }
    routes
}

fn file(kind: &'static str, content: &'static str) -> impl IntoResponse {
    ([(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, "no-cache")], content)
}
