// The board of a game: what the widget draws, and what else the table tells of it.
import type { BoardData, DistrictData, PlaceData, RouteData } from '../board/types';

export interface TicketData {
  id: string;
  a: string;
  b: string;
  points: number;
}

export interface PieceData {
  name: string;
  count: number;
}

export interface GameBoard extends BoardData {
  /** What the wild card shows. */
  wild: string;
  pieces: readonly PieceData[];
  tickets: readonly TicketData[];
  /** Points of each route, by id. */
  points: ReadonlyMap<string, number>;
  route(id: string): RouteData;
  place(id: string): PlaceData;
  ticket(id: string): TicketData;
}

/** What the server sends; an older one leaves the drawing out. */
export interface ServerBoard {
  id: string;
  name: string;
  aspect?: number;
  wild?: string;
  colors: string[];
  player_colors?: string[];
  pieces: PieceData[];
  places: (Partial<PlaceData> & { id: string; name: string })[];
  routes: (Partial<RouteData> & { id: string; points: number })[];
  tickets: TicketData[];
  districts: (Partial<DistrictData> & { places: readonly string[] })[];
}

const WILDS: Readonly<Record<string, string>> = {
  'new-york': 'taxi',
  london: 'bus',
  'san-francisco': 'ferry',
  berlin: 'bicycle',
};

/** Whether the server sends where things are. */
export function hasDrawing({ aspect, places }: ServerBoard): boolean {
  return aspect !== undefined && places.every(({ x }) => x !== undefined);
}

function byId<T extends { id: string }>(all: readonly T[]): (id: string) => T {
  const map = new Map(all.map((one) => [one.id, one]));
  return (id) => {
    const found = map.get(id);
    if (!found) throw new Error(`the board has no ${id}`);
    return found;
  };
}

/** Puts facts and drawing together. */
export function gameBoard(server: ServerBoard, drawing: BoardData): GameBoard {
  return {
    ...drawing,
    wild: server.wild ?? WILDS[server.id] ?? 'wild',
    pieces: server.pieces,
    tickets: server.tickets,
    points: new Map(server.routes.map(({ id, points }) => [id, points])),
    route: byId(drawing.routes),
    place: byId(drawing.places),
    ticket: byId(server.tickets),
  };
}
