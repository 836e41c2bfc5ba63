//! `cargo xtask test`: everything that must pass before anything lands.

use std::path::Path;
use std::time::Instant;

use anyhow::{Context, Result, bail};

use crate::{built, cities, command, needs, output, root, run as run_program, succeed, web};

/// Packages that must also compile for browsers.
const WASM: [&str; 4] =
    ["crosstown-rules", "crosstown-bots", "crosstown-drawing", "crosstown-table"];

#[expect(clippy::disallowed_methods, reason = "people want to know what takes long")]
fn run_step(name: &str, step: fn() -> Result<()>) -> Result<()> {
    println!("\n== {name}");
    let start = Instant::now();
    step().with_context(|| name.to_owned())?;
    println!("== {name}: {:.0} s", start.elapsed().as_secs_f64());
    Ok(())
}

/// A step of the tests.
type Step = (&'static str, fn() -> Result<()>);

const STEPS: [Step; 10] = [
    ("format", format),
    // First, because the server embeds it.
    ("page", page),
    ("lints", lints),
    ("tests", tests),
    ("documentation", documentation),
    ("contract", crate::contract::run),
    ("browser", browser),
    ("fifth-city", crate::fifth_city::run),
    ("referee", referee),
    ("fuzzing", fuzzing),
];

/// Runs these steps, or all of them if none is named.
pub(crate) fn run(only: &[&str]) -> Result<()> {
    let names = STEPS.map(|(name, _)| name);
    if let Some(wrong) = only.iter().find(|name| !names.contains(name)) {
        bail!("there is no step \"{wrong}\"; the steps are {}", names.join(", "));
    }
    for (name, step) in STEPS {
        if only.is_empty() || only.contains(&name) {
            run_step(name, step)?;
        }
    }
    println!("\neverything passed");
    Ok(())
}

fn format() -> Result<()> {
    needs::lints()?;
    run_program("cargo", &["fmt", "--all", "--check"])?;
    run_program("cargo", &["fmt", "--manifest-path", "fuzz/Cargo.toml", "--check"])
}

fn page() -> Result<()> {
    web::check()?;
    web::build()
}

/// Whole games in a real browser.
fn browser() -> Result<()> {
    web::browser("browser", &tested()?, &[])
}

/// The `crosstown` command that the tests have built. What is shipped is a build of its own and takes minutes of
/// link-time optimisation; nothing here needs its speed.
pub(crate) fn tested() -> Result<String> {
    run_program("cargo", &["test", "--quiet", "--locked", "--workspace", "--no-run"])?;
    built("debug")
}

fn lints() -> Result<()> {
    run_program(
        "cargo",
        &["clippy", "--locked", "--workspace", "--all-targets", "--", "-Dwarnings"],
    )?;
    wasm()
}

fn wasm() -> Result<()> {
    needs::wasm()?;
    let mut check = command("cargo", &["check", "--locked", "--target", needs::WASM]);
    for package in WASM {
        check.args(["--package", package]);
    }
    succeed(check)
}

/// Unit, property, scenario, documentation and command-line tests.
fn tests() -> Result<()> {
    needs::postgres()?;
    needs::nats()?;
    needs::systemd()?;
    run_program("cargo", &["test", "--locked", "--workspace"])
}

fn documentation() -> Result<()> {
    let mut doc = command("cargo", &["doc", "--locked", "--workspace", "--no-deps"]);
    doc.env("RUSTDOCFLAGS", "-Dwarnings");
    succeed(doc)
}

/// The independent referee passes its own tests and accepts what the engine plays, and the engine
/// accepts what the referee plays.
fn referee() -> Result<()> {
    needs::python()?;
    run_program("python3", &["referee/test_referee.py"])?;
    let crosstown = tested()?;
    let folder = root().join("target").join("referee");
    std::fs::create_dir_all(&folder)?;
    let mut files = Vec::new();
    for city in cities::all() {
        for bots in [
            "random,random",
            "random,random,random",
            "random,random,random,random",
            "hoarder,hoarder",
            "hoarder,hoarder,hoarder",
            "hoarder,hoarder,hoarder,hoarder",
        ] {
            let file = path(&folder, &format!("{city}-{bots}.jsonl"))?;
            let args = ["simulate", "--city", city, "--players", bots, "--games", "200"];
            output(&crosstown, &[&args[..], &["--seed", "42", "--records", &file]].concat())?;
            output(&crosstown, &["record", "verify", &file])?;
            files.push(file);
        }
    }
    let files: Vec<&str> = files.iter().map(String::as_str).collect();
    run_program("python3", &[&["referee/referee.py", "--boards", "boards"], &files[..]].concat())?;
    // And the other way round: the engine judges games that the referee plays.
    let games = output("python3", &["referee/games.py", "8"])?.stdout;
    let file = path(&folder, "referee.jsonl")?;
    std::fs::write(&file, games)?;
    run_program(&crosstown, &["record", "verify", &file])
}

fn path(folder: &Path, name: &str) -> Result<String> {
    let path = folder.join(name);
    Ok(path.to_str().context("the path of the project is not Unicode")?.to_owned())
}

/// A short run of every fuzz target; longer ones are described in CONTRIBUTING.md. By number and not
/// by time, and from a given seed: what passes here passes elsewhere.
fn fuzzing() -> Result<()> {
    needs::fuzzing()?;
    let targets: [(&str, u32, u32, &[&str]); 4] = [
        ("board", 4_000, 20_000, &["boards", "fuzz/seeds/board"]),
        ("record", 50_000, 12_000, &["fuzz/seeds/record"]),
        ("record_mutations", 2_000, 512, &[]),
        ("actions", 8_000, 1_024, &[]),
    ];
    for (target, runs, longest, seeds) in targets {
        // Begins with nothing but the seeds, whatever longer runs have left in fuzz/corpus.
        let corpus = root().join("target").join("fuzz").join(target);
        let _ = std::fs::remove_dir_all(&corpus);
        std::fs::create_dir_all(&corpus)?;
        // There is no unsafe code for the address sanitizer to watch, and without it all is faster.
        let mut fuzz = command("cargo", &["+nightly", "fuzz", "run", "-s", "none", target]);
        fuzz.arg(corpus).args(seeds).arg("--");
        fuzz.arg(format!("-runs={runs}")).arg(format!("-max_len={longest}"));
        fuzz.args(["-seed=1", "-timeout=60", "-max_total_time=300"]);
        fuzz.args(["-verbosity=0", "-print_final_stats=1"]);
        succeed(fuzz)?;
    }
    Ok(())
}
