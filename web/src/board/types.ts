// What the board widget is given. The server sends `BoardData` as it stands here; everything else
// is made by the page. The widget knows where things are, never what may be done with them.

export interface PlaceData {
  id: string;
  name: string;
  /** Parts of the drawing's width and height, from the top left. */
  x: number;
  y: number;
  /** A tourist attraction (New York). */
  attraction: boolean;
  /** Has a stack of tourists from the start (San Francisco). */
  tourists: boolean;
}

export interface RouteData {
  id: string;
  /** Ids of the places at its ends. */
  a: string;
  b: string;
  /** 0 for a single route, 1 and 2 for the lanes of a double one. */
  lane: number;
  /** A colour of the cards, or `grey`. */
  color: string;
  spaces: number;
  /** Differs from `spaces` where one piece covers the whole route (Berlin's subways). */
  cards: number;
  /** How many of the cards must be wild. */
  ferries: number;
  /** The kind of piece that claims it. */
  piece: string;
  /** Measured spaces as x, y (parts) and degrees, from `a` to `b`; empty where nobody measured. */
  layout: readonly (readonly [number, number, number])[];
}

export interface DistrictData {
  number: number;
  color: string;
  /** Ids of its places. */
  places: readonly string[];
}

export interface BoardData {
  id: string;
  name: string;
  /** Width divided by height. */
  aspect: number;
  /** Colours of the cards, in the order of the deck, without the wild. */
  colors: readonly string[];
  /** Colours of the players' pieces. */
  player_colors: readonly string[];
  places: readonly PlaceData[];
  routes: readonly RouteData[];
  districts: readonly DistrictData[];
}

/** A player as the board shows them. Seats also have a mark each, so that colours are not needed. */
export interface SeatLook {
  /** A colour's name. */
  color: string;
}

/** Which seat owns which route, by the route's id. Routes that nobody owns are left out. */
export type Owners = Readonly<Record<string, number>>;

/** How many tourists wait at which place, by the place's id. */
export type Stacks = Readonly<Record<string, number>>;

/** What stands out. All of it is by id, and all of it may be left out. */
export interface Highlight {
  /** Routes that can be claimed now. */
  claimable?: readonly string[];
  /** Places where something can be put now. */
  placeable?: readonly string[];
  /** Places to be looked at, such as the ends of a ticket. */
  places?: readonly string[];
  /** Routes that changed last. */
  changed?: readonly string[];
  /** The seat whose routes are to be looked at: all others fade. */
  seat?: number | undefined;
}

/** The words of the widget, which has none of its own. Used as accessible names. `can` is whether the route
 * can be claimed now, or something put at the place. */
export interface BoardWords {
  board: string;
  route(route: RouteData, owner: number | undefined, can: boolean): string;
  place(place: PlaceData, tourists: number, can: boolean): string;
}
