//! `cargo xtask strength [GAMES [THINKING]]`: plays the matches of `docs/strength.md` and writes that page.
//! It saves the games under `target/strength`, so that it can be stopped and resumed. Remove that folder
//! after changing a bot.

use std::fmt::Write as _;

use anyhow::{Context, Result};
use serde_json::Value;

use crate::{cities, command, crosstown, root};

/// Who plays against whom: bots that answer at once, then those that think.
const QUICK: [(&str, &str); 8] = [
    ("planner", "random"),
    ("planner", "greedy"),
    ("planner", "one-step"),
    ("planner", "long-route"),
    ("planner", "route-focused"),
    ("planner", "hungry"),
    ("medium", "easy"),
    ("hard", "medium"),
];
const SLOW: [(&str, &str); 1] = [("search:100ms", "planner")];

/// With four players, thinking bots play this many times fewer games: each takes longer.
const FEWER: u64 = 4;

/// Plays `games` games of each match, and `thinking` of those with bots that think.
pub(crate) fn run(games: u64, thinking: u64) -> Result<()> {
    let crosstown = crosstown()?;
    let cities = cities::played()?;
    let folder = root().join("target").join("strength");
    std::fs::create_dir_all(&folder)?;
    let mut page = INTRODUCTION.replace("GAMES", &format!("{games} {thinking}"));
    for players in [2, 4] {
        writeln!(page, "\n## {} players\n", if players == 2 { "Two" } else { "Four" })?;
        if players == 4 {
            page.push_str(FOUR);
        }
        let names: Vec<&str> = cities.iter().map(|(_, name)| name.as_str()).collect();
        writeln!(page, "| bot | against | games | {} |", names.join(" | "))?;
        writeln!(page, "|---|---|---|{}", "---|".repeat(names.len()))?;
        for (slow, (bot, against)) in
            QUICK.map(|pair| (false, pair)).into_iter().chain(SLOW.map(|pair| (true, pair)))
        {
            let games = match (slow, players) {
                (false, _) => games,
                (true, 2) => thinking,
                (true, _) => thinking / FEWER,
            };
            let mut played = 0;
            let mut cells = String::new();
            for (city, _) in &cities {
                let others = vec![against; players - 1].join(",");
                let save = folder.join(format!("{city}-{players}-{bot}-{against}.jsonl"));
                let save = save.to_str().context("the path of the project is not Unicode")?;
                let args = ["tournament", "--city", city, "--seed", "1", "--save", save, "--json"];
                let mut match_ = command(&crosstown, &args);
                match_.args(["--games", &games.to_string()]);
                match_.args(["--players", &format!("{bot},{others}")]);
                eprintln!("{city}, {players} players: {bot} against {against}");
                // The progress bar is for people; only the result is taken.
                let output = match_.stderr(std::process::Stdio::inherit()).output()?;
                anyhow::ensure!(output.status.success(), "{match_:?} failed");
                let result: Value = serde_json::from_slice(&output.stdout)?;
                played = result["games"].as_u64().context("no number of games")?;
                write!(cells, " {} |", cell(&result["players"][0])?)?;
            }
            writeln!(page, "| `{bot}` | `{against}` | {played} |{cells}")?;
        }
    }
    page.push_str(READING);
    let file = root().join("docs").join("strength.md");
    std::fs::write(&file, &page).with_context(|| format!("cannot write {}", file.display()))?;
    println!("{page}");
    Ok(())
}

/// A win rate with its interval, in per cent.
fn cell(player: &Value) -> Result<String> {
    let percent = |value: &Value| value.as_f64().map(|part| 100.0 * part).context("not a number");
    let rate = percent(&player["win_rate"])?;
    let (low, high) = (percent(&player["ci95"][0])?, percent(&player["ci95"][1])?);
    Ok(format!("**{rate:.1}** ({low:.0}–{high:.0})"))
}

const INTRODUCTION: &str = "\
<!-- Written by `cargo xtask strength`; change xtask/src/strength.rs, not this page. -->
# How strong the bots are

```sh
cargo xtask strength GAMES
```

plays all of these games and writes this page. [bots.md](bots.md) tells what each bot does. Every deal is played once from
each seat, so nobody has better cards or a better seat. A number is the percentage of games that the bot won, with the 95%
confidence interval in brackets; a shared victory counts as its share. Intervals count deals, because the games of one deal
are not independent.
";

const FOUR: &str = "\
One bot against three others of one kind: an equal share would be a quarter of the games.

";

const READING: &str = "
## Reading them

- `easy`, `medium`, `hard` and `expert` are `greedy`, `one-step`, `planner` and `search:100ms`: the row of
  `search:100ms` against `planner` is that of `expert` against `hard`.
- `search:100ms` thinks for a tenth of a second at most, and stops earlier when nothing is left to decide. A faster machine
  makes it stronger; all other bots play the same everywhere. These games were played on two cores of a shared virtual
  machine with other work on it.
";
