// Made by `cargo xtask types` out of crates/table/src/protocol.rs and crates/rules/src/schema.rs, which are
// the places to change it. docs/protocol.md tells what goes where.

/** An action: one that can be taken, as a view lists it and a client sends it back, or one that was
 * taken, as the log has it. */
export type Action = {
  /** By whom. A client may leave it out of what it sends. */
  seat: number, } & ({ "do": "keep",
  /** The kept ones. */
  tickets?: Array<string>, } | { "do": "place",
  /** Where. */
  at: string, } | { "do": "draw",
  /** From where: `"deck"` or the number of a slot of the row. */
  from: number | "deck",
  /** What it is. */
  card?: string, } | { "do": "claim",
  /** The route or lane. */
  route: string,
  /** The cards played. */
  cards: Record<string, number>,
  /** Where a tourist is taken. */
  tourist?: string, } | { "do": "tickets",
  /** Which. */
  offered?: Array<string>,
  /** How many, where it is not known which. */
  count?: number, } | { "do": "pass", });

/** A board with its drawing: what the page gets. */
export type Board = {
  /** Where everything on its picture is. */
  drawing: Drawing,
  /** The id that records and commands name. */
  id: string,
  /** The name that people read. */
  name: string,
  /** Where the facts come from and how certain they are. */
  provenance: string,
  /** Whether the network is a reconstruction and not the printed one. */
  reconstruction: boolean,
  /** The position among the cities that people are offered; none for a board that is not. */
  order: number | null,
  /** Fewest and most players. */
  players: [number, number],
  /** Colours of the players' pieces, one a seat. */
  player_colors: Array<string>,
  /** The card colours; `wild` is none of them. A [`Card`]'s index is its position here. */
  colors: Array<string>,
  /** What the wild card shows: taxi, bus, ferry, bicycle. */
  wild: string,
  /** The number of cards of each colour, and of `wild`. */
  deck: Record<string, number>,
  /** The kinds of pieces that every player has. */
  pieces: Array<Piece>,
  /** A player who ends a turn with this many pieces or fewer brings on the last round (R5.1). */
  last_round_at: number,
  /** Width of the drawing divided by its height. */
  aspect: number,
  /** The places. */
  places: Array<Place>,
  /** The routes, each lane of a double route for itself. */
  routes: Array<Route>,
  /** The tickets. */
  tickets: Array<Ticket>,
  /** Groups of places that score when connected (R8.2); empty where there are none. */
  districts: Array<District>,
  /** The tourists (R6), where there are any. */
  tourists: Tourists | null,
  /** What scores at the end beside routes and tickets. */
  bonuses: Array<BonusKind>, };

/** A board file to be looked at. */
export type BoardFile = {
  /** The text of the file. */
  board: string, };

/** A mistake in a board file, and where. */
export type BoardMistake = {
  /** The line. */
  line: number,
  /** The character in the line. */
  column: number, } & ({ "code": "syntax", "about": string } | { "code": "missing-key", "about": string } | { "code": "unknown-key", "about": string } | { "code": "wrong-type", "about": {
  /** The key. */
  key: string,
  /** What belongs there. */
  expected: Expected, } } | { "code": "out-of-range", "about": {
  /** The key. */
  key: string,
  /** The smallest number allowed. */
  least: number,
  /** The largest. */
  most: number, } } | { "code": "too-many", "about": {
  /** Of what. */
  key: string,
  /** How many there are. */
  found: number,
  /** How many there may be. */
  most: number, } } | { "code": "too-few", "about": {
  /** Of what. */
  key: string,
  /** How many there are. */
  found: number,
  /** How many there must be. */
  least: number, } } | { "code": "duplicate", "about": string } | { "code": "bad-slug", "about": string } | { "code": "bad-id", "about": string } | { "code": "unknown-place", "about": string } | { "code": "same-place", "about": string } | { "code": "color-not-in-deck", "about": string } | { "code": "unknown-piece", "about": string } | { "code": "which-piece" } | { "code": "no-points", "about": {
  /** The kind of piece. */
  piece: string,
  /** The number of cards. */
  cards: number, } } | { "code": "not-enough-pieces", "about": {
  /** The kind of piece. */
  piece: string,
  /** How many a player has. */
  count: number, } } | { "code": "too-many-ferries" } | { "code": "lane-missing", "about": string } | { "code": "unequal-lanes", "about": string } | { "code": "parallel", "about": string } | { "code": "wrong-layout", "about": {
  /** Spaces drawn. */
  found: number,
  /** Spaces of the route. */
  spaces: number, } } | { "code": "isolated-place", "about": string } | { "code": "unreachable-ticket", "about": string } | { "code": "last-round-at-once" } | { "code": "no-tourists" } | { "code": "too-many-stacks" } | { "code": "no-room-for-stacks" } | { "code": "wrong-tourist-points", "about": {
  /** How many numbers there are. */
  found: number,
  /** How many there must be. */
  needed: number, } });

/** A bonus that a player scores. */
export type Bonus = {
  /** What for. */
  kind: BonusKind,
  /** How many points. */
  points: number, };

/** A kind of bonus: what can score at the end beside routes and tickets. */
export type BonusKind = "attractions" | "districts" | "tourists";

/** A built-in city, in the list of them. */
export type City = {
  /** Its id. */
  id: string,
  /** The name that people read. */
  name: string,
  /** Fewest and most players. */
  players: [number, number],
  /** Whether the network is a reconstruction and not the printed one. */
  reconstruction: boolean, };

/** A limit on thinking. */
export type Clock = {
  /** What the seconds are for. */
  per: Per,
  /** 5 to 604800. */
  seconds: number, };

/** Why something was not done. Names stay as they are; there may be more of them later. */
export type Code = "not-found" | "not-allowed" | "unknown-host" | "bad-host" | "foreign-origin" | "too-many-requests" | "too-many-tables" | "too-many-sockets" | "server-full" | "too-slow" | "bad-path" | "bad-query" | "bad-body" | "body-too-long" | "bad-json" | "bad-record" | "bad-upgrade" | "replay-too-long" | "no-such-board" | "no-such-table" | "no-such-record" | "no-such-seat" | "city-or-board" | "bad-board" | "board-too-long" | "wrong-number-of-seats" | "nobody-plays" | "bad-name" | "bad-clock" | "bad-invite" | "not-host" | "not-your-seat" | "seat-taken" | "already-gone" | "not-away" | "cannot-return" | "already-said" | "game-not-running" | "game-not-over" | "table-full" | "other-rules" | "table-damaged" | "busy" | "not-stored" | "closing" | "bad-message" | "bad-id" | "bad-action" | "spectator" | "bot-plays" | "hints-off" | "game-not-begun" | "wrong-secret" | "already-dealt" | "stale" | Refusal;

/** What one seat contributed to the shuffles: it committed to 32 secret bytes before anybody told
 * any, and then told them, or did not. */
export type Contribution = {
  /** The seat, as it was numbered before the deal. */
  seat: number,
  /** SHA-256 of the secret. */
  commit: string,
  /** The secret; absent if it was not told in time, and so not mixed in. */
  secret?: string, };

/** A district (R8.2). */
export type District = {
  /** Its points, which are also its number on the board. */
  points: number,
  /** Its colour on the board. */
  color: string,
  /** Its places. */
  places: Array<string>, };

/** Where everything on the picture of a board is. The longer side of the board has 1200 units; points
 * are counted from its top left corner, to the right and down. Angles are in degrees, clockwise. */
export type Drawing = {
  /** All of the picture, its margins included. */
  frame: Frame,
  /** Radius of a place. */
  radius: number,
  /** Width of most spaces, for the roads under them. */
  lane: number,
  /** Size of the names. */
  text_size: number,
  /** Where the city's name is written on its drawing, if it is. */
  title: Lettering | null,
  /** The places, in the order of the board. */
  places: Array<DrawnPlace>,
  /** The routes, in the order of the board. */
  routes: Array<DrawnRoute>, };

/** A place on the picture. */
export type DrawnPlace = {
  /** The place. */
  id: string,
  /** Its middle. */
  x: number,
  /** Its middle. */
  y: number,
  /** Its name. */
  label: Label, };

/** A route on the picture, or one lane of a double route. Its road goes from place to place through
 * the middles of its spaces. */
export type DrawnRoute = {
  /** The route. */
  id: string,
  /** Whether one space covers the whole route, however many cards it costs (Berlin's subways). */
  tunnel: boolean,
  /** Length of its spaces. */
  length: number,
  /** Width of its spaces. */
  width: number,
  /** Its spaces, from its first place to its second. All of them face the same way. */
  spaces: Array<DrawnSpace>,
  /** Size of its signs, from their middle. */
  sign_size: number,
  /** Where the signs of its colour go: one on each space, and in a tunnel one for each card. */
  signs: Array<DrawnSign>, };

/** A sign on a route. */
export type DrawnSign = {
  /** Its middle. */
  x: number,
  /** Its middle. */
  y: number,
  /** How far it is turned. */
  angle: number,
  /** Shows that this card must be wild, as for ferries, instead of the colour. */
  wild: boolean, };

/** A space of a route. */
export type DrawnSpace = {
  /** Its middle. */
  x: number,
  /** Its middle. */
  y: number,
  /** How far it is turned. What is drawn on it does not stand on its head. */
  angle: number, };

/** What players can say to each other: no words, so that nobody needs to fear them. */
export type Emote = "hello" | "thanks" | "well-played" | "wow" | "oops" | "your-turn";

/** The players ended the game (Q10). */
export type Ended = { "end": "abandoned",
  /** The last who wanted it. */
  by: number, };

/** What happened in a game, as an entry of its log. */
export type Entry = Action | Happening | Ended;

/** A kind of value. */
export type Expected = "text" | "flag" | "number" | "whole-number" | "table" | "list" | "fewest-and-most" | "space";

/** Why a record is refused. */
export type Fault = {
  /** Where in the record. */
  at: FaultAt, } & ({ "code": "json",
  /** The parser's own words. */
  words: string, } | { "code": "format",
  /** The format that the record names. */
  found: string, } | { "code": "city",
  /** The city that the record names. */
  found: string, } | { "code": "players",
  /** The number of seats. */
  found: number, } | { "code": "seat",
  /** The seat. */
  seat: number, } | { "code": "other-seat",
  /** The seat that the action names. */
  seat: number, } | { "code": "unknown",
  /** `card`, `ticket`, `route`, `place`, or `method` of shuffling. */
  kind: string,
  /** The name that the record gives. */
  name: string, } | { "code": "take-over",
  /** The seat. */
  seat: number,
  /** From which entry on it was taken over. */
  from: number, } | { "code": "commitment" } | { "code": "contribution",
  /** The seat. */
  seat: number, } | { "code": "first",
  /** The seat that the record names. */
  said: number,
  /** The one that was drawn. */
  was: number, } | { "code": "not-of-seed" } | { "code": "wrong-cards" } | { "code": "wrong-tickets" } | { "code": "kind" } | { "code": "missing",
  /** Its name. */
  field: string, } | { "code": "superfluous",
  /** Its name. */
  field: string, } | { "code": "refused",
  /** Why. */
  refusal: Refusal, } | { "code": "seat-order" } | { "code": "other-card",
  /** What the record says. */
  said: string,
  /** What it was. */
  was: string, } | { "code": "other-tickets" } | { "code": "no-shuffle" } | { "code": "shuffle-too-many" } | { "code": "shuffle-cards" } | { "code": "after-end" } | { "code": "no-end" } | { "code": "other-result",
  /** Which field. */
  field: string,
  /** What the record says. */
  said: string,
  /** What it should say. */
  was: string, });

/** A part of a record. */
export type FaultAt = "record" | "seats" | "fair" | "deal" | { "entry": number } | "result";

/** Puts a bot on an open seat. */
export type Fill = {
  /** How strong it is. */
  level: Level, };

/** An upright rectangle. */
export type Frame = {
  /** Its left side. */
  x: number,
  /** Its top. */
  y: number,
  /** From left to right. */
  width: number,
  /** From top to bottom. */
  height: number, };

/** A message from a client. */
export type FromClient = { "type": "play",
  /** Made up by the client, 1 to 64 characters. What is sent again under the same id is
   * played once. */
  id: string,
  /** The number of the last event that the player had seen. */
  seen: number,
  /** One of the actions of the view. */
  action: Action, } | { "type": "emote",
  /** What. */
  emote: Emote, };

/** What chance did. */
export type Happening = { "chance": "shuffle",
  /** The deck in draw order. Only records have it. */
  cards?: Array<string>,
  /** How many cards it has. */
  count?: number, } | { "chance": "sweep",
  /** How often. */
  count: number, };

/** What a good player would do at a seat now. */
export type Hint = {
  /** One of the actions of the view. */
  action: Action,
  /** The free routes that it has in mind. */
  routes: Array<string>,
  /** Why; the most important reason first. May be empty. */
  reasons: Array<HintReason>, };

/** Why an action is a good idea. What it says holds in the position that was asked about. */
export type HintReason = { "why": "completes",
  /** Tickets of the seat. */
  tickets: Array<string>, } | { "why": "nearer",
  /** Tickets of the seat. */
  tickets: Array<string>, } | { "why": "points",
  /** How many. */
  points: number, } | { "why": "way",
  /** Tickets of the seat. */
  tickets: Array<string>, } | { "why": "color",
  /** The route. */
  route: string, } | { "why": "grey",
  /** The route. */
  route: string, } | { "why": "wild" } | { "why": "collects",
  /** How many. */
  count: number, } | { "why": "nothing-in-row" } | { "why": "may-be-wild" };

/** Where others can reach the server. */
export type Host = {
  /** The beginning of its addresses, such as `http://192.168.1.5:7878`. Null if others cannot reach
   * it, or if who asks is not at the server's own computer. */
  lan: string | null, };

/** Takes an open seat. */
export type Join = {
  /** From the invitation. */
  invite: string,
  /** The player's name. */
  name: string,
  /** SHA-256 of 32 secret bytes that this device contributes to the shuffles. */
  commit?: string, };

/** The name of a place. It is as wide as told here in any font: whoever draws it stretches it. */
export type Label = {
  /** Its middle. */
  x: number,
  /** Its middle. */
  y: number,
  /** From left to right. */
  width: number,
  /** From top to bottom. */
  height: number,
  /** Its lines, from the top. A very long name is cut short. */
  lines: Array<LabelLine>, };

/** A line of a name. */
export type LabelLine = {
  /** What it says. */
  text: string,
  /** Where it begins. */
  x: number,
  /** Its baseline. */
  y: number,
  /** The width that it is stretched to. */
  width: number, };

/** The city's name as lettering on its drawing. */
export type Lettering = {
  /** Its middle. */
  x: number,
  /** Its middle. */
  y: number,
  /** Size of the letters. */
  size: number,
  /** The width that it is stretched to. */
  width: number,
  /** How far it is turned. */
  angle: number, };

/** How strong an opponent people want. */
export type Level = "easy" | "medium" | "hard" | "expert";

/** Limits that clients must keep to. Those of an address are for all its clients together. */
export type Limits = {
  /** The longest message over a socket, in bytes. */
  message_bytes: number,
  /** The longest body of a request, in bytes. */
  body_bytes: number,
  /** The longest board file, in bytes. */
  board_bytes: number,
  /** Messages that a socket may send in a second, over time; twice as many at once. */
  messages_per_second: number,
  /** Requests that one address may make in a second, over time; five times as many at once. */
  requests_per_second: number,
  /** Tables that one address may make in an hour. */
  tables_per_hour: number,
  /** Sockets of one address. */
  sockets_per_address: number,
  /** How many milliseconds a player must be away before others may let a bot play, and before the end of
   * a game does not wait for them. */
  away_ms: number, };

/** A table of a visitor. */
export type MyTable = {
  /** When something happened there last, in milliseconds since 1970. */
  at: number,
  /** The table. */
  table: Table, };

/** Some of the tables of a visitor. */
export type MyTables = {
  /** Those that became theirs last come first. */
  tables: Array<MyTable>,
  /** If there may be more: what to ask for as `before`. */
  next?: string, };

/** A table to be made: a built-in city, or a board of one's own. */
export type NewTable = {
  /** The id of a built-in city. */
  city?: string,
  /** In place of a city: the text of a board file. */
  board?: string,
  /** Two to four seats, in turn order. */
  seats: Array<SeatPlan>,
  /** The one of them that begins. It becomes seat 0 of the table. Drawn if nobody says, when the cards
   * are dealt: then the seats are turned. */
  first?: number,
  /** Time to think, if it is limited. */
  clock?: Clock,
  /** Whether players may ask for hints. They may if this is absent. */
  hints?: boolean,
  /** SHA-256 of 32 secret bytes that this device contributes to the shuffles, for the first of its
   * seats. */
  commit?: string, };

/** An event with its number. */
export type Numbered = {
  /** One more than that of the event before. */
  number: number,
  /** When, in milliseconds since 1970. */
  at: number,
  /** What, as far as this visitor may know. */
  what: TableEvent, };

/** How a game ended. */
export type Outcome = {
  /** Why it ended. */
  reason: Reason,
  /** Everybody's points (R5.2). */
  scores: Array<Score>,
  /** Who won (R5.3); for an abandoned game, who was ahead. */
  winners: Array<number>, };

/** What a clock counts. */
export type Per = "move" | "game";

/** What is to be decided. */
export type Phase = "choose-tickets" | "place-tourists" | "turn" | "second-card" | "keep-tickets" | Reason;

/** A kind of piece. */
export type Piece = {
  /** Its name: taxi, bus, streetcar, subway. */
  name: string,
  /** How many of them each player has. */
  count: number,
  /** Points of a route by the number of cards it costs. */
  points: Record<string, number>, };

/** A place. */
export type Place = {
  /** The slug that records name. */
  id: string,
  /** The name that people read. */
  name: string,
  /** Position in the drawing, from the left, as a part of the width. */
  x: number,
  /** Position from the top, as a part of the height. */
  y: number,
  /** Whether it is a tourist attraction (R8.1). */
  attraction: boolean,
  /** Whether a stack of tourists is there from the start (R6.1). */
  tourists: boolean, };

/** Why something was not done, as clients are told. */
export type Problem = {
  /** A stable name, which clients turn into words. */
  code: Code,
  /** The rule or ruling, where one was broken. */
  rule?: string,
  /** More for programmers, in English. */
  detail?: string,
  /** What is wrong with a record, and where. */
  fault?: Fault,
  /** What is wrong with a board file, and where: the first of the mistakes. */
  mistakes?: Array<BoardMistake>, };

/** How a game ended. */
export type Reason = "finished" | "stuck" | "abandoned";

/** Who sat at a seat. */
export type RecordSeat = {
  /** The player's name. */
  name: string,
  /** `human`, or `bot:` and the bot's spec. */
  by: string,
  /** Who took the seat over during the game, in order. */
  then?: Array<TakeOver>, };

/** An action that the rules do not allow. The game is as it was before. */
export type Refusal = "game-over" | "not-your-turn" | "already-chosen" | "choose-tickets-first" | "setup-first" | "place-tourists-first" | "second-card-first" | "nothing-offered" | "choose-at-least-one" | "keep-at-least-one" | "not-offered" | "nothing-to-place" | "no-such-place" | "stack-there" | "no-such-slot" | "slot-empty" | "wild-second" | "no-cards" | "no-tickets" | "no-such-route" | "route-taken" | "owns-other-lane" | "lane-closed" | "too-few-pieces" | "wrong-number" | "wrong-color" | "not-in-hand" | "ferry-needs-wild" | "tourist-not-taken" | "no-tourist-there" | "cannot-pass";

/** A finished game, step by step. */
export type Replay = {
  /** The board. */
  board: Board,
  /** The `seats` of the record. */
  seats: Array<RecordSeat>,
  /** The `result` of the record. */
  result: Outcome,
  /** The seed of the shuffles, where the record has one. */
  fair: Shuffling | null,
  /** The deal, then one for each action. */
  steps: Array<Step>, };

/** A record that a visitor has, to be shown step by step. */
export type Replayed = {
  /** The record, as in docs/record.md. */
  record: object,
  /** The text of its board file, if it is not a built-in city. */
  board?: string, };

/** Reveals what the device of a seat contributes to the shuffles. */
export type Reveal = {
  /** The 32 bytes whose SHA-256 is the `commit` of the seat. */
  secret: string,
  /** SHA-256 of other secret bytes, for a rematch. */
  next?: string, };

/** A route, or one lane of a double route. */
export type Route = {
  /** `a--b`, or `a--b#1` and `a--b#2` for the lanes of a double route. */
  id: string,
  /** The first place of the id. */
  a: string,
  /** The second. */
  b: string,
  /** The colour it takes, or `grey`. */
  color: string,
  /** Cards it costs. */
  cards: number,
  /** Spaces to fill, one piece each. */
  spaces: number,
  /** How many of the cards must be wild (R6.3). */
  ferries: number,
  /** The kind of its pieces. */
  piece: string,
  /** Points for claiming it. */
  points: number,
  /** The other lane of a double route. */
  twin: string | null,
  /** Where its spaces are drawn: x, y, and the angle in degrees. Empty where nobody measured. */
  layout: Array<[number, number, number]>, };

/** One player's points. */
export type Score = {
  /** Points of the routes. */
  routes: number,
  /** Points of completed tickets less those of the others. */
  tickets: number,
  /** The sum of the bonuses. */
  bonus: number,
  /** The sum of all three. */
  total: number,
  /** The number of completed tickets. */
  completed: number, };

/** A seat as one visitor sees it. */
export type Seat = {
  /** The player's name; empty for bots and open seats. */
  name: string,
  /** Who plays now. */
  by: Sitter,
  /** The bot's level, where one plays. */
  level?: Level,
  /** Whether it is this visitor's. */
  mine: boolean,
  /** Whether its player can take it back from the bot that plays now. */
  can_return: boolean,
  /** Whether its player wants to end the game here. */
  wants_end: boolean,
  /** Milliseconds left when the present turn began, where a clock runs. */
  left_ms?: number,
  /** When the clock runs out, in milliseconds since 1970, if this seat is to act. */
  deadline?: number,
  /** SHA-256 of the secret that the player's device contributes to the shuffles, if it does. */
  commit?: string,
  /** The secret, once it is revealed. */
  secret?: string, };

/** Who is to sit at a seat of a new table. */
export type SeatPlan = { "by": "open" } | { "by": "device",
  /** The player's name. */
  name: string, } | { "by": "bot",
  /** How strong it is. */
  level: Level, };

/** A seat of a new table. */
export type SeatStart = {
  /** The player's name; absent for bots and open seats. */
  name?: string,
  /** The bot that plays it. */
  level?: Level,
  /** SHA-256 of the secret that the player's device will contribute to the shuffles. */
  commit?: string, };

/** What everybody sees of a seat. */
export type SeatView = {
  /** The number of cards in hand. */
  cards: number,
  /** Those of them that everybody saw it take. */
  shown: Record<string, number>,
  /** The number of tickets. */
  tickets: number,
  /** Pieces left by kind. */
  pieces: Record<string, number>,
  /** Points of its routes. */
  points: number,
  /** Its routes. */
  routes: Array<string>,
  /** Its tourist tokens, where the board has them. */
  tourists?: number,
  /** The tickets that it has kept, once the game is over or in an open replay. */
  kept?: Array<string>,
  /** Those of them whose places are connected, where `kept` is there. */
  completed?: Array<string>,
  /** What its bonus is made of, once the game is over. */
  bonuses?: Array<Bonus>,
  /** Its cards, in an open replay. */
  hand?: Record<string, number>,
  /** Tickets that it is to choose from, in an open replay. */
  offered?: Array<string>, };

/** How the cards were shuffled: the `fair` of a record. */
export type Shuffling = {
  /** The method. */
  shuffle: string,
  /** SHA-256 of the seed, in hexadecimal, which was told before the game. */
  commitment: string,
  /** The seed, in hexadecimal. */
  seed: string,
  /** What players contributed, in rising order of seats: with the second method. */
  contributions?: Array<Contribution>,
  /** The seat that was drawn to begin, as seats were numbered before the deal. */
  first?: number, };

/** Who plays at a seat. */
export type Sitter = "open" | "person" | "bot";

/** A stack of tourist tokens. */
export type Stack = {
  /** Where. */
  at: string,
  /** How many are left. */
  tokens: number,
  /** Seats that have one of them. */
  taken_by: Array<number>, };

/** How far a table has come. */
export type Stage = "waiting" | "playing" | "over";

/** One step of a finished game. */
export type Step = {
  /** Its position in the log of the record: how many entries stand before it. (Not all of
   * `entries` stand in the log: a record leaves sweeps of the row to the rules.) */
  from: number,
  /** What was done, then what chance did, as far as the viewer may know. */
  entries: Array<Entry>,
  /** The game after it, as the viewer sees it; without `actions`. */
  view: View, };

/** A table as one visitor sees it. */
export type Table = {
  /** Its name in addresses; who knows it may watch. */
  id: string,
  /** The board's id. */
  city: string,
  /** Whether the board is not a built-in city; `/api/tables/{id}/board` has it in any case. */
  own_board: boolean,
  /** How far it has come. */
  stage: Stage,
  /** The number of its last event. */
  number: number,
  /** In turn order. */
  seats: Array<Seat>,
  /** The seats that must do something now. */
  waiting_for: Array<number>,
  /** SHA-256 of the server's seed for the shuffles, in hexadecimal. */
  commitment: string,
  /** Before the deal: whether who begins will be drawn, and the seats turned. */
  draws_first?: boolean,
  /** While all seats are taken and the cards are not dealt: when they are, in milliseconds since 1970.
   * Seats that have a `commit` and no `secret` are to reveal it before. */
  reveal_by?: number,
  /** Time to think, if it is limited. */
  clock?: Clock,
  /** Whether players may ask for hints. */
  hints: boolean,
  /** Whether this visitor made the table. */
  host: boolean,
  /** What others need to take an open seat; only for those who sit at the table. */
  invite?: string,
  /** The table of the next game, once somebody asked for one. */
  rematch?: string, };

/** Something that happened at a table. Once released, names and meanings here stay as they are:
 * databases are full of them. */
export type TableEvent = { "event": "created",
  /** The board's id. */
  city: string,
  /** In turn order. */
  seats: Array<SeatStart>,
  /** Time to think. */
  clock?: Clock,
  /** Whether players may ask for hints. */
  hints?: boolean,
  /** Whether who begins is drawn when the cards are dealt. (Before that was possible, it was drawn
   * before this event, or not at all.) */
  draws_first?: boolean, } | { "event": "sat",
  /** Which. */
  seat: number,
  /** The player's name. */
  name: string,
  /** SHA-256 of the secret that their device will contribute to the shuffles. */
  commit?: string, } | { "event": "left",
  /** Which. */
  seat: number, } | { "event": "revealed",
  /** Which. */
  seat: number,
  /** The secret. */
  secret: string,
  /** SHA-256 of the secret that the device will contribute to a rematch. */
  next?: string, } | { "event": "dealt" } | { "event": "bot",
  /** Which. */
  seat: number,
  /** How strong it is. */
  level: Level,
  /** Why. */
  why: Why, } | { "event": "returned",
  /** Which. */
  seat: number, } | { "event": "played",
  /** What was done, as in a record. */
  entry: Entry,
  /** What chance did then: sweeps of the row and shuffles. Not kept, since it follows from
   * the seed. */
  chance?: Array<Entry>, } | { "event": "wants-end",
  /** Which. */
  seat: number,
  /** Whether the game has ended by it: all persons want it who are there. (Once it was not kept,
   * since it followed from the others.) */
  ended?: boolean, } | { "event": "stopped" } | { "event": "resumed" } | { "event": "rematch",
  /** Its id. */
  table: string, };

/** Another player at a seat, from some entry on (Q10). */
export type TakeOver = {
  /** `human`, or `bot:` and the bot's spec. */
  by: string,
  /** The position of the first entry of the log that may be theirs
   * ([`Recorder::next_from`]). */
  from: number,
  /** Why it came to that. */
  why: TakeOverWhy, };

/** Why a seat was taken over. */
export type TakeOverWhy = "left" | "clock" | "returned" | "away";

/** A ticket. */
export type Ticket = {
  /** `a--b`. */
  id: string,
  /** The first place of the id. */
  a: string,
  /** The second. */
  b: string,
  /** What it adds when its places are connected and subtracts when not (R5.2). */
  points: number, };

/** A message to a client. */
export type ToClient = { "type": "welcome",
  /** The table. */
  table: Table,
  /** The game, once it has begun. */
  view: View | null,
  /** What the client missed, if it said what it had seen. */
  missed: Array<Numbered>,
  /** The time here, in milliseconds since 1970. */
  now: number, } | { "type": "event",
  /** The table, if more has changed than the game. */
  table?: Table,
  /** The seats that must do something now. */
  waiting_for: Array<number>,
  /** The game after it, once it has begun; null if more news follow at once. */
  view: View | null,
  /** One more than that of the event before. */
  number: number,
  /** When, in milliseconds since 1970. */
  at: number,
  /** What, as far as this visitor may know. */
  what: TableEvent, } | { "type": "ack",
  /** The client's own id of it. */
  id: string,
  /** The number of the event that it became. */
  number: number, } | { "type": "refused",
  /** The client's own id of it; empty if it could not be read. */
  id: string,
  /** A stable name, which clients turn into words. */
  code: Code,
  /** The rule or ruling, where one was broken. */
  rule?: string,
  /** More for programmers, in English. */
  detail?: string,
  /** What is wrong with a record, and where. */
  fault?: Fault,
  /** What is wrong with a board file, and where: the first of the mistakes. */
  mistakes?: Array<BoardMistake>, } | { "type": "present",
  /** Seats. */
  seats: Array<number>,
  /** How many milliseconds the player of a seat must be away before others may let a bot play there. */
  away_ms: number, } | { "type": "emote",
  /** Whose. */
  seat: number,
  /** What. */
  emote: Emote, } | { "type": "heartbeat",
  /** The time here, in milliseconds since 1970. */
  now: number, } | { "type": "closing" };

/** The tourists of San Francisco (R6). */
export type Tourists = {
  /** How many symbols, and so stacks, there are. */
  symbols: number,
  /** Tokens in a stack that is there from the start, by number of players. */
  start: Record<string, number>,
  /** Tokens in a stack that a player puts down, by number of players. */
  placed: Record<string, number>,
  /** Points for 0, 1, 2 … distinct tokens. */
  points: Array<number>, };

/** What a server speaks. */
export type Version = {
  /** The version of the protocol. */
  protocol: number,
  /** The version of the program. */
  version: string,
  /** What clients must keep to. */
  limits: Limits, };

/** A game as one seat sees it, or as a spectator does. */
export type View = {
  /** The board's id. */
  city: string,
  /** Whose view it is; absent for spectators. */
  seat?: number,
  /** What is to be decided: `choose-tickets`, `place-tourists`, `turn`, `second-card`,
   * `keep-tickets`, or how it ended: `finished`, `stuck`, `abandoned`. */
  phase: Phase,
  /** The seat that is to act. */
  turn: number,
  /** The face-up cards by slot. */
  row: Array<string | null>,
  /** The number of cards in the deck. */
  deck: number,
  /** The discards. */
  discards: Record<string, number>,
  /** The number of tickets in the deck. */
  ticket_deck: number,
  /** Turns until the end, once the last round has begun. */
  turns_left: number | null,
  /** The seat's cards; absent for spectators. */
  hand?: Record<string, number>,
  /** The seat's tickets; absent for spectators. */
  tickets?: Array<string>,
  /** Those of them whose places are connected; absent for spectators. */
  completed?: Array<string>,
  /** Tickets to choose from now; absent for spectators. */
  offered?: Array<string>,
  /** Free routes that nobody can claim any more: with two players, the other lane of one that is
   * taken (R3.4). Absent if there are none. */
  closed?: Array<string>,
  /** What everybody sees of each seat. */
  seats: Array<SeatView>,
  /** What the seat may do now; absent for spectators. */
  actions?: Array<Action>,
  /** Stacks of tourists, where the board has them. */
  stacks?: Array<Stack>,
  /** How it ended, once it has. */
  outcome?: Outcome, };

/** Why a bot plays a seat. */
export type Why = "filled" | "left" | "clock" | "away";
