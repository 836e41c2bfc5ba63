//! A made-up city, to make sure that a city whose features exist already is a board file, a folder of
//! drawings and its words. A copy of the project gets these, and all that lists cities must know it there.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};

use crate::{command, output, root, succeed};

/// The id of the board that docs/boards.md explains.
const CITY: &str = "harbour";
/// What `cargo xtask types` writes out of the board files.
const GENERATED: [&str; 2] = ["web/src/cities/list.json", "web/src/dev/boards.json"];
/// What is in the copy and in no commit.
const IGNORED: [&str; 3] = ["web/dist/page", "web/node_modules", "web/public/boards"];

pub(crate) fn run() -> Result<()> {
    let folder = root().join("target").join("fifth-city");
    let copy = folder.join("project");
    let files = copy_project(&copy)?;
    let added = add_city(&copy)?;
    test_boards(&copy, &folder.join("build"))?;
    for script in ["check", "test", "build"] {
        let mut npm = command("npm", &["run", script]);
        npm.current_dir(copy.join("web"));
        succeed(npm)?;
    }
    let expected: BTreeSet<String> = added.into_iter().chain(GENERATED.map(String::from)).collect();
    let changed = changed(&copy, &files)?;
    ensure!(changed == expected, "a city should change {expected:?}, but it changes {changed:?}");
    look_at_page(&copy.join("web/dist/page"))
}

/// Copies what is or could be committed, and gives the names of these files. Times are kept, so that cargo
/// compiles only what has changed.
fn copy_project(copy: &Path) -> Result<BTreeSet<String>> {
    if copy.exists() {
        fs::remove_dir_all(copy)?;
    }
    let listed = output("git", &["ls-files", "-z", "--cached", "--others", "--exclude-standard"])?;
    let mut files = BTreeSet::new();
    for file in String::from_utf8(listed.stdout)?.split_terminator('\0') {
        let from = root().join(file);
        if file.starts_with("docs/pictures/") || !from.exists() {
            continue;
        }
        let to = copy.join(file);
        write(&to, &fs::read(&from)?)?;
        fs::File::options().append(true).open(&to)?.set_modified(from.metadata()?.modified()?)?;
        files.insert(file.to_owned());
    }
    std::os::unix::fs::symlink(root().join("web/node_modules"), copy.join("web/node_modules"))?;
    Ok(files)
}

fn write(path: &Path, bytes: &[u8]) -> Result<()> {
    fs::create_dir_all(path.parent().context("files are in folders")?)?;
    fs::write(path, bytes).with_context(|| format!("cannot write {}", path.display()))
}

/// Adds board, drawings and words, and gives the names of these files.
fn add_city(copy: &Path) -> Result<Vec<String>> {
    let own = root().join("xtask/fifth-city");
    let mut files = vec![(format!("boards/{CITY}.toml"), board()?)];
    for drawing in fs::read_dir(own.join(CITY))? {
        let name = drawing?.file_name().into_string().ok().context("not Unicode")?;
        let bytes = fs::read(own.join(CITY).join(&name))?;
        files.push((format!("web/src/cities/{CITY}/{name}"), bytes));
    }
    let words = fs::read(own.join(format!("{CITY}.ftl")))?;
    for language in fs::read_dir(root().join("locales"))? {
        let language = language?.file_name().into_string().ok().context("not a language")?;
        files.push((format!("locales/{language}/cities/{CITY}.ftl"), words.clone()));
    }
    for (file, bytes) in &files {
        write(&copy.join(file), bytes)?;
    }
    Ok(files.into_iter().map(|(file, _)| file).collect())
}

/// The example of docs/boards.md, after all other cities.
fn board() -> Result<Vec<u8>> {
    let page = fs::read_to_string(root().join("docs/boards.md"))?;
    let example = page.split("```").find_map(|part| part.strip_prefix("toml\n"));
    let example = example.context("docs/boards.md has no example")?;
    let cities: Vec<serde_json::Value> =
        serde_json::from_slice(&fs::read(root().join("web/src/cities/list.json"))?)?;
    Ok(format!("order = {}\n{example}", cities.len() + 1).into_bytes())
}

/// Checks and draws all boards, and writes what is generated. What cargo builds is kept apart: it would take the
/// copy's crates for the project's.
fn test_boards(copy: &Path, build: &Path) -> Result<()> {
    let packages = ["--package", "crosstown-rules", "--package", "crosstown-drawing"];
    let targets = ["--lib", "--test", "boards", "--test", "generated"];
    let mut test = command("cargo", &["test", "--quiet", "--locked"]);
    test.args(packages).args(targets).current_dir(copy);
    test.env("CARGO_TARGET_DIR", build).env("UPDATE_GENERATED", "1");
    succeed(test)
}

/// The files of the copy that are new or others than here.
fn changed(copy: &Path, files: &BTreeSet<String>) -> Result<BTreeSet<String>> {
    let mut changed = BTreeSet::new();
    let mut folders = vec![copy.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            let name = path.strip_prefix(copy)?.to_str().context("not Unicode")?.to_owned();
            if IGNORED.contains(&name.as_str()) {
                continue;
            } else if path.is_dir() {
                folders.push(path);
            } else if !files.contains(&name) || fs::read(&path)? != fs::read(root().join(&name))? {
                changed.insert(name);
            }
        }
    }
    Ok(changed)
}

/// The built page has the city's picture, and its words in every language.
fn look_at_page(page: &Path) -> Result<()> {
    let picture = page.join(format!("boards/{CITY}.svg"));
    ensure!(picture.exists(), "{} was not made", picture.display());
    let words = fs::read_to_string(root().join(format!("xtask/fifth-city/{CITY}.ftl")))?;
    let mut languages = 0;
    for asset in fs::read_dir(page.join("assets"))? {
        let asset = asset?;
        if asset.file_name().to_string_lossy().starts_with("_words_") {
            let built = fs::read_to_string(asset.path())?;
            for (_, text) in words.lines().filter_map(|line| line.split_once(" = ")) {
                ensure!(built.contains(text), "{} lacks \"{text}\"", asset.path().display());
            }
            languages += 1;
        }
    }
    ensure!(languages == fs::read_dir(root().join("locales"))?.count(), "{languages} languages");
    Ok(())
}
