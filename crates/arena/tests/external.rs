//! External bots as real processes: good ones play, and whatever a bad one does, the tournament
//! ends, says what happened, and leaves nothing running.
#![cfg(unix)]

use std::fs;
use std::path::Path;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use crosstown_arena::{
    Entrant, FailureKind, Plan, PlayerResult, Progress, Results, Tournament, clock, pool, simulate,
    tournament,
};
use crosstown_bots::Spec;
use crosstown_rules::Board;
use crosstown_rules::record::Record;

/// So long that only a hanging test reaches it.
const LONG: Duration = Duration::from_secs(60);
const SHORT: Duration = Duration::from_secs(1);

/// Two deals between a command and `random`; gives how the command did.
fn meet(city: &str, command: &str, limit: Duration) -> PlayerResult {
    let board = Board::city(city).unwrap();
    let results = play(&board, command, 2, limit);
    assert_eq!((results.games, results.partial), (4, false));
    results.players[0].clone()
}

fn play(board: &Board, command: &str, deals: u64, bot_limit: Duration) -> Results {
    let pool = pool(1).unwrap();
    let plan = Tournament {
        board,
        players: vec![Entrant::Exec(command.into()), Entrant::Bot(Spec::Random)],
        deals,
        seed: 1,
        pool: &pool,
        bot_limit,
        save: None,
        stop: &AtomicBool::new(false),
    };
    tournament(&plan, |_| ()).unwrap()
}

/// The bot failed in every game, for this reason and with these words.
#[track_caller]
fn fails(command: &str, limit: Duration, kind: FailureKind, words: &str) {
    let failures = meet("london", command, limit).failures;
    assert_eq!(failures.games, 4, "{command}: {failures:?}");
    let count = failures.reasons.get(&kind).unwrap_or_else(|| panic!("{command}: {failures:?}"));
    assert_eq!(count.games, 4, "{command}: {failures:?}");
    assert!(count.example.contains(words), "{command}: {failures:?}");
}

/// A bot that plays well until its third question of a game and then does `this`, in Python.
fn third(this: &str) -> String {
    let text = format!(
        r#"
import json, os, sys, time
def say(answer): print(json.dumps(answer), flush=True)
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello": say({{"hello": "crosstown-bot/1"}})
    if message["type"] == "game": asked = 0
    if message["type"] == "choose":
        asked += 1
        if asked == 3: {this}
        say({{"choose": 0, "id": message["id"]}})
"#
    );
    // The shell becomes the bot: otherwise it would hold the pipes open that the bot closes.
    format!("exec python3 -c '{text}'")
}

fn example() -> String {
    format!("python3 {}/../../examples/python-bot/bot.py", env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn the_example_bot_beats_random_in_every_city() {
    for city in ["new-york", "london", "san-francisco", "berlin", "continent"] {
        let board = Board::city(city).unwrap();
        let results = play(&board, &example(), 10, LONG);
        let bot = &results.players[0];
        assert_eq!(bot.failures.games, 0, "{city}: {:?}", bot.failures);
        assert!(bot.wins >= 16.0, "{city}: {} of 20", bot.wins);
        assert!(bot.decisions > 100 && bot.ms_per_decision > 0.0);
    }
}

#[test]
fn bots_that_cannot_be_started() {
    let kind = FailureKind::NotStarted;
    fails("no-such-command-here", LONG, kind, "status 127");
    fails("echo it is late >&2; exit 7", LONG, kind, "status 7: it is late");
    fails("exec sleep 1000", SHORT, kind, "no answer in 1 s");
    fails("cat", LONG, kind, "its hello is wrong");
    fails("echo '{\"hello\":\"chess/1\"}'; cat", LONG, kind, "\"chess/1\"");
    fails("cat /dev/zero", LONG, kind, "64 KiB");
}

/// Every start costs the whole limit, so after three no more are tried.
#[test]
fn starting_is_given_up() {
    let folder = tempfile::tempdir().unwrap();
    let starts = folder.path().join("starts");
    let board = Board::city("london").unwrap();
    let command = format!("echo x >>{}; exit 1", starts.display());
    let results = play(&board, &command, 10, LONG);
    assert_eq!(results.players[0].failures.games, 20);
    assert_eq!(fs::read_to_string(&starts).unwrap(), "x\nx\nx\n");
}

#[test]
fn bots_that_die() {
    let kind = FailureKind::Died;
    fails(&third("sys.exit(3)"), LONG, kind, "status 3");
    fails(&third("sys.exit(\"all is lost\")"), LONG, kind, "status 1: all is lost");
    fails(&third("os.kill(os.getpid(), 9)"), LONG, kind, "illed");
    fails(&third("(os.close(1), time.sleep(1000))"), LONG, kind, "closed its output");
    fails(&third("(os.write(1, b\"{\"), os._exit(0))"), LONG, kind, "status 0");
}

#[test]
fn bots_that_are_late() {
    fails(&third("time.sleep(1000)"), 3 * SHORT, FailureKind::Late, "in 3 s");
}

#[test]
fn bots_that_answer_wrongly() {
    let kind = FailureKind::Illegal;
    let say = |answer: &str| third(&format!("say({answer})"));
    fails(&say("{\"choose\": 99, \"id\": message[\"id\"]}"), LONG, kind, "it chose 99");
    fails(&say("{\"choose\": -1, \"id\": message[\"id\"]}"), LONG, kind, "it chose -1");
    fails(&say("{\"choose\": 0, \"id\": message[\"id\"] - 1}"), LONG, kind, "question");
    let kind = FailureKind::Garbage;
    fails(&say("{\"choose\": 0}"), LONG, kind, "missing field `id`");
    fails(&say("{\"choose\": 0.5, \"id\": message[\"id\"]}"), LONG, kind, "0.5");
    fails(&third("print(\"hm\\u001b[31m\", flush=True)"), LONG, kind, "hm");
    fails(&third("print(\"[\" * 60000, flush=True)"), LONG, kind, "[[[");
    fails(&third("os.write(1, b\"\\xff\\n\")"), LONG, kind, "UTF-8");
}

#[test]
fn bots_that_say_too_much() {
    let kind = FailureKind::TooMuch;
    fails(&third("os.write(1, b\"x\" * 10**6)"), LONG, kind, "64 KiB");
    // Two answers at once: the second stands there when the next question comes, or answers a
    // question that was not its own.
    let twice = third("say({\"choose\": 0, \"id\": message[\"id\"]})");
    let failures = meet("london", &twice, LONG).failures;
    assert_eq!(failures.games, 4, "{failures:?}");
    let kinds: Vec<_> = failures.reasons.keys().copied().collect();
    assert!(kinds.iter().all(|k| [kind, FailureKind::Illegal].contains(k)), "{failures:?}");
    // A flood of lines fills no memory: the pipe is only read as far as it is asked.
    let flood = "while True: say({\"choose\": 0, \"id\": message[\"id\"]})";
    let flood = third(&format!("exec({flood:?})").replace('\'', ""));
    assert_eq!(meet("london", &flood, LONG).failures.games, 4);
    assert_eq!(meet("london", "yes", LONG).failures.games, 4);
}

/// The board of a large city does not fit into a pipe: whoever writes it must not wait for ever.
#[test]
fn bots_that_never_read() {
    let command = "echo '{\"hello\":\"crosstown-bot/1\"}'; exec sleep 1000";
    let failures = meet("continent", command, SHORT).failures;
    assert_eq!(failures.reasons[&FailureKind::Late].games, 4, "{failures:?}");
    // One that answers all the same, by guessing, is caught when too much is unread.
    let guess = r#"echo '{"hello":"crosstown-bot/1"}'; i=1; while [ $i -lt 500 ]; do
        echo "{\"choose\":0,\"id\":$i}"; i=$((i+1)); done; exec sleep 1000"#;
    assert_eq!(meet("continent", guess, SHORT).failures.games, 4);
}

#[test]
fn errors_that_nobody_reads_do_not_block_a_bot() {
    let noisy = third("sys.stderr.write(\"noise \" * 10**6)");
    assert_eq!(meet("london", &noisy, LONG).failures.games, 0);
}

/// A process plays many games, and one that ends after each is no failure.
#[test]
fn processes_are_kept_and_may_end_between_games() {
    let folder = tempfile::tempdir().unwrap();
    let starts = folder.path().join("starts");
    let board = Board::city("london").unwrap();
    let count = |command: &str| {
        fs::write(&starts, "").unwrap();
        let command = format!("echo x >>{}; {command}", starts.display());
        let results = play(&board, &command, 3, LONG);
        assert_eq!(results.players[0].failures.games, 0, "{:?}", results.players[0].failures);
        fs::read_to_string(&starts).unwrap().lines().count()
    };
    assert_eq!(count(&example()), 1);
    let once = third("0").replace(
        "if message[\"type\"] == \"game\"",
        "if message[\"type\"] == \"over\": sys.exit(0)\n    if message[\"type\"] == \"game\"",
    );
    assert_eq!(count(&once), 6);
}

/// A failure costs the bot one game: the next is played by a new process.
#[test]
fn after_a_failure_the_next_game_has_a_new_process() {
    let folder = tempfile::tempdir().unwrap();
    let once = folder.path().join("once");
    let path = once.display();
    let command = third(&format!(
        "os.path.exists(\"{path}\") or (open(\"{path}\", \"w\").close(), os._exit(9))"
    ));
    let failures = meet("london", &command, LONG).failures;
    assert_eq!(failures.games, 1, "{failures:?}");
    assert_eq!(failures.reasons[&FailureKind::Died].games, 1);
}

/// A bot, what it has started, and a bot that failed are gone when the tournament is over.
#[test]
fn nothing_outlives_the_tournament() {
    let folder = tempfile::tempdir().unwrap();
    let pids = folder.path().join("pids");
    let child = format!("sleep 1000 & echo $$ $! >>{}; {}", pids.display(), third("0"));
    assert_eq!(meet("london", &child, LONG).failures.games, 0);
    let child = format!("sleep 1000 & echo $$ $! >>{}; {}", pids.display(), third("sys.exit(1)"));
    assert_eq!(meet("london", &child, SHORT).failures.games, 4);
    // The shell is gone and leaves the rest behind: the whole group is meant.
    let child = format!("({}) & echo $! >>{}; exit 0", third("0"), pids.display());
    meet("london", &child, LONG);
    let text = fs::read_to_string(&pids).unwrap();
    let pids: Vec<&str> = text.split_whitespace().collect();
    assert!(pids.len() > 2 + 8, "{pids:?}");
    let patience = clock() + LONG;
    while let Some(pid) = pids.iter().find(|pid| lives(pid)) {
        assert!(clock() < patience, "process {pid} lives on");
        std::thread::yield_now();
    }
}

/// Whether there is such a process, not only its entry in the list of those to be waited for.
fn lives(pid: &str) -> bool {
    let stat = fs::read_to_string(Path::new("/proc").join(pid).join("stat"));
    stat.is_ok_and(|stat| !stat.rsplit(") ").next().unwrap().starts_with('Z'))
}

/// The replacement is seeded: what a bot did until it failed, and the seed, decide the game.
#[test]
fn replaced_games_are_the_same_again() {
    let board = Board::city("london").unwrap();
    let scores = |_| {
        let results = play(&board, &third("sys.exit(3)"), 3, LONG);
        results.players.iter().map(|player| player.scores.clone()).collect::<Vec<_>>()
    };
    assert_eq!(scores(0), scores(1));
}

#[test]
fn simulations_have_external_bots_too() {
    struct Keep(Vec<Record>);
    impl Progress for Keep {
        type Error = std::convert::Infallible;
        fn batch(&mut self, _: u64, records: Vec<Record>) -> Result<(), Self::Error> {
            self.0.extend(records);
            Ok(())
        }
    }
    let board = Board::city("san-francisco").unwrap();
    let pool = pool(2).unwrap();
    let plan = Plan {
        board: &board,
        bots: vec![
            Entrant::Exec(example()),
            Entrant::Bot(Spec::Random),
            Entrant::Exec(third("sys.exit(3)")),
        ],
        bot_limit: LONG,
        games: 10,
        seed: 1,
        pool: &pool,
        check: true,
        records: true,
    };
    let mut keep = Keep(Vec::new());
    let Ok(count) = simulate(&plan, &mut keep);
    let failed: Vec<u64> = count.failures.iter().map(|failures| failures.games).collect();
    assert_eq!(failed, [0, 0, 10]);
    assert!(count.wins[0] >= 7.0, "{:?}", count.wins);
    assert!(keep.0[0].seats[0].by.starts_with("bot:exec:python3"));
}

/// The messages of a bot and to it, in order, in a game on the documentation's board.
fn exchange() -> Vec<String> {
    let folder = tempfile::tempdir().unwrap();
    let (to, from) = (folder.path().join("to"), folder.path().join("from"));
    let page = include_str!("../../../docs/boards.md");
    let toml = page.split("```toml\n").nth(1).unwrap().split("```").next().unwrap();
    let board = Board::parse(toml).unwrap();
    let command = format!("tee {} | {} | tee {}", to.display(), example(), from.display());
    let results = play(&board, &command, 1, LONG);
    assert_eq!(results.players[0].failures.games, 0, "{:?}", results.players[0].failures);
    let said = fs::read_to_string(&from).unwrap();
    let mut said = said.lines();
    let mut lines = Vec::new();
    for line in fs::read_to_string(&to).unwrap().lines() {
        let message: serde_json::Value = serde_json::from_str(line).unwrap();
        lines.push(format!("> {line}"));
        if ["hello", "choose"].iter().any(|kind| message["type"] == *kind) {
            lines.push(format!("< {}", said.next().unwrap()));
        }
        if message["type"] == "over" {
            break;
        }
    }
    lines
}

/// `docs/bot-protocol-example.txt` is a game as it is played, and the page shows its beginning and
/// its end. To write the file again: `UPDATE_EXAMPLE=1 cargo test -p crosstown-arena example`.
#[test]
fn the_example_in_the_documentation_is_what_happens() {
    let lines = exchange();
    let text = lines.join("\n") + "\n";
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs");
    let file = folder.join("bot-protocol-example.txt");
    if std::env::var_os("UPDATE_EXAMPLE").is_some() {
        fs::write(&file, &text).unwrap();
    }
    let documented = fs::read_to_string(&file).unwrap();
    assert!(documented == text, "{file:?} should be:\n{text}");
    let page = fs::read_to_string(folder.join("bot-protocol.md")).unwrap();
    let shown = page.split("```text\n").nth(1).unwrap().split("```").next().unwrap();
    let (beginning, end) = shown.split_once("…\n").unwrap();
    assert!(text.starts_with(beginning) && beginning.lines().count() >= 5, "shown:\n{text}");
    assert!(text.ends_with(end) && end.lines().count() >= 3, "shown:\n{text}");
}

/// In every deal each seat has the same cards and tickets, whoever sits there.
#[test]
fn the_cards_stay_with_the_seats() {
    let folder = tempfile::tempdir().unwrap();
    let files = [folder.path().join("a"), folder.path().join("b")];
    let board = Board::city("london").unwrap();
    let pool = pool(1).unwrap();
    let player = |file: &Path| Entrant::Exec(format!("tee {} | {}", file.display(), example()));
    let plan = Tournament {
        board: &board,
        players: files.iter().map(|file| player(file)).collect(),
        deals: 2,
        seed: 1,
        pool: &pool,
        bot_limit: LONG,
        save: None,
        stop: &AtomicBool::new(false),
    };
    tournament(&plan, |_| ()).unwrap();
    // For every game what the player was first shown: its seat, its hand and its tickets.
    let dealt = |file: &Path| -> Vec<(u64, String)> {
        let text = fs::read_to_string(file).unwrap();
        let messages = text.lines().map(|line| serde_json::from_str(line).unwrap());
        let messages: Vec<serde_json::Value> = messages.collect();
        let games = messages.windows(2).filter(|two| two[0]["type"] == "game");
        games
            .map(|two| {
                let view = &two[1]["view"];
                (two[0]["seat"].as_u64().unwrap(), format!("{} {}", view["hand"], view["offered"]))
            })
            .collect()
    };
    let [a, b] = files.map(|file| dealt(&file));
    let seats = |dealt: &[(u64, String)]| dealt.iter().map(|d| d.0).collect::<Vec<_>>();
    assert_eq!((seats(&a), seats(&b)), (vec![0, 1, 0, 1], vec![1, 0, 1, 0]));
    for deal in 0..2 {
        assert_eq!(a[2 * deal], b[2 * deal + 1]);
        assert_eq!(a[2 * deal + 1], b[2 * deal]);
    }
    assert_ne!(a[0], a[2]);
}
