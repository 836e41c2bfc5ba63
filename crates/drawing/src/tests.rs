//! The laws of the layout: on the built-in boards nothing lies on top of anything else, all of it is
//! inside the drawing, and any board can be drawn, however crowded.

use crosstown_rules::{Board, CITIES};

use crate::block::{Block, distance};
use crate::labels::{Spot, landmarks, lettering, place_labels};
use crate::spaces::{Line, Map};
use crate::{Drawing, Frame};

fn boards() -> impl Iterator<Item = Board> {
    CITIES.iter().map(|(id, _)| Board::city(id).unwrap())
}

/// The boards that have a drawing of their own.
fn drawn() -> impl Iterator<Item = Board> {
    boards().filter(|board| board.drawing.title.is_some())
}

/// A board twice as wide as high with two places at a quarter and three quarters of its width, these
/// routes between them, and a third place.
fn between(routes: &str) -> Board {
    let file = format!(
        r#"id = "test"
        name = "Test"
        provenance = "made up"
        players = [2, 2]
        player_colors = ["red", "blue"]
        wild = "taxi"
        last_round_at = 0
        aspect = 2
        deck = {{ red = 10, wild = 5 }}
        pieces.tram = {{ count = 15, points = {{ 1 = 1, 2 = 1, 3 = 1, 4 = 1 }} }}
        places = [
          {{ id = "a", name = "A", x = 0.25, y = 0.5 }},
          {{ id = "b", name = "B", x = 0.75, y = 0.5 }},
          {{ id = "c", name = "C", x = 0.75, y = 0.95 }},
        ]
        tickets = [
          {{ id = "a--b", points = 1 }}, {{ id = "b--a", points = 1 }},
          {{ id = "a--c", points = 1 }}, {{ id = "b--c", points = 1 }},
        ]
        routes = [{routes}, {{ id = "b--c", color = "red", spaces = 1 }}]"#
    );
    Board::parse(&file).unwrap_or_else(|error| panic!("{error}"))
}

fn map(board: &Board) -> Map {
    Map::new(board, &Line::all(board))
}

fn labels(board: &Board, map: &Map) -> Vec<Spot> {
    let names = board.places.iter();
    let names: Vec<_> = names.map(|p| (p.name.as_str(), board.drawing.labels.get(&p.id))).collect();
    place_labels(&names, &Line::all(board), map, &board.drawing)
}

/// Whether a block is inside a frame, this far from its sides.
fn inside(block: &Block, frame: &Frame, far: f64) -> bool {
    let ((x, y), reach) = (block.at, block.reach());
    x - reach.0 >= frame.x + far
        && y - reach.1 >= frame.y + far
        && x + reach.0 <= frame.x + frame.width - far
        && y + reach.1 <= frame.y + frame.height - far
}

#[test]
fn the_longer_side_has_1200() {
    let drawing = Drawing::new(&between("{ id = \"a--b\", color = \"red\", spaces = 3 }"));
    assert_eq!(drawing.frame, Frame { x: -40.0, y: 0.0, width: 1280.0, height: 600.0 });
}

#[test]
fn spaces_are_spread_evenly_on_the_line_between_two_places() {
    let drawing = Drawing::new(&between("{ id = \"a--b\", color = \"red\", spaces = 3 }"));
    let [one, two, three] = &drawing.routes[0].spaces[..] else { panic!("three spaces") };
    assert!([one, two, three].iter().all(|space| (space.y, space.angle) == (300.0, 0.0)));
    assert_eq!(two.x, 600.0);
    assert!((two.x - one.x - (three.x - two.x)).abs() < 0.02);
}

#[test]
fn the_lanes_of_a_double_route_are_side_by_side() {
    let drawing = Drawing::new(&between(
        "{ id = \"a--b#1\", color = \"red\", spaces = 3 },\
         { id = \"a--b#2\", color = \"grey\", spaces = 3 }",
    ));
    let [one, two] = [0, 1].map(|i| drawing.routes[i].spaces[0]);
    assert_eq!(one.x, two.x);
    assert!(one.y - two.y > drawing.lane);
}

#[test]
fn measured_spaces_are_taken_as_they_are() {
    let drawing = Drawing::new(&between(
        "{ id = \"a--b\", color = \"red\", spaces = 3,\
           layout = [[0.3, 0.4, -20], [0.5, 0.3, 0], [0.7, 0.4, 200]] }",
    ));
    let spaces = drawing.routes[0].spaces.iter().map(|space| [space.x, space.y, space.angle]);
    let expected = [[360.0, 240.0, -20.0], [600.0, 180.0, 0.0], [840.0, 240.0, 20.0]];
    assert_eq!(spaces.collect::<Vec<_>>(), expected);
}

#[test]
fn one_space_covers_a_whole_tunnel_and_shows_its_cards() {
    let drawing = Drawing::new(&between(
        "{ id = \"a--b\", color = \"grey\", spaces = 1, cards = 4, ferries = 2 }",
    ));
    let route = &drawing.routes[0];
    assert!(route.tunnel && route.spaces.len() == 1 && route.length > 500.0);
    let wild: Vec<bool> = route.signs.iter().map(|sign| sign.wild).collect();
    assert_eq!(wild, [false, true, true, false]);
    assert!(route.signs.windows(2).all(|pair| pair[1].x - pair[0].x > 2.0 * route.sign_size));
}

/// How far a point is from the nearest side of a name.
fn away(spot: &Spot, (x, y): (f64, f64)) -> f64 {
    let beside = ((x - spot.block.at.0).abs() - spot.block.half.0).max(0.0);
    let above = ((y - spot.block.at.1).abs() - spot.block.half.1).max(0.0);
    beside.hypot(above)
}

#[test]
fn every_name_is_nearest_to_its_own_place() {
    for board in boards() {
        let map = map(&board);
        for (own, spot) in labels(&board, &map).iter().enumerate() {
            let near = away(spot, map.places[own]);
            for (other, &at) in map.places.iter().enumerate().filter(|(other, _)| *other != own) {
                let [name, stranger] = [own, other].map(|place| &board.places[place].name);
                assert!(near < away(spot, at), "{}: {name} is nearer to {stranger}", board.id);
            }
        }
    }
}

#[test]
fn no_two_spaces_and_places_lie_on_top_of_each_other() {
    for board in boards() {
        assert_eq!(map(&board).overlaps(), 0, "{}", board.id);
    }
}

#[test]
fn no_space_is_under_the_disc_of_its_place() {
    for board in boards() {
        let (map, lines) = (map(&board), Line::all(&board));
        for (line, spaces) in lines.iter().zip(&map.routes) {
            for (end, space) in
                line.ends.iter().flat_map(|end| spaces.iter().map(move |s| (end, s)))
            {
                let free = distance(space.at, map.places[*end]) - map.radius;
                assert!(free >= space.half.0, "{} at {:?}", board.id, space.at);
            }
        }
    }
}

#[test]
fn signs_are_on_the_spaces_of_their_route() {
    for board in boards() {
        for (route, facts) in Drawing::new(&board).routes.iter().zip(&board.routes) {
            assert_eq!(route.id, facts.id);
            assert_eq!(route.signs.len(), usize::from(facts.cards), "{}", route.id);
            let wild = route.signs.iter().filter(|sign| sign.wild).count();
            assert_eq!(wild, usize::from(facts.ferries), "{}", route.id);
            for sign in &route.signs {
                let on = |space: &crate::DrawnSpace| {
                    let half = (route.length / 2.0 - route.sign_size, route.width / 2.0);
                    let block = Block::turned((space.x, space.y), space.angle, half);
                    let (along, across) = block.local((sign.x, sign.y));
                    along.abs() <= half.0 && across.abs() < 0.1
                };
                assert!(route.spaces.iter().any(on), "{} {sign:?}", route.id);
            }
        }
    }
}

#[test]
fn names_are_all_there_and_whole() {
    for board in boards() {
        for (place, facts) in Drawing::new(&board).places.iter().zip(&board.places) {
            let lines: Vec<&str> = place.label.lines.iter().map(|line| &*line.text).collect();
            assert_eq!(lines.join(" "), facts.name);
        }
    }
}

#[test]
fn names_touch_no_piece_no_place_no_landmark_and_no_other_name() {
    for board in boards() {
        let map = map(&board);
        let labels = labels(&board, &map);
        // Pieces are larger than the spaces that they are on.
        let pieces = map.routes.iter().flatten().map(|space| space.grown(3.0));
        let things: Vec<Block> =
            pieces.chain(map.blocks()).chain(landmarks(&board.drawing)).collect();
        for (i, label) in labels.iter().enumerate() {
            let others = labels[i + 1..].iter().map(|other| &other.block);
            for thing in things.iter().chain(others) {
                assert_eq!(label.block.overlap(thing), 0.0, "{} {:?}", board.id, label.lines);
            }
        }
    }
}

#[test]
fn lettering_is_covered_by_no_space_or_place() {
    for board in drawn() {
        let lettering = lettering(&board.drawing).unwrap();
        assert!(map(&board).blocks().all(|block| block.overlap(&lettering) == 0.0), "{}", board.id);
    }
}

#[test]
fn everything_is_inside_the_frame() {
    for board in boards() {
        let (map, frame) = (map(&board), Drawing::new(&board).frame);
        let margin = board.drawing.margin;
        assert_eq!((frame.x, frame.y), (-margin, 0.0), "{}: the board needs no more", board.id);
        assert!((frame.width - map.size.0 - 2.0 * margin).abs() < 0.01, "{}", board.id);
        for label in labels(&board, &map) {
            assert!(inside(&label.block, &frame, 10.0), "{} {:?}", board.id, label.lines);
        }
    }
}

#[test]
fn a_frame_grows_around_what_sticks_out() {
    let file = CITIES.iter().find(|(id, _)| *id == "new-york").unwrap().1;
    let place = file.lines().find(|line| line.contains("name = \"Soho\"")).unwrap();
    let corner = "{ id = \"soho\", name = \"Soho\", x = 0, y = 1 },";
    let edge = file.replace(place, corner);
    let board = Board::parse(&edge).unwrap();
    let (map, frame) = (map(&board), Drawing::new(&board).frame);
    for block in map.blocks().chain(labels(&board, &map).iter().map(|label| label.block)) {
        assert!(inside(&block, &frame, -0.01), "{block:?} {frame:?}");
    }
    assert!(frame.x < -map.radius && frame.height > 1200.0 + map.radius);
}

#[test]
fn lines_of_a_name_are_in_its_box() {
    for board in boards() {
        for place in Drawing::new(&board).places {
            let label = place.label;
            for line in &label.lines {
                assert!(line.x >= label.x - label.width / 2.0 - 0.02);
                assert!(line.x + line.width <= label.x + label.width / 2.0 + 0.02);
                assert!((line.y - label.y).abs() <= label.height / 2.0);
            }
        }
    }
}

/// A board with as much on it as a file may have, in the time that a visitor waits for an answer.
#[test]
fn a_board_without_any_room_can_be_drawn() {
    let places: String = (0..64)
        .map(|i| {
            format!("{{ id = \"p{i}\", name = \"Some very long name {i}\", x = 0.5, y = 0.5 }},\n")
        })
        .collect();
    let routes: String = (0..128)
        .map(|i| (i % 64, (i % 64 + 1 + i / 64) % 64))
        .map(|(a, b)| format!("{{ id = \"p{a}--p{b}\", color = \"grey\", spaces = 15 }},\n"))
        .collect();
    let tickets: String =
        (1..5).map(|i| format!("{{ id = \"p0--p{i}\", points = 1 }},\n")).collect();
    let file = format!(
        "id = \"full\"\nname = \"Full\"\nprovenance = \"made up\"\nplayers = [2, 2]\n\
         player_colors = [\"red\", \"blue\"]\nwild = \"taxi\"\nlast_round_at = 0\naspect = 1\n\
         deck = {{ red = 20 }}\npieces.tram = {{ count = 20, points = {{ 15 = 1 }} }}\n\
         places = [\n{places}]\nroutes = [\n{routes}]\ntickets = [\n{tickets}]\n"
    );
    let board = Board::parse(&file).unwrap();
    let drawing = Drawing::new(&board);
    assert_eq!(drawing.routes.iter().map(|route| route.spaces.len()).sum::<usize>(), 128 * 15);
    let json = serde_json::to_value(&drawing).unwrap().to_string();
    assert!(!json.contains("null,\"y\"") && drawing.frame.width.is_finite());
}

#[test]
fn the_same_board_gives_the_same_drawing() {
    for board in boards() {
        let (one, two) = (Drawing::new(&board), Drawing::new(&board));
        assert_eq!(one, two);
        let read: Drawing = serde_json::from_value(serde_json::to_value(&one).unwrap()).unwrap();
        assert_eq!(read, one);
    }
}
