//! Embeds the page: the files that `npm run build` has made in `web/dist/page`, each also compressed. Where
//! nobody has built it, a page that says so.

use std::env;
use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use flate2::Compression;
use flate2::write::GzEncoder;

fn main() {
    // The macro that embeds migrations sees only those it knows.
    println!("cargo:rerun-if-changed=migrations");
    let built = Path::new("../../web/dist/page");
    // This folder is there in any case: cargo rebuilds every time for a path that is not.
    println!("cargo:rerun-if-changed=../../web/dist");
    println!("cargo:rerun-if-changed=page");
    let root = if built.join("index.html").exists() { built } else { Path::new("page") };
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo says where"));
    let mut files = Vec::new();
    find(root, &mut files);
    files.sort();
    let mut list = String::from("&[\n");
    for (number, file) in files.iter().enumerate() {
        let name = file.strip_prefix(root).expect("it was found there");
        let name = name.to_str().expect("the names of our files are text");
        let content = fs::read(file).expect("a file that was found can be read");
        // Copied, because somebody may build the page while this program is compiled.
        let whole = out.join(format!("{number}.whole"));
        fs::write(&whole, &content).expect("cargo's folder");
        let small = out.join(format!("{number}.gz"));
        let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
        encoder.write_all(&content).expect("memory takes all");
        fs::write(&small, encoder.finish().expect("memory takes all")).expect("cargo's folder");
        writeln!(
            list,
            "File {{ path: {:?}, whole: include_bytes!({whole:?}), small: include_bytes!({small:?}) }},",
            format!("/{name}"),
        )
        .expect("a string takes all");
    }
    list.push(']');
    fs::write(out.join("page.rs"), list).expect("cargo's folder");
}

fn find(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder can be read") {
        let path = entry.expect("a folder can be read").path();
        if path.is_dir() { find(&path, files) } else { files.push(path) }
    }
}
