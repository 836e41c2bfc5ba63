//! The project's chores, started with `cargo xtask`. They set up what they need, so that a
//! fresh machine with Rust on it is enough.

mod bench;
mod cities;
mod contract;
mod fifth_city;
mod needs;
mod strength;
mod test;
mod web;

use std::path::PathBuf;
use std::process::{Command, ExitCode, Output};

use anyhow::{Context, Result, bail};

const HELP: &str = "\
cargo xtask play                          play: start the server here and open it in the browser
cargo xtask test [STEP...]                everything that must pass: format, page, lints, tests,
                                          documentation, contract, browser, fifth-city, referee, fuzzing
cargo xtask types                         write what is generated: web/src/wire.ts, docs/openapi.json
                                          and the boards and cities of the page
cargo xtask pictures                      play games and take the pictures of the README
cargo xtask contact-sheet [CITY]          take every screen at every size, by day and by night, and put
                                          them on one page: target/contact-sheet/index.html
cargo xtask page-speed                    bytes, times and memory of the page in a browser
cargo xtask bench                         decisions and tries a second, instructions a decision; how
                                          fast servers start and answer
cargo xtask strength [GAMES [THINKING]]   play the matches of docs/strength.md and write that page;
                                          THINKING is for bots that take their time
cargo xtask soak [GAMES]                  play millions of games and check the laws as they go";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let done = match args[..] {
        ["play"] => play(),
        ["test", ref steps @ ..] => test::run(steps),
        ["types"] => types(),
        ["pictures"] => pictures(),
        ["contact-sheet"] => contact_sheet(""),
        ["contact-sheet", city] => contact_sheet(city),
        ["page-speed"] => page_speed(),
        ["bench"] => bench::run(),
        ["strength"] => strength::run(1000, 1000),
        ["strength", games] => number(games).and_then(|games| strength::run(games, games)),
        ["strength", games, thinking] => {
            number(games).and_then(|games| strength::run(games, number(thinking)?))
        }
        ["soak"] => soak(10_000_000),
        ["soak", games] => number(games).and_then(soak),
        ["help" | "--help" | "-h"] => {
            println!("{HELP}");
            Ok(())
        }
        _ => {
            eprintln!("{HELP}");
            return ExitCode::from(2);
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// A number of games.
fn number(text: &str) -> Result<u64> {
    text.parse().with_context(|| format!("\"{text}\" is not a number of games"))
}

/// The root of the project.
fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask is in the project").to_owned()
}

/// A program to be run at the root of the project.
fn command(program: &str, args: &[&str]) -> Command {
    let mut command = Command::new(program);
    command.args(args).current_dir(root());
    command
}

/// Runs a program whose output people see; it must succeed.
fn run(program: &str, args: &[&str]) -> Result<()> {
    succeed(command(program, args))
}

fn succeed(mut command: Command) -> Result<()> {
    let status = command.status().with_context(|| format!("cannot start {command:?}"))?;
    if !status.success() {
        bail!("{command:?} failed: {status}");
    }
    Ok(())
}

/// Runs a program for what it prints; it must succeed.
fn output(program: &str, args: &[&str]) -> Result<Output> {
    let mut command = command(program, args);
    let output = command.output().with_context(|| format!("cannot start {program}"))?;
    if !output.status.success() {
        bail!("{command:?} failed: {}", String::from_utf8_lossy(&output.stderr));
    }
    Ok(output)
}

/// Builds the `crosstown` command as it is shipped and gives its path.
fn crosstown() -> Result<String> {
    run("cargo", &["build", "--quiet", "--release", "--package", "crosstown-cli"])?;
    built("release")
}

/// The path of the `crosstown` command that was built in this folder of `target`.
fn built(folder: &str) -> Result<String> {
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or(root().join("target"), PathBuf::from);
    let program = target.join(folder).join("crosstown");
    Ok(program.to_str().context("the path of the project is not Unicode")?.to_owned())
}

fn play() -> Result<()> {
    web::build()?;
    run(&crosstown()?, &[])
}

fn pictures() -> Result<()> {
    web::build()?;
    web::script("preview-picture", &[])?;
    web::browser("pictures", &test::tested()?, &[])
}

/// The screens are those that were recorded: all it needs of the server are the page and replays.
fn contact_sheet(city: &str) -> Result<()> {
    web::build()?;
    web::browser("contact-sheet", &test::tested()?, &["--grep", city])?;
    println!("{}", root().join("target/contact-sheet/index.html").display());
    Ok(())
}

fn page_speed() -> Result<()> {
    web::build()?;
    web::script("speed", &[&crosstown()?])
}

/// The tests that compare what is generated write it too, if they are told to.
fn types() -> Result<()> {
    for package in ["crosstown-drawing", "crosstown-server"] {
        let test = ["test", "--quiet", "--package", package, "--test", "generated"];
        let mut test = command("cargo", &test);
        test.env("UPDATE_GENERATED", "1");
        succeed(test)?;
    }
    Ok(())
}

/// Plays games of all cities, numbers of players and bots with the laws checked.
fn soak(games: u64) -> Result<()> {
    let crosstown = crosstown()?;
    let cities = cities::played()?;
    let random = ["random,random", "random,random,random", "random,random,random,random"];
    let hoarding = ["hoarder,hoarder", "hoarder,random,hoarder", "hoarder,hoarder,hoarder,hoarder"];
    let each = games.div_ceil((cities.len() * random.len()) as u64);
    let mut total = 0;
    for (city, _) in cities {
        // Hoarders reach the corners sooner: a twentieth on top is enough of them.
        let plans = random.map(|bots| (bots, each)).into_iter();
        let plans = plans.chain(hoarding.map(|bots| (bots, each.div_ceil(20))));
        for (bots, games) in plans {
            let count = games.to_string();
            let args = ["simulate", "--check", "--seed", "2026", "--city", city];
            let args = [&args[..], &["--players", bots, "--games", &count, "--json"]].concat();
            let result = output(&crosstown, &args)?;
            let result: serde_json::Value = serde_json::from_slice(&result.stdout)?;
            total += games;
            println!(
                "{city} {bots}: {games} games, {} decisions, {} stuck, no law broken",
                result["decisions"], result["stuck"]
            );
        }
    }
    println!("{total} games, no panic, no hang, no broken law");
    Ok(())
}
