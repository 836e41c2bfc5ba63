//! Board files: the built-in ones are what they should be, and every mistake is reported, with its
//! place, together with all the others.

use crosstown_rules::{
    Board, CITIES, DrawingFacts, Expected, Facts, LabelSpot, Landmark, Mistake, RouteId, Spot,
    Title,
};
use serde_json::{Value, json};

/// A small board that is in order. It has one of every feature.
const SMALL: &str = r#"id = "small"
name = "Small"
provenance = "made up for tests"
players = [2, 3]
player_colors = ["red", "blue", "green", "white"]
wild = "joker"
last_round_at = 2
aspect = 1.5
deck = { red = 6, blue = 6, wild = 3 }
pieces.bus = { count = 9, points = { 1 = 1, 2 = 2, 3 = 4 } }
pieces.boat = { count = 3, points = { 2 = 3 } }
tourists = { symbols = 3, start = { 2 = 1, 3 = 1, 4 = 2 }, placed = { 2 = 1, 3 = 1, 4 = 1 }, points = [0, 1, 3, 6] }
drawing.margin = 50
drawing.title = { x = 300, y = 60, size = 40, width = 200, turn = -5 }
drawing.landmarks = [{ x = 200, y = 100, width = 30, height = 40 }]
drawing.labels.c = { x = 12.5, y = -20, lines = 2 }
places = [
  { id = "a", name = "A", x = 0.1, y = 0.1, attraction = true },
  { id = "b", name = "B", x = 0.9, y = 0.1, tourists = true },
  { id = "c", name = "C", x = 0.5, y = 0.9 },
]
districts = [{ number = 2, color = "red", places = ["a", "b"] }]
routes = [
  { id = "a--b#1", color = "red", spaces = 2, piece = "bus", layout = [[0.3, 0.1, 0], [0.6, 0.1, 0]] },
  { id = "a--b#2", color = "grey", spaces = 2, piece = "bus" },
  { id = "b--c", color = "blue", spaces = 1, cards = 2, piece = "boat", ferries = 1 },
]
tickets = [
  { id = "a--b", points = 1 },
  { id = "a--c", points = 2 },
  { id = "b--c", points = 3 },
  { id = "b--a", points = 1 },
  { id = "c--a", points = 2 },
  { id = "c--b", points = 3 },
]
"#;

/// The mistakes of the small board after one edit.
fn mistakes(from: &str, to: &str) -> Vec<(Spot, Mistake)> {
    let text = SMALL;
    assert!(text.contains(from), "{from} is not in the board");
    match Board::parse(&text.replacen(from, to, 1)) {
        Ok(_) => Vec::new(),
        Err(error) => error.mistakes,
    }
}

/// Checks that an edit is answered with one mistake, on the line where the edit was made.
#[track_caller]
fn check(from: &str, to: &str, expected: Mistake) {
    let found = mistakes(from, to);
    let line = 1 + SMALL[..SMALL.find(from).unwrap()].matches('\n').count();
    let there = found.iter().any(|(spot, m)| *m == expected && spot.line == line);
    assert!(there, "expected {expected:?} in line {line}, found {found:?}");
    assert_eq!(found.len(), 1, "{found:?}");
}

#[test]
fn the_small_board_is_in_order() {
    let board = Board::parse(SMALL).unwrap();
    assert_eq!(board.twin(RouteId(0)), Some(RouteId(1)));
    assert_eq!(board.routes[2].points, 3, "points go by cards, not spaces");
    assert_eq!(board.cards().total(), 15);
}

/// People are offered the cities in this order; other boards come after them.
#[test]
fn every_board_file_is_built_in() {
    let boards: Vec<Board> = CITIES.iter().map(|(id, _)| Board::city(id).unwrap()).collect();
    for (board, (id, _)) in boards.iter().zip(CITIES) {
        assert_eq!(board.id, *id, "a board file has the name of its id");
    }
    let offered = |board: &&Board| board.order.is_some();
    let order: Vec<Option<u8>> = boards.iter().take_while(offered).map(|b| b.order).collect();
    let numbers: Vec<Option<u8>> = (1..=order.len() as u8).map(Some).collect();
    assert_eq!(order, numbers, "each position once");
    assert!(boards[order.len()..].iter().all(|board| board.order.is_none()));
    let cities: Vec<&str> = boards.iter().map(|board| board.id.as_str()).collect();
    assert_eq!(cities[..4], ["new-york", "london", "san-francisco", "berlin"]);
}

#[test]
fn the_built_in_boards_have_the_facts_of_the_games() {
    // id, pieces, colours, cards, places, routes, doubles, tickets, last round (rules.md)
    let facts = [
        ("new-york", vec![("taxi", 15)], 6, 44, 15, 41, 11, 18, 2),
        ("london", vec![("bus", 17)], 6, 44, 17, 44, 9, 20, 2),
        ("san-francisco", vec![("streetcar", 20)], 6, 44, 21, 65, 20, 24, 2),
        ("berlin", vec![("streetcar", 11), ("subway", 5)], 6, 44, 20, 62, 18, 22, 1),
        ("continent", vec![("train", 45)], 8, 110, 36, 100, 22, 30, 2),
    ];
    for (id, pieces, colors, cards, places, routes, doubles, tickets, last_round_at) in facts {
        let board = Board::city(id).unwrap();
        assert_eq!(board.id, id);
        let kinds: Vec<(&str, u8)> =
            board.pieces.iter().map(|kind| (kind.name.as_str(), kind.count)).collect();
        assert_eq!(kinds, pieces, "{id}");
        assert_eq!(board.colors.len(), colors, "{id}");
        assert_eq!(board.cards().total(), cards, "{id}");
        assert_eq!(board.places.len(), places, "{id}");
        assert_eq!(board.routes.len(), routes, "{id}");
        let lanes = board.routes.iter().filter(|route| route.twin.is_some()).count();
        assert_eq!(lanes, 2 * doubles, "{id}");
        assert_eq!(board.tickets.len(), tickets, "{id}");
        assert_eq!(board.last_round_at, last_round_at, "{id}");
        assert_eq!(board.players, (2, 4), "{id}");
        assert!(!board.provenance.is_empty(), "{id}");
        assert_eq!(board.reconstruction, id == "berlin");
    }
    assert!(Board::city("berlin").unwrap().provenance.starts_with("RECONSTRUCTION"));
    assert!(Board::city("paris").is_none());
}

#[test]
fn a_drawing_is_told_to_the_layout() {
    let DrawingFacts { text_size, margin, title, landmarks, labels } =
        Board::parse(SMALL).unwrap().drawing.clone();
    assert_eq!((text_size, margin), (16.0, 50.0));
    assert_eq!(title.unwrap(), Title { x: 300.0, y: 60.0, size: 40.0, width: 200.0, turn: -5.0 });
    assert_eq!(landmarks, [Landmark { x: 200.0, y: 100.0, width: 30.0, height: 40.0 }]);
    assert_eq!(labels["c"], LabelSpot { x: 12.5, y: -20.0, lines: 2 });
    let without = SMALL.lines().filter(|line| !line.starts_with("drawing"));
    let plain = Board::parse(&without.collect::<Vec<_>>().join("\n")).unwrap().drawing.clone();
    assert_eq!((plain.text_size, plain.margin), (16.0, 40.0));
    assert!(plain.title.is_none() && plain.landmarks.is_empty() && plain.labels.is_empty());
}

#[test]
fn one_mistake_is_reported_where_it_is() {
    use Mistake::*;
    let key = |key: &str| key.to_owned();
    check("id = \"small\"", "id = \"Not a slug\"", BadSlug(key("Not a slug")));
    check(
        "players = [2, 3]",
        "players = [3]",
        WrongType { key: key("players"), expected: Expected::FewestAndMost },
    );
    check(
        "[\"red\", \"blue\", \"green\", \"white\"]",
        "[\"red\"]",
        TooFew { key: "player_colors", found: 1, least: 3 },
    );
    check(
        "blue = 6, wild = 3",
        "blue = 300, wild = 3",
        OutOfRange { key: key("blue"), least: 1.0, most: 255.0 },
    );
    check(
        "red = 6, blue = 6, wild = 3",
        "red = 200, blue = 200, wild = 3",
        TooMany { key: "cards", found: 403, most: 255 },
    );
    check(
        "red = 6, blue = 6, wild = 3",
        "red = 6, blue = 5, wild = 1",
        TooFew { key: "cards", found: 12, least: 13 },
    );
    check("last_round_at = 2", "last_round_at = 12", LastRoundAtOnce);
    check(
        "drawing.margin = 50",
        "drawing.margin = -1",
        OutOfRange { key: key("margin"), least: 0.0, most: 600.0 },
    );
    check(
        "{ x = 200, y = 100, width = 30,",
        "{ x = 200, y = 100, width = 0,",
        OutOfRange { key: key("width"), least: 1.0, most: 2400.0 },
    );
    check("size = 40, width = 200", "size = 40", MissingKey("width"));
    check("turn = -5", "font = 5", UnknownKey(key("font")));
    check("labels.c =", "labels.z =", UnknownPlace(key("z")));
    check("lines = 2", "lines = 9", OutOfRange { key: key("lines"), least: 1.0, most: 3.0 });
    check("aspect = 1.5", "aspect = 99", OutOfRange { key: key("aspect"), least: 0.2, most: 5.0 });
    check(
        "name = \"C\", x = 0.5",
        "name = \"C\", x = 5",
        OutOfRange { key: key("x"), least: 0.0, most: 1.0 },
    );
    check("places = [\"a\", \"b\"]", "places = [\"a\", \"z\"]", UnknownPlace(key("z")));
    check(
        "places = [\"a\", \"b\"]",
        "places = [\"a\"]",
        TooFew { key: "places", found: 1, least: 2 },
    );
    check("points = [0, 1, 3, 6]", "points = [0, 1]", WrongTouristPoints { found: 2, needed: 4 });
    check("symbols = 3", "symbols = 30", OutOfRange { key: key("symbols"), least: 1.0, most: 8.0 });
    check(
        "id = \"b--c\", color = \"blue\"",
        "id = \"b--c\", color = \"pink\"",
        ColorNotInDeck(key("pink")),
    );
    check(
        "cards = 2, piece = \"boat\"",
        "cards = 3, piece = \"boat\"",
        NoPoints { piece: key("boat"), cards: 3 },
    );
    check("ferries = 1", "ferries = 3", TooManyFerries);
    check("piece = \"boat\", ferries", "piece = \"ship\", ferries", UnknownPiece(key("ship")));
    check(", piece = \"boat\", ferries = 1", ", ferries = 1", WhichPiece);
    check(
        "id = \"a--b#2\", color = \"grey\", spaces = 2",
        "id = \"a--b#2\", color = \"grey\", spaces = 3",
        UnequalLanes(key("a--b")),
    );
    check("[[0.3, 0.1, 0], [0.6, 0.1, 0]]", "[[0.3, 0.1, 0]]", WrongLayout { found: 1, spaces: 2 });
    check("{ id = \"c--b\", points = 3 }", "{ id = \"c-b\", points = 3 }", BadId(key("c-b")));
    check("{ id = \"c--b\", points = 3 }", "{ id = \"c--c\", points = 3 }", SamePlace(key("c")));
    check("{ id = \"c--b\", points = 3 }", "{ id = \"c--x\", points = 3 }", UnknownPlace(key("x")));
    check("{ id = \"c--b\", points = 3 }", "{ id = \"c--a\", points = 3 }", Duplicate(key("c--a")));
    check(
        "{ id = \"c--b\", points = 3 }",
        "{ id = \"c--b\", point = 3, points = 3 }",
        UnknownKey(key("point")),
    );
    check("{ id = \"c--b\", points = 3 }", "{ id = \"c--b\" }", MissingKey("points"));
    let text = Mistake::WrongType { key: key("name"), expected: Expected::Text };
    check("name = \"Small\"", "name = \"Sm\\u001ball\"", text);
    let far = OutOfRange { key: key("layout"), least: -0.5, most: 1.5 };
    check("[[0.3, 0.1, 0], [0.6, 0.1, 0]]", "[[0.3, 1e9, 0], [0.6, 0.1, 0]]", far);
    let turned = OutOfRange { key: key("layout"), least: -360.0, most: 360.0 };
    check("[[0.3, 0.1, 0], [0.6, 0.1, 0]]", "[[0.3, 0.1, 1e9], [0.6, 0.1, 0]]", turned);
    check(
        "spaces = 1, cards = 2",
        "spaces = \"1\", cards = 2",
        WrongType { key: key("spaces"), expected: Expected::WholeNumber },
    );
}

#[test]
fn mistakes_of_the_network_are_found() {
    let has = |from: &str, to: &str, expected: Mistake| {
        let found = mistakes(from, to);
        assert!(found.iter().any(|(_, m)| *m == expected), "{expected:?} not in {found:?}");
    };
    has("a--b#2", "b--a", Mistake::Parallel("b--a".into()));
    has("a--b#2", "b--a", Mistake::LaneMissing("a--b#1".into()));
    has("a--b#2", "a--b#3", Mistake::BadId("a--b#3".into()));
    has("a--b#2", "a--b#1", Mistake::Duplicate("a--b#1".into()));
    let without = "  { id = \"b--c\", color = \"blue\", spaces = 1, cards = 2, piece = \"boat\", ferries = 1 },\n";
    has(without, "", Mistake::UnreachableTicket("a--c".into()));
    has(without, "", Mistake::IsolatedPlace("c".into()));
}

#[test]
fn too_many_places_routes_colours_and_tickets_are_refused() {
    let mut text = SMALL.to_owned();
    let mut places = String::new();
    let mut routes = String::new();
    let mut tickets = String::new();
    for i in 0..130 {
        places += &format!("{{ id = \"p{i}\", name = \"P\", x = 0.5, y = 0.5 }},\n");
        routes +=
            &format!("{{ id = \"a--p{i}\", color = \"grey\", spaces = 1, piece = \"bus\" }},\n");
        tickets += &format!("{{ id = \"p{i}--b\", points = 1 }},\n");
    }
    text = text.replace("places = [\n", &format!("places = [\n{places}"));
    text = text.replace("routes = [\n", &format!("routes = [\n{routes}"));
    text = text.replace("tickets = [\n", &format!("tickets = [\n{tickets}"));
    text = text
        .replace("red = 6,", "red = 6, c1 = 1, c2 = 1, c3 = 1, c4 = 1, c5 = 1, c6 = 1, c7 = 1,");
    let found = Board::parse(&text).unwrap_err().mistakes;
    for (key, found_count, most) in
        [("places", 133, 64), ("routes", 133, 128), ("tickets", 136, 64), ("colors", 9, 8)]
    {
        let expected = Mistake::TooMany { key, found: found_count, most };
        assert!(found.iter().any(|(_, m)| *m == expected), "{expected:?} not in {found:?}");
    }
}

#[test]
fn all_mistakes_are_reported_at_once_in_the_order_of_the_file() {
    let text = SMALL
        .replace("name = \"Small\"", "name = 7")
        .replace("color = \"blue\", spaces = 1", "color = \"mauve\", spaces = 1")
        .replace("b--a\", points = 1", "b--nowhere\", points = 1")
        .replace("{ id = \"c\", name = \"C\", x = 0.5,", "{ id = \"c\", name = \"C\",");
    let found = Board::parse(&text).unwrap_err().mistakes;
    let lines: Vec<usize> = found.iter().map(|(spot, _)| spot.line).collect();
    assert_eq!(lines, [2, 20, 26, 32], "{found:?}");
    assert_eq!(found[0].0.column, 8);
}

#[test]
fn a_file_that_is_not_toml_says_where() {
    let error = Board::parse("id = \"x\"\nplayers = [2, 4\n").unwrap_err();
    assert!(matches!(&error.mistakes[0], (spot, Mistake::Syntax(_)) if spot.line >= 2));
    assert!(Board::parse("").is_err());
    assert!(Board::parse("\u{0}\u{1}").is_err());
}

/// Every prefix of a board file is refused or, at its very end, accepted; none is a panic.
#[test]
fn truncated_files_are_refused() {
    let text = SMALL;
    for (end, _) in text.char_indices() {
        let whole = text[end..].trim().is_empty();
        assert!(whole || Board::parse(&text[..end]).is_err(), "cut at {end}");
    }
}

/// A file that is wrong everywhere is refused in the time that reading it takes: its hundred thousand
/// mistakes are not looked for one by one from the start of the file.
#[test]
fn a_file_full_of_mistakes_is_refused_all_the_same() {
    let many = "\"a\", ".repeat(100_000);
    let text = SMALL.replace("\"red\", \"blue\", \"green\", \"white\"", &many);
    assert!(Board::parse(&text).is_err());
    let many = "{ id = 1 }, ".repeat(50_000);
    for list in ["places = [\n", "routes = [\n", "tickets = [\n"] {
        let text = SMALL.replace(list, &format!("{list}{many}"));
        let mistakes = Board::parse(&text).unwrap_err().mistakes;
        assert!(mistakes.len() <= 1000);
    }
}

/// The example in the documentation is a board that can be played.
#[test]
fn the_example_in_the_documentation_is_in_order() {
    let page = include_str!("../../../docs/boards.md");
    let (_, rest) = page.split_once("```toml\n").unwrap();
    let (example, _) = rest.split_once("```").unwrap();
    let board = Board::parse(example).unwrap();
    assert_eq!(board.id, "harbour");
}

/// What programs in other languages are told of a board, on the documentation's example.
#[test]
fn a_board_as_json_has_all_that_bears_on_play() {
    let text = include_str!("../../../docs/boards.md");
    let example = text.split("```toml\n").nth(1).unwrap().split("```").next().unwrap();
    let json = |text: &str| serde_json::to_value(&*Board::parse(text).unwrap()).unwrap();
    let board = json(example);
    assert_eq!(board["id"], "harbour");
    assert_eq!(board["deck"], json!({"blue": 6, "green": 6, "red": 6, "wild": 8}));
    assert_eq!(
        board["pieces"],
        json!([{"name": "tram", "count": 12, "points": {"1": 1, "2": 2, "3": 4}}])
    );
    assert_eq!(board["last_round_at"], 2);
    assert_eq!(board["places"][1]["id"], "market");
    assert_eq!(board["places"][1]["attraction"], true);
    assert_eq!(board["places"][0]["tourists"], true);
    let lane = json!({
        "id": "pier--market#2", "a": "pier", "b": "market", "color": "grey", "cards": 2,
        "spaces": 2, "ferries": 0, "piece": "tram", "points": 2, "twin": "pier--market#1",
        "layout": [],
    });
    assert_eq!(board["routes"][1], lane);
    assert_eq!(board["routes"][4]["ferries"], 1);
    assert_eq!(board["routes"][4]["twin"], Value::Null);
    assert_eq!(
        board["tickets"][2],
        json!({"id": "pier--island", "a": "pier", "b": "island", "points": 6})
    );
    assert_eq!(
        board["districts"],
        json!([{"points": 2, "color": "blue", "places": ["pier", "castle"]}])
    );
    assert_eq!(board["tourists"]["start"], json!({"2": 2, "3": 2, "4": 3}));
    assert_eq!(board["tourists"]["points"], json!([0, 1, 3]));
    assert_eq!(board["bonuses"], json!(["attractions", "districts", "tourists"]));
    // And it reads back, all but what only a layout needs.
    let mut facts = Facts::clone(&Board::parse(example).unwrap());
    facts.drawing = DrawingFacts::default();
    assert_eq!(serde_json::from_value::<Facts>(board).unwrap(), facts);
}
