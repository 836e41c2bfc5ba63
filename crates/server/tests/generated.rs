//! What is generated out of the server and kept in the repository is up to date. `cargo xtask types`
//! writes it anew: it runs this with `UPDATE_GENERATED=1`.

use std::fs;
use std::path::Path;

fn is_up_to_date(file: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(file);
    if std::env::var_os("UPDATE_GENERATED").is_some() {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, text).unwrap();
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    assert!(kept == text, "{file} is out of date: run `cargo xtask types`");
}

#[test]
fn types_for_typescript() {
    is_up_to_date("web/src/wire.ts", &crosstown_server::wire::typescript());
}

#[test]
fn the_openapi_document() {
    is_up_to_date("docs/openapi.json", &crosstown_server::openapi());
}
