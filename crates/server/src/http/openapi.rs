//! The OpenAPI document. What each path answers stands with its handler; what holds for all of them
//! stands here.

use crosstown_table::protocol::{FromClient, ToClient, View};
use utoipa::openapi::schema::Type;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, Http, HttpAuthScheme, SecurityScheme};
use utoipa::openapi::{ContentBuilder, HeaderBuilder, Object, Ref, RefOr, ResponseBuilder};
use utoipa::{Modify, OpenApi};

use super::api;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Crosstown",
        description = "Tables for the city games of the Ticket to Ride family. docs/protocol.md tells it in words, with examples and the messages of sockets.",
    ),
    components(schemas(FromClient, ToClient, View)),
    security((), ("cookie" = []), ("bearer" = [])),
    modifiers(&Secrets)
)]
struct Documented;

/// How visitors say who they are.
struct Secrets;

impl Modify for Secrets {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        let components = document.components.get_or_insert_default();
        let cookie = ApiKeyValue::with_description(
            "crosstown",
            "A secret of this device, which the server gives to whoever makes a table or sits down.",
        );
        components.add_security_scheme("cookie", SecurityScheme::ApiKey(ApiKey::Cookie(cookie)));
        let mut bearer = Http::new(HttpAuthScheme::Bearer);
        bearer.description = Some("For programs: the same secret as in the cookie.".to_owned());
        components.add_security_scheme("bearer", SecurityScheme::Http(bearer));
    }
}

/// What can come of a request whatever it asks for.
const ALWAYS: [(&str, &str); 4] = [
    ("400", "`bad-host`; `bad-path`, `bad-query`, `bad-body` or `bad-json`: it cannot be read"),
    ("421", "`unknown-host`: the server does not go by this name"),
    ("429", "`too-many-requests` from this address"),
    ("503", "`busy`, `closing`, `server-full` or `not-stored`: try again a little later"),
];
/// Of one that changes something.
const CHANGE: [(&str, &str); 1] = [("403", "`foreign-origin`: it is from a page of somebody else")];
/// Of one with a body.
const BODY: [(&str, &str); 2] =
    [("408", "`too-slow`: the body did not come in time"), ("413", "`body-too-long`")];
/// Of one about a table.
const TABLE: [(&str, &str); 3] = [
    ("404", "`no-such-table`"),
    ("409", "`other-rules`: it is played by rules that this server does not know"),
    ("500", "`table-damaged`: what is stored of it cannot be read"),
];

pub(super) fn beginning() -> utoipa::openapi::OpenApi {
    Documented::openapi()
}

/// The OpenAPI document.
pub fn openapi() -> String {
    let mut document = api().into_openapi();
    for (path, item) in &mut document.paths.paths {
        let changes = item.post.is_some();
        for operation in [&mut item.get, &mut item.post].into_iter().flatten() {
            let mut answers = ALWAYS.to_vec();
            if changes && operation.request_body.is_some() {
                answers.extend(BODY);
            }
            if changes || path.ends_with("/socket") {
                answers.extend(CHANGE);
            }
            if path.starts_with("/api/tables/{id}") {
                answers.extend(TABLE);
            }
            for (status, description) in answers {
                let content = ContentBuilder::new().schema(Some(Ref::from_schema_name("Problem")));
                let mut response = ResponseBuilder::new()
                    .description(description)
                    .content("application/json", content.build());
                if matches!(status, "429" | "503") {
                    let seconds = Object::with_type(Type::Integer);
                    let mut wait = HeaderBuilder::new().schema(Some(seconds));
                    wait = wait.description(Some("After how many seconds to try again"));
                    response = response.header("retry-after", wait.build());
                }
                let responses = &mut operation.responses.responses;
                responses.entry(status.to_owned()).or_insert(RefOr::T(response.build()));
            }
        }
    }
    let mut text = document.to_pretty_json().expect("the document becomes JSON");
    text.push('\n');
    text
}
