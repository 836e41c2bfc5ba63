// What the board widget is given. The server sends `BoardData` as part of every board; everything else
// is made by the page. The widget is told where things are, never what may be done with them.
import type { Board, Place, Route } from '../wire';

export type BoardData = Pick<Board, 'name' | 'places' | 'routes' | 'districts' | 'drawing'>;

/** A player as the board shows them. Seats also have a mark each, so that colours are not needed. */
export interface SeatLook {
  /** A colour's name. */
  color: string;
}

/** Which seat owns which route, by the route's id. Routes that nobody owns are left out. */
export type Owners = Readonly<Record<string, number>>;

/** A stack of tourist tokens. */
export interface TokenStack {
  symbol: number;
  /** How many are left; at least one. */
  tokens: number;
  /** Whether the player who looks has one of them, and so cannot take another. Left out for those who take none. */
  held?: boolean;
}

/** Which tokens lie where, by the place's id. */
export type Stacks = Readonly<Record<string, TokenStack>>;

/** When the vehicles of a claimed route come to stand on it, in milliseconds: the first one, and then one after another. */
export interface Landing {
  first: number;
  step: number;
  /** How long each of them takes. */
  each: number;
}

/** What stands out. All of it is by id, and all of it may be left out. */
export interface Highlight {
  /** Routes that can be claimed now. */
  claimable?: readonly string[];
  /** Those of them that matter most: on the way of an open ticket. */
  gold?: readonly string[];
  /** Those of them that are looked at, such as what a colour can pay for: only they are lit. */
  lit?: readonly string[] | undefined;
  /** Routes to be looked at, such as the way of a ticket. */
  way?: readonly string[];
  /** Ways along which a light runs, each of routes in their order. */
  lights?: readonly (readonly string[])[];
  /** Places where something can be put now. */
  placeable?: readonly string[];
  /** Places to be looked at, such as the ends of a ticket. */
  places?: readonly string[];
  /** Routes that changed last. */
  changed?: readonly string[];
  /** The route that was chosen and is not claimed yet. */
  chosen?: string | undefined;
  /** The seat whose routes are to be looked at: all others fade. */
  seat?: number | undefined;
}

/** The words of the widget, which has none of its own. Used as accessible names. `can` is whether the route
 * can be claimed now, or something put at the place; `closed`, whether nobody can claim it any more; `gold`, whether it is on
 * the way of an open ticket. */
export interface BoardWords {
  board: string;
  route(route: Route, owner: number | undefined, can: boolean, closed: boolean, gold: boolean): string;
  place(place: Place, stack: TokenStack | undefined, can: boolean): string;
}
