// Made by `cargo xtask types` out of crates/server/src/wire.rs, which is the place to change it.
// docs/protocol.md tells what goes where.

/** What a player can do, as a view lists it and as a client sends it back. */
export type Action = { "do": "keep",
  /** Whose action it is. */
  seat: number,
  /** The kept ones. */
  tickets: Array<string>, } | { "do": "place",
  /** Whose action it is. */
  seat: number,
  /** Where. */
  at: string, } | { "do": "draw",
  /** Whose action it is. */
  seat: number,
  /** From where. */
  from: Source,
  /** What it is, if it lies face up. */
  card?: string, } | { "do": "claim",
  /** Whose action it is. */
  seat: number,
  /** The route or lane. */
  route: string,
  /** The cards to play. */
  cards: Record<string, number>,
  /** Where a tourist is taken. */
  tourist?: string, } | { "do": "tickets",
  /** Whose action it is. */
  seat: number, } | { "do": "pass",
  /** Whose action it is. */
  seat: number, };

/** What was done, as far as one visitor may know: what is hidden from it is absent. */
export type ActionDone = { "do": "keep",
  /** By whom. */
  seat: number,
  /** Which. */
  tickets?: Array<string>, } | { "do": "place",
  /** By whom. */
  seat: number,
  /** Where. */
  at: string, } | { "do": "draw",
  /** By whom. */
  seat: number,
  /** From where. */
  from: Source,
  /** What it was. */
  card?: string, } | { "do": "claim",
  /** By whom. */
  seat: number,
  /** The route or lane. */
  route: string,
  /** The cards played. */
  cards: Record<string, number>,
  /** Where a tourist was taken. */
  tourist?: string, } | { "do": "tickets",
  /** By whom. */
  seat: number,
  /** Which. */
  offered?: Array<string>,
  /** How many, where it is not known which. */
  count?: number, } | { "do": "pass",
  /** Whose turn it was. */
  seat: number, };

/** A board. */
export type Board = {
  /** Its id. */
  id: string,
  /** The name that people read. */
  name: string,
  /** Where the facts come from and how certain they are. */
  provenance: string,
  /** Whether the network is a reconstruction and not the printed one. */
  reconstruction: boolean,
  /** Fewest and most players. */
  players: [number, number],
  /** Colours of the players' pieces, one a seat. */
  player_colors: Array<string>,
  /** The card colours; `wild` is none of them. */
  colors: Array<string>,
  /** What the wild card shows: taxi, bus, ferry, bicycle. */
  wild: string,
  /** The number of cards of each colour, and of `wild`. */
  deck: Record<string, number>,
  /** Kinds of pieces. */
  pieces: Array<Piece>,
  /** With so many pieces left or fewer the last round begins (R5.1). */
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
  /** Where everything is on the picture of the board. */
  drawing: Drawing, };

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
  action: Action, };

/** What happened at a table, as far as this visitor may know. */
export type Happened = { "what": "created" } | { "what": "sat",
  /** Where. */
  seat: number,
  /** Who. */
  name: string, } | { "what": "bot",
  /** Which. */
  seat: number,
  /** How strong it is. */
  level: Level,
  /** Why. */
  why: Why, } | { "what": "returned",
  /** Which. */
  seat: number, } | { "what": "played",
  /** What was done, then what chance did. */
  entries: Array<Seen>, } | { "what": "would-end",
  /** Which. */
  seat: number, } | { "what": "resumed" } | { "what": "rematch",
  /** Its id. */
  table: string, };

/** What a good player would do at a seat now. */
export type Hint = {
  /** One of the actions of the view. */
  action: Action,
  /** The routes that it has in mind. */
  routes: Array<string>,
  /** The tickets that the action serves. */
  tickets: Array<string>, };

/** Takes an open seat. */
export type Join = {
  /** From the invitation. */
  invite: string,
  /** The player's name. */
  name: string, };

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

/** How strong a bot is. */
export type Level = "easy" | "medium" | "hard" | "expert";

/** A table to be made: a built-in city, or a board of one's own. */
export type NewTable = {
  /** The id of a built-in city. */
  city?: string,
  /** In place of a city: the text of a board file. */
  board?: string,
  /** Two to four seats, in turn order. */
  seats: Array<SeatPlan>,
  /** The one of them that begins; drawn by lot if nobody says. It becomes seat 0 of the table. */
  first?: number,
  /** Time to think, if it is limited. */
  clock?: Clock, };

/** An event with its number. */
export type Numbered = {
  /** One more than that of the event before. */
  number: number,
  /** When, in milliseconds since 1970. */
  at: number,
  /** What. */
  event: Happened, };

/** What a clock counts. */
export type Per = "move" | "game";

/** A kind of piece. */
export type Piece = {
  /** Its name: taxi, bus, streetcar, subway. */
  name: string,
  /** How many of them each player has. */
  count: number,
  /** Points of a route by the number of its cards. */
  points: Record<string, number>, };

/** A place. */
export type Place = {
  /** Its id. */
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

/** Why something was not done. */
export type Problem = {
  /** A stable name, which clients turn into words. */
  code: string,
  /** The rule or ruling, where one was broken. */
  rule?: string,
  /** More for programmers, in English. */
  detail?: string, };

/** A finished game, step by step. */
export type Replay = {
  /** The board. */
  board: Board,
  /** The `seats` of the record. */
  seats: Array<{ name: string, by: string, then?: Array<{ by: string, from: number, why: string }> }>,
  /** The `result` of the record. */
  result: { reason: string, scores: Array<{ routes: number, tickets: number, bonus: number, total: number, completed: number }>, winners: Array<number> },
  /** The seed of the shuffles, where the record has one. */
  fair: { shuffle: string, commitment: string, seed: string } | null,
  /** The deal, then one for each action. */
  steps: Array<Step>, };

/** A route, or one lane of a double route. */
export type Route = {
  /** `a--b`, or `a--b#1` and `a--b#2` for the lanes of a double route. */
  id: string,
  /** The place at one end. */
  a: string,
  /** The place at the other. */
  b: string,
  /** A colour or `grey`. */
  color: string,
  /** Cards to pay. */
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
  /** Whether its player would end the game here. */
  would_end: boolean,
  /** Milliseconds left when the present turn began, where a clock runs. */
  left_ms?: number,
  /** When the clock runs out, in milliseconds since 1970, if this seat is to act. */
  deadline?: number, };

/** Who is to sit at a seat of a new table. */
export type SeatPlan = { "by": "open" } | { "by": "device",
  /** The player's name. */
  name: string, } | { "by": "bot",
  /** How strong it is. */
  level: Level, };

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
  /** Its tickets, once the game is over. */
  revealed?: Array<string>,
  /** Its cards, in a replay. */
  hand?: Record<string, number>,
  /** The tickets that it has kept, in a replay. */
  kept?: Array<string>,
  /** Those of them whose places are connected, in a replay. */
  completed?: Array<string>,
  /** Tickets that it is to choose from, in a replay. */
  offered?: Array<string>, };

/** One entry of what happened in a game. */
export type Seen = ActionDone | {
  /** `shuffle` or `sweep`. */
  chance: "shuffle" | "sweep",
  /** How many cards were shuffled, or how often the row was swept. */
  count: number, } | {
  /** Always `abandoned`. */
  end: "abandoned",
  /** The last who wanted it. */
  by: number, };

/** Who plays at a seat. */
export type Sitter = "open" | "person" | "bot";

/** Where a card comes from: `"deck"` or the number of a slot of the row. */
export type Source = number | "deck";

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
  /** What was done, then what chance did; nothing is hidden. */
  entries: Array<Seen>,
  /** The game after it: as spectators see it, and the seats with all that is theirs. */
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
  /** SHA-256 of the seed with which the cards are shuffled, in hexadecimal. */
  commitment: string,
  /** Time to think, if it is limited. */
  clock?: Clock,
  /** Whether this visitor made the table. */
  host: boolean,
  /** What others need to take an open seat; only for those who sit at the table. */
  invite?: string,
  /** The table of the next game, once somebody asked for one. */
  rematch?: string, };

/** A ticket. */
export type Ticket = {
  /** `a--b`. */
  id: string,
  /** The place at one end. */
  a: string,
  /** The place at the other. */
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
  /** What. */
  event: Happened, } | { "type": "ack",
  /** The client's own id of it. */
  id: string,
  /** The number of the event that it became. */
  number: number, } | { "type": "refused",
  /** The client's own id of it; empty if it could not be read. */
  id: string,
  /** A stable name, which clients turn into words. */
  code: string,
  /** The rule or ruling, where one was broken. */
  rule?: string,
  /** More for programmers, in English. */
  detail?: string, } | { "type": "present",
  /** Seats. */
  seats: Array<number>, } | { "type": "closing" };

/** The tourists of a board (R6). */
export type Tourists = {
  /** How many symbols, and so stacks, there are. */
  symbols: number,
  /** Tokens in a stack that is there from the start, by number of players. */
  start: Record<string, number>,
  /** Tokens in a stack that a player puts down, by number of players. */
  placed: Record<string, number>,
  /** Points for 0, 1, 2 … distinct tokens. */
  points: Array<number>, };

/** A game as one seat sees it, or as a spectator does. */
export type View = {
  /** The board's id. */
  city: string,
  /** Whose view it is; absent for spectators. */
  seat?: number,
  /** What is to be decided: `choose-tickets`, `place-tourists`, `turn`, `second-card`,
   * `keep-tickets`, or how it ended: `finished`, `stuck`, `abandoned`. */
  phase: "choose-tickets" | "place-tourists" | "turn" | "second-card" | "keep-tickets" | "finished" | "stuck" | "abandoned",
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
  /** What everybody sees of each seat. */
  seats: Array<SeatView>,
  /** What the seat may do now; absent for spectators. */
  actions?: Array<Action>,
  /** Stacks of tourists, where the board has them. */
  stacks?: Array<Stack>, };

/** Why a bot plays a seat. */
export type Why = "filled" | "left" | "clock";
