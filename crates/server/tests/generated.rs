//! What is generated out of the server and kept in the repository is up to date. `cargo xtask types`
//! rewrites it: it runs this with `UPDATE_GENERATED=1`.

use std::fs;
use std::path::{Path, PathBuf};

use crosstown_rules::Refusal;
use crosstown_table::Code;

fn path(file: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(file)
}

fn is_up_to_date(file: &str, text: &str) {
    let path = path(file);
    if std::env::var_os("UPDATE_GENERATED").is_some() {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, text).unwrap();
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    assert!(kept == text, "{file} is out of date: run `cargo xtask types`");
}

#[test]
fn types_for_typescript() {
    is_up_to_date("web/src/wire.ts", &crosstown_table::typescript());
}

#[test]
fn the_openapi_document() {
    is_up_to_date("docs/openapi.json", &crosstown_server::openapi());
}

/// The page with something else between the two lines that mark a generated part.
fn with_part(page: &str, name: &str, part: &str) -> String {
    let (begin, end) = (format!("<!-- {name} -->\n"), format!("<!-- end of {name} -->"));
    let (before, rest) = page.split_once(&begin).expect("the part begins");
    let (_, after) = rest.split_once(&end).expect("the part ends");
    format!("{before}{begin}{part}{end}{after}")
}

#[test]
fn the_codes_in_the_docs() {
    let mut codes = "| code | status | meaning |\n|---|---|---|\n".to_owned();
    for code in Code::ALL {
        codes += &format!("| `{}` | {} | {} |\n", code.name(), code.status(), code.meaning());
    }
    let mut refusals = "| code | rule | meaning |\n|---|---|---|\n".to_owned();
    for refusal in Refusal::ALL {
        let meaning = refusal.meaning().trim_end_matches('.');
        refusals += &format!("| `{}` | {} | {meaning} |\n", refusal.code(), refusal.rule());
    }
    let page = fs::read_to_string(path("docs/protocol.md")).unwrap();
    let page = with_part(&page, "codes", &codes);
    let page = with_part(&page, "codes of the rules", &refusals);
    is_up_to_date("docs/protocol.md", &page);
}
