//! What the host of a server has beside the game: health, metrics and the admin socket.

mod common;

use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;
use std::time::Duration;

use common::raw::{ask, metric};
use common::server::{config, message, start, verified};
use common::tables::{PATIENCE, device, table};
use crosstown_rules::schema::{Action, Move};
use crosstown_server::admin::{self, SOCKET};
use crosstown_server::client::Client;
use crosstown_server::{Config, Server, Sources};
use crosstown_table::Event;
use crosstown_table::protocol::{Numbered, SeatPlan, Sitter, Stage, Table, ToClient};

/// A server with an admin socket, and the host at it.
async fn hosted(data: &Path) -> (Server, admin::Client) {
    let path = data.join(SOCKET);
    let config = Config { admin_socket: Some(path.clone()), ..config(data) };
    let server = Server::start(&config, Sources::real()).await.expect("the server starts");
    (server, admin::Client::new(&path))
}

fn refused<T>(answer: anyhow::Result<T>) -> String {
    format!("{:#}", answer.err().expect("it is refused"))
}

#[tokio::test(flavor = "multi_thread")]
async fn health_needs_no_name_and_has_no_limit_and_metrics_are_elsewhere() {
    let folder = tempfile::tempdir().unwrap();
    let public_url = Some("https://games.example".to_owned());
    let mut config = Config { public_url, ..config(folder.path()) };
    config.amounts.requests = 1;
    let server = Server::start(&config, Sources::real()).await.unwrap();
    let (public, admin) = (server.address(), server.admin_address().unwrap());
    let named = [("host", "10.1.2.3:7878")];
    for at in [public, admin] {
        for _ in 0..50 {
            let answer = ask(at, ("GET", "/healthz"), &named, "").await;
            assert_eq!((answer.status, answer.body.as_str()), (200, "ok\n"));
        }
        assert_eq!(ask(at, ("GET", "/healthz/"), &[], "").await.status, 404);
    }
    assert_eq!(ask(public, ("GET", "/metrics"), &[], "").await.status, 404);
    assert_eq!(ask(public, ("GET", "/"), &named, "").await.status, 421);
    for _ in 0..50 {
        assert_eq!(ask(admin, ("GET", "/metrics"), &named, "").await.status, 200);
    }
    // Neither the game nor the host's tables are there: whoever can connect may ask.
    for path in ["/", "/api/boards", "/tables?limit=1"] {
        assert_eq!(ask(admin, ("GET", path), &[], "").await.status, 404, "{path}");
    }
    server.close().await;
}

/// docs/hosting.md has every metric, with its kind and what the server itself says of it.
#[tokio::test(flavor = "multi_thread")]
async fn metrics_are_documented_and_count() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let mut client = Client::new(server.address());
    let made = client.create(&table("london", &[device("Ada"), device("Bob")])).await.unwrap();
    for _ in 0..3 {
        client.get("/api/tables/nothing").await.unwrap();
    }
    let mut ada = client.socket(&made.id, Some(0), None).await.unwrap();
    ada.play("pass", 0, &Action { seat: 0, what: Move::Pass {} }).await.unwrap();
    while !matches!(message(&mut ada).await, ToClient::Refused { .. }) {}
    assert_eq!(metric(&server, "crosstown_responses_total{status=\"201\"}").await, 1);
    assert_eq!(metric(&server, "crosstown_responses_total{status=\"404\"}").await, 3);
    assert_eq!(metric(&server, "crosstown_database_seconds_count{do=\"create\"}").await, 1);
    let late = async {
        while metric(&server, "crosstown_runtime_delay_seconds_count").await == 0 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(PATIENCE, late).await.expect("the runtime is watched");

    let answer = ask(server.admin_address().unwrap(), ("GET", "/metrics"), &[], "").await;
    let lines = |start: &'static str| {
        answer.body.lines().filter_map(move |line| line.strip_prefix(start)?.split_once(' '))
    };
    let told: Vec<_> = lines("# HELP ").zip(lines("# TYPE ")).collect();
    let mut expected: Vec<_> = told
        .iter()
        .map(|((name, help), (typed, kind))| {
            assert_eq!(name, typed);
            let (help, kind) = (help.trim_end_matches('.'), *kind);
            let total = if kind == "counter" { "_total" } else { "" };
            format!("| `{name}{total}` | {kind} | {help} |")
        })
        .collect();
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/hosting.md");
    let page = fs::read_to_string(page).unwrap();
    let mut documented: Vec<_> =
        page.lines().filter(|line| line.starts_with("| `crosstown_")).map(str::to_owned).collect();
    expected.sort();
    documented.sort();
    assert_eq!(documented, expected);
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_owner_can_open_the_admin_socket() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(SOCKET);
    // What a server that was killed has left does not matter.
    drop(std::os::unix::net::UnixListener::bind(&path).unwrap());
    let (server, host) = hosted(folder.path()).await;
    assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
    assert!(host.list(10).await.unwrap().is_empty());
    server.close().await;
    assert!(!path.exists(), "it goes with the server");
    assert!(refused(host.list(10).await).contains("no server answers"));
}

async fn until(socket: &mut crosstown_server::client::Socket, wanted: &Event) -> Numbered {
    loop {
        if let ToClient::Event { event, .. } = message(socket).await
            && event.what == *wanted
        {
            return event;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_can_look_at_tables_end_games_and_delete_them() {
    let folder = tempfile::tempdir().unwrap();
    let (server, host) = hosted(folder.path()).await;
    let mut client = Client::new(server.address());
    let old = client.create(&table("berlin", &[device("Eve"), SeatPlan::Open])).await.unwrap();
    let made = client.create(&table("london", &[device("Ada"), device("Bob")])).await.unwrap();
    let mut ada = client.socket(&made.id, Some(0), None).await.unwrap();
    message(&mut ada).await;

    let listed = host.list(10).await.unwrap();
    let shown = |listed: &[admin::Overview]| -> Vec<(String, Option<Table>)> {
        listed.iter().map(|one| (one.id.clone(), one.table.clone())).collect()
    };
    let mut ids: Vec<_> = shown(&listed).into_iter().map(|(id, _)| id).collect();
    ids.sort();
    let mut expected = [old.id.clone(), made.id.clone()];
    expected.sort();
    assert_eq!(ids, expected);
    assert_eq!(host.list(1).await.unwrap().len(), 1);

    // By the beginning of its id, as a log has it.
    let one = host.show(&made.id[..6]).await.unwrap();
    assert_eq!((one.id.as_str(), one.events), (made.id.as_str(), 1));
    let seen = one.table.as_ref().unwrap();
    assert_eq!((seen.city.as_str(), seen.stage), ("london", Stage::Playing));
    assert_eq!(seen.invite, None, "nobody can sit down with what the host sees");
    let connected = one.connected.unwrap();
    assert_eq!((connected.seats, connected.sockets, connected.spectators), (vec![0], 1, 0));
    let json = serde_json::to_string(&one.table).unwrap();
    assert!(!json.contains("seed") && !json.contains("offered"), "{json}");

    // A game ends for its players, and its record is right.
    let ended = host.end(&made.id).await.unwrap();
    assert_eq!(ended.table.unwrap().stage, Stage::Over);
    assert_eq!(until(&mut ada, &Event::Stopped).await.number, 1);
    let record = verified(&mut client, &made.id).await;
    assert_eq!(record["result"]["reason"], "abandoned");
    assert!(refused(host.end(&made.id).await).starts_with("game-not-running"));
    assert!(refused(host.end(&old.id).await).starts_with("game-not-running"));

    // One that is deleted is gone for everybody.
    assert_eq!(host.delete(&made.id).await.unwrap(), made.id);
    let ended = async { while ada.text().await.is_ok_and(|text| text.is_some()) {} };
    tokio::time::timeout(PATIENCE, ended).await.expect("its sockets end");
    let gone = client.get(&format!("/api/tables/{}", made.id)).await.unwrap();
    assert_eq!(gone.status, 404, "{}", gone.body);
    assert_eq!(shown(&host.list(10).await.unwrap()).len(), 1);
    for id in [made.id.as_str(), "nothing", "none"] {
        assert!(refused(host.delete(id).await).starts_with("no-such-table"), "{id}");
    }
    assert!(refused(host.show("../healthz").await).contains("is not the id"));
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_can_free_seats_of_those_who_vanished() {
    let folder = tempfile::tempdir().unwrap();
    let (server, host) = hosted(folder.path()).await;
    let mut client = Client::new(server.address());
    let seats = [device("Ada"), SeatPlan::Open, SeatPlan::Open];
    let made = client.create(&table("london", &seats)).await.unwrap();
    let (mut bob, mut cem) = (Client::new(server.address()), Client::new(server.address()));
    bob.sit(&made, 1, "Bob").await.unwrap();
    let by = |overview: admin::Overview, seat: usize| overview.table.unwrap().seats[seat].by;

    // Before the game somebody else can sit there.
    assert_eq!(by(host.free(&made.id, 1).await.unwrap(), 1), Sitter::Open);
    assert!(refused(host.free(&made.id, 1).await).starts_with("not-away"));
    assert!(refused(host.free(&made.id, 7).await).starts_with("no-such-seat"));
    cem.sit(&made, 1, "Cem").await.unwrap();
    bob.sit(&made, 2, "Bob").await.unwrap();

    // During the game a bot plays, until the player comes back.
    assert_eq!(by(host.free(&made.id, 2).await.unwrap(), 2), Sitter::Bot);
    assert!(bob.table(&made.id).await.unwrap().seats[2].can_return);
    let back = bob.command(&made.id, 2, "return").await.unwrap();
    assert_eq!(back.status, 200, "{}", back.body);
    assert_eq!(by(host.show(&made.id).await.unwrap(), 2), Sitter::Person);
    server.close().await;
}
