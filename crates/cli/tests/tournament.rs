//! Tournaments as people run them: what is printed, killed and taken up again, stopped by Ctrl-C,
//! and with programs of their own.
#![cfg(unix)]

mod common;

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use common::{crosstown, folder, path, refused, works};
use serde_json::{Value, json};

fn json_of(args: &[&str]) -> Value {
    serde_json::from_str(&works(&[args, &["--json"]].concat())).unwrap()
}

/// Starts the command and goes on.
fn start(args: &[&str]) -> Child {
    Command::new(env!("CARGO_BIN_EXE_crosstown"))
        .args(args)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

fn signal(name: &str, pid: u32) {
    let sent = Command::new("sh").args(["-c", &format!("kill -{name} {pid}")]).status().unwrap();
    assert!(sent.success());
}

/// A bot that thinks for a while, so that there is time to interrupt it.
fn slow_bot() -> String {
    format!("exec:python3 {}/../../examples/python-bot/bot.py", env!("CARGO_MANIFEST_DIR"))
}

/// Waits until a file has so many lines, while the command runs.
fn wait_for_lines(file: &str, lines: usize, child: &mut Child) {
    while fs::read_to_string(file).map_or(0, |text| text.lines().count()) < lines {
        assert!(child.try_wait().unwrap().is_none(), "it ended by itself");
        std::thread::yield_now();
    }
}

/// Waits until no process has these numbers, but for those that only wait to be taken note of.
fn wait_for_end(pids: &str) {
    for pid in pids.split_whitespace() {
        let stat = || fs::read_to_string(Path::new("/proc").join(pid).join("stat"));
        while stat().is_ok_and(|stat| !stat.rsplit(") ").next().unwrap().starts_with('Z')) {
            std::thread::yield_now();
        }
    }
}

#[test]
fn one_json_object_has_it_all() {
    let args = ["tournament", "--city", "berlin", "--players", "random,hoarder,random"];
    let object = json_of(&[&args[..], &["--games", "60", "--seed", "5"]].concat());
    assert_eq!((&object["city"], &object["games"]), (&json!("berlin"), &json!(60)));
    assert_eq!((&object["deals"], &object["partial"]), (&json!(20), &json!(false)));
    let players = object["players"].as_array().unwrap();
    let specs: Vec<&Value> = players.iter().map(|player| &player["spec"]).collect();
    assert_eq!(specs, ["random", "hoarder", "random"]);
    for player in players {
        assert_eq!(player["games"], 60);
        let number = |name: &str| player[name].as_f64().unwrap_or_else(|| panic!("no {name}"));
        assert!((number("wins") / 60.0 - number("win_rate")).abs() < 1e-9);
        let ends = player["ci95"].as_array().unwrap();
        assert!(ends.len() == 2 && ends[0].as_f64() < ends[1].as_f64());
        assert!(number("ms_per_decision") > 0.0);
        assert!(number("mean_score") > -100.0 && number("mean_margin") > -100.0);
        assert!(player["rating"]["uncertainty"].as_f64().unwrap() < 8.0);
        assert_eq!(player["failures"], json!({"games": 0, "reasons": {}}));
    }
    assert_eq!(object["seats"].as_array().unwrap().len(), 3);
    assert_eq!(object["matrix"][0][0], Value::Null);
    assert!(object["turns"]["mean"].as_f64().unwrap() > 10.0);
    assert!(object["routes"].as_array().unwrap().len() > 20);
    assert!(object["tickets"].as_array().unwrap().len() > 10);
}

#[test]
fn a_table_tells_who_is_better() {
    let output = crosstown(&["tournament", "--players", "random,hoarder,random", "--games", "100"]);
    let said = String::from_utf8(output.stdout).unwrap();
    let columns = ["102 games", "34 deals", "95% interval", "rating", "ms/decision", "seat"];
    for part in columns.into_iter().chain(["finished ahead of", "turns a game"]) {
        assert!(said.contains(part), "{part} is not in\n{said}");
    }
    assert!(!said.contains("PARTIAL"), "{said}");
    let aside = String::from_utf8(output.stderr).unwrap();
    assert!(aside.contains("100 games are rounded up to 102"), "{aside}");
}

/// Really killed, at whatever place it was, and started again.
#[test]
fn killed_and_started_again_the_result_is_the_same() {
    let folder = folder();
    let (file, other) = (path(&folder, "save.jsonl"), path(&folder, "other.jsonl"));
    let players = format!("{},random", slow_bot());
    let args = ["tournament", "--players", &players, "--games", "60", "--save"];
    let mut child = start(&[&args[..], &[&file]].concat());
    wait_for_lines(&file, 5, &mut child);
    child.kill().unwrap();
    child.wait().unwrap();
    let saved = fs::read_to_string(&file).unwrap();
    assert!(saved.lines().count() < 31, "it was too fast to be killed");
    let mut results = [&file, &other].map(|file| json_of(&[&args[..], &[file]].concat()));
    for results in &mut results {
        for player in results["players"].as_array_mut().unwrap() {
            player["ms_per_decision"] = Value::Null;
            player["max_ms"] = Value::Null;
        }
    }
    assert_eq!(results[0], results[1]);
    assert_eq!(results[0]["games"], 60);
    // What was saved before the kill is still there, and was not played again.
    let whole = saved.rfind('\n').unwrap() + 1;
    assert!(fs::read_to_string(&file).unwrap().starts_with(&saved[..whole]));
}

#[test]
fn save_files_of_something_else_are_refused() {
    let folder = folder();
    let file = path(&folder, "save.jsonl");
    let play = |more: &[&str]| -> String {
        let mut args = vec!["tournament", "--games", "10", "--save", &file];
        args.extend(more);
        refused(&args)
    };
    works(&["tournament", "--games", "10", "--save", &file]);
    assert!(play(&["--seed", "2"]).contains("the seed was 1 and is now 2"));
    assert!(play(&["--city", "berlin"]).contains("the city was"));
    assert!(play(&["--players", "random,hoarder"]).contains("the list of players was"));
    let text = fs::read_to_string(&file).unwrap();
    fs::write(&file, text.replacen("\"deal\":1,", "\"deal\":7,", 1)).unwrap();
    assert!(play(&[]).contains("save.jsonl:3: the save file is damaged: deal 7"));
    fs::write(&file, "precious").unwrap();
    assert!(play(&[]).contains("is not the save file"));
    assert_eq!(fs::read_to_string(&file).unwrap(), "precious");
}

/// The first Ctrl-C gives the result of the whole deals so far.
#[test]
fn ctrl_c_shows_what_was_played() {
    let folder = folder();
    let (file, pids) = (path(&folder, "save.jsonl"), path(&folder, "pids"));
    let page = path(&folder, "page.html");
    let bot = slow_bot().replacen("exec:", &format!("exec:echo $$ >>{pids}; exec "), 1);
    let players = format!("{bot},random");
    let args = ["tournament", "--players", &players, "--games", "100000", "--json", "--save"];
    let mut child = start(&[&args[..], &[&file, "--report", &page]].concat());
    wait_for_lines(&file, 4, &mut child);
    signal("INT", child.id());
    let output = child.wait_with_output().unwrap();
    let aside = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success() && aside.contains("stopping"), "{aside}");
    let object: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(object["partial"], true);
    let deals = fs::read_to_string(&file).unwrap().lines().count() - 1;
    assert!(deals >= 3 && object["games"] == 2 * deals, "{deals}");
    assert_eq!(object["players"][0]["failures"]["games"], 0);
    let partial = format!("Partial: stopped after {} of 100,000 games", 2 * deals);
    assert!(fs::read_to_string(&page).unwrap().contains(&partial));
    wait_for_end(&fs::read_to_string(&pids).unwrap());
}

/// The second Ctrl-C ends all at once, the bots too.
#[test]
fn ctrl_c_twice_ends_it() {
    let folder = folder();
    let pids = path(&folder, "pids");
    let players = format!("exec:echo $$ >>{pids}; exec sleep 1000,random");
    let args = ["tournament", "--players", &players, "--threads", "1", "--bot-seconds", "1000"];
    let mut child = start(&args);
    wait_for_lines(&pids, 1, &mut child);
    let mut aside = BufReader::new(child.stderr.take().unwrap());
    signal("INT", child.id());
    let mut line = String::new();
    while !line.contains("stopping") {
        line.clear();
        assert!(aside.read_line(&mut line).unwrap() > 0, "it ended at the first");
    }
    signal("INT", child.id());
    assert_eq!(child.wait().unwrap().code(), Some(130));
    wait_for_end(&fs::read_to_string(&pids).unwrap());
}

/// A simulation has nothing to show before its end, so it ends at the first.
#[test]
fn ctrl_c_ends_a_simulation_and_its_bots() {
    let folder = folder();
    let pids = path(&folder, "pids");
    let players = format!("exec:echo $$ >>{pids}; exec sleep 1000,random");
    let args = ["simulate", "--players", &players, "--threads", "1", "--bot-seconds", "1000"];
    let mut child = start(&args);
    wait_for_lines(&pids, 1, &mut child);
    signal("INT", child.id());
    assert_eq!(child.wait().unwrap().code(), Some(130));
    wait_for_end(&fs::read_to_string(&pids).unwrap());
}

#[test]
fn bots_of_your_own_play_and_their_failures_are_told() {
    let players = format!("{},exec:printf 'ouch \\033[2J' >&2; exit 3", slow_bot());
    let args = ["--players", &players, "--games", "4"];
    let told = works(&[&["tournament"], &args[..]].concat());
    for part in ["failed in 4 of 4 games", "random played on for it", "status 3: ouch"] {
        assert!(told.contains(part), "{part} is not in\n{told}");
    }
    assert!(!told.contains('\x1b'), "{told:?}");
    let object = json_of(&[&["tournament"], &args[..]].concat());
    assert_eq!(object["players"][0]["failures"]["games"], 0);
    assert_eq!(object["players"][1]["failures"]["reasons"]["not-started"]["games"], 4);
    let told = works(&[&["simulate"], &args[..]].concat());
    assert!(told.contains("failed in 4 of 4 games"), "{told}");
    let object = json_of(&[&["simulate"], &args[..]].concat());
    assert_eq!(object["seats"][1]["failures"]["games"], 4);
    // A comma in a command.
    let object = json_of(&["tournament", "--players", r"exec:exit 1\,2,random", "--games", "2"]);
    assert_eq!(object["players"][0]["spec"], "exec:exit 1,2");
}

#[test]
fn wrong_command_lines_say_what_to_do() {
    let said = |args: &[&str]| refused(&[&["tournament"], args].concat());
    assert!(said(&["--players", "random"]).contains("2 to 4 players"));
    assert!(said(&["--players", "alice,bob"]).contains("exec:COMMAND"));
    assert!(said(&["--players", "random,exec:"]).contains("needs a command"));
    assert!(said(&["--bot-seconds", "0"]).contains("0.001 to 86400"));
    assert!(said(&["--games", "0"]).contains("--games"));
    assert!(said(&["--city", "paris"]).contains("the cities are"));
    let folder = folder();
    let nowhere = path(&folder, "nowhere/save.jsonl");
    assert!(said(&["--save", &nowhere]).contains("cannot use"));
}
