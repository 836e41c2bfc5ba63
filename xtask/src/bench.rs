//! `cargo xtask bench`: what `docs/performance.md` says of speed. Random playouts on one core,
//! the list of legal actions made at every decision and the final scoring included; then bots; then
//! the server: its stores, its start, and a thousand tables.
//!
//! Seconds depend on what else the machine does, so the best of several runs counts;
//! instructions do not, and are counted by callgrind.

use anyhow::{Context, Result};
use serde_json::Value;

use crate::{cities, crosstown, needs, output, run as run_program};

const BOTS: [&str; 3] = ["random,random", "random,random,random", "random,random,random,random"];

pub(crate) fn run() -> Result<()> {
    needs::valgrind()?;
    needs::postgres()?;
    let crosstown = crosstown()?;
    println!(
        "| board | players | decisions/s (million) | instructions/decision | decisions/game |"
    );
    println!("|---|---|---|---|---|");
    for city in cities::all() {
        for (players, bots) in (2..).zip(BOTS) {
            let mut best: f64 = 0.0;
            let mut per_game = 0.0;
            for _ in 0..5 {
                let result = simulate(&crosstown, &[], city, bots, 100_000)?;
                best = best.max(number(&result, "decisions_per_second")?);
                per_game = number(&result, "decisions_per_game")?;
            }
            let instructions = instructions(&crosstown, city, bots)?;
            println!(
                "| {city} | {players} | {:.1} | {instructions:.0} | {per_game:.1} |",
                best / 1e6
            );
        }
    }
    println!("\n| board | planner, decisions/s |\n|---|---|");
    for (city, _) in cities::played()? {
        let mut best: f64 = 0.0;
        for _ in 0..3 {
            let result = simulate(&crosstown, &[], city, "planner,planner", 5_000)?;
            best = best.max(number(&result, "decisions_per_second")?);
        }
        println!("| {city} | {best:.0} |");
    }
    for (package, bench) in
        [("bots", "search"), ("server", "store"), ("server", "sleep"), ("cli", "start")]
    {
        println!();
        let package = format!("crosstown-{package}");
        run_program("cargo", &["bench", "--quiet", "--package", &package, "--bench", bench])?;
    }
    println!();
    run_program(&crosstown, &["load", "--tables", "1000", "--rate", "2000", "--seconds", "60"])
}

fn simulate(program: &str, before: &[&str], city: &str, bots: &str, games: u64) -> Result<Value> {
    let games = games.to_string();
    let args = ["simulate", "--city", city, "--players", bots, "--games", &games];
    let args = [before, &args[..], &["--threads", "1", "--json"]].concat();
    let output = output(program, &args)?;
    let mut result: Value = serde_json::from_slice(&output.stdout)?;
    // callgrind's last word: "Collected : 123456".
    let words = String::from_utf8_lossy(&output.stderr);
    if let Some((_, rest)) = words.split_once("Collected : ") {
        let digits: String = rest.chars().take_while(char::is_ascii_digit).collect();
        result["instructions"] = digits.parse::<u64>()?.into();
    }
    Ok(result)
}

/// Instructions for one decision: what 2,000 games take more than 1,000, so that starting up
/// and reading the board do not count.
fn instructions(crosstown: &str, city: &str, bots: &str) -> Result<f64> {
    let count = |games| {
        let valgrind = ["--tool=callgrind", "--callgrind-out-file=/dev/null", crosstown];
        simulate("valgrind", &valgrind, city, bots, games)
    };
    let (few, many) = (count(1_000)?, count(2_000)?);
    let more = |field| Ok::<f64, anyhow::Error>(number(&many, field)? - number(&few, field)?);
    Ok(more("instructions")? / more("decisions")?)
}

fn number(result: &Value, field: &str) -> Result<f64> {
    result[field].as_f64().with_context(|| format!("{field} is missing in {result}"))
}
