//! The OpenAPI document. What each path answers stands with its handler; what holds for all of them
//! stands here.

use crosstown_table::protocol::{FromClient, ToClient, View};
use utoipa::openapi::security::{ApiKey, ApiKeyValue, Http, HttpAuthScheme, SecurityScheme};
use utoipa::openapi::{ContentBuilder, Ref, RefOr, ResponseBuilder};
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

/// What can come of any request.
const ALWAYS: [(&str, &str); 3] = [
    ("421", "`unknown-host`: the server does not go by this name"),
    ("429", "`too-many-requests` from this address"),
    ("503", "`busy`, `closing` or `not-stored`: try again a little later"),
];

pub(super) fn beginning() -> utoipa::openapi::OpenApi {
    Documented::openapi()
}

/// The OpenAPI document.
pub fn openapi() -> String {
    let mut document = api().into_openapi();
    for item in document.paths.paths.values_mut() {
        for operation in [&mut item.get, &mut item.post].into_iter().flatten() {
            for (status, description) in ALWAYS {
                let content = ContentBuilder::new().schema(Some(Ref::from_schema_name("Problem")));
                let response = ResponseBuilder::new()
                    .description(description)
                    .content("application/json", content.build())
                    .build();
                let responses = &mut operation.responses.responses;
                responses.entry(status.to_owned()).or_insert(RefOr::T(response));
            }
        }
    }
    let mut text = document.to_pretty_json().expect("the document becomes JSON");
    text.push('\n');
    text
}
