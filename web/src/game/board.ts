// The board of a game: what the widget draws, and what else the table tells of it.
import type { BoardData, PlaceData, RouteData } from '../board/types';
import type { Board, Piece, Ticket, Tourists } from '../wire';

export interface GameBoard extends BoardData {
  /** What the wild card shows. */
  wild: string;
  pieces: readonly Piece[];
  tickets: readonly Ticket[];
  /** With so many pieces left or fewer the last round begins. */
  last_round_at: number;
  tourists: Tourists | null;
  /** Points of each route, by id. */
  points: ReadonlyMap<string, number>;
  route(id: string): RouteData;
  place(id: string): PlaceData;
  ticket(id: string): Ticket;
}

/** The number of a lane: 0 for a single route. */
const laneOf = (id: string): number => Number(/#([12])$/.exec(id)?.[1] ?? 0);

/** What the widget draws of a board. */
export function drawingOf(board: Board): BoardData {
  return {
    ...board,
    routes: board.routes.map((route) => ({ ...route, lane: laneOf(route.id) })),
    districts: board.districts.map(({ points, ...district }) => ({ ...district, number: points })),
  };
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
export function gameBoard(board: Board, drawing: BoardData = drawingOf(board)): GameBoard {
  return {
    ...drawing,
    wild: board.wild,
    pieces: board.pieces,
    tickets: board.tickets,
    last_round_at: board.last_round_at,
    tourists: board.tourists,
    points: new Map(board.routes.map(({ id, points }) => [id, points])),
    route: byId(drawing.routes),
    place: byId(drawing.places),
    ticket: byId(board.tickets),
  };
}
