//! Tournaments: the same whatever the threads and however often they are interrupted, and save
//! files that are refused when they are wrong.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use crosstown_arena::{Entrants, News, Results, SaveError, Tournament, pool, tournament};
use crosstown_rules::{Board, CITIES};

struct Setting {
    board: Board,
    players: &'static str,
    deals: u64,
    seed: u64,
    threads: usize,
    save: Option<PathBuf>,
    stop_after: u64,
}

impl Setting {
    fn new() -> Setting {
        Setting {
            board: Board::city("london").unwrap(),
            players: "random,hoarder,random",
            deals: 40,
            seed: 3,
            threads: 2,
            save: None,
            stop_after: u64::MAX,
        }
    }

    fn saved(file: &Path) -> Setting {
        Setting { save: Some(file.to_owned()), ..Setting::new() }
    }

    /// The results without the times, which are never the same, and the games that were played
    /// and not taken from a file.
    fn play(&self) -> Result<(Results, u64), SaveError> {
        let pool = pool(self.threads).unwrap();
        let stop = AtomicBool::new(false);
        let plan = Tournament {
            board: &self.board,
            players: self.players.parse::<Entrants>().unwrap().0,
            deals: self.deals,
            seed: self.seed,
            pool: &pool,
            bot_limit: Duration::from_secs(60),
            save: self.save.clone(),
            stop: &stop,
        };
        let mut played = 0;
        let mut results = tournament(&plan, |news| {
            played += u64::from(news == News::Played);
            if played >= self.stop_after {
                stop.store(true, Ordering::Relaxed);
            }
        })?;
        for player in &mut results.players {
            assert!(player.decisions == 0 || player.ms_per_decision > 0.0);
            assert!(player.max_ms >= player.ms_per_decision);
            (player.ms_per_decision, player.max_ms) = (0.0, 0.0);
        }
        Ok((results, played))
    }

    #[track_caller]
    fn results(&self) -> Results {
        self.play().unwrap().0
    }

    #[track_caller]
    fn refused(&self, words: &str) {
        let error = self.play().unwrap_err().to_string();
        assert!(error.contains(words), "{error}");
    }
}

#[test]
fn threads_change_nothing_and_the_seed_does() {
    let one = Setting { threads: 1, ..Setting::new() }.results();
    assert_eq!(one, Setting { threads: 4, ..Setting::new() }.results());
    assert_ne!(one, Setting { seed: 4, ..Setting::new() }.results());
}

#[test]
fn the_numbers_fit_together() {
    for (city, _) in CITIES {
        for players in ["random,hoarder", "random,random,hoarder", "hoarder,random,random,random"] {
            let board = Board::city(city).unwrap();
            let results = Setting { board, players, deals: 10, ..Setting::new() }.results();
            let count = results.players.len() as f64;
            assert_eq!(results.games, 10 * count as u64);
            assert_eq!(results.finished + results.stuck, results.games);
            let close = |a: f64, b: f64| assert!((a - b).abs() < 1e-9, "{city}: {a} {b}");
            close(results.players.iter().map(|p| p.win_rate).sum(), 1.0);
            close(results.seats.iter().map(|s| s.win_rate).sum(), 1.0);
            let mean = |of: &dyn Fn(usize) -> f64| (0..count as usize).map(of).sum::<f64>() / count;
            close(mean(&|i| results.players[i].mean_score), mean(&|i| results.seats[i].mean_score));
            for (i, player) in results.players.iter().enumerate() {
                close(
                    player.mean_routes + player.mean_tickets + player.mean_bonus,
                    player.mean_score,
                );
                close(player.wins / results.games as f64, player.win_rate);
                assert!(player.ci95[0] <= player.win_rate && player.win_rate <= player.ci95[1]);
                assert_eq!(player.scores.values().sum::<u64>(), results.games);
                assert_eq!(results.matrix[i][i], None);
                for j in (0..count as usize).filter(|&j| j != i) {
                    close(results.matrix[i][j].unwrap() + results.matrix[j][i].unwrap(), 1.0);
                }
            }
            assert_eq!(results.turns.counts.values().sum::<u64>(), results.games);
            assert!(results.turns.least as f64 <= results.turns.mean);
            let done: u64 = results.tickets.iter().map(|ticket| ticket.completed).sum();
            let completed: f64 = results.players.iter().map(|p| p.mean_completed).sum();
            close(done as f64, completed * results.games as f64);
            assert!(results.routes.iter().all(|route| route.claimed <= results.games));
            assert!(results.routes.iter().any(|route| route.claimed > 0));
        }
    }
}

/// `random` against itself: no player and no seat is found to be better than it is.
#[test]
fn equals_are_found_to_be_equal() {
    let results = Setting { players: "random,random", deals: 1_000, ..Setting::new() }.results();
    for player in &results.players {
        assert!(player.ci95[0] < 0.5 && 0.5 < player.ci95[1], "{:?}", player.ci95);
        assert!(player.ci95[1] - player.ci95[0] < 0.1);
        assert!((player.rating.mean - 25.0).abs() < 4.0, "{:?}", player.rating);
    }
    let unequal = Setting { players: "hoarder,random", deals: 50, ..Setting::new() }.results();
    assert!(unequal.players[0].ci95[1] < 0.5 && unequal.players[0].mean_margin < 0.0);
    assert!(unequal.players[0].rating.mean < unequal.players[1].rating.mean);
    // Whoever it was sits where the result says, with three players too.
    let rates = Setting::new().results().players.into_iter().map(|player| player.win_rate);
    let rates: Vec<f64> = rates.collect();
    assert!(rates[1] < 0.1 && rates[0] > 0.3 && rates[2] > 0.3, "{rates:?}");
}

#[test]
fn a_stopped_tournament_gives_whole_deals_and_says_so() {
    let stopped = Setting { stop_after: 30, deals: 100_000, ..Setting::new() }.results();
    assert!(stopped.partial && stopped.deals < 100_000);
    assert_eq!(stopped.games, 3 * stopped.deals);
    let whole = Setting { deals: stopped.deals, ..Setting::new() }.results();
    assert_eq!(stopped, Results { partial: true, ..whole });
}

#[test]
fn interrupted_and_resumed_the_result_is_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("save.jsonl");
    let whole = Setting::new().results();
    let mut deals = 0;
    let mut sittings = 0;
    while deals < 40 {
        let (part, played) = Setting { stop_after: 20, ..Setting::saved(&file) }.play().unwrap();
        // What was saved is not played again, and each time it was stopped well before the end.
        assert!(part.deals >= deals && played < 90, "{deals} {played}");
        deals = part.deals;
        sittings += 1;
        assert_eq!(part.partial, deals < 40);
    }
    assert!(sittings > 1, "it was never interrupted");
    let (again, played) = Setting::saved(&file).play().unwrap();
    assert_eq!((again, played), (whole, 0));
    // More are added, fewer are the first of them, and the file keeps the others.
    let more = Setting { deals: 50, ..Setting::saved(&file) }.play().unwrap();
    assert_eq!(more, (Setting { deals: 50, ..Setting::new() }.results(), 30));
    let text = fs::read(&file).unwrap();
    let fewer = Setting { deals: 10, ..Setting::saved(&file) }.results();
    assert_eq!(fewer, Setting { deals: 10, ..Setting::new() }.results());
    assert!(fs::read(&file).unwrap() == text);
}

/// Killed in the middle of writing: whatever byte was the last, the result is the same.
#[test]
fn a_file_cut_off_anywhere_is_resumed() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("save.jsonl");
    let setting = Setting { deals: 3, ..Setting::saved(&file) };
    let whole = setting.results();
    let text = fs::read(&file).unwrap();
    for length in (0..text.len()).step_by(37).chain([text.len() - 1]) {
        fs::write(&file, &text[..length]).unwrap();
        let (results, played) = setting.play().unwrap();
        assert_eq!(results, whole, "cut at {length}");
        let deals = text[..length].iter().filter(|&&b| b == b'\n').count().saturating_sub(1);
        assert_eq!(played, 3 * (3 - deals as u64));
        let lines = fs::read_to_string(&file).unwrap();
        assert_eq!(lines.lines().count(), 4);
        assert_eq!(setting.play().unwrap(), (whole.clone(), 0));
    }
}

#[test]
fn another_tournament_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("save.jsonl");
    let setting = || Setting { deals: 3, ..Setting::saved(&file) };
    setting().results();
    let text = fs::read_to_string(&file).unwrap();
    Setting { seed: 4, ..setting() }.refused("the seed was 3 and is now 4");
    Setting { players: "random,random,hoarder", ..setting() }.refused("the list of players was");
    let board = Board::city("berlin").unwrap();
    Setting { board, ..setting() }.refused("the city was \"london\" and is now \"berlin\"");
    // As many letters, and commas at the same places: other players all the same.
    fs::write(&file, text.replacen(r#""hoarder","random""#, r#""hoarder,random""#, 1)).unwrap();
    setting().refused("the list of players was");
    fs::write(&file, &text).unwrap();
    let london = CITIES.iter().find(|(id, _)| *id == "london").unwrap().1;
    let board = Board::parse(&london.replacen("points = 3 ", "points = 4 ", 1)).unwrap();
    Setting { board, ..setting() }.refused("the hash of the board's facts");
    // Nobody has touched it.
    assert_eq!(fs::read_to_string(&file).unwrap(), text);
    let version = format!("\"version\":\"{}\"", env!("CARGO_PKG_VERSION"));
    fs::write(&file, text.replacen(&version, "\"version\":\"0.0.1\"", 1)).unwrap();
    setting().refused("the version of crosstown was \"0.0.1\"");
}

#[test]
fn other_files_are_refused_and_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("letter");
    for text in ["Dear Ada", "Dear Ada\n", "{}\n", "\n"] {
        fs::write(&file, text).unwrap();
        Setting::saved(&file).refused("is not the save file of a tournament");
        assert_eq!(fs::read_to_string(&file).unwrap(), text);
    }
    Setting::saved(folder.path()).refused("not a plain file");
    Setting::saved(&folder.path().join("nowhere/save")).refused("cannot use");
    let used = fs::File::create(&file).unwrap();
    used.lock().unwrap();
    Setting::saved(&file).refused("in use by another");
}

#[test]
fn damage_is_told_with_its_line() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("save.jsonl");
    let setting = Setting { deals: 3, ..Setting::saved(&file) };
    setting.results();
    let text = fs::read_to_string(&file).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    let try_lines = |lines: &[&str], words: &str| {
        fs::write(&file, lines.join("\n") + "\n").unwrap();
        setting.refused(words);
    };
    let say = |line: &str| format!("save.jsonl:3: the save file is damaged: {line}");
    let broken = |from: &str, to: &str| lines[2].replacen(from, to, 1);
    try_lines(&[lines[0], lines[1], "hello", lines[3]], &say("expected value"));
    let steering = broken("\"deal\"", "\"\u{9b}2J\"");
    try_lines(&[lines[0], lines[1], &steering], &say("unknown field `\u{fffd}2J`"));
    try_lines(&[lines[0], lines[1], lines[3]], &say("deal 2 stands where deal 1 should"));
    try_lines(&[lines[0], lines[1], &lines[2][..50], lines[3]], &say("EOF"));
    let lines_with = |line: &str, words: &str| try_lines(&[lines[0], lines[1], line], &say(words));
    lines_with(&broken("\"player\":0", "\"player\":1"), "the players do not sit as they should");
    lines_with(&broken("\"owners\":\"", "\"owners\":\"-"), "not as many owners as routes");
    lines_with(&broken("\"done\":[", "\"missed\":["), "duplicate field");
    lines_with(&broken("\"end\":\"finished\"", "\"end\":\"lost\""), "unknown variant");
    lines_with(&broken("\"missed\":[", "\"missed\":[200,"), "a ticket that is not there");
    lines_with(&broken("\"routes\":", "\"routes\":999999"), "absurd points");
}
