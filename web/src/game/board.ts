// The board of a game: what the server sends, and ways to find things on it.
import { loadCity } from '../cities';
import type { Board, Place, Route, Ticket } from '../wire';

export interface GameBoard extends Board {
  /** Points of each route, by id. */
  points: ReadonlyMap<string, number>;
  route(id: string): Route;
  place(id: string): Place;
  ticket(id: string): Ticket;
}

function byId<T extends { id: string }>(all: readonly T[]): (id: string) => T {
  const map = new Map(all.map((one) => [one.id, one]));
  return (id) => {
    const found = map.get(id);
    if (!found) throw new Error(`the board has no ${id}`);
    return found;
  };
}

export function gameBoard(board: Board): GameBoard {
  return {
    ...board,
    points: new Map(board.routes.map(({ id, points }) => [id, points])),
    route: byId(board.routes),
    place: byId(board.places),
    ticket: byId(board.tickets),
  };
}

/** With what we drew for it. */
export async function openBoard(board: Board): Promise<GameBoard> {
  await loadCity(board.id);
  return gameBoard(board);
}
