// The boards as the server sends them.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadCity } from '../src/cities';
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

await Promise.all(CITIES.map(loadCity));

/** Those with all that a city can have drawn: a cast, names and things that move on the map. A new city may come without. */
export const DRAWN = CITIES.filter((id) => existsSync(join(import.meta.dirname, '../src/cities', id, 'cast.ts')));

/** When all parts of a board that has just been mounted are there. */
export const opened = (): Promise<void> => new Promise((done) => inTurn(done));
