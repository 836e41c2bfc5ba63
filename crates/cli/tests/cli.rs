//! The command as people use it: a real process, real files, and what it says and leaves behind.

mod common;

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use common::{folder, path, refused, works};
use serde_json::Value;

/// Nothing is in the folder but these files: no temporary one was left behind.
#[track_caller]
fn holds_only(folder: &Path, names: &[&str]) {
    let mut found: Vec<String> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    found.sort();
    assert_eq!(found, names);
}

#[test]
fn simulate_tells_what_happened() {
    let said = works(&["simulate", "--city", "london", "--games", "50", "--threads", "1"]);
    for part in ["50 games", "games/s", "decisions/s", "decisions a game", "50 finished", "█"] {
        assert!(said.contains(part), "{part} is not in\n{said}");
    }
}

#[test]
fn simulate_prints_one_json_object() {
    let said =
        works(&["simulate", "--players", "random,hoarder,random", "--games", "40", "--json"]);
    let object: Value = serde_json::from_str(&said).unwrap();
    assert_eq!(object["games"], 40);
    assert_eq!(object["players"], 3);
    let decisions = object["decisions"].as_f64().unwrap();
    let seconds = object["seconds"].as_f64().unwrap();
    assert!(decisions > 1000.0 && seconds > 0.0);
    let rate = object["decisions_per_second"].as_f64().unwrap();
    assert!((rate - decisions / seconds).abs() < 1e-6 * rate);
    assert_eq!(object["seats"].as_array().unwrap().len(), 3);
}

#[test]
fn the_same_seed_gives_the_same_records_whatever_the_threads() {
    let folder = folder();
    let mut files = Vec::new();
    for (name, threads, seed) in [("a", "1", "9"), ("b", "3", "9"), ("c", "1", "10")] {
        let file = path(&folder, name);
        let players = "random,random,hoarder";
        works(&[
            "simulate",
            "--city",
            "berlin",
            "--players",
            players,
            "--games",
            "150",
            "--threads",
            threads,
            "--seed",
            seed,
            "--records",
            &file,
        ]);
        files.push(fs::read(&file).unwrap());
    }
    assert!(files[0] == files[1], "threads change nothing");
    assert!(files[0] != files[2], "the seed does");
    assert_eq!(files[0].iter().filter(|&&b| b == b'\n').count(), 150);
    holds_only(folder.path(), &["a", "b", "c"]);
}

#[test]
fn records_verify_and_are_told_in_words() {
    let folder = folder();
    let file = path(&folder, "games.jsonl");
    for city in ["new-york", "london", "san-francisco", "berlin", "continent"] {
        works(&["simulate", "--city", city, "--games", "20", "--check", "--records", &file]);
        assert_eq!(works(&["record", "verify", &file]), "20 verified, 0 refused\n");
        let told = works(&["record", "show", &file, "--game", "20"]);
        for part in ["2 players", "keeps", "claims", "the last round", "The game is over.", "total"]
        {
            assert!(told.contains(part), "{city}: {part} is not in\n{told}");
        }
    }
    assert!(refused(&["record", "show", &file, "--game", "21"]).contains("has 20 games, not 21"));
}

#[test]
fn a_wrong_record_is_refused_at_its_entry_and_the_others_are_not() {
    let folder = folder();
    let file = path(&folder, "games.jsonl");
    works(&["simulate", "--city", "london", "--games", "3", "--records", &file]);
    let text = fs::read_to_string(&file).unwrap();
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let mut record: Value = serde_json::from_str(&lines[1]).unwrap();
    let log = record["log"].as_array().unwrap();
    let at = log.iter().position(|entry| entry["do"] == "claim").unwrap();
    record["log"][at]["cards"] = serde_json::json!({"blue": 9});
    lines[1] = record.to_string();
    fs::write(&file, lines.join("\n")).unwrap();
    let said = refused(&["record", "verify", &file]);
    let expected =
        format!("{file}:2: entry {}: not as many cards as the route asks (R3.2)", at + 1);
    assert!(said.contains(&expected), "{said}");
    assert!(said.contains("2 verified, 1 refused"), "{said}");
}

#[test]
fn shuffles_from_a_seed_are_recomputed_and_take_overs_told() {
    let folder = folder();
    let file = path(&folder, "games.jsonl");
    let fair = include_str!("../../../fuzz/seeds/record/london-fair.json");
    let plain = include_str!("../../../fuzz/seeds/record/london-3.json");
    fs::write(&file, format!("{fair}\n{plain}\n{fair}\n")).unwrap();
    let said = works(&["record", "verify", &file]);
    assert_eq!(said, "3 verified (2 with their shuffles recomputed), 0 refused\n");

    let told = works(&["record", "show", &file]);
    assert!(told.contains("commitment 630dcd2966c4336691125448bbb25b4ff412a49c732db2c8"), "{told}");
    let out = told.find("p1 is out of time, and bot:hard plays on").unwrap();
    let back = told.find("p1 is back: human plays on").unwrap();
    assert!(told.find("   1  p0").unwrap() < out && out < back, "{told}");
    let told = works(&["record", "show", &file, "--game", "2"]);
    assert!(!told.contains("commitment") && !told.contains("plays on"), "{told}");

    let mixed = path(&folder, "mixed.jsonl");
    fs::write(&mixed, include_str!("../../../fuzz/seeds/record/london-mixed.json")).unwrap();
    let said = works(&["record", "verify", &mixed]);
    assert_eq!(said, "1 verified (1 with their shuffles recomputed), 0 refused\n");
    let told = works(&["record", "show", &mixed]);
    // Seats are numbered as before the deal, when they were turned by one.
    let expected =
        "(mixed with bytes of p2, p0; committed, and did not tell: p1; p0 was drawn to begin)";
    assert!(told.contains(expected), "{told}");

    let spoilt = |edit: &dyn Fn(&mut Value)| {
        let mut record: Value = serde_json::from_str(fair).unwrap();
        edit(&mut record);
        fs::write(&file, record.to_string()).unwrap();
        refused(&["record", "verify", &file])
    };
    let exchanged = |cards: &mut Value| {
        let cards = cards.as_array_mut().unwrap();
        let other = cards.iter().position(|card| *card != cards[0]).unwrap();
        cards.swap(0, other);
    };
    let said = spoilt(&|record| exchanged(&mut record["log"][55]["cards"]));
    assert!(said.contains(":1: entry 56: the seed gives another order\n"), "{said}");
    assert!(said.contains("0 verified, 1 refused"), "{said}");
    let said = spoilt(&|record| exchanged(&mut record["deal"]["cards"]));
    assert!(said.contains(":1: deal: the seed gives another order\n"), "{said}");
    let said = spoilt(&|record| record["fair"]["seed"] = "00".repeat(32).into());
    assert!(said.contains(":1: fair: the commitment is not that of the seed\n"), "{said}");
    let said = spoilt(&|record| record["fair"]["shuffle"] = "by hand".into());
    assert!(said.contains(":1: fair: there is no method \"by hand\"\n"), "{said}");
    let said = spoilt(&|record| record["seats"][1]["then"][0]["from"] = 95.into());
    let reason = ":1: seats: seat 1 cannot have been taken over from entry 96 on\n";
    assert!(said.contains(reason), "{said}");
}

#[test]
fn files_that_are_no_records_are_refused() {
    let folder = folder();
    let file = path(&folder, "file");
    let say = |content: &[u8]| {
        fs::write(&file, content).unwrap();
        refused(&["record", "verify", &file])
    };
    assert!(say(b"").contains("has no record in it"));
    assert!(say(b"{\"format\":\"crosstown-record/1\",").contains("is cut off"));
    assert!(say(b"hello\n").contains("not a record"));
    assert!(say(b"\xff\xfe\n").contains("not UTF-8"));
    assert!(say("[".repeat(100_000).as_bytes()).contains("not a record"));
    let line = works(&["simulate", "--games", "1", "--records", "/dev/stdout", "--json"]);
    let record = line.lines().next().unwrap().replacen("london", "x\\u001b[31m", 1);
    let said = say(record.as_bytes());
    assert!(said.contains("no city is called") && !said.contains('\x1b'), "{said:?}");
    assert!(refused(&["record", "verify", &path(&folder, "nothing")]).contains("cannot open"));
    assert!(refused(&["record", "verify", folder.path().to_str().unwrap()]).contains("folder"));
}

/// A line of more than 64 MiB is refused without being taken into memory whole.
#[test]
fn enormous_files_are_refused() {
    let folder = folder();
    let file = path(&folder, "large");
    // A file with a hole: large without taking room.
    fs::File::create(&file).unwrap().set_len(3 << 30).unwrap();
    assert!(refused(&["record", "verify", &file]).contains("longer than 64 MiB"));
    assert!(refused(&["board", "check", &file]).contains("larger than 1 MiB"));
}

#[test]
fn control_characters_of_a_file_do_not_reach_the_terminal() {
    let folder = folder();
    let file = path(&folder, "games.jsonl");
    works(&["simulate", "--games", "1", "--records", &file]);
    let text = fs::read_to_string(&file).unwrap().replace("random 1", "\\u001b[2Jrandom 1");
    fs::write(&file, text).unwrap();
    let told = works(&["record", "show", &file]);
    assert!(!told.contains('\x1b'), "{told:?}");
    assert!(told.contains("random 1"));
}

#[test]
fn boards_are_checked_shown_and_drawn() {
    let folder = folder();
    for city in ["new-york", "london", "san-francisco", "berlin", "continent"] {
        assert!(works(&["board", "check", city]).contains("in order"));
        assert!(works(&["board", "show", city]).contains("Where this comes from"));
        let file = path(&folder, city);
        works(&["board", "draw", city, "-o", &file]);
        let picture = fs::read_to_string(&file).unwrap();
        assert!(picture.starts_with("<svg") && picture.trim_end().ends_with("</svg>"));
    }
    assert!(works(&["board", "check", "berlin"]).contains("reconstruction"));
    holds_only(folder.path(), &["berlin", "continent", "london", "new-york", "san-francisco"]);
}

/// `docs/london.svg` is made by `crosstown board draw london -o docs/london.svg`.
#[test]
fn the_picture_in_the_readme_is_what_the_command_draws() {
    let folder = folder();
    let file = path(&folder, "london.svg");
    works(&["board", "draw", "london", "-o", &file]);
    let now = fs::read_to_string(&file).unwrap();
    assert!(now == include_str!("../../../docs/london.svg"), "draw docs/london.svg again");
}

#[test]
fn every_mistake_of_a_board_is_told_with_its_place() {
    let folder = folder();
    let file = path(&folder, "mine.toml");
    let london = include_str!("../../../boards/london.toml");
    let text = london
        .replacen("\"kings-cross--british-museum\"", "\"kings-cross--british-musuem\"", 1)
        .replacen("color = \"pink\"", "color = \"mauve\"", 1)
        .replacen("last_round_at = 2", "last_round_at = 50", 1);
    fs::write(&file, &text).unwrap();
    let said = refused(&["board", "check", &file]);
    let line = |part: &str| 1 + text[..text.find(part).unwrap()].matches('\n').count();
    for (part, words) in [
        ("british-musuem", "there is no place \"british-musuem\""),
        ("mauve", "the deck has no \"mauve\" cards"),
        ("last_round_at", "the last round would begin at once"),
    ] {
        let expected = format!("{file}:{}:", line(part));
        let told = said.lines().any(|l| l.contains(&expected) && l.contains(words));
        assert!(told, "{expected} {words} is not in\n{said}");
    }
    assert!(said.contains("3 mistakes"), "{said}");
    // The same board in order, from a file, can be played on and its records verified.
    let mine = london.replacen("id = \"london\"", "id = \"mine\"", 1);
    fs::write(&file, mine).unwrap();
    let records = path(&folder, "games.jsonl");
    works(&["simulate", "--city", &file, "--games", "5", "--records", &records]);
    assert!(refused(&["record", "verify", &records]).contains("--board"));
    works(&["record", "verify", &records, "--board", &file]);
}

#[test]
fn wrong_command_lines_say_what_to_do() {
    assert!(refused(&["simulate", "--city", "paris"]).contains("the cities are new-york"));
    assert!(refused(&["simulate", "--players", "random"]).contains("2 to 4 players"));
    assert!(refused(&["simulate", "--players", "a,b"]).contains("there are: random, hoarder"));
    assert!(refused(&["simulate", "--games", "0"]).contains("--games"));
    assert!(refused(&["simulate", "--games", "many"]).contains("--games"));
    assert!(refused(&["simulate", "--threads", "0"]).contains("--threads"));
    assert!(refused(&["simulte"]).contains("simulate"));
}

/// What is on disk stays as it is until the new file is whole.
#[test]
fn nothing_on_disk_is_lost() {
    let folder = folder();
    let file = path(&folder, "keep");
    fs::write(&file, "precious").unwrap();
    refused(&["simulate", "--city", "paris", "--records", &file]);
    refused(&["simulate", "--players", "random", "--records", &file]);
    refused(&["board", "draw", "paris", "-o", &file]);
    assert_eq!(fs::read_to_string(&file).unwrap(), "precious");
    holds_only(folder.path(), &["keep"]);
    let nowhere = path(&folder, "nowhere/games.jsonl");
    assert!(refused(&["simulate", "--records", &nowhere]).contains("there is no folder"));
    let itself = folder.path().to_str().unwrap();
    assert!(refused(&["simulate", "--records", itself]).contains("it is a folder"));
}

/// Killed in the middle of writing, the command leaves the old file whole.
#[test]
#[cfg(unix)]
fn killed_in_the_middle_nothing_is_lost() {
    let folder = folder();
    let file = path(&folder, "keep");
    fs::write(&file, "precious").unwrap();
    let mut child = Command::new(env!("CARGO_BIN_EXE_crosstown"))
        .args(["simulate", "--games", "100000000", "--records", &file])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    // Wait until it has begun to write beside the file.
    let begun = || {
        fs::read_dir(folder.path())
            .unwrap()
            .any(|entry| entry.unwrap().metadata().is_ok_and(|data| data.len() > 1_000))
    };
    while !begun() {
        assert!(child.try_wait().unwrap().is_none(), "it ended by itself");
        std::thread::yield_now();
    }
    child.kill().unwrap();
    child.wait().unwrap();
    assert_eq!(fs::read_to_string(&file).unwrap(), "precious");
}

/// What only its owner could read stays so when it is rewritten.
#[test]
#[cfg(unix)]
fn a_file_keeps_its_mode() {
    use std::os::unix::fs::PermissionsExt;
    let folder = folder();
    let file = path(&folder, "private.svg");
    fs::write(&file, "old").unwrap();
    fs::set_permissions(&file, fs::Permissions::from_mode(0o600)).unwrap();
    works(&["board", "draw", "london", "-o", &file]);
    assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600);
}

/// A device is written to and not replaced by a file.
#[test]
#[cfg(unix)]
fn a_device_stays_a_device() {
    use std::os::unix::fs::FileTypeExt;
    works(&["simulate", "--games", "5", "--records", "/dev/null"]);
    assert!(fs::metadata("/dev/null").unwrap().file_type().is_char_device());
}

/// `crosstown … | head` is no error.
#[test]
fn a_reader_that_has_seen_enough_is_no_error() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_crosstown"))
        .args(["board", "show", "continent"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
    assert_eq!(output.status.code(), Some(0));
}
