// The boards as the server sends them.
import cities from '../src/cities/list.json';
import data from '../src/dev/boards.json';
import { inTurn } from '../src/motion';
import type { Board } from '../src/wire';

export const boards = data as unknown as Board[];

export function boardOf(id: string): Board {
  const board = boards.find((one) => one.id === id);
  if (!board) throw new Error(`no board ${id}`);
  return board;
}

/** The ids of the cities that people are offered. */
export const CITIES = cities.map(({ id }) => id);

/** When all parts of a board that has just been mounted are there. */
export const opened = (): Promise<void> => new Promise((done) => inTurn(done));
