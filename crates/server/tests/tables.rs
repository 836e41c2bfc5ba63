//! Tables over real sockets: making them, playing, leaving, coming back.

mod common;

use common::player::Player;
use common::server::{message, start, verified};
use common::tables::{bot, device, table};
use crosstown_rules::schema::Happening;
use crosstown_server::client::Client;
use crosstown_table::Code;
use crosstown_table::protocol::{self, Entry, Level, Replay, SeatPlan, Stage, ToClient};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn a_game_against_bots_in_each_city() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    for city in ["new-york", "london", "san-francisco", "berlin"] {
        let mut client = Client::new(server.address());
        let seats = [bot(Level::Easy), device("Ada"), bot(Level::Hard)];
        let made = client.create(&table(city, &seats)).await.unwrap();
        assert_eq!(made.stage, Stage::Playing);
        assert_eq!(made.commitment.len(), 64);
        let mut ada = Player::connect(&client, &made.id, 1).await;
        ada.play_on().await;
        let record = verified(&mut client, &made.id).await;
        assert_eq!(record["seats"][1], json!({"name": "Ada", "by": "human"}));
        assert_eq!(record["seats"][2], json!({"name": "", "by": "bot:hard"}));
        assert_eq!(record["fair"]["commitment"], made.commitment);
        let table = client.table(&made.id).await.unwrap();
        assert_eq!(table.stage, Stage::Over);
        assert_eq!(table.number, ada.seen());
    }
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn friends_join_by_invitation_and_others_watch() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let (mut ada, mut bob) = (Client::new(server.address()), Client::new(server.address()));
    let made = ada.create(&table("london", &[device("Ada"), SeatPlan::Open])).await.unwrap();
    assert_eq!(made.stage, Stage::Waiting);
    let mut waiting = Player::connect(&ada, &made.id, 0).await;
    assert!(waiting.view.is_none());

    // A stranger sees the table but no invitation, and cannot come in without.
    let seen = bob.table(&made.id).await.unwrap();
    assert_eq!((seen.invite.as_ref(), seen.host), (None, false));
    let forged = protocol::Table { invite: Some("A".repeat(43)), ..seen };
    let refused = bob.sit(&forged, 1, "Bob").await.unwrap_err().to_string();
    assert!(refused.contains("bad-invite"), "{refused}");
    for name in ["", "  ", "a\u{202e}b", "x\ny", &"n".repeat(25)] {
        let refused = bob.sit(&made, 1, name).await.unwrap_err().to_string();
        assert!(refused.contains("bad-name"), "{name:?}: {refused}");
    }
    let sat = bob.sit(&made, 1, " Bob ").await.unwrap();
    assert_eq!(sat.stage, Stage::Playing);
    assert_eq!(sat.seats[1].name, "Bob");
    assert!(sat.seats[1].mine && !sat.seats[0].mine);
    let again = Client::new(server.address()).sit(&made, 1, "Eve").await.unwrap_err().to_string();
    assert!(again.contains("seat-taken"), "{again}");

    // Nobody but its owner gets a seat's socket.
    let stranger = Client::new(server.address());
    for (who, seat) in [(&stranger, 0), (&bob, 0), (&ada, 1), (&ada, 2), (&ada, 200)] {
        assert!(who.socket(&made.id, Some(seat), None).await.is_err());
    }
    let mut watching = stranger.socket(&made.id, None, None).await.unwrap();
    let ToClient::Welcome { view: Some(view), table, .. } = message(&mut watching).await else {
        panic!("no welcome with a view");
    };
    assert_eq!((view.hand, view.tickets, view.actions, view.seat), (None, None, None, None));
    assert!(table.invite.is_none());

    let mut playing = Player::connect(&bob, &made.id, 1).await;
    tokio::join!(waiting.play_on(), playing.play_on());
    assert_eq!(waiting.seen(), playing.seen());
    verified(&mut ada, &made.id).await;

    // A spectator heard of everything, and of nothing hidden.
    let mut last = made.number + 1;
    while last < waiting.seen() {
        if let ToClient::Event { event, view, .. } = message(&mut watching).await {
            assert_eq!(event.number, last + 1);
            last = event.number;
            let view = view.unwrap();
            assert_eq!((view.hand, view.actions), (None, None));
        }
    }

    // Another game: the same people, the other begins. Whoever asks, it is one table.
    let path = format!("/api/tables/{}/rematch", made.id);
    let first: protocol::Table = ada.request("POST", &path, None).await.unwrap().read().unwrap();
    let second: protocol::Table = bob.request("POST", &path, None).await.unwrap().read().unwrap();
    assert_eq!(first.rematch, second.rematch);
    let next = bob.table(&first.rematch.unwrap()).await.unwrap();
    assert_eq!(next.stage, Stage::Playing);
    let names: Vec<_> = next.seats.iter().map(|seat| (seat.name.as_str(), seat.mine)).collect();
    assert_eq!(names, [("Bob", true), ("Ada", false)]);
    assert_ne!(next.commitment, made.commitment);
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_sent_twice_is_played_once() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let mut client = Client::new(server.address());
    let made = client.create(&table("london", &[device("Ada"), device("Bob")])).await.unwrap();
    let mut ada = Player::connect(&client, &made.id, 0).await;
    let mut bob = Player::connect(&client, &made.id, 1).await;
    ada.play().await;
    bob.play().await;
    while ada.actions().is_empty() {
        ada.hear().await;
    }
    let deck = ada.actions()[0].clone();
    let seen = ada.seen();
    for _ in 0..3 {
        ada.socket().play("same", seen, &deck).await.unwrap();
    }
    // Under another name it is another action, and this one knows of an old view.
    ada.socket().play("other", seen, &deck).await.unwrap();
    let mut acks = Vec::new();
    let refused = loop {
        match ada.hear().await {
            Some(ToClient::Ack { id, number }) => acks.push((id, number)),
            Some(ToClient::Refused { id, problem }) => break (id, problem.code),
            _ => {}
        }
    };
    assert_eq!(refused, ("other".to_owned(), Code::Stale));
    assert_eq!(acks, vec![("same".to_owned(), seen + 1); 3]);
    assert_eq!(ada.seen(), seen + 1);
    let cards: u8 =
        ada.view.as_ref().unwrap().hand.as_ref().unwrap().0.iter().map(|(_, count)| count).sum();
    assert_eq!(cards, 3);
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn refusals_name_the_rule() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let mut client = Client::new(server.address());
    let made = client.create(&table("london", &[device("Ada"), device("Bob")])).await.unwrap();
    let mut ada = Player::connect(&client, &made.id, 0).await;
    let mut bob = Player::connect(&client, &made.id, 1).await;
    ada.play().await;
    bob.play().await;
    let cases = [
        (json!({"do": "draw", "from": "deck"}), "not-your-turn", Some("R1.5")),
        (json!({"do": "draw", "from": "deck", "seat": 0}), "bad-action", None),
        (json!({"do": "draw", "from": 0, "card": "mauve"}), "bad-action", None),
        (json!({"do": "fly"}), "bad-message", None),
        (json!({"chance": "shuffle", "cards": []}), "bad-message", None),
    ];
    for (action, code, rule) in cases {
        let play = json!({"type": "play", "id": "x", "seen": 99, "action": action});
        bob.socket().send(play.to_string().into()).await.unwrap();
        let problem = loop {
            if let Some(ToClient::Refused { problem, id }) = bob.hear().await {
                assert_eq!(id, "x", "whoever waits for this action hears of it");
                break problem;
            }
        };
        assert_eq!((problem.code.name(), problem.rule.as_deref()), (code, rule), "{action}");
    }
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_missed_something_hears_it_all() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let mut client = Client::new(server.address());
    let made = client.create(&table("berlin", &[device("Ada"), bot(Level::Easy)])).await.unwrap();
    let mut ada = Player::connect(&client, &made.id, 0).await;
    let mut second = Player::connect(&client, &made.id, 0).await;
    while !ada.is_over() {
        if ada.actions().is_empty() {
            ada.hear().await;
        } else {
            ada.play().await;
            // The other tab falls asleep and wakes again and again.
            second.reconnect(&client).await;
        }
    }
    second.reconnect(&client).await;
    assert_eq!(second.seen(), ada.seen());
    assert_eq!(second.events, ada.events);
    assert_eq!(second.view, ada.view);
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_on_for_who_leaves() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let mut client = Client::new(server.address());
    let seats = [device("Ada"), device("Bob"), device("Cem")];
    let made = client.create(&table("new-york", &seats)).await.unwrap();
    let mut players = Vec::new();
    for seat in 0..3 {
        players.push(Player::connect(&client, &made.id, seat).await);
    }
    for player in &mut players {
        player.play().await;
    }
    let mut stranger = Client::new(server.address());
    assert_eq!(stranger.command(&made.id, 1, "leave").await.unwrap().status, 403);
    let left = client.command(&made.id, 1, "leave").await.unwrap();
    assert_eq!(left.status, 200, "{}", left.body);
    assert_eq!(client.command(&made.id, 1, "leave").await.unwrap().status, 409);
    assert_eq!(client.command(&made.id, 1, "return").await.unwrap().status, 409);
    let (first, rest) = players.split_at_mut(1);
    tokio::join!(first[0].play_on(), rest[1].play_on());
    let record = verified(&mut client, &made.id).await;
    assert_eq!(
        record["seats"][1],
        json!({"name": "Bob", "by": "human", "then": [{"by": "bot:hard", "from": 3, "why": "left"}]})
    );
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_ends_early_when_all_agree() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let mut client = Client::new(server.address());
    let made = client.create(&table("london", &[device("Ada"), device("Bob")])).await.unwrap();
    let one: protocol::Table = client.command(&made.id, 0, "end").await.unwrap().read().unwrap();
    assert_eq!((one.stage, one.seats[0].wants_end), (Stage::Playing, true));
    assert_eq!(client.command(&made.id, 0, "end").await.unwrap().status, 409);
    let both: protocol::Table = client.command(&made.id, 1, "end").await.unwrap().read().unwrap();
    assert_eq!(both.stage, Stage::Over);
    let record = verified(&mut client, &made.id).await;
    assert_eq!(record["result"]["reason"], "abandoned");
    assert_eq!(record["log"][0], json!({"end": "abandoned", "by": 1}));
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn advice_is_for_who_is_to_act_and_replays_for_finished_games() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let mut client = Client::new(server.address());
    let made = client.create(&table("berlin", &[device("Ada"), device("Bob")])).await.unwrap();
    let path = |what: &str| format!("/api/tables/{}/{what}", made.id);
    let mut ada = Player::connect(&client, &made.id, 0).await;
    let hint: protocol::Hint = client.get(&path("seats/0/hint")).await.unwrap().read().unwrap();
    assert!(ada.actions().contains(&hint.action), "{:?}", hint.action);
    // It tells of the seat's cards: nobody else may ask.
    let mut stranger = Client::new(server.address());
    assert_eq!(stranger.get(&path("seats/0/hint")).await.unwrap().status, 403);
    ada.play().await;
    assert_eq!(client.get(&path("seats/0/hint")).await.unwrap().status, 409);
    assert_eq!(client.get(&path("replay")).await.unwrap().status, 409);

    let mut bob = Player::connect(&client, &made.id, 1).await;
    tokio::join!(ada.play_on(), bob.play_on());
    let replay: Replay = stranger.get(&path("replay")).await.unwrap().read().unwrap();
    let record = verified(&mut client, &made.id).await;
    assert_eq!(serde_json::to_value(&replay.result).unwrap(), record["result"]);
    // A record leaves sweeps of the row to the rules; people are told of them.
    let is_sweep = |entry: &&Entry| matches!(entry, Entry::Chance(Happening::Sweep { .. }));
    let entries = replay.steps.iter().flat_map(|step| &step.entries);
    let (sweeps, written): (Vec<_>, Vec<_>) = entries.partition(is_sweep);
    assert_eq!(written.len(), record["log"].as_array().unwrap().len());
    let heard = ada.events.iter().filter_map(|event| event["chance"].as_array()).flatten();
    let heard = heard.filter(|entry| entry["chance"] == "sweep").cloned();
    let sweeps = sweeps.iter().map(|sweep| serde_json::to_value(sweep).unwrap());
    assert!(sweeps.eq(heard));
    // Whoever wants to see no more than a seat saw says so.
    let as_bob: Replay = stranger.get(&path("replay?as=1")).await.unwrap().read().unwrap();
    assert_eq!(as_bob.steps.last().unwrap().view.seat, Some(1));
    assert!(as_bob.steps.iter().all(|step| step.view.seats[0].hand.is_none()));
    let answer = stranger.get(&path("replay?as=2")).await.unwrap();
    assert_eq!((answer.status, answer.json().unwrap()), (404, json!({"code": "no-such-seat"})));
    assert_eq!(stranger.get(&path("replay?as=nobody")).await.unwrap().status, 400);
    // A record that somebody has gives the same; one that was changed is refused.
    let sent = json!({"record": record});
    let again: Replay = stranger.post("/api/replay", &sent).await.unwrap().read().unwrap();
    assert_eq!(again, replay);
    let mut forged = sent;
    forged["record"]["result"]["scores"][0]["total"] = json!(99);
    let answer = stranger.post("/api/replay", &forged).await.unwrap();
    assert_eq!(answer.status, 422);
    let fault = &answer.json().unwrap()["fault"];
    assert_eq!((&fault["at"], &fault["code"]), (&json!("result"), &json!("other-result")));
    // A record of a board of one's own needs its board.
    let mut other = json!({"record": record});
    other["record"]["city"] = json!("elsewhere");
    assert_eq!(stranger.post("/api/replay", &other).await.unwrap().status, 404);
    let text = include_str!("../../../boards/berlin.toml");
    other["board"] = json!(text.replace("id = \"berlin\"", "id = \"elsewhere\""));
    let again: Replay = stranger.post("/api/replay", &other).await.unwrap().read().unwrap();
    assert_eq!(
        (again.board.facts.id.as_str(), again.steps.len()),
        ("elsewhere", replay.steps.len())
    );
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn players_can_ask_why_they_cannot_do_something() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let mut client = Client::new(server.address());
    let made = client.create(&table("london", &[device("Ada"), device("Bob")])).await.unwrap();
    let path = |seat: u8, query: &str| format!("/api/tables/{}/seats/{seat}/why?{query}", made.id);
    let setup = client.get(&path(0, "draw=deck")).await.unwrap();
    assert_eq!(setup.json().unwrap(), json!({"code": "setup-first", "rule": "R1.3"}));
    let mut ada = Player::connect(&client, &made.id, 0).await;
    let mut bob = Player::connect(&client, &made.id, 1).await;
    ada.play().await;
    bob.play().await;
    for query in ["draw=deck", "draw=0", "tickets"] {
        let can = client.get(&path(0, query)).await.unwrap();
        assert_eq!((can.status, can.body.as_str()), (200, "null"), "{query}");
    }
    let other = client.get(&path(1, "draw=deck")).await.unwrap();
    assert_eq!(other.json().unwrap(), json!({"code": "not-your-turn", "rule": "R1.5"}));
    let place = client.get(&path(0, "place=big-ben")).await.unwrap();
    assert_eq!(place.json().unwrap()["code"], "nothing-to-place");
    for odd in ["", "draw=wild", "draw=0&tickets", "fly=1"] {
        let answer = client.get(&path(0, odd)).await.unwrap();
        assert_eq!(answer.json().unwrap()["code"], "bad-query", "{odd}");
    }
    let mut stranger = Client::new(server.address());
    assert_eq!(stranger.get(&path(0, "tickets")).await.unwrap().status, 403);
    server.close().await;
}
