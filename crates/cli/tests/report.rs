//! Pages about tournaments and boards, as the command writes them: whole, safe, and with the same
//! figures as the JSON of the same run.

mod common;

use std::fs;

use common::{folder, path, refused, works};
use serde_json::Value;

/// Runs a command with `--json` and `--report`, and gives both.
fn both(args: &[&str]) -> (Value, String) {
    let folder = folder();
    let file = path(&folder, "page.html");
    let said = works(&[args, &["--json", "--report", &file]].concat());
    (serde_json::from_str(&said).unwrap(), fs::read_to_string(&file).unwrap())
}

/// A little of XML: tags are closed in order, attributes are quoted, no sign of markup stands in
/// text. And nothing of the page comes from elsewhere or runs.
#[track_caller]
fn assert_sound(page: &str) {
    let rest = page.strip_prefix("<!DOCTYPE html>\n").unwrap();
    let (head, styled) = rest.split_once("<style>").unwrap();
    let (style, body) = styled.split_once("</style>").unwrap();
    assert!(style.contains("prefers-color-scheme: dark") && style.contains("@media print"));
    assert!(!style.contains("url(") && !style.contains("@import"));
    let xml = format!("{head}<style></style>{body}");
    let (mut open, mut rest) = (Vec::new(), xml.as_str());
    while let Some(start) = rest.find('<') {
        let end = start + rest[start..].find('>').expect("a tag ends");
        assert!(!rest[..start].contains('>'), "stray > in {}", &rest[..start]);
        let tag = &rest[start + 1..end];
        let quotes = tag.matches('\'').count();
        assert!(!tag.contains(['<', '"']) && quotes.is_multiple_of(2), "<{tag}>");
        let name = tag.trim_start_matches('/').split([' ', '/']).next().unwrap();
        assert!(!["script", "link", "img", "iframe", "object", "b oh"].contains(&name), "<{tag}>");
        for part in ["src=", "http", "onload", "onclick", "href='j"] {
            assert!(!tag.contains(part), "<{tag}>");
        }
        match tag.strip_prefix('/') {
            Some(name) => assert_eq!(open.pop(), Some(name)),
            None if tag.ends_with('/') => {}
            None => open.extend(tag.split(' ').next()),
        }
        rest = &rest[end + 1..];
    }
    assert!(open.is_empty() && rest.trim().is_empty(), "{open:?} left open");
    for entity in xml.split('&').skip(1) {
        let name = entity.split(';').next().unwrap();
        assert!(["lt", "gt", "amp", "quot", "#39"].contains(&name), "&{name}");
    }
    assert!(!xml.chars().any(|c| c.is_control() && c != '\n'));
    assert!(!xml.contains("NaN") && !xml.contains("'inf") && !xml.contains(">inf"));
    // Every picture says in words what it shows, and every table what it lists.
    assert_eq!(xml.matches("<svg").count(), xml.matches("role='img'").count());
    for picture in xml.split("<svg").skip(1) {
        let (_, inside) = picture.split_once('>').unwrap();
        assert!(inside.trim_start().starts_with("<title>"), "{picture:.200}");
    }
    assert_eq!(xml.matches("<table").count(), xml.matches("<caption>").count());
}

/// The cells of the first row with this id, without their markup.
#[track_caller]
fn row(page: &str, id: &str) -> Vec<String> {
    let (_, row) = page.split_once(&format!("<tr data-id='{id}'>")).expect(id);
    let row = row.split("</tr>").next().unwrap();
    let cells = row.split("<td").map(|cell| {
        let text = cell.rsplit_once("</t").map_or(cell, |(text, _)| text);
        text.rsplit('>').next().unwrap().to_owned()
    });
    cells.collect()
}

fn percent(rate: &Value) -> String {
    format!("{:.1}%", 100.0 * rate.as_f64().unwrap())
}

fn signed(rate: &Value) -> String {
    format!("{:+.1}%", 100.0 * rate.as_f64().unwrap()).replace("-0.0%", "+0.0%")
}

#[test]
fn every_city_gives_a_sound_page() {
    for city in ["new-york", "london", "san-francisco", "berlin", "continent"] {
        let players = "planner,greedy,random";
        let players = if city == "new-york" { "planner,random" } else { players };
        let args = ["tournament", "--city", city, "--players", players, "--games", "24"];
        let (_, page) = both(&args);
        assert_sound(&page);
        for part in ["Who won", "Points", "seats are worth", "How long", "Routes", "Tickets"] {
            assert!(page.contains(part), "{city}: no {part}");
        }
        assert!(page.contains(&format!("--city {city} --players {players} --games 24 --seed 1")));
        assert_eq!(page.matches("class='map'").count(), 2);
        assert!(!page.contains("Partial"));
    }
}

#[test]
fn figures_are_those_of_the_json() {
    let args =
        ["tournament", "--players", "planner,greedy,random", "--games", "300", "--seed", "7"];
    let (json, page) = both(&args);
    for (number, player) in (1..).zip(json["players"].as_array().unwrap()) {
        let cells = row(&page, &format!("player-{number}"));
        assert_eq!(cells[0], player["spec"].as_str().unwrap());
        assert_eq!(cells[2], percent(&player["win_rate"]));
        let ends = [0, 1].map(|end| percent(&player["ci95"][end]));
        assert_eq!(cells[3], ends.join(" to "));
        assert_eq!(cells[4], format!("{:.1}", player["mean_score"].as_f64().unwrap()));
        assert_eq!(cells[5], format!("{:+.1}", player["mean_margin"].as_f64().unwrap()));
        let rating = &player["rating"];
        let rating =
            ["mean", "uncertainty"].map(|key| format!("{:.1}", rating[key].as_f64().unwrap()));
        assert_eq!(cells[6], rating.join(" ± "));
    }
    for (number, seat) in (1..).zip(json["seats"].as_array().unwrap()) {
        let cells = row(&page, &format!("seat-{number}"));
        assert_eq!(cells[2], percent(&seat["win_rate"]));
    }
    for route in json["routes"].as_array().unwrap() {
        let cells = row(&page, route["id"].as_str().unwrap());
        assert_eq!(cells[4], percent(&route["claim_rate"]), "{route}");
        if !route["advantage"].is_null() {
            assert_eq!(cells[5], signed(&route["advantage"]), "{route}");
            assert_eq!(cells[6], [0, 1].map(|end| signed(&route["ci95"][end])).join(" to "));
        }
    }
    for ticket in json["tickets"].as_array().unwrap().iter().filter(|t| t["kept"] != 0) {
        // A route can have the same id; tickets come behind the routes.
        let (_, tickets) = page.split_once("<h3>Tickets</h3>").unwrap();
        let cells = row(tickets, ticket["id"].as_str().unwrap());
        assert_eq!(cells[2], percent(&(ticket["kept"].as_f64().unwrap() / 300.0).into()));
        assert_eq!(cells[3], percent(&ticket["completion_rate"]));
        assert_eq!(cells[4], signed(&ticket["advantage"]));
    }
    for rate in json["matrix"].as_array().unwrap().iter().flat_map(|line| line.as_array().unwrap())
    {
        let shown = if rate.is_null() { "–".to_owned() } else { percent(rate) };
        assert!(page.contains(&format!(">{shown}</td>")), "{shown}");
    }
    let turns = json["turns"]["mean"].as_f64().unwrap();
    assert!(page.contains(&format!("<p>{turns:.1} turns on average")));
}

/// London with other text in its file.
fn board(changes: &[(&str, &str)]) -> String {
    let mut text = include_str!("../../../boards/london.toml").to_owned();
    for (old, new) in changes {
        assert!(text.contains(old), "{old} is not in the file");
        text = text.replacen(old, new, 1);
    }
    text
}

const HOSTILE: &str = "<script>alert('1')</script> & <b oh>";

#[test]
#[cfg(unix)]
fn names_and_commands_never_become_markup() {
    let folder = folder();
    let (file, page) = (path(&folder, "mine.toml"), path(&folder, "page.html"));
    let hostile = format!("\"{HOSTILE}\"");
    let text = board(&[("\"London\"", &hostile), ("\"Hyde Park\"", &hostile)]);
    fs::write(&file, text).unwrap();
    let players = "random,exec:echo '<script>1</script>\x1b' >&2; exit 3 # <img src=x>";
    works(&[
        "tournament",
        "--city",
        &file,
        "--players",
        players,
        "--games",
        "4",
        "--report",
        &page,
    ]);
    let told = fs::read_to_string(&page).unwrap();
    assert_sound(&told);
    assert!(told.contains("&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt; &amp;"));
    assert!(told.contains("failed in 4 of 4 games") && told.contains("not-started in 4 games"));
    assert!(told.contains("# &lt;img src=x&gt;"));
    works(&["board", "balance", &file, "--bot", "random", "--games", "8", "--report", &page]);
    let told = fs::read_to_string(&page).unwrap();
    assert_sound(&told);
    assert!(told.contains("&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt; &amp;"));
}

/// Where the bot fails, what is told is not about the bot, and that has to be said.
#[test]
#[cfg(unix)]
fn a_bot_that_fails_is_named() {
    let folder = folder();
    let file = path(&folder, "page.html");
    let args = ["board", "balance", "london", "--players", "2", "--games", "4", "--report", &file];
    let said = works(&[&args[..], &["--bot", "exec:exit 3"]].concat());
    for told in [said, fs::read_to_string(&file).unwrap()] {
        assert!(told.contains("exec:exit 3 failed in 4 of 4 games"), "{told}");
    }
}

/// The command in a page is one that a shell reads as it was meant.
#[test]
#[cfg(unix)]
fn the_command_in_a_page_plays_the_same_again() {
    let players = r"exec:echo it's 1\, 2; exit 1,random";
    let args = ["tournament", "--players", players, "--games", "4", "--seed", "3"];
    let (json, page) = both(&args);
    let (_, command) = page.split_once("<code>").unwrap();
    let command = command.split("</code>").next().unwrap();
    let command = command.replace("&#39;", "'").replace("&amp;", "&");
    let program = env!("CARGO_BIN_EXE_crosstown");
    let line = command.replacen("crosstown", &format!("'{program}'"), 1) + " --json";
    let output = std::process::Command::new("sh").args(["-c", &line]).output().unwrap();
    assert!(output.status.success(), "{line}: {output:?}");
    let again: Value = serde_json::from_slice(&output.stdout).unwrap();
    for key in ["seed", "games", "seats", "routes", "matrix"] {
        assert_eq!(again[key], json[key], "{key}");
    }
    assert_eq!(again["players"][0]["spec"], "exec:echo it's 1, 2; exit 1");
}

#[test]
fn a_page_that_cannot_be_written_is_refused_before_any_game() {
    let folder = folder();
    let nowhere = path(&folder, "nowhere/page.html");
    let games = ["--games", "1000000000", "--report", &nowhere];
    assert!(refused(&[&["tournament"], &games[..]].concat()).contains("there is no folder"));
    let said = refused(&[&["board", "balance", "london"], &games[..]].concat());
    assert!(said.contains("there is no folder"), "{said}");
}

fn kinds(findings: &Value) -> Vec<(String, String)> {
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let finding = |finding: &Value| (text(&finding["kind"]), text(&finding["id"]));
    findings.as_array().unwrap().iter().map(finding).collect()
}

#[test]
fn balance_of_a_city_is_told_in_words_in_json_and_on_a_page() {
    let args = ["board", "balance", "london", "--games", "600"];
    let said = works(&args);
    for part in ["2 players, 600 games, 300 deals", "4 players, 600 games, 150 deals"] {
        assert!(said.contains(part), "{part} is not in\n{said}");
    }
    for part in ["the first seat wins", "turns a game", "nobody can move", "Bonferroni"] {
        assert!(said.contains(part), "{part} is not in\n{said}");
    }
    let (json, page) = both(&args);
    assert_sound(&page);
    assert_eq!((&json["city"], &json["bot"]), (&"london".into(), &"planner".into()));
    assert_eq!(json["tables"].as_array().unwrap().len(), 3);
    // Seats, the end, routes and tickets twice, colours and places, with 2, 3 and 4 players.
    assert_eq!(json["looks"], 9 + 3 * (1 + 2 * 44 + 2 * 20 + 6 + 17));
    // Its tickets are worth their distance.
    assert_eq!(json["findings"].as_array().unwrap().len(), 0);
    for (players, table) in (2..).zip(json["tables"].as_array().unwrap()) {
        assert_eq!(table["players"], players);
        assert_eq!(table["results"]["games"], 600);
        let (_, chapter) = page.split_once(&format!("<h2 id='players-{players}'>")).unwrap();
        for color in table["colors"].as_array().unwrap() {
            let cells = row(chapter, color["color"].as_str().unwrap());
            assert_eq!(cells[1], "6");
            assert_eq!(cells[3], format!("{:.2}", color["times"].as_f64().unwrap()));
        }
        let seat = &table["results"]["seats"][0];
        assert_eq!(row(chapter, "seat-1")[2], percent(&seat["win_rate"]));
        for finding in table["findings"].as_array().unwrap() {
            let words = finding["words"].as_str().unwrap();
            let escaped = words.replace('&', "&amp;").replace('\'', "&#39;");
            assert!(chapter.contains(&escaped), "{words}");
        }
    }
    let (one, page) = both(&["board", "balance", "berlin", "--players", "3", "--games", "60"]);
    assert_eq!(one["tables"].as_array().unwrap().len(), 1);
    assert_eq!(one["tables"][0]["players"], 3);
    assert_sound(&page);
}

/// A ticket with absurd points, a dead end that takes four wilds, and a colour with far too many
/// cards.
#[test]
fn balance_finds_what_is_wrong_with_a_board() {
    let folder = folder();
    let file = path(&folder, "odd.toml");
    let text = board(&[
        (
            "\"trafalgar-square--globe-theatre\", points = 4",
            "\"trafalgar-square--globe-theatre\", points = 60",
        ),
        (
            "places = [\n",
            "places = [\n  { id = \"nowhere\", name = \"Nowhere\", x = 0.99, y = 0.99 },\n",
        ),
        (
            "routes = [\n",
            "routes = [\n  { id = \"nowhere--tower-of-london\", color = \"grey\", spaces = 4, ferries = 4 },\n",
        ),
        ("green = 6", "green = 40"),
    ]);
    fs::write(&file, text).unwrap();
    let (json, page) = both(&["board", "balance", &file, "--players", "2", "--games", "2000"]);
    assert_sound(&page);
    let has = |list: &Value, kind: &str, id: &str| {
        let found = kinds(list);
        assert!(found.contains(&(kind.to_owned(), id.to_owned())), "no {kind} {id} in {found:?}");
    };
    let ticket = "trafalgar-square--globe-theatre";
    assert_eq!(kinds(&json["findings"]), [("ticket-points".to_owned(), ticket.to_owned())]);
    let played = &json["tables"][0]["findings"];
    has(played, "ticket-advantage", ticket);
    has(played, "route-unclaimed", "nowhere--tower-of-london");
    has(played, "place-unused", "nowhere");
    has(played, "color-demand", "green");
    let findings = played.as_array().unwrap();
    let ticket = findings.iter().find(|finding| finding["kind"] == "ticket-advantage").unwrap();
    assert!(ticket["interval"][0].as_f64().unwrap() > 0.01, "{ticket}");
}

#[test]
fn wrong_command_lines_say_what_to_do() {
    let said = |args: &[&str]| refused(&[&["board", "balance"], args].concat());
    assert!(said(&["paris"]).contains("the cities are"));
    assert!(said(&["london", "--players", "5"]).contains("2, 3, 4 or all"));
    assert!(said(&["london", "--bot", "alice"]).contains("there are: random"));
    let folder = folder();
    let file = path(&folder, "small.toml");
    fs::write(&file, board(&[("players = [2, 4]", "players = [2, 3]")])).unwrap();
    assert!(said(&[&file, "--players", "4"]).contains("is for 2 to 3 players"));
}
