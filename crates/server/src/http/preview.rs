//! What messengers show of a link before anybody follows it: a title, a sentence and a picture, as Open Graph
//! tags in the head of the page.

use axum::http::{HeaderMap, header};

use super::App;

const SENTENCE: &str = "Take a seat, or watch: the city games of the Ticket to Ride family in the browser. No account needed.";
/// Made by `cargo xtask pictures`.
const PICTURE: (&str, u16, u16) = ("/preview.jpg", 1200, 630);

/// The page with the tags of this path.
pub(crate) async fn with_tags(app: &App, page: &str, path: &str, headers: &HeaderMap) -> String {
    let title = match city(app, path).await {
        Some(city) => format!("{city} · Crosstown"),
        None => "Crosstown".to_owned(),
    };
    let mut tags = vec![
        ("og:type", "website".to_owned()),
        ("og:site_name", "Crosstown".to_owned()),
        ("og:title", title),
        ("og:description", SENTENCE.to_owned()),
    ];
    // Only whole addresses are followed.
    if let Some(origin) = origin(app, headers) {
        let (picture, width, height) = PICTURE;
        tags.push(("og:image", format!("{origin}{picture}")));
        tags.push(("og:image:width", width.to_string()));
        tags.push(("og:image:height", height.to_string()));
    }
    let tag = |(name, content): &(&str, String)| {
        format!("<meta property=\"{name}\" content=\"{}\" />", escaped(content))
    };
    let tags: String = tags.iter().map(tag).collect();
    page.replacen("</head>", &format!("{tags}</head>"), 1)
}

/// The city of the table or replay at a path, if it is one that we know.
async fn city(app: &App, path: &str) -> Option<String> {
    let id = path.strip_prefix("/t/").or_else(|| path.strip_prefix("/r/"))?;
    let board = app.hub.board(id.trim_end_matches('/')).await.ok()?;
    Some(board.name.clone())
}

/// The beginning of our addresses, as whoever asks knows them.
fn origin(app: &App, headers: &HeaderMap) -> Option<String> {
    if let Some(url) = &app.public_url {
        return Some(url.trim_end_matches('/').to_owned());
    }
    let host = headers.get(header::HOST)?.to_str().ok()?;
    Some(format!("http://{host}"))
}

/// Text as a value of HTML: board files and hosts are named by anybody.
fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            _ => safe.push(c),
        }
    }
    safe
}
