//! Lists the files in `boards/`, so that a new board file is all it takes to have a new city.

use std::path::Path;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../boards");
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut boards = Vec::new();
    for entry in fs::read_dir(&folder)? {
        let path = entry?.path().canonicalize()?;
        if path.extension().is_some_and(|extension| extension == "toml") {
            let id = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            boards.push((order(&fs::read_to_string(&path)?), id, path));
        }
    }
    boards.sort();
    let lines = boards.iter().map(|(_, id, path)| format!("({id:?}, include_str!({path:?})),\n"));
    let out = env::var_os("OUT_DIR").expect("cargo says where");
    fs::write(Path::new(&out).join("cities.rs"), format!("&[\n{}]\n", lines.collect::<String>()))
}

/// The `order` of a board file; boards without one come last.
fn order(board: &str) -> u32 {
    let value = board.lines().find_map(|line| line.strip_prefix("order = "));
    value.and_then(|value| value.trim().parse().ok()).unwrap_or(u32::MAX)
}
